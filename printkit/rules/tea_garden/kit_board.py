"""The boards of Tea Garden as sets of pieces (Tea Garden 3.1 to 3.6)."""

from printkit.model.pieces import PieceSet
from printkit.rules.tea_garden.design import Design


def board_sets(_design: Design) -> tuple[PieceSet, ...]:
    """Return the main board and the player boards."""
    return ()
