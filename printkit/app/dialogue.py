"""From a state and one typed line to the next state, what to say, and what to keep in the log.

The score prompt as a pure state machine: no terminal, no clock, no file. It knows score sheets and
no game. Every line that is accepted is one entry of the log, and ``u`` takes back exactly one.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from printkit.app.asking import (
    Known,
    Line,
    Question,
    known,
    look,
    next_question,
)
from printkit.app.typed import (
    OPEN,
    Read,
    read_names,
    read_value,
    split_row,
    unquoted,
    value_help,
)
from printkit.base.errors import DataError, Fault
from printkit.base.i18n import resolve
from printkit.model.formula import entered
from printkit.model.game import Game
from printkit.model.scoresheet import InPlay, Input
from printkit.plays.log import EntryKind
from printkit.scoring.answers import refusal
from printkit.scoring.checks import limit_of
from printkit.scoring.evaluate import Scope
from printkit.scoring.explain import explain
from printkit.scoring.names import clean_name
from printkit.scoring.numbers import read_int, signed
from printkit.scoring.typed import given_words

UNDO, HELP, LEAVE, LIST = ("u", "undo"), ("?", "help"), ("q", "quit", "exit"), ("l", "list")
KEYS = "u takes back a line, l lists what was entered, ? explains, q leaves and keeps everything."
_RENAME = re.compile(r"name\s+(\S+)\s+(\S.*)", re.IGNORECASE)


class Said(NamedTuple):
    """One thing to tell; a fault has its code."""

    text: str
    code: str = ""


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


class Step(NamedTuple):
    """What one typed line led to.

    Attributes:
        state: The next state.
        said: What to tell, in order.
        kind: What to put into the log, or None.
        payload: With it.
    """

    state: State
    said: tuple[Said, ...] = ()
    kind: EntryKind | None = None
    payload: Mapping[str, Any] = {}


def question(state: State) -> Question | None:
    """Return what is asked now; None where the result can be told, or the person has left."""
    if state.left:
        return None
    found = next_question(state.game, state.known)
    if found is None and state.review:
        return Question("end", "Everything is entered. Enter shows the result: ")
    return found


def step(state: State, typed: str) -> Step:
    """Take one line.

    Args:
        state: The state; something is being asked.
        typed: The line, without its end.

    Raises:
        DataError: The board that was given cannot be right, however the questions are answered.
    """
    asked = question(state)
    if asked is None:
        return Step(state)
    word = typed.strip().casefold()
    command = next((do for words, do in _COMMANDS if word in words), None)
    if command is not None:
        return command(state, asked)
    renamed = _RENAME.fullmatch(typed.strip())
    try:
        if renamed and state.known.names:
            return _keep(state, *_rename(state, renamed[1], renamed[2]), typed)
        return _answer(state, asked, typed)
    except DataError as error:
        if error.faults:
            raise
        return Step(state, (_reason(error),))


def raw_answers(state: State) -> Mapping[str, Any]:
    """Return everything that was entered, in the form of an answers file."""
    return state.known.raw


def summary(state: State) -> tuple[Said, ...]:
    """Return what was entered so far, one line for each entry that counts."""
    told = tuple(Said(_told(state, line)) for line in state.lines)
    return told or (Said("Nothing is entered yet."),)


def _undo(state: State, _asked: Question) -> Step:
    if not state.lines:
        return Step(state, (Said("There is nothing to take back."),))
    shorter = state._replace(lines=state.lines[:-1])
    return Step(shorter, (Said(f"Taken back: {_told(state, state.lines[-1])}"),), "undo")


def _list(state: State, _asked: Question) -> Step:
    return Step(state, summary(state))


def _leave(state: State, _asked: Question) -> Step:
    return Step(state._replace(left=True))


def _help(state: State, asked: Question) -> Step:
    return Step(state, _explained(state, asked))


_COMMANDS: tuple[tuple[tuple[str, ...], Callable[[State, Question], Step]], ...] = (
    (UNDO, _undo),
    (HELP, _help),
    (LIST, _list),
    (LEAVE, _leave),
)


def _explained(state: State, asked: Question) -> tuple[Said, ...]:
    one = asked.input
    if one is None:
        about = {
            "players": f"{_numbers(state.game)} people play. Type their names in the order of the "
            "seats with commas between them, or just how many they are.",
            "name": 'Type a name. In quotes even "u" is a name.',
        }.get(asked.ask, "Everything is answered.")
        return Said(about), Said(KEYS)
    rule = f" ({one.rule})" if one.rule else ""
    told = [Said(f"{resolve(one.help)}{rule}")] if one.help else []
    told.append(Said(value_help(one)))
    none = "An empty line leaves it open"
    if asked.ask == "row":
        told.append(Said(f"One entry for each player, blanks between; - for none. {none}."))
    elif one.optional:
        told.append(Said(f"{none}; - says that it is not in play."))
    else:
        told.append(Said(f"{none}."))
    return (*told, Said('"name 2 Bob" gives player 2 another name.'), Said(KEYS))


def _answer(state: State, asked: Question, typed: str) -> Step:
    one = asked.input
    if one is None:
        return _about_people(state, asked, typed)
    if not typed.strip():
        return _left_open(state, asked, one, typed)
    return _table(state, one, typed) if asked.ask == "table" else _row(state, asked, one, typed)


def _about_people(state: State, asked: Question, typed: str) -> Step:
    if asked.ask == "players":
        return _players(state, typed)
    if asked.ask == "name":
        name = clean_name(unquoted(typed))
        return _keep(state, {"ask": "name", "seat": asked.seats[0], "name": name}, (), typed)
    if typed.strip():
        return Step(state, (Said("Type Enter for the result, or u to take back a line."),))
    return Step(state._replace(review=False))


def _left_open(state: State, asked: Question, one: Input, typed: str) -> Step:
    line = {"ask": asked.ask, "input": one.id, "open": True}
    return _keep(state, line, (Said("Left open; it is asked again."),), typed)


def _players(state: State, typed: str) -> Step:
    if not typed.strip():
        raise DataError("nobody was named", f"{_numbers(state.game)} people play")
    try:
        count = read_int(typed)
    except DataError:
        names = tuple(clean_name(name) for name in read_names(typed))
        count, line = len(names), _line(ask="players", names=list(names))
    else:
        line = _line(ask="players", count=count)
    if count not in state.game.players:
        people = "person plays" if count == 1 else "people play"
        raise DataError(
            f"{signed(count)} {people}, but this game is for {_numbers(state.game)}",
            "type their names with commas between them",
        )
    return _keep(state, line, (), typed)


def _line(**entry: Any) -> Line:  # noqa: ANN401 - whatever is kept
    return entry


def _table(state: State, one: Input, typed: str) -> Step:
    read = _about(resolve(one.label), read_value, one, typed)
    if read.raw is OPEN:
        return _left_open(state, Question("table", "", one), one, typed)
    if read.raw is None:
        _may_lack(state, one)
    line = {"ask": "table", "input": one.id, "value": read.raw}
    said = (Said(read.echo),) if read.echo else ()
    after = _keep(state, line, said, typed)
    if isinstance(read.raw, list) and after.kind:
        answers, _ = look(state.game, after.state.known)
        scope = Scope(state.game.sheet, answers.table, (), len(answers.names) or None)
        after = after._replace(said=(Said(explain(entered(one.id), scope)),))
    return after


def _may_lack(state: State, one: Input) -> None:
    """Refuse "not in play" where the rules leave no room for it."""
    count = len(state.known.names or ())
    for check in state.game.sheet.checks:
        if not isinstance(check, InPlay) or one.id not in check.inputs:
            continue
        limit = limit_of(check.number, count)
        table = state.known.raw.get("table", {})
        absent = sum(name in table and table[name] is None for name in check.inputs)
        if limit is not None and absent >= len(check.inputs) - limit:
            hint = resolve(check.hint) if check.hint else ""
            raise DataError(f"{resolve(one.label)} must be given, or left open", hint)
        return
    if not one.optional:
        raise DataError(f"{resolve(one.label)} must be given, or left open", "")


def _row(state: State, asked: Question, one: Input, typed: str) -> Step:
    names = state.known.names or ()
    words = _about(resolve(one.label), split_row, one, typed, len(asked.seats))
    seats: list[int] = []
    values: list[Any] = []
    for seat, word in zip(asked.seats, words, strict=True):
        who = f"{names[seat]}, {resolve(one.label)}"
        read: Read = _about(who, read_value, one, word)
        if read.raw is None and not one.optional:
            raise DataError(f"{who}: a value is needed", ". leaves it open")
        if read.raw is not OPEN:
            seats.append(seat)
            values.append(read.raw)
    if not seats:
        return _left_open(state, asked, one, typed)
    line = {"ask": "row", "input": one.id, "seats": seats, "values": values}
    after = _keep(state, line, (), typed)
    if after.kind and one.type != "int":
        after = after._replace(said=(Said(_told(after.state, line)),))
    return after


def _rename(state: State, who: str, name: str) -> tuple[Line, tuple[Said, ...]]:
    names = state.known.names or ()
    seat = next((k for k, old in enumerate(names) if old and old.casefold() == who.casefold()), -1)
    if who.isdecimal() and 1 <= int(who) <= len(names):
        seat = int(who) - 1
    if seat < 0:
        raise DataError(f"there is no player {who}", f"type name 1 to name {len(names)}")
    called = clean_name(unquoted(name))
    old = names[seat] or f"player {seat + 1}"
    return {"ask": "name", "seat": seat, "name": called}, (Said(f"{old} is called {called} now."),)


def _keep(state: State, line: Line, said: tuple[Said, ...], typed: str) -> Step:
    """Accept a line, unless it has faults of its own or with the lines before."""
    kept = {**line, "typed": typed}
    after = state._replace(lines=(*state.lines, kept))
    _, before = look(state.game, state.known)
    _, faults = look(state.game, after.known)
    fresh = [fault for fault in faults if fault not in before]
    boards = [fault for fault in fresh if fault.where.startswith("board")]
    if boards and "board" in state.options:
        raise refusal(boards)
    if fresh:
        return Step(state, tuple(told_fault(fault) for fault in fresh))
    return Step(after, said, "line", kept)


def told_fault(fault: Fault) -> Said:
    """Return a fault as it is told."""
    hint = f" ({fault.hint})" if fault.hint else ""
    return Said(f"{fault.message}{hint}", fault.code)


def _reason(error: DataError) -> Said:
    hint = f" ({error.hint})" if error.hint else ""
    return Said(f"{error.message[:1].upper()}{error.message[1:]}{hint}")


def _about(what: str, work: Any, *args: Any) -> Any:  # noqa: ANN401 - passes through
    """Do the work; its refusal says what it is about."""
    try:
        return work(*args)
    except DataError as error:
        raise DataError(f"{what}: {error.message}", error.hint) from error


def _told(state: State, line: Line) -> str:
    """Return an accepted line in words."""
    match line["ask"]:
        case "players":
            names = line.get("names")
            return f"players: {', '.join(names)}" if names else f"players: {line['count']}"
        case "name":
            return f"name of player {line['seat'] + 1}: {line['name']}"
        case "answers":
            return "everything, from a file of answers"
    one = next(one for one in state.game.sheet.inputs if one.id == line["input"])
    label = resolve(one.label)
    if line.get("open"):
        return f"{label}: left open"
    if line["ask"] == "table":
        return f"{label}: {_value(one, line['value'], 'not in play')}"
    names = state.known.names or ()
    each = [
        f"{names[seat]} {_value(one, value, 'none')}"
        for seat, value in zip(line["seats"], line["values"], strict=True)
    ]
    return f"{label}: {', '.join(each)}"


def _value(one: Input, value: object, nothing: str) -> str:
    if value is None:
        return nothing
    if isinstance(value, list):
        return given_words(one, tuple(value))
    if isinstance(value, int) and not isinstance(value, bool):
        return signed(value)
    return given_words(one, value)


def _numbers(game: Game) -> str:
    *first, last = map(str, game.players)
    return f"{', '.join(first)} or {last}" if first else last
