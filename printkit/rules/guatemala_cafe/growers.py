"""From a typed board, or from lists, to what every player has of a coffee and where the ships lie."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.terrain import FieldBoard
from printkit.rules.guatemala_cafe.coffee import Grower
from printkit.rules.guatemala_cafe.given import (
    Fleet,
    board_of,
    entries,
    flags,
    fleet,
    numbers,
    side_for,
)
from printkit.rules.guatemala_cafe.network import Way
from printkit.rules.guatemala_cafe.numbers import PLAYERS, SHIPS, WAREHOUSES, WORKERS
from printkit.rules.guatemala_cafe.plants import FREE, Plantation, groups, site_at, way_of
from printkit.rules.guatemala_cafe.standing import NAMES

_LISTS = ("workers", "warehouse", "harbour", "ships")


class Case(NamedTuple):
    """What a scoring is about: from a typed board, or from lists.

    Attributes:
        names: The players; their numbers where there are no names.
        ways: For each warehouse of the coffee: player, site, way.
    """

    board: FieldBoard
    names: tuple[str, ...]
    growers: tuple[Grower, ...]
    fleet: Fleet
    ways: tuple[tuple[int, str, Way], ...] = ()


def read_case(given: Mapping[str, Any], kind: str) -> tuple[Case | None, tuple[Fault, ...]]:
    """Return what is scored; a board with faults, or lists that cannot be, give none."""
    typed = [name for name in _LISTS if given.get(name) is not None]
    if "board" not in given:
        return _listed_case(given, kind)
    if typed:
        message = "both a typed board and {name} were given"
        hint = "leave one of them out"
        return None, (fault("E_BOTH", "board", message, hint, name=f"--{typed[0]}"),)
    table, faults = board_of(given)
    return (board_case(table, kind) if table else None), faults


def board_case(table: Plantation, kind: str) -> Case:
    """Return what is scored of a kind on a board as it lies."""
    growers = [Grower()] * len(table.players)
    ways = []
    for group in groups(table):
        if group.kind != kind:
            continue
        harbour = ""
        for place in group.warehouses:
            site = site_at(table, place)
            if site is not None:
                way = way_of(table, site, kind)
                harbour = "" if way.missing else way.harbour
                ways.append((group.owner - 1, site.id, way))
        growers[group.owner - 1] = Grower(bool(group.warehouses), group.workers, harbour)
    fleet_there = Fleet(table.docks, ())
    return Case(table.board, table.players, tuple(growers), fleet_there, tuple(ways))


def _listed_case(given: Mapping[str, Any], kind: str) -> tuple[Case | None, tuple[Fault, ...]]:
    if given.get("workers") is None:
        message = "neither a typed board nor workers were given"
        hint = "give --board FILE, or --workers 4,2 with one number for each player"
        return None, (fault("E_MISSING", "workers", message, hint),)
    workers, faults = numbers(given["workers"], "workers")
    count = len(workers)
    stores = tuple(number > 0 for number in workers)
    if given.get("warehouse"):
        stores, odd = flags(given["warehouse"], "warehouse")
        faults = (*faults, *odd)
    harbours = [word.upper() for word in entries(given.get("harbour") or ",".join("-" * count))]
    harbours = ["" if word == FREE else word for word in harbours]
    ships = given.get("ships") or ""
    named = [*harbours, *(word.replace("=", ":").split(":")[0] for word in entries(ships))]
    board, mixed = side_for(None, named)
    there, wrong = fleet(ships, board, kind, "ships")
    faults = (*faults, *mixed, *wrong)
    if not faults:
        faults = (
            *_length_faults(board, workers, stores, harbours),
            *_harbour_faults(board, harbours),
            *_box_faults(kind, workers, stores, there),
        )
    if faults:
        return None, faults
    growers = tuple(map(Grower, stores, workers, harbours))
    names = tuple(str(k) for k in range(1, count + 1))
    return Case(board, names, growers, there), ()


def _length_faults(
    board: FieldBoard, workers: Sequence[int], stores: Sequence[bool], harbours: Sequence[str]
) -> tuple[Fault, ...]:
    count = len(workers)
    most = 2 if not board.routes else max(PLAYERS)
    if not 1 <= count <= most:
        message = "workers of {count} players were given, this side is for at most {most}"
        hint = "write one number for each player: 4,2,0"
        return (fault("E_PLAYERS", "workers", message, hint, count=count, most=most),)
    return tuple(
        fault(
            "E_LEN",
            name,
            "{name} has {found} entries, but {count} players have workers",
            "write one entry for each player, n or - where there is none",
            name=name,
            found=len(found),
            count=count,
        )
        for name, found in (("warehouse", stores), ("harbour", harbours))
        if len(found) != count
    )


def _harbour_faults(board: FieldBoard, harbours: Sequence[str]) -> tuple[Fault, ...]:
    known = [harbour.id for harbour in board.harbours]
    return tuple(
        fault(
            "E_HARBOUR",
            "harbour",
            "{name} is no harbour",
            "harbours: {known}, - where there is no connection",
            name=repr(name),
            known=" ".join(known),
        )
        for name in harbours
        if name and name not in known
    )


def _box_faults(
    kind: str, workers: Sequence[int], stores: Sequence[bool], there: Fleet
) -> tuple[Fault, ...]:
    faults = tuple(
        fault("E_NEG", "workers", "{found} workers cannot be", found=number)
        for number in workers
        if number < 0
    )
    ships = sum(docks.count(kind) for docks in there.docks.values())
    counted = (
        ("workers", sum(workers), WORKERS),
        ("warehouse", sum(stores), WAREHOUSES),
        ("ships", ships, SHIPS),
    )
    return faults + tuple(
        fault(
            "E_SUPPLY",
            where,
            "{found} {kind} {what} are on the table, the box has {limit}",
            found=found,
            kind=NAMES[kind],
            what="warehouses" if where == "warehouse" else where,
            limit=limit,
        )
        for where, found, limit in counted
        if found > limit
    )
