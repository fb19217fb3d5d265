"""Entries that could be read in two ways are told before anybody types them."""

from dataclasses import replace
from typing import Any

import pytest

from printkit.model.check_ledger import check_ledger
from printkit.model.codec import plain, restored
from printkit.model.ledger import Field, Form
from printkit.model.text import text
from tests.app.cairn import CAIRN, FORMS, LEDGER

WORDS = text("words")


def codes(*forms: Form) -> list[str]:
    """Return the codes of what is wrong with these forms."""
    ledger = replace(LEDGER, forms=forms)
    faults = list(check_ledger(replace(CAIRN, ledger=lambda: ledger)))
    assert all(fault.where.startswith("ledger.forms") and fault.message for fault in faults)
    return [fault.code for fault in faults]


def form(*fields: Field, name: str = "do", **more: Any) -> Form:
    """Return a form."""
    return Form(name, WORDS, fields, **{"examples": ("do",), **more})


def test_a_sound_ledger() -> None:
    """Nothing is wrong with the made-up game, nor with a game that has no ledger."""
    assert [] == list(check_ledger(CAIRN))
    assert [] == list(check_ledger(replace(CAIRN, ledger=None)))


def test_forms_are_data() -> None:
    """Forms can be written as plain values and restored."""
    assert FORMS == restored(plain(FORMS))


@pytest.mark.parametrize(
    ("forms", "expected"),
    [
        ((), ["R_FORM"]),
        ((form(), form(name="other", words=("DO",))), ["R_TWICE"]),
        ((form(words=("u",)),), ["R_WORD"]),
        ((form(name="Do it"),), ["R_ID"]),
        ((form(examples=()),), ["R_FORM"]),
        ((form(Field("entry", WORDS)),), ["R_ID"]),
        ((form(Field("do", WORDS)),), ["R_WORD"]),
        ((form(Field("a", WORDS, words=("x",)), Field("b", WORDS, units=("X",))),), ["R_TWICE"]),
        ((form(Field("a", WORDS, "choice")),), ["R_FORM"]),
        ((form(Field("a", WORDS, choices=(("x", WORDS),))),), ["R_FORM"]),
        ((form(Field("a", WORDS, "choice", choices=(("Do", WORDS),))),), ["R_WORD"]),
        ((form(Field("a", WORDS, "text", units=("x",))),), ["R_FORM"]),
        ((form(Field("a", WORDS, "player", only=(1,))),), ["R_FORM"]),
        ((form(Field("a", WORDS, required=True, default=1)),), ["R_FORM"]),
        ((form(Field("a", WORDS, "flag", required=True)),), ["R_FORM"]),
        ((form(Field("a", WORDS, "text"), Field("b", WORDS)),), ["R_FORM"]),
        ((form(Field("b", WORDS), Field("a", WORDS, "text")),), []),
    ],
)
def test_contradictions(forms: tuple[Form, ...], expected: list[str]) -> None:
    """Each contradiction has its code."""
    assert expected == codes(*forms)
