"""The questions of Darjeeling: every case of sections 6.1 to 6.6, and bad input."""

from typing import Any

import pytest

from printkit.base.i18n import resolve
from tests.rules.darjeeling.asking import HELPERS, ask, refused, result, wrong


def test_ids_of_the_questions() -> None:
    """The questions have the agreed names, in the order of the turn."""
    due = ["income", "move", "ship", "best", "demand", "load", "harbour", "end"]
    assert due == list(HELPERS)


# Income, 6.1


@pytest.mark.parametrize(
    ("case", "strip", "crates", "points"),
    [
        ("I1", "3,2,1", "3,0,1", 10),
        ("I2", "3,3,2,1", "0,1,0,2", 5),
        ("I3", "3,2,1", "0,0,0", 0),
        ("I4", "3,3,3,2,2,1,1", "4,0,0,2,0,1,0", 17),
        ("I5", "3,3,2,2,1,1", "5,5,0,0,0,0", 30),
        ("I6", "3,3,3,2,2,1,1", "0,0,1,0,0,0,0", 3),
        ("I9", "3,3,2,1", "4,0,3,2", 20),
    ],
)
def test_income(case: str, strip: str, crates: str, points: int) -> None:
    """Own crates times the multiplier, ship by ship."""
    found = result("income", strip=strip, crates=crates)
    assert points == found["points"], case
    assert points == sum(found["ships"])
    players = {3: 2, 4: 3, 6: 4, 7: 5}[len(found["ships"])]
    assert found == result("income", players=players, crates=crates)


@pytest.mark.parametrize(
    ("case", "given", "code"),
    [
        ("I7", {"strip": "3,2,1", "crates": "6,5,0"}, "E_CRATES"),
        ("I8", {"strip": "3,2,1", "crates": "1,1"}, "E_LEN"),
        ("negative", {"strip": "3,2,1", "crates": "1,-1,0"}, "E_NEG"),
        ("words", {"strip": "3,2,1", "crates": "1,x,0"}, "E_INT"),
        ("no strip", {"crates": "1,1,0"}, "E_MISSING"),
        ("players", {"players": 6, "crates": "1,1,0"}, "E_PLAYERS"),
        ("long strip", {"strip": "3,3,3,3,2,2,1,1", "crates": "1"}, "E_LEN"),
        ("rising strip", {"strip": "3,1,2", "crates": "1,1,1"}, "E_ORDER"),
        ("ten", {"strip": "10,1,1", "crates": "1,1,1"}, "E_RANGE"),
    ],
)
def test_income_refuses(case: str, given: dict[str, Any], code: str) -> None:
    """Crates and strips that cannot be are refused with a code and a hint."""
    assert [code] == wrong("income", **given), case


# Move, 6.2


@pytest.mark.parametrize(
    ("case", "given", "cost"),
    [
        ("M1", {"turn": "0"}, 0),
        ("M2", {"turn": "90"}, 0),
        ("M3", {"turn": "180"}, 2),
        ("M4", {"turn": "0", "tiles": 2, "cities": 1}, 4),
        ("M5", {"turn": "0", "tiles": 1, "collectors": 2}, 5),
        ("M6", {"turn": "180", "tiles": 3, "cities": 1, "collectors": 1}, 9),
        ("M8", {"map": "india", "from": "5,1", "facing": "E", "to": "5,4"}, 2),
        ("M9", {"map": "india", "from": "4,2", "facing": "E", "to": "4,6"}, 4),
        ("M10", {"map": "india", "from": "4,2", "facing": "E", "to": "4,6", "others": "4,5"}, 5),
        (
            "M10, round",
            {"map": "india", "from": "4,2", "facing": "W", "to": "4,6", "others": "4,5"},
            7,
        ),
        (
            "M10, aside",
            {"map": "india", "from": "4,2", "facing": "N", "to": "4,6", "others": "4,5"},
            5,
        ),
        (
            "M11, free",
            {"map": "india", "from": "3,5", "facing": "E", "to": "3,9", "gaps": "free"},
            1,
        ),
        ("empty", {"map": "india", "from": "5,1", "facing": "E", "to": "5,4", "empty": "5,2"}, 1),
    ],
)
def test_cost_of_a_move(case: str, given: dict[str, Any], cost: int) -> None:
    """Tiles cost 1, cities and collectors 2, a half turn 2; gaps and emptied cells nothing."""
    assert cost == result("move", **given)["cost"], case


def test_m7_score_below_zero() -> None:
    """A move may lead below zero."""
    assert -3 == result("move", tiles=4, before=1)["after"]


