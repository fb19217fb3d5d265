"""`printkit print GAME`: the whole kit, or what is wished of it, as PDF, SVG or PNG."""

from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli import paper as on_paper
from printkit.cli.options import Chosen, add
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from printkit.app.registry import Game

HELP = """Print a game: board, pieces, cards, rules, score pad.

printkit games lists the parts; printkit print GAME --dry-run shows the pieces and sheets.
"""


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the command."""
    add(app, print_kit, "print", game, help=HELP, defaults=on_paper.defaults(game))


def print_kit(
    screen: Screen,
    game: "Game",
    chosen: Chosen,
    parts: Annotated[str | None, typer.Option(help="Only these parts, e.g. tokens,board.")] = None,
    pieces: Annotated[
        str | None, typer.Option(help="Only these pieces, e.g. token.O=3,marker.1.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Only what so many players need.")] = None,
    copies: Annotated[
        str | None, typer.Option(help="Parts several times, e.g. pad=4,reference=2.")
    ] = None,
    paper: on_paper.Paper = "a4",
    board_paper: on_paper.BoardPaper = None,
    format: on_paper.Format = "pdf",  # noqa: A002 - the option's name
    margin: on_paper.Margin = "6.35mm",  # type: ignore[assignment] # Typer parses it
    gap: on_paper.Gap = None,
    bleed: on_paper.Bleed = "0",  # type: ignore[assignment] # Typer parses it
    duplex: on_paper.Duplex = "off",
    marks: on_paper.Marks = "crop",
    overlap: on_paper.Overlap = "10mm",  # type: ignore[assignment] # Typer parses it
    no_split: on_paper.NoSplit = False,
    dpi: on_paper.Dpi = 300,
    out: on_paper.Out = "output",
    force: on_paper.Force = False,
    dry_run: on_paper.DryRun = False,
    no_overrides: on_paper.NoOverrides = False,
) -> None:
    """Read the wishes and print them."""
    from printkit.app import printing  # noqa: PLC0415 - loads the drawing
    from printkit.app.selection import Wishes, read_list, read_numbers  # noqa: PLC0415 - the same

    wishes = Wishes(
        parts=read_list(parts, "--parts"),
        pieces=read_numbers(pieces, "--pieces", otherwise=1) if pieces is not None else {},
        copies=read_numbers(copies, "--copies") if copies is not None else {},
        players=players,
        kinds=str(chosen.get("colours") or ""),
        options=on_paper.own_options(game, chosen),
    )
    request = on_paper.request_of(
        screen,
        chosen,
        wishes=wishes,
        paper=paper,
        board_paper=board_paper or "",
        format=format,
        margin=margin,
        gap=gap,
        bleed=bleed,
        duplex=duplex,
        marks=marks,
        overlap=overlap,
        split=not no_split,
        dpi=dpi,
        out=out,
        force=force,
        overrides=not no_overrides,
    )
    on_paper.carry_out(screen, game, request, printing.file_name(game, request), dry_run=dry_run)
