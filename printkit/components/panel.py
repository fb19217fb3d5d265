"""From a board's title and key to the panel beside its grid: cartouche, key, what the rings are."""

from collections.abc import Iterator

from printkit.base.geometry import Rect, translation
from printkit.base.units import MM_PER_PT
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import Laid, fitted, line, paragraph
from printkit.model.boards import GridBoard
from printkit.model.text import Text

SMALL = 9 * MM_PER_PT
PATCH = 7.0
"""Side of the patch of colour before the words of a legend, in mm."""
LEAST = 1.5
"""Least space between two entries of a legend, in mm."""


GAP = 4.0
TALL = (0.27, 0.53, 0.73)
WIDE = (1 / 3, 2 / 3)
"""Where the gaps between the cards of a panel are best, as shares of its length."""


def draw_panel(
    spec: GridBoard, theme: Theme, box: Rect, joins: tuple[float, ...], *, tall: bool
) -> tuple[tuple[Item, ...], tuple[Rect, ...]]:
    """Draw the panel of a board: cartouche, key, legend and, where it is tall, a ship.

    Args:
        spec: The board.
        theme: The game's look.
        box: Where the panel lies, in mm.
        joins: Where the board may be split in the panel's long direction; gaps lie on them.
        tall: Cards stand one below the other (else side by side).

    Returns:
        The drawing, and the box of each card, which no join may cross.
    """
    cards = _rows(box, joins) if tall else _columns(box, joins)
    drawings = (_title, _key, _legend, _art)
    items = tuple(
        item
        for draw_card, card in zip(drawings, cards, strict=False)
        for item in draw_card(spec, theme, card)
    )
    return items, cards


def _rows(box: Rect, joins: tuple[float, ...]) -> tuple[Rect, ...]:
    cuts = [_snapped(box.y + share * box.height, joins) for share in TALL]
    tops = [box.y, *(cut + GAP / 2 for cut in cuts)]
    ends = [*(cut - GAP / 2 for cut in cuts), box.bottom]
    return tuple(Rect(box.x, a, box.width, b - a) for a, b in zip(tops, ends, strict=True))


def _columns(box: Rect, joins: tuple[float, ...]) -> tuple[Rect, ...]:
    cuts = [_snapped(box.x + share * box.width, joins) for share in WIDE]
    starts = [box.x, *(cut + GAP / 2 for cut in cuts)]
    ends = [*(cut - GAP / 2 for cut in cuts), box.right]
    return tuple(Rect(a, box.y, b - a, box.height) for a, b in zip(starts, ends, strict=True))


def _snapped(place: float, joins: tuple[float, ...]) -> float:
    return min(joins, key=lambda join: abs(join - place), default=place)


def _card(theme: Theme, box: Rect, colour: str = "paper") -> PathItem:
    return PathItem(shapes.rounded_rect(*box, 3.0), Style(fill=theme.colour(colour)))


def _title(spec: GridBoard, theme: Theme, box: Rect) -> Iterator[Item]:
    """The cartouche: the game's name under its crab, between two rules."""
    yield _card(theme, box, "sand")
    yield PathItem(
        shapes.rounded_rect(*box.inset(1.6), 2.2),
        Style(None, theme.colour("ink"), theme.weights["contour"]),
    )
    words = theme.say(spec.title).upper()
    size = fitted(
        theme.book,
        words,
        box.width - 10.0,
        role="title",
        size=box.width * 0.26,
        min_size=4.0,
        name="board title",
    )
    art = min(box.width - 12.0, box.height - size - 10.0)
    crab = {
        "ink": theme.colour("ink"),
        "accent": theme.colour("orange"),
        "ground": theme.colour("sand"),
        "light": theme.colour("white"),
    }
    top = box.y + (box.height - art - size * 0.86) / 2
    yield from draw(theme.symbol("crab-front"), box.centre.x - art / 2, top, art, crab)
    yield from line(
        theme.book,
        words,
        box.centre.x,
        top + art + size * 0.46,
        role="title",
        size=size,
        colour=theme.colour("ink"),
        anchor="middle",
        centred=True,
    )


def _heading(theme: Theme, text: Text, box: Rect) -> Iterator[Item]:
    words = theme.say(text)
    size = fitted(
        theme.book, words, box.width - 8.0, role="title", size=4.4, min_size=2.8, name="heading"
    )
    yield from line(
        theme.book,
        words,
        box.x + 4.0,
        box.y + 7.0,
        role="title",
        size=size,
        colour=theme.colour("ink"),
    )
    rule = shapes.line(box.x + 4.0, box.y + 9.0, box.right - 4.0, box.y + 9.0)
    yield PathItem(rule, Style(stroke=theme.colour("ink"), width=theme.weights["detail"]))


