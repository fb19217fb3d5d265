"""Raw answers: what is accepted, what is refused, with which code and where."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import DataError, Fault
from printkit.model.formula import entered
from printkit.model.game import Game
from printkit.model.options import Option
from printkit.model.scoresheet import Input, Row, ScoreSheet, Span
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


def test_an_empty_text_is_no_empty_square(kraby: Game, faults_of: FaultsOf) -> None:
    """In JSON an empty square has no key; the hint says so."""
    table = dict.fromkeys("OGBYP", 0)
    players = [{"name": "A", "x1": ""}, {"name": "B", "x1": "grene"}, {"name": "C"}]
    empty, near = faults_of(kraby, {"table": table, "players": players})
    assert ("E_COLOUR", "leave it out where there is none") == (empty.code, empty.hint)
    assert ("E_COLOUR", "leave it out where there is none") == (near.code, near.hint)


def test_the_allowed_numbers_are_told(make_game: MakeGame, faults_of: FaultsOf) -> None:
    """Limits on one side, on both, and a length that no points have."""
    spans = (Span(low=1), Span(high=-1), Span(0, 5), Span())
    inputs = tuple(Input(f"n{k}", text("n"), span=span) for k, span in enumerate(spans))
    game = make_game(ScoreSheet(inputs=inputs, rows=()))
    bad = {"n0": 0, "n1": 0, "n2": 6, "n3": -(10**9)}
    good = {"n0": 1, "n1": -1, "n2": 5, "n3": 10**9 - 1}
    players = [{"name": "A", **bad}, {"name": "B", **good}]
    assert [
        "it is 1 or more",
        "it is −1 or less",
        "it lies between 0 and 5",
        "look for digits typed twice",
    ] == [fault.hint for fault in faults_of(game, {"players": players})]


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
    kept = json.loads(json.dumps(to_raw(kraby, answers)))
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
