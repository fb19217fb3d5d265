"""A game kept scoring by scoring: what is booked, refused and told, and how it ends in the tally."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from printkit.app.entry_values import Around
from printkit.app.shorthand import read_line, typed_words
from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.model.ledger import Ledger
from printkit.rules.guatemala_cafe import GAME
from printkit.rules.guatemala_cafe.feasible import Known, learnt, nothing_known, ways
from printkit.rules.guatemala_cafe.scorings import State
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import tally

NAMES = ("Anna", "Béla", "Cili")


def ledger() -> Ledger:
    """Return the ledger of the game."""
    assert GAME.ledger is not None
    return GAME.ledger()


def scoring(kind: str, initiator: int, *points: int, **more: Any) -> dict[str, Any]:
    """Return an entry; players are counted from 1."""
    entry = {"entry": "score", "kind": kind, "initiator": initiator, **more}
    return {**entry, "points": list(points)} if points else entry


def play(
    entries: Sequence[dict[str, Any]], names: tuple[str, ...] = NAMES, **options: Any
) -> State:
    """Return the state after the entries."""
    state: State = ledger().begin(names, options)
    for entry in entries:
        state = ledger().step(state, entry)
    return state


def refused(state: State, entry: dict[str, Any]) -> list[str]:
    """Return the codes with which an entry is refused."""
    with pytest.raises(DataError) as caught:
        ledger().step(state, entry)
    assert all(fault.message for fault in caught.value.faults)
    return [fault.code for fault in caught.value.faults]


def said(state: State) -> list[str]:
    """Return what the last entry led to, in words."""
    return [resolve(line) for line in ledger().told(state).said]


def test_a_scoring_is_booked() -> None:
    """Markers, money of who took the sack, the sack on the track, one own sack fewer."""
    state = play([scoring("W", 1, 2, 6, 0)])
    assert ((2, 6, 0), (23, 15, 15), (7, 8, 8), 5, ("W",)) == (
        state.scores,
        state.money,
        state.hands,
        state.bag,
        state.sacks,
    )
    assert [
        "Anna takes a white sack and 8 centavos; the sack lies on 60.",
        "Anna +2: 2",
        "Béla +6: 6",
        "Anna puts a sack of the own ones on the empty square.",
        "Last sack: 60; to go: 54.",
    ] == said(state)


def test_a_blocked_scoring_is_booked() -> None:
    """The money is paid, the sack is laid, the blocker's sack fills the square, nobody scores."""
    state = play([scoring("W", 1, blocked_by=3)])
    assert ((0, 0, 0), (23, 15, 15), (8, 8, 7), ("W",)) == (
        state.scores,
        state.money,
        state.hands,
        state.sacks,
    )
    assert "Cili blocks with a white sack." in said(state)


def test_the_states_before_stay_as_they_were() -> None:
    """Undo is a shorter replay: a step changes nothing of its state."""
    one = play([scoring("W", 1, 2, 6, 0)])
    kept = (one.scores, one.sacks, dict(one.known))
    play([scoring("W", 1, 2, 6, 0), scoring("W", 2, 3, 6, 0)])
    ledger().step(one, scoring("K", 2, 0, 4, 0))
    assert kept == (one.scores, one.sacks, dict(one.known))


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        pytest.param(scoring("W", 1), "E_MISSING", id="neither points nor blocked"),
        pytest.param(scoring("W", 1, blocked_by=1), "E_BLOCK", id="own scoring"),
        pytest.param(scoring("W", 1, 2, 0, 0, blocked_by=2), "E_BOTH", id="points and blocked"),
        pytest.param(scoring("W", 1, 36, 1, 0), "E_POINTS", id="ten workers"),
        pytest.param(scoring("W", 1, 35, 0, 0), "E_POINTS", id="no such product"),
        pytest.param({"entry": "pay", "payer": 1, "amount": 3}, "E_PURSES", id="money not kept"),
    ],
)
def test_what_the_rules_refuse(entry: dict[str, Any], code: str) -> None:
    """Each with its code, before anything is booked."""
    assert [code] == refused(play([]), entry)


