"""Shipments: what closes and what does not, against brute force that shares no code with the search."""

import time
from collections.abc import Iterator

import pytest

from printkit.rules.darjeeling.loops import Layout, Tiles
from printkit.rules.darjeeling.shipments import lay_out
from printkit.rules.darjeeling.shipping import best_of
from tests.rules.darjeeling import manifest as book

# The oracle sees a layout as lines between points of the grid. It grows every drawing that hangs
# together line by line, and reads off how many points have one, two (bent or straight) and three
# lines. It knows no tile, no rotation and no order of trying.

Point = tuple[int, int]
Line = tuple[Point, Point]
Drawing = frozenset[Line]
Numbers = tuple[int, int, int, int]

LARGEST = 8
"""Points of the largest drawing that is compared in all of its sets."""
BOX = 9
"""Tiles of the largest set from the box that the search, and not a reason, decides."""


def line(one: Point, other: Point) -> Line:
    """Return the line between two points, the smaller first."""
    return (one, other) if one < other else (other, one)


def moved_home(drawing: Drawing) -> Drawing:
    """Return a drawing shifted so that its smallest row and column are 0."""
    top = min(row for each in drawing for row, _ in each)
    left = min(column for each in drawing for _, column in each)
    return frozenset(((a - top, b - left), (c - top, d - left)) for (a, b), (c, d) in drawing)


def lines_at(drawing: Drawing, point: Point) -> list[Line]:
    """Return the lines that end at a point."""
    return [each for each in drawing if point in each]


def one_line_more(drawing: Drawing, most: int) -> Iterator[Drawing]:
    """Yield every drawing with one line more, at most so many points, and no crossing of four."""
    points = {point for each in drawing for point in each}
    for point in points:
        row, column = point
        for other in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
            new = line(point, other)
            if new in drawing or (other not in points and len(points) == most):
                continue
            grown = drawing | {new}
            if all(len(lines_at(grown, end)) < 4 for end in new):
                yield moved_home(grown)


def numbers_of(drawing: Drawing) -> Numbers:
    """Return how many points have one line, two bent, two straight, three."""
    found = [0, 0, 0, 0]
    for point in {point for each in drawing for point in each}:
        ends = [a if b == point else b for a, b in lines_at(drawing, point)]
        if len(ends) == 2:
            straight = ends[0][0] == ends[1][0] or ends[0][1] == ends[1][1]
            found[2 if straight else 1] += 1
        else:
            found[{1: 0, 3: 3}[len(ends)]] += 1
    return found[0], found[1], found[2], found[3]


def single_groups(most: int) -> set[Numbers]:
    """Return the numbers of all drawings that hang together and have so many points at most."""
    level = {frozenset({((0, 0), (0, 1))}), frozenset({((0, 0), (1, 0))})}
    seen: set[Drawing] = set()
    while level:
        seen |= level
        level = {more for each in level for more in one_line_more(each, most)} - seen
    return {numbers_of(drawing) for drawing in seen}


def all_sets(most: int) -> set[Numbers]:
    """Return the numbers of all layouts of at most so many tiles, of any number of groups."""
    single = single_groups(most)
    found: set[Numbers] = {(0, 0, 0, 0)}
    level = found
    while level:
        sums = {(a + e, b + f, c + g, d + h) for a, b, c, d in level for e, f, g, h in single}
        level = {one for one in sums if sum(one) <= most} - found
        found = found | level
    return found


@pytest.fixture(scope="module")
def closing() -> set[Numbers]:
    """Every set of at most nine tiles that closes, by brute force."""
    return all_sets(BOX)


def sets_of(most: int) -> Iterator[Tiles]:
    """Yield every set of at most so many tiles."""
    for ones in range(most + 1):
        for adjacent in range(most + 1 - ones):
            for opposite in range(most + 1 - ones - adjacent):
                for threes in range(most + 1 - ones - adjacent - opposite):
                    yield Tiles(ones, adjacent, opposite, threes)


def sets_of_the_box() -> Iterator[Tiles]:
    """Yield every set of one kind that the box can supply, in both shapes of two-half tiles."""
    ones = max(book.TILES[kind, 1] for kind in "KGWR")
    for n1 in range(ones + 1):
        for n3 in range(4):
            for adjacent in range(8):
                for opposite in range(8 - adjacent):
                    yield Tiles(n1, adjacent, opposite, n3)


def check_layout(tiles: Tiles, layout: Layout) -> None:
    """Hold a layout against the rules: every half meets a half, and these are the tiles."""
    steps = {1: (-1, 0), 2: (0, 1), 4: (1, 0), 8: (0, -1)}
    facing = {1: 4, 2: 8, 4: 1, 8: 2}
    found = {"one": 0, "bent": 0, "straight": 0, "three": 0}
    for (row, column), sides in layout.items():
        shown = [side for side in steps if sides & side]
        for side in shown:
            other = layout.get((row + steps[side][0], column + steps[side][1]), 0)
            assert other & facing[side], (tiles, layout)
        name = {1: "one", 3: "three"}.get(len(shown))
        name = name or ("straight" if facing[shown[0]] == shown[1] else "bent")
        found[name] += 1
    assert list(found.values()) == list(tiles)


