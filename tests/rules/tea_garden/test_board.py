"""The boards of Tea Garden as they are drawn, read back from the display list."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from math import hypot

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.components.kit import Sheets, draw_set
from printkit.components.part import DrawnPiece
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, PathItem, Segment, TextItem
from printkit.impose.split import windows
from printkit.model.boards import RegionBoard
from printkit.model.check_boards import check_board
from printkit.model.game import Game
from printkit.rules.tea_garden import GAME
from printkit.rules.tea_garden.design import DESIGN
from printkit.rules.tea_garden.kit import make_kit
from printkit.rules.tea_garden.kit_board import make_board
from printkit.rules.tea_garden.kit_map import make_map
from printkit.rules.tea_garden.spots import SPOTS
from tests.rules.tea_garden import manifest as book

Point = tuple[float, float]
NEIGHBOURS = {
    1: {2, 3, 6, 7}, 2: {1, 3, 4}, 3: {1, 2, 4, 5}, 4: {2, 3, 5, 16}, 5: {3, 4, 6, 9, 13},
    6: {1, 5, 7, 9}, 7: {1, 6, 8, 9}, 8: {7, 9, 10}, 9: {5, 6, 7, 8, 10}, 10: {8, 9, 11, 12, 13},
    11: {10, 12}, 12: {10, 11, 14}, 13: {5, 10, 14, 15, 16}, 14: {12, 13, 15}, 15: {13, 14, 16},
    16: {4, 13, 15},
}  # fmt: skip
"""Tea Garden 2.6, typed again."""
VALUES = (2, 3, 3, 4, 4, 3, 3, 4, 4, 5, 6, 6, 5, 6, 6, 5)
FIRST = {10: "2", 11: "4", 12: "4", 13: "2", 14: "4", 15: "4", 16: "2"}
SECOND = {10: "1", 11: "2", 12: "2", 13: "1", 14: "2", 15: "2", 16: "1"}
ROOMS = {"a4": (197.3, 284.3), "letter": (203.2, 266.7), "a5": (135.3, 197.3)}
STEPS = 24
LEFT_CELLS, RIGHT_CELLS = 18.0, 382.0
"""Where the left column of the score track ends and where the right one begins, in mm."""
SEEN = 3.0
"""Two regions share a border where they have at least so many mm of outline in common."""
CLEAR = 6.5
"""So far from every border is the middle of whatever stands in a region, in mm."""


@cache
def studio() -> Studio:
    """Return theme and layouts, without anybody's overrides."""
    return open_studio(GAME, overrides=False)


def drawn(part: str, game: Game = GAME) -> tuple[DrawnPiece, ...]:
    """Return the drawn pieces of a part."""
    (spec,) = [spec for spec in game.kit() if spec.part == part]
    look = studio()
    return draw_set(spec, game, look.theme, look.layouts, Sheets((200.0, 280.0))).pieces


@cache
def board() -> DrawnPiece:
    """Return the main board."""
    (piece,) = drawn("board")
    return piece


def groups(item: Item) -> Iterator[Group]:
    """Yield all groups, none of which is moved."""
    if isinstance(item, Group):
        assert item.matrix is None
        yield item
        for inner in item.items:
            yield from groups(inner)


def words(item: Item) -> Iterator[TextItem]:
    """Yield all texts."""
    if isinstance(item, TextItem):
        yield item
    elif isinstance(item, Group):
        for inner in item.items:
            yield from words(inner)


def flat(path: tuple[Segment, ...]) -> list[Point]:
    """Return points along a path; a curve gives the same ones from both ends."""
    points: list[Point] = []
    last: Point = (0.0, 0.0)
    for command, numbers in path:
        if command == "C":
            x1, y1, x2, y2, x3, y3 = numbers
            for k in range(1, STEPS + 1):
                t = k / STEPS
                a, b, c, d = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3
                points.append(
                    (a * last[0] + b * x1 + c * x2 + d * x3, a * last[1] + b * y1 + c * y2 + d * y3)
                )
        elif command == "L":
            x, y = numbers
            points += (
                (last[0] + (x - last[0]) * k / STEPS, last[1] + (y - last[1]) * k / STEPS)
                for k in range(1, STEPS + 1)
            )
        elif command == "M":
            points.append((numbers[0], numbers[1]))
        if numbers:
            last = (numbers[-2], numbers[-1])
    return points


