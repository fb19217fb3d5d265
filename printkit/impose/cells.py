"""From drawn pieces to cells: what lies in one place of a grid, with its cut and fold paths."""

from typing import NamedTuple

from printkit.base.geometry import Matrix, Rect
from printkit.components.part import DrawnPiece
from printkit.display.items import Group, Segment
from printkit.display.shapes import rect, transform

Path = tuple[Segment, ...]


class Face(NamedTuple):
    """One drawing of a cell and where it lies in it (None: at its origin)."""

    group: Group
    matrix: Matrix | None = None


class Cell(NamedTuple):
    """What lies in one place of a grid: a piece, or a pair of front and back to fold.

    Attributes:
        id: Of the piece.
        width: Of the trim box, or of both boxes of a pair.
        height: The same.
        bleed: How far art reaches over the trim.
        faces: What is drawn on the front of the sheet.
        boxes: The trim boxes in it: crop marks stand at their edges.
        outlines: Paths to cut.
        folds: Paths to fold.
        back: What is drawn on the back of the sheet.
        shares: Whether neighbours may share their cut lines: plain boxes without bleed.
    """

    id: str
    width: float
    height: float
    bleed: float
    faces: tuple[Face, ...]
    boxes: tuple[Rect, ...]
    outlines: tuple[Path, ...]
    folds: tuple[Path, ...] = ()
    back: Group | None = None
    shares: bool = False

    def with_art(self, piece: DrawnPiece, *, back: bool) -> "Cell":
        """Return the cell of another piece of the same size, outline and folds.

        What is equal stays one object, so that sheets that look the same are found quickly.
        `back`: its back is printed on the other side of the sheet.
        """
        first, *others = self.faces
        art: tuple[Face, ...] = (Face(piece.front, first.matrix),)
        if others and piece.back is not None:
            art = (*art, Face(piece.back, others[0].matrix))
        return Cell(
            piece.id,
            self.width,
            self.height,
            self.bleed,
            art,
            self.boxes,
            self.outlines,
            self.folds,
            piece.back if back else None,
            self.shares,
        )


def single(piece: DrawnPiece, *, back: bool) -> Cell:
    """Return a piece as it is; `back`: its back is printed on the other side of the sheet."""
    box = Rect(0.0, 0.0, piece.width, piece.height)
    return Cell(
        piece.id,
        piece.width,
        piece.height,
        piece.bleed,
        faces=(Face(piece.front),),
        boxes=(box,),
        outlines=(piece.trim or rect(*box),),
        folds=piece.folds,
        back=piece.back if back else None,
        shares=not piece.trim and piece.bleed == 0,
    )


def back_alone(piece: DrawnPiece, back: Group) -> Cell:
    """Return the back of a piece as a piece of its own, to be glued behind the front."""
    mirrored = Matrix(-1.0, 0.0, 0.0, 1.0, piece.width, 0.0)
    box = Rect(0.0, 0.0, piece.width, piece.height)
    outline = transform(piece.trim, mirrored) if piece.trim else rect(*box)
    return Cell(
        f"{piece.id}.back",
        piece.width,
        piece.height,
        piece.bleed,
        faces=(Face(back),),
        boxes=(box,),
        outlines=(outline,),
        shares=not piece.trim and piece.bleed == 0,
    )
