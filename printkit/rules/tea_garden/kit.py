"""What lies in the box of Tea Garden, as sets of pieces to print."""

from printkit.model.pieces import PieceSet
from printkit.rules.tea_garden.design import Design


def make_kit(_design: Design) -> tuple[PieceSet, ...]:
    """Return the sets in printing order."""
    return ()
