"""`printkit setup GAME`: a random set-up, as text, as JSON or as a printed sheet."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli import paper as on_paper
from printkit.cli.options import Chosen, add, user_defaults
from printkit.cli.screen import Screen, is_terminal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from printkit.app.registry import Game

HELP = """Deal a set-up: what lies where, who has what, who begins.

The same seed deals the same set-up, on any machine, for ever.
"""


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the command."""
    add(app, deal_set_up, "setup", game, help=HELP, defaults=user_defaults(game))


def deal_set_up(
    screen: Screen,
    game: "Game",
    chosen: Chosen,
    players: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="How many play (needed).")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="A number or a word; left out, a new one is made.")
    ] = None,
    reveal: Annotated[
        bool, typer.Option("--reveal", help="Show what is hidden too: hands, bag.")
    ] = False,
    print_it: Annotated[
        bool, typer.Option("--print", help="Print it on a sheet of paper.")
    ] = False,
    paper: on_paper.Paper = "a4",
    format: on_paper.Format = "pdf",  # noqa: A002 - the option's name
    margin: on_paper.Margin = "6.35mm",  # type: ignore[assignment] # Typer parses it
    dpi: on_paper.Dpi = 300,
    out: on_paper.Out = "output",
    force: on_paper.Force = False,
    dry_run: on_paper.DryRun = False,
    no_overrides: on_paper.NoOverrides = False,
) -> None:
    """Deal, and tell or print it."""
    from printkit.app import setups  # noqa: PLC0415 - only when it is asked for

    number = setups.read_players(game, players)
    dealt = setups.set_up(game, number, seed, chosen)
    if print_it or dry_run:
        from printkit.app import printing  # noqa: PLC0415 - loads the drawing

        request = on_paper.request_of(
            screen,
            chosen,
            paper=paper,
            format=format,
            margin=margin,
            dpi=dpi,
            out=out,
            force=force,
            overrides=not no_overrides,
        )
        prepared = setups.on_paper(game, dealt, request, reveal=reveal)
        name = setups.file_name(dealt, reveal=reveal)
        outcomes = () if dry_run else printing.save(prepared, request, name)
        on_paper.tell_notes(screen, prepared)
        on_paper.tell_job(screen, prepared, outcomes)
    elif screen.json:
        screen.result_json(setups.dealt_json(dealt, reveal=reveal, lang=screen.lang))
        return
    else:
        for line in _wrapped(setups.dealt_lines(dealt, reveal=reveal, lang=screen.lang), screen):
            screen.result(line)
    for warning in dealt.warnings:
        screen.say(f"Note: {warning.message} ({warning.hint})  {warning.code}")
    screen.say(f"The same again: {setups.seed_line(dealt)}")


def _wrapped(lines: "Iterable[str]", screen: Screen) -> "Iterable[str]":
    """Break long lines between words where a person reads them; elsewhere one step is one line."""
    if not is_terminal(sys.stdout):
        return lines
    import textwrap  # noqa: PLC0415 - only a terminal needs it

    width = max(20, min(screen.width, 100))
    return (
        part
        for line in lines
        for part in textwrap.wrap(line, width, subsequent_indent="   ") or [""]
    )
