"""From drawn pieces to thumbnails side by side; words too small to read become bars of their colour."""

from collections.abc import Sequence
from dataclasses import replace

from printkit.base.geometry import Rect, scaling, translation
from printkit.components.part import DrawnPiece
from printkit.display import shapes
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, PathItem, Style, TextItem

LEGIBLE = 0.9
"""Words whose em is lower than this, in mm, are only a texture."""
_GAP = 1.2


def thumbnails(
    pieces: Sequence[DrawnPiece], box: Rect, name: str, book: FontBook
) -> tuple[Item, ...]:
    """Return pieces side by side, each as high as the box allows, in its middle.

    Args:
        pieces: At least one.
        box: Where they lie, in mm.
        name: Starts their keys, so that they do not count as pieces.
        book: The fonts, to measure what is drawn as bars.
    """
    ratio = sum(piece.width / piece.height for piece in pieces)
    gaps = _GAP * (len(pieces) - 1)
    high = min(box.height, (box.width - gaps) / ratio)
    x = box.x + (box.width - ratio * high - gaps) / 2
    items: list[Item] = []
    for piece in pieces:
        scale = high / piece.height
        items.append(
            Group(
                _greeked(piece.front.items, book, scale, name),
                matrix=scaling(scale).then(translation(x, box.y + (box.height - high) / 2)),
                key=f"{name}.{piece.id}",
                box=piece.front.box,
                clip=piece.trim or shapes.rect(0.0, 0.0, piece.width, piece.height),
            )
        )
        x += piece.width * scale + _GAP
    return tuple(items)


def _greeked(items: Sequence[Item], book: FontBook, scale: float, name: str) -> tuple[Item, ...]:
    """Return the items with each line of small text as a bar; keys change with what they name."""
    drawn: list[Item] = []
    for item in items:
        if isinstance(item, TextItem) and item.size * scale < LEGIBLE:
            face = book.face(item.face)
            high = item.size * face.cap_height * 0.62
            bar = shapes.rect(item.x, item.y - high, face.width(item.text, item.size), high)
            drawn.append(PathItem(bar, Style(fill=item.colour, opacity=0.55)))
        elif isinstance(item, Group):
            inner = _greeked(item.items, book, scale, name)
            key = f"{name}.{item.key}" if item.key else None
            drawn.append(replace(item, items=inner, key=key))
        else:
            drawn.append(item)
    return tuple(drawn)
