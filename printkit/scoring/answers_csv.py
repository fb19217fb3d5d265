"""From the text of a CSV file to raw answers: one line per player, lines for the table above."""

import csv
import io
import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from printkit.base.errors import DataError, Fault
from printkit.model.scoresheet import Input, ScoreSheet
from printkit.scoring.cells import choice_id, meant
from printkit.scoring.numbers import read_int, shown
from printkit.scoring.typed import read_flag, typed_value

MARKS: tuple[str, ...] = (";", "\t", ",")
"""What may separate cells."""
_SEP = re.compile(r"\s*sep=(.)\s*", re.IGNORECASE)
"""The line that a spreadsheet puts above everything to name its separator."""
_PAIR = 2


class Line(NamedTuple):
    """One record: the line on which it begins, counted from 1, and its cells."""

    number: int
    cells: list[str]


class _BrokenError(Exception):
    """The quotes of a line do not fit."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


def csv_to_raw(text: str, sheet: ScoreSheet) -> dict[str, Any]:
    """Return raw answers for `answers.read_answers`.

    Above the heads stand lines of two cells: ``O,7`` or ``table.O,7``, also ``game``, ``unfinished``
    or an option such as ``variant``. The heads name the inputs, in any order; then comes one line per
    player. Cells are separated by commas, semicolons or tabs, the entries of a list by blanks. An
    empty cell is absent. A cell that cannot be read stays a text, for `read_answers` to refuse
    with the player's name.

    Raises:
        DataError: The lines do not make a table; every such fault with its line.
    """
    text = text.removeprefix("\ufeff")
    marks, first = MARKS, 1
    if found := _SEP.fullmatch(text.partition("\n")[0]):
        text, marks, first = text.partition("\n")[2], (found[1],), 2
    reader = _Reader(sheet)
    lines, heads = _split(text, marks, first, reader.heads)
    reader.above(lines[:heads])
    reader.below(lines[heads:])
    if reader.faults:
        one = reader.faults[0]
        message = one.message if len(reader.faults) == 1 else f"{one.message} (and more)"
        raise DataError(message, one.hint, reader.faults)
    return reader.raw


def _split(
    text: str, marks: Sequence[str], first: int, wanted: Sequence[str]
) -> tuple[list[Line], int]:
    """Return the lines, split as it fits best, and which of them holds the heads (`wanted` ones)."""
    best: tuple[list[Line], int] | None = None
    broken: _BrokenError | None = None
    for mark in marks:
        try:
            lines = list(_lines(text, mark, first))
        except _BrokenError as error:
            # The mark that reads furthest is the likeliest.
            broken = error if broken is None or error.line > broken.line else broken
            continue
        heads = next((k for k, line in enumerate(lines) if _is_heads(line)), None)
        if heads is None:
            continue
        if best is None or len(lines[heads].cells) > len(best[0][best[1]].cells):
            best = lines, heads
    if best:
        return best
    if broken:
        where = f"line {broken.line}"
        message = f"{where} cannot be read: {broken.reason}"
        hint = "a cell that begins with a quote ends with one; a quote inside is written twice"
        raise DataError(message, hint, (Fault("E_CSV", where, message, hint),))
    fault = Fault(
        "E_CSV",
        "line 1",
        "no line holds the heads of the columns: name and at least one more",
        f"write a line such as {','.join(wanted)} and below it one line for each player; commas, "
        "semicolons or tabs separate the columns",
    )
    raise DataError(fault.message, fault.hint, (fault,))


def _is_heads(line: Line) -> bool:
    return len(line.cells) >= _PAIR and "name" in (cell.casefold() for cell in line.cells)


def _lines(text: str, mark: str, first: int) -> Iterator[Line]:
    """Yield the lines that hold anything."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=mark, strict=True)
    number = first
    try:
        for cells in reader:
            stripped = [cell.strip() for cell in cells]
            if any(stripped):
                yield Line(number, stripped)
            number = first + reader.line_num
    except csv.Error as error:
        raise _BrokenError(number, str(error)) from None


