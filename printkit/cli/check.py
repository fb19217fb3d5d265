"""`printkit check [GAME]`: whether a rules module is consistent."""

from typing import TYPE_CHECKING

import typer

from printkit.cli.options import add
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from printkit.app.consistency import Checked
    from printkit.app.registry import Game

HELP = """Check whether the rules modules are consistent: one game, or all of them.

Looks at ids, formulas, tables, words, pads, counts and set-ups; the exit code is 6 where something
does not fit together.
"""
_INCONSISTENT = 6
_SHORT = 16


def register(app: typer.Typer, game: "Game | None") -> None:
    """Add the command."""
    add(app, check_games, "check", game, help=HELP)


def check_games(screen: Screen, game: "Game | None" = None) -> int:
    """Check the game, or all of them, and return the exit code."""
    from printkit.app import consistency, registry  # noqa: PLC0415 - loads every record

    names = (game.id,) if game is not None else registry.names()
    found = [consistency.checked(name) for name in names]
    if screen.json:
        screen.result_json([consistency.checked_json(each) for each in found])
    else:
        for each in found:
            _tell(screen, each)
    return _INCONSISTENT if any(each.faults for each in found) else 0


def _tell(screen: Screen, found: "Checked") -> None:
    if not found.faults:
        mark = found.fingerprint[:_SHORT]
        screen.result(f"{found.name}: consistent, rules {found.rules}, fingerprint {mark}")
        return
    number = len(found.faults)
    screen.result(f"{found.name}: {number} {'fault' if number == 1 else 'faults'}")
    for fault in found.faults:
        hint = f" ({fault.hint})" if fault.hint else ""
        screen.say(f"{fault.where}: {fault.message}{hint}  {fault.code}")
