"""From landscapes, sites and routes to the map of a board: fields, places for roads, doors, prices."""

from collections.abc import Iterator

from printkit.base.geometry import Rect, translation
from printkit.components.coins import coin
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.terrain import Area, FieldBoard, Site, Stretch, Vertex

_BED = 0.1
"""Width of the line that links the places of a route, in sides of a field."""
_ROOM = (0.89, 0.26)
"""Length from tip to tip and width of the place for a road, in sides of a field, as all that follows."""
_NODE = 0.07
_GATE = 0.27
"""Reach of a gate from the corner of a site."""
_COIN = 0.27
"""Radius of a price."""
_FENCE = 0.88
_UP = 0.03
"""How far a site is moved up: routes run below it."""
_SMALL = 2.7
"""Height of the em of coordinates and names of sites, in mm."""


def corner(fields: Rect, cell: float, vertex: Vertex) -> tuple[float, float]:
    """Return where a corner of fields lies, in mm."""
    return fields.x + vertex[0] * cell, fields.y + vertex[1] * cell


def field_box(fields: Rect, cell: float, column: int, row: int) -> Rect:
    """Return the box of a field, counted from 1."""
    return Rect(*corner(fields, cell, (column - 1, row - 1)), cell, cell)


def draw_map(board: FieldBoard, theme: Theme, fields: Rect, cell: float) -> tuple[Item, ...]:
    """Return the fields with what is printed on them, but for the doors.

    Args:
        board: Areas, sites and routes.
        theme: The game's look.
        fields: Where the fields lie.
        cell: Side of a field.
    """
    return (
        *(item for area in board.areas for item in _area(board, area, theme, fields, cell)),
        *_numbers(board, theme, fields, cell),
        *(() if board.routes else _borders(board, theme, fields, cell)),
        *(_site(board, site, theme, fields, cell) for site in board.sites),
        *_routes(board, theme, fields, cell),
    )


def draw_doors(board: FieldBoard, theme: Theme, fields: Rect, cell: float) -> tuple[Item, ...]:
    """Return the doors of the sites; some lie on the edge of the map. Arguments as in `draw_map`."""
    return tuple(
        _gate(board, site, site.door, theme, fields, cell)
        for site in board.sites
        if site.door is not None
    )


def _area(board: FieldBoard, area: Area, theme: Theme, fields: Rect, cell: float) -> Iterator[Item]:
    """Fields in two tones by turns with a quiet mark of their landscape."""
    mark = _MARKS.get(area.colour, _plain)
    drawings = []
    for k, tone in enumerate((0.12, -0.015)):
        ground = PathItem(
            shapes.rect(0.0, 0.0, cell, cell), Style(fill=theme.shade(area.colour, tone))
        )
        quiet = theme.shade(area.colour, tone - 0.13)
        drawings.append((f"{board.id}.{area.id}.{k}", (ground, *mark(theme, cell, quiet))))
    for row in range(area.first_row, area.last_row + 1):
        for column in range(1, board.columns + 1):
            name, items = drawings[(row + column) % 2]
            place = field_box(fields, cell, column, row)
            yield Group(
                items, matrix=translation(place.x, place.y), key=name, box=(0.0, 0.0, cell, cell)
            )
    if area.first_row > 1:
        y = fields.y + (area.first_row - 1) * cell
        yield PathItem(
            shapes.line(fields.x, y, fields.right, y),
            Style(None, theme.shade(area.colour, -0.34), 0.7, round=False),
        )


def _rocks(_theme: Theme, cell: float, tone: str) -> tuple[Item, ...]:
    """Two small peaks."""
    path: list[Segment] = []
    for x, y, high in ((0.33, 0.46, 0.17), (0.62, 0.72, 0.21), (0.7, 0.36, 0.12)):
        path += shapes.polygon(
            ((cell * (x - high * 0.8), cell * y), (cell * (x - high * 0.12), cell * (y - high)),
             (cell * (x + high * 0.1), cell * (y - high * 0.72)), (cell * (x + high * 0.7), cell * y))
        )  # fmt: skip
    return (PathItem(tuple(path), Style(fill=tone)),)


def _bushes(theme: Theme, cell: float, tone: str) -> tuple[Item, ...]:
    """Rows of coffee bushes."""
    size = cell * 0.78
    edge = (cell - size) / 2
    return draw(theme.symbol("slope"), edge, edge, size, {"accent": tone, "ink": tone})[:1]


