"""From column and row of a hexagon to its centre, its corners and its neighbours, in both orientations.

Columns and rows count from 0. In a *flat* grid the hexagons stand on an edge and odd columns lie half
a cell lower; in a *pointy* grid they stand on a corner and odd rows lie half a cell to the right.
"""

import math
from typing import Literal, TypeAlias

from printkit.base.geometry import Point

Orientation: TypeAlias = Literal["flat", "pointy"]
Cell: TypeAlias = tuple[int, int]

_ALONG = 1.5
_ACROSS = math.sqrt(3.0)


def centre(cell: Cell, side: float, orientation: Orientation) -> Point:
    """Return the centre of a hexagon, in mm from the centre of the first one.

    Args:
        cell: Column and row.
        side: Length of a side in mm; neighbours' centres are the square root of 3 times it apart.
        orientation: How the hexagons stand.
    """
    column, row = cell
    if orientation == "flat":
        return Point(_ALONG * side * column, _ACROSS * side * (row + (column % 2) / 2))
    return Point(_ACROSS * side * (column + (row % 2) / 2), _ALONG * side * row)


def corners(cell: Cell, side: float, orientation: Orientation) -> tuple[Point, ...]:
    """Return the six corners of a hexagon, clockwise."""
    x, y = centre(cell, side, orientation)
    start = 0.0 if orientation == "flat" else 30.0
    angles = (math.radians(start + 60.0 * k) for k in range(6))
    return tuple(Point(x + side * math.cos(a), y + side * math.sin(a)) for a in angles)


def neighbours(cell: Cell, orientation: Orientation) -> tuple[Cell, ...]:
    """Return the six cells that share a side with this one, whether the map has them or not."""
    column, row = cell
    if orientation == "flat":
        lower = column % 2
        sides = ((dc, dr + lower) for dc in (-1, 1) for dr in (-1, 0))
        steps = (*sides, (0, -1), (0, 1))
    else:
        right = row % 2
        sides = ((dc + right, dr) for dr in (-1, 1) for dc in (-1, 0))
        steps = (*sides, (-1, 0), (1, 0))
    return tuple((column + dc, row + dr) for dc, dr in steps)
