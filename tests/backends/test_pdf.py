"""The PDF: exact sizes, forms by their id, a clean file, nothing that leaks from item to item."""

import hashlib
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pikepdf
import pytest
from PIL import Image

from printkit.backends import pdf
from printkit.base.errors import PrintkitError
from printkit.base.geometry import Matrix, scaling, translation
from printkit.display import shapes, text
from printkit.display.document import Document, Page
from printkit.display.fonts import FontBook
from printkit.display.items import Group, ImageItem, PathItem, Style, TextItem
from tests.backends.conftest import Make
from tests.reading import MM, Mark, placed, read

Documents = Callable[..., Document]
BLACK = Style(fill="#000000")
THIN = Style(stroke="#000000", width=0.2, round=False)


def png(colour: tuple[int, ...] | int, mode: str = "RGB", kind: str = "PNG") -> bytes:
    """Return a picture of one colour."""
    out = BytesIO()
    Image.new(mode, (30, 20), colour).save(out, kind)
    return out.getvalue()


def paths(data: bytes) -> list[Mark]:
    """Return the paths of a PDF."""
    return [mark for mark in read(data) if mark.kind == "path"]


def test_br_027_every_piece_has_its_size_and_place(
    tokens: Page, document: Documents, fonts: FontBook, places: tuple[Matrix, ...]
) -> None:
    """Trim outlines read back from the PDF have their size to 0.01 mm, wherever they lie."""
    found = [m for m in paths(pdf.render(document(tokens), fonts)) if m.inside == ("token.O",)]
    assert len(places) == len(found)
    for mark, place in zip(found, places, strict=True):
        expected = shapes.bounds(shapes.transform(shapes.rect(0, 0, 17, 17), place))
        assert pytest.approx(expected, abs=0.01) == mark.box


def test_pieces_are_counted_by_their_id(
    tokens: Page, document: Documents, fonts: FontBook, token: Group
) -> None:
    """A keyed group is one form named by its id, placed as often as there are pieces."""
    other = replace(token, key="token.G", matrix=translation(50, 100))
    second = replace(tokens, layers=(Group((other,), layer="art"),))
    data = pdf.render(document(tokens, second), fonts)
    assert {"token.O": 4, "token.G": 1} == Counter(mark.name for mark in placed(data, "token."))
    with pikepdf.open(BytesIO(data)) as file:
        forms = [o for o in file.objects if isinstance(o, pikepdf.Stream) and "/BBox" in o]
    assert 2 == len(forms)


def test_many_drawings_placed_once_stand_in_the_page_by_name(
    page: Make, document: Documents, fonts: FontBook, token: Group
) -> None:
    """A deck of hundreds of different cards makes no form each; each is still found by its id."""
    cards = [replace(token, key=f"card.{k}", matrix=translation(k % 9, 0)) for k in range(300)]
    shared = [replace(token, matrix=translation(20 * k, 50)) for k in range(2)]
    data = pdf.render(document(page(*cards, *shared)), fonts)
    names = [(mark.kind, mark.name) for mark in placed(data)]
    expected = [("name", f"card.{k}") for k in range(300)] + 2 * [("form", "token.O")]
    assert expected == names


def test_forms_inside_forms_are_drawn(page: Make, document: Documents, fonts: FontBook) -> None:
    """A keyed group may hold others; each form names what it uses."""
    dot = Group((PathItem(shapes.circle(0, 0, 1), BLACK),), key="dot", box=(-1, -1, 2, 2))
    row = tuple(replace(dot, matrix=translation(5 * k, 0)) for k in range(3))
    card = Group(row, key="card", box=(-1, -1, 12, 2))
    twice = (replace(card, matrix=translation(10, 10)), replace(card, matrix=translation(10, 50)))
    data = pdf.render(document(page(*twice)), fonts)
    assert {"card": 2, "dot": 6} == Counter(mark.name for mark in placed(data))
    centres = [(m.box[0] + 1, m.box[1] + 1) for m in paths(data)]
    expected = [(10 + 5 * k, y) for y in (10, 50) for k in range(3)]
    assert [pytest.approx(place, abs=0.001) for place in expected] == centres


def test_without_forms_the_page_looks_the_same(
    tokens: Page, document: Documents, fonts: FontBook
) -> None:
    """The control of the benchmark draws every piece again, at the same places."""
    plain = pdf.render(document(tokens), fonts, forms=False)
    assert not [mark for mark in read(plain) if mark.kind == "form"]
    with_forms = paths(pdf.render(document(tokens), fonts))
    assert [m.box for m in with_forms] == [pytest.approx(m.box, abs=0.002) for m in paths(plain)]


