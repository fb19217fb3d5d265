"""What lies in the box of Tea Garden, as sets of pieces to print (Tea Garden 2.1 and 3)."""

from printkit.model.pieces import PieceSet
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.kit_board import board_sets
from printkit.rules.tea_garden.pad import PAD_SET


def make_kit(design: Design) -> tuple[PieceSet, ...]:
    """Return the sets in printing order, with the faces of a design."""
    return (
        # cover, rules
        *board_sets(design),  # board, player-boards
        # starting-cards, action-cards, emperor-cards, caravans
        # cup-tiles, cup-tokens, bonuses, leaves, scrolls, emperor-tokens, figures
        # help, setup-card, reference
        PAD_SET,
    )
