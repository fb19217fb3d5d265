"""From a market of squares inside a track to one side of a board: land, track, squares, frames, key.

Printed pieces are the pieces of the kit themselves, so that what is printed and what is laid there agree.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from printkit.base.geometry import Rect, translation
from printkit.components import weave
from printkit.components.boardface import BoardFace
from printkit.components.boardtext import text_boxes
from printkit.components.cartouche import cartouche, key_cards, kind_signs
from printkit.components.part import DrawnPiece
from printkit.components.scenes import landscape
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tracks import draw_ring
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.boards import Legend, RingCell
from printkit.model.kinds import Kind
from printkit.model.terrain import Frame, MarketBoard, Square
from printkit.model.text import Text

Sample = Callable[[str], DrawnPiece]
"""Id of a piece -> its drawing."""

_WOVEN = 4.0
"""Width of the woven bands above and below the track, in mm."""
_KINDS = 0.34
"""Share of the foot that the kinds take."""
_GAP = 1.6
_VEIL = 0.27
"""Opacity of the veil over what is printed on the squares."""


class Field(NamedTuple):
    """Where a market with its track lies, in mm.

    Attributes:
        track: The outer edge of the track.
        cell: Side of a square, and of a space of the track.
    """

    track: Rect
    cell: float

    def square(self, column: int, row: int) -> Rect:
        """Return a square, counted from 1."""
        x, y = self.track.x + column * self.cell, self.track.y + row * self.cell
        return Rect(x, y, self.cell, self.cell)

    def space(self, cell: RingCell) -> Rect:
        """Return a space of the track."""
        x, y = self.track.x + cell.x * self.cell, self.track.y + cell.y * self.cell
        return Rect(x, y, self.cell, self.cell)


Lies = Callable[[Square, Rect], tuple[Item, ...]]
"""What lies on a square, and the square's box -> its drawing."""


def draw_field(
    board: MarketBoard, theme: Theme, at: Field, number: float, lies: Lies
) -> tuple[Item, ...]:
    """Return the track, the squares and what lies on them.

    Args:
        board: The market.
        theme: The game's look.
        at: Where it lies.
        number: Height of the em of a number of the track.
        lies: Draws what lies on a square.
    """
    return (
        *_corners(theme, at),
        *draw_ring(board.ring, theme, at.track.x, at.track.y, at.cell, number),
        *_squares(board, theme, at),
        *(item for frame in board.frames for item in _frame(frame, theme, at)),
        *(
            item
            for square in board.squares
            for item in lies(square, at.square(square.column, square.row))
        ),
        *_pointers(board, theme, at),
        *(item for frame in board.frames for item in _label(frame, theme, at)),
    )


class _Ground(NamedTuple):
    """Where the parts of a board lie, in mm."""

    width: float
    height: float
    head: Rect
    field: Field
    foot: Rect


def _ground(board: MarketBoard, layout: Layout) -> _Ground:
    cell, frame = layout.mm("cell"), layout.mm("frame")
    wide, high = (board.columns + 2) * cell, (board.rows + 2) * cell
    head = Rect(frame, frame, wide, layout.mm("head"))
    track = Rect(frame, head.bottom, wide, high)
    foot = Rect(frame, track.bottom, wide, layout.mm("foot"))
    return _Ground(wide + 2 * frame, foot.bottom + frame, head, Field(track, cell), foot)


