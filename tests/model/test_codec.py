"""Records become JSON and come back; a fingerprint tells two versions of a game apart."""

import json
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from printkit.base.errors import DataError
from printkit.model import codec
from printkit.model.formula import entered, lookup
from printkit.model.options import Option
from printkit.model.scoresheet import Input, Span
from printkit.model.text import Text, text
from printkit.rules.kraby import GAME

SETS: dict[str, Any] = {
    "kit": GAME.kit(),
    "setup": GAME.setup(),
    "topics": GAME.topics(),
    "options": GAME.options(),
    "kinds": GAME.kinds,
    "seats": GAME.seats,
}


@pytest.mark.parametrize("name", SETS)
def test_records_come_back_from_json(name: str) -> None:
    """What was written as JSON text is read as the same records."""
    written = json.dumps(codec.plain(SETS[name]))
    assert SETS[name] == codec.restored(json.loads(written))


def test_a_sheet_comes_back_with_its_formulas() -> None:
    """Formulas are compared by what they say: written again, they are the same JSON."""
    written = codec.plain(GAME.sheet)
    assert written == codec.plain(codec.restored(json.loads(json.dumps(written))))


def test_what_it_looks_like() -> None:
    """A record is an object with its class, defaults left out, mappings as sorted pairs."""
    entry = Input("O", text("orange"), span={3: Span(-24, 23), 2: Span(-20, 20)})
    assert {
        "~": "Input",
        "id": "O",
        "label": {"~": "Text", "pattern": "orange"},
        "span": {
            "~pairs": [
                [2, {"~": "Span", "low": -20, "high": 20}],
                [3, {"~": "Span", "low": -24, "high": 23}],
            ]
        },
    } == codec.plain(entry)


def test_the_order_of_a_mapping_does_not_count() -> None:
    """The same numbers in another order are the same data."""
    one = Input("O", text("o"), span={2: Span(1), 3: Span(2)})
    two = Input("O", text("o"), span={3: Span(2), 2: Span(1)})
    assert codec.canonical(codec.plain(one)) == codec.canonical(codec.plain(two))


def test_functions_are_no_data() -> None:
    """A function inside a record is refused and not written as an address."""
    with pytest.raises(TypeError, match="function"):
        codec.plain((1, lambda: 2))
    with pytest.raises(TypeError, match="Game"):
        codec.plain(GAME)


@pytest.mark.parametrize(
    "value",
    [
        {"~": "Nothing"},
        {"~": "Game"},
        {"id": 1},
        {"~": "Text"},
        {"~": "Text", "pattern": "a", "colour": "red"},
        {"~": ["Text"]},
        {"~pairs": 3},
        {"~pairs": [[1, 2, 3]]},
        [{"~": "Expr"}],
    ],
)
def test_what_was_not_written_here_is_refused(value: Any) -> None:
    """Unknown records, missing and unknown fields end with a message."""
    with pytest.raises(DataError):
        codec.restored(value)


def test_a_fingerprint_is_64_digits() -> None:
    """SHA-256, in small hexadecimal digits."""
    found = codec.fingerprint(GAME)
    assert len(found) == 64
    assert set(found) <= set("0123456789abcdef")


@pytest.mark.parametrize(
    "changes",
    [
        {"rules": "2"},
        {"about": text("another game")},
        {"kinds": GAME.kinds[::-1]},
        {"players": (2, 3)},
        {"topics": lambda: GAME.topics()[1:]},
        {"options": lambda: (*GAME.options(), Option("odd", "flag", text("…")))},
        {"helpers": lambda: GAME.helpers()[1:]},
        {"readers": {}},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_every_change_of_the_data_changes_the_fingerprint(changes: dict[str, Any]) -> None:
    """Two versions of a game that differ in anything have two fingerprints."""
    assert codec.fingerprint(GAME) != codec.fingerprint(replace(GAME, **changes))


def test_the_tally_has_a_fingerprint_of_its_own() -> None:
    """Words on a card do not touch the tally; a formula does."""
    words = replace(GAME, about=Text("x"))
    assert codec.sheet_fingerprint(GAME) == codec.sheet_fingerprint(words)
    rows = GAME.sheet.rows
    other = replace(rows[0], formula=rows[0].formula + lookup({0: 1}, entered("O")))
    sheet = replace(GAME.sheet, rows=(other, *rows[1:]))
    assert codec.sheet_fingerprint(GAME) != codec.sheet_fingerprint(replace(GAME, sheet=sheet))


def test_the_fingerprint_is_the_same_in_every_process() -> None:
    """Hash seeds do not matter."""
    code = (
        "from printkit.rules.kraby import GAME; from printkit.model.codec import fingerprint;"
        "print(fingerprint(GAME))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONPATH": ":".join(sys.path), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert found == {codec.fingerprint(GAME)}
