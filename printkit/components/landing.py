"""From the places of a board and the sizes of their pieces to a wharf, a chute and a storage place."""

from collections.abc import Iterator, Mapping

from printkit.base.geometry import Rect, scaling, translation
from printkit.components.strips import planks
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.trays import water
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import GRID, draw
from printkit.display.text import Laid, fitted, line, paragraph
from printkit.model.boards import Places, TrackBoard

STRIP_SLACK = 1.004
"""The slot of a strip is a little longer than the strip; its cells must meet the berths."""
_LAST = 1.25
"""The last sign on the post is so much higher than the others: it says most."""
SLACK = 1.02
"""A place is 2 % larger than its piece."""


def strip_size(layout: Layout, cells: int) -> tuple[float, float]:
    """Return width and height of a strip with so many cells, in mm."""
    return layout.mm("width"), layout.mm("head") + cells * layout.mm("cell")


def harbour(
    board: TrackBoard, theme: Theme, box: Rect, layout: Layout, layouts: Mapping[str, Layout]
) -> tuple[Item, ...]:
    """Draw the quay with the slot of the strip, and the berths on the water."""
    wharf = board.wharf
    strip, ship = layouts[wharf.strip], layouts[wharf.holds]
    head, step = strip.mm("head"), strip.mm("cell")
    wide, long = strip_size(strip, len(wharf.labels))
    quay = Rect(box.x, box.y, layout.mm("quay"), box.height)
    slot = Rect(quay.centre.x - wide * SLACK / 2, box.centre.y - long * STRIP_SLACK / 2,
                wide * SLACK, long * STRIP_SLACK)  # fmt: skip
    top = box.centre.y - long / 2 + head
    size = (ship.mm("width") * SLACK, min(ship.mm("height") * SLACK, step - 0.4))
    left = quay.right + 3.0
    return (
        Group(
            (
                *water(theme, "river", box),
                *_quay(theme, quay, slot, step, top, len(wharf.labels)),
                *_berths(wharf, theme, (left, top), size, step),
                *_wharf_words(
                    wharf, theme, Rect(left, box.y, box.right - left, top - box.y), layout
                ),
            ),
            clip=shapes.rounded_rect(*box, 2.5),
        ),
    )


def _quay(
    theme: Theme, quay: Rect, slot: Rect, step: float, top: float, berths: int
) -> Iterator[Item]:
    """Planks along the water with the slot for the strip, posts and ropes to the berths."""
    dark, ink = theme.colour("wood-dark"), theme.colour("ink")
    shade = Rect(quay.right, quay.y, 1.4, quay.height)
    yield PathItem(shapes.rect(*shade), Style(fill=theme.colour("river-deep")))
    yield from planks(theme, quay, quay.y, step)
    yield PathItem(shapes.rounded_rect(*slot.inset(-0.9), 1.6), Style(fill=dark))
    yield PathItem(
        shapes.rounded_rect(*slot, 1.0),
        Style(theme.shade("wood", -0.22), ink, theme.weights["detail"]),
    )
    for k in range(berths):
        y = top + k * step
        yield PathItem(
            shapes.circle(quay.right + 0.9, y, 2.3),
            Style(theme.colour("wood-light"), ink, theme.weights["contour"]),
        )
        yield PathItem(
            shapes.circle(quay.right + 0.9, y, 1.1),
            Style(None, theme.colour("wood"), theme.weights["detail"] * 1.6),
        )


def _berths(
    wharf: Places, theme: Theme, corner: tuple[float, float], size: tuple[float, float], step: float
) -> Iterator[Item]:
    """A place for a ship each, with its number; ropes float between them."""
    left, top = corner
    wide, high = size
    rope = Style(None, theme.colour("rope"), 1.1)
    knots = Style(None, theme.colour("wood-dark"), 1.1, (0.4, 1.1), round=False)
    for k, label in enumerate(wharf.labels):
        place = Rect(left, top + k * step + (step - high) / 2, wide, high)
        inner = place.inset(1.1)
        yield PathItem(
            shapes.rounded_rect(*inner, 3.0),
            Style(theme.shade("river", 0.3), theme.colour("river-deep"),
                  theme.weights["contour"], (2.4, 1.8)),
        )  # fmt: skip
        yield from line(
            theme.book, label, place.right - 11.0, place.centre.y, role="number", size=15.0,
            colour=theme.shade("river-deep", 0.25), anchor="middle", centred=True,
        )  # fmt: skip
    for k in range(len(wharf.labels)):
        y = top + k * step
        bow = (
            ("M", (left - 3.0, y)),
            ("C", (left + wide * 0.3, y + 1.0, left + wide * 0.6, y - 1.0, left + wide, y)),
        )
        yield PathItem(bow, rope)
        yield PathItem(bow, knots)
        yield PathItem(
            shapes.circle(left + wide, y, 2.0),
            Style(theme.colour("refused"), theme.colour("ink"), theme.weights["contour"]),
        )
        yield PathItem(
            shapes.line(left + wide - 1.2, y, left + wide + 1.2, y),
            Style(None, theme.colour("paper"), 0.8, round=False),
        )


