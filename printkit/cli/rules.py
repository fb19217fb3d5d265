"""`printkit rules GAME [TOPIC]`: the rules in short, in our words."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from printkit.cli.options import add
from printkit.cli.screen import Screen, is_terminal

if TYPE_CHECKING:
    from printkit.app.registry import Game

HELP = """Read the rules in short, in our own words: all of them, or one topic.

The same texts are printed as a leaflet with the kit.
"""
_WIDEST, _IN_A_PIPE = 88, 80


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the command."""
    add(app, show_rules, "rules", game, help=HELP)


def show_rules(
    screen: Screen,
    game: "Game",
    topic: Annotated[
        str | None, typer.Argument(metavar="TOPIC", help="One topic; left out, all of them.")
    ] = None,
) -> None:
    """Show the topics."""
    from printkit.app import rulebook  # noqa: PLC0415 - a tally needs no rules

    found = rulebook.find(game, topic)
    if screen.json:
        value = rulebook.topics_json(found, screen.lang)
        screen.result_json({"game": game.id, "rules": game.rules, "topics": value})
        return
    width = min(screen.width, _WIDEST) if is_terminal(sys.stdout) else _IN_A_PIPE
    for line in rulebook.lines(found, width, screen.lang):
        screen.result(line)
    if topic is None:
        names = ", ".join(each.id for each in found)
        screen.say(f"One topic alone: printkit rules {game.id} TOPIC, with {names}.")
