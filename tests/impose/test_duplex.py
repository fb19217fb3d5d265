"""What lies behind what: mirrored places, and pairs to fold."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.geometry import Matrix
from printkit.display import shapes
from printkit.display.fonts import FontBook
from printkit.impose.duplex import FOLD_AWAY, Axis, flip_axis, fold_pair, mirror
from printkit.impose.job import Job
from printkit.impose.pack import Place
from printkit.impose.sheet import impose
from tests.impose.making import (
    A4,
    A5,
    Placed,
    crop,
    deck,
    job,
    layer,
    part,
    paths,
    piece,
    placed,
    texts,
)

mm = st.integers(0, 400_000_000).map(lambda n: n / 1_000_000)
turns = st.sampled_from([0, 90, 180, 270])
axes = st.sampled_from(["x", "y"])


@given(x=mm, y=mm, width=mm, height=mm, turn=turns, page=st.tuples(mm, mm), axis=axes)
def test_mirroring_twice_is_the_identity(
    x: float,
    y: float,
    width: float,
    height: float,
    turn: int,
    page: tuple[float, float],
    axis: Axis,
) -> None:
    """The place behind the place behind a place is the place itself, to the last bit."""
    place = Place(x, y, width, height, turn)
    assert place == mirror(mirror(place, *page, axis), *page, axis)


@given(u=st.floats(0, 63), v=st.floats(0, 88), turn=turns, axis=axes)
def test_a_back_lies_on_its_front_with_the_same_edge_up(
    u: float, v: float, turn: int, axis: Axis
) -> None:
    """A piece is turned like a page of a book: left and right swap, its upper edge stays."""
    upright = turn in (0, 180)
    place = Place(20.0, 31.0, 63.0 if upright else 88.0, 88.0 if upright else 63.0, turn)
    x, y = place.matrix.apply(u, v)
    behind = (210.0 - x, y) if axis == "x" else (x, 297.0 - y)
    back = mirror(place, 210.0, 297.0, axis).matrix.apply(63.0 - u, v)
    assert back == pytest.approx(behind, abs=1e-5)


@pytest.mark.parametrize(
    ("duplex", "width", "height", "axis"),
    [
        ("long-edge", 210, 297, "x"),
        ("short-edge", 210, 297, "y"),
        ("long-edge", 297, 210, "y"),
        ("short-edge", 297, 210, "x"),
        ("long-edge", 200, 200, "x"),
    ],
)
def test_the_long_edge_is_the_papers_whatever_way_the_page_lies(
    duplex: str, width: float, height: float, axis: Axis
) -> None:
    """The long edges of a page on its side are the upper and the lower one."""
    assert axis == flip_axis(duplex, width, height)


def test_br_033_backs_stand_in_the_mirrored_order(fonts: FontBook) -> None:
    """Long edge: a row A B C has C B A behind it, x_back = page width - x_front."""
    imposed = impose([deck(3, back=True)], job(duplex="long-edge"), fonts, "G")
    front, back = map(placed, imposed.pages)
    assert ["c03.back", "c02.back", "c01.back"] == _by_place(back)
    for one, other in zip(front, back, strict=True):
        assert f"{one.key}.back" == other.key
        assert other.box.x == pytest.approx(210.0 - one.box.right, abs=1e-6)
        assert one.box.y == other.box.y
        assert other.turn == 0


def test_br_034_short_edge_reverses_the_rows_and_turns_the_backs(fonts: FontBook) -> None:
    """Portrait, 3 x 3, cards 1 to 9: same columns, rows reversed, backs turned by 180 degrees."""
    imposed = impose([deck(9, back=True)], job(duplex="short-edge"), fonts, "G")
    front, back = map(placed, imposed.pages)
    expected = ["c07", "c08", "c09", "c04", "c05", "c06", "c01", "c02", "c03"]
    assert [f"{key}.back" for key in expected] == _by_place(back)
    for one, other in zip(front, back, strict=True):
        assert one.box.x == other.box.x
        assert other.box.y == pytest.approx(297.0 - one.box.bottom, abs=1e-6)
        assert other.turn == 180


@pytest.mark.parametrize("duplex", ["long-edge", "short-edge"])
def test_br_036_each_card_keeps_its_own_back(fonts: FontBook, duplex: str) -> None:
    """Cards of two ages on one sheet: behind each front lies its own back."""
    ages = part(
        *(piece(f"one.{k}", back=True) for k in range(4)),
        *(piece(f"two.{k}", back=True) for k in range(3)),
    )
    imposed = impose([ages], job(duplex=duplex), fonts, "G")
    front, back = map(placed, imposed.pages)
    behind = {(round(each.box.x, 3), round(each.box.y, 3)): each.key for each in back}
    for each in front:
        x, y = each.box.x, each.box.y
        if duplex == "long-edge":
            x = 210.0 - each.box.right
        else:
            y = 297.0 - each.box.bottom
        assert f"{each.key}.back" == behind[round(x, 3), round(y, 3)]


def test_a_partial_sheet_keeps_the_places_of_a_full_one(fonts: FontBook) -> None:
    """The tenth card lies where the first one lies, and so does its back."""
    imposed = impose([deck(10, back=True)], job(duplex="long-edge"), fonts, "G")
    first, second = placed(imposed.pages[0])[0], placed(imposed.pages[2])[0]
    assert first.box == second.box
    assert placed(imposed.pages[1])[0].box == placed(imposed.pages[3])[0].box


def test_a_sheet_without_backs_has_a_back_that_says_so(fonts: FontBook) -> None:
    """In a two-sided job each sheet has two pages, so that no back falls behind a wrong front."""
    parts = [part(piece("t"), name="plain"), deck(1, back=True)]
    imposed = impose(parts, job(duplex="long-edge"), fonts, "G")
    assert [False, True] * (len(imposed.pages) // 2) == [page.is_back for page in imposed.pages]
    shared = impose(parts[:1], job(duplex="long-edge"), fonts, "G")
    assert not placed(shared.pages[1])
    assert any("stays empty" in words for words in texts(shared.pages[1]))


def test_the_back_has_no_marks_where_nothing_has_a_back(fonts: FontBook) -> None:
    """Discs without backs below cards with backs: their block is left out of the back page."""
    mixed = part(*deck(3, back=True).pieces, piece("disc", 17.0, 17.0, 5))
    front, back = impose([mixed], job(duplex="long-edge"), fonts, "G").pages
    assert len(placed(front)) == 8
    assert ["c01.back", "c02.back", "c03.back"] == [each.key for each in placed(back)]
    foot = max(each.box.bottom for each in placed(back))
    assert max(mark.bottom for mark in crop(back)) < foot + 6.1 < max(m.y for m in crop(front))
    assert back.trim is not None
    assert back.trim[1] + back.trim[3] == pytest.approx(foot)


def test_backs_that_do_not_matter_are_left_out_of_a_one_sided_job(fonts: FontBook) -> None:
    """Duplex off: no back page, and a note that names the option."""
    imposed = impose([deck(3, back=True)], job(), fonts, "G")
    assert ["c01", "c02", "c03"] == [each.key for each in placed(imposed.pages[0])]
    assert len(imposed.pages) == 1
    assert any("--duplex long-edge" in note for note in imposed.notes)


@pytest.mark.parametrize("beside", [True, False])
@pytest.mark.parametrize("bleed", [0.0, 3.0])
@given(u=st.floats(0, 63), v=st.floats(0, 88))
def test_a_folded_pair_has_the_back_behind_the_front(
    u: float, v: float, bleed: float, *, beside: bool
) -> None:
    """Folding maps a point of the front to the point of the back that lies behind it."""
    cell = fold_pair(piece("c", back=True, bleed=bleed), beside=beside)
    ((_, (x1, y1)), (_, (x2, _))) = cell.folds[-1]
    matrix = cell.faces[1].matrix
    assert isinstance(matrix, Matrix)
    behind = (2 * x1 - u, v) if beside else (u, 2 * y1 - v)
    assert (x1 == x2) == beside
    assert matrix.apply(63.0 - u, v) == pytest.approx(behind, abs=1e-9)


def test_a_box_without_bleed_is_folded_on_its_edge() -> None:
    """There is nothing to cut off at the fold: the pair is one box of twice the size."""
    cell = fold_pair(piece("c", back=True), beside=True)
    assert (126.0, 88.0) == (cell.width, cell.height)
    assert cell.shares
    assert [(0.0, 0.0, 126.0, 88.0)] == [tuple(box) for box in cell.boxes]


def test_with_bleed_the_fold_keeps_away_from_the_art() -> None:
    """The fold line lies 5 mm from the bleed of either side."""
    cell = fold_pair(piece("c", back=True, bleed=3.0), beside=False)
    ((_, (_, y)), _) = cell.folds[-1]
    front, back = cell.boxes
    assert y - (front.bottom + 3.0) == FOLD_AWAY
    assert (back.y - 3.0) - y == FOLD_AWAY


def test_the_back_of_a_pair_is_cut_in_the_mirrored_outline() -> None:
    """An outline that is not symmetrical meets itself when the pair is folded."""
    outline = shapes.polygon(((0.0, 0.0), (63.0, 0.0), (63.0, 88.0)))
    cell = fold_pair(piece("c", back=True, trim=outline), beside=True)
    fold = cell.folds[-1][0][1][0]
    front, back = cell.outlines
    mirrored = [
        (op, tuple(2 * fold - xy[0] if k == 0 else xy[1] for k in range(len(xy))))
        for op, xy in front
    ]
    assert mirrored == list(back)


def test_words_on_a_back_are_printed_beside_the_front_in_a_one_sided_job(fonts: FontBook) -> None:
    """A back that matters makes a pair to fold, with the fold drawn as a dashed line."""
    card = piece("ref", back=True, back_matters=True)
    imposed = impose([part(card, name="reference")], job(), fonts, "G")
    (page,) = imposed.pages
    assert ["ref", "ref.back"] == [each.key for each in placed(page)]
    (fold,) = paths(page, "fold")
    assert len(fold) == 2
    assert any("fold" in note for note in imposed.notes)


def test_four_pairs_of_cards_fit_on_a4(fonts: FontBook) -> None:
    """Duplex fold: four pairs of 63 x 88 mm on a sheet, with bleed of 3 mm too."""
    imposed = impose([deck(8, back=True)], job(duplex="fold"), fonts, "G")
    assert [8, 8] == [len(placed(page)) for page in imposed.pages]
    bled = impose([deck(4, back=True, bleed=2.0)], job(duplex="fold", margin=5), fonts, "G")
    assert len(bled.pages) == 1


def test_a_pair_that_is_too_long_is_printed_as_two_pieces(fonts: FontBook) -> None:
    """Front and back of a large card stand apart, to be glued back to back."""
    large = piece("big", 120.0, 180.0, back=True, back_matters=True)
    imposed = impose([part(large, name="setup")], Job(A5, margin=6.0), fonts, "G")
    assert ["big", "big.back"] == [each.key for page in imposed.pages for each in placed(page)]
    assert any("back to back" in note for note in imposed.notes)


def test_backs_have_no_cut_lines_and_name_their_sheet(fonts: FontBook) -> None:
    """A sheet is cut from its front; its back carries the name, the side and the ruler."""
    imposed = impose([deck(2, back=True)], Job(A4, duplex="long-edge"), fonts, "Game")
    front, back = imposed.pages
    assert layer(front, "cut")
    assert not layer(back, "cut")
    assert "sheet 1 of 1, back" in texts(back)
    assert "sheet 1 of 1, front" in texts(front)
    assert (True, "cards 1 back", "02-cards-1-back") == (back.is_back, back.label, back.name)


def _by_place(pieces: list[Placed]) -> list[str]:
    """Return the keys from left to right and top to bottom."""
    return [each.key for each in sorted(pieces, key=lambda each: (each.box.y, each.box.x))]
