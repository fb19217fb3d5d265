"""`printkit plays list | show | export`: what was scored and kept."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from printkit.cli.options import add
from printkit.cli.screen import Screen, written_json

if TYPE_CHECKING:
    from pathlib import Path

    from printkit.app.plays import Listed, Saved
    from printkit.app.registry import Game

HELP = "Look at the plays that were scored: list, show, export."

Db = Annotated[
    str | None, typer.Option(metavar="FILE", help="File of the plays, instead of your own.")
]
Which = Annotated[
    str | None, typer.Option("--game", metavar="GAME", help="Plays of this game only.")
]


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the group and its commands."""
    del game
    group = typer.Typer(help=HELP)
    add(group, list_plays, "list", help="List all plays, the newest last.")
    add(group, show_play, "show", help="Show the result of a play, or what is entered so far.")
    add(group, export, "export", help="Write finished plays as CSV or JSON.")
    app.add_typer(group, name="plays")


def list_plays(screen: Screen, which: Which = None, db: Db = None) -> None:
    """List the plays."""
    from printkit.app import plays  # noqa: PLC0415 - loads SQLite

    found = [plays.listed(saved) for saved in plays.saved_plays(_file(db), _game_id(which))]
    if screen.json:
        screen.result_json([_listed_json(one) for one in found])
        return
    if not found:
        screen.say("No plays are kept yet.")
    elif screen.rich:
        _show_table(screen, found)
    else:
        for one in found:
            screen.result(f"{one.id}: {_date(one)}, {_people(one)}, {_state(one)}")


def show_play(
    screen: Screen,
    play: Annotated[
        str | None,
        typer.Argument(
            metavar="[PLAY]",
            help="Id or number of the play; left out: the last one.",
            show_default=False,
        ),
    ] = None,
    db: Db = None,
) -> None:
    """Show one play."""
    from printkit.app import plays, registry, score  # noqa: PLC0415 - loads SQLite

    saved = plays.saved_play(_file(db), play)
    if saved.result is not None and screen.json:
        screen.result_json(saved.result)
        return
    game = registry.load(saved.play.game)
    if saved.result is None:
        _show_open(screen, game, saved)
        return
    from printkit.app.turns import turn_lines  # noqa: PLC0415 - JSON needs no table
    from printkit.cli.result import show_result  # noqa: PLC0415 - the same

    screen.say(f"{saved.play.id}, {_date(plays.listed(saved))}")
    result = score.labelled(game, plays.result_of(saved.result))
    for line in turn_lines(result.turns, [player.name for player in result.players]):
        screen.result(line)
    show_result(screen, game, result)


def export(
    screen: Screen,
    format: Annotated[  # noqa: A002 - the option's name
        Literal["csv", "json"], typer.Option(case_sensitive=False, help="Form of the file.")
    ] = "csv",
    rows: Annotated[
        bool, typer.Option("--rows", help="CSV with a line for each row of the score sheet.")
    ] = False,
    which: Which = None,
    out: Annotated[
        str | None, typer.Option(metavar="FILE", help="File to write, instead of stdout.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Replace another file.")] = False,
    db: Db = None,
) -> None:
    """Write the finished plays."""
    from printkit.app import files, plays  # noqa: PLC0415 - loads SQLite

    found = [one for one in plays.saved_plays(_file(db), _game_id(which)) if one.result is not None]
    as_json = format == "json" or screen.json
    if as_json and out is None:
        screen.result_json(plays.results_json(found))
        return
    if as_json:
        text = f"{written_json(plays.results_json(found))}\n"
    else:
        text = plays.long_csv(found) if rows else plays.results_csv(found)
    if out is None:
        screen.result(text.rstrip("\n"))
        return
    outcome = files.write_file(out, text.encode("utf-8"), force=force)
    screen.say(f"{out}: {outcome}, {len(found)} {'play' if len(found) == 1 else 'plays'}")


def _file(db: str | None) -> "Path":
    from printkit.app import score  # noqa: PLC0415 - loads the scoring

    return score.database(db)


def _game_id(word: str | None) -> str | None:
    if word is None:
        return None
    from printkit.app import registry  # noqa: PLC0415 - only where a game is named

    return registry.load(word).id


def _show_open(screen: Screen, game: "Game", saved: "Saved") -> None:
    from printkit.app import score  # noqa: PLC0415 - loads the scoring
    from printkit.app.sitting import so_far  # noqa: PLC0415 - the same
    from printkit.app.turns import turn_lines  # noqa: PLC0415 - the same

    found = so_far(game, saved.play)
    if screen.json:
        state = {"state": list(found.shown)} if found.shown else {}
        screen.result_json({**score.result_json(found.result), **state})
        return
    screen.result(f"play: {saved.play.id}, {saved.play.started[:16].replace('T', ' ')}, open")
    names = [player.name for player in found.result.players]
    for line in (*turn_lines(found.result.turns, names), *found.shown, *found.lines):
        screen.result(line)
    screen.say(f"printkit score {game.id} --resume {saved.play.id} goes on.")


def _listed_json(one: "Listed") -> dict[str, Any]:
    return {
        "id": one.id,
        "game": one.game,
        "started": one.started,
        "finished": one.finished or None,
        "players": list(one.names),
        "winners": list(one.winners),
        "lines": one.lines,
    }


def _date(one: "Listed") -> str:
    return one.started[:16].replace("T", " ")


def _people(one: "Listed") -> str:
    return ", ".join(one.names) or "nobody named yet"


def _state(one: "Listed") -> str:
    if not one.finished:
        return f"open, {one.lines} {'line' if one.lines == 1 else 'lines'}"
    return f"won by {', '.join(one.winners)}" if one.winners else "finished"


def _show_table(screen: Screen, found: "list[Listed]") -> None:
    from rich.text import Text  # noqa: PLC0415 - slow, and only a terminal needs it

    from printkit.cli.result import bare_table  # noqa: PLC0415 - the same
    from printkit.cli.screen import clean  # noqa: PLC0415 - the same

    table = bare_table()
    for head in ("play", "begun", "players", ""):
        table.add_column(head, no_wrap=head in {"play", "begun"})
    for one in found:
        table.add_row(
            *(Text(clean(word)) for word in (one.id, _date(one), _people(one), _state(one)))
        )
    screen.console().print(table)
