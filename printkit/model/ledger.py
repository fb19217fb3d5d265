"""From a game kept turn by turn to records: its entries as data, the state after each of them.

A play is replayed from its log; undo is a shorter replay. Prompts, help, the reading of typed lines
and the checks of a file are built from the declared `Form`s, so that a game writes none of them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from printkit.base.errors import Fault
from printkit.model.scoresheet import Span
from printkit.model.text import Text

Entry: TypeAlias = Mapping[str, Any]
"""``entry``: the id of a form; its fields by id, as plain values that JSON can hold."""
FieldType: TypeAlias = Literal["int", "choice", "flag", "text", "player", "each", "counts"]
FROM_0 = Span(0, None)


@dataclass(frozen=True, slots=True)
class Field:
    """One value of an entry.

    In a typed line a bare value goes to the first field that can take it, in the order in which
    they are declared; fields with ``words`` or ``units``, and flags, are only meant by these.

    Attributes:
        id: Its key in entries.
        label: The name people read.
        type: A whole number; one of the choices; yes (its word is typed) or no; words (a bare text
            is the rest of the line); a player (by name or number, from 1 in the order of the seats);
            a whole number for each player; or whole numbers by numbered places (``5:2,3:1``, in
            JSON ``{"5": 2, "3": 1}``).
        span: Which numbers can be.
        only: The numbers that can be, where they are few.
        choices: Options of a choice: id and name; the beginning of a name is enough.
        required: Absence is ``E_MISSING``.
        default: Put in where it is absent.
        words: What stands in front of the value (``load 3``); of a flag: what says yes.
        units: What stands behind a number: ``2t``.
        code: The code of a value that cannot be, or is there twice, instead of the usual one.
        help: What it is, shown for ``?``.
    """

    id: str
    label: Text
    type: FieldType = "int"
    span: Span = FROM_0
    only: tuple[int, ...] = ()
    choices: tuple[tuple[str, Text], ...] = ()
    required: bool = False
    default: int | str | bool | None = None
    words: tuple[str, ...] = ()
    units: tuple[str, ...] = ()
    code: str = ""
    help: Text | None = None

    @property
    def bare(self) -> bool:
        """Whether a value without a word can be meant for it."""
        return self.type != "flag" and not self.words and not self.units


@dataclass(frozen=True, slots=True)
class Form:
    """One kind of entry.

    Attributes:
        id: The value of ``entry``; it may start a typed entry, as ``words`` may: ``i7``.
        title: The name people read.
        fields: What it holds.
        words: Shorter words that start it.
        help: The rule, shown for ``?``.
        examples: Typed lines that show how it is entered.
        rule: Where the rule stands.
    """

    id: str
    title: Text
    fields: tuple[Field, ...] = ()
    words: tuple[str, ...] = ()
    help: Text | None = None
    examples: tuple[str, ...] = ()
    rule: str = ""


class Told(NamedTuple):
    """What an entry led to: sentences for the table, and what is worth a warning."""

    said: tuple[Text, ...] = ()
    warnings: tuple[Fault, ...] = ()


class Asked(NamedTuple):
    """What is entered next.

    Attributes:
        prompt: The words before the cursor.
        forms: The forms that may come now; what is typed without the word of a form is the first.
        seat: Whose turn it is, from 0; None: the table's.
        enter: What an empty line stands for; None: it stands for nothing.
    """

    prompt: Text
    forms: tuple[str, ...]
    seat: int | None = None
    enter: Entry | None = None


@dataclass(frozen=True, slots=True)
class Ledger:
    """A whole game kept turn by turn.

    A state is any value; it is never changed. Entries that reach ``step`` have the keys and values
    that their form declares; whether they can be at this point is for ``step`` to say.

    Attributes:
        forms: The kinds of entries.
        begin: Players' names in the order of the seats, and the options of ``score --live`` -> the
            first state; raises `base.errors.DataError` for options that cannot be.
        step: State and one entry -> the next state; raises `base.errors.DataError` with the faults
            and what to do.
        asks: State -> what is entered next; None: the game is over.
        told: State -> what the last entry led to.
        show: State -> what lies on the table, a line each: few and short, shown before each turn.
        scores: State -> the running totals in the order of the seats.
        answers: State -> raw answers of the score sheet, with everything the ledger knows; what it
            does not know is left out and asked at the end. ``unfinished`` is true as long as the
            game goes on.
    """

    forms: tuple[Form, ...]
    begin: Callable[[tuple[str, ...], Mapping[str, Any]], Any]
    step: Callable[[Any, Entry], Any]
    asks: Callable[[Any], Asked | None]
    told: Callable[[Any], Told]
    show: Callable[[Any], tuple[Text, ...]]
    scores: Callable[[Any], tuple[int, ...]]
    answers: Callable[[Any], Mapping[str, Any]]
