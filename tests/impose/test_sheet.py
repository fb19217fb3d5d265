"""Whole jobs: pages, names, summaries, refusals."""

import re
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import FitError, RulesError, UsageError
from printkit.components.part import Part
from printkit.display import shapes
from printkit.display.fonts import FontBook
from printkit.display.items import Group, PathItem, TextItem
from printkit.impose.job import Job
from printkit.impose.paper import Paper
from printkit.impose.sheet import impose, page_space
from tests.impose.making import (
    A3,
    A4,
    A5,
    LETTER,
    boxes,
    deck,
    job,
    keys,
    layer,
    part,
    paths,
    piece,
    placed,
    walk,
)


def kit() -> list[Part]:
    """Return a small kit: a split board, tokens with backs, cards, a leaflet, a pad."""
    return [
        part(piece("board", 300.0, 280.0), name="board", kind="board"),
        part(piece("token.O", 17.0, 17.0, 26, back=True), name="tokens"),
        part(*deck(11).pieces, name="cards"),
        part(piece("p1", 190.0, 270.0), piece("p2", 190.0, 270.0), name="rules", kind="page"),
        part(piece("pad", 190.0, 130.0, 4), name="pad", stock="plain"),
    ]


@pytest.mark.parametrize("paper", [A4, LETTER, A3, A5])
def test_br_026_pages_have_the_size_of_the_paper(fonts: FontBook, paper: Paper) -> None:
    """Letter asked is Letter printed; a card stays 63 x 88 mm on every paper."""
    (page,) = impose([deck(4)], job(paper), fonts, "G").pages
    assert sorted((page.width, page.height)) == [paper.width, paper.height]
    assert {(63.0, 88.0)} == {
        tuple(sorted((round(b.width, 9), round(b.height, 9)))) for b in boxes(page)
    }


def test_br_027_pieces_keep_their_exact_size(fonts: FontBook) -> None:
    """Trim boxes and cut paths are the sizes of the pieces, turned or not."""
    parts = [
        part(piece("odd", 63.5, 88.9, 3), name="odd"),
        part(piece("disc", 17.0, 17.0, 3, trim=shapes.circle(8.5, 8.5, 8.5)), name="disc"),
        part(piece("large", 120.0, 170.0, 2), name="large"),
    ]
    pages = impose(parts, job(gap=3.0), fonts, "G").pages
    sizes = {}
    for page in pages:
        for each in placed(page):
            wide = (each.box.width, each.box.height)
            sizes[each.key] = wide if each.turn in (0, 180) else wide[::-1]
        for path in paths(page, "cut"):
            box = shapes.bounds(path)
            assert sorted((round(box.width, 6), round(box.height, 6))) in (
                [63.5, 88.9],
                [17.0, 17.0],
                [120.0, 170.0],
            )
    assert sizes["odd"] == pytest.approx((63.5, 88.9))
    assert sizes["disc"] == pytest.approx((17.0, 17.0))
    assert sizes["large"] == pytest.approx((120.0, 170.0))


@pytest.mark.parametrize(
    ("count", "sheets"), [(1, 1), (8, 1), (9, 1), (10, 2), (18, 2), (19, 3), (27, 3)]
)
@pytest.mark.parametrize("duplex", ["off", "long-edge"])
def test_br_040_full_sheets_bring_no_blank_page(
    fonts: FontBook, count: int, sheets: int, duplex: str
) -> None:
    """9, 18, 27 cards take 1, 2, 3 sheets; every page has something on it."""
    imposed = impose([deck(count, back=True)], job(duplex=duplex), fonts, "G")
    sides = 1 if duplex == "off" else 2
    assert (sheets, sides * sheets) == (imposed.sheets, len(imposed.pages))
    assert all(placed(page) for page in imposed.pages)


@pytest.mark.parametrize("duplex", ["off", "long-edge", "short-edge", "fold"])
def test_br_041_no_blank_page_at_any_joint_and_rows_that_tell_the_truth(
    fonts: FontBook, duplex: str
) -> None:
    """Each part begins on a page of its own; the rows add up to the pages."""
    imposed = impose(kit(), job(duplex=duplex), fonts, "G")
    for page in imposed.pages:
        assert any(
            isinstance(item, PathItem | TextItem)
            for group in page.layers
            for item, _, _ in walk(group.items)
        )
    assert len(imposed.pages) == sum(row.pages for row in imposed.rows)
    for row in imposed.rows:
        assert row.pages == sum(page.part == row.part for page in imposed.pages)
        assert imposed.pages[row.first_page].part == row.part
    assert [(row.title, row.first_page) for row in imposed.rows] == [
        (entry.title, entry.page) for entry in imposed.outline
    ]


