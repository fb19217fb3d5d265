"""The map as unit squares: which region each belongs to, and where the river runs.

The drawing is our own design (Tea Garden 3.1); two regions share a side exactly where
`regions.REGIONS` calls them neighbours.
"""

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


def section_span(section: int, sections: int) -> tuple[float, float]:
    """Return where a section of the river begins and ends (x), of so many after the start dock."""
    step = (RIVER_TO - RIVER_FROM) / sections
    return RIVER_FROM + step * (section - 1), RIVER_FROM + step * section
