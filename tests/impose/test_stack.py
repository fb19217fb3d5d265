"""Small groups of pieces that share a sheet."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from printkit.base.geometry import Rect
from printkit.display import shapes
from printkit.display.fonts import FontBook
from printkit.impose.sheet import impose
from tests.impose.making import boxes, crop, deck, job, keys, part, piece, placed, printed_box

DISC = shapes.circle(8.5, 8.5, 8.5)


def test_small_groups_of_a_part_share_a_sheet(fonts: FontBook) -> None:
    """Nine discs and one card of their part stand below each other on one sheet."""
    mixed = part(piece("disc", 17.0, 17.0, 9, trim=DISC), piece("card", 100.0, 70.0))
    imposed = impose([mixed], job(), fonts, "G")
    assert len(imposed.pages) == 1
    assert ["disc"] * 9 + ["card"] == keys(imposed.pages)


def test_parts_with_few_pieces_share_a_sheet(fonts: FontBook) -> None:
    """Consecutive small parts stand on one sheet, which is named after both."""
    parts = [
        part(piece("figure", 20.0, 78.0, 15), name="figures"),
        part(piece("disc", 17.0, 17.0, 9, trim=DISC), name="markers"),
    ]
    imposed = impose(parts, job(), fonts, "G")
    (page,) = imposed.pages
    assert ("figures+markers 1", "01-figures-markers-1") == (page.label, page.name)
    assert [(1, 0), (0, 1)] == [(row.sheets, row.shared) for row in imposed.rows]
    assert [0, 0] == [entry.page for entry in imposed.outline]


def test_parts_of_different_stock_stay_apart(fonts: FontBook) -> None:
    """A pad on plain paper does not come on the sheet of card."""
    parts = [
        part(piece("a", 20.0, 20.0), name="a"),
        part(piece("b", 30.0, 20.0), name="b", stock="plain"),
    ]
    assert len(impose(parts, job(), fonts, "G").pages) == 2


def test_a_part_that_saves_no_sheet_stays_on_its_own(fonts: FontBook) -> None:
    """A part that needs two sheets anyway does not leave single pieces on the sheet before."""
    parts = [part(piece("a", 20.0, 20.0), name="a"), part(*deck(10).pieces, name="b")]
    imposed = impose(parts, job(), fonts, "G")
    assert ["a 1", "b 1", "b 2"] == [page.label for page in imposed.pages]


def test_a_rest_keeps_the_grid_and_takes_others_below(fonts: FontBook) -> None:
    """Ten cards and a few discs: the tenth card lies where the first one lies, the discs below it."""
    mixed = part(*deck(10).pieces, piece("disc", 17.0, 17.0, 9, trim=DISC))
    imposed = impose([mixed], job(), fonts, "G")
    first, second = imposed.pages
    assert placed(first)[0].box == placed(second)[0].box
    assert ["c10"] + ["disc"] * 9 == keys([second])
    assert min(each.box.y for each in placed(second)[1:]) > placed(second)[0].box.bottom + 8.9


sizes = st.tuples(st.integers(10, 90), st.integers(10, 120), st.integers(1, 14), st.booleans())


@given(groups=st.lists(sizes, min_size=1, max_size=6), marks=st.sampled_from(["crop", "none"]))
def test_blocks_keep_clear_of_each_other(
    fonts: FontBook, groups: list[tuple[int, int, int, bool]], marks: str
) -> None:
    """No piece overlaps, no mark touches a piece or the marks of another block, none is lost."""
    pieces = [
        piece(f"p{k}", w + k / 100, float(h), count, bleed=2.0 if bled else 0.0)
        for k, (w, h, count, bled) in enumerate(groups)
    ]
    imposed = impose([part(*pieces)], job(marks=marks), fonts, "G")
    for page in imposed.pages:
        trims = placed(page)
        for k, one in enumerate(trims):
            assert printed_box(page, 6.0).contains(one.box, 1e-5)
            assert not [two for two in trims[k + 1 :] if one.box.overlaps(two.box, 1e-5)]
            assert not [m for m in crop(page) if one.box.overlaps(m.inset(-0.1), 0.2)]
        upright = [mark for mark in crop(page) if mark.width == 0]
        blocks = list(dict.fromkeys(each.key for each in trims))
        for above, below in pairwise(blocks):
            foot = max(each.box.bottom for each in trims if each.key == above)
            head = min(each.box.y for each in trims if each.key == below)
            between = [m for m in upright if m.y > foot - 2.0 and m.bottom < head + 2.0]
            upper = [m.bottom for m in between if m.y - foot < head - m.bottom]
            lower = [m.y for m in between if m.y - foot >= head - m.bottom]
            assert max(upper, default=foot) + 0.9 <= min(lower, default=head)
    wanted = sorted(each.id for each in pieces for _ in range(each.count))
    assert wanted == sorted(keys(imposed.pages))


def test_sharing_uses_fewer_sheets_than_a_sheet_each(fonts: FontBook) -> None:
    """Six groups of one row each go on one sheet of A4."""
    pieces = [piece(f"p{k}", 20.0 + k, 20.0 + k, 4) for k in range(6)]
    imposed = impose([part(*pieces)], job(), fonts, "G")
    assert 1 == imposed.sheets == len(imposed.pages)
    rows = sorted({round(box.y, 3) for box in boxes(imposed.pages[0])})
    assert len(rows) == 6
    assert isinstance(boxes(imposed.pages[0])[0], Rect)
