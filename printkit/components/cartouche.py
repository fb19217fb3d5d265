"""From the words of a board's legend to its cartouche, its key and the signs of the kinds."""

from collections.abc import Iterator, Sequence

from printkit.base.geometry import Rect
from printkit.components import weave
from printkit.components.patterns import pattern
from printkit.components.theme import Theme
from printkit.components.tones import pattern_tone
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import Laid, fitted, line, paragraph
from printkit.model.boards import Legend
from printkit.model.kinds import Kind
from printkit.model.text import Text

_SMALLEST = 2.82
"""Least height of the em on a board: 8 pt."""


def plate(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return an empty sign: a board of wood with a light field."""
    ink = theme.colour("ink")
    return (
        PathItem(
            shapes.rounded_rect(*box, 2.6),
            Style(theme.colour("wood-dark"), ink, theme.weights["contour"]),
        ),
        PathItem(shapes.rounded_rect(*box.inset(1.2), 1.7), Style(fill=theme.colour("paper"))),
    )


def cartouche(theme: Theme, title: Text, subtitle: Text, box: Rect) -> tuple[Item, ...]:
    """Return the title of a board on a sign between two woven bands.

    Raises:
        FitError: The words do not fit.
    """
    words, below = theme.say(title).upper(), theme.say(subtitle)
    edge = min(5.0, box.height * 0.2)
    inner = box.inset(1.9)
    bands = (
        Rect(inner.x, inner.y, edge, inner.height),
        Rect(inner.right - edge, inner.y, edge, inner.height),
    )
    room = inner.width - 2 * edge - 5.0
    size = fitted(
        theme.book, words, room, role="title", size=box.height * 0.52, min_size=4.0,
        name="the board's title",
    )  # fmt: skip
    small = fitted(
        theme.book, below, room, role="bold", size=max(min(size * 0.46, 5.6), _SMALLEST),
        min_size=_SMALLEST, name="the board's subtitle",
    )  # fmt: skip
    rise = theme.book.face("title").cap_height * size
    fall = theme.book.face("bold").cap_height * small
    gap = small * 0.62
    top = box.centre.y - (rise + gap + fall) / 2
    return (
        *plate(theme, box),
        *(item for each in bands for item in weave.band(theme, each)),
        *line(
            theme.book, words, box.centre.x, top + rise / 2, role="title", size=size,
            colour=theme.colour("deep"), anchor="middle", centred=True,
        ),
        *line(
            theme.book, below, box.centre.x, top + rise + gap + fall / 2, role="bold", size=small,
            colour=theme.colour("clay"), anchor="middle", centred=True,
        ),
    )  # fmt: skip


def key_cards(
    theme: Theme, legend: Legend, boxes: Sequence[Rect], label: float, body: float
) -> Iterator[Item]:
    """Yield a card for each entry of the key: its symbol, heading and sentence.

    Args:
        theme: The game's look.
        legend: Its key has as many entries as there are boxes.
        boxes: Where the cards lie.
        label: Height of the em of a heading.
        body: Of a sentence; both shrink where they must.

    Raises:
        FitError: A text does not fit.
    """
    for (symbol, heading, sentence), box in zip(legend.key, boxes, strict=True):
        yield from plate(theme, box)
        art = min(box.height * 0.62, box.width * 0.235)
        paints = {
            "ink": theme.colour("ink"),
            "accent": theme.colour("clay"),
            "ground": theme.colour("paper"),
            "light": theme.colour("straw"),
        }
        yield from draw(theme.symbol(symbol), box.x + 2.6, box.centre.y - art / 2, art, paints)
        left = box.x + art + 4.4
        yield from _entry(
            theme, theme.say(heading), theme.say(sentence),
            Rect(left, box.y + 1.8, box.right - left - 2.2, box.height - 3.6), label, body,
        )  # fmt: skip


def _entry(
    theme: Theme, heading: str, sentence: str, room: Rect, label: float, body: float
) -> Iterator[Item]:
    """A heading over a sentence, together in the middle of a room from top to bottom."""
    size = fitted(
        theme.book, heading, room.width, role="title", size=label, min_size=_SMALLEST,
        name="the board's key",
    )  # fmt: skip
    rise = theme.book.face("title").cap_height * size
    gap = size * 0.36

    def laid(y: float, em: float) -> Laid:
        return paragraph(
            theme.book, sentence, room.x, y, room.width, size=em, min_size=min(em, _SMALLEST),
            leading=1.16, colour=theme.colour("ink"), max_height=room.height - rise - gap,
            name="the board's key",
        )  # fmt: skip

    first = laid(0.0, body)
    top = room.y + (room.height - rise - gap - first.height) / 2
    yield from line(
        theme.book, heading, room.x, top + rise, role="title", size=size,
        colour=theme.colour("deep"),
    )  # fmt: skip
    yield from laid(top + rise + gap, first.size).items


def kind_signs(theme: Theme, kinds: Sequence[Kind], box: Rect, label: float) -> Iterator[Item]:
    """Yield a disc for each kind, with its pattern and letter, and its name below.

    Args:
        theme: The game's look.
        kinds: From left to right.
        box: Where they lie, evenly.
        label: Height of the em of a name at most.

    Raises:
        FitError: A name does not fit.
    """
    step = box.width / len(kinds)
    names = [theme.say(kind.name) for kind in kinds]
    size = min(
        fitted(
            theme.book, name, step - 1.0, role="bold", size=label, min_size=_SMALLEST * 0.9,
            name="a kind's name",
        )
        for name in names
    )  # fmt: skip
    radius = min(step * 0.42, (box.height - size * 1.3) / 2)
    high = 2 * radius + size * 1.3
    for k, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        x, y = box.x + (k + 0.5) * step, box.y + (box.height - high) / 2 + radius
        yield from kind_sign(theme, kind, x, y, radius)
        yield from line(
            theme.book, name, x, y + radius + size * 0.85, role="bold", size=size,
            colour=theme.colour("ink"), anchor="middle", centred=True,
        )  # fmt: skip


def kind_sign(theme: Theme, kind: Kind, x: float, y: float, radius: float) -> tuple[Item, ...]:
    """Return a disc in the colour of a kind: its pattern around, its letter in a calm middle."""
    rim = shapes.circle(x, y, radius)
    box = Rect(x - radius, y - radius, 2 * radius, 2 * radius)
    fill, ink = theme.colour(kind.colour), theme.colour("ink")
    lines = pattern(kind.pattern, box, radius * 0.34, pattern_tone(theme, kind.colour))
    return (
        Group((PathItem(rim, Style(fill=fill)), *lines), clip=rim),
        PathItem(shapes.circle(x, y, radius * 0.56), Style(fill=fill)),
        PathItem(rim, Style(None, ink, theme.weights["contour"] * 0.8)),
        *line(
            theme.book, kind.letter, x, y, role="number", size=radius * 1.02,
            colour=theme.on_colour(kind.colour), anchor="middle", centred=True,
        ),
    )  # fmt: skip