def _grains(_theme: Theme, cell: float, tone: str) -> tuple[Item, ...]:
    """Dunes: short curves, and grains of sand."""
    path: list[Segment] = []
    for x, y in ((0.2, 0.4), (0.52, 0.62), (0.3, 0.8), (0.6, 0.3)):
        path += shapes.arc(cell * (x + 0.1), cell * (y + 0.09), cell * 0.14, -140.0, -40.0)
    grains = [
        segment
        for x, y in (
            (0.24, 0.6),
            (0.7, 0.46),
            (0.78, 0.74),
            (0.44, 0.44),
            (0.58, 0.82),
            (0.36, 0.24),
        )
        for segment in shapes.circle(cell * x, cell * y, cell * 0.017)
    ]
    return (
        PathItem(tuple(path), Style(None, tone, cell * 0.03)),
        PathItem(tuple(grains), Style(fill=tone)),
    )


def _plain(_theme: Theme, _cell: float, _tone: str) -> tuple[Item, ...]:
    """Nothing: a landscape that has no mark of its own."""
    return ()


_MARKS = {"area-grey": _rocks, "area-green": _bushes, "area-yellow": _grains}
"""Colour key of a landscape -> the quiet mark on its fields."""


def _numbers(board: FieldBoard, theme: Theme, fields: Rect, cell: float) -> Iterator[Item]:
    """The number of each row at the left edge and of each column at the lower one.

    A site needs its field for itself; its number follows from those beside it.
    """
    sites = {(site.column, site.row) for site in board.sites}
    for column in range(1, board.columns + 1):
        if (column, board.rows) not in sites:
            box = field_box(fields, cell, column, board.rows)
            place = box.centre.x, box.bottom - _SMALL * 0.6
            yield from _small(theme, str(column), *place, board.areas[-1])
    for area in board.areas:
        for row in range(area.first_row, area.last_row + 1):
            if (1, row) not in sites:
                box = field_box(fields, cell, 1, row)
                yield from _small(theme, str(row), box.x + _SMALL * 0.6, box.centre.y, area)


def _small(theme: Theme, words: str, x: float, y: float, area: Area) -> tuple[Item, ...]:
    return line(
        theme.book, words, x, y, role="bold", size=_SMALL, colour=theme.shade(area.colour, -0.6),
        anchor="middle", centred=True,
    )  # fmt: skip


def _routes(board: FieldBoard, theme: Theme, fields: Rect, cell: float) -> Iterator[Item]:
    """Each route as a chain: a place for one road on every stretch, and a node between two."""
    stretches = [
        stretch
        for route in board.routes
        for stretch in (*route.trunk, *(one for _, spur in route.spurs for one in spur))
    ]
    entrances = {harbour.entrance for harbour in board.harbours}
    links = tuple(
        segment
        for one, other in stretches
        for segment in shapes.line(*corner(fields, cell, one), *corner(fields, cell, other))
    )
    nodes = sorted({vertex for stretch in stretches for vertex in stretch} - entrances)
    dots = [
        segment
        for vertex in nodes
        for segment in shapes.circle(*corner(fields, cell, vertex), cell * _NODE)
    ]
    if not links:
        return
    wood = theme.colour("wood-dark")
    yield PathItem(links, Style(None, wood, cell * _BED))
    yield PathItem(tuple(dots), Style(fill=wood))
    drawings = {}
    for name, (wide, high) in (("across", _ROOM), ("down", _ROOM[::-1])):
        box = Rect(0.0, 0.0, wide * cell, high * cell)
        drawings[name] = (box, road_place(theme, box, cell))
    for stretch in stretches:
        place = road_box(fields, cell, stretch)
        name = "across" if place.width > place.height else "down"
        box, drawing = drawings[name]
        there = translation(place.x, place.y)
        yield Group((drawing,), matrix=there, key=f"{board.id}.road.{name}", box=box)


def _borders(board: FieldBoard, theme: Theme, fields: Rect, cell: float) -> Iterator[Item]:
    """Where roads lie along any border: thin lines between the fields, a dot at every corner."""
    lines: list[Segment] = []
    for x in range(1, board.columns):
        lines += shapes.line(*corner(fields, cell, (x, 0)), *corner(fields, cell, (x, board.rows)))
    for y in range(1, board.rows):
        lines += shapes.line(
            *corner(fields, cell, (0, y)), *corner(fields, cell, (board.columns, y))
        )
    dots = [
        segment
        for x in range(1, board.columns)
        for y in range(1, board.rows)
        for segment in shapes.circle(*corner(fields, cell, (x, y)), cell * 0.05)
    ]
    yield PathItem(tuple(lines), Style(None, theme.colour("beach"), cell * 0.03, round=False))
    yield PathItem(tuple(dots), Style(fill=theme.colour("wood-dark")))