M11 = {"map": "india", "from": "3,5", "facing": "E"}


@pytest.mark.parametrize(
    ("case", "given", "code"),
    [
        ("M11", {**M11, "to": "3,9"}, "E_GAP"),
        ("M12, city", {"map": "india", "from": "4,2", "facing": "E", "to": "4,4"}, "E_CITY"),
        ("M12, collector", {**M11, "to": "3,6", "others": "3,6"}, "E_TAKEN"),
        ("M12, none", {**M11, "to": "3,5"}, "E_NO_MOVE"),
        ("aside", {**M11, "to": "4,6"}, "E_LINE"),
        ("outside", {**M11, "to": "3,1"}, "E_OUTSIDE"),
        ("off the map", {**M11, "to": "30,1"}, "E_OUTSIDE"),
        ("empty", {**M11, "to": "3,6", "empty": "3,6"}, "E_NO_TILE"),
    ],
)
def test_illegal_moves(case: str, given: dict[str, Any], code: str) -> None:
    """The rules say no, with the reason."""
    assert [code] == refused("move", **given), case


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"tiles": -1}, "E_NEG"),
        ({"from": "3,5"}, "E_MISSING"),
        ({"map": "india", "to": "3,5"}, "E_MISSING"),
        ({**M11, "to": "east"}, "E_TYPE"),
        ({**M11, "from": "4,4", "to": "3,5"}, "E_PLACE"),
        ({**M11, "to": "3,6", "others": "3,5"}, "E_PLACE"),
        ({**M11, "to": "3,6", "tiles": 1}, "E_BOTH"),
        ({**M11, "to": "3,6", "turn": "180"}, "E_TURN"),
        ({**M11, "map": ("##", "##"), "to": "3,6"}, "E_CITIES"),
    ],
)
def test_move_refuses(given: dict[str, Any], code: str) -> None:
    """Input that cannot be is refused."""
    assert code in wrong("move", **given)


def test_all_moves() -> None:
    """Without a target every reachable cell is listed, the cheapest first."""
    moves = result("move", **{"map": "sri-lanka", "from": "1,2", "facing": "S"})["moves"]
    costs = {tuple(move["to"]): move["cost"] for move in moves}
    down = {(row, 2): row - 2 for row in range(2, 9)}
    assert {**down, (1, 3): 0} == costs
    assert sorted(costs.values()) == [move["cost"] for move in moves]
    assert [tuple(move["to"]) for move in moves if move["near_city"]] == [
        (3, 2),
        (4, 2),
        (5, 2),
        (6, 2),
        (7, 2),
        (8, 2),
    ]


@pytest.mark.parametrize(
    ("facing", "turns"),
    [
        ("N", "N0 E90 S180 W90"),
        ("E", "N90 E0 S90 W180"),
        ("S", "N180 E90 S0 W90"),
        ("W", "N90 E180 S90 W0"),
    ],
)
def test_how_far_a_collector_turns(facing: str, turns: str) -> None:
    """Straight on and a quarter turn are free, a half turn costs two points."""
    cells = {"N": "5,3", "E": "6,4", "S": "7,3", "W": "6,2"}
    for way in turns.split():
        found = result(
            "move", **{"map": "india", "from": "6,3", "facing": facing, "to": cells[way[0]]}
        )
        assert (int(way[1:]), way[0]) == (found["turn"], found["facing"])
        assert (2 if way[1:] == "180" else 0) == found["cost"]


def test_a_move_in_words() -> None:
    """What is passed, whether a half turn is in it, and both scores are told."""
    told = ask("move", turn="180", tiles=3, cities=1, collectors=1, before=-3).told
    assert [
        "A half turn; passed: tiles 3, cities 1, collectors 1. Cost: 9.",
        "Score: −3 before, −12 after.",
    ] == [resolve(words) for words in told]
    assert resolve(ask("move", tiles=1).told[0]).startswith("No half turn; passed: tiles 1,")


def test_maps_that_are_known_by_name() -> None:
    """The three maps need no file; auto is no map to move on."""
    (known,) = (one.choices for one in HELPERS["move"].inputs if one.id == "map")
    assert ("india", "sri-lanka", "china") == known


def test_stuck_collector() -> None:
    """Where no tile can be reached there is no move; phase 2 is skipped."""
    lines = ("#C", "##")
    given = {"map": lines, "from": "1,1", "facing": "E", "others": "2,1", "empty": "2,2"}
    assert [] == result("move", **given)["moves"]
