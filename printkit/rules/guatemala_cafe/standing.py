"""From a plantation board to everything on it that cannot be by the rules."""

from collections import Counter
from collections.abc import Iterator, Sequence

from printkit.base.errors import Fault
from printkit.base.i18n import resolve
from printkit.model.faults import fault
from printkit.model.text import Value, text
from printkit.rules.guatemala_cafe.numbers import ROADS, SHIPS, THREE, WAREHOUSES, WORKERS
from printkit.rules.guatemala_cafe.plantation import LEFT, covered_sites
from printkit.rules.guatemala_cafe.plants import (
    COVERED,
    FREE,
    UNKNOWN,
    Field,
    Plantation,
    groups,
    is_warehouse,
    kind_of,
    owner_of,
    site_at,
)
from printkit.rules.guatemala_cafe.sheet import KINDS

NAMES = {kind.id: resolve(kind.name) for kind in KINDS}
BOX = {"worker": WORKERS, "warehouse": WAREHOUSES, "ship": SHIPS}
"""Pieces of one kind in the box (1.2)."""


class _Places:
    """Knows on which line of the file a field stands."""

    def __init__(self, lines: Sequence[int]) -> None:
        self.lines = lines

    def fault(self, code: str, field: Field, message: str, hint: str, **values: Value) -> Fault:
        """Return a fault that names the line of the file, where it is known, and the field."""
        column, row = field
        where, place = "board", text("field {at}", at=at(field))
        if self.lines:
            line = self.lines[row - 1]
            where = f"board[{line}]"
            place = text("line {n}, column {column}", n=line + 1, column=column)
        told = text("{place}: {what}", place=place, what=text(message, **values))
        return fault(code, where, told, text(hint, **values))


def standing_faults(
    table: Plantation, lines: Sequence[int] = (), roads: Sequence[int] = ()
) -> tuple[Fault, ...]:
    """Return everything that cannot be (Guatemala Café 6.4).

    Args:
        table: The board.
        lines: Which line of the file each row of fields stands on, counted from 0.
        roads: The lines of the roads.
    """
    places = _Places(lines)
    return (
        *_sites(table, places),
        *_covers(table, places),
        *_left_route(table),
        *_groups(table, places),
        *_touching(table, places),
        *_supply(table),
        *_roads(table, roads),
    )


def at(field: Field) -> str:
    """Return the name of a field: column and row, as sites are named."""
    column, row = field
    return f"({column},{row})"


def _sites(table: Plantation, places: _Places) -> Iterator[Fault]:
    due = covered_sites(len(table.players))
    for field, cell in table.fields():
        site = site_at(table, field)
        if not kind_of(cell) or (site is not None and site.id in due):
            continue
        if is_warehouse(cell) and site is None:
            message = "the warehouse {cell} does not stand on a site"
            sites = " ".join(f"({one.column},{one.row})" for one in table.board.sites)
            yield places.fault("E_SITE", field, message, "sites: {sites}", cell=cell, sites=sites)
        if not is_warehouse(cell) and site is not None:
            message = "the worker {cell} stands on a site"
            hint = "only a warehouse may stand on a site"
            yield places.fault("E_SITE", field, message, hint, cell=cell)


def _covers(table: Plantation, places: _Places) -> Iterator[Fault]:
    due = covered_sites(len(table.players))
    for field, cell in table.fields():
        site = site_at(table, field)
        covered = site is not None and site.id in due
        if cell == COVERED and not covered:
            hint = "with three players cards cover the sites of the left route, and no others"
            yield places.fault("E_COVER", field, "no card lies here", hint)
        if covered and site is not None and cell not in (COVERED, UNKNOWN):
            message = "the site {site} is not covered"
            hint = "with three players write ## there"
            yield places.fault("E_COVER", field, message, hint, site=site.id)


def _left_route(table: Plantation) -> Iterator[Fault]:
    """Yield what lies on the route that three players do not use (3, Q18)."""
    if len(table.players) != THREE:
        return
    route = next(one for one in table.board.routes if one.id == LEFT)
    stretches = {*route.trunk, *(one for _, spur in route.spurs for one in spur)}
    hint = "three players use neither this route nor its harbour"
    if stretches & table.roads:
        yield fault("E_COVER", "board", "roads lie on route {route}", hint, route=LEFT)
    if any(kind != FREE for kind in table.docks[LEFT]):
        yield fault("E_COVER", "board", "ships lie in harbour {route}", hint, route=LEFT)


def _groups(table: Plantation, places: _Places) -> Iterator[Fault]:
    first: dict[tuple[str, int], Field] = {}
    for group in groups(table):
        key = group.kind, group.owner
        who, kind = table.players[group.owner - 1], NAMES[group.kind]
        if key in first:
            message = "a second group of {kind} of {who}; the first one is at {first}"
            hint = "everybody grows each kind once, and its pieces hang together"
            there = at(first[key])
            yield places.fault(
                "E_GROUP", group.fields[0], message, hint, kind=kind, who=who, first=there
            )
        first.setdefault(key, group.fields[0])
        if len(group.warehouses) > 1:
            message = "a second warehouse for the {kind} of {who}"
            hint = "a plantation has one warehouse"
            yield places.fault("E_GROUP", group.warehouses[1], message, hint, kind=kind, who=who)


def _touching(table: Plantation, places: _Places) -> Iterator[Fault]:
    cells = dict(table.fields())
    for field, cell in cells.items():
        if not kind_of(cell):
            continue
        column, row = field
        for other in ((column + 1, row), (column, row + 1)):
            mate = cells.get(other, "")
            if kind_of(mate) != kind_of(cell) or owner_of(mate) == owner_of(cell):
                continue
            yield places.fault(
                "E_GROUP",
                field,
                "the {kind} of {one} touches the {kind} of {two} at {other}",
                "groups of one kind of two players may not touch",
                kind=NAMES[kind_of(cell)],
                one=table.players[owner_of(cell) - 1],
                two=table.players[owner_of(mate) - 1],
                other=at(other),
            )


def _supply(table: Plantation) -> Iterator[Fault]:
    for sort, count in counted(table).items():
        for kind, number in count.items():
            if number > BOX[sort]:
                yield fault(
                    "E_SUPPLY",
                    "board",
                    "{number} {kind} {sort} are on the board, the box has {limit}",
                    "look for fields and docks that were typed wrongly",
                    number=number,
                    sort=f"{sort}s",
                    kind=NAMES[kind],
                    limit=BOX[sort],
                )


def counted(table: Plantation) -> dict[str, Counter[str]]:
    """Return how many workers, warehouses and ships of each kind are on the board."""
    cells = [cell for _, cell in table.fields() if kind_of(cell)]
    return {
        "worker": Counter(kind_of(cell) for cell in cells if not is_warehouse(cell)),
        "warehouse": Counter(kind_of(cell) for cell in cells if is_warehouse(cell)),
        "ship": Counter(kind for dock in table.docks.values() for kind in dock if kind != FREE),
    }


def _roads(table: Plantation, lines: Sequence[int]) -> Iterator[Fault]:
    if len(table.roads) <= ROADS:
        return
    told = text(
        "{number} roads lie on the board, the box has {limit}",
        number=len(table.roads),
        limit=ROADS,
    )
    where = "board"
    if lines:
        where = f"board[{lines[-1]}]"
        told = text("line {n}: {what}", n=lines[-1] + 1, what=told)
    yield fault("E_ROADS", where, told, "look for stretches that were typed wrongly")
