"""Where crop marks and cut paths lie."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.geometry import Rect
from printkit.display import shapes
from printkit.display.fonts import FontBook
from printkit.impose.marks import crop_marks, cut_paths
from printkit.impose.pack import Grid
from printkit.impose.sheet import impose
from tests.impose.making import (
    A4,
    LETTER,
    boxes,
    crop,
    deck,
    job,
    part,
    paths,
    piece,
    printed_box,
    strokes,
)


def test_br_045_a_partial_sheet_has_its_marks_and_none_on_a_neighbour(fonts: FontBook) -> None:
    """Five cards on 3 x 3: all corners are marked, no mark is on a card, none at empty places."""
    (page,) = impose([deck(5)], job(), fonts, "G").pages
    trims, marks = boxes(page), crop(page)
    assert len(trims) == 5
    for box in trims:
        for x in (box.x, box.right):
            assert [m for m in marks if m.width == 0 and math.isclose(m.x, x, abs_tol=1e-3)]
        for y in (box.y, box.bottom):
            assert [m for m in marks if m.height == 0 and math.isclose(m.y, y, abs_tol=1e-3)]
        for mark in marks:
            assert not box.inset(1e-3).overlaps(_fat(mark), 0)
    edges_x = {round(x, 3) for box in trims for x in (box.x, box.right)}
    edges_y = {round(y, 3) for box in trims for y in (box.y, box.bottom)}
    for mark in marks:
        assert (mark.x if mark.width == 0 else mark.y) in (edges_x if mark.width == 0 else edges_y)
    # The corner of the empty place in the third row and column is nobody's corner.
    third_row = trims[0].y + 3 * 88.0
    assert not [m for m in marks if m.height == 0 and math.isclose(m.y, third_row, abs_tol=1e-3)]


def test_a_full_sheet_has_a_mark_at_both_ends_of_every_cut(fonts: FontBook) -> None:
    """Nine cards with shared cuts: four lines each way, two marks a line, no more."""
    (page,) = impose([deck(9)], job(), fonts, "G").pages
    marks = crop(page)
    assert len(marks) == 16
    assert all(2.0 - 1e-6 <= max(mark.width, mark.height) <= 4.0 + 1e-6 for mark in marks)


def test_br_046_no_marks_means_none(fonts: FontBook) -> None:
    """`none` leaves ruler and notes only; `crop` has marks on fronts and on backs."""
    bare = impose([deck(5)], job(marks="none"), fonts, "G").pages[0]
    assert not crop(bare)
    assert all(key.startswith("ruler") for _, _, key in strokes(bare))
    assert ("cut",) == bare.hidden
    two = impose([deck(5, back=True)], job(duplex="long-edge"), fonts, "G").pages
    assert all(crop(page) for page in two)


def test_lines_are_printed_in_the_cut_layer(fonts: FontBook) -> None:
    """`lines` prints the cut layer instead of crop marks; otherwise it is there for cutters."""
    (page,) = impose([deck(9)], job(marks="lines"), fonts, "G").pages
    assert not crop(page)
    assert () == page.hidden
    assert len(paths(page, "cut")) == 8


def test_shared_cuts_are_drawn_once_from_end_to_end(fonts: FontBook) -> None:
    """Nine cards without gaps are four lines down and four across, over the whole grid."""
    (page,) = impose([deck(9)], job(), fonts, "G").pages
    trims = boxes(page)
    lengths = sorted(round(max(box.width, box.height), 3) for box, _, _ in strokes(page, "cut"))
    assert [189.0] * 4 + [264.0] * 4 == lengths
    assert round(trims[-1].right - trims[0].x, 3) == 189.0


def test_br_048_edges_that_hexes_share_are_cut_once() -> None:
    """Two hexes side by side: six edges each, eleven lines in all."""
    side = 12.0
    step = side * math.sqrt(3)
    one = shapes.regular(0.0, 0.0, side, 6, 30.0)
    two = shapes.regular(step, 0.0, side, 6, 30.0)
    found = cut_paths([one, two])
    assert len(found) == 11
    ends = {tuple(sorted((path[0][1], path[1][1]))) for path in found}
    assert len(ends) == 11
    alone = cut_paths([one])
    assert [one] == list(alone)


def test_br_047_marks_stay_outside_the_bleed(fonts: FontBook) -> None:
    """With 3 mm of bleed the art is 69 x 94 mm, its neighbours' too, and no mark touches it."""
    (page,) = impose([deck(8, bleed=3.0)], job(bleed=3.0), fonts, "G").pages
    art = boxes(page)
    for k, one in enumerate(art):
        assert sorted((one.width, one.height)) == pytest.approx([69.0, 94.0])
        assert not [other for other in art[k + 1 :] if one.overlaps(other, 1e-5)]
        for mark in crop(page):
            assert not one.overlaps(_fat(mark), 1e-5)
    assert page.bleed == 3.0


