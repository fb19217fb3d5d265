"""From answers in files, or typed one line at a time, to a result; what is typed is kept at once."""

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from printkit.app import files
from printkit.app.answers_file import read_board, read_document
from printkit.base.errors import DataError, UsageError
from printkit.base.i18n import resolve
from printkit.model.game import Game
from printkit.scoring.answers import read_answers, to_raw
from printkit.scoring.numbers import signed
from printkit.scoring.totals import PlayerResult, Result, TableValue, result_json, tally

if TYPE_CHECKING:
    from printkit.app.asking import State
    from printkit.app.telling import Said
    from printkit.plays.store import Play, Store

__all__ = [
    "PlayerResult",
    "Result",
    "Sitting",
    "TableValue",
    "begin",
    "database",
    "labelled",
    "open_plays",
    "read_board",
    "read_document",
    "result_json",
    "resume",
    "save",
    "score",
    "signed",
    "so_far",
]

LAST = "last"
_DATABASE = "plays.db"
_OWN = "+"
"""Stands in the version of the rules before the fingerprint of an owner's own data."""
_UNFINISHED = "unfinished"
"""Said anew each time and not kept with a play, which may be finished later."""

Clock = Callable[[], str]


def now() -> str:
    """Return the time as the log keeps it: ISO 8601 with the offset from UTC, whole seconds."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def score(game: Game, raw: Mapping[str, Any]) -> Result:
    """Add up a raw document of answers.

    Raises:
        DataError: With every fault of the answers.
    """
    return tally(game, read_answers(game, raw))


def database(db: str | None) -> Path:
    """Return the file that keeps plays: the one named, else that of the settings, else the user's."""
    if db is None:
        from printkit.app import settings  # noqa: PLC0415 - a tally from a file keeps nothing

        db = settings.load().common.get("db")
    return files.located(db) if db else files.data_dir() / _DATABASE


class OpenPlay(NamedTuple):
    """A play that was not finished, as it is offered to go on with."""

    id: str
    started: str
    names: tuple[str, ...]
    lines: int


def open_plays(path: Path, game: Game) -> tuple[OpenPlay, ...]:
    """Return the plays of a game that are not finished and have something in them, newest last."""
    if not path.exists():
        return ()
    from printkit.plays import log  # noqa: PLC0415 - a tally from a file keeps nothing

    with _store(path) as store:
        return tuple(
            OpenPlay(play.id, play.started, names_of(play), len(log.lines(play.entries)))
            for play in store.plays(game.id)
            if log.lines(play.entries) and log.result(play.entries) is None
        )


def names_of(play: "Play") -> tuple[str, ...]:
    """Return the players of a play, as far as they were named."""
    from printkit.plays import log  # noqa: PLC0415 - a tally from a file keeps nothing

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
        self, path: Path, state: "State", play: "Play | None" = None, clock: Clock = now
    ) -> None:
        """Begin with nothing kept, or go on with a play."""
        self._path = path
        self._state = state
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
        return self._state.left

    @property
    def prompt(self) -> str | None:
        """The words before the cursor; None where nothing more is asked."""
        from printkit.app.dialogue import question  # noqa: PLC0415 - only prompts need it

        asked = question(self._state)
        return asked.prompt if asked else None

    def enter(self, typed: str) -> "tuple[Said, ...]":
        """Take one line; when this returns, it is on the disk.

        Raises:
            DataError: The board that was given cannot be right.
            FileError: The line could not be kept.
        """
        from printkit.app.dialogue import question, step  # noqa: PLC0415 - see above
        from printkit.app.telling import told_fault  # noqa: PLC0415 - see above

        done = step(self._state, typed)
        if done.kind:
            self._keep(done.kind, done.payload or {})
        self._state = done.state
        asked = question(self._state) if done.kind == "line" else None
        again = (told_fault(asked.fault),) if asked and asked.fault else ()
        return (*done.said, *again)

    def summary(self) -> "tuple[Said, ...]":
        """Return what is entered so far."""
        from printkit.app.telling import summary  # noqa: PLC0415 - see above

        return summary(self._state)

    def finish(self) -> Result:
        """Add up what was entered and keep the result; standings so far leave the play open.

        Raises:
            DataError: The answers have a fault after all.
        """
        from printkit.app.dialogue import raw_answers  # noqa: PLC0415 - see above

        result = score(self._state.game, raw_answers(self._state))
        if not result.unfinished:
            self._keep("finish", result_json(result))
        return result

    def close(self) -> None:
        """Let go of the file."""
        if self._store is not None:
            self._store.__exit__(None, None, None)
            self._store = None

    def _keep(self, kind: Any, payload: Mapping[str, Any]) -> None:  # noqa: ANN401 - EntryKind
        time = self._clock()
        if self._store is None:
            self._store = _store(self._path)
        if self._play is None:
            game = self._state.game
            chosen = {k: v for k, v in self._state.options.items() if k != _UNFINISHED}
            self._play = self._store.begin(game.id, game.rules, chosen, time)
        self._play = self._store.append(self._play, kind, payload, time)


