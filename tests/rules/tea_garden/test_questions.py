"""The questions of Tea Garden get their answers, a no with its reason, bad input with its faults."""

from typing import Any

import pytest

from printkit.rules.tea_garden import GAME
from tests.rules.tea_garden.asking import ask, codes, six, told

NAMES = ["cleanup", "market", "pay", "teapots", "sale", "build", "odds"]
STOCK = {"fresh": "q2:3 q4:1", "fermented": "q3:1"}


def test_the_questions_and_their_inputs() -> None:
    """Seven questions, under the agreed names."""
    assert NAMES == [helper.id for helper in GAME.helpers()]
    inputs = {helper.id: {entry.id for entry in helper.inputs} for helper in GAME.helpers()}
    assert {"fresh", "fermented", "gardens", "regions", "round"} == inputs["cleanup"]
    assert {"cards", "deck"} == inputs["market"]
    assert {"fresh", "fermented", "leaves", "quality", "brown", "exact"} <= inputs["pay"]
    assert {"need", "have", "scrolls"} <= inputs["teapots"]
    assert {"fresh", "fermented"} == inputs["sale"]
    assert {"gardens", "to", "pagoda", "taken"} == inputs["build"]
    assert {"deck", "wanted", "draw"} == inputs["odds"]


# Clean-up


@pytest.mark.parametrize(
    ("given", "fresh", "fermented"),
    [
        pytest.param(
            {"fresh": "q1:1 q3:2", "fermented": "q4:2 q6:1"},
            six(q1=1, q2=2),
            six(q5=2, q6=1),
            id="h1",
        ),
        pytest.param({"gardens": "2,3,4,5,6,6"}, six(q2=2, q3=2, q4=2, q5=2, q6=4), six(), id="h2"),
        pytest.param(
            {"fresh": "1,0,2,0,0,0", "fermented": "0 0 0 2 0 1", "gardens": "2,3,4,5,6,6"},
            six(q1=1, q2=4, q3=2, q4=2, q5=2, q6=4),
            six(q5=2, q6=1),
            id="h3",
        ),
        pytest.param({"fresh": "q1:2 q2:3"}, six(q1=5), six(), id="h4"),
        pytest.param({"fermented": "q5:1 q6:2"}, six(), six(q6=3), id="h5"),
        pytest.param({"fresh": "q6:4", "fermented": "q1:4"}, six(q5=4), six(q2=4), id="h6"),
        pytest.param(
            {"fresh": "q2:2", "gardens": "2", "round": 1}, six(q1=2, q2=2), six(), id="h7"
        ),
    ],
)
def test_cleanup(given: dict[str, Any], fresh: list[int], fermented: list[int]) -> None:
    """H1 to H7: ageing comes before the harvest."""
    answer = ask("cleanup", **given)
    assert answer.ok
    assert (fresh, fermented) == (answer.result["fresh"], answer.result["fermented"])
    assert sum(fresh) + sum(fermented) == answer.result["leaves"]
    assert f"{sum(fresh) + sum(fermented)} leaves in all." in told(answer)


def test_h8_there_is_no_cleanup_after_the_last_round() -> None:
    """The rules say no; round 4 is fine."""
    answer = ask("cleanup", fresh="q2:2", round=5)
    assert (False, {}) == (answer.ok, answer.result)
    assert ["E_NO_CLEANUP"] == [reason.code for reason in answer.reasons]
    assert ask("cleanup", fresh="q2:2", round=4).ok


