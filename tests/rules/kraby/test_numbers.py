"""The numbers of Kraby are those of the rule book."""

from collections.abc import Iterator

import pytest

from printkit.base.i18n import resolve
from printkit.model.scoresheet import at_players
from printkit.rules.kraby import GAME, numbers
from tests.rules.kraby import manifest as book


def partitions(total: int, largest: int) -> Iterator[tuple[int, ...]]:
    """All ways to split so many crabs into colonies, larger ones first."""
    if total == 0:
        yield ()
    for first in range(min(total, largest), 0, -1):
        for rest in partitions(total - first, first):
            yield (first, *rest)


@pytest.mark.parametrize("size", book.COLONY)
def test_points_of_a_colony(size: int) -> None:
    """One crab costs a point, five and more give five."""
    assert book.COLONY[size] == numbers.colony_points(size)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_which_values_a_colour_can_have(players: int) -> None:
    """The span and its gaps are what the colonies of all crabs of a colour can add up to."""
    crabs = book.START[players]["tokens of a colour"]
    possible = {
        sum(book.COLONY[min(size, 5)] for size in sizes) for sizes in partitions(crabs, crabs)
    }
    low, high = numbers.VALUES[players]
    spoken = {value for value in range(low, high + 1) if value not in numbers.NEVER[players]}
    assert possible == spoken


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numbers_by_players(players: int) -> None:
    """Colours, crabs, figures and turns by number of players are those of the table."""
    start = book.START[players]
    assert start["colours"] == numbers.COLOURS[players]
    assert start["tokens of a colour"] == numbers.IN_BAG[players]
    assert start["tokens in play"] == numbers.COLOURS[players] * numbers.IN_BAG[players]
    assert start["figures of a colour"] == numbers.FIGURE_SUPPLY[players]
    assert start["figures of a player"] == numbers.FIGURES_EACH[players]
    assert start["hand"] == numbers.HAND
    assert start["own turns"] == numbers.TURNS[players]
    assert start["own turns with a draw"] == numbers.DRAWS[players]
    first, last = numbers.ZONE[players]
    assert start["spaces"] == (last - first + 1) ** 2 - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_use_up_the_tokens(players: int) -> None:
    """Everybody has equally many turns, and the draws end when the bag is empty."""
    start = book.START[players]
    assert start["tokens in play"] == players * numbers.TURNS[players]
    assert start["bag after the hands"] == players * numbers.DRAWS[players]


def test_colours_in_scoring_order() -> None:
    """Orange, green, blue, yellow, pink; each can be told apart without its colour."""
    assert book.COLOURS == tuple(kind.id for kind in GAME.kinds)
    names = [resolve(kind.name) for kind in GAME.kinds]
    assert ["orange", "green", "blue", "yellow", "pink"] == names
    assert len({kind.letter for kind in GAME.kinds}) == 5
    assert len({kind.pattern for kind in GAME.kinds}) == 5


def test_four_ships_with_signs_of_their_own() -> None:
    """Every ship has its own sign and sail."""
    assert ["1", "2", "3", "4"] == [seat.id for seat in GAME.seats]
    assert ["anchor", "star", "fish", "shell"] == [seat.sign for seat in GAME.seats]
    assert len({seat.colour for seat in GAME.seats}) == 4


def test_the_inputs_of_the_tally() -> None:
    """Five colours for the table, three squares for each player, under the agreed names."""
    table = [entry.id for entry in GAME.sheet.inputs if entry.scope == "table"]
    player = [entry.id for entry in GAME.sheet.inputs if entry.scope == "player"]
    assert ["O", "G", "B", "Y", "P"] == table
    assert ["x1", "x2", "x3"] == player
    assert ["x1", "x2", "x3"] == [row.id for row in GAME.sheet.rows]
    assert ["best_product"] == [tie.id for tie in GAME.sheet.tie_breaks]


def test_colony_sizes_must_add_up_to_the_crabs_in_play() -> None:
    """24 crabs of a colour, 20 with two players."""
    for entry in GAME.sheet.inputs[:5]:
        assert entry.parts is not None
        assert entry.parts.total is not None
        for players, start in book.START.items():
            assert start["tokens of a colour"] == at_players(entry.parts.total, players)