def road_box(fields: Rect, cell: float, stretch: Stretch) -> Rect:
    """Return the box of the place for a road on a stretch, in mm."""
    (x1, y1), (x2, y2) = (corner(fields, cell, vertex) for vertex in stretch)
    long, wide = (share * cell for share in _ROOM)
    across = abs(x2 - x1) > abs(y2 - y1)
    width, height = (long, wide) if across else (wide, long)
    return Rect((x1 + x2 - width) / 2, (y1 + y2 - height) / 2, width, height)


def road_place(theme: Theme, box: Rect, cell: float) -> PathItem:
    """Return the place for one road: light, with tips so that places meet at a corner."""
    x, y, width, height = box
    tip = min(width, height) / 2
    if width > height:
        points = (
            (x, box.centre.y), (x + tip, y), (box.right - tip, y), (box.right, box.centre.y),
            (box.right - tip, box.bottom), (x + tip, box.bottom),
        )  # fmt: skip
    else:
        points = (
            (box.centre.x, y), (box.right, y + tip), (box.right, box.bottom - tip),
            (box.centre.x, box.bottom), (x, box.bottom - tip), (x, y + tip),
        )  # fmt: skip
    edge = theme.colour("wood-dark"), theme.weights["detail"] * 1.3
    return PathItem(shapes.polygon(points), Style(theme.colour("white"), *edge, (cell * 0.07, 0.9)))


def _site(board: FieldBoard, site: Site, theme: Theme, fields: Rect, cell: float) -> Group:
    """A fenced building site with its price and its name."""
    field = field_box(fields, cell, site.column, site.row)
    box = field.moved(0.0, -cell * _UP)
    ink = theme.colour("ink")
    ground = box.inset(cell * (1.0 - _FENCE) / 2)
    fence = {
        "ink": ink,
        "light": theme.colour("wood-light"),
        "accent": theme.colour("wood"),
        "ground": theme.colour("paper"),
    }
    items: list[Item] = [
        PathItem(shapes.rounded_rect(*ground, cell * 0.08), Style(fill=theme.colour("paper"))),
        *draw(theme.symbol("site"), ground.x, ground.y, ground.width, fence),
        *coin(theme, site.price, *box.centre, cell * _COIN),
    ]
    if site.route:
        tag = Rect(box.centre.x - cell * 0.15, ground.y + cell * 0.005, cell * 0.3, cell * 0.15)
        items.append(
            PathItem(
                shapes.rounded_rect(*tag, cell * 0.04),
                Style(theme.colour("paper"), ink, theme.weights["detail"]),
            )
        )
        items += line(
            theme.book, site.id, *tag.centre, role="bold", size=_SMALL, colour=ink,
            anchor="middle", centred=True,
        )  # fmt: skip
    return Group(tuple(items), key=f"{board.id}.site.{_word(site.id)}", box=field)


def _gate(
    board: FieldBoard, site: Site, door: Vertex, theme: Theme, fields: Rect, cell: float
) -> Group:
    """An open gate in the fence at the corner where the route ends, and the end of the route."""
    x, y = corner(fields, cell, door)
    middle = field_box(fields, cell, site.column, site.row).centre
    turn = {(True, True): 0.0, (False, True): 90.0, (False, False): 180.0, (True, False): 270.0}
    start = turn[middle.x > x, middle.y > y]
    ink, detail = theme.colour("ink"), theme.weights["detail"]
    leaf = shapes.pie(x, y, cell * _GATE, start, start + 90.0)
    reach = cell * _GATE + detail
    return Group(
        (
            PathItem(leaf, Style(theme.colour("straw"), ink, detail * 1.6)),
            PathItem(
                shapes.circle(x, y, cell * 0.11), Style(theme.colour("clay"), ink, detail * 1.6)
            ),
        ),
        key=f"{board.id}.door.{_word(site.id)}",
        box=(x - reach, y - reach, 2 * reach, 2 * reach),
    )


def _word(name: str) -> str:
    return name.replace(",", "-")
