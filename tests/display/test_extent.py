"""The extent: what is really painted, lines at their full width, under any map."""

import pytest

from printkit.base.geometry import Rect, rotation, scaling, translation
from printkit.display import shapes
from printkit.display.extent import extent, union
from printkit.display.fonts import FontBook
from printkit.display.items import Group, ImageItem, PathItem, Style, TextItem

LINE = PathItem(shapes.rect(0, 0, 10, 6), Style(stroke="#000000", width=2))


def test_a_line_reaches_half_its_width_further(fonts: FontBook) -> None:
    """The box of an outline is that of its path, grown by half the width of the line."""
    assert Rect(-1, -1, 12, 8) == extent((LINE,), fonts)


def test_a_map_moves_scales_and_turns_the_box(fonts: FontBook) -> None:
    """Groups are followed to where they lie; widths of lines are scaled with them."""
    group = Group((LINE,), matrix=scaling(2).then(rotation(90)).then(translation(100, 50)))
    assert Rect(86, 48, 16, 24) == pytest.approx(extent((group,), fonts))


def test_a_clip_cuts_the_box(fonts: FontBook) -> None:
    """What lies outside a clip is not painted; with nothing inside there is no box."""
    clipped = Group((LINE,), clip=shapes.rect(5, 0, 20, 3))
    assert Rect(5, 0, 6, 3) == extent((clipped,), fonts)
    assert extent((Group((LINE,), clip=shapes.rect(50, 50, 1, 1)),), fonts) is None


def test_a_text_reaches_as_far_as_its_ink(fonts: FontBook) -> None:
    """Text counts by what is black, not by its advance."""
    face = fonts.face("Lato-Black")
    box = extent((TextItem(10, 20, "7", "Lato-Black", 10),), fonts)
    left, top, right, bottom = (10 * v for v in face.ink("7"))
    assert (10 + left, 20 + top, right - left, bottom - top) == pytest.approx(box)
    assert extent((TextItem(10, 20, " ", "Lato-Black", 10),), fonts) is None


def test_pictures_and_neighbours_are_held_together(fonts: FontBook) -> None:
    """The box of several items is the box around all of them."""
    assert Rect(-1, -1, 31, 41) == extent((LINE, ImageItem(10, 20, 20, 20, b"")), fonts)
    assert extent((), fonts) is None
    assert Rect(0, 0, 1, 1) == union(None, Rect(0, 0, 1, 1))


def test_a_known_group_is_not_measured_again(fonts: FontBook) -> None:
    """The box of a keyed group that was measured before is taken as it is."""
    group = Group((LINE,), key="k", box=(0, 0, 1, 1), matrix=translation(5, 5))
    assert Rect(5, 5, 2, 3) == extent((group,), fonts, known={"k": Rect(0, 0, 2, 3)})
