"""Whole games of Darjeeling in the ledger agree with a book that is kept in another way."""

import pytest

from printkit.base.errors import DataError
from printkit.base.rng import Rng
from printkit.rules.darjeeling.turns import State
from tests.rules.darjeeling.keeping import (
    CHUTE,
    INCOME,
    LEDGER,
    PASS,
    Entry,
    begin,
    move,
    ship,
)


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
