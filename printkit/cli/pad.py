"""`printkit pad GAME`: score pads alone."""

from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli import paper as on_paper
from printkit.cli.options import Chosen, add
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from printkit.app.registry import Game

HELP = """Print score pads, as many as fill a sheet, with names if you give them."""


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the command."""
    add(app, print_pad, "pad", game, help=HELP, defaults=on_paper.defaults(game))


def print_pad(
    screen: Screen,
    game: "Game",
    chosen: Chosen,
    player: Annotated[
        list[str] | None, typer.Option(help="A name to print; once for each player.")
    ] = None,
    copies: Annotated[int, typer.Option(min=1, max=200, help="How many pads.")] = 2,
    paper: on_paper.Paper = "a4",
    format: on_paper.Format = "pdf",  # noqa: A002 - the option's name
    margin: on_paper.Margin = "6.35mm",  # type: ignore[assignment] # Typer parses it
    marks: on_paper.Marks = "crop",
    dpi: on_paper.Dpi = 300,
    out: on_paper.Out = "output",
    force: on_paper.Force = False,
    dry_run: on_paper.DryRun = False,
    no_overrides: on_paper.NoOverrides = False,
) -> None:
    """Print the pad part."""
    from printkit.app.printing import pad_wishes  # noqa: PLC0415 - loads the drawing

    request = on_paper.request_of(
        screen,
        chosen,
        wishes=pad_wishes(game, copies),
        paper=paper,
        format=format,
        margin=margin,
        marks=marks,
        dpi=dpi,
        out=out,
        force=force,
        overrides=not no_overrides,
        names=tuple(player or ()),
    )
    on_paper.carry_out(screen, game, request, f"{game.id}-pad", dry_run=dry_run)
