"""Checks of a sheet on made-up games: conditions, repeats, numbers in play, unfinished games."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from printkit.base.errors import Fault
from printkit.model.formula import count, entered, over
from printkit.model.game import Game
from printkit.model.scoresheet import Check, Condition, InPlay, Input, Repeats, Row, ScoreSheet
from printkit.model.text import text
from printkit.scoring.answers import read_answers

FaultsOf = Callable[[Game, object], tuple[Fault, ...]]
MakeGame = Callable[..., Game]
COLOURS = (("R", text("red")), ("S", text("sand")))


@pytest.fixture(scope="module")
def game_of(make_game: MakeGame) -> Callable[..., Game]:
    """Give a function that makes a game with these checks."""

    def make(*checks: Check) -> Game:
        return make_game(
            ScoreSheet(
                inputs=(
                    Input("deck", text("deck"), scope="table", optional=True),
                    Input("n", text("tiles")),
                    Input("k", text("kings"), optional=True),
                    Input("left", text("left"), type="choice", choices=COLOURS, optional=True),
                    Input("right", text("right"), type="choice", choices=COLOURS, optional=True),
                ),
                rows=(Row("n", text("tiles"), entered("n"), "1"),),
                checks=checks,
            )
        )

    return make


def answers(*cells: Mapping[str, Any], **more: Any) -> dict[str, Any]:
    """Return raw answers of players A, B, ..."""
    return {"players": [{"name": "ABCD"[k], **one} for k, one in enumerate(cells)], **more}


SUPPLY = Condition(
    code="E_SUPPLY",
    ok=over("sum", entered("n")) <= 12,
    message=text("the table holds {found} tiles, the box has {limit}"),
    each="table",
    where="players",
    hint=text("count them again, {players} players"),
    found=over("sum", entered("n")),
    limit=entered("deck"),
)


def test_a_check_over_all_players(game_of: Callable[..., Game], faults_of: FaultsOf) -> None:
    """The sum over the players is compared, and the message has both numbers."""
    game = game_of(SUPPLY)
    (fault,) = faults_of(game, answers({"n": 7}, {"n": 6}, table={"deck": 12}))
    assert ("E_SUPPLY", "players") == (fault.code, fault.where)
    assert "the table holds 13 tiles, the box has 12" == fault.message
    assert "count them again, 2 players" == fault.hint
    assert () == faults_of(game, answers({"n": 7}, {"n": 5}, table={"deck": 12}))


def test_a_check_on_a_slip_is_not_made(game_of: Callable[..., Game], faults_of: FaultsOf) -> None:
    """What is wrong or missing is told once, and the sum over it is not judged."""
    game = game_of(SUPPLY)
    assert ["E_INT"] == [f.code for f in faults_of(game, answers({"n": "x"}, {"n": 99}))]
    assert ["E_MISSING"] == [f.code for f in faults_of(game, answers({}, {"n": 99}))]


def test_a_message_without_the_number_that_is_open(
    game_of: Callable[..., Game], faults_of: FaultsOf
) -> None:
    """A check that fails whatever an open cell may hold is told, without that number."""
    game = game_of(
        Condition("E_X", entered("n") < 5, text("{player} [{found}]"), found=entered("left"))
    )
    raw = answers({"n": 7, "left": "Q"}, {"n": 1})
    assert ["E_CHOICE", "E_X"] == [fault.code for fault in faults_of(game, raw)]
    assert "A []" == faults_of(game, raw)[1].message


def test_a_check_of_each_player(game_of: Callable[..., Game], faults_of: FaultsOf) -> None:
    """Every player is judged; what is absent for good passes; negative numbers have a real minus."""
    game = game_of(
        Condition(
            code="E_KINGS",
            ok=entered("k") <= entered("n"),
            message=text("{player} has {found} kings and {limit} tiles"),
            where="k",
            found=entered("k"),
            limit=entered("n"),
        )
    )
    faults = faults_of(game, answers({"n": -1, "k": 0}, {"n": 3}, {"n": 2, "k": 3}, {"n": 0}))
    assert [
        ("players[0].k", "A has 0 kings and −1 tiles"),
        ("players[2].k", "C has 3 kings and 2 tiles"),
    ] == [(fault.where, fault.message) for fault in faults]


@pytest.mark.parametrize(
    ("code", "unfinished", "goes_on", "stops", "warns"),
    [
        ("E_X", "same", False, True, False),
        ("E_X", "same", True, True, False),
        ("W_X", "same", False, False, True),
        ("W_X", "same", True, False, True),
        ("W_X", "warn", False, True, False),
        ("W_X", "warn", True, False, True),
        ("E_X", "warn", True, False, True),
        ("E_X", "skip", False, True, False),
        ("E_X", "skip", True, False, False),
    ],
)
def test_warnings_and_unfinished_games(
    game_of: Callable[..., Game],
    faults_of: FaultsOf,
    code: str,
    unfinished: Any,
    *,
    goes_on: bool,
    stops: bool,
    warns: bool,
) -> None:
    """A code with W is told; one that allows unfinished games stops a finished one."""
    never = Condition(code, count() > 0, text("no"), unfinished=unfinished, each="table")
    game = game_of(never)
    raw = answers({"n": 1}, {"n": 1}, unfinished=goes_on)
    assert ([code] if stops else []) == [fault.code for fault in faults_of(game, raw)]
    if not stops:
        warnings = read_answers(game, raw).warnings
        assert ([code] if warns else []) == [fault.code for fault in warnings]


@pytest.mark.parametrize(
    ("within", "limit", "expected"),
    [
        ("player", 1, [("players[0].right", "A red right A left 2 1")]),
        ("input", 1, [("players[1].left", "B red left A left 2 1")]),
        (
            "table",
            1,
            [
                ("players[0].right", "A red right A left 2 1"),
                ("players[1].left", "B red left A left 3 1"),
            ],
        ),
        ("table", 2, [("players[1].left", "B red left A left 3 2")]),
        ("table", {2: 3, 3: 1}, []),
        ("table", {3: 1}, []),
    ],
)
def test_repeated_choices(
    game_of: Callable[..., Game],
    faults_of: FaultsOf,
    within: Any,
    limit: Any,
    expected: list[tuple[str, str]],
) -> None:
    """In one player's inputs, in one input over the players, or everywhere; each one too many."""
    message = text("{player} {option} {input} {other} {first} {found} {limit}")
    game = game_of(Repeats("E_AGAIN", ("left", "right"), within, limit, message))
    raw = answers({"n": 1, "left": "R", "right": "R"}, {"n": 1, "left": "R", "right": "S"})
    assert expected == [(fault.where, fault.message) for fault in faults_of(game, raw)]


