"""QR codes are read by a real decoder, have their exact size, their light rim, and clear limits."""

import io
import xml.etree.ElementTree as ET

import pytest
import resvg_py
import zxingcpp
from PIL import Image

from printkit.backends import pdf, png, svg
from printkit.base.errors import FitError
from printkit.base.geometry import Rect
from printkit.components.qr import MODULE, draw_qr, qr_size
from printkit.display import shapes
from printkit.display.document import Page
from printkit.display.fonts import FontBook
from printkit.display.items import Group, PathItem, Style
from tests.components.drawn import document_of
from tests.reading import read


def paths(group: Group) -> tuple[PathItem, PathItem]:
    """Return the light field and the dark modules; a code is made of nothing else."""
    field, dark = group.items
    assert isinstance(field, PathItem)
    assert isinstance(dark, PathItem)
    return field, dark


def on_dark(data: str, size: float, *, module: float = 0.0) -> Page:
    """Return a dark page of 80 mm with a code at (10, 12)."""
    ground = PathItem(shapes.rect(0, 0, 80, 80), Style(fill="#1f5f6b"))
    code = draw_qr(data, 10.0, 12.0, size or qr_size(data, module=module))
    return Page(80.0, 80.0, (Group((ground, code), layer="art"),), "1", "1", "1")


def decoded(picture: bytes) -> list[str]:
    """Return the texts of the codes in a picture."""
    return [code.text for code in zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)))]


@pytest.mark.parametrize(
    "data", ["printkit score kraby", "PRINTKIT", "0123456789", "Łódź – Őrség, seed 🎲", "x" * 200]
)
def test_a_code_is_decoded_from_the_rendered_page(data: str, book: FontBook) -> None:
    """A decoder reads from the picture of the PDF what was put in, letter by letter."""
    page = on_dark(data, 0.0, module=0.5)
    pictures = png.render(pdf.render(document_of(page), book), 300)
    assert [data] == decoded(pictures[0])


def test_br_067_the_longest_text_fits_and_one_byte_more_is_refused_with_both_numbers() -> None:
    """2,331 bytes at level M make a code of version 40; 2,332 are refused, with length and limit."""
    assert 177 + 2 * 4 == pytest.approx(qr_size("a" * 2331, module=1.0))
    with pytest.raises(FitError, match=r"2332 bytes.* 2331 fit"):
        draw_qr("a" * 2332, 0.0, 0.0, 100.0)
    assert 177 + 2 * 4 == pytest.approx(qr_size("a" * 2953, level="L", module=1.0))
    with pytest.raises(FitError, match=r"2954 bytes.* 2953 fit"):
        qr_size("a" * 2954, level="L")


def test_br_068_four_light_modules_lie_on_all_sides_and_nothing_in_them() -> None:
    """The field is white, and the dark modules stay four modules away from its sides."""
    size = 33.0
    field, dark = paths(draw_qr("printkit score kraby", 5.0, 7.0, size))
    assert "#ffffff" == field.style.fill
    assert Rect(5.0, 7.0, size, size) == shapes.bounds(field.segments)
    module = size / round(qr_size("printkit score kraby", module=1.0))
    inner = shapes.bounds(dark.segments)
    edge = 4 * module
    assert (5.0 + edge, 7.0 + edge, size - 2 * edge, size - 2 * edge) == pytest.approx(inner)


def test_br_069_a_code_in_an_svg_is_plain_and_decodes(book: FontBook) -> None:
    """No prefixed namespace; a plain SVG reader draws it, a decoder reads it."""
    page = on_dark("printkit setup kraby --players 3 --seed 42", 0.0, module=0.5)
    data = svg.render(page, book, document_of(page))
    assert b"svg:" not in data
    assert "{http://www.w3.org/2000/svg}svg" == ET.fromstring(data).tag  # noqa: S314 - our own
    picture = bytes(resvg_py.svg_to_bytes(svg_string=data.decode(), dpi=300))
    assert ["printkit setup kraby --players 3 --seed 42"] == decoded(picture)


@pytest.mark.parametrize("data", ["x", "printkit setup kraby --players 3 --seed 42", "y" * 120])
def test_br_071_a_code_has_the_size_of_its_box(data: str, book: FontBook) -> None:
    """25 mm are 25 mm in the PDF, for short and long data alike."""
    page = on_dark(data, 25.0)
    boxes = [mark.box for mark in read(pdf.render(document_of(page), book)) if mark.kind == "path"]
    ground, field, *_ = boxes
    assert (0.0, 0.0, 80.0, 80.0) == pytest.approx(ground, abs=0.001)
    assert (10.0, 12.0, 25.0, 25.0) == pytest.approx(field, abs=0.001)


def test_modules_that_no_phone_reads_are_refused() -> None:
    """Where the box is too small for modules of 0.4 mm, the message says what is needed."""
    needed = qr_size("x" * 200, module=MODULE)
    draw_qr("x" * 200, 0.0, 0.0, needed)
    with pytest.raises(FitError, match=rf"needs {needed:.1f} mm, there are {needed - 0.3:.1f} mm"):
        draw_qr("x" * 200, 0.0, 0.0, needed - 0.3)
