"""From the bytes of a finished PDF to one PNG a page; the only importer of pypdfium2."""

from collections.abc import Sequence
from io import BytesIO

import pypdfium2

from printkit.base.units import PT_PER_INCH


def render(pdf: bytes, dpi: float, pages: Sequence[int] | None = None) -> list[bytes]:
    """Return pages as PNG files that know their resolution (so that they print at true size).

    Args:
        pdf: A finished PDF.
        dpi: Pixels an inch.
        pages: Numbers of the pages, from 0; None: all of them.
    """
    document = pypdfium2.PdfDocument(pdf)
    try:
        numbers = range(len(document)) if pages is None else pages
        return [_picture(document[number], dpi) for number in numbers]
    finally:
        document.close()


def _picture(page: pypdfium2.PdfPage, dpi: float) -> bytes:
    bitmap = page.render(scale=dpi / PT_PER_INCH)
    try:
        out = BytesIO()
        bitmap.to_pil().save(out, "PNG", dpi=(dpi, dpi))
        return out.getvalue()
    finally:
        bitmap.close()
        page.close()
