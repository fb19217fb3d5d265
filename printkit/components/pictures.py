"""From a picture of the rules (cells, moves, badges) to one slab drawn with the kit's pieces."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from printkit.base.geometry import translation
from printkit.components.grounds import Grid, clipped, ground, margin
from printkit.components.overlays import OUTSIDE, badges, groups, links, move, refused
from printkit.components.slab import Look, Slab
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line, paragraph
from printkit.model.cells import cells_of
from printkit.model.leaflet import Picture

DrawCell: TypeAlias = Callable[[str, float, float, float], tuple[Item, ...]]

_OUT = 0.7
"""Room in spaces on a side where a move only ends outside."""
_BESIDE = 0.56
"""A picture narrower than this part of the column has its caption beside it."""


def lay_picture(
    picture: Picture, theme: Theme, look: Look, width: float, draw_cell: DrawCell
) -> Slab:
    """Lay out a picture with its caption.

    Args:
        picture: Cells, moves, groups, links, badges, words.
        theme: The game's look.
        look: Largest space and type.
        width: Of the column in mm.
        draw_cell: Draws the piece that a word stands for.
    """
    rows = cells_of(picture.lines)
    label = _label(picture, theme, look)
    over = look.body * 1.4 if picture.heads else 0.0
    left, top, right, bottom = _margins(picture, len(rows), len(rows[0]))
    across = left + len(rows[0]) * picture.wide + right
    cell = min(look.cell * picture.scale, (min(width, look.wide) - label) / across)
    wide, high = label + across * cell, over + (top + len(rows) + bottom) * cell
    caption = theme.say(picture.caption)
    beside = bool(caption) and wide <= width * _BESIDE
    x = label + (0.0 if beside else (width - wide) / 2)
    grid = Grid(rows, x + left * cell, over + top * cell, cell, picture.wide * cell)
    lying = (
        *ground(theme, picture, grid),
        *_pieces(theme, grid, draw_cell),
        *groups(theme, picture, grid),
    )
    items = [
        *clipped(picture, grid, lying),
        *links(theme, picture, grid),
        *badges(theme, picture, grid),
        *_words(theme, picture, grid, look, left * cell, top * cell),
    ]
    for arrow in picture.arrows:
        drawn, middle = move(theme, arrow, grid)
        size = cell * 0.98
        items += [*drawn, *draw_cell(arrow[4], middle[0] - size / 2, middle[1] - size / 2, size)]
        items += [] if arrow[5] else refused(theme, arrow, middle, cell)
    if not caption:
        return Slab(tuple(items), high)
    gap = look.body * 0.7
    place = (wide + gap * 2, 0.0, width - wide - gap * 2) if beside else (0.0, high + gap, width)
    laid = paragraph(
        theme.book, caption, *place, role="italic", size=look.body, leading=1.22,
        colour=theme.colour("ink"), name=look.name,
    )  # fmt: skip
    if not beside:
        return Slab((*items, *laid.items), high + gap + laid.height)
    drop = max(0.0, (high - laid.height) / 2)
    words = Group(laid.items, matrix=translation(0.0, drop))
    return Slab((*items, words), max(high, laid.height))


def _margins(picture: Picture, rows: int, columns: int) -> tuple[float, float, float, float]:
    """Return the room around the grid in heights of a cell: left, top, right, bottom."""
    starts = [(row, column) for row, column, *_ in picture.arrows]
    ends = [(row, column) for _, _, row, column, *_ in picture.arrows]

    def room(side: str, outside: Callable[[int, int], bool]) -> float:
        if any(outside(*place) for place in starts):
            return OUTSIDE
        if any(outside(*place) for place in ends):
            return _OUT
        return margin(picture, side)

    return (
        room("l", lambda _, column: column < 0),
        room("t", lambda row, _: row < 0),
        room("r", lambda _, column: column >= columns),
        room("b", lambda row, _: row >= rows),
    )


def _label(picture: Picture, theme: Theme, look: Look) -> float:
    """Return how much room the words beside the rows need."""
    face = theme.book.face("number")
    widths = [face.width(theme.say(words), look.body * 1.15) for words in picture.sides]
    return max(widths) + look.body * 0.4 if widths else 0.0


def _words(
    theme: Theme, picture: Picture, grid: Grid, look: Look, left: float, top: float
) -> Iterator[Item]:
    """The words beside the rows and above the columns."""
    ink = theme.colour("ink")
    for row, words in enumerate(picture.sides):
        place = grid.at(row, 0)
        yield from line(
            theme.book, theme.say(words), place.x - left - look.body * 0.4, place.centre.y,
            role="number", size=look.body * 1.15, colour=ink, anchor="end", centred=True,
        )  # fmt: skip
    for column, words in picture.heads:
        place = grid.at(0, column)
        yield from line(
            theme.book, theme.say(words), place.centre.x, place.y - top - look.body * 0.45,
            role="bold", size=look.body, colour=ink, anchor="middle",
        )  # fmt: skip


def _pieces(theme: Theme, grid: Grid, draw_cell: DrawCell) -> Iterator[Item]:
    cell = grid.cell
    for r, c, sign in grid.words():
        place = grid.at(r, c)
        if sign == "x":
            box = place.inset(cell * 0.05)
            field = shapes.rounded_rect(*box, cell * 0.06)
            yield PathItem(field, Style(fill=theme.colour("paper")))
            mark = {"ink": theme.colour("refused")}
            yield from draw(theme.symbol("cross"), *place.inset(cell * 0.22)[:3], mark)
        elif sign == "+":
            ring = shapes.rounded_rect(*place.inset(cell * 0.09), cell * 0.12)
            dash = (cell * 0.14, cell * 0.12)
            yield PathItem(ring, Style(None, theme.colour("ink"), cell * 0.055, dash))
        else:
            yield from draw_cell(sign, place.x, place.y, cell)
