"""From what is drawn on the sides of a board to the part that is laid on paper."""

from typing import NamedTuple

from printkit.components.boardtext import Box
from printkit.components.part import DrawnPiece, Part
from printkit.components.theme import Theme
from printkit.display.items import Group, Item
from printkit.model.pieces import BoardSet


class BoardFace(NamedTuple):
    """One side of a board; all lengths in mm.

    Attributes:
        width: Of the board.
        height: Of the board.
        items: What is drawn.
        joins: Where a join of a split board is best: x and y.
        avoid: Boxes of numbers, letters and symbols that no join may cut.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    joins: tuple[tuple[float, ...], tuple[float, ...]]
    avoid: tuple[Box, ...]


def board_part(spec: BoardSet, theme: Theme, front: BoardFace, other: BoardFace | None) -> Part:
    """Return the part of a board with one or two sides; two are equally large."""
    box = (0.0, 0.0, front.width, front.height)
    piece = DrawnPiece(
        spec.piece.id,
        theme.say(spec.piece.name),
        spec.piece.count,
        front.width,
        front.height,
        Group(front.items, key=spec.piece.id, box=box),
        Group(other.items, key=f"{spec.piece.id}.back", box=box) if other else None,
        back_matters=other is not None,
        joins=front.joins,
        avoid=(*front.avoid, *(other.avoid if other else ())),
    )
    return Part(spec.part, theme.say(spec.name), "board", (piece,))
