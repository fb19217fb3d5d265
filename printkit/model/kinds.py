"""From what players tell apart (colours, sorts, seats) to the records that name and sign them.

They stand in a module of their own, since a tally needs them and not the pieces that are printed.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class Kind:
    """What players must tell apart without colour: a name, a letter and a pattern.

    Attributes:
        colour: Key in the theme's table of colours.
        pattern: dots, rising, level, waves, crosses, falling, upright or solid.
    """

    id: str
    name: Text
    letter: str
    colour: str
    pattern: str


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: its sign (a symbol) and colour (key in the theme)."""

    id: str
    name: Text
    sign: str
    colour: str


def for_seat(seat: Seat, players: Iterable[int], each: int = 1) -> dict[int, int]:
    """Return how many pieces of a seat are needed, by players: the first seats are used.

    Seats are numbered from 1 by their ids; `each` is what one player at the table has.
    """
    return {number: each if int(seat.id) <= number else 0 for number in players}
