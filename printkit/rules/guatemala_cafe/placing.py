"""From a piece and a place on the plantation board to the board after it, its price, or why not."""

from typing import NamedTuple

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.text import Value
from printkit.rules.guatemala_cafe.coffee import score
from printkit.rules.guatemala_cafe.growers import board_case
from printkit.rules.guatemala_cafe.network import Roads, stretches
from printkit.rules.guatemala_cafe.numbers import ROADS, THREE, TILES_EACH
from printkit.rules.guatemala_cafe.plantation import LEFT, area_of
from printkit.rules.guatemala_cafe.plants import (
    COVERED,
    EMPTY,
    FREE,
    Field,
    Group,
    Plantation,
    beside_kind,
    groups,
    owner_of,
    site_at,
)
from printkit.rules.guatemala_cafe.sheet import KINDS
from printkit.rules.guatemala_cafe.standing import BOX, NAMES, at, counted
from printkit.rules.guatemala_cafe.typed import of_route

WAREHOUSE, WORKER, SHIP, ROAD = PIECES = ("warehouse", "worker", "ship", "road")


class Placed(NamedTuple):
    """A piece that was placed, or was not.

    Attributes:
        table: The board with it; where the rules say no, the board as it was.
        price: In centavos.
        reasons: Why it may not be placed.
    """

    table: Plantation
    price: int
    reasons: tuple[Fault, ...] = ()


class _Asked(NamedTuple):
    """Who wants to place which kind, and what that player has of it."""

    table: Plantation
    kind: str
    player: int

    @property
    def own(self) -> Group | None:
        """The player's group of the kind, if there is one."""
        number = self.player + 1
        found = (g for g in groups(self.table) if (g.kind, g.owner) == (self.kind, number))
        return next(found, None)

    def no(self, code: str, message: str, hint: str = "", **values: Value) -> Fault:
        """Return a refusal; player and kind may be named in its words."""
        who, kind = self.table.players[self.player], NAMES[self.kind]
        return fault(code, "at", message, hint, player=who, kind=kind, **values)


def place_worker(table: Plantation, kind: str, player: int, field: Field) -> Placed:
    """Place a worker (Guatemala Café R29, R30).

    Args:
        table: The board.
        kind: Of the worker.
        player: Who places it, counted from 0.
        field: Column and row, on the board.
    """
    asked = _Asked(table, kind, player)
    site = site_at(table, field)
    price = dict(_area_prices(table, field))[WORKER]
    reasons = list(_supply(asked, WORKER))
    if table.at(field) != EMPTY:
        reasons.append(_taken(asked, field))
    elif site is not None:
        hint = "only a warehouse may stand on a site"
        reasons.append(asked.no("E_SITE", "a site lies on {at}", hint, at=at(field)))
    else:
        reasons += _neighbours(asked, field)
    if reasons:
        return Placed(table, price, tuple(reasons))
    return Placed(table.with_cell(field, f"{kind.lower()}{player + 1}"), price)


def place_warehouse(table: Plantation, kind: str, player: int, field: Field) -> Placed:
    """Place a warehouse (Guatemala Café R27, R28, R30; 3, Q17); as `place_worker`."""
    asked = _Asked(table, kind, player)
    site = site_at(table, field)
    if site is None:
        sites = " ".join(one.id for one in table.board.sites)
        no_site = asked.no(
            "E_SITE", "{at} is not a site", "sites: {sites}", at=at(field), sites=sites
        )
        return Placed(table, 0, (no_site,))
    reasons = list(_supply(asked, WAREHOUSE))
    own = asked.own
    if table.at(field) != EMPTY:
        reasons.append(_taken(asked, field))
    if own is not None and own.warehouses:
        message = "{player} grows {kind} already, at {at}"
        hint = "everybody grows each kind once"
        reasons.append(asked.no("E_GROWN", message, hint, at=at(own.warehouses[0])))
    else:
        reasons += _neighbours(asked, field)
    if reasons:
        return Placed(table, site.price, tuple(reasons))
    return Placed(table.with_cell(field, f"{kind}{player + 1}"), site.price)


