"""Prints a kit the way the program does, and keeps the bytes for the tests that read them back."""

from functools import cache

from printkit.app.printing import Prepared, Request, prepare
from printkit.app.registry import load
from printkit.app.selection import Wishes
from printkit.backends import pdf, svg


@cache
def prepared(game: str, parts: tuple[str, ...] = (), **options: str) -> Prepared:
    """Return the laid-out kit of a game; options are those of `app.printing.Request`."""
    request = Request(wishes=Wishes(parts=parts), overrides=False, **options)  # type: ignore[arg-type]
    return prepare(load(game), request)


@cache
def printed(game: str, parts: tuple[str, ...] = (), **options: str) -> bytes:
    """Return the PDF of a kit."""
    kit = prepared(game, parts, **options)
    return pdf.render(kit.document, kit.studio.book)


@cache
def drawn(game: str, parts: tuple[str, ...] = (), **options: str) -> tuple[str, ...]:
    """Return the SVG sheets of a kit."""
    kit = prepared(game, parts, **options)
    document, book = kit.document, kit.studio.book
    return tuple(svg.render(page, book, document).decode("utf-8") for page in document.pages)
