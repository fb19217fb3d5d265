"""From the name of a game to what its rules module is made of, and whether it is consistent."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from printkit.app import registry
from printkit.base.errors import Fault, RulesError
from printkit.base.i18n import resolve
from printkit.model.check import check
from printkit.model.codec import fingerprint
from printkit.model.game import Game
from printkit.model.sets import pieces_of

if TYPE_CHECKING:
    from printkit.model.pieces import PieceSet


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check of one game found.

    Attributes:
        name: Id of the game.
        rules: Version of its rules; empty where the module cannot be loaded.
        fingerprint: Of its data; empty where there are faults.
        faults: Everything in which the module contradicts itself.
    """

    name: str
    rules: str
    fingerprint: str
    faults: tuple[Fault, ...]


def checked(name: str) -> Checked:
    """Check one game; a module that cannot be loaded is a fault among others.

    Raises:
        UsageError: There is no such game.
    """
    try:
        game = registry.load(name)
    except RulesError as error:
        return Checked(name, "", "", (Fault("R_BUILD", name, error.message, error.hint),))
    faults = check(game)
    return Checked(game.id, game.rules, "" if faults else fingerprint(game), faults)


def checked_json(found: Checked) -> dict[str, Any]:
    """Return what a check found as plain values."""
    return {
        "game": found.name,
        "rules": found.rules,
        "fingerprint": found.fingerprint or None,
        "faults": [
            {"code": f.code, "where": f.where, "message": f.message, "hint": f.hint}
            for f in found.faults
        ],
    }


def parts_of(game: Game) -> tuple[tuple[str, str, int], ...]:
    """Return id, name and number of pieces of each part of the kit, in printing order."""
    return tuple((part.part, resolve(part.name), _pieces(part)) for part in game.kit())


def game_json(game: Game) -> Mapping[str, Any]:
    """Return what can be done with a game, as plain values."""
    return {
        "game": game.id,
        "title": resolve(game.title),
        "rules": game.rules,
        "players": list(game.players),
        "about": resolve(game.about),
        "credit": resolve(game.credit),
        "parts": [
            {"part": part, "name": name, "pieces": pieces} for part, name, pieces in parts_of(game)
        ],
        "helpers": [helper.id for helper in game.helpers()],
        "topics": [topic.id for topic in game.topics()],
        "options": [
            {"option": option.id, "commands": list(option.commands), "help": resolve(option.help)}
            for option in game.options()
        ],
    }


def _pieces(part: "PieceSet") -> int:
    return sum(piece.count + piece.spares for piece in pieces_of(part))
