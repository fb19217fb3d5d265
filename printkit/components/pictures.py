"""From a picture of the rules (a typed board and moves) to one slab drawn with the kit's pieces."""

import math
from collections.abc import Callable, Iterator
from typing import TypeAlias

from printkit.base.geometry import Rect, translation
from printkit.components.slab import Look, Slab
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line, paragraph
from printkit.model.leaflet import Picture

DrawCell: TypeAlias = Callable[[str, float, float, float], tuple[Item, ...]]

_OUTSIDE = 1.2
"""Room in spaces on a side where a move starts outside."""
_OUT = 0.7
"""Room in spaces on a side where a move only ends outside."""
_RIM = 0.14
_TORN = 0.42
"""How much of the next space shows where the board goes on."""
_BESIDE = 0.56
"""A picture narrower than this part of the column has its caption beside it."""
_VEIL = 0.66


def lay_picture(
    picture: Picture, theme: Theme, look: Look, width: float, draw_cell: DrawCell
) -> Slab:
    """Lay out a picture with its caption.

    Args:
        picture: The board, moves and groups.
        theme: The game's look.
        look: Largest space and type.
        width: Of the column in mm.
        draw_cell: Draws the piece that a letter stands for.
    """
    rows = tuple(tuple(text.split() if " " in text else text) for text in picture.lines)
    left, top, right, bottom = _margins(picture, len(rows), len(rows[0]))
    across, down = left + len(rows[0]) + right, top + len(rows) + bottom
    cell = min(look.cell, min(width, look.wide) / across)
    wide, high = across * cell, down * cell
    caption = theme.say(picture.caption)
    beside = bool(caption) and wide <= width * _BESIDE
    x = 0.0 if beside else (width - wide) / 2
    grid = Rect(x + left * cell, top * cell, len(rows[0]) * cell, len(rows) * cell)
    items = [
        *_ground(theme, rows, picture, grid, cell),
        *_pieces(theme, rows, grid, cell, draw_cell),
        *_groups(theme, picture, rows, grid, cell),
    ]
    for arrow in picture.arrows:
        items.extend(_arrow(theme, arrow, grid, cell, draw_cell))
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
    """Return the room around the grid in spaces: left, top, right, bottom."""
    starts = [(row, column) for row, column, *_ in picture.arrows]
    ends = [(row, column) for _, _, row, column, *_ in picture.arrows]

    def room(side: str, outside: Callable[[int, int], bool]) -> float:
        if any(outside(*place) for place in starts):
            return _OUTSIDE
        if any(outside(*place) for place in ends):
            return _OUT
        return _TORN + 0.05 if side in picture.open else _RIM

    return (
        room("l", lambda _, column: column < 0),
        room("t", lambda row, _: row < 0),
        room("r", lambda _, column: column >= columns),
        room("b", lambda row, _: row >= rows),
    )


def _ground(
    theme: Theme, rows: tuple[tuple[str, ...], ...], picture: Picture, grid: Rect, cell: float
) -> Iterator[Item]:
    """Frame and sea; where the board goes on, a part of the next spaces."""
    rim = cell * _RIM
    torn = {side: (cell * _TORN if side in picture.open else rim) for side in "ltrb"}
    frame = (
        grid.x - torn["l"], grid.y - torn["t"],
        grid.width + torn["l"] + torn["r"], grid.height + torn["t"] + torn["b"],
    )  # fmt: skip
    outline = shapes.rounded_rect(*frame, rim)
    if picture.open:
        outline = shapes.rect(
            grid.x - (0 if "l" in picture.open else rim),
            grid.y - (0 if "t" in picture.open else rim),
            grid.width + (0 if "l" in picture.open else rim) + (0 if "r" in picture.open else rim),
            grid.height + (0 if "t" in picture.open else rim) + (0 if "b" in picture.open else rim),
        )
    yield PathItem(outline, Style(fill=theme.colour("deep")))
    last = len(rows) - 1
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            tint = theme.colour("mid" if sign == "o" else "pale")
            place = Rect(grid.x + c * cell, grid.y + r * cell, cell, cell)
            yield _space(place, cell, tint)
            pale = theme.shade("mid" if sign == "o" else "pale", 0.55)
            if r == 0 and "t" in picture.open:
                yield _cut(place.moved(0, -cell * _TORN), cell, pale)
            if r == last and "b" in picture.open:
                yield _cut(place.moved(0, cell), cell, pale)


def _space(place: Rect, cell: float, tint: str) -> PathItem:
    return PathItem(shapes.rounded_rect(*place.inset(cell * 0.02), cell * 0.05), Style(fill=tint))


def _cut(place: Rect, cell: float, tint: str) -> PathItem:
    box = Rect(place.x, place.y, place.width, cell * _TORN).inset(cell * 0.02)
    return PathItem(shapes.rect(*box), Style(fill=tint))


