"""The finished file of Darjeeling, read back: board and maps, whole or split, once each."""

from collections import Counter

import pytest

from tests.contract.kits import prepared, printed
from tests.reading import placed

EXACT = 0.01


def test_br_062_board_and_maps_are_in_the_pdf_as_often_as_the_box_holds_them() -> None:
    """One board and one map of each region; no outline unless it is named."""
    pdf = printed("darjeeling", board_paper="a3")
    found = Counter(mark.name for mark in placed(pdf) if not mark.inside)
    maps = {f"map.{name}": 1 for name in ("india", "sri-lanka", "china")}
    assert {"board": 1, **maps} == {
        name: number for name, number in found.items() if name.partition(".")[0] in ("board", "map")
    }
    assert not any(name.startswith("outline") for name in found)


def test_outlines_come_when_they_are_named() -> None:
    """Each region's outline is on as many sheets as the job says, four, two and two on A4."""
    kit = prepared("darjeeling", ("outlines",))
    marks = placed(printed("darjeeling", ("outlines",)), "outline.")
    found = Counter(mark.name for mark in marks if not mark.inside)
    assert {"outline.india": 4, "outline.sri-lanka": 2, "outline.china": 2} == dict(found)
    (row,) = kit.imposed.rows
    assert (8, 3) == (row.sheets, row.pieces)


@pytest.mark.parametrize(("paper", "sheets"), [("a4", 2), ("letter", 2), ("a3", 1)])
def test_the_board_is_printed_in_its_own_size(paper: str, sheets: int) -> None:
    """Whatever the paper, a sheet shows the board 1 : 1: its form is placed without a scale."""
    pdf = printed("darjeeling", ("board",), board_paper=paper)
    marks = [mark for mark in placed(pdf) if mark.name == "board" and not mark.inside]
    assert sheets == len(marks)
    layout = prepared("darjeeling", ("board",), board_paper=paper)
    assert sheets == layout.imposed.rows[0].sheets
    for mark in marks:
        a, b, c, d = mark.state.matrix[:4]
        assert abs(abs(a * d - b * c) - 1.0) < EXACT