@pytest.mark.parametrize("duplex", ["off", "long-edge", "fold"])
def test_br_042_every_piece_is_printed_exactly_as_often_as_it_counts(
    fonts: FontBook, duplex: str
) -> None:
    """Counted over the whole job by the key of the drawing; a back for each front where printed."""
    imposed = impose(kit()[1:], job(duplex=duplex), fonts, "G")
    wanted = Counter({each.id: each.count for one in kit()[1:] for each in one.pieces})
    found = Counter(keys(imposed.pages))
    backs = found.pop("token.O.back", 0)
    assert wanted == found
    assert backs == (0 if duplex == "off" else 26)
    assert [26, 11, 2, 4] == [row.pieces for row in imposed.rows]


def test_names_and_labels_are_unique_and_safe(fonts: FontBook) -> None:
    """A name begins with the number of its page, so that files sort in printing order."""
    odd = part(piece("x"), name="Kör 1:2 / finálé?")
    imposed = impose([*kit(), odd], job(duplex="long-edge"), fonts, "G")
    names = [page.name for page in imposed.pages]
    labels = [page.label for page in imposed.pages]
    assert sorted(set(names)) == names
    assert len(set(labels)) == len(labels)
    assert all(re.fullmatch(r"[0-9]{2}-[A-Za-z0-9_-]+", name) for name in names)
    assert {"05-tokens-1-front", "06-tokens-1-back"} <= set(names)


def test_the_same_job_gives_the_same_pages(fonts: FontBook) -> None:
    """Nothing depends on what was printed before."""
    one, two = (impose(kit(), job(duplex="fold"), fonts, "G") for _ in range(2))
    assert one == two


def test_every_piece_is_a_keyed_group_in_a_placed_one(fonts: FontBook) -> None:
    """A piece can be counted: a group with a matrix around the group with the component's id."""
    (page,) = impose([deck(3)], job(), fonts, "G").pages
    for group in layer(page, "art"):
        assert isinstance(group, Group)
        (front,) = group.items
        assert group.matrix is not None
        assert isinstance(front, Group)
        assert front.key in {"c01", "c02", "c03"}


def test_pages_that_look_alike_share_their_marks(fonts: FontBook) -> None:
    """The marks and the cut paths of all full sheets are one keyed group each."""
    pages = impose([deck(28)], job(), fonts, "G").pages
    found = [
        item.key
        for page in pages
        for name in ("marks", "cut")
        for item, _, _ in walk(layer(page, name))
        if isinstance(item, Group) and item.key and item.key.startswith("sheet.")
    ]
    assert {"sheet.marks.1": 3, "sheet.cut.1": 3, "sheet.marks.2": 1, "sheet.cut.2": 1} == Counter(
        found
    )


def test_the_trim_box_holds_all_pieces_and_no_more(fonts: FontBook) -> None:
    """The page's trim is the box around what is cut out of it."""
    (page,) = impose([deck(5)], job(), fonts, "G").pages
    trims = boxes(page)
    assert page.trim is not None
    assert page.trim[0] == pytest.approx(min(box.x for box in trims))
    assert page.trim[0] + page.trim[2] == pytest.approx(max(box.right for box in trims))
    assert page.trim[1] + page.trim[3] == pytest.approx(max(box.bottom for box in trims))


def test_br_053_with_bleed_the_job_says_what_fits(fonts: FontBook) -> None:
    """Nine cards do not fit with 3 mm of bleed; eight in landscape do, and the note says so."""
    imposed = impose([deck(9, bleed=3.0)], job(bleed=3.0), fonts, "G")
    assert [8, 1] == [len(placed(page)) for page in imposed.pages]
    assert any(
        "9 do not fit" in note and "8 in landscape do" in note and "3 mm" in note
        for note in imposed.notes
    )


def test_br_054_a_piece_larger_than_the_paper_is_refused(fonts: FontBook) -> None:
    """The refusal names the piece, what it needs and what there is, and what would help."""
    with pytest.raises(FitError) as caught:
        impose([part(piece("poster", 500.0, 300.0))], job(), fonts, "G")
    assert "poster" in caught.value.message
    assert "500 × 300 mm" in caught.value.message
    assert "285 × 198 mm" in caught.value.message
    assert "larger --paper" in caught.value.hint


def test_br_054_a_refusal_says_what_would_fit(fonts: FontBook) -> None:
    """Without bleed, or with a smaller margin, this one would."""
    with pytest.raises(FitError) as caught:
        impose([part(piece("big", 197.0, 280.0, bleed=2.0))], job(), fonts, "G")
    assert "201 × 284 mm with 2 mm of bleed" in caught.value.message
    assert "--bleed 0" in caught.value.hint
    assert "4.5 mm would do" in caught.value.hint


@pytest.mark.parametrize("margin", [105.0, 150.0, 5000.0])
def test_br_054_a_margin_that_leaves_nothing_is_refused(fonts: FontBook, margin: float) -> None:
    """150 mm of margin on A4: an error, no division by zero, no endless loop."""
    with pytest.raises(FitError, match="leaves nothing of A4"):
        impose([deck(1)], job(margin=margin), fonts, "G")
    with pytest.raises(FitError):
        page_space(job(margin=margin))


