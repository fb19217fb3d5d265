"""From fields, routes and harbours inside a score track to one side of a board.

The map lies on the right inside the track, the sea below it. On the left the land goes on in profile,
with a sign of its prices beside each landscape; where the track leaves no room for that, title and
prices stand in a strip above the map.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from printkit.base.errors import RulesError
from printkit.base.geometry import Rect
from printkit.components import weave
from printkit.components.boardface import BoardFace
from printkit.components.boardtext import text_boxes
from printkit.components.cartouche import cartouche, key_cards, plate
from printkit.components.coastside import Bands, profile
from printkit.components.coins import priced
from printkit.components.docks import draw_docks
from printkit.components.fieldmap import corner, draw_doors, draw_map
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tracks import draw_ring
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.text import line
from printkit.model.boards import Legend, Ring
from printkit.model.terrain import Area, FieldBoard

_BESIDE = 5
"""Columns of the track that are needed beside the map for the land in profile."""
_SEA = 2
"""Rows of the track that the sea takes, and one where there is none to spare."""
_SIGN = (46.0, 36.0)
"""Width and height of a sign with prices at most, in mm."""
_AIR = 2.4


class Ground(NamedTuple):
    """Where the parts of a board lie, in mm.

    Attributes:
        track: The outer edge of the score track.
        inside: What it encloses.
        fields: The map.
        sea: Below the map.
        above: The strip above the map, where there is one.
        side: Left of the map, where there is anything.
        wide: Whether the side holds title, prices and key.
        start: The box before the first one of the track.
    """

    width: float
    height: float
    cell: float
    track: Rect
    inside: Rect
    fields: Rect
    sea: Rect
    above: Rect | None
    side: Rect | None
    wide: bool
    start: Rect


def ground(board: FieldBoard, layout: Layout) -> Ground:
    """Return where everything lies.

    Args:
        board: With a ring and a start.
        layout: Keys cell and frame.
    """
    ring = _ring(board)
    cell, frame = layout.mm("cell"), layout.mm("frame")
    columns, rows = ring.width, ring.height or ring.width
    track = Rect(frame, frame, columns * cell, rows * cell)
    inside = track.inset(cell)
    spare = columns - 2 - board.columns
    wide = spare >= _BESIDE
    free = rows - 2 - board.rows
    sea_rows = min(free, _SEA + max(0, free - _SEA) // 3) if wide else max(1, free - 1)
    up = (free - sea_rows) * cell
    fields = Rect(inside.x + spare * cell, inside.y + up, board.columns * cell, board.rows * cell)
    sea = Rect(fields.x, fields.bottom, fields.width, sea_rows * cell)
    side = Rect(inside.x, inside.y, spare * cell, inside.height) if spare else None
    above = Rect(fields.x, inside.y, fields.width, up) if up else None
    x, y = board.start or (1, 1)
    start = Rect(track.x + x * cell, track.y + y * cell, cell, cell)
    return Ground(
        track.width + 2 * frame, track.height + 2 * frame, cell, track, inside, fields, sea, above,
        side, wide, start,
    )  # fmt: skip


def _ring(board: FieldBoard) -> Ring:
    if board.ring is None:
        raise RulesError(f"the board {board.id} has no track around it", "give it a ring")
    return board.ring


def draw_field_board(board: FieldBoard, legend: Legend, theme: Theme, layout: Layout) -> BoardFace:
    """Draw one side of a board with a map.

    Args:
        board: What is on it.
        legend: Title, key, symbols of the sorts that have a price.
        theme: The game's look.
        layout: Keys cell, frame, number, label and body.

    Raises:
        FitError: A text does not fit.
    """
    at = ground(board, layout)
    ring = _ring(board)
    whole = Rect(0.0, 0.0, at.width, at.height)
    entrances = tuple(corner(at.fields, at.cell, one.entrance)[0] for one in board.harbours)
    items = (
        PathItem(shapes.rect(*whole), Style(fill=theme.colour("deep"))),
        *weave.frame(theme, whole, layout.mm("frame")),
        *draw_ring(ring, theme, at.track.x, at.track.y, at.cell, layout.mm("number")),
        *_land(board, theme, at),
        *draw_map(board, theme, at.fields, at.cell),
        *draw_docks(board.id, board.harbours, entrances, theme, at.sea),
        *_edges(theme, at),
        *draw_doors(board, theme, at.fields, at.cell),
        *(_beside if at.wide else _strip)(board, legend, theme, at, layout),
        *_start(theme, at, layout.mm("number")),
    )
    return BoardFace(
        at.width,
        at.height,
        items,
        _joins(board, at),
        tuple(text_boxes(items, theme.book)),
    )


def _joins(board: FieldBoard, at: Ground) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Lines of the track, but none along which a route runs."""
    stretches = [
        stretch
        for route in board.routes
        for stretch in (*route.trunk, *(one for _, spur in route.spurs for one in spur))
    ]
    taken_x = {at.fields.x + a[0] * at.cell for a, b in stretches if a[0] == b[0]}
    taken_y = {at.fields.y + a[1] * at.cell for a, b in stretches if a[1] == b[1]}
    across = (at.track.x + k * at.cell for k in range(round(at.track.width / at.cell) + 1))
    down = (at.track.y + k * at.cell for k in range(round(at.track.height / at.cell) + 1))
    below = at.sea.y + 0.5
    return (
        tuple(x for x in across if all(abs(x - y) > 1.0 for y in taken_x)),
        tuple(
            y
            for y in down
            if all(abs(y - x) > 1.0 for x in taken_y) and not below < y < at.sea.bottom - 0.5
        ),
    )


