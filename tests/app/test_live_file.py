"""Turns in a file: every form of a turn, what is compared, and faults that say where they are."""

import json
from pathlib import Path
from typing import Any

import pytest

from printkit.app import live
from printkit.app.live_file import live_state, read_live
from printkit.app.score import lived, result_json
from printkit.base.errors import DataError, FileError
from tests.app.cairn import CAIRN

PEOPLE = [{"name": "Ann", "shells": 1}, {"name": "Ben", "shells": 2}]
TURNS: list[Any] = [
    "sun",
    "R 3",
    {"entry": "pile", "player": "Ben", "colour": "B", "height": 4},
    {"player": 1, "entries": [{"entry": "note", "words": "so"}, {"entry": "toll", "paid": [1, 0]}]},
    {"player": "ben", "line": "b 9 y", "scores": [2, 22], "warnings": []},
]


def document(*turns: Any, **more: Any) -> dict[str, Any]:
    """Return a document with these turns, or with all of a whole game."""
    return {"game": "cairn", "players": PEOPLE, "turns": list(turns or TURNS), **more}


def faults(raw: dict[str, Any], **options: Any) -> dict[str, str]:
    """Return the code of each fault by its place; every fault has a message and what to do."""
    with pytest.raises(DataError) as caught:
        lived(live_state(CAIRN, raw, options=options))
    assert all(one.message and one.hint for one in caught.value.faults)
    return {one.where: one.code for one in caught.value.faults}


def test_every_form_of_a_turn() -> None:
    """Lines, entries and objects with either give one game, which ends in the tally."""
    result = lived(live_state(CAIRN, document(), options={}))
    assert [3, 24] == [one.total for one in result.players]
    assert ("Ben",) == result.winners
    assert ["weather sun", "pile R 3", "pile B 4", "note so toll 1 0", "pile B 9 lucky"] == [
        turn["line"] for turn in result.turns
    ]
    assert [None, "Ann", "Ben", "Ann", "Ben"] == [turn.get("player") for turn in result.turns]
    assert [[0, 0], [3, 0], [3, 4], [2, 4], [2, 22]] == [turn["scores"] for turn in result.turns]


def test_what_comes_out_goes_in_again() -> None:
    """The turns of a result are turns of a file."""
    first = result_json(lived(live_state(CAIRN, document(), options={})))
    turns = json.loads(json.dumps(first["turns"]))
    again = result_json(lived(live_state(CAIRN, document(*turns), options={})))
    assert first == again


def test_a_file_is_the_same_game_as_the_prompt() -> None:
    """Typed lines and a file lead to the same state."""
    typed = live.begun(CAIRN, {})
    for line in ("Ann, Ben", "", "R 3", "B 4", "note so", "toll 1 0", "b 9 y", "1 2"):
        typed = live.step(typed, line).state
    read = live_state(CAIRN, document(), options={})
    assert typed.at._replace(told=None) == read.at._replace(told=None)
    assert live.raw_answers(typed) == live.raw_answers(read)
    assert live.turns_json(typed) == live.turns_json(read)


def test_options() -> None:
    """Options stand in the file or on the command line, which comes first; a number may be text."""
    raw = document("R 3", sky="sun", target=3)
    assert 3 == lived(live_state(CAIRN, raw, options={})).table[0].value
    assert 2 == lived(live_state(CAIRN, raw, options={"target": 2})).table[0].value
    assert (
        3
        == lived(live_state(CAIRN, document("w sun", "R 3", table={"target": 3}), options={}))
        .table[0]
        .value
    )
    assert "5" == live_state(CAIRN, document("R 3", sky=5, target=3), options={}).at.weather
    assert {"target": "E_TYPE", "sky": "E_TYPE", "wet": "E_TYPE"} == faults(
        document(target="3", sky=True, wet="yes")
    )
    assert {"target": "E_RANGE"} == faults(document(target=0))


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"players": None}, {"players": "E_MISSING"}),
        ({"players": "Ann"}, {"players": "E_TYPE"}),
        ({"players": ["Ann"]}, {"players": "E_PLAYERS"}),
        ({"players": ["Ann", "ANN "]}, {"players[1].name": "E_NAME"}),
        ({"players": ["Ann", "\t"]}, {"players[1].name": "E_NAME"}),
        ({"players": ["Ann", {}]}, {"players[1].name": "E_MISSING"}),
        ({"players": [3, "Ann"]}, {"players[0].name": "E_MISSING"}),
        ({"game": "kraby"}, {"game": "E_GAME"}),
        ({"game": 7}, {"game": "E_GAME"}),
        ({"turn": []}, {"turn": "E_UNKNOWN"}),
        ({"turns": "R 3"}, {"turns": "E_TYPE"}),
        ({"table": []}, {"table": "E_TYPE"}),
        ({"unfinished": 1}, {"unfinished": "E_TYPE"}),
        ({"table": {"stones": 3}}, {"table.stones": "E_UNKNOWN"}),
        (
            {"players": [{"name": "Ann", "shells": 21}, {"name": "Ben", "shell": 2}]},
            {
                "players[0].shells": "E_RANGE",
                "players[1].shell": "E_UNKNOWN",
                "players[1].shells": "E_MISSING",
            },
        ),
        (
            {"players": [{"name": "Ann", "shells": 1, "stones": 3}, {"name": "Ben", "shells": 1}]},
            {"players[0].stones": "E_BOTH"},
        ),
    ],
)
def test_faults_beside_the_turns(change: dict[str, Any], expected: dict[str, str]) -> None:
    """Players, options and what the tally still needs are checked like any answers."""
    assert expected == faults({**document(), **change})


