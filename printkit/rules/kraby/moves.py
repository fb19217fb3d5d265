"""From a board and a side with a line to where the crab stops, whether it may, and what it gains."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from printkit.base.errors import Fault
from printkit.model.faults import fault, spaces
from printkit.rules.kraby.board import NAMES, Board
from printkit.rules.kraby.colonies import (
    EMPTY,
    LETTERS,
    Space,
    holes,
    label_colonies,
    neighbours,
)
from printkit.rules.kraby.numbers import BOARD, IN_BAG, colony_points

SIDES = {"T": "the top", "B": "the bottom", "L": "the left", "R": "the right"}
_AT = re.compile(r"([TBLRtblr])\s*([0-9]{1,3})", re.ASCII)


class Entry(NamedTuple):
    """Where a crab comes in: ``T``, ``B`` and a column, ``L``, ``R`` and a row."""

    side: str
    line: int

    def __str__(self) -> str:
        """Return it as it is typed: ``T6``."""
        return f"{self.side}{self.line}"


class Move(NamedTuple):
    """What becomes of a crab that comes in there.

    Attributes:
        entry: Where it comes in.
        space: Row and column where it stops, as the rules count them; None: it cannot come in.
        refusal: Why the move is illegal, or None.
        closed: Spaces that no crab could enter any more after it.
    """

    entry: Entry
    space: Space | None
    refusal: Fault | None
    closed: tuple[Space, ...] = ()


class Gain(NamedTuple):
    """A legal move with a crab of one colour and what it adds to the value of that colour."""

    move: Move
    colour: str
    delta: int


def parse_entry(words: str) -> Entry | Fault:
    """Read a side and a line: ``T6``, ``l11``."""
    match = _AT.fullmatch(words.strip())
    hint = "a side T, B, L or R and a line from 1 to {last}: T6, L11"
    if match is None:
        return fault("E_TYPE", "at", "{words} is not a move", hint, words=repr(words), last=BOARD)
    line = int(match[2])
    if not 1 <= line <= BOARD:
        return fault("E_RANGE", "at", "there is no line {line}", hint, line=line, last=BOARD)
    return Entry(match[1].upper(), line)


def entries(board: Board) -> tuple[Entry, ...]:
    """Return all places of the playing area where a crab might come in (44, or 36)."""
    lines = range(board.first, board.last + 1)
    return tuple(Entry(side, line) for side in SIDES for line in lines)


def stop(board: Board, entry: Entry) -> Space | Fault:
    """Return where a crab that comes in there stops, as the rules count (Kraby 4.2), or why not."""
    if not board.first <= entry.line <= board.last:
        message = "{entry}: line {line} lies outside the playing area"
        hint = "two players play on rows and columns {first} to {last}"
        return _refused(
            "E_ZONE", entry, message, hint, line=entry.line, first=board.first, last=board.last
        )
    path = _path(board, entry)
    free = 0
    while free < len(path) and board.at(*path[free]) == EMPTY:
        free += 1
    if free == 0:
        hint = "choose a line whose first space is empty"
        return _refused(
            "E_BLOCKED", entry, "{entry}: the first space, {space}, is taken", hint, space=path[0]
        )
    if free == len(path):
        message = "{entry}: nothing stops a crab in this line"
        return _refused("E_NO_STOP", entry, message, "a crab enters where it meets an obstacle")
    return path[free - 1]


def play(board: Board, entry: Entry) -> Move:
    """Return what becomes of a crab that comes in there, the hole rule included (Kraby 4.3)."""
    space = stop(board, entry)
    if isinstance(space, Fault):
        return Move(entry, None, space)
    closed = board.named(holes(board.with_crab(*space, LETTERS[0]).rows))
    if not closed:
        return Move(entry, space, None)
    message = "{entry}: with a crab on {space} no crab could enter {closed} any more"
    hint = "play the crab somewhere else"
    refusal = _refused("E_HOLE", entry, message, hint, space=space, closed=spaces(closed))
    return Move(entry, space, refusal, closed)


def moves(board: Board) -> tuple[Move, ...]:
    """Return what becomes of a crab at each place where it might come in."""
    return tuple(play(board, entry) for entry in entries(board))


def stuck(board: Board, tried: Iterable[Move]) -> Fault | None:
    """Return ``E_STUCK`` where spaces are empty and no move is legal (Kraby 3.2)."""
    if board.counts()[EMPTY] == 0 or any(move.refusal is None for move in tried):
        return None
    message = "spaces are empty, but no crab can come in"
    return fault("E_STUCK", "board", message, "this does not happen in play: check the typed board")


def colours_left(board: Board, colours: Sequence[str]) -> tuple[str, ...]:
    """Return those colours of which not every crab in play lies on the board already."""
    counts = board.counts()
    return tuple(colour for colour in colours if counts[colour] < IN_BAG[board.players])


def gains(
    board: Board, space: Space, crabs: Iterable[str], variant: str = "edges"
) -> Mapping[str, int]:
    """Return what a crab on that space would add to the value of its colour (Kraby 5.6).

    Args:
        board: The board before.
        space: An empty space, as the rules count.
        crabs: Colour letters, with an orientation behind them where it counts.
        variant: ``edges`` or ``claws``.
    """
    label, sizes = label_colonies(board.rows, variant)
    here = (space[0] - board.first, space[1] - board.first)
    found = {}
    for crab in crabs:
        after = board.with_crab(*space, crab)
        touched = {label[place] for place in neighbours(after.rows, here, variant)}
        before = [sizes[number] for number in touched]
        found[crab[0]] = colony_points(1 + sum(before)) - sum(map(colony_points, before))
    return found


def landings(
    board: Board, crabs: Sequence[str], tried: Iterable[Move], variant: str = "edges"
) -> tuple[Gain, ...]:
    """Return every legal move with every crab, the best gain first; then by side, line, colour."""
    found = [
        Gain(move, colour, delta)
        for move in tried
        if move.space is not None and move.refusal is None
        for colour, delta in gains(board, move.space, crabs, variant).items()
    ]
    return tuple(sorted(found, key=lambda gain: -gain.delta))


def used_up(board: Board, colour: str) -> Fault:
    """Return the fault of playing a crab of which none is left."""
    message = "all {number} {colour} crabs lie on the board already"
    limit = IN_BAG[board.players]
    hint = "choose another colour"
    return fault("E_COUNT", "colour", message, hint, number=limit, colour=NAMES[colour])


def _path(board: Board, entry: Entry) -> tuple[Space, ...]:
    across = range(board.first, board.last + 1)
    steps = across if entry.side in "TL" else reversed(across)
    if entry.side in "TB":
        return tuple((row, entry.line) for row in steps)
    return tuple((entry.line, column) for column in steps)


def _refused(
    code: str, entry: Entry, message: str, hint: str, **values: int | str | Space
) -> Fault:
    words = {
        name: spaces([value]) if isinstance(value, tuple) else value
        for name, value in values.items()
    }
    return fault(code, "at", message, hint, entry=str(entry), **words)
