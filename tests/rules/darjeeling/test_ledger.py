"""A game of Darjeeling turn by turn: what the ledger books, warns of, and when it stops."""

import json

import pytest

from printkit.base.errors import DataError
from printkit.rules.darjeeling import GAME
from printkit.rules.darjeeling.turns import State
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import result_json, tally
from tests.rules.darjeeling.keeping import (
    INCOME,
    LEDGER,
    PASS,
    begin,
    codes,
    move,
    near_the_end,
    play,
    said,
    ship,
    typed,
    warned,
)

# The course of a game


def test_start_of_two_players() -> None:
    """The start player's crate lies on the lowest ship, the other one's above it (R10)."""
    state = begin("Ann", "Ben")
    assert ["-", "11", "01"] == [str(one) for one in state.ships]
    assert (0, 0) == state.scores
    assert ("Ann", "income", 1) == (state.name, state.phase, state.due)


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_start_player(start: int) -> None:
    """Any seat may begin; the others follow clockwise on the next higher ships."""
    state = begin("A", "B", "C", "D", start=str(start))
    assert "ABCD"[start - 1] == state.name
    berths = [6 - turn for turn in range(4)]
    for turn, berth in enumerate(berths):
        assert str((start - 1 + turn) % 4) == state.ships[berth - 1].owner


def test_a_turn() -> None:
    """Income, move, shipment: the ledger adds up, moves ships and markers, and the next one follows."""
    state = play(begin("Ann", "Ben"), INCOME, move(2))
    assert -1 == state.scores[0]
    state = play(state, ship("G", 4, near=True, double=True))
    assert "Ben" == state.name
    # Demand of green is 5 (case D1), doubled 10; four crates loaded bring 4.
    assert -1 + 10 + 4 == state.scores[0]
    assert "KGWRKWRG" == state.order
    assert ["04", "-", "11"] == [str(one) for one in state.ships]
    turn = state.turns[0]
    assert (1, 2, 10, 4, "G", 4) == (
        turn.income, turn.cost, turn.demand, turn.quantity, turn.kind, turn.loaded,
    )  # fmt: skip
    assert 13 == turn.points
    assert [
        "Ann: 4 green tea loaded; −1 + demand 10 + quantity 4 = 13.",
        "Ann takes 1 crate back.",
    ] == said(state)


def test_seed_example_of_loading() -> None:
    """Not next to a city one crate fewer is loaded, and three bring no quantity bonus (R33, R39)."""
    state = play(begin("Ann", "Ben"), INCOME, move(), ship("G", 4, double=True))
    assert 1 + 10 == state.scores[0]
    assert 3 == state.turns[0].loaded


def test_harbour_case_h1() -> None:
    """Four players: the load comes in on top, the bottom ship gives its crate back."""
    state = begin("A", "B", "C", "D")
    loads = [(2, "K"), (3, "K"), (1, "G"), (2, "G"), (1, "W"), (3, "W")]
    for crates, kind in loads:
        entries = [INCOME] if state.due else []
        state = play(state, *entries, move(), ship(kind, crates, near=True))
    assert ["13", "01", "32", "21", "13", "02"] == [str(one) for one in state.ships]
    assert "C" == state.name
    # C has one crate on berth 4 (×2): 2.
    assert 2 == state.due


def test_player_without_crates_has_no_phase_1() -> None:
    """Who has nothing on the ships is asked for the move at once; an income of 0 may be said."""
    state = begin("Ann", "Ben")
    for _ in range(2):
        state = play(state, INCOME, move(), ship("K", 2, near=True))
    state = play(state, INCOME, move(), ship("W", 2, near=True))
    # Ben's load stands on berth 2, Ann's two on 1 and 3: ships three times on.
    state = play(state, INCOME, move(), PASS)
    state = play(state, INCOME, move(), ship("R", 1, near=True))
    state = play(state, INCOME, move(), PASS)
    state = play(state, INCOME, move(), ship("R", 1, near=True))
    assert ("Ben", "move", 0) == (state.name, state.phase, state.due)
    again = play(state, {"entry": "income", "points": 0})
    assert ("move", []) == (again.phase, warned(again))
    assert ["W_INCOME"] == warned(play(state, {"entry": "income", "points": 3}))


# Income forgotten or wrong


def test_forgotten_income_is_booked_and_told() -> None:
    """A move without income before it: the income is booked first, with a warning."""
    state = play(begin("Ann", "Ben"), move(3))
    assert ["W_FORGOTTEN"] == warned(state)
    assert "Ann forgot the income of 1; it is booked" == LEDGER.told(state).warnings[0].message
    assert (-2, 1, 3) == (state.scores[0], state.turns[0].income, state.turns[0].cost)
    assert "ship" == state.phase


def test_wrong_income_is_put_right_and_told() -> None:
    """What is claimed is compared with the ships; what the ships pay is booked."""
    state = play(begin("Ann", "Ben"), {"entry": "income", "points": 3})
    assert ["W_INCOME"] == warned(state)
    assert 1 == state.scores[0]
    assert [] == warned(play(begin("Ann", "Ben"), {"entry": "income", "points": 1}))


def test_income_twice() -> None:
    """Nobody gets the income twice in a turn."""
    assert ["E_PHASE"] == codes(play(begin("Ann", "Ben"), INCOME), INCOME)


# The end


def test_t6_income_ends_the_game_before_the_move() -> None:
    """With 92 points and an income of 8 the game is over; the turn is not completed (R50, R51)."""
    state = play(near_the_end(92), INCOME)
    assert ("over", 100) == (state.phase, state.scores[0])
    assert LEDGER.asks(state) is None
    for entry in (move(), ship("K", 2, near=True), PASS, INCOME):
        assert ["E_OVER"] == codes(state, entry)


