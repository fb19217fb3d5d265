"""From one raw entry of a ledger to its checked values, or to everything that is wrong with it."""

from collections.abc import Mapping, Sequence
from typing import Any

from printkit.app.entry_values import Around, how, judged
from printkit.base.errors import DataError, Fault
from printkit.base.i18n import resolve
from printkit.model.ledger import Entry, Field, Form
from printkit.scoring.cells import meant
from printkit.scoring.numbers import shown

KIND = "entry"
"""The key that says of which form an entry is."""


def checked(around: Around, raw: object, where: str = "") -> Entry:
    """Return an entry with the values that its form declares; defaults are put in.

    Args:
        around: Ledger and players.
        raw: What JSON gives.
        where: Path of the entry, for faults.

    Raises:
        DataError: With everything that is wrong with it.
    """
    path = f"{where}." if where else ""
    if not isinstance(raw, Mapping):
        hint = f'write it like this: {{"{KIND}": "{around.ledger.forms[0].id}"}}'
        raise refused([Fault("E_TYPE", where, f"an entry is {shown(raw)}, not an object", hint)])
    form = around.form(raw.get(KIND))
    if form is None:
        raise refused([_no_form(around, raw, f"{path}{KIND}")])
    known = [one.id for one in form.fields]
    faults = [
        _stranger(form, str(key), known, f"{path}{key}")
        for key in raw
        if key != KIND and key not in known
    ]
    values: dict[str, Any] = {}
    for one in form.fields:
        value = _value(around, form, one, raw.get(one.id), f"{path}{one.id}")
        if isinstance(value, Fault):
            faults.append(value)
        elif value is not None:
            values[one.id] = value
    if faults:
        raise refused(faults)
    return {KIND: form.id, **values}


def lack(form: Form, one: Field, where: str) -> Fault | None:
    """Return why a field may not be absent, or None where it may."""
    if not one.required:
        return None
    message = f"{resolve(form.title)}: {resolve(one.label)} is missing"
    return Fault("E_MISSING", where, message, how(one, form))


def refused(faults: Sequence[Fault]) -> DataError:
    """Return the error that carries these faults."""
    if len(faults) == 1:
        return DataError(faults[0].message, faults[0].hint, faults)
    return DataError(f"an entry has {len(faults)} faults", "mend them all at once", faults)


def _value(around: Around, form: Form, one: Field, raw: object, where: str) -> Any | Fault:  # noqa: ANN401 - the type is declared
    if raw is None:
        return lack(form, one, where) or one.default
    return judged(around, one, raw, where)


def _no_form(around: Around, raw: Mapping[Any, Any], where: str) -> Fault:
    message = "an entry does not say what it is"
    if KIND in raw:
        message = f"{shown(raw[KIND])} is no kind of entry"
    known = [one.id for one in around.ledger.forms]
    return Fault("E_ENTRY", where, message, meant(str(raw.get(KIND, "")), known))


def _stranger(form: Form, key: str, known: Sequence[str], where: str) -> Fault:
    message = f"{resolve(form.title)}: {shown(key)} is not part of it"
    hint = meant(key, known) if known else "it takes nothing more"
    return Fault("E_UNKNOWN", where, message, hint)