def _land(board: FieldBoard, theme: Theme, at: Ground) -> Iterator[Item]:
    """The land in profile; the map will lie over it."""
    ends = [at.fields.y + area.last_row * at.cell for area in board.areas]
    beside = at.side.width if at.side else at.inside.width
    room = beside - (_SIGN[0] + 2 * _AIR if at.wide else 0.0)
    yield from profile(theme, at.inside, Bands(*ends), room)


def _edges(theme: Theme, at: Ground) -> Iterator[Item]:
    """A line around all inside the track, and one at the left of map and sea."""
    ink = theme.colour("deep")
    yield PathItem(shapes.rect(*at.inside), Style(None, ink, at.cell * 0.05, round=False))
    left = shapes.line(at.fields.x, at.fields.y, at.fields.x, at.inside.bottom)
    yield PathItem(left, Style(None, ink, 0.6, round=False))


def _start(theme: Theme, at: Ground, number: float) -> Iterator[Item]:
    """The box on which all markers begin."""
    box = at.start.inset(at.cell * 0.025)
    yield PathItem(shapes.rounded_rect(*at.start, at.cell * 0.1), Style(fill=theme.colour("deep")))
    yield PathItem(
        shapes.rounded_rect(*box.inset(0.7), at.cell * 0.08),
        Style(None, theme.colour("maize"), 0.6),
    )
    yield from line(
        theme.book, "0", *box.centre, role="number", size=number * 1.3,
        colour=theme.colour("paper"), anchor="middle", centred=True,
    )  # fmt: skip


def _beside(
    board: FieldBoard, legend: Legend, theme: Theme, at: Ground, layout: Layout
) -> Iterator[Item]:
    """Title above, a sign with prices beside each landscape, the key on the sea."""
    side = at.side
    if side is None:
        return
    left = at.start.right + _AIR
    high = at.cell * (1.5 if at.above else 1.0) - 2.0
    head = Rect(left, side.y + 1.6, min(side.right - _AIR - left, 150.0), high)
    yield from cartouche(theme, legend.title, board.title, head)
    symbols = dict(legend.symbols)
    first = max(at.fields.y, head.bottom + 1.0)
    for area in board.areas:
        top = at.fields.y + (area.first_row - 1) * at.cell
        band = Rect(side.x, max(top, first), side.width, 0.0)
        foot = at.fields.y + area.last_row * at.cell
        high = min(_SIGN[1], foot - band.y - 2.0)
        wide = _SIGN[0] if len(area.prices) > 1 else _SIGN[0] * 0.62
        box = Rect(side.right - wide - _AIR * 1.6, (band.y + foot - high) / 2, wide, high)
        yield from _sign(area, symbols, theme, box, side.right, layout)
    number = len(legend.key)
    room = Rect(side.x + _AIR, at.sea.y + 5.0, min(side.width, 120.0) - 2 * _AIR, 0.0)
    step = (room.width + _AIR) / number
    high = min(at.sea.height - 8.0, 32.0)
    boxes = [Rect(room.x + k * step, room.y, step - _AIR, high) for k in range(number)]
    yield from key_cards(theme, legend, boxes, layout.mm("label"), layout.mm("body"))


def _sign(
    area: Area, symbols: Mapping[str, str], theme: Theme, box: Rect, edge: float, layout: Layout
) -> Iterator[Item]:
    """A sign that points to its landscape: what is built there, and its price."""
    y = box.centre.y
    point = ((box.right - 1.0, y - 4.0), (edge - 0.4, y), (box.right - 1.0, y + 4.0))
    ink = theme.colour("ink")
    yield PathItem(
        shapes.polygon(point), Style(theme.colour("wood-dark"), ink, theme.weights["contour"])
    )
    yield from plate(theme, box)
    inner = box.inset(1.2)
    label = layout.mm("label")
    band = Rect(inner.x, inner.y, inner.width, label * 1.25)
    yield PathItem(
        shapes.rounded_rect(inner.x, inner.y, inner.width, inner.height, 1.7),
        Style(fill=theme.shade(area.colour, 0.45)),
    )
    yield from line(
        theme.book, _capital(theme.say(area.name)), *band.centre, role="title", size=label,
        colour=ink, anchor="middle", centred=True,
    )  # fmt: skip
    room = Rect(inner.x + 1.0, band.bottom, inner.width - 2.0, inner.bottom - band.bottom - 0.8)
    yield from priced(theme, area.prices, symbols, room)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _strip(
    board: FieldBoard, legend: Legend, theme: Theme, at: Ground, _layout: Layout
) -> Iterator[Item]:
    """Title and prices above the map, where the track leaves no room beside it."""
    left, right = at.start.right + _AIR, at.inside.right - _AIR
    top = at.inside.y + 1.8
    high = at.fields.y - top - 1.8
    wide = 40.0 if len(board.areas[0].prices) > 1 else 25.0
    symbols = dict(legend.symbols)
    for area in reversed(board.areas):
        box = Rect(right - wide, top, wide, high)
        right = box.x - _AIR / 2
        yield from plate(theme, box)
        yield PathItem(
            shapes.rounded_rect(*box.inset(1.2), 1.7), Style(fill=theme.shade(area.colour, 0.3))
        )
        yield from priced(theme, area.prices, symbols, box.inset(1.9))
    yield from cartouche(theme, legend.title, board.title, Rect(left, top, right - left, high))
