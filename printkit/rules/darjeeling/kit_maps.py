"""The region maps of Darjeeling: small ones to look at, outlines to lay the tiles on (Darjeeling 4.4)."""

from printkit.base.errors import Fault
from printkit.model.boards import Chart
from printkit.model.options import FileText
from printkit.model.pieces import Map, MapSet, Piece
from printkit.model.text import Text, text
from printkit.rules.darjeeling.choices import AUTO
from printkit.rules.darjeeling.maps import (
    CITY,
    REGIONS,
    Region,
    ill_suited,
    read_region,
    region,
)
from printkit.rules.darjeeling.numbers import ALL_TILES, MAPS_FOR, PLAYERS

_SIGNS = ((CITY, "city"),)
_HINT = text("pale: beside a city, all crates are loaded")


def _players(meant: tuple[int, ...]) -> Text:
    if len(meant) == 1:
        return text("{number} players", number=meant[0])
    return text("{low}–{high} players", low=meant[0], high=meant[-1])


def asked_region(
    asked: str | FileText | None, players: int | None
) -> tuple[Region | None, tuple[Fault, ...]]:
    """Return the region that is asked for and what is wrong or odd with it; None: all of them."""
    if isinstance(asked, FileText):
        return read_region(asked.lines, players or min(PLAYERS))
    name = (asked or AUTO).casefold()
    if name == AUTO:
        return None, ()
    found = region(name)
    warning = ill_suited(found, players) if players else None
    return found, (warning,) if warning else ()


def sheet(part: str, found: Region, *, asked: bool = False) -> Map:
    """Return a region as a map of a part.

    Args:
        part: Id that its piece begins with.
        found: The region.
        asked: It was asked for, and is printed for any number of players.
    """
    meant = MAPS_FOR.get(found.id, PLAYERS)
    needed = None if asked else {players: int(players in meant) for players in PLAYERS}
    tea, cities = len(found.tea), len(found.cities)
    return Map(
        Piece(f"{part}.{found.id}", found.name, "", 1, needed=needed),
        Chart(found.id, found.name, found.rows),
        tuple(place for city in found.cities for place in found.beside(city)),
        (
            ("person", _players(meant)),
            ("tea-leaf", text("{tea} tea tiles", tea=tea)),
            ("city", text("{n} cities", n=cities) if cities > 1 else text("1 city")),
            ("bag", text("{left} left in the bag", left=ALL_TILES - tea)),
        ),
    )


def map_sets(asked: Region | None = None) -> tuple[MapSet, MapSet]:
    """Return the small maps and the outlines of all regions, or of the one that is asked for."""
    regions = (asked,) if asked else tuple(REGIONS.values())
    only = asked is not None
    return (
        MapSet(
            "maps",
            text("Region maps"),
            tuple(sheet("map", found, asked=only) for found in regions),
            "maps",
            "tiles",
            _SIGNS,
            _HINT,
        ),
        MapSet(
            "outlines",
            text("Region outlines"),
            tuple(sheet("outline", found, asked=only) for found in regions),
            "outlines",
            "tiles",
            _SIGNS,
            _HINT,
            on_request=True,
        ),
    )
