"""A check of the rules modules tells every fault, also of a module that cannot be loaded."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from printkit.app import consistency, registry
from printkit.base.errors import RulesError, UsageError
from printkit.model.game import Game
from printkit.rules.kraby import GAME
from tests.rules.kraby import manifest as book


def loads(game: Game | RulesError) -> Callable[[str], Game]:
    """Return a registry that knows one game, or fails."""

    def load(name: str) -> Game:
        del name
        if isinstance(game, RulesError):
            raise game
        return game

    return load


def test_a_consistent_game_has_a_fingerprint() -> None:
    """What printkit brings is consistent."""
    found = consistency.checked("kraby")
    assert (found.name, found.rules, found.faults) == ("kraby", "1", ())
    assert len(found.fingerprint) == 64


def test_faults_take_the_fingerprint_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module with faults is told with them and has no fingerprint to rely on."""
    monkeypatch.setattr(registry, "load", loads(replace(GAME, rules="")))
    found = consistency.checked_json(consistency.checked("kraby"))
    assert found["fingerprint"] is None
    assert [fault["code"] for fault in found["faults"]] == ["R_ID"]


def test_a_module_that_cannot_be_loaded_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not keep the others from being checked."""
    monkeypatch.setattr(registry, "load", loads(RulesError("it gives no GAME", "mend it")))
    found = consistency.checked("broken")
    assert [fault.code for fault in found.faults] == ["R_BUILD"]
    assert found.fingerprint == ""


def test_an_unknown_game_is_no_fault_of_a_module() -> None:
    """A word that names no game is refused."""
    with pytest.raises(UsageError):
        consistency.checked("krabi")


def test_a_game_tells_its_parts() -> None:
    """Ids of the parts in printing order, with the number of pieces of the box and the spares."""
    found = consistency.game_json(GAME)
    assert json.loads(json.dumps(found)) == found
    parts = {part["part"]: part["pieces"] for part in found["parts"]}
    assert {
        "cover",
        "rules",
        "board",
        "tokens",
        "screens",
        "figures",
        "markers",
        "setup-card",
        "reference",
        "pad",
    } == set(parts)
    assert parts["tokens"] == book.TOKENS_PRINTED
    assert parts["figures"] == sum(book.BOX["figure"].values())  # type: ignore[attr-defined]
    assert parts["screens"] == 4
    assert found["players"] == [2, 3, 4]
