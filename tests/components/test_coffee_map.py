"""The drawn plantation board, read back and held to the pictures and tables of the rules."""

from collections import Counter, defaultdict
from itertools import pairwise

import pytest

from printkit.base.geometry import Rect
from tests.components.coffee_boards import (
    EXACT,
    LEAST,
    MANY,
    PAIR,
    at,
    boxes,
    drawn_doors,
    field_board,
    road_places,
    studio,
    told,
    vertex,
)
from tests.rules.guatemala_cafe.test_plantation import TABLE, drawn_stretches

# Guatemala Café 4.3, typed again.
PICTURE_OF_TWO = """
.  2  .  .  .  .  .  .  2  .
.  .  .  3  .  .  3  .  .  .
.  .  .  .  .  .  .  .  .  .
.  .  .  4  .  .  4  .  .  .
3  .  .  .  .  .  .  .  .  3
.  .  .  .  .  .  .  .  .  .
.  5  .  .  .  .  .  .  5  .
.  .  .  6  .  .  6  .  .  .
.  .  .  .  .  .  .  .  .  .
"""


# The map of three and four players (Guatemala Café 4.2)


def test_places_for_roads_are_those_of_the_picture() -> None:
    """52 places, one on each stretch of the picture in the rules, and on no other border."""
    assert 52 == len(road_places())
    assert drawn_stretches() == set(road_places())


def test_the_drawn_map_proves_the_roads_that_each_site_needs() -> None:
    """From each drawn door the drawn places lead to one harbour, with as many roads as the table says."""
    beside = defaultdict(set)
    for one, other in road_places():
        beside[one].add(other)
        beside[other].add(one)
    letters = {w.text: w for w in told(MANY) if f"{MANY}.harbour.{w.text}" in w.inside}
    x0 = at(MANY).fields.x
    entrances = {
        (round((w.box.centre.x - x0) / at(MANY).cell), 9): name for name, w in letters.items()
    }
    assert {(1, 9): "A", (4, 9): "B", (7, 9): "C", (10, 9): "D"} == entrances
    found = {}
    for site, door in drawn_doors().items():
        far = {door: 0}
        queue = [door]
        for here in queue:
            for after in beside[here] - far.keys():
                far[after] = far[here] + 1
                queue.append(after)
        (harbour,) = far.keys() & entrances.keys()
        found[site] = (door, entrances[harbour], far[harbour])
    assert {name: (door, name[0], roads) for name, *_, door, roads in TABLE} == found


def test_each_site_is_drawn_on_its_field_with_price_and_name() -> None:
    """16 sites, as the table says; the price is at least 5.5 mm tall, the name stands above it."""
    found = {}
    for name, box in boxes(MANY, f"{MANY}.site."):
        inside = [w for w in told(MANY) if f"{MANY}.site.{name}" in w.inside]
        label, price = sorted(inside, key=lambda w: w.size)
        assert name == label.text
        assert price.box.height >= 5.5
        assert label.box.bottom < price.box.y
        place = vertex(MANY, box.x, box.y)
        found[name] = (place[0] + 1, place[1] + 1, int(price.text))
    assert {name: (column, row, price) for name, column, row, _, price, *_ in TABLE} == found


@pytest.mark.parametrize(("name", "columns"), [(MANY, 12), (PAIR, 10)])
def test_each_field_has_the_ground_of_its_area(name: str, columns: int) -> None:
    """Three rows each of grey, green and yellow, every field once, in three lightnesses."""
    rows: dict[str, Counter[int]] = {}
    for area in ("grey", "green", "yellow"):
        found = [vertex(name, box.x, box.y) for _, box in boxes(name, f"{name}.{area}.")]
        assert len(set(found)) == len(found)
        rows[area] = Counter(y + 1 for _, y in found)
    assert {
        "grey": dict.fromkeys((1, 2, 3), columns),
        "green": dict.fromkeys((4, 5, 6), columns),
        "yellow": dict.fromkeys((7, 8, 9), columns),
    } == {area: dict(count) for area, count in rows.items()}


