"""From what people type for a number to a whole number, or to the reason why it is none.

The one reader of typed numbers: prompts and CSV files come here, JSON brings numbers of its own.
"""

from collections.abc import Mapping

from printkit.base.errors import DataError

DIGITS = 9
"""Longest number that is read; nothing on a score sheet is longer."""
MINUS = "−"
"""The minus sign that is shown."""

_MINUSES = str.maketrans(dict.fromkeys("−‐‑‒–﹣－", "-"))
"""Phones and word processors put these for a hyphen."""
_BLANKS = " \u00a0\u2009\u202f"
_SHOWN = 40


def read_int(typed: str) -> int:
    """Return a typed whole number: ``7``, ``-3``, ``−3``, ``+7``, `` 07 ``.

    Raises:
        DataError: It is no whole number; the message is the reason, the hint how to write it.
    """
    text = typed.strip().translate(_MINUSES)
    digits = text[1:] if text[:1] in {"+", "-"} else text
    if not (digits.isascii() and digits.isdigit()):
        raise _refused(typed, digits)
    if len(digits.lstrip("0")) > DIGITS:
        raise DataError(
            f"{shown(typed.strip())} is too long for a number of points",
            f"a number has at most {DIGITS} digits",
        )
    value = int(digits)
    return -value if text.startswith("-") else value


def _refused(typed: str, digits: str) -> DataError:
    if not digits.strip():
        return DataError("no number was typed", "type a whole number, 0 for nothing")
    name = shown(typed.strip())
    bare = digits.translate(dict.fromkeys(map(ord, ".,'’_" + _BLANKS)))
    if bare.isascii() and bare.isdigit():
        mark = next(char for char in digits if not char.isdigit())
        if mark in _BLANKS:
            return DataError(
                f"{name} has a blank inside the number", "write it in one piece, such as 1250"
            )
        kind = {",": "a comma", ".": "a dot"}.get(mark, f"the sign {mark}")
        return DataError(
            f"{name} has {kind} in it, which can mean a fraction or thousands",
            "points are whole numbers; write thousands in one piece, such as 1250",
        )
    return DataError(f"{name} is not a whole number", "write digits only, such as 12 or -3")


def read_sum(typed: str) -> tuple[int, ...]:
    """Return the terms of a typed number or sum: ``7`` gives (7,), ``3+6+2`` gives (3, 6, 2).

    Raises:
        DataError: A term is no whole number.
    """
    text = typed.strip()
    terms = text.split("+")
    if len(terms) > 1 and not terms[0].strip():
        terms = terms[1:]
    if len(terms) > 1 and not all(term.strip() for term in terms):
        raise DataError(
            f"the sum {shown(text)} lacks a number beside a +", "write it like this: 3+6+2"
        )
    dashed = terms[0].translate(_MINUSES).split("-")
    if len(terms) == 1 and len(dashed) > 1 and all(part.strip().isdigit() for part in dashed):
        raise DataError(f"{shown(text)} is not a sum", "only + stands between numbers: 9+-4")
    return tuple(map(read_int, terms))


def read_list(typed: str, letter: str = "") -> tuple[int, ...]:
    """Return a typed list of whole numbers, separated by blanks; the letter before it is dropped.

    ``c 3 6 2``, ``C3 6 2`` and, without a letter, ``3 6 2`` give (3, 6, 2).

    Raises:
        DataError: An entry is no whole number, or there is none.
    """
    text = typed.strip()
    if letter and text[: len(letter)].casefold() == letter.casefold():
        text = text[len(letter) :]
    entries = text.split()
    if not entries:
        start = f"{letter} " if letter else ""
        raise DataError("the list is empty", f"write the numbers with blanks: {start}3 6 2")
    return tuple(read_int(entry.removesuffix(",")) for entry in entries)


def is_list(typed: str, letter: str) -> bool:
    """Return whether a typed entry starts like a list (``c 3 6 2``); a longer word does not."""
    word, mark = typed.strip().casefold(), letter.casefold()
    return bool(mark) and word.startswith(mark) and not word[len(mark) :][:1].isalpha()


def signed(number: int) -> str:
    """Return a number as it is shown, with a real minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def shown(value: object) -> str:
    """Return any value short enough and harmless enough to stand in a message.

    Control characters are spelt out, long texts are cut, huge numbers are described.
    """
    words = f"something of the kind {type(value).__name__}"
    match value:
        case None | bool():
            words = {None: "nothing", True: "true", False: "false"}[value]
        case int():
            long = abs(value) >= 10**DIGITS
            words = f"a number of more than {DIGITS} digits" if long else signed(value)
        case float():
            words = repr(value).replace("-", MINUS)
        case str():
            cut = value if len(value) <= _SHOWN else value[: _SHOWN - 1] + "…"
            words = '"' + "".join(map(_visible, cut)) + '"'
        case list() | tuple():
            words = "a list"
        case Mapping():
            words = "an object"
    return words


def _visible(char: str) -> str:
    return char if char.isprintable() else f"<U+{ord(char):04X}>"