def _key(spec: GridBoard, theme: Theme, box: Rect) -> Iterator[Item]:
    """What a colony is worth: so many crabs, so many points."""
    yield _card(theme, box)
    yield from _heading(theme, spec.key_title, box)
    step = (box.height - 12.0) / len(spec.key)
    crab = {"ink": theme.colour("ink"), "ground": theme.colour("paper")}
    art = min(step * 0.74, (box.width - 26.0) / 5.5)
    for k, (count, value) in enumerate(spec.key):
        y = box.y + 10.5 + (k + 0.5) * step
        words = theme.say(count)
        number = int(words.rstrip("+"))
        for n in range(number):
            yield from draw(
                theme.symbol("crab"), box.x + 3.5 + n * art * 1.06, y - art / 2, art, crab
            )
        if words.endswith("+"):
            yield from line(
                theme.book,
                "+",
                box.x + 4.0 + number * art * 1.06,
                y,
                role="number",
                size=art * 0.9,
                colour=theme.colour("ink"),
                centred=True,
            )
        radius = min(step * 0.42, 5.4)
        centre = (box.right - 4.0 - radius, y)
        points = theme.say(value)
        minus = points.startswith(("-", "−"))
        fill = theme.colour("coral" if minus else "sand")
        yield PathItem(shapes.circle(*centre, radius), Style(fill=fill))
        yield from line(
            theme.book,
            points,
            *centre,
            role="number",
            size=radius * 1.15,
            colour=theme.colour("ink"),
            anchor="middle",
            centred=True,
        )


def _legend(spec: GridBoard, theme: Theme, box: Rect) -> Iterator[Item]:
    """What the rings and the tints of the sea are."""
    yield _card(theme, box)
    entries = [
        *(("sand" if ring.id == "score" else "foam", ring.name) for ring in spec.rings),
        *([("sea-light", spec.zone.name)] if spec.zone else []),
    ]
    room = box.height - 8.0
    sizes: tuple[tuple[float, float | None], ...] = (
        (SMALL, None),
        (SMALL * 0.92, None),
        (SMALL * 0.85, room / len(entries) - LEAST),  # an entry refuses what is higher
    )
    laid: list[Laid] = []
    for size, most in sizes:
        laid = [_entry(theme, words, box, size, most) for _, words in entries]
        if sum(_high(words) + LEAST for words in laid) <= room + LEAST:
            break
    gap = min(6.0, (room - sum(map(_high, laid))) / len(laid))
    y = box.y + (box.height - sum(map(_high, laid)) - gap * (len(laid) - 1)) / 2
    edge = theme.colour("ink"), theme.weights["detail"]
    for (colour, _), words in zip(entries, laid, strict=True):
        high = _high(words)
        patch = Rect(box.x + 4.0, y + (high - PATCH) / 2, PATCH, PATCH)
        yield PathItem(shapes.rounded_rect(*patch, 1.0), Style(theme.colour(colour), *edge))
        yield Group(words.items, matrix=translation(0.0, y + (high - words.height) / 2))
        y += high + gap


def _entry(theme: Theme, words: Text, box: Rect, size: float, most: float | None) -> Laid:
    """Return the words of a legend beside their patch, laid out from y = 0."""
    return paragraph(
        theme.book,
        theme.say(words),
        box.x + 14.0,
        0.0,
        box.width - 18.0,
        size=size,
        max_height=most,
        colour=theme.colour("ink"),
        name="board legend",
    )


def _high(words: Laid) -> float:
    return max(words.height, PATCH)


def _art(_spec: GridBoard, theme: Theme, box: Rect) -> Iterator[Item]:
    """A ship on its way home, on two rows of crests."""
    size = min(box.width * 0.82, box.height)
    hull = {
        "ink": theme.colour("ink"),
        "ground": theme.colour("sand"),
        "accent": theme.colour("sail-1"),
    }
    clip = shapes.rounded_rect(*box, 3.0)
    crest = 16.0
    far, near = (
        {"ink": theme.colour(key), "ground": theme.colour("sea-light")}
        for key in ("sea", "sea-deep")
    )
    sky = PathItem(shapes.rect(*box), Style(fill=theme.colour("sea-light")))
    gull = {"ink": theme.colour("sea-deep"), "ground": theme.colour("sea-light")}
    step = crest * 0.992  # they lap over a little, so that no seam shows
    number = int(box.width / step) + 2
    waves = [
        Group(
            draw(theme.symbol("wave"), 0.0, 0.0, crest, paints),
            matrix=translation(box.x + k * step - shift, box.bottom - rise),
        )
        for paints, shift, rise in ((far, crest / 2, 19.0), (near, 0.0, 12.0))
        for k in range(number)
    ]
    ship = draw(theme.symbol("ship"), box.centre.x - size / 2, box.bottom - size - 5.0, size, hull)
    sign = {"ink": theme.colour("ink"), "ground": theme.colour("sand")}
    x, y = box.centre.x - size / 2 + size * 0.345, box.bottom - size - 5.0 + size * 0.215
    crab = draw(theme.symbol("crab"), x, y, size * 0.31, sign)
    birds = (
        *draw(theme.symbol("gull"), box.x + 4.0, box.y + 3.0, 8.0, gull),
        *draw(theme.symbol("gull"), box.right - 11.0, box.y + 10.0, 6.0, gull),
    )
    middle = len(waves) // 2
    yield Group((sky, *birds, *waves[:middle], *ship, *crab, *waves[middle:]), clip=clip)
