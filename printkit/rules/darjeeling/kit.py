"""What lies in the box of Darjeeling, as sets of pieces to print (Darjeeling 1.2, 2 and 4.1)."""

from collections.abc import Mapping
from typing import Any

from printkit.model.game import MadeKit
from printkit.model.kinds import for_seat
from printkit.model.pieces import (
    FigureSet,
    Piece,
    PieceSet,
    SidedTile,
    Strip,
    StripSet,
    TileSet,
    TokenSet,
    TraySet,
)
from printkit.model.text import Text, text
from printkit.rules.darjeeling.choices import ADJACENT, MIXED, OPPOSITE
from printkit.rules.darjeeling.kit_board import BOARD_SET
from printkit.rules.darjeeling.kit_maps import asked_region, map_sets
from printkit.rules.darjeeling.kit_screens import SCREEN_SET
from printkit.rules.darjeeling.kit_words import words_before, words_behind
from printkit.rules.darjeeling.maps import Region
from printkit.rules.darjeeling.numbers import (
    ACTION_SIZE,
    ACTIONS,
    CITIES,
    CRATES,
    MARKERS_EACH,
    MIXED_TWOS,
    PLAYERS,
    SHIPS,
    SIZES,
    STRIPS,
    TILES,
    WATER,
)
from printkit.rules.darjeeling.sheet import KINDS, SEATS
from printkit.rules.darjeeling.typed import own_strip

CRATE_PLACES = (5, 2)
"""Columns and rows of places for crates on a ship (Darjeeling 4.1)."""
_TWO = 2
_SIDES = {
    1: (True, False, False, False),
    2: (True, True, False, False),
    3: (True, True, True, False),
}
"""Sides of a tile with a half crate, from the top clockwise (Darjeeling 4.2)."""
_FACING = (True, False, True, False)
"""The other shape of a two-half tile."""
ACTION_MARKS = (("no-loss", "river-deep"), ("double-demand", "saffron"))
"""What an action tile shows on its two sides: symbol and ground (Darjeeling 1.6)."""


def _tile(kind_id: str, name: Text, size: int, count: int, *, facing: bool = False) -> SidedTile:
    sides = _FACING if facing else _SIDES[size]
    top, right, bottom, left = (kind_id if side else "" for side in sides)
    halves = text("1 half crate") if size == 1 else text("{size} half crates", size=size)
    return SidedTile(
        Piece(
            f"tile.{kind_id}{size}{'o' if facing else ''}",
            text("{kind}, {halves}", kind=name, halves=halves),
            "",
            count,
        ),
        (top, right, bottom, left),
        marked=size == ACTION_SIZE,
        form=(OPPOSITE if facing else ADJACENT) if size == _TWO else "",
    )


def tile_set(shape: str = ADJACENT) -> TileSet:
    """Return the tea tiles, the two-half tiles in the shape that is asked for (Darjeeling 3, Q2)."""
    tiles = []
    for kind in KINDS:
        for size in SIZES:
            count = TILES[kind.id][size]
            if size == _TWO and shape == MIXED:
                near, far = MIXED_TWOS[ADJACENT], MIXED_TWOS[OPPOSITE]
                tiles.append(_tile(kind.id, kind.name, size, near))
                tiles.append(_tile(kind.id, kind.name, size, far, facing=True))
            else:
                facing = size == _TWO and shape == OPPOSITE
                tiles.append(_tile(kind.id, kind.name, size, count, facing=facing))
    return TileSet(
        "tiles",
        text("Tea tiles"),
        tuple(tiles),
        "half-crate-blank",
        "tiles",
        row="tea-leaf",
        marks=ACTION_MARKS,
    )


CITY_SET = TokenSet(
    "cities",
    text("Cities"),
    (Piece("city", text("city"), "", CITIES),),
    "city",
    "cities",
    grounds=("fir", "fir"),
)


def _strip(name: str, words: Text, head: int, values: tuple[int, ...]) -> Strip:
    needed = {players: int(players == head) for players in PLAYERS} if head else None
    piece = Piece(f"strip.{name}", words, "", 1, needed=needed)
    return Strip(piece, head, tuple(Text(f"×{value}") for value in values))


