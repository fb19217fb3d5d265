"""From the lines of a region map to its cells, cities, edge and gaps, and to everything wrong with it.

Places are (row, column), counted from 1, north on top.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from printkit.base.errors import Fault
from printkit.model.faults import fault, spaces
from printkit.model.text import Text, text
from printkit.rules.darjeeling.numbers import AUTO_MAP, CITIES, MAPS_FOR, MOST_TEA, PLAYERS

TEA, CITY, NOTHING = "#", "C", "."

Place = tuple[int, int]

_SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))

_INDIA = """
...##....
..####...
..####..#
.##C#####
#######C.
.######..
..#####..
..####...
...#C#...
...##....
...#.....
"""
_SRI_LANKA = """
.##..
.###.
####.
##C##
#####
#####
##C##
.###.
..##.
"""
_CHINA = """
........##.
.....##.###
.###.#####.
######C##..
##########.
.##C######.
..#####C##.
....####...
"""


@dataclass(frozen=True, slots=True)
class Region:
    """A map whose cells are all known.

    Attributes:
        id: ``india``, or ``own``.
        name: What people call it.
        rows: ``#`` tea, ``C`` city, ``.`` nothing; rows of one length.
    """

    id: str
    name: Text
    rows: tuple[str, ...]

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.rows)

    @property
    def width(self) -> int:
        """Columns."""
        return len(self.rows[0]) if self.rows else 0

    def at(self, place: Place) -> str:
        """Return the cell at a place; outside the map there is nothing."""
        row, column = place
        if 1 <= row <= self.height and 1 <= column <= self.width:
            return self.rows[row - 1][column - 1]
        return NOTHING

    def places(self, *signs: str) -> tuple[Place, ...]:
        """Return the places of these cells in reading order."""
        return tuple(
            (row, column)
            for row, line in enumerate(self.rows, start=1)
            for column, sign in enumerate(line, start=1)
            if sign in signs
        )

    @property
    def tea(self) -> tuple[Place, ...]:
        """The cells that get a tea tile, in reading order."""
        return self.places(TEA)

    @property
    def cities(self) -> tuple[Place, ...]:
        """The cells that get a city, in reading order."""
        return self.places(CITY)

    @property
    def edge(self) -> tuple[Place, ...]:
        """The tea cells where a collector may start: not all four sides touch (1.4, R12)."""
        return tuple(
            place
            for place in self.tea
            if any(self.at(other) == NOTHING for other in _around(place, _SIDES))
        )

    def beside(self, city: Place) -> tuple[Place, ...]:
        """Return the tea cells next to a city, diagonals too (1.5, R31), in reading order."""
        near = _around(city, (*_SIDES, *_CORNERS))
        return tuple(sorted(place for place in near if self.at(place) == TEA))

    def is_near_city(self, place: Place) -> bool:
        """Whether a collector there loads without loss (1.5, R31)."""
        return any(self.at(other) == CITY for other in _around(place, (*_SIDES, *_CORNERS)))

    @property
    def gaps(self) -> tuple[Place, ...]:
        """The cells that are not part of the region but lie between two that are, in one line."""
        return tuple(
            (row, column)
            for row, column in self.places(NOTHING)
            if _between(self.rows[row - 1], column - 1)
            or _between("".join(line[column - 1] for line in self.rows), row - 1)
        )


def region(name: str) -> Region:
    """Return a region that printkit knows: ``india``, ``sri-lanka``, ``china`` (4.4)."""
    return REGIONS[name]


def region_for(players: int) -> Region:
    """Return the region for so many players where none is asked for (4.5)."""
    return REGIONS[AUTO_MAP[players]]


def ill_suited(found: Region, players: int) -> Fault | None:
    """Return the warning that a region is meant for another number of players (4.5)."""
    meant = MAPS_FOR.get(found.id, PLAYERS)
    if players in meant:
        return None
    message = "{map} is meant for {meant} players, not for {players}"
    hint = "it can be played; india goes with every number of players"
    return fault(
        "W_MAP",
        "map",
        message,
        hint,
        map=found.name,
        meant=" or ".join(map(str, meant)),
        players=players,
    )


def read_region(
    lines: Sequence[str], players: int = min(PLAYERS)
) -> tuple[Region | None, tuple[Fault, ...]]:
    """Read a map of one's own and check it (4.4).

    Args:
        lines: Cells ``#``, ``C`` and ``.``, written together or each with a blank between; a line
            of column numbers above, row numbers in front and blank lines do not count.
        players: Each needs a cell on the edge.

    Returns:
        The region and everything wrong with it; None where a fault (not only a warning) was found.
    """
    rows, faults = _read_rows(lines)
    if not rows:
        hint = "type # for a tea tile, C for a city and . for nothing, one line a row"
        return None, (*faults, fault("E_EMPTY", "map", "the map has no cells", hint))
    if not faults:
        found = Region("own", text("your map"), rows)
        faults = _faults(found, players)
        if all(one.is_warning for one in faults):
            return found, faults
    return None, faults


_NUMBERED = re.compile(r"\s*\d+\s+(?=\S)")
_HEADING = re.compile(r"\s*1[\sa-z0-9]*", re.ASCII)


def _read_rows(lines: Sequence[str]) -> tuple[tuple[str, ...], tuple[Fault, ...]]:
    kept = [
        (number, line.replace("\ufeff", "").rstrip())
        for number, line in enumerate(lines)
        if line.replace("\ufeff", "").strip()
    ]
    if kept and _HEADING.fullmatch(kept[0][1]):
        kept = kept[1:]
    if kept and all(_NUMBERED.match(line) for _, line in kept):
        kept = [(number, _NUMBERED.sub("", line, count=1)) for number, line in kept]
    contents = _joined([line for _, line in kept])
    rows = []
    faults: list[Fault] = []
    for row, ((number, _), content) in enumerate(zip(kept, contents, strict=True), start=1):
        cells = content.upper()
        faults += [
            _unknown(number, row, column, sign)
            for column, sign in enumerate(content, start=1)
            if sign.upper() not in (TEA, CITY, NOTHING)
        ]
        rows.append(cells)
    if not faults:
        faults += _ragged([number for number, _ in kept], rows)
    return tuple(rows), tuple(faults)


def _joined(lines: list[str]) -> list[str]:
    """Drop common indentation, and blanks where every cell stands apart."""
    if lines and all(len(piece) == 1 for line in lines for piece in line.split()):
        return ["".join(line.split()) for line in lines]
    indent = min((len(line) - len(line.lstrip()) for line in lines), default=0)
    return [line[indent:] for line in lines]


def _unknown(number: int, row: int, column: int, sign: str) -> Fault:
    message = "row {row}, column {column}: {sign} is not a cell of a map"
    hint = "a cell is # (tea tile), C (city) or . (nothing, also where a row begins later)"
    called = "a blank" if sign.isspace() else repr(sign)
    where = f"map[{number}]"
    return fault("E_SYMBOL", where, message, hint, row=row, column=column, sign=called)


def _ragged(numbers: list[int], rows: list[str]) -> list[Fault]:
    width = max(map(len, rows), default=0)
    widest = next((row for row, line in enumerate(rows, start=1) if len(line) == width), 0)
    return [
        fault(
            "E_SIZE",
            f"map[{number}]",
            "row {row} has {found} cells, row {widest} has {width}",
            "write . where nothing lies, so that all rows are of one length",
            row=row,
            found=len(line),
            widest=widest,
            width=width,
        )
        for row, (number, line) in enumerate(zip(numbers, rows, strict=True), start=1)
        if len(line) != width
    ]


def _faults(found: Region, players: int) -> tuple[Fault, ...]:
    faults: list[Fault] = []
    tea, cities, edge = found.tea, found.cities, found.edge
    if not 1 <= len(cities) <= CITIES:
        message = "the map has {found} cities: {places}" if cities else "the map has no city"
        hint = "a map has 1 to {limit} cities, marked C: the box holds {limit} markers"
        places = spaces(cities)
        faults.append(
            fault("E_CITIES", "map", message, hint, found=len(cities), places=places, limit=CITIES)
        )
    if len(tea) > MOST_TEA:
        message = "the map has {found} tea cells, at most {limit} can be laid out"
        hint = "the cells from {place} on are too many"
        place = spaces([tea[MOST_TEA]])
        faults.append(
            fault("E_TEA", "map", message, hint, found=len(tea), limit=MOST_TEA, place=place)
        )
    if len(edge) < players:
        message = "the map has {found} tea cells on its edge, but {players} players start there"
        hint = "edge cells: {places}" if edge else "a tea cell with a free side is on the edge"
        places = spaces(edge)
        faults.append(
            fault("E_EDGE", "map", message, hint, found=len(edge), players=players, places=places)
        )
    faults += _apart(found)
    faults += [
        fault(
            "W_CITIES",
            "map",
            "the cities at {one} and {other} touch",
            "the map can be played; a tile between them makes both worth more",
            one=spaces([city]),
            other=spaces([other]),
        )
        for city in cities
        for other in _around(city, ((0, 1), (1, 0)))
        if found.at(other) == CITY
    ]
    return tuple(faults)


def _apart(found: Region) -> list[Fault]:
    """Name every group of cells that does not hang together with the largest one."""
    groups = _groups(found)
    if len(groups) <= 1:
        return []
    main = max(groups, key=len)
    row, column = main[0]
    return [
        fault(
            "E_CONNECTED",
            "map",
            "{places} is cut off from the rest" if len(group) == 1 else "{places} are cut off",
            "every cell shares a side with another one, so that all hang together with row {row}, "
            "column {column}",
            places=spaces(group),
            row=row,
            column=column,
        )
        for group in groups
        if group is not main
    ]


def _groups(found: Region) -> list[list[Place]]:
    left = dict.fromkeys(found.places(TEA, CITY))
    groups = []
    while left:
        waiting = [next(iter(left))]
        group = []
        while waiting:
            here = waiting.pop()
            if here in left:
                del left[here]
                group.append(here)
                waiting += _around(here, _SIDES)
        groups.append(sorted(group))
    return groups


def _around(place: Place, steps: Iterable[Place]) -> list[Place]:
    return [(place[0] + down, place[1] + across) for down, across in steps]


def _between(line: str, at: int) -> bool:
    """Whether a cell that is nothing has cells of the region on both sides of it in the line."""
    return line[:at].strip(NOTHING) != "" and line[at + 1 :].strip(NOTHING) != ""


def numbered(found: Region) -> tuple[str, ...]:
    """Return the map as lines with row numbers and a heading, which `read_region` reads again."""
    signs = "123456789" + "0abcdefghijklmnopqrstuvwxyz" * 4
    margin = len(str(found.height))
    heading = f"{'':{margin}}  {signs[: found.width]}"
    return (heading, *(f"{row:{margin}}  {line}" for row, line in enumerate(found.rows, start=1)))


def _shipped(name: str, words: str, drawn: str) -> Region:
    return Region(name, text(words), tuple(drawn.split()))


REGIONS = {
    "india": _shipped("india", "India", _INDIA),
    "sri-lanka": _shipped("sri-lanka", "Sri Lanka", _SRI_LANKA),
    "china": _shipped("china", "China", _CHINA),
}
"""The shapes are our own (Darjeeling 4.4)."""