@cache
def outlines() -> dict[int, list[Point]]:
    """Return the outline of each region, as its ground is painted."""
    found = {}
    for group in groups(board().front):
        if group.title and group.title.startswith("region."):
            ground = group.items[0]
            assert isinstance(ground, PathItem)
            assert ground.style.fill
            found[int(group.title.removeprefix("region."))] = flat(ground.segments)
    return found


def common(one: list[Point], other: list[Point]) -> float:
    """Return how many mm of outline two regions share."""
    there = {(round(x, 4), round(y, 4)) for x, y in other}
    return sum(
        hypot(b[0] - a[0], b[1] - a[1])
        for a, b in pairwise(one)
        if all((round(x, 4), round(y, 4)) in there for x, y in (a, b))
    )


def area(points: list[Point]) -> float:
    """Return the area inside a closed line."""
    ends = [*points[1:], points[0]]
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, ends, strict=True))) / 2


def inside(place: Point, points: list[Point]) -> bool:
    """Whether a place lies inside a closed line."""
    x, y = place
    crossings = 0
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            crossings += 1
    return crossings % 2 == 1


def corner() -> Point:
    """Return where the map begins on the board."""
    points = [point for line in outlines().values() for point in line]
    return min(x for x, _ in points), min(y for _, y in points)


def test_the_drawn_map_has_exactly_the_borders_of_the_graph() -> None:
    """Regions touch along a line exactly where Tea Garden 2.6 calls them neighbours."""
    lines = outlines()
    assert set(NEIGHBOURS) == set(lines)
    touching = {
        pair
        for pair in combinations(sorted(lines), 2)
        if common(lines[pair[0]], lines[pair[1]]) > SEEN
    }
    wanted = {(a, b) for a, near in NEIGHBOURS.items() for b in near if a < b}
    assert wanted == touching
    assert book.BORDERS == len(touching)


def test_regions_that_are_no_neighbours_do_not_even_touch_in_a_point() -> None:
    """Where four lands would meet, they are drawn apart: nobody has to ask."""
    lines = outlines()
    for a, b in combinations(sorted(lines), 2):
        if b not in NEIGHBOURS[a]:
            nearest = min(hypot(x - u, y - v) for x, y in lines[a] for u, v in lines[b])
            assert nearest > SEEN, (a, b)


def test_regions_cover_no_land_twice() -> None:
    """No two regions overlap: the areas and the lakes add up to the map."""
    land = make_map(DESIGN)
    lines = outlines()
    lakes = land.width * land.height - sum(map(area, lines.values()))
    assert 0.02 < lakes / (land.width * land.height) < 0.06
    for a, b in combinations(sorted(lines), 2):
        assert not any(inside(point, lines[b]) for point in middle_points(a)), (a, b)


def middle_points(region: int) -> list[Point]:
    """Return the places of a region on the board."""
    spot, (x, y) = SPOTS[region], corner()
    return [(x + u, y + v) for u, v in (spot.value, spot.bonus, *spot.gardens)]


@pytest.mark.parametrize("region", sorted(NEIGHBOURS))
def test_everything_stands_well_inside_its_region(region: int) -> None:
    """No place for a piece lies on a border or on another place."""
    line = outlines()[region]
    places = middle_points(region)
    for place in places:
        assert inside(place, line)
        assert min(hypot(place[0] - x, place[1] - y) for x, y in line) > CLEAR
    for one, other in combinations(places, 2):
        assert hypot(one[0] - other[0], one[1] - other[1]) > 2 * CLEAR


def test_as_many_gardens_as_the_table_says() -> None:
    """42 garden spaces, each region with its own number, its value and the points for builders."""
    regions = {int(region.id): region for region in make_map(DESIGN).regions}
    assert book.GARDEN_SPACES == sum(len(region.spaces) for region in regions.values())
    assert VALUES == tuple(int(regions[k].value.number) for k in sorted(regions))
    for k, region in regions.items():
        numbers = [space.icon.number if space.icon else None for space in region.spaces]
        assert [FIRST.get(k), SECOND.get(k), None, None][: len(numbers)] == numbers


