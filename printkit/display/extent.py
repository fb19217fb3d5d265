"""From drawn items to the box that holds all they paint, lines at their full width."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from printkit.base.geometry import IDENTITY, Matrix, Rect
from printkit.display.fonts import FontBook
from printkit.display.items import Group, ImageItem, Item, PathItem, TextItem
from printkit.display.shapes import bounds, polygon, transform

_MITRE = 2.0  # corners of lines without round joins reach further out than half a width


def extent(
    items: Iterable[Item],
    book: FontBook,
    matrix: Matrix = IDENTITY,
    known: Mapping[str, Rect] | None = None,
) -> Rect | None:
    """Return the box around everything that the items paint, or None when that is nothing.

    Args:
        items: What to measure; a clip cuts what lies outside its own box.
        book: The fonts that the texts were laid out with.
        matrix: Where the items lie; the box is in the coordinates behind it.
        known: Boxes of keyed groups that were measured before.
    """
    box: Rect | None = None
    for item in items:
        match item:
            case TextItem():
                found = _of_text(item, book, matrix)
            case PathItem():
                found = _of_path(item, matrix)
            case ImageItem():
                found = _placed(Rect(item.x, item.y, item.width, item.height), matrix)
            case Group():
                found = _of_group(item, book, matrix, known or {})
            case _:
                assert_never(item)
        box = union(box, found)
    return box


def union(one: Rect | None, other: Rect | None) -> Rect | None:
    """Return the smallest box that holds both."""
    if one is None or other is None:
        return one or other
    if one.contains(other, 0.0):
        return one
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Rect(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)


def _of_path(item: PathItem, matrix: Matrix) -> Rect | None:
    if not item.segments:
        return None
    if matrix.b == 0 == matrix.c:
        box = _placed(bounds(item.segments), matrix)
    else:
        box = bounds(transform(item.segments, matrix))
    if item.style.stroke is None:
        return box
    scale = abs(matrix.a * matrix.d - matrix.b * matrix.c) ** 0.5
    reach = item.style.width * scale / 2
    return box.inset(-reach if item.style.round else -reach * _MITRE)


def _of_text(item: TextItem, book: FontBook, matrix: Matrix) -> Rect | None:
    left, top, right, bottom = book.face(item.face).ink(item.text)
    if right <= left:
        return None
    x, y, size = item.x, item.y, item.size
    box = Rect(x + left * size, y + top * size, (right - left) * size, (bottom - top) * size)
    return _placed(box, matrix)


def _of_group(
    group: Group, book: FontBook, matrix: Matrix, known: Mapping[str, Rect]
) -> Rect | None:
    place = matrix if group.matrix is None else group.matrix.then(matrix)
    if group.key is not None and group.key in known:
        return _placed(known[group.key], place)
    box = extent(group.items, book, place, known)
    if box is None or not group.clip:
        return box
    return _common(box, bounds(transform(group.clip, place)))


def _placed(box: Rect, matrix: Matrix) -> Rect:
    a, b, c, d, e, f = matrix
    x, y, width, height = box
    if b == c == 0 and a > 0 and d > 0:
        return Rect(a * x + e, d * y + f, a * width, d * height)
    corners = ((x, y), (box.right, y), (box.right, box.bottom), (x, box.bottom))
    return bounds(transform(polygon(corners), matrix))


def _common(one: Rect, other: Rect) -> Rect | None:
    x, y = max(one.x, other.x), max(one.y, other.y)
    width, height = min(one.right, other.right) - x, min(one.bottom, other.bottom) - y
    return Rect(x, y, width, height) if width > 0 and height > 0 else None