def test_a_wrong_choice_is_not_counted_as_a_repeat(
    game_of: Callable[..., Game], faults_of: FaultsOf
) -> None:
    """Two wrong choices are two faults, not three."""
    game = game_of(Repeats("E_AGAIN", ("left", "right"), "player", 1, text("again")))
    raw = answers({"n": 1, "left": "Q", "right": "Q"}, {"n": 1})
    assert ["E_CHOICE", "E_CHOICE"] == [fault.code for fault in faults_of(game, raw)]


def test_a_text_of_the_rules_with_values_of_its_own(
    game_of: Callable[..., Game], faults_of: FaultsOf
) -> None:
    """Values bound in the rules and values known only now stand in one message."""
    message = text("{player} has more than {most} tiles", most=3)
    game = game_of(Condition("E_MANY", entered("n") <= 3, message))
    (fault,) = faults_of(game, answers({"n": 4}, {"n": 1}))
    assert "A has more than 3 tiles" == fault.message


def test_numbers_in_play_may_be_one_for_all(make_game: MakeGame, faults_of: FaultsOf) -> None:
    """Exactly so many of the table's inputs, whatever the number of players."""
    game = make_game(
        ScoreSheet(
            inputs=tuple(Input(name, text(name), scope="table") for name in "PQR"),
            rows=(),
            checks=(InPlay("E_PLAY", tuple("PQR"), 2, text("{found} of {limit}")),),
        )
    )
    players = answers({}, {})["players"]
    for table, found in (({"P": 1, "R": 2}, 0), ({"P": 1}, 1), ({"P": 1, "Q": 2, "R": 3}, 1)):
        assert found == len(faults_of(game, {"table": table, "players": players}))
    (fault,) = faults_of(game, {"table": {"Q": 1}, "players": players})
    assert ("1 of 2", "without a value: P, R") == (fault.message, fault.hint)
