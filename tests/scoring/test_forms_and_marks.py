"""One thing entered in several forms, values of the table as options, and marks beside the points."""

from collections.abc import Callable
from typing import Any

import pytest

from printkit.app.plays import result_of
from printkit.base.errors import Fault
from printkit.model.formula import answered, count, either, entered, negated
from printkit.model.game import Game
from printkit.model.options import Option
from printkit.model.scoresheet import Input, Mark, Row, ScoreSheet
from printkit.model.text import text
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import Result, preview, result_json, tally

MakeGame = Callable[..., Game]
FaultsOf = Callable[[Game, object], tuple[Fault, ...]]

_WHOLE = answered("sum")
_PARTS = count(answered("one"), answered("two")) > 0


@pytest.fixture(scope="module")
def forms(make_game: MakeGame, number: Callable[..., Input]) -> Game:
    """Give a game whose points come as a sum, or as two parts; ten of them end it."""
    sheet = ScoreSheet(
        inputs=(
            number("target", scope="table", default=10),
            number("hidden", scope="table", default=1, asked=False),
            number("one", optional=True, needed=negated(_WHOLE)),
            number("two", optional=True, needed=negated(_WHOLE)),
            number("sum", optional=True, asked=False),
            number("extra", optional=True, asked=False, needed=_PARTS * (entered("target") > 99)),
            number("more", optional=True, asked=False, needed=_PARTS * (entered("target") > 99)),
        ),
        rows=(
            Row(
                "points",
                text("points"),
                either(_WHOLE, entered("sum"), entered("one") + entered("two")),
                "Made up 1",
            ),
        ),
        marks=(
            Mark(
                "first",
                text("was first"),
                entered("hidden") * (entered("one") > 5),
                text("{player} was first with {total}."),
                "lost",
            ),
            Mark("round", text("has a round number"), negated(entered("one")), None),
            Mark("seen", text("was seen"), entered("two"), text("{player} was seen."), "won"),
        ),
    )
    options = (
        Option("target", "int", text("the end"), commands=("score",)),
        Option("style", "text", text("how"), commands=("score",)),
    )
    return make_game(sheet, options=lambda: options)


def raw(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return answers of players A, B, C."""
    named = [{"name": name, **one} for name, one in zip("ABC", players, strict=False)]
    return {"players": named, **more}


def result(game: Game, answers: dict[str, Any]) -> Result:
    """Add up."""
    return tally(game, read_answers(game, answers))


def test_each_player_uses_one_form(forms: Game) -> None:
    """The sum and the parts may stand side by side at one table."""
    found = result(forms, raw({"one": 2, "two": 3}, {"sum": 4}))
    assert [5, 4] == [player.total for player in found.players]


def test_all_that_is_needed_is_told_at_once(forms: Game, faults_of: FaultsOf) -> None:
    """A missing input does not hide another one whose need rests on it."""
    missing = [fault.where for fault in faults_of(forms, raw({}, {"sum": 4}))]
    assert ["players[0].one", "players[0].two"] == missing
    late = raw({"one": 1, "two": 1}, {"sum": 4}, target=100)
    assert ["players[0].extra", "players[0].more"] == [f.where for f in faults_of(forms, late)]


def test_prompts_do_not_ask_for_other_forms(forms: Game) -> None:
    """What is not asked for at the prompt is absent there, not open."""
    found = preview(forms, {"players": [{"name": "A"}, {"name": "B", "sum": 3}]})
    assert ("players[0].one", "players[0].two", "players[1].one", "players[1].two") == found.open
    assert 3 == found.players[1].total


def test_an_option_stands_for_a_value_of_the_table(forms: Game, faults_of: FaultsOf) -> None:
    """A declared option with the id of a table input is that input, and no option of the result."""
    players = ({"sum": 1}, {"sum": 2})
    found = result(forms, raw(*players, target=20, style="fine"))
    assert {"target": {"value": 20}} == result_json(found)["table"]
    assert {"style": "fine"} == found.options
    same = raw(*players, target=20, table={"target": 20})
    assert () == faults_of(forms, same)
    both = raw(*players, target=20, table={"target": 30})
    assert [("E_BOTH", "target")] == [(f.code, f.where) for f in faults_of(forms, both)]
    wrong = raw(*players, target="20")
    assert [("E_INT", "table.target")] == [(f.code, f.where) for f in faults_of(forms, wrong)]


def test_what_is_assumed_and_not_asked_is_not_shown(forms: Game) -> None:
    """A default that nobody sees stands among the assumed ones, not in the table."""
    found = result(forms, raw({"sum": 1}, {"sum": 2}))
    assert ["target"] == [value.id for value in found.table]
    assert ("table.target", "table.hidden") == found.assumed
    given = result(forms, raw({"sum": 1}, {"sum": 2}, table={"hidden": 0}))
    assert ["target", "hidden"] == [value.id for value in given.table]


def test_marks(forms: Game) -> None:
    """Marks are true or false for each player; their sentences follow the story where they fit."""
    found = result(forms, raw({"one": 6, "two": 0}, {"one": 0, "two": 9}))
    assert [
        {"first": True, "round": False, "seen": False},
        {"first": False, "round": True, "seen": True},
    ] == [dict(player.marks) for player in found.players]
    assert found.story.endswith("A was first with 6 points. B was seen.")
    other = result(forms, raw({"one": 9, "two": 0}, {"one": 0, "two": 2}))
    assert "was" not in other.story
    told = result_json(found)["players"]
    assert [True, False] == [player["first"] for player in told]


def test_marks_that_rest_on_something_open(forms: Game) -> None:
    """As long as it is open, a mark is neither true nor false, and nothing is told."""
    found = preview(forms, raw({"one": 6}, {"one": 1, "two": 2}))
    assert [True, None] == [found.players[0].marks["first"], found.players[0].marks["seen"]]
    assert "was first" not in found.story


def test_kept_results_keep_their_marks(forms: Game) -> None:
    """A result that was kept shows the marks it had."""
    found = result(forms, raw({"one": 6, "two": 0}, {"one": 0, "two": 9}))
    again = result_of(result_json(found))
    assert [player.marks for player in found.players] == [player.marks for player in again.players]
    assert [player.ties for player in found.players] == [player.ties for player in again.players]
