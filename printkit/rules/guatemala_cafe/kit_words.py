"""The words of Guatemala Café as parts of the kit: what stands before its pieces, and what behind."""

from printkit.model.pieces import Cover, PieceSet
from printkit.model.text import text
from printkit.rules.guatemala_cafe.advice import ADVICE, CREDITS, FACTS
from printkit.rules.guatemala_cafe.pad import LIVE_PAD_SET, PAD_SET

WORDS_BEFORE: tuple[PieceSet, ...] = (
    Cover("cover", text("Cover"), "sack-front", ADVICE, "cover", FACTS, CREDITS),
)
"""Cover and leaflet."""
WORDS_BEHIND: tuple[PieceSet, ...] = (LIVE_PAD_SET, PAD_SET)
"""Cards and pads."""
