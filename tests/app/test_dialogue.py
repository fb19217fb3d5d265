"""The score prompt as a state machine: what is accepted, refused, taken back, left open."""

from collections.abc import Mapping
from typing import Any

import pytest

from printkit.app import registry
from printkit.app.asking import State
from printkit.app.dialogue import Step, question, raw_answers, step
from printkit.base.errors import DataError
from printkit.model.formula import entered, equal
from printkit.model.game import Game
from printkit.model.scoresheet import Condition, Input, Row, ScoreSheet, Span
from printkit.model.text import text
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import tally

KRABY = registry.load("kraby")
S2 = ("P1, P2, P3, P4", "7", "9", "10", "16", "-3", "-", "O G P Y", "G B Y O")


def _after(*lines: str, state: State | None = None) -> Step:
    done = Step(state or State(KRABY, {}))
    for line in lines:
        done = step(done.state, line)
    return done


def _raw(*lines: str) -> Mapping[str, Any]:
    return raw_answers(_after(*lines).state)


def _asked(*lines: str) -> str:
    asked = question(_after(*lines).state)
    return asked.prompt if asked else ""


def _told(done: Step) -> str:
    return " ".join(f"{one.text} {one.code}" for one in done.said)


def test_the_example_of_the_rule_book_is_entered_in_nine_lines() -> None:
    """Names, five values and three rows are all that is asked (case S2)."""
    for k, line in enumerate(S2):
        assert _asked(*S2[:k]), line
    assert _asked(*S2) == ""
    result = tally(KRABY, read_answers(KRABY, _raw(*S2)))
    assert [one.total for one in result.players] == [41, 48, 42, 53]


def test_every_accepted_line_is_one_entry() -> None:
    """The log gets one entry for each accepted line and none for a refused one."""
    kinds = [_after(*S2[: k + 1]).kind for k in range(len(S2))]
    assert kinds == ["line"] * len(S2)
    assert _after(*S2[:1], "24").kind is None
    assert _after(*S2[:1], "?").kind is None


@pytest.mark.parametrize("typed", ["-5", "−5", " - 5 ".replace(" ", ""), "–5"])
def test_br_090_a_minus_is_a_minus(typed: str) -> None:
    """Minus signs of keyboards, phones and word processors are one."""
    assert _raw("A, B, C", typed)["table"] == {"O": -5}


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("12,5", "comma"),
        ("1 250", "more than one number"),
        ("1.250", "dot"),
        ("abc", "not a whole"),
    ],
)
def test_br_092_what_may_be_a_fraction_is_asked_again(typed: str, reason: str) -> None:
    """A reason is told, nothing is guessed, the same question comes again."""
    done = _after("A, B, C", typed)
    assert reason in _told(done)
    assert "table" not in raw_answers(done.state)
    assert _asked("A, B, C", typed) == _asked("A, B, C")


@pytest.mark.parametrize(("typed", "value"), [("+7", 7), (" 07 ", 7), ("3+6+2", 11), ("9+-4", 5)])
def test_br_094_numbers_are_read_as_people_write_them(typed: str, value: int) -> None:
    """A plus, blanks, a leading zero and sums are fine."""
    assert _raw("A, B, C", typed)["table"] == {"O": value}


@pytest.mark.parametrize(
    ("typed", "code"), [("24", "E_RANGE"), ("22", "E_RANGE"), ("-25", "E_RANGE")]
)
def test_br_094_limits_of_the_rules_are_enforced(typed: str, code: str) -> None:
    """A value that cannot be is refused with its code."""
    assert code in _told(_after("A, B, C", typed))
    assert "table" not in _raw("A, B, C", typed)


def test_br_094_a_number_of_400_digits_is_refused() -> None:
    """No number is too long to be refused in one sentence."""
    done = _after("A, B, C", "9" * 400)
    assert done.kind is None
    assert len(_told(done)) < 300


