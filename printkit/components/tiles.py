"""From a set of square tiles with halves on their sides to drawn pieces, cut by both diagonals.

A half is drawn once, with its base on the tile's upper side, and turned to the other sides. Two halves
base to base are the same drawing turned by half a turn, so that each line of one goes on in the other.
"""

from functools import partial

from printkit.base.geometry import Matrix, Point, Rect, rotation, translation
from printkit.components.part import DrawnPiece, Part
from printkit.components.patterns import pattern
from printkit.components.template import Layout
from printkit.components.theme import Theme, contrast
from printkit.components.tokens import pattern_tone
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import GRID, Symbol, draw
from printkit.display.text import line
from printkit.model.game import Game
from printkit.model.pieces import Kind, SidedTile, TileSet

TURNS = (0, 90, 180, 270)
"""Degrees by which a side is turned from the top: top, right, bottom, left."""
_SEEN = 1.45
"""Least contrast of the cuts to the colour they are made in."""
_PADDING = 0.02
"""Share of the size that the rows on a free side keep away from the diagonals."""


def triangle(size: float, side: int, reach: float = 0.0) -> tuple[Segment, ...]:
    """Return the quarter of a tile that belongs to a side (Darjeeling 4.2).

    Args:
        size: Of the tile.
        side: 0 top, 1 right, 2 bottom, 3 left.
        reach: How far the base lies beyond the side, on the diagonals drawn on.
    """
    top = shapes.polygon(
        ((-reach, -reach), (size + reach, -reach), (size / 2, size / 2)),
    )
    return shapes.transform(top, turned(size, side))


def turned(size: float, side: int) -> Matrix:
    """Return the map from the top side of a tile to another one."""
    return rotation(TURNS[side], Point(size / 2, size / 2))
