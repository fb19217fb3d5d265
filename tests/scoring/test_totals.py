"""Totals while answers are still being entered, and the cost of loading the tally."""

import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest

from printkit.model.game import Game
from printkit.scoring.gather import gather
from printkit.scoring.totals import preview, result_json

SOME: Mapping[str, Any] = {
    "table": {"O": 7, "G": 9},
    "players": [
        {"name": "Anna", "x1": None, "x2": "O", "x3": "G"},
        {"name": "Bob", "x2": "B"},
        {},
    ],
}


def test_br_094_what_is_open_is_never_zero(kraby: Game) -> None:
    """Open rows and totals are None, closed ones are there, nobody has a rank yet."""
    result = preview(kraby, SOME)
    assert [41, None, None] == [player.total for player in result.players]
    assert {"x2": 14, "x3": 27} == result.players[0].rows
    assert {"x1": None, "x2": None, "x3": None} == result.players[1].rows
    assert {"x2": "orange: 2 × 7 = 14", "x3": "green: 3 × 9 = 27"} == result.players[0].explain
    assert [None] * 3 == [player.rank for player in result.players]
    assert ("open", (), "Still open: Bob and player 3.") == (
        result.decided_by,
        result.winners,
        result.story,
    )
    assert [7, 9, None, None, None] == [one.value for one in result.table]


def test_the_open_cells_are_listed(kraby: Game) -> None:
    """Paths of everything that was not entered; null was entered."""
    assert (
        "table.B",
        "table.Y",
        "table.P",
        "players[1].x1",
        "players[1].x3",
        "players[2].x1",
        "players[2].x2",
        "players[2].x3",
    ) == preview(kraby, SOME).open
    assert 8 == len(result_json(preview(kraby, SOME))["open"])


def test_nothing_entered_yet(kraby: Game) -> None:
    """An empty document is no fault while it is being filled in."""
    answers, faults = gather(kraby, {}, partial=True)
    assert ((), ()) == (faults, answers.names)
    assert () == preview(kraby, {}).players


def test_all_but_the_last_colour_of_two_players(kraby: Game) -> None:
    """Once four colours are known the fifth is not in play, and its figures are refused."""
    raw = {
        "table": {"O": 4, "G": 8, "B": 11, "Y": -2},
        "players": [{"name": "A", "x1": None, "x2": None, "x3": "P"}, {"name": "B"}],
    }
    answers, faults = gather(kraby, raw, partial=True)
    assert "P" not in answers.table
    assert [("E_COLOUR", "players[0].x3")] == [(fault.code, fault.where) for fault in faults]
    three = {**raw, "table": {"O": 4, "G": 8, "B": 11}}
    assert () == gather(kraby, three, partial=True)[1]


def test_faults_show_while_answers_are_entered(kraby: Game) -> None:
    """What cannot be right is told at once; what is missing is not."""
    raw = {
        "table": {"O": 99},
        "players": [{"name": "A", "x3": "G"}, {"name": "a", "x3": "G"}, {}],
    }
    assert ["E_NAME", "E_RANGE", "E_SAME_SQUARE"] == [
        fault.code for fault in gather(kraby, raw, partial=True)[1]
    ]


def test_a_finished_preview_is_the_result(kraby: Game) -> None:
    """With the last cell entered the ranks are there."""
    raw = {
        "table": dict(zip("OGBYP", (7, 9, 10, 16, -3), strict=True)),
        "players": [
            {"name": "A", "x1": None, "x2": "O", "x3": "G"},
            {"name": "B", "x1": "P", "x2": None, "x3": None},
            {"name": "C", "x1": None, "x2": None, "x3": None},
        ],
    }
    result = preview(kraby, raw)
    assert ([1, 3, 2], "total", ()) == (
        [player.rank for player in result.players],
        result.decided_by,
        result.open,
    )


@pytest.mark.parametrize("heavy", ["json", "csv", "difflib", "decimal", "sqlite3", "reportlab"])
def test_a_tally_loads_nothing_heavy(heavy: str) -> None:
    """Start-up counts: the modules of a tally bring none of these along."""
    code = f"import sys, printkit.scoring.totals; sys.exit({heavy!r} in sys.modules)"
    assert 0 == subprocess.run([sys.executable, "-c", code], check=False).returncode
