"""From English words with named values to a record that can be shown in any language."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = "int | str | Text | tuple[str, ...]"


@dataclass(frozen=True, slots=True)
class Text:
    """Words for people.

    Attributes:
        pattern: English, with named values in braces: ``Draw {hand} tokens.``
        values: The values, as pairs, taken from the records so that words and rules agree.
    """

    pattern: str
    values: tuple[tuple[str, Value], ...] = ()


def text(pattern: str, /, **values: Value) -> Text:
    """Return a text; the values are kept in the order of their names."""
    return Text(pattern, tuple(sorted(values.items())))


def listed(items: Sequence[Text]) -> Text:
    """Return the texts one after the other, with commas between them."""
    names = [f"item{k}" for k in range(len(items))]
    pattern = ", ".join(f"{{{name}}}" for name in names)
    return Text(pattern, tuple(zip(names, items, strict=True)))
