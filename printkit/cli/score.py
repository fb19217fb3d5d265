"""`printkit score GAME`: answers from files or prompts, added up, as a table, lines or JSON."""

from typing import TYPE_CHECKING, Annotated

import typer

from printkit.base.errors import EXIT_DONE, UsageError
from printkit.cli.options import Chosen, add
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from printkit.app.registry import Game, Option
    from printkit.app.score import Result

HELP = """Add up a game: asks at the table, or reads answers from files.

Every line you type is kept at once; printkit score GAME --resume goes on after a break. With --live
some games are kept turn by turn, from the first turn on.
"""
LAST, LIVE = "last", "live"


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the command; the options of a game that is kept turn by turn stand behind the others."""
    declared: tuple[Option, ...] = ()
    if game is not None:
        from printkit.app.registry import options_of  # noqa: PLC0415 - loaded with the game

        declared = options_of(game, "score")
        if game.ledger is not None:
            declared += tuple(one for one in options_of(game, LIVE) if one not in declared)
    add(app, tally, "score", game, help=HELP, declared=declared, filled=False)


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
    live: Annotated[
        bool, typer.Option("--live", help="Keep the whole game, turn by turn (not every game).")
    ] = False,
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
    _sort_of_options(game, chosen, board, live=live)
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
            live=live,
            db=db,
        )
    from printkit.app import score  # noqa: PLC0415 - only this command adds up

    name = ""
    if live:
        from printkit.app.live_file import read_live  # noqa: PLC0415 - few games have turns

        state = read_live(game, answers, options=chosen, unfinished=allow_unfinished)
        result = score.lived(state)
        if save:
            from printkit.app.sitting import save_live  # noqa: PLC0415 - loads SQLite

            name = save_live(score.database(db), state, result)
    else:
        raw = score.read_document(game, answers, board, options=chosen, unfinished=allow_unfinished)
        result = score.score(game, raw)
        if save:
            from printkit.app.sitting import save as keep  # noqa: PLC0415 - loads SQLite

            name = keep(score.database(db), game, raw, result)
    if name:
        screen.say(f"Kept as {name}.")
    _warn(screen, result)
    show(screen, game, result)
    return EXIT_DONE


def _warn(screen: Screen, result: "Result") -> None:
    """Tell what was odd about the turns; in JSON it stands beside them."""
    if screen.json:
        return
    for number, turn in enumerate(result.turns, start=1):
        for warning in turn.get("warnings", ()):
            screen.say(f"Turn {number}: {warning['message']}  {warning['code']}")


def show(screen: Screen, game: "Game", result: "Result") -> None:
    """Show a result in the form that was asked for."""
    if screen.json:
        from printkit.app.score import result_json  # noqa: PLC0415 - only this command adds up

        screen.result_json(result_json(result))
        return
    from printkit.cli.result import show_result  # noqa: PLC0415 - JSON needs no table

    show_result(screen, game, result)


def _sort_of_options(game: "Game", chosen: Chosen, board: str | None, *, live: bool) -> None:
    """Refuse options of a tally where the game is kept turn by turn, and the other way round."""
    from printkit.app.registry import options_of  # noqa: PLC0415 - loaded with the game

    if live and game.ledger is None:
        raise UsageError(
            f"{game.id} cannot be kept turn by turn",
            f"printkit score {game.id} adds up what lies on the table at the end",
        )
    if live and board is not None:
        raise UsageError("--board belongs to a tally, not to --live", "leave one of them out")
    here = [one.id for one in options_of(game, LIVE if live else "score")]
    for name in chosen:
        if name not in here:
            flag = f"--{name.replace('_', '-')}"
            if live:
                raise UsageError(f"{flag} does not go with --live", "leave one of them out")
            raise UsageError(f"{flag} belongs to --live", "add --live, or leave it out")


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
