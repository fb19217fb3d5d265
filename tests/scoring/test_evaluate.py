"""Formulas: the number, nothing, or not known yet."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import RulesError
from printkit.model.formula import (
    Expr,
    answered,
    both,
    chosen,
    count,
    either,
    entered,
    equal,
    expr,
    inputs_of,
    item,
    least,
    lookup,
    most,
    negated,
    over,
    pick,
    pick_item,
    players,
    row,
    size,
    total_over,
)
from printkit.model.scoresheet import Input, Parts, Row, ScoreSheet
from printkit.model.text import text
from printkit.scoring.evaluate import BAD, OPEN, OpenError, Scope, evaluate

SHEET = ScoreSheet(
    inputs=(
        Input(
            "O",
            text("orange"),
            scope="table",
            parts=Parts("c", text("colonies"), total_over("O", item() * 2), None),
        ),
    ),
    rows=(Row("double", text("double"), 2 * entered("a"), ""),),
)


def scope(
    own: Mapping[str, Any] | None = None,
    table: Mapping[str, Any] | None = None,
    others: Sequence[Mapping[str, Any]] = (),
) -> Scope:
    """Return the scope of the first player."""
    seats = [own or {}, *others]
    return Scope(SHEET, table or {}, seats, len(seats)).at(0)


@given(st.integers(-99, 99), st.integers(-99, 99), st.integers(1, 9))
def test_operators_are_those_of_whole_numbers(a: int, b: int, c: int) -> None:
    """Every operator on expressions gives what it gives on numbers, from either side."""
    x, y, seen = entered("a"), entered("b"), scope({"a": a, "b": b})
    assert a + b == evaluate(x + y, seen)
    assert 3 + a == evaluate(3 + x, seen)
    assert a - b == evaluate(x - y, seen)
    assert 3 - a == evaluate(3 - x, seen)
    assert 3 * a * b == evaluate(3 * x * y, seen)
    assert a // c == evaluate(x // c, seen)
    assert -a == evaluate(-x, seen)
    assert [a < b, a <= b, a > b, a >= b, a == b] == [
        bool(evaluate(one, seen)) for one in (x < y, x <= y, x > y, x >= y, equal(x, y))
    ]


@pytest.mark.parametrize(
    ("at", "points"), [(-3, -1), (0, -1), (1, -1), (2, 0), (3, 1), (4, 3), (5, 5), (24, 5)]
)
def test_a_look_up_stays_at_its_ends(at: int, points: int) -> None:
    """Below the first key stands the first value, past the last key the last."""
    table = {1: -1, 2: 0, 3: 1, 4: 3, 5: 5}
    assert points == evaluate(lookup(table, entered("a")), scope({"a": at}))


def test_an_own_input_comes_before_the_tables() -> None:
    """The same id may stand for the player and for the table."""
    assert 1 == evaluate(entered("a"), scope({"a": 1}, {"a": 2}))
    assert 2 == evaluate(entered("a"), scope({}, {"a": 2}))


def test_what_is_absent_gives_nothing() -> None:
    """Nothing runs through every operation, and does not count where things are compared."""
    seen = scope({"a": 3})
    gone = entered("gone")
    nothing = [
        gone,
        gone + 1,
        2 * gone,
        -gone,
        gone // 2,
        equal(gone, 0),
        negated(gone),
        lookup({0: 7}, gone),
        pick("gone", {"O": 1}),
        total_over("gone", item()),
        either(gone, 1, 2),
        most(gone),
        least(gone, entered("too")),
        both(expr(1), gone),
    ]
    assert [None] * len(nothing) == [evaluate(one, seen) for one in nothing]
    assert 3 == evaluate(most(gone, entered("a")), seen)
    assert 3 == evaluate(least(gone, entered("a")), seen)
    assert 0 == evaluate(both(gone, expr(0)), seen)
    assert 1 == evaluate(count(gone, expr(1)), seen)
    assert 0 == evaluate(size("gone"), seen)
    assert 0 == evaluate(chosen("gone", "O"), seen)


@pytest.mark.parametrize("state", [OPEN, BAD])
def test_br_106_what_is_open_or_wrong_is_never_zero(state: object) -> None:
    """Everything that rests on such a cell is not known, a maximum and a sum too."""
    seen = scope({"a": state, "b": 3})
    for formula in (
        entered("a"),
        entered("a") + 1,
        most(entered("a"), entered("b")),
        size("a"),
        chosen("a", "O"),
        pick("a", {"O": 1}),
        total_over("a", item()),
        over("sum", entered("a")),
        row("double"),
    ):
        with pytest.raises(OpenError):
            evaluate(formula, seen)


def test_a_condition_looks_at_one_branch_only() -> None:
    """What the other branch rests on may be open."""
    seen = scope({"a": 1, "b": OPEN})
    assert 5 == evaluate(either(entered("a") > 0, 5, entered("b")), seen)
    assert 0 == evaluate(both(expr(0), entered("b")), seen)


def test_answered_tells_absent_wrong_and_open_apart() -> None:
    """A wrong entry was answered all the same; of an open one nobody knows yet."""
    assert [1, 1, 0] == [
        evaluate(answered(name), scope({"a": 0, "b": BAD})) for name in ("a", "b", "c")
    ]
    with pytest.raises(OpenError):
        evaluate(answered("a"), scope({"a": OPEN}))


def test_choices_pick_and_count() -> None:
    """A choice picks its expression; a list of choices counts each of them."""
    seen = scope({"x": "O", "cards": ("E05", "E03", "E03"), "n": 4})
    assert 12 == evaluate(pick("x", {"O": 3 * entered("n"), "G": 0}), seen)
    assert 2 == evaluate(chosen("cards", "E03"), seen)
    assert 1 == evaluate(chosen("x", "O"), seen)
    assert 0 == evaluate(chosen("x", "G"), seen)
    assert 3 == evaluate(size("cards"), seen)
    worth = pick_item({"E05": 3 * entered("n"), "E03": 12})
    assert 36 == evaluate(total_over("cards", worth), seen)


def test_a_list_form_gives_its_number() -> None:
    """An input that was entered as a list is a number to every formula."""
    assert 22 == evaluate(entered("O"), scope({}, {"O": (1, 4, 6)}))
    assert 22 == evaluate(entered("O"), scope({}, {"O": 22}))
    assert 0 == evaluate(entered("O"), scope({}, {"O": ()}))


def test_over_the_players() -> None:
    """Sum, smallest, largest and how many different; players without the input do not count."""
    seen = scope({"a": 4}, others=[{"a": 7}, {"a": 4}, {}])
    found = [evaluate(over(how, entered("a")), seen) for how in ("sum", "min", "max", "distinct")]
    assert [15, 4, 7, 2] == found
    assert 4 == evaluate(players(), seen)
    nobody = [evaluate(over(how, entered("b")), seen) for how in ("sum", "min", "max", "distinct")]
    assert [0, None, None, 0] == nobody


def test_a_row_is_worked_out_for_the_same_player() -> None:
    """`row` means the points of the player at hand."""
    seen = scope({"a": 4}, others=[{"a": 7}])
    assert 8 == evaluate(row("double"), seen)
    assert 14 == evaluate(row("double"), seen.at(1))
    assert 22 == evaluate(over("sum", row("double")), seen)


def test_an_unknown_number_of_players_is_open() -> None:
    """Nothing is worked out with a wrong number of players."""
    with pytest.raises(OpenError):
        evaluate(players(), Scope(SHEET, {}, [{}], None))


@pytest.mark.parametrize(
    "formula",
    [
        Expr("power", (expr(2), expr(3))),
        entered("word"),
        entered("list"),
        total_over("a", item()),
        total_over("words", item()),
        pick("word", {"G": 1}),
        over("mean", entered("a")),
        row("treble"),
        entered("a") // 0,
    ],
)
def test_impossible_formulas_are_the_rules_fault(formula: Expr) -> None:
    """A rules module that contradicts itself is told so, never a wrong number."""
    seen = scope({"a": 1, "word": "O", "list": (1, 2), "words": ("O",)})
    with pytest.raises(RulesError):
        evaluate(formula, seen)


def test_the_inputs_of_a_formula_are_found_everywhere() -> None:
    """In operands, choices, lists, conditions and over the players, each once."""
    formula = over(
        "sum",
        either(answered("a"), pick("b", {"O": entered("c"), "G": entered("a")}), size("d"))
        + total_over("e", pick_item({"x": entered("f") + item()}))
        + chosen("g", "O"),
    )
    assert tuple("abcdefg") == inputs_of(formula)
