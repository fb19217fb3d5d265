"""Typed lines of a game of Darjeeling, and the words that are shown beside them."""

import pytest

from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.rules.darjeeling.turns import State
from tests.rules.darjeeling.keeping import (
    CHUTE,
    INCOME,
    LEDGER,
    PASS,
    Entry,
    begin,
    codes,
    move,
    play,
    read,
    ship,
    typed,
)


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