def test_br_094_an_empty_line_is_open_and_never_zero() -> None:
    """What is left open is asked again after everything else, and nothing can finish without it."""
    lines = ("A, B, C", "", "9", "10", "16", "-3", "-", "", "-")
    assert "O" not in _raw(*lines)["table"]
    assert _asked(*lines).startswith("Value of orange")
    assert _asked(*lines, "7").startswith("Figure on x2")
    assert _asked(*lines, "7", "") == _asked(*lines, "7")
    assert _asked(*lines, "7", "", "O G B") == ""


def test_br_094_one_player_may_be_open_in_a_row() -> None:
    """A dot leaves one cell open; only that player is asked at the end."""
    lines = ("Anna, Bob, Cili", "7", "9", "10", "16", "-3", "O . G", "-", "-")
    assert _asked(*lines) == "Figure on x1 (Bob; - for none): "
    raw = _raw(*lines, "B")
    assert [one["x1"] for one in raw["players"]] == ["O", "B", "G"]


def test_an_open_row_may_stay_open_in_a_game_that_goes_on() -> None:
    """With an unfinished game the standing is told without what is open."""
    state = State(KRABY, {"unfinished": True})
    done = _after("A, B, C", "7", "9", "", "16", "-3", "O - -", "-", "", state=state)
    assert question(done.state) is None


@pytest.mark.parametrize("typed", ["", "   ", "\t", "Anna,  , Bob", "Anna,\u200b, Bob"])
def test_br_096_a_blank_name_is_asked_again(typed: str) -> None:
    """Nothing visible is no name."""
    done = _after(typed)
    assert done.kind is None
    assert done.said
    assert "," in typed or _after("3", typed).kind is None


def test_br_097_two_people_of_one_name_are_refused() -> None:
    """Letter case and blanks make no other name; the refusal says what to do."""
    for line in ("Anna, Anna, Bob", "anna, ANNA, Bob", "Anna,  Anna , Bob"):
        assert "E_NAME" in _told(_after(line))
    assert "E_NAME" in _told(_after("3", "Anna", "aNNA"))
    assert _after("Anna, Anna K, Bob").kind == "line"


def test_br_098_another_name_keeps_the_entries() -> None:
    """Renaming by number or name keeps all answers; undo brings the old name back."""
    done = _after(*S2[:8], "name 2 Bob")
    raw = raw_answers(done.state)
    assert [one["name"] for one in raw["players"]] == ["P1", "Bob", "P3", "P4"]
    assert raw["players"][1]["x2"] == "G"
    back = step(done.state, "u")
    assert [one["name"] for one in raw_answers(back.state)["players"]] == ["P1", "P2", "P3", "P4"]
    assert raw_answers(back.state)["players"][1]["x2"] == "G"
    assert raw_answers(step(done.state, "name bob Eva").state)["players"][1]["name"] == "Eva"
    assert "E_NAME" in _told(step(done.state, "name 1 BOB"))
    assert "no player" in _told(step(done.state, "name 7 Eva"))


def test_br_108_undo_takes_back_exactly_one_line_each_time() -> None:
    """From the last line to the first: each undo is the state before that line."""
    state = _after(*S2).state
    for k in range(len(S2) - 1, -1, -1):
        done = step(state._replace(review=True), "u")
        assert done.kind == "undo"
        state = done.state
        assert raw_answers(state) == _raw(*S2[:k])
    assert state.lines == ()


def test_br_108_undo_at_the_start_says_so() -> None:
    """There is nothing to take back, and nothing breaks."""
    done = _after("u", "UNDO")
    assert done.kind is None
    assert "nothing to take back" in _told(done)


def test_br_108_a_person_may_be_called_undo() -> None:
    """In quotes, or among other names, a command is a name."""
    raw = _raw("3", '"u"', '"undo"', "'?'")
    assert [one["name"] for one in raw["players"]] == ["u", "undo", "?"]
    assert [one["name"] for one in _raw("u, q, l")["players"]] == ["u", "q", "l"]


