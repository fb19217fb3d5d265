"""A game of Darjeeling turn by turn: what the ledger books, warns of, refuses, and when it stops."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

from printkit.app.entries import checked
from printkit.app.entry_values import Around
from printkit.app.shorthand import read_line
from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.base.rng import Rng
from printkit.rules.darjeeling import GAME
from printkit.rules.darjeeling.turns import State
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import result_json, tally

assert GAME.ledger is not None
LEDGER = GAME.ledger()
CHUTE = "GKGWRKWR"
Entry = Mapping[str, Any]


def begin(*names: str, **options: Any) -> State:
    """Begin a game with a known chute."""
    state: State = LEDGER.begin(names, {"chute": CHUTE, **options})
    return state


def around(state: State) -> Around:
    """Return what entries and lines are judged by."""
    return Around(LEDGER, state.names)


def play(state: State, *entries: Entry) -> State:
    """Take entries one after the other, each as JSON gives it back; the state before never changes."""
    for entry in entries:
        before = repr(state)
        after = LEDGER.step(state, checked(around(state), json.loads(json.dumps(entry))))
        assert before == repr(state)
        state = after
    return state


def typed(state: State, *lines: str) -> State:
    """Take typed lines one after the other."""
    for line in lines:
        state = read_line(around(state), state, line).pieces[-1].after
    return state


def read(state: State, line: str) -> Entry:
    """Return the one entry that a line stands for."""
    (piece,) = read_line(around(state), state, line).pieces
    return piece.entry


def codes(state: State, entry: Entry) -> list[str]:
    """Return why an entry is refused; every refusal says what to do."""
    with pytest.raises(DataError) as caught:
        play(state, entry)
    assert caught.value.hint
    return [fault.code for fault in caught.value.faults]


def warned(state: State) -> list[str]:
    """Return the warnings about the last entry."""
    return [fault.code for fault in LEDGER.told(state).warnings]


def said(state: State) -> list[str]:
    """Return what the last entry led to, in words."""
    return [resolve(words) for words in LEDGER.told(state).said]


INCOME: Entry = {"entry": "income"}
PASS: Entry = {"entry": "pass"}


def move(cost: int = 0) -> Entry:
    """Return a move that costs so much."""
    return {"entry": "move", "cost": cost}


def ship(kind: str, laid: int, **more: Any) -> Entry:
    """Return a shipment."""
    return {"entry": "ship", "kind": kind, "laid": laid, **more}


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


def near_the_end(score: int, **options: Any) -> State:
    """Return a game in which Ann has so many points, with 4 crates on berth 2 (8 points a turn)."""
    state = play(begin("Ann", "Ben", **options), INCOME, move(), ship("R", 4, near=True))
    state = play(state, INCOME, move(), ship("W", 1, near=True))
    return state._replace(scores=(score, state.scores[1]))


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


# What is refused


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        ({"entry": "dance"}, "E_ENTRY"),
        ({}, "E_ENTRY"),
        ({"entry": "move"}, "E_MISSING"),
        ({"entry": "move", "cost": 2, "tiles": 1}, "E_BOTH"),
        ({"entry": "move", "cost": -1}, "E_RANGE"),
        ({"entry": "move", "cost": "2"}, "E_INT"),
        ({"entry": "move", "cost": True}, "E_INT"),
        ({"entry": "move", "turn": 45}, "E_RANGE"),
        ({"entry": "move", "costs": 2}, "E_UNKNOWN"),
        ({"entry": "income", "points": -1}, "E_RANGE"),
        ({"entry": "ship", "kind": "K", "laid": 2}, "E_PHASE"),
        ({"entry": "pass"}, "E_PHASE"),
        ({"entry": "chute", "order": CHUTE}, "E_PHASE"),
        ({"entry": "income", "player": 1}, "E_UNKNOWN"),
    ],
)
def test_bad_entries_in_phase_1(entry: Entry, code: str) -> None:
    """An entry that cannot be right is refused with its code."""
    assert [code] == codes(begin("Ann", "Ben"), entry)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (ship("X", 2), "E_KIND"),
        (ship("K", 0), "E_RANGE"),
        (ship("K", 23), "E_RANGE"),
        (ship("R", 20), "E_RANGE"),
        (ship("K", 1), "E_NO_LOAD"),
        (ship("K", 3, load=3), "E_RANGE"),
        (ship("K", 3, near=1), "E_TYPE"),
        (ship("K", 3, take=[2, 1]), "E_TYPE"),
        (ship("K", 3, take={"2": "1"}), "E_INT"),
        (ship("K", 3, take={"two": 1}), "E_TYPE"),
        (ship("K", 3, take={"²": 1}), "E_TYPE"),
        (ship("K", 3, take={"2": True}), "E_INT"),
        (ship("K", 3, take={"2": 1}), "E_TAKE"),
        (move(1), "E_PHASE"),
    ],
)
def test_bad_shipments(entry: Entry, code: str) -> None:
    """A shipment that cannot be right is refused with its code."""
    state = play(begin("Ann", "Ben"), INCOME, move())
    assert [code] == codes(state, entry)


def test_dear_move_is_told() -> None:
    """A move dearer than any on our maps is booked with a warning."""
    assert [] == warned(play(begin("Ann", "Ben"), INCOME, move(18)))
    assert ["W_COST"] == warned(play(begin("Ann", "Ben"), INCOME, move(19)))


def test_lowest_score() -> None:
    """A score below −99 is not believed."""
    state = begin("Ann", "Ben")._replace(scores=(-90, 0))
    assert ["E_TRACK_LOW"] == codes(play(state, INCOME), move(11))


@pytest.mark.parametrize(
    ("names", "options", "code"),
    [
        (("Ann",), {}, "E_PLAYERS"),
        (tuple("ABCDEF"), {}, "E_PLAYERS"),
        (("Ann", "Ben"), {"strip": "1,2,3"}, "E_ORDER"),
        (tuple("ABCDE"), {"strip": "3,2,1"}, "E_LEN"),
        (("Ann", "Ben"), {"chute": "KKKGWWRR"}, "E_ORDER"),
        (("Ann", "Ben"), {"start": "3"}, "E_RANGE"),
        (("Ann", "Ben"), {"target": 0}, "E_RANGE"),
        (("Ann", "Ben"), {"target": 1000}, "E_RANGE"),
        (("Ann", "Ben"), {"target": "150"}, "E_RANGE"),
    ],
)
def test_impossible_beginnings(names: tuple[str, ...], options: dict[str, Any], code: str) -> None:
    """A game that cannot be begun like that is refused."""
    with pytest.raises(DataError) as caught:
        LEDGER.begin(names, options)
    assert code == caught.value.faults[0].code
    assert caught.value.hint


def test_the_chute_can_be_the_first_entry() -> None:
    """Without the chute nothing else can be entered; then the game begins as usual."""
    state: State = LEDGER.begin(("Ann", "Ben"), {"start": 2})
    assert ["E_PHASE"] == codes(state, INCOME)
    assert ["E_ORDER"] * 4 == codes(state, {"entry": "chute", "order": "KGWR"})
    known = play(state, {"entry": "chute", "order": "gkgwrkwr"})
    assert known._replace(told=state.told) == begin("Ann", "Ben", start=2)._replace(told=state.told)


# Undo, lines, words


def random_entry(state: State, rng: Rng) -> Entry:
    """Return any entry that may come next."""
    if state.phase == "income":
        return (INCOME, {"entry": "income", "points": state.due}, move(rng.below(4)))[rng.below(3)]
    if state.phase == "move":
        return move(rng.below(5))
    if rng.below(4) == 0:
        return PASS
    laid = 1 + rng.below(6)
    extra = {key: rng.below(2) == 0 for key in ("near", "no_loss", "double")}
    return ship(rng.pick("KGWR"), laid, **extra)


class Book:
    """Keeps the same game on its own, as a person at the table would: piles, lists and a pencil."""

    def __init__(self, players: int, strip: list[int]) -> None:
        """Put the first crates on the ships."""
        self.strip = strip
        self.ships: list[list[int]] = [[] for _ in strip]
        for player in range(players):
            self.ships[len(strip) - 1 - player] = [player]
        self.scores = [0] * players
        self.chute = list(CHUTE)
        self.player = 0
        self.over = False
        self.paid = False

    def pay(self) -> None:
        """Phase 1."""
        if not self.paid:
            for load, times in zip(self.ships, self.strip, strict=True):
                self.scores[self.player] += load.count(self.player) * times
            self.paid = True
            self.over = self.scores[self.player] >= 100

    def take(self, entry: Entry) -> None:
        """Book one entry."""
        self.pay()
        if self.over or entry["entry"] == "income":
            return
        if entry["entry"] == "move":
            self.scores[self.player] -= entry["cost"]
            return
        if entry["entry"] == "ship":
            self.load(entry)
        if not self.over:
            self.player = (self.player + 1) % len(self.scores)
            self.paid = False

    def load(self, entry: Entry) -> None:
        """Phase 3."""
        crates = entry["laid"] - (0 if entry["near"] or entry["no_loss"] else 1)
        self.ships = [[self.player] * crates, *self.ships[:-1]]
        self.chute.remove(entry["kind"])
        self.chute.append(entry["kind"])
        low = self.chute.index(entry["kind"])
        between = [one for one in self.chute[low + 1 : -1] if one != entry["kind"]]
        self.scores[self.player] += len(between) * (2 if entry["double"] else 1)
        self.over = self.scores[self.player] >= 100
        if not self.over and crates >= 4:
            self.scores[self.player] += crates
            self.over = self.scores[self.player] >= 100


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_agree_with_pencil_and_paper(players: int) -> None:
    """In 40 random games scores, ships, chute and end agree with a book kept in another way."""
    for game in range(40):
        rng = Rng(f"{players}-{game}", "ledger")
        state = begin(*"ABCDE"[:players])
        pencil = Book(players, list(state.strip))
        states, entries = [state], []
        while LEDGER.asks(state) is not None:
            entry = random_entry(state, rng)
            try:
                state = LEDGER.step(state, entry)
            except DataError as error:
                assert error.faults[0].code in {"E_NO_LOAD", "E_CRATES"}  # noqa: PT017 - refused
                continue
            pencil.take(entry)
            entries.append(entry)
            states.append(state)
            assert list(state.scores) == pencil.scores
            assert "".join(pencil.chute) == state.order
            assert [len(load) for load in pencil.ships] == [one.crates for one in state.ships]
            assert (state.phase == "over") == pencil.over
            assert sum(turn.points for turn in state.turns) == sum(state.scores)
        check_replay(players, entries, states)


def check_replay(players: int, entries: list[Entry], states: list[State]) -> None:
    """Taking entries back is a shorter replay: it gives each earlier state again."""
    again = begin(*"ABCDE"[:players])
    for k, entry in enumerate(entries):
        assert states[k] == again
        again = LEDGER.step(again, entry)
    assert states[-1] == again


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("", {"entry": "income"}),
        ("5", {"entry": "income", "points": 5}),
        ("move 3", {"entry": "move", "cost": 3}),
        ("m 180 2t", {"entry": "move", "turn": 180, "tiles": 2}),
        ("i5", {"entry": "income", "points": 5}),
    ],
)
def test_lines_in_phase_1(line: str, entry: Entry) -> None:
    """What is typed in phase 1 becomes the entry that is meant."""
    assert entry == read(begin("Ann", "Ben"), line)


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("", {"entry": "move", "cost": 0}),
        ("0", {"entry": "move", "cost": 0}),
        ("4", {"entry": "move", "cost": 4}),
        ("180", {"entry": "move", "turn": 180}),
        ("180 3t 1c 1k", {"entry": "move", "turn": 180, "tiles": 3, "cities": 1, "collectors": 1}),
        ("2 tiles, 1 city", {"entry": "move", "tiles": 2, "cities": 1}),
        ("1 tile 2 collectors", {"entry": "move", "tiles": 1, "collectors": 2}),
        ("stuck", {"entry": "move", "stuck": True}),
    ],
)
def test_lines_in_phase_2(line: str, entry: Entry) -> None:
    """What is typed in phase 2 becomes the entry that is meant."""
    assert entry == read(play(begin("Ann", "Ben"), INCOME), line)


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("", PASS),
        ("-", PASS),
        ("G 4", ship("G", 4)),
        ("g4 near", ship("G", 4, near=True)),
        ("green 4 noloss double", ship("G", 4, no_loss=True, double=True)),
        ("K 6 n load 4", ship("K", 6, near=True, load=4)),
        ("K 6 load=4", ship("K", 6, load=4)),
    ],
)
def test_lines_in_phase_3(line: str, entry: Entry) -> None:
    """What is typed in phase 3 becomes the entry that is meant."""
    assert entry == read(play(begin("Ann", "Ben"), INCOME, move()), line)


@pytest.mark.parametrize(
    ("entries", "line", "code"),
    [
        ((), "five", "E_INT"),
        ((), "-5", "E_RANGE"),
        ((INCOME,), "2x", "E_INT"),
        ((INCOME,), "1,5", "E_INT"),
        ((INCOME, move()), "X 4", "E_KIND"),
        ((INCOME, move()), "G", "E_MISSING"),
        ((INCOME, move()), "G four", "E_INT"),
        ((INCOME, move()), "G 4 quickly", "E_UNKNOWN"),
        ((INCOME, move()), "G 4 double double", "E_SAME_ACTION"),
        ((INCOME, move()), "G 4 take two", "E_TYPE"),
        ((INCOME, move()), "G 4 load", "E_MISSING"),
        ((INCOME, move()), "G 4 take", "E_MISSING"),
    ],
)
def test_lines_that_cannot_be_read(entries: tuple[Entry, ...], line: str, code: str) -> None:
    """A line that says nothing is refused with the reason; the state stays."""
    state = play(begin("Ann", "Ben"), *entries)
    with pytest.raises(DataError) as caught:
        read(state, line)
    assert code == caught.value.faults[0].code
    assert caught.value.hint


def test_moves_by_what_was_passed() -> None:
    """The ledger works the cost out itself (case M6); a stuck collector costs nothing (Q9)."""
    state = typed(begin("Ann", "Ben"), "", "180 3t 1c 1k")
    assert 9 == state.turn.cost
    assert 4 == typed(begin("Ann", "Ben"), "", "2t 1c").turn.cost
    most = {"entry": "move", "tiles": 20, "cities": 20, "collectors": 9}
    assert 78 == play(begin("Ann", "Ben"), INCOME, most).turn.cost
    assert ["E_RANGE"] == codes(play(begin("Ann", "Ben"), INCOME), {**most, "tiles": 21})
    assert 99 == play(begin("Ann", "Ben"), INCOME, move(99)).turn.cost
    assert ["E_RANGE"] == codes(play(begin("Ann", "Ben"), INCOME), move(100))
    stuck = typed(begin("Ann", "Ben"), "", "stuck")
    assert (0, "ship") == (stuck.turn.cost, stuck.phase)


def test_words_at_every_point() -> None:
    """Prompt, help, table and what was said are whole sentences at every point of a game."""
    state: State = LEDGER.begin(("Ann", "Ben"), {})
    for line in (CHUTE, "", "2", "G 4 near", "1", "", "-", ""):
        asked = LEDGER.asks(state)
        assert asked is not None
        for words in (*LEDGER.show(state), *LEDGER.told(state).said, asked.prompt):
            assert resolve(words)
            assert "{" not in resolve(words)
        state = typed(state, line)
    shown = [resolve(words).replace("\N{NO-BREAK SPACE}", " ") for words in LEDGER.show(state)]
    assert "Scores: Ann 20, Ben 1 (the game ends at 100)." in shown
    assert "Ships, top first: ×3 Ann 4, ×2 empty, ×1 Ben 1." in shown
    assert "Chute, bottom first: K G W R K W R G. Demand now: K 3, G 0, W 2, R 1." in shown
