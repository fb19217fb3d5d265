"""Typed lines of a game kept turn by turn: every way to say an entry, and every way to get it wrong."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.app.entry_values import Around
from printkit.app.shorthand import read_line, typed_words
from printkit.base.errors import DataError
from tests.app.cairn import LEDGER, Pile, begin

NAMES = ("Ann", "Béla Nagy", "Cili")
AROUND = Around(LEDGER, NAMES)


def day(weather: str = "sun", target: int = 20) -> Pile:
    """Return a game whose day has begun."""
    return begin(NAMES, {"sky": weather, "target": target})


def read(typed: str, state: Pile | None = None) -> list[dict[str, Any]]:
    """Return the entries on a line."""
    return [dict(one.entry) for one in read_line(AROUND, state or day(), typed).pieces]


def pile(colour: str, height: int, **more: Any) -> dict[str, Any]:
    """Return a pile of stones."""
    return {"entry": "pile", "colour": colour, "height": height, "times": 1, **more}


def fault(typed: str, state: Pile | None = None) -> tuple[str, str]:
    """Return code and words of why a line is refused; there is always something to do."""
    with pytest.raises(DataError) as caught:
        read(typed, state)
    assert caught.value.hint
    first = caught.value.faults[0] if caught.value.faults else None
    return (first.code, f"{first.message} ({first.hint})") if first else ("", str(caught.value))


@pytest.mark.parametrize(
    ("typed", "entry"),
    [
        ("R 3", pile("R", 3)),
        ("r3", pile("R", 3)),
        ("3 r", pile("R", 3)),
        ("red 3", pile("R", 3)),
        ("bl 3", pile("B", 3)),
        ("pile R 3", pile("R", 3)),
        ("P R 3", pile("R", 3)),
        ("R 3 to 2", pile("R", 3, gift=2)),
        ("R 3 to cili", pile("R", 3, gift=3)),
        ("R 3 to b", pile("R", 3, gift=2)),
        ("R 3 gift=Ann", pile("R", 3, gift=1)),
        ("to 1 R 3", pile("R", 3, gift=1)),
        ("R 3 2b", pile("R", 3, bonus=2)),
        ("R 3 2 bonuses", pile("R", 3, bonus=2)),
        ("R 3, 2 bonus; lucky", pile("R", 3, bonus=2, lucky=True)),
        ("R 3 times 2", pile("R", 3, times=2)),
        ("R 3 times2", pile("R", 3, times=2)),
        ("R 3 TIMES=2 Y", pile("R", 3, times=2, lucky=True)),
        ("colour=blue height=4", pile("B", 4)),
        ("toll 0 1 2", {"entry": "toll", "paid": [0, 1, 2]}),
        ("t - 1 −2", {"entry": "toll", "paid": [0, 1, -2]}),
        ("t 0,1,2", {"entry": "toll", "paid": [0, 1, 2]}),
        ("t0 1 2", {"entry": "toll", "paid": [0, 1, 2]}),
        ("find 3:1,12:2", {"entry": "find", "at": {"3": 1, "12": 2}}),
        ("note it rains, R 3", {"entry": "note", "words": "it rains, R 3"}),
        ("thank cil", {"entry": "thank", "whom": 3}),
        ("thank Béla", {"entry": "thank", "whom": 2}),
    ],
)
def test_one_entry(typed: str, entry: dict[str, Any]) -> None:
    """Words, letters, numbers with units, named and bare values become the entry that is meant."""
    assert [entry] == read(typed)


@pytest.mark.parametrize(
    ("typed", "code", "words"),
    [
        ("X 3", "E_CHOICE", '"X" is not one of those there are (R red, B blue)'),
        ("R", "E_MISSING", "height is missing"),
        ("pile", "E_MISSING", "colour is missing"),
        ("R ten", "E_INT", '"ten" is not a whole number'),
        ("R 1,5", "E_INT", "comma"),
        ("R 10", "E_RANGE", "too high, 9 at most"),
        ("R 0", "E_RANGE", "too low, 1 at least"),
        ("R 3 to Dora", "E_PLAYER", '"Dora" does not play (players: Ann, Béla Nagy, Cili)'),
        ("R 3 to 4", "E_PLAYER", "does not play"),
        ("R 3 to", "E_MISSING", "gets a point is missing"),
        ("R 3 times 4", "E_RANGE", "not one of 1, 2, 3"),
        ("R 3 lucky lucky", "E_TWICE", "there twice"),
        ("R 3 to 1 to 2", "E_TWICE", "there twice"),
        ("R 3 lukcy", "E_UNKNOWN", "did you mean lucky?"),
        ("R 3 4", "E_UNKNOWN", '"4" is not understood (known: to, b, times, lucky, weather'),
        ("R 3 size=4", "E_UNKNOWN", "is not understood"),
        ("toll 1 2", "E_LEN", "3 numbers are needed"),
        ("toll - 2 x", "E_INT", '"x" is not a whole number'),
        ("toll 10 0 0", "E_RANGE", "too high, 9 at most"),
        ("find 3", "E_TYPE", "place and number"),
        ("find 3:9", "E_RANGE", "too high, 5 at most"),
        ("note", "E_MISSING", "words is missing"),
        ("thank", "E_MISSING", "who is thanked is missing"),
        ("w sun", "E_PHASE", "the day has begun"),
        ("", "", "nothing was typed"),
        (",", "E_CHOICE", "not one of"),
    ],
)
def test_refused(typed: str, code: str, words: str) -> None:
    """What cannot be read is refused with a code, the reason and what can be typed."""
    found = fault(typed)
    assert code == found[0]
    assert words in found[1]


def test_a_code_of_its_own() -> None:
    """A field may have a code for what it cannot be."""
    assert "E_SKY" == fault("snow", begin(NAMES, {}))[0]


def test_an_empty_line_stands_for_what_the_ledger_says() -> None:
    """At the start Enter means a sunny day."""
    assert [{"entry": "weather", "sky": "sun"}] == read("", begin(NAMES, {}))
    assert [{"entry": "weather", "sky": "sun"}] == read("w", begin(NAMES, {}))


def test_several_entries_of_one_turn() -> None:
    """What belongs to nobody's turn, and one turn, may stand on one line, with words or without."""
    expected = [{"entry": "weather", "sky": "rain"}, pile("R", 3)]
    for typed in ("w rain p R 3", "rain r3", "rain R 3", "Weather rainy pile r 3"):
        assert expected == read(typed, begin(NAMES, {}))
    (first, second) = read_line(AROUND, begin(NAMES, {}), "w rain  p R 3").pieces
    assert ("w rain", "p R 3") == (first.typed, second.typed)
    assert (None, 0) == (first.seat, second.seat)
    assert second.before == first.after


