"""The tally of Tea Garden asks for what counts, and refuses what cannot be with code and field."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from printkit.rules.tea_garden import GAME
from printkit.scoring.answers import read_answers, to_raw
from printkit.scoring.answers_csv import csv_to_raw
from printkit.scoring.totals import result_json, tally
from tests.rules.tea_garden import manifest as book
from tests.rules.tea_garden.answers import alone, faults_of, player, told_faults

# What is asked for, and when


def test_defaults_are_told() -> None:
    """One garden and no top row are assumed, and the result says so."""
    people = [player("A", track=1), player("B")]
    for one in people:
        del one["gardens"], one["emperor_top"]
    result = tally(GAME, read_answers(GAME, {"players": people}))
    assert [
        "players[0].gardens",
        "players[0].emperor_top",
        "players[1].gardens",
        "players[1].emperor_top",
    ] == result_json(result)["assumed"]
    assert 0 == result.players[0].rows["emperor_track"]


def test_a_missing_field_is_never_zero() -> None:
    """Each field that is always needed is named."""
    told = told_faults({"name": "A"}, player("B"))
    assert {"E_MISSING"} == {fault.code for fault in told}
    needed = (
        "track cards emperor scroll_strength scroll_teapot scroll_repeat emperor_tokens river "
        "uni_center uni_sectors cups"
    )
    assert [f"players[0].{name}" for name in needed.split()] == [fault.where for fault in told]
    assert all(fault.message.startswith("A: ") for fault in told)


@pytest.mark.parametrize(
    ("code", "fields"),
    [
        ("E01", ["fermented"]),
        ("E02", ["fresh"]),
        ("E03", []),
        ("E04", []),
        ("E05", []),
        ("E06", ["caravans"]),
        ("E07", ["starting_left"]),
        ("E08", ["river_cards"]),
        ("E09", ["university_cards"]),
        ("E10", ["cup_cards"]),
        ("E11", ["teapot_cards"]),
    ],
)
def test_fields_that_matter_only_with_a_card(code: str, fields: list[str]) -> None:
    """They are needed with their card and not without it."""
    found = faults_of(player("A", track=9, emperor=[code]), player("B"))
    assert [("E_MISSING", f"players[0].{field}") for field in fields] == found


def test_leaves_are_asked_for_only_when_players_are_level() -> None:
    """Without leaves a clear total is a result; who is level needs them, nobody else."""
    clear = [player("A", track=5), player("B", track=4), player("C", track=3)]
    assert [] == faults_of(*clear)
    level = [player("A", track=5), player("B", track=4), player("C", track=4)]
    assert [
        (code, f"players[{seat}].{field}")
        for code, seat, field in (
            ("E_MISSING", 1, "fresh"),
            ("E_MISSING", 1, "fermented"),
            ("E_MISSING", 2, "fresh"),
            ("E_MISSING", 2, "fermented"),
        )
    ] == faults_of(*level)


def test_names_of_sections() -> None:
    """The river may be told by the name of its section, in any letter case."""
    points = [alone(river=f"s{k}").rows["river"] for k in range(13)]
    assert book.RIVER == points


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ({"track": -1}, [("E_RANGE", "track")]),
        ({"cards": [10]}, [("E_RANGE", "cards[0]")]),
        ({"cards": -1}, [("E_RANGE", "cards")]),
        ({"emperor": ["E12"]}, [("E_CODE", "emperor[0]")]),
        ({"fresh": -1}, [("E_RANGE", "fresh")]),
        ({"fresh": [1, 2]}, [("E_LEN", "fresh")]),
        ({"fermented": [0, 0, 0, 0, 0, 0, 1]}, [("E_LEN", "fermented")]),
        ({"fermented": [0, 0, -2, 0, 0, 0]}, [("E_RANGE", "fermented[2]")]),
        ({"scroll_teapot": -1}, [("E_RANGE", "scroll_teapot")]),
        ({"emperor_tokens": "2"}, [("E_INT", "emperor_tokens")]),
        ({"gardens": 0}, [("E_RANGE", "gardens")]),
        ({"gardens": 8}, [("E_RANGE", "gardens")]),
        ({"caravans": 31}, [("E_RANGE", "caravans"), ("E_RANGE", "")]),
        ({"emperor": ["E07"], "starting_left": 12}, [("E_RANGE", "starting_left")]),
        ({"cup_cards": -1, "emperor": ["E10"]}, [("E_RANGE", "cup_cards")]),
        ({"river": "S13"}, [("E_RANGE", "river")]),
        ({"river": -2}, [("E_RANGE", "river")]),
        ({"uni_center": 8}, [("E_WORKERS", "uni_center")]),
        ({"uni_center": 6, "uni_sectors": [1, 1]}, [("E_WORKERS", "uni_center")]),
        ({"uni_center": 6, "uni_sector_numbers": [1, 1]}, [("E_WORKERS", "uni_center")]),
        ({"uni_sectors": [-1]}, [("E_RANGE", "uni_sectors[0]")]),
        ({"uni_sector_numbers": [5]}, [("E_RANGE", "uni_sector_numbers[0]")]),
        (
            {"uni_sectors": [1], "uni_sector_numbers": [1]},
            [("E_BOTH", "uni_sector_numbers")],
        ),
        ({"emperor_top": 1}, [("E_TYPE", "emperor_top")]),
        ({"cups": -1}, [("E_RANGE", "cups")]),
        ({"cup_rows": ["BX GG"]}, [("E_TILE", "cup_rows[0]")]),
        ({"cup_rows": ["BG", "B GGG"]}, [("E_TILE", "cup_rows[1]"), ("E_TILE", "cup_rows[1]")]),
        ({"cup_rows": ["BG " * 41]}, [("E_TILE_COUNT", "cup_rows")]),
        ({"cups": 3, "cup_rows": ["BG GG"]}, [("E_BOTH", "cup_rows")]),
        ({"cupps": 3}, [("E_UNKNOWN", "cupps")]),
    ],
    ids=repr,
)
def test_codes(cells: Mapping[str, Any], expected: list[tuple[str, str]]) -> None:
    """T5e, T9e, T14e and every other limit: the code, and the field it belongs to."""
    found = faults_of(player("A", **cells), player("B", track=1))
    wanted = [(code, f"players[0].{where}") for code, where in expected if where]
    assert wanted == [one for one in found if one[1].startswith("players")]


def test_limits_of_the_box_over_all_players() -> None:
    """Sixteen emperor cards and thirty caravans for all together."""
    cards = {"emperor": ["E03"] * 9}
    assert [("E_TOO_MANY", "emperor")] == faults_of(player("A", **cards), player("B", **cards))
    trade = {"emperor": ["E06"], "caravans": 16}
    assert [("E_RANGE", "caravans")] == faults_of(player("A", **trade), player("B", **trade))
    fine = {"emperor": ["E06"], "caravans": 15}
    assert not {"E_RANGE", "E_TOO_MANY"} & {
        code for code, _ in faults_of(player("A", **fine), player("B", **fine))
    }


@pytest.mark.parametrize("number", [1, 5])
def test_number_of_players(number: int) -> None:
    """Two to four play."""
    people = [player(f"P{k}", track=k) for k in range(number)]
    assert ("E_PLAYERS", "players") in faults_of(*people)


def test_the_tile_at_fault_is_named() -> None:
    """Player, row and tile stand in the message, the colours in the hint."""
    (fault,) = told_faults(player("Anna", cup_rows=["BG", "WB BX"]), player("B"))
    assert "Anna: row 2, tile 2: 'BX' is not a cup tile" == fault.message
    assert "B blue, G green, W white" in fault.hint


def test_answers_of_a_csv_file() -> None:
    """Lists with blanks, rows with strokes, an empty list as a hyphen."""
    heads = (
        "name;track;cards;emperor;fresh;fermented;scroll_strength;scroll_teapot;scroll_repeat;"
        "emperor_tokens;gardens;river;uni_center;uni_sectors;emperor_top;cups;cup_rows"
    )
    lines = (
        "A;47;1 2 2 3 4;E05 E03;3;2;1;0;1;2;5;9;1;3;yes;;BG GG GW WW / BW WB",
        "B;60;4;-;0 1 0 0 0 0;;0;0;0;0;;s5;0;-;no;2;",
    )
    result = tally(GAME, read_answers(GAME, csv_to_raw("\n".join((heads, *lines)), GAME.sheet)))
    assert [129, 71] == [one.total for one in result.players]
    assert [47, 12, 27, 9, 13, 10, 7, 4] == list(result.players[0].rows.values())


def test_kept_answers_give_the_same_result() -> None:
    """Flags stay flags, and rows of cups are not kept beside the number that was read from them."""
    cells = {"cup_rows": ["BG GG"], "emperor_top": True, "uni_sector_numbers": [2]}
    people = [player("A", **cells), player("B", emperor=["E01"], fermented=[0, 0, 1, 0, 0, 0])]
    answers = read_answers(GAME, {"players": people})
    kept = json.loads(json.dumps(to_raw(GAME, answers)))
    assert "cups" not in kept["players"][0]
    assert tally(GAME, answers) == tally(GAME, read_answers(GAME, kept))
