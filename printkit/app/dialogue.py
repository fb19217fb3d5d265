"""From a state and one typed line to the next state, what to say, and what to keep in the log.

The score prompt as a pure state machine: no terminal, no clock, no file. It knows score sheets and
no game. Every line that is accepted is one entry of the log, and ``u`` takes back exactly one.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from printkit.app.asking import Line, Question, State, giver_of, look, next_question
from printkit.app.telling import (
    KEYS,
    Said,
    explained,
    numbers_of,
    room_to_lack,
    summary,
    told_fault,
    told_line,
    why_needed,
)
from printkit.app.typed import (
    OPEN,
    Read,
    default_word,
    read_names,
    read_value,
    split_row,
    unquoted,
    value_help,
)
from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.model.formula import entered
from printkit.model.scoresheet import Input
from printkit.plays.log import EntryKind
from printkit.scoring.answers import refusal
from printkit.scoring.evaluate import Scope
from printkit.scoring.explain import explain
from printkit.scoring.names import clean_name
from printkit.scoring.numbers import read_int, signed

__all__ = ["KEYS", "Step", "question", "raw_answers", "step", "summary", "turns_json"]

UNDO, HELP, LEAVE, LIST = ("u", "undo"), ("?", "help"), ("q", "quit", "exit"), ("l", "list")
RENAME = re.compile(r"name\s+(\S+)\s+(\S.*)", re.IGNORECASE)


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

    @property
    def kept(self) -> tuple[tuple[EntryKind, Mapping[str, Any]], ...]:
        """What to put into the log, in order."""
        return ((self.kind, self.payload or {}),) if self.kind else ()


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
    renamed = RENAME.fullmatch(typed.strip())
    try:
        if renamed and state.known.names:
            return _keep(state, *_rename(state, renamed[1], renamed[2]), typed)
        return _led_in(asked, _answer(state, asked, typed))
    except DataError as error:
        if error.faults:
            raise
        return Step(state, (_reason(error),))


def _led_in(before: Question, done: Step) -> Step:
    """Say how to answer where the next question is of another sort."""
    asked = question(done.state) if done.kind else None
    if asked is None or asked.input is None:
        return done
    if before.input and value_help(before.input) == value_help(asked.input):
        return done
    return done._replace(said=(*done.said, Said(value_help(asked.input))))


def raw_answers(state: State) -> Mapping[str, Any]:
    """Return everything that was entered, in the form of an answers file."""
    return state.known.raw


def turns_json(_state: State) -> tuple[dict[str, Any], ...]:
    """Return no turns: a tally has none."""
    return ()


def _undo(state: State, _asked: Question) -> Step:
    if not state.lines:
        return Step(state, (Said("There is nothing to take back."),))
    shorter = state._replace(lines=state.lines[:-1], review=False)
    return Step(shorter, (Said(f"Taken back: {told_line(state, state.lines[-1])}"),), "undo")


def _list(state: State, _asked: Question) -> Step:
    return Step(state, summary(state))


def _leave(state: State, _asked: Question) -> Step:
    return Step(state._replace(left=True))


def _help(state: State, asked: Question) -> Step:
    return Step(state, explained(state, asked))


_COMMANDS: tuple[tuple[tuple[str, ...], Callable[[State, Question], Step]], ...] = (
    (UNDO, _undo),
    (HELP, _help),
    (LIST, _list),
    (LEAVE, _leave),
)


def _answer(state: State, asked: Question, typed: str) -> Step:
    one = asked.input
    if one is None:
        return _about_people(state, asked, typed)
    if not typed.strip() and one.default is None:
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
    return _keep(state, line, (Said("Left open; it is asked again at the end."),), typed)


def _players(state: State, typed: str) -> Step:
    if not typed.strip():
        raise DataError("nobody was named", f"{numbers_of(state.game)} people play")
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
            f"{signed(count)} {people}, but this game is for {numbers_of(state.game)}",
            "type their names with commas between them",
        )
    return _keep(state, line, (), typed)


def _line(**entry: Any) -> Line:  # noqa: ANN401 - whatever is kept
    return entry


def _table(state: State, one: Input, typed: str) -> Step:
    read = _about(resolve(one.label), read_value, one, typed or default_word(one))
    if read.raw is OPEN:
        return _left_open(state, Question("table", "", one), one, typed)
    if read.raw is None and not room_to_lack(state, one):
        message = f"{resolve(one.label)} must be given, or left open"
        raise DataError(message, why_needed(state, one))
    line = {"ask": "table", "input": one.id, "value": read.raw}
    said = (Said(read.echo),) if read.echo else ()
    after = _keep(state, line, said, typed)
    if isinstance(read.raw, list) and after.kind:
        answers, _ = look(state.game, after.state.known)
        scope = Scope(state.game.sheet, answers.table, (), len(answers.names) or None)
        after = after._replace(said=(Said(explain(entered(one.id), scope)),))
    return after


def _row(state: State, asked: Question, one: Input, typed: str) -> Step:
    names = state.known.names or ()
    count = len(asked.seats)
    words = (default_word(one),) * count
    if typed.strip():
        words = _about(resolve(one.label), split_row, one, typed, count)
    rows = giver_of(state.game, one)
    seats: list[int] = []
    values: list[Any] = []
    for seat, word in zip(asked.seats, words, strict=True):
        who = f"{names[seat]}, {resolve(one.label)}"
        read: Read = _about(who, read_value, one, word, rows)
        if read.raw is not OPEN:
            seats.append(seat)
            values.append(read.raw)
    if not seats:
        return _left_open(state, asked, one, typed)
    line = _line(ask="row", input=one.id, seats=seats, values=values)
    if len(seats) < len(asked.seats):
        line = {**line, "partly": True}
    after = _keep(state, line, (), typed)
    lists = any(isinstance(value, list) for value in values)
    if after.kind and (one.type != "int" or lists or not typed.strip()):
        after = after._replace(said=(Said(told_line(after.state, line)), *_read_as(after, line)))
    return after


def _read_as(after: Step, line: Line) -> Iterator[Said]:
    """Yield what was read from lines that were typed for a number."""
    answers, _ = look(after.state.game, after.state.known)
    for seat, value in zip(line["seats"], line["values"], strict=True):
        if isinstance(value, list) and any(isinstance(each, str) for each in value):
            found = answers.players[seat].get(line["input"])
            if isinstance(found, int):
                yield Said(f"{answers.names[seat]}: {signed(found)}")


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
    after = state._replace(lines=(*state.lines, kept), review=False)
    _, before = look(state.game, state.known)
    _, faults = look(state.game, after.known)
    fresh = [fault for fault in faults if fault not in before]
    boards = [fault for fault in fresh if fault.where.startswith("board")]
    if boards and "board" in state.options:
        raise refusal(boards)
    if fresh:
        return Step(state, tuple(told_fault(fault) for fault in fresh))
    return Step(after, said, "line", kept)


def _reason(error: DataError) -> Said:
    hint = f" ({error.hint})" if error.hint else ""
    return Said(f"{error.message[:1].upper()}{error.message[1:]}{hint}")


def _about(what: str, work: Any, *args: Any) -> Any:  # noqa: ANN401 - passes through
    """Do the work; its refusal says what it is about."""
    try:
        return work(*args)
    except DataError as error:
        raise DataError(f"{what}: {error.message}", error.hint) from error