def test_br_051_nothing_is_printed_in_the_rim(fonts: FontBook) -> None:
    """No trim, mark, ruler or word lies nearer to the edge than the margin."""
    parts = [deck(5), part(piece("t", 17, 17, 40, trim=shapes.circle(8.5, 8.5, 8.5)), name="t")]
    for page in impose(parts, job(margin=6.0), fonts, "G").pages:
        inside = printed_box(page, 6.0)
        for box in [*boxes(page), *(box for box, _, _ in strokes(page))]:
            assert inside.contains(box, 1e-5)


def test_a_narrow_rim_shortens_marks_then_leaves_them_out(fonts: FontBook) -> None:
    """Letter holds nine cards with 1.7 mm above and below: marks at the sides only, and a note."""
    imposed = impose([deck(9)], job(LETTER), fonts, "G")
    assert all(mark.height == 0 for mark in crop(imposed.pages[0]))
    assert any("head and foot" in note and "--marks lines" in note for note in imposed.notes)
    short = impose([deck(9)], job(A4, margin=6.35), fonts, "G")
    assert {2.15} == {round(m.width, 3) for m in crop(short.pages[0]) if m.height == 0}
    assert not short.notes


def test_a_wide_gap_has_marks_in_it(fonts: FontBook) -> None:
    """A gap of 8 mm has room for a mark between two cards; one of 3 mm has not."""
    wide = impose([deck(4)], job(gap=8.0), fonts, "G").pages[0]
    inner = [m for m in crop(wide) if _between(m, boxes(wide))]
    assert inner
    assert all(not box.overlaps(_fat(mark), 1e-5) for box in boxes(wide) for mark in inner)
    narrow = impose([deck(4)], job(gap=3.0), fonts, "G").pages[0]
    assert not [m for m in crop(narrow) if _between(m, boxes(narrow))]


@given(
    columns=st.integers(1, 5),
    rows=st.integers(1, 5),
    missing=st.integers(0, 4),
    gap=st.sampled_from([0.0, 2.0, 6.0, 9.0, 30.0]),
    bleed=st.sampled_from([0.0, 1.0, 3.0]),
    rim=st.floats(0.0, 12.0),
)
def test_marks_never_touch_a_piece_or_leave_their_room(
    *, columns: int, rows: int, missing: int, gap: float, bleed: float, rim: float
) -> None:
    """Whatever grid is filled how far: marks are 2 to 4 mm long, in the room, off all art."""
    gap = max(gap, 2 * bleed)
    grid = Grid(50.0, 60.0, columns, rows, 30.0, 20.0, gap, bleed)
    count = max(1, grid.capacity - missing)
    trims = [Rect(*place[:4]) for place in grid.places(count)]
    room = grid.box().inset(-bleed - rim)
    found = crop_marks(trims, bleed, room)
    for x1, y1, x2, y2 in found.strokes:
        mark = Rect(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1))
        length = max(mark.width, mark.height)
        assert 2.0 - 1e-5 <= length <= 8.0 + 1e-5
        assert room.contains(mark, 1e-5)
        for trim in trims:
            assert not trim.inset(-bleed).overlaps(mark.inset(-1e-4), 1e-3)
    assert (
        bool(found.narrow) == (rim < max(2.0, bleed) - bleed + 2.0 - 1e-5) or count < grid.capacity
    )


