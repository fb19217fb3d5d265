"""The plantation boards: the picture and the table of the design, proved by the route graph."""

from itertools import pairwise

import pytest

from printkit.model.terrain import FieldBoard, Stretch
from printkit.rules.guatemala_cafe.network import corners, stretches, ways
from printkit.rules.guatemala_cafe.plantation import (
    MANY,
    PAIR,
    area_of,
    board_for,
    board_of_many,
    covered_sites,
    ring_size,
    score_ring,
)

# Guatemala Café 4.2: lines of vertices and lines of fields in turn, four signs a field.
PICTURE = """
.   .   .   .   .   .   .   .   .   .   .   .   .
  A4  -   -   B4  -   -   C4  -   -   D4  -   -   row 1 grey
o===+   .   o===+   .   o===+   .   o===+   .   .
  - # -   -   - # -   -   - # -   -   - # -   -   row 2 grey
.   +   .   .   +   .   .   +   .   .   +   .   .
  - # -   A3  - # -   -   - # -   C3  - # -   -   row 3 grey
.   +===+===o   +   .   .   +===+===o   +   .   .
  - # -   -   - # -   B3  - # -   -   - # -   D3  row 4 green
.   +   .   .   +===+===o   +   .   .   +===+===o
  - # -   -   - # -   -   - # -   -   - # -   -   row 5 green
.   +   .   .   +   .   .   +   .   .   +   .   .
  A2# -   -   B2# -   -   C2# -   -   D2# -   -   row 6 green
o===+   .   o===+   .   o===+   .   o===+   .   .
  - # -   -   - # -   -   - # -   -   - # -   -   row 7 yellow
.   +   .   .   +   .   .   +   .   .   +   .   .
  - # -   A1  - # -   B1  - # -   C1  - # -   D1  row 8 yellow
.   +===o   .   +===o   .   +===o   .   +===o   .
  - # -   -   - # -   -   - # -   -   - # -   -   row 9 yellow
.   H   .   .   H   .   .   H   .   .   H   .   .
""".strip("\n").split("\n")

# The table of 4.2: site, column, row, area, price, door, roads needed.
TABLE = [
    *((f"{r}1", c, 8, "yellow", 6, (c - 1, 8), 2) for r, c in zip("ABCD", (3, 6, 9, 12), strict=True)),
    *((f"{r}2", c, 6, "green", 4, (c - 1, 6), 4) for r, c in zip("ABCD", (1, 4, 7, 10), strict=True)),
    *((f"{r}3", c, 4, "green", 4, (c, 4), 7) for r, c in (("B", 6), ("D", 12))),
    *((f"{r}3", c, 3, "grey", 2, (c, 3), 8) for r, c in (("A", 3), ("C", 9))),
    *((f"{r}4", c, 1, "grey", 2, (c - 1, 1), 9) for r, c in zip("ABCD", (1, 4, 7, 10), strict=True)),
]  # fmt: skip


def drawn_stretches() -> set[Stretch]:
    """Return the stretches of the picture: ``===`` to the right of a vertex, ``#`` below one."""
    found: set[Stretch] = set()
    for k, line in enumerate(PICTURE):
        y = k // 2
        for x in range(13):
            if k % 2 == 0 and line[4 * x + 1 : 4 * x + 4] == "===":
                found.add(((x, y), (x + 1, y)))
            if k % 2 == 1 and line[4 * x : 4 * x + 1] == "#":
                found.add(((x, y), (x, y + 1)))
    return found


def drawn_sites() -> dict[str, tuple[int, int]]:
    """Return column and row of the sites of the picture."""
    return {
        PICTURE[2 * row - 1][4 * column - 2 : 4 * column]: (column, row)
        for row in range(1, 10)
        for column in range(1, 13)
        if PICTURE[2 * row - 1][4 * column - 1].isdigit()
    }


