"""The finished files of Guatemala Café, read back: both boards, both sides, whole or split, in their size."""

from collections import Counter

import pytest

from tests.contract.kits import prepared, printed
from tests.reading import placed

EXACT = 0.01
BOARDS = ("cultivation", "plantation")
SIDES = {name for board in BOARDS for name in (board, f"{board}.back")}


def found(pdf: bytes) -> list[str]:
    """Return the sides of boards in a file, as often as they are placed on a page."""
    return [mark.name for mark in placed(pdf) if not mark.inside and mark.name in SIDES]


def test_br_062_each_side_of_each_board_is_in_the_pdf_once() -> None:
    """One cultivation board and one plantation board, with both sides each."""
    pdf = printed("guatemala-cafe", BOARDS, board_paper="a3")
    assert dict.fromkeys(SIDES, 1) == Counter(found(pdf))


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_cultivation_board_has_marks_on_common_paper(paper: str) -> None:
    """187 mm of squares with a frame and marks on A4 and Letter, in one piece (4.1)."""
    kit = prepared("guatemala-cafe", ("cultivation",), paper=paper)
    assert [] == [note for note in kit.imposed.notes if "narrow" in note]
    assert 2 == kit.imposed.sheets


@pytest.mark.parametrize(
    ("part", "paper", "sheets"),
    [("cultivation", "a4", 1), ("plantation", "a3", 1), ("plantation", "a4", 3)],
)
def test_boards_are_printed_in_their_own_size(part: str, paper: str, sheets: int) -> None:
    """Whatever the paper, a sheet shows a board 1 : 1: its form is placed without a scale."""
    pdf = printed("guatemala-cafe", (part,), board_paper=paper)
    marks = [mark for mark in placed(pdf) if mark.name in SIDES and not mark.inside]
    assert {part: sheets, f"{part}.back": sheets} == Counter(mark.name for mark in marks)
    for mark in marks:
        a, b, c, d = mark.state.matrix[:4]
        assert abs(abs(a * d - b * c) - 1.0) < EXACT


def test_sides_lie_back_to_back_on_a_two_sided_sheet() -> None:
    """With --duplex the other side is on the back of the same sheet, behind the front."""
    pdf = printed("guatemala-cafe", BOARDS, board_paper="a3", duplex="long-edge")
    kit = prepared("guatemala-cafe", BOARDS, board_paper="a3", duplex="long-edge")
    marks = {mark.name: mark for mark in placed(pdf) if not mark.inside and mark.name in SIDES}
    for name in BOARDS:
        front, back = marks[name], marks[f"{name}.back"]
        assert front.page + 1 == back.page
        page = kit.document.pages[front.page]
        x, y = front.box[0] + front.box[2] / 2, front.box[1] + front.box[3] / 2
        upright = page.width <= page.height
        behind = (page.width - x, y) if upright else (x, page.height - y)
        assert abs(back.box[0] + back.box[2] / 2 - behind[0]) < EXACT
        assert abs(back.box[1] + back.box[3] / 2 - behind[1]) < EXACT