def test_a_blocker_needs_a_sack() -> None:
    """With four players six sacks are in a hand; blocking and scoring use them up."""
    names = ("A", "B", "C", "D")
    state = play([scoring("WKBRNW"[k], 2, 0, 0, 0, 0) for k in range(6)], names)
    assert 0 == state.hands[1]
    assert ["E_STOCK"] == refused(state, scoring("N", 1, blocked_by=2))
    after = ledger().step(state, scoring("K", 2, 0, 0, 0, 0))
    assert (0, 4) == (after.hands[1], after.bag)
    assert "B has no sack left: one from the bag fills the square." in said(after)


def test_an_empty_bag_leaves_the_square_empty() -> None:
    """When hand and bag are empty nothing fills the square (Q9)."""
    names = ("A", "B", "C", "D")
    entries = [scoring("WKBRN"[k % 5], 2, 0, 0, 0, 0) for k in range(12)]
    state = play(entries, names, track=100)
    assert (0, 0, 5) == (state.hands[1], state.bag, state.on_board)
    assert "Hand and bag are empty: the square stays free until roads fill it." in said(state)


def test_the_last_sack_cannot_come_when_none_lies_there() -> None:
    """Six more scorings of a player without sacks empty the board."""
    names = ("A", "B", "C", "D")
    entries = [scoring("WKBRN"[k % 5], 2, 0, 0, 0, 0) for k in range(17)]
    state = play(entries, names, track=100)
    assert 0 == state.on_board
    assert ["E_SUPPLY"] == refused(state, scoring("W", 1, 0, 0, 0, 0))


def test_a_kind_has_seven_sacks() -> None:
    """The eighth is refused; the seventh cannot be blocked, for that takes an eighth one."""
    six = play([scoring("W", 1 + k % 3, 0, 0, 0) for k in range(6)])
    assert ["E_SUPPLY"] == refused(six, scoring("W", 1, blocked_by=2))
    seven = ledger().step(six, scoring("W", 1, 0, 0, 0))
    assert ["E_SUPPLY"] == refused(seven, scoring("W", 2, 0, 0, 0))


def test_workers_never_leave() -> None:
    """Who had workers of a kind scores with at least as many again."""
    state = play([scoring("W", 1, 5, 0, 0)])
    assert ["E_POINTS"] == refused(state, scoring("W", 2, 4, 0, 0))
    assert ["E_POINTS"] == refused(state, scoring("W", 2, 0, 3, 0))
    assert (15, 0, 0) == ledger().step(state, scoring("W", 2, 10, 0, 0)).scores
    assert (10, 0, 0) == ledger().step(state, scoring("W", 2, 5, 0, 0)).scores
    assert ["E_POINTS"] == refused(state, scoring("W", 2, 5, 5, 0))


def test_ships_leave_one_by_one() -> None:
    """Nine workers with three ships: 36, then 27, 18, 9, for one ship leaves each time."""
    state = play([scoring("W", 1, 36, 0, 0)], track=100)
    assert ["E_POINTS"] == refused(state, scoring("W", 1, 36, 0, 0))
    state = ledger().step(state, scoring("W", 1, 27, 0, 0))
    assert ["E_POINTS"] == refused(state, scoring("W", 1, 27, 0, 0))
    assert (81, 0, 0) == ledger().step(state, scoring("W", 1, 18, 0, 0)).scores


def test_a_blocked_kind_is_scored_later() -> None:
    """Nothing is learnt of a blocked scoring."""
    state = play([scoring("W", 1, blocked_by=2), scoring("W", 1, 0, 3, 0)])
    assert (0, 3, 0) == state.scores


# How it ends


@pytest.mark.parametrize(("brown", "score", "over"), [(3, 41, True), (2, 40, False)])
def test_it_ends_when_a_marker_reaches_the_last_sack(brown: int, score: int, *, over: bool) -> None:
    """C12 and C13: the 20th sack lies on 41; Anna gains 6 from 35 and is there, from 34 she is not."""
    quiet = [scoring("WKBRN"[k % 5], 1 + k % 3, 0, 0, 0) for k in range(14)]
    gains = [scoring(kind, 1, 8, 0, 0) for kind in "WKBR"]
    state = play([*quiet, *gains, scoring("N", 1, brown, 0, 0)])
    assert (19, score - 6, False) == (len(state.sacks), state.scores[0], state.over)
    state = ledger().step(state, scoring("W", 2, 6, 0, 0))
    assert (score, over) == (state.scores[0], state.over)
    assert over == (ledger().asks(state) is None)
    assert over == ("Anna reached the last sack on 41: the game is over." in said(state))


