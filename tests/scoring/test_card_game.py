"""A sheet like that of Tea Garden, written as a test, serves its worked cases: lists, cards, rows."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import pytest

from printkit.base.errors import DataError, Fault
from printkit.model.formula import (
    Expr,
    answered,
    chosen,
    entered,
    item,
    least,
    lookup,
    negated,
    over,
    pick_item,
    size,
    total_over,
)
from printkit.model.game import Game, Reading
from printkit.model.scoresheet import Condition, Input, Parts, Row, ScoreSheet, Span, TieBreak
from printkit.model.text import text
from printkit.scoring.answers import read_answers
from printkit.scoring.answers_csv import csv_to_raw
from printkit.scoring.totals import Result, tally

FaultsOf = Callable[[Game, object], tuple[Fault, ...]]
MakeGame = Callable[..., Game]

CUPS = dict(enumerate((0, 1, 2, 4, 7, 11, 16, 22)))
SCROLLS = ("scroll_strength", "scroll_teapot", "scroll_repeat")
STORY = text("{winner} wins over {loser}: {best} against {other}.")


def capped(name: str, each: int, most: int) -> Expr:
    """Return so many points each, for a limited number."""
    return each * least(entered(name), most)


CARDS: Mapping[str, Any] = {
    "E01": capped("fermented", 3, 6),
    "E02": capped("fresh", 2, 9),
    "E03": 12,
    "E04": capped("scroll_teapot", 4, 4),
    "E05": capped("gardens", 3, 6),
    "E06": capped("caravans", 3, 6),
    "E07": 18 - entered("starting_left"),
    "E08": capped("river_cards", 3, 6),
    "E11": capped("teapot_cards", 2, 9),
}


def number(name: str, low: int = 0, high: int | None = None, **fields: Any) -> Input:
    """Return an input of a whole number."""
    return Input(name, text(name.replace("_", " ")), span=Span(low, high), **fields)


def with_card(name: str, card: str, high: int | None = None) -> Input:
    """Return an input that is needed only with a certain card."""
    return number(name, 0, high, optional=True, needed=chosen("emperor", card))


def leaves(name: str, letter: str, card: str) -> Input:
    """Return leaves as one number, or basket by basket."""
    parts = Parts(letter, text("baskets"), total_over(name, item()), None, low=0, length=6)
    return number(name, optional=True, parts=parts, needed=chosen("emperor", card))


def read_rows(lines: tuple[str, ...], _context: Mapping[str, Any]) -> Reading:
    """Count equal halves that meet in rows of cups."""
    tiles = [line.split() for line in lines]
    wrong = [
        Fault("E_TILE", f"cup_rows[{k}]", f"{tile} is no tile", "two letters of B, G, W")
        for k, row in enumerate(tiles)
        for tile in row
        if len(tile) != 2 or set(tile) - set("BGW")
    ]
    met = sum(a[1:] == b[:1] for row in tiles for a, b in pairwise(row))
    return Reading({"cups": met}, tuple(wrong))


@pytest.fixture(scope="module")
def tea_garden(make_game: MakeGame) -> Game:
    """Give the tally of eight rows and two tie-breaks."""
    cards = Parts("c", text("cards"), total_over("cards", item()), None, low=0, high=9)
    workers = entered("uni_center") + size("uni_sectors")
    sheet = ScoreSheet(
        inputs=(
            number("track"),
            number("cards", parts=cards),
            Input(
                "emperor",
                text("emperor cards"),
                type="choices",
                choices=tuple((card, text(card)) for card in CARDS),
                choice_code="E_CODE",
            ),
            leaves("fresh", "f", "E02"),
            leaves("fermented", "g", "E01"),
            *(number(name) for name in SCROLLS),
            number("emperor_tokens"),
            number("gardens", 1, 7, default=1),
            with_card("caravans", "E06", 30),
            with_card("starting_left", "E07", 11),
            with_card("river_cards", "E08"),
            with_card("teapot_cards", "E11"),
            number("river", words=(("S0", 0), ("S5", 9)), choice_code="E_RANGE"),
            number("uni_center", 0, 7),
            Input("uni_sectors", text("sectors"), type="ints", span=Span(0)),
            Input("emperor_top", text("top row"), type="flag", default=0),
            number("cups", optional=True, needed=negated(answered("cup_rows"))),
            Input(
                "cup_rows",
                text("rows of cups"),
                type="lines",
                optional=True,
                reader="cups",
                gives=("cups",),
            ),
        ),
        rows=(
            Row("track", text("track"), entered("track"), "4.2"),
            Row("cards", text("cards"), entered("cards"), "4.2"),
            Row("emperor", text("emperor"), total_over("emperor", pick_item(CARDS)), "4.2"),
            Row("river", text("river"), entered("river"), "4.2"),
            Row(
                "university",
                text("university"),
                10 * entered("uni_center") + total_over("uni_sectors", item()),
                "4.2",
            ),
            Row("emperor_track", text("palace"), 10 * entered("emperor_top"), "4.2"),
            Row("cups", text("cups"), lookup(CUPS, entered("cups")), "4.2"),
            Row(
                "tokens",
                text("tokens"),
                entered("scroll_strength")
                + entered("scroll_teapot")
                + entered("scroll_repeat")
                + entered("emperor_tokens"),
                "4.2",
            ),
        ),
        checks=(
            Condition("E_WORKERS", workers <= 7, text("{found} workers"), found=workers),
            Condition(
                "E_TOO_MANY", over("sum", size("emperor")) <= 16, text("{found}"), each="table"
            ),
            Condition(
                "E_RANGE",
                over("sum", entered("caravans")) <= 30,
                text("too many caravans"),
                each="table",
            ),
            Condition(
                "W_CUPS_CAP", entered("cups") <= 7, text("{player}: 22 is the most"), where="cups"
            ),
        ),
        tie_breaks=(
            TieBreak(
                "leaves", text("leaves"), entered("fresh") + entered("fermented"), STORY, ask=True
            ),
            TieBreak("fermented", text("fermented leaves"), entered("fermented"), STORY, ask=True),
        ),
    )
    return make_game(sheet, readers={"cups": read_rows})


EMPTY: Mapping[str, Any] = {
    "track": 0,
    "cards": [],
    "emperor": [],
    **dict.fromkeys(SCROLLS, 0),
    "emperor_tokens": 0,
    "river": 0,
    "uni_center": 0,
    "uni_sectors": [],
    "cups": 0,
}


def play(game: Game, *cells: Mapping[str, Any]) -> Result:
    """Return the result; what is not given is 0, and a rival far ahead sits there too."""
    players = [{"name": "ABCD"[k], **EMPTY, **one} for k, one in enumerate(cells)]
    if len(players) == 1:
        players.append({"name": "Z", **EMPTY, "track": 500})
    return tally(game, read_answers(game, {"players": players}))


def test_t2_every_row(tea_garden: Game) -> None:
    """All eight rows, with the words of the longer ones."""
    player = play(
        tea_garden,
        {
            "track": 47,
            "cards": [1, 2, 2, 3, 4],
            "emperor": ["E05", "E03"],
            "gardens": 5,
            "river": "S5",
            "uni_center": 1,
            "uni_sectors": [3],
            "emperor_top": True,
            "cups": 4,
            "scroll_strength": 1,
            "scroll_repeat": 1,
            "emperor_tokens": 2,
            "fresh": 3,
            "fermented": 2,
        },
    ).players[0]
    assert [47, 12, 27, 9, 13, 10, 7, 4] == list(player.rows.values())
    assert 129 == player.total
    assert {"leaves": 5, "fermented": 2} == player.ties
    assert "E05: 3 × 5 = 15, E03: 12 → 27" == player.explain["emperor"]
    assert "10 × 1 + 3 = 13" == player.explain["university"]
    assert "1 + 2 + 2 + 3 + 4 = 12" == player.explain["cards"]
    assert "4 → 7" == player.explain["cups"]


def test_t3_no_more_than_the_limit_counts(tea_garden: Game) -> None:
    """Caps, and leaves given basket by basket."""
    player = play(
        tea_garden,
        {
            "track": 60,
            "emperor": ["E01", "E02", "E04", "E06"],
            "fermented": [8, 0, 0, 0, 0, 0],
            "fresh": [1, 2, 3, 4, 1, 0],
            "scroll_teapot": 5,
            "caravans": 7,
        },
    ).players[0]
    assert (70, 5, 135) == (player.rows["emperor"], player.rows["tokens"], player.total)
    assert {"leaves": 19, "fermented": 8} == player.ties
    assert player.explain["emperor"].startswith("E01: 3 × 6 (of 8) = 18, E02: 2 × 9 (of 11) = 18")


@pytest.mark.parametrize(("left", "points"), [(0, 18), (4, 14), (11, 7)])
def test_t5_fewer_points_for_more_cards(tea_garden: Game, left: int, points: int) -> None:
    """18 less one a card."""
    assert (
        points
        == play(tea_garden, {"emperor": ["E07"], "starting_left": left}).players[0].rows["emperor"]
    )


@pytest.mark.parametrize(("cups", "points"), list(enumerate((0, 1, 2, 4, 7, 11, 16, 22, 22))))
def test_t6_connections(tea_garden: Game, cups: int, points: int) -> None:
    """The table ends at seven; more is told."""
    result = play(tea_garden, {"cups": cups})
    assert points == result.players[0].rows["cups"]
    assert (["W_CUPS_CAP"] if cups > 7 else []) == [one.code for one in result.warnings]


def test_t7_two_tie_breaks(tea_garden: Game) -> None:
    """Equal leaves, then fermented ones."""
    level = {"track": 88}
    result = play(
        tea_garden,
        {**level, "fresh": 4, "fermented": 3},
        {**level, "fresh": 6, "fermented": 1},
        {**level, "fresh": 7, "fermented": 0},
    )
    assert [1, 2, 3] == [player.rank for player in result.players]
    assert ("fermented", "A wins over B and C: 3 against 1.") == (
        result.decided_by,
        result.story,
    )


def test_t8_t9_t10_copies_sectors_and_scrolls(tea_garden: Game) -> None:
    """Two copies of a card count twice; scrolls count for a card and as tokens."""
    first, second = play(
        tea_garden,
        {"emperor": ["E03", "E03"], "uni_center": 3, "uni_sectors": [1, 7]},
        {
            "emperor": ["E04"],
            "scroll_strength": 2,
            "scroll_teapot": 3,
            "scroll_repeat": 1,
            "emperor_tokens": 4,
        },
    ).players
    assert (24, 38) == (first.rows["emperor"], first.rows["university"])
    assert (12, 10, 22) == (second.rows["emperor"], second.rows["tokens"], second.total)


def test_t12_rows_of_cups(tea_garden: Game) -> None:
    """Rows instead of a number, in a file of JSON and of CSV."""
    rows = ["BG GG GW WW", "BW WB", "BG WW", "GG"]
    given = {key: cell for key, cell in EMPTY.items() if key != "cups"}
    players = [{"name": "A", **given, "cup_rows": rows}, {"name": "Z", **EMPTY, "track": 1}]
    result = tally(tea_garden, read_answers(tea_garden, {"players": players}))
    assert 7 == result.players[0].rows["cups"]
    heads = ["name", *given, "cup_rows", "cups"]
    lines = [
        ";".join(heads),
        "A;0;0;;0;0;0;0;0;0;;BG GG GW WW / BW WB / BG WW / GG;",
        "Z;1;1 2;E03 E05;0;0;0;0;s5;0;3 7;;4",
    ]
    raw = csv_to_raw("\n".join(lines), tea_garden.sheet)
    assert rows == raw["players"][0]["cup_rows"]
    assert {"cards": [1, 2], "emperor": ["E03", "E05"], "river": "s5", "uni_sectors": [3, 7]} == {
        key: raw["players"][1][key] for key in ("cards", "emperor", "river", "uni_sectors")
    }


@pytest.mark.parametrize(
    ("cells", "expected"),
    [
        ({"emperor": ["E07"], "starting_left": 12}, [("E_RANGE", "starting_left")]),
        ({"emperor": ["E07"]}, [("E_MISSING", "starting_left")]),
        ({"emperor": ["E01", "E02"]}, [("E_MISSING", "fresh"), ("E_MISSING", "fermented")]),
        ({"emperor": ["E99"]}, [("E_CODE", "emperor[0]")]),
        ({"uni_center": 6, "uni_sectors": [1, 1]}, [("E_WORKERS", "")]),
        ({"fresh": [1, 2]}, [("E_LEN", "fresh")]),
        ({"cards": [10]}, [("E_RANGE", "cards[0]")]),
        ({"river": "S77"}, [("E_RANGE", "river")]),
        ({"cups": None}, [("E_MISSING", "cups")]),
        ({"cups": None, "cup_rows": ["BX GG"]}, [("E_TILE", "cup_rows[0]")]),
        ({"cups": 3, "cup_rows": ["BG GG"]}, [("E_BOTH", "cup_rows")]),
        ({"gardens": 8}, [("E_RANGE", "gardens")]),
    ],
    ids=repr,
)
def test_codes_and_what_is_asked_for(
    tea_garden: Game,
    faults_of: FaultsOf,
    cells: Mapping[str, Any],
    expected: list[tuple[str, str]],
) -> None:
    """Inputs that matter only with a card are needed only with it; each slip is one fault."""
    players = [{"name": "A", **EMPTY, **cells}, {"name": "Z", **EMPTY}]
    assert [
        (code, f"players[0].{where}" if where else "players[0]") for code, where in expected
    ] == [(fault.code, fault.where) for fault in faults_of(tea_garden, {"players": players})]


def test_a_wrong_card_of_a_csv_list_is_named(tea_garden: Game, faults_of: FaultsOf) -> None:
    """The entry at fault, not the whole list."""
    cells = ["0", "0", "E03 E99", *["0"] * 6, "", "1"]
    heads = ["track", "cards", "emperor", *SCROLLS, "emperor_tokens", "river", "uni_center"]
    text_of = "\n".join(
        ",".join(line)
        for line in (
            ["name", *heads, "uni_sectors", "cups"],
            ["A", *cells],
            ["B", *cells],
        )
    )
    raw = csv_to_raw(text_of, tea_garden.sheet)
    found = [(fault.code, fault.where) for fault in faults_of(tea_garden, raw)]
    assert ("E_CODE", "players[0].emperor[1]") in found
    assert ("E_MISSING", "players[1].uni_sectors") in found


def test_checks_over_all_players(tea_garden: Game, faults_of: FaultsOf) -> None:
    """Cards and caravans of all players together."""
    many = {"emperor": ["E03"] * 9, "caravans": 16}
    players = [{"name": name, **EMPTY, **many} for name in "AB"]
    assert ["E_TOO_MANY", "E_RANGE"] == [
        fault.code for fault in faults_of(tea_garden, {"players": players})
    ]


def test_leaves_are_asked_for_only_when_players_are_level(
    tea_garden: Game, faults_of: FaultsOf
) -> None:
    """Without leaves a clear total is a result; level players need them."""
    assert "total" == play(tea_garden, {"track": 5}).decided_by
    assert ("Z",) == play(tea_garden, {"track": 5}).winners
    level = {"players": [{"name": name, **EMPTY} for name in "AB"]}
    assert () == faults_of(tea_garden, level)
    with pytest.raises(DataError, match="the answers have 4 faults") as refused:
        play(tea_garden, {}, {})
    assert {"E_MISSING"} == {fault.code for fault in refused.value.faults}
