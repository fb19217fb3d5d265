"""From the cells of rings and tracks to drawn ones: a ground each, the number on its optical middle.

The theme's roles name the grounds: ``score-plain`` for plain cells of the track ``score``, with
``-strong`` behind it for those that are printed heavier.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from printkit.base.geometry import Rect
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line
from printkit.model.boards import Ring, RingCell, Track

_ROOM = 0.8
"""How wide a number may be, in widths of a cell."""
_BEND = 0.42
"""Radius of a bend of the road, in heights of a cell."""
_SIGN = 0.36
"""Size of the sign of a cell, in heights of the cell; the number stands above it."""
_LAP = 0.3
"""How far a link between two rows laps over the cells, in mm: no seam shows."""


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
    cell: RingCell, track: str, theme: Theme, box: Rect, number: float, room: float
) -> Iterator[Item]:
    """Draw the number of a cell.

    Args:
        cell: The cell.
        track: Id of its ring or track.
        theme: The game's look.
        box: The cell's ground.
        number: Size of a plain number, in mm; strong ones are a little larger.
        room: How wide it may be.
    """
    role = "number" if cell.strong or cell.tone in ("zero", "box") else "bold"
    size = fitted(
        theme.book,
        cell.label,
        room,
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
    ring: Ring | Track, theme: Theme, x: float, y: float, cell_size: float, number: float
) -> Iterator[Item]:
    """Draw the cells of a ring, or of a track that does not wind, as squares of their own.

    Args:
        ring: The ring or track.
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
        words = box
        if cell.symbol:
            words = Rect(box.x, box.y, box.width, box.height * (1.0 - _SIGN))
            yield from _sign(cell, ring.id, theme, box)
        yield from draw_number(cell, ring.id, theme, words, number, cell_size * _ROOM)


def _sign(cell: RingCell, track: str, theme: Theme, box: Rect) -> tuple[Item, ...]:
    """What a cell has to do with, in the lower part of it."""
    size = box.height * _SIGN
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(ground_of(cell, track, theme)),
        "ground": theme.colour("ink"),
        "light": theme.colour("paper"),
    }
    place = box.centre.x - size / 2, box.bottom - size * 1.12
    return draw(theme.symbol(cell.symbol), *place, size, paints)


def draw_road(track: Track, theme: Theme, places: Sequence[Rect], number: float) -> Iterator[Item]:
    """Draw the cells of a winding track as one road: it runs on from each cell to the next one.

    Args:
        track: The track.
        theme: The game's look.
        places: The box of each cell; there is a gap between two rows.
        number: Size of a plain number, in mm; strong ones are a little larger.
    """
    contour, detail = theme.weights["contour"], theme.weights["detail"]
    ink, plain = theme.colour("ink"), f"{track.id}-plain"
    grounds = [_bent(places, k, goal=track.goal is not None) for k in range(len(places))]
    road = [segment for ground in grounds for segment in ground]
    for one, other in pairwise(places):
        link = _between(one, other)
        if link.width > 0:
            road += shapes.rect(link.x, link.y - _LAP, link.width, link.height + 2 * _LAP)
    yield PathItem(tuple(road), Style(ink, ink, contour * 2))
    yield PathItem(tuple(road), Style(fill=theme.colour(plain)))
    for cell, ground in zip(track.cells, grounds, strict=True):
        tint = ground_of(cell, track.id, theme)
        if tint != plain:
            yield PathItem(ground, Style(fill=theme.colour(tint)))
    seams: list[Segment] = []
    steps: list[Segment] = []
    for one, other in pairwise(places):
        if _level(one, other):
            x = max(one.x, other.x)
            seams += shapes.line(x, one.y + 1.6, x, one.bottom - 1.6)
        else:
            link = _between(one, other)
            x, y, size = link.centre.x, link.centre.y, min(link.height * 0.3, 1.4)
            steps += shapes.polyline(((x - size * 1.5, y + size * 0.6), (x, y - size * 0.6),
                                      (x + size * 1.5, y + size * 0.6)))  # fmt: skip
    yield PathItem(tuple(seams), Style(stroke=ink, width=detail))
    yield PathItem(tuple(steps), Style(stroke=ink, width=contour * 1.4))
    for cell, box in zip(track.cells, places, strict=True):
        yield from draw_number(cell, track.id, theme, box, number, box.width * _ROOM)


def _level(one: Rect, other: Rect) -> bool:
    """Whether one cell lies beside the other, not above it."""
    return abs(one.y - other.y) < one.height / 2


def _bent(places: Sequence[Rect], k: int, *, goal: bool) -> tuple[Segment, ...]:
    """Return the ground of a cell: round at the outer corner of a bend, and at the road's ends.

    Before a goal the road goes on upwards.
    """
    box = places[k]
    beside = [other for other in places[max(0, k - 1) : k + 2] if other is not box]
    level = [other for other in beside if _level(box, other)]
    if len(level) != 1:
        return shapes.rect(*box)
    outer = box.right if level[0].x < box.x else box.x
    over = [other for other in beside if not _level(box, other)]
    corners = {box.y, box.bottom}
    if over:
        corners.discard(box.y if over[0].y < box.y else box.bottom)
    elif goal and k == len(places) - 1:
        corners.discard(box.y)
    return _rounded(box, outer, corners, box.height * _BEND)


def _rounded(box: Rect, outer: float, heights: set[float], radius: float) -> tuple[Segment, ...]:
    """Return a box with a round corner on its outer side at each of the heights."""
    inner = box.x if outer > box.centre.x else box.right
    way = radius if outer > box.centre.x else -radius
    pull = 1.0 - shapes.KAPPA
    path: list[Segment] = [("M", (inner, box.y))]
    if box.y in heights:
        path.append(("L", (outer - way, box.y)))
        curve = (outer - way * pull, box.y, outer, box.y + radius * pull, outer, box.y + radius)
        path.append(("C", curve))
    else:
        path.append(("L", (outer, box.y)))
    if box.bottom in heights:
        path.append(("L", (outer, box.bottom - radius)))
        curve = (
            outer, box.bottom - radius * pull, outer - way * pull, box.bottom, outer - way, box.bottom
        )  # fmt: skip
        path.append(("C", curve))
    else:
        path.append(("L", (outer, box.bottom)))
    return (*path, ("L", (inner, box.bottom)), ("Z", ()))


def _between(one: Rect, other: Rect) -> Rect:
    """Return what lies between two cells, one beside or above the other."""
    if _level(one, other):
        left, right = sorted((one, other), key=lambda box: box.x)
        return Rect(left.right, one.y, right.x - left.right, one.height)
    upper, lower = sorted((one, other), key=lambda box: box.y)
    return Rect(one.x, upper.bottom, one.width, lower.y - upper.bottom)
