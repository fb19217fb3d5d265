"""The map as unit squares: which region each belongs to, what stands on it, where the river runs.

The drawing is our own design (Tea Garden 3.1); two regions share a side exactly where
`regions.REGIONS` calls them neighbours.
"""

from typing import NamedTuple

LAKE = 0
"""Squares that belong to no region."""

SQUARES = tuple(
    tuple(map(int, line.split()))
    for line in (
        "2  2  2  2  4  4  4  4 16 16 16 16 15 15 15 15",
        "2  2  2  2  4  4  4  4 16 16 16 16 15 15 15 15",
        "1  1  3  3  3  4  4  4  0 16 16 16 15 15 15 15",
        "1  1  3  3  3  5  5  5  0 13 13 13 13 14 14 14",
        "1  1  0  5  5  5  5  5  5 13 13 13 13 14 14 14",
        "1  1  6  6  6  9  9  9  0 10 10 10  0 12 12 12",
        "1  7  6  6  6  9  9  9 10 10 10 10 12 12 12 12",
        "7  7  7  7  7  9  9  9 10 10 10 11 11 12 12 12",
        "7  7  7  8  8  8  8  8 10 10 11 11 11 11 11 11",
        "7  7  7  8  8  8  8  8 10 10 11 11 11 11 11 11",
    )
)
"""Region of each square, row by row from the top; 0 is the lake."""

RIVER_Y = 5.0
RIVER_FROM, RIVER_TO = 2.0, 16.0
"""The river runs straight along this line, from the edge of region 1 to the right rim."""


class Spot(NamedTuple):
    """Where things of one region stand, as squares: (x, y) from the top left, counted from 0."""

    value: tuple[int, int]
    bonus: tuple[int, int]
    gardens: tuple[tuple[int, int], ...]


SPOTS = {
    1: Spot((0, 4), (1, 4), ((0, 3), (1, 3), (0, 5), (1, 5))),
    2: Spot((1, 0), (2, 0), ((0, 0), (1, 1), (2, 1))),
    3: Spot((3, 2), (3, 3), ((2, 2), (4, 2))),
    4: Spot((6, 1), (5, 1), ((5, 0), (6, 0), (6, 2))),
    5: Spot((6, 4), (6, 3), ((5, 3), (5, 4), (7, 4))),
    6: Spot((3, 5), (3, 6), ((2, 5), (4, 5))),
    7: Spot((1, 8), (2, 8), ((1, 7), (2, 7), (1, 9))),
    8: Spot((5, 8), (5, 9), ((4, 8), (6, 8), (4, 9))),
    9: Spot((6, 6), (6, 5), ((5, 6), (7, 6))),
    10: Spot((9, 7), (9, 6), ((10, 6), (8, 7), (10, 7))),
    11: Spot((12, 8), (13, 8), ((12, 7), (12, 9), (13, 9))),
    12: Spot((14, 6), (13, 6), ((14, 5), (14, 7))),
    13: Spot((10, 3), (11, 3), ((10, 4), (11, 4))),
    14: Spot((14, 3), (14, 4), ((13, 3), (15, 3))),
    15: Spot((13, 1), (14, 1), ((13, 0), (14, 0))),
    16: Spot((10, 1), (9, 1), ((9, 0), (10, 0), (10, 2))),
}
"""By number of the region."""


def section_span(section: int, sections: int) -> tuple[float, float]:
    """Return where a section of the river begins and ends (x), of so many after the start dock."""
    step = (RIVER_TO - RIVER_FROM) / sections
    return RIVER_FROM + step * (section - 1), RIVER_FROM + step * section