def begin(
    path: Path,
    game: Game,
    options: Mapping[str, Any],
    *,
    board: tuple[str, ...] | None = None,
    unfinished: bool = False,
    clock: Clock = now,
) -> Sitting:
    """Return a new score to be entered.

    Args:
        path: File of the plays.
        game: The game.
        options: Options of the game.
        board: Lines of a typed board that stands in for the values of the table.
        unfinished: The game goes on.
        clock: Gives the time for the log.
    """
    from printkit.app.asking import State  # noqa: PLC0415 - only prompts need it

    chosen = dict(options)
    if unfinished:
        chosen[_UNFINISHED] = True
    if board is not None:
        chosen["board"] = list(board)
    return Sitting(path, State(game, chosen), clock=clock)


def resume(
    path: Path, game: Game, name: str, *, unfinished: bool = False, clock: Clock = now
) -> Sitting:
    """Return a play to go on with; a finished one is opened again.

    Args:
        path: File of the plays.
        game: The game.
        name: Id or number of the play, or ``last`` for the newest open one.
        unfinished: The game goes on.
        clock: Gives the time for the log.

    Raises:
        UsageError: There is no such play, or it is of another game.
        FileError: The file of plays cannot be read.
    """
    from printkit.app.asking import State  # noqa: PLC0415 - only prompts need it
    from printkit.app.dialogue import question  # noqa: PLC0415 - the same
    from printkit.plays import log  # noqa: PLC0415 - the same

    if name == LAST:
        found = open_plays(path, game)
        if not found:
            raise UsageError(
                f"there is no open play of {game.id}", f"printkit score {game.id} --new begins one"
            )
        name = found[-1].id
    if not path.exists():
        raise UsageError(f"there is no play {name!r}", f"nothing is kept in {path}")
    with _store(path) as store:
        play = store.play(name)
        if play.game != game.id:
            raise UsageError(
                f"the play {play.id} is of {play.game}, not of {game.id}",
                f"printkit score {play.game} --resume {play.id}",
            )
        _same_rules(play, game)
        options = {**play.options, **({_UNFINISHED: True} if unfinished else {})}
        state = State(game, options, log.lines(play.entries))
        if log.result(play.entries) is not None:
            play = store.append(play, "reopen", {}, clock())
    if question(state) is None:
        state = state._replace(review=True)
    return Sitting(path, state, play, clock)


def save(path: Path, game: Game, raw: Mapping[str, Any], result: Result, clock: Clock = now) -> str:
    """Keep a result that came from files and return the id of its play."""
    kept = to_raw(game, read_answers(game, raw))
    with _store(path) as store:
        play = store.begin(game.id, game.rules, {}, clock())
        play = store.append(play, "line", {"ask": "answers", "raw": kept}, clock())
        return store.append(play, "finish", result_json(result), clock()).id


def so_far(game: Game, play: "Play") -> tuple[tuple[str, ...], Result]:
    """Return what was entered in an open play, line by line, and how it stands.

    Raises:
        DataError: The play was begun with data of an owner's own, which is not at hand.
    """
    from printkit.app.asking import State  # noqa: PLC0415 - only prompts need it
    from printkit.app.telling import summary  # noqa: PLC0415 - the same
    from printkit.plays import log  # noqa: PLC0415 - the same
    from printkit.scoring.totals import preview  # noqa: PLC0415 - the same

    if _OWN in play.rules:
        _same_rules(play, game)
    state = State(game, play.options, log.lines(play.entries))
    return tuple(said.text for said in summary(state)), preview(game, state.known.raw)


def labelled(game: Game, result: Result) -> Result:
    """Return a result that was kept, with the names that people read for the table's values."""
    names = {one.id: resolve(one.label) for one in game.sheet.inputs}
    table = (one._replace(label=names.get(one.id, one.label)) for one in result.table)
    return result._replace(table=tuple(table))


def _same_rules(play: "Play", game: Game) -> None:
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


def _store(path: Path) -> "Store":
    from printkit.plays.store import Store  # noqa: PLC0415 - SQLite, only where plays are kept

    return Store(path)
