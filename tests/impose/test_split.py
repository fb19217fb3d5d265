"""Windows of a board along one direction, and where they are joined."""

from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from printkit.impose.split import label, spans


@pytest.mark.parametrize(
    ("column", "row", "expected"),
    [(0, 0, "A1"), (1, 0, "A2"), (0, 1, "B1"), (9, 25, "Z10"), (0, 26, "AA1"), (0, 52, "BA1")],
)
def test_letters_are_rows_and_numbers_are_columns(column: int, row: int, expected: str) -> None:
    """The first sheet is A1, the one to its right A2, the one below B1."""
    assert expected == label(column, row)


def test_a_board_that_fits_is_one_window() -> None:
    """Nothing is split that need not be, not even at the very edge."""
    (span,) = spans(197.3, 197.3, 10.0) or ()
    assert (0.0, 197.3, None, None) == (span.start, span.end, span.before, span.after)


def test_joins_lie_where_the_board_allows_them() -> None:
    """Between cells, never at 137, the middle, where a number stands."""
    found = spans(274.0, 197.0, 10.0, joins=[2.0 + 18 * k for k in range(16)]) or ()
    assert [128.0] == [span.after for span in found if span.after is not None]


def test_where_the_wished_joins_do_not_do_numbers_still_stay_whole() -> None:
    """A board with one join far at its end is split beside its letters."""
    found = spans(300.0, 200.0, 10.0, joins=[290.0], avoid=[(140.0, 160.0)]) or ()
    (join,) = [span.after for span in found if span.after is not None]
    assert join in (140.0, 160.0)


def test_a_board_full_of_letters_cannot_be_split() -> None:
    """There is no join outside what must stay whole."""
    assert spans(300.0, 200.0, 10.0, avoid=[(1.0, 299.0)]) is None


@pytest.mark.parametrize("overlap", [200.0, 250.0])
def test_br_059_an_overlap_as_wide_as_the_paper_is_no_split(overlap: float) -> None:
    """Windows that share all they show never reach the end."""
    assert spans(300.0, 200.0, overlap) is None


stretches = st.lists(
    st.tuples(st.floats(0, 1500), st.floats(0.5, 40)).map(lambda p: (p[0], p[0] + p[1])),
    max_size=25,
)


@given(
    length=st.floats(10, 1500),
    room=st.floats(60, 400),
    overlap=st.floats(0, 30),
    joins=st.lists(st.floats(0, 1500), max_size=60),
    avoid=stretches,
)
def test_windows_cover_every_point_and_share_exactly_the_overlap(
    *,
    length: float,
    room: float,
    overlap: float,
    joins: list[float],
    avoid: list[tuple[float, float]],
) -> None:
    """From end to end without a hole, none longer than the room, no join inside a number."""
    found = spans(length, room, overlap, joins, avoid)
    assume(found is not None)
    assert found is not None
    assert found[0].start == 0.0
    assert found[-1].end == length
    for span in found:
        assert 0.0 < span.length <= room + 1e-5
    for one, other in pairwise(found):
        assert one.end - other.start == pytest.approx(overlap, abs=1e-6)
        assert one.after == other.before
        assert one.after is not None
        assert not [a for a, b in avoid if a + 1e-5 < one.after < b - 1e-5]
    for one, other in zip(found, found[2:], strict=False):
        assert one.end <= other.end


@given(length=st.floats(10, 3000), room=st.floats(60, 400), overlap=st.floats(0, 30))
def test_there_are_no_more_windows_than_needed(length: float, room: float, overlap: float) -> None:
    """One window fewer would not reach, and all are about equally long."""
    found = spans(length, room, overlap)
    assert found is not None
    fewer = len(found) - 1
    assert fewer == 0 or fewer * room - (fewer - 1) * overlap < length + 1e-5
    lengths = [span.length for span in found]
    assert max(lengths) - min(lengths) <= overlap + 1e-5


@given(cells=st.integers(2, 60), cell=st.floats(8, 30), room=st.floats(60, 300))
def test_with_joins_between_cells_the_greedy_number_of_windows_is_reached(
    cells: int, cell: float, room: float
) -> None:
    """As many windows as when each takes as many whole cells as it can."""
    overlap = 6.0
    length = cells * cell
    found = spans(length, room, overlap, [cell * k for k in range(cells + 1)])
    count, reach, place = 1, room - overlap / 2, 0
    while length > (place * cell - overlap / 2 if place else 0.0) + room + 1e-6:
        step = max(k for k in range(cells + 1) if k * cell <= reach + 1e-6)
        assume(step > place)
        place, count = step, count + 1
        reach = place * cell + room - overlap
    assert found is not None
    assert count == len(found)
