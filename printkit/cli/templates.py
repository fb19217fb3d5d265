"""`printkit templates list|copy`: the templates that a user may edit."""

from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli.options import add
from printkit.cli.paper import Force, tell_files
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from printkit.app.registry import Game

HELP = """Sizes, colours, papers and symbols to make your own: list them, copy one to edit."""


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the group of commands."""
    del game
    group = typer.Typer(help=HELP, no_args_is_help=True)
    add(group, list_templates, "list", help="The names of the templates.")
    add(group, copy_template, "copy", help="Copy a template into templates/ here, to edit it.")
    app.add_typer(group, name="templates")


def list_templates(screen: Screen) -> None:
    """Show the names."""
    from printkit.app.template_files import listing  # noqa: PLC0415 - only this command

    names = listing()
    if screen.json:
        screen.result_json(list(names))
        return
    for name in names:
        screen.result(name)


def copy_template(
    screen: Screen,
    name: Annotated[str, typer.Argument(metavar="NAME", help="See printkit templates list.")],
    force: Force = False,
) -> None:
    """Copy one template."""
    from printkit.app.template_files import copy  # noqa: PLC0415 - only this command

    done = copy(name, force=force)
    tell_files(screen, (done,))
    if not done[0].startswith("templates/"):
        screen.say(f"Change what your copy says, keep no more, and name it: --data {done[0]}")
        return
    screen.say("Keep what you change and delete the rest: what is missing is taken from printkit.")