def test_a_name_may_hold_a_comma_in_quotes() -> None:
    """Quotes keep a comma inside a name."""
    raw = _raw('"Kovács, Anna", Bob, Cili')
    assert raw["players"][0]["name"] == "Kovács, Anna"


def test_br_019_control_characters_in_names_are_refused_with_their_place() -> None:
    """The refusal names the character, and holds none itself."""
    for name in ("A\x03B", "A\x00", "A\x1b[31m"):
        told = _told(_after(f"{name}, Bob, Cili"))
        assert "U+00" in told
        assert told.isprintable()


def test_colonies_are_echoed_and_must_add_up() -> None:
    """The sizes of a finished game add up to all crabs (case S10)."""
    done = _after("A, B, C", "c 1 1 1 1 4 4 6 3 2 1")
    assert "= 7" in _told(done)
    assert raw_answers(done.state)["table"] == {"O": [1, 1, 1, 1, 4, 4, 6, 3, 2, 1]}
    refused = _after("A, B, C", "c 6 6 6 5")
    assert "E_SUM" in _told(refused)
    assert "23" in _told(refused)
    assert "24" in _told(refused)


def test_sums_are_echoed() -> None:
    """A sum is told as it was understood."""
    assert "3 + 6 + 2 = 11" in _told(_after("A, B, C", "3+6+2"))


@pytest.mark.parametrize("typed", ["O G P Y", "o g p y", "OGPY", "orange, Green, pi, yel"])
def test_a_row_is_typed_in_one_line_for_all(typed: str) -> None:
    """Letters, names and beginnings of names, with or without blanks; echoed with the names."""
    done = _after(*S2[:7], typed)
    assert [one.get("x2") for one in raw_answers(done.state)["players"]] == ["O", "G", "P", "Y"]
    assert "P3 pink" in _told(done)


def test_a_row_with_too_few_entries_is_refused() -> None:
    """The refusal says how many are needed and in which order."""
    told = _told(_after(*S2[:7], "O G"))
    assert "2 entries" in told
    assert "4 are needed" in told


@pytest.mark.parametrize(
    ("lines", "code", "names"),
    [
        (("O - - -", "O - - -"), "E_DUP_COLOUR", "P1"),
        (("O O - -",), "E_SAME_SQUARE", "P2"),
        (("Z - - -",), "", "P1"),
        (("O - - -", "- O - -", "- - O -"), "E_SUPPLY", "P3"),
        (("O - - -", "G - - -", "B - - -"), "E_FIGURES", "P1"),
    ],
)
def test_faults_are_told_with_player_and_code_and_asked_again(
    lines: tuple[str, ...], code: str, names: str
) -> None:
    """The line that breaks a check is not kept (cases S11 to S14)."""
    start = S2[:6]
    done = _after(*start, *lines)
    assert done.kind is None
    assert code in _told(done)
    assert names in _told(done)
    assert _asked(*start, *lines) == _asked(*start, *lines[:-1])


def test_two_players_say_which_colours_are_in_play() -> None:
    """A hyphen leaves a colour out; the fifth is not asked once four are known."""
    assert _asked("A, B", "4", "8", "11", "-2").startswith("Figure on x1")
    assert _asked("A, B", "4", "-", "8", "11", "-2").startswith("Figure on x1")
    assert "must be given" in _told(_after("A, B", "-", "-"))
    told = _told(_after("A, B", "4", "-", "8", "11", "-2", "G -"))
    assert "E_COLOUR" in told
    assert "A" in told


def test_three_players_need_all_colours() -> None:
    """No colour can be left out where all are in play."""
    assert "must be given" in _told(_after("A, B, C", "-"))


@pytest.mark.parametrize("typed", ["1", "5", "0", "-2", "Anna", "A, B, C, D, E"])
def test_a_wrong_number_of_players_is_refused(typed: str) -> None:
    """The refusal says how many can play."""
    done = _after(typed)
    assert done.kind is None
    assert "2, 3 or 4" in _told(done)


