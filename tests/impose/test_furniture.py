"""The strip of a sheet: ruler, how to print, name, key map."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.geometry import Rect
from printkit.base.units import PT_PER_MM
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, PathItem, TextItem
from printkit.display.shapes import bounds, transform
from printkit.impose.furniture import Furniture, KeyMap, Words
from printkit.impose.paper import Paper
from printkit.impose.sheet import impose
from tests.impose.making import A4, A5, LETTER, deck, job, layer, part, piece, texts, walk

NAME = Words(("Kraby", "Crab tokens"), 3, 12, "front", "A4")


def ruler(items: tuple[Item, ...]) -> Rect:
    """Return the box of the ruler's line, in page coordinates."""
    for item, matrix, key in walk(items):
        if isinstance(item, PathItem) and key.startswith("ruler"):
            return bounds(transform(item.segments[:2], matrix))
    raise AssertionError("no ruler")


def words_of(items: tuple[Item, ...]) -> str:
    """Return all words of a strip."""
    return " ".join(item.text for item, _, _ in walk(items) if isinstance(item, TextItem))


def test_br_031_the_ruler_is_100_mm_long(fonts: FontBook) -> None:
    """Its line is 100.000 mm, which is 283.465 points."""
    items = Furniture(fonts).on(Rect(6.0, 286.0, 198.0, 5.0), NAME)
    assert ruler(items).width == pytest.approx(100.0, abs=1e-9)
    assert round(ruler(items).width * PT_PER_MM, 3) == 283.465


def test_br_031_twenty_rulers_in_a_row_do_not_add_up_errors(fonts: FontBook) -> None:
    """Twenty bars of 100 mm placed in a row end at 2000 mm."""
    strips = [Rect(k * 100.0, 0.0, 198.0, 5.0) for k in range(20)]
    ends = [ruler(Furniture(fonts).on(strip, NAME)) for strip in strips]
    assert ends[-1].right - ends[0].x == pytest.approx(2000.0, abs=1e-9)


@pytest.mark.parametrize("paper", [A4, A5, LETTER])
def test_br_029_every_sheet_has_a_ruler_and_says_100_percent(fonts: FontBook, paper: Paper) -> None:
    """Front, back and pages to read: a ruler with its length, the paper, print at 100 %."""
    parts = [
        deck(11, back=True),
        part(piece("board", 300.0, 300.0), name="board", kind="board"),
        part(piece("rules", 130.0, 190.0, 3), name="rules", kind="page"),
    ]
    for page in impose(parts, job(paper, duplex="long-edge"), fonts, "Kraby").pages:
        assert max(ruler(layer(page, "marks"))[2:]) == pytest.approx(100.0)
        said = " ".join(texts(page))
        assert "100 mm" in said
        assert "print at 100 %" in said
        assert paper.name in said
        assert "Kraby" in said


def test_a_small_paper_has_a_ruler_of_50_mm_and_says_so(fonts: FontBook) -> None:
    """On paper 90 mm wide the ruler is 50 mm, and its words are its real length."""
    imposed = impose([part(piece("t", 20.0, 20.0))], job(Paper("P", 90.0, 95.0)), fonts, "G")
    assert max(ruler(layer(imposed.pages[0], "marks"))[2:]) == pytest.approx(50.0)
    assert "50 mm" in texts(imposed.pages[0])
    assert any("50" in note for note in imposed.notes)


def test_a_side_strip_is_read_from_below(fonts: FontBook) -> None:
    """The ruler of an upright strip is upright and 100 mm long."""
    box = ruler(Furniture(fonts).on(Rect(6.0, 6.0, 5.0, 267.0), NAME))
    assert box.width == 0.0
    assert box.height == pytest.approx(100.0)


def test_a_name_says_game_part_sheet_and_side(fonts: FontBook) -> None:
    """All of it, in this order, at the right end."""
    said = words_of(Furniture(fonts).on(Rect(6.0, 286.0, 198.0, 5.0), NAME))
    assert "Kraby  ·  Crab tokens  ·   sheet 3 of 12, front" in said


def test_the_key_map_has_one_sheet_filled_and_stands_upright(fonts: FontBook) -> None:
    """Sheet B1 of two by two: the lower left field, in a level and in an upright strip."""
    words = Words(("G", "Board B1"), 3, 4, paper="A4", label="B1", key_map=KeyMap(2, 2, 0, 1))
    for strip in (Rect(6.0, 280.0, 198.0, 5.0), Rect(6.0, 6.0, 5.0, 285.0)):
        items = Furniture(fonts).on(strip, words)
        fields = [
            (bounds(transform(item.segments, matrix)), item.style.fill)
            for item, matrix, key in walk(items)
            if isinstance(item, PathItem) and not key
        ]
        assert len(fields) == 4
        ((full, _),) = [field for field in fields if field[1]]
        assert full.x == pytest.approx(min(box.x for box, _ in fields))
        assert full.y == pytest.approx(max(box.y for box, _ in fields))


@given(
    length=st.floats(20, 420),
    level=st.booleans(),
    title=st.text(st.characters(codec="latin-1", exclude_categories=["C"]), max_size=90),
    label=st.sampled_from(["", "A1", "AA12"]),
    note=st.sampled_from(["", "this side stays empty"]),
    number=st.integers(1, 600),
)
def test_furniture_stays_in_its_strip(
    fonts: FontBook, *, length: float, level: bool, title: str, label: str, note: str, number: int
) -> None:
    """Whatever a game is called: no word, line or field leaves the strip's length or height."""
    strip = Rect(7.0, 9.0, length, 5.0) if level else Rect(7.0, 9.0, 5.0, length)
    words = Words((title, "Part"), number, 600, "back", "A4", label, note)
    for item, matrix, _ in walk(Furniture(fonts).on(strip, words)):
        if isinstance(item, PathItem):
            box = bounds(transform(item.segments, matrix))
        elif isinstance(item, TextItem):
            left, top, right, bottom = fonts.face(item.face).ink(item.text)
            corners = [
                matrix.apply(item.x + x * item.size, item.y + y * item.size)
                for x, y in ((left, top), (right, bottom))
            ]
            xs, ys = zip(*corners, strict=True)
            box = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        else:
            continue
        along = (box.x, box.right) if level else (strip.bottom - box.bottom, strip.bottom - box.y)
        across = (box.y, box.bottom) if level else (box.x, box.right)
        start, top = (strip.x, strip.y) if level else (0.0, strip.x)
        assert start - 0.02 <= along[0]
        assert along[1] <= start + length + 0.02
        assert top - 0.35 <= across[0]  # an accent may reach up, where nothing stands
        assert across[1] <= top + 5.0 + 0.02


def test_equal_sheets_share_their_words(fonts: FontBook) -> None:
    """Only the number is laid out again: the rest are the same objects."""
    furniture = Furniture(fonts)
    strip = Rect(6.0, 286.0, 198.0, 5.0)
    (one,), (two,) = furniture.on(strip, NAME), furniture.on(strip, Words(*_with_number(4)))
    assert isinstance(one, Group)
    assert isinstance(two, Group)
    assert [True] * (len(one.items) - 1) == [
        a is b for a, b in zip(one.items[:-1], two.items[:-1], strict=True)
    ]


def _with_number(number: int) -> tuple[tuple[str, ...], int, int, str, str]:
    return NAME.title, number, NAME.of, NAME.side, NAME.paper
