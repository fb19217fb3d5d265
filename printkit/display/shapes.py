"""From measures of a shape to the path segments that every backend draws; pure arithmetic in mm.

Round corners and circles become cubic curves here, before any backend (cutters ignore ``rx``). A
quarter circle of one cubic is at most 0.027 % of its radius off: 0.03 mm at a radius of 100.
"""

import math
from collections.abc import Iterable, Iterator, Sequence

from printkit.base.geometry import Matrix, Rect
from printkit.display.items import Segment

KAPPA = 4 / 3 * (math.sqrt(2) - 1)
_MAX_ARC = 90.0
_CLOSE: Segment = ("Z", ())


def rect(x: float, y: float, width: float, height: float) -> tuple[Segment, ...]:
    """Return a closed box, clockwise from its top-left corner."""
    return polygon(((x, y), (x + width, y), (x + width, y + height), (x, y + height)))


def rounded_rect(
    x: float, y: float, width: float, height: float, radius: float
) -> tuple[Segment, ...]:
    """Return a closed box with round corners; the radius is at most half of the shorter side."""
    r = min(radius, width / 2, height / 2)
    if r <= 0:
        return rect(x, y, width, height)
    right, bottom, k = x + width, y + height, r * (1 - KAPPA)
    segments: list[Segment] = [("M", (x + r, y))]
    if width > 2 * r:
        segments.append(("L", (right - r, y)))
    segments.append(("C", (right - k, y, right, y + k, right, y + r)))
    if height > 2 * r:
        segments.append(("L", (right, bottom - r)))
    segments.append(("C", (right, bottom - k, right - k, bottom, right - r, bottom)))
    if width > 2 * r:
        segments.append(("L", (x + r, bottom)))
    segments.append(("C", (x + k, bottom, x, bottom - k, x, bottom - r)))
    if height > 2 * r:
        segments.append(("L", (x, y + r)))
    segments.append(("C", (x, y + k, x + k, y, x + r, y)))
    return (*segments, _CLOSE)


def circle(cx: float, cy: float, radius: float) -> tuple[Segment, ...]:
    """Return a full circle, clockwise from its rightmost point."""
    return ellipse(cx, cy, radius, radius)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> tuple[Segment, ...]:
    """Return a full ellipse with its axes along x and y, clockwise from its rightmost point."""
    kx, ky = rx * KAPPA, ry * KAPPA
    return (
        ("M", (cx + rx, cy)),
        ("C", (cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)),
        ("C", (cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)),
        ("C", (cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)),
        ("C", (cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)),
        _CLOSE,
    )


def polygon(points: Iterable[tuple[float, float]]) -> tuple[Segment, ...]:
    """Return a closed path through the points."""
    return (*polyline(points), _CLOSE)


def polyline(points: Iterable[tuple[float, float]]) -> tuple[Segment, ...]:
    """Return an open path through the points."""
    first, *others = points
    return (("M", (first[0], first[1])), *[("L", (x, y)) for x, y in others])


