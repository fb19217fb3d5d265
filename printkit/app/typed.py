"""From one typed line to the entries on it: one for each player, a value, names."""

import re
from typing import Any, Final, NamedTuple

from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.model.scoresheet import Input
from printkit.scoring.numbers import read_sum, signed
from printkit.scoring.typed import NOTHING, typed_value

STILL_OPEN = "."


class _Open:
    """Stands for a value that is left open."""


OPEN: Final = _Open()


class Read(NamedTuple):
    """One value as it was read.

    Attributes:
        raw: As an answers file has it; None: nothing there, for good; `OPEN`: left open.
        echo: How a sum was understood, or empty.
    """

    raw: Any
    echo: str = ""


def read_value(one: Input, typed: str) -> Read:
    """Return the value that was typed for an input.

    Raises:
        DataError: It cannot be read; the message is the reason.
    """
    if typed.strip() == STILL_OPEN:
        return Read(OPEN)
    if not one.optional and typed.strip() in NOTHING:
        raise DataError("a value is needed", f"{STILL_OPEN} leaves it open")
    raw = typed_value(one, typed)
    if one.type == "int" and isinstance(raw, int):
        terms = read_sum(typed)
        if len(terms) > 1:
            return Read(raw, f"{' + '.join(map(signed, terms))} = {signed(raw)}")
    return Read(raw)


def split_row(one: Input, typed: str, count: int) -> tuple[str, ...]:
    """Return one word for each of so many players.

    Words stand between blanks, or between bars (``3 6 | 4 | 1 2``); letters may stand without
    blanks where each is a choice (``OG-P``). One hyphen says that nobody has anything.

    Raises:
        DataError: There are more or fewer words than players.
    """
    if "|" in typed:
        words = tuple(word.strip() for word in typed.split("|"))
    elif count == 1:
        words = (typed.strip(),)
    else:
        words = tuple(word for word in re.split(r"[\s,;]+", typed.strip()) if word)
    if len(words) == 1 and count > 1 and len(words[0]) == count and _short(one):
        words = tuple(words[0])
    if len(words) == 1 and one.optional and words[0] in NOTHING:
        words = words * count
    if len(words) != count:
        noun = "entry" if len(words) == 1 else "entries"
        raise DataError(
            f"{len(words)} {noun}, but {count} are needed",
            "one for each player in this order, - for none and . for not yet known",
        )
    return words


def _short(one: Input) -> bool:
    return one.type == "choice" and all(len(option) == 1 for option, _ in one.choices)


def read_names(typed: str) -> tuple[str, ...]:
    """Return the names on a line: between commas (or semicolons); quotes keep a comma in a name."""
    import csv  # noqa: PLC0415 - only the prompt needs it

    mark = ";" if ";" in re.sub(r'"[^"]*"', "", typed) else ","
    row = next(csv.reader([typed], delimiter=mark, skipinitialspace=True), [])
    return tuple(name.strip() for name in row)


def unquoted(typed: str) -> str:
    """Return a text without the quotes around it, which keep a name from being a command."""
    text = typed.strip()
    quoted = len(text) > 1 and text[0] == text[-1] and text[0] in "\"'"
    return text[1:-1].strip() if quoted else text


def value_help(one: Input) -> str:
    """Return in one sentence how a value of this input may be typed."""
    if one.type == "choice":
        named = [(option, resolve(name)) for option, name in one.choices]
        told = ", ".join(o if o == n else f"{o} {n}" for o, n in named)
        each = " for each player" if one.scope == "player" else ""
        sort = "a letter or name" if _short(one) else "one of these"
        return f"Type {sort}{each}: {told}."
    if one.type == "flag":
        return "Type y or n."
    if one.type in {"ints", "choices"}:
        return "Type a list with + between its entries: 3+6+2."
    words = "Type a number (-3 is fine) or a sum such as 3+6+2"
    if one.parts:
        words += f", or {resolve(one.parts.name)} as {one.parts.letter} 3 6 2"
    return f"{words}."
