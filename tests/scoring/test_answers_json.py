"""JSON: strict, and every fault with its place."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import DataError
from printkit.scoring.answers_json import parse_json

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**18), 10**18) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)


@given(JSON)
def test_br_135_what_json_writes_is_read_back(value: Any) -> None:
    """With and without a byte order mark, with either line end."""
    text = json.dumps(value, ensure_ascii=False, indent=1)
    assert value == parse_json(text, "a.json")
    assert value == parse_json("\ufeff" + text.replace("\n", "\r\n"), "a.json")


@pytest.mark.parametrize(
    ("text", "where", "told"),
    [
        ("", "", "is empty"),
        ("\ufeff \n", "", "is empty"),
        ('{"a": 1,}', "line 1, column 9", "line 1, column 9"),
        ('{\n "a": 1\n "b": 2}', "line 3, column 2", "line 3, column 2"),
        ("{'a': 1}", "line 1, column 2", "double quotes"),
        ('{"a": 1} x', "line 1, column 10", "Extra data"),
        ('{"a": 01}', "line 1, column 8", "line 1, column 8"),
        ('{"a": tru}', "line 1, column 7", "line 1, column 7"),
        ('{"a": "x\ny"}', "line 1, column 9", "line 1, column 9"),
        ("[" * 100_000, "", "nested too deeply"),
        ('{"a":' * 100_000 + "1" + "}" * 100_000, "", "nested too deeply"),
    ],
    ids=range(11),
)
def test_text_that_is_no_json_is_refused_with_its_place(text: str, where: str, told: str) -> None:
    """The message names the file, the line and the column; nesting without end is refused."""
    with pytest.raises(DataError) as refused:
        parse_json(text, "a.json")
    (fault,) = refused.value.faults
    assert ("E_JSON", where) == (fault.code, fault.where)
    assert fault.message.startswith("a.json ")
    assert told in fault.message
    assert fault.hint


def test_keys_that_stand_twice_are_all_refused() -> None:
    """Each with its path; the last one never wins in silence."""
    text = (
        '{"table": {"O": 7, "G": 1, "O": 9}, "players": [{"name": "A", "name": "B"}], "table": {}}'
    )
    with pytest.raises(DataError) as refused:
        parse_json(text, "a.json")
    assert [("E_TWICE", "table"), ("E_TWICE", "players[0].name")] == [
        (fault.code, fault.where) for fault in refused.value.faults
    ]


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "9" * 21, "9" * 5000])
def test_numbers_that_are_none_are_refused_with_their_path(number: str) -> None:
    """Not a number, endless ones and numbers of thousands of digits."""
    with pytest.raises(DataError) as refused:
        parse_json('{"players": [{"score": ' + number + "}]}", "a.json")
    assert [("E_INT", "players[0].score")] == [
        (fault.code, fault.where) for fault in refused.value.faults
    ]


def test_long_and_broken_numbers_are_left_to_the_checks() -> None:
    """A fraction or a number of twenty digits is JSON; what it means is told with all else."""
    assert [1.5, int("9" * 20)] == parse_json("[1.5, " + "9" * 20 + "]", "a.json")
