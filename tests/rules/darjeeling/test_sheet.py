"""The tally of Darjeeling: every case and every check of section 5."""

from typing import Any

import pytest

from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.rules.darjeeling import GAME
from printkit.scoring.answers import gather, read_answers
from printkit.scoring.totals import preview, result_json, tally
from tests.rules.darjeeling import manifest as book

NAMES = "ABCDEF"


def answers(*players: tuple[int, ...] | dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return raw answers: for each player track, h1, h2, h3, or what is given by name."""
    keys = ("track", "h1", "h2", "h3")
    return {
        "game": "darjeeling",
        "players": [
            {"name": name, **(one if isinstance(one, dict) else dict(zip(keys, one, strict=True)))}
            for name, one in zip(NAMES, players, strict=False)
        ],
        **more,
    }


def added_up(raw: dict[str, Any]) -> dict[str, Any]:
    """Add answers up and return the result as JSON has it."""
    return result_json(tally(GAME, read_answers(GAME, raw)))


def codes(raw: dict[str, Any]) -> list[str]:
    """Return the codes of everything wrong with answers."""
    with pytest.raises(DataError) as caught:
        read_answers(GAME, raw)
    return [fault.code for fault in caught.value.faults]


CASES: dict[str, tuple[list[tuple[int, ...]], list[int], list[int]]] = {
    "E1": ([(103, 2, 1, 0), (96, 0, 0, 0)], [99, 96], [1, 2]),
    "E2": ([(100, 1, 2, 0), (97, 1, 0, 0)], [95, 96], [2, 1]),
    "E3": ([(101, 2, 0, 1), (98, 0, 1, 0), (70, 0, 0, 0)], [96, 96, 70], [1, 1, 3]),
    "E4": ([(100, 0, 0, 0), (-2, 0, 0, 1)], [100, -5], [1, 2]),
    "E5": ([(112, 0, 0, 0), (99, 0, 0, 0), (99, 1, 0, 0)], [112, 99, 98], [1, 2, 3]),
    "E6": ([(100, 2, 0, 0), (98, 0, 0, 0)], [98, 98], [1, 1]),
    "E7": (
        [(121, 3, 3, 2), (88, 4, 0, 0), (88, 0, 2, 0), (60, 0, 0, 0)],
        [106, 84, 84, 60],
        [1, 2, 2, 4],
    ),
    "E8": (
        [(100, 0, 2, 1), (93, 0, 0, 0), (95, 2, 0, 0), (50, 1, 1, 1), (0, 0, 0, 0)],
        [93, 93, 93, 44, 0],
        [1, 1, 1, 4, 5],
    ),
    "E13": ([(129, 0, 0, 0), (10, 0, 0, 0)], [129, 10], [1, 2]),
}


@pytest.mark.parametrize("case", CASES)
def test_worked_cases(case: str) -> None:
    """Each case of the table gives its totals and places; equal totals share a place."""
    players, totals, ranks = CASES[case]
    found = added_up(answers(*players))
    assert totals == [player["total"] for player in found["players"]]
    assert ranks == [player["rank"] for player in found["players"]]
    winners = [name for name, rank in zip(NAMES, ranks, strict=False) if rank == 1]
    assert winners == found["winners"]
    assert ("shared" if len(winners) > 1 else "total") == found["decided_by"]


def test_rows_are_the_track_and_the_deduction() -> None:
    """The rows have the agreed ids in the order of the rules; a deduction is negative."""
    found = added_up(answers((103, 2, 1, 0), (96, 0, 0, 0)))
    assert [{"track": 103, "halves": -4}, {"track": 96, "halves": 0}] == [
        player["rows"] for player in found["players"]
    ]


def test_e2_tells_that_the_one_who_ended_the_game_does_not_win() -> None:
    """Who ended the game is marked; that it did not help is told."""
    found = added_up(answers((100, 1, 2, 0), (97, 1, 0, 0)))
    assert [True, False] == [player["ended_game"] for player in found["players"]]
    assert found["story"].endswith("A ended the game, but does not win.")


def test_e1_tells_nothing_of_the_kind() -> None:
    """Where the one who ended the game wins, the sentence is not told."""
    found = added_up(answers((103, 2, 1, 0), (96, 0, 0, 0)))
    assert "ended the game" not in found["story"]
    assert [True, False] == [player["ended_game"] for player in found["players"]]


def test_e9_unfinished() -> None:
    """Without anybody at the target it is an error, or a warning where that is allowed."""
    raw = answers((99, 0, 0, 0), (98, 0, 0, 0))
    assert ["W_UNFINISHED"] == codes(raw)
    found = added_up({**raw, "unfinished": True})
    assert [99, 98] == [player["total"] for player in found["players"]]
    assert ["W_UNFINISHED"] == [warning["code"] for warning in found["warnings"]]
    assert found["unfinished"] is True


@pytest.mark.parametrize(
    ("case", "players", "code"),
    [
        ("E10", [(105, 0, 0, 0), (101, 0, 0, 0)], "E_TWO_ENDERS"),
        ("E11", [(100, 0, 0, 7), (50, 0, 0, 6)], "E_SUPPLY"),
        ("E12", [(130, 0, 0, 0), (10, 0, 0, 0)], "E_TRACK_HIGH"),
        ("E14", [(100, -1, 0, 0), (0, 0, 0, 0)], "E_NEG"),
        ("E15, one", [(100, 0, 0, 0)], "E_PLAYERS"),
        ("E15, six", [(100, 0, 0, 0), *[(1, 0, 0, 0)] * 5], "E_PLAYERS"),
        ("low", [(100, 0, 0, 0), (-100, 0, 0, 0)], "E_TRACK_LOW"),
        ("ones", [(100, 40, 0, 0), (50, 33, 0, 0)], "E_SUPPLY"),
        ("twos", [(100, 0, 20, 0), (50, 0, 9, 0)], "E_SUPPLY"),
    ],
)
def test_refused(case: str, players: list[tuple[int, ...]], code: str) -> None:
    """What cannot be is refused with its code and nothing else."""
    assert [code] == codes(answers(*players)), case


def test_e16_another_target() -> None:
    """A longer game ends at its own target, given under table or as the option of that name."""
    players = ((151, 1, 0, 0), (149, 0, 0, 0))
    for more in ({"table": {"target": 150}}, {"target": 150}):
        found = added_up(answers(*players, **more))
        assert [150, 149] == [player["total"] for player in found["players"]]
        assert ["A"] == found["winners"]
        assert {"value": 150} == found["table"]["target"]
    assert ["E_BOTH"] == codes(answers(*players, table={"target": 150}, target=200))[:1]


def test_targets_that_cannot_be() -> None:
    """A game ends at 1 to 999 points."""
    players = ((10, 0, 0, 0), (5, 0, 0, 0))
    assert ["E_RANGE"] == codes(answers(*players, table={"target": 0}))[:1]
    assert ["E_RANGE"] == codes(answers(*players, table={"target": 1000}))[:1]
    assert ["A"] == added_up(answers((999, 0, 0, 0), (5, 0, 0, 0), target=999))["winners"]


def test_names_of_what_is_asked() -> None:
    """One half crate is told as one, more of them as more."""
    names = {one.id: resolve(one.label) for one in GAME.sheet.inputs}
    assert "left-over tiles with 1 half crate" == names["h1"]
    assert "left-over tiles with 2 half crates" == names["h2"]
    assert "left-over black tea tiles with 3" == names["K3"]


def test_e17_action_tiles_do_not_count() -> None:
    """Left-over action tiles change nothing; more than the box holds are refused."""
    raw = answers(
        {"track": 100, "h1": 0, "h2": 0, "h3": 0, "action_tiles": 4},
        {"track": 99, "h1": 0, "h2": 0, "h3": 0},
    )
    assert [100, 99] == [player["total"] for player in added_up(raw)["players"]]
    raw["players"][1]["action_tiles"] = 7
    assert ["E_ACTIONS"] == codes(raw)


def test_e18_half_crates_alone() -> None:
    """The half crates may be entered as one number."""
    found = added_up(answers({"track": 104, "halves": 9}, {"track": 95, "halves": 0}))
    assert [95, 95] == [player["total"] for player in found["players"]]
    assert ["A", "B"] == found["winners"]


def by_kind(**tiles: int) -> dict[str, int]:
    """Return the tiles of each kind and size, 0 where nothing is said."""
    return {f"{kind}{size}": 0 for kind, size in book.TILES} | tiles


def test_tiles_by_kind() -> None:
    """Tiles may be entered by kind; all forms can stand side by side at one table."""
    found = added_up(
        answers(
            {"track": 104, **by_kind(K1=2, G2=1, R3=1)},
            {"track": 95, "halves": 1},
            (90, 1, 1, 1),
        )
    )
    assert [97, 94, 84] == [player["total"] for player in found["players"]]


@pytest.mark.parametrize("kind", ["K", "G", "W", "R"])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_supply_of_each_kind(kind: str, size: int) -> None:
    """All tiles of a kind can be left over, one more cannot."""
    held = book.TILES[kind, size]
    first = {"track": 100, **by_kind(**{f"{kind}{size}": held})}
    raw = answers(first, {"track": 50, **by_kind()})
    assert 100 - size * held == added_up(raw)["players"][0]["total"]
    raw["players"][1][f"{kind}{size}"] = 1
    assert ["E_SUPPLY"] == codes(raw)


def test_supply_of_half_crates() -> None:
    """Half crates alone cannot be more than the box holds, all players together."""
    raw = answers({"track": 100, "halves": book.ALL_HALVES}, {"track": 50, "halves": 0})
    assert 100 - book.ALL_HALVES == added_up(raw)["players"][0]["total"]
    raw["players"][1]["halves"] = 1
    assert ["E_SUPPLY"] == codes(raw)


@pytest.mark.parametrize(
    "more", [{"halves": 3}, by_kind(K1=3), {"halves": 0, **by_kind()}, {"h1": 1, "h2": 0, "h3": 0}]
)
def test_two_forms_at_once(more: dict[str, int]) -> None:
    """One player's tiles in two forms are refused, and nothing else is said about them."""
    first = {"track": 100, "h1": 0, "h2": 0, "h3": 0, **more}
    if "h1" in more:
        first = {"track": 100, "halves": 1, **more}
    assert ["E_BOTH"] == codes(answers(first, (50, 0, 0, 0)))


@pytest.mark.parametrize(
    ("given", "missing"),
    [
        ({}, ["h1", "h2", "h3"]),
        ({"h1": 2}, ["h2", "h3"]),
        ({"K1": 2, "R2": 1}, ["K2", "K3", "G1", "G2", "G3", "W1", "W2", "W3", "R1", "R3"]),
    ],
)
def test_br_094_missing_is_not_zero(given: dict[str, int], missing: list[str]) -> None:
    """What is absent of the form in use is asked for, all of it at once."""
    raw = answers((100, 0, 0, 0), {"track": 50, **given})
    found = gather(GAME, raw)[1]
    assert [("E_MISSING", f"players[1].{name}") for name in missing] == [
        (fault.code, fault.where) for fault in found
    ]


def test_missing_track() -> None:
    """Nobody's score is taken for 0."""
    raw = answers((100, 0, 0, 0), {"h1": 0, "h2": 0, "h3": 0})
    assert ["E_MISSING"] == codes(raw)


@pytest.mark.parametrize("value", ["12", True, 2.5, [1]])
def test_whole_numbers_only(value: object) -> None:
    """Anything but a whole number is refused with its code."""
    assert ["E_INT"] == codes(answers({"track": value, "halves": 0}, (50, 0, 0, 0)))


def test_own_strip_reaches_further() -> None:
    """With multipliers up to 9 a score can stand at 189, not at 190."""
    raw = answers((189, 0, 0, 0), (5, 0, 0, 0), table={"multiplier": 9})
    assert [189, 5] == [player["total"] for player in added_up(raw)["players"]]
    raw["players"][0]["track"] = 190
    assert ["E_TRACK_HIGH"] == codes(raw)


def test_strip_of_ones_reaches_as_far_as_a_load() -> None:
    """With ones alone the best step is a doubled demand and ten crates: 22 points from 99."""
    raw = answers((121, 0, 0, 0), (5, 0, 0, 0), table={"multiplier": 1})
    assert 121 == added_up(raw)["players"][0]["total"]
    raw["players"][0]["track"] = 122
    assert ["E_TRACK_HIGH"] == codes(raw)


def test_every_fault_names_the_player_and_what_to_do() -> None:
    """A fault of one player names that player and carries a hint."""
    found = gather(GAME, answers((130, 0, 0, 0), (10, 0, 0, 0)))[1]
    assert "A cannot have 130 points on the track, 129 at most" == found[0].message
    assert "players[0].track" == found[0].where
    assert found[0].hint


def test_what_is_asked_at_the_table() -> None:
    """The prompts ask for the track and the three sizes, not for the other forms."""
    found = preview(GAME, {"players": [{"name": "A"}, {"name": "B"}]})
    asked = ["track", "h1", "h2", "h3"]
    assert [f"players[{k}].{name}" for k in (0, 1) for name in asked] == list(found.open)


def test_explains_itself() -> None:
    """The deduction tells how it comes about."""
    found = added_up(answers((103, 2, 1, 0), {"track": 96, "halves": 3}))
    words = [player["explain"]["halves"] for player in found["players"]]
    assert ["−(1 × 2 + 2 × 1 + 3 × 0) = −4", "−3"] == words
