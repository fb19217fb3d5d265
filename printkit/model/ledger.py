"""From a game kept turn by turn to records: the state after each entry of an append-only log."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from printkit.base.errors import Fault
from printkit.model.text import Text


class Told(NamedTuple):
    """What an entry led to: sentences for the table, and what is worth a warning."""

    said: tuple[Text, ...] = ()
    warnings: tuple[Fault, ...] = ()


@dataclass(frozen=True, slots=True)
class Ledger:
    """A whole game kept turn by turn; a play is replayed from its log, undo is a shorter replay.

    A state is any value; it is never changed. An entry is a mapping of plain values that JSON can
    hold; ``entry`` says what kind it is.

    Attributes:
        begin: Players' names in the order of the seats, and options -> the first state; raises
            `base.errors.DataError` for options that cannot be.
        step: State and one entry -> the next state; raises `base.errors.DataError` for a bad entry,
            with the faults and what to do.
        answers: State -> raw answers of the score sheet, with everything the ledger knows; what it
            does not know is left out. ``unfinished`` is true as long as the game goes on.
        prompt: State -> the words before the cursor; None: the game is over.
        read: State and one typed line -> the entry; raises `base.errors.DataError` with the reason.
        told: State -> what the last entry led to.
        show: State -> the whole table in words, a line each.
        help: State -> what may be typed now, a line each.
    """

    begin: Callable[[tuple[str, ...], Mapping[str, Any]], Any]
    step: Callable[[Any, Mapping[str, Any]], Any]
    answers: Callable[[Any], Mapping[str, Any]]
    prompt: Callable[[Any], Text | None]
    read: Callable[[Any, str], Mapping[str, Any]]
    told: Callable[[Any], Told]
    show: Callable[[Any], tuple[Text, ...]]
    help: Callable[[Any], tuple[Text, ...]]
