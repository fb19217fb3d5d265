"""From words and a place to one fault whose words are filled in."""

from collections.abc import Sequence

from printkit.base.errors import Fault
from printkit.base.i18n import resolve
from printkit.model.text import Text, Value, text

_SHOWN = 12


def fault(
    code: str, where: str, message: str | Text, hint: str | Text = "", **values: Value
) -> Fault:
    """Return the fault; patterns are filled in with the values, records are resolved as they are."""
    return Fault(code, where, _filled(message, values), _filled(hint, values))


def spaces(places: Sequence[tuple[int, int]]) -> str:
    """Return places as ``(5,6) (4,6)``, row first; a long list is cut and the rest counted."""
    shown = " ".join(f"({row},{column})" for row, column in places[:_SHOWN])
    rest = len(places) - _SHOWN
    return f"{shown} and {rest} more" if rest > 0 else shown


def _filled(words: str | Text, values: dict[str, Value]) -> str:
    if isinstance(words, Text):
        return resolve(words)
    return resolve(text(words, **values)) if values else words
