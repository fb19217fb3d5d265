"""Typed cells: what they mean, and why they are refused."""

import re
from typing import Any

import pytest

from printkit.base.errors import DataError
from printkit.model.game import Game
from printkit.model.scoresheet import Input
from printkit.model.text import text
from printkit.scoring.typed import given_words, read_flag, typed_value

FLAG = Input("top", text("top row"), type="flag")
LINES = Input("rows", text("rows"), type="lines", reader="x")
CARDS = Input(
    "cards", text("cards"), type="choices", choices=(("E1", text("garden")), ("E2", text("river")))
)
INTS = Input("sectors", text("sectors"), type="ints")
WORDS = Input("river", text("river"), words=(("S5", 9),))


def of(game: Game, name: str) -> Input:
    """Return an input of a game."""
    return next(one for one in game.sheet.inputs if one.id == name)


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("O", "7", 7),
        ("O", "-3", -3),
        ("O", "−3", -3),
        ("O", " +07 ", 7),
        ("O", "3+6+2", 11),
        ("O", "c 3 6 2", [3, 6, 2]),
        ("O", "C24", [24]),
        ("O", "-", None),
        ("x3", "O", "O"),
        ("x3", "o", "O"),
        ("x3", "Orange", "O"),
        ("x3", "ye", "Y"),
        ("x3", "", None),
        ("x3", " – ", None),
    ],
)
def test_br_090_094_cells_of_kraby(kraby: Game, name: str, typed: str, value: object) -> None:
    """Values, sums, colonies and colours become what an answers file would hold."""
    assert value == typed_value(of(kraby, name), typed)


@pytest.mark.parametrize(
    ("name", "typed", "told"),
    [
        ("O", "12,5", "comma"),
        ("O", "1.250", "dot"),
        ("O", "1 250", "more than one number"),
        ("O", "3 6 2", "more than one number"),
        ("O", "9" * 400, "too long"),
        ("O", "c 6 x", "not a whole number"),
        ("O", "c", "list is empty"),
        ("x3", "Q", "not one of O (orange)"),
        ("x3", "7", "not one of"),
    ],
)
def test_br_092_094_cells_that_are_refused(kraby: Game, name: str, typed: str, told: str) -> None:
    """The reason and what to write instead, never a guess."""
    with pytest.raises(DataError) as refused:
        typed_value(of(kraby, name), typed)
    assert told in refused.value.message
    assert refused.value.hint


def test_numbers_with_blanks_are_a_list_in_csv_only(kraby: Game) -> None:
    """A CSV cell needs no letter before a list; at the prompt blanks part the players."""
    assert [3, 6, 2] == typed_value(of(kraby, "O"), "3 6 2", bare_lists=True)
    assert 7 == typed_value(of(kraby, "O"), "7", bare_lists=True)
    assert 11 == typed_value(of(kraby, "O"), "3 + 6 + 2", bare_lists=True)


@pytest.mark.parametrize(
    ("one", "typed", "value"),
    [
        (FLAG, "Y", True),
        (FLAG, "no", False),
        (LINES, "BG GW / WW", ["BG GW", "WW"]),
        (CARDS, "e1, river E1", ["E1", "E2", "E1"]),
        (INTS, "3 7", [3, 7]),
        (WORDS, "s5", "s5"),
        (WORDS, "2+2", 4),
    ],
)
def test_cells_of_every_type(one: Input, typed: str, value: Any) -> None:
    """Yes and no, lines, lists of choices and numbers, words for numbers."""
    assert value == typed_value(one, typed)


@pytest.mark.parametrize(
    ("one", "typed", "told"),
    [
        (FLAG, "perhaps", "neither yes nor no"),
        (CARDS, "E1 E9", "not one of E1 (garden)"),
        (INTS, "3 x", "not a whole number"),
        (WORDS, "S9", "not a whole number"),
        (FLAG, "", "nothing was entered"),
        (WORDS, "-", "no number"),
        (WORDS, "  ", "nothing was entered"),
    ],
)
def test_cells_of_every_type_that_are_refused(one: Input, typed: str, told: str) -> None:
    """What is needed may not be blank, and blank is never 0."""
    with pytest.raises(DataError, match=re.escape(told)):
        typed_value(one, typed)


def test_yes_and_no() -> None:
    """Several words each; anything else is neither."""
    assert [True, True, False, None] == [read_flag(word) for word in (" YES", "x", "0", "maybe")]


def test_what_was_given_in_words(kraby: Game) -> None:
    """The words that tables and echoes show."""
    assert ["orange", "−3", "", "yes", "3 6"] == [
        given_words(of(kraby, "x3"), "O"),
        given_words(of(kraby, "O"), -3),
        given_words(of(kraby, "O"), None),
        given_words(FLAG, 1),
        given_words(INTS, (3, 6)),
    ]
