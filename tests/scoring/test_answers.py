"""Raw answers: what is accepted, what is refused, with which code and where."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import DataError, Fault
from printkit.model.formula import answered, entered, item, total_over
from printkit.model.game import Game, Reading
from printkit.model.options import Option
from printkit.model.scoresheet import Input, Parts, Row, ScoreSheet, Span
from printkit.model.text import text
from printkit.scoring.answers import read_answers, to_raw
from printkit.scoring.totals import result_json, tally

FaultsOf = Callable[[Game, object], tuple[Fault, ...]]
MakeGame = Callable[..., Game]


def codes(faults: tuple[Fault, ...]) -> list[tuple[str, str]]:
    """Return what the faults are and where."""
    return [(fault.code, fault.where) for fault in faults]


@pytest.fixture(scope="module")
def simple(make_game: MakeGame, number: Callable[..., Input]) -> Game:
    """Give a game of one number a player, one for the table, and an option."""
    sheet = ScoreSheet(
        inputs=(
            number("goal", scope="table", default=100, span=Span(low=1)),
            number("score", span=Span(0, 50)),
            number("bonus", optional=True),
        ),
        rows=(
            Row("score", text("score"), entered("score"), "1.1"),
            Row("bonus", text("bonus"), entered("bonus"), "1.2", optional=True),
        ),
    )
    map_option = Option("map", "choice", text("which map"), ("small", "large"), commands=("score",))
    other = Option("size", "int", text("how many"), commands=("score",))
    printed = Option("paper", "text", text("paper"), commands=("print",))
    return make_game(sheet, options=lambda: (map_option, other, printed))


def two(**more: Any) -> dict[str, Any]:
    """Return good answers of the simple game with something changed."""
    return {"players": [{"name": "Anna", "score": 4}, {"name": "Bob", "score": 7}], **more}


def with_score(value: object) -> dict[str, Any]:
    """Return answers in which Anna's score is that."""
    return two(players=[{"name": "Anna", "score": value}, {"name": "Bob", "score": 7}])


@pytest.mark.parametrize("raw", [None, [], 7, "{}", True], ids=repr)
def test_answers_that_are_no_object(simple: Game, faults_of: FaultsOf, raw: object) -> None:
    """Anything but an object is one fault at the top."""
    assert [("E_TYPE", "")] == codes(faults_of(simple, raw))


@pytest.mark.parametrize(
    "value",
    [True, False, 1.5, 7.0, "7", "seven", "", float("nan"), float("inf"), [7], {}, "12,5"],
    ids=repr,
)
def test_what_is_no_whole_number(simple: Game, faults_of: FaultsOf, value: object) -> None:
    """True, fractions, texts, lists and not-a-number are E_INT, and the player is named."""
    (fault,) = faults_of(simple, with_score(value))
    assert ("E_INT", "players[0].score") == (fault.code, fault.where)
    assert fault.message.startswith("Anna, score: ")


def test_a_number_in_quotes_says_how_to_write_it(simple: Game, faults_of: FaultsOf) -> None:
    """The hint shows the number without the quotes."""
    (fault,) = faults_of(simple, with_score("7"))
    assert "write it without quotes: 7" == fault.hint


@pytest.mark.parametrize("raw", [{"name": "Anna"}, {"name": "Anna", "score": None}])
def test_br_106_what_is_needed_and_absent(
    simple: Game, faults_of: FaultsOf, raw: Mapping[str, Any]
) -> None:
    """A missing score is a fault, never 0; null is absent too."""
    (fault,) = faults_of(simple, two(players=[raw, {"name": "Bob", "score": 7}]))
    assert ("E_MISSING", "players[0].score", "Anna: score is missing") == (
        fault.code,
        fault.where,
        fault.message,
    )


@pytest.mark.parametrize(
    ("raw", "where", "hint"),
    [
        (two(plyers=[]), "plyers", "did you mean players?"),
        (two(board=[]), "board", "known: game, players, table, unfinished, map, size"),
        (two(paper="a4"), "paper", "did you mean players?"),
        (two(table={"gaol": 7}), "table.gaol", "did you mean goal?"),
        (two(table={"score": 7}), "table.score", "it is entered for each player"),
        (
            two(players=[{"name": "A", "score": 1, "scroe": 1}, {"name": "B", "score": 1}]),
            "players[0].scroe",
            "did you mean score?",
        ),
        (
            two(players=[{"name": "A", "score": 1, "goal": 1}, {"name": "B", "score": 1}]),
            "players[0].goal",
            "it is entered once, under table",
        ),
    ],
)
def test_br_137_unknown_keys_have_a_near_match(
    simple: Game, faults_of: FaultsOf, raw: Mapping[str, Any], where: str, hint: str
) -> None:
    """At every level a key that nobody knows is refused, with what was meant."""
    (fault,) = faults_of(simple, raw)
    assert ("E_UNKNOWN", where, hint) == (fault.code, fault.where, fault.hint)


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        (two(game="Made_Up"), []),
        (two(game="tea-garden"), [("E_GAME", "game")]),
        (two(game=7), [("E_TYPE", "game")]),
        (two(unfinished="yes"), [("E_TYPE", "unfinished")]),
        (two(unfinished=1), [("E_TYPE", "unfinished")]),
        (two(unfinished=None), []),
        (two(map="LARGE"), []),
        (two(map="huge"), [("E_CHOICE", "map")]),
        (two(map=3), [("E_TYPE", "map")]),
        (two(size=3), []),
        (two(size=True), [("E_TYPE", "size")]),
        (two(map=None), []),
        (two(table=None), []),
        (two(table=[]), [("E_TYPE", "table")]),
        (two(table={"goal": 0}), [("E_RANGE", "table.goal")]),
        (two(players=None), [("E_MISSING", "players")]),
        ({}, [("E_MISSING", "players")]),
        (two(players={"name": "A"}), [("E_TYPE", "players")]),
        (two(players="AB"), [("E_TYPE", "players")]),
        (two(players=[]), [("E_PLAYERS", "players")]),
        (two(players=["Anna", None]), [("E_TYPE", "players[0]"), ("E_TYPE", "players[1]")]),
        (
            two(players=[{"score": 1}, {"name": 7, "score": 1}]),
            [("E_MISSING", "players[0].name"), ("E_TYPE", "players[1].name")],
        ),
    ],
    ids=repr,
)
def test_the_top_of_the_answers(
    simple: Game, faults_of: FaultsOf, raw: object, expected: list[tuple[str, str]]
) -> None:
    """Game, options, players and table are judged one by one."""
    assert expected == codes(faults_of(simple, raw))


