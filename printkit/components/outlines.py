"""From the name of a shape and its box to the outline along which a flat piece is cut."""

from printkit.base.geometry import Rect
from printkit.display import shapes
from printkit.display.items import Segment

SHAPES = ("square", "disc", "octagon", "house", "bar")
"""All but the disc are cut with straight snips; squares and bars share their cuts."""
_CORNER = 1 - 2**-0.5
"""What is cut off an octagon, as a share of its size."""
EAVES = 0.4
"""Height of the eaves of a house below its ridge, as a share of its height."""


def outline(shape: str, box: Rect) -> tuple[Segment, ...]:
    """Return the closed path of a shape that fills a box.

    Args:
        shape: One of `SHAPES`; a square is any box, a bar too.
        box: Of the piece's trim, or as far as its art reaches.
    """
    if shape == "disc":
        return shapes.circle(*box.centre, box.width / 2)
    x, y, width, height = box
    if shape == "octagon":
        w, h = width * _CORNER, height * _CORNER
        return shapes.polygon(
            (
                (x + w, y), (box.right - w, y), (box.right, y + h), (box.right, box.bottom - h),
                (box.right - w, box.bottom), (x + w, box.bottom), (x, box.bottom - h), (x, y + h),
            )
        )  # fmt: skip
    if shape == "house":
        eaves = y + height * EAVES
        return shapes.polygon(
            (
                (box.centre.x, y), (box.right, eaves), (box.right, box.bottom), (x, box.bottom),
                (x, eaves),
            )
        )  # fmt: skip
    return shapes.rect(*box)