def drawn(sign: str) -> set[tuple[int, int]]:
    """Return the vertices of the picture that show a sign."""
    return {
        (x, k // 2)
        for k, line in enumerate(PICTURE)
        if k % 2 == 0
        for x in range(13)
        if line[4 * x] == sign
    }


def test_the_routes_are_those_of_the_picture() -> None:
    """Stretches, sites, doors and harbours as they were drawn."""
    assert drawn_stretches() == set(stretches(MANY))
    assert drawn_sites() == {site.id: (site.column, site.row) for site in MANY.sites}
    assert drawn("o") == {site.door for site in MANY.sites}
    assert drawn("H") == {harbour.entrance for harbour in MANY.harbours}


def test_areas_of_the_picture() -> None:
    """Three rows each: grey, green, yellow at the sea."""
    named = [line.split()[-1] for line in PICTURE if "row" in line]
    assert named == [area_of(row) for row in range(1, 10)]
    for board in (MANY, PAIR):
        rows = [row for area in board.areas for row in range(area.first_row, area.last_row + 1)]
        assert list(range(1, 10)) == rows


@pytest.mark.parametrize(("name", "column", "row", "area", "price", "door", "roads"), TABLE)
def test_the_table_of_sites(
    name: str, column: int, row: int, area: str, price: int, door: tuple[int, int], roads: int
) -> None:
    """Place, area, price and door of each site; the graph proves the roads it needs."""
    (site,) = (one for one in MANY.sites if one.id == name)
    assert (column, row, price, door) == (site.column, site.row, site.price, site.door)
    assert area == area_of(site.row)
    (way,) = ways(MANY, frozenset(), site)
    assert (name[0], roads) == (way.harbour, len(way.missing))
    assert door == way.path[0]


def test_counts_of_the_table() -> None:
    """16 sites, 6 grey, 6 green, 4 yellow; at least as many as there are warehouses."""
    assert sorted(line[0] for line in TABLE) == sorted(site.id for site in MANY.sites)
    areas = [area_of(site.row) for site in MANY.sites]
    assert {"grey": 6, "green": 6, "yellow": 4} == {area: areas.count(area) for area in areas}
    assert len(MANY.sites) >= 15
    assert 12 == len(MANY.sites) - len(covered_sites(3))


def test_free_fields() -> None:
    """92 fields for workers: 30 grey, 30 green, 32 yellow."""
    free = dict.fromkeys(("grey", "green", "yellow"), 0)
    sites = {(site.column, site.row) for site in MANY.sites}
    for row in range(1, MANY.rows + 1):
        for column in range(1, MANY.columns + 1):
            free[area_of(row)] += (column, row) not in sites
    assert {"grey": 30, "green": 30, "yellow": 32} == free


def test_stretches_and_roads() -> None:
    """13 stretches a route, 52 in all: more than the roads; without the left route fewer."""
    each = [
        len({*route.trunk, *(one for _, spur in route.spurs for one in spur)})
        for route in MANY.routes
    ]
    assert [13, 13, 13, 13] == each
    assert 52 == len(stretches(MANY)) > 50
    assert 39 == len(stretches(MANY)) - each[0] <= 50


def test_routes_do_not_meet() -> None:
    """Each corner belongs to one route, so a warehouse is linked to one harbour."""
    seen: dict[tuple[int, int], str] = {}
    for route in MANY.routes:
        for stretch in (*route.trunk, *(one for _, spur in route.spurs for one in spur)):
            for corner in stretch:
                assert route.id == seen.setdefault(corner, route.id)


@pytest.mark.parametrize("board", [MANY, PAIR], ids=["many", "pair"])
def test_paths_are_walks_on_stretches(board: FieldBoard) -> None:
    """A path goes from the site's door or corner to the entrance, stretch by stretch."""
    entrances = {harbour.id: harbour.entrance for harbour in board.harbours}
    for site in board.sites:
        for way in ways(board, frozenset(), site):
            assert way.path[0] in corners(site)
            assert entrances[way.harbour] == way.path[-1]
            walked = [(min(a, b), max(a, b)) for a, b in pairwise(way.path)]
            assert set(walked) <= stretches(board)
            assert tuple(walked) == way.missing
            assert len(set(walked)) == len(walked)


def test_a_site_is_reached_through_its_own_corner() -> None:
    """The door of a site is a corner of its field."""
    for site in MANY.sites:
        assert site.door in {
            (x, y) for x in (site.column - 1, site.column) for y in (site.row - 1, site.row)
        }


def test_a_site_of_two_players_has_four_corners() -> None:
    """A road may reach it at any corner (Q15)."""
    (site,) = (one for one in PAIR.sites if one.id == "4,8")
    assert {(3, 7), (4, 7), (3, 8), (4, 8)} == set(corners(site))


def test_the_board_of_two_players() -> None:
    """12 sites in mirror symmetry; 199 borders; the price falls with the distance to the harbour."""
    prices = {(site.column, site.row): site.price for site in PAIR.sites}
    assert {
        (2, 1): 2, (9, 1): 2, (4, 2): 3, (7, 2): 3, (4, 4): 4, (7, 4): 4,
        (1, 5): 3, (10, 5): 3, (2, 7): 5, (9, 7): 5, (4, 8): 6, (7, 8): 6,
    } == prices  # fmt: skip
    assert {(11 - column, row): price for (column, row), price in prices.items()} == prices
    assert 199 == len(stretches(PAIR))
    (harbour,) = PAIR.harbours
    assert ((5, 9), (2, 2, 3, 3, 4, 4)) == (harbour.entrance, harbour.docks)
    for site in PAIR.sites:
        distance = min(abs(x - 5) + abs(y - 9) for x, y in corners(site))
        by_distance = next(
            price for price, far in ((6, 3), (5, 5), (4, 7), (3, 9), (2, 99)) if distance <= far
        )
        assert by_distance == site.price
        assert distance == len(ways(PAIR, frozenset(), site)[0].missing)


def test_the_side_by_players() -> None:
    """Two play on one side, three and four on the other; three cover the left route."""
    assert [PAIR, MANY, MANY] == [board_for(players) for players in (2, 3, 4)]
    assert ("A1", "A2", "A3", "A4") == covered_sites(3)
    assert () == covered_sites(2) == covered_sites(4)
    assert {harbour.docks for harbour in MANY.harbours} == {(2, 3, 4)}


# The score track (4.4)


def test_the_usual_ring() -> None:
    """60 boxes: 19 in the top row, 13 in the left column, 1 right of the corner."""
    ring = score_ring()
    assert (19, 13) == (ring.width, ring.height) == ring_size(60)
    places = {cell.label: (cell.x, cell.y) for cell in ring.cells}
    assert ((1, 0), (18, 0), (18, 12), (0, 12), (0, 1), (0, 0)) == tuple(
        places[str(number)] for number in (1, 18, 30, 48, 59, 60)
    )
    assert MANY.start is not None
    x, y = places["1"]
    assert (x, y + 1) == MANY.start


@pytest.mark.parametrize("track", range(46, 101, 2))
def test_every_ring_is_closed_and_numbered(track: int) -> None:
    """Boxes 1 to the last one, each beside the next, all on the rim."""
    ring = score_ring(track)
    numbers = sorted(int(cell.label) for cell in ring.cells)
    assert list(range(1, track + 1)) == numbers
    order = sorted(ring.cells, key=lambda cell: int(cell.label))
    for one, after in zip(order, [*order[1:], order[0]], strict=True):
        assert 1 == abs(one.x - after.x) + abs(one.y - after.y)
    rim = {0, ring.width - 1}, {0, ring.height - 1}
    assert all(cell.x in rim[0] or cell.y in rim[1] for cell in ring.cells)
    assert board_of_many(track).ring == ring


@pytest.mark.parametrize(("board", "shortest"), [(MANY, 50), (PAIR, 46)], ids=["many", "pair"])
def test_a_ring_goes_round_the_fields(board: FieldBoard, shortest: int) -> None:
    """Inside even the shortest ring is room for the fields and 30 mm of harbours (20 mm a box)."""
    for track in range(shortest, 101, 2):
        width, height = ring_size(track)
        assert 20 * board.columns <= 20 * (width - 2)
        assert 20 * board.rows + 30 <= 20 * (height - 2)
    width, height = ring_size(shortest - 2)
    assert 20 * board.columns > 20 * (width - 2)


def test_which_rings_fit_on_a3() -> None:
    """Up to 64 boxes of 20 mm lie on a sheet of A3 with margins, longer tracks do not."""
    for track in range(46, 101, 2):
        width, height = ring_size(track)
        fits = 20 * width <= 420 - 2 * 6.35 and 20 * height <= 297 - 2 * 6.35
        assert (track <= 64) == fits
