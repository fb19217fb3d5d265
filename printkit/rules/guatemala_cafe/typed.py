"""From the lines of a typed plantation board to what stands on it, and back; faults name the place."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from printkit.base.errors import Fault
from printkit.base.nearest import nearest
from printkit.model.faults import fault
from printkit.model.terrain import FieldBoard, Stretch, Vertex
from printkit.model.text import Value, text
from printkit.rules.guatemala_cafe.network import Roads, between, stretches
from printkit.rules.guatemala_cafe.plantation import MANY, PAIR
from printkit.rules.guatemala_cafe.plants import COVERED, EMPTY, FREE, UNKNOWN, Plantation
from printkit.rules.guatemala_cafe.sheet import KINDS
from printkit.rules.guatemala_cafe.standing import standing_faults

LETTERS = tuple(kind.id for kind in KINDS)
SIDES = {"3-4": MANY, "2": PAIR}
_SEATS = {PAIR.id: (2,), MANY.id: (3, 4)}
_WORDS = ("side", "players", "roads", "harbour")
_TRUNK = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_SPUR = re.compile(r"s([0-9])")
_STRAIGHT = re.compile(r"([0-9]{1,2}),([0-9]{1,2})-([0-9]{1,2}),([0-9]{1,2})")
_CELL = re.compile(rf"[{''.join(LETTERS)}][1-9]", re.IGNORECASE | re.ASCII)
DASHES = str.maketrans("\u2010\u2011\u2012\u2013\u2014\u2212", "------")
"""Phones and word processors put these for a hyphen."""


class Line(NamedTuple):
    """A line that counts.

    Attributes:
        number: Its place among the lines that were given, from 0.
        words: What stands on it, between blanks, each with the column of its first sign.
    """

    number: int
    words: tuple[tuple[int, str], ...]

    @property
    def first(self) -> str:
        """The first word in small letters."""
        return self.words[0][1].casefold()


def parse_plantation(
    lines: Sequence[str],
) -> tuple[Plantation | None, tuple[Fault, ...]]:
    """Read a typed board and check everything that the rules say about it (Guatemala Café 6.4).

    Returns:
        The board and all faults; None where side, players or the size of the grid are not known.
    """
    return _Reader(lines).read()


class _Reader:
    """Reads one board; what is wrong is kept, and the rest is read all the same."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = tuple(_numbered(lines))
        self.faults: list[Fault] = []

    def read(self) -> tuple[Plantation | None, tuple[Fault, ...]]:
        board = self._side()
        names = self._names(board)
        grid = [line for line in self.lines if self._is_grid(line)]
        if board is None:
            return None, tuple(self.faults)
        rows = self._rows(board, grid, len(names))
        roads = self._roads(board)
        docks = self._docks(board)
        if len(names) not in _SEATS[board.id] or rows is None:
            return None, tuple(self.faults)
        table = Plantation(names, rows, roads, docks)
        road_lines = tuple(line.number for line in self._called("roads"))
        self.faults += standing_faults(table, tuple(line.number for line in grid), road_lines)
        return table, tuple(self.faults)

    def _fault(
        self, code: str, line: Line | None, column: int, message: str, hint: str, **values: Value
    ) -> None:
        where, told = "board", text(message, **values)
        if line is not None:
            where, n = f"board[{line.number}]", line.number + 1
            place = text("line {n}, column {column}", n=n, column=column)
            if not column:
                place = text("line {n}", n=n)
            told = text("{place}: {what}", place=place, what=told)
        self.faults.append(fault(code, where, told, text(hint, **values)))

    def _called(self, word: str) -> list[Line]:
        return [line for line in self.lines if line.first == word]

    def _once(self, word: str, form: str) -> Line | None:
        """Return the only line of that name."""
        found = self._called(word)
        if not found:
            self._fault("E_MISSING", None, 0, "the line {word} is missing", form, word=word)
            return None
        for line in found[1:]:
            message = "there is a second line {word}"
            self._fault("E_TWICE", line, 0, message, "leave one of them out", word=word)
        return found[0]

    def _side(self) -> FieldBoard | None:
        form = "write side 3-4 or side 2"
        line = self._once("side", form)
        if line is None:
            return None
        word = "".join(word for _, word in line.words[1:]).translate(DASHES)
        if word not in SIDES:
            message = "{word} is not a side of the board"
            self._fault("E_SYMBOL", line, _column(line, 1), message, form, word=repr(word))
            return None
        return SIDES[word]

    def _names(self, board: FieldBoard | None) -> tuple[str, ...]:
        line = self._once("players", "write players and their names in the order of the numbers")
        if line is None:
            return ()
        names = _split_names(line)
        keys = [name.casefold() for name in names]
        for k, key in enumerate(keys):
            if key in keys[:k]:
                message = "two players are called {name}"
                hint = "add something to one of them"
                self._fault("E_NAME", line, 0, message, hint, name=names[k])
        if board is not None and len(names) not in _SEATS[board.id]:
            seats = " or ".join(map(str, _SEATS[board.id]))
            message = "{found} players are named, this side is for {seats}"
            hint = "blanks stand between the names, or commas where a name has blanks"
            self._fault("E_PLAYERS", line, 0, message, hint, found=len(names), seats=seats)
        return names

    def _is_grid(self, line: Line) -> bool:
        """Whether a line is one of the grid; a word that nobody knows is told."""
        if line.first in _WORDS:
            return False
        if line.first.isalpha() and len(line.first) > 2:  # noqa: PLR2004 - a field has two signs
            near = nearest(line.first, _WORDS)
            hint = "did you mean {near}?" if near else "words for the beginning: {known}"
            message = "a line cannot begin with {word}"
            known = ", ".join(_WORDS)
            word = repr(line.words[0][1])
            self._fault("E_SYMBOL", line, 1, message, hint, word=word, near=near or "", known=known)
            return False
        return True

    def _rows(
        self, board: FieldBoard, grid: Sequence[Line], players: int
    ) -> tuple[tuple[str, ...], ...] | None:
        size = {"rows": board.rows, "columns": board.columns}
        hint = "type {rows} lines of {columns} fields, .. for an empty one"
        if len(grid) != board.rows:
            message = "the board has {found} lines of fields, it must have {rows}"
            self._fault("E_SIZE", None, 0, message, hint, found=len(grid), **size)
        rows = []
        for row, line in enumerate(grid, start=1):
            cells = tuple(
                self._cell(line, column, word, players)
                for column, (_, word) in enumerate(line.words, start=1)
            )
            if len(cells) != board.columns:
                message = "row {row} has {found} fields, it must have {columns}"
                self._fault("E_SIZE", line, 0, message, hint, row=row, found=len(cells), **size)
            rows.append(cells)
        sized = len(rows) == board.rows and {len(row) for row in rows} == {board.columns}
        return tuple(rows) if sized else None

    def _cell(self, line: Line, column: int, word: str, players: int) -> str:
        if word in (EMPTY, COVERED):
            return word
        read = _CELL.fullmatch(word)
        if read and (not players or int(word[1]) <= players):
            return word
        message = "{word} is not a field of a board"
        if read:
            message = "{word}: there are only {players} players"
        hint = (
            ".. is empty, ## a covered site, w2 a white worker of player 2, W2 a warehouse; "
            "kinds: {kinds}"
        )
        kinds = " ".join(LETTERS)
        self._fault(
            "E_SYMBOL", line, column, message, hint, word=repr(word), players=players, kinds=kinds
        )
        return UNKNOWN

    def _roads(self, board: FieldBoard) -> Roads:
        found: set[Stretch] = set()
        for line in self._called("roads"):
            words = line.words[1:]
            route = words[0][1].upper() if board.routes and words else ""
            if route and route not in {one.id for one in board.routes}:
                at, word = words[0]
                names = " ".join(one.id for one in board.routes)
                message = "{word} is not a route"
                hint = "routes: {names}"
                self._fault("E_ROUTE", line, at, message, hint, word=repr(word), names=names)
                continue
            for at, word in words[1:] if route else words:
                found |= self._road(board, route, line, at, word)
        return frozenset(found)

    def _road(self, board: FieldBoard, route: str, line: Line, at: int, word: str) -> Roads:
        read = roads_named(board, route, word)
        hint = _ROUTE_HINT if route else _FREE_HINT
        if read is None:
            self._fault("E_SYMBOL", line, at, "{word} names no roads", hint, word=repr(word))
            return frozenset()
        allowed = of_route(board, route) if route else stretches(board)
        if read and read <= allowed:
            return read
        message = "{word}: no road can lie there, it is on no border of fields"
        if route:
            message = "{word}: no road can lie there, it is not on route {route}"
        self._fault("E_ROUTE", line, at, message, hint, word=word, route=route)
        return frozenset()

    def _docks(self, board: FieldBoard) -> dict[str, tuple[str, ...]]:
        sizes = {harbour.id: len(harbour.docks) for harbour in board.harbours}
        docks = {name: (FREE,) * size for name, size in sizes.items()}
        told = set()
        for line in self._called("harbour"):
            name = line.words[1][1].upper() if len(line.words) > 1 else ""
            if name not in sizes:
                message, hint = "{name} is no harbour", "harbours of this side: {names}"
                names = " ".join(sizes)
                at = _column(line, 1)
                self._fault("E_HARBOUR", line, at, message, hint, name=repr(name), names=names)
                continue
            if name in told:
                message, hint = "harbour {name} is there twice", "write its ships on one line"
                self._fault("E_TWICE", line, 0, message, hint, name=name)
                continue
            told.add(name)
            docks[name] = self._ships(line, name, sizes[name])
        return docks

    def _ships(self, line: Line, name: str, size: int) -> tuple[str, ...]:
        kinds = []
        for at, word in line.words[2:]:
            for k, sign in enumerate(word.translate(DASHES).upper()):
                if sign in (*LETTERS, FREE):
                    kinds.append(sign)
                    continue
                hint = "from the cheapest dock on: one of {kinds}, - for a free dock"
                known = " ".join(LETTERS)
                message = "{sign} is not a ship"
                self._fault("E_SYMBOL", line, at + k, message, hint, sign=repr(sign), kinds=known)
        if len(kinds) > size:
            message = "harbour {name} has {size} docks, {found} are written"
            hint = "leave out what lies elsewhere"
            found = len(kinds)
            self._fault("E_HARBOUR", line, 0, message, hint, name=name, size=size, found=found)
        return tuple((kinds + [FREE] * size)[:size])


