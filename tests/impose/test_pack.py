"""How many pieces go on a page, and where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.geometry import Rect
from printkit.impose.pack import Size, best_layout, frames, grid_in
from printkit.impose.paper import Paper
from tests.impose.making import A3, A4, A5, LETTER

CARD = Size(63.0, 88.0)


@pytest.mark.parametrize(
    ("paper", "margin", "count"),
    [
        *[(A5, 6.0, 4), (A4, 6.0, 9), (LETTER, 6.0, 9), (A3, 6.0, 18)],
        *[(A5, 6.35, 4), (A4, 6.35, 9), (LETTER, 6.35, 9), (A3, 6.35, 18)],
    ],
)
def test_br_053_the_number_of_cards_follows_the_paper(
    paper: Paper, margin: float, count: int
) -> None:
    """63 x 88 mm: 4 on A5, 9 on A4 and Letter, 18 on A3, the ruler included."""
    layout = best_layout(CARD, paper, margin)
    assert layout is not None
    assert layout.frame.strip is not None
    assert count == layout.grid.capacity


def test_br_052_large_cards_are_turned_where_more_fit_that_way() -> None:
    """120 x 170 mm on A4: 2 on an upright page, lying on their sides, apart from each other."""
    layout = best_layout(Size(120.0, 170.0, 0.0, 2.0), A4, 6.0)
    assert layout is not None
    assert layout.grid.capacity == 2
    one, two = (Rect(*place[:4]) for place in layout.grid.places())
    assert not one.overlaps(two)
    assert (210.0, 297.0) == (layout.frame.width, layout.frame.height)
    assert (170.0, 120.0) == (one.width, one.height)


def test_among_equals_the_page_stands_upright() -> None:
    """A3 holds 18 cards both ways: the upright page is taken."""
    layout = best_layout(CARD, A3, 6.0)
    assert layout is not None
    assert (297.0, 420.0) == (layout.frame.width, layout.frame.height)


def test_the_strip_stands_at_the_side_where_head_and_foot_are_full() -> None:
    """Nine cards leave 3.4 mm of Letter's height: ruler and name stand along a side."""
    layout = best_layout(CARD, LETTER, 6.0)
    assert layout is not None
    assert layout.frame.strip is not None
    assert layout.frame.strip.width < layout.frame.strip.height


def test_a_piece_that_fills_the_paper_leaves_out_the_strip() -> None:
    """A piece as large as the printable area is printed all the same."""
    layout = best_layout(Size(198.0, 285.0), A4, 6.0)
    assert layout is not None
    assert layout.frame.strip is None
    assert best_layout(Size(198.1, 285.0), A4, 6.0) is None


def test_a_grid_gives_way_to_the_ruler_only_when_there_is_no_other_way() -> None:
    """Pieces that fill width and height to less than 5 mm lose a row, never the ruler."""
    layout = best_layout(Size(98.0, 94.0), A4, 6.0)
    assert layout is not None
    assert layout.frame.strip is not None
    assert layout.grid.capacity == 4


def test_br_047_with_bleed_the_grid_counts_the_art_at_its_rim() -> None:
    """63 x 88 with 3 mm of bleed: 8 on A4, their art 6 mm inside the paper, gaps of 6 mm."""
    layout = best_layout(Size(63.0, 88.0, 3.0, 6.0), A4, 6.0)
    assert layout is not None
    assert layout.grid.capacity == 8
    art = layout.grid.box().inset(-3.0)
    assert layout.frame.area.contains(art)


sides = st.floats(5.0, 200.0)


@given(
    width=sides,
    height=sides,
    bleed=st.sampled_from([0.0, 1.0, 3.0]),
    extra=st.floats(0.0, 5.0),
    paper=st.tuples(st.floats(60.0, 500.0), st.floats(60.0, 500.0)),
    margin=st.floats(0.0, 25.0),
)
def test_packing_never_overlaps_and_stays_in_the_printable_area(
    width: float,
    height: float,
    bleed: float,
    extra: float,
    paper: tuple[float, float],
    margin: float,
) -> None:
    """Art of neighbours does not meet, art and strip do not meet, nothing is in the margin."""
    size = Size(round(width, 3), round(height, 3), bleed, round(2 * bleed + extra, 3))
    sheet = Paper("P", *sorted(round(side, 3) for side in paper))
    layout = best_layout(size, sheet, round(margin, 3))
    page = Rect(0.0, 0.0, sheet.width, sheet.height).inset(round(margin, 3))
    if layout is None:
        short, long = sorted((size.width + 2 * bleed, size.height + 2 * bleed))
        assert short > page.width - 1e-6 or long > page.height - 1e-6
        return
    frame, grid = layout.frame, layout.grid
    printable = Rect(0.0, 0.0, frame.width, frame.height).inset(round(margin, 3))
    art = [Rect(*place[:4]).inset(-bleed) for place in grid.places()][:40]
    for k, one in enumerate(art):
        assert printable.contains(one, 1e-5)
        assert frame.strip is None or not one.overlaps(frame.strip, 1e-5)
        for other in art[k + 1 :]:
            assert not one.overlaps(other, 1e-5)
    one_more = grid.columns * (grid.width + grid.gap) + grid.width + 2 * bleed
    assert one_more > frame.area.width - 1e-6


@given(count=st.integers(1, 60), turned=st.booleans())
def test_br_031_places_do_not_add_up_errors(count: int, *, turned: bool) -> None:
    """The k-th place is k pitches from the first one, to a millionth of a mm."""
    area = Rect(6.0, 6.0, 198.0, 4000.0)
    grid = grid_in(area, Size(10.0 / 3, 17.1, 0.0, 0.1), turned=turned)
    assert grid is not None
    k = count % grid.columns
    assert abs(grid.left(k) - grid.x - k * (grid.width + 0.1)) < 1e-6


def test_frames_share_the_printable_area_between_pieces_and_strip() -> None:
    """Area and strip touch, do not overlap, and fill the printable area."""
    for frame in frames(A4, 6.35):
        assert frame.strip is not None
        assert not frame.area.overlaps(frame.strip)
        whole = (frame.width - 12.7) * (frame.height - 12.7)
        used = frame.area.width * frame.area.height + frame.strip.width * frame.strip.height
        assert abs(whole - used) < 1e-3
