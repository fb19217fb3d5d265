"""From lines that are typed one at a time to a play that keeps each at once, and to its result."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from printkit.app import asking, dialogue
from printkit.app.score import Result, result_json, score
from printkit.app.telling import Said, summary, told_fault
from printkit.base.errors import DataError, UsageError
from printkit.model.game import Game
from printkit.plays import log
from printkit.plays.store import Play, Store
from printkit.scoring.answers import read_answers, to_raw
from printkit.scoring.totals import preview

if TYPE_CHECKING:
    from printkit.app.live import State as LiveState

LAST = "last"
_OWN = "+"
"""Stands in the version of the rules before the fingerprint of an owner's own data."""
_LIVE = "live"
"""Kept with the options of a play that is kept turn by turn."""
_UNFINISHED = "unfinished"
"""Said anew each time and not kept with a play, which may be finished later."""

Kept: TypeAlias = Sequence[tuple[log.EntryKind, Mapping[str, Any]]]
Clock = Callable[[], str]


def now() -> str:
    """Return the time as the log keeps it: ISO 8601 with the offset from UTC, whole seconds."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


class OpenPlay(NamedTuple):
    """A play that was not finished, as it is offered to go on with."""

    id: str
    started: str
    names: tuple[str, ...]
    lines: int
    live: bool


def open_plays(path: Path, game: Game, *, live: bool = False) -> tuple[OpenPlay, ...]:
    """Return the plays of a game that are not finished and have something in them, newest last.

    Args:
        path: File of the plays.
        game: The game.
        live: Only those that are kept turn by turn.
    """
    if not path.exists():
        return ()
    with Store(path) as store:
        return tuple(
            OpenPlay(
                play.id, play.started, names_of(play), len(log.lines(play.entries)), is_live(play)
            )
            for play in store.plays(game.id)
            if log.lines(play.entries) and log.result(play.entries) is None
            if is_live(play) or not live
        )


def is_live(play: Play) -> bool:
    """Whether a play is kept turn by turn."""
    return bool(play.options.get(_LIVE))


def names_of(play: Play) -> tuple[str, ...]:
    """Return the players of a play, as far as they were named."""
    names: list[str] = []
    for line in log.lines(play.entries):
        match line:
            case {"ask": "players"}:
                names = list(line.get("names") or [f"player {k + 1}" for k in range(line["count"])])
            case {"ask": "name", "seat": seat, "name": name} if seat < len(names):
                names[seat] = name
            case {"ask": "answers", "raw": raw}:
                names = [str(player.get("name")) for player in raw.get("players", ())]
    return tuple(names)


class Sitting:
    """A score that is being entered: the questions, and the play that keeps every line.

    A new play is made with its first line, so that leaving at once leaves nothing behind.

    Attributes:
        id: Of the play, or None as long as nothing is kept.
    """

    def __init__(
        self,
        path: Path,
        state: "asking.State | LiveState",
        play: Play | None = None,
        clock: Clock = now,
    ) -> None:
        """Begin with nothing kept, or go on with a play."""
        self._path = path
        self._state: Any = state
        self._machine: Any = _machine(state)
        self._play = play
        self._store: Store | None = None
        self._clock = clock

    @property
    def id(self) -> str | None:
        """Name of the play, or None as long as nothing is kept."""
        return self._play.id if self._play else None

    @property
    def lines(self) -> int:
        """How many lines are kept and count."""
        return len(self._state.lines)

    @property
    def left(self) -> bool:
        """Whether the person has left before the end."""
        return bool(self._state.left)

    @property
    def keys(self) -> str:
        """The keys that always work, in a sentence."""
        return str(self._machine.KEYS)

    @property
    def prompt(self) -> str | None:
        """The words before the cursor; None where nothing more is asked."""
        asked = self._machine.question(self._state)
        return asked.prompt if asked else None

    def enter(self, typed: str) -> tuple[Said, ...]:
        """Take one line; when this returns, it is on the disk.

        Raises:
            DataError: What was given at the start (a board, options) cannot be right.
            FileError: The line could not be kept.
        """
        done = self._machine.step(self._state, typed)
        if done.kept:
            self._keep(done.kept)
        self._state = done.state
        asked = self._machine.question(self._state) if _adds(done.kept) else None
        again = (told_fault(asked.fault),) if asked and asked.fault else ()
        return (*done.said, *again)

    def summary(self) -> tuple[Said, ...]:
        """Return what is entered so far."""
        found: tuple[Said, ...] = self._machine.summary(self._state)
        return found

    def finish(self) -> Result:
        """Add up what was entered and keep the result; standings so far leave the play open.

        Raises:
            DataError: The answers have a fault after all.
        """
        result = score(self._state.game, self._machine.raw_answers(self._state))
        result = result._replace(turns=self._machine.turns_json(self._state))
        if not result.unfinished:
            self._keep((("finish", result_json(result)),))
        return result

    def close(self) -> None:
        """Let go of the file."""
        if self._store is not None:
            self._store.__exit__(None, None, None)
            self._store = None

    def _keep(self, kept: Kept) -> None:
        time = self._clock()
        if self._store is None:
            self._store = Store(self._path)
        if self._play is None:
            self._play = _begun(self._store, self._state, time)
        self._play = self._store.extend(self._play, kept, time)


def _machine(state: "asking.State | LiveState") -> Any:  # noqa: ANN401 - a module: `dialogue` or `live`
    """Return the module that takes the lines of such a state."""
    if isinstance(state, asking.State):
        return dialogue
    from printkit.app import live  # noqa: PLC0415 - only games kept turn by turn

    return live


def _adds(kept: Kept) -> bool:
    return any(kind == "line" for kind, _ in kept)


def _begun(store: Store, state: "asking.State | LiveState", time: str) -> Play:
    """Begin a play with the options of a state."""
    chosen = {k: v for k, v in state.options.items() if k != _UNFINISHED}
    if not isinstance(state, asking.State):
        chosen[_LIVE] = True
    return store.begin(state.game.id, state.game.rules, chosen, time)


def begin(
    path: Path,
    game: Game,
    options: Mapping[str, Any],
    *,
    board: tuple[str, ...] | None = None,
    unfinished: bool = False,
    live: bool = False,
    clock: Clock = now,
) -> Sitting:
    """Return a new score to be entered.

    Args:
        path: File of the plays.
        game: The game.
        options: Options of the game.
        board: Lines of a typed board that stands in for the values of the table.
        unfinished: The game goes on.
        live: The whole game, turn by turn; the game has a ledger.
        clock: Gives the time for the log.
    """
    chosen = dict(options)
    if unfinished:
        chosen[_UNFINISHED] = True
    if board is not None:
        chosen["board"] = list(board)
    return Sitting(path, _state(game, chosen, live=live), clock=clock)


def _state(
    game: Game, options: Mapping[str, Any], lines: Sequence[Mapping[str, Any]] = (), *, live: bool
) -> "asking.State | LiveState":
    """Return the state after the lines of a log."""
    if live:
        from printkit.app.live import begun  # noqa: PLC0415 - only games kept turn by turn

        return begun(game, {k: v for k, v in options.items() if k != _LIVE}, lines)
    return asking.State(game, options, tuple(lines))


def resume_play(
    path: Path,
    game: Game,
    name: str,
    *,
    unfinished: bool = False,
    live: bool = False,
    clock: Clock = now,
) -> Sitting:
    """Return a play to go on with; a finished one is opened again.

    Args:
        path: File of the plays.
        game: The game.
        name: Id or number of the play, or ``last`` for the newest open one.
        unfinished: The game goes on.
        live: It must be kept turn by turn; else it may be of either sort.
        clock: Gives the time for the log.

    Raises:
        UsageError: There is no such play, or it is of another game.
        FileError: The file of plays cannot be read.
    """
    if name == LAST:
        found = open_plays(path, game, live=live)
        if not found:
            sort = " that is kept turn by turn" if live else ""
            raise UsageError(
                f"there is no open play of {game.id}{sort}",
                f"printkit score {game.id}{' --live' if live else ''} --new begins one",
            )
        name = found[-1].id
    if not path.exists():
        raise UsageError(f"there is no play {name!r}", f"nothing is kept in {path}")
    with Store(path) as store:
        play = store.play(name)
        if play.game != game.id:
            raise UsageError(
                f"the play {play.id} is of {play.game}, not of {game.id}",
                f"printkit score {play.game} --resume {play.id}",
            )
        if live and not is_live(play):
            raise UsageError(
                f"the play {play.id} is a tally, not kept turn by turn", "leave out --live"
            )
        _same_rules(play, game)
        options = {**play.options, **({_UNFINISHED: True} if unfinished else {})}
        state = _state(game, options, log.lines(play.entries), live=is_live(play))
        if log.result(play.entries) is not None:
            play = store.append(play, "reopen", {}, clock())
    if _machine(state).question(state) is None:
        state = state._replace(review=True)
    return Sitting(path, state, play, clock)


def save(path: Path, game: Game, raw: Mapping[str, Any], result: Result, clock: Clock = now) -> str:
    """Keep a result that came from files and return the id of its play."""
    kept = to_raw(game, read_answers(game, raw))
    with Store(path) as store:
        play = store.begin(game.id, game.rules, {}, clock())
        play = store.append(play, "line", {"ask": "answers", "raw": kept}, clock())
        return store.append(play, "finish", result_json(result), clock()).id


def save_live(path: Path, state: "LiveState", result: Result, clock: Clock = now) -> str:
    """Keep a game whose turns came from a file, turn by turn, and return the id of its play."""
    with Store(path) as store:
        play = _begun(store, state, clock())
        kept: list[tuple[log.EntryKind, Mapping[str, Any]]] = [("line", one) for one in state.lines]
        if not result.unfinished:
            kept.append(("finish", result_json(result)))
        return store.extend(play, kept, clock()).id


class SoFar(NamedTuple):
    """How an open play stands.

    Attributes:
        lines: What was entered, in words.
        result: The tally as far as it can be told.
        shown: What lies on the table of a game kept turn by turn.
    """

    lines: tuple[str, ...]
    result: Result
    shown: tuple[str, ...] = ()


def so_far(game: Game, play: Play) -> SoFar:
    """Return what was entered in an open play, line by line, and how it stands.

    Raises:
        DataError: The play was begun with data of an owner's own, which is not at hand.
    """
    lines = log.lines(play.entries)
    if is_live(play) and play.rules != game.rules:
        # Other rules may not take these entries; they are shown as they were typed.
        people = [line for line in lines if line["ask"] in {"players", "name"}]
        words = tuple(str(line.get("typed") or line.get("entry") or line["ask"]) for line in lines)
        return SoFar(words, preview(game, asking.known(game, {}, people).raw))
    if is_live(play):
        from printkit.app import live  # noqa: PLC0415 - only games kept turn by turn

        state: Any = _state(game, play.options, lines, live=True)
        result = preview(game, live.raw_answers(state))._replace(turns=live.turns_json(state))
        said = tuple(one.text for one in live.entered(state))
        return SoFar(said, result, live.shown(state))
    if _OWN in play.rules:
        _same_rules(play, game)
    tally_state = asking.State(game, play.options, lines)
    words = tuple(said.text for said in summary(tally_state))
    return SoFar(words, preview(game, tally_state.known.raw))


def _same_rules(play: Play, game: Game) -> None:
    if play.rules != game.rules:
        hint = "`printkit plays show` still shows what was entered"
        again = f"printkit score {game.id} --resume {play.id}"
        if _OWN in play.rules:
            hint = f"name the very file of data it was begun with: {again} --data FILE"
        elif game.mark:
            hint = f"it was begun without data of your own: {again}"
        raise DataError(
            f"the play {play.id} was begun with rules {play.rules} of {game.id}, "
            f"this printkit has rules {game.rules}",
            hint,
        )
