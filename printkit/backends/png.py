"""From the bytes of a finished PDF to one PNG a page; the only importer of pypdfium2."""

import math
from collections.abc import Sequence
from io import BytesIO

import pypdfium2
from pypdfium2 import raw

from printkit.base.units import PT_PER_INCH

_WHITE = 0xFFFFFFFF
_SLACK = 0.01  # a hundredth of a pixel more does not call for another one


def render(
    pdf: bytes, dpi: float, pages: Sequence[int] | None = None, *, grey: bool = False
) -> list[bytes]:
    """Return pages as PNG files that know their resolution, so that they print at true size.

    The scale is exact: where a side is no whole number of pixels, the last one is partly paper.

    Args:
        pdf: A finished PDF.
        dpi: Pixels an inch.
        pages: Numbers of the pages, from 0; None: all of them.
        grey: As a printer without colour shows it.
    """
    document = pypdfium2.PdfDocument(pdf)
    try:
        numbers = range(len(document)) if pages is None else pages
        return [_picture(document[number], dpi, "L" if grey else "RGB") for number in numbers]
    finally:
        document.close()


def _picture(page: pypdfium2.PdfPage, dpi: float, mode: str) -> bytes:
    scale = dpi / PT_PER_INCH
    width, height = (math.ceil(side * scale - _SLACK) for side in page.get_size())
    bitmap = pypdfium2.PdfBitmap.new_native(width, height, raw.FPDFBitmap_BGRx)
    try:
        raw.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, _WHITE)
        # PdfPage.render would stretch the page to whole pixels
        place = raw.FS_MATRIX(scale, 0, 0, scale, 0, 0)
        everything = raw.FS_RECTF(0, 0, width, height)
        raw.FPDF_RenderPageBitmapWithMatrix(bitmap, page, place, everything, raw.FPDF_ANNOT)
        out = BytesIO()
        bitmap.to_pil().convert(mode).save(out, "PNG", dpi=(dpi, dpi))
        return out.getvalue()
    finally:
        bitmap.close()
        page.close()
