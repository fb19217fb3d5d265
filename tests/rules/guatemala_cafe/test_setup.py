"""The set-up of Guatemala Café is legal for every seed, number of players and mode."""

import json
from collections import Counter
from typing import Any

import pytest

from printkit.base.errors import UsageError
from printkit.base.i18n import resolve
from printkit.rules.guatemala_cafe import GAME
from printkit.setups.deal import deal
from printkit.setups.describe import dealt_json, dealt_lines, seed_line
from tests.rules.guatemala_cafe import manifest as book
from tests.rules.guatemala_cafe.test_cultivation import GRID, SIGNS

SEEDS = 1000
FRAMES = {"I": (1, 4), "II": (3, 9), "III": (4, 7), "IV": (6, 3), "V": (7, 1), "VI": (9, 6)}


def dealt(players: int, seed: int | str, **options: Any) -> dict[str, Any]:
    """Return a set-up with its secrets, as JSON gives it."""
    return dealt_json(deal(GAME, players, str(seed), options), reveal=True)


def legal(found: dict[str, Any], players: int, mode: str) -> None:
    """Check every invariant of 4.6."""
    places, secret = found["places"], found["secret"]
    start = book.START[players]
    assert {
        "squares", "sack_squares", "start", "buyer", "covered", "money", "bank",
    } == set(places)  # fmt: skip
    assert {"hands", "bag"} == set(secret)
    cells = [cell for row in places["squares"] for cell in row]
    assert [9] * 9 == [len(row) for row in places["squares"]]
    pieces = Counter((cell["piece"], cell["kind"]) for cell in cells)
    for kind in book.KINDS:
        for piece in ("worker", "warehouse", "ship"):
            box = book.BOX[piece]
            assert isinstance(box, dict)
            assert box[kind] == pieces[piece, kind]
    sacks = places["sack_squares"]
    for name, (row, column) in FRAMES.items():
        cell = places["squares"][row - 1][column - 1]
        assert ("sack", sacks[name]) == (cell["piece"], cell["kind"])
    assert 6 == sum(cell["piece"] == "sack" for cell in cells) == len(sacks)
    assert set(book.KINDS) == {sacks[name] for name in ("I", "II", "III", "IV", "V")}
    whole = Counter(sacks.values()) + Counter(secret["bag"])
    for hand in secret["hands"]:
        assert start["hand"] == len(hand)
        whole += Counter(hand)
    assert book.BOX["sack"] == dict(whole)
    assert (players, start["bag"]) == (len(secret["hands"]), len(secret["bag"]))
    assert [start["money"]] * players == places["money"]
    assert start["bank"] == places["bank"]
    assert start["covered"] == len(places["covered"])
    assert 1 <= places["start"] <= players
    assert 1 <= places["buyer"] <= 36
    if mode == "layout":
        printed = [f"{SIGNS[cell['piece']]}{cell['kind']}" for cell in cells]
        assert [word for line in GRID for word in line] == printed