@pytest.mark.parametrize("margin", [104.9, 100.0])
def test_br_054_a_margin_that_leaves_next_to_nothing_is_refused(
    fonts: FontBook, margin: float
) -> None:
    """What is left is named in the refusal."""
    with pytest.raises(FitError, match="inside a margin"):
        impose([deck(1)], job(margin=margin), fonts, "G")


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"duplex": "longedge"}, "did you mean long-edge"),
        ({"marks": "corp"}, "did you mean crop"),
        ({"margin": -1.0}, "margin"),
        ({"gap": float("nan")}, "gap"),
        ({"overlap": -3.0}, "overlap"),
    ],
)
def test_br_025_a_job_that_means_nothing_is_refused(
    fonts: FontBook, wish: dict[str, object], told: str
) -> None:
    """Each refusal names the option at fault."""
    with pytest.raises(UsageError) as caught:
        impose([deck(1)], job(**wish), fonts, "G")  # type: ignore[arg-type]
    assert told in f"{caught.value.message} {caught.value.hint}"


def test_br_047_a_gap_smaller_than_twice_the_bleed_is_refused(fonts: FontBook) -> None:
    """Art never reaches over its neighbour."""
    with pytest.raises(UsageError, match="less than twice the bleed of 3 mm") as caught:
        impose([deck(2, bleed=3.0)], job(gap=2.0, bleed=3.0), fonts, "G")
    assert "--gap 6" in caught.value.hint


def test_a_piece_without_a_size_is_a_fault_of_the_rules(fonts: FontBook) -> None:
    """No endless loop and no division by zero over an empty piece."""
    with pytest.raises(RulesError, match="nothing"):
        impose([part(piece("nothing", 0.0, 10.0))], job(), fonts, "G")


def test_pieces_that_are_not_printed_take_no_sheet(fonts: FontBook) -> None:
    """A count of nought, or a part without pieces, has a row and no page."""
    parts = [part(piece("none", count=0), name="a"), part(name="b"), deck(1)]
    imposed = impose(parts, job(), fonts, "G")
    assert [0, 0, 1] == [row.sheets for row in imposed.rows]
    assert ["Cards"] == [entry.title for entry in imposed.outline]


def test_folds_are_dashed_and_in_their_own_layer(fonts: FontBook) -> None:
    """The fold of a standee follows it to its place."""
    standee = piece("s", 20.0, 78.0, 2, folds=(shapes.line(0.0, 39.0, 20.0, 39.0),))
    (page,) = impose([part(standee)], job(), fonts, "G").pages
    folds = [shapes.bounds(path) for path in paths(page, "fold")]
    for fold, box in zip(folds, boxes(page), strict=True):
        middle = box.centre
        assert (fold.centre.x, fold.centre.y) == pytest.approx(middle)
    styles = [i.style.dash for i, _, _ in walk(layer(page, "fold")) if isinstance(i, PathItem)]
    assert all(styles)


@given(
    groups=st.lists(
        st.tuples(st.integers(5, 130), st.integers(5, 190), st.integers(0, 30), st.booleans()),
        max_size=5,
    ),
    duplex=st.sampled_from(["off", "long-edge", "short-edge", "fold"]),
    paper=st.sampled_from([A4, A5, LETTER, A3]),
)
def test_whatever_is_printed_nothing_is_lost_and_nothing_overlaps(
    fonts: FontBook,
    groups: list[tuple[int, int, int, bool]],
    duplex: str,
    paper: Paper,
) -> None:
    """Over all jobs: each piece as often as it counts, all inside the margin, none over another."""
    pieces = [
        piece(f"p{k}", float(w), float(h), count, back=back)
        for k, (w, h, count, back) in enumerate(groups)
    ]
    imposed = impose([replace(part(*pieces), id="p")], job(paper, duplex=duplex), fonts, "G")
    fronts = Counter(key for key in keys(imposed.pages) if not key.endswith(".back"))
    assert fronts == Counter({each.id: each.count for each in pieces if each.count})
    for page in imposed.pages:
        inside = boxes(page)
        for k, one in enumerate(inside):
            assert one.x >= 6.0 - 1e-5
            assert one.y >= 6.0 - 1e-5
            assert one.right <= page.width - 6.0 + 1e-5
            assert one.bottom <= page.height - 6.0 + 1e-5
            assert not any(one.overlaps(other, 1e-5) for other in inside[k + 1 :])


def test_a_board_and_cards_may_have_different_papers(fonts: FontBook) -> None:
    """`Job.board_paper` is for boards alone."""
    imposed = impose(kit()[:2], Job(A4, A3), fonts, "G")
    assert [[297.0, 420.0], [210.0, 297.0]] == [
        sorted((page.width, page.height)) for page in imposed.pages
    ]


def test_pieces_with_less_bleed_than_asked_are_named(fonts: FontBook) -> None:
    """A job that asks for 3 mm of bleed says which parts have none."""
    imposed = impose([deck(2), part(piece("b", bleed=3.0), name="b")], job(bleed=3.0), fonts, "G")
    assert ["Cards: drawn with 0 mm of bleed instead of 3."] == [
        note for note in imposed.notes if "instead" in note
    ]