def _wharf_words(wharf: Places, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
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


def clearing(
    board: TrackBoard, theme: Theme, box: Rect, layout: Layout, layouts: Mapping[str, Layout]
) -> tuple[Item, ...]:
    """Draw the clearing: tea field, chute, storage and the turn in short."""
    marker = layouts[board.chute.holds].mm("size") * SLACK
    tile = layouts[board.storage.holds].mm("size") * SLACK
    right = box.right - 3.0
    top = box.y + layout.mm("hedge") + 4.0
    slide = Rect(right - marker - 20.0, top, marker + 20.0,
                 (marker + 0.6) * len(board.chute.labels) + 10.0)  # fmt: skip
    store = Rect(right - tile - 1.0, box.bottom - tile - 4.0, tile, tile)
    return (
        PathItem(
            shapes.rect(box.x, box.y + 2.0, box.width, box.height - 2.0),
            Style(fill=theme.colour("field")),
        ),
        *_rows(theme, box),
        *_chute(board.chute, theme, slide, marker, layout),
        *_storage(board.storage, theme, store, layout),
        *_turn(board, theme, Rect(box.x + 3.7, slide.y, 22.0, box.bottom - slide.y - 3.0), layout),
    )


def _rows(theme: Theme, box: Rect) -> Iterator[Item]:
    """Rows of young tea on the field, as on the tiles."""
    symbol, colour = theme.symbol("tea-leaf"), theme.colour("field-dark")
    pitch, art = 5.4, 4.2
    places = [
        (box.x + column * pitch + (pitch / 2 if row % 2 else 0.0), box.y + 8.4 + row * pitch)
        for row in range(int((box.height - 8.4) / pitch) + 1)
        for column in range(int(box.width / pitch) + 1)
    ]
    for layer in symbol.layers:
        path = tuple(
            segment
            for x, y in places
            for segment in shapes.transform(
                layer.segments, scaling(art / GRID).then(translation(x, y))
            )
        )
        yield PathItem(path, Style(fill=colour))


def _chute(chute: Places, theme: Theme, box: Rect, marker: float, layout: Layout) -> Iterator[Item]:
    """Two bamboo canes with a slot for each marker between them; what it is worth beside it."""
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    step = marker + 0.6
    bottom = box.bottom - 2.0
    first = bottom - step * len(chute.labels)
    x = box.right - 5.2 - marker / 2
    bed = Rect(x - marker / 2 - 1.0, first - 1.5, marker + 2.0, bottom - first + 3.0)
    yield PathItem(shapes.rounded_rect(*bed, 2.0), Style(theme.colour("wood-light"), ink, contour))
    canes = {"ink": ink, "accent": theme.colour("green"), "ground": theme.colour("paper")}
    cane = 18.0
    stick = Group(draw(theme.symbol("bamboo"), -cane / 2, 0.0, cane, canes))
    for side in (bed.x - 1.6, bed.right + 1.6):
        poles = []
        y = bed.y - 6.0
        while y < bed.bottom:
            poles.append(Group((stick,), matrix=translation(side, y)))
            y += cane
        reach = shapes.rect(side - 4.0, bed.y - 5.0, 8.0, bed.height + 7.0)
        yield Group(tuple(poles), clip=reach)
    beam = Rect(bed.x - 6.5, bed.y - 5.5, bed.width + 13.0, 7.0)
    yield PathItem(shapes.rounded_rect(*beam, 1.6), Style(theme.colour("wood-dark"), ink, contour))
    words = theme.say(chute.name).upper()
    size = fitted(
        theme.book, words, beam.width - 4.0, role="title", size=layout.mm("label"), min_size=2.5,
        name="the chute's name",
    )  # fmt: skip
    yield from line(
        theme.book, words, *beam.centre, role="title", size=size, colour=theme.colour("paper"),
        anchor="middle", centred=True,
    )  # fmt: skip
    for k, label in enumerate(chute.labels):
        centre = (x, first + (k + 0.5) * step)
        yield PathItem(
            shapes.circle(*centre, marker / 2),
            Style(theme.colour("sand"), theme.colour("wood-dark"), theme.weights["contour"]),
        )
        yield from line(
            theme.book, label, *centre, role="bold", size=layout.mm("label"),
            colour=theme.colour("wood-dark"), anchor="middle", centred=True,
        )  # fmt: skip
    for k, words in enumerate(chute.worth):
        if not words:
            continue
        y = first + (k + 0.5) * step
        tag = Rect(bed.x - 15.2, y - 4.6, 10.8, 9.2)
        point = shapes.polygon(
            ((tag.x, tag.y), (tag.right, tag.y), (tag.right + 2.4, y), (tag.right, tag.bottom),
             (tag.x, tag.bottom))
        )  # fmt: skip
        yield PathItem(point, Style(theme.colour("sand"), ink, contour))
        yield from line(
            theme.book, words, tag.centre.x + 0.7, y, role="number", size=layout.mm("label") * 1.35,
            colour=ink, anchor="middle", centred=True,
        )  # fmt: skip


def _storage(storage: Places, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """A wooden tray for a pile of tiles, its name on the rim."""
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    rim = box.inset(-2.6)
    rim = Rect(rim.x, rim.y - 4.6, rim.width, rim.height + 4.6)
    yield PathItem(shapes.rounded_rect(*rim, 2.0), Style(theme.colour("wood-dark"), ink, contour))
    yield PathItem(shapes.rect(*box), Style(theme.colour("wood-light"), ink, contour))
    art = box.width * 0.56
    paints = {
        "ink": theme.colour("wood"),
        "accent": theme.colour("wood-light"),
        "ground": theme.colour("wood"),
        "light": theme.colour("wood-light"),
    }
    yield from draw(
        theme.symbol(storage.symbol), box.centre.x - art / 2, box.centre.y - art / 2, art, paints
    )
    yield from line(
        theme.book, theme.say(storage.name).upper(), box.centre.x, (rim.y + box.y) / 2 + 0.2,
        role="title", size=layout.mm("label") * 0.9, colour=theme.colour("paper"),
        anchor="middle", centred=True,
    )  # fmt: skip


def _turn(board: TrackBoard, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """A post with a board for each phase of a turn."""
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    label = layout.mm("label")
    pole = Rect(box.centre.x - 1.6, box.y, 3.2, box.height)
    yield PathItem(shapes.rect(*pole), Style(theme.colour("wood-dark"), ink, contour))
    head = Rect(box.x + 1.0, box.y + 3.0, box.width - 2.0, label * 1.5)
    yield PathItem(shapes.rounded_rect(*head, 1.4), Style(theme.colour("wood-dark"), ink, contour))
    yield from line(
        theme.book, theme.say(board.key_title).upper(), *head.centre, role="title", size=label * 0.9,
        colour=theme.colour("paper"), anchor="middle", centred=True,
    )  # fmt: skip
    hint = (board.chute.symbol, board.chute.name, board.chute.hint)
    signs = (*board.key, hint)
    step = (box.bottom - head.bottom - 1.0) / (len(signs) + _LAST - 1.0)
    for k, (symbol, title, words) in enumerate(signs, start=1):
        high = step * (_LAST if k == len(signs) else 1.0)
        plate = Rect(box.x, head.bottom + 1.6 + (k - 1) * step, box.width, high - 2.4)
        number = f"{k} " if k <= len(board.key) else ""
        yield from _sign(
            theme, plate, symbol, f"{number}{theme.say(title)}", theme.say(words), layout
        )


def _sign(
    theme: Theme, plate: Rect, symbol: str, title: str, words: str, layout: Layout
) -> Iterator[Item]:
    """A board on the post: a picture, a heading, a sentence."""
    ink, label = theme.colour("ink"), layout.mm("label")
    edge = Style(theme.colour("sand"), ink, theme.weights["contour"])
    yield PathItem(shapes.rounded_rect(*plate, 1.6), edge)
    art = plate.width * 0.62
    paints = {"ink": ink, "accent": theme.colour("accent"), "ground": theme.colour("paper"),
              "light": theme.colour("white")}  # fmt: skip
    yield from draw(theme.symbol(symbol), plate.centre.x - art / 2, plate.y + 1.4, art, paints)
    left, room = plate.x + 1.8, plate.width - 3.2
    size = fitted(
        theme.book, title, room, role="title", size=label, min_size=2.0,
        name="the turn on the board",
    )  # fmt: skip
    y = plate.y + art + 1.6 + label * 0.75
    yield from line(theme.book, title, left, y, role="title", size=size, colour=ink, centred=True)
    top = y + label * 0.55
    laid = paragraph(
        theme.book, words, left, top, room, role="bold", size=layout.mm("body") * 0.94, leading=1.15,
        min_size=2.47, colour=ink, max_height=plate.bottom - top - 0.6, name="the turn on the board",
    )  # fmt: skip
    yield from laid.items
