"""Draws a page twice, as PDF (by PDFium) and as SVG (by resvg), and tells where the two disagree.

Edges are smoothed differently by every engine, so a pixel agrees when its colour lies within the
colours of the other picture nearby. Nearby is 0.2 mm (two pixels at 254 dpi), hence anything that
lies more than 0.2 mm from its place, or has another colour, is found. Hair lines of one pixel, as
show up where two shapes meet between pixels, are no disagreement.
"""

from dataclasses import dataclass
from functools import reduce
from io import BytesIO

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
Pixels = npt.NDArray[np.uint8]


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
    wrong = _solid(_strays(one, other)) | _solid(_strays(other, one))
    rows, columns = np.nonzero(wrong)
    if not len(rows):
        return Disagreement(0, None)
    mm = 25.4 / DPI
    left, top = columns.min() * mm, rows.min() * mm
    size = (columns.max() + 1) * mm - left, (rows.max() + 1) * mm - top
    box = (round(float(v), 1) for v in (left, top, *size))
    return Disagreement(len(rows), tuple(box))  # type: ignore[arg-type]


def _strays(one: Pixels, other: Pixels) -> npt.NDArray[np.bool_]:
    low = np.maximum(_nearby(other, np.minimum), LEVELS) - LEVELS
    high = np.minimum(_nearby(other, np.maximum), 255 - LEVELS) + LEVELS
    strays: npt.NDArray[np.bool_] = np.any((one < low) | (one > high), axis=2)
    return strays


def _solid(strays: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Return where at least two by two pixels stray."""
    return strays[:-1, :-1] & strays[1:, :-1] & strays[:-1, 1:] & strays[1:, 1:]


def _nearby(picture: Pixels, pick: np.ufunc) -> Pixels:
    """Return the smallest or largest value of each colour in a square around each pixel."""
    for axis in (0, 1):
        size = picture.shape[axis]
        around = [(NEARBY, NEARBY) if k == axis else (0, 0) for k in range(3)]
        padded = np.moveaxis(np.pad(picture, around, mode="edge"), axis, 0)
        slices = [padded[k : k + size] for k in range(2 * NEARBY + 1)]
        picture = np.moveaxis(reduce(pick, slices), 0, axis)
    return picture


def _pixels(picture: bytes) -> Pixels:
    with Image.open(BytesIO(picture)) as image:
        return np.asarray(image.convert("RGB"), dtype=np.uint8)