@pytest.mark.parametrize("key", ["token (1)", "żeton/#2", "a b%c[d]", "x" * 100])
def test_any_id_is_a_name(page: Make, document: Documents, fonts: FontBook, key: str) -> None:
    """An id with blanks, brackets or letters of any language comes back as it was."""
    group = Group((PathItem(shapes.circle(5, 5, 5), BLACK),), key=key, box=(0, 0, 10, 10))
    data = pdf.render(document(page(group, group)), fonts)
    assert [key, key] == [mark.name for mark in placed(data)]


def test_a_key_without_a_box_is_a_fault(page: Make, document: Documents, fonts: FontBook) -> None:
    """A keyed group must say how large it is."""
    with pytest.raises(PrintkitError, match=r"token\.X"):
        pdf.render(document(page(Group((), key="token.X"))), fonts)


def test_what_lies_outside_its_box_is_not_cut_off(
    page: Make, document: Documents, fonts: FontBook
) -> None:
    """The box of a form is the group's, or as large as what is drawn where that is larger."""
    line = PathItem(shapes.rect(0, 0, 10, 10), Style(stroke="#000000", width=1))
    inside = Group((line,), key="inside", box=(-1, -1, 12, 12))
    beyond = Group((line,), key="beyond", box=(0, 0, 10, 10))
    found = {
        mark.name: mark.box for mark in placed(pdf.render(document(page(inside, beyond)), fonts))
    }
    assert pytest.approx((-1, -1, 12, 12)) == found["inside"]
    assert pytest.approx((-0.5, -0.5, 11, 11)) == found["beyond"]


@pytest.mark.parametrize(
    ("width", "height", "points"),
    [
        (210, 297, (595.276, 841.890)),
        (215.9, 279.4, (612, 792)),
        (148, 210, (419.528, 595.276)),
        (297, 420, (841.890, 1190.551)),
        (279.4, 431.8, (792, 1224)),
    ],
)
def test_br_026_a_page_is_as_large_as_its_paper(
    document: Documents, fonts: FontBook, token: Group, width: float, height: float,
    points: tuple[float, float],
) -> None:  # fmt: skip
    """The page has the exact size of its paper, and a piece keeps its size on each."""
    layer = Group((replace(token, matrix=translation(10, 10)),), layer="art")
    sheet = Page(width, height, (layer,), "1", "1", "tokens")
    data = pdf.render(document(sheet), fonts)
    with pikepdf.open(BytesIO(data)) as file:
        box = [float(v) for v in file.pages[0].MediaBox]
    assert pytest.approx([0, 0, *points], abs=0.001) == box
    (piece,) = placed(data)
    assert pytest.approx((10, 10, 17, 17), abs=0.001) == piece.box


def test_br_031_the_bar_of_100_mm_is_100_mm(
    page: Make, document: Documents, fonts: FontBook
) -> None:
    """The bar is 283.465 points long, and the twentieth bar in a row begins where it should."""
    bars = [PathItem(shapes.line(5, 2 * k, 105, 2 * k), THIN) for k in range(20)]
    row = [PathItem(shapes.line(100 * k, 50, 100 * (k + 1), 50), THIN) for k in range(20)]
    data = pdf.render(document(page(*bars, *row, width=2000, height=297)), fonts)
    found = [mark.box for mark in paths(data)]
    assert all(box[2] / MM == pytest.approx(283.465, abs=0.001) for box in found)
    assert pytest.approx(20 * 100, abs=0.001) == found[-1][0] + found[-1][2]


def test_boxes_of_trim_and_bleed(page: Make, document: Documents, fonts: FontBook) -> None:
    """Trim and bleed are written in points from the foot, the bleed no larger than the paper."""
    with_bleed = page(trim=(10, 20, 100, 200), bleed=3.0)
    to_the_rim = page(trim=(1, 1, 208, 295), bleed=3.0)
    plain = page()
    with pikepdf.open(BytesIO(pdf.render(document(with_bleed, to_the_rim, plain), fonts))) as file:
        boxes = [
            [[float(v) * MM for v in sheet[name]] for name in ("/TrimBox", "/BleedBox")]
            for sheet in file.pages
        ]
    expected = [
        [[10, 77, 110, 277], [7, 74, 113, 280]],
        [[1, 1, 209, 296], [0, 0, 210, 297]],
        [[0, 0, 210, 297], [0, 0, 210, 297]],
    ]
    for found, wanted in zip(boxes, expected, strict=True):
        for box, goal in zip(found, wanted, strict=True):
            assert pytest.approx(goal, abs=0.001) == box


