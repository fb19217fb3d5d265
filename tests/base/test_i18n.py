"""Texts are filled in with the values of their records, in a language that exists."""

import pytest

from printkit.base.errors import RulesError, UsageError
from printkit.base.i18n import check_language, resolve
from printkit.model.text import Text, text


def test_values_are_filled_in() -> None:
    """Numbers, words, texts within texts and lists of them are spoken."""
    inner = text("{n} crabs", n=6)
    assert "Draw 6 crabs from the bag: O, G" == resolve(
        text("Draw {what} from the {where}: {these}", what=inner, where="bag", these=("O", "G"))
    )


def test_a_text_without_values_is_shown_as_it_is() -> None:
    """Braces in a text that has no values are plain signs."""
    assert "a {b} c" == resolve(Text("a {b} c"))


def test_the_words_of_people_are_never_a_pattern() -> None:
    """A name with braces is filled in verbatim and not looked at again."""
    assert "Eve {0} {x.y} wins" == resolve(text("{name} wins", name="Eve {0} {x.y}"))


@pytest.mark.parametrize("pattern", ["{missing}", "{0}", "{n", "{}"])
def test_a_pattern_that_cannot_be_filled_in_is_told(pattern: str) -> None:
    """A text that names a value nobody gives is a fault of the rules module."""
    with pytest.raises(RulesError, match="cannot be filled in"):
        resolve(text(pattern, n=1))


@pytest.mark.parametrize("typed", ["en", "EN", " en_GB ", "en-us"])
def test_english_is_known_by_its_names(typed: str) -> None:
    """Letter case and country do not count."""
    assert check_language(typed) == "en"


@pytest.mark.parametrize("typed", ["hu", "xx", "", "english"])
def test_another_language_is_refused_with_the_list(typed: str) -> None:
    """What has no catalogue is said so, with those that have one."""
    with pytest.raises(UsageError) as told:
        check_language(typed)
    assert "en" in told.value.hint
