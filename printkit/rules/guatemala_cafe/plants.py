"""From what stands on the fields to plantations: groups, owners, warehouses, workers, harbours."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from printkit.model.terrain import FieldBoard, Site
from printkit.rules.guatemala_cafe.network import Roads, Way, ways
from printkit.rules.guatemala_cafe.plantation import board_for

EMPTY, COVERED, FREE = "..", "##", "-"
"""Signs of the typed board (Guatemala Café 6.4)."""
UNKNOWN = "??"
"""Stands for a field that could not be read."""

Field = tuple[int, int]
"""Column and row, counted from 1."""


class Plantation(NamedTuple):
    """The plantation board during a game.

    Attributes:
        players: Their names; number 1 is the first one.
        rows: Cells, top row first: ``..``, ``##``, ``w2`` (a worker), ``W2`` (a warehouse).
        roads: The stretches that are covered.
        docks: Of each harbour the kind on each dock, the cheapest first, ``-`` where it is free.
    """

    players: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    roads: Roads
    docks: Mapping[str, tuple[str, ...]]

    @property
    def board(self) -> FieldBoard:
        """The side of the board that is used."""
        return board_for(len(self.players))

    def at(self, field: Field) -> str:
        """Return the cell of a field."""
        column, row = field
        return self.rows[row - 1][column - 1]

    def with_cell(self, field: Field, cell: str) -> "Plantation":
        """Return the board with another cell."""
        column, row = field
        rows = [list(line) for line in self.rows]
        rows[row - 1][column - 1] = cell
        return self._replace(rows=tuple(map(tuple, rows)))

    def fields(self) -> Iterator[tuple[Field, str]]:
        """Yield each field with its cell, row by row."""
        for row, line in enumerate(self.rows, start=1):
            for column, cell in enumerate(line, start=1):
                yield (column, row), cell


class Group(NamedTuple):
    """Workers and warehouses of one player and kind that hang together.

    Attributes:
        owner: Number of the player, counted from 1.
        fields: All of them, sorted by row.
        warehouses: Those with a warehouse.
    """

    kind: str
    owner: int
    fields: tuple[Field, ...]
    warehouses: tuple[Field, ...]

    @property
    def workers(self) -> int:
        """How many workers stand in it."""
        return len(self.fields) - len(self.warehouses)


def kind_of(cell: str) -> str:
    """Return the kind of the piece in a cell; empty where none stands."""
    return cell[0].upper() if cell[:1].isalpha() else ""


def owner_of(cell: str) -> int:
    """Return the number of the player whose piece stands in a cell."""
    return int(cell[1])


def is_warehouse(cell: str) -> bool:
    """Whether a warehouse stands in a cell."""
    return cell[0].isupper()


def beside(field: Field) -> tuple[Field, ...]:
    """Return the fields that share a side with a field, on the board or not."""
    column, row = field
    return ((column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1))


def beside_kind(table: Plantation, field: Field, kind: str) -> tuple[str, ...]:
    """Return the cells of that kind that share a side with a field."""
    cells = dict(table.fields())
    found = (cells.get(other, "") for other in beside(field))
    return tuple(cell for cell in found if kind_of(cell) == kind)


def groups(table: Plantation) -> tuple[Group, ...]:
    """Return all groups, by the first of their fields."""
    pieces = {field: cell for field, cell in table.fields() if kind_of(cell)}
    found = []
    seen: set[Field] = set()
    for field, cell in pieces.items():
        if field in seen:
            continue
        same = (kind_of(cell), owner_of(cell))
        reached = [field]
        seen.add(field)
        for here in reached:
            for other in beside(here):
                mate = pieces.get(other)
                if mate and other not in seen and (kind_of(mate), owner_of(mate)) == same:
                    seen.add(other)
                    reached.append(other)
        reached.sort(key=lambda place: (place[1], place[0]))
        stores = tuple(place for place in reached if is_warehouse(pieces[place]))
        found.append(Group(*same, tuple(reached), stores))
    return tuple(found)


def site_at(table: Plantation, field: Field) -> Site | None:
    """Return the site on a field, if there is one."""
    return next((s for s in table.board.sites if (s.column, s.row) == field), None)


def site_named(table: Plantation, name: str) -> Site | None:
    """Return the site of that name, letter case apart."""
    return next((s for s in table.board.sites if s.id.casefold() == name.casefold()), None)


def ships(docks: Mapping[str, tuple[str, ...]], kind: str) -> dict[str, int]:
    """Return how many ships of a kind lie in each harbour."""
    return {harbour: kinds.count(kind) for harbour, kinds in docks.items()}


def way_of(table: Plantation, site: Site, kind: str) -> Way:
    """Return the way of a warehouse: to the connected harbour with most ships, else the shortest.

    More than one connected harbour cannot be on our boards (3, Q7).
    """
    count = ships(table.docks, kind)
    found = ways(table.board, table.roads, site)
    return min(found, key=lambda way: (len(way.missing), -count.get(way.harbour, 0)))
