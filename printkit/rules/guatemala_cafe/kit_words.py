"""The words of Guatemala Café as parts of the kit: what stands before its pieces, and what behind."""

from printkit.model.pieces import Cover, Leaflet, PieceSet
from printkit.model.text import text
from printkit.rules.guatemala_cafe.advice import ADVICE, CREDITS, FACTS
from printkit.rules.guatemala_cafe.cards import REFERENCE_SET, setup_card
from printkit.rules.guatemala_cafe.pad import LIVE_PAD_SET, PAD_SET
from printkit.rules.guatemala_cafe.topics import topics


def words_before(track: int, roads: int) -> tuple[PieceSet, ...]:
    """Return cover and leaflet, for a score track of that length and so many roads."""
    return (
        Cover("cover", text("Cover"), "sack-front", ADVICE, "cover", FACTS, CREDITS),
        Leaflet("rules", text("Rules"), topics(track, roads), "rules"),
    )


def words_behind(track: int) -> tuple[PieceSet, ...]:
    """Return cards and pads, for a score track of that length."""
    return (setup_card(track), REFERENCE_SET, LIVE_PAD_SET, PAD_SET)
