"""`printkit score GAME`: answers from files or prompts, added up, as a table, lines or JSON."""

from typing import TYPE_CHECKING, Annotated

import typer

from printkit.base.errors import EXIT_DONE, UsageError
from printkit.cli.options import Chosen, add
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from printkit.app.registry import Game
    from printkit.app.score import Result

HELP = """Add up a game: asks at the table, or reads answers from files.

Every line you type is kept at once; printkit score GAME --resume goes on after a break.
"""
LAST = "last"


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the command."""
    add(app, tally, "score", game, help=HELP, filled=False)


def prepare(words: list[str], game: "Game") -> list[str]:
    """Fill in which play is meant where --resume stands alone."""
    found: list[str] = []
    for k, word in enumerate(words):
        found.append(word)
        after = words[k + 1] if k + 1 < len(words) else "-"
        if word == "--resume" and (after.startswith("-") or after == game.id):
            found.append(LAST)
    return found


def tally(
    screen: Screen,
    game: "Game",
    chosen: Chosen,
    answers: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Answers from a JSON or CSV file, - for stdin."),
    ] = None,
    board: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="A typed board that is counted for the table."),
    ] = None,
    allow_unfinished: Annotated[
        bool, typer.Option("--allow-unfinished", help="The game goes on: standings so far.")
    ] = False,
    new: Annotated[bool, typer.Option("--new", help="Begin a new play; open ones stay.")] = False,
    resume: Annotated[
        str | None,
        typer.Option(metavar="[PLAY]", help="Go on with a play (left out: the last open one)."),
    ] = None,
    save: Annotated[bool, typer.Option("--save", help="Keep a result of --answers too.")] = False,
    db: Annotated[
        str | None, typer.Option(metavar="FILE", help="File of the plays, instead of your own.")
    ] = None,
) -> int:
    """Add up and show."""
    _go_together(answers, board, new=new, resume=resume, save=save)
    from printkit.app.registry import OWN_DATA  # noqa: PLC0415 - keeps --version quick

    # An owner's own data is in the game by now; answers and plays know only its mark.
    chosen = {name: value for name, value in chosen.items() if name != OWN_DATA}
    if resume is not None and chosen:
        raise UsageError(
            f"--{next(iter(chosen))} is chosen when a play begins, not with --resume",
            "leave one of them out",
        )
    if answers is None:
        from printkit.cli.sitting import sit  # noqa: PLC0415 - a tally from a file asks nothing

        return sit(
            screen,
            game,
            dict(chosen),
            board=board,
            unfinished=allow_unfinished,
            new=new,
            resume=resume,
            db=db,
        )
    from printkit.app import score  # noqa: PLC0415 - only this command adds up

    raw = score.read_document(game, answers, board, options=chosen, unfinished=allow_unfinished)
    result = score.score(game, raw)
    if save:
        name = score.save(score.database(db), game, raw, result)
        screen.say(f"Kept as {name}.")
    show(screen, game, result)
    return EXIT_DONE


def show(screen: Screen, game: "Game", result: "Result") -> None:
    """Show a result in the form that was asked for."""
    if screen.json:
        from printkit.app.score import result_json  # noqa: PLC0415 - only this command adds up

        screen.result_json(result_json(result))
        return
    from printkit.cli.result import show_result  # noqa: PLC0415 - JSON needs no table

    show_result(screen, game, result)


def _go_together(
    answers: str | None, board: str | None, *, new: bool, resume: str | None, save: bool
) -> None:
    if new and resume is not None:
        raise UsageError("--new and --resume do not go together", "leave one of them out")
    if answers is not None and (new or resume is not None):
        raise UsageError(
            "--answers holds everything, so there is nothing to begin or to go on with",
            "leave out --new and --resume",
        )
    if save and answers is None:
        raise UsageError("--save belongs to --answers", "what is typed is kept anyway")
    if resume is not None and board is not None:
        raise UsageError(
            "--board is given when a play begins, not with --resume", "leave one of them out"
        )
    if answers == board == "-":
        raise UsageError("answers and board cannot both come from stdin", "put one into a file")
