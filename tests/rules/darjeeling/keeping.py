"""What the tests of Darjeeling's ledger share: entries, and states after them."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from printkit.app.entries import checked
from printkit.app.entry_values import Around
from printkit.app.shorthand import read_line
from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.rules.darjeeling import GAME
from printkit.rules.darjeeling.turns import State

assert GAME.ledger is not None
LEDGER = GAME.ledger()
CHUTE = "GKGWRKWR"
Entry = Mapping[str, Any]


def begin(*names: str, **options: Any) -> State:
    """Begin a game with a known chute."""
    state: State = LEDGER.begin(names, {"chute": CHUTE, **options})
    return state


def around(state: State) -> Around:
    """Return what entries and lines are judged by."""
    return Around(LEDGER, state.names)


def play(state: State, *entries: Entry) -> State:
    """Take entries one after the other, each as JSON gives it back; the state before never changes."""
    for entry in entries:
        before = repr(state)
        after = LEDGER.step(state, checked(around(state), json.loads(json.dumps(entry))))
        assert before == repr(state)
        state = after
    return state


def typed(state: State, *lines: str) -> State:
    """Take typed lines one after the other."""
    for line in lines:
        state = read_line(around(state), state, line).pieces[-1].after
    return state


def read(state: State, line: str) -> Entry:
    """Return the one entry that a line stands for."""
    (piece,) = read_line(around(state), state, line).pieces
    return piece.entry


def codes(state: State, entry: Entry) -> list[str]:
    """Return why an entry is refused; every refusal says what to do."""
    with pytest.raises(DataError) as caught:
        play(state, entry)
    assert caught.value.hint
    return [fault.code for fault in caught.value.faults]


def warned(state: State) -> list[str]:
    """Return the warnings about the last entry."""
    return [fault.code for fault in LEDGER.told(state).warnings]


def said(state: State) -> list[str]:
    """Return what the last entry led to, in words."""
    return [resolve(words) for words in LEDGER.told(state).said]


INCOME: Entry = {"entry": "income"}
PASS: Entry = {"entry": "pass"}


def move(cost: int = 0) -> Entry:
    """Return a move that costs so much."""
    return {"entry": "move", "cost": cost}


def ship(kind: str, laid: int, **more: Any) -> Entry:
    """Return a shipment."""
    return {"entry": "ship", "kind": kind, "laid": laid, **more}


def near_the_end(score: int, **options: Any) -> State:
    """Return a game in which Ann has so many points, with 4 crates on berth 2 (8 points a turn)."""
    state = play(begin("Ann", "Ben", **options), INCOME, move(), ship("R", 4, near=True))
    state = play(state, INCOME, move(), ship("W", 1, near=True))
    return state._replace(scores=(score, state.scores[1]))
