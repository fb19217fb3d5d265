"""`printkit calc GAME HELPER`: one question during play."""

from typing import TYPE_CHECKING, Any

import typer

from printkit.cli.options import Chosen, add, make_screen
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable

    from printkit.app.registry import Game, Helper

HELP = "Answer a question during play: is this move legal, what are the odds."
_BAD = 3


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the group; the helpers of the game that was named are its commands."""
    if game is None:
        add(app, list_questions, "calc", help=HELP)
        return
    from printkit.base.i18n import resolve  # noqa: PLC0415 - a tally needs no helpers

    about = f"Questions of {resolve(game.title)}."
    questions = typer.Typer(help=about, invoke_without_command=True)
    questions.callback()(_list_alone(game))
    for helper in game.helpers():
        rule = f"\n\nRule: {helper.rule}" if helper.rule else ""
        title = resolve(helper.title)
        words = f"{title[:1].upper()}{title[1:]}.{rule}"
        add(
            questions,
            _question(game, helper),
            helper.id,
            None,
            help=words,
            declared=helper.inputs,
            raw=True,
        )
    group = typer.Typer(help=HELP)
    group.add_typer(questions, name=game.id)
    app.add_typer(group, name="calc")


def list_questions(screen: Screen, game: "Game | None" = None) -> None:
    """Show which games have which questions."""
    from printkit.app import registry  # noqa: PLC0415 - only where no game is named

    games = (game,) if game is not None else tuple(map(registry.load, registry.names()))
    if screen.json:
        screen.result_json({one.id: [helper.id for helper in one.helpers()] for one in games})
        return
    from printkit.base.i18n import resolve  # noqa: PLC0415 - a tally needs no helpers

    for one in games:
        for helper in one.helpers():
            screen.result(f"printkit calc {one.id} {helper.id}: {resolve(helper.title)}")
    screen.say("Behind each, --help shows what can be given.")


def _list_alone(game: "Game") -> "Callable[..., None]":
    def callback(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            list_questions(make_screen(context, {}), game)

    return callback


def _question(game: "Game", helper: "Helper") -> "Callable[..., int]":
    def answer(screen: Screen, chosen: Chosen) -> int:
        from printkit.app import calc  # noqa: PLC0415 - only when it is asked

        found = calc.ask(helper, chosen)
        if screen.json:
            screen.result_json(calc.answer_json(game, helper, found))
            return _BAD if found.errors else 0
        _refuse(found.errors)
        for line in calc.answer_lines(found, screen.lang):
            screen.result(line)
        return 0

    return answer


def _refuse(errors: Any) -> None:  # noqa: ANN401 - faults of base
    if errors:
        from printkit.base.errors import DataError  # noqa: PLC0415 - rare

        raise DataError(f"{len(errors)} inputs cannot be right", faults=errors)
