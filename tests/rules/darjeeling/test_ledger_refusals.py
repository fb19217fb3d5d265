"""Entries and beginnings of a game of Darjeeling that cannot be."""

from typing import Any

import pytest

from printkit.base.errors import DataError
from printkit.rules.darjeeling.turns import State
from tests.rules.darjeeling.keeping import (
    CHUTE,
    INCOME,
    LEDGER,
    Entry,
    begin,
    codes,
    move,
    play,
    ship,
    warned,
)

# What is refused


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ({"entry": "dance"}, "E_ENTRY"),
        ({}, "E_ENTRY"),
        ({"entry": "move"}, "E_MISSING"),
        ({"entry": "move", "cost": 2, "tiles": 1}, "E_BOTH"),
        ({"entry": "move", "cost": -1}, "E_RANGE"),
        ({"entry": "move", "cost": "2"}, "E_INT"),
        ({"entry": "move", "cost": True}, "E_INT"),
        ({"entry": "move", "turn": 45}, "E_RANGE"),
        ({"entry": "move", "costs": 2}, "E_UNKNOWN"),
        ({"entry": "income", "points": -1}, "E_RANGE"),
        ({"entry": "ship", "kind": "K", "laid": 2}, "E_PHASE"),
        ({"entry": "pass"}, "E_PHASE"),
        ({"entry": "chute", "order": CHUTE}, "E_PHASE"),
        ({"entry": "income", "player": 1}, "E_UNKNOWN"),
    ],
)
def test_bad_entries_in_phase_1(entry: Entry, code: str) -> None:
    """An entry that cannot be right is refused with its code."""
    assert [code] == codes(begin("Ann", "Ben"), entry)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (ship("X", 2), "E_KIND"),
        (ship("K", 0), "E_RANGE"),
        (ship("K", 23), "E_RANGE"),
        (ship("R", 20), "E_RANGE"),
        (ship("K", 1), "E_NO_LOAD"),
        (ship("K", 3, load=3), "E_RANGE"),
        (ship("K", 3, near=1), "E_TYPE"),
        (ship("K", 3, take=[2, 1]), "E_TYPE"),
        (ship("K", 3, take={"2": "1"}), "E_INT"),
        (ship("K", 3, take={"two": 1}), "E_TYPE"),
        (ship("K", 3, take={"²": 1}), "E_TYPE"),
        (ship("K", 3, take={"2": True}), "E_INT"),
        (ship("K", 3, take={"2": 1}), "E_TAKE"),
        (move(1), "E_PHASE"),
    ],
)
def test_bad_shipments(entry: Entry, code: str) -> None:
    """A shipment that cannot be right is refused with its code."""
    state = play(begin("Ann", "Ben"), INCOME, move())
    assert [code] == codes(state, entry)


def test_dear_move_is_told() -> None:
    """A move dearer than any on our maps is booked with a warning."""
    assert [] == warned(play(begin("Ann", "Ben"), INCOME, move(18)))
    assert ["W_COST"] == warned(play(begin("Ann", "Ben"), INCOME, move(19)))


def test_lowest_score() -> None:
    """A score below −99 is not believed."""
    state = begin("Ann", "Ben")._replace(scores=(-90, 0))
    assert ["E_TRACK_LOW"] == codes(play(state, INCOME), move(11))


@pytest.mark.parametrize(
    ("names", "options", "code"),
    [
        (("Ann",), {}, "E_PLAYERS"),
        (tuple("ABCDEF"), {}, "E_PLAYERS"),
        (("Ann", "Ben"), {"strip": "1,2,3"}, "E_ORDER"),
        (tuple("ABCDE"), {"strip": "3,2,1"}, "E_LEN"),
        (("Ann", "Ben"), {"chute": "KKKGWWRR"}, "E_ORDER"),
        (("Ann", "Ben"), {"start": "3"}, "E_RANGE"),
        (("Ann", "Ben"), {"target": 0}, "E_RANGE"),
        (("Ann", "Ben"), {"target": 1000}, "E_RANGE"),
        (("Ann", "Ben"), {"target": "150"}, "E_RANGE"),
    ],
)
def test_impossible_beginnings(names: tuple[str, ...], options: dict[str, Any], code: str) -> None:
    """A game that cannot be begun like that is refused."""
    with pytest.raises(DataError) as caught:
        LEDGER.begin(names, options)
    assert code == caught.value.faults[0].code
    assert caught.value.hint


def test_the_chute_can_be_the_first_entry() -> None:
    """Without the chute nothing else can be entered; then the game begins as usual."""
    state: State = LEDGER.begin(("Ann", "Ben"), {"start": 2})
    assert ["E_PHASE"] == codes(state, INCOME)
    assert ["E_ORDER"] * 4 == codes(state, {"entry": "chute", "order": "KGWR"})
    known = play(state, {"entry": "chute", "order": "gkgwrkwr"})
    assert known._replace(told=state.told) == begin("Ann", "Ben", start=2)._replace(told=state.told)
