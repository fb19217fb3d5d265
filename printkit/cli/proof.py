"""`printkit proof GAME`: every piece on contact sheets, to look at before the paper is used."""

from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli import paper as on_paper
from printkit.cli.options import Chosen, add
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from printkit.app.registry import Game

HELP = """Draw every distinct piece once on contact sheets (PNG), to look at before you print."""


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the command."""
    add(app, proof, "proof", game, help=HELP, defaults=on_paper.defaults(game))


def proof(
    screen: Screen,
    game: "Game",
    chosen: Chosen,
    silhouette: Annotated[
        bool, typer.Option("--silhouette", help="Every symbol in plain black at 8 mm instead.")
    ] = False,
    grey: Annotated[
        bool, typer.Option("--grey", help="As a printer without colour shows it (PNG).")
    ] = False,
    parts: Annotated[str | None, typer.Option(help="Only these parts, e.g. tokens,board.")] = None,
    paper: on_paper.Paper = "a4",
    format: on_paper.Format = "png",  # noqa: A002 - the option's name
    margin: on_paper.Margin = "6.35mm",  # type: ignore[assignment] # Typer parses it
    dpi: on_paper.Dpi = 150,
    out: on_paper.Out = "output",
    force: on_paper.Force = False,
    dry_run: on_paper.DryRun = False,
    no_overrides: on_paper.NoOverrides = False,
) -> None:
    """Draw the contact sheets."""
    from printkit.app import printing  # noqa: PLC0415 - loads the drawing
    from printkit.app.proofing import prepare_proof  # noqa: PLC0415 - the same
    from printkit.app.selection import Wishes, read_list  # noqa: PLC0415 - the same

    request = on_paper.request_of(
        screen,
        chosen,
        wishes=Wishes(
            parts=read_list(parts, "--parts"), options=on_paper.own_options(game, chosen)
        ),
        paper=paper,
        format=format,
        margin=margin,
        marks="none",
        dpi=dpi,
        out=out,
        force=force,
        overrides=not no_overrides,
        grey=grey,
    )
    words = [game.id, "silhouette" if silhouette else "proof", *(["grey"] if grey else [])]
    with on_paper.Bar(screen) as progress:
        prepared = prepare_proof(game, request, progress, symbols_only=silhouette)
        outcomes = () if dry_run else printing.save(prepared, request, "-".join(words), progress)
    on_paper.tell_notes(screen, prepared)
    on_paper.tell_job(screen, prepared, outcomes)
