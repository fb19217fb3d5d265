"""Sheets like those of Darjeeling and Guatemala Café, written as a test, serve their worked cases."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from printkit.base.errors import Fault
from printkit.model.formula import (
    Expr,
    answered,
    both,
    count,
    either,
    entered,
    negated,
    over,
)
from printkit.model.game import Game
from printkit.model.scoresheet import Condition, Input, Row, ScoreSheet, Span, TieBreak
from printkit.model.text import text
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import Result, tally

FaultsOf = Callable[[Game, object], tuple[Fault, ...]]
MakeGame = Callable[..., Game]
TILES = ("h1", "h2", "h3")
HALVES = either(
    answered("halves"),
    entered("halves"),
    entered("h1") + 2 * entered("h2") + 3 * entered("h3"),
)


def score(game: Game, raw: Mapping[str, Any]) -> Result:
    """Return the result of raw answers."""
    return tally(game, read_answers(game, raw))


def no_less(label: str, **fields: Any) -> Input:
    """Return an input of 0 or more, below it ``E_NEG``."""
    return Input(label, text(label), span=Span(0, low_code="E_NEG"), **fields)


def supply(tile: str, most: int) -> Condition:
    """Return the check that the box holds the tiles of all players."""
    return Condition(
        "E_SUPPLY",
        over("sum", entered(tile)) <= most,
        text("{found} tiles, the box has {limit}"),
        each="table",
        where="players",
        found=over("sum", entered(tile)),
        limit=Expr("const", (most,)),
    )


@pytest.fixture(scope="module")
def darjeeling(make_game: MakeGame) -> Game:
    """Give the tally of tea halves left behind the screens."""
    tile_by_tile = negated(answered("halves"))
    top = entered("target") + 29
    sheet = ScoreSheet(
        inputs=(
            Input("target", text("target"), scope="table", default=100),
            Input("track", text("track"), span=Span(-99, low_code="E_TRACK_LOW")),
            *(no_less(tile, optional=True, needed=tile_by_tile) for tile in TILES),
            no_less("halves", optional=True),
            no_less("action_tiles", optional=True),
        ),
        rows=(
            Row("track", text("track"), entered("track"), "5"),
            Row("halves", text("halves left"), -HALVES, "5"),
        ),
        checks=(
            Condition("E_TRACK_HIGH", entered("track") <= top, text("too high"), where="track"),
            Condition(
                "E_BOTH",
                negated(both(answered("halves"), count(*map(answered, TILES)) > 0)),
                text("{player}: tiles and halves"),
                where="halves",
            ),
            supply("h1", 72),
            supply("h2", 28),
            supply("h3", 12),
            Condition(
                "E_ACTIONS",
                over("sum", entered("action_tiles")) <= 10,
                text("too many"),
                each="table",
            ),
            Condition(
                "E_TWO_ENDERS",
                over("sum", entered("track") >= entered("target")) <= 1,
                text("{found} ended the game"),
                each="table",
                where="players",
            ),
            Condition(
                "W_UNFINISHED",
                over("max", entered("track")) >= entered("target"),
                text("nobody has reached the target"),
                each="table",
                unfinished="warn",
            ),
        ),
    )
    return make_game(sheet, id="tea-halves", players=(2, 3, 4, 5))


def tea(*cells: tuple[int, int, int, int], **more: Any) -> dict[str, Any]:
    """Return raw answers of players A, B, ...: track and tiles of 1, 2 and 3 halves."""
    players = [
        {"name": "ABCDEF"[k], "track": track, "h1": one, "h2": two, "h3": three}
        for k, (track, one, two, three) in enumerate(cells)
    ]
    return {"players": players, **more}


@pytest.mark.parametrize(
    ("raw", "totals", "ranks"),
    [
        pytest.param(tea((103, 2, 1, 0), (96, 0, 0, 0)), [99, 96], [1, 2], id="E1"),
        pytest.param(tea((100, 1, 2, 0), (97, 1, 0, 0)), [95, 96], [2, 1], id="E2"),
        pytest.param(
            tea((101, 2, 0, 1), (98, 0, 1, 0), (70, 0, 0, 0)), [96, 96, 70], [1, 1, 3], id="E3"
        ),
        pytest.param(tea((100, 0, 0, 0), (-2, 0, 0, 1)), [100, -5], [1, 2], id="E4"),
        pytest.param(
            tea((121, 3, 3, 2), (88, 4, 0, 0), (88, 0, 2, 0), (60, 0, 0, 0)),
            [106, 84, 84, 60],
            [1, 2, 2, 4],
            id="E7",
        ),
        pytest.param(
            tea((100, 0, 2, 1), (93, 0, 0, 0), (95, 2, 0, 0), (50, 1, 1, 1), (0, 0, 0, 0)),
            [93, 93, 93, 44, 0],
            [1, 1, 1, 4, 5],
            id="E8",
        ),
        pytest.param(tea((129, 0, 0, 0), (10, 0, 0, 0)), [129, 10], [1, 2], id="E13"),
        pytest.param(
            tea((151, 1, 0, 0), (149, 0, 0, 0), table={"target": 150}),
            [150, 149],
            [1, 2],
            id="E16",
        ),
    ],
)
def test_halves_are_taken_off(
    darjeeling: Game, raw: Mapping[str, Any], totals: list[int], ranks: list[int]
) -> None:
    """Track less one point a half; equal totals share."""
    result = score(darjeeling, raw)
    assert totals == [player.total for player in result.players]
    assert ranks == [player.rank for player in result.players]


def test_the_words_of_a_deduction(darjeeling: Game) -> None:
    """The row is negative and shows what it is made of."""
    result = score(darjeeling, tea((121, 3, 3, 2), (10, 0, 0, 0)))
    assert {"track": 121, "halves": -15} == result.players[0].rows
    assert "−(3 + 2 × 3 + 3 × 2) = −15" == result.players[0].explain["halves"]


def test_one_number_of_halves_will_do(darjeeling: Game) -> None:
    """E18: halves in one number instead of tiles."""
    players = [{"name": "A", "track": 104, "halves": 9}, {"name": "B", "track": 95, "halves": 0}]
    result = score(darjeeling, {"players": players})
    assert ([95, 95], "shared") == ([one.total for one in result.players], result.decided_by)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        pytest.param(
            tea((99, 0, 0, 0), (98, 0, 0, 0)), [("W_UNFINISHED", "")], id="E9: nobody is there"
        ),
        pytest.param(tea((105, 0, 0, 0), (101, 0, 0, 0)), [("E_TWO_ENDERS", "players")], id="E10"),
        pytest.param(tea((100, 0, 0, 7), (50, 0, 0, 6)), [("E_SUPPLY", "players")], id="E11"),
        pytest.param(
            tea((130, 0, 0, 0), (10, 0, 0, 0)), [("E_TRACK_HIGH", "players[0].track")], id="E12"
        ),
        pytest.param(tea((100, -1, 0, 0), (0, 0, 0, 0)), [("E_NEG", "players[0].h1")], id="E14"),
        pytest.param(tea((100, 0, 0, 0)), [("E_PLAYERS", "players")], id="E15 one"),
        pytest.param(
            tea((100, 0, 0, 0), *[(1, 0, 0, 0)] * 5), [("E_PLAYERS", "players")], id="E15 six"
        ),
        pytest.param(
            {"players": [{"name": "A", "track": 100, "h1": 1}, {"name": "B", "track": -100}]},
            [
                ("E_TRACK_LOW", "players[1].track"),
                ("E_MISSING", "players[0].h2"),
                ("E_MISSING", "players[0].h3"),
                ("E_MISSING", "players[1].h1"),
                ("E_MISSING", "players[1].h2"),
                ("E_MISSING", "players[1].h3"),
            ],
            id="open tiles",
        ),
        pytest.param(
            {
                "players": [
                    {"name": "A", "track": 100, "h1": 1, "halves": 3},
                    {"name": "B", "track": 9, "halves": 0},
                ]
            },
            [("E_BOTH", "players[0].halves")],
            id="both",
        ),
    ],
)
def test_what_cannot_be_left_or_scored(
    darjeeling: Game,
    faults_of: FaultsOf,
    raw: Mapping[str, Any],
    expected: list[tuple[str, str]],
) -> None:
    """Supply, ends of the track, two enders, open tiles, both forms at once."""
    assert expected == [(fault.code, fault.where) for fault in faults_of(darjeeling, raw)]


def test_an_unfinished_game_is_told_when_allowed(darjeeling: Game) -> None:
    """E9 with the flag: 99 and 98, and the warning stays."""
    result = score(darjeeling, tea((99, 0, 0, 0), (98, 0, 0, 0), unfinished=True))
    assert [99, 98] == [player.total for player in result.players]
    assert ["W_UNFINISHED"] == [fault.code for fault in result.warnings]


@pytest.fixture(scope="module")
def guatemala(make_game: MakeGame) -> Game:
    """Give the tally of a score track with money as the tie-break."""
    last = entered("track") + 1 - entered("sacks_on_track")
    sheet = ScoreSheet(
        inputs=(
            Input(
                "track",
                text("length of the track"),
                scope="table",
                default=60,
                span=Span(20, 100, tuple(range(21, 100, 2))),
            ),
            Input(
                "sacks_on_track",
                text("sacks on the track"),
                scope="table",
                optional=True,
                span=Span(1, 35, low_code="E_SACKS", high_code="E_SACKS"),
            ),
            no_less("score"),
            no_less("money"),
        ),
        rows=(Row("score", text("score"), entered("score"), "5"),),
        checks=(
            Condition(
                "E_SCORE_HIGH",
                entered("score") <= entered("track") + 35,
                text("{player} cannot have that many"),
                where="score",
            ),
            Condition(
                "W_UNFINISHED",
                over("max", entered("score")) >= last,
                text("nobody reached the last sack at {limit}"),
                each="table",
                unfinished="warn",
                limit=last,
            ),
            Condition(
                "W_MONEY",
                over("sum", entered("money")) <= 135,
                text("{found} of money is more than the box has"),
                each="table",
                found=over("sum", entered("money")),
            ),
        ),
        tie_breaks=(
            TieBreak(
                "money",
                text("money"),
                entered("money"),
                text("{winner} wins over {loser} by money, {best} against {other}."),
            ),
        ),
    )
    return make_game(sheet)


def cafe(*cells: tuple[int, int], k: int | None = None, **more: Any) -> dict[str, Any]:
    """Return raw answers of players A, B, ...: score and money, and the sacks on the track."""
    players = [
        {"name": "ABCD"[seat], "score": points, "money": money}
        for seat, (points, money) in enumerate(cells)
    ]
    return {"players": players, "table": {} if k is None else {"sacks_on_track": k}, **more}


@pytest.mark.parametrize(
    ("raw", "ranks", "decided_by"),
    [
        pytest.param(cafe((45, 6), (41, 12), k=16), [1, 2], "total", id="F1"),
        pytest.param(cafe((44, 3), (44, 9), k=18), [2, 1], "money", id="F2"),
        pytest.param(cafe((44, 5), (44, 5), (30, 20), k=17), [1, 1, 3], "shared", id="F3"),
        pytest.param(cafe((41, 0), (39, 0), k=20), [1, 2], "total", id="F6"),
        pytest.param(cafe((30, 50), (44, 7), (44, 8), k=18), [3, 2, 1], "money", id="F8"),
        pytest.param(
            cafe((44, 2), (44, 2), (44, 2), (44, 1), k=17), [1, 1, 1, 4], "shared", id="F13"
        ),
    ],
)
def test_money_breaks_a_tie(
    guatemala: Game, raw: Mapping[str, Any], ranks: list[int], decided_by: str
) -> None:
    """Score first, then money, then a shared place."""
    result = score(guatemala, raw)
    assert (ranks, decided_by) == ([one.rank for one in result.players], result.decided_by)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        pytest.param(cafe((40, 0), (39, 0), k=20), [("W_UNFINISHED", "")], id="F5"),
        pytest.param(cafe((-1, 0), (45, 0)), [("E_NEG", "players[0].score")], id="F7"),
        pytest.param(cafe((96, 0), (20, 0)), [("E_SCORE_HIGH", "players[0].score")], id="F10"),
        pytest.param(cafe((45, 0), (1, 0), k=36), [("E_SACKS", "table.sacks_on_track")], id="F11"),
        pytest.param(
            cafe((45, 0), (1, 0)) | {"table": {"track": 61}},
            [("E_RANGE", "table.track")],
            id="odd",
        ),
    ],
)
def test_what_a_track_cannot_show(
    guatemala: Game,
    faults_of: FaultsOf,
    raw: Mapping[str, Any],
    expected: list[tuple[str, str]],
) -> None:
    """Codes of the game for too low, too high and unfinished; odd tracks name the nearest."""
    faults = faults_of(guatemala, raw)
    assert expected == [(fault.code, fault.where) for fault in faults]
    if faults[0].where == "table.track":
        assert faults[0].hint.endswith("the nearest possible: 60 or 62")


def test_too_much_money_is_only_told(guatemala: Game) -> None:
    """F12: a warning, and A wins."""
    result = score(guatemala, cafe((48, 70), (40, 70)))
    assert ["140 of money is more than the box has"] == [one.message for one in result.warnings]
    assert ("A",) == result.winners