def place_ship(table: Plantation, kind: str, player: int, harbour: str) -> Placed:
    """Place a ship on the cheapest free dock of a harbour (Guatemala Café R24)."""
    asked = _Asked(table, kind, player)
    docks = table.docks[harbour]
    reasons = list(_supply(asked, SHIP))
    if len(table.players) == THREE and harbour == LEFT:
        message = "three players do not use harbour {harbour}"
        reasons.append(asked.no("E_COVER", message, harbour=harbour))
    if FREE not in docks:
        message = "all {size} docks of harbour {harbour} are taken"
        reasons.append(asked.no("E_FULL", message, size=len(docks), harbour=harbour))
        return Placed(table, 0, tuple(reasons))
    dock = docks.index(FREE)
    price = next(one.docks[dock] for one in table.board.harbours if one.id == harbour)
    if reasons:
        return Placed(table, price, tuple(reasons))
    after = (*docks[:dock], kind, *docks[dock + 1 :])
    return Placed(table._replace(docks={**table.docks, harbour: after}), price)


def place_road(table: Plantation, named: Roads) -> Placed:
    """Place a road (Guatemala Café R25, R32 to R34); exactly one stretch must be named."""
    (stretch,) = named
    (x, y), (to_x, to_y) = stretch
    name = f"({x},{y})-({to_x},{to_y})"
    reasons = []
    if stretch not in stretches(table.board):
        message = "no road can lie on {name}"
        hint = "roads lie on the printed routes" if table.board.routes else "it is no border"
        reasons.append(fault("E_ROUTE", "at", message, hint, name=name))
    elif len(table.players) == THREE and stretch in of_route(table.board, LEFT):
        message = "three players do not use route {route}"
        reasons.append(fault("E_COVER", "at", message, route=LEFT))
    if stretch in table.roads:
        reasons.append(fault("E_TAKEN", "at", "a road lies on {name} already", name=name))
    elif len(table.roads) >= ROADS:
        reasons.append(fault("E_ROADS", "at", "all {limit} roads are used up", limit=ROADS))
    if reasons:
        return Placed(table, 0, tuple(reasons))
    return Placed(table._replace(roads=table.roads | named), 0)


def _area_prices(table: Plantation, field: Field) -> tuple[tuple[str, int], ...]:
    name = area_of(field[1])
    return next(area.prices for area in table.board.areas if area.id == name)


def _supply(asked: _Asked, piece: str) -> tuple[Fault, ...]:
    limit = BOX[piece]
    if counted(asked.table)[piece][asked.kind] < limit:
        return ()
    message = "all {limit} {kind} {piece} pieces are on the board already"
    return (asked.no("E_SUPPLY", message, limit=limit, piece=piece),)


def _taken(asked: _Asked, field: Field) -> Fault:
    cell = asked.table.at(field)
    if cell == COVERED:
        message, hint = "{at} is covered", "three players do not use that site"
        return asked.no("E_COVER", message, hint, at=at(field))
    return asked.no("E_TAKEN", "{cell} stands on {at}", at=at(field), cell=cell)


def _neighbours(asked: _Asked, field: Field) -> tuple[Fault, ...]:
    """Return why a piece may not stand there because of others of its kind."""
    beside = beside_kind(asked.table, field, asked.kind)
    number = asked.player + 1
    strangers = sorted({owner_of(cell) for cell in beside} - {number})
    reasons = []
    if strangers:
        name = asked.table.players[strangers[0] - 1]
        message = "{at} touches the {kind} of {other}"
        hint = "it must always be clear which worker belongs to which plantation"
        reasons.append(asked.no("E_GROUP", message, hint, at=at(field), other=name))
    own = asked.own
    if own is not None and number not in {owner_of(cell) for cell in beside}:
        message = "{at} does not touch the {kind} of {player}, which is at {own}"
        hint = "a second group of the same kind is not allowed"
        own_at = at(own.fields[0])
        reasons.append(asked.no("E_GROUP", message, hint, at=at(field), own=own_at))
    if own is None and _tiles(asked) >= TILES_EACH:
        message = "{player} has no property tile left"
        reasons.append(asked.no("E_TILES", message))
    return tuple(reasons)


def _tiles(asked: _Asked) -> int:
    """Return how many property tiles of the player lie on the board."""
    return sum(group.owner == asked.player + 1 for group in groups(asked.table))


def gains(before: Plantation, after: Plantation) -> dict[str, list[int]]:
    """Return what a change adds to the next scoring of each kind, player by player (6.4).

    Kinds of which nobody gets more are left out.
    """
    found = {}
    for kind in (kind.id for kind in KINDS):
        old, new = _points(before, kind), _points(after, kind)
        more = [now - then for then, now in zip(old, new, strict=True)]
        if any(more):
            found[kind] = more
    return found


def _points(table: Plantation, kind: str) -> tuple[int, ...]:
    case = board_case(table, kind)
    return score(table.board, case.growers, kind, table.docks, ()).points
