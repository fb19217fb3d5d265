"""From a person (or a pipe) who answers questions to a result; every line is kept as it comes."""

from typing import TYPE_CHECKING, Any

from printkit.app import score
from printkit.app.sitting import Sitting, begin, open_plays, resume_play
from printkit.base.errors import EXIT_DONE, EXIT_INTERRUPTED, DataError, UsageError
from printkit.base.i18n import resolve
from printkit.cli.prompt import Keyboard
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from pathlib import Path

    from printkit.app.registry import Game
    from printkit.app.telling import Said

_NEW, _QUIT = frozenset(("n", "new")), frozenset(("q", "quit", "exit"))


def sit(
    screen: Screen,
    game: "Game",
    options: dict[str, Any],
    *,
    board: str | None,
    unfinished: bool,
    new: bool,
    resume: str | None,
    live: bool,
    db: str | None,
) -> int:
    """Ask everything, show the result, and return the exit code.

    Raises:
        UsageError: It would have to be guessed which play is meant.
        DataError: The input ended before the last answer; what was entered is kept.
    """
    path = score.database(db)
    source = Keyboard(screen)
    if resume is None and not new:
        resume = _which(screen, source, path, game, live=live)
    if resume is not None:
        sitting = resume_play(path, game, resume, unfinished=unfinished, live=live)
        screen.say(f"Going on with {sitting.id}:")
        _tell(screen, sitting.summary())
    else:
        lines = score.read_board(game, board) if board is not None else None
        sitting = begin(path, game, options, board=lines, unfinished=unfinished, live=live)
    try:
        return _ask_all(screen, source, game, sitting)
    finally:
        sitting.close()


def _ask_all(screen: Screen, source: Keyboard, game: "Game", sitting: Sitting) -> int:
    from printkit.cli.score import show  # noqa: PLC0415 - they show the same result

    if source.terminal:
        screen.say(f"{resolve(game.title)}. {sitting.keys}")
    try:
        while (prompt := sitting.prompt) is not None:
            typed = source.ask(prompt)
            if typed is None:
                raise DataError(f"the input ended before the last answer; {_kept(game, sitting)}")
            _tell(screen, sitting.enter(typed))
    except KeyboardInterrupt:
        screen.say(f"\nAborted; {_kept(game, sitting)}.")
        return EXIT_INTERRUPTED
    if sitting.left:
        screen.say(f"Left; {_kept(game, sitting)}.")
        return EXIT_DONE
    result = sitting.finish()
    show(screen, game, result)
    if source.terminal:
        screen.say(_farewell(game, sitting, result))
    return EXIT_DONE


def _farewell(game: "Game", sitting: Sitting, result: score.Result) -> str:
    again = f"printkit score {game.id} --resume {_number(sitting)}"
    if result.unfinished:
        return f"{sitting.id} stays open: {again} goes on."
    return f"Kept as {sitting.id}. To mend a line: {again}, then u."


def _which(
    screen: Screen, source: Keyboard, path: "Path", game: "Game", *, live: bool
) -> str | None:
    """Return the open play to go on with, or None for a new one."""
    found = open_plays(path, game, live=live)
    if not found:
        return None
    if not source.terminal:
        names = ", ".join(play.id for play in found)
        raise UsageError(
            f"there are open plays of {game.id}: {names}",
            "say --new to begin another one, or --resume PLAY to go on",
        )
    screen.say("Open plays:")
    for play in found:
        screen.say(
            f"  {play.id}  {_date(play.started)}  {', '.join(play.names)}"
            f"  ({play.lines} {'line' if play.lines == 1 else 'lines'}"
            f"{', turn by turn' if play.live else ''})"
        )
    last = found[-1].id
    known = {word: play.id for play in found for word in (play.id, play.id.rpartition("-")[2])}
    choices = f"Enter goes on with {last}, n begins anew"
    if len(found) > 1:
        screen.say("A number goes on with that one.")
    while True:
        typed = source.ask(f"{choices}: ")
        if typed is None:
            raise DataError("the input ended; nothing was begun")
        word = typed.strip().casefold()
        if word in _NEW:
            return None
        if word in _QUIT:
            raise KeyboardInterrupt
        if not word or word in known:
            return known.get(word, last)
        screen.say(f"There is no open play {typed.strip()}; q leaves.")


def _kept(game: "Game", sitting: Sitting) -> str:
    if sitting.id is None:
        return "nothing was entered"
    return (
        f"{sitting.lines} {'line is' if sitting.lines == 1 else 'lines are'} kept, "
        f"printkit score {game.id} --resume {_number(sitting)} goes on"
    )


def _number(sitting: Sitting) -> str:
    return (sitting.id or "").rpartition("-")[2]


def _date(time: str) -> str:
    return time[:16].replace("T", " ")


def _tell(screen: Screen, said: "tuple[Said, ...]") -> None:
    for one in said:
        screen.say(f"  {one.text}  {one.code}".rstrip())
