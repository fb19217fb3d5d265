"""The finished files of Kraby, read back: how many pieces, how large, and what lies behind what."""

import re
from collections import Counter
from io import BytesIO
from itertools import pairwise
from xml.etree import ElementTree as ET

import numpy as np
import pikepdf
import pypdf
import pytest
from PIL import Image

from printkit.app.printing import Request, prepare
from printkit.app.registry import load
from printkit.app.selection import Wishes
from printkit.backends import pdf as backend
from printkit.backends import png
from tests.comparing import DPI, Pixels, compare
from tests.contract.kits import drawn, prepared, printed
from tests.reading import Box, Mark, placed, read
from tests.rules.kraby.manifest import BOX, TOKENS_PRINTED

EXACT = 0.01
SVG = "{http://www.w3.org/2000/svg}"


def forms(pdf: bytes) -> Counter[str]:
    """Return how often each component is drawn at the top level of a page."""
    return Counter(mark.name for mark in placed(pdf) if not mark.inside)


def expected_pieces() -> dict[str, int]:
    """Return the manifest's counts by component, typed from the rule book."""
    counts: dict[str, int] = {"board": 1}
    tokens, spares = BOX["token"], BOX["token spares"]
    assert isinstance(tokens, dict)
    assert isinstance(spares, dict)
    counts |= {f"token.{colour}": tokens[colour] + spares[colour] for colour in tokens}
    for entry, name in (
        ("screen", "screen"),
        ("figure", "figure"),
        ("player marker", "marker"),
        ("value marker", "value"),
    ):
        group = BOX[entry]
        assert isinstance(group, dict)
        counts |= {f"{name}.{key}": number for key, number in group.items()}
    return counts


def test_br_062_pieces_counted_in_the_pdf_agree_with_the_manifest() -> None:
    """Every component is in the PDF as often as the rule book says, and 130 tokens in all."""
    found = forms(printed("kraby", board_paper="a3"))
    expected = expected_pieces()
    assert expected == {name: found[name] for name in expected}
    assert TOKENS_PRINTED == sum(n for name, n in found.items() if name.startswith("token."))


def test_br_063_pieces_counted_in_the_svg_agree_with_the_manifest() -> None:
    """The SVG sheets use each component as often as the PDF."""
    found: Counter[str] = Counter()
    for sheet in drawn("kraby", board_paper="a3"):
        for use in ET.fromstring(sheet).iter(f"{SVG}use"):  # noqa: S314 - our own file
            link = use.get("{http://www.w3.org/1999/xlink}href") or use.get("href") or ""
            found[link.removeprefix("#")] += 1
    expected = expected_pieces()
    assert expected == {name: found[name] for name in expected}


def test_br_027_tokens_are_cut_at_17_mm_to_a_hundredth() -> None:
    """Neighbouring tokens share cut lines: their places are 17.00 mm apart in both directions."""
    tokens = [mark for mark in placed(printed("kraby", ("tokens",)), "token.") if not mark.inside]
    assert TOKENS_PRINTED == len(tokens)
    for axis in (4, 5):
        places = sorted({round(mark.state.matrix[axis], 4) for mark in tokens})
        steps = {round(b - a, 4) for a, b in pairwise(places)}
        assert steps
        assert all(abs(step - 17.0) < EXACT for step in steps)


@pytest.mark.parametrize(
    ("part", "layout", "keys"),
    [
        ("setup-card", "setup-card", ("width", "height")),
        ("reference", "reference", ("width", "height")),
    ],
)
def test_cards_are_cut_at_their_size_to_a_hundredth(
    part: str, layout: str, keys: tuple[str, str]
) -> None:
    """A card's own trim, read back from the cut layer, is the template's size (a pair is doubled)."""
    kit = prepared("kraby", (part,), duplex="long-edge")
    width, height = (kit.studio.layouts[layout].mm(key) for key in keys)
    marks = placed(printed("kraby", (part,), duplex="long-edge"), part)
    fronts = [mark for mark in marks if mark.name == part and not mark.inside]
    assert fronts
    for mark in fronts:
        sides = sorted(mark.box[2:])
        assert abs(sides[0] - min(width, height)) < EXACT
        assert abs(sides[1] - max(width, height)) < EXACT


