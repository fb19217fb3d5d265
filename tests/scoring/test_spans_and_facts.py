"""Numbers that come in steps, and facts of the table beside marks of the players."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from printkit.app.plays import result_of
from printkit.base.errors import Fault
from printkit.model.check import check
from printkit.model.formula import entered, over
from printkit.model.game import Game
from printkit.model.scoresheet import Fact, Input, Mark, Row, ScoreSheet, Span
from printkit.model.text import text
from printkit.rules.kraby import GAME as KRABY
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import preview, result_json, tally

MakeGame = Callable[..., Game]
FaultsOf = Callable[[Game, object], tuple[Fault, ...]]


@pytest.fixture(scope="module")
def stepped(make_game: MakeGame, number: Callable[..., Input]) -> Game:
    """Give a game whose length comes in threes from 5 to 20, and which may have a goal."""
    sheet = ScoreSheet(
        inputs=(
            number("length", scope="table", span=Span(5, 20, step=3, reason=text("in threes"))),
            number("goal", scope="table", optional=True),
            number("score"),
        ),
        rows=(Row("score", text("score"), entered("score"), "Made up 1"),),
        marks=(Mark("there", text("is there"), entered("score") >= entered("goal")),),
        facts=(
            Fact("rest", text("what is left"), entered("length") - over("max", entered("score"))),
            Fact("far", text("beyond the goal"), entered("length") - entered("goal")),
        ),
    )
    return make_game(sheet)


def raw(length: int, *scores: int, **more: Any) -> dict[str, Any]:
    """Return raw answers of players A, B, ..."""
    players = [{"name": "ABC"[k], "score": score} for k, score in enumerate(scores)]
    return {"table": {"length": length, **more}, "players": players}


@pytest.mark.parametrize("length", [5, 8, 11, 14, 17, 20])
def test_numbers_on_a_step_can_be(stepped: Game, faults_of: FaultsOf, length: int) -> None:
    """From the lowest on, every third."""
    assert () == faults_of(stepped, raw(length, 1, 2))


@pytest.mark.parametrize(
    ("length", "hint"),
    [
        (4, "it lies between 5 and 20; the nearest possible: 5"),
        (6, "it lies between 5 and 20; the nearest possible: 5 or 8"),
        (19, "it lies between 5 and 20; the nearest possible: 17 or 20"),
        (21, "it lies between 5 and 20; the nearest possible: 20"),
        (-1, "it lies between 5 and 20; the nearest possible: 5"),
    ],
)
@pytest.mark.parametrize("unfinished", [False, True])
def test_numbers_beside_a_step_are_refused_at_any_time(
    stepped: Game, faults_of: FaultsOf, length: int, hint: str, *, unfinished: bool
) -> None:
    """Unlike numbers that only the end of a game cannot have; the nearest ones are told."""
    (fault,) = faults_of(stepped, raw(length, 1, 2) | {"unfinished": unfinished})
    assert ("E_RANGE", "table.length", hint) == (fault.code, fault.where, fault.hint)
    assert "in threes" in fault.message


def test_facts_stand_among_the_values_of_the_table(stepped: Game) -> None:
    """With their words, behind what was entered."""
    result = tally(stepped, read_answers(stepped, raw(20, 3, 6, goal=6)))
    assert ["length", "goal", "rest", "far"] == [one.id for one in result.table]
    found = result_json(result)
    assert (14, 14) == (found["table"]["rest"]["value"], found["table"]["far"]["value"])
    assert "20 − 6 = 14" == found["table"]["far"]["explain"]
    assert [False, True] == [player["there"] for player in found["players"]]
    kept = result_of(found).table
    assert [(one.id, one.value) for one in result.table] == [(one.id, one.value) for one in kept]


def test_what_cannot_be_known_is_no_fact_and_no_mark(stepped: Game) -> None:
    """Without a goal the fact is left out, and the mark is null and not false."""
    found = result_json(tally(stepped, read_answers(stepped, raw(20, 3, 6))))
    assert "far" not in found["table"]
    assert [None, None] == [player["there"] for player in found["players"]]


def test_a_fact_that_is_open_is_left_out(stepped: Game) -> None:
    """While a score is missing nobody knows what is left."""
    half = preview(stepped, {"table": {"length": 20}, "players": [{"name": "A"}, {"name": "B"}]})
    assert not {"rest", "far"} & {one.id for one in half.table}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"facts": (Fact("O", text("…"), entered("O")),)}, "R_TWICE"),
        ({"facts": (Fact("not an id", text("…"), entered("O")),)}, "R_ID"),
        ({"facts": (Fact("odd", text("…"), entered("nothing")),)}, "R_FORMULA"),
        ({"facts": (Fact("one", text("…"), entered("x1")),)}, "R_FORMULA"),
        ({"facts": (Fact("brace", text("{who}"), entered("O")),)}, "R_TEXT"),
    ],
)
def test_a_contradiction_in_a_fact_is_told(changes: dict[str, Any], code: str) -> None:
    """A taken or impossible id, a formula about nothing or about one player, a stray name."""
    game = replace(KRABY, sheet=replace(KRABY.sheet, **changes))
    assert code in {fault.code for fault in check(game)}


@pytest.mark.parametrize(
    ("span", "code"),
    [
        (Span(0, 9, step=2), "R_SPAN"),
        (Span(0, 9, step=0), "R_SPAN"),
        (Span(None, 9, step=2, reason=text("even")), "R_SPAN"),
        (Span(0, 9, step=2, reason=text("even")), None),
    ],
)
def test_a_contradiction_in_a_step_is_told(span: Span, code: str | None) -> None:
    """Steps start from a lowest number and have a reason."""
    first = replace(KRABY.sheet.inputs[0], span=span)
    game = replace(KRABY, sheet=replace(KRABY.sheet, inputs=(first, *KRABY.sheet.inputs[1:])))
    found = {fault.code for fault in check(game) if fault.where.startswith("sheet.inputs[0]")}
    assert ({code} if code else set()) == found