def test_a_blocked_sack_can_end_it() -> None:
    """C14: the sack reaches the standing marker (Q6)."""
    state = play([scoring("WKBRN"[k % 5], 1, 9, 0, 0) for k in range(5)], track=50)
    assert (45, False) == (state.scores[0], state.over)
    state = ledger().step(state, scoring("K", 2, blocked_by=3))
    assert state.over
    assert "Anna reached the last sack on 45: the game is over." in said(state)
    assert ledger().asks(state) is None
    assert ["E_OVER"] == refused(state, scoring("K", 2, 0, 0, 0))


def test_it_ends_in_the_tally() -> None:
    """Track, sacks and scores are known; the money is asked where it was not kept."""
    state = play([scoring("WKBRN"[k % 5], 1, 9, 0, 0) for k in range(6)], track=50)
    raw = dict(ledger().answers(state))
    assert {
        "game": "guatemala-cafe",
        "table": {"track": 50, "sacks_on_track": 6},
        "players": [
            {"name": "Anna", "score": 54},
            {"name": "Béla", "score": 0},
            {"name": "Cili", "score": 0},
        ],
    } == raw
    players = [{**player, "money": 1} for player in raw["players"]]
    result = tally(GAME, read_answers(GAME, {**raw, "players": players}))
    assert (("Anna",), ()) == (result.winners, result.warnings)
    assert [True, False, False] == [player.marks["reached_last_sack"] for player in result.players]


def test_a_game_that_goes_on_says_so() -> None:
    """The answers are unfinished, and before the first sack there are none on the track."""
    raw = dict(ledger().answers(play([])))
    assert (True, {"track": 60}) == (raw["unfinished"], raw["table"])
    assert (0, 0, 0) == ledger().scores(play([]))


# Money


def test_purses_keep_the_money() -> None:
    """Start, sacks and payments; nobody pays what is not there; the tally gets it."""
    state = play(
        [scoring("W", 1, 0, 0, 0), {"entry": "pay", "payer": 1, "amount": 20}], purses=True
    )
    assert (3, 15, 15) == state.money
    assert ["Anna pays 20; left: 3."] == said(state)
    assert ["E_MONEY"] == refused(state, {"entry": "pay", "payer": 1, "amount": 4})
    assert [3, 15, 15] == [one["money"] for one in ledger().answers(state)["players"]]


# Options and words


@pytest.mark.parametrize(
    ("names", "options", "code"),
    [
        (("A",), {}, "E_PLAYERS"),
        (("A", "B", "C", "D", "E"), {}, "E_PLAYERS"),
        (NAMES, {"track": 46}, "E_RANGE"),
        (NAMES, {"track": 61}, "E_RANGE"),
        (("A", "B"), {"track": 44}, "E_RANGE"),
    ],
)
def test_games_that_cannot_be(names: tuple[str, ...], options: dict[str, Any], code: str) -> None:
    """Too few, too many, and tracks that there are not."""
    with pytest.raises(DataError) as caught:
        ledger().begin(names, options)
    assert [code] == [fault.code for fault in caught.value.faults]


def test_a_short_track_for_two() -> None:
    """46 is enough for two players."""
    assert 46 == play([], ("A", "B"), track=46).track


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("W Anna 2 6 0", scoring("W", 1, 2, 6, 0)),
        ("white 2 0 3 0", scoring("W", 2, 0, 3, 0)),
        ("score W béla 0 3 0", scoring("W", 2, 0, 3, 0)),
        ("W Anna blocked Béla", scoring("W", 1, blocked_by=2)),
        ("black Cili blocked 1", scoring("K", 3, blocked_by=1)),
    ],
)
def test_how_a_scoring_is_typed(typed: str, entry: dict[str, Any]) -> None:
    """Coffee, who, points of everybody in the order of the seats, or who blocks."""
    around = Around(ledger(), NAMES)
    (piece,) = read_line(around, play([]), typed).pieces
    assert entry == dict(piece.entry)
    again = read_line(around, play([]), typed_words(around, piece.entry)).pieces[0]
    assert piece.entry == again.entry