def test_br_031_every_sheet_has_a_ruler_of_100_mm_to_a_hundredth() -> None:
    """The ruler on each page measures 100.00 mm, and says to print at 100 %."""
    pdf = printed("kraby")
    pages = len(prepared("kraby").document.pages)
    rulers = [mark for mark in read(pdf) if mark.kind == "path" and mark.inside == ("ruler-100",)]
    longest = {mark.page: max(mark.box[2:]) for mark in rulers}
    assert set(range(pages)) == set(longest)
    assert all(abs(length - 100.0) < EXACT for length in longest.values())
    reader = pypdf.PdfReader(BytesIO(pdf))
    assert all("100 %" in page.extract_text() for page in reader.pages)


def behind(mark: Mark, width: float, height: float, flip: str) -> tuple[float, float]:
    """Return where a hole through the middle of a front comes out on the back of the sheet."""
    x, y, w, h = mark.box
    centre = x + w / 2, y + h / 2
    portrait = width <= height
    across = (flip == "long-edge") == portrait
    return (width - centre[0], centre[1]) if across else (centre[0], height - centre[1])


@pytest.mark.parametrize("flip", ["long-edge", "short-edge"])
def test_br_033_br_034_a_back_lies_behind_its_front_to_a_hundredth(flip: str) -> None:
    """For both flips each front has its back behind it, whichever way the sheet is turned."""
    kit = prepared("kraby", ("tokens", "setup-card", "reference"), duplex=flip)
    pdf = printed("kraby", ("tokens", "setup-card", "reference"), duplex=flip)
    marks = [mark for mark in placed(pdf) if not mark.inside]
    checked = 0
    for number, page in enumerate(kit.document.pages):
        fronts = [
            m for m in marks if m.page == number and not m.name.endswith(".back")
            and m.name.split(".")[0] in ("token", "setup-card", "reference")
        ]  # fmt: skip
        if page.is_back:
            assert not fronts
            continue
        backs = [m for m in marks if m.page == number + 1 and m.name.endswith(".back")]
        assert len(fronts) == len(backs)
        centres = [(m.box[0] + m.box[2] / 2, m.box[1] + m.box[3] / 2, m.name) for m in backs]
        for front in fronts:
            x, y = behind(front, page.width, page.height, flip)
            near = [n for a, b, n in centres if abs(a - x) < EXACT and abs(b - y) < EXACT]
            own = "tokens.back" if front.name.startswith("token.") else f"{front.name}.back"
            assert [own] == near
            checked += 1
    assert checked >= TOKENS_PRINTED + 5


def windows(pdf: bytes, pages: int) -> list[tuple[Box, tuple[float, float]]]:
    """Return for each sheet of a split board what is cut out of it, and where the board lies."""
    marks = read(pdf)
    found = []
    for number in range(pages):
        board = next(m for m in marks if m.page == number and m.name == "board" and not m.inside)
        cut = next(m for m in marks if m.page == number and m.layer == "cut" and m.kind == "path")
        found.append((cut.box, (board.state.matrix[4], board.state.matrix[5])))
    return found


@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_br_056_br_057_the_sheets_of_a_split_board_put_together_are_the_board(paper: str) -> None:
    """Cut at its marks and laid at its place, each sheet shows what the whole board shows there."""
    whole, (board_width, board_height) = whole_board()
    kit = prepared("kraby", ("board",), paper=paper)
    pdf = printed("kraby", ("board",), paper=paper)
    pictures = png.render(pdf, DPI)
    assert len(pictures) == len(kit.document.pages) == kit.imposed.rows[0].sheets
    reach_x = reach_y = 0.0
    for picture, (cut, offset) in zip(pictures, windows(pdf, len(pictures)), strict=True):
        x, y, width, height = cut
        left, top = x - offset[0], y - offset[1]
        sheet = cropped(pixels(picture), x, y, width, height)
        there = cropped(whole, left, top, width, height)
        assert disagreeing(there, sheet) < 40
        assert disagreeing(np.roll(there, 5, axis=1), sheet) > 2000, "0.5 mm aside must be seen"
        reach_x, reach_y = max(reach_x, left + width), max(reach_y, top + height)
    assert abs(reach_x - board_width) < 0.1
    assert abs(reach_y - board_height) < 0.1


