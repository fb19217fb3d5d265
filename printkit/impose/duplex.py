"""From a front to what lies behind it: mirrored places for two-sided sheets, pairs to fold for others.

Both sides of a sheet are drawn as people see them. A sheet that is turned over its left or right edge
shows a mirror image in x, one that is turned over its upper or lower edge a mirror image in y. The
long edges of an upright page are left and right, those of a page on its side are above and below;
that is what printers mean by the words, whatever way a page is turned.

A piece itself is then turned like a page of a book, about its upright axis, so its back has the same
edge up as its front.
"""

from typing import Literal

from printkit.base.geometry import Matrix, Rect
from printkit.components.part import DrawnPiece
from printkit.display.items import Segment
from printkit.display.shapes import line, rect, transform
from printkit.impose.cells import Cell, Face
from printkit.impose.pack import Place, tidy

Axis = Literal["x", "y"]

FOLD_AWAY = 5.0
"""From the bleed to the fold: the strip that is cut off takes up a fold that is not quite true."""


def flip_axis(duplex: str, width: float, height: float) -> Axis:
    """Return the coordinate that is mirrored on the back of a page of that size.

    Args:
        duplex: ``long-edge`` or ``short-edge``.
        width: Of the page.
        height: Of the page; a square counts as upright.
    """
    return "x" if (duplex == "long-edge") == (width <= height) else "y"


def mirror(place: Place, width: float, height: float, axis: Axis) -> Place:
    """Return the place on the back of the page that lies behind a place on its front.

    Done twice it returns the place itself. The turn is that of a back whose upper edge lies behind
    the upper edge of the front.
    """
    x, y, w, h, turn = place
    if axis == "x":
        return Place(tidy(width - x - w), y, w, h, -turn % 360)
    return Place(x, tidy(height - y - h), w, h, (180 - turn) % 360)


def mirror_box(box: Rect, width: float, height: float, axis: Axis) -> Rect:
    """Return the box behind a box."""
    return Rect(*mirror(Place(*box), width, height, axis)[:4])


def fold_pair(piece: DrawnPiece, *, beside: bool) -> Cell:
    """Return front and back side by side, to be folded back to back and glued.

    Beside each other both stand upright and the fold is upright too; below each other the back stands
    on its head towards the fold. A box without bleed is folded on its very edge: there is no strip to
    cut off, and the two sides cannot drift apart at the fold. Art with bleed and other outlines keep
    the fold 5 mm away from what is printed; all edges are then cut when the pair is glued.

    Args:
        piece: A piece with a back.
        beside: The fold is on the right side of the front; else on its lower side.
    """
    back = piece.back
    if back is None:
        message = f"{piece.id} has no back to fold over"
        raise ValueError(message)
    width, height = piece.width, piece.height
    flush = not piece.trim and piece.bleed == 0
    gutter = 0.0 if flush else 2 * (piece.bleed + FOLD_AWAY)
    far = (width if beside else height) + gutter
    if beside:
        placed = Matrix(1.0, 0.0, 0.0, 1.0, far, 0.0)
        total = (width + far, height)
        fold = line(far - gutter / 2, 0.0, far - gutter / 2, height)
    else:
        placed = Matrix(-1.0, 0.0, 0.0, -1.0, width, far + height)
        total = (width, height + far)
        fold = line(0.0, far - gutter / 2, width, far - gutter / 2)
    if flush:
        outlines: tuple[tuple[Segment, ...], ...] = (rect(0.0, 0.0, *total),)
        boxes: tuple[Rect, ...] = (Rect(0.0, 0.0, *total),)
    else:
        outline = piece.trim or rect(0.0, 0.0, width, height)
        behind = Matrix(-1.0, 0.0, 0.0, 1.0, width, 0.0).then(placed)
        outlines = (outline, transform(outline, behind))
        other = (far, 0.0) if beside else (0.0, far)
        boxes = (Rect(0.0, 0.0, width, height), Rect(*other, width, height))
    return Cell(
        piece.id,
        *total,
        piece.bleed,
        faces=(Face(piece.front), Face(back, placed)),
        boxes=boxes,
        outlines=outlines,
        folds=(*piece.folds, fold),
        shares=flush,
    )
