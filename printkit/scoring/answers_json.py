"""From the text of a JSON file to raw answers, or to what is wrong with the text and where."""

import json
from math import isfinite
from typing import Any, Final

from printkit.base.errors import DataError, Fault
from printkit.scoring.numbers import shown

_LONGEST = 20
"""Digits of the longest number that is worth reading; longer ones cannot be points."""
_ENDLESS: Final = float("inf")


class _Doubled(dict[str, Any]):
    """An object in which keys stand more than once; the last value counts for nothing."""

    twice: tuple[str, ...] = ()


def parse_json(text: str, name: str) -> Any:  # noqa: ANN401 - JSON is anything
    """Return what strict JSON holds.

    Args:
        text: The text, with or without a byte order mark.
        name: What to call the file in messages.

    Raises:
        DataError: The text is no JSON (with line and column), is nested too deeply, holds a key
            twice or a number that is none; the faults carry the paths.
    """
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise _broken(name, "", "is empty", 'answers look like this: {"players": [...]}')
    try:
        found = json.loads(
            text, object_pairs_hook=_object, parse_int=_int, parse_constant=_constant
        )
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise _broken(name, where, f"is not JSON: {where}: {error.msg}", _hint(error)) from None
    except RecursionError:
        raise _broken(name, "", "is nested too deeply", "answers are a few levels deep") from None
    if faults := _faults(found):
        raise DataError(f"{name}: {faults[0].message}", faults[0].hint, faults)
    return found


def _broken(name: str, where: str, message: str, hint: str) -> DataError:
    message = f"{name} {message}"
    return DataError(message, hint, (Fault("E_JSON", where, message, hint),))


def _hint(error: json.JSONDecodeError) -> str:
    if "property name" in error.msg:
        return "keys stand in double quotes, and no comma stands behind the last entry"
    if "delimiter" in error.msg:
        return "look for a missing comma, or for a bracket that is not closed"
    if "Extra data" in error.msg:
        return "the file holds one object and nothing behind it"
    return "look for missing double quotes, or for a comma behind the last entry"


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    doubled = _Doubled(found)
    keys = [key for key, _ in pairs]
    doubled.twice = tuple(key for key in found if keys.count(key) > 1)
    return doubled


def _int(digits: str) -> int | float:
    return int(digits) if len(digits) <= _LONGEST else _ENDLESS


def _constant(_word: str) -> float:
    return _ENDLESS


def _faults(found: object) -> tuple[Fault, ...]:
    """Walk through everything, without recursion, in reading order."""
    faults: list[Fault] = []
    waiting: list[tuple[str, object]] = [("", found)]
    while waiting:
        where, value = waiting.pop()
        if isinstance(value, _Doubled):
            faults += [
                Fault(
                    "E_TWICE", _path(where, key), f"{shown(key)} stands twice", "keep one of them"
                )
                for key in value.twice
            ]
        if isinstance(value, dict):
            waiting += [(_path(where, key), one) for key, one in reversed(value.items())]
        elif isinstance(value, list):
            waiting += [
                (f"{where}[{place}]", one) for place, one in reversed(list(enumerate(value)))
            ]
        elif isinstance(value, float) and not isfinite(value):
            message = f"{where or 'the value'} is not a number that can be points"
            faults.append(Fault("E_INT", where, message, "write a whole number such as 12 or -3"))
    return tuple(faults)


def _path(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key
