"""The rosetta page: every kind of item, drawn by both backends, must look the same."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from printkit.backends import pdf, svg
from printkit.base.geometry import Point, rotation, scaling, translation
from printkit.display import shapes, text
from printkit.display.document import Page
from printkit.display.dump import dump
from printkit.display.extent import extent
from printkit.display.fonts import FontBook
from printkit.display.items import Group, ImageItem, Item, PathItem, Style
from tests.comparing import Pixels, alone, compare, disagreement, pdf_pixels, svg_pixels
from tests.reading import read

LETTER_F = ((0, 0), (14, 0), (14, 4), (4, 4), (4, 8), (10, 8), (10, 12), (4, 12), (4, 20), (0, 20))
BLACK = Style(fill="#000000")


def letter(key: str = "letter.F") -> Group:
    """An asymmetric F, with a keyed dot inside that is placed twice."""
    dot = Group((PathItem(shapes.circle(0, 0, 1), Style(fill="#ffffff")),), key=f"{key}.dot")
    dot = replace(dot, box=(-1, -1, 2, 2))
    items = (
        PathItem(shapes.polygon(LETTER_F), Style(fill="#b03020", stroke="#102040", width=0.4)),
        replace(dot, matrix=translation(2, 2)),
        replace(dot, matrix=scaling(0.5).then(translation(12, 2))),
    )
    return Group(items, key=key, box=(-0.5, -0.5, 15, 21))


def picture() -> bytes:
    """A little picture with clear pixels, each side and corner another colour."""
    image = Image.new("RGBA", (3, 2))
    colours = ((255, 0, 0), (0, 160, 0), (0, 0, 255), (255, 200, 0), (0, 0, 0))
    image.putdata([*((*colour, 255) for colour in colours), (255, 255, 255, 0)])
    image = image.resize((450, 300), Image.Resampling.NEAREST)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def paths() -> Iterator[Item]:
    """Yield a path for every way to paint one."""
    mitred = Style(stroke="#206030", width=1.5, round=False)
    for k, style in enumerate(
        (
            Style(fill="#d0a010"),
            Style(stroke="#206030", width=1.5),
            mitred,
            Style(stroke="#000000", width=0.6, dash=(3, 1.5), round=False),
            Style(fill="#4060c0", stroke="#000000", width=0.2, opacity=0.5),
            Style(fill="#a04080", even_odd=True),
            Style(fill="#a04080"),
        )
    ):
        x = 12 + 26 * k
        inner = shapes.star(x + 10, 100, 6, 3, 5)
        yield PathItem((*shapes.rounded_rect(x, 90, 20, 20, 4), *inner), style)
    yield PathItem(shapes.arc(30, 125, 8, 180, 420), Style(stroke="#000000", width=0.5))
    yield PathItem(shapes.pie(60, 125, 8, -90, 30), Style(fill="#c04010"))
    yield PathItem(shapes.ellipse(90, 125, 14, 6), Style(fill="#307090"))
    yield PathItem(shapes.regular(120, 125, 8, 6), Style(stroke="#000000", width=0.8, round=False))
    clip = shapes.circle(160, 125, 9)
    bars = [PathItem(shapes.rect(150 + 4 * k, 115, 2, 20), BLACK) for k in range(6)]
    yield Group(tuple(bars), clip=clip, matrix=rotation(30, Point(160, 125)))


def words(book: FontBook) -> Iterator[Item]:
    """Yield texts in every role, digits in rings, and what no face has."""
    for k, role in enumerate(book.roles):
        sample = f"{role}: árvíztűrő tükörfúrógép, zażółć gęślą jaźń (R&D)"
        yield from text.line(book, sample, 15, 150 + 7 * k, role=role, size=5, colour="#203060")
    for k in range(10):
        yield PathItem(shapes.circle(20 + 11 * k, 200, 4.5), Style(stroke="#000000", width=0.3))
        yield from text.line(
            book, str(k), 20 + 11 * k, 200, role="number", size=8, anchor="middle", centred=True
        )
    yield from text.line(book, "Kata 🎲 wins", 195, 202, size=6, anchor="end")
    body = "Lines below each other, in the middle of a column of sixty millimetres."
    yield from text.paragraph(book, body, 15, 212, 60, size=4, anchor="middle").items


def rosetta(book: FontBook) -> Page:
    """The page itself; the ruler stands in the layer of the marks."""
    turned = [
        replace(letter(), matrix=rotation(90 * k).then(translation(30 + 45 * k, 45)))
        for k in range(4)
    ]
    image = ImageItem(100, 215, 45, 30, picture())
    art = Group((*turned, *paths(), *words(book), image), layer="art")
    cut = Group(
        (
            Group(
                (PathItem(shapes.rounded_rect(0, 0, 30, 20, 3), Style(stroke="#d00000")),),
                matrix=rotation(10).then(translation(160, 215)),
            ),
        ),
        layer="cut",
    )
    ticks = tuple(
        PathItem(
            shapes.line(15 + 10 * k, 268, 15 + 10 * k, 272), Style(stroke="#000000", width=0.2)
        )
        for k in range(11)
    )
    bar = PathItem(shapes.line(15, 270, 115, 270), Style(stroke="#000000", width=0.2, round=False))
    marks = Group((bar, *ticks, *text.line(book, "100 mm", 118, 271)), layer="marks")
    return Page(210, 297, (art, cut, marks), "rosetta", "rosetta", "rosetta")


def shifted(group: Group, by: float) -> Group:
    """The same group somewhat further to the right."""
    return Group((replace(group, layer=None),), matrix=translation(by, 0), layer=group.layer)


@pytest.fixture(scope="module")
def page(fonts: FontBook) -> Page:
    """The rosetta page."""
    return rosetta(fonts)


@pytest.fixture(scope="module")
def drawn(page: Page, fonts: FontBook) -> Pixels:
    """The rosetta page as its PDF shows it."""
    return pdf_pixels(alone(page), fonts)


def test_pdf_and_svg_agree(page: Page, fonts: FontBook) -> None:
    """Both backends put every item at the same place, to 0.2 mm, in the same colour."""
    assert (0, None) == (
        (found := disagreement(page, fonts)).pixels,
        found.box,
    )


def test_half_a_millimetre_is_found(page: Page, fonts: FontBook, drawn: Pixels) -> None:
    """The control: an SVG whose art lies 0.5 mm to the right does not agree."""
    art, *others = page.layers
    moved = replace(page, layers=(shifted(art, 0.5), *others))
    assert compare(drawn, svg_pixels(svg.render(moved, fonts, alone(moved)))).pixels > 10_000


def test_one_ruler_off_is_found(page: Page, fonts: FontBook, drawn: Pixels) -> None:
    """The control: nothing but the ruler lies 0.5 mm off, and just that is found."""
    art, cut, marks = page.layers
    moved = replace(page, layers=(art, cut, shifted(marks, 0.5)))
    found = compare(drawn, svg_pixels(svg.render(moved, fonts, alone(moved))))
    assert found.pixels > 100
    assert found.box is not None
    assert found.box[1] > 265


def test_another_colour_is_found(page: Page, fonts: FontBook, drawn: Pixels) -> None:
    """The control: a shape of a slightly different colour does not agree."""
    other = svg.render(page, fonts, alone(page)).replace(b"#d0a010", b"#d0c050")
    assert compare(drawn, svg_pixels(other)).pixels > 1_000


def test_the_f_is_turned_clockwise_and_never_mirrored(page: Page, fonts: FontBook) -> None:
    """The corners of the F, read back from the PDF, are where each quarter turn takes them."""
    found = [
        mark.points
        for mark in read(pdf.render(alone(page), fonts))
        if mark.kind == "path" and mark.inside == ("letter.F",)
    ]
    expected = []
    for k in range(4):
        place = rotation(90 * k).then(translation(30 + 45 * k, 45))
        expected.append([place.apply(x, y) for x, y in LETTER_F])
    assert len(found) == 4
    for corners, wanted in zip(found, expected, strict=True):
        for corner, goal in zip(corners, wanted, strict=True):
            assert pytest.approx(goal, abs=0.001) == corner


@pytest.mark.golden
def test_the_page_is_laid_out_as_it_was(page: Page, golden: Callable[[str, str], None]) -> None:
    """Shapes and texts of the rosetta page lie where they lay before, to 0.001 mm."""
    golden("rosetta.txt", dump(page))


def test_the_page_shows_every_kind_of_item(page: Page, fonts: FontBook) -> None:
    """The rosetta page holds all four items, a clip, and a keyed group inside another."""
    kinds = {line.split()[0] for line in dump(page).splitlines()}
    assert {"page", "path", "text", "image", "group"} == kinds
    assert " clip " in dump(page)
    assert "use letter.F.dot" in dump(page)
    assert extent(page.layers, fonts) is not None