def test_how_a_payment_is_typed() -> None:
    """pay, who, how much."""
    state = play([], purses=True)
    (piece,) = read_line(Around(ledger(), NAMES), state, "pay Béla 9").pieces
    assert {"entry": "pay", "payer": 2, "amount": 9} == dict(piece.entry)
    assert (15, 6, 15) == piece.after.money


@pytest.mark.parametrize(
    "typed", ["", "W", "X Anna 1 0 0", "W Dora 1 0 0", "W Anna 1 0", "W Anna 37 0 0"]
)
def test_lines_that_cannot_be_read(typed: str) -> None:
    """What is missing or unknown is told."""
    with pytest.raises(DataError) as caught:
        read_line(Around(ledger(), NAMES), play([]), typed)
    assert caught.value.message


def test_the_examples_of_the_forms_can_be_typed() -> None:
    """Each line that help shows is understood."""
    around = Around(ledger(), NAMES)
    for form in ledger().forms:
        for example in form.examples:
            (piece,) = read_line(around, play([], purses=True), example).pieces
            assert form.id == piece.entry["entry"]


def test_the_table_is_shown() -> None:
    """Markers, sacks, hands, kinds, and the money where it is kept."""
    entries = [scoring("W", 1, 2, 6, 0), scoring("K", 2, 0, 0, 3)]
    lines = [resolve(line) for line in ledger().show(play(entries, purses=True))]
    assert [
        "Markers: Anna 2, Béla 6, Cili 3; sacks: 2, the last one on 59, the next one on 58.",
        "Own sacks: Anna 7, Béla 7, Cili 8; bag: 5.",
        "Scored, of 7 of each kind: K 1, W 1.",
        "Centavos: Anna 23, Béla 23, Cili 15.",
    ] == lines
    first = resolve(ledger().show(play([]))[0])
    assert "Markers: Anna 0, Béla 0, Cili 0; no sack yet; the first one goes on 60." == first


# Which points can be


def brute(points: Sequence[int], ships: int, *, two: bool) -> bool:
    """Whether some workers and harbours give the points, tried out one by one."""
    harbours = range(1, 2 if two else 4)
    spread = [loads for loads in product(range(4), repeat=len(harbours)) if sum(loads) <= ships]
    for loads in spread:
        for chosen in product((0, *harbours), repeat=len(points)):
            times = [1 + (loads[one - 1] if one else 0) for one in chosen]
            if all(got % each == 0 for got, each in zip(points, times, strict=True)):
                workers = sum(got // each for got, each in zip(points, times, strict=True))
                if workers <= 9:
                    return True
    return False


@pytest.mark.parametrize("ships", [0, 1, 3])
@pytest.mark.parametrize("players", [2, 3])
def test_points_are_those_of_workers_and_ships(players: int, ships: int) -> None:
    """Every combination of points agrees with trying out all workers, harbours and ships."""
    numbers = (0, 1, 2, 3, 5, 6, 7, 8, 9, 12, 15, 16, 18, 20, 21, 27, 35, 36)
    for points in product(numbers, repeat=players):
        found = any(ways(points, Known((0,) * players, ships)))
        assert brute(points, ships, two=players == 2) == found, points


def test_four_players_cannot_all_grow_a_kind() -> None:
    """There are three warehouses of a kind."""
    assert learnt((1, 1, 1, 0), nothing_known(4)) is not None
    assert learnt((1, 1, 1, 1), nothing_known(4)) is None


def test_what_is_learnt() -> None:
    """The fewest workers that can have given the points; a ship has left where one must have."""
    assert Known((2, 0), 3) == learnt((6, 0), nothing_known(2))
    assert Known((7, 0), 3) == learnt((7, 0), nothing_known(2))
    assert Known((5, 0), 2) == learnt((10, 0), nothing_known(2))
