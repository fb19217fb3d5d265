"""The tally of Tea Garden gives the worked cases, explains each line, and refuses what cannot be."""

from collections.abc import Mapping
from typing import Any

import pytest

from printkit.model.check_sheet import check_sheet
from printkit.rules.tea_garden import GAME
from printkit.scoring.answers import read_answers
from printkit.scoring.answers_csv import csv_to_raw
from printkit.scoring.totals import result_json, tally
from tests.rules.tea_garden import manifest as book
from tests.rules.tea_garden.answers import alone, faults_of, player, score, told_faults

ROWS = ["track", "cards", "emperor", "river", "university", "emperor_track", "cups", "tokens"]
T2: Mapping[str, Any] = {
    "track": 47,
    "cards": [1, 2, 2, 3, 4],
    "emperor": ["E05", "E03"],
    "gardens": 5,
    "river": 9,
    "uni_center": 1,
    "uni_sectors": [3],
    "emperor_top": True,
    "cups": 4,
    "scroll_strength": 1,
    "scroll_repeat": 1,
    "emperor_tokens": 2,
    "fresh": 3,
    "fermented": 2,
}


def test_the_sheet_does_not_contradict_itself() -> None:
    """Ids, spans, formulas and rule references are sound."""
    assert [] == list(check_sheet(GAME))


def test_rows_inputs_and_tie_breaks_have_the_agreed_names() -> None:
    """Eight rows in rule order, then leaves and fermented leaves."""
    assert ROWS == [row.id for row in GAME.sheet.rows]
    assert ["leaves", "fermented"] == [tie.id for tie in GAME.sheet.tie_breaks]
    assert {"player"} == {one.scope for one in GAME.sheet.inputs}
    names = (
        "track cards emperor fresh fermented scroll_strength scroll_teapot scroll_repeat "
        "emperor_tokens gardens caravans starting_left river_cards university_cards cup_cards "
        "teapot_cards river uni_center uni_sectors uni_sector_numbers emperor_top cups cup_rows"
    )
    assert names.split() == [one.id for one in GAME.sheet.inputs]
    assert (2, 3, 4) == GAME.players


def test_t1_nothing_at_all() -> None:
    """Total 0, off the track."""
    found = alone()
    assert (0, (0, 0)) == (found.total, found.position)
    assert dict.fromkeys(ROWS, 0) == found.rows
    assert found.position is not None
    assert "off the track" == found.position.words


def test_t2_every_row() -> None:
    """All rows, their words, the tie-break numbers and the place on the track."""
    found = alone(**T2)
    assert [47, 12, 27, 9, 13, 10, 7, 4] == list(found.rows.values())
    assert 129 == found.total
    assert {"leaves": 5, "fermented": 2} == found.ties
    assert (100, 29) == found.position
    assert {
        "track": "47",
        "cards": "1 + 2 + 2 + 3 + 4 = 12",
        "emperor": "gardens: 3 × 5 = 15, no condition: 12 → 27",
        "river": "9",
        "university": "10 × 1 + 3 = 13",
        "emperor_track": "10",
        "cups": "4 → 7",
        "tokens": "1 + 0 + 1 + 2 = 4",
    } == found.explain
    told = [(one.of, one.label, one.words) for one in found.details["emperor"]]
    assert [("E05", "gardens", "5/6 → 15"), ("E03", "no condition", "12")] == told


def test_t2_in_json() -> None:
    """Details and position stand beside the agreed keys; every row cites its rule."""
    result = score(T2, rival=True)
    found = result_json(result)["players"][0]
    assert {"lap": 100, "cell": 29, "words": "100+ and space 29"} == found["position"]
    first = {
        "of": "E05",
        "label": "gardens",
        "points": 15,
        "words": "5/6 → 15",
        "used": 5,
        "cap": 6,
    }
    assert first == found["details"]["emperor"][0]
    assert (5, 2) == (found["leaves"], found["fermented"])
    assert found["given"]["emperor_top"] is True
    assert {*ROWS, "leaves", "fermented"} == set(result_json(result)["cites"])


def test_t3_no_more_than_the_limit_counts() -> None:
    """Caps, and leaves given basket by basket."""
    cells = {
        "track": 60,
        "emperor": ["E01", "E02", "E04", "E06"],
        "fermented": [8, 0, 0, 0, 0, 0],
        "fresh": [1, 2, 3, 4, 1, 0],
        "scroll_teapot": 5,
        "caravans": 7,
    }
    found = alone(**cells)
    assert (70, 5, 135) == (found.rows["emperor"], found.rows["tokens"], found.total)
    assert {"leaves": 19, "fermented": 8} == found.ties
    assert [
        "6/6 (of 8) → 18",
        "9/9 (of 11) → 18",
        "4/4 (of 5) → 16",
        "6/6 (of 7) → 18",
    ] == [one.words for one in found.details["emperor"]]


def test_t4_cards_that_count_symbols() -> None:
    """Four deck counts, one of them 0, two above their limit."""
    found = alone(
        track=30,
        cards=[2, 2, 3, 3, 4, 5],
        emperor=["E08", "E09", "E10", "E11"],
        river_cards=4,
        university_cards=7,
        cup_cards=0,
        teapot_cards=10,
    )
    assert (19, 48, 97) == (found.rows["cards"], found.rows["emperor"], found.total)
    assert [12, 18, 0, 18] == [one.points for one in found.details["emperor"]]


