"""From measures in heights of a box to places in mm, and the paints of what stands on the land."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from printkit.base.geometry import Rect
from printkit.components.theme import Theme, luminance
from printkit.display.items import Colour

Points: TypeAlias = Sequence[tuple[float, float]]

_PALE = 0.8
"""Above this luminance light cuts cannot be seen."""


def placed(box: Rect, points: Points) -> list[tuple[float, float]]:
    """Return points as mm, those left of the box but the first of them left out.

    Args:
        box: The land; a wide one shows more of it to the left.
        points: From right to left; how far right of the box's lower right corner and how high above
            it, in heights of the box.
    """
    found = []
    for x, y in points:
        found.append((box.right + x * box.height, box.bottom - y * box.height))
        if found[-1][0] < box.x:
            break
    return found


def worn(theme: Theme, cloth: str) -> Mapping[str, Colour]:
    """Return the paints of a figure or thing in a colour; on white its cuts are wooden."""
    pale = luminance(theme.colour(cloth)) > _PALE
    return {
        "ink": theme.colour("ink"),
        "ground": theme.colour("wood" if pale else "paper"),
        "accent": theme.colour(cloth),
        "light": theme.colour("white"),
    }
