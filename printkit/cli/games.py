"""`printkit games`: what can be printed, set up and scored, and from which parts."""

from typing import TYPE_CHECKING

import typer

from printkit.cli.options import add
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from printkit.app.registry import Game

HELP = "List the games: who plays, which parts can be printed, which questions can be asked."


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the command."""
    del game
    add(app, list_games, "games", help=HELP)


def list_games(screen: Screen) -> None:
    """Show every game."""
    from printkit.app import consistency, registry  # noqa: PLC0415 - loads every record

    games = [consistency.game_json(registry.load(name)) for name in registry.names()]
    if screen.json:
        screen.result_json(games)
        return
    for k, found in enumerate(games):
        if k:
            screen.result()
        players = found["players"]
        crowd = f"{players[0]} to {players[-1]}" if len(players) > 1 else str(players[0])
        screen.result(f"{found['game']}: {found['title']}, {crowd} players")
        screen.result(f"  {found['about']}")
        screen.result(f"  {found['credit']}")
        width = max(len(part["part"]) for part in found["parts"])
        for part in found["parts"]:
            number = f", {part['pieces']}" if part["pieces"] else ""
            screen.result(f"  {part['part'].ljust(width)}  {part['name']}{number}")
        screen.result(f"  questions: {', '.join(found['helpers']) or 'none'}")
        screen.result(f"  rules: {', '.join(found['topics']) or 'none'}")
