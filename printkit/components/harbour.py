"""From a board's wharf to a drawing of it: the quay with the slot of the strip, berths on the water."""

from collections.abc import Iterator

from printkit.base.geometry import Rect
from printkit.components.boardground import Ground
from printkit.components.strips import planks
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.trays import water
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.text import Laid, line, paragraph
from printkit.model.boards import Places, TrackBoard

_BUOY = 2.6
"""From a berth to the buoy at the end of its rope: a ship does not cover it."""


def draw_harbour(board: TrackBoard, theme: Theme, at: Ground, layout: Layout) -> Group:
    """Return the wharf.

    Args:
        board: The board.
        theme: The game's look.
        at: Where everything lies.
        layout: Keys label and body (sizes of type).
    """
    box, first = at.harbour, at.berths[0]
    words = Rect(first.x, box.y, box.right - first.x, first.y - box.y)
    return Group(
        (
            *water(theme, "river", box),
            *_quay(theme, at),
            *_berths(board.wharf, theme, at),
            *_words(board.wharf, theme, words, layout),
        ),
        clip=shapes.rounded_rect(*box, 2.5),
    )


def _quay(theme: Theme, at: Ground) -> Iterator[Item]:
    """Planks along the water with the slot for the strip, posts and ropes to the berths."""
    quay, slot = at.quay, at.strip
    dark, ink = theme.colour("wood-dark"), theme.colour("ink")
    shade = Rect(quay.right, quay.y, 1.4, quay.height)
    yield PathItem(shapes.rect(*shade), Style(fill=theme.colour("river-deep")))
    yield from planks(theme, quay, quay.y, at.step)
    yield PathItem(shapes.rounded_rect(*slot.inset(-0.9), 1.6), Style(fill=dark))
    yield PathItem(
        shapes.rounded_rect(*slot, 1.0),
        Style(theme.shade("wood", -0.22), ink, theme.weights["detail"]),
    )
    for y in _between(at):
        yield PathItem(
            shapes.circle(quay.right + 0.9, y, 2.3),
            Style(theme.colour("wood-light"), ink, theme.weights["contour"]),
        )
        yield PathItem(
            shapes.circle(quay.right + 0.9, y, 1.1),
            Style(None, theme.colour("wood"), theme.weights["detail"] * 1.6),
        )


def _between(at: Ground) -> list[float]:
    """Return where the ropes above the berths run."""
    return [berth.centre.y - at.step / 2 for berth in at.berths]


def _berths(wharf: Places, theme: Theme, at: Ground) -> Iterator[Item]:
    """A place for a ship each, with its number; ropes float between them."""
    rope = Style(None, theme.colour("rope"), 1.1)
    knots = Style(None, theme.colour("wood-dark"), 1.1, (0.4, 1.1), round=False)
    for label, place in zip(wharf.labels, at.berths, strict=True):
        yield PathItem(
            shapes.rounded_rect(*place.inset(0.6), 3.0),
            Style(theme.shade("river", 0.3), theme.colour("river-deep"),
                  theme.weights["contour"], (2.4, 1.8)),
        )  # fmt: skip
        yield from line(
            theme.book, label, place.right - 11.0, place.centre.y, role="number", size=15.0,
            colour=theme.shade("river-deep", 0.25), anchor="middle", centred=True,
        )  # fmt: skip
    left, wide = at.berths[0].x, at.berths[0].width
    for y in _between(at):
        bow = (
            ("M", (left - 3.0, y)),
            ("C", (left + wide * 0.3, y + 1.0, left + wide * 0.6, y - 1.0, left + wide + _BUOY, y)),
        )
        yield PathItem(bow, rope)
        yield PathItem(bow, knots)
        buoy = left + wide + _BUOY
        yield PathItem(
            shapes.circle(buoy, y, 2.0),
            Style(theme.colour("refused"), theme.colour("ink"), theme.weights["contour"]),
        )
        yield PathItem(
            shapes.line(buoy - 1.2, y, buoy + 1.2, y),
            Style(None, theme.colour("paper"), 0.8, round=False),
        )


def _words(wharf: Places, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Name and hint on the water above the first berth."""
    words = theme.say(wharf.name).upper()
    size = layout.mm("label") * 1.5
    wide = theme.book.face("title").width(words, size)
    middle = box.y + (box.height - 2.6) / 2
    yield from line(
        theme.book, words, box.x + 1.0, middle, role="title", size=size,
        colour=theme.colour("river-deep"), centred=True,
    )  # fmt: skip
    room = Rect(box.x + wide + 5.0, box.y, box.width - wide - 8.0, box.height - 2.6)
    yield from _centred(theme, theme.say(wharf.hint), room, layout.mm("body"))


def _centred(theme: Theme, words: str, room: Rect, size: float) -> Iterator[Item]:
    """A sentence in a room, left-aligned, in its middle from top to bottom."""

    def laid(y: float, height: float) -> Laid:
        return paragraph(
            theme.book, words, room.x, y, room.width, role="bold", size=height, min_size=2.47,
            leading=1.18, colour=theme.colour("ink"), max_height=room.height, name="the board",
        )  # fmt: skip

    first = laid(0.0, size)
    yield from laid(room.centre.y - first.height / 2, first.size).items
