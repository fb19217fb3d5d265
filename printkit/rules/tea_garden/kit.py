"""What lies in the box of Tea Garden, as sets of pieces to print (Tea Garden 2.1 and 3)."""

from collections.abc import Mapping
from typing import Any

from printkit.base.errors import Fault
from printkit.model.game import MadeKit
from printkit.model.pieces import Cover, Leaflet, PieceSet
from printkit.model.text import text
from printkit.rules.tea_garden.advice import ADVICE, CREDITS, FACTS
from printkit.rules.tea_garden.choices import CARDS, LARGEST, POKER, SMALLEST, read_card
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.kit_board import board_sets
from printkit.rules.tea_garden.kit_cards import card_decks
from printkit.rules.tea_garden.kit_help import help_deck
from printkit.rules.tea_garden.kit_pieces import piece_sets
from printkit.rules.tea_garden.pad import PAD_SET
from printkit.rules.tea_garden.topics import make_topics
from printkit.rules.tea_garden.word_cards import SETUP_CARD_SET, reference_set


def make_kit(design: Design, card: tuple[float, float] | None = None) -> tuple[PieceSet, ...]:
    """Return the sets in printing order, with the faces of a design and cards of a size in mm."""
    decks = card_decks(design, card)
    return (
        Cover("cover", text("Cover"), "pagoda", ADVICE, "cover", FACTS, CREDITS),
        Leaflet("rules", text("Rules"), make_topics(design), "rules"),
        *board_sets(design),  # board, player-boards
        *decks,  # starting-cards, action-cards, emperor-cards, caravans
        # Cup tiles, cup tokens, bonuses, leaves, scrolls, emperor tokens, figures.
        *piece_sets(design),
        help_deck(decks),
        SETUP_CARD_SET,
        reference_set(design),
        PAD_SET,
    )


def made(design: Design, options: Mapping[str, Any]) -> MadeKit:
    """Return the kit with cards of the size that was asked for, or what is wrong with the size."""
    word = str(options.get("card") or POKER)
    size = read_card(word)
    if size is not None:
        return MadeKit(make_kit(design, size))
    least, most = (f"{width:g}x{height:g}mm" for width, height in (SMALLEST, LARGEST))
    fault = Fault(
        "E_CARD",
        "card",
        f"{word!r} is no size for cards",
        f"{', '.join(CARDS)}, or WxHmm from {least} to {most}",
    )
    return MadeKit(make_kit(design), (fault,))
