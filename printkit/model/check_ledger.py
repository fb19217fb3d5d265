"""From the entries that a ledger declares to everything in which they contradict each other."""

import re
from collections import Counter
from collections.abc import Iterator

from printkit.base.errors import Fault
from printkit.model.game import Game
from printkit.model.ledger import Field, Form

COMMANDS = frozenset(
    {"u", "undo", "l", "list", "s", "show", "q", "quit", "exit", "e", "name", "help", "?"}
)
"""What the prompt understands itself; no entry may start like that."""
RESERVED = frozenset({"entry", "player", "ask", "typed"})
"""Keys that entries, turns and lines of the log have beside the fields."""

_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def check_ledger(game: Game) -> Iterator[Fault]:
    """Yield what keeps typed lines and files from being read in one way only."""
    if game.ledger is None:
        return
    forms = game.ledger().forms
    if not forms:
        yield Fault("R_FORM", "ledger.forms", "the ledger has no entries")
    starts = Counter(word.casefold() for form in forms for word in {form.id, *form.words})
    for word, number in starts.items():
        if number > 1:
            yield Fault("R_TWICE", "ledger.forms", f"{number} entries start with {word!r}")
        if word in COMMANDS:
            message = f"{word!r} is a command of the prompt"
            yield Fault("R_WORD", "ledger.forms", message, "name the entry otherwise")
    for k, form in enumerate(forms):
        path = f"ledger.forms[{k}]"
        if not _ID.fullmatch(form.id):
            yield Fault("R_ID", path, f"{form.id!r} cannot be an id", "small letters and digits")
        if not form.examples:
            yield Fault("R_FORM", path, f"nothing shows how {form.id!r} is typed", "give examples")
        yield from _fields(form, path, frozenset(starts))


def _fields(form: Form, path: str, starts: frozenset[str]) -> Iterator[Fault]:
    words = Counter(
        word.casefold().replace("-", "_")
        for one in form.fields
        for word in {one.id, *one.words, *one.units}
    )
    for word, number in words.items():
        if number > 1:
            yield Fault("R_TWICE", path, f"{word!r} means {number} fields of {form.id}")
        if word in starts:
            message = f"{word!r} means a field of {form.id}, and starts an entry"
            yield Fault("R_WORD", path, message, "use another word for one of them")
    for k, one in enumerate(form.fields):
        yield from _field(one, f"{path}.fields[{k}]", starts, last=k == len(form.fields) - 1)


def _field(one: Field, path: str, starts: frozenset[str], *, last: bool) -> Iterator[Fault]:
    if not _ID.fullmatch(one.id) or one.id in RESERVED:
        yield Fault("R_ID", path, f"{one.id!r} cannot be an id", "small letters and digits")
    if (one.type == "choice") != bool(one.choices):
        yield Fault("R_FORM", path, f"{one.id!r}: choices belong to a choice, and to nothing else")
    for option, _ in one.choices:
        if option.casefold() in starts:
            message = f"the choice {option!r} starts an entry, too"
            yield Fault("R_WORD", path, message, "use another word for one of them")
    if one.units and one.type != "int":
        yield Fault("R_FORM", path, f"{one.id!r}: only a whole number has units")
    if one.only and one.type != "int":
        yield Fault("R_FORM", path, f"{one.id!r}: only a whole number has few values")
    if one.required and one.default is not None:
        yield Fault("R_FORM", path, f"{one.id!r} is required and has a default")
    if one.type == "flag" and one.required:
        yield Fault("R_FORM", path, f"{one.id!r}: yes or no cannot be required")
    if one.type == "text" and one.bare and not last:
        message = f"{one.id!r}: a bare text takes the rest of the line"
        yield Fault("R_FORM", path, message, "put it last")
