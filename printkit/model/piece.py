"""From one sort of piece to its record: name, owner, and how many there are."""

from collections.abc import Mapping
from dataclasses import dataclass

from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class Piece:
    """One sort of piece.

    Attributes:
        id: ``token.O``; the part of it behind the dot is the kind or seat.
        name: The name people read.
        of: Id of the kind or seat, or empty.
        count: In the box.
        spares: Printed on top of it when everything is printed.
        needed: For so many players; None: the count.
    """

    id: str
    name: Text
    of: str
    count: int
    spares: int = 0
    needed: Mapping[int, int] | None = None