class _Reader:
    """Turns lines into raw answers and keeps what is wrong with them."""

    def __init__(self, sheet: ScoreSheet) -> None:
        self.inputs = {
            scope: {one.id.casefold(): one for one in sheet.inputs if one.scope == scope}
            for scope in ("table", "player")
        }
        self.heads = ("name", *(one.id for one in self.inputs["player"].values()))
        self.raw: dict[str, Any] = {}
        self.faults: list[Fault] = []

    def fault(self, line: Line, message: str, hint: str, code: str = "E_CSV") -> None:
        self.faults.append(
            Fault(code, f"line {line.number}", f"line {line.number}: {message}", hint)
        )

    def above(self, lines: Sequence[Line]) -> None:
        seen: set[str] = set()
        for line in lines:
            key, *rest = line.cells
            value = rest[0] if rest else ""
            if len(rest) == 0 or any(rest[1:]):
                count = len([cell for cell in line.cells if cell])
                self.fault(
                    line,
                    f"{shown(key)} stands above the players with {count} cells, not 2",
                    "write one value behind it; the entries of a list are separated by blanks",
                )
            elif _bare(key) in seen:
                self.fault(line, f"{shown(key)} stands twice", "keep one of them")
            else:
                self._set(line, key, value)
            seen.add(_bare(key))

    def _set(self, line: Line, key: str, value: str) -> None:
        word = key.casefold()
        if word.startswith("table.") or word in self.inputs["table"]:
            name = _bare(key)
            table = self.raw.setdefault("table", {})
            if one := self.inputs["table"].get(name):
                _put(table, one, value)
            else:
                known = [one.id for one in self.inputs["table"].values()]
                message = f"nothing called {shown(key)} is entered"
                self.fault(line, message, meant(name, known), "E_UNKNOWN")
        elif word == "unfinished":
            flag = read_flag(value)
            self.raw[word] = value if flag is None else flag
        elif value:
            self.raw[word] = value

    def below(self, lines: Sequence[Line]) -> None:
        heads, *players = lines
        columns = self._columns(heads)
        found: list[dict[str, Any]] = []
        for line in players:
            if len(line.cells) != len(heads.cells):
                self.fault(
                    line,
                    f"{len(line.cells)} cells, but the heads have {len(heads.cells)}",
                    "give every player one cell per column; put quotes around a comma in a name",
                )
                continue
            player: dict[str, Any] = {}
            for column, cell in zip(columns, line.cells, strict=True):
                if isinstance(column, Input):
                    _put(player, column, cell)
                elif column == "name":
                    player["name"] = cell
                elif cell and not column:
                    self.fault(line, f"{shown(cell)} stands in a column without a head", "name it")
            found.append(player)
        self.raw["players"] = found

    def _columns(self, heads: Line) -> list[Input | str]:
        """Return the input of each column, ``name``, or what else stands over it."""
        columns: list[Input | str] = []
        known = self.inputs["player"]
        words = [cell.casefold() for cell in heads.cells]
        for place, (cell, word) in enumerate(zip(heads.cells, words, strict=True)):
            columns.append(known.get(word, word))
            if word and word in words[:place]:
                self.fault(heads, f"the column {shown(cell)} stands twice", "keep one of them")
            elif word and word != "name" and word not in known:
                table = _bare(word) in self.inputs["table"]
                hint = (
                    f"write it once, in a line above: {cell},..."
                    if table
                    else meant(cell, self.heads)
                )
                message = f"no column is called {shown(cell)}"
                self.fault(heads, message, hint, "E_UNKNOWN")
        return columns


def _bare(key: str) -> str:
    return key.casefold().removeprefix("table.")


def _put(cells: dict[str, Any], one: Input, typed: str) -> None:
    """Put a typed cell where it belongs; what cannot be read stays as it was typed."""
    if not typed:
        return
    try:
        value = typed_value(one, typed, bare_lists=True)
    except DataError:
        value = _as_typed(one, typed)
    if value is not None:
        cells[one.id] = value


def _as_typed(one: Input, typed: str) -> object:
    """Return what cannot be read so that the entries at fault can be named."""
    words = typed.split()
    if one.type == "choices":
        cards = typed.replace(",", " ").split()
        return [choice_id(one, card, by_name=True) or card for card in cards]
    if one.type == "ints" or (one.parts and len(words) > 1):
        return [_number(word) for word in words]
    return typed


def _number(word: str) -> int | str:
    try:
        return read_int(word)
    except DataError:
        return word
