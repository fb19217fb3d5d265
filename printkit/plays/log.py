"""From the entries of a play's log, in order, to those that still count and what they led to."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

EntryKind: TypeAlias = Literal["line", "undo", "finish", "reopen"]
KINDS: tuple[EntryKind, ...] = ("line", "undo", "finish", "reopen")


class Entry(NamedTuple):
    """One entry of a log; nothing is ever changed or removed.

    Attributes:
        seq: Place in the log, from 1.
        kind: ``line`` something entered, ``undo`` takes back the last line that counts, ``finish``
            holds the result, ``reopen`` goes on with a finished play.
        payload: What was entered, or the result; plain values that JSON can hold.
        time: When, as ISO 8601 with the offset from UTC.
    """

    seq: int
    kind: EntryKind
    payload: Mapping[str, Any]
    time: str


def lines(entries: Iterable[Entry]) -> tuple[Mapping[str, Any], ...]:
    """Return what was entered and not taken back, in order."""
    kept: list[Mapping[str, Any]] = []
    for entry in entries:
        if entry.kind == "line":
            kept.append(entry.payload)
        elif entry.kind == "undo" and kept:
            kept.pop()
    return tuple(kept)


def result(entries: Iterable[Entry]) -> Mapping[str, Any] | None:
    """Return the result where the play is finished, else None."""
    found: Mapping[str, Any] | None = None
    for entry in entries:
        found = entry.payload if entry.kind == "finish" else None
    return found
