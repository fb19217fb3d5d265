"""What lies in the box of Guatemala Café, as sets of pieces in printing order."""

from collections.abc import Mapping
from typing import Any

from printkit.model.game import MadeKit
from printkit.model.pieces import PieceSet
from printkit.rules.guatemala_cafe.given import road_faults, track_faults
from printkit.rules.guatemala_cafe.kit_board import CULTIVATION_SET, plantation_set
from printkit.rules.guatemala_cafe.kit_pieces import (
    COIN_SET,
    COVER_SET,
    MARKER_SET,
    PROPERTY_SET,
    SACK_SET,
    SHIP_SET,
    WAREHOUSE_SET,
    WORKER_SET,
    road_set,
)
from printkit.rules.guatemala_cafe.kit_screens import SCREEN_SET
from printkit.rules.guatemala_cafe.kit_words import words_before, words_behind
from printkit.rules.guatemala_cafe.numbers import ROADS, TRACK


def _sets(
    track: int = TRACK, roads: int = ROADS, players: int | None = None
) -> tuple[PieceSet, ...]:
    """Return the kit in printing order.

    Args:
        track: Last box of the score track.
        roads: In play.
        players: For whom it is; None: for anybody.
    """
    return (
        *words_before(track, roads),
        CULTIVATION_SET,
        plantation_set(track, players),
        WORKER_SET,
        WAREHOUSE_SET,
        SHIP_SET,
        road_set(roads),
        SACK_SET,
        PROPERTY_SET,
        COIN_SET,
        MARKER_SET,
        COVER_SET,
        SCREEN_SET,
        *words_behind(track),
    )


def made(options: Mapping[str, Any], players: int | None) -> MadeKit:
    """Return the kit with the score track and the roads that are asked for (Guatemala Café 4.4, 9)."""
    track, roads = (int(options.get(*pair)) for pair in (("track", TRACK), ("roads", ROADS)))
    faults = (*track_faults(track, None, players), *road_faults(roads))
    return MadeKit(_sets() if faults else _sets(track, roads, players), faults)


KIT = _sets()
