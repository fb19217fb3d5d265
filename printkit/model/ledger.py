"""From a game kept turn by turn to records: the state after each entry of an append-only log."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Ledger:
    """A whole game kept turn by turn; a play is replayed from its log, undo is a shorter replay.

    Attributes:
        begin: Players' names and options -> the first state.
        step: State and one entry -> the next state; raises `base.errors.DataError` for a bad entry.
        answers: State -> answers of the score sheet at the end.
    """

    begin: Callable[[tuple[str, ...], Mapping[str, Any]], Any]
    step: Callable[[Any, Mapping[str, Any]], Any]
    answers: Callable[[Any], Mapping[str, Any]]