def test_a_line_ends_with_the_turn() -> None:
    """The entry of the next player needs a line of its own; then nothing of the line counts."""
    code, words = fault("R 3 pile B 2")
    assert ("", 'the turn is over before "pile B 2"') == (code, words)
    assert "nothing of the line was kept" in fault("rain R 3 to 9", begin(NAMES, {}))[1]


def test_what_comes_after_the_end_is_given_back() -> None:
    """With the game over, the rest of the line does not count and is told."""
    line = read_line(AROUND, day(target=5), "R 6 toll 1 1 1")
    assert (1, "toll 1 1 1") == (len(line.pieces), line.rest)


def test_a_name_goes_before_the_word_of_an_entry_only_in_full() -> None:
    """A player called like an entry is thanked; the beginning of a name is not taken for one."""
    around = Around(LEDGER, ("Toll", "Pia"))
    state = begin(("Toll", "Pia"), {"sky": "sun"})
    (piece,) = read_line(around, state, "thank toll").pieces
    assert {"entry": "thank", "whom": 1} == piece.entry
    with pytest.raises(DataError) as caught:
        read_line(around, state, "thank p")
    assert "E_MISSING" == caught.value.faults[0].code


PLAYERS = st.integers(1, 3)
ENTRIES = st.one_of(
    st.builds(
        lambda colour, height, more: {**pile(colour, height), **more},
        st.sampled_from("RB"),
        st.integers(1, 9),
        st.fixed_dictionaries(
            {},
            optional={
                "gift": PLAYERS,
                "bonus": st.integers(0, 9),
                "times": st.integers(1, 3),
                "lucky": st.just(value=True),
            },
        ),
    ),
    st.builds(
        lambda paid: {"entry": "toll", "paid": paid},
        st.lists(st.integers(-9, 9), min_size=3, max_size=3),
    ),
    st.builds(
        lambda at: {"entry": "find", "at": {str(k): v for k, v in at.items()}},
        st.dictionaries(st.integers(0, 99), st.integers(1, 5), min_size=1, max_size=4),
    ),
    st.builds(lambda whom: {"entry": "thank", "whom": whom}, PLAYERS),
)


@given(ENTRIES)
def test_words_of_an_entry_are_read_back(entry: dict[str, Any]) -> None:
    """Whatever an entry holds, the words that are told for it give the same entry when typed."""
    words = typed_words(AROUND, entry)
    assert [entry] == read(words, day(target=99)), words
