"""What lies in the box of Guatemala Café, as sets of pieces in printing order."""

from collections.abc import Mapping
from typing import Any

from printkit.model.game import MadeKit
from printkit.model.pieces import PieceSet
from printkit.rules.guatemala_cafe.given import road_faults
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
from printkit.rules.guatemala_cafe.numbers import ROADS


def _sets(roads: int) -> tuple[PieceSet, ...]:
    """Return the kit in printing order, with so many roads."""
    return (
        CULTIVATION_SET,
        plantation_set(),
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
    )


def made(options: Mapping[str, Any], players: int | None) -> MadeKit:
    """Return the kit with as many roads as are asked for (Guatemala Café 9)."""
    del players
    roads = int(options.get("roads", ROADS))
    faults = road_faults(roads)
    return MadeKit(_sets(ROADS if faults else roads), faults)


KIT = _sets(ROADS)
