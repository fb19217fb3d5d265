"""The loose pieces of Tea Garden: as many as in the box, with faces that say what they are."""

from collections import Counter

import pytest

from printkit.app.registry import load
from printkit.app.selection import Wishes, select
from printkit.model.pieces import FigureSet, RowSet, TokenSet
from printkit.model.sets import pieces_of
from tests.rules.tea_garden.manifest import BONUSES, BOX, STACK

GAME = load("tea-garden")
EACH = {"pagoda": 7, "worker": 8, "boat": 1, "marker": 1, "lap": 1}


def counts(players: int | None = None) -> Counter[str]:
    """Return how many pieces of each sort are printed: the id up to the first dot."""
    found: Counter[str] = Counter()
    for each in select(GAME, Wishes(players=players)):
        for piece in pieces_of(each):
            found[piece.id.partition(".")[0]] += piece.count + piece.spares
    return found


def test_loose_pieces_are_as_many_as_in_the_box() -> None:
    """Tiles, tokens and figures agree with the manifest; the second markers are ours (2.1)."""
    found = counts()
    scrolls = sum(number for name, number in found.items() if name.startswith("scroll-"))
    assert BOX["scrolls"] == scrolls
    for name, printed in {
        "cup tiles": "cup",
        "cup tokens": "cup-token",
        "region bonuses": "bonus",
        "leaves": "leaf",
        "emperor tokens": "emperor-token",
        "pagodas": "pagoda",
        "workers": "worker",
        "boats": "boat",
        "point markers": "marker",
        "round marker": "round",
        "start token": "start",
    }.items():
        assert BOX[name] == found[printed], name


@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_many_players_get_their_own_pieces_and_all_that_is_shared(players: int) -> None:
    """Figures of the first seats alone; tiles are drawn at random from all of them (2.2)."""
    found = counts(players)
    assert {name: each * players for name, each in EACH.items()} == {
        name: found[name] for name in EACH
    }
    assert BOX["cup tiles"] == found["cup"] >= 5 * STACK[players]
    assert (BOX["region bonuses"], BOX["leaves"]) == (found["bonus"], found["leaf"])
    seats = {
        piece.of
        for each in select(GAME, Wishes(players=players))
        if isinstance(each, FigureSet)
        for piece in each.pieces
        if piece.of
    }
    assert {str(seat) for seat in range(1, players + 1)} == seats


def test_bonuses_are_those_of_the_design() -> None:
    """Eight sorts, as often as 3.8 says."""
    (bonuses,) = (each for each in GAME.kit() if each.part == "bonuses")
    assert BONUSES == {piece.id.removeprefix("bonus."): piece.count for piece in pieces_of(bonuses)}


def test_cup_tiles_show_each_pair_of_colours() -> None:
    """Four of each ordered pair and one more of BG, GB, GW and WB (3.7)."""
    (cups,) = (each for each in GAME.kit() if isinstance(each, RowSet))
    pairs: Counter[str] = Counter()
    bonuses: Counter[str] = Counter()
    for tile in cups.tiles:
        assert tile.piece.id.startswith(f"cup.{tile.left}{tile.right}-")
        pairs[tile.left + tile.right] += tile.piece.count
        bonuses[tile.piece.id.partition("-")[2]] += tile.piece.count
    more = {"BG", "GB", "GW", "WB"}
    expected = {a + b: 4 + ((a + b) in more) for a in "BGW" for b in "BGW"}
    assert expected == dict(pairs)
    assert {5} == set(bonuses.values())
    assert 8 == len(bonuses)


def test_a_leaf_has_two_sides_that_count() -> None:
    """Fresh in front, fermented behind, and the back is printed on any printer (1.4)."""
    (leaves,) = (each for each in GAME.kit() if each.part == "leaves")
    assert isinstance(leaves, TokenSet)
    assert leaves.back_matters
    assert leaves.reverse is not None
    assert ("tea-leaf-fresh", "tea-leaf-fermented") == (
        leaves.faces[0][1].symbol,
        leaves.reverse.symbol,
    )
