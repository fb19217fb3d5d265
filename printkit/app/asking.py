"""From a score sheet and the lines accepted so far to the next question, and to raw answers.

A line that was accepted is a plain mapping (it is what the log keeps): ``ask`` says what it answers,
``typed`` what was typed.

* ``players``: ``count``, or ``names``;
* ``name``: ``seat`` and ``name`` (the first name, or another one later);
* ``table``: ``input`` and ``value`` (None: not in play), or ``open``;
* ``row``: ``input``, ``seats`` and ``values`` (None: nothing there for good; a list of texts: lines
  from which the number is read), ``partly`` where some seat was left open, or ``open``;
* ``answers``: ``raw``, a whole document; lines behind it add to it and change it;
* ``turn``: ``entry`` of a game kept turn by turn (`app/live.py`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from printkit.app.typed import may_be_none
from printkit.base.errors import DataError, Fault
from printkit.base.i18n import resolve
from printkit.model.game import Game
from printkit.model.scoresheet import Input
from printkit.scoring.answers import Answers, gather
from printkit.scoring.evaluate import OPEN
from printkit.scoring.totals import tally
from printkit.scoring.typed import given_words

Line: TypeAlias = Mapping[str, Any]
Ask: TypeAlias = Literal["players", "name", "table", "row", "turn", "end"]


class Question(NamedTuple):
    """What is asked next.

    Attributes:
        ask: What kind of line answers it.
        input: The input of the sheet, for ``table`` and ``row``.
        seats: The players it asks about, counted from 0.
        prompt: The words before the cursor.
        fault: Why it is asked again, or None.
    """

    ask: Ask
    prompt: str
    input: Input | None = None
    seats: tuple[int, ...] = ()
    fault: Fault | None = None

    @property
    def key(self) -> str:
        """Return what a line that leaves it open is matched by."""
        return f"{self.ask}.{self.input.id}" if self.input else self.ask


class Known(NamedTuple):
    """What the accepted lines say.

    Attributes:
        names: A name for each player, or None where it was not given yet; None: players not known.
        raw: The answers so far, in the form of an answers file.
        left_open: Keys of questions that were answered with an empty line, oldest first.
    """

    names: tuple[str | None, ...] | None
    raw: dict[str, Any]
    left_open: tuple[str, ...]


class State(NamedTuple):
    """Where the dialogue stands.

    Attributes:
        game: The game.
        options: Chosen at the start: options of the game, ``unfinished``, ``board`` (lines).
        lines: The accepted lines that count.
        left: The person has left; everything is kept.
        review: Everything was answered before: ask once more before the result.
    """

    game: Game
    options: Mapping[str, Any]
    lines: tuple[Line, ...] = ()
    left: bool = False
    review: bool = False

    @property
    def known(self) -> Known:
        """What the lines say."""
        return known(self.game, self.options, self.lines)


def known(game: Game, options: Mapping[str, Any], lines: Sequence[Line]) -> Known:
    """Return what the lines say; later ones come before earlier ones.

    Args:
        game: The game.
        options: What was chosen at the start: options of the game, ``unfinished``, ``board``.
        lines: The accepted lines that count, in order.
    """
    names: list[str | None] | None = None
    table: dict[str, Any] = {}
    seats: list[dict[str, Any]] = []
    raw: dict[str, Any] = {"game": game.id, **options}
    for line in lines:
        match line:
            case {"ask": "answers", "raw": given}:
                people = given.get("players", ())
                names = [player.get("name") for player in people]
                seats = [{k: v for k, v in player.items() if k != "name"} for player in people]
                table = dict(given.get("table", {}))
                raw |= {k: v for k, v in given.items() if k not in {"players", "table"}}
            case {"ask": "players"}:
                names = list(line.get("names") or [None] * line["count"])
                seats = [{} for _ in names]
            case {"ask": "name", "seat": seat, "name": name} if names:
                names[seat] = name
            case {"ask": "table", "input": name, "value": value}:
                table[name] = value
            case {"ask": "row", "input": name, "seats": asked, "values": values}:
                for seat, value in zip(asked, values, strict=True):
                    _enter(game, seats[seat], name, value)
    if table:
        raw["table"] = table
    if names is not None:
        raw["players"] = [
            {**cells, **({"name": name} if name is not None else {})}
            for name, cells in zip(names, seats, strict=True)
        ]
    return Known(tuple(names) if names is not None else None, raw, _left_open(lines))


def giver_of(game: Game, one: Input) -> Input | None:
    """Return the input of lines from which a number can be read instead, or None."""
    return next((other for other in game.sheet.inputs if one.id in other.gives), None)


def _enter(game: Game, cells: dict[str, Any], name: str, value: object) -> None:
    """Put a value under its input; lines of text belong to the input that reads the number."""
    one = next((one for one in game.sheet.inputs if one.id == name), None)
    rows = giver_of(game, one) if one else None
    if rows is None:
        cells[name] = value
    elif isinstance(value, list):
        cells.pop(name, None)
        cells[rows.id] = value
    else:
        cells.pop(rows.id, None)
        cells[name] = value


def _left_open(lines: Sequence[Line]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for line in lines:
        if "input" in line:
            key = f"{line['ask']}.{line['input']}"
            found.pop(key, None)
            if line.get("open") or line.get("partly"):
                found[key] = None
    return tuple(found)


def look(game: Game, found: Known) -> tuple[Answers, tuple[Fault, ...]]:
    """Return the answers so far, with open cells, and the faults that they have already."""
    return gather(game, found.raw, partial=True)


def next_question(game: Game, found: Known) -> Question | None:
    """Return what is asked next; None where everything is answered.

    What was never asked comes first; then what was left open, the longest ago first; at last what
    the checks of the whole sheet still find. Of a game that is not finished, open questions may
    stay open.
    """
    if found.names is None:
        return Question("players", "Players (names with commas between, or how many): ")
    unnamed = [seat for seat, name in enumerate(found.names) if name is None]
    if unnamed:
        return Question("name", f"Name of player {unnamed[0] + 1}: ", seats=(unnamed[0],))
    answers, _ = look(game, found)
    due = _due(game, answers)
    fresh = [one for one in due if one.key not in found.left_open]
    if fresh:
        return fresh[0]
    again = sorted(due, key=lambda one: found.left_open.index(one.key))
    if again and not found.raw.get("unfinished"):
        return again[0]
    faults = _at_last(game, found.raw)
    return _question_of(game, answers, faults[0]) if faults else None


def _at_last(game: Game, raw: Mapping[str, Any]) -> tuple[Fault, ...]:
    """Return what keeps the answers, which are all there, from being added up."""
    answers, faults = gather(game, raw)
    if faults:
        return faults
    try:
        tally(game, answers)
    except DataError as error:
        return error.faults
    return ()


def _due(game: Game, answers: Answers) -> list[Question]:
    """Return all questions about cells that are open, in the order of the sheet."""
    due = []
    for one in game.sheet.inputs:
        if one.scope == "table":
            if answers.table.get(one.id) is OPEN:
                due.append(table_question(one))
            continue
        seats = [k for k, cells in enumerate(answers.players) if cells.get(one.id) is OPEN]
        if seats and one.type != "lines":
            due.append(row_question(one, seats, answers.names))
    return due


def table_question(one: Input, fault: Fault | None = None) -> Question:
    """Return the question about an input of the table."""
    return Question("table", f"{_capital(resolve(one.label))}: ", one, fault=fault)


def row_question(
    one: Input, seats: Sequence[int], names: Sequence[str], fault: Fault | None = None
) -> Question:
    """Return the question about one input of some players, all in one line."""
    people = ", ".join(names[seat] for seat in seats)
    word = none_word(one)
    none = f"; {word} for none" if word else ""
    if one.default is not None:
        none += f"; Enter for {given_words(one, one.default)}"
    prompt = f"{_capital(resolve(one.label))} ({people}{none}): "
    return Question("row", prompt, one, tuple(seats), fault)


def none_word(one: Input) -> str:
    """Return what says that a player has none: a number that may be needed is 0, and never absent."""
    if may_be_none(one):
        return "-"
    return "0" if one.optional and one.type == "int" else ""


def _question_of(game: Game, answers: Answers, fault: Fault) -> Question:
    """Return the question whose answer a fault of the whole sheet is about."""
    inputs = {one.id: one for one in game.sheet.inputs}
    path, _, name = fault.where.rpartition(".")
    one = inputs.get(name)
    if one is None:
        one = game.sheet.inputs[-1]
        if fault.where.startswith("table"):
            one = game.sheet.inputs[0]
    if one.scope == "table":
        return table_question(one, fault)
    seat = path.removeprefix("players[").removesuffix("]")
    seats = [int(seat)] if seat.isdigit() else range(len(answers.names))
    return row_question(one, tuple(seats), answers.names, fault)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