def test_options_are_kept_as_they_are_declared(simple: Game) -> None:
    """A choice is kept in the letter case of its declaration, and stands in the result."""
    result = tally(simple, read_answers(simple, two(map=" Large ", size=3)))
    assert {"map": "large", "size": 3} == dict(result.options)
    assert "large" == result_json(result)["map"]


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Anna", " anna "), [("E_NAME", "players[1].name")]),
        (("Ő", "o\u030b"), [("E_NAME", "players[1].name")]),
        (("A", "A", "A"), [("E_NAME", "players[1].name"), ("E_NAME", "players[2].name")]),
        (("", "  "), [("E_NAME", "players[0].name"), ("E_NAME", "players[1].name")]),
        (("A\x1b", "B"), [("E_NAME", "players[0].name")]),
        (("Anna", "Ánna"), []),
    ],
)
def test_br_096_097_names(
    simple: Game, faults_of: FaultsOf, names: tuple[str, ...], expected: list[tuple[str, str]]
) -> None:
    """Blank names, equal ones and control characters are E_NAME, each where it stands."""
    players = [{"name": name, "score": 1} for name in names]
    assert expected == codes(faults_of(simple, two(players=players)))


def test_br_018_names_are_kept_as_they_are(simple: Game) -> None:
    """Brackets and braces in a name reach result, messages and story unchanged."""
    players = [{"name": "Bob [red]", "score": 4}, {"name": " {x} [/] ", "score": 9}]
    result = tally(simple, read_answers(simple, two(players=players)))
    assert ["Bob [red]", "{x} [/]"] == [player.name for player in result.players]
    assert "{x} [/] wins with 9 points, ahead of Bob [red] with 4." == result.story


def test_a_default_is_used_and_told(simple: Game) -> None:
    """The result says which inputs were absent and have their default."""
    result = tally(simple, read_answers(simple, two()))
    assert ("table.goal",) == result.assumed
    assert ["table.goal"] == result_json(result)["assumed"]
    assert 100 == result.table[0].value
    assert () == tally(simple, read_answers(simple, two(table={"goal": 9}))).assumed


def test_absent_rows_have_no_key(simple: Game) -> None:
    """An optional row is there only where something was entered, 0 included."""
    players = [{"name": "A", "score": 1, "bonus": 0}, {"name": "B", "score": 1}]
    result = tally(simple, read_answers(simple, two(players=players)))
    assert [{"score": 1, "bonus": 0}, {"score": 1}] == [player.rows for player in result.players]


def test_all_faults_are_carried_by_one_error(simple: Game) -> None:
    """One fault is the error's own message; several are counted, and all are there."""
    with pytest.raises(DataError, match="Anna, score: true is not a whole number"):
        read_answers(simple, with_score(value=True))
    with pytest.raises(DataError, match="the answers have 2 faults") as refused:
        read_answers(simple, {**with_score("x"), "plyers": 1})
    assert 2 == len(refused.value.faults)
    assert 3 == refused.value.exit_code


def test_kept_answers_are_read_again(kraby: Game) -> None:
    """What is kept of answers gives the same result when it is read."""
    raw = {
        "table": {"O": [3, 6, 2], "G": 9, "B": [], "Y": 16, "P": -3},
        "players": [{"name": " Ann ", "x3": "g"}, {"name": "Bob", "x1": None}, {"name": "C"}],
        "variant": "claws",
        "unfinished": True,
    }
    answers = read_answers(kraby, raw)
    kept = json.loads(json.dumps(to_raw(answers)))
    assert {"name": "Ann", "x3": "G"} == kept["players"][0]
    again = read_answers(kraby, kept)
    assert result_json(tally(kraby, answers)) == result_json(tally(kraby, again))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(["", "Anna", "O", "Q", "-3"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["name", "x1", "x3", "O", "G", "nmae"]), inner)
    ),
    max_leaves=10,
)


@given(
    st.fixed_dictionaries(
        {"players": st.lists(JSON, max_size=5) | JSON},
        optional={
            "table": JSON,
            "board": JSON,
            "unfinished": JSON,
            "variant": JSON,
            "game": JSON,
            "x": JSON,
        },
    )
)
def test_any_json_is_a_result_or_a_list_of_faults(kraby: Game, raw: Mapping[str, Any]) -> None:
    """Whatever stands in the file, nothing fails in another way, and every fault is complete."""
    try:
        result_json(tally(kraby, read_answers(kraby, raw)))
    except DataError as error:
        found = error.faults
    else:
        found = ()
    assert all(fault.code and fault.message.isprintable() for fault in found)
    assert len(set(found)) == len(found)


# Lists, words, flags and lines


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
