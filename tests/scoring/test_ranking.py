"""Ranks, winners, tie-breaks in either direction, and the sentence for the table."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import DataError
from printkit.model.formula import entered
from printkit.model.game import Game
from printkit.model.scoresheet import Input, Row, ScoreSheet, TieBreak
from printkit.model.text import text
from printkit.scoring.answers import read_answers
from printkit.scoring.ranking import Standing, decide, listed, points
from printkit.scoring.totals import Result, result_json, tally

MakeGame = Callable[..., Game]
STORY = text("{winner} beats {loser} at {total}: {best} coins against {other}.")


def tie(name: str, direction: Any = "high", *, ask: bool = False) -> TieBreak:
    """Return a tie-break by an input."""
    return TieBreak(name, text(name), entered(name), STORY, direction, ask=ask)


def sheet(*ties: TieBreak, direction: Any = "high") -> ScoreSheet:
    """Return a sheet with a score and tie-breaks."""
    return ScoreSheet(
        inputs=(
            Input("score", text("score")),
            *(Input(one.id, text(one.id), optional=True) for one in ties),
        ),
        rows=(Row("score", text("score"), entered("score"), "1"),),
        tie_breaks=ties,
        direction=direction,
    )


def play(game: Game, *cells: dict[str, int], **more: Any) -> Result:
    """Return the result of players A, B, ..."""
    players = [{"name": "ABCD"[k], **one} for k, one in enumerate(cells)]
    return tally(game, read_answers(game, {"players": players, **more}))


def ranks(result: Result) -> list[int | None]:
    """Return the ranks in the order of the seats."""
    return [player.rank for player in result.players]


def test_br_101_equal_points_share_a_place(make_game: MakeGame) -> None:
    """40, 40, 35 with nothing left are places 1, 1, 3, and both are winners everywhere."""
    result = play(make_game(sheet()), {"score": 40}, {"score": 40}, {"score": 35})
    assert [1, 1, 3] == ranks(result)
    assert [True, True, False] == [player["winner"] for player in result_json(result)["players"]]
    assert ["A", "B"] == result_json(result)["winners"]
    assert ("shared", "A and B share the victory with 40 points each.") == (
        result.decided_by,
        result.story,
    )


def test_br_102_the_second_criterion_decides_and_is_named(make_game: MakeGame) -> None:
    """40 and 40, coins 2 and 5: the second player wins by coins."""
    game = make_game(sheet(tie("coins")))
    result = play(game, {"score": 40, "coins": 2}, {"score": 40, "coins": 5})
    assert [2, 1] == ranks(result)
    assert "coins" == result.decided_by
    assert "B beats A at 40 points: 5 coins against 2." == result.story
    assert [2, 5] == [player["coins"] for player in result_json(result)["players"]]


def test_br_103_few_points_may_win(make_game: MakeGame) -> None:
    """Direction low: 10, 30, 20 are places 1, 3, 2, and the sentence says so."""
    game = make_game(sheet(direction="low"))
    result = play(game, {"score": 10}, {"score": 30}, {"score": 20})
    assert [1, 3, 2] == ranks(result)
    assert ("A",) == result.winners
    assert "A wins with 10 points, ahead of C with 20; the fewest points win." == result.story


def test_br_103_a_tie_break_may_run_the_other_way(make_game: MakeGame) -> None:
    """Few points win, many coins break the tie, and the reverse."""
    few = play(
        make_game(sheet(tie("coins"), direction="low")),
        {"score": 10, "coins": 1},
        {"score": 10, "coins": 4},
    )
    many = play(
        make_game(sheet(tie("coins", "low"))),
        {"score": 10, "coins": 1},
        {"score": 10, "coins": 4},
    )
    assert ([2, 1], [1, 2]) == (ranks(few), ranks(many))
    assert "A beats B at 10 points: 1 coins against 4." == many.story


@pytest.mark.parametrize("direction", ["high", "low"])
@pytest.mark.parametrize("coins", [-7, 0, 7])
def test_what_is_absent_ranks_behind_any_number(
    make_game: MakeGame, direction: str, coins: int
) -> None:
    """In either direction, and even behind a negative number."""
    game = make_game(sheet(tie("coins", direction)))
    result = play(game, {"score": 1}, {"score": 1, "coins": coins}, {"score": 1})
    assert [2, 1, 2] == ranks(result)
    assert "coins" == result.decided_by
    assert "against none" in result.story


def test_tie_breaks_are_tried_in_order(make_game: MakeGame) -> None:
    """The first puts out one, the second decides; the story is that of the second."""
    game = make_game(sheet(tie("leaves"), tie("fermented")))
    result = play(
        game,
        {"score": 88, "leaves": 7, "fermented": 3},
        {"score": 88, "leaves": 7, "fermented": 1},
        {"score": 88, "leaves": 6, "fermented": 9},
        {"score": 87, "leaves": 9, "fermented": 9},
    )
    assert [1, 2, 3, 4] == ranks(result)
    assert ("fermented", "A beats B at 88 points: 3 coins against 1.") == (
        result.decided_by,
        result.story,
    )


def test_a_tie_behind_the_winner_is_broken_too(make_game: MakeGame) -> None:
    """The total decides the game; the tie-break still orders the others."""
    game = make_game(sheet(tie("coins")))
    result = play(
        game, {"score": 30}, {"score": 44, "coins": 7}, {"score": 44, "coins": 8}, {"score": 50}
    )
    assert [4, 3, 2, 1] == ranks(result)
    assert "total" == result.decided_by
    assert "D wins with 50 points, ahead of B and C with 44." == result.story


def test_a_shared_victory_names_what_was_equal(make_game: MakeGame) -> None:
    """Equal in the tie-break too, with its value."""
    game = make_game(sheet(tie("coins"), tie("ships")))
    result = play(game, {"score": 1, "coins": 5}, {"score": 1, "coins": 5}, {"score": 1})
    assert [1, 1, 3] == ranks(result)
    assert "A and B share the victory: 1 point each, and equal in coins 5." == result.story


def test_what_must_decide_and_is_absent_is_asked_for(make_game: MakeGame) -> None:
    """Players who are level need the tie-break; others do not."""
    game = make_game(sheet(tie("leaves", ask=True), tie("fermented", ask=True)))
    cells: list[dict[str, int]] = [
        {"score": 88, "leaves": 7},
        {"score": 88, "leaves": 7, "fermented": 1},
        {"score": 88},
        {"score": 10},
    ]
    with pytest.raises(DataError) as refused:
        play(game, *cells)
    assert [("E_MISSING", "players[2].leaves"), ("E_MISSING", "players[0].fermented")] == [
        (fault.code, fault.where) for fault in refused.value.faults
    ]
    cells[0]["fermented"], cells[2]["leaves"] = 2, 3
    assert [1, 2, 3, 4] == ranks(play(game, *cells))


def test_the_sentence_of_a_game_that_goes_on(make_game: MakeGame) -> None:
    """Nobody has won yet."""
    game = make_game(sheet())
    leader = play(game, {"score": 3}, {"score": 1}, unfinished=True)
    level = play(game, {"score": 3}, {"score": 3}, unfinished=True)
    assert "So far: A leads with 3 points, ahead of B with 1." == leader.story
    assert "So far: A and B share the lead with 3 points each." == level.story


def test_a_game_for_one(make_game: MakeGame) -> None:
    """Alone there is nobody to be ahead of."""
    result = play(make_game(sheet(), players=(1,)), {"score": -1})
    assert ([1], "A has −1 point.") == (ranks(result), result.story)


@given(
    st.lists(st.tuples(st.integers(-3, 3), st.none() | st.integers(-2, 2)), min_size=2, max_size=6),
    st.sampled_from(["high", "low"]),
    st.sampled_from(["high", "low"]),
)
def test_ranks_are_those_of_a_slow_count(
    found: list[tuple[int, int | None]], direction: str, tie_direction: str
) -> None:
    """A rank is one more than the number of players who are strictly better."""

    def better(one: tuple[int, int | None], other: tuple[int, int | None]) -> bool:
        if one[0] != other[0]:
            return (one[0] > other[0]) == (direction == "high")
        if one[1] is None or other[1] is None:
            return one[1] is not None and other[1] is None
        return one[1] != other[1] and (one[1] > other[1]) == (tie_direction == "high")

    players = [Standing(f"P{k}", total, {"coins": value}) for k, (total, value) in enumerate(found)]
    rules = sheet(tie("coins", tie_direction), direction=direction)
    verdict = decide(rules, players, unfinished=False)
    slow = tuple(1 + sum(better(other, one) for other in found) for one in found)
    assert slow == verdict.ranks
    assert (verdict.decided_by == "shared") == (slow.count(1) > 1)


@pytest.mark.parametrize(
    ("number", "words"), [(1, "1 point"), (-1, "−1 point"), (0, "0 points"), (-3, "−3 points")]
)
def test_points_in_words(number: int, words: str) -> None:
    """One point is one point, and a minus is a real minus."""
    assert words == points(number)


def test_lists_in_words() -> None:
    """Commas, and "and" before the last."""
    assert ["", "A", "A and B", "A, B and C"] == [listed("ABC"[:k]) for k in range(4)]
