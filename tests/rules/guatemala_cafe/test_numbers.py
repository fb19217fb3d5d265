"""The numbers of Guatemala Café are those of the rule book."""

import pytest

from printkit.base.i18n import resolve
from printkit.rules.guatemala_cafe import GAME, numbers
from tests.rules.guatemala_cafe import manifest as book


def test_what_lies_in_the_box() -> None:
    """Chips, roads, tiles and coins are as many as the rule book lists."""
    ours = {
        "worker": numbers.WORKERS * numbers.KINDS,
        "warehouse": numbers.WAREHOUSES * numbers.KINDS,
        "ship": numbers.SHIPS * numbers.KINDS,
        "sack": numbers.SACKS * numbers.KINDS,
        "coin": sum(numbers.COINS.values()),
        "property tile": numbers.TILES_EACH * len(GAME.seats),
        "score marker": len(GAME.seats),
    }
    assert book.TOTALS == ours
    assert book.BOX["road"] == numbers.ROADS
    assert book.BOX["cover card"] == numbers.COVERS
    assert book.BOX["coin"] == numbers.COINS


def test_the_manifest_adds_up() -> None:
    """The lists by kind and seat give the totals of the rule book."""
    for part, total in book.TOTALS.items():
        counts = book.BOX[part]
        assert isinstance(counts, dict)
        assert total == sum(counts.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_starts_with(players: int) -> None:
    """Hands, bag, board and money by number of players."""
    start = book.START[players]
    assert start["hand"] == numbers.HANDS[players]
    assert start["bag"] == numbers.BAG
    assert start["sacks on the board"] == numbers.SACK_SQUARES
    assert start["money"] == numbers.MONEY == sum(numbers.START_COINS)
    assert start["bank"] == numbers.BOX_MONEY - players * numbers.MONEY
    assert 35 == start["sacks on the board"] + start["bag"] + players * start["hand"]


def test_prices() -> None:
    """A warehouse costs twice as much as a worker, more the nearer the sea is."""
    ours = {
        area: (numbers.WAREHOUSE_PRICES[area], numbers.WORKER_PRICES[area])
        for area in numbers.WAREHOUSE_PRICES
    }
    assert book.PRICES == ours
    assert book.DOCKS == numbers.DOCKS


def test_the_coins_suffice_for_the_start() -> None:
    """Four players can be given their coins, and every payment of 8 is a 5 and a 3."""
    for value, count in numbers.COINS.items():
        assert 4 * numbers.START_COINS.count(value) <= count
    assert numbers.INCOME == 5 + 3


def test_coffees_can_be_told_apart_without_colour() -> None:
    """Five letters and five patterns, in the order of the letters K W B R N."""
    assert book.KINDS == tuple(kind.id for kind in GAME.kinds)
    names = [resolve(kind.name) for kind in GAME.kinds]
    assert ["black", "white", "beige", "russet", "brown"] == names
    assert book.KINDS == tuple(kind.letter for kind in GAME.kinds)
    assert len({kind.pattern for kind in GAME.kinds}) == 5


def test_players_can_be_told_apart_without_colour() -> None:
    """Four seats with signs of their own."""
    assert ["disc", "square", "triangle", "cross"] == [seat.sign for seat in GAME.seats]
    assert len({seat.colour for seat in GAME.seats}) == 4


def test_the_inputs_of_the_tally() -> None:
    """Track and sacks for the table, score and money for each player, money breaks ties."""
    table = [entry.id for entry in GAME.sheet.inputs if entry.scope == "table"]
    player = [entry.id for entry in GAME.sheet.inputs if entry.scope == "player"]
    assert ["track", "sacks_on_track"] == table
    assert ["score", "money"] == player
    assert ["score"] == [row.id for row in GAME.sheet.rows]
    assert ["money"] == [tie.id for tie in GAME.sheet.tie_breaks]


def test_the_options() -> None:
    """Mode and start for the set-up, the track everywhere, roads where laid, purses when kept."""
    options = {option.id: option for option in GAME.options()}
    assert {"track", "roads", "mode", "start", "purses"} == set(options)
    assert ("layout", "random") == options["mode"].choices
    assert "layout" == options["mode"].default
    assert 60 == options["track"].default
    assert {"print", "setup", "score"} <= set(options["track"].commands)
