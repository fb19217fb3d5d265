"""From the pieces of a purchase as they were typed to what they cost, or why they cannot be bought."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from printkit.base.errors import Fault
from printkit.base.nearest import nearest
from printkit.model.faults import fault
from printkit.model.terrain import FieldBoard
from printkit.rules.guatemala_cafe.given import field
from printkit.rules.guatemala_cafe.numbers import THREE, WORKER_PRICES
from printkit.rules.guatemala_cafe.placing import (
    PIECES,
    ROAD,
    SHIP,
    WAREHOUSE,
    WORKER,
    Placed,
    place_road,
    place_ship,
    place_warehouse,
    place_worker,
)
from printkit.rules.guatemala_cafe.plantation import LEFT, area_of, covered_sites
from printkit.rules.guatemala_cafe.plants import FREE, Field, Plantation, site_named
from printkit.rules.guatemala_cafe.typed import LETTERS, roads_named

_NEXT = re.compile(r"[,;]\s*(?=[A-Za-z]{4,})")
_FORM = "warehouse:green, worker:yellow, ship:B or road; on a typed board warehouse:W@B2"


class Item(NamedTuple):
    """One piece of a purchase.

    Attributes:
        piece: warehouse, worker, ship or road.
        kind: Its kind, or empty.
        where: An area, a site, a field, a harbour or a stretch, as it was typed.
    """

    piece: str
    kind: str
    where: str

    @property
    def name(self) -> str:
        """As it was typed."""
        kind = f"{self.kind}@" if self.kind else ""
        return f"{self.piece}:{kind}{self.where}" if self.where else self.piece


def read_items(words: str) -> tuple[tuple[Item, ...], tuple[Fault, ...]]:
    """Read pieces such as ``warehouse:green,worker:W@4,5,ship:B,road``."""
    found, faults = [], []
    for word in _NEXT.split(words.strip()) if words.strip() else []:
        piece, _, rest = word.strip().partition(":")
        kind, mark, where = rest.partition("@")
        if not mark:
            kind, where = "", rest
        item = Item(piece.strip().casefold(), kind.strip().upper(), where.strip())
        wrong = _item_fault(item, word)
        if wrong is None:
            found.append(item)
        else:
            faults.append(wrong)
    return tuple(found), tuple(faults)


def _item_fault(item: Item, word: str) -> Fault | None:
    if item.piece not in PIECES:
        near = nearest(item.piece, PIECES)
        hint = "did you mean {near}?" if near else "write them like this: {form}"
        message = "{word} is not a piece that can be bought"
        return fault("E_ITEM", "items", message, hint, word=repr(word), near=near or "", form=_FORM)
    if item.kind and item.kind not in LETTERS:
        message = "{word}: {kind} is not a coffee"
        hint = "kinds: {kinds}"
        kinds = " ".join(LETTERS)
        return fault(
            "E_SYMBOL", "items", message, hint, word=repr(word), kind=repr(item.kind), kinds=kinds
        )
    return None


# Prices alone


class Priced(NamedTuple):
    """What a purchase costs.

    Attributes:
        prices: Of each piece, in order.
        reasons: Why the rules forbid it.
        errors: What cannot be right in what was typed.
    """

    prices: tuple[int, ...]
    reasons: tuple[Fault, ...] = ()
    errors: tuple[Fault, ...] = ()


def price_items(
    items: Sequence[Item],
    board: FieldBoard,
    players: int,
    docks: Mapping[str, tuple[str, ...]],
) -> Priced:
    """Price pieces one after the other, each ship on the next dock (Guatemala Café 6.2).

    Args:
        items: The pieces.
        board: The side of the board.
        players: How many play.
        docks: What lies on the docks before.
    """
    ships = {name: len(kinds) - kinds.count(FREE) for name, kinds in docks.items()}
    prices: list[int] = []
    reasons: list[Fault] = []
    errors: list[Fault] = []
    for item in items:
        found = _price(item, board, players, ships)
        if isinstance(found, Fault):
            (reasons if found.code in _FORBIDDEN else errors).append(found)
        else:
            prices.append(found)
    return Priced(tuple(prices), tuple(reasons), tuple(errors))


_FORBIDDEN = frozenset({"E_FULL", "E_COVER", "E_SITE"})


def _price(item: Item, board: FieldBoard, players: int, ships: dict[str, int]) -> int | Fault:
    match item.piece:
        case "warehouse":
            return _warehouse_price(item, board, players)
        case "worker":
            return _worker_price(item, board)
        case "ship":
            return _ship_price(item, board, players, ships)
    return 0


def _warehouse_price(item: Item, board: FieldBoard, players: int) -> int | Fault:
    for area in board.areas:
        if area.id == item.where.casefold() and dict(area.prices).get(WAREHOUSE):
            return dict(area.prices)[WAREHOUSE]
    spot = field(item.where)
    for site in board.sites:
        if site.id.casefold() == item.where.casefold() or (site.column, site.row) == spot:
            if site.id in covered_sites(players):
                return _odd("E_COVER", item, "that site is covered with three players")
            return site.price
    if spot is not None:
        return _odd("E_SITE", item, "there is no site")
    areas = ", ".join(WORKER_PRICES)
    sites = " ".join(site.id for site in board.sites)
    if not board.routes:
        return _odd("E_AREA", item, f"with two players name the site: {sites}")
    return _odd("E_AREA", item, f"name an area or a site: {areas}; {sites}")


def _worker_price(item: Item, board: FieldBoard) -> int | Fault:
    for area in board.areas:
        if area.id == item.where.casefold():
            return dict(area.prices)[WORKER]
    spot = field(item.where)
    if spot is not None and _on(board, spot):
        return WORKER_PRICES[area_of(spot[1])]
    areas = ", ".join(area.id for area in board.areas)
    return _odd("E_AREA", item, f"name an area or a field: {areas}; 4,5")


def _ship_price(item: Item, board: FieldBoard, players: int, ships: dict[str, int]) -> int | Fault:
    name = item.where.upper() or (board.harbours[0].id if len(board.harbours) == 1 else "")
    harbour = next((one for one in board.harbours if one.id == name), None)
    if harbour is None:
        names = " ".join(one.id for one in board.harbours)
        return _odd("E_HARBOUR", item, f"name a harbour: {names}")
    if players == THREE and name == LEFT:
        return _odd("E_COVER", item, "three players do not use that harbour")
    if ships[name] >= len(harbour.docks):
        return _odd("E_FULL", item, f"all {len(harbour.docks)} docks are taken")
    ships[name] += 1
    return harbour.docks[ships[name] - 1]


def _odd(code: str, item: Item, why: str) -> Fault:
    return fault(code, "items", "{item}: {why}", item=item.name, why=why)


def _on(board: FieldBoard, spot: Field) -> bool:
    return 1 <= spot[0] <= board.columns and 1 <= spot[1] <= board.rows


# On a typed board


def place_item(table: Plantation, item: Item, player: int) -> Placed | Fault:
    """Place a piece of a purchase; a fault where kind or place cannot be read."""
    if item.piece == ROAD:
        return _place_road(table, item)
    if not item.kind:
        return _odd("E_KIND", item, f"say which kind: {item.piece}:W@{item.where or 'B2'}")
    return _place_ship(table, item, player) if item.piece == SHIP else _build(table, item, player)


def _place_road(table: Plantation, item: Item) -> Placed | Fault:
    route, _, part = item.where.upper().replace(" ", ":").partition(":")
    named = roads_named(table.board, route, part or route)
    if named is None or len(named) != 1:
        return _odd("E_ROUTE", item, "name one stretch: 4,6-4,7, or of a route B:6-7")
    return place_road(table, named)


def _place_ship(table: Plantation, item: Item, player: int) -> Placed | Fault:
    names = tuple(table.docks)
    name = item.where.upper() or (names[0] if len(names) == 1 else "")
    if name not in names:
        return _odd("E_HARBOUR", item, f"name a harbour: {' '.join(names)}")
    return place_ship(table, item.kind, player, name)


def _build(table: Plantation, item: Item, player: int) -> Placed | Fault:
    site = site_named(table, item.where)
    spot = (site.column, site.row) if site else field(item.where)
    if spot is None or not _on(table.board, spot):
        last = f"{table.board.columns},{table.board.rows}"
        return _odd("E_FIELD", item, f"name a site, or a field from 1,1 to {last}")
    put = place_worker if item.piece == WORKER else place_warehouse
    return put(table, item.kind, player, spot)
