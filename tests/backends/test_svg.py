"""The SVG: millimetres, layers, plain paths to cut, text as outlines that still say what they are."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree as ET

import pytest

from printkit.backends import svg
from printkit.base.errors import PrintkitError
from printkit.base.geometry import rotation, translation
from printkit.display import shapes, text
from printkit.display.document import Document, Page
from printkit.display.fonts import FontBook
from printkit.display.items import Group, ImageItem, PathItem, Style
from tests.backends.conftest import Make
from tests.contract.test_rosetta import picture, rosetta

Documents = Callable[..., Document]
NS = {"svg": "http://www.w3.org/2000/svg"}
HREF = "{http://www.w3.org/1999/xlink}href"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
THIN = Style(stroke="#000000", width=0.2)
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
PATH_DATA = re.compile(r"(?:[MLCZmlcz]|-?\d+(?:\.\d+)?|\s)*")


@pytest.fixture
def draw(fonts: FontBook, document: Documents) -> Callable[[Page], ET.Element]:
    """Draw a page, with svgwrite's own check of every element on, and parse it."""

    def drawn(page: Page) -> ET.Element:
        return ET.fromstring(svg.render(page, fonts, document(page), validate=True))  # noqa: S314

    return drawn


Draw = Callable[[Page], ET.Element]


def every(root: ET.Element, tag: str) -> list[ET.Element]:
    """Return all elements of a kind."""
    return root.findall(f".//svg:{tag}", NS)


def layer(root: ET.Element, name: str) -> ET.Element:
    """Return a layer."""
    found = root.find(f"svg:g[@id='{name}']", NS)
    assert found is not None
    return found


@pytest.mark.parametrize(("width", "height"), [(210, 297), (215.9, 279.4), (63, 88)])
def test_br_028_size_and_view_box_have_the_same_numbers(
    page: Make, draw: Draw, width: float, height: float
) -> None:
    """The size stands in mm, and one user unit is one of them."""
    root = draw(page(width=width, height=height))
    assert (f"{width:g}mm", f"{height:g}mm") == (root.get("width"), root.get("height"))
    assert f"0 0 {width:g} {height:g}" == root.get("viewBox")


def test_br_028_a_card_of_63_is_63_units_wide(page: Make, draw: Draw) -> None:
    """The outline of a card of 63 x 88 is drawn with these very numbers."""
    card = PathItem(shapes.rect(10, 20, 63, 88), THIN)
    (path,) = every(draw(page(card, layer="cut")), "path")
    assert "M10 20L73 20L73 108L10 108Z" == path.get("d")


def test_layers_are_groups_by_name(page: Make, draw: Draw) -> None:
    """Each layer is a group with its name as id, and a layer for Inkscape."""
    layers = tuple(
        Group((PathItem(shapes.line(0, 0, 9, 9), THIN),), layer=name)
        for name in ("art", "fold", "cut", "marks")
    )
    root = draw(page(layers=layers))
    found = [group for group in root.findall("svg:g", NS) if group.get(f"{INKSCAPE}groupmode")]
    assert ["art", "fold", "cut", "marks"] == [group.get("id") for group in found]
    assert ["art", "fold", "cut", "marks"] == [group.get(f"{INKSCAPE}label") for group in found]


@pytest.mark.parametrize("name", ["cut", "fold"])
def test_what_is_cut_is_a_plain_path(page: Make, draw: Draw, token: Group, name: str) -> None:
    """Cut and fold layers hold paths at their place: no use, no transform, no round-corner short cut."""
    turned = replace(token, matrix=rotation(90).then(translation(70, 30)))
    group = layer(draw(page(turned, turned, layer=name)), name)
    assert not every(group, "use")
    assert not [e for e in group.iter() if {"transform", "rx", "ry", "clip-path"} & set(e.attrib)]
    outline, *_ = [e.get("d", "") for e in every(group, "path")]
    numbers = [float(found) for found in NUMBER.findall(outline)]
    assert (53, 70) == (min(numbers[::2]), max(numbers[::2]))
    assert (30, 47) == (min(numbers[1::2]), max(numbers[1::2]))
    assert 4 == outline.count("C")


