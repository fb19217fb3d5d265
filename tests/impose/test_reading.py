"""Pages to read: covers, leaflets, sheets of words."""

import pytest

from printkit.base.errors import FitError
from printkit.display.fonts import FontBook
from printkit.impose.sheet import impose, page_space
from tests.impose.making import A4, A5, crop, job, keys, layer, part, piece, placed, texts


def test_a_page_fills_the_printable_area_less_the_strip(fonts: FontBook) -> None:
    """What `page_space` offers fits, to the millimetre, above the strip."""
    width, height = page_space(job(A4))
    assert (198.0, 280.0) == (width, height)
    leaflet = part(piece("p1", width, height), name="rules", kind="page")
    (page,) = impose([leaflet], job(A4), fonts, "G").pages
    (drawn,) = placed(page)
    assert (6.0, 6.0, 198.0, 280.0) == tuple(drawn.box)
    assert texts(page)


def test_pages_to_read_have_neither_marks_nor_cuts(fonts: FontBook) -> None:
    """Nobody cuts a leaflet."""
    leaflet = part(piece("p1", 190.0, 270.0), name="rules", kind="page")
    (page,) = impose([leaflet], job(A4), fonts, "G").pages
    assert not crop(page)
    assert not layer(page, "cut")
    assert page.trim is None


def test_a_leaflet_uses_both_sides_of_its_sheets(fonts: FontBook) -> None:
    """Three pages in a two-sided job: two sheets, the last back stays empty and says so."""
    pages = [piece(f"p{k}", 190.0, 270.0) for k in range(1, 4)]
    imposed = impose([part(*pages, name="rules", kind="page")], job(duplex="long-edge"), fonts, "G")
    assert ["p1", "p2", "p3"] == keys(imposed.pages)
    assert [False, True, False, True] == [page.is_back for page in imposed.pages]
    assert imposed.sheets == 2
    assert any("stays empty" in words for words in texts(imposed.pages[3]))


def test_copies_of_a_leaflet_are_collated_and_begin_in_front(fonts: FontBook) -> None:
    """1 2 3, 1 2 3: the second copy does not begin on the back of the first."""
    pages = [piece(f"p{k}", 190.0, 270.0, 2) for k in range(1, 4)]
    leaflet = part(*pages, name="rules", kind="page")
    assert ["p1", "p2", "p3"] * 2 == keys(impose([leaflet], job(), fonts, "G").pages)
    two = impose([leaflet], job(duplex="long-edge"), fonts, "G").pages
    assert ["p1"] == keys(two[4:5])
    assert len(two) == 8


def test_a_page_with_a_back_has_a_sheet_of_its_own(fonts: FontBook) -> None:
    """Its back lies behind it; the page before it keeps its place."""
    pages = [piece("p1", 190.0, 270.0), piece("p2", 190.0, 270.0, back=True)]
    imposed = impose([part(*pages, name="rules", kind="page")], job(duplex="long-edge"), fonts, "G")
    assert [["p1"], [], ["p2"], ["p2.back"]] == [keys([page]) for page in imposed.pages]


def test_a_wide_drawing_turns_its_page(fonts: FontBook) -> None:
    """A drawing wider than high is not turned: its page is."""
    wide = part(piece("wide", 260.0, 180.0), name="wide", kind="page")
    (page,) = impose([wide], job(), fonts, "G").pages
    assert (297.0, 210.0) == (page.width, page.height)
    assert [0] == [each.turn for each in placed(page)]


def test_small_drawings_share_a_page_and_are_cut(fonts: FontBook) -> None:
    """Drawings of half a page or less stand together, with marks."""
    small = part(piece("half", 190.0, 130.0, 4), name="half", kind="page")
    imposed = impose([small], job(), fonts, "G")
    assert [2, 2] == [len(placed(page)) for page in imposed.pages]
    assert crop(imposed.pages[0])


def test_a_drawing_larger_than_the_page_is_refused(fonts: FontBook) -> None:
    """The refusal has needed and available size."""
    large = part(piece("p1", 190.0, 270.0), name="rules", kind="page")
    with pytest.raises(FitError) as caught:
        impose([large], job(A5), fonts, "G")
    assert "190 × 270 mm" in caught.value.message
    assert "136 × 193 mm" in caught.value.message


def test_a_page_is_printed_as_often_as_it_counts(fonts: FontBook) -> None:
    """Two of the first page, one of the second: 1 2 1."""
    leaflet = part(piece("p1", 190.0, 270.0, 2), piece("p2", 190.0, 270.0), name="r", kind="page")
    assert ["p1", "p2", "p1"] == keys(impose([leaflet], job(), fonts, "G").pages)
