"""Words that show how a number comes about."""

from collections.abc import Mapping
from typing import Any

import pytest

from printkit.model.formula import (
    Expr,
    either,
    entered,
    expr,
    item,
    least,
    lookup,
    most,
    pick,
    pick_item,
    row,
    total_over,
)
from printkit.model.scoresheet import Input, Parts, Row, ScoreSheet
from printkit.model.text import text
from printkit.scoring.evaluate import Scope
from printkit.scoring.explain import explain, points_of

COLONY = {1: -1, 2: 0, 3: 1, 4: 3, 5: 5}
COLOURS = (("O", text("orange")), ("G", text("green")))
SHEET = ScoreSheet(
    inputs=(
        Input(
            "O",
            text("value of orange"),
            scope="table",
            parts=Parts("c", text("colonies"), total_over("O", lookup(COLONY, item())), 24),
        ),
        Input("x3", text("x3"), type="choice", choices=COLOURS),
        Input("cards", text("cards"), type="choices", choices=COLOURS),
        Input("vp", text("cards"), parts=Parts("c", text("cards"), total_over("vp", item()), None)),
    ),
    rows=(Row("double", text("double"), 2 * entered("a"), ""),),
)
CELLS: Mapping[str, Any] = {
    "a": 3,
    "b": 9,
    "minus": -3,
    "eight": 8,
    "x3": "G",
    "cards": ("G", "O", "O"),
    "one_card": ("G",),
    "no_cards": (),
    "vp": (1, 2, 2),
    "list": (3, 6, 2),
    "none": (),
}
TABLE: Mapping[str, Any] = {"O": (3, 6, 2, 1)}
a, b, minus, eight = (entered(name) for name in ("a", "b", "minus", "eight"))


@pytest.mark.parametrize(
    ("formula", "words"),
    [
        (a, "3"),
        (minus, "−3"),
        (expr(0), "0"),
        (3 * b, "3 × 9 = 27"),
        (3 * minus, "3 × −3 = −9"),
        (a + b, "3 + 9 = 12"),
        (a + minus, "3 − 3 = 0"),
        (minus + minus, "−3 − 3 = −6"),
        (a - b, "3 − 9 = −6"),
        (a - minus, "3 − (−3) = 6"),
        (a - (b - a), "3 − (9 − 3) = −3"),
        (a - b - a, "3 − 9 − 3 = −9"),
        ((a + b) * 2, "(3 + 9) × 2 = 24"),
        (2 * a * b, "2 × 3 × 9 = 54"),
        (2 * a + 3 * b, "2 × 3 + 3 × 9 = 33"),
        (-a, "−3"),
        (-(a + b), "−(3 + 9) = −12"),
        (-minus, "−(−3) = 3"),
        (b // 2, "9 ÷ 2 rounded down = 4"),
        (b // 3, "9 ÷ 3 = 3"),
        ((b // 2) * 5, "(9 ÷ 2 rounded down) × 5 = 20"),
        (pick("x3", {"O": 0, "G": 3 * b}), "green: 3 × 9 = 27"),
        (pick("x3", {"O": 0, "G": b}), "green: 9"),
        (3 * pick("x3", {"O": 0, "G": b}), "3 × 9 (green) = 27"),
        (2 * pick("x3", {"O": 0, "G": a + b}), "2 × (3 + 9) (green) = 24"),
        (pick("gone", {"O": 1}), ""),
        (3 * least(a, 6), "3 × 3 = 9"),
        (3 * least(eight, 6), "3 × 6 (of 8) = 18"),
        (least(eight, 6), "6 (of 8)"),
        (most(minus, 0), "0 (of −3)"),
        (most(row("double"), b), "largest of 6, 9 = 9"),
        (least(a, b, entered("gone")), "smallest of 3, 9 = 3"),
        (lookup({0: 0, 1: 1, 2: 2, 3: 4}, a), "3 → 4"),
        (2 * lookup({0: 0, 3: 4}, a), "2 × 4 (for 3) = 8"),
        (either(a > 2, 3 * b, 0), "3 × 9 = 27"),
        (either(a > 5, 3 * b, 0), "0"),
        (1 + either(a > 2, 3 * b, 0), "1 + 3 × 9 = 28"),
        (entered("O"), "colonies 3 6 2 1 → 1 + 5 + 0 − 1 = 5"),
        (2 * entered("O"), "2 × 5 = 10"),
        (entered("vp"), "1 + 2 + 2 = 5"),
        (total_over("list", item()), "3 + 6 + 2 = 11"),
        (total_over("list", 2 * item()), "3 6 2 → 6 + 12 + 4 = 22"),
        (total_over("none", item()), "0"),
        (total_over("none", 2 * item()), "nothing → 0"),
        (
            total_over("cards", pick_item({"O": 12, "G": 3 * least(eight, 6)})),
            "green: 3 × 6 (of 8) = 18, orange: 12, orange: 12 → 42",
        ),
        (total_over("one_card", pick_item({"G": 3 * a})), "G: 3 × 3 = 9"),
        (total_over("no_cards", pick_item({"G": 3 * a})), "0"),
    ],
)
def test_words_show_every_number_that_counts(formula: Expr, words: str) -> None:
    """The words end with the number, use the real signs, and set brackets only where needed."""
    assert words == explain(formula, Scope(SHEET, TABLE, [CELLS], 2).at(0))


def test_one_colony_and_none_at_all() -> None:
    """A single entry repeats no number; an empty list says so."""
    one = Scope(SHEET, {"O": (24,)}, [{}], 2)
    assert "colonies 24 → 5" == explain(entered("O"), one)
    none = Scope(SHEET, {"O": ()}, [{}], 2)
    assert "no colonies → 0" == explain(entered("O"), none)


def test_points_of_each_entry() -> None:
    """A list form tells what each of its entries is worth; a plain number has no entries."""
    assert (1, 5, 0, -1) == points_of("O", Scope(SHEET, TABLE, [], 2))
    assert points_of("O", Scope(SHEET, {"O": 7}, [], 2)) is None
