"""From the cells of rings and tracks to drawn ones: a ground each, the number on its optical middle.

The theme's roles name the grounds: ``score-plain`` for plain cells of the track ``score``, with
``-strong`` behind it for those that are printed heavier.
"""

from collections.abc import Iterator, Sequence

from printkit.base.geometry import Rect
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.text import fitted, line
from printkit.model.boards import Ring, RingCell, Track


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


def ground_of(cell: RingCell, track: str, theme: Theme) -> str:
    """Return the role of a cell's ground."""
    role = f"{track}-{cell.tone}"
    strong = f"{role}-strong"
    return strong if cell.strong and strong in theme.roles else role


def draw_number(
    cell: RingCell, track: str, theme: Theme, box: Rect, number: float
) -> Iterator[Item]:
    """Draw the number of a cell.

    Args:
        cell: The cell.
        track: Id of its ring or track.
        theme: The game's look.
        box: The cell's ground.
        number: Size of a plain number, in mm; strong ones are a little larger.
    """
    role = "number" if cell.strong or cell.tone in ("zero", "box") else "bold"
    size = fitted(
        theme.book,
        cell.label,
        box.width * 0.85,
        role=role,
        size=number * (1.12 if role == "number" else 1.0),
        min_size=number * 0.5,
        name=f"{track} track",
    )
    yield from line(
        theme.book,
        cell.label,
        *box.centre,
        role=role,
        size=size,
        colour=theme.colour("paper" if cell.tone == "zero" else "ink"),
        anchor="middle",
        centred=True,
    )


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
    corner = cell_size * 0.1
    for cell in ring.cells:
        box = cell_box(cell, x, y, cell_size).inset(cell_size * 0.025)
        fill = theme.colour(ground_of(cell, ring.id, theme))
        yield PathItem(shapes.rounded_rect(*box, corner), Style(fill=fill))
        yield from draw_number(cell, ring.id, theme, box, number)


def draw_road(track: Track, theme: Theme, places: Sequence[Rect], number: float) -> Iterator[Item]:
    """Draw the cells of a winding track as one road: it runs on from each cell to the next one.

    Args:
        track: The track.
        theme: The game's look.
        places: The box of each cell; there is a gap between two rows.
        number: Size of a plain number, in mm; strong ones are a little larger.
    """
    contour, detail = theme.weights["contour"], theme.weights["detail"]
    ink = theme.colour("ink")
    links = [_between(one, other) for one, other in zip(places, places[1:], strict=False)]
    road = [s for box in (*places, *links) for s in shapes.rect(*box)]
    yield PathItem(tuple(road), Style(ink, ink, contour * 2))
    yield PathItem(
        tuple(s for box in links for s in shapes.rect(*box)),
        Style(fill=theme.colour(f"{track.id}-plain")),
    )
    for cell, box in zip(track.cells, places, strict=True):
        fill = theme.colour(ground_of(cell, track.id, theme))
        yield PathItem(shapes.rect(*box), Style(fill=fill))
    seams = tuple(
        segment
        for one, other in zip(places, places[1:], strict=False)
        if abs(one.y - other.y) < one.height / 2
        for segment in shapes.line(
            max(one.x, other.x), one.y + 1.4, max(one.x, other.x), one.bottom - 1.4
        )
    )
    yield PathItem(seams, Style(stroke=ink, width=detail))
    for cell, box in zip(track.cells, places, strict=True):
        yield from draw_number(cell, track.id, theme, box, number)


def _between(one: Rect, other: Rect) -> Rect:
    """Return what lies between two cells, one beside or above the other."""
    if abs(one.y - other.y) < one.height / 2:
        left, right = sorted((one, other), key=lambda box: box.x)
        return Rect(left.right, one.y, right.x - left.right, one.height)
    upper, lower = sorted((one, other), key=lambda box: box.y)
    return Rect(one.x, upper.bottom, one.width, lower.y - upper.bottom)
