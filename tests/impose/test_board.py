"""Boards: in one piece where they fit, else on sheets that go together."""

import pytest

from printkit.base.errors import FitError
from printkit.base.geometry import Rect
from printkit.display.document import Page
from printkit.display.fonts import FontBook
from printkit.display.items import Group
from printkit.display.shapes import bounds
from printkit.impose.job import Job
from printkit.impose.paper import Paper
from printkit.impose.sheet import Imposed, impose
from tests.impose.making import (
    A3,
    A4,
    LETTER,
    keys,
    layer,
    part,
    paths,
    piece,
    placed,
    printed_box,
    strokes,
    texts,
    walk,
)


def split(
    fonts: FontBook, width: float, height: float, job: Job, **look: object
) -> tuple[Imposed, list[tuple[Page, Rect]]]:
    """Return the job, and what each page shows of the board, in the board's mm."""
    board = piece("board", width, height, **look)  # type: ignore[arg-type]
    imposed = impose([part(board, name="board", kind="board")], job, fonts, "Game")
    return imposed, [(page, shown(page)) for page in imposed.pages]


def shown(page: Page) -> Rect:
    """Return the window of a page in the coordinates of the board."""
    (window,) = layer(page, "art")
    (board,) = placed(page)
    assert isinstance(window, Group)
    assert (1.0, 0.0, 0.0, 1.0) == board.matrix[:4]
    return bounds(window.clip).moved(-board.matrix.e, -board.matrix.f)


def test_br_056_the_windows_cover_the_whole_board(fonts: FontBook) -> None:
    """594 x 420 mm on A4: every point is on a sheet, the sheets are A1, A2 ..., as the row says."""
    imposed, sheets = split(fonts, 594.0, 420.0, Job(A4))
    for x in range(0, 595, 3):
        for y in range(0, 421, 3):
            assert any(
                box.x - 1e-6 <= x <= box.right + 1e-6 and box.y - 1e-6 <= y <= box.bottom + 1e-6
                for _, box in sheets
            )
    labels = [page.label for page in imposed.pages]
    columns = sum(label.startswith("board A") for label in labels)
    rows = len(labels) // columns
    expected = [f"board {'ABCDEFG'[row]}{k + 1}" for row in range(rows) for k in range(columns)]
    assert expected == labels
    assert (len(labels), len(labels)) == (imposed.rows[0].sheets, imposed.rows[0].pages)
    assert len(labels) == 8


def test_br_057_a_split_board_keeps_its_scale(fonts: FontBook) -> None:
    """Two points 300 mm apart, on different sheets, are 300 mm apart when the sheets are joined."""
    _, sheets = split(fonts, 594.0, 420.0, Job(A4))
    one, other = sheets[0], next(s for s in sheets if s[1].x <= 350.0 <= s[1].right)
    assert one[0] is not other[0]
    (first,), (second,) = placed(one[0]), placed(other[0])
    a, b = first.matrix.apply(50.0, 20.0), second.matrix.apply(350.0, 20.0)
    offset = (first.matrix.e - second.matrix.e, first.matrix.f - second.matrix.f)
    assert b.x + offset[0] - a.x == pytest.approx(300.0, abs=1e-6)
    assert b.y + offset[1] - a.y == pytest.approx(0.0, abs=1e-6)


def test_br_059_neighbours_share_exactly_the_overlap(fonts: FontBook) -> None:
    """`--overlap 8`: the windows share 8 mm, and all they show lies in the printable area."""
    job = Job(A4, margin=7.0, overlap=8.0)
    imposed, sheets = split(fonts, 400.0, 500.0, job)
    by_label = {page.label.split()[1]: box for page, box in sheets}
    assert by_label["A1"].right - by_label["A2"].x == pytest.approx(8.0)
    assert by_label["A1"].bottom - by_label["B1"].y == pytest.approx(8.0)
    for page in imposed.pages:
        (window,) = layer(page, "art")
        assert isinstance(window, Group)
        assert printed_box(page, 7.0).contains(bounds(window.clip), 1e-5)


def test_br_059_an_overlap_wider_than_the_paper_is_refused(fonts: FontBook) -> None:
    """The refusal names the overlap and what can be printed on."""
    with pytest.raises(FitError, match="overlap of 300 mm") as caught:
        split(fonts, 500.0, 300.0, Job(A4, overlap=300.0))
    assert "--overlap" in caught.value.hint


def test_br_054_a_board_that_must_not_be_split_is_refused(fonts: FontBook) -> None:
    """500 x 300 mm on A4: an error with the needed and the available size."""
    with pytest.raises(FitError) as caught:
        split(fonts, 500.0, 300.0, Job(A4, split=False))
    assert "500 × 300 mm" in caught.value.message
    assert "284.3 × 197.3 mm" in caught.value.message