@pytest.mark.parametrize(
    ("turn", "where", "code"),
    [
        ("R 10", "turns[1].height", "E_RANGE"),
        ("R 3 to 1 p B 2", "turns[1]", "E_DATA"),
        ("", "turns[1]", "E_DATA"),
        (7, "turns[1]", "E_TYPE"),
        ({}, "turns[1].entries", "E_MISSING"),
        ({"lines": "R 3"}, "turns[1].lines", "E_UNKNOWN"),
        ({"line": 3}, "turns[1].line", "E_TYPE"),
        ({"line": "R"}, "turns[1].line.height", "E_MISSING"),
        ({"entries": {}}, "turns[1].entries", "E_TYPE"),
        ({"entries": [{"entry": "pile"}]}, "turns[1].entries[0].colour", "E_MISSING"),
        ({"entries": [3]}, "turns[1].entries[0]", "E_TYPE"),
        ({"entry": "pile", "colour": "R", "height": "3"}, "turns[1].height", "E_INT"),
        ({"entry": "weather", "sky": "sun"}, "turns[1].entry", "E_PHASE"),
        ({"player": "Ben", "line": "R 3"}, "turns[1].player", "E_TURN"),
        ({"player": "Dora", "line": "R 3"}, "turns[1].player", "E_TURN"),
        ({"entry": "note", "words": "x", "player": 2}, "turns[1].player", "E_TURN"),
        ({"line": "R 3", "scores": [4, 0]}, "turns[1].scores", "E_SCORES"),
        ({"line": "R 3", "scores": 3}, "turns[1].scores", "E_SCORES"),
        (
            {"line": "R 3", "entries": [{"entry": "pile", "colour": "R", "height": 4}]},
            "turns[1].line",
            "E_BOTH",
        ),
    ],
)
def test_faults_of_turns(turn: Any, where: str, code: str) -> None:
    """The first turn that cannot be is told with its place, counted from 0."""
    found = faults(document("sun", turn, "R 3"))
    assert code == found[where]


def test_the_end() -> None:
    """Turns behind the end, and a game without one, are refused."""
    assert {"turns[2]": "E_OVER"} == faults(document("sun", "R 9 times 3", "R 1"))
    assert {"turns[1]": "E_OVER"} == faults(document("sun", "R 9 times 3 p R 1"))
    assert {"turns": "W_UNFINISHED"} == faults(document("sun", "R 9"))
    assert {"turns": "W_UNFINISHED"} == faults({"players": PEOPLE})
    raw = document("sun", "R 9", unfinished=True)
    for state in (
        live_state(CAIRN, raw, options={}),
        live_state(CAIRN, {**raw, "unfinished": False}, options={}, unfinished=True),
    ):
        result = lived(state)
        assert result.unfinished
        assert [10, 2] == [one.total for one in result.players]


def test_files(tmp_path: Path) -> None:
    """The file is JSON with an object in it."""
    path = tmp_path / "a.json"
    path.write_text(json.dumps(document()), encoding="utf-8")
    assert [2, 22] == list(read_live(CAIRN, str(path), options={}).at.scores)
    for text in ("player,line\nAnn,R 3\n", "[]", "{"):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(DataError):
            read_live(CAIRN, str(path), options={})
    with pytest.raises(FileError):
        read_live(CAIRN, str(tmp_path / "none.json"), options={})
