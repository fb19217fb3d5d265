"""Every type of input: lists, words for numbers, yes and no, choices, lines for a reader."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from printkit.base.errors import Fault
from printkit.model.formula import answered, entered, item, total_over
from printkit.model.game import Game, Reading
from printkit.model.scoresheet import Input, Parts, Row, ScoreSheet, Span
from printkit.model.text import text
from printkit.scoring.answers import read_answers

FaultsOf = Callable[[Game, object], tuple[Fault, ...]]
MakeGame = Callable[..., Game]


def codes(faults: tuple[Fault, ...]) -> list[tuple[str, str]]:
    """Return what the faults are and where."""
    return [(fault.code, fault.where) for fault in faults]


def _read_tiles(lines: tuple[str, ...], context: Mapping[str, Any]) -> Reading:
    bad = [k for k, line in enumerate(lines) if "?" in line]
    faults = [Fault("E_TILE", f"rows[{k}]", f"row {k + 1} holds a ?", "") for k in bad]
    if context["players"] == 2 and len(lines) > 2:
        faults.append(Fault("W_LONG", "rows", "many rows", ""))
    return Reading({"cups": len(lines)}, tuple(faults))


@pytest.fixture(scope="module")
def rich(make_game: MakeGame, number: Callable[..., Input]) -> Game:
    """Give a game with every type of input."""
    cards = Parts("c", text("cards"), total_over("cards", item()), None, low=0, high=9)
    leaves = Parts("l", text("baskets"), total_over("leaves", item()), None, low=0, length=6)
    options = (("E01", text("garden")), ("E02", text("river")))
    sheet = ScoreSheet(
        inputs=(
            number("cards", optional=True, parts=cards, span=Span(0)),
            number("leaves", optional=True, parts=leaves, span=Span(0, 20, low_code="E_NEG")),
            number("river", optional=True, words=(("S0", 0), ("S5", 9)), choice_code="E_RANGE"),
            Input("top", text("top row"), type="flag", optional=True),
            Input("sectors", text("sectors"), type="ints", optional=True, span=Span(0, 7)),
            Input(
                "emperor",
                text("emperor cards"),
                type="choices",
                choices=options,
                choice_code="E_CODE",
                optional=True,
            ),
            number("cups", optional=True, span=Span(0), needed=answered("top")),
            Input(
                "rows",
                text("rows of cups"),
                type="lines",
                optional=True,
                reader="tiles",
                gives=("cups",),
            ),
        ),
        rows=(Row("cards", text("cards"), entered("cards"), "", optional=True),),
    )
    return make_game(sheet, readers={"tiles": _read_tiles})


@pytest.mark.parametrize(
    ("given", "cell"),
    [
        ({"cards": [1, 2, 2]}, (1, 2, 2)),
        ({"cards": 5}, 5),
        ({"cards": []}, ()),
        ({"leaves": [0, 1, 2, 3, 4, 5]}, (0, 1, 2, 3, 4, 5)),
        ({"river": "s5"}, 9),
        ({"river": 4}, 4),
        ({"top": True, "cups": 1}, 1),
        ({"top": False, "cups": 0}, 0),
        ({"sectors": []}, ()),
        ({"sectors": [3, 7]}, (3, 7)),
        ({"emperor": ["e01", "E02", "E01"]}, ("E01", "E02", "E01")),
        ({"rows": ["BG GG", "WW"]}, ("BG GG", "WW")),
    ],
)
def test_every_type_of_input(rich: Game, given: Mapping[str, Any], cell: object) -> None:
    """Numbers and their list form, words for numbers, yes and no, lists, choices, lines."""
    players = [{"name": "A", **given}, {"name": "B"}]
    assert cell == read_answers(rich, {"players": players}).players[0][next(iter(given))]


def test_lines_become_the_inputs_that_their_reader_gives(rich: Game) -> None:
    """The reader's warnings are kept, with the player's name and path."""
    players = [{"name": "A", "rows": ["BG", "WW", "GG"], "top": True}, {"name": "B"}]
    answers = read_answers(rich, {"players": players})
    assert 3 == answers.players[0]["cups"]
    assert [("W_LONG", "players[0].rows", "A: many rows")] == [
        (fault.code, fault.where, fault.message) for fault in answers.warnings
    ]


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({"cards": [1, 10, -1]}, [("E_RANGE", "cards[1]"), ("E_RANGE", "cards[2]")]),
        ({"cards": [1, "2", None]}, [("E_INT", "cards[1]"), ("E_INT", "cards[2]")]),
        ({"cards": -1}, [("E_RANGE", "cards")]),
        ({"cards": 10**12}, [("E_RANGE", "cards")]),
        ({"leaves": [1, 2, 3]}, [("E_LEN", "leaves")]),
        ({"leaves": [9, 9, 9, 0, 0, 0]}, [("E_RANGE", "leaves")]),
        ({"leaves": -1}, [("E_NEG", "leaves")]),
        ({"river": "S9"}, [("E_RANGE", "river")]),
        ({"river": []}, [("E_INT", "river")]),
        ({"top": 1, "cups": 1}, [("E_TYPE", "top")]),
        ({"top": True}, [("E_MISSING", "cups")]),
        ({"sectors": 7}, [("E_TYPE", "sectors")]),
        ({"sectors": [8]}, [("E_RANGE", "sectors[0]")]),
        ({"emperor": "E01"}, [("E_TYPE", "emperor")]),
        ({"emperor": ["E01", "E99", 3]}, [("E_CODE", "emperor[1]"), ("E_TYPE", "emperor[2]")]),
        ({"rows": "BG"}, [("E_TYPE", "rows")]),
        ({"rows": ["B?", "?"], "top": True}, [("E_TILE", "rows[0]"), ("E_TILE", "rows[1]")]),
        ({"rows": ["BG"], "cups": 3, "top": True}, [("E_BOTH", "rows")]),
    ],
    ids=repr,
)
def test_every_type_refuses_what_it_is_not(
    rich: Game, faults_of: FaultsOf, given: Mapping[str, Any], expected: list[tuple[str, str]]
) -> None:
    """Each bad entry of a list has its own path; a bad list breaks nothing that rests on it."""
    players = [{"name": "A", **given}, {"name": "B"}]
    faults = faults_of(rich, {"players": players})
    assert [(code, f"players[0].{where}") for code, where in expected] == codes(faults)
    assert all(fault.message.startswith("A") for fault in faults)
