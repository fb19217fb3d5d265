"""How far a garden may be built, and the odds of a draw: questions of Tea Garden."""

from typing import Any

import pytest

from tests.rules.tea_garden.asking import ask, codes, told

# Build


@pytest.mark.parametrize(
    ("gardens", "to", "strength", "path"),
    [
        ("1", 6, 3, [1, 6]),
        ("1", 4, 5, [1, 2, 4]),
        ("1", 12, 9, [1, 6, 9, 10, 12]),
        ("1,5", 13, 3, [5, 13]),
        ("1,5", 5, 3, [5]),
        ("1,14", 12, 3, [14, 12]),
    ],
)
def test_build(gardens: str, to: int, strength: int, path: list[int]) -> None:
    """The strength of the pagoda and two for each region skipped; the river is a border."""
    answer = ask("build", gardens=gardens, to=to, pagoda=3)
    assert (True, strength, path) == (answer.ok, answer.result["strength"], answer.result["path"])
    assert " → ".join(map(str, path)) in told(answer) or path == [to]


def test_build_in_a_full_region() -> None:
    """Two spaces, two taken: the rules say no."""
    answer = ask("build", gardens="1", to=3, pagoda=4, taken=2)
    assert not answer.ok
    assert ["E_FULL"] == [reason.code for reason in answer.reasons]
    assert ask("build", gardens="1", to=3, pagoda=4, taken=1).ok


@pytest.mark.parametrize(("taken", "points"), [(0, 4), (1, 2), (2, 0)])
def test_points_of_the_first_two_builders(taken: int, points: int) -> None:
    """Region 11: four points, then two, then none; unknown where nobody says what is taken."""
    answer = ask("build", gardens="10", to=11, pagoda=3, taken=taken)
    assert points == answer.result["points"]
    assert "points" not in ask("build", gardens="10", to=11, pagoda=3).result


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"gardens": "1", "to": 17, "pagoda": 3}, [("E_RANGE", "to")]),
        ({"gardens": "0", "to": 2, "pagoda": 3}, [("E_RANGE", "gardens")]),
        ({"gardens": "", "to": 2, "pagoda": 3}, [("E_MISSING", "gardens")]),
        ({"gardens": "1", "to": 2, "pagoda": 7}, [("E_RANGE", "pagoda")]),
        ({"gardens": "1", "to": 2, "pagoda": 3, "taken": 4}, [("E_RANGE", "taken")]),
        ({"gardens": "2", "to": 2, "pagoda": 3, "taken": 0}, [("E_RANGE", "taken")]),
    ],
)
def test_bad_input_of_build(given: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    """Regions and pagodas that do not exist, more taken than there are spaces."""
    assert expected == codes(ask("build", **given))


# Odds


@pytest.mark.parametrize(
    ("deck", "wanted", "draw", "chance"),
    [(11, 1, 4, 0.3636), (11, 3, 4, 0.7879), (5, 0, 4, 0.0), (4, 1, 4, 1.0), (10, 2, 1, 0.2)],
)
def test_odds(deck: int, wanted: int, draw: int, chance: float) -> None:
    """At least one of the wanted cards."""
    assert chance == ask("odds", deck=deck, wanted=wanted, draw=draw).result["chance"]


def test_four_cards_are_drawn_where_nothing_is_said() -> None:
    """The hand of a clean-up, with the fraction in words."""
    assert "1 − 70/330 = 78.8 %" in told(ask("odds", deck=11, wanted=3))


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"deck": 0, "wanted": 1}, [("E_RANGE", "deck")]),
        ({"deck": 5, "wanted": 6}, [("E_RANGE", "wanted")]),
        ({"deck": 3, "wanted": 1}, [("E_RANGE", "draw")]),
    ],
)
def test_bad_input_of_odds(given: dict[str, Any], expected: list[tuple[str, str]]) -> None:
    """No more is wanted or drawn than the deck holds."""
    assert expected == codes(ask("odds", **given))