@pytest.mark.parametrize(("left", "points"), [(0, 18), (4, 14), (11, 7)])
def test_t5_fewer_points_for_more_cards(left: int, points: int) -> None:
    """18 less one a starting card."""
    found = alone(emperor=["E07"], starting_left=left)
    assert points == found.rows["emperor"]
    assert [f"18 − {left} = {points}"] == [one.words for one in found.details["emperor"]]


@pytest.mark.parametrize(("cups", "points"), [*enumerate(book.CUPS), (8, 22), (39, 22)])
def test_t6_connections(cups: int, points: int) -> None:
    """The table ends at seven; more is told and does not stop."""
    result = score({"cups": cups})
    assert points == result.players[0].rows["cups"]
    codes = [one.code for one in result.warnings if one.where == "players[0].cups"]
    assert (["W_CUPS_CAP"] if cups > 7 else []) == codes


def test_t7_fermented_leaves_break_a_tie_of_leaves() -> None:
    """88 points and 7 leaves each: the fermented ones decide."""
    level = {"track": 88}
    result = score(
        {**level, "fresh": 6, "fermented": 1},
        {**level, "fresh": 4, "fermented": 3},
        {**level, "fresh": 7, "fermented": 0},
    )
    assert [2, 1, 3] == [one.rank for one in result.players]
    assert ("fermented", ("B",)) == (result.decided_by, result.winners)
    assert (
        "B wins the tie with A and C at 88 points: as many leaves, but 3 of them fermented against 1."
        == result.story
    )


def test_t7b_leaves_come_before_fermented_ones() -> None:
    """Seven leaves win over six, however many of them are fermented."""
    result = score(
        {"track": 88, "fresh": 2, "fermented": 4}, {"track": 88, "fresh": 7, "fermented": 0}
    )
    assert ("leaves", ("B",)) == (result.decided_by, result.winners)
    assert (
        "B wins the tie with A at 88 points: 7 leaves on the player board against 6."
        == result.story
    )


def test_t7c_br_101_what_nothing_breaks_is_shared() -> None:
    """Equal in everything: both win."""
    same = {"track": 88, "fresh": 4, "fermented": 2}
    result = score(same, same)
    assert ("shared", ("A", "B")) == (result.decided_by, result.winners)
    assert [1, 1] == [one.rank for one in result.players]


def test_t8_each_copy_of_a_card_scores() -> None:
    """Two copies of E03."""
    assert 24 == alone(emperor=["E03", "e03"]).rows["emperor"]


def test_t9_workers_of_the_university() -> None:
    """Centre and sectors; the sectors by points or by their numbers on the printed board."""
    assert 38 == alone(uni_center=3, uni_sectors=[1, 7]).rows["university"]
    found = alone(uni_center=3, uni_sector_numbers=[1, 4])
    assert (38, "10 × 3 + 8 = 38") == (found.rows["university"], found.explain["university"])


def test_t10_scrolls_count_for_a_card_and_as_tokens() -> None:
    """Teapot scrolls twice."""
    found = alone(
        emperor=["E04"], scroll_strength=2, scroll_teapot=3, scroll_repeat=1, emperor_tokens=4
    )
    assert (12, 10, 22) == (found.rows["emperor"], found.rows["tokens"], found.total)


def test_t11_six_gardens_count() -> None:
    """E05 with all seven."""
    found = alone(emperor=["E05"], gardens=7)
    assert 18 == found.rows["emperor"]
    assert "6/6 (of 7) → 18" == found.details["emperor"][0].words


def test_t12_rows_of_cups() -> None:
    """Rows of tiles, a row of one tile among them; blanks and letter case do not count."""
    rows = ["BG GG GW WW", " bw  wb ", "BG WW", "GG"]
    assert 7 == alone(cup_rows=rows).rows["cups"]
    assert 0 == alone(cup_rows=[]).rows["cups"]
    assert 2 == alone(cup_rows=["BB BB BB"]).rows["cups"]


@pytest.mark.parametrize(
    ("total", "place", "words"),
    [
        (50, (0, 50), "space 50"),
        (51, (50, 1), "50+ and space 1"),
        (100, (50, 50), "50+ and space 50"),
        (101, (100, 1), "100+ and space 1"),
        (250, (200, 50), "200+ and space 50"),
    ],
)
def test_t13_place_on_the_track(total: int, place: tuple[int, int], words: str) -> None:
    """Lap and space; space 50 belongs to the lap before."""
    found = alone(track=total)
    assert found.position is not None
    assert (place, words) == (tuple(found.position), found.position.words)


def test_t13_a_total_that_the_laps_cannot_tell() -> None:
    """Above 250 a word is told, for that player alone."""
    result = score({"track": 251, "fresh": 0}, {"track": 250, "fresh": 0})
    assert [("W_TRACK", "players[0]")] == [(one.code, one.where) for one in result.warnings]
    assert (250, 1) == result.players[0].position


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
