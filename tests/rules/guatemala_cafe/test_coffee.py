"""A coffee is scored: points, the ship that leaves, the docks, the sack, the end."""

from typing import Any

import pytest

from printkit.base.i18n import resolve
from tests.rules.guatemala_cafe import boards
from tests.rules.guatemala_cafe.asking import ask, codes, reasons


def result(**given: Any) -> dict[str, Any]:
    """Return the result of a white scoring."""
    answer = ask("coffee", **{"kind": "W", **given})
    assert (answer.ok, answer.errors, answer.reasons) == (True, (), ())
    return dict(answer.result)


@pytest.mark.parametrize(
    ("given", "points", "leaves"),
    [
        pytest.param(
            {"workers": "3", "warehouse": "y", "harbour": "B", "ships": "B:W"}, [6], "B", id="C1"
        ),
        pytest.param({"workers": "3", "harbour": "B", "ships": "B:2"}, [9], "B", id="C2"),
        pytest.param({"workers": "9", "harbour": "B", "ships": "B:3"}, [36], "B", id="C3"),
        pytest.param(
            {"workers": "0", "warehouse": "y", "harbour": "B", "ships": "B:3"}, [0], None, id="C4"
        ),
        pytest.param(
            {"workers": "4", "warehouse": "n", "harbour": "B", "ships": "B:1"}, [0], None, id="C5"
        ),
        pytest.param({"workers": "5", "harbour": "-", "ships": "B:2"}, [5], None, id="C6"),
        pytest.param({"workers": "5", "harbour": "B", "ships": "B:KN"}, [5], None, id="C7"),
        pytest.param(
            {"workers": "4,2", "harbour": "B,D", "ships": "B:W,D:KWW"}, [8, 6], "B", id="C8"
        ),
        pytest.param(
            {"workers": "4,2", "harbour": "B,D", "ships": "B:W,D:-WW"}, [8, 6], "B", id="C8 gap"
        ),
        pytest.param({"workers": "0,2", "warehouse": "n,y"}, [0, 2], None, id="C9"),
        pytest.param({"workers": "5,3", "harbour": "H,-", "ships": "H:2"}, [15, 3], "H", id="C16"),
    ],
)
def test_the_worked_cases(given: dict[str, Any], points: list[int], leaves: str | None) -> None:
    """Points for everybody, and one ship at most leaves."""
    found = result(**given)
    assert points == found["points"]
    assert leaves == (found["leaves"] and found["leaves"]["harbour"])
    assert 8 == found["money"]


def test_the_cheapest_of_two_ships_leaves() -> None:
    """C2 with docks: the ship on 2 c goes, the other slides there."""
    found = result(workers="3", harbour="B", ships="B:WKW")
    assert {"harbour": "B", "dock": 1, "price": 2} == found["leaves"]
    assert "KW-" == found["docks"]["B"]


def test_other_harbours_keep_their_ships() -> None:
    """C8: D keeps both, where they lie."""
    found = result(workers="4,2", harbour="B,D", ships="B:W,D:KWW")
    assert ("---", "KWW") == (found["docks"]["B"], found["docks"]["D"])
    assert (2, None) == (found["next_ship"]["B"], found["next_ship"]["D"])


def test_dock_slide() -> None:
    """C11: white leaves 2 c, black and white slide, the next ship costs 4 c."""
    found = result(workers="2", harbour="B", ships="B:WKW")
    assert ("KW-", 4) == (found["docks"]["B"], found["next_ship"]["B"])


def test_equal_docks_are_a_choice() -> None:
    """Q8: ships on equally dear docks of two harbours: the active player chooses."""
    given = {"workers": "4,2", "harbour": "B,D", "ships": "B:W,D:W"}
    found = result(**given)
    assert (None, ["B", "D"]) == (found["leaves"], found["choice"])
    assert ("W--", "W--") == (found["docks"]["B"], found["docks"]["D"])
    chosen = result(**given, leaves="D")
    assert ("D", "---", "W--") == (
        chosen["leaves"]["harbour"],
        chosen["docks"]["D"],
        chosen["docks"]["B"],
    )
    assert "choice" not in chosen
    assert ["E_HARBOUR"] == codes(ask("coffee", kind="W", leaves="A", **given))


