"""Reads a drawing back: what stands where, through all its groups."""

from collections.abc import Iterator
from dataclasses import dataclass

from printkit.base.geometry import IDENTITY, Matrix, Rect
from printkit.components.part import DrawnPiece
from printkit.display.document import Document, Page
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, TextItem


@dataclass(frozen=True)
class Words:
    """One line of text as it is really seen.

    Attributes:
        text: The letters.
        box: Of their ink, in mm from the corner of the drawing.
        size: Height of the em in mm, after all scaling.
        role: Name of the face.
        inside: Keys of the groups around it.
    """

    text: str
    box: Rect
    size: float
    role: str
    inside: tuple[str, ...]


def walk(
    items: tuple[Item, ...], matrix: Matrix = IDENTITY, inside: tuple[str, ...] = ()
) -> Iterator[tuple[Item, Matrix, tuple[str, ...]]]:
    """Yield every item that is no group, with its map to the drawing and the keys around it."""
    for item in items:
        if isinstance(item, Group):
            keys = (*inside, item.key) if item.key else inside
            place = item.matrix.then(matrix) if item.matrix else matrix
            yield from walk(item.items, place, keys)
        else:
            yield item, matrix, inside


def keys(items: tuple[Item, ...]) -> list[str]:
    """Return the keys of all groups, each time they are placed."""
    found = []
    for item in items:
        if isinstance(item, Group):
            found += [item.key] if item.key else []
            found += keys(item.items)
    return found


def words(group: Group, book: FontBook) -> list[Words]:
    """Return every line of text of a drawing."""
    found = []
    for item, matrix, inside in walk((group,)):
        if isinstance(item, TextItem):
            left, top, right, bottom = (
                value * item.size for value in book.face(item.face).ink(item.text)
            )
            one = matrix.apply(item.x + left, item.y + top)
            two = matrix.apply(item.x + right, item.y + bottom)
            x, y = min(one.x, two.x), min(one.y, two.y)
            box = Rect(x, y, abs(two.x - one.x), abs(two.y - one.y))
            scale = abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5
            found.append(Words(item.text, box, item.size * scale, item.face, inside))
    return found


def own_words(group: Group, book: FontBook) -> list[Words]:
    """Return the lines that are to be read: without the letters of small pieces and thumbnails."""
    return [
        each
        for each in words(group, book)
        if not any(".mini." in key or key.startswith("cover.") for key in each.inside[1:])
    ]


def said(group: Group, book: FontBook) -> str:
    """Return everything that is to be read, line after line."""
    return " ".join(each.text for each in own_words(group, book))


def page_of(piece: DrawnPiece, *, back: bool = False) -> Page:
    """Return a page of the piece's own size that holds it."""
    group = piece.back if back and piece.back else piece.front
    art = Group((group,), layer="art")
    return Page(piece.width, piece.height, (art,), piece.id, piece.id, piece.id)


def document_of(*pages: Page) -> Document:
    """Return a document of these pages."""
    return Document("Kraby", "printkit", "test", "en", pages, ())
