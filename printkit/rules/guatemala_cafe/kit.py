"""What lies in the box of Guatemala Café, as sets of pieces in printing order."""

from printkit.model.pieces import PieceSet
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

KIT: tuple[PieceSet, ...] = (
    WORKER_SET,
    WAREHOUSE_SET,
    SHIP_SET,
    road_set(),
    SACK_SET,
    PROPERTY_SET,
    COIN_SET,
    MARKER_SET,
    COVER_SET,
)
