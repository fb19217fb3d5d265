"""Hexagons lie where their labels say, whichever way they stand."""

import math
from itertools import pairwise

import pytest

from printkit.display.hexgrid import Orientation, centre, corners, neighbours

CELLS = [(column, row) for column in range(6) for row in range(6)]


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_br_058_neighbours_are_the_root_of_three_times_a_side_away(
    orientation: Orientation,
) -> None:
    """The centres of the six neighbours of every cell are at √3 · side, and nothing is nearer."""
    side = 12.0
    for cell in CELLS:
        here = centre(cell, side, orientation)
        near = neighbours(cell, orientation)
        assert 6 == len(set(near))
        for other in near:
            assert math.isclose(
                math.dist(here, centre(other, side, orientation)), math.sqrt(3) * side
            )
        others = set(CELLS) - {cell, *near}
        assert all(math.dist(here, centre(other, side, orientation)) > 2 * side for other in others)


@pytest.mark.parametrize("orientation", ["flat", "pointy"])
def test_br_058_to_be_a_neighbour_is_mutual(orientation: Orientation) -> None:
    """A cell is among the neighbours of each of its neighbours."""
    for cell in CELLS:
        for other in neighbours(cell, orientation):
            assert cell in neighbours(other, orientation)


def test_br_048_neighbouring_hexagons_share_their_corners() -> None:
    """Two neighbours have two corners in common, so that a shared edge can be drawn once."""
    for orientation in ("flat", "pointy"):
        own = corners((2, 2), 10.0, orientation)
        assert all(math.isclose(math.dist(a, b), 10.0) for a, b in pairwise(own))
        for other in neighbours((2, 2), orientation):
            theirs = corners(other, 10.0, orientation)
            shared = [a for a in own for b in theirs if math.dist(a, b) < 1e-6]
            assert 2 == len(shared)
