"""From one entry of the ledger to what its values stand for together, or to a refusal."""

from typing import NoReturn

from printkit.base.errors import DataError, Fault
from printkit.model.faults import fault
from printkit.model.ledger import Entry
from printkit.model.text import Value
from printkit.rules.darjeeling.moves import Passed, cost_of

_PASSED = ("tiles", "cities", "collectors")


def refuse(code: str, where: str, message: str, hint: str = "", **values: Value) -> NoReturn:
    """Raise the error of one fault; patterns are filled in with the values."""
    raise refusal(fault(code, where, message, hint, **values))


def refusal(found: Fault) -> DataError:
    """Return the error that carries one fault."""
    return DataError(found.message, found.hint, (found,))


def cost(entry: Entry) -> int:
    """Return what a move cost: as a number, by what was passed, or 0 where none was possible."""
    by_parts = "turn" in entry or any(name in entry for name in _PASSED)
    forms = ("cost" in entry, by_parts, bool(entry.get("stuck")))
    if sum(forms) != 1:
        hint = "give the cost; or how far it turned and what it passed; or that it was stuck"
        code = "E_BOTH" if any(forms) else "E_MISSING"
        refuse(code, "cost", "the cost of a move is given in exactly one form", hint)
    if forms[0]:
        return int(entry["cost"])
    return cost_of(entry.get("turn", 0), Passed(*(entry.get(name, 0) for name in _PASSED)))


def taken(entry: Entry) -> dict[int, int]:
    """Return crates taken from other own ships: berth -> crates."""
    return {int(berth): crates for berth, crates in entry.get("take", {}).items()}
