"""The pictures of the rules of Darjeeling show what the rules themselves find."""

import pytest

from printkit.base.errors import Fault
from printkit.base.i18n import resolve
from printkit.model.cells import NO_SIDE, cells_of, read_sign
from printkit.model.leaflet import Picture
from printkit.model.text import Text
from printkit.rules.darjeeling import example
from printkit.rules.darjeeling.choices import ADJACENT, MIXED, OPPOSITE
from printkit.rules.darjeeling.loops import Tiles
from printkit.rules.darjeeling.maps import CITY, NOTHING, REGIONS, TEA, Region
from printkit.rules.darjeeling.moves import FACINGS, Move, Position, judge
from printkit.rules.darjeeling.pictures import (
    CHUTE,
    COMPASS,
    HARBOUR,
    INCOME,
    MAP_PICTURE,
    NEAR,
    START,
    WAY,
    WRONG,
    closed,
    sides_of,
    sorts,
)
from printkit.rules.darjeeling.shipments import lay_out
from tests.rules.darjeeling.manifest import MAPS

Place = tuple[int, int]
STEPS = {"top": (-1, 0), "right": (0, 1), "bottom": (1, 0), "left": (0, -1)}
"""From a cell to the one beside each side, in the order in which a tile's sides are written."""


def said(picture: Picture) -> str:
    """Return the caption, with plain blanks."""
    return resolve(picture.caption).replace("\u00a0", " ")


def region_of(picture: Picture) -> Region:
    """Return the land of a picture, its tiles and figures as tea cells."""
    rows = tuple(
        "".join({"city": CITY, NOTHING: NOTHING}.get(read_sign(word).base, TEA) for word in row)
        for row in cells_of(picture.lines)
    )
    return Region("picture", Text(""), rows)


