"""From one entry of a log to its values, each of the right type and inside its limits, or a refusal."""

from collections.abc import Mapping
from typing import Any, NoReturn, TypeAlias

from printkit.base.errors import DataError, Fault
from printkit.model.faults import fault
from printkit.model.text import Value
from printkit.rules.darjeeling.moves import TURNS, Passed, cost_of

Entry: TypeAlias = Mapping[str, Any]

_KEYS: Mapping[str, frozenset[str]] = {
    "chute": frozenset({"order"}),
    "income": frozenset({"points"}),
    "move": frozenset({"cost", "turn", "tiles", "cities", "collectors", "stuck"}),
    "ship": frozenset({"kind", "laid", "near", "no_loss", "double", "load", "take"}),
    "pass": frozenset(),
    "name": frozenset({"player", "name"}),
}
_NOT_OURS = frozenset({"entry", "typed"})
"""Keys beside these: the kind of entry, and the line that was typed, kept for the record."""


def known_keys(kind: str, entry: Entry) -> None:
    """Refuse keys that such an entry does not take."""
    for key in entry:
        if key not in _KEYS[kind] | _NOT_OURS:
            known = ", ".join(sorted(_KEYS[kind])) or "nothing more"
            hint = f"it takes: {known}"
            refuse("E_UNKNOWN", key, "{kind} takes no {key}", hint, kind=kind, key=key)


def number(entry: Entry, key: str, low: int, high: int, default: int | None = None) -> int:
    """Return a whole number of an entry."""
    value = entry.get(key, default)
    if value is None:
        refuse("E_MISSING", key, "{key} is missing", f"from {low} to {high}", key=key)
    if not isinstance(value, int) or isinstance(value, bool):
        refuse("E_INT", key, "{key} is no whole number", f"from {low} to {high}", key=key)
    if not low <= value <= high:
        message = "{key} cannot be {value}"
        refuse("E_RANGE", key, message, f"from {low} to {high}", key=key, value=value)
    return value


def flag(entry: Entry, key: str) -> bool:
    """Return yes or no; what is absent is no."""
    value = entry.get(key, False)
    if not isinstance(value, bool):
        refuse("E_TYPE", key, "{key} is neither true nor false", "true or false", key=key)
    return value


def refuse(code: str, where: str, message: str, hint: str = "", **values: Value) -> NoReturn:
    """Raise the error of one fault; patterns are filled in with the values."""
    raise refusal(fault(code, where, message, hint, **values))


def refusal(found: Fault) -> DataError:
    """Return the error that carries one fault."""
    return DataError(found.message, found.hint, (found,))


def cost(entry: Entry) -> int:
    """Return what a move cost: as a number, by what was passed, or 0 where none was possible."""
    passed = ("tiles", "cities", "collectors")
    forms = ("cost" in entry, "turn" in entry or any(k in entry for k in passed), "stuck" in entry)
    if sum(forms) != 1:
        hint = "give cost; or turn, tiles, cities and collectors; or stuck"
        code = "E_BOTH" if any(forms) else "E_MISSING"
        refuse(code, "cost", "the cost of a move is given in exactly one form", hint)
    if forms[2]:
        if not flag(entry, "stuck"):
            refuse("E_MISSING", "cost", "what the move cost is missing", "0 where nothing")
        return 0
    if forms[0]:
        return number(entry, "cost", 0, 99)
    turn = number(entry, "turn", min(TURNS), max(TURNS), 0)
    if turn not in TURNS:
        refuse("E_RANGE", "turn", "a collector cannot turn by {turn}", "0, 90 or 180", turn=turn)
    return cost_of(turn, Passed(*(number(entry, key, 0, 20, 0) for key in passed)))


def taken(entry: Entry) -> dict[int, int]:
    """Return crates taken from other own ships: berth -> crates."""
    given = entry.get("take", {})
    hint = 'write berth and crates: {"3": 2}'
    if not isinstance(given, Mapping):
        refuse("E_TYPE", "take", "it is not clear which crates are taken", hint)
    found = {}
    for berth, crates in given.items():
        named = str(berth).isascii() and str(berth).isdecimal()
        if not named or not isinstance(crates, int) or isinstance(crates, bool):
            refuse("E_TYPE", "take", "it is not clear which crates are taken", hint)
        found[int(berth)] = int(crates)
    return found