def test_agrees_with_brute_force(closing: set[Numbers]) -> None:
    """Up to eight tiles, in any mixture of shapes, exactly those sets close that can be drawn."""
    for tiles in sets_of(LARGEST):
        assert (tuple(tiles) in closing) == (lay_out(tiles) is not None), tiles


def test_agrees_with_brute_force_where_the_box_needs_the_search(closing: set[Numbers]) -> None:
    """No one-half and two three-half tiles: the search is right for all that the box can supply."""
    for adjacent in range(8):
        for opposite in range(8 - adjacent):
            tiles = Tiles(0, adjacent, opposite, 2)
            assert (tuple(tiles) in closing) == (lay_out(tiles) is not None), tiles


@pytest.mark.parametrize(
    ("ones", "threes", "twos"),
    [
        (0, 0, [4]),
        (1, 1, [3, 4, 5, 6, 7]),
        (0, 2, [4, 6, 7]),
        (2, 2, [2, 3, 4, 5, 6, 7]),
        (1, 3, [3, 4, 5, 6, 7]),
        (3, 3, [1, 2, 3, 4, 5, 6, 7]),
        (0, 1, []),
        (0, 3, []),
        (1, 2, []),
        (2, 3, []),
    ],
)
def test_list_of_adjacent_tiles(ones: int, threes: int, twos: list[int]) -> None:
    """Adjacent: without a surplus of one-half tiles exactly the sets of the list close."""
    found = [n2 for n2 in range(1, 8) if lay_out(Tiles(ones, n2, 0, threes))]
    assert twos == found


def test_list_of_opposite_tiles() -> None:
    """Opposite: without a surplus of one-half tiles nothing closes."""
    found = [
        tiles
        for tiles in sets_of_the_box()
        if not tiles.adjacent and 0 < tiles.number and tiles.ones <= tiles.threes
        if lay_out(tiles)
    ]
    assert [] == found


@pytest.mark.parametrize(
    ("tiles", "crates"),
    [
        ((0, 8, 0, 0), 8),
        ((4, 0, 0, 4), 8),
        ((2, 2, 0, 4), 9),
        ((0, 4, 0, 4), 10),
    ],
)
def test_beyond_the_box(tiles: Numbers, crates: int) -> None:
    """The known sets that no box supplies close too."""
    layout = lay_out(Tiles(*tiles))
    assert layout is not None
    check_layout(Tiles(*tiles), layout)
    assert crates == Tiles(*tiles).halves // 2


def test_even_surplus_always_closes() -> None:
    """With two one-half tiles more than three-half tiles, or four, or six, everything closes."""
    for tiles in sets_of_the_box():
        surplus = tiles.ones - tiles.threes
        if surplus > 0 or surplus % 2:
            assert (surplus % 2 == 0) == (lay_out(tiles) is not None), tiles


def test_every_layout_closes() -> None:
    """Each layout from the box has exactly its tiles and no open half."""
    for tiles in sets_of_the_box():
        if layout := lay_out(tiles):
            check_layout(tiles, layout)


def test_fast_enough_at_the_table() -> None:
    """The slowest set that the box can supply takes under 50 ms (3,6,3 among them)."""
    slowest = 0.0
    for tiles in sets_of_the_box():
        started = time.process_time()
        lay_out(tiles)
        slowest = max(slowest, time.process_time() - started)
    assert slowest < 0.05


def test_impossible_numbers() -> None:
    """An odd number of half crates never closes, nor do fewer tiles than none; nothing does."""
    assert lay_out(Tiles(1, 1, 0, 0)) is None
    assert lay_out(Tiles(-1, 1, 0, 1)) is None
    assert lay_out(Tiles(0, 0, 0, 0)) == {}


def test_best_of_what_is_held(closing: set[Numbers]) -> None:
    """No part that closes loads more than the best one, near a city and away from it."""
    for tiles in sets_of(6):
        for full in (True, False):
            loads = [
                sum(n * times for n, times in zip(part, (1, 2, 2, 3), strict=True)) // 2
                - (0 if full else 1)
                for part in closing
                if all(n <= held for n, held in zip(part, tiles, strict=True))
            ]
            found = best_of(tiles, full=full)
            most = max(loads)
            if most < 1:
                assert found is None, tiles
                continue
            assert found is not None, tiles
            part, layout = found
            check_layout(part, layout)
            assert most == part.halves // 2 - (0 if full else 1), tiles


def test_best_wastes_nothing() -> None:
    """Among equal loads it is the one with the fewest half crates; ten crates are the most."""
    found = best_of(Tiles(21, 7, 0, 3), full=True)
    assert found is not None
    assert 20 == found[0].halves
    away = best_of(Tiles(21, 7, 0, 3), full=False)
    assert away is not None
    assert 22 == away[0].halves
