"""From a game kept turn by turn and one typed line to the next state, what to say, what to keep.

A pure state machine beside `app/dialogue.py`, which asks for the players before the first turn and
for what is still open after the last one. It knows ledgers and no game. Each entry that is accepted
is a line of the log; the entries of one typed line are kept together or not at all.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from printkit.app import asking, dialogue
from printkit.app.asking import Line, Question
from printkit.app.entry_values import Around
from printkit.app.live_words import KEYS, explained, reasons, told
from printkit.app.shorthand import Piece, read_line, typed_words
from printkit.app.telling import Said, told_line
from printkit.app.turns import Taken, replayed, turn_json, turn_lines, turns
from printkit.app.typed import value_help
from printkit.base.errors import DataError, RulesError
from printkit.base.i18n import resolve
from printkit.model.game import Game
from printkit.model.ledger import Ledger
from printkit.plays.log import EntryKind

__all__ = [
    "KEYS",
    "State",
    "Step",
    "as_lines",
    "begun",
    "entered",
    "question",
    "raw_answers",
    "shown",
    "step",
    "summary",
    "turns_json",
]

UNFINISHED = "unfinished"
SHOW = ("s", "show")
_UNDO_ONE = re.compile(r"(?:u|undo)\s*([0-9]{1,6})", re.IGNORECASE)
_MEND = re.compile(r"e\s*([0-9]{1,6})\s+(\S.*)", re.IGNORECASE)
_RECENT = 6
_PEOPLE: frozenset[str] = frozenset({"players", "name"})
_TURN: asking.Ask = "turn"


class State(NamedTuple):
    """Where a game stands.

    Attributes:
        game: The game; it has a ledger.
        options: Chosen at the start: options of ``score --live``, and ``unfinished``.
        lines: The accepted lines that count, in order: players and names, entries, then what was
            asked at the end.
        at: The state of the ledger; None: the players are not known yet.
        left: The person has left; everything is kept.
        review: Everything was answered before: ask once more before the result.
    """

    game: Game
    options: Mapping[str, Any]
    lines: tuple[Line, ...] = ()
    at: Any = None
    left: bool = False
    review: bool = False

    @property
    def ledger(self) -> Ledger:
        """The ledger of the game."""
        if self.game.ledger is None:
            raise RulesError(f"{self.game.id} has no ledger", "it cannot be kept turn by turn")
        return self.game.ledger()

    @property
    def names(self) -> tuple[str, ...]:
        """The players, where all are named."""
        found = asking.known(self.game, {}, self.people).names or ()
        return tuple(name for name in found if name is not None)

    @property
    def around(self) -> Around:
        """What entries are judged by."""
        return Around(self.ledger, self.names)

    @property
    def people(self) -> tuple[Line, ...]:
        """The lines that say who plays."""
        return tuple(line for line in self.lines if line["ask"] in _PEOPLE)

    @property
    def entries(self) -> tuple[Mapping[str, Any], ...]:
        """The entries of the ledger."""
        return tuple(line["entry"] for line in self.lines if line["ask"] == _TURN)

    @property
    def tally(self) -> asking.State:
        """The tally at the end: the ledger's answers, and the lines that add to them."""
        chosen = {UNFINISHED: True} if self.options.get(UNFINISHED) else {}
        given = {"ask": "answers", "raw": self.ledger.answers(self.at)}
        own = [line for line in self.lines if line["ask"] not in {*_PEOPLE, _TURN}]
        return asking.State(self.game, chosen, (given, *own), review=self.review)

    @property
    def taken(self) -> tuple[Taken, ...]:
        """All entries with what they led to."""
        if self.at is None:
            return ()
        begun = self.ledger.begin(self.names, _chosen(self.options))
        return tuple(replayed(self.around, begun, self.entries))


class Step(NamedTuple):
    """What one typed line led to: the next state, what to tell, what to put into the log."""

    state: State
    said: tuple[Said, ...] = ()
    kept: tuple[tuple[EntryKind, Mapping[str, Any]], ...] = ()


def begun(game: Game, options: Mapping[str, Any], lines: Sequence[Line] = ()) -> State:
    """Return the state after the lines of a log.

    Args:
        game: The game; it has a ledger.
        options: Options of ``score --live``, and ``unfinished``.
        lines: The accepted lines that count.

    Raises:
        DataError: The options cannot be, or a line cannot be at its place.
    """
    state = State(game, options, tuple(lines))
    found = asking.known(game, {}, state.people).names
    if found is None or None in found:
        return state
    at = state.ledger.begin(state.names, _chosen(options))
    for one in replayed(state.around, at, state.entries):
        at = one.state
    return state._replace(at=at)