def test_a_picture_cannot_be_cut(page: Make, draw: Draw) -> None:
    """What is no plain path is refused in a layer for a cutter."""
    with pytest.raises(PrintkitError, match="tokens 1"):
        draw(page(ImageItem(0, 0, 9, 9, picture()), layer="cut"))
    clipped = Group((PathItem(shapes.line(0, 0, 9, 9), THIN),), clip=shapes.circle(4, 4, 2))
    with pytest.raises(PrintkitError, match="tokens 1"):
        draw(page(clipped, layer="cut"))


def test_pieces_are_counted_by_their_id(tokens: Page, draw: Draw) -> None:
    """A keyed group is drawn once, named by its id, and used as often as there are pieces."""
    root = draw(tokens)
    assert {"#token.O": 4} == Counter(use.get(HREF) for use in every(root, "use"))
    (definition,) = root.findall("svg:defs/svg:g", NS)
    assert "token.O" == definition.get("id")
    assert "orange crab" == definition.findtext("svg:title", namespaces=NS)


@pytest.mark.parametrize("keys", [("a b", "a_20_b"), ("art", "cut"), ("1", "ő"), ("x/y", "x:y")])
def test_ids_are_safe_and_unique(page: Make, draw: Draw, keys: tuple[str, str]) -> None:
    """Any key gives an id that XML allows, never that of another key or of a layer."""
    groups = [
        Group((PathItem(shapes.circle(5, 5, k), THIN),), key=key, box=(0, 0, 10, 10))
        for k, key in enumerate(keys, 1)
    ]
    root = draw(page(*groups))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9._-]*", name or "") for name in ids)
    assert [f"#{g.get('id')}" for g in root.findall("svg:defs/svg:g", NS)] == [
        use.get(HREF) for use in every(root, "use")
    ]


@pytest.mark.parametrize("words", ["R&D", 'B&Q <3 "x"', "5 < 6", "]]>", "<b>x</b>", "őŰ 'ł'"])
def test_br_017_a_text_is_well_formed_and_says_what_it_is(
    page: Make, draw: Draw, fonts: FontBook, words: str
) -> None:
    """Any text gives an SVG that parses, and the title of its outlines is the text."""
    root = draw(page(*text.line(fonts, words, 10, 10)))
    art = layer(root, "art")
    assert [words] == [title.text for title in every(art, "title")]


def test_br_009_no_font_is_needed(draw: Draw, fonts: FontBook) -> None:
    """All text is outlines: no text element and no font by name is left to a viewer's choice."""
    root = draw(rosetta(fonts))
    assert not every(root, "text")
    assert b"font-family" not in ET.tostring(root)
    assert len(every(root, "title")) > 20


def test_br_004_the_title_names_what_the_font_lacks(page: Make, draw: Draw, book: FontBook) -> None:
    """A text with a stand-in still says in its title what was meant."""
    art = layer(draw(page(*text.line(book, "Kata 🎲!", 10, 10))), "art")
    assert "Kata 🎲!" == every(art, "title")[0].text


@pytest.mark.parametrize("words", ["A\x03B", "A\x00", "A\x1b[31m", "a\ud800"])
def test_br_019_control_characters_do_not_break_the_file(
    page: Make, document: Documents, fonts: FontBook, words: str
) -> None:
    """Neither a text, a title, nor the name of a document can break the file."""
    group = Group(text.line(fonts, words, 10, 10), title=words)
    sheet = page(group, label=words)
    data = svg.render(sheet, fonts, document(sheet, title=words))
    assert "A" in ET.tostring(ET.fromstring(data), encoding="unicode").upper()  # noqa: S314
    assert not re.search(rb"[\x00-\x08\x0b\x0c\x0e-\x1f]", data)