@pytest.mark.parametrize("mode", ["layout", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_br_079_a_thousand_seeds_are_legal(players: int, mode: str) -> None:
    """No piece is lost, hands are equal, kinds on squares I to V differ."""
    for seed in range(SEEDS):
        legal(dealt(players, seed, mode=mode), players, mode)


def test_chance_reaches_everywhere() -> None:
    """Over many seeds every kind comes to every sack square, every player begins, any space is drawn."""
    found = [dealt(3, seed, mode="random")["places"] for seed in range(400)]
    for name in FRAMES:
        assert set(book.KINDS) == {places["sack_squares"][name] for places in found}
    assert {1, 2, 3} == {places["start"] for places in found}
    assert set(range(1, 37)) == {places["buyer"] for places in found}
    corner = Counter(places["squares"][0][0]["piece"] for places in found)
    assert {"worker", "warehouse", "ship"} == set(corner)
    assert corner["worker"] > 2 * corner["warehouse"]


def test_chance_is_fair() -> None:
    """Square VI shows each kind about equally often, and so do the hands."""
    last = Counter(
        dealt(2, seed, mode="random")["places"]["sack_squares"]["VI"] for seed in range(1000)
    )
    assert all(150 <= last[kind] <= 250 for kind in book.KINDS)
    first = Counter(dealt(2, seed)["secret"]["bag"][0] for seed in range(1000))
    # Beige lies on two printed squares, so five of 29 are left instead of six.
    assert first["B"] == min(first.values())
    assert all(130 <= first[kind] <= 260 for kind in book.KINDS)


def test_three_players_cover_the_left_route() -> None:
    """A1 to A4, and a sentence about it; others cover nothing."""
    assert ["A1", "A2", "A3", "A4"] == dealt(3, 1)["places"]["covered"]
    assert [] == dealt(2, 1)["places"]["covered"] == dealt(4, 1)["places"]["covered"]
    assert any("Cover the sites" in step for step in dealt(3, 1)["steps"])
    assert not any("Cover the sites" in step for step in dealt(4, 1)["steps"])


def test_the_other_sacks_do_not_follow_the_pieces() -> None:
    """Another mode changes the squares, not who begins and where the Buyer is proposed."""
    layout, shuffled = dealt(4, "rain"), dealt(4, "rain", mode="random")
    for key in ("start", "buyer", "money", "bank", "covered"):
        assert layout["places"][key] == shuffled["places"][key]
    assert layout["places"]["squares"] != shuffled["places"]["squares"]


def test_secrets_stay_hidden() -> None:
    """Hands and bag are shown only when asked for."""
    found = deal(GAME, 3, "7", {})
    assert {} == dealt_json(found)["secret"]
    lines = dealt_lines(found)
    assert "Secret and not shown: hands and bag (--reveal shows what this seed deals)." in lines
    hands = dict(found.secret)["hands"]
    assert isinstance(hands, list)
    assert all(" ".join(hand) not in "\n".join(lines) for hand in hands)
    assert all(
        any(" ".join(hand) in line for line in dealt_lines(found, reveal=True)) for hand in hands
    )


def test_the_board_is_shown() -> None:
    """The text has the squares as a picture, with rows and columns numbered."""
    lines = dealt_lines(deal(GAME, 3, "7", {}))
    start = lines.index("Squares:")
    rows = [line.split() for line in lines[start + 1 : start + 11]]
    assert [str(n) for n in range(1, 10)] == rows[0]
    assert GRID == [row[1:] for row in rows[1:]]


def test_who_begins() -> None:
    """Drawn, agreed, or named."""
    assert "agreed" == dealt(3, 7, start="agreed")["places"]["start"]
    assert 2 == dealt(3, 7, start="2")["places"]["start"]
    with pytest.raises(UsageError, match="start"):
        deal(GAME, 3, "7", {"start": "4"})


@pytest.mark.parametrize(
    ("players", "options", "word"),
    [
        (3, {"track": 46}, "track"),
        (2, {"track": 61}, "track"),
        (2, {"track": 102}, "track"),
        (2, {"roads": 51}, "roads"),
        (2, {"roads": 8}, "roads"),
        (2, {"mode": "chaos"}, "mode"),
        (5, {}, "5"),
    ],
)
def test_options_that_cannot_be(players: int, options: dict[str, Any], word: str) -> None:
    """The refusal names the option and what is allowed."""
    with pytest.raises(UsageError, match=word) as caught:
        deal(GAME, players, "7", options)
    assert caught.value.hint


def test_options_that_are_told() -> None:
    """A longer track and fewer roads stand in the words, and in the line that deals it again."""
    found = deal(GAME, 3, "7", {"track": 80, "roads": 35, "mode": "random"})
    words = " ".join(resolve(step) for step in found.steps)
    assert "ends on 80" in words
    assert "35 roads" in words
    assert "without a layout" in words
    assert (
        "printkit setup guatemala-cafe --players 3 --seed 7 --track 80 --roads 35 --mode random"
        == seed_line(found)
    )


# Dealt once and kept: the same seed deals the same for ever.
SEVEN = {
    "sack_squares": {"I": "B", "II": "N", "III": "R", "IV": "K", "V": "W", "VI": "W"},
    "start": 1,
    "buyer": 36,
}


def test_a_seed_deals_the_same_for_ever() -> None:
    """Seed 7, three players, at random."""
    places = dealt(3, 7, mode="random")["places"]
    assert {key: places[key] for key in SEVEN} == SEVEN
    assert json.dumps(places) == json.dumps(dealt(3, "7", mode="random")["places"])
