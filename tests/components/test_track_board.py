"""The drawn board: every place holds its piece, every number is read, no join cuts one."""

from collections.abc import Iterator

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import Rect
from printkit.components.boardground import Ground, ground
from printkit.components.kit import Sheets, draw_set
from printkit.components.part import DrawnPiece
from printkit.impose.batches import fits_whole
from printkit.impose.board import split_board
from printkit.impose.job import Job
from printkit.impose.paper import parse_paper, read_papers
from printkit.model.boards import TrackBoard
from printkit.rules.darjeeling.kit_board import BOARD_SET
from tests.components.drawn import Words, words

GAME = load("darjeeling")
assert isinstance(BOARD_SET.board, TrackBoard)
BOARD = BOARD_SET.board
LEAST = 1.01
"""A place is at least 1 % larger than its piece."""


@pytest.fixture(scope="module")
def studio() -> Studio:
    """The shipped templates of Darjeeling."""
    return open_studio(GAME, overrides=False)


@pytest.fixture(scope="module")
def at(studio: Studio) -> Ground:
    """Where everything lies."""
    return ground(BOARD, studio.layouts["board"], studio.layouts)


@pytest.fixture(scope="module")
def piece(studio: Studio) -> DrawnPiece:
    """The drawn board."""
    (found,) = draw_set(
        BOARD_SET, GAME, studio.theme, studio.layouts, Sheets((190.0, 270.0))
    ).pieces
    return found


@pytest.fixture(scope="module")
def told(piece: DrawnPiece, studio: Studio) -> list[Words]:
    """Every line of text on it."""
    return words(piece.front, studio.book)


def places(at: Ground) -> Iterator[tuple[str, Rect]]:
    """Yield every place for a piece."""
    yield from ((f"berth {k}", box) for k, box in enumerate(at.berths, start=1))
    yield from ((f"slot {k}", box) for k, box in enumerate(at.slots, start=1))
    yield from (("storage", at.store), ("strip", at.strip))
    yield from ((cell.label, at.road(cell)) for cell in BOARD.track.cells)


def test_places_are_a_little_larger_than_what_lies_on_them(studio: Studio, at: Ground) -> None:
    """Ships, water tiles, markers, tiles and crates lie inside their places; the strip in its slot."""
    tables = studio.layouts
    for part, boxes in (("ships", at.berths), ("water", at.berths)):
        for box in boxes:
            assert box.width >= tables[part].mm("width") * LEAST
            assert box.height >= tables[part].mm("height") * LEAST
    for part, boxes in (("demand", at.slots), ("tiles", (at.store,))):
        for box in boxes:
            assert min(box.width, box.height) >= tables[part].mm("size") * LEAST
    cells = [at.road(cell) for cell in BOARD.track.cells]
    assert min(min(box.width, box.height) for box in cells) >= tables["crates"].mm("size") * LEAST
    strip = tables["strips"]
    long = strip.mm("head") + len(BOARD.wharf.labels) * strip.mm("cell")
    assert at.strip.width >= strip.mm("width") * LEAST
    assert 0.5 <= at.strip.height - long <= 2.0


def test_each_cell_of_the_strip_lies_beside_its_berth(studio: Studio, at: Ground) -> None:
    """A strip in the middle of its slot has each multiplier at the middle of a ship (4.3)."""
    strip = studio.layouts["strips"]
    head, step = strip.mm("head"), strip.mm("cell")
    long = head + len(at.berths) * step
    top = at.strip.centre.y - long / 2
    for k, berth in enumerate(at.berths):
        assert abs(top + head + (k + 0.5) * step - berth.centre.y) < 0.01
        assert at.strip.right < berth.x


def test_no_place_lies_over_another_or_over_the_edge(at: Ground) -> None:
    """Everything lies apart, on the board, the berths on the water, the rest on the clearing."""
    found = list(places(at))
    whole = Rect(0.0, 0.0, at.width, at.height)
    for k, (name, box) in enumerate(found):
        assert whole.contains(box), name
        for other_name, other in found[k + 1 :]:
            assert not box.overlaps(other), (name, other_name)
    assert all(at.harbour.contains(box) for box in at.berths)
    assert all(at.clearing.contains(box) for box in (*at.slots, at.store))


def test_each_number_of_the_track_stands_in_its_space_6_mm_tall(
    told: list[Words], at: Ground
) -> None:
    """Read across the table: the digits of −10 to 99 are at least 6 mm high."""
    for cell in BOARD.track.cells:
        box = at.road(cell)
        (found,) = [w for w in told if w.text == cell.label and box.contains(w.box)]
        assert found.box.height >= 5.95, cell.label
        assert abs(found.box.centre.x - box.centre.x) < 0.2


def test_berths_slots_and_worths_are_labelled(told: list[Words], at: Ground) -> None:
    """The numbers stand on their places, what a slot is worth to the left of it, at its height."""
    for boxes, labels in ((at.berths, BOARD.wharf.labels), (at.slots, BOARD.chute.labels)):
        for box, label in zip(boxes, labels, strict=True):
            assert [label] == [w.text for w in told if box.contains(w.box)]
    for box, worth in zip(at.slots, BOARD.chute.worth, strict=True):
        beside = [
            w.text
            for w in told
            if w.box.right < box.x and abs(w.box.centre.y - box.centre.y) < 1 and "+" in w.text
        ]
        assert ([worth] if worth else []) == [text for text in beside if text.startswith("+")]


def test_the_board_has_its_name_its_goal_and_a_turn(told: list[Words]) -> None:
    """Title, 100, wharf, chute, storage, and the three phases of a turn in their order."""
    lines = [w.text for w in told]
    for name in ("DARJEELING", "100", "WHARF", "DEMAND", "STORAGE", "A TURN"):
        assert 1 == lines.count(name), name
    at = [lines.index(phase) for phase in ("1 Income", "2 Move", "3 Load")]
    assert sorted(at) == at


def test_letters_are_large_enough_and_stay_on_the_board(told: list[Words], at: Ground) -> None:
    """Nothing is under 7 pt, nothing is cut off at the edge."""
    for each in told:
        assert each.size >= 2.46, each.text
        assert Rect(0.0, 0.0, at.width, at.height).inset(2.0).contains(each.box), each.text


@pytest.mark.parametrize(
    ("name", "sheets"), [("a3", 1), ("tabloid", 1), ("a4", 2), ("letter", 2), ("a5", 6)]
)
def test_no_join_of_a_split_board_cuts_a_letter(
    name: str, sheets: int, piece: DrawnPiece, told: list[Words], studio: Studio
) -> None:
    """In one piece on A3, on two sheets of A4 or Letter; every line of text is whole on a sheet."""
    paper = parse_paper(name, read_papers(studio.papers))
    job = Job(paper)
    if fits_whole(piece, job, paper):
        assert 1 == sheets
        return
    found = split_board(0, piece, paper, job)
    assert sheets == len(found)
    for sheet in found:
        for join in (sheet.window.across.before, sheet.window.across.after):
            for each in told:
                assert join is None or not each.box.x < join < each.box.right, (name, each.text)
        for join in (sheet.window.down.before, sheet.window.down.after):
            for each in told:
                assert join is None or not each.box.y < join < each.box.bottom, (name, each.text)
