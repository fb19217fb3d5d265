"""Questions are checked by what the helper declares, whoever asks them."""

from pathlib import Path
from typing import Any

import pytest

from printkit.app import calc
from printkit.base.errors import FileError
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import text
from printkit.rules.kraby import GAME
from tests.rules.kraby import boards as known

WORDS = text("what it is")
ECHO = Helper(
    id="echo",
    title=WORDS,
    inputs=(
        Option("number", "int", WORDS),
        Option("side", "choice", WORDS, choices=("T", "bottom")),
        Option("words", "text", WORDS, required=True),
        Option("sure", "flag", WORDS),
        Option("board", "file", WORDS),
        Option("map", "file", WORDS, choices=("india", "sri-lanka")),
        Option("wide", "length", WORDS),
        Option("size", "choice", WORDS, choices=("a", "b"), default="b"),
    ),
    answer=lambda given: Answer(ok=True, result={key: given[key] for key in given}),
)


def result(**typed: Any) -> dict[str, Any]:
    """Return what reaches the helper."""
    answer = calc.ask(ECHO, {"words": "w", **typed})
    assert answer.errors == ()
    found = dict(answer.result)
    assert found.pop("words") == "w"
    assert found.pop("size") == "b" or "size" in typed
    return found


def codes(**typed: Any) -> list[tuple[str, str]]:
    """Return code and place of each fault of the inputs."""
    answer = calc.ask(ECHO, typed)
    assert not answer.ok
    assert answer.result == {}
    return [(found.code, found.where) for found in answer.errors]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("7", 7), (" 7 ", 7), ("-3", -3), ("\u22123", -3), ("+3", 3), (7, 7), ("0", 0)],
)
def test_whole_numbers(typed: object, expected: int) -> None:
    """Numbers are read as people type them, with either minus."""
    assert result(number=typed) == {"number": expected}


@pytest.mark.parametrize(
    "typed", ["", "x", "1.5", "1e3", "--3", "٣", "1_000", "9" * 30, True, 1.0, [1], "+-3"]
)
def test_br_094_what_is_no_whole_number(typed: object) -> None:
    """A text, a fraction, a truth value: E_INT, and never a number that was not meant."""
    assert codes(number=typed, words="w") == [("E_INT", "number")]


def test_choices_match_in_any_letter_case() -> None:
    """The value arrives as it is declared."""
    assert result(side="t") == {"side": "T"}
    assert result(side=" BOTTOM ") == {"side": "bottom"}
    assert codes(side="left", words="w") == [("E_CHOICE", "side")]


def test_defaults_stand_in() -> None:
    """What is not given has its declared default; what has none is left out."""
    assert result() == {}
    assert calc.ask(ECHO, {"words": "w", "size": None}).result["size"] == "b"


def test_what_is_needed_and_what_is_unknown_are_told_together() -> None:
    """All faults come at once; the unknown name has a near match."""
    assert codes(number="x", sid="T") == [
        ("E_UNKNOWN", "sid"),
        ("E_INT", "number"),
        ("E_MISSING", "words"),
    ]
    (found, _) = calc.ask(ECHO, {"sid": "T"}).errors
    assert "side" in found.hint


def test_flags_and_lengths() -> None:
    """Yes and no in words; lengths in mm."""
    assert result(sure="no") == {"sure": False}
    assert result(sure=True) == {"sure": True}
    assert result(wide="1cm") == {"wide": 10.0}
    assert codes(words="w", sure="perhaps", wide="3 mmm") == [
        ("E_TYPE", "sure"),
        ("E_TYPE", "wide"),
    ]


def test_a_file_is_read_into_lines(tmp_path: Path) -> None:
    """Any line ends and a byte-order mark; lines that are given are taken as they are."""
    board = tmp_path / "b.txt"
    board.write_bytes(b"\xef\xbb\xbfab\r\ncd\r\n")
    assert result(board=str(board)) == {"board": ("ab", "cd", "")}
    assert result(board=["ab"]) == {"board": ("ab",)}
    assert codes(words="w", board=3) == [("E_TYPE", "board")]
    with pytest.raises(FileError, match=r"nothing\.txt"):
        calc.ask(ECHO, {"words": "w", "board": str(tmp_path / "nothing.txt")})


def test_a_word_that_a_file_option_knows(tmp_path: Path) -> None:
    """A known word is no file, in any letter case; everything else is one."""
    assert result(map="India") == {"map": "india"}
    assert result(map=" sri-lanka ") == {"map": "sri-lanka"}
    own = tmp_path / "india.txt"
    own.write_text("#C#", encoding="utf-8")
    assert result(map=str(own)) == {"map": ("#C#",)}
    with pytest.raises(FileError, match="atlantis"):
        calc.ask(ECHO, {"words": "w", "map": "atlantis"})


def test_the_shape_of_an_answer() -> None:
    """A no of the rules has reasons, bad input has errors, both with code, place, message, hint."""
    helper = next(helper for helper in GAME.helpers() if helper.id == "move")
    answer = calc.ask(helper, {"board": known.EMPTY, "at": "T1"})
    found = calc.answer_json(GAME, helper, answer)
    assert list(found) == ["game", "helper", "ok", "result", "reasons", "errors"]
    assert (found["game"], found["helper"], found["ok"]) == ("kraby", "move", False)
    assert [set(reason) for reason in found["reasons"]] == [{"code", "where", "message", "hint"}]
    assert found["reasons"][0]["code"] == "E_NO_STOP"
    wrong = calc.answer_json(GAME, helper, calc.ask(helper, {"at": "T1"}))
    assert [error["code"] for error in wrong["errors"]] == ["E_MISSING"]


def test_an_answer_in_words() -> None:
    """First the no and why, with its code; a note is told as one."""
    no = fault("E_HOLE", "at", "a hole", "play elsewhere")
    note = fault("W_HOLE", "board", "it was there before")
    answer = Answer(ok=False, result={}, reasons=(no, note), told=(text("{n} left", n=3),))
    assert calc.answer_lines(answer) == (
        "No: a hole. (play elsewhere.)  E_HOLE",
        "Note: it was there before.  W_HOLE",
        "3 left",
    )


def test_an_answer_without_words_is_told_by_its_values() -> None:
    """A helper that brings no words of its own is understood all the same."""
    answer = Answer(ok=True, result={"points": 7, "ships": {"A": [1, 2], "B": []}})
    assert calc.answer_lines(answer) == ("points: 7", "ships A: 1, 2", "ships B: none")
