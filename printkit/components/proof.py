"""From drawn parts or symbols to contact sheets: everything once, with its name, to look at."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from printkit.base.geometry import Matrix
from printkit.base.units import MM_PER_PT
from printkit.components.part import DrawnPiece, Part
from printkit.components.theme import Theme
from printkit.display.items import Group, Item
from printkit.display.symbols import Symbol, silhouette
from printkit.display.text import paragraph

CAPTION = 6.5 * MM_PER_PT
GAP = 5.0
LINES = 2
SILHOUETTE = 8.0
"""Size at which a symbol must be known by its outline, in mm."""


@dataclass(frozen=True, slots=True)
class _Picture:
    """Something to show: its size on the sheet, how it is drawn, what is written below it."""

    width: float
    height: float
    drawing: Group
    caption: str


def contact_sheets(parts: Iterable[Part], theme: Theme, space: tuple[float, float]) -> Part:
    """Return every distinct piece, front and back, once.

    Pieces are shown at full size; one that is larger than half the page is made smaller, and its
    caption says so.

    Args:
        parts: The drawn kit.
        theme: For the fonts.
        space: Width and height of a page that may be filled, in mm.
    """
    pictures = [
        picture for part in parts for piece in part.pieces for picture in _sides(piece, space)
    ]
    return Part("proof", "Contact sheets", "page", tuple(_pages(pictures, theme, space, "proof")))


def silhouettes(symbols: Mapping[str, Symbol], theme: Theme, space: tuple[float, float]) -> Part:
    """Return every symbol in plain black at 8 mm.

    Args:
        symbols: By id.
        theme: For the fonts.
        space: Width and height of a page that may be filled, in mm.
    """
    pictures = [
        _Picture(22.0, SILHOUETTE, Group(silhouette(symbol, 7.0, 0.0, SILHOUETTE)), symbol.id)
        for symbol in symbols.values()
    ]
    pages = tuple(_pages(pictures, theme, space, "silhouette"))
    return Part("silhouette", "Symbols in plain black", "page", pages)


def _sides(piece: DrawnPiece, space: tuple[float, float]) -> Iterator[_Picture]:
    room = (space[0], space[1] / 2)
    scale = min(1.0, room[0] / piece.width, (room[1] - 8.0) / piece.height)
    percent = "" if scale == 1.0 else f" ({scale * 100:.0f} %)"
    width, height = piece.width * scale, piece.height * scale
    sides = [(piece.front, f"{piece.id} × {piece.count}{percent}")]
    if piece.back is not None:
        sides.append((piece.back, f"{piece.id}, back{percent}"))
    for drawing, caption in sides:
        placed = Group((drawing,), matrix=Matrix(scale, 0.0, 0.0, scale, 0.0, 0.0))
        yield _Picture(max(width, 16.0), height, placed, caption)


def _pages(
    pictures: Iterable[_Picture], theme: Theme, space: tuple[float, float], name: str
) -> Iterator[DrawnPiece]:
    """Set the pictures in rows from the top left, row by row, page by page."""
    below = LINES * CAPTION * 1.25 + 1.0
    x = y = tallest = 0.0
    items: list[Item] = []
    number = 1
    for picture in pictures:
        if x and x + picture.width > space[0]:
            x, y, tallest = 0.0, y + tallest + below + GAP, 0.0
        if y and y + picture.height + below > space[1]:
            yield _page(items, space, f"{name}.{number}")
            items, number, x, y, tallest = [], number + 1, 0.0, 0.0, 0.0
        items.append(Group((picture.drawing,), matrix=Matrix(1.0, 0.0, 0.0, 1.0, x, y)))
        laid = paragraph(
            theme.book,
            picture.caption,
            x,
            y + picture.height + 0.8,
            picture.width,
            size=CAPTION,
            min_size=CAPTION * 0.6,
            max_height=below,
            name=f"caption of {picture.caption}",
        )
        items.extend(laid.items)
        x += picture.width + GAP
        tallest = max(tallest, picture.height)
    if items:
        yield _page(items, space, f"{name}.{number}")


def _page(items: list[Item], space: tuple[float, float], name: str) -> DrawnPiece:
    box = (0.0, 0.0, *space)
    return DrawnPiece(name, name, 1, *space, Group(tuple(items), key=name, box=box))
