"""From a question during play, typed as options, to its answer as plain values and as lines."""

from collections.abc import Callable, Mapping
from typing import Any

from printkit.app import files
from printkit.base.errors import Fault, UsageError
from printkit.base.i18n import resolve
from printkit.model.game import Answer, Game, Helper
from printkit.model.options import Option, OptionType

_TRUE = frozenset({"1", "true", "yes", "on"})
_FALSE = frozenset({"0", "false", "no", "off"})


def ask(helper: Helper, typed: Mapping[str, Any]) -> Answer:
    """Check the inputs as they were typed and answer the question.

    Args:
        helper: The question.
        typed: Input id -> what was typed (text, or a value of the right type); None is absent.

    Returns:
        The answer; everything wrong with the inputs stands in its errors, all at once.

    Raises:
        FileError: A file that is named cannot be read.
    """
    given: dict[str, Any] = {}
    faults = _strangers(helper, typed)
    for option in helper.inputs:
        value = typed.get(option.id)
        if value is None:
            value = option.default
        if value is None:
            if option.required:
                faults.append(_missing(option))
            continue
        read = _read(option, value)
        if isinstance(read, Fault):
            faults.append(read)
        else:
            given[option.id] = read
    if faults:
        return Answer(ok=False, result={}, errors=tuple(faults))
    return helper.answer(given)


def answer_json(game: Game, helper: Helper, answer: Answer) -> dict[str, Any]:
    """Return the answer as plain values."""
    return {
        "game": game.id,
        "helper": helper.id,
        "ok": answer.ok,
        "result": dict(answer.result),
        "reasons": [_fault_json(fault) for fault in answer.reasons],
        "errors": [_fault_json(fault) for fault in answer.errors],
    }


def answer_lines(answer: Answer, lang: str = "en") -> tuple[str, ...]:
    """Return the answer in words: first whether the rules say no and why, then the result."""
    reasons = tuple(
        f"{'No' if not fault.is_warning else 'Note'}: {fault.message}."
        f"{f' ({fault.hint}.)' if fault.hint else ''}  {fault.code}"
        for fault in answer.reasons
    )
    told = tuple(resolve(line, lang) for line in answer.told)
    if not told and answer.result:
        told = tuple(_plain_lines(answer.result))
    return (*reasons, *told)


def _plain_lines(result: Mapping[str, Any], before: str = "") -> list[str]:
    """Return values that no words were made for as ``name: value`` lines."""
    lines: list[str] = []
    for key, value in result.items():
        name = f"{before}{key}"
        if isinstance(value, Mapping):
            lines += _plain_lines(value, f"{name} ")
        elif isinstance(value, list | tuple):
            lines.append(f"{name}: {', '.join(map(str, value)) or 'none'}")
        else:
            lines.append(f"{name}: {value}")
    return lines


def _fault_json(fault: Fault) -> dict[str, str]:
    return {
        "code": fault.code,
        "where": fault.where,
        "message": fault.message,
        "hint": fault.hint,
    }


def _strangers(helper: Helper, typed: Mapping[str, Any]) -> list[Fault]:
    known = tuple(option.id for option in helper.inputs)
    strange = [name for name in typed if name not in known]
    if not strange:
        return []
    from printkit.base.nearest import nearest  # noqa: PLC0415 - only a refusal needs it

    faults = []
    for name in strange:
        near = nearest(name, known)
        hint = f"did you mean {near!r}?" if near else f"there are: {', '.join(known)}"
        faults.append(Fault("E_UNKNOWN", name, f"{helper.id} has no input {name!r}", hint))
    return faults


def _missing(option: Option) -> Fault:
    message = f"{_flag(option)} is missing: {resolve(option.help)}"
    return Fault("E_MISSING", option.id, message, f"give {_flag(option)}")


def _read(option: Option, value: object) -> Any | Fault:  # noqa: ANN401 - the type is declared
    """Return the value of one input, or what is wrong with it."""
    return _READERS[option.type](option, value)


def _text(option: Option, value: object) -> str | Fault:
    if isinstance(value, str):
        return value
    return Fault("E_TYPE", option.id, f"{_flag(option)} cannot be {value!r}", "give a text")


def _whole(option: Option, value: object) -> int | Fault:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    words = value.strip().replace("\u2212", "-") if isinstance(value, str) else ""
    digits = words.removeprefix("-").removeprefix("+")
    if digits.isascii() and digits.isdecimal() and len(digits) < 10:  # noqa: PLR2004 - no typed number is longer
        return int(words)
    message = f"{_flag(option)} must be a whole number, not {value!r}"
    return Fault("E_INT", option.id, message, "e.g. 3 or -3")


def _choice(option: Option, value: object) -> str | Fault:
    word = value.strip().casefold() if isinstance(value, str) else None
    for choice in option.choices:
        if choice.casefold() == word:
            return choice
    hint = f"one of: {', '.join(option.choices)}"
    return Fault("E_CHOICE", option.id, f"{_flag(option)} cannot be {value!r}", hint)


def _flag_value(option: Option, value: object) -> bool | Fault:
    word = str(value).strip().casefold()
    if word in _TRUE | _FALSE:
        return word in _TRUE
    return Fault("E_TYPE", option.id, f"{_flag(option)} is yes or no, not {value!r}", "yes or no")


def _lines(option: Option, value: object) -> tuple[str, ...] | str | Fault:
    """Return the lines of a file; a word that the option knows, and lines, are taken as they are."""
    word = value.strip().casefold() if isinstance(value, str) else None
    for choice in option.choices:
        if choice.casefold() == word:
            return choice
    if isinstance(value, list | tuple) and all(isinstance(line, str) for line in value):
        return tuple(value)
    if isinstance(value, str):
        return tuple(files.read_text(value, option.id).split("\n"))
    return Fault("E_TYPE", option.id, f"{_flag(option)} cannot be {value!r}", "give a file's name")


def _length(option: Option, value: object) -> float | Fault:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value)
    from printkit.base.units import parse_length  # noqa: PLC0415 - few helpers have lengths

    try:
        return parse_length(str(value), _flag(option))
    except UsageError as error:
        return Fault("E_TYPE", option.id, error.message, error.hint)


def _flag(option: Option) -> str:
    return f"--{option.id.replace('_', '-')}"


_READERS: Mapping[OptionType, Callable[[Option, object], Any]] = {
    "int": _whole,
    "choice": _choice,
    "flag": _flag_value,
    "file": _lines,
    "length": _length,
    "text": _text,
}