def test_br_088_nothing_leaks_to_the_next_item(
    page: Make, document: Documents, fonts: FontBook, token: Group
) -> None:
    """Behind a faded, dashed, clipped and turned drawing a plain one is plain; q and Q balance."""
    faded = Style(fill="#ff0000", stroke="#00ff00", width=2, dash=(3, 1), opacity=0.3)
    watermark = Group(
        (PathItem(shapes.rect(0, 0, 50, 50), faded), replace(token, matrix=scaling(2))),
        matrix=Matrix(0, 2, -2, 0, 100, 100),
        clip=shapes.circle(20, 20, 20),
    )
    plain = PathItem(shapes.rect(10, 10, 5, 5), Style(fill="#000000", stroke="#000000", width=0.2))
    _, *_, last = paths(pdf.render(document(page(watermark, plain)), fonts))
    state = last.state
    assert ((0.0,), (0.0,), 1.0, ()) == (state.fill, state.stroke, state.opacity, state.dash)
    assert pytest.approx(0.2, abs=0.001) == state.width
    assert pytest.approx((10, 10, 5, 5), abs=0.001) == last.box


def test_br_088_what_a_group_set_ends_with_it(
    page: Make, document: Documents, fonts: FontBook
) -> None:
    """Behind a group that was moved, colours and lines are said anew where they differ."""
    square = shapes.rect(0, 0, 5, 5)
    blue = Style(fill="#0000ff", stroke="#0000ff", width=1, round=False)
    red = Style(fill="#ff0000", stroke="#ff0000", width=2)
    moved = Group((PathItem(square, blue), *text.line(fonts, "a", 0, 0, size=9, colour="#00ff00")))
    moved = replace(moved, matrix=translation(50, 0))
    letters = text.line(fonts, "a", 0, 50, size=9, colour="#0000ff")
    items = (*text.line(fonts, "b", 0, 20, size=4), PathItem(square, red), moved)
    found = read(pdf.render(document(page(*items, PathItem(square, blue), *letters)), fonts))
    path, letter = found[-2:]
    assert ((0, 0, 1), (0, 0, 1)) == (path.state.fill, path.state.stroke)
    assert pytest.approx(1, abs=0.001) == path.state.width
    assert ((0, 0, 1), 9) == (letter.state.fill, letter.state.font_size)


def test_br_088_a_form_does_not_depend_on_where_it_is_placed(
    page: Make, document: Documents, fonts: FontBook
) -> None:
    """A form sets its own colours and lines, whatever was set before it."""
    wide = PathItem(shapes.line(0, 0, 9, 9), Style(stroke="#00ff00", width=5))
    drawn = PathItem(shapes.line(0, 0, 5, 5), Style(stroke="#0000ff", width=0.3))
    form = Group((drawn,), key="form", box=(-1, -1, 7, 7))
    data = pdf.render(document(page(form, wide, form)), fonts)
    looks = [(mark.state.stroke, round(mark.state.width, 3)) for mark in paths(data) if mark.inside]
    assert 2 * [((0, 0, 1), 0.3)] == looks


def test_lines_dashes_and_opacity_are_written(
    page: Make, document: Documents, fonts: FontBook
) -> None:
    """What a style says is what is painted."""
    styles = (
        Style(fill="#ff8000"),
        Style(stroke="#808080", width=0.5),
        Style(fill="#ff8000", stroke="#102030", width=0.5, opacity=0.25),
        Style(stroke="#000000", width=0.3, dash=(2, 1)),
        Style(fill="#ff8000", even_odd=True),
        Style(),
    )
    square = shapes.rect(0, 0, 9, 9)
    found = paths(pdf.render(document(page(*[PathItem(square, s) for s in styles])), fonts))
    assert ["f", "S", "B", "S", "f*", "n"] == [mark.paint for mark in found]
    assert [1, 1, 0.25, 1, 1, 1] == [mark.state.opacity for mark in found]
    assert pytest.approx((2, 1)) == found[3].state.dash
    assert pytest.approx((1, 0.502, 0)) == found[0].state.fill
    assert pytest.approx((0.502,)) == found[1].state.stroke


def noise() -> bytes:
    """Return a picture of 90,000 pixels that no compression makes smaller."""
    pixels = b"".join(hashlib.sha256(bytes([k >> 8, k & 255])).digest() for k in range(2813))
    out = BytesIO()
    Image.frombytes("L", (300, 300), pixels[:90_000]).save(out, "PNG")
    return out.getvalue()