@given(
    columns=st.integers(1, 6),
    rows=st.integers(1, 6),
    missing=st.integers(0, 5),
    twice=st.booleans(),
)
def test_cut_lines_cover_each_edge_exactly_once(
    *, columns: int, rows: int, missing: int, twice: bool
) -> None:
    """The lengths of all cuts together are the lengths of all edges, a shared one counted once."""
    grid = Grid(10.0, 10.0, columns, rows, 30.0, 20.0)
    count = max(1, grid.capacity - missing)
    trims = [Rect(*place[:4]) for place in grid.places(count)]
    outlines = [shapes.rect(*box) for box in trims] * (2 if twice else 1)
    edges = set()
    for x, y, w, h in trims:
        edges |= {(x, y, x + w, y), (x, y + h, x + w, y + h)}
        edges |= {(x, y, x, y + h), (x + w, y, x + w, y + h)}
    wanted = sum(max(x2 - x1, y2 - y1) for x1, y1, x2, y2 in edges)
    total = 0.0
    for path in cut_paths(outlines):
        points = [xy for op, xy in path if op != "Z"]
        ends = [*points[1:], points[0]] if path[-1][0] == "Z" else points[1:]
        total += sum(
            abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in zip(points, ends, strict=False)
        )
    assert total == pytest.approx(wanted)


def _fat(mark: Rect) -> Rect:
    """Return a mark as wide as it is printed."""
    return (
        mark.inset(-0.1)
        if mark.width and mark.height
        else Rect(
            mark.x - (0.1 if mark.width == 0 else 0.0),
            mark.y - (0.1 if mark.height == 0 else 0.0),
            mark.width or 0.2,
            mark.height or 0.2,
        )
    )


def _between(mark: Rect, trims: list[Rect]) -> bool:
    """Whether a mark has pieces on both sides in its own direction."""
    if mark.width == 0:
        column = [b for b in trims if b.x - 0.01 <= mark.x <= b.right + 0.01]
        return any(b.bottom < mark.y for b in column) and any(b.y > mark.bottom for b in column)
    row = [b for b in trims if b.y - 0.01 <= mark.y <= b.bottom + 0.01]
    return any(b.right < mark.x for b in row) and any(b.x > mark.right for b in row)


@pytest.mark.parametrize("duplex", ["long-edge", "short-edge"])
def test_marks_on_the_back_lie_behind_those_on_the_front(fonts: FontBook, duplex: str) -> None:
    """For those who glue: the same marks, mirrored, outside of every back."""
    front, back = impose([deck(5, back=True)], job(duplex=duplex), fonts, "G").pages
    mirrored = {
        (round(210.0 - m.right, 3), round(m.y, 3))
        if duplex == "long-edge"
        else (round(m.x, 3), round(297.0 - m.bottom, 3))
        for m in crop(front)
    }
    assert mirrored == {(round(m.x, 3), round(m.y, 3)) for m in crop(back)}
    for trim in boxes(back):
        assert not [m for m in crop(back) if trim.overlaps(_fat(m), 1e-5)]


def test_a_grid_gives_up_a_row_it_does_not_need_for_its_marks(fonts: FontBook) -> None:
    """Six cards on Letter: two rows with marks on all sides; nine need all three rows."""
    six = impose([deck(6)], job(LETTER), fonts, "G")
    assert not six.notes
    assert len(crop(six.pages[0])) == 2 * 4 + 2 * 3
    assert len(boxes(impose([deck(10)], job(LETTER), fonts, "G").pages[0])) == 9
