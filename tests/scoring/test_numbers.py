"""Typed numbers: what is one, what is none, and why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import DataError
from printkit.scoring.numbers import is_list, read_int, read_list, read_sum, shown, signed


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("7", 7),
        ("-5", -5),
        ("−5", -5),
        ("–5", -5),
        ("+7", 7),
        (" 07 ", 7),
        ("1350", 1350),
        ("0", 0),
        ("-0", 0),
        ("000000000012", 12),
        ("\t3\n", 3),
    ],
)
def test_br_090_094_numbers_that_people_type(typed: str, value: int) -> None:
    """Either minus, a plus, a leading nought and blanks around it do not stop a number."""
    assert value == read_int(typed)


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("12,5", "comma"),
        ("1.250", "dot"),
        ("1 250", "blank"),
        ("1\u00a0250", "blank"),
        ("1\u202f250", "blank"),
        ("1_000", "sign _"),
        ("1'250", "sign '"),
        ("", "no number"),
        ("   ", "no number"),
        ("-", "no number"),
        ("+", "no number"),
        ("--3", "not a whole number"),
        ("- 3", "blank"),
        ("1e3", "not a whole number"),
        ("0x10", "not a whole number"),
        ("٣", "not a whole number"),
        ("²", "not a whole number"),
        ("seven", "not a whole number"),
        ("9" * 400, "too long"),
        ("9" * 5000, "too long"),
        ("1234567890", "too long"),
    ],
)
def test_br_092_094_what_is_no_number_is_refused_with_the_reason(typed: str, reason: str) -> None:
    """A decimal comma or grouping is never read as something else; the reason is told."""
    with pytest.raises(DataError) as refused:
        read_int(typed)
    assert reason in refused.value.message
    assert len(refused.value.message) < 200
    assert refused.value.hint


@given(st.integers(-(10**9) + 1, 10**9 - 1))
def test_every_shown_number_can_be_typed_again(number: int) -> None:
    """What is shown, with the real minus sign, is read back as the same number."""
    assert number == read_int(signed(number))
    assert number == read_int(str(number))


@given(st.text(max_size=12))
def test_any_text_is_a_number_or_a_refusal(typed: str) -> None:
    """No text makes the reader fail in another way, and no refusal shows a raw control character."""
    told = ""
    try:
        read_int(typed)
    except DataError as error:
        told = error.message
    assert told.isprintable()


@pytest.mark.parametrize(
    ("typed", "terms"),
    [
        ("7", (7,)),
        ("3+6+2", (3, 6, 2)),
        (" 3 + 6 ", (3, 6)),
        ("+7", (7,)),
        ("-3+5", (-3, 5)),
        ("9+-4", (9, -4)),
        ("−3", (-3,)),
        ("0", (0,)),
    ],
)
def test_sums_are_read_term_by_term(typed: str, terms: tuple[int, ...]) -> None:
    """A number is a sum of one term."""
    assert terms == read_sum(typed)


@pytest.mark.parametrize("typed", ["3+", "3++4", "+", "", "5-3", "5 - 3", "3+x", "1 250"])
def test_half_sums_are_refused(typed: str) -> None:
    """A sum that lacks a number, or that takes away, is asked again."""
    with pytest.raises(DataError):
        read_sum(typed)


@pytest.mark.parametrize(
    ("typed", "entries"),
    [
        ("c 3 6 2", (3, 6, 2)),
        ("C3 6 2", (3, 6, 2)),
        ("3 6 2", (3, 6, 2)),
        ("c 3, 6, 2", (3, 6, 2)),
        ("c 24", (24,)),
    ],
)
def test_lists_are_numbers_with_blanks_between(typed: str, entries: tuple[int, ...]) -> None:
    """The letter before a list may be large, small or missing."""
    assert entries == read_list(typed, "c")


@pytest.mark.parametrize("typed", ["c", "", "c 3 x", "c 3,6,2", "c 3 2.5"])
def test_lists_with_something_else_are_refused(typed: str) -> None:
    """An empty list, a word or a fraction is no list."""
    with pytest.raises(DataError):
        read_list(typed, "c")


def test_only_its_letter_begins_a_list() -> None:
    """Numbers alone are no list, and no letter begins none."""
    assert is_list(" C 3", "c")
    assert is_list("c3 6", "c")
    assert not is_list("clear", "c")
    assert not is_list("3 6", "c")
    assert not is_list("3", "")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "nothing"),
        (True, "true"),
        (-3, "−3"),
        pytest.param(10**5000, "a number of more than 9 digits", id="huge"),
        (-1.5, "−1.5"),
        (float("nan"), "nan"),
        ("a\x1b[31m", '"a<U+001B>[31m"'),
        ("x" * 100, '"' + "x" * 39 + '…"'),
        ([1], "a list"),
        ({}, "an object"),
        (b"", "something of the kind bytes"),
    ],
)
def test_values_in_messages_are_short_and_harmless(value: object, words: str) -> None:
    """Control characters are spelt out, long texts cut, huge numbers described."""
    assert words == shown(value)
