"""Shapes: exact corners, curves that are round enough for a cutter, boxes that really hold them."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.geometry import Matrix, Rect, rotation
from printkit.display import shapes
from printkit.display.items import Segment


def points_of(segments: tuple[Segment, ...], steps: int = 16) -> list[tuple[float, float]]:
    """Return points along a path, curves sampled."""
    found: list[tuple[float, float]] = []
    for op, numbers in segments:
        if op == "C":
            (x0, y0), (x1, y1, x2, y2, x3, y3) = found[-1], numbers
            for k in range(1, steps + 1):
                t, u = k / steps, 1 - k / steps
                weights = u**3, 3 * u * u * t, 3 * u * t * t, t**3
                found.append(
                    (
                        sum(w * v for w, v in zip(weights, (x0, x1, x2, x3), strict=True)),
                        sum(w * v for w, v in zip(weights, (y0, y1, y2, y3), strict=True)),
                    )
                )
        elif op != "Z":
            found.append((numbers[0], numbers[1]))
    return found


def test_a_rect_has_its_four_corners() -> None:
    """A box goes clockwise from its top-left corner and is closed."""
    expected = (
        ("M", (1, 2)),
        ("L", (4, 2)),
        ("L", (4, 6)),
        ("L", (1, 6)),
        ("Z", ()),
    )
    assert expected == shapes.rect(1, 2, 3, 4)


def test_a_circle_is_round_to_a_thirtieth_of_a_percent() -> None:
    """No point of a circle is further than 0.03 % of the radius from where it should be."""
    radii = [math.hypot(x - 3, y - 4) for x, y in points_of(shapes.circle(3, 4, 100))]
    assert max(abs(radius - 100) for radius in radii) < 0.03


def test_round_corners_stay_inside_the_box() -> None:
    """A box with round corners has the size of the box, and its corners are cut off."""
    drawn = shapes.rounded_rect(0, 0, 63, 88, 3)
    assert Rect(0, 0, 63, 88) == shapes.bounds(drawn)
    nearest = min(math.hypot(x, y) for x, y in points_of(drawn))
    assert nearest == pytest.approx(3 * (math.sqrt(2) - 1), abs=0.001)


@pytest.mark.parametrize("radius", [0, -1])
def test_no_radius_is_a_plain_box(radius: float) -> None:
    """A radius of nothing gives the box itself, without idle curves."""
    assert shapes.rect(0, 0, 5, 6) == shapes.rounded_rect(0, 0, 5, 6, radius)


def test_a_radius_is_at_most_half_a_side() -> None:
    """A radius that is too large gives a full round end, and no line of no length."""
    drawn = shapes.rounded_rect(0, 0, 10, 4, 50)
    assert Rect(0, 0, 10, 4) == shapes.bounds(drawn)
    assert ["M", "L", "C", "C", "L", "C", "C", "Z"] == [op for op, _ in drawn]


def test_an_arc_runs_clockwise() -> None:
    """An arc starts at the right and goes down first, as angles do here."""
    drawn = shapes.arc(0, 0, 10, 0, 270)
    found = points_of(drawn)
    assert (10, 0) == found[0]
    assert found[4][1] > 0
    assert pytest.approx((0, -10), abs=1e-9) == found[-1]
    assert max(abs(math.hypot(x, y) - 10) for x, y in found) < 0.003


def test_a_star_points_up() -> None:
    """The first corner of a star is its topmost one."""
    (_, first), *others = shapes.star(0, 0, 10, 4, 5)
    assert pytest.approx((0, -10)) == first
    assert all(numbers[1] > -10 for _, numbers in others if numbers)


def test_bounds_are_those_of_the_curve_and_not_of_its_handles() -> None:
    """A curve with far handles is no larger than what is painted."""
    box = shapes.bounds((("M", (0, 0)), ("C", (0, 100, 10, 100, 10, 0))))
    assert Rect(0, 0, 10, 75) == box


def test_nothing_has_no_bounds() -> None:
    """Asking for the box of no points is refused."""
    with pytest.raises(ValueError, match="without a point"):
        shapes.bounds((("Z", ()),))


coordinate = st.floats(-50, 50).map(lambda value: round(value, 3))
pairs = st.tuples(coordinate, coordinate)


@given(pairs, pairs, pairs, pairs, st.integers(0, 359))
def test_bounds_hold_every_point_of_a_curve(
    start: tuple[float, float],
    one: tuple[float, float],
    two: tuple[float, float],
    end: tuple[float, float],
    degrees: int,
) -> None:
    """Whatever the curve and however it is turned, its box holds it and touches it on all sides."""
    curve = shapes.transform((("M", start), ("C", (*one, *two, *end))), rotation(degrees))
    box = shapes.bounds(curve)
    points = points_of(curve, 400)
    for x, y in points:
        assert box.x - 1e-9 <= x <= box.right + 1e-9
        assert box.y - 1e-9 <= y <= box.bottom + 1e-9
    assert min(x for x, _ in points) == pytest.approx(box.x, abs=0.05)
    assert max(y for _, y in points) == pytest.approx(box.bottom, abs=0.05)


@given(st.lists(pairs, min_size=1, max_size=6))
def test_transform_moves_every_point(points: list[tuple[float, float]]) -> None:
    """A map acts on each point of a path as it does on a point."""
    matrix = Matrix(0.5, 2, -1, 3, 7, -4)
    moved = shapes.transform(shapes.polyline(points), matrix)
    assert [tuple(matrix.apply(x, y)) for x, y in points] == [numbers for _, numbers in moved]


def test_a_smooth_curve_goes_through_its_points_without_a_corner() -> None:
    """It begins and ends where it should; at each point in between the direction stays."""
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, -3.0), (30.0, 2.0)]
    (start, first), *curves = shapes.smooth(points)
    assert ("M", points[0]) == (start, first)
    assert points[1:] == [numbers[-2:] for _, numbers in curves]
    for (_, one), (_, after), (x, y) in zip(curves, curves[1:], points[1:], strict=False):
        into = (x - one[2], y - one[3])
        out = (after[0] - x, after[1] - y)
        assert abs(into[0] * out[1] - into[1] * out[0]) < 1e-9