def smooth(points: Sequence[tuple[float, float]]) -> tuple[Segment, ...]:
    """Return an open curve through the points without a corner (Catmull and Rom).

    Backwards it is the same curve.
    """
    segments: list[Segment] = [("M", (points[0][0], points[0][1]))]
    for k in range(len(points) - 1):
        before, start, end = points[max(0, k - 1)], points[k], points[k + 1]
        after = points[min(len(points) - 1, k + 2)]
        handles = (
            *(start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
            *(end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
        )
        segments.append(("C", (*handles, end[0], end[1])))
    return tuple(segments)


def line(x1: float, y1: float, x2: float, y2: float) -> tuple[Segment, ...]:
    """Return one straight line."""
    return (("M", (x1, y1)), ("L", (x2, y2)))


def arc(cx: float, cy: float, radius: float, start: float, end: float) -> tuple[Segment, ...]:
    """Return an open piece of a circle.

    Args:
        cx: Centre.
        cy: Centre.
        radius: In mm.
        start: Degrees clockwise from the rightmost point.
        end: Degrees; less than start runs anticlockwise.
    """
    pieces = max(1, math.ceil(abs(end - start) / _MAX_ARC - 1e-9))
    step = math.radians(end - start) / pieces
    k = 4 / 3 * math.tan(step / 4) * radius
    angle = math.radians(start)
    cos, sin = math.cos(angle), math.sin(angle)
    x, y = cx + radius * cos, cy + radius * sin
    segments: list[Segment] = [("M", (x, y))]
    for _ in range(pieces):
        x1, y1 = x - k * sin, y + k * cos
        angle += step
        cos, sin = math.cos(angle), math.sin(angle)
        x, y = cx + radius * cos, cy + radius * sin
        segments.append(("C", (x1, y1, x + k * sin, y - k * cos, x, y)))
    return tuple(segments)


def pie(cx: float, cy: float, radius: float, start: float, end: float) -> tuple[Segment, ...]:
    """Return a closed sector of a circle; angles as in `arc`."""
    (_, first), *curve = arc(cx, cy, radius, start, end)
    return (("M", (cx, cy)), ("L", first), *curve, _CLOSE)


def star(cx: float, cy: float, outer: float, inner: float, points: int) -> tuple[Segment, ...]:
    """Return a closed star with one point straight up."""
    corners = []
    for k in range(2 * points):
        radius = inner if k % 2 else outer
        angle = math.pi * k / points - math.pi / 2
        corners.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return polygon(corners)


def regular(
    cx: float, cy: float, radius: float, sides: int, turn: float = 0.0
) -> tuple[Segment, ...]:
    """Return a closed regular polygon; one corner lies straight to the right, then turned."""
    corners = []
    for k in range(sides):
        angle = 2 * math.pi * k / sides + math.radians(turn)
        corners.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return polygon(corners)


def transform(segments: Iterable[Segment], matrix: Matrix) -> tuple[Segment, ...]:
    """Return the segments as the matrix maps them."""
    a, b, c, d, e, f = matrix
    moved: list[Segment] = []
    for op, numbers in segments:
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        moved.append(
            (op, tuple(v for x, y in pairs for v in (a * x + c * y + e, b * x + d * y + f)))
        )
    return tuple(moved)


def bounds(segments: Iterable[Segment]) -> Rect:
    """Return the smallest box that holds the path (the curves themselves, not their handles).

    Raises:
        ValueError: There is no point in it.
    """
    drawn = [(op, numbers) for op, numbers in segments if numbers]
    if not drawn:
        raise ValueError("a path without a point has no bounds")
    xs = [numbers[-2] for _, numbers in drawn]
    ys = [numbers[-1] for _, numbers in drawn]
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    handles = [numbers for op, numbers in drawn if op == "C"]
    # Few curves reach further than their ends; only where a handle does, they are looked at.
    if any(min(c[0], c[2]) < left or max(c[0], c[2]) > right for c in handles):
        turns = list(_turns(drawn, 0))
        left, right = min((left, *turns)), max((right, *turns))
    if any(min(c[1], c[3]) < top or max(c[1], c[3]) > bottom for c in handles):
        turns = list(_turns(drawn, 1))
        top, bottom = min((top, *turns)), max((bottom, *turns))
    return Rect(left, top, right - left, bottom - top)


def _turns(drawn: Iterable[Segment], axis: int) -> Iterator[float]:
    """Yield the values where curves turn round, along x (0) or y (1)."""
    last = 0.0
    for op, numbers in drawn:
        if op == "C":
            yield from _extremes(last, *numbers[axis::2])
        last = numbers[axis - 2]


def _extremes(p0: float, p1: float, p2: float, p3: float) -> Iterator[float]:
    """Yield the values where one coordinate of a cubic curve turns round."""
    low, high = min(p0, p3), max(p0, p3)
    if low <= p1 <= high and low <= p2 <= high:
        return
    a = p3 - 3 * p2 + 3 * p1 - p0
    b = 2 * (p2 - 2 * p1 + p0)
    c = p1 - p0
    tiny = 1e-12
    if abs(a) < tiny:
        roots = [-c / b] if abs(b) > tiny else []
    else:
        root = b * b - 4 * a * c
        roots = [] if root < 0 else [(-b + s * math.sqrt(root)) / (2 * a) for s in (-1, 1)]
    for t in roots:
        if 0 < t < 1:
            u = 1 - t
            yield u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
