"""From points, boxes and affine maps to points, boxes and affine maps; mm, origin top-left, y down."""

import math
from typing import NamedTuple


class Point(NamedTuple):
    """A place on the paper: x to the right, y down."""

    x: float
    y: float


class Rect(NamedTuple):
    """A box with its top-left corner at (x, y)."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def inset(self, by: float) -> "Rect":
        """Return the box with each side moved inwards by so much (outwards when negative)."""
        return Rect(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    def moved(self, dx: float, dy: float) -> "Rect":
        """Return the box at another place."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def overlaps(self, other: "Rect", slack: float = 1e-6) -> bool:
        """Whether the two boxes share more than an edge (slack in mm)."""
        return (
            self.x < other.right - slack
            and other.x < self.right - slack
            and self.y < other.bottom - slack
            and other.y < self.bottom - slack
        )

    def contains(self, other: "Rect", slack: float = 1e-6) -> bool:
        """Whether the other box lies inside this one (slack in mm)."""
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and self.right >= other.right - slack
            and self.bottom >= other.bottom - slack
        )


class Matrix(NamedTuple):
    """The affine map x' = a x + c y + e, y' = b x + d y + f (the order of SVG and PDF)."""

    a: float
    b: float
    c: float
    d: float
    e: float
    f: float

    def then(self, after: "Matrix") -> "Matrix":
        """Return the map that applies this one first and `after` second."""
        return Matrix(
            self.a * after.a + self.b * after.c,
            self.a * after.b + self.b * after.d,
            self.c * after.a + self.d * after.c,
            self.c * after.b + self.d * after.d,
            self.e * after.a + self.f * after.c + after.e,
            self.e * after.b + self.f * after.d + after.f,
        )

    def apply(self, x: float, y: float) -> Point:
        """Return where the map takes the point."""
        return Point(self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f)


IDENTITY = Matrix(1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
_QUARTER_TURNS = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}


def translation(dx: float, dy: float) -> Matrix:
    """Return the map that moves everything by (dx, dy) mm."""
    return Matrix(1.0, 0.0, 0.0, 1.0, dx, dy)


def scaling(sx: float, sy: float | None = None) -> Matrix:
    """Return the map that scales about the origin."""
    return Matrix(sx, 0.0, 0.0, sx if sy is None else sy, 0.0, 0.0)


def rotation(degrees: float, about: Point = Point(0.0, 0.0)) -> Matrix:  # noqa: B008
    """Return the map that turns clockwise about a point; quarter turns are exact."""
    quarter = _QUARTER_TURNS.get(int(degrees) % 360) if degrees == int(degrees) else None
    cos, sin = quarter or (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    x, y = about
    return Matrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y)
