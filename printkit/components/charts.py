"""From a map to a drawing of its land: coast, cells, cities, coordinates, and what lies on the cells."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from printkit.base.geometry import Rect
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.boards import Chart

Place = tuple[int, int]
"""Row and column, counted from 1."""
DrawPlace = Callable[[Place, Rect], tuple[Item, ...]]

NOTHING = "."
COORDINATES = 0.62
"""Room on each side for the numbers of rows and columns, in cells."""


class Land(NamedTuple):
    """Where a map lies.

    Attributes:
        x: Left side of its first column, in mm.
        y: Upper side of its first row.
        cell: Side of a cell.
    """

    chart: Chart
    x: float
    y: float
    cell: float

    @property
    def box(self) -> Rect:
        """All rows and columns."""
        rows = self.chart.rows
        return Rect(self.x, self.y, len(rows[0]) * self.cell, len(rows) * self.cell)

    def at(self, place: Place) -> Rect:
        """Return the box of a cell."""
        row, column = place
        return Rect(
            self.x + (column - 1) * self.cell, self.y + (row - 1) * self.cell, self.cell, self.cell
        )

    def cells(self) -> Iterator[tuple[Place, str]]:
        """Yield each cell of the land with its sign, in reading order."""
        for row, signs in enumerate(self.chart.rows, start=1):
            for column, sign in enumerate(signs, start=1):
                if sign != NOTHING:
                    yield (row, column), sign

    def coast(self) -> tuple[Segment, ...]:
        """Return the outline of the land, one closed path for each piece of coast."""
        inside = {place for place, _ in self.cells()}
        edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for row, column in sorted(inside):
            x, y = column - 1, row - 1
            for one, other, beside in (
                ((x, y), (x + 1, y), (row - 1, column)),
                ((x + 1, y), (x + 1, y + 1), (row, column + 1)),
                ((x + 1, y + 1), (x, y + 1), (row + 1, column)),
                ((x, y + 1), (x, y), (row, column - 1)),
            ):
                if beside not in inside:
                    edges.setdefault(one, []).append(other)
        path: list[Segment] = []
        while edges:
            start = min(edges)
            corners = [start]
            here, came = start, (0, 0)
            while True:
                there = _next(edges, here, came)
                came = (there[0] - here[0], there[1] - here[1])
                here = there
                if here == start:
                    break
                corners.append(here)
            path += shapes.polygon(
                (self.x + x * self.cell, self.y + y * self.cell) for x, y in _turns(corners)
            )
        return tuple(path)


def _next(
    edges: dict[tuple[int, int], list[tuple[int, int]]],
    here: tuple[int, int],
    came: tuple[int, int],
) -> tuple[int, int]:
    """Take the edge that goes on from a corner; where two cells touch there, turn right."""
    ways = edges[here]
    right = (-came[1], came[0])
    best = next((w for w in ways if (w[0] - here[0], w[1] - here[1]) == right), ways[0])
    ways.remove(best)
    if not ways:
        del edges[here]
    return best


def _turns(corners: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Drop corners at which the coast goes straight on."""
    kept = []
    for k, (x, y) in enumerate(corners):
        (x1, y1), (x2, y2) = corners[k - 1], corners[(k + 1) % len(corners)]
        if not (x1 == x == x2 or y1 == y == y2):
            kept.append((x, y))
    return kept


def fitted_land(chart: Chart, room: Rect, cell: float) -> Land:
    """Return a map in the middle of a room, with its coordinates around it.

    Args:
        chart: The map.
        room: Where it lies.
        cell: Largest side of a cell in mm.
    """
    across, down = len(chart.rows[0]) + 2 * COORDINATES, len(chart.rows) + 2 * COORDINATES
    cell = min(cell, room.width / across, room.height / down)
    x = room.centre.x - len(chart.rows[0]) * cell / 2
    y = room.centre.y - len(chart.rows) * cell / 2
    return Land(chart, x, y, cell)


def draw_land(
    land: Land,
    theme: Theme,
    symbols: Mapping[str, str],
    *,
    tinted: frozenset[Place] = frozenset(),
    lies: DrawPlace | None = None,
) -> Iterator[Item]:
    """Draw a map: shallow water along the coast, the land, its cells, cities, what lies there.

    Args:
        land: The map and its place.
        theme: The game's look.
        symbols: What stands on cells with a sign.
        tinted: Cells in another tint.
        lies: Draws what lies on a cell, if there is something.
    """
    coast, cell = land.coast(), land.cell
    ink, detail = theme.colour("ink"), theme.weights["detail"]
    shallow = theme.shade("river", 0.45)
    yield PathItem(coast, Style(shallow, shallow, cell * 0.34))
    yield PathItem(coast, Style(ink, ink, max(theme.weights["contour"] * 2, cell * 0.07)))
    fields: dict[str, list[Segment]] = {"field": [], "road": []}
    for place, _ in land.cells():
        fields["road" if place in tinted else "field"] += shapes.rect(*land.at(place))
    for colour, path in fields.items():
        if path:
            yield PathItem(tuple(path), Style(fill=theme.colour(colour)))
    yield PathItem(
        _grid(land), Style(None, theme.colour("grey"), detail, (cell * 0.1, cell * 0.08))
    )
    for place, sign in land.cells():
        box = land.at(place)
        if sign in symbols:
            yield from city(theme, symbols[sign], box)
        elif lies is not None:
            yield from lies(place, box)


def _grid(land: Land) -> tuple[Segment, ...]:
    """Return the borders between cells."""
    inside = {place for place, _ in land.cells()}
    lines: list[Segment] = []
    for row, column in sorted(inside):
        box = land.at((row, column))
        if (row, column + 1) in inside:
            lines += shapes.line(box.right, box.y, box.right, box.bottom)
        if (row + 1, column) in inside:
            lines += shapes.line(box.x, box.bottom, box.right, box.bottom)
    return tuple(lines)


def city(theme: Theme, symbol: str, box: Rect) -> Iterator[Item]:
    """Draw a city on its cell."""
    field = box.inset(box.width * 0.03)
    art = box.width * 0.74
    paints = {
        "ink": theme.colour("paper"),
        "accent": theme.colour("accent"),
        "ground": theme.colour("deep"),
        "light": theme.colour("sand"),
    }
    yield PathItem(shapes.rounded_rect(*field, box.width * 0.08), Style(fill=theme.colour("deep")))
    yield from draw(
        theme.symbol(symbol), box.centre.x - art / 2, box.centre.y - art / 2, art, paints
    )


def draw_coordinates(land: Land, theme: Theme, size: float, colour: str) -> Iterator[Item]:
    """Draw the numbers of rows and columns on all four sides.

    Args:
        land: The map.
        theme: The game's look.
        size: Of the type in mm.
        colour: Key of its colour.
    """
    box, away = land.box, land.cell * COORDINATES / 2 + land.cell * 0.06
    rows, columns = len(land.chart.rows), len(land.chart.rows[0])
    places = [
        *((column, land.at((1, column)).centre.x, y)
          for column in range(1, columns + 1) for y in (box.y - away, box.bottom + away)),
        *((row, x, land.at((row, 1)).centre.y)
          for row in range(1, rows + 1) for x in (box.x - away, box.right + away)),
    ]  # fmt: skip
    for number, x, y in places:
        yield from line(
            theme.book, str(number), x, y, role="bold", size=size, colour=theme.colour(colour),
            anchor="middle", centred=True,
        )  # fmt: skip
