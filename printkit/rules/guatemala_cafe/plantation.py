"""The plantation boards: landscapes, sites with prices, routes, harbours, and the score track."""

from printkit.model.boards import Ring, RingCell
from printkit.model.terrain import Area, FieldBoard, Harbour, Route, Site, Stretch, Vertex
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import (
    DOCKS,
    DOCKS_OF_TWO,
    THREE,
    TRACK,
    TWO,
    WAREHOUSE_PRICES,
    WORKER_PRICES,
)

_ROWS = 9
_NAMES = {"grey": text("grey"), "green": text("green"), "yellow": text("yellow")}
_BANDS = {"grey": (1, 3), "green": (4, 6), "yellow": (7, 9)}
"""First and last row of each area, the sea lies below (Guatemala Café 4.2)."""


def _areas(*, warehouses: bool) -> tuple[Area, ...]:
    return tuple(
        Area(
            area,
            _NAMES[area],
            f"area-{area}",
            first,
            last,
            (
                *((("warehouse", WAREHOUSE_PRICES[area]),) if warehouses else ()),
                ("worker", WORKER_PRICES[area]),
            ),
        )
        for area, (first, last) in _BANDS.items()
    )


def area_of(row: int) -> str:
    """Return the area of a row of fields."""
    return next(area for area, (first, last) in _BANDS.items() if first <= row <= last)


# Three and four players (Guatemala Café 4.2)

_TRUNK_TOP, _SHORE = 1, 9
_ROUTES = {"A": (1, 3), "B": (4, 4), "C": (7, 3), "D": (10, 4)}
"""Of each route: x of its trunk and harbour, y of its third spur."""
LEFT = "A"
"""The route that three players do not use."""


def _line(start: Vertex, end: Vertex) -> tuple[Stretch, ...]:
    """Return the stretches of a straight line, in order from its start."""
    (x, y), (to_x, to_y) = start, end
    step_x, step_y = (to_x > x) - (to_x < x), (to_y > y) - (to_y < y)
    found = []
    while (x, y) != end:
        here = (x, y)
        x, y = x + step_x, y + step_y
        found.append((min(here, (x, y)), max(here, (x, y))))
    return tuple(found)


def _route(name: str) -> tuple[Route, tuple[Site, ...]]:
    x, third = _ROUTES[name]
    # Column and row of each site, its door, and where its spur leaves the trunk.
    plan = (
        (x + 2, 8, (x + 1, 8), (x, 8)),
        (x, 6, (x - 1, 6), (x, 6)),
        (x + 2, third, (x + 2, third), (x, third)),
        (x, 1, (x - 1, 1), (x, 1)),
    )
    sites = tuple(
        Site(f"{name}{k}", column, row, WAREHOUSE_PRICES[area_of(row)], door, name)
        for k, (column, row, door, _) in enumerate(plan, start=1)
    )
    spurs = tuple(
        (site.id, _line(leaves, door))
        for site, (_, _, door, leaves) in zip(sites, plan, strict=True)
    )
    return Route(name, name, _line((x, _TRUNK_TOP), (x, _SHORE)), spurs), sites


_BUILT = tuple(map(_route, _ROUTES))

# Two players (Guatemala Café 4.3)

HARBOUR_OF_TWO = "H"
_SITES_OF_TWO = {
    2: ((2, 1), (9, 1)),
    3: ((4, 2), (7, 2), (1, 5), (10, 5)),
    4: ((4, 4), (7, 4)),
    5: ((2, 7), (9, 7)),
    6: ((4, 8), (7, 8)),
}
"""Column and row of the sites by price."""


def _sites_of_two() -> tuple[Site, ...]:
    sites = [
        Site(f"{column},{row}", column, row, price)
        for price, places in _SITES_OF_TWO.items()
        for column, row in places
    ]
    return tuple(sorted(sites, key=lambda site: (site.row, site.column)))


# The score track (Guatemala Café 4.4)

_FIFTH, _TENTH = 5, 10
_LOW = 13
"""Boxes in the left column: nine rows of fields, the harbours, and the ring itself."""


def ring_size(track: int) -> tuple[int, int]:
    """Return how many boxes a ring of so many has in its top row and in its left column.

    Both together are given; a ring is no lower than the fields inside and about as flat as a sheet.
    """
    half = track // 2 + 2
    height = max(_LOW, half * 5 // 12)
    return half - height, height


def score_ring(track: int = TRACK) -> Ring:
    """Return the score track: boxes 1 to `track` clockwise, the last one in the top left corner."""
    width, height = ring_size(track)
    right, bottom = width - 1, height - 1
    places = (
        *((x, 0) for x in range(right)),
        *((right, y) for y in range(bottom)),
        *((x, bottom) for x in range(right, 0, -1)),
        *((0, y) for y in range(bottom, 0, -1)),
    )
    cells = tuple(_box(number or track, x, y, track) for number, (x, y) in enumerate(places))
    return Ring("score", text("the score track"), width, cells, height)


def _box(number: int, x: int, y: int, track: int) -> RingCell:
    """Return a box; the sacks lie on the track from its last box backwards (R40)."""
    tone = "plain" if number % _TENTH else "tenth"
    strong = number % _FIFTH == 0
    return RingCell(x, y, str(number), tone=tone, strong=strong, symbol="sack" * (number == track))


_START = (1, 1)
"""Box 0 lies inside the ring, below box 1."""


def board_of_many(track: int = TRACK) -> FieldBoard:
    """Return the board of three and four players with a score track of that length."""
    return FieldBoard(
        id="plantation.34",
        title=text("Plantation board, 3 and 4 players"),
        rows=_ROWS,
        columns=12,
        areas=_areas(warehouses=True),
        sites=tuple(site for _, sites in _BUILT for site in sites),
        harbours=tuple(Harbour(name, (x, _SHORE), DOCKS) for name, (x, _) in _ROUTES.items()),
        routes=tuple(route for route, _ in _BUILT),
        ring=score_ring(track),
        start=_START,
    )


def board_of_two(track: int = TRACK) -> FieldBoard:
    """Return the board of two players with a score track of that length."""
    return FieldBoard(
        id="plantation.2",
        title=text("Plantation board, 2 players"),
        rows=_ROWS,
        columns=10,
        areas=_areas(warehouses=False),
        sites=_sites_of_two(),
        harbours=(Harbour(HARBOUR_OF_TWO, (5, _SHORE), DOCKS_OF_TWO),),
        ring=score_ring(track),
        start=_START,
    )


MANY, PAIR = board_of_many(), board_of_two()


def board_for(players: int) -> FieldBoard:
    """Return the side of the board that so many players use (Guatemala Café 1.3)."""
    return PAIR if players == TWO else MANY


def covered_sites(players: int) -> tuple[str, ...]:
    """Return the sites that cards cover (Guatemala Café 1.3)."""
    return tuple(site.id for site in MANY.sites if site.route == LEFT) if players == THREE else ()