def test_docks_that_are_not_known() -> None:
    """Of ships that are only counted nobody can say which is the cheapest of two harbours."""
    assert ["B", "D"] == result(workers="4,2", harbour="B,D", ships="B:1,D:2")["choice"]
    alone = result(workers="4", harbour="B", ships="B:2")
    assert {"harbour": "B", "dock": None, "price": None} == alone["leaves"]
    assert 1 == alone["docks"]["B"]


@pytest.mark.parametrize(
    ("scores", "workers", "blocked", "expected"),
    [
        pytest.param("35,30", "6,0", None, (41, 20, [41, 30], True), id="C12"),
        pytest.param("34,30", "6,0", None, (41, 20, [40, 30], False), id="C13"),
        pytest.param("20,41", "6,0", "2", (41, 20, [20, 41], True), id="C14"),
        pytest.param("20,40", "6,0", "2", (41, 20, [20, 40], False), id="blocked, not there"),
    ],
)
def test_where_the_sack_lands_and_whether_it_ends(
    scores: str, workers: str, blocked: str | None, expected: tuple[int, int, list[int], bool]
) -> None:
    """The 20th sack lies on 41; a marker on it ends the game, points or not (Q6)."""
    given = {"blocked_by": blocked} if blocked else {}
    found = result(workers=workers, scores=scores, active="1", sacks_on_track="19", **given)
    keys = ("sack", "sacks_on_track", "scores", "over")
    assert expected == tuple(found[key] for key in keys)


def test_a_blocked_scoring() -> None:
    """C10: the money is paid, nothing is scored, no ship leaves, the sack is laid all the same."""
    answer = ask(
        "coffee", kind="W", workers="3,2", harbour="B,-", ships="B:W",
        active="1", blocked_by="2", sacks_on_track="10",
    )  # fmt: skip
    found = answer.result
    assert (True, 8, [0, 0], None) == (
        found["blocked"],
        found["money"],
        found["points"],
        found["leaves"],
    )
    assert ("W--", 50) == (found["docks"]["B"], found["sack"])
    words = " ".join(resolve(line) for line in answer.told)
    assert "Player 2 blocks with a white sack" in words
    assert "build 1 to 3 pieces from the same row" in words


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        pytest.param({"workers": "5,5"}, ["E_SUPPLY"], id="C15"),
        pytest.param({"workers": "1,1,1,1"}, ["E_SUPPLY"], id="four owners"),
        pytest.param({"workers": "1", "ships": "B:2,C:2"}, ["E_SUPPLY"], id="four ships"),
        pytest.param({"workers": "1", "ships": "B:KKNN"}, ["E_FULL"], id="four docks"),
        pytest.param({"workers": "1", "ships": "B:X"}, ["E_SYMBOL"], id="no ship"),
        pytest.param({"workers": "1", "ships": "E:1"}, ["E_HARBOUR"], id="ships nowhere"),
        pytest.param({"workers": "1", "harbour": "E"}, ["E_HARBOUR"], id="no harbour"),
        pytest.param({"workers": "1,1", "harbour": "H,B"}, ["E_HARBOUR"], id="both sides"),
        pytest.param({"workers": "1,1,1", "harbour": "H,-,-"}, ["E_PLAYERS"], id="three on two"),
        pytest.param({"workers": "1,1,1,0,0"}, ["E_PLAYERS"], id="five"),
        pytest.param({"workers": "1,-1"}, ["E_NEG"], id="below none"),
        pytest.param({"workers": "1,x"}, ["E_INT"], id="no number"),
        pytest.param({"workers": "1", "warehouse": "maybe"}, ["E_TYPE"], id="maybe"),
        pytest.param({"workers": "1,1", "warehouse": "y"}, ["E_LEN"], id="too few"),
        pytest.param({"workers": "1,1", "harbour": "B"}, ["E_LEN"], id="too few harbours"),
        pytest.param({"workers": "1", "active": "3"}, ["E_PLAYER"], id="nobody"),
        pytest.param({"workers": "1,0", "active": "1", "blocked_by": "1"}, ["E_BLOCK"], id="own"),
        pytest.param({"workers": "1", "track": "61"}, ["E_RANGE"], id="odd track"),
        pytest.param({"workers": "1", "track": "44"}, ["E_RANGE"], id="short track"),
        pytest.param({"workers": "1", "sacks_on_track": "35"}, ["E_SACKS"], id="no sack left"),
        pytest.param({"workers": "1", "sacks_on_track": "-1"}, ["E_SACKS"], id="below no sack"),
        pytest.param({"workers": "1,1", "scores": "4"}, ["E_LEN"], id="one score"),
        pytest.param({"workers": "1", "scores": "-4"}, ["E_NEG"], id="a negative score"),
        pytest.param({}, ["E_MISSING"], id="nothing"),
        pytest.param({"kind": "X", "workers": "1"}, ["E_CHOICE"], id="no coffee"),
        pytest.param({"workers": "1", "board": boards.WORKED}, ["E_BOTH"], id="both"),
    ],
)
def test_what_cannot_be(given: dict[str, Any], expected: list[str]) -> None:
    """Bad input has its code and no result."""
    assert expected == codes(ask("coffee", **{"kind": "W", **given}))


