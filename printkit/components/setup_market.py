"""From a dealt market to a page that shows it as it lies on the table: every piece on its square."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from printkit.base.geometry import Rect
from printkit.components.marketboard import Field, Lies, draw_field
from printkit.components.setup_tables import Told
from printkit.components.slab import section
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.text import paragraph
from printkit.model.pieces import BoardSet
from printkit.model.terrain import MarketBoard, Square

_LIES = 0.86
"""Size of a piece, in sides of a square."""
_NUMBER = 0.33
"""Height of the em of a number of the track, in sides of a square."""

Rows = Sequence[Sequence[Mapping[str, Any] | None]]
"""Values of what lies on each square of each row; None: nothing."""


def markets(told: Told, space: tuple[float, float]) -> Iterator[tuple[Item, ...]]:
    """Yield a page for each market: its track, its squares, the piece on each of them.

    Args:
        told: The set-up.
        space: Width and height of a page in mm.
    """
    theme = told.theme
    width, height = space
    for each, value in told.shown("market"):
        found = _market(told)
        if found is None or not isinstance(value, list | tuple):
            continue
        board = replace(found, squares=_squares(value))
        head = section(theme, theme.say(each.label), told.layout.mm("heading"), width, told.look)
        top = head.height + told.look.gap
        hint: tuple[Item, ...] = ()
        if each.hint is not None:
            laid = paragraph(
                theme.book, theme.say(each.hint), 0.0, top, width, size=told.look.body,
                colour=theme.colour("ink"), name="the hint on a market",
            )  # fmt: skip
            hint, top = laid.items, top + laid.height + told.look.gap
        cell = min(width / (board.columns + 2), (height - top) / (board.rows + 2))
        wide, high = cell * (board.columns + 2), cell * (board.rows + 2)
        track = Rect((width - wide) / 2, top, wide, high)
        at = Field(track, cell)
        yield (
            *head.items,
            *hint,
            PathItem(shapes.rounded_rect(*track, cell * 0.1), Style(fill=theme.colour("deep"))),
            *draw_field(board, theme, at, cell * _NUMBER, _lies(told)),
            *_figure(told, board, at, each.details),
        )


def _market(told: Told) -> MarketBoard | None:
    boards = (each.board for each in told.game.kit() if isinstance(each, BoardSet))
    return next((board for board in boards if isinstance(board, MarketBoard)), None)


def _squares(rows: Rows) -> tuple[Square, ...]:
    return tuple(
        Square(column, row, str(cell["piece"]), str(cell["kind"]))
        for row, line in enumerate(rows, start=1)
        for column, cell in enumerate(line, start=1)
        if cell
    )


def _lies(told: Told) -> Lies:
    def lies(square: Square, box: Rect) -> tuple[Item, ...]:
        size = box.width * _LIES
        x, y = box.centre.x - size / 2, box.centre.y - size / 2
        return told.draw_cell(f"{square.piece}.{square.kind}", x, y, size)

    return lies


def _figure(told: Told, board: MarketBoard, at: Field, details: tuple[str, ...]) -> Iterator[Item]:
    """The figure that stands on the track: the place that says on which space, and its id."""
    places = dict(told.dealt.places)
    for place, piece in zip(details[::2], details[1::2], strict=False):
        space = str(places.get(place))
        for cell in board.ring.cells:
            if cell.label == space:
                box = at.space(cell)
                size = box.width * 0.92
                yield from told.draw_cell(
                    piece, box.centre.x - size / 2, box.centre.y - size / 2, size
                )
