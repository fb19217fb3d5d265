"""The words of Darjeeling as parts of the kit: what stands before its pieces, and what behind."""

from printkit.model.pieces import Cover, Leaflet, PieceSet
from printkit.model.text import text
from printkit.rules.darjeeling.advice import ADVICE, CREDITS, FACTS
from printkit.rules.darjeeling.cards import reference, setup_card
from printkit.rules.darjeeling.pad import LIVE_PAD_SET, PAD_SET
from printkit.rules.darjeeling.topics import topics


def words_before(shape: str, own: tuple[int, ...]) -> tuple[PieceSet, ...]:
    """Return cover and leaflet.

    Args:
        shape: Of the two-half tiles.
        own: Multipliers of a strip of one's own; empty: the strips in the box.
    """
    return (
        Cover("cover", text("Cover"), "tea-crate", ADVICE, "cover", FACTS, CREDITS),
        Leaflet("rules", text("Rules"), topics(shape, own), "rules"),
    )


def words_behind(shape: str, own: tuple[int, ...]) -> tuple[PieceSet, ...]:
    """Return cards and pads; arguments as for `words_before`."""
    return (setup_card(own), reference(shape), LIVE_PAD_SET, PAD_SET)