def test_br_150_a_picture_is_stored_once(page: Make, document: Documents, fonts: FontBook) -> None:
    """200 cards with the same picture hold one picture, in hardly more bytes than 10 of them."""
    shared, other = noise(), png((0, 0, 255))

    def deck(count: int) -> bytes:
        cards = [ImageItem(60 * (k % 3), 0, 50, 80, bytes(shared)) for k in range(count)]
        pages = [page(*cards[k : k + 3]) for k in range(0, count, 3)]
        return pdf.render(document(page(ImageItem(0, 0, 9, 9, other)), *pages, outline=()), fonts)

    large, small = deck(200), deck(10)
    with pikepdf.open(BytesIO(large)) as file:
        streams = [item for item in file.objects if isinstance(item, pikepdf.Stream)]
    assert 2 == len([stream for stream in streams if stream.get("/Subtype") == "/Image"])
    assert 201 == len([mark for mark in read(large) if mark.kind == "image"])
    assert len(large) < 1.5 * len(small)


def test_a_picture_fills_its_box(page: Make, document: Documents, fonts: FontBook) -> None:
    """A picture lies where its item says."""
    data = pdf.render(document(page(ImageItem(60, 10, 50, 80, png((9, 9, 9))))), fonts)
    (mark,) = read(data)
    assert pytest.approx((60, 10, 50, 80), abs=0.001) == mark.box


@pytest.mark.parametrize(
    ("mode", "kind", "filter_name", "masks"),
    [
        ("RGBA", "PNG", "/FlateDecode", 1),
        ("L", "PNG", "/FlateDecode", 0),
        ("P", "PNG", "/FlateDecode", 0),
        ("RGB", "JPEG", "/DCTDecode", 0),
    ],
)
def test_pictures_of_every_kind_are_clean(
    page: Make,
    document: Documents,
    fonts: FontBook,
    mode: str,
    kind: str,
    filter_name: str,
    masks: int,
) -> None:
    """PNG with clear pixels, grey, with a palette, and JPEG are stored as they should be."""
    colour = {"RGBA": (9, 9, 9, 99), "RGB": (9, 9, 9)}.get(mode, (9,))
    picture = png(colour if len(colour) > 1 else colour[0], mode, kind)
    data = pdf.render(document(page(ImageItem(1, 2, 30, 20, picture))), fonts)
    with pikepdf.open(BytesIO(data)) as file:
        assert [] == file.check_pdf_syntax()
        (stored,) = file.pages[0].Resources.XObject.values()
        assert [filter_name] == [str(name) for name in stored.Filter]
        assert [30, 20] == [int(stored[side]) for side in ("/Width", "/Height")]
        assert masks == ("/SMask" in stored)


def test_layers_are_optional_content(page: Make, document: Documents, fonts: FontBook) -> None:
    """Art, fold, cut and marks are layers in the order they are painted; hidden ones are off."""
    layers = tuple(
        Group((PathItem(shapes.line(0, k, 50, k), THIN),), layer=name)
        for k, name in enumerate(("art", "fold", "cut", "marks"))
    )
    data = pdf.render(document(page(layers=layers, hidden=("cut",))), fonts)
    assert ["art", "fold", "cut", "marks"] == [mark.layer for mark in paths(data)]
    with pikepdf.open(BytesIO(data)) as file:
        settings = file.Root.OCProperties
        assert {"art", "fold", "cut", "marks"} == {str(g.Name) for g in settings.OCGs}
        assert ["art", "fold", "marks"] == [str(g.Name) for g in settings.D.ON]
        assert ["cut"] == [str(g.Name) for g in settings.D.OFF]


def test_a_text_that_its_face_lacks_is_a_fault(
    page: Make, document: Documents, fonts: FontBook
) -> None:
    """A letter never vanishes in the PDF: what the layout did not check is refused."""
    with pytest.raises(PrintkitError, match="🎲"):
        pdf.render(document(page(TextItem(1, 1, "🎲", "Lato-Bold", 3))), fonts)


def test_a_number_that_is_none_is_a_fault(page: Make, document: Documents, fonts: FontBook) -> None:
    """A drawing with nan in it makes no file."""
    with pytest.raises(PrintkitError, match="nan"):
        pdf.render(document(page(PathItem(shapes.line(0, 0, float("nan"), 1), THIN))), fonts)