def _pieces(
    theme: Theme,
    rows: tuple[tuple[str, ...], ...],
    grid: Rect,
    cell: float,
    draw_cell: DrawCell,
) -> Iterator[Item]:
    for r, row in enumerate(rows):
        for c, sign in enumerate(row):
            place = Rect(grid.x + c * cell, grid.y + r * cell, cell, cell)
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


def _groups(
    theme: Theme,
    picture: Picture,
    rows: tuple[tuple[str, ...], ...],
    grid: Rect,
    cell: float,
) -> Iterator[Item]:
    """Spaces that belong together: outlined and labelled, all others behind a veil."""
    if not picture.groups:
        return
    inside = {place for _, places in picture.groups for place in places}
    veil = [
        segment
        for r, row in enumerate(rows)
        for c, sign in enumerate(row)
        if (r, c) not in inside and sign not in ".o"
        for segment in shapes.rect(grid.x + c * cell, grid.y + r * cell, cell, cell)
    ]
    if veil:
        yield PathItem(tuple(veil), Style(fill=theme.colour("white"), opacity=_VEIL))
    for _, places in picture.groups:
        path = tuple(_outline(set(places), grid, cell))
        yield PathItem(path, Style(stroke=theme.colour("white"), width=cell * 0.2))
        yield PathItem(path, Style(stroke=theme.colour("ink"), width=cell * 0.1))
    for label, places in picture.groups:
        row, column = min(places)
        centre = (grid.x + (column + 0.16) * cell, grid.y + (row + 0.16) * cell)
        disc = shapes.circle(*centre, cell * 0.29)
        rim = Style(theme.colour("white"), theme.colour("ink"), cell * 0.05)
        yield PathItem(disc, rim)
        yield from line(
            theme.book, theme.say(label), *centre, role="number", size=cell * 0.36,
            colour=theme.colour("ink"), anchor="middle", centred=True,
        )  # fmt: skip


def _outline(places: set[tuple[int, int]], grid: Rect, cell: float) -> Iterator[tuple]:  # type: ignore[type-arg]
    """Yield the sides of the spaces that no other space of the group shares."""
    for r, c in sorted(places):
        x1, y1 = grid.x + c * cell, grid.y + r * cell
        x2, y2 = x1 + cell, y1 + cell
        sides = {
            (r - 1, c): (x1, y1, x2, y1),
            (r, c + 1): (x2, y1, x2, y2),
            (r + 1, c): (x2, y2, x1, y2),
            (r, c - 1): (x1, y2, x1, y1),
        }
        for neighbour, side in sides.items():
            if neighbour not in places:
                yield from shapes.line(*side)


def _arrow(
    theme: Theme,
    arrow: tuple[int, int, int, int, str, bool],
    grid: Rect,
    cell: float,
    draw_cell: DrawCell,
) -> Iterator[Item]:
    """A move: the piece where it comes from, a line to where it stops; refused: red, with a cross."""
    r1, c1, r2, c2, letter, allowed = arrow
    step_r, step_c = _sign(r2 - r1), _sign(c2 - c1)
    shift = 0.5 + (_OUTSIDE - 1.0) / 2
    x1 = grid.x + (c1 + 0.5 - step_c * (shift - 0.5)) * cell
    y1 = grid.y + (r1 + 0.5 - step_r * (shift - 0.5)) * cell
    x2, y2 = grid.x + (c2 + 0.5) * cell, grid.y + (r2 + 0.5) * cell
    head = cell * 0.34
    reach = cell * 0.16
    tip = (x2 + step_c * reach, y2 + step_r * reach)
    neck = (tip[0] - step_c * head, tip[1] - step_r * head)
    start = (x1 + step_c * cell * 0.5, y1 + step_r * cell * 0.5)
    wing = head * 0.62
    point = shapes.polygon(
        (
            tip,
            (neck[0] - step_r * wing, neck[1] - step_c * wing),
            (neck[0] + step_r * wing, neck[1] + step_c * wing),
        )
    )
    colour = theme.colour("ink" if allowed else "refused")
    shaft = shapes.line(*start, *neck)
    white = theme.colour("white")
    yield PathItem(shaft, Style(None, white, cell * 0.26, round=False))
    yield PathItem(point, Style(white, white, cell * 0.12))
    dash = () if allowed else (cell * 0.22, cell * 0.14)
    yield PathItem(shaft, Style(None, colour, cell * 0.13, dash, round=False))
    yield PathItem(point, Style(fill=colour))
    size = cell * 0.98
    yield from draw_cell(letter, x1 - size / 2, y1 - size / 2, size)
    if not allowed:
        badge = (x1 + cell * 0.33 * (1 if step_c >= 0 else -1), y1 - cell * 0.33)
        yield PathItem(shapes.circle(*badge, cell * 0.3), Style(white, colour, cell * 0.06))
        side = cell * 0.34
        yield from draw(
            theme.symbol("cross"), badge[0] - side / 2, badge[1] - side / 2, side, {"ink": colour}
        )


def _sign(value: float) -> int:
    return int(math.copysign(1, value)) if value else 0
