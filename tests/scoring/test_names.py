"""Names of players: what is one, and which two are the same."""

import pytest

from printkit.base.errors import DataError
from printkit.scoring.names import clean_name, name_key


@pytest.mark.parametrize("typed", ["", "   ", "\t", "\u200b", "\u00a0", "\ufeff", " \u200d "])
def test_br_096_blank_names_are_refused(typed: str) -> None:
    """A name that shows nothing is none."""
    with pytest.raises(DataError, match="empty"):
        clean_name(typed)


@pytest.mark.parametrize(
    ("typed", "sign", "place"),
    [
        ("A\x03B", "U+0003", 2),
        ("A\x00", "U+0000", 2),
        ("A\x1b[31m", "U+001B", 2),
        ("Anna\nMaria", "U+000A", 5),
        ("Anna\u2028M", "U+2028", 5),
        ("An\u202ena", "U+202E", 3),
        ("x\ud800", "U+D800", 2),
    ],
)
def test_br_019_control_characters_are_refused_with_their_place(
    typed: str, sign: str, place: int
) -> None:
    """The message names the character and where it stands, and does not hold it."""
    with pytest.raises(DataError) as refused:
        clean_name(typed)
    assert sign in refused.value.message
    assert f"character {place}" in refused.value.message
    assert refused.value.message.isprintable()


@pytest.mark.parametrize(
    "name", ["Bob [red]", "Eve [/]", "R&D", "5 < 6", "{x}", "Őze", "Kata 🎲", "👨‍👩‍👧", "u", "7"]
)
def test_any_visible_name_stays_as_it_is(name: str) -> None:
    """Brackets, signs, accents and pictures are names like any other."""
    assert name == clean_name(f"  {name} ")


def test_accents_are_composed() -> None:
    """Two ways to write one letter give one name."""
    assert "Ő" == clean_name("O\u030b")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("ANNA", "anna"),
        ("Straße", "STRASSE"),
        ("Ő", "o\u030b"),
        ("Anna Maria", "Anna  Maria"),
        ("Anna", "An\u200bna"),
    ],
)
def test_br_097_names_that_look_alike_are_one(one: str, other: str) -> None:
    """Case, the spelling of accents, blanks and invisible characters do not tell people apart."""
    assert name_key(one) == name_key(other)


def test_accents_do_tell_people_apart() -> None:
    """Only the spelling of accents is levelled, not the accents."""
    assert name_key("Anna") != name_key("Ánna")
