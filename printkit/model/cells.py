"""From the lines of a picture to its cells, and from the word of a cell to the piece that lies there."""

from typing import NamedTuple

TURNS = {"^": 0, ">": 90, "v": 180, "<": 270}
"""How far a piece is turned, in degrees clockwise."""
SIDES = 4
NO_SIDE = "-"
BACK = ".back"
"""Behind the id of a piece: its other face."""
_LOAD, _TIMES = "/", "*"


class Sign(NamedTuple):
    """What the word of a cell says.

    Attributes:
        base: A sign of the board, the letter of a kind, the sides of a tile or the id of a piece
            (with ``.back``: its other face).
        turn: Degrees clockwise.
        load: What lies on it: ids of pieces, each with its number.
    """

    base: str
    turn: int = 0
    load: tuple[tuple[str, int], ...] = ()


def cells_of(lines: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the words of each line: single letters, or whatever stands apart."""
    apart = any(" " in line.strip() for line in lines)
    return tuple(tuple(line.split() if apart else line) for line in lines)


def read_sign(word: str) -> Sign:
    """Return what a word means: ``O>``, ``GG--``, ``collector.1v``, ``ship/crate.1*3``.

    Raises:
        ValueError: The number of a load is no number.
    """
    base, *loads = word.split(_LOAD)
    turn = 0
    if len(base) > 1 and base[-1] in TURNS:
        base, turn = base[:-1], TURNS[base[-1]]
    load = []
    for each in loads:
        name, _, number = each.partition(_TIMES)
        load.append((name, int(number or 1)))
    return Sign(base, turn, tuple(load))


def is_sided(base: str, letters: frozenset[str]) -> bool:
    """Whether a word spells the sides of a tile: top, right, bottom, left; ``-`` shows nothing."""
    return len(base) == SIDES and set(base) <= letters | {NO_SIDE} and set(base) != {NO_SIDE}