def test_cleanup_with_the_numbers_of_regions() -> None:
    """Two gardens in region 5 (value 4) and one in region 12 (value 6)."""
    answer = ask("cleanup", fresh="0,0,0,0,0,0", regions="5,5,12")
    assert six(q4=4, q6=2) == answer.result["harvest"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, [("E_MISSING", "fresh")]),
        ({"fresh": "1,2"}, [("E_LEN", "fresh")]),
        ({"fresh": "1,2,x,0,0,0"}, [("E_INT", "fresh")]),
        ({"fresh": "0,0,-1,0,0,0"}, [("E_RANGE", "fresh")]),
        ({"fresh": "q7:1"}, [("E_RANGE", "fresh")]),
        ({"fresh": "q1:1 3"}, [("E_INT", "fresh")]),
        ({"gardens": "7"}, [("E_RANGE", "gardens")]),
        ({"gardens": "2,2,2,2,2,2,2,2"}, [("E_RANGE", "gardens")]),
        ({"regions": "17"}, [("E_RANGE", "regions")]),
        ({"regions": "3,3,3"}, [("E_FULL", "regions")]),
        ({"regions": "3", "gardens": "3"}, [("E_BOTH", "regions")]),
        ({"fresh": "q1:1", "round": 6}, [("E_RANGE", "round")]),
        (
            {"fresh": "1", "fermented": "q0:1", "gardens": "0"},
            [("E_LEN", "fresh"), ("E_RANGE", "fermented"), ("E_RANGE", "gardens")],
        ),
    ],
)
def test_bad_input_of_cleanup(given: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    """Everything wrong is told at once."""
    assert expected == codes(ask("cleanup", **given))


def test_the_basket_or_region_at_fault_is_named() -> None:
    """What is wrong stands in the message."""
    (basket,) = ask("cleanup", fresh="0,0,-1,0,0,0").errors
    assert "basket 3" in basket.message
    (region,) = ask("cleanup", regions="3,3,3").errors
    assert "region 3" in region.message


# Market


def test_market() -> None:
    """The first card goes, the others move up, the next one comes in."""
    answer = ask("market", cards="a,b,c,d,e,f", deck="g,h")
    assert (["b", "c", "d", "e", "f", "g"], ["h"], "a") == (
        answer.result["cards"],
        answer.result["deck"],
        answer.result["removed"],
    )


def test_market_without_a_deck() -> None:
    """The last space stays empty; an empty space moves on like a card."""
    answer = ask("market", cards="a,-,c,d,e,f")
    assert ["-", "c", "d", "e", "f"] == answer.result["cards"]
    assert "stays empty" in told(answer)
    assert ask("market", cards="-,b").result["removed"] is None


def test_market_tells_what_a_card_is() -> None:
    """A card that printkit knows is told in words."""
    answer = ask("market", cards="a101,b", deck="{x}")
    assert "A101 (level I, strength 2, river, red teapot)" in told(answer)


def test_market_has_six_spaces() -> None:
    """Seven cards are too many."""
    assert [("E_LEN", "cards")] == codes(ask("market", cards="a,b,c,d,e,f,g"))


# Leaves that pay


@pytest.mark.parametrize(
    ("stock", "cost", "fresh", "fermented"),
    [
        pytest.param(STOCK, {"leaves": 3, "quality": 2}, six(q2=3), six(), id="p1"),
        pytest.param(STOCK, {"leaves": 2, "quality": 3, "brown": 1}, six(q4=1), six(q3=1), id="p2"),
        pytest.param({"fermented": "q6:2"}, {"leaves": 2, "quality": 6}, six(), six(q6=2), id="p5"),
        pytest.param(
            {"fresh": "q3:1", "fermented": "q2:1 q5:2"},
            {"leaves": 3, "quality": 2, "brown": 1},
            six(q3=1),
            six(q2=1, q5=1),
            id="brown first, the lowest first",
        ),
    ],
)
def test_pay(
    stock: dict[str, Any], cost: dict[str, Any], fresh: list[int], fermented: list[int]
) -> None:
    """P1, P2, P5: what is paid, the cheapest first."""
    answer = ask("pay", **stock, **cost)
    assert answer.ok
    assert (fresh, fermented, 0) == (
        answer.result["fresh"],
        answer.result["fermented"],
        answer.result["missing"],
    )


def test_p3_one_leaf_is_missing() -> None:
    """The rules say no, with how many are missing."""
    answer = ask("pay", **STOCK, leaves=2, quality=4)
    assert (False, 1, 0) == (answer.ok, answer.result["missing"], answer.result["missing_brown"])
    assert ["E_LEAVES"] == [reason.code for reason in answer.reasons]


def test_p4_green_never_replaces_brown() -> None:
    """Four fresh leaves do not pay one fermented one, and the reason says why."""
    answer = ask("pay", fresh="q5:4", leaves=1, quality=1, brown=1)
    assert (False, 1, 1) == (answer.ok, answer.result["missing"], answer.result["missing_brown"])
    assert "green never stands in for brown" in answer.reasons[0].message


def test_pay_exactly_that_quality() -> None:
    """With the switch a better leaf does not pay."""
    assert ask("pay", fresh="q4:1", leaves=1, quality=3).ok
    assert not ask("pay", fresh="q4:1", leaves=1, quality=3, exact=True).ok


def test_pay_the_price_of_a_card() -> None:
    """A102 costs two leaves of quality 2."""
    answer = ask("pay", fresh="q2:1 q3:1 q4:1", card="a102")
    assert six(q2=1, q3=1) == answer.result["fresh"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, [("E_MISSING", "leaves"), ("E_MISSING", "quality")]),
        ({"leaves": 0, "quality": 7}, [("E_RANGE", "leaves"), ("E_RANGE", "quality")]),
        ({"leaves": 2, "quality": 2, "brown": 3}, [("E_RANGE", "brown")]),
        ({"leaves": 2, "quality": 2, "fresh": "q1"}, [("E_INT", "fresh")]),
        ({"card": "A10"}, [("E_CHOICE", "card")]),
        ({"card": "A100", "leaves": 1}, [("E_BOTH", "card")]),
    ],
)
def test_bad_input_of_pay(given: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    """A price is typed, or taken from a card that exists."""
    assert expected[0] in codes(ask("pay", **given))
    assert {code for code, _ in expected} <= {code for code, _ in codes(ask("pay", **given))}


# Teapots


@pytest.mark.parametrize(
    ("need", "have", "scrolls", "used"),
    [
        ("B,B,any", "B,G", 1, 1),
        ("any,any", "G", 1, 1),
        ("blue blue", "BB", 0, 0),
        ("BBA", "B,A,G", 0, 0),
        ("red", "any", 2, 0),
        ("any", "", 1, 1),
    ],
)
def test_teapots_that_do(need: str, have: str, scrolls: int, used: int) -> None:
    """Coloured ones first, then those of any colour, then scrolls."""
    answer = ask("teapots", need=need, have=have, scrolls=scrolls)
    assert (True, used) == (answer.ok, answer.result["scrolls"])


@pytest.mark.parametrize(
    ("need", "have", "missing"), [("R", "", 1), ("G,R", "G,G", 1), ("B,B,any", "G", 2)]
)
def test_teapots_that_do_not(need: str, have: str, missing: int) -> None:
    """A spare green one is no red one; how many are missing is told."""
    answer = ask("teapots", need=need, have=have)
    assert (False, missing) == (answer.ok, answer.result["missing"])
    assert ["E_TEAPOTS"] == [reason.code for reason in answer.reasons]


def test_teapots_of_a_card() -> None:
    """A500 needs two green ones and one of any colour."""
    assert ask("teapots", card="A500", have="green,green,red").ok
    assert 1 == ask("teapots", card="A500", have="G,R").result["missing"]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, [("E_MISSING", "need")]),
        ({"need": "bleu"}, [("E_CHOICE", "need")]),
        ({"need": "X", "have": "Y"}, [("E_CHOICE", "need"), ("E_CHOICE", "have")]),
        ({"need": "R", "scrolls": -1}, [("E_RANGE", "scrolls")]),
        ({"need": "R", "card": "A100"}, [("E_BOTH", "card")]),
    ],
)
def test_bad_input_of_teapots(given: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    """Colours that do not exist are named."""
    assert expected == codes(ask("teapots", **given))


# Sale


@pytest.mark.parametrize(
    ("fresh", "fermented", "points"), [(4, 2, 8), (0, 6, 12), (6, 0, 6), (0, 0, 0)]
)
def test_sale(fresh: int, fermented: int, points: int) -> None:
    """One point and two points, six leaves at most."""
    assert points == ask("sale", fresh=fresh, fermented=fermented).result["points"]


def test_sale_of_too_many() -> None:
    """Seven leaves are a no of the rules; fewer than none is bad input."""
    answer = ask("sale", fresh=5, fermented=2)
    assert not answer.ok
    assert ["E_MAX6"] == [reason.code for reason in answer.reasons]
    assert [("E_RANGE", "fresh")] == codes(ask("sale", fresh=-1))
    assert [("E_MISSING", "fresh")] == codes(ask("sale"))
    assert 4 == ask("sale", fermented=2).result["points"]
