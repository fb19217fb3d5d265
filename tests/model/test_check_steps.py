"""Steps that lay out and derive, words beside files, and marks: a contradiction in them is told."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from printkit.model.check import check
from printkit.model.formula import entered
from printkit.model.game import Game
from printkit.model.options import Option
from printkit.model.scoresheet import Mark
from printkit.model.setup import Derive, LayOut, SetupPlan, ShuffleRow
from printkit.model.text import Text, text
from printkit.rules.darjeeling import GAME
from printkit.rules.kraby import GAME as KRABY

STEPS = GAME.setup().steps
MAP = next(step for step in STEPS if isinstance(step, LayOut))
CHUTE = next(step for step in STEPS if isinstance(step, ShuffleRow))
WHARF = next(step for step in STEPS if isinstance(step, Derive))


def codes(game: Game) -> set[str]:
    """Return the codes of all faults."""
    return {fault.code for fault in check(game)}


def with_step(old: Any, **changes: Any) -> Game:
    """Return the game with one step changed."""
    steps = tuple(replace(step, **changes) if step is old else step for step in STEPS)
    return replace(GAME, setup=lambda: SetupPlan(steps))


def with_sort(**changes: Any) -> Game:
    """Return the game with its first sort of two-half tiles changed."""
    sorts = list(MAP.sorts)
    k = next(k for k, sort in enumerate(sorts) if sort.forms)
    sorts[k] = replace(sorts[k], **changes)
    return with_step(MAP, sorts=tuple(sorts))


def with_even(**changes: Any) -> Game:
    """Return the game with another way to lay out evenly."""
    assert MAP.even is not None
    return with_step(MAP, even=replace(MAP.even, **changes))


def with_option(**changes: Any) -> Game:
    """Return the game with one more option."""
    given = {"id": "odd", "type": "flag", "help": text("…"), "commands": ("print",), **changes}
    return replace(GAME, options=lambda: (*GAME.options(), Option(**given)))


def with_marks(*marks: Mark) -> Game:
    """Return Kraby, which has a tie-break, with these marks."""
    return replace(KRABY, sheet=replace(KRABY.sheet, marks=marks))


CASES: dict[str, tuple[str, Callable[[], Game]]] = {
    "map from no tool": ("R_TOOL", lambda: with_step(MAP, tool="atlas")),
    "measure that is no tool": ("R_TOOL", lambda: with_even(tool="rule of thumb")),
    "derived by no tool": ("R_TOOL", lambda: with_step(WHARF, tool="guess")),
    "game without its tools": ("R_TOOL", lambda: replace(GAME, tools={})),
    "map by no option": ("R_OPTION", lambda: with_step(MAP, option="atlas")),
    "even by no option": ("R_OPTION", lambda: with_even(option="fair")),
    "forms by no option": ("R_OPTION", lambda: with_step(MAP, form=("shape", "shapes"))),
    "forms that do not add up": (
        "R_SETUP",
        lambda: with_sort(forms=(("mixed", (("adjacent", 4), ("opposite", 4))),)),
    ),
    "forms of no choice": ("R_SETUP", lambda: with_sort(forms=(("round", (("adjacent", 7),)),))),
    "forms without a name": ("R_SETUP", lambda: with_step(MAP, form=("", ""))),
    "sort of nothing": ("R_SETUP", lambda: with_sort(count=0, forms=())),
    "row of nothing": ("R_SETUP", lambda: with_step(CHUTE, pieces=())),
    "count where something lies": ("R_TWICE", lambda: with_step(MAP, left="chute")),
    "measure where something lies": ("R_TWICE", lambda: with_even(place="strip")),
    "derived where something lies": ("R_TWICE", lambda: with_step(WHARF, places=("map", "strip"))),
    "map with a brace": ("R_TEXT", lambda: with_step(MAP, text=Text("{country}"))),
    "measure with a brace": ("R_TEXT", lambda: with_even(text=Text("{why}"))),
    "row with a brace": ("R_TEXT", lambda: with_step(CHUTE, text=Text("{order}"))),
    "flag with words": ("R_CHOICE", lambda: with_option(choices=("a", "b"))),
    "number with words": ("R_CHOICE", lambda: with_option(type="int", choices=("a", "b"))),
    "mark of nothing entered": (
        "R_FORMULA",
        lambda: with_marks(Mark("odd", text("odd"), entered("moon"))),
    ),
    "mark called like a tie-break": (
        "R_TWICE",
        lambda: with_marks(Mark("best_product", text("odd"), entered("O"))),
    ),
    "mark called like something else": (
        "R_ID",
        lambda: with_marks(Mark("winner", text("odd"), entered("O"))),
    ),
    "mark with a brace": (
        "R_TEXT",
        lambda: with_marks(Mark("odd", text("odd"), entered("O"), Text("{who} is odd."))),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_every_contradiction_is_told(case: str) -> None:
    """One change that makes the module contradict itself is found, under its code."""
    code, change = CASES[case]
    assert code not in codes(GAME) | codes(KRABY)
    assert code in codes(change())


@pytest.mark.parametrize("kind", ["text", "file"])
def test_words_beside_texts_and_files(kind: str) -> None:
    """A text or a file may know some words; its default need not be one of them."""
    game = with_option(type=kind, choices=("india", "china"), default="atlas.txt")
    assert codes(GAME) == codes(game)