def draw_market(
    board: MarketBoard,
    legend: Legend,
    kinds: tuple[Kind, ...],
    theme: Theme,
    layout: Layout,
    sample: Sample,
) -> BoardFace:
    """Draw one side of a board with a market.

    Args:
        board: The market.
        legend: Title and key.
        kinds: Of the game, for their letters and patterns.
        theme: The game's look.
        layout: Keys cell, frame, head and foot (heights of the land above and the key below the
            track), number, label and body.
        sample: Gives the pieces that are printed on squares: sort and kind with a dot between them.

    Raises:
        FitError: A text does not fit.
    """
    at = _ground(board, layout)
    field = at.field
    items = (
        PathItem(shapes.rect(0.0, 0.0, at.width, at.height), Style(fill=theme.colour("deep"))),
        *_head(legend, board.title, theme, at),
        *draw_field(board, theme, field, layout.mm("number"), _printed(board, theme, sample)),
        *_foot(legend, kinds, theme, at, layout),
    )
    framed = [field.square(frame.column, frame.row) for frame in board.frames]
    return BoardFace(
        at.width,
        at.height,
        items,
        (
            tuple(field.track.x + k * field.cell for k in range(board.columns + 3)),
            tuple(field.track.y + k * field.cell for k in range(board.rows + 3)),
        ),
        (
            *text_boxes(items, theme.book),
            *((box.x, box.y, box.width, box.height) for box in framed),
        ),
    )


def _head(legend: Legend, title: Text, theme: Theme, at: _Ground) -> Iterator[Item]:
    """The land under the title, and a woven band between it and the track."""
    box = at.head
    land = Rect(box.x, box.y, box.width, box.height - _WOVEN)
    yield Group(landscape(theme, land), clip=shapes.rect(*land))
    yield from weave.band(theme, Rect(box.x, land.bottom, box.width, _WOVEN))
    high = land.height * 0.76
    plate = Rect(land.x + 4.0, land.y + land.height * 0.08, land.width * 0.58, high)
    yield from cartouche(theme, legend.title, title, plate)


def _corners(theme: Theme, at: Field) -> Iterator[Item]:
    """A woven star in each corner of the track, where nobody stands."""
    gap = at.cell * 0.025
    for x in (at.track.x, at.track.right - at.cell):
        for y in (at.track.y, at.track.bottom - at.cell):
            yield from weave.star(theme, Rect(x, y, at.cell, at.cell).inset(gap))


def _pointers(board: MarketBoard, theme: Theme, at: Field) -> Iterator[Item]:
    """From each space of the track a point into the row or column that it faces."""
    path: list[Segment] = []
    for cell in board.ring.cells:
        x, y = at.track.x + (cell.x + 0.5) * at.cell, at.track.y + (cell.y + 0.5) * at.cell
        across, down = _inwards(cell, board)
        edge, wide, long = at.cell * 0.475, at.cell * 0.13, at.cell * 0.11
        tip = (x + across * (edge + long), y + down * (edge + long))
        one = (x + across * edge + down * wide, y + down * edge + across * wide)
        other = (x + across * edge - down * wide, y + down * edge - across * wide)
        path += shapes.polygon((tip, one, other))
    yield PathItem(tuple(path), Style(fill=theme.colour("maize")))


def _inwards(cell: RingCell, board: MarketBoard) -> tuple[int, int]:
    """Return the direction from a cell of the ring to the squares."""
    if cell.y == 0:
        return (0, 1)
    if cell.y == board.rows + 1:
        return (0, -1)
    return (1, 0) if cell.x == 0 else (-1, 0)


def _squares(board: MarketBoard, theme: Theme, at: Field) -> Iterator[Item]:
    """Fields in two tones by turns, a few coffee bushes on each."""
    cell = at.cell
    drawings = []
    for k, tone in enumerate((0.24, 0.06)):
        fill = theme.shade("area-green", tone)
        quiet = {"accent": theme.shade("area-green", tone - 0.16), "ink": fill}
        field = PathItem(shapes.rect(0.0, 0.0, cell, cell), Style(fill=fill))
        size = cell * 0.86
        bushes = draw(theme.symbol("slope"), (cell - size) / 2, (cell - size) / 2, size, quiet)[:1]
        drawings.append((f"{board.id}.square.{k}", (field, *bushes)))
    for row in range(1, board.rows + 1):
        for column in range(1, board.columns + 1):
            name, items = drawings[(row + column) % 2]
            place = at.square(column, row)
            yield Group(
                items, matrix=translation(place.x, place.y), key=name, box=(0.0, 0.0, cell, cell)
            )