def test_help_shows_the_rule_of_the_question() -> None:
    """A question mark tells the rule with its section and how to answer."""
    value, square = _told(_after("A, B, C", "?")), _told(_after(*S2[:6], "?"))
    assert "Kraby 1.5" in value
    assert "c 3 6 2" in value
    assert "Kraby 1.4" in square
    assert "O orange" in square
    assert "how many" in _told(_after("?"))


def test_the_list_shows_what_was_entered() -> None:
    """Every line that counts is told in words."""
    told = [one.text for one in _after(*S2[:8], "u", "", "l").said]
    assert told[:3] == ["players: P1, P2, P3, P4", "value of orange: 7", "value of green: 9"]
    assert told[-2:] == [
        "figure on x1: P1 none, P2 none, P3 none, P4 none",
        "figure on x2: left open",
    ]


def test_leaving_keeps_everything() -> None:
    """After q nothing is asked, and the lines are there."""
    done = _after(*S2[:4], "q")
    assert done.state.left
    assert question(done.state) is None
    assert len(done.state.lines) == 4


def test_a_board_stands_in_for_the_table() -> None:
    """With a board only the people are asked."""
    board = ["OBGGGGGGB", "BBOOBBYOG", "YBYGGYGGO", "OYOBYYGYY", "OOOY#YYOB"]
    board += ["OGBBOYBBB", "GGBOOYBOY", "GBBYOOYGG", "OGBBYOYYG"]
    state = State(KRABY, {"board": board})
    done = _after("A, B", "O Y", "G B", "B G", state=state)
    assert question(done.state) is None
    result = tally(KRABY, read_answers(KRABY, raw_answers(done.state)))
    assert [one.total for one in result.players] == [53, 44]
    with pytest.raises(DataError) as told:
        _after("A, B, C", state=State(KRABY, {"board": ["OO", "O#"]}))
    assert told.value.faults[0].code == "E_SIZE"


def _other_game() -> Game:
    sheet = ScoreSheet(
        inputs=(
            Input("gold", text("gold"), span=Span(0, 50)),
            Input("debt", text("debt"), span=Span(0, 9)),
        ),
        rows=(
            Row("gold", text("gold"), entered("gold"), "Rules 1"),
            Row("debt", text("debt"), -entered("debt"), "Rules 2"),
        ),
        checks=(
            Condition(
                "E_BOX",
                equal(entered("gold") - entered("gold") // 2 - entered("gold") // 2, 0),
                text("{player} has an odd sum"),
                where="gold",
            ),
        ),
    )
    nothing: Any = lambda: ()  # noqa: E731 - a game without anything else
    return Game(
        id="coins",
        rules="1",
        title=text("Coins"),
        credit=text("-"),
        about=text("-"),
        players=(2, 3),
        kinds=(),
        seats=(),
        sheet=sheet,
        kit=nothing,
        setup=nothing,
        topics=nothing,
        helpers=nothing,
        options=nothing,
    )


def test_any_score_sheet_is_asked() -> None:
    """The machine knows no game: numbers of players in rows, sums, checks, all from the sheet."""
    state = State(_other_game(), {})
    assert _asked_of(state, "A, B") == "Gold (A, B): "
    done = _after("A, B", "12 3+5", "| 2", state=state)
    assert "debt" in _told(done)
    done = _after("A, B", "12 3+5", "0 2", state=state)
    assert question(done.state) is None
    assert raw_answers(done.state)["players"] == [
        {"name": "A", "gold": 12, "debt": 0},
        {"name": "B", "gold": 8, "debt": 2},
    ]
    assert "E_BOX" in _told(_after("A, B", "7 8", state=state))
    assert "a value is needed" in _told(_after("A, B", "- 8", state=state))
    assert "E_RANGE" in _told(_after("A, B", "8 51", state=state))


def _asked_of(state: State, *lines: str) -> str:
    asked = question(_after(*lines, state=state).state)
    return asked.prompt if asked else ""