def strip_set(own: tuple[int, ...] = (), players: int | None = None) -> StripSet:
    """Return the faces of the multiplier strips, or the one of one's own (Darjeeling 3, Q1)."""
    faces = tuple(
        _strip(str(number), text("strip for {players} players", players=number), number, values)
        for number, values in STRIPS.items()
    )
    if own:
        face = _strip("own", text("strip of your own"), players or 0, own)
        faces = (Strip(Piece("strip.own", face.piece.name, "", 1), face.head, face.cells),)
    return StripSet("strips", text("Multiplier strips"), faces, "person", "strips", SHIPS)


def ship_set(own: tuple[int, ...] = ()) -> TraySet:
    """Return the ships: one for each multiplier on the strip (Darjeeling 1.2)."""
    needed = {players: len(own or strip) for players, strip in STRIPS.items()}
    return TraySet(
        "ships",
        text("Ships"),
        (Piece("ship", text("ship"), "", SHIPS, needed=needed),),
        "ship-top",
        "ships",
        places=CRATE_PLACES,
        ground="river",
    )


def water_set(own: tuple[int, ...] = ()) -> TraySet:
    """Return the water tiles: they cover the berths without a ship (Darjeeling 1.3, R4)."""
    needed = {players: SHIPS - len(own or strip) for players, strip in STRIPS.items()}
    return TraySet(
        "water",
        text("Water tiles"),
        (Piece("water", text("water tile"), "", WATER, needed=needed),),
        "water",
        "water",
        ground="river",
    )


DEMAND_SET = TokenSet(
    "demand",
    text("Demand markers"),
    tuple(
        Piece(f"demand.{kind.id}", text("demand for {kind}", kind=kind.name), kind.id, MARKERS_EACH)
        for kind in KINDS
    ),
    "",
    "demand",
    own=tuple((kind.id, f"tea-{kind.colour}") for kind in KINDS),
)

ACTION_SET = TokenSet(
    "actions",
    text("Action tiles"),
    (Piece("action", text("action tile"), "", ACTIONS),),
    ACTION_MARKS[0][0],
    "actions",
    back=ACTION_MARKS[1][0],
    grounds=(ACTION_MARKS[0][1], ACTION_MARKS[1][1]),
    back_matters=True,
)

CRATE_SET = TokenSet(
    "crates",
    text("Crates"),
    tuple(
        Piece(
            f"crate.{seat.id}",
            text("{colour} crate", colour=seat.name),
            seat.id,
            CRATES,
            needed=for_seat(seat, PLAYERS, CRATES),
        )
        for seat in SEATS
    ),
    "",
    "crates",
)

COLLECTOR_SET = FigureSet(
    "collectors",
    text("Tea collectors"),
    tuple(
        Piece(
            f"collector.{seat.id}",
            text("{colour} tea collector", colour=seat.name),
            seat.id,
            1,
            needed=for_seat(seat, PLAYERS),
        )
        for seat in SEATS
    ),
    "collector-top",
    "collectors",
)


def _sets(
    shape: str, own: tuple[int, ...], players: int | None, country: Region | None = None
) -> tuple[PieceSet, ...]:
    """Return the kit in printing order.

    Args:
        shape: Of the two-half tiles.
        own: Multipliers of a strip of one's own; empty: the strips in the box.
        players: For whom that strip is; None: for anybody.
        country: The only map that is printed; None: all in the box.
    """
    return (
        *words_before(shape, own),
        BOARD_SET,
        *map_sets(country),
        tile_set(shape),
        CITY_SET,
        strip_set(own, players),
        ship_set(own),
        water_set(own),
        DEMAND_SET,
        ACTION_SET,
        CRATE_SET,
        COLLECTOR_SET,
        SCREEN_SET,
        *words_behind(shape, own),
    )


def made(options: Mapping[str, Any], players: int | None) -> MadeKit:
    """Return the kit with the tiles, strip and map that are asked for (Darjeeling 3 and 4.4)."""
    words = options.get("strip")
    own, faults = own_strip(str(words), players) if words else ((), ())
    shape = str(options.get("two_half") or ADJACENT)
    country, odd = asked_region(options.get("map"), players)
    return MadeKit(_sets(shape, own, players, country), (*faults, *odd))


KIT = _sets(ADJACENT, (), None)
