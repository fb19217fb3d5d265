"""Points, boxes and maps do what a drawing expects of them: y down, degrees clockwise."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.geometry import (
    IDENTITY,
    Matrix,
    Point,
    Rect,
    rotation,
    scaling,
    translation,
)

lengths = st.floats(-500, 500)
maps = st.builds(Matrix, *(st.floats(-4, 4) for _ in range(4)), lengths, lengths)


def test_a_quarter_turn_is_clockwise_and_exact() -> None:
    """What pointed right points down, without a trace of rounding."""
    assert Point(0.0, 10.0) == rotation(90).apply(10, 0)
    assert Point(-10.0, 0.0) == rotation(180).apply(10, 0)
    assert Point(0.0, -10.0) == rotation(270).apply(10, 0)
    assert Point(10.0, 0.0) == rotation(360).apply(10, 0)
    assert rotation(-90) == rotation(270)


def test_a_turn_about_a_point_leaves_the_point() -> None:
    """The centre of the turn stays where it is."""
    for degrees in (30, 45.5, 90, 180, 270):
        assert rotation(degrees, Point(3, 4)).apply(3, 4) == pytest.approx((3, 4))


def test_45_degrees_turn_right_to_lower_right() -> None:
    """Between right and down lies lower right."""
    x, y = rotation(45).apply(1, 0)
    assert (x, y) == pytest.approx((0.5**0.5, 0.5**0.5))


@given(maps, maps, lengths, lengths)
def test_then_applies_the_first_map_first(
    first: Matrix, second: Matrix, x: float, y: float
) -> None:
    """A chain of maps is the maps one after the other."""
    assert first.then(second).apply(x, y) == pytest.approx(
        second.apply(*first.apply(x, y)), abs=1e-6
    )


@given(maps)
def test_the_identity_changes_nothing(some: Matrix) -> None:
    """Before or after another map, it does not count."""
    assert some == IDENTITY.then(some)
    assert some == some.then(IDENTITY)


def test_scaling_and_moving() -> None:
    """One factor scales both ways, two factors each its own; moving adds."""
    assert Point(6, 8) == scaling(2).apply(3, 4)
    assert Point(6, 12) == scaling(2, 3).apply(3, 4)
    assert Point(4, 6) == translation(1, 2).apply(3, 4)
    assert Point(8, 12) == translation(1, 2).then(scaling(2)).apply(3, 4)


def test_a_box_knows_its_sides() -> None:
    """Right, bottom, middle, smaller and moved."""
    box = Rect(10, 20, 63, 88)
    assert (73, 108) == (box.right, box.bottom)
    assert Point(41.5, 64) == box.centre
    assert Rect(13, 23, 57, 82) == box.inset(3)
    assert Rect(7, 17, 69, 94) == box.inset(-3)
    assert Rect(11, 18, 63, 88) == box.moved(1, -2)


def test_boxes_that_share_an_edge_do_not_overlap() -> None:
    """Cards with a common cut line lie side by side; a hair more and they overlap."""
    left = Rect(0, 0, 63, 88)
    assert not left.overlaps(Rect(63, 0, 63, 88))
    assert not left.overlaps(Rect(0, 88, 63, 88))
    assert left.overlaps(Rect(62.99, 0, 63, 88))
    assert left.overlaps(left)


def test_a_box_holds_what_lies_in_it() -> None:
    """A box holds itself and smaller ones, but nothing that sticks out."""
    page = Rect(0, 0, 210, 297)
    assert page.contains(page)
    assert page.contains(Rect(6.35, 6.35, 100, 100))
    assert not page.contains(Rect(150, 0, 63, 88))
    assert not page.contains(Rect(-0.01, 0, 63, 88))