def test_prices_of_the_areas_stand_beside_them() -> None:
    """Warehouse and worker: 2 and 1, 4 and 2, 6 and 3, at the height of their rows (R21)."""
    for name, expected in (
        (MANY, {"Grey": [2, 1], "Green": [4, 2], "Yellow": [6, 3]}),
        (PAIR, {"Grey": [1], "Green": [2], "Yellow": [3]}),
    ):
        fields = at(name).fields
        found = {}
        for k, word in enumerate(("Grey", "Green", "Yellow")):
            band = Rect(0.0, fields.y + 3 * k * 20.0, fields.x, 60.0)
            (head,) = [w for w in told(name) if w.text == word]
            assert band.contains(head.box)
            coins = [
                w for w in told(name) if w.text.isdigit() and band.contains(w.box)
                and w.box.y > head.box.bottom and w.box.x > at(name).inside.x
            ]  # fmt: skip
            found[word] = [int(w.text) for w in sorted(coins, key=lambda w: w.box.x)]
        assert expected == found


# The map of two players (Guatemala Café 4.3)


def test_the_sites_of_two_players_are_those_of_the_picture() -> None:
    """12 sites with the prices of the picture; no place for a road is printed."""
    rows = [line.split() for line in PICTURE_OF_TWO.strip().split("\n")]
    expected = {
        (column, row): int(sign)
        for row, line in enumerate(rows, start=1)
        for column, sign in enumerate(line, start=1)
        if sign != "."
    }
    found = {}
    for name, box in boxes(PAIR, f"{PAIR}.site."):
        (price,) = [w for w in told(PAIR) if f"{PAIR}.site.{name}" in w.inside]
        x, y = vertex(PAIR, box.x, box.y)
        found[x + 1, y + 1] = int(price.text)
    assert expected == found
    assert [] == boxes(PAIR, f"{PAIR}.road.")


# Harbours and the score track (Guatemala Café R24, 4.4)


@pytest.mark.parametrize(
    ("name", "docks"),
    [(MANY, {name: [2, 3, 4] for name in "ABCD"}), (PAIR, {"H": [2, 2, 3, 3, 4, 4]})],
)
def test_docks_show_their_prices_from_left_to_right(name: str, docks: dict[str, list[int]]) -> None:
    """Each harbour lies below the map, its letter at the entrance, its docks by price."""
    found = {}
    for harbour, box in boxes(name, f"{name}.harbour."):
        assert box.y >= at(name).fields.bottom - 1.5
        assert box.bottom <= at(name).inside.bottom + EXACT
        inside = [w for w in told(name) if f"{name}.harbour.{harbour}" in w.inside]
        prices = [w for w in inside if w.text.isdigit()]
        found[harbour] = [int(w.text) for w in sorted(prices, key=lambda w: w.box.x)]
        steps = sorted(w.box.centre.x for w in prices)
        ship = studio().layouts["ships"].mm("size")
        assert all(b - a >= ship * LEAST for a, b in pairwise(steps))
    assert docks == found


@pytest.mark.parametrize("name", [MANY, PAIR])
def test_each_number_of_the_score_track_stands_in_its_box(name: str) -> None:
    """1 to 60 clockwise around the board, 6 mm tall and more; the start right below box 1."""
    ring = field_board(name).ring
    assert ring is not None
    track, cell = at(name).track, at(name).cell
    for each in ring.cells:
        box = Rect(track.x + each.x * cell, track.y + each.y * cell, cell, cell)
        (found,) = [w for w in told(name) if w.text == each.label and box.contains(w.box)]
        assert found.box.height >= 5.95, each.label
        assert abs(found.box.centre.x - box.centre.x) < 0.2
    (zero,) = [w for w in told(name) if w.text == "0"]
    assert at(name).start.contains(zero.box)
    assert (at(name).start.x, at(name).start.y) == (track.x + cell, track.y + cell)


def test_spaces_are_a_little_larger_than_what_lies_on_them() -> None:
    """Chips on fields and squares, property tiles and cover cards on sites, roads on their places."""
    tables = studio().layouts
    field, square = tables["plantation"].mm("cell"), tables["cultivation"].mm("cell")
    for part in ("workers", "warehouses", "ships", "sacks"):
        assert tables[part].mm("size") * LEAST <= min(field, square)
    for part in ("property", "covers"):
        assert tables[part].mm("size") * LEAST <= field
    for way, box in boxes(MANY, f"{MANY}.road."):
        wide, high = (box.width, box.height) if way == "across" else (box.height, box.width)
        assert wide >= tables["roads"].mm("size") * LEAST
        assert high >= tables["roads"].mm("height") * LEAST