def question(state: State) -> Question | None:
    """Return what is asked now; None where the result can be told, or the person has left."""
    if state.left:
        return None
    if state.at is None:
        asked = dialogue.question(_people(state))
        if asked and asked.ask == "players":
            words = "Players in turn order (names with commas, or how many): "
            return asked._replace(prompt=words)
        return asked
    turn = None if state.options.get(UNFINISHED) else state.ledger.asks(state.at)
    if turn is not None:
        return Question(_TURN, f"{resolve(turn.prompt)}: ")
    return dialogue.question(state.tally)


def step(state: State, typed: str) -> Step:
    """Take one line.

    Args:
        state: The state; something is being asked.
        typed: The line, without its end.

    Raises:
        DataError: The options that were chosen at the start cannot be.
    """
    asked = question(state)
    if asked is None:
        return Step(state)
    words = typed.strip()
    done = _command(state, asked, words)
    if done is not None:
        return done
    if state.at is None or dialogue.RENAME.fullmatch(words):
        return _about_people(state, typed)
    if asked.ask != _TURN:
        return _about_the_tally(state, typed)
    try:
        line = read_line(state.around, state.at, typed)
    except DataError as error:
        return Step(state, reasons(error))
    kept = as_lines(line.pieces)
    after = state._replace(lines=(*state.lines, *kept), at=line.pieces[-1].after, review=False)
    said = [one for piece in line.pieces for one in told(state.ledger.told(piece.after))]
    if line.rest:
        said.append(Said(f"What stands behind it does not count any more: {line.rest}"))
    return Step(after, (*said, *_new_turn(state, after), *_led_in(after)), _entries(kept))


def _entries(lines: Sequence[Line]) -> tuple[tuple[EntryKind, Line], ...]:
    return tuple(("line", line) for line in lines)


def _led_in(after: State) -> tuple[Said, ...]:
    """Return how to answer, where the game is over and the rest of the tally is asked."""
    asked = question(after)
    return (Said(value_help(asked.input)),) if asked and asked.input else ()


def as_lines(pieces: Sequence[Piece]) -> tuple[Line, ...]:
    """Return the entries of a typed line as lines of the log."""
    return tuple(
        {"ask": _TURN, "entry": dict(piece.entry), "typed": piece.typed} for piece in pieces
    )


def raw_answers(state: State) -> Mapping[str, Any]:
    """Return everything that the ledger knows and that was entered, in the form of an answers file."""
    return state.tally.known.raw if state.at is not None else _people(state).known.raw


def turns_json(state: State) -> tuple[dict[str, Any], ...]:
    """Return the turns in the form of ``--json``."""
    return tuple(turn_json(one) for one in turns(state.around, state.taken))


def shown(state: State) -> tuple[str, ...]:
    """Return what lies on the table, a line each."""
    if state.at is None:
        return ()
    return tuple(resolve(words) for words in state.ledger.show(state.at))


def summary(state: State) -> tuple[Said, ...]:
    """Return where the game stands: the last turns, the table, what was entered at the end."""
    lines = turn_lines(turns_json(state), state.names)
    if not lines:
        before = tuple(Said(told_line(_people(state), line)) for line in state.people)
        return (*before, *map(Said, shown(state))) or (Said("Nothing is entered yet."),)
    skipped = len(lines) - _RECENT
    earlier = (Said(f"… and {skipped} turns before these; l lists all."),) if skipped > 0 else ()
    return (*earlier, *map(Said, lines[-_RECENT:]), *map(Said, shown(state)), *entered(state))


