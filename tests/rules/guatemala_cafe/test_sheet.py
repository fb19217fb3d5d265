"""The end of a game of Guatemala Café: the worked cases of the tally and everything it refuses."""

from collections.abc import Mapping
from typing import Any

import pytest

from printkit.base.errors import DataError
from printkit.rules.guatemala_cafe import GAME
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import Result, preview, result_json, tally


def cafe(*cells: tuple[int, int], k: int | None = None, **more: Any) -> dict[str, Any]:
    """Return raw answers of players A, B, ...: score and money, and the sacks on the track."""
    players = [
        {"name": "ABCDE"[seat], "score": points, "money": money}
        for seat, (points, money) in enumerate(cells)
    ]
    return {"players": players, "table": {} if k is None else {"sacks_on_track": k}} | more


def score(raw: Mapping[str, Any]) -> Result:
    """Return the result of raw answers."""
    return tally(GAME, read_answers(GAME, raw))


def faults(raw: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return code and place of every fault."""
    with pytest.raises(DataError) as caught:
        score(raw)
    return [(fault.code, fault.where) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("raw", "ranks", "decided_by"),
    [
        pytest.param(cafe((45, 6), (41, 12), k=16), [1, 2], "total", id="F1"),
        pytest.param(cafe((44, 3), (44, 9), k=18), [2, 1], "money", id="F2"),
        pytest.param(cafe((44, 5), (44, 5), (30, 20), k=17), [1, 1, 3], "shared", id="F3"),
        pytest.param(cafe((63, 0), (50, 30), k=11), [1, 2], "total", id="F4"),
        pytest.param(cafe((41, 0), (39, 0), k=20), [1, 2], "total", id="F6"),
        pytest.param(cafe((30, 50), (44, 7), (44, 8), k=18), [3, 2, 1], "money", id="F8"),
        pytest.param(cafe((0, 0), (52, 0), k=9), [2, 1], "total", id="F9"),
        pytest.param(cafe((48, 70), (40, 70)), [1, 2], "total", id="F12"),
        pytest.param(
            cafe((44, 2), (44, 2), (44, 2), (44, 1), k=17), [1, 1, 1, 4], "shared", id="F13"
        ),
    ],
)
def test_br_101_br_102_who_wins(raw: Mapping[str, Any], ranks: list[int], decided_by: str) -> None:
    """Furthest on the track, then money, then a shared victory."""
    result = score(raw)
    assert (ranks, decided_by) == ([one.rank for one in result.players], result.decided_by)
    assert [cell["score"] for cell in raw["players"]] == [one.total for one in result.players]


@pytest.mark.parametrize(
    ("raw", "last", "reached"),
    [
        pytest.param(cafe((45, 6), (41, 12), k=16), 45, [True, False], id="F1"),
        pytest.param(cafe((44, 3), (44, 9), k=18), 43, [True, True], id="F2"),
        pytest.param(cafe((63, 0), (50, 30), k=11), 50, [True, True], id="F4"),
        pytest.param(cafe((41, 0), (39, 0), k=20), 41, [True, False], id="F6"),
    ],
)
def test_who_has_reached_the_last_sack(
    raw: Mapping[str, Any], last: int, reached: list[bool]
) -> None:
    """The last sack lies on 61 less the sacks; exactly on it is reached."""
    found = result_json(score(raw))
    assert last == found["table"]["last_sack"]["value"]
    assert reached == [player["reached_last_sack"] for player in found["players"]]


def test_without_sacks_nobody_knows_who_reached_the_last_one() -> None:
    """The sacks may be put away already: no last sack, and null for each player."""
    found = result_json(score(cafe((45, 6), (41, 12))))
    assert "last_sack" not in found["table"]
    assert [None, None] == [player["reached_last_sack"] for player in found["players"]]


def test_the_story_names_others_who_reached_it() -> None:
    """F4: B stands on the last sack too."""
    assert (
        "B has reached the last sack as well, with 50 points."
        in score(cafe((63, 0), (50, 30), k=11)).story
    )


def test_the_story_of_a_tie() -> None:
    """F2: money decided, and how much it was."""
    story = score(cafe((44, 3), (44, 9), k=18)).story
    assert story.startswith("B wins the tie with A at 44 points")
    assert "9 against 3" in story


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        pytest.param(cafe((40, 0), (39, 0), k=20), [("W_UNFINISHED", "")], id="F5"),
        pytest.param(cafe((-1, 0), (45, 0)), [("E_NEG", "players[0].score")], id="F7"),
        pytest.param(cafe((96, 0), (20, 0)), [("E_SCORE_HIGH", "players[0].score")], id="F10"),
        pytest.param(cafe((45, 0), (1, 0), k=36), [("E_SACKS", "table.sacks_on_track")], id="F11"),
        pytest.param(cafe((45, 0), (1, 0), k=0), [("E_SACKS", "table.sacks_on_track")], id="k=0"),
        pytest.param(
            cafe((78, 0), (20, 0), k=20), [("E_SCORE_HIGH", "players[0].score")], id="high with k"
        ),
        pytest.param(cafe((45, -2), (1, 0)), [("E_NEG", "players[0].money")], id="debts"),
        pytest.param(cafe((45, 0)), [("E_PLAYERS", "players")], id="one"),
        pytest.param(cafe(*[(45, 0)] * 5), [("E_PLAYERS", "players")], id="five"),
        pytest.param(
            {"players": [{"name": "A", "score": "x", "money": 1}, {"name": "B", "score": 4}]},
            [("E_INT", "players[0].score"), ("E_MISSING", "players[1].money")],
            id="no number, no money",
        ),
    ],
)
def test_what_cannot_be(raw: Mapping[str, Any], expected: list[tuple[str, str]]) -> None:
    """Codes of the table of 5."""
    assert expected == faults(raw)


@pytest.mark.parametrize(("score_", "k"), [(95, None), (95, 1), (77, 20), (96, 2)])
def test_the_highest_score_that_can_be(score_: int, k: int | None) -> None:
    """One scoring of 36 beyond the last space where the game still goes on."""
    raw = cafe((score_, 0), (1, 0), k=k)
    if score_ == 96:
        assert [("E_SCORE_HIGH", "players[0].score")] == faults(raw)
    else:
        assert ("A",) == score(raw).winners


def test_an_unfinished_game_is_told_when_allowed() -> None:
    """F5 with the flag: standings so far, and the warning stays."""
    result = score(cafe((40, 0), (39, 0), k=20, unfinished=True))
    assert ["W_UNFINISHED"] == [fault.code for fault in result.warnings]
    assert result.unfinished
    assert result.story == "So far: A leads with 40 points, ahead of B with 39."


def test_too_much_money_is_only_told() -> None:
    """F12: 140 of 135 centavos; the bank has no limit."""
    (warning,) = score(cafe((48, 70), (40, 70))).warnings
    assert ("W_MONEY", True) == (warning.code, "140" in warning.message)


@pytest.mark.parametrize(
    ("track", "players", "nearest"),
    [
        (61, 3, "60 or 62"),
        (48, 3, "50"),
        (48, 2, None),
        (46, 2, None),
        (45, 2, "46"),
        (44, 2, "46"),
        (102, 4, "100"),
        (101, 4, "100"),
        (100, 4, None),
        (50, 4, None),
        (51, 4, "50 or 52"),
    ],
)
@pytest.mark.parametrize("unfinished", [False, True])
def test_which_tracks_there_are(
    track: int, players: int, nearest: str | None, *, unfinished: bool
) -> None:
    """Even numbers from the shortest ring on; others are refused with the nearest, at any time."""
    raw = cafe(*[(track - 9, 0)] * players, unfinished=unfinished, table={"track": track})
    if nearest is None:
        assert track == result_json(score(raw))["table"]["track"]["value"]
        return
    with pytest.raises(DataError) as caught:
        score(raw)
    (fault,) = caught.value.faults
    assert ("E_RANGE", "table.track") == (fault.code, fault.where)
    assert fault.hint.endswith(f"the nearest possible: {nearest}")


def test_a_long_track_moves_the_last_sack() -> None:
    """On a track of 80 the 20th sack lies on 61."""
    raw = cafe((61, 0), (39, 0), table={"track": 80, "sacks_on_track": 20})
    assert 61 == result_json(score(raw))["table"]["last_sack"]["value"]


def test_the_option_stands_for_the_table() -> None:
    """``--track 62`` is the same as a track under table; both, and different, is refused."""
    found = result_json(score(cafe((50, 0), (39, 0), k=13, track=62)))
    assert 50 == found["table"]["last_sack"]["value"]
    assert [("E_BOTH", "track")] == faults(
        cafe((50, 0), (39, 0), track=62, table={"track": 60, "sacks_on_track": 13})
    )


def test_a_preview_has_no_number_for_what_is_open() -> None:
    """While answers are entered, an open score is open and never 0."""
    result = preview(GAME, {"players": [{"name": "A", "score": 45}, {"name": "B"}]})
    assert [45, None] == [one.total for one in result.players]
