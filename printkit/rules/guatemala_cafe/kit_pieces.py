"""The loose pieces of Guatemala Café: what is built, what is sold, what pays, who moves (4.5)."""

from printkit.model.kinds import for_seat
from printkit.model.pieces import FigureSet, Piece, TokenSet
from printkit.model.text import Text, text
from printkit.rules.guatemala_cafe.numbers import (
    COINS,
    COVERS,
    PLAYERS,
    ROADS,
    SACKS,
    SHIPS,
    THREE,
    TILES_EACH,
    WAREHOUSES,
    WORKERS,
)
from printkit.rules.guatemala_cafe.sheet import KINDS, SEATS

EMBLEMS = (("1", "sun"), ("2", "quetzal"), ("3", "jaguar"), ("4", "orchid"))
"""What the property tiles show beside the sign: a picture for each player."""
_METALS = {1: "copper", 3: "silver", 5: "gold"}
"""Colour keys of the coins."""


WORKER_SET = TokenSet(
    "workers",
    text("Workers"),
    tuple(
        Piece(f"worker.{kind.id}", text("{kind} worker", kind=kind.name), kind.id, WORKERS)
        for kind in KINDS
    ),
    "worker-bust",
    "workers",
)
WAREHOUSE_SET = TokenSet(
    "warehouses",
    text("Warehouses"),
    tuple(
        Piece(f"warehouse.{kind.id}", text("{kind} warehouse", kind=kind.name), kind.id, WAREHOUSES)
        for kind in KINDS
    ),
    "warehouse-front",
    "warehouses",
)
SHIP_SET = TokenSet(
    "ships",
    text("Ships"),
    tuple(
        Piece(f"ship.{kind.id}", text("{kind} ship", kind=kind.name), kind.id, SHIPS)
        for kind in KINDS
    ),
    "ship-sail",
    "ships",
)
SACK_SET = TokenSet(
    "sacks",
    text("Sacks"),
    tuple(
        Piece(f"sack.{kind.id}", text("sack of {kind} coffee", kind=kind.name), kind.id, SACKS)
        for kind in KINDS
    ),
    "sack-front",
    "sacks",
    back="sack-back",
    grounds=("roast", "roast"),
)
"""All backs are alike: the sacks in hand are secret (Guatemala Café 1.3, 5a)."""


def road_set(number: int = ROADS) -> TokenSet:
    """Return the roads, fewer where that is asked for (Guatemala Café 9)."""
    return TokenSet(
        "roads",
        text("Roads"),
        (Piece("road", text("road"), "", number),),
        "road",
        "roads",
        grounds=("ink", "ink"),
    )


PROPERTY_SET = TokenSet(
    "property",
    text("Property tiles"),
    tuple(
        Piece(
            f"property.{seat.id}",
            text("property tile, {seat}", seat=seat.name),
            seat.id,
            TILES_EACH,
            needed=for_seat(seat, PLAYERS, TILES_EACH),
        )
        for seat in SEATS
    ),
    "",
    "property",
    own=EMBLEMS,
)
COIN_SET = TokenSet(
    "coins",
    text("Coins"),
    tuple(
        Piece(f"coin.{value}", text("coin of {value} centavos", value=value), "", count)
        for value, count in COINS.items()
    ),
    "coin-blank",
    "coins",
    shown=tuple((f"coin.{value}", Text(str(value)), _METALS[value]) for value in COINS),
)
MARKER_SET = FigureSet(
    "markers",
    text("Score markers and the Buyer"),
    (
        *(
            Piece(
                f"marker.{seat.id}",
                text("score marker, {seat}", seat=seat.name),
                seat.id,
                1,
                needed=for_seat(seat, PLAYERS),
            )
            for seat in SEATS
        ),
        Piece("buyer", text("Buyer"), "", 1),
    ),
    "buyer",
    "markers",
    flat=tuple(f"marker.{seat.id}" for seat in SEATS),
)
COVER_SET = TokenSet(
    "covers",
    text("Cover cards"),
    (
        Piece(
            "cover-card",
            text("cover card"),
            "",
            COVERS,
            needed={players: COVERS * int(players == THREE) for players in PLAYERS},
        ),
    ),
    "cover",
    "covers",
    grounds=("leaf-dark", "leaf-dark"),
)
"""They close the sites of the left route with three players (Guatemala Café 1.3)."""
