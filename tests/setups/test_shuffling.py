"""Pieces that are listed one by one lie on spaces, in stacks, in decks and in hands; none is lost."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import Any

import pytest

from printkit.base.errors import RulesError
from printkit.base.i18n import resolve
from printkit.model.check_setup import check_setup
from printkit.model.game import Game
from printkit.model.setup import SetupPlan, Step
from printkit.model.shuffles import (
    BuildDeck,
    DeckGroup,
    Lot,
    ShuffleOnto,
    ShuffleOwn,
    ShuffleStacks,
)
from printkit.model.text import text
from printkit.rules.kraby import GAME as KRABY
from printkit.setups.deal import deal

LOTS = (Lot("a", text("ant"), 2), Lot("b", text("bee"), 3), Lot("c", text("cat")))
NAMED = (("x", text("left")), ("y", text("right")))
ONTO = ShuffleOnto("onto", "laid", LOTS, NAMED, text("{pieces}; {number} laid, {rest} left"))
STACKS = ShuffleStacks(
    "stacks",
    "stacks",
    "tops",
    LOTS,
    NAMED,
    {2: 2, 3: 3, 4: 3},
    text("{each} {total} {rest} {tops}"),
)
DECK = BuildDeck(
    "deck",
    "deck",
    "shown",
    (DeckGroup(LOTS[:2], {2: 3, 3: 4, 4: 5}), DeckGroup(LOTS[2:])),
    2,
    text("{parts} = {total}, {left} down, {rest} out: {shown}"),
)
OWN = ShuffleOwn("own", "decks", "hands", LOTS, 2, text("{number} of {total}"))


@pytest.fixture
def game_of() -> Callable[..., Game]:
    """Return a game whose set-up is these steps."""

    def make(*steps: Step) -> Game:
        return replace(KRABY, id="toy", setup=lambda: SetupPlan(steps))

    return make


def dealt(game: Game, players: int = 2, seed: str = "7") -> tuple[Any, Any, list[str]]:
    """Return what lies open, what is secret, and the words."""
    found = deal(game, players, seed, {})
    return dict(found.places), dict(found.secret), [resolve(step) for step in found.steps]


def test_one_piece_on_each_space(game_of: Callable[..., Game]) -> None:
    """As many as there are spaces, none twice, and the words tell where."""
    seen = set()
    for seed in range(50):
        places, _, (words,) = dealt(game_of(ONTO), seed=str(seed))
        laid = places["laid"]
        assert ["x", "y"] == list(laid)
        assert Counter(laid.values()) <= Counter({"a": 2, "b": 3, "c": 1})
        names = {"a": "ant", "b": "bee", "c": "cat"}
        wanted = f"left: {names[laid['x']]}; right: {names[laid['y']]}; 2 laid, 4 left"
        assert wanted == words
        seen.add((laid["x"], laid["y"]))
    assert ("c", "c") not in seen
    assert len(seen) > 5


def test_stacks_of_equal_height(game_of: Callable[..., Game]) -> None:
    """The top of each is open, the rest secret; the height follows the players."""
    for players, each in ((2, 2), (3, 3)):
        places, secret, (words,) = dealt(game_of(STACKS), players)
        assert {each} == {len(stack) for stack in secret["stacks"].values()}
        assert {k: stack[0] for k, stack in secret["stacks"].items()} == places["tops"]
        every = Counter(chain.from_iterable(secret["stacks"].values()))
        assert every <= Counter({"a": 2, "b": 3, "c": 1})
        rest = "none" if players == 3 else "2"
        assert words.startswith(f"{each} {2 * each} {rest} left: ")


def test_groups_of_a_deck_keep_their_order(game_of: Callable[..., Game]) -> None:
    """The first group lies on top; some cards of it are drawn, all of the next."""
    for seed in range(20):
        places, secret, (words,) = dealt(game_of(DECK), 3, str(seed))
        deck = [*places["shown"], *secret["deck"]]
        assert (2, 5, "c") == (len(places["shown"]), len(deck), deck[-1])
        assert Counter(deck[:4]) <= Counter({"a": 2, "b": 3})
        assert words.startswith("4 + 1 = 5, 3 down, 1 out: ")


def test_each_player_has_a_deck_and_a_hand(game_of: Callable[..., Game]) -> None:
    """The same cards for everybody, in different orders; one player more shifts nothing."""
    _, two, (words,) = dealt(game_of(OWN), 2)
    _, three, _ = dealt(game_of(OWN), 3)
    assert two["hands"] == three["hands"][:2]
    assert two["decks"] == three["decks"][:2]
    for hand, deck in zip(three["hands"], three["decks"], strict=True):
        assert (2, 4) == (len(hand), len(deck))
        assert ["a", "a", "b", "b", "b", "c"] == sorted([*hand, *deck])
    assert "2 of 6" == words


def test_a_step_shifts_no_other_step(game_of: Callable[..., Game]) -> None:
    """Each has random numbers of its own."""
    alone, _, _ = dealt(game_of(ONTO))
    beside, _, _ = dealt(game_of(OWN, ONTO, DECK))
    assert alone["laid"] == beside["laid"]


BROKEN: list[tuple[Step, str]] = [
    (replace(ONTO, lots=LOTS[2:]), "2 pieces are wanted, there are 1"),
    (replace(STACKS, each=4), "8 pieces are wanted, there are 6"),
    (replace(DECK, groups=(DeckGroup(LOTS, 7),)), "7 cards of a group are wanted"),
    (replace(DECK, number=7), "cards to turn over are wanted"),
    (replace(DECK, later=9), "11 cards to turn over are wanted"),
    (replace(OWN, number=7), "7 cards of a hand are wanted"),
]


@pytest.mark.parametrize(("step", "words"), BROKEN, ids=lambda value: str(value)[:24])
def test_a_plan_that_wants_too_much_is_told(
    game_of: Callable[..., Game], step: Step, words: str
) -> None:
    """The check names the step and the numbers, for each number of players."""
    found = [one.message for one in check_setup(game_of(step))]
    assert any(words in message and f"the step {step.id}" in message for message in found)


@pytest.mark.parametrize("step", [step for step, _ in BROKEN[:4]], ids=lambda value: value.id)
def test_a_plan_that_wants_too_much_is_not_dealt(game_of: Callable[..., Game], step: Step) -> None:
    """Nothing is dealt that is not there."""
    with pytest.raises(RulesError, match=f"step {step.id}"):
        dealt(game_of(step))


def test_a_space_that_is_there_twice_is_told(game_of: Callable[..., Game]) -> None:
    """Two spaces of one id would hold one piece only."""
    found = [one.message for one in check_setup(game_of(replace(ONTO, spaces=NAMED[:1] * 2)))]
    assert any("'x' is there 2 times" in message for message in found)


def test_places_are_looked_at_all(game_of: Callable[..., Game]) -> None:
    """Two steps that put something under one key contradict each other."""
    found = [one.message for one in check_setup(game_of(OWN, replace(DECK, shown="hands")))]
    assert any("'hands' is there 2 times" in message for message in found)


def test_sound_steps_are_sound(game_of: Callable[..., Game]) -> None:
    """The check finds nothing in them."""
    assert [] == list(check_setup(game_of(ONTO, STACKS, replace(DECK, later=1), OWN)))
