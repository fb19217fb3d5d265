"""From what a ledger asks and what an entry led to, to sentences for the person at the table."""

from collections.abc import Iterator, Mapping

from printkit.app.entry_values import Around, how
from printkit.app.telling import Said, told_fault
from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.model.ledger import Asked, Field, FieldType, Form, Told

KEYS = (
    "u takes back the last entry, l lists the turns, s shows the table, ? explains, "
    "q leaves and keeps everything."
)
MORE_KEYS = (
    "u 5 takes back entry 5 alone, e 5 and a new entry puts that one in its place; l has the "
    'numbers. "name 2 Bob" gives player 2 another name.'
)


def told(found: Told) -> tuple[Said, ...]:
    """Return what an entry led to: warnings first."""
    notes = (told_fault(fault) for fault in found.warnings)
    words = (Said(resolve(one)) for one in found.said)
    return (*(one._replace(text=f"Note: {one.text}") for one in notes), *words)


def reasons(error: DataError) -> tuple[Said, ...]:
    """Return why a line is refused."""
    if error.faults:
        return tuple(one._replace(text=_capital(one.text)) for one in map(told_fault, error.faults))
    hint = f" ({error.hint})" if error.hint else ""
    return (Said(_capital(f"{error.message}{hint}")),)


def explained(around: Around, asked: Asked) -> tuple[Said, ...]:
    """Return what ``?`` tells: the rule of each entry that may come now, and how it is typed."""
    found: list[Said] = []
    for name in asked.forms:
        form = around.form(name)
        if form is not None:
            found += map(Said, _form(around, form))
    several = "Entries of one turn may stand on one line. " if asked.seat is not None else ""
    return (*found, Said(f"{several}{MORE_KEYS}"), Said(KEYS))


def _form(around: Around, form: Form) -> Iterator[str]:
    rule = f" ({form.rule})" if form.rule else ""
    words = f": {resolve(form.help)}" if form.help else ""
    yield f"{_capital(resolve(form.title))}{rule}{words}"
    starts = ", ".join((form.id, *form.words))
    such = f", such as {'; '.join(form.examples)}" if form.examples else ""
    yield f"  starts with {starts}{such}"
    for one in form.fields:
        yield f"  {_field(around, one)}"


def _field(around: Around, one: Field) -> str:
    words = resolve(one.label)
    if one.help:
        words += f", {resolve(one.help)}"
    if one.units:
        return f"2{one.units[0]}: {words}"
    if one.type == "flag":
        return f"{_or(one.words or (one.id,))}: {words}"
    if one.words:
        sample = around.names[0] if one.type == "player" else _SAMPLES.get(one.type, "…")
        return f"{_or(one.words)} {sample}: {words}"
    return f"{words}: {how(one)}"


_SAMPLES: Mapping[FieldType, str] = {"int": "3", "each": "3 0 2", "counts": "5:2"}


def _or(words: tuple[str, ...]) -> str:
    *first, last = words
    return f"{', '.join(first)} or {last}" if first else last


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
