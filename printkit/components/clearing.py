"""From a board's chute, storage and key to a drawing of the clearing where they lie."""

from collections.abc import Iterator, Sequence

from printkit.base.geometry import Rect, scaling, translation
from printkit.components.boardground import Ground
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import GRID, draw
from printkit.display.text import fitted, line, paragraph
from printkit.model.boards import Places, TrackBoard

_LAST = 1.25
"""The last sign on the post is so much higher than the others: it says most."""
_TOP = 8.4
"""From the upper side of the clearing to the first row of plants."""


def draw_clearing(board: TrackBoard, theme: Theme, at: Ground, layout: Layout) -> tuple[Item, ...]:
    """Return the clearing: tea field, chute, storage and the turn in short.

    Args:
        board: The board.
        theme: The game's look.
        at: Where everything lies.
        layout: Keys label and body (sizes of type).
    """
    box, top = at.clearing, at.slots[0].y - 6.0
    post = Rect(box.x + 3.7, top, 22.0, box.bottom - top - 3.0)
    field = shapes.rect(box.x, box.y + 2.0, box.width, box.height - 2.0)
    return (
        PathItem(field, Style(fill=theme.colour("field"))),
        *_rows(theme, box),
        *_chute(board.chute, theme, at.slots, layout),
        *_storage(board.storage, theme, at.store, layout),
        *_turn(board, theme, post, layout),
    )


def _rows(theme: Theme, box: Rect) -> Iterator[Item]:
    """Rows of young tea on the field, as on the tiles."""
    symbol, colour = theme.symbol("tea-leaf"), theme.colour("field-dark")
    pitch, art = 5.4, 4.2
    places = [
        (box.x + column * pitch + (pitch / 2 if row % 2 else 0.0), box.y + _TOP + row * pitch)
        for row in range(int((box.height - _TOP) / pitch) + 1)
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


def _chute(chute: Places, theme: Theme, slots: Sequence[Rect], layout: Layout) -> Iterator[Item]:
    """Two bamboo canes with a slot for each marker between them; what it is worth beside it."""
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    first, last = slots[0], slots[-1]
    bed = Rect(first.x - 1.0, first.y - 1.5, first.width + 2.0, last.bottom - first.y + 3.0)
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
    for label, slot in zip(chute.labels, slots, strict=True):
        yield PathItem(
            shapes.circle(*slot.centre, slot.width / 2),
            Style(theme.colour("sand"), theme.colour("wood-dark"), theme.weights["contour"]),
        )
        yield from line(
            theme.book, label, *slot.centre, role="bold", size=layout.mm("label"),
            colour=theme.colour("wood-dark"), anchor="middle", centred=True,
        )  # fmt: skip
    for words, slot in zip(chute.worth, slots, strict=False):
        if not words:
            continue
        y = slot.centre.y
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