def test_br_059_neighbouring_sheets_share_exactly_the_overlap() -> None:
    """With an overlap of 8 mm two windows of the board show the same 8.00 mm."""
    request = Request(wishes=Wishes(parts=("board",)), overlap=8.0, overrides=False)
    kit = prepare(load("kraby"), request)
    pdf = backend.render(kit.document, kit.studio.book)
    shown = []
    for mark in (m for m in read(pdf) if m.name == "board" and not m.inside):
        clip = next(m for m in read(pdf) if m.page == mark.page and m.paint == "n" and not m.inside)
        left = clip.box[0] - mark.state.matrix[4]
        shown.append((left, left + clip.box[2]))
    (_, first_end), (second_start, _) = shown
    assert abs(first_end - second_start - 8.0) < EXACT


def px(length: float) -> int:
    """Return a length in whole pixels."""
    return round(length * DPI / 25.4)


def pixels(picture: bytes) -> Pixels:
    """Return a PNG as numbers."""
    return np.asarray(Image.open(BytesIO(picture)).convert("RGB"), dtype=np.int16)


def cropped(picture: Pixels, x: float, y: float, width: float, height: float) -> Pixels:
    """Return a box of a picture, less a rim of a millimetre in which edges are smoothed."""
    return picture[px(y + 1) : px(y + 1) + px(height - 2), px(x + 1) : px(x + 1) + px(width - 2)]


def whole_board() -> tuple[Pixels, tuple[float, float]]:
    """Return the board as it is printed in one piece on A3, and its size in mm."""
    pdf = printed("kraby", ("board",), paper="a3")
    board = next(mark for mark in placed(pdf, "board") if not mark.inside)
    x, y, width, height = board.box
    (picture,) = png.render(pdf, DPI)
    return pixels(picture)[px(y) :, px(x) :], (width, height)


def disagreeing(one: Pixels, other: Pixels) -> int:
    """Return how many pixels of two pictures disagree."""
    return compare(one, other).pixels


@pytest.mark.parametrize("paper", ["a4", "letter", "a5", "legal", "200x250mm"])
@pytest.mark.parametrize("size", ["normal", "small"])
def test_a_join_never_cuts_a_number_or_a_letter(paper: str, size: str) -> None:
    """No cut of a split board crosses the box of a text, a symbol or a card of the panel."""
    kit = prepared("kraby", ("board",), paper=paper, size=size)
    pdf = printed("kraby", ("board",), paper=paper, size=size)
    marks = read(pdf)
    texts = [
        mark for mark in marks if mark.page == 0 and mark.kind == "text" and "board" in mark.inside
    ]
    assert texts
    if len(kit.document.pages) == 1:
        return
    first = next(m for m in marks if m.page == 0 and m.name == "board" and not m.inside)
    places = [
        (m.points[0][0] - first.state.matrix[4], m.points[0][1] - first.state.matrix[5], m)
        for m in texts
    ]
    for number in range(len(kit.document.pages)):
        board = next(m for m in marks if m.page == number and m.name == "board" and not m.inside)
        cut = next(m for m in marks if m.page == number and m.layer == "cut" and m.kind == "path")
        left, top = cut.box[0] - board.state.matrix[4], cut.box[1] - board.state.matrix[5]
        for x, y, mark in places:
            height = mark.state.font_size * abs(mark.state.matrix[3]) * 0.72
            if top > EXACT:
                assert not y - height < top < y
            if left > EXACT:
                assert not x - 0.05 < left < x + 0.5


