"""Every game that printkit knows keeps the promises that all output rests on."""

import itertools
import json
import os
from collections import Counter
from typing import Any

import pytest

from printkit.app import registry
from printkit.base.i18n import LANGUAGES, resolve
from printkit.model import codec
from printkit.model.check import check
from printkit.model.game import Game
from printkit.model.records import inside
from printkit.model.scoresheet import at_players
from printkit.model.setup import ChooseKinds, FillBag, Supply
from printkit.model.shuffles import BuildDeck, ShuffleOnto, ShuffleOwn, ShuffleStacks
from printkit.model.spreading import ShareOut
from printkit.model.text import Text
from printkit.setups.deal import deal
from printkit.setups.describe import dealt_json, dealt_lines

SEEDS = int(os.environ.get("PRINTKIT_SEEDS", "200"))


@pytest.fixture(params=registry.names())
def game(request: pytest.FixtureRequest) -> Game:
    """Each game of the registry."""
    return registry.load(request.param)


def test_there_is_a_game() -> None:
    """The registry finds what printkit brings; without it these tests would test nothing."""
    assert "kraby" in registry.names()


def test_it_does_not_contradict_itself(game: Game) -> None:
    """The check that `printkit check` runs finds nothing."""
    assert check(game) == ()


def test_every_text_speaks_every_language(game: Game) -> None:
    """All texts that need no further value can be shown, and none of them is blank."""
    parts = (game.title, game.credit, game.about, game.kinds, game.seats)
    made = (game.kit(), game.topics(), game.options())
    for record in itertools.chain(parts, made):
        for found in inside(record, "text"):
            if isinstance(found.value, Text):
                for lang in LANGUAGES:
                    words = resolve(found.value, lang)
                    assert "{" not in words, found.path


def test_its_data_can_be_written_and_read(game: Game) -> None:
    """Kit, set-up, topics and options come back from JSON as they were; the sheet says the same."""
    for part in (game.kit(), game.setup(), game.topics(), game.options(), game.kinds, game.seats):
        assert part == codec.restored(codec.plain(part))
    sheet = codec.plain(game.sheet)
    assert sheet == codec.plain(codec.restored(sheet))
    assert codec.fingerprint(game) == codec.fingerprint(game)


def options_of(game: Game) -> list[dict[str, Any]]:
    """Return the set-up's options one by one, each with each of its choices."""
    taken = registry.options_of(game, "setup")
    return [{}, *({o.id: choice} for o in taken for choice in o.choices)]


def test_every_set_up_is_legal(game: Game) -> None:
    """For every number of players, option and seed a set-up is dealt that loses no piece."""
    bags = [step for step in game.setup().steps if isinstance(step, FillBag)]
    shares = [step for step in game.setup().steps if isinstance(step, ShareOut)]
    for players, options in itertools.product(game.players, options_of(game)):
        for seed in range(SEEDS // len(options_of(game))):
            dealt = deal(game, players, str(seed), options)
            found = dealt_json(dealt, reveal=True)
            assert found["players"] == players
            for bag in bags:
                conserved(game, bag, found)
            for step in game.setup().steps:
                if isinstance(step, ShuffleOnto | ShuffleStacks | BuildDeck | ShuffleOwn):
                    listed_once(step, found)
            for share in shares:
                shared_out(game, share, found)


def conserved(game: Game, bag: FillBag, found: dict[str, Any]) -> None:
    """Count what is in the bag, in the hands and set aside: it is the supply of each kind."""
    whole = Counter(found["secret"][bag.place]) + Counter(found["places"][bag.aside])
    for key, place in found["secret"].items():
        if key != bag.place and isinstance(place, list) and place and isinstance(place[0], list):
            whole += Counter(itertools.chain.from_iterable(place))
    assert {kind.id: bag.supply for kind in game.kinds} == dict(whole)


def listed_once(
    step: ShuffleOnto | ShuffleStacks | BuildDeck | ShuffleOwn, found: dict[str, Any]
) -> None:
    """Count what was dealt of pieces that are listed one by one: no more than there are."""
    places, secret = found["places"], found["secret"]
    match step:
        case ShuffleOnto():
            heaps = [list(places[step.place].values())]
        case ShuffleStacks():
            heaps = [list(itertools.chain.from_iterable(secret[step.place].values()))]
        case BuildDeck():
            heaps = [[*places[step.shown], *secret[step.place]]]
        case ShuffleOwn():
            both = zip(secret[step.place], secret[step.hands], strict=True)
            heaps = [[*deck, *hand] for deck, hand in both]
    groups = step.groups if isinstance(step, BuildDeck) else (step,)
    there = Counter({lot.id: lot.count for group in groups for lot in group.lots})
    for heap in heaps:
        assert Counter(heap) <= there, step.id
        assert not isinstance(step, ShuffleOwn) or Counter(heap) == there


def test_own_data_that_says_the_same_changes_nothing(game: Game) -> None:
    """Where an owner may replace something, printkit's own data gives printkit's own game."""
    if game.data is None or game.adjusted is None:
        assert game.data is None is game.adjusted
        return
    tables = json.loads(json.dumps(game.data()))
    assert tables == game.data()
    again = game.adjusted(tables)
    assert codec.fingerprint(game) == codec.fingerprint(again)
    assert tables == game.data()


def shared_out(game: Game, share: ShareOut, found: dict[str, Any]) -> None:
    """Count what lies on the frames, in the bag and in the hands: it is the supply of each kind."""
    hands = found["secret"][share.place]
    whole = Counter(found["places"][share.frames].values()) + Counter(found["secret"][share.bag])
    whole += Counter(itertools.chain.from_iterable(hands))
    assert {kind.id: share.supply for kind in game.kinds} == dict(whole)
    assert 1 == len({len(hand) for hand in hands})


def test_the_kit_holds_what_the_set_up_wants(game: Game) -> None:
    """Who prints for so many players has the pieces of each kind that the set-up lays out."""
    pieces = [piece for part in game.kit() for piece in getattr(part, "pieces", ())]
    wanting = [step for step in game.setup().steps if isinstance(step, FillBag | Supply)]
    for step, kind, players in itertools.product(wanting, game.kinds, game.players):
        each = at_players(step.each, players)
        assert any(
            piece.of == kind.id
            and piece.count == step.supply
            and (piece.needed or {}).get(players, piece.count) == each
            for piece in pieces
        ), f"{step.id}: {each} of {kind.id} with {players} players"


def test_the_words_for_the_table_are_the_steps_in_order(game: Game) -> None:
    """The text numbers every step, and shows secrets only when asked to."""
    for players in game.players:
        dealt = deal(game, players, "7", {})
        lines = dealt_lines(dealt)
        assert "seed 7" in lines[0]
        for k, step in enumerate(dealt.steps, start=1):
            assert lines[k] == f"{k}. {resolve(step)}"
        assert len(dealt_lines(dealt, reveal=True)) > len(lines) or not dealt.secret


def test_kinds_in_play_follow_the_scoring_order(game: Game) -> None:
    """Whatever was drawn, kinds are told in the order of the rules."""
    order = [kind.id for kind in game.kinds]
    for step in game.setup().steps:
        if isinstance(step, ChooseKinds):
            for players in game.players:
                found = dict(deal(game, players, "7", {}).places)[step.place]
                assert isinstance(found, list)
                assert sorted(found, key=order.index) == found
