"""Typed cells: what they mean, how they are echoed, and why they are refused."""

from typing import Any

import pytest

from printkit.base.errors import DataError
from printkit.model.game import Game
from printkit.model.scoresheet import Input
from printkit.model.text import text
from printkit.scoring.typed import given_words, read_cell, read_flag

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
    ("name", "typed", "value", "echo"),
    [
        ("O", "7", 7, "7"),
        ("O", "-3", -3, "−3"),
        ("O", "−3", -3, "−3"),
        ("O", " +07 ", 7, "7"),
        ("O", "3+6+2", 11, "3 + 6 + 2 = 11"),
        ("O", "c 3 6 2 13", (3, 6, 2, 13), "colonies 3 6 2 13 → 1 + 5 + 0 + 5 = 11"),
        ("O", "C24", (24,), "colonies 24 → 5"),
        ("O", "-", None, "none"),
        ("x3", "O", "O", "orange"),
        ("x3", "o", "O", "orange"),
        ("x3", "Orange", "O", "orange"),
        ("x3", "ye", "Y", "yellow"),
        ("x3", "", None, "none"),
        ("x3", " – ", None, "none"),
    ],
)
def test_br_090_094_cells_of_kraby(
    kraby: Game, name: str, typed: str, value: object, echo: str
) -> None:
    """Values, sums, colonies and colours, and the words that say how they were understood."""
    assert (value, echo) == read_cell(of(kraby, name), typed, 3)


def test_colonies_so_far_need_not_add_up(kraby: Game) -> None:
    """The echo of the contract, in a game that goes on."""
    value, echo = read_cell(of(kraby, "O"), "c 3 6 2", 3, unfinished=True)
    assert ((3, 6, 2), "colonies 3 6 2 → 1 + 5 + 0 = 6") == (value, echo)


@pytest.mark.parametrize(
    ("name", "typed", "code", "told"),
    [
        ("O", "12,5", "E_INT", "comma"),
        ("O", "1.250", "E_INT", "dot"),
        ("O", "1 250", "E_INT", "more than one number"),
        ("O", "3 6 2", "E_INT", "more than one number"),
        ("O", "9" * 400, "E_INT", "too long"),
        ("O", "24", "E_RANGE", "cannot be 24"),
        ("O", "c 6 6 6 5", "E_SUM", "add up to 23"),
        ("O", "c 6 x", "E_INT", "not a whole number"),
        ("O", "c", "E_INT", "list is empty"),
        ("O", "c 0 24", "E_RANGE", "number 1 of the list cannot be 0"),
        ("x3", "Q", "E_COLOUR", "not one of O (orange)"),
        ("x3", "7", "E_COLOUR", "not one of"),
    ],
)
def test_br_092_094_cells_that_are_refused(
    kraby: Game, name: str, typed: str, code: str, told: str
) -> None:
    """The reason, the code and what the cell is, never a guess."""
    one = of(kraby, name)
    with pytest.raises(DataError) as refused:
        read_cell(one, typed, 3)
    assert code == refused.value.faults[0].code
    assert told in refused.value.message
    assert one.label.values
    assert refused.value.faults[0].where.startswith(name)


@pytest.mark.parametrize(
    ("one", "typed", "value", "echo"),
    [
        (FLAG, "Y", 1, "yes"),
        (FLAG, "no", 0, "no"),
        (LINES, "BG GW / WW", ("BG GW", "WW"), "BG GW / WW"),
        (CARDS, "e1, river E1", ("E1", "E2", "E1"), "garden river garden"),
        (INTS, "3 7", (3, 7), "3 7"),
        (WORDS, "s5", 9, "9"),
        (WORDS, "2+2", 4, "2 + 2 = 4"),
    ],
)
def test_cells_of_every_type(one: Input, typed: str, value: Any, echo: str) -> None:
    """Yes and no, lines, lists of choices and numbers, words for numbers."""
    assert (value, echo) == read_cell(one, typed)


@pytest.mark.parametrize(
    ("one", "typed", "code"),
    [
        (FLAG, "perhaps", "E_TYPE"),
        (CARDS, "E1 E9", "E_CHOICE"),
        (INTS, "3 x", "E_INT"),
        (WORDS, "S9", "E_INT"),
        (FLAG, "", "E_MISSING"),
        (WORDS, "-", "E_INT"),
        (WORDS, "  ", "E_MISSING"),
    ],
)
def test_cells_of_every_type_that_are_refused(one: Input, typed: str, code: str) -> None:
    """What is needed may not be blank, and blank is never 0."""
    with pytest.raises(DataError) as refused:
        read_cell(one, typed)
    assert [code] == [fault.code for fault in refused.value.faults]


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
