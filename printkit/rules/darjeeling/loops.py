"""From tea tiles of one kind to a layout found by trying: the exact search for closed loops.

A layout is a set of cells of the square grid, each with the sides that show a half crate. It closes
where every such side meets such a side of the next cell.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

N, E, S, W = 1, 2, 4, 8
SIDES = (N, E, S, W)
STEP = {N: (-1, 0), E: (0, 1), S: (1, 0), W: (0, -1)}
"""Rows and columns to the next cell."""
FACING = {N: S, E: W, S: N, W: E}

Cell: TypeAlias = tuple[int, int]
Layout: TypeAlias = dict[Cell, int]
"""Cells (row, column) and their sides as a sum of N, E, S, W."""


class Tiles(NamedTuple):
    """Tea tiles of one kind by shape.

    Attributes:
        ones: Tiles with one half crate.
        adjacent: With two halves on sides that share a corner.
        opposite: With two halves on opposite sides.
        threes: With three halves.
    """

    ones: int
    adjacent: int
    opposite: int
    threes: int

    @property
    def halves(self) -> int:
        """Half crates on all of them."""
        return self.ones + 2 * (self.adjacent + self.opposite) + 3 * self.threes

    @property
    def number(self) -> int:
        """Tiles."""
        return sum(self)

    def without(self, shape: int) -> "Tiles":
        """Return the tiles less one of a shape (0 to 3, in the order of the fields)."""
        left = list(self)
        left[shape] -= 1
        return Tiles(*left)


_SHAPE = {
    sides: {1: 0, 2: 2 if sides in (N + S, E + W) else 1, 3: 3}[sides.bit_count()]
    for sides in range(1, 15)
}
"""The shape that shows halves on exactly these sides: place in `Tiles`."""


def shape_of(sides: int) -> int:
    """Return the shape that shows halves on exactly these sides (place in `Tiles`)."""
    return _SHAPE[sides]


def closed_groups(tiles: Tiles) -> Iterator[tuple[Layout, Tiles]]:
    """Yield closed groups of cells that hang together, each with the tiles it leaves.

    Every way to split the tiles into closed groups has a group with the first tile tried here, a
    three-half tile where there is one; by turning everything, that tile shows N, E and S (or N and
    E, or N and S, or N). So if the tiles close at all, one of the groups belongs to a solution.
    """
    for first, shape in ((N + E + S, 3), (N + E, 1), (N + S, 2), (N, 0)):
        if tiles[shape]:
            yield from _grown({(0, 0): first}, tiles.without(shape))
            return


def _grown(layout: Layout, left: Tiles) -> Iterator[tuple[Layout, Tiles]]:
    """Fill the open cell with the fewest choices in every way (all must be filled in the end)."""
    cell, choices = _tightest(layout, left)
    if cell is None:
        yield dict(layout), left
        return
    for sides in choices:
        layout[cell] = sides
        yield from _grown(layout, left.without(_SHAPE[sides]))
        del layout[cell]


def _tightest(layout: Layout, left: Tiles) -> tuple[Cell | None, list[int]]:
    best: Cell | None = None
    fewest: list[int] = []
    waiting = _open_cells(layout)
    if len(waiting) > left.number:
        return next(iter(waiting)), []
    for cell, needed in waiting.items():
        blank = 0
        for side in SIDES:
            neighbour = layout.get((cell[0] + STEP[side][0], cell[1] + STEP[side][1]))
            if neighbour is not None and not neighbour & FACING[side]:
                blank |= side
        choices = [
            sides
            for sides, shape in _SHAPE.items()
            if left[shape] and sides & needed == needed and not sides & blank
        ]
        if best is None or len(choices) < len(fewest):
            best, fewest = cell, choices
            if not choices:
                break
    return best, fewest


def _open_cells(layout: Layout) -> dict[Cell, int]:
    """Return the empty cells that a half crate points at, with the sides they must answer."""
    waiting: dict[Cell, int] = {}
    for (row, column), sides in layout.items():
        for side in SIDES:
            if sides & side:
                cell = (row + STEP[side][0], column + STEP[side][1])
                if cell not in layout:
                    waiting[cell] = waiting.get(cell, 0) | FACING[side]
    return waiting