def test_after_the_end_nothing_is_scored() -> None:
    """Where the last sack was reached before, the rules say no."""
    answer = ask("coffee", kind="W", workers="1", scores="45", sacks_on_track="19")
    assert ["E_OVER"] == reasons(answer)


# From a typed board


def test_the_worked_board() -> None:
    """6.4: Béla gets 6 and the ship leaves, Anna 2 for want of two roads."""
    found = result(board=boards.WORKED)
    assert (["Anna", "Béla", "Cili"], [2, 6, 0]) == (found["players"], found["points"])
    assert {"harbour": "B", "dock": 1, "price": 2} == found["leaves"]
    assert "---" == found["docks"]["B"]


def test_the_path_of_each_warehouse_is_shown() -> None:
    """Béla's goes over four roads, Anna's lacks the spur and one of the trunk."""
    ways = {way["player"]: way for way in result(board=boards.WORKED)["ways"]}
    assert [[3, 6], [4, 6], [4, 7], [4, 8], [4, 9]] == ways["Béla"]["path"]
    assert (True, [], "B", "B2") == tuple(
        ways["Béla"][key] for key in ("connected", "missing", "harbour", "site")
    )
    assert [[[9, 6], [10, 6]], [[10, 6], [10, 7]]] == ways["Anna"]["missing"]
    words = [resolve(line) for line in ask("coffee", kind="W", board=boards.WORKED).told]
    assert "Béla: site B2 is connected to harbour B: (3,6) (4,6) (4,7) (4,8) (4,9)" in words
    assert any("Anna: site D2 lacks 2 of the 4 roads to harbour D" in line for line in words)


def test_the_board_of_two() -> None:
    """Four workers, two ships of the kind in the only harbour, a road from a corner of the site."""
    found = result(kind="K", board=boards.PAIR)
    assert [12, 0] == found["points"]
    assert {"harbour": "H", "dock": 1, "price": 2} == found["leaves"]
    assert "NK----" == found["docks"]["H"]
    assert [[4, 8], [5, 8], [5, 9]] == found["ways"][0]["path"]


def test_another_kind_of_the_same_board() -> None:
    """Brown has a worker and no warehouse: nothing is scored."""
    found = result(kind="N", board=boards.PAIR)
    assert ([0, 0], None) == (found["points"], found["leaves"])


def test_names_may_be_used_with_a_board() -> None:
    """Who takes the sack and who blocks, by name or number; the markers go on from there."""
    found = result(
        board=boards.WORKED, active="béla", blocked_by="1", sacks_on_track="19", scores="1,2,3"
    )
    assert (True, [1, 2, 3]) == (found["blocked"], found["scores"])
    assert ["E_PLAYER"] == codes(ask("coffee", kind="W", board=boards.WORKED, active="Zoé"))


def test_a_board_with_faults_is_refused() -> None:
    """All of its faults are told."""
    lines = boards.planted(boards.WORKED, c12_1="K1", c9_9="??")
    assert ["E_SYMBOL", "E_SITE"] == codes(ask("coffee", kind="W", board=lines))