def test_pages_are_exactly_as_large_as_the_paper() -> None:
    """A4 is written as 595.276 x 841.890 points, not rounded; Letter as 612 x 792 (BR-026)."""
    for paper, size in (("a4", (595.276, 841.890)), ("letter", (612.0, 792.0))):
        with pikepdf.open(BytesIO(printed("kraby", ("tokens",), paper=paper))) as document:
            for page in document.pages:
                box = [float(value) for value in page.MediaBox]
                assert abs(box[2] - size[0]) < 0.001
                assert abs(box[3] - size[1]) < 0.001


def test_the_file_is_clean_and_every_font_is_embedded() -> None:
    """An independent reader finds no fault, no idle Helvetica, and a font file in every font."""
    with pikepdf.open(BytesIO(printed("kraby"))) as document:
        assert [] == document.check_pdf_syntax()
        fonts = [
            o
            for o in document.objects
            if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"
        ]
        assert fonts
        for font in fonts:
            assert "Helvetica" not in str(font.BaseFont)
            assert "/FontFile2" in font.FontDescriptor


def test_br_086_the_file_says_what_it_is() -> None:
    """Title, author, language, outline, page labels, and no scaling by the viewer."""
    pdf = printed("kraby")
    reader = pypdf.PdfReader(BytesIO(pdf))
    assert reader.metadata is not None
    assert "Kraby: print kit" == reader.metadata.title
    assert "printkit" == reader.metadata.author
    with pikepdf.open(BytesIO(pdf)) as document:
        assert "/None" == str(document.Root.ViewerPreferences.PrintScaling)
        assert str(document.Root.Lang).startswith("en")
        with document.open_outline() as outline:
            titles = [entry.title for entry in outline.root]
    assert ["Cover", "Rules", "Board", "Crab tokens", "Ship screens", "Crab figures"] == titles[:6]
    labels = reader.page_labels
    assert len(labels) == len(set(labels))
    assert "board A1" in labels


UNIT = re.compile(r"[0-9](mm|cm|in|pt|px)\b")
EXPONENT = re.compile(r"[0-9]e[-+]?[0-9]", re.IGNORECASE)


def test_br_022_br_023_every_svg_sheet_is_plain_and_in_millimetres() -> None:
    """Each sheet parses; no unit and no exponent stands in a path or transform; no nan."""
    for sheet in drawn("kraby"):
        root = ET.fromstring(sheet)  # noqa: S314 - our own file
        for element in root.iter():
            for name in ("d", "transform", "points"):
                value = element.get(name, "")
                assert not UNIT.search(value)
                assert not EXPONENT.search(value)
                assert "nan" not in value


def test_br_028_width_and_viewbox_have_the_same_numbers() -> None:
    """A sheet of 210mm x 297mm has the viewBox 0 0 210 297."""
    for sheet in drawn("kraby"):
        root = ET.fromstring(sheet)  # noqa: S314 - our own file
        box = [float(value) for value in (root.get("viewBox") or "").replace(",", " ").split()]
        size = [float((root.get(side) or "").removesuffix("mm")) for side in ("width", "height")]
        assert [0.0, 0.0, *size] == box


def test_cut_and_fold_are_plain_paths_in_layers_of_their_own() -> None:
    """A cutter finds the layers by name, and in cut and fold no symbol that it would pass over."""
    found: Counter[str] = Counter()
    for sheet in drawn("kraby"):
        root = ET.fromstring(sheet)  # noqa: S314 - our own file
        for layer in root.iter(f"{SVG}g"):
            name = layer.get("id") or ""
            if name in {"cut", "fold"}:
                assert [] == list(layer.iter(f"{SVG}use"))
                found[name] += len(list(layer.iter(f"{SVG}path")))
    assert found["cut"] > 0
    assert found["fold"] > 0


def test_br_040_no_page_is_blank_and_none_comes_twice() -> None:
    """Every page draws art, and every label is its own (BR-041, BR-042)."""
    kit = prepared("kraby")
    drawn_pages = {mark.page for mark in read(printed("kraby")) if mark.layer == "art"}
    assert set(range(len(kit.document.pages))) == drawn_pages
    assert len(kit.document.pages) == len({page.name for page in kit.document.pages})
    assert len(kit.document.pages) == sum(row.pages for row in kit.imposed.rows)
