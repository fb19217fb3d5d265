"""The worked cases of Kraby, S1 to S15: totals, ranks, ties, and every check with its code."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from printkit.base.errors import Fault
from printkit.model.game import Game
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import Result, result_json, tally
from tests.rules.kraby import boards

FaultsOf = Callable[[Game, object], tuple[Fault, ...]]

VALUES = {"O": 7, "G": 9, "B": 10, "Y": 16, "P": -3}
WHARVES = (
    {"name": "P1", "x2": "O", "x3": "G"},
    {"name": "P2", "x2": "G", "x3": "B"},
    {"name": "P3", "x2": "P", "x3": "Y"},
    {"name": "P4", "x2": "Y", "x3": "O"},
)
SIZES_OF_ORANGE = [1, 1, 1, 1, 4, 4, 6, 3, 2, 1]
ZEROS = dict.fromkeys("OGBYP", 0)


def people(*wharves: Mapping[str, str]) -> list[dict[str, str]]:
    """Return players P1, P2, ... with these wharves."""
    return [{"name": f"P{k}", **wharf} for k, wharf in enumerate(wharves, start=1)]


def score(game: Game, raw: Mapping[str, Any]) -> Result:
    """Return the result of raw answers."""
    return tally(game, read_answers(game, raw))


def test_s1_the_colonies_of_orange(kraby: Game) -> None:
    """The ten colonies of the example give 7, each with its points."""
    raw = {"table": {**VALUES, "O": SIZES_OF_ORANGE}, "players": people({}, {}, {})}
    orange = score(kraby, raw).table[0]
    assert (7, tuple(SIZES_OF_ORANGE)) == (orange.value, orange.sizes)
    assert (-1, -1, -1, -1, 3, 3, 5, 1, 0, -1) == orange.points
    assert (
        "colonies 1 1 1 1 4 4 6 3 2 1 → −1 − 1 − 1 − 1 + 3 + 3 + 5 + 1 + 0 − 1 = 7" == orange.words
    )


@pytest.mark.parametrize("orange", [7, SIZES_OF_ORANGE])
def test_s2_the_example_of_the_rules(kraby: Game, orange: object) -> None:
    """Values or colonies: 41, 48, 42, 53, and P4 wins."""
    result = score(kraby, {"table": {**VALUES, "O": orange}, "players": list(WHARVES)})
    assert [41, 48, 42, 53] == [player.total for player in result.players]
    assert [4, 2, 3, 1] == [player.rank for player in result.players]
    assert (("P4",), "total") == (result.winners, result.decided_by)
    assert "P4 wins with 53 points, ahead of P2 with 48." == result.story


def test_s3_the_board_of_four_players(kraby: Game) -> None:
    """The typed board gives the colonies in reading order and the totals of S2."""
    result = score(kraby, {"board": list(boards.FULL), "players": list(WHARVES)})
    assert VALUES == {one.id: one.value for one in result.table}
    assert tuple(SIZES_OF_ORANGE) == result.table[0].sizes
    assert (1, 4, 4, 1, 7, 4, 1, 1, 1) == result.table[1].sizes
    assert [41, 48, 42, 53] == [player.total for player in result.players]
    assert {"variant": "edges"} == dict(result.options)


def test_s3_the_same_board_with_claws(kraby: Game) -> None:
    """The variant is read with the answers and stands in the result."""
    raw = {"board": list(boards.FULL), "players": list(WHARVES), "variant": "Claws"}
    result = score(kraby, raw)
    assert {"O": -14, "G": -10, "B": -4, "Y": -10, "P": -8} == {
        one.id: one.value for one in result.table
    }
    assert "claws" == result_json(result)["variant"]


def test_s4_two_players(kraby: Game) -> None:
    """Two players use four colours and up to three figures each."""
    wharves = people({"x3": "B", "x2": "G", "x1": "O"}, {"x3": "G", "x2": "B", "x1": "Y"})
    result = score(kraby, {"board": list(boards.SMALL), "players": wharves})
    assert {"O": 4, "G": 8, "B": 11, "Y": -2} == {one.id: one.value for one in result.table}
    assert [53, 44] == [player.total for player in result.players]
    assert [{"x1": 4, "x2": 16, "x3": 33}, {"x1": -2, "x2": 22, "x3": 24}] == [
        player.rows for player in result.players
    ]
    assert ["x1", "x2", "x3"] == list(result.players[0].rows)


def test_s5_the_best_product_breaks_a_tie(kraby: Game) -> None:
    """22 and 22: the best product, 18 against 12, decides, and the sentence says so."""
    raw = {
        "table": {**ZEROS, "O": 6, "G": 4, "B": 5},
        "players": people({"x3": "G", "x2": "B"}, {"x3": "O", "x1": "G"}, {}),
    }
    result = score(kraby, raw)
    assert [22, 22, 0] == [player.total for player in result.players]
    assert [2, 1, 3] == [player.rank for player in result.players]
    assert [12, 18, None] == [player.ties["best_product"] for player in result.players]
    assert ("best_product", ("P2",)) == (result.decided_by, result.winners)
    assert (
        "P2 wins the tie with P1 at 22 points: the best single product is 18 against 12."
        == result.story
    )


def test_s6_br_101_a_tie_that_nothing_breaks_is_shared(kraby: Game) -> None:
    """Equal totals and equal best products: both win, ranks 1, 1, 3."""
    raw = {
        "table": {**ZEROS, "O": 6, "G": 4, "Y": 10, "P": 10},
        "players": people({"x3": "G", "x1": "Y"}, {"x2": "O", "x1": "P"}, {}),
    }
    result = score(kraby, raw)
    assert [1, 1, 3] == [player.rank for player in result.players]
    assert ("shared", ("P1", "P2")) == (result.decided_by, result.winners)
    assert (
        "P1 and P2 share the victory: 22 points each, and equal in best single product 12."
        == result.story
    )


def test_s7_negative_products_count(kraby: Game) -> None:
    """Pink at −3 on x3 is −9, and −9 is behind nothing at all."""
    result = score(kraby, {"table": VALUES, "players": people({"x3": "P"}, {}, {})})
    assert ({"x3": -9}, -9, 3) == (
        result.players[0].rows,
        result.players[0].total,
        result.players[0].rank,
    )
    assert "pink: 3 × −3 = −9" == result.players[0].explain["x3"]


def test_s8_nothing_placed_is_nought(kraby: Game) -> None:
    """Without figures the total is 0, there are no rows, and any product breaks the tie."""
    raw = {"table": ZEROS, "players": people({}, {"x1": "O"}, {})}
    result = score(kraby, raw)
    assert [({}, 0), ({"x1": 0}, 0), ({}, 0)] == [
        (player.rows, player.total) for player in result.players
    ]
    assert [2, 1, 2] == [player.rank for player in result.players]
    assert "best_product" == result.decided_by
    assert (
        "P2 wins the tie with P1 and P3 at 0 points: the best single product is 0 against none."
        == result.story
    )


@pytest.mark.parametrize(
    ("sizes", "value"),
    [
        ([1] * 24, -24),
        ([5, 5, 5, 5, 4], 23),
        ([24], 5),
        ([2] * 12, 0),
        ([3] * 8, 8),
        ([4] * 6, 18),
    ],
)
def test_s9_sizes(kraby: Game, sizes: list[int], value: int) -> None:
    """The ends of what a colour can be worth, and the plain splits between."""
    result = score(kraby, {"table": {**VALUES, "Y": sizes}, "players": people({}, {}, {})})
    assert value == result.table[3].value


def test_an_unfinished_board_gives_the_standings(kraby: Game, faults_of: FaultsOf) -> None:
    """Empty spaces stop a finished game only; a colour not on the board yet is worth 0."""
    empty = ["." * 9] * 4 + ["....#...."] + ["." * 9] * 4
    board = [*empty[:3], "....O....", *empty[4:]]
    raw = {"board": board, "players": people({"x3": "O"}, {"x2": "Y"})}
    assert ["E_NOT_FULL"] == [fault.code for fault in faults_of(kraby, raw)]
    result = score(kraby, {**raw, "unfinished": True})
    assert [-3, 0] == [player.total for player in result.players]
    assert [1, 2] == sorted(player.rank or 0 for player in result.players)
    assert "So far: P2 leads with 0 points, ahead of P1 with −3." == result.story
    assert result_json(result)["unfinished"] is True


def test_a_hole_is_told_and_does_not_stop(kraby: Game) -> None:
    """A warning of the board's reader stands in the result."""
    rows = [list("." * 11) for _ in range(11)]
    rows[5][5] = "#"
    for row, column in ((4, 4), (3, 5), (2, 5), (4, 6)):
        rows[row][column] = "O"
    raw = {
        "board": ["".join(row) for row in rows],
        "players": people({}, {}, {}),
        "unfinished": True,
    }
    (warning,) = result_json(score(kraby, raw))["warnings"]
    assert "W_HOLE" == warning["code"]


def test_the_json_of_a_result(kraby: Game) -> None:
    """The keys of the contract, in their order, and everything that explains them."""
    raw = {"table": {**VALUES, "O": SIZES_OF_ORANGE}, "players": list(WHARVES), "variant": "edges"}
    found = result_json(score(kraby, raw))
    assert ["game", "rules", "players", "winners", "decided_by", "story", "warnings"] == list(
        found
    )[:7]
    assert {
        "name": "P1",
        "rows": {"x2": 14, "x3": 27},
        "total": 41,
        "rank": 4,
        "winner": False,
        "best_product": 27,
        "given": {"x2": "O", "x3": "G"},
        "explain": {"x2": "orange: 2 × 7 = 14", "x3": "green: 3 × 9 = 27"},
    } == found["players"][0]
    assert ("kraby", "1", ["P4"], "total", []) == (
        found["game"],
        found["rules"],
        found["winners"],
        found["decided_by"],
        found["warnings"],
    )
    assert {"value": 9} == found["table"]["G"]
    assert ["value", "sizes", "points", "explain"] == list(found["table"]["O"])
    assert "edges" == found["variant"]
    assert "Kraby 1.6" == found["cites"]["x2"]
    assert not {"open", "unfinished", "assumed"} & set(found)