def test_the_score_track_is_a_u() -> None:
    """50 spaces; 9 to 15 are level with 50 to 44, the boxes of the laps stand above 50."""
    texts = list(words(board().front))
    assert {str(k) for k in range(1, 51)} <= {item.text for item in texts}
    left = {item.text: item.y for item in texts if item.x < LEFT_CELLS and item.text.isdigit()}
    right = {item.text: item.y for item in texts if item.x > RIGHT_CELLS}
    assert [str(k) for k in range(1, 17)] == sorted(left, key=lambda label: left[label])
    up = ["43", *map(str, range(44, 51)), "50+", "100+", "150+", "200+"]
    assert up == sorted(right, key=lambda label: -right[label])
    for one, other in zip(range(9, 16), range(50, 43, -1), strict=True):
        assert left[str(one)] == pytest.approx(right[str(other)], abs=1.0)


def boxes_of(item: Item, fonts: FontBook) -> Iterator[tuple[float, float, float, float]]:
    """Yield left, top, right and bottom of each line of text, measured anew."""
    for one in words(item):
        face = fonts.face(one.face)
        high = face.cap_height * one.size
        yield one.x, one.y - high, one.x + face.width(one.text, one.size), one.y


@pytest.mark.parametrize("paper", ROOMS)
@pytest.mark.parametrize("part", ["board", "player-boards"])
def test_no_join_cuts_a_number_or_a_letter(part: str, paper: str) -> None:
    """Split on small paper, every number and every word stays in one piece."""
    for piece in drawn(part):
        ways = [found for room in (ROOMS[paper], ROOMS[paper][::-1])
                if (found := windows(piece, room, 10.0))]  # fmt: skip
        assert ways
        texts = list(boxes_of(piece.front, studio().book))
        assert texts
        for rows in ways:
            columns = [w.across.before for w in rows[0] if w.across.before is not None]
            lines = [row[0].down.before for row in rows if row[0].down.before is not None]
            for left, top, right, bottom in texts:
                assert not any(left < x < right for x in columns)
                assert not any(top < y < bottom for y in lines)


def test_each_player_has_a_board() -> None:
    """Four boards with six pagodas of strength 3, 4, 5, 5, 6, 6 and baskets 1 to 6."""
    pieces = drawn("player-boards")
    assert [f"player-board.{k}" for k in range(1, 5)] == [piece.id for piece in pieces]
    for piece in pieces:
        texts = [item.text for item in words(piece.front)]
        row = [text for text in texts if text in set("123456")]
        assert ["3", "4", "5", "5", "6", "6"] == row[row.index("3") :][:6]
        assert set("123456") <= set(row)


def test_data_of_ones_own_stands_on_the_board() -> None:
    """Other points of river and university are printed, ours are not."""
    river = tuple(section._replace(points=31 if section.points == 25 else section.points)
                  for section in DESIGN.river)  # fmt: skip
    design = DESIGN._replace(river=river)
    game = replace(load("tea-garden"), kit=lambda: make_kit(design))
    (piece,) = drawn("board", game)
    at_river = {item.text for item in words(piece.front)}
    ours = {item.text for item in words(board().front)}
    assert (len(ours - at_river), "31" in at_river) == (0, True)
    sizes = [[one.text for one in words(p.front)].count("25") for p in (board(), piece)]
    assert [2, 1] == sizes


def told(board: RegionBoard) -> list[str]:
    """Return what the check says of a board."""
    return [fault.message for fault in check_board(board, "board")]


def test_a_map_that_does_not_close_is_told() -> None:
    """A border that is missing is told for both its regions, one of a stranger by its name."""
    whole = make_board(DESIGN)
    assert not told(whole)
    k = next(k for k, one in enumerate(whole.map.borders) if {one.one, one.other} == {"5", "13"})
    borders = list(whole.map.borders)
    gone = replace(whole, map=replace(whole.map, borders=tuple(borders[:k] + borders[k + 1 :])))
    assert [f"its borders do not close around the region {n}" for n in (5, 13)] == told(gone)
    borders[k] = (
        replace(borders[k], one="99") if borders[k].one == "5" else replace(borders[k], other="99")
    )
    strange = replace(whole, map=replace(whole.map, borders=tuple(borders)))
    assert "a border belongs to '99', which is no region" in told(strange)
