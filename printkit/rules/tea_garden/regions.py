"""The sixteen regions: province, value, garden spaces, borders, points when built (Tea Garden 2.6)."""

from typing import NamedTuple

START = 1
"""The region with everybody's first garden, and the spring of the river (Tea Garden 2.2, 3.1)."""
PROVINCES = ("yellow", "green", "blue", "orange", "red")
"""In the order of the stacks of cups; each has one (Tea Garden 2.2)."""


class Region(NamedTuple):
    """One region.

    Attributes:
        id: Its number.
        province: Colour of its province.
        value: Quality of the leaves that are harvested there.
        spaces: Gardens that have room.
        neighbours: Regions that share a border; the river is an ordinary border.
        points: For the first and for the second builder, at once; or nothing.
    """

    id: int
    province: str
    value: int
    spaces: int
    neighbours: tuple[int, ...]
    points: tuple[int, ...] = ()


REGIONS = {
    region.id: region
    for region in (
        Region(1, "yellow", 2, 4, (2, 3, 6, 7)),
        Region(2, "green", 3, 3, (1, 3, 4)),
        Region(3, "green", 3, 2, (1, 2, 4, 5)),
        Region(4, "green", 4, 3, (2, 3, 5, 16)),
        Region(5, "green", 4, 3, (3, 4, 6, 9, 13)),
        Region(6, "blue", 3, 2, (1, 5, 7, 9)),
        Region(7, "blue", 3, 3, (1, 6, 8, 9)),
        Region(8, "blue", 4, 3, (7, 9, 10)),
        Region(9, "blue", 4, 2, (5, 6, 7, 8, 10)),
        Region(10, "orange", 5, 3, (8, 9, 11, 12, 13), (2, 1)),
        Region(11, "orange", 6, 3, (10, 12), (4, 2)),
        Region(12, "orange", 6, 2, (10, 11, 14), (4, 2)),
        Region(13, "red", 5, 2, (5, 10, 14, 15, 16), (2, 1)),
        Region(14, "red", 6, 2, (12, 13, 15), (4, 2)),
        Region(15, "red", 6, 2, (13, 14, 16), (4, 2)),
        Region(16, "red", 5, 3, (4, 13, 15), (2, 1)),
    )
}
"""By number. The points for two builders are our reading of two numbers (Tea Garden 2.6)."""


def path_to(target: int, gardens: tuple[int, ...]) -> tuple[int, ...]:
    """Return the regions from the nearest own garden to a region, both included (Tea Garden 5.6).

    Of paths of equal length the one through the lowest numbers, from the garden on. A region with a
    garden of one's own is a path of one region.

    Args:
        target: Number of the region.
        gardens: Numbers of the regions with gardens of one's own, at least one.
    """
    distance = {target: 0}
    waiting = [target]
    for here in waiting:
        for there in REGIONS[here].neighbours:
            if there not in distance:
                distance[there] = distance[here] + 1
                waiting.append(there)
    path = [min(gardens, key=lambda garden: (distance[garden], garden))]
    while path[-1] != target:
        closer = [n for n in REGIONS[path[-1]].neighbours if distance[n] < distance[path[-1]]]
        path.append(min(closer))
    return tuple(path)
