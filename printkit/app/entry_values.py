"""From one raw or typed value of an entry to its checked value, or to the reason why it is none."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from printkit.base.errors import DataError, Fault
from printkit.base.i18n import resolve
from printkit.model.ledger import Field, FieldType, Form, Ledger
from printkit.scoring.names import name_key
from printkit.scoring.numbers import read_int, shown, signed
from printkit.scoring.typed import NOTHING, read_flag


class Around(NamedTuple):
    """What the values of an entry are judged by.

    Attributes:
        ledger: Whose entries they are.
        names: The players in the order of the seats.
    """

    ledger: Ledger
    names: tuple[str, ...]

    def form(self, name: object) -> Form | None:
        """Return the form of that id."""
        return next((form for form in self.ledger.forms if form.id == name), None)


class Taken(NamedTuple):
    """A value, and how many words of the line it is made of."""

    value: Any
    words: int


def judged(around: Around, one: Field, raw: object, where: str) -> Any | Fault:  # noqa: ANN401 - the type is declared
    """Return the value of a field, or what is wrong with it.

    Args:
        around: Ledger and players.
        one: The field.
        raw: What JSON gives.
        where: Path of the value, for the fault.
    """
    return _JUDGES[one.type](around, one, raw, where)


def seat_of(names: Sequence[str], word: str, *, exact: bool = False) -> int | None:
    """Return the seat, from 0, that a number, a name or the beginning of one name means."""
    key = name_key(word)
    for seat, name in enumerate(names):
        if name_key(name) == key:
            return seat
    if word.isascii() and word.isdecimal() and 1 <= int(word[:4]) <= len(names):
        return int(word[:4]) - 1
    if exact or not key:
        return None
    found = [seat for seat, name in enumerate(names) if name_key(name).startswith(key)]
    return found[0] if len(found) == 1 else None


def choice_of(one: Field, word: str, *, exact: bool = False) -> str | None:
    """Return the choice that an id, a name or the beginning of one name means."""
    key = word.strip().casefold()
    for option, name in one.choices:
        if key in (option.casefold(), resolve(name).casefold()):
            return option
    if exact or not key:
        return None
    found = [o for o, name in one.choices if resolve(name).casefold().startswith(key)]
    return found[0] if len(found) == 1 else None


def how(one: Field, form: Form | None = None) -> str:
    """Return in a few words what can be given for a field."""
    words = {
        "flag": "yes or no",
        "text": "words",
        "player": "a player's name or number",
        "each": "a number for each player, in the order of the seats",
        "counts": "place and number: 5:2, more with commas between",
    }.get(one.type) or _numbers(one)
    if one.type == "choice":
        words = ", ".join(
            o if o == name else f"{o} {name}"
            for o, name in ((o, resolve(n)) for o, n in one.choices)
        )
    if form and form.examples:
        words += f"; such as {form.examples[0]}"
    return words


def _numbers(one: Field) -> str:
    if one.only:
        return f"one of {', '.join(map(signed, one.only))}"
    low, high = one.span.low, one.span.high
    if low is not None and high is not None:
        return f"a whole number from {signed(low)} to {signed(high)}"
    return f"a whole number, {signed(low)} at least" if low is not None else "a whole number"


def _wrong(one: Field, where: str, raw: object, what: str, code: str) -> Fault:
    return Fault(one.code or code, where, f"{resolve(one.label)}: {shown(raw)} is {what}", how(one))


def _number(_around: Around, one: Field, raw: object, where: str) -> int | Fault:
    if not isinstance(raw, int) or isinstance(raw, bool):
        return _wrong(one, where, raw, "not a whole number", "E_INT")
    low, high = one.span.low, one.span.high
    if one.only and raw not in one.only:
        return _wrong(one, where, raw, f"not one of {', '.join(map(signed, one.only))}", "E_RANGE")
    if low is not None and raw < low:
        return _wrong(one, where, raw, f"too low, {signed(low)} at least", one.span.low_code)
    if high is not None and raw > high:
        return _wrong(one, where, raw, f"too high, {signed(high)} at most", one.span.high_code)
    return raw


def _choice(_around: Around, one: Field, raw: object, where: str) -> str | Fault:
    found = choice_of(one, raw, exact=True) if isinstance(raw, str) else None
    return found or _wrong(one, where, raw, "not one of those there are", "E_CHOICE")


def _flag(_around: Around, one: Field, raw: object, where: str) -> bool | Fault:
    if isinstance(raw, bool):
        return raw
    return _wrong(one, where, raw, "neither true nor false", "E_TYPE")


def _text(_around: Around, one: Field, raw: object, where: str) -> str | Fault:
    if isinstance(raw, str) and raw.strip():
        return raw.strip()
    return _wrong(one, where, raw, "no words", "E_TYPE")


def _player(around: Around, one: Field, raw: object, where: str) -> int | Fault:
    number = isinstance(raw, int) and not isinstance(raw, bool)
    seat = seat_of(around.names, str(raw), exact=True) if number or isinstance(raw, str) else None
    if seat is None:
        message = f"{resolve(one.label)}: {shown(raw)} does not play"
        return Fault(one.code or "E_PLAYER", where, message, f"players: {', '.join(around.names)}")
    return seat + 1


def _each(around: Around, one: Field, raw: object, where: str) -> list[int] | Fault:
    if not isinstance(raw, list | tuple):
        return _wrong(one, where, raw, "not a list", "E_TYPE")
    if len(raw) != len(around.names):
        noun = "number" if len(raw) == 1 else "numbers"
        message = f"{resolve(one.label)}: {len(raw)} {noun} for {len(around.names)} players"
        return Fault(one.code or "E_LEN", where, message, how(one))
    found = [_number(around, one, each, f"{where}[{k}]") for k, each in enumerate(raw)]
    fault = next((each for each in found if isinstance(each, Fault)), None)
    return fault or [each for each in found if not isinstance(each, Fault)]


def _counts(around: Around, one: Field, raw: object, where: str) -> dict[str, int] | Fault:
    if not isinstance(raw, Mapping) or not raw:
        return _wrong(one, where, raw, "not numbers by their places", "E_TYPE")
    found: dict[str, int] = {}
    for key, each in raw.items():
        word = str(key)
        if not (word.isascii() and word.isdecimal() and len(word) < 5):  # noqa: PLR2004 - no table has so many places
            return _wrong(one, where, key, "not the number of a place", "E_TYPE")
        number = _number(around, one, each, f"{where}.{word}")
        if isinstance(number, Fault):
            return number
        found[str(int(word))] = number
    return found


_JUDGES: Mapping[FieldType, Callable[[Around, Field, object, str], Any]] = {
    "int": _number,
    "choice": _choice,
    "flag": _flag,
    "text": _text,
    "player": _player,
    "each": _each,
    "counts": _counts,
}


# Typed words


def taken(around: Around, one: Field, words: list[str], *, exact: bool) -> Taken | None:
    """Return the value that words start with, where a field can take it.

    Args:
        around: Ledger and players.
        one: The field.
        words: The next words, at least one.
        exact: A name must be there in full, since its beginning means something else.
    """
    many = len(around.names) if one.type == "each" else 1
    if one.type == "each" and len(words) == 1 and "," in words[0]:
        raw: Any = _raw(around, one, words[0].split(","), exact=exact)
        many = 1
    else:
        raw = _raw(around, one, words[:many], exact=exact) if len(words) >= many else None
    if raw is None or isinstance(judged(around, one, raw, one.id), Fault):
        return None
    return Taken(raw, many)


def _raw(around: Around, one: Field, words: list[str], *, exact: bool) -> Any:  # noqa: ANN401 - as declared
    """Return what JSON would hold for typed words, or None."""
    word = words[0]
    raw: Any = None
    match one.type:
        case "int":
            raw = _int(word)
        case "choice":
            raw = choice_of(one, word, exact=exact)
        case "player":
            seat = seat_of(around.names, word, exact=exact)
            raw = None if seat is None else seat + 1
        case "each":
            numbers = [0 if each in NOTHING else _int(each) for each in words]
            raw = None if None in numbers else numbers
        case "counts":
            raw = dict(_pairs(word)) or None
        case "text":
            raw = word
        case "flag":
            raw = read_flag(word)
    return raw


def _int(word: str) -> int | None:
    try:
        return read_int(word)
    except DataError:
        return None


def _pairs(word: str) -> Iterator[tuple[str, int]]:
    for pair in word.split(","):
        match = re.fullmatch(r"([0-9]{1,4}):([0-9]{1,4})", pair)
        if not match:
            return
        yield match[1], int(match[2])


def why_not(around: Around, one: Field, words: list[str]) -> Fault:
    """Return why a field cannot take what these words start with, at least one of them."""
    many = len(around.names)
    if one.type == "each" and len(words) < many:
        message = f"{resolve(one.label)}: {many} numbers are needed"
        return Fault(one.code or "E_LEN", one.id, message, how(one))
    raw = _raw(around, one, words[: many if one.type == "each" else 1], exact=False)
    if raw is None and one.type in {"int", "each"}:
        return _no_number(one, words)
    found = judged(around, one, words[0] if raw is None else raw, one.id)
    if isinstance(found, Fault):
        return found
    return _wrong(one, one.id, words[0], "not clear", "E_TYPE")


def _no_number(one: Field, words: list[str]) -> Fault:
    """Return why the first of these words that is no number is none."""
    for word in words if one.type == "int" else [each for each in words if each not in NOTHING]:
        try:
            read_int(word)
        except DataError as error:
            message = f"{resolve(one.label)}: {error.message}"
            return Fault(one.code or "E_INT", one.id, message, how(one))
    return _wrong(one, one.id, words[0], "not a whole number", "E_INT")
