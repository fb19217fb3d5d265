"""From a dealt map to how even it is: clumps of one kind, and the tea beside each city (4.5)."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from printkit.model.boards import Chart
from printkit.model.faults import spaces
from printkit.model.setup import Measured
from printkit.model.text import listed, text
from printkit.rules.darjeeling.maps import Place, Region

MOST_CLUMPED = 3
"""Tiles of one kind that may hang together by their sides."""
APART = 4
"""Half crates a tile beside one city may be worth more than beside another: 1 by this."""
KINDS_BESIDE = 3
"""Kinds of tea that lie beside each city, where it has as many neighbours."""

Cells = Mapping[Place, Mapping[str, Any]]


class Beside(NamedTuple):
    """The tea next to one city."""

    at: Place
    tiles: int
    halves: int
    kinds: int


def measured(chart: Chart, laid: Cells) -> Measured:
    """Measure a dealt map.

    Args:
        chart: The map.
        laid: Kind and halves of the tile on each cell, by row and column.
    """
    clump = max(map(len, clumps(laid)), default=0)
    cities = beside(Region(chart.id, chart.title, chart.rows), laid)
    spread = _spread(cities)
    poor = [city for city in cities if city.kinds < min(KINDS_BESIDE, city.tiles)]
    problems = []
    if clump > MOST_CLUMPED:
        problems.append(text("{clump} tiles of one kind hang together", clump=clump))
    if spread > 0:
        problems.append(text("one city has clearly more tea beside it than another"))
    if poor:
        places = spaces([city.at for city in poor])
        problems.append(text("too few kinds of tea lie beside {places}", places=places))
    found = {
        "largest_clump": clump,
        "cities": [{**city._asdict(), "at": list(city.at)} for city in cities],
    }
    badness = 100 * max(0, clump - MOST_CLUMPED) + max(0, spread) + 10 * len(poor)
    return Measured(not problems, found, MEASURE, listed(problems), badness)


MEASURE = text(
    "at most {clump} tiles of one kind hang together, {kinds} kinds lie beside each city, and a tile "
    "beside one city holds on average at most 1/{apart} half crate more than beside another",
    clump=MOST_CLUMPED,
    kinds=KINDS_BESIDE,
    apart=APART,
)


def clumps(laid: Cells) -> Sequence[tuple[Place, ...]]:
    """Return the groups of cells with tea of one kind that hang together by their sides."""
    left = dict(laid)
    groups = []
    while left:
        start = next(iter(left))
        kind = left.pop(start)["kind"]
        group = [start]
        for row, column in group:
            for near in (
                (row - 1, column),
                (row, column + 1),
                (row + 1, column),
                (row, column - 1),
            ):
                if near in left and left[near]["kind"] == kind:
                    del left[near]
                    group.append(near)
        groups.append(tuple(group))
    return groups


def beside(region: Region, laid: Cells) -> tuple[Beside, ...]:
    """Return the tea next to each city."""
    found = []
    for city in region.cities:
        tiles = [laid[place] for place in region.beside(city)]
        kinds = {tile["kind"] for tile in tiles}
        halves = sum(tile["halves"] for tile in tiles)
        found.append(Beside(city, len(tiles), halves, len(kinds)))
    return tuple(found)


def _spread(cities: Sequence[Beside]) -> int:
    """Return by how much the averages beside two cities lie further apart than allowed.

    Averages are compared without division: a/m - b/n > 1/APART where APART (an - bm) > mn.
    """
    return max(
        (
            APART * (rich.halves * poor.tiles - poor.halves * rich.tiles) - rich.tiles * poor.tiles
            for rich in cities
            for poor in cities
            if rich.tiles and poor.tiles
        ),
        default=0,
    )
