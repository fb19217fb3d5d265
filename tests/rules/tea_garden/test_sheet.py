"""The tally of Tea Garden gives the worked cases and explains each line."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from printkit.base.i18n import resolve
from printkit.model.check import check
from printkit.model.check_sheet import check_sheet
from printkit.rules.tea_garden import GAME
from printkit.rules.tea_garden.pad import PAD, PAD_SET
from printkit.scoring.totals import result_json
from tests.rules.tea_garden import manifest as book
from tests.rules.tea_garden.answers import alone, score

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


def test_the_pad_has_a_cell_for_everything() -> None:
    """The lines of the sources in their order; with it the whole module is consistent."""
    (table,) = PAD.tables
    labels = [resolve(row.label) for row in table.rows]
    assert [
        "name",
        "score track",
        "action cards",
        "emperor cards",
        "river",
        "university",
        "emperor track",
        "cups",
        "scrolls and emperor tokens",
        "total",
        "leaves",
        "fermented leaves",
        "rank",
    ] == labels
    assert () == check(replace(GAME, kit=lambda: (PAD_SET,)))


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
