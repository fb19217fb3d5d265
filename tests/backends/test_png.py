"""The PNG: as many pixels as the paper has, at the exact scale, knowing its resolution."""

from collections.abc import Callable
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from printkit.backends import pdf, png
from printkit.display import shapes
from printkit.display.document import Document
from printkit.display.fonts import FontBook
from printkit.display.items import Group, PathItem, Style
from tests.backends.conftest import Make

Documents = Callable[..., Document]
BLACK = Style(fill="#000000")


def opened(data: bytes) -> Image.Image:
    """Return a picture."""
    return Image.open(BytesIO(data))


@pytest.mark.parametrize(
    ("dpi", "size"), [(300, (2481, 3508)), (254, (2100, 2970)), (72, (596, 842))]
)
def test_a_page_has_the_pixels_of_its_paper(
    page: Make, document: Documents, fonts: FontBook, dpi: int, size: tuple[int, int]
) -> None:
    """A4 at 300 dpi is 2481 x 3508 pixels, and the file says 300 dpi."""
    (data,) = png.render(pdf.render(document(page()), fonts), dpi)
    with opened(data) as image:
        assert size == image.size
        assert "RGB" == image.mode
        assert (dpi, dpi) == pytest.approx(image.info["dpi"], abs=0.01)


def test_100_mm_are_100_mm(page: Make, document: Documents, fonts: FontBook) -> None:
    """A bar of 100 mm is 1181 pixels long at 300 dpi, in both directions, at any place."""
    bars = (
        PathItem(shapes.rect(10, 20, 100, 2), BLACK),
        PathItem(shapes.rect(195, 180, 2, 100), BLACK),
    )
    (data,) = png.render(pdf.render(document(page(*bars)), fonts), 300)
    with opened(data) as image:
        dark = 1 - np.asarray(image.convert("L"), dtype=float) / 255
    per_mm = 300 / 25.4
    row = dark[round(21 * per_mm)]
    column = dark[:, round(196 * per_mm)]
    assert 100 * per_mm == pytest.approx(row[: round(150 * per_mm)].sum(), abs=1)
    assert 100 * per_mm == pytest.approx(column.sum(), abs=1)
    assert 180 * per_mm == pytest.approx(np.nonzero(column)[0][0], abs=1)


def test_pages_can_be_chosen(page: Make, document: Documents, fonts: FontBook) -> None:
    """Just the pages asked for are drawn, in that order."""
    pages = [page(PathItem(shapes.rect(0, 0, 210, 297 * k / 3), BLACK)) for k in range(3)]
    data = pdf.render(document(*pages), fonts)
    dark = [opened(picture).convert("L").getextrema() for picture in png.render(data, 30, [2, 0])]
    assert [(0, 255), (255, 255)] == dark
    assert 3 == len(png.render(data, 30))


def test_hidden_layers_are_left_out(page: Make, document: Documents, fonts: FontBook) -> None:
    """A layer that is not printed is not in the picture either."""
    layers = tuple(
        Group((PathItem(shapes.rect(50 * k, 0, 40, 40), BLACK),), layer=name)
        for k, name in enumerate(("art", "cut"))
    )
    data = pdf.render(document(page(layers=layers, hidden=("cut",))), fonts)
    (picture,) = png.render(data, 25.4)
    with opened(picture) as image:
        pixels = np.asarray(image.convert("L"))
    assert 0 == pixels[20, 20]
    assert 255 == pixels[20, 70]


def test_a_picture_can_be_grey(page: Make, document: Documents, fonts: FontBook) -> None:
    """In grey, a colour is as dark as a printer without colour makes it."""
    red = PathItem(shapes.rect(0, 0, 210, 297), Style(fill="#ff0000"))
    (picture,) = png.render(pdf.render(document(page(red)), fonts), 30, grey=True)
    with opened(picture) as image:
        assert "L" == image.mode
        assert 76 == image.getpixel((50, 50))