def _chosen(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options that are for the ledger."""
    return {name: value for name, value in options.items() if name != UNFINISHED}


def _people(state: State) -> asking.State:
    return asking.State(state.game, {}, state.people)


def entered(state: State) -> tuple[Said, ...]:
    """Return what was entered beside the turns, at the end, in words."""
    if state.at is None:
        return ()
    _, *own = state.tally.lines
    return tuple(Said(told_line(state.tally, line)) for line in own)


def _about_people(state: State, typed: str) -> Step:
    """Take who plays, or another name; the game so far is told with that name from now on."""
    done = dialogue.step(_people(state), typed)
    if not done.kept:
        return Step(state, done.said)
    (_, line), *_ = done.kept
    after = begun(state.game, state.options, (*state.lines, line))._replace(review=state.review)
    # Before the game begins, what is said there leads in to the tally, which comes at the end.
    said = () if state.at is None else done.said
    return Step(after, (*said, *_new_turn(state, after)), done.kept)


def _about_the_tally(state: State, typed: str) -> Step:
    done = dialogue.step(state.tally, typed)
    if done.kind != "line":
        return Step(state._replace(review=done.state.review), done.said)
    after = state._replace(lines=(*state.lines, done.payload), review=False)
    return Step(after, done.said, done.kept)


def _new_turn(before: State, after: State) -> tuple[Said, ...]:
    """Return what lies on the table, where somebody else has the turn now."""
    if after.at is None:
        return ()
    was = None if before.at is None else before.ledger.asks(before.at)
    now = after.ledger.asks(after.at)
    if now is None or (was and was.seat is not None and was.seat == now.seat):
        return ()
    return (Said(""), *map(Said, shown(after)))


# Commands


def _command(state: State, asked: Question, words: str) -> Step | None:
    """Take a line that is a command; None: it is an answer."""
    key = words.casefold()
    one, mended = _UNDO_ONE.fullmatch(words), _MEND.fullmatch(words)
    found = None
    if key in dialogue.LEAVE:
        found = Step(state._replace(left=True))
    elif key in dialogue.UNDO:
        found = _undo(state)
    elif state.at is None:
        found = None
    elif key in dialogue.LIST:
        lines = turn_lines(turns_json(state), state.names)
        none = () if lines else (Said("Nothing is entered yet."),)
        found = Step(state, (*map(Said, lines), *none, *entered(state)))
    elif key in SHOW:
        found = Step(state, tuple(map(Said, shown(state))))
    elif key in dialogue.HELP and asked.ask == _TURN:
        turn = state.ledger.asks(state.at)
        found = Step(state, explained(state.around, turn) if turn else ())
    elif one or mended:
        number, entry = (one[1], "") if one else (mended[1], mended[2]) if mended else ("", "")
        found = _changed(state, int(number), entry)
    return found


def _undo(state: State) -> Step:
    if not state.lines:
        return Step(state, (Said("There is nothing to take back."),))
    last = state.lines[-1]
    shorter = begun(state.game, state.options, state.lines[:-1])._replace(review=state.review)
    if last["ask"] == _TURN:
        words = _called(shorter, typed_words(state.around, last["entry"]))
    elif last["ask"] in _PEOPLE:
        words = told_line(_people(state), last)
    else:
        words = told_line(state.tally, last)
    return Step(
        shorter, (Said(f"Taken back: {words}"), *_new_turn(state, shorter)), (("undo", {}),)
    )


def _called(before: State, words: str) -> str:
    """Return an entry in words, with the name of the player whose turn it is before it."""
    asked = before.ledger.asks(before.at)
    seat = asked.seat if asked else None
    return words if seat is None else f"{before.names[seat]}, {words}"


def _changed(state: State, number: int, typed: str) -> Step:
    """Take back one entry, or put another one in its place; those behind it stay as they are."""
    places = [k for k, line in enumerate(state.lines) if line["ask"] == _TURN]
    if not 1 <= number <= len(places):
        many = f"there are 1 to {len(places)}" if places else "there are none yet"
        return Step(state, (Said(f"There is no entry {number}; {many}."),))
    place = places[number - 1]
    before = begun(state.game, state.options, state.lines[:place])
    try:
        pieces = read_line(before.around, before.at, typed).pieces if typed else ()
    except DataError as error:
        return Step(state, reasons(error))
    behind = state.lines[place + 1 :]
    try:
        after = _go_on(before, (*as_lines(pieces), *behind))._replace(review=state.review)
    except DataError as error:
        return Step(state, (*reasons(error), Said("Nothing was changed.")))
    old = _called(before, typed_words(state.around, state.lines[place]["entry"]))
    said = [Said(f"Taken back: {old}")]
    for piece in pieces:
        said.append(Said(f"In its place: {typed_words(state.around, piece.entry)}"))
        said += told(state.ledger.told(piece.after))
    lost = len(before.lines) + len(pieces) + len(behind) - len(after.lines)
    if lost:
        said.append(Said("The game goes on, so what was entered at the end is asked anew then."))
    undone: tuple[tuple[EntryKind, Line], ...] = (("undo", {}),) * (len(state.lines) - place)
    entries = (*undone, *_entries(after.lines[place:]))
    return Step(after, (*said, Said(""), *map(Said, shown(after))), entries)


def _go_on(before: State, lines: Sequence[Line]) -> State:
    """Return the state after more lines; answers of the end count only where the game is over.

    Raises:
        DataError: An entry is not possible at its place; the message says which.
    """
    first = len(before.entries)
    entries = [line["entry"] for line in lines if line["ask"] == _TURN]
    at = before.at
    for number, entry in enumerate(entries, start=first + 1):
        try:
            at = before.ledger.step(at, entry)
        except DataError as error:
            words = typed_words(before.around, entry)
            message = f"then entry {number} ({words}) would not be possible: {error.message}"
            raise DataError(message, "u takes back from the end") from error
    over = before.ledger.asks(at) is None
    kept = [line for line in lines if over or line["ask"] in {*_PEOPLE, _TURN}]
    return begun(before.game, before.options, (*before.lines, *kept))