def test_br_022_numbers_are_plain_decimals(draw: Draw, fonts: FontBook) -> None:
    """With svgwrite's check on, nothing is refused; path data has no exponent and no nan."""
    tiny = PathItem(shapes.line(1e-7, -1e-9, 100000.00000001, 1e-5), THIN)
    for root in (draw(rosetta(fonts)), draw(replace(rosetta(fonts), layers=(Group((tiny,)),)))):
        data = [path.get("d", "") for path in every(root, "path")]
        assert data
        assert all(PATH_DATA.fullmatch(d) for d in data)
        for use in every(root, "use"):
            assert re.fullmatch(r"(translate|matrix)\([-\d. ]+\)", use.get("transform", ""))


def test_br_022_nan_makes_no_file(page: Make, draw: Draw) -> None:
    """A drawing with nan in it is refused."""
    with pytest.raises(PrintkitError, match="nan"):
        draw(page(PathItem(shapes.line(0, 0, float("nan"), 1), THIN)))


def test_br_023_no_unit_stands_in_a_transform(draw: Draw, fonts: FontBook) -> None:
    """Units stand in the size of the page and nowhere else."""
    root = draw(rosetta(fonts))
    for element in root.iter():
        for name, value in element.attrib.items():
            if element is root and name in {"width", "height"}:
                continue
            if name.split("}")[-1] in {"d", "points", "transform", "x", "y", "width", "height"}:
                assert not re.search(r"\d\s*(mm|cm|in|pt|px)", value)


def test_br_031_the_bar_of_100_mm_is_100_units(page: Make, draw: Draw) -> None:
    """A bar is 100 units long; the twentieth in a row ends where it should."""
    bars = [PathItem(shapes.line(100 * k, 50, 100 * (k + 1), 50), THIN) for k in range(20)]
    found = [
        [float(n) for n in NUMBER.findall(path.get("d", ""))]
        for path in every(draw(page(*bars, width=2000)), "path")
    ]
    assert all(100 == x2 - x1 for x1, _, x2, _ in found)
    assert all(one[2] == other[0] for one, other in pairwise(found))
    assert 2000 == found[-1][2]


def test_a_letter_ends_where_its_outline_does(page: Make, draw: Draw, fonts: FontBook) -> None:
    """Relative steps of a letter's outline add up to its absolute outline, to 0.002 mm."""
    words = "Őgjß8&"
    (path,) = every(draw(page(*text.line(fonts, words, 10, 10, size=7.3))), "path")
    x = y = left = top = 0.0
    ends: list[tuple[float, float]] = []
    for op, rest in re.findall(r"([MmLlCcZz])([-\d. ]*)", path.get("d", "")):
        numbers = [float(n) for n in rest.split()]
        if op in "zZ":
            x, y = left, top
            continue
        dx, dy = (x, y) if op.islower() else (0.0, 0.0)
        x, y = numbers[-2] + dx, numbers[-1] + dy
        if op in "Mm":
            left, top = x, y
        ends.append((x, y))
    face = fonts.face("body")
    outline = face.outline(words, 10, 10, 7.3)
    expected = [numbers[-2:] for op, numbers in outline if op != "Z"]
    assert len(expected) == len(ends)
    assert all(
        pytest.approx(goal, abs=0.002) == end for goal, end in zip(expected, ends, strict=True)
    )


def test_a_picture_is_stored_once(page: Make, draw: Draw) -> None:
    """A picture that is placed often is held once."""
    data = picture()
    root = draw(page(*[ImageItem(50 * k, 0, 40, 30, bytes(data)) for k in range(4)]))
    assert 1 == len(every(root, "image"))
    expected = [f"matrix(40 0 0 30 {50 * k} 0)" for k in range(4)]
    assert expected == [use.get("transform") for use in every(root, "use")]


def test_the_title_is_that_of_document_and_page(tokens: Page, draw: Draw) -> None:
    """A viewer shows which sheet of which kit it is."""
    assert "Kraby – a kit – tokens 1" == draw(tokens).findtext("svg:title", namespaces=NS)


def test_hidden_layers_stay(page: Make, draw: Draw) -> None:
    """A layer that is not printed is there for the cutter."""
    root = draw(page(PathItem(shapes.line(0, 0, 9, 9), THIN), layer="cut", hidden=("cut",)))
    assert every(layer(root, "cut"), "path")
