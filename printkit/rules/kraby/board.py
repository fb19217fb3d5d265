"""From the lines of a typed board to its crabs, its colonies and everything wrong with it.

Spaces are named as in the rules: row and column from 1 to 11, those of a 9 x 9 board from 2 to 10.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault, spaces
from printkit.model.game import Reading
from printkit.rules.kraby.colonies import (
    EMPTY,
    LETTERS,
    ROCK,
    UNKNOWN,
    Rows,
    Space,
    colonies,
    holes,
)
from printkit.rules.kraby.numbers import BOARD, COLOURS, FEWEST, IN_BAG, ISLAND, ZONE
from printkit.rules.kraby.sheet import KINDS

NAMES = {kind.id: kind.name.pattern for kind in KINDS}

# One space: a sign with an orientation behind it, or an orientation that stands alone (a fault).
_SPACE = re.compile(r"[^\s^>vV<][\^>vV<]?|[\^>vV<]")


@dataclass(frozen=True, slots=True)
class Board:
    """The playing area, all of it and nothing else.

    Attributes:
        rows: Spaces such as ``#``, ``.``, ``O``, ``G>``, from the top left.
        first: What the rules call its first row and column: 1, or 2 with two players.
        players: 2, or more (the boards of three and four players are the same).
    """

    rows: Rows
    first: int
    players: int

    @property
    def last(self) -> int:
        """What the rules call its last row and column."""
        return self.first + len(self.rows) - 1

    def at(self, row: int, column: int) -> str:
        """Return the space at a row and column as the rules count them."""
        return self.rows[row - self.first][column - self.first]

    def named(self, places: Sequence[Space]) -> tuple[Space, ...]:
        """Return places counted from 0 as the rules count them."""
        return tuple((row + self.first, column + self.first) for row, column in places)

    def with_crab(self, row: int, column: int, crab: str) -> "Board":
        """Return the board with a crab on one more space."""
        rows = [list(line) for line in self.rows]
        rows[row - self.first][column - self.first] = crab
        return Board(tuple(map(tuple, rows)), self.first, self.players)

    def counts(self) -> Counter[str]:
        """Return how often each sign lies on the board, orientation apart."""
        return Counter(space[0] for line in self.rows for space in line)


def read_spaces(lines: Sequence[str], first: int = 1) -> tuple[Rows, tuple[Fault, ...]]:
    """Read any rectangle of spaces, without a check of its size (Kraby 4.4).

    Args:
        lines: Spaces separated by blanks or written together; blank lines around them do not count.
        first: What the first row and column are called in messages.

    Returns:
        The spaces (``?`` where a sign is unknown) and one ``E_SYMBOL`` for each unknown sign.
    """
    numbered = _content(lines)
    rows = []
    faults = []
    for number, (line, content) in enumerate(numbered, start=first):
        row = []
        for column, sign in enumerate(_SPACE.findall(content), start=first):
            space = _space(sign)
            if space == UNKNOWN:
                faults.append(_unknown(sign, line, number, column))
            row.append(space)
        rows.append(tuple(row))
    return tuple(rows), tuple(faults)


def _content(lines: Sequence[str]) -> list[tuple[int, str]]:
    numbered = [(k, line.replace("\ufeff", "").strip()) for k, line in enumerate(lines)]
    while numbered and not numbered[-1][1]:
        numbered.pop()
    while numbered and not numbered[0][1]:
        numbered.pop(0)
    return numbered


def _space(sign: str) -> str:
    letter, facing = sign[0].upper(), sign[1:].lower()
    if letter in LETTERS:
        return letter + facing
    return letter if letter in (ROCK, EMPTY) and not facing else UNKNOWN


def _unknown(sign: str, line: int, row: int, column: int) -> Fault:
    return fault(
        "E_SYMBOL",
        f"board[{line}]",
        "row {row}, column {column}: {sign} is not a space of a board",
        "a space is #, . or one of {letters}; ^ > v < may stand behind a crab",
        row=row,
        column=column,
        sign=repr(sign),
        letters=" ".join(LETTERS),
    )


def parse_board(
    lines: Sequence[str], players: int | None = None
) -> tuple[Board | None, tuple[Fault, ...]]:
    """Read a whole board and check all of 4.4 that holds at any time of the game.

    Args:
        lines: 11 lines of 11 spaces; with two players 9 of 9, or 11 of 11 with an empty outer ring.
        players: None: two for a board of 9 x 9, else more.

    Returns:
        The playing area and all faults; None where its size is wrong.
    """
    small = _looks_small(lines)
    crowd = players or (FEWEST if small else max(ZONE))
    first, last = ZONE[crowd] if small and crowd == FEWEST else (1, BOARD)
    rows, unknown = read_spaces(lines, first)
    ill_sized = _size_faults(lines, rows, first, last, crowd)
    faults = (
        *unknown,
        *ill_sized,
        *_island_faults(rows, first, placed=not ill_sized),
        *_colour_faults(rows, crowd),
    )
    if ill_sized:
        return None, faults
    begin, end = ZONE[crowd]
    inside = slice(begin - first, end - first + 1)
    board = Board(tuple(row[inside] for row in rows[inside]), begin, crowd)
    return board, (*faults, *_zone_faults(rows, first, begin, end))


def _looks_small(lines: Sequence[str]) -> bool:
    """Whether most lines are nearer to the small board's width than to the whole one's."""
    widths = [len(_SPACE.findall(content)) for _, content in _content(lines)]
    middle = ZONE[FEWEST][1]
    return sum(1 if width < middle else -1 for width in [*widths, len(widths)]) > 0


def _size_faults(
    lines: Sequence[str], rows: Rows, first: int, last: int, players: int
) -> list[Fault]:
    size = last - first + 1
    hint = (
        "type 9 lines of 9 spaces (or 11 of 11 with an empty outer ring)"
        if players == FEWEST
        else "type 11 lines of 11 spaces"
    )
    widths = {len(row) for row in rows}
    if len(widths) == 1 and (len(rows), *widths) != (size, size):
        message = "the board has {found} lines of {width} spaces, it must have {size} of {size}"
        width = widths.pop()
        return [fault("E_SIZE", "board", message, hint, found=len(rows), width=width, size=size)]
    faults = []
    if len(rows) != size:
        message = "the board has {found} lines, it must have {size}"
        faults.append(fault("E_SIZE", "board", message, hint, found=len(rows), size=size))
    places = [line for line, _ in _content(lines)]
    faults += [
        fault(
            "E_SIZE",
            f"board[{line}]",
            "row {row} has {found} spaces, it must have {size}",
            hint,
            row=number,
            found=len(row),
            size=size,
        )
        for number, (line, row) in enumerate(zip(places, rows, strict=True), start=first)
        if len(row) != size
    ]
    return faults


def _island_faults(rows: Rows, first: int, *, placed: bool) -> list[Fault]:
    """Check that there is one island, and its place where the places can be trusted."""
    found = [
        (r, c)
        for r, line in enumerate(rows, start=first)
        for c, space in enumerate(line, start=first)
        if space == ROCK
    ]
    if found == [ISLAND] or (len(found) == 1 and not placed):
        return []
    message = "the island lies at {found}" if found else "the board has no island"
    hint = "exactly one # stands in the middle, at {middle}"
    places, middle = spaces(found), spaces([ISLAND])
    return [fault("E_ISLAND", "board", message, hint, found=places, middle=middle)]


def _zone_faults(rows: Rows, first: int, begin: int, end: int) -> list[Fault]:
    outside = [
        (r, c)
        for r, line in enumerate(rows, start=first)
        for c, space in enumerate(line, start=first)
        if not (begin <= r <= end and begin <= c <= end) and space != EMPTY
    ]
    if not outside:
        return []
    message = "crabs lie outside the playing area of two players: {found}"
    hint = "two players play on rows and columns {begin} to {end}"
    found = spaces(outside)
    return [fault("E_ZONE", "board", message, hint, found=found, begin=begin, end=end)]


def _colour_faults(rows: Rows, players: int) -> list[Fault]:
    counts = Counter(space[0] for row in rows for space in row)
    seen = [letter for letter in LETTERS if counts[letter]]
    most, limit = COLOURS[players], IN_BAG[players]
    faults = []
    if len(seen) > most:
        message = "{found} colours lie on the board, but two players play with {most}"
        hint = "colours found: {names}"
        names = ", ".join(NAMES[letter] for letter in seen)
        faults.append(
            fault("E_COLOURS", "board", message, hint, found=len(seen), most=most, names=names)
        )
    faults += [
        fault(
            "E_COUNT",
            "board",
            "{found} {colour} crabs lie on the board, but only {limit} are in play",
            "look for spaces that were typed wrongly",
            found=counts[letter],
            colour=NAMES[letter],
            limit=limit,
        )
        for letter in seen
        if counts[letter] > limit
    ]
    return faults


def final_faults(board: Board) -> tuple[Fault, ...]:
    """Return what keeps the board from being a finished game: empty spaces, missing crabs."""
    empty = board.named(
        [
            (r, c)
            for r, row in enumerate(board.rows)
            for c, space in enumerate(row)
            if space == EMPTY
        ]
    )
    if empty:
        message = "{number} spaces are empty: {places}" if len(empty) > 1 else "{places} is empty"
        hint = "a game ends on a full board; use --allow-unfinished for the values so far"
        places = spaces(empty)
        return (fault("E_NOT_FULL", "board", message, hint, number=len(empty), places=places),)
    counts = board.counts()
    seen = [letter for letter in LETTERS if counts[letter]]
    if counts[UNKNOWN] or len(seen) > COLOURS[board.players]:
        return ()
    due = IN_BAG[board.players]
    return tuple(
        fault(
            "E_COUNT",
            "board",
            "{found} {colour} crabs lie on the full board, but there must be {due}",
            "look for spaces that were typed wrongly",
            found=counts[letter],
            colour=NAMES[letter],
            due=due,
        )
        for letter in (LETTERS if COLOURS[board.players] == len(LETTERS) else seen)
        if counts[letter] < due
    )


def hole_warnings(board: Board) -> tuple[Fault, ...]:
    """Return a ``W_HOLE`` with the spaces that no crab can enter any more, if there are any."""
    found = board.named(holes(board.rows))
    if not found:
        return ()
    message = "no crab can enter {found} any more"
    hint = "no legal move leads there; look for spaces that were typed wrongly"
    return (fault("W_HOLE", "board", message, hint, found=spaces(found)),)


def read_board(lines: Sequence[str], context: Mapping[str, Any]) -> Reading:
    """Turn a typed board into the table inputs of the tally (Kraby 4.4).

    Args:
        lines: The board.
        context: ``players`` (number), ``variant`` (``edges``, ``claws``), ``unfinished``.

    Returns:
        The colony sizes of each colour in play, and everything that is wrong.
    """
    board, faults = parse_board(lines, context.get("players"))
    if board is None:
        return Reading({}, faults)
    if context.get("unfinished"):
        faults += hole_warnings(board)
    else:
        faults += final_faults(board)
    sizes = colonies(board.rows, context.get("variant") or "edges")
    if COLOURS[board.players] == len(LETTERS):
        sizes = {letter: sizes.get(letter, []) for letter in LETTERS}
    return Reading(sizes, faults)
