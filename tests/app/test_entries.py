"""Entries as a file gives them: every fault at once, with its code and its place."""

from typing import Any

import pytest

from printkit.app.entries import checked
from printkit.app.entry_values import Around
from printkit.base.errors import DataError
from tests.app.cairn import LEDGER

AROUND = Around(LEDGER, ("Ann", "Ben"))
PILE = {"entry": "pile", "colour": "R", "height": 3}


def faults(raw: object) -> dict[str, str]:
    """Return the code of each fault by its place; every fault has a message and what to do."""
    with pytest.raises(DataError) as caught:
        checked(AROUND, raw, "turns[2]")
    assert all(one.message and one.hint for one in caught.value.faults)
    return {one.where.removeprefix("turns[2]"): one.code for one in caught.value.faults}


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (PILE, {**PILE, "times": 1}),
        ({**PILE, "colour": "red"}, {**PILE, "times": 1}),
        ({**PILE, "gift": 2, "lucky": False}, {**PILE, "gift": 2, "times": 1, "lucky": False}),
        ({**PILE, "gift": "BEN"}, {**PILE, "gift": 2, "times": 1}),
        ({**PILE, "bonus": None}, {**PILE, "times": 1}),
        ({"entry": "toll", "paid": (1, 2)}, {"entry": "toll", "paid": [1, 2]}),
        ({"entry": "find", "at": {"07": 2}}, {"entry": "find", "at": {"7": 2}}),
        ({"entry": "note", "words": " so "}, {"entry": "note", "words": "so"}),
    ],
)
def test_checked(raw: dict[str, Any], expected: dict[str, Any]) -> None:
    """Values come out in one form, with defaults."""
    assert expected == checked(AROUND, raw)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (3, {"": "E_TYPE"}),
        ({}, {".entry": "E_ENTRY"}),
        ({"entry": "pyle"}, {".entry": "E_ENTRY"}),
        ({"entry": ["pile"]}, {".entry": "E_ENTRY"}),
        ({"entry": "pile"}, {".colour": "E_MISSING", ".height": "E_MISSING"}),
        ({**PILE, "hight": 3}, {".hight": "E_UNKNOWN"}),
        ({**PILE, "height": "3"}, {".height": "E_INT"}),
        ({**PILE, "height": True}, {".height": "E_INT"}),
        ({**PILE, "height": 2.5}, {".height": "E_INT"}),
        ({**PILE, "height": 10, "colour": "X"}, {".height": "E_RANGE", ".colour": "E_CHOICE"}),
        ({**PILE, "colour": 1}, {".colour": "E_CHOICE"}),
        ({**PILE, "times": 4}, {".times": "E_RANGE"}),
        ({**PILE, "lucky": 1}, {".lucky": "E_TYPE"}),
        ({**PILE, "gift": 3}, {".gift": "E_PLAYER"}),
        ({**PILE, "gift": 0}, {".gift": "E_PLAYER"}),
        ({**PILE, "gift": "B"}, {".gift": "E_PLAYER"}),
        ({**PILE, "gift": True}, {".gift": "E_PLAYER"}),
        ({"entry": "toll", "paid": 3}, {".paid": "E_TYPE"}),
        ({"entry": "toll", "paid": [3]}, {".paid": "E_LEN"}),
        ({"entry": "toll", "paid": [3, "1"]}, {".paid[1]": "E_INT"}),
        ({"entry": "toll", "paid": [3, 10]}, {".paid[1]": "E_RANGE"}),
        ({"entry": "find", "at": [1]}, {".at": "E_TYPE"}),
        ({"entry": "find", "at": {}}, {".at": "E_TYPE"}),
        ({"entry": "find", "at": {"one": 1}}, {".at": "E_TYPE"}),
        ({"entry": "find", "at": {"1": 6}}, {".at.1": "E_RANGE"}),
        ({"entry": "find", "at": {"1": None}}, {".at.1": "E_INT"}),
        ({"entry": "note", "words": " "}, {".words": "E_TYPE"}),
        ({"entry": "note", "words": 5}, {".words": "E_TYPE"}),
        ({"entry": "thank", "whom": [1]}, {".whom": "E_PLAYER"}),
    ],
)
def test_faults(raw: object, expected: dict[str, str]) -> None:
    """What cannot be is refused where it stands."""
    assert expected == faults(raw)


def test_near_words_are_meant() -> None:
    """A slip of the pen is answered with the word that was meant."""
    for raw, near in (({"entry": "pyle"}, "pile"), ({**PILE, "hight": 3}, "height")):
        with pytest.raises(DataError) as caught:
            checked(AROUND, raw)
        assert f"did you mean {near}?" == caught.value.hint
