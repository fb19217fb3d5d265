"""From the rings of a board to drawn tracks: one box a cell, each number on its optical middle."""

from collections.abc import Iterator

from printkit.base.geometry import Rect
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.text import fitted, line
from printkit.model.boards import Ring, RingCell

GROUNDS = {
    "value": {"plain": "foam", "minus": "coral", "zero": "ink", "box": "sea-light"},
    "score": {"plain": "sand", "minus": "coral", "zero": "ink", "box": "sea-light"},
}
"""Ring id -> tone of a cell -> colour of the theme."""
STRONG = {"foam": "sea-light", "sand": "sand-dark", "coral": "coral-dark"}
"""The darker ground of every fifth cell."""


def cell_box(cell: RingCell, x: float, y: float, size: float) -> Rect:
    """Return where a ring's cell lies.

    Args:
        cell: The cell.
        x: Left side of the ring, in mm.
        y: Upper side of the ring.
        size: Side of one cell.
    """
    top = y + (cell.y - cell.span) * size
    return Rect(x + cell.x * size, top, size, size * (1 + cell.span))


def draw_ring(
    ring: Ring, theme: Theme, x: float, y: float, cell_size: float, number: float
) -> Iterator[Item]:
    """Draw the cells of a ring.

    Args:
        ring: The ring.
        theme: The game's look.
        x: Left side of the ring, in mm.
        y: Upper side of the ring.
        cell_size: Side of one cell.
        number: Size of a plain number, in mm; strong ones are a little larger.
    """
    tones = GROUNDS[ring.id]
    gap = cell_size * 0.025
    corner, size_inside = cell_size * 0.1, cell_size * 0.8
    for cell in ring.cells:
        box = cell_box(cell, x, y, cell_size).inset(gap)
        fill = theme.colour(tones[cell.tone])
        if cell.strong and cell.tone in ("plain", "minus"):
            fill = theme.colour(STRONG[tones[cell.tone]])
        yield PathItem(shapes.rounded_rect(*box, corner), Style(fill=fill))
        ink = theme.colour("paper" if cell.tone == "zero" else "ink")
        role = "number" if cell.strong or cell.tone in ("zero", "box") else "bold"
        size = fitted(
            theme.book,
            cell.label,
            size_inside,
            role=role,
            size=number * (1.12 if role == "number" else 1.0),
            min_size=number * 0.5,
            name=f"{ring.id} ring",
        )
        yield from line(
            theme.book,
            cell.label,
            *box.centre,
            role=role,
            size=size,
            colour=ink,
            anchor="middle",
            centred=True,
        )