@pytest.mark.parametrize(("paper", "count"), [(A3, 1), (A4, 2), (LETTER, 4)])
def test_a_board_of_274_mm_takes_one_two_or_four_sheets(
    fonts: FontBook, paper: Paper, count: int
) -> None:
    """One sheet of A3, two of A4, four of Letter, with the default margin."""
    board = part(piece("board", 274.0, 274.0), name="board", kind="board")
    assert count == impose([board], Job(A4, paper), fonts, "G").sheets


def test_a_board_lies_on_its_own_paper(fonts: FontBook) -> None:
    """Boards go on the board paper, the rest stays on the other."""
    parts = [part(piece("board", 400.0, 274.0), name="board", kind="board"), part(piece("c"))]
    first, second = impose(parts, Job(A4, A3), fonts, "G").pages
    assert (420.0, 297.0) == (first.width, first.height)
    assert (210.0, 297.0) == (second.width, second.height)


def test_joins_never_cut_a_number(fonts: FontBook) -> None:
    """The joins lie between cells, and outside every box that must stay whole."""
    lines = tuple(2.0 + 18.0 * k for k in range(31))
    avoid = tuple(
        (2.0 + 18.0 * k + 4.0, 2.0 + 18.0 * j + 4.0, 10.0, 10.0)
        for k in range(30)
        for j in range(24)
    )
    imposed, sheets = split(fonts, 544.0, 436.0, Job(A4), joins=(lines, lines), avoid=avoid)
    assert len(imposed.pages) > 4
    joins_x = {round(box.x + 5.0, 6) for _, box in sheets if box.x > 0}
    joins_y = {round(box.y + 5.0, 6) for _, box in sheets if box.y > 0}
    assert joins_x <= set(lines)
    assert joins_y <= set(lines)
    assert joins_x
    assert joins_y


def test_each_sheet_names_itself_and_its_neighbours(fonts: FontBook) -> None:
    """The sheet in the corner says A1, and points to A2 and B1; the plan has it filled."""
    imposed, _ = split(fonts, 350.0, 350.0, Job(A4))
    words = texts(imposed.pages[0])
    assert {"A1", "A2", "B1"} <= set(words)
    assert "01-board-A1" == imposed.pages[0].name
    filled = [
        item
        for item, _, _ in walk(layer(imposed.pages[0], "marks"))
        if isinstance(item, Group) and not item.key and len(item.items) == 4
    ]
    assert filled


def test_cut_and_join_marks_meet_on_neighbouring_sheets(fonts: FontBook) -> None:
    """The dashed mark of a sheet and the full mark of the next one are the same line of the board."""
    _, sheets = split(fonts, 350.0, 250.0, Job(A4))
    (one, _), (two, _) = sheets[0], sheets[1]
    (first,), (second,) = placed(one), placed(two)
    dashed = {round(box.x - first.matrix.e, 3) for box, style, _ in strokes(one) if style.dash}
    full = {
        round(box.x - second.matrix.e, 3)
        for box, style, key in strokes(two)
        if not style.dash and not key and box.width == 0 and box.height >= 2
    }
    assert len(dashed) == 1
    assert dashed <= full


def test_the_cut_path_of_a_window_keeps_the_flap(fonts: FontBook) -> None:
    """A sheet is cut at the join to its left and keeps what lies under the sheet to its right."""
    _, sheets = split(fonts, 350.0, 250.0, Job(A4))
    (page, box) = sheets[0]
    (board,) = placed(page)
    (path,) = paths(page, "cut")
    kept = bounds(path).moved(-board.matrix.e, -board.matrix.f)
    assert (0.0, round(box.right, 3)) == (round(kept.x, 3), round(kept.right, 3))
    (page, box) = sheets[1]
    (board,) = placed(page)
    (path,) = paths(page, "cut")
    kept = bounds(path).moved(-board.matrix.e, -board.matrix.f)
    assert round(box.x + 5.0, 3) == round(kept.x, 3)


def test_marks_and_labels_stay_inside_the_margin_and_off_the_board(fonts: FontBook) -> None:
    """Nothing of the furniture is printed on the board or in the rim."""
    _, sheets = split(fonts, 350.0, 350.0, Job(A4))
    for page, _ in sheets:
        (window,) = layer(page, "art")
        assert isinstance(window, Group)
        art = bounds(window.clip)
        for box, _, _ in strokes(page):
            assert printed_box(page, 6.35).contains(box, 1e-5)
            assert not art.overlaps(box.inset(-0.1), 0.2)


def test_copies_of_a_split_board_have_names_of_their_own(fonts: FontBook) -> None:
    """Two boards on two sheets each: four names, four labels."""
    imposed, _ = split(fonts, 350.0, 250.0, Job(A4), count=2)
    assert ["board A1", "board A2", "board 2-A1", "board 2-A2"] == [p.label for p in imposed.pages]
    assert ["board"] * 4 == keys(imposed.pages)