def _frame(frame: Frame, theme: Theme, at: Field) -> Iterator[Item]:
    """A square for a piece of its own: a white frame, what belongs there shown faintly."""
    box = at.square(frame.column, frame.row).inset(0.35)
    ink = theme.colour("ink")
    yield PathItem(
        shapes.rounded_rect(*box, 1.6), Style(theme.colour("white"), ink, theme.weights["detail"])
    )
    inner = box.inset(at.cell * 0.062)
    yield PathItem(
        shapes.rounded_rect(*inner, 1.0),
        Style(theme.colour("sand"), ink, theme.weights["detail"]),
    )
    size = inner.width * 0.78
    faint = dict.fromkeys(("ink", "accent", "light"), theme.colour("sand-dark"))
    yield from draw(
        theme.symbol("sack"), inner.centre.x - size / 2, inner.centre.y - size / 2 + 0.4, size,
        {**faint, "ground": theme.colour("sand")},
    )  # fmt: skip


def _label(frame: Frame, theme: Theme, at: Field) -> Iterator[Item]:
    """The number of a frame on its upper edge, at the left."""
    box = at.square(frame.column, frame.row)
    size = at.cell * 0.19
    wide = max(theme.book.face("number").width(frame.id, size) + 2.4, 4.4)
    tag = Rect(box.x + 0.8, box.y - size * 0.4, wide, size * 1.08)
    yield PathItem(
        shapes.rounded_rect(*tag, 0.9),
        Style(theme.colour("white"), theme.colour("ink"), theme.weights["detail"]),
    )
    yield from line(
        theme.book, frame.id, *tag.centre, role="number", size=size, colour=theme.colour("ink"),
        anchor="middle", centred=True,
    )  # fmt: skip


def _printed(board: MarketBoard, theme: Theme, sample: Sample) -> Lies:
    """Return the function that prints a piece of the start layout in the middle of its square.

    A veil over it tells what is printed from what lies there.
    """
    framed = {(frame.column, frame.row) for frame in board.frames}

    def lies(square: Square, box: Rect) -> tuple[Item, ...]:
        piece = sample(f"{square.piece}.{square.kind}")
        wide, high = piece.width, piece.height
        place = Rect(box.centre.x - wide / 2, box.centre.y - high / 2, wide, high)
        tint = "sand" if (square.column, square.row) in framed else "area-green"
        there = translation(place.x, place.y)
        outline = piece.trim or shapes.rect(0.0, 0.0, wide, high)
        veil = Style(fill=theme.shade(tint, 0.5), opacity=_VEIL)
        return (
            Group(
                piece.front.items,
                matrix=there,
                key=f"printed.{piece.id}",
                box=piece.front.box,
                clip=outline,
            ),
            PathItem(shapes.transform(outline, there), veil),
        )

    return lies


def _foot(
    legend: Legend, kinds: tuple[Kind, ...], theme: Theme, at: _Ground, layout: Layout
) -> Iterator[Item]:
    """A woven band, the kinds with their letters and patterns, the key."""
    box = at.foot
    yield from weave.band(theme, Rect(box.x, box.y, box.width, _WOVEN))
    field = Rect(box.x, box.y + _WOVEN, box.width, box.height - _WOVEN)
    yield PathItem(shapes.rect(*field), Style(fill=theme.colour("wood")))
    label, body = layout.mm("label"), layout.mm("body")
    left = Rect(field.x, field.y, field.width * _KINDS, field.height).inset(_GAP)
    yield PathItem(
        shapes.rounded_rect(*left, 2.0),
        Style(theme.colour("sand"), theme.colour("ink"), theme.weights["detail"]),
    )
    yield from kind_signs(theme, kinds, left.inset(1.2), label * 0.76)
    room = Rect(left.right + _GAP, left.y, field.right - left.right - 2 * _GAP, left.height)
    step = (room.width + _GAP) / len(legend.key)
    boxes = [
        Rect(room.x + k * step, room.y, step - _GAP, room.height) for k in range(len(legend.key))
    ]
    yield from key_cards(theme, legend, boxes, label, body)
