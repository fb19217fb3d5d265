"""Columns hold everything in order; what is tied stays together; the last ones end level."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import FitError
from printkit.components.flow import Column, flow, level
from printkit.components.slab import Slab

HEIGHT = 60.0
heights = st.floats(0.5, 12.0)
slabs = st.lists(
    st.builds(
        Slab, items=st.just(()), height=heights, before=st.floats(0.0, 4.0), tied=st.booleans()
    ),
    min_size=1,
    max_size=40,
)


def untied_often(found: list[Slab]) -> list[Slab]:
    """Cut chains at every third slab, so that a chain fits in a column."""
    return [
        Slab((), slab.height, slab.before, tied=slab.tied and k % 3 != 2)
        for k, slab in enumerate(found)
    ]


def foot(column: Column) -> float:
    """Return where a column ends."""
    y, slab = column[-1]
    return y + slab.height


@given(slabs)
def test_nothing_is_lost_split_or_out_of_order(found: list[Slab]) -> None:
    """The slabs of all columns are the slabs, below each other, inside the columns."""
    given_slabs = untied_often(found)
    columns = flow(given_slabs, lambda _: HEIGHT, "test")
    assert given_slabs == [slab for column in columns for _, slab in column]
    for column in columns:
        assert 0.0 == column[0][0]
        assert foot(column) <= HEIGHT + 1e-6
        for (y1, one), (y2, two) in pairwise(column):
            assert y1 + one.height + two.before == pytest.approx(y2)


@given(slabs)
def test_a_column_never_ends_with_what_is_tied_to_the_next(found: list[Slab]) -> None:
    """No heading and no first line of a paragraph stands alone at the foot of a column."""
    columns = flow(untied_often(found), lambda _: HEIGHT, "test")
    assert not any(column[-1][1].tied for column in columns[:-1])


@given(slabs, st.integers(1, 3))
def test_level_columns_need_no_more_pages_and_end_no_lower(found: list[Slab], number: int) -> None:
    """Levelling keeps the pages and the order, and shortens the longest column of the last page."""
    given_slabs = untied_often(found)
    plain = flow(given_slabs, lambda _: HEIGHT, "test")
    even = level(given_slabs, lambda _: HEIGHT, number, "test")
    assert given_slabs == [slab for column in even for _, slab in column]
    assert -(-len(plain) // number) == -(-len(even) // number)
    first = (len(plain) - 1) // number * number
    assert max(map(foot, even[first:])) <= max(map(foot, plain[first:])) + 1e-6


def test_what_cannot_fit_in_a_column_is_refused() -> None:
    """A chain higher than a column is an error that names the text and both heights."""
    chain = [Slab((), 40.0, tied=True), Slab((), 30.0)]
    with pytest.raises(FitError, match=r"the leaflet .* 70.0 mm .* 60.0 mm"):
        flow(chain, lambda _: HEIGHT, "the leaflet")