def test_the_bleed_of_a_board_is_not_printed(fonts: FontBook) -> None:
    """A board is clipped to its trim, in one piece too."""
    (page,) = impose(
        [part(piece("board", 180.0, 180.0, bleed=3.0), name="board", kind="board")],
        Job(A4),
        fonts,
        "G",
    ).pages
    clips = [
        bounds(item.clip)
        for item, _, _ in walk(layer(page, "art"))
        if isinstance(item, Group) and item.clip
    ]
    assert [(180.0, 180.0)] == [(clip.width, clip.height) for clip in clips]


def test_without_a_rim_joins_are_marked_where_it_does_not_show(fonts: FontBook) -> None:
    """A board as high as the printable area: marks of the joins lie on flaps, and the job says so."""
    imposed, sheets = split(fonts, 274.0, 277.0, Job(A4, margin=10.0))
    assert len(sheets) == 2
    (left, _), (right, _) = sheets
    for page, dashed, sign in ((left, True, 1.0), (right, False, -1.0)):
        (board,) = placed(page)
        marks = [
            box.x - board.matrix.e
            for box, style, key in strokes(page)
            if bool(style.dash) == dashed and not key and box.width == 0 and box.height == 4.0
        ]
        assert [137.0 + sign * 0.2] * 2 == [round(x, 3) for x in marks]
    assert any("outer edges" in note for note in imposed.notes)


def test_of_the_ways_to_split_the_one_with_room_for_marks_is_taken(fonts: FontBook) -> None:
    """Two sheets do for 274 mm on A4; both have marks outside the board, at all its corners."""
    imposed, sheets = split(fonts, 274.0, 274.0, Job(A4))
    assert not [note for note in imposed.notes if "narrow" in note]
    for page, _ in sheets:
        (window,) = layer(page, "art")
        assert isinstance(window, Group)
        art = bounds(window.clip)
        marks = [
            b for b, _, key in strokes(page) if not key and max(b.width, b.height) > 2.0 - 1e-6
        ]
        assert len([b for b in marks if not art.overlaps(b.inset(-0.1), 0.2)]) >= 8


def test_small_boards_share_a_sheet(fonts: FontBook) -> None:
    """Four different boards of 130 x 180 mm: two on a sheet of A4, in one grid."""
    boards = part(*(piece(f"b{k}", 130.0, 180.0) for k in range(4)), name="boards", kind="board")
    imposed = impose([boards], Job(A4), fonts, "G")
    assert [["b0", "b1"], ["b2", "b3"]] == [keys([page]) for page in imposed.pages]


# Two sides


def two_sided(fonts: FontBook, width: float, height: float, job: Job) -> Imposed:
    """Return the job of a board whose other side says something too."""
    board = piece("board", width, height, back=True, back_matters=True)
    return impose([part(board, name="board", kind="board")], job, fonts, "Game")


def test_both_sides_of_a_board_are_printed_one_by_one(fonts: FontBook) -> None:
    """On a one-sided job the other side has a sheet of its own, and the job says what to do."""
    imposed = two_sided(fonts, 180.0, 180.0, Job(A4))
    assert [["board"], ["board.back"]] == [keys([page]) for page in imposed.pages]
    assert [note for note in imposed.notes if "both sides" in note]


def test_the_other_side_lies_behind_a_board_that_fits(fonts: FontBook) -> None:
    """Printed on both sides it takes one sheet; front and back have the same middle."""
    imposed = two_sided(fonts, 180.0, 180.0, Job(A4, duplex="long-edge"))
    front, back = imposed.pages
    assert [["board"], ["board.back"]] == [keys([front]), keys([back])]
    (one,), (other,) = placed(front), placed(back)
    assert abs(front.width - one.box.centre.x - other.box.centre.x) < 0.01
    assert abs(one.box.centre.y - other.box.centre.y) < 0.01


@pytest.mark.parametrize("duplex", ["off", "long-edge"])
def test_both_sides_of_a_split_board_have_sheets_that_match(fonts: FontBook, duplex: str) -> None:
    """Joined at the same places, with names of their own; nothing is left out."""
    imposed = two_sided(fonts, 350.0, 250.0, Job(A4, duplex=duplex))
    pages = [page for page in imposed.pages if keys([page])]
    assert ["board", "board", "board.back", "board.back"] == keys(pages)
    assert shown(pages[0]) == shown(pages[2])
    assert shown(pages[1]) == shown(pages[3])
    assert 4 == len({page.label for page in pages})
    assert not [note for note in imposed.notes if "left out" in note]


def test_a_back_that_only_decorates_is_left_out_of_a_split_board(fonts: FontBook) -> None:
    """Such a back needs a board in one piece; the job says that it is missing."""
    board = piece("board", 350.0, 250.0, back=True)
    job = Job(A4, duplex="long-edge")
    imposed = impose([part(board, name="board", kind="board")], job, fonts, "Game")
    assert ["board", "board"] == keys(imposed.pages)
    assert [note for note in imposed.notes if "left out" in note]
