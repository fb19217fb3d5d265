"""From a text record and a language to the words that are shown.

Every text of rules and templates passes here. English is the only catalogue so far; another
language is refused with the list of those that exist.
"""

from collections.abc import Iterable
from typing import Protocol

from printkit.base.errors import RulesError, UsageError

LANGUAGES = ("en",)


class Speakable(Protocol):
    """What a text record looks like from here (`model.text.Text`)."""

    @property
    def pattern(self) -> str:
        """The English words, with named values in braces."""

    @property
    def values(self) -> tuple[tuple[str, object], ...]:
        """The values for the braces: numbers, words or further text records."""


def check_language(lang: str) -> str:
    """Return the language as two small letters (``EN``, ``en_GB`` and ``en`` are one).

    Raises:
        UsageError: There is no catalogue for it.
    """
    code = lang.strip().lower().replace("_", "-").split("-")[0]
    if code not in LANGUAGES:
        message = f"there are no texts in the language {lang!r} yet"
        raise UsageError(message, f"languages: {', '.join(LANGUAGES)}")
    return code


def resolve(text: Speakable, lang: str = "en") -> str:
    """Return the words of a text with its values filled in.

    Raises:
        RulesError: The pattern names a value that the record does not give.
    """
    if not text.values:
        return text.pattern
    values = {name: _spoken(value, lang) for name, value in text.values}
    try:
        return text.pattern.format(**values)
    except (KeyError, IndexError, ValueError) as error:
        message = f"the text {text.pattern!r} cannot be filled in: {error}"
        raise RulesError(message, "each name in braces needs a value") from error


def _spoken(value: object, lang: str) -> object:
    if isinstance(value, int | str):
        return value
    if hasattr(value, "pattern"):
        return resolve(value, lang)  # type: ignore[arg-type]
    if isinstance(value, Iterable):
        return ", ".join(str(_spoken(item, lang)) for item in value)
    return value
