"""From template tables (TOML, lengths with units) to layouts with lengths in mm, checked by key."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from printkit.base.errors import DataError
from printkit.base.nearest import nearest
from printkit.base.units import parse_length

_LENGTH = re.compile(r"[0-9]*\.?[0-9]+\s*(mm|cm|in|pt)")


def near(word: str, known: Iterable[str]) -> str:
    """Return a hint that names the known word most like this one, or all of them."""
    words = sorted(known)
    close = nearest(word, words)
    return f"did you mean {close!r}?" if close else f"known: {', '.join(words)}"


class Layout(Mapping[str, Any]):
    """One table of a layout template; lengths are in mm.

    Reading a key that the template lacks names template, table and key.
    """

    def __init__(self, name: str, values: Mapping[str, Any]) -> None:
        """Keep the table; `name` is told in messages, e.g. ``layouts/kraby.toml [board]``."""
        self.name = name
        self._values = {key: _length(value) for key, value in values.items()}

    def __getitem__(self, key: str) -> Any:  # noqa: ANN401 - a template holds words and numbers
        """Return a value; a length as mm.

        Raises:
            DataError: The table has no such key.
        """
        if key not in self._values:
            raise DataError(f"{self.name} has no key {key!r}", near(key, self._values))
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the keys."""
        return iter(self._values)

    def __len__(self) -> int:
        """Return the number of keys."""
        return len(self._values)

    def __contains__(self, key: object) -> bool:
        """Whether the table has a key (asking for one that it lacks is refused)."""
        return key in self._values

    def or_else(self, key: str, otherwise: Any) -> Any:  # noqa: ANN401 - words and numbers
        """Return the value of a key that a template need not have."""
        return self._values.get(key, otherwise)

    def mm(self, key: str) -> float:
        """Return a length in mm.

        Raises:
            DataError: The value is not a length above 0.
        """
        value = self[key]
        if isinstance(value, bool) or not isinstance(value, int | float) or value <= 0:
            raise DataError(f"{self.name}: {key} = {value!r} is not a length", 'write "3mm"')
        return float(value)

    def choice(self, key: str, options: tuple[str, ...]) -> str:
        """Return a word that must be one of the options.

        Raises:
            DataError: It is another word.
        """
        value = self[key]
        if value not in options:
            raise DataError(f"{self.name}: {key} = {value!r} is not known", f"one of {options}")
        return str(value)


def layouts(name: str, tables: Mapping[str, Any], variant: str = "") -> dict[str, Layout]:
    """Return the tables of a layout template by name, with a variant's keys laid over them.

    Args:
        name: Of the template, for messages.
        tables: As read from TOML: ``{"board": {...}, "small": {"board": {...}}}``.
        variant: Name of a table of tables, e.g. ``small``; unknown ones change nothing.
    """
    over = tables.get(variant, {}) if variant else {}
    plain = {
        key: value
        for key, value in tables.items()
        if not any(isinstance(inner, dict) for inner in value.values())
    }
    for table in over:
        if table not in plain:
            raise DataError(f"{name} has no table [{table}] under [{variant}]", near(table, plain))
    return {
        key: Layout(f"{name} [{key}]", {**value, **over.get(key, {})})
        for key, value in plain.items()
    }


def _length(value: Any) -> Any:  # noqa: ANN401 - a template holds words and numbers
    if isinstance(value, str) and _LENGTH.fullmatch(value.strip()):
        return parse_length(value)
    if isinstance(value, list):
        return tuple(_length(entry) for entry in value)
    return value