def figures(picture: Picture) -> dict[str, tuple[Place, str]]:
    """Return where each collector stands (from 1) and where its crate points."""
    found = {}
    for r, row in enumerate(cells_of(picture.lines), start=1):
        for c, word in enumerate(row, start=1):
            sign = read_sign(word)
            if sign.base.startswith("collector"):
                found[sign.base] = ((r, c), FACINGS[sign.turn // 90])
    return found


def test_the_maps_are_the_three_regions() -> None:
    """Side by side on one base line, each with its players above it."""
    rows = cells_of(MAP_PICTURE.lines)
    starts = {"india": 0, "sri-lanka": 10, "china": 16}
    for name, column in starts.items():
        due = REGIONS[name].rows
        part = [row[column : column + len(due[0])] for row in rows[-len(due) :]]
        assert list(due) == ["".join(word[0].upper() if word == "city" else word for word in row)
                             for row in part]  # fmt: skip
    heads = [resolve(words) for _, words in MAP_PICTURE.heads]
    assert ["India, 2–5", "Sri Lanka, 2–3", "China, 4–5"] == heads
    for head, name in zip(heads, starts, strict=True):
        low, high = MAPS[name]["players"][0], MAPS[name]["players"][-1]
        assert head.endswith(f"{low}–{high}")


def test_the_picture_of_the_beginning_is_legal() -> None:
    """Sri Lanka; three collectors on its edge that look inwards; the cross is not on the edge."""
    found = region_of(START)
    assert REGIONS["sri-lanka"].rows == found.rows
    standing = figures(START)
    assert {"collector.1", "collector.2", "collector.3"} == set(standing)
    inwards = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
    for place, facing in standing.values():
        assert place in found.edge
        step = inwards[facing]
        assert found.at((place[0] + step[0], place[1] + step[1])) != NOTHING
        assert found.at((place[0] - step[0], place[1] - step[1])) == NOTHING
    (cross,) = START.badges
    place = (int(cross.row) + 1, int(cross.column) + 1)
    assert found.at(place) == TEA
    assert place not in found.edge


def test_the_directions_of_a_collector_cost_what_the_rules_say() -> None:
    """Each neighbour is reached by the rules at the cost that stands there."""
    (place, facing) = figures(COMPASS)["collector.1"]
    position = Position(region_of(COMPASS), place, facing)
    costs: dict[int, set[int]] = {}
    for badge in COMPASS.badges:
        to = (round(badge.row) + 1, round(badge.column) + 1)
        move = judge(position, to)
        assert isinstance(move, Move)
        costs[move.turn] = costs.get(move.turn, set()) | {move.cost}
        assert str(move.cost) == resolve(badge.label)
        assert ("strong" if move.cost else "plain") == badge.tone
    assert {0: {0}, 90: {0}, 180: {2}} == costs


def test_the_way_is_the_move_of_the_example() -> None:
    """Rows 2 to 6 of India; from (4,2) to (4,6); each badge is what that cell costs."""
    assert tuple(REGIONS["india"].rows[1:6]) == region_of(WAY).rows
    ((place, facing),) = figures(WAY).values()
    assert (example.POSITION.at, example.POSITION.facing) == ((place[0] + 1, place[1]), facing)
    ((row, _, to_row, to_column, _),) = WAY.links
    assert row == to_row
    assert example.MOVE.to == (int(to_row) + 2, int(to_column) + 1)
    for badge in WAY.badges:
        cell = (int(badge.row) + 2, int(badge.column) + 1)
        cost = {TEA: "1", CITY: "2"}[REGIONS["india"].at(cell)]
        assert cost == resolve(badge.label)
    assert [3, 4, 5] == [int(badge.column) + 1 for badge in WAY.badges]
    target = cells_of(WAY.lines)[int(to_row)][int(to_column)]
    assert {"G", NO_SIDE} == set(target)
    assert "1 + 2 + 1 = 4" in said(WAY)


def test_next_to_a_city_is_what_the_rules_call_so() -> None:
    """The outlined cells are the city and all cells from which everything is loaded."""
    found = region_of(NEAR)
    ((_, cells),) = NEAR.groups
    outlined = {(row + 1, column + 1) for row, column in cells}
    near = {place for place in found.tea if found.is_near_city(place)}
    assert near | set(found.cities) == outlined
    ((place, _),) = figures(NEAR).values()
    assert place in near


# The shipment


def blocks_of(picture: Picture) -> list[dict[Place, str]]:
    """Return the tiles of each block of a picture (columns of nothing stand between two of them)."""
    found: list[dict[Place, str]] = [{}]
    rows = cells_of(picture.lines)
    for column in range(len(rows[0])):
        words = {(row, column): line[column] for row, line in enumerate(rows)}
        tiles = {place: word for place, word in words.items() if word != NOTHING}
        if tiles:
            found[-1] |= tiles
        else:
            found.append({})
    return found


def faults_of(tiles: dict[Place, str]) -> dict[tuple[float, float], str]:
    """Return the middle of each side at which a half does not meet a half of its kind, and why."""
    found = {}
    opposite = {"top": "bottom", "right": "left", "bottom": "top", "left": "right"}
    order = list(STEPS)
    for (row, column), word in tiles.items():
        for side, (down, across) in STEPS.items():
            half = word[order.index(side)]
            beside = tiles.get((row + down, column + across))
            other = beside[order.index(opposite[side])] if beside else ""
            if half not in (NO_SIDE, other):
                why = "two kinds" if other not in ("", NO_SIDE) else "no half" if other else "open"
                found[row + down / 2, column + across / 2] = why
    return found


def counted(tiles: dict[Place, str]) -> tuple[int, ...]:
    """Return how many tiles have one, two and three halves."""
    halves = [sum(side != NO_SIDE for side in word) for word in tiles.values()]
    return tuple(halves.count(size) for size in (1, 2, 3))


@pytest.mark.parametrize("shape", [ADJACENT, OPPOSITE, MIXED])
def test_the_layouts_that_are_shown_as_allowed_are_closed(shape: str) -> None:
    """Both of the rule book (S1, S2) and, where tiles turn a corner, a ring; the crates are right."""
    picture = closed(shape)
    blocks = blocks_of(picture)
    due = [(2, 3, 0), (3, 0, 1), (0, 4, 0)][: 2 if shape == OPPOSITE else 3]
    assert due == [counted(tiles) for tiles in blocks]
    for tiles, (_, head) in zip(blocks, picture.heads, strict=True):
        assert {} == faults_of(tiles)
        halves = sum(side != NO_SIDE for word in tiles.values() for side in word)
        assert f"{halves // 2} crates" == resolve(head)
    twos = [w for tiles in blocks for w in tiles.values() if w.count(NO_SIDE) == 2]
    facing = [word for word in twos if (word[0] == NO_SIDE) == (word[2] == NO_SIDE)]
    assert (twos if shape == OPPOSITE else []) == facing


def test_what_is_shown_as_forbidden_is_forbidden_at_the_crosses() -> None:
    """An open half, a half without its other half, two kinds: each heading names the fault there."""
    blocks = blocks_of(WRONG)
    assert 3 == len(blocks)
    for tiles, badge, (_, head) in zip(blocks, WRONG.badges, WRONG.heads, strict=True):
        found = faults_of(tiles)
        assert resolve(head) in found.values()
        place = min(found, key=lambda at: abs(at[0] - badge.row) + abs(at[1] - badge.column))
        assert resolve(head) == found[place]
        assert abs(place[0] - badge.row) + abs(place[1] - badge.column) < 0.4
        assert not resolve(badge.label)
    assert lay_out(Tiles(1, 1, 0, 0)) is None


@pytest.mark.parametrize(
    ("short", "sides"),
    [("G1", "G---"), ("K1>", "-K--"), ("W2v", "--WW"), ("R2<", "R--R"), ("G3>", "-GGG")],
)
def test_tiles_written_short_are_turned_clockwise(short: str, sides: str) -> None:
    """Darjeeling 4.2: one half on top, two on top and right, three but the left one."""
    assert sides == sides_of(short)


def test_the_sorts_of_tiles_are_shown_with_their_halves() -> None:
    """One, two and three halves; two halves that meet make one crate."""
    for shape in (ADJACENT, OPPOSITE):
        one, two, three, crate = blocks_of(sorts(shape))
        assert [(1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 0, 0)] == [
            counted(tiles) for tiles in (one, two, three, crate)
        ]
        assert {} == faults_of(crate)


# Harbour and chute


def ships_in(picture: Picture, column: int) -> list[str]:
    """Return owner and crates of each ship of a column from the top."""
    found = []
    for row in cells_of(picture.lines):
        ((name, number),) = read_sign(row[column]).load
        found.append(f"{name.removeprefix('crate.')}:{number}")
    return found


def test_the_ships_of_the_income_pay_what_stands_beside_them() -> None:
    """Yellow has 2 at ×3 and 2 at ×2: 6 and 4 (Darjeeling 1.5, R16: 10)."""
    assert ["1:2", "3:3", "1:2", "2:2"] == ships_in(INCOME, 0)
    assert ["×3", "×3", "×2", "×1"] == [resolve(words) for words in INCOME.sides]
    assert {0.0: "+6", 2.0: "+4"} == {badge.row: resolve(badge.label) for badge in INCOME.badges}
    assert "6 + 4 = 10 points" in said(INCOME)


def test_the_harbour_after_the_load_is_that_of_the_rules() -> None:
    """The lowest ship goes to the top, all others one berth down; the lines lead there."""
    before, after = ships_in(HARBOUR, 0), ships_in(HARBOUR, 2)
    assert ["1:2", "3:3", "1:2", "2:2"] == before
    assert ["1:3", "1:2", "3:3", "1:2"] == after
    ends = {round(row): round(to) for row, _, to, _, _ in HARBOUR.links}
    assert {0: 1, 1: 2, 2: 3, 3: 0} == ends
    assert [before[k] for k in (0, 1, 2)] == [after[ends[k]] for k in (0, 1, 2)]
    assert [False, False, False, True] == [strong for *_, strong in HARBOUR.links]


def test_the_chute_after_the_shipment_is_that_of_the_rules() -> None:
    """Darjeeling 6.4, D1: 5 markers lie between the green ones; each line leads to the same kind."""
    rows = cells_of(CHUTE.lines)
    before, after = ("".join(row[column] for row in rows)[::-1] for column in (0, 3))
    assert ("GKGWRKWR", "KGWRKWRG") == (before, after)
    for row, column, to, to_column, strong in CHUTE.links:
        assert rows[round(row)][round(column - 0.3)] == rows[round(to)][round(to_column + 0.3)]
        assert strong == (to < row)
    between = [round(badge.row) for badge in CHUTE.badges]
    assert ["1", "2", "3", "4", "5"] == [resolve(badge.label) for badge in CHUTE.badges]
    assert all(rows[row][3] != "G" for row in between)
    assert ("G", "G") == (rows[between[0] - 1][3], rows[between[-1] + 1][3])


def test_faults_are_no_moves() -> None:
    """The helper of these tests would notice a picture of a move that is refused."""
    position = Position(REGIONS["india"], (3, 5), "E")
    assert isinstance(judge(position, (3, 9)), Fault)
