"""Draws a page twice, as PDF (by PDFium) and as SVG (by resvg), and tells where the two disagree.

Edges are smoothed differently by every engine, so a pixel agrees when its colour lies within the
colours of the other picture nearby. Nearby is 0.2 mm (two pixels at 254 dpi), hence anything that
lies more than 0.2 mm from its place, or has another colour, is found.
"""

from dataclasses import dataclass
from io import BytesIO
from typing import Any

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image

from printkit.backends import pdf, png, svg
from printkit.display.document import Document, Page
from printkit.display.fonts import FontBook

DPI = 254
NEARBY = 2
LEVELS = 48
Pixels = npt.NDArray[np.int16]


@dataclass(frozen=True)
class Disagreement:
    """Where two pictures of one page differ.

    Attributes:
        pixels: How many pixels disagree.
        box: (x, y, width, height) in mm around them, or None.
    """

    pixels: int
    box: tuple[float, float, float, float] | None


def disagreement(page: Page, book: FontBook, document: Document | None = None) -> Disagreement:
    """Return where the PDF and the SVG of a page disagree; ``pixels == 0`` means nowhere."""
    whole = document or alone(page)
    return compare(pdf_pixels(alone(page), book), svg_pixels(svg.render(page, book, whole)))


def alone(*pages: Page) -> Document:
    """Return a document of these pages."""
    return Document("Test", "printkit", "Test", "en", pages, ())


def pdf_pixels(document: Document, book: FontBook) -> Pixels:
    """Return the first page of a document as drawn from its PDF."""
    (picture,) = png.render(pdf.render(document, book), DPI, [0])
    return _pixels(picture)


def svg_pixels(drawing: bytes) -> Pixels:
    """Return an SVG as drawn on white."""
    text = drawing.decode("utf-8")
    return _pixels(bytes(resvg_py.svg_to_bytes(svg_string=text, dpi=DPI, background="white")))


def compare(one: Pixels, other: Pixels) -> Disagreement:
    """Return where two pictures disagree, each looked at from the other."""
    height, width = (min(a, b) for a, b in zip(one.shape[:2], other.shape[:2], strict=True))
    one, other = one[:height, :width], other[:height, :width]
    wrong = _strays(one, other) | _strays(other, one)
    rows, columns = np.nonzero(wrong)
    if not len(rows):
        return Disagreement(0, None)
    mm = 25.4 / DPI
    left, top = columns.min() * mm, rows.min() * mm
    size = (columns.max() + 1) * mm - left, (rows.max() + 1) * mm - top
    box = (round(float(v), 1) for v in (left, top, *size))
    return Disagreement(len(rows), tuple(box))  # type: ignore[arg-type]


def _strays(one: Pixels, other: Pixels) -> npt.NDArray[np.bool_]:
    low, high = _nearby(other, np.minimum), _nearby(other, np.maximum)
    strays: npt.NDArray[np.bool_] = np.any((one < low - LEVELS) | (one > high + LEVELS), axis=2)
    return strays


def _nearby(picture: Pixels, pick: Any) -> Pixels:
    for axis in (0, 1):
        found = picture
        for step in range(1, NEARBY + 1):
            for way in (step, -step):
                found = pick(found, _moved(picture, way, axis))
        picture = found
    return picture


def _moved(picture: Pixels, way: int, axis: int) -> Pixels:
    rolled = np.roll(picture, way, axis)
    # what comes in at the rim is the rim itself
    edge = slice(0, way) if way > 0 else slice(way, None)
    place = (edge, slice(None)) if axis == 0 else (slice(None), edge)
    rolled[place] = picture[place]
    return rolled


def _pixels(picture: bytes) -> Pixels:
    with Image.open(BytesIO(picture)) as image:
        return np.asarray(image.convert("RGB"), dtype=np.int16)
