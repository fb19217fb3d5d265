"""From the entries of a game kept turn by turn to its turns: who, in which words, to which scores."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from printkit.app.entries import checked
from printkit.app.entry_values import Around
from printkit.app.shorthand import typed_words
from printkit.base.errors import Fault
from printkit.model.ledger import Entry
from printkit.scoring.numbers import signed
from printkit.scoring.totals import fault_json


class Taken(NamedTuple):
    """One entry at its place in a game.

    Attributes:
        number: From 1.
        entry: The entry.
        words: As it would be typed.
        seat: Whose turn it was; None: the table's.
        warnings: What was told about it.
        scores: After it, in the order of the seats.
        state: After it.
    """

    number: int
    entry: Entry
    words: str
    seat: int | None
    warnings: tuple[Fault, ...]
    scores: tuple[int, ...]
    state: Any


class Turn(NamedTuple):
    """The entries of one turn, or one entry that belongs to no player's turn.

    Attributes:
        first: Number of its first entry.
        player: Name; empty where it is nobody's.
        line: Everything in words, as it would be typed.
        entries: Its entries.
        scores: After it, by name.
        warnings: What was told about it.
    """

    first: int
    player: str
    line: str
    entries: tuple[Entry, ...]
    scores: Mapping[str, int]
    warnings: tuple[Fault, ...] = ()


def replayed(around: Around, begun: Any, entries: Sequence[Entry]) -> Iterator[Taken]:  # noqa: ANN401 - a ledger's state
    """Yield each entry with what it led to.

    Args:
        around: Ledger and players.
        begun: The first state.
        entries: In order.

    Raises:
        DataError: An entry cannot be at its place; those before it have been yielded.
    """
    ledger, state = around.ledger, begun
    for number, raw in enumerate(entries, start=1):
        entry = checked(around, raw)
        asked = ledger.asks(state)
        state = ledger.step(state, entry)
        yield Taken(
            number=number,
            entry=entry,
            words=typed_words(around, entry),
            seat=asked.seat if asked else None,
            warnings=ledger.told(state).warnings,
            scores=ledger.scores(state),
            state=state,
        )


def turns(around: Around, taken: Sequence[Taken]) -> tuple[Turn, ...]:
    """Return the turns that entries make up."""
    groups: list[list[Taken]] = []
    for one in taken:
        if groups and one.seat is not None and groups[-1][-1].seat == one.seat:
            groups[-1].append(one)
        else:
            groups.append([one])
    return tuple(_turn(around, group) for group in groups)


def _turn(around: Around, group: Sequence[Taken]) -> Turn:
    seat = group[0].seat
    return Turn(
        first=group[0].number,
        player="" if seat is None else around.names[seat],
        line=" ".join(one.words for one in group),
        entries=tuple(one.entry for one in group),
        scores=dict(zip(around.names, group[-1].scores, strict=True)),
        warnings=tuple(fault for one in group for fault in one.warnings),
    )


def turn_json(turn: Turn) -> dict[str, Any]:
    """Return a turn in the form of ``--json``, which is also one of the forms of a file of turns."""
    found: dict[str, Any] = {"player": turn.player} if turn.player else {}
    found |= {
        "line": turn.line,
        "entries": [dict(entry) for entry in turn.entries],
        "scores": list(turn.scores.values()),
    }
    if turn.warnings:
        found["warnings"] = [fault_json(fault) for fault in turn.warnings]
    return found


def turn_lines(kept: Sequence[Mapping[str, Any]], names: Sequence[str]) -> tuple[str, ...]:
    """Return turns in the form of ``--json`` as lines: number of the first entry, who, what, score.

    Args:
        kept: The turns.
        names: The players in the order of the seats.
    """
    count = sum(len(one["entries"]) for one in kept)
    digits, width = len(str(count)), max(map(len, names), default=0)
    lines = []
    number = 1
    for one in kept:
        who = str(one.get("player", ""))
        scores = dict(zip(names, one["scores"], strict=False))
        after = (
            signed(scores[who])
            if who in scores
            else ", ".join(f"{name} {signed(score)}" for name, score in scores.items())
        )
        lines.append(f"{number:>{digits}}  {who:<{width}}  {one['line']} → {after}")
        number += len(one["entries"])
    return tuple(lines)