_ROUTE_HINT = "6-9 for the trunk from y = 6 to y = 9, s2 for the spur of site 2, * for all of it"
_FREE_HINT = "two corners on one line: 5,7-5,9 (x from the left, y from the top, both from 0)"


def _numbered(lines: Sequence[str]) -> Iterator[Line]:
    """Yield the lines that count; a comment or a blank line does not."""
    for index, line in enumerate(lines):
        clean = line.replace("\ufeff", "")
        words = tuple((m.start() + 1, m.group()) for m in re.finditer(r"\S+", clean))
        if words and not words[0][1].startswith(";"):
            yield Line(index, words)


def _column(line: Line, word: int) -> int:
    return line.words[word][0] if word < len(line.words) else 0


def _split_names(line: Line) -> tuple[str, ...]:
    words = [word for _, word in line.words[1:]]
    if not any("," in word for word in words):
        return tuple(words)
    names = (" ".join(name.split()) for name in " ".join(words).split(","))
    return tuple(name for name in names if name)


def of_route(board: FieldBoard, name: str) -> Roads:
    """Return all stretches of a route."""
    route = next(one for one in board.routes if one.id == name)
    return frozenset((*route.trunk, *(one for _, spur in route.spurs for one in spur)))


def roads_named(board: FieldBoard, route: str, word: str) -> Roads | None:
    """Return the stretches that a word names: ``6-9``, ``s2`` or ``*`` of a route, ``5,7-5,9``.

    Returns:
        None where it cannot be read; an empty set where there are no such stretches.
    """
    word = word.translate(DASHES).casefold()
    straight = _STRAIGHT.fullmatch(word)
    if straight:
        x, y, to_x, to_y = map(int, straight.groups())
        return _straight((x, y), (to_x, to_y))
    found = next((one for one in board.routes if one.id == route), None)
    if found is None:
        return None
    spur, trunk = _SPUR.fullmatch(word), _TRUNK.fullmatch(word)
    if spur:
        return frozenset(dict(found.spurs).get(f"{route}{spur[1]}", ()))
    if trunk:
        x = found.trunk[0][0][0]
        return _straight((x, int(trunk[1])), (x, int(trunk[2])))
    return of_route(board, route) if word == "*" else None


def _straight(start: Vertex, end: Vertex) -> Roads:
    """Return the stretches between two corners on one line; none where they are not on one."""
    (x, y), (to_x, to_y) = min(start, end), max(start, end)
    if (x == to_x) == (y == to_y):
        return frozenset()
    if x == to_x:
        return frozenset(between((x, k), (x, k + 1)) for k in range(min(y, to_y), max(y, to_y)))
    return frozenset(between((k, y), (k + 1, y)) for k in range(x, to_x))
