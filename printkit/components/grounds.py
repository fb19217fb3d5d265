"""From the cells of a picture to what they lie on: a framed board, land with a coast, water, a table."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.base.geometry import Rect
from printkit.components.charts import Land, draw_land
from printkit.components.theme import Theme
from printkit.components.trays import water
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.model.boards import Chart
from printkit.model.leaflet import Picture

TORN = 0.42
"""How much of the next space shows where the board goes on, or of the last one on a map."""
RIMS = {"board": 0.14, "map": 0.24, "water": 0.2, "table": 0.24}
"""Room around the cells in heights of a cell, by ground."""


class Grid(NamedTuple):
    """Where the cells of a picture lie, in mm.

    Attributes:
        rows: Their words.
        x: Left side of the first column.
        y: Upper side of the first row.
        cell: Height of a cell.
        wide: Width of a cell.
    """

    rows: tuple[tuple[str, ...], ...]
    x: float
    y: float
    cell: float
    wide: float

    @property
    def box(self) -> Rect:
        """All cells."""
        return Rect(self.x, self.y, len(self.rows[0]) * self.wide, len(self.rows) * self.cell)

    def at(self, row: float, column: float) -> Rect:
        """Return the box of a cell."""
        return Rect(self.x + column * self.wide, self.y + row * self.cell, self.wide, self.cell)

    def words(self) -> Iterator[tuple[int, int, str]]:
        """Yield row, column and word of each cell in reading order."""
        for r, row in enumerate(self.rows):
            for c, word in enumerate(row):
                yield r, c, word


def ground(theme: Theme, picture: Picture, grid: Grid) -> Iterator[Item]:
    """Draw what the cells lie on."""
    if picture.ground == "map":
        yield from _land(theme, picture, grid)
    elif picture.ground == "water":
        box = grid.box.inset(-RIMS["water"] * grid.cell)
        corner = shapes.rounded_rect(*box, grid.cell * 0.25)
        yield Group(water(theme, "river", box), clip=corner)
    elif picture.ground == "table":
        box = grid.box.inset(-RIMS["table"] * grid.cell)
        corner = shapes.rounded_rect(*box, grid.cell * 0.25)
        yield PathItem(corner, Style(fill=theme.colour("tint")))
    else:
        yield from _board(theme, picture, grid)


def _board(theme: Theme, picture: Picture, grid: Grid) -> Iterator[Item]:
    """Frame and spaces; where the board goes on, a part of the next spaces."""
    box, cell = grid.box, grid.cell
    rim = cell * RIMS["board"]
    torn = {side: (cell * TORN if side in picture.open else rim) for side in "ltrb"}
    outline = shapes.rounded_rect(
        box.x - torn["l"], box.y - torn["t"],
        box.width + torn["l"] + torn["r"], box.height + torn["t"] + torn["b"], rim,
    )  # fmt: skip
    if picture.open:
        rims = {side: 0.0 if side in picture.open else rim for side in "ltrb"}
        outline = shapes.rect(
            box.x - rims["l"], box.y - rims["t"],
            box.width + rims["l"] + rims["r"], box.height + rims["t"] + rims["b"],
        )  # fmt: skip
    yield PathItem(outline, Style(fill=theme.colour("deep")))
    last = len(grid.rows) - 1
    for r, c, sign in grid.words():
        place = grid.at(r, c)
        yield _space(place, cell, theme.colour("mid" if sign == "o" else "pale"))
        pale = theme.shade("mid" if sign == "o" else "pale", 0.55)
        if r == 0 and "t" in picture.open:
            yield _cut(place.moved(0, -cell * TORN), cell, pale)
        if r == last and "b" in picture.open:
            yield _cut(place.moved(0, cell), cell, pale)


def _space(place: Rect, cell: float, tint: str) -> PathItem:
    return PathItem(shapes.rounded_rect(*place.inset(cell * 0.02), cell * 0.05), Style(fill=tint))


def _cut(place: Rect, cell: float, tint: str) -> PathItem:
    box = Rect(place.x, place.y, place.width, cell * TORN).inset(cell * 0.02)
    return PathItem(shapes.rect(*box), Style(fill=tint))


def _land(theme: Theme, picture: Picture, grid: Grid) -> Iterator[Item]:
    """The land of all cells that are not empty."""
    rows = tuple("".join("." if word == "." else "#" for word in row) for row in grid.rows)
    land = Land(Chart("picture", picture.caption, rows), grid.x, grid.y, grid.cell)
    tinted = frozenset((r + 1, c + 1) for r, c in picture.tinted)
    yield from draw_land(land, theme, {}, tinted=tinted)


def margin(picture: Picture, side: str) -> float:
    """Return the room beside the cells in heights of a cell; on a map, its last cells are cut."""
    if side not in picture.open:
        return RIMS[picture.ground]
    return TORN - 1.0 if picture.ground == "map" else TORN + 0.05


def clipped(picture: Picture, grid: Grid, items: tuple[Item, ...]) -> tuple[Item, ...]:
    """Return what lies on a map cut where the map goes on beyond the picture."""
    if picture.ground != "map" or not picture.open:
        return items
    left, top, right, bottom = (grid.cell * margin(picture, side) for side in "ltrb")
    box = grid.box
    clip = shapes.rect(
        box.x - left, box.y - top, box.width + left + right, box.height + top + bottom
    )
    return (Group(items, clip=clip),)
