"""Every set-up of Tea Garden is legal: nothing is lost, nothing is dealt twice, decks lie in order."""

import json
from collections import Counter
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from printkit.model.check import check
from printkit.rules.tea_garden import GAME
from printkit.rules.tea_garden.cards import ACTION, EMPEROR, STARTING
from printkit.rules.tea_garden.design import DESIGN
from printkit.rules.tea_garden.numbers import LEVELS
from printkit.rules.tea_garden.pieces import CARAVANS, CUP_TILES
from printkit.rules.tea_garden.regions import PROVINCES
from printkit.setups.deal import deal
from printkit.setups.describe import dealt_json, dealt_lines, seed_line
from tests.rules.tea_garden import manifest as book

OPEN = ["region_bonuses", "cup_tops", "market", "caravans", "emperor", "start"]
SECRET = ["cup_stacks", "action_deck", "caravan_deck", "emperor_deck", "decks", "hands"]
SEEDS = 1000
LEVEL_OF = {card.id: LEVELS.index(card.level) for card in ACTION}
ADVANCED = {one.id for one in CARAVANS if one.advanced}
ALL_BONUSES = Counter(bonus.id for bonus in DESIGN.bonuses)
ALL_CUPS = Counter(tile.id for tile in CUP_TILES)
ALL_EMPEROR = Counter({card.id: card.copies for card in EMPEROR})
OWN = sorted(card.id for card in STARTING)


PLAN = GAME.setup()
GAME_OF_ONE_PLAN = replace(GAME, setup=lambda: PLAN)
"""A thousand set-ups need one plan."""


def dealt(players: int, seed: str, **options: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what lies open and what is secret."""
    found = deal(GAME_OF_ONE_PLAN, players, seed, options)
    return dict(found.places), dict(found.secret)


def legal(places: dict[str, Any], secret: dict[str, Any], players: int) -> None:
    """Check one set-up against the numbers of the sources."""
    assert [str(region) for region in range(1, 17)] == list(places["region_bonuses"])
    assert Counter(places["region_bonuses"].values()) <= ALL_BONUSES

    stacks = secret["cup_stacks"]
    assert list(PROVINCES) == list(stacks)
    assert {book.STACK[players]} == {len(stack) for stack in stacks.values()}
    assert {colour: stack[0] for colour, stack in stacks.items()} == places["cup_tops"]
    assert Counter(chain.from_iterable(stacks.values())) <= ALL_CUPS

    cards = [*places["market"], *secret["action_deck"]]
    assert (6, book.ACTION_DECK[players]) == (len(places["market"]), len(cards))
    assert len(set(cards)) == len(cards)
    levels = [LEVEL_OF[card] for card in cards]
    assert sorted(levels) == levels
    assert {book.OF_EACH_LEVEL[players]} == set(Counter(levels).values())

    caravans = [*places["caravans"], *secret["caravan_deck"]]
    assert (3, book.CARAVAN_DECK[players]) == (len(places["caravans"]), len(caravans))
    assert len(set(caravans)) == len(caravans)
    basic = book.BASIC[players]
    assert not ADVANCED & set(caravans[:basic])
    assert set(caravans[basic:]) == ADVANCED

    emperor = [*places["emperor"], *secret["emperor_deck"]]
    assert (3, ALL_EMPEROR) == (len(places["emperor"]), Counter(emperor))

    assert players == len(secret["hands"]) == len(secret["decks"])
    for hand, deck in zip(secret["hands"], secret["decks"], strict=True):
        assert (4, 7) == (len(hand), len(deck))
        assert sorted([*hand, *deck]) == OWN
    assert 1 <= places["start"] <= players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_seeds_are_legal(players: int) -> None:
    """For each number of players; in the end everything has lain everywhere."""
    bonuses, tops, begun, first = set(), set(), set(), set()
    for seed in range(SEEDS):
        places, secret = dealt(players, str(seed))
        legal(places, secret, players)
        bonuses.add(places["region_bonuses"]["16"])
        tops |= set(places["cup_tops"].values())
        begun.add(places["start"])
        first.add(places["market"][0])
    assert set(ALL_BONUSES) == bonuses
    assert set(ALL_CUPS) == tops
    assert set(range(1, players + 1)) == begun
    assert {card.id for card in ACTION if card.level == "I"} == first


def test_the_keys_are_the_agreed_ones() -> None:
    """What lies open, and what lets a player infer a hidden thing."""
    places, secret = dealt(3, "7")
    assert (sorted(OPEN), sorted(SECRET)) == (sorted(places), sorted(secret))
    shown = dealt_json(deal(GAME, 3, "7", {}))
    assert {} == shown["secret"]
    assert SECRET == list(dealt_json(deal(GAME, 3, "7", {}), reveal=True)["secret"])
    json.dumps(shown)


def test_the_start_player_may_be_agreed() -> None:
    """Then nothing else is dealt in another way."""
    drawn, agreed = dealt(3, "7"), dealt(3, "7", start="agreed")
    assert "agreed" == agreed[0].pop("start")
    drawn[0].pop("start")
    assert drawn == agreed
    assert seed_line(deal(GAME, 3, "7", {"start": "agreed"})).endswith("--start agreed")


def test_the_words_for_the_table() -> None:
    """Numbers for so many players, and what lies where, stand in the steps."""
    found = deal(GAME, 4, "7", {})
    places: dict[str, Any] = dict(found.places)
    told = "\n".join(dealt_lines(found))
    assert "a stack of 8 on the space of each province, 40 in all" in told
    assert "draw 6 + 6 + 6 + 6 + 6 at random; 15 go back" in told
    assert "(13 + 15); back into the box: 2" in told
    assert "6 pagodas" in told
    assert "2 fresh leaves into basket 2" in told
    assert f"Player {places['start']} begins" in told
    for key in ("market", "caravans", "emperor"):
        assert all(card in told for card in places[key])
    assert "Secret and not shown: cup stacks, action deck, caravan deck" in told


def test_secrets_are_told_when_asked_for() -> None:
    """Stacks by province, decks in the order of drawing, hands by player."""
    lines = dealt_lines(deal(GAME, 2, "7", {}), reveal=True)
    told = "\n".join(lines)
    assert "  cup stacks, yellow, from the top: " in told
    assert "  action deck, in the order of drawing: " in told
    assert "  hands, player 2: " in told


def test_the_plan_is_sound() -> None:
    """Nothing in the set-up, its texts and its options contradicts anything."""
    assert [] == [one for one in check(GAME) if not one.where.startswith("kit")]