def test_forgotten_income_that_ends_the_game() -> None:
    """A move typed over a deciding income does not count any more."""
    state = play(near_the_end(92), move(4))
    assert ("over", 100, 0) == (state.phase, state.scores[0], state.turn.cost)
    assert ["W_FORGOTTEN"] == warned(state)
    assert "The move does not count any more." == said(state)[-1]


def test_one_point_short() -> None:
    """With 99 points the game goes on (case T8)."""
    state = play(near_the_end(91), INCOME, move(), PASS)
    assert ("income", 99, "Ben") == (state.phase, state.scores[0], state.name)


def test_t7_both_bonuses_reach_the_target() -> None:
    """95 less 4 for the move, demand 5 and four crates: exactly 100, the game is over."""
    state = near_the_end(87)
    bonus = 7 - state.order.rindex("K")
    state = play(state, INCOME, move(bonus), ship("K", 6))
    assert 87 + 8 - bonus + bonus + 5 == state.scores[0]
    assert ("over", 5) == (state.phase, state.turn.quantity)


def test_q8_demand_that_ends_the_game() -> None:
    """The turn ends with the demand bonus: the quantity bonus does not count, but for a house rule."""
    state = near_the_end(91)
    bonus = 7 - state.order.rindex("G")
    assert bonus >= 1
    done = play(state, INCOME, move(), ship("G", 4, near=True))
    assert ("over", 99 + bonus, 0) == (done.phase, done.scores[0], done.turn.quantity)
    assert "The demand bonus ended the game: the quantity bonus of 4 does not count." in said(done)
    both = play(near_the_end(91, both_bonuses=True), INCOME, move(), ship("G", 4, near=True))
    assert ("over", 99 + bonus + 4, 4) == (both.phase, both.scores[0], both.turn.quantity)


def test_another_target() -> None:
    """A longer game ends at its own target."""
    state = play(near_the_end(92, target=150), INCOME)
    assert ("move", 100) == (state.phase, state.scores[0])
    assert 999 == begin("Ann", "Ben", target=999).target


def test_the_end_is_the_tally() -> None:
    """The answers of the sheet hold names, scores and target; with the tiles they add up."""
    state = play(near_the_end(92), INCOME)
    raw = json.loads(json.dumps(LEDGER.answers(state)))
    assert "unfinished" not in raw
    for player, tiles in zip(raw["players"], ((1, 2, 0), (0, 0, 0)), strict=True):
        player.update(zip(("h1", "h2", "h3"), tiles, strict=True))
    found = result_json(tally(GAME, read_answers(GAME, raw)))
    assert [95, state.scores[1]] == [player["total"] for player in found["players"]]
    assert [True, False] == [player["ended_game"] for player in found["players"]]


def test_unfinished_answers() -> None:
    """As long as the game goes on, the answers say so."""
    assert LEDGER.answers(begin("Ann", "Ben"))["unfinished"] is True


def test_own_strip_reaches_the_tally() -> None:
    """A strip with higher multipliers lets the score overshoot further, and the sheet knows it."""
    state = begin("Ann", "Ben", strip="9,9,9")
    state = play(state, INCOME, move(), ship("R", 10, near=True))
    state = play(state, INCOME, move(), PASS)
    state = play(state._replace(scores=(99, 0)), INCOME)
    assert ("over", 189) == (state.phase, state.scores[0])
    raw = json.loads(json.dumps(LEDGER.answers(state)))
    for player in raw["players"]:
        player["halves"] = 0
    assert 189 == tally(GAME, read_answers(GAME, raw)).players[0].total


# Crates


def many_crates() -> State:
    """Return a game in which Ann has 6 + 2 crates on ships that stay and 1 on the bottom ship."""
    state = play(begin("Ann", "Ben", "Cem"), INCOME, move(), ship("K", 1, near=True))
    state = play(state, INCOME, move(), PASS, INCOME, move(), PASS)
    state = play(state, INCOME, move(), ship("G", 2, near=True))
    state = play(state, INCOME, move(), ship("G", 1, near=True), INCOME, move(), PASS)
    return play(state, INCOME, move(), ship("W", 6, near=True))


def test_h3_too_few_crates() -> None:
    """The returned crate counts as free; the rest comes from another own ship, or stays behind."""
    state = many_crates()
    assert ["06", "11", "02", "01"] == [str(one) for one in state.ships]
    state = play(state, INCOME, move(), PASS, move(), PASS, INCOME, move())
    with pytest.raises(DataError) as caught:
        LEDGER.step(state, ship("R", 4, near=True))
    assert "Ann has 2 free crates, 2 are missing" == caught.value.message
    assert "take 2 from other own ships, or load only 2" == caught.value.hint
    fewer = play(state, ship("R", 4, near=True, load=2))
    assert ["02", "06", "11", "02"] == [str(one) for one in fewer.ships]
    assert 0 == fewer.turns[-2].quantity
    other = play(state, ship("R", 4, near=True, take={"4": 2}))
    assert ["04", "06", "11", "-"] == [str(one) for one in other.ships]
    assert 4 == other.turns[-2].quantity
    assert other == typed(state, "R4 near take 4:2")
    assert ["E_TAKE"] == codes(state, ship("R", 4, near=True, take={"3": 1}))
    assert ["E_TAKE"] == codes(state, ship("R", 4, near=True, take={"2": 3}))
    assert ["E_CRATES"] == codes(state, ship("R", 4, near=True, take={"2": 1}))
