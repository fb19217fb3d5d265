"""The map of Tea Garden in mm: borders that neighbours share, regions, the river (Tea Garden 3.1, 3.4).

The borders follow the unit squares of `geometry.py`; each corner is moved a little, so that no
line is straight, and where four lands would meet in one point two of them are drawn apart.
"""

from collections.abc import Iterator
from math import hypot, sin

from printkit.model.regionboard import (
    Border,
    MapRegion,
    Ornament,
    Place,
    RegionMap,
    River,
    RiverSection,
    Space,
)
from printkit.model.text import text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.geometry import (
    LAKE,
    RIVER_Y,
    SQUARES,
    section_span,
)
from printkit.rules.tea_garden.icons import icons_of, leaf_icon, points_icon
from printkit.rules.tea_garden.regions import REGIONS
from printkit.rules.tea_garden.spots import SPOTS

WIDE, HIGH = 17.0, 18.0
"""A unit square in mm."""
RIVER_WIDTH = 20.0
"""From bank to bank; the southern squares lie so much lower."""
COLUMNS, ROWS = len(SQUARES[0]), len(SQUARES)
NOWHERE = -1
"""Beyond the rim of the map."""
BRIDGES = (4.33, 6.67, 10.17, 14.83)
"""Columns where a bridge shows that the banks are neighbours: 5-6, 5-9, 13-10, 14-12 (Tea Garden
3.1); with twelve sections one ends there."""
_APART = ((9, 5), (13, 5))
"""On the river four lands would meet at these corners: those in the north end further west."""
_ON = 2
"""Steps at a corner where a border just goes on."""
_GAP = 0.34
"""So far west and east of such a corner, in unit squares."""
_ALONE = 12.5
"""Nothing grows nearer than this to where a piece stands, in mm."""
_DOCK = 0.95
"""Where the river springs, in unit squares from the left."""
_ORNAMENTS = {
    "yellow": ("garden", "pine"),
    "green": ("bamboo", "tea-rows"),
    "blue": ("province-blue", "tea-rows"),
    "orange": ("pine", "garden"),
    "red": ("pine", "province-blue"),
}

Corner = tuple[int, int, int]
"""Column, row, and -1 or 1 for the western or eastern half of a corner that is drawn apart."""
Step = tuple[Corner, Corner, int, int]
"""From corner to corner, the region on the left hand, the region on the right hand."""


def _at(x: int, y: int) -> int:
    """Return the region of a square."""
    if 0 <= x < COLUMNS and 0 <= y < ROWS:
        return SQUARES[y][x]
    return NOWHERE


def _height(y: float) -> float:
    """Return where a height in unit squares lies, in mm; the river is between the halves."""
    if y == RIVER_Y:
        return y * HIGH + RIVER_WIDTH / 2
    return y * HIGH + (RIVER_WIDTH if y > RIVER_Y else 0.0)


def _corner(x: int, y: int, half: int) -> Place:
    """Return a corner of squares in mm, moved a little; on the rim only along it."""
    if y == RIVER_Y:
        east = (x + half * _GAP) * WIDE
        return round(east, 3), round(_height(y) + _wave(east), 3)
    dx = 0.0 if x in (0, COLUMNS) else 2.6 * sin(2.3 * x + 3.9 * y)
    dy = 0.0 if y in (0, ROWS) else 2.2 * sin(1.7 * x + 4.6 * y + 0.8)
    return round(x * WIDE + dx, 3), round(_height(y) + dy, 3)


def _wave(x: float) -> float:
    """Return how far the middle of the river lies below its straight line."""
    return 1.7 * sin(x / 31.0)


def square(x: float, y: float) -> Place:
    """Return the middle of a square in mm."""
    return round((x + 0.5) * WIDE, 2), round(_height(y + 0.5), 2)


def _steps() -> list[Step]:
    """Return the sides of squares between different lands, each of them once."""
    found: list[Step] = []
    for y in range(ROWS + 1):
        for x in range(COLUMNS + 1):
            here, apart = (x, y), (x, y) in _APART
            east = (x + 1, y, -1 if (x + 1, y) in _APART else 0)
            if x < COLUMNS and _at(x, y - 1) != _at(x, y):
                found.append(((*here, int(apart)), east, _at(x, y - 1), _at(x, y)))
            south = (x, y + 1, -1 if (x, y + 1) in _APART else 0)
            if y < ROWS and _at(x, y) != _at(x - 1, y):
                found.append(((*here, int(apart)), south, _at(x, y), _at(x - 1, y)))
    found += (((x, y, -1), (x, y, 1), _at(x, y - 1), _at(x - 1, y)) for x, y in _APART)
    return found


def _borders() -> tuple[Border, ...]:
    """Return the borders, each from one meeting of three lands to the next."""
    ways: dict[Corner, list[Step]] = {}
    for start, end, left, right in _steps():
        ways.setdefault(start, []).append((start, end, left, right))
        ways.setdefault(end, []).append((end, start, right, left))
    found: list[Border] = []
    done: set[tuple[Corner, Corner]] = set()
    for corner in sorted(ways):
        for step in ways[corner]:
            if len(ways[corner]) == _ON or step[:2] in done:
                continue
            line = [step]
            while len(ways[line[-1][1]]) == _ON:
                line += [on for on in ways[line[-1][1]] if on[1] != line[-1][0]]
            done |= {way for a, b, *_ in line for way in ((a, b), (b, a))}
            corners = (line[0][0], *(end for _, end, *_ in line))
            left, right = step[2:]
            found.append(
                Border(
                    _name(left),
                    _name(right),
                    tuple(_corner(*corner) for corner in corners),
                    straight=NOWHERE in (left, right),
                )
            )
    return tuple(found)


def _name(region: int) -> str:
    return "" if region in (LAKE, NOWHERE) else str(region)


def _region(number: int) -> MapRegion:
    """Return a region with what stands on it."""
    region, spot = REGIONS[number], SPOTS[number]
    points = [points_icon(value) for value in region.points]
    icons = (*points, *(None for _ in spot.gardens))
    return MapRegion(
        str(number),
        region.province,
        leaf_icon(region.value),
        spot.value,
        spot.bonus,
        tuple(Space(at, icon) for at, icon in zip(spot.gardens, icons, strict=False)),
        tuple(_growth(number)),
    )


def _growth(number: int) -> Iterator[Ornament]:
    """Yield what grows on the squares of a region where nothing stands, each a little different."""
    spot, symbols = SPOTS[number], _ORNAMENTS[REGIONS[number].province]
    taken = (spot.value, spot.bonus, *spot.gardens)
    squares = ((x, y) for y in range(ROWS) for x in range(COLUMNS) if _at(x, y) == number)
    for x, y in squares:
        place = square(x + 0.14 * sin(5.1 * x + 2.3 * y), y + 0.12 * sin(3.7 * x + 6.1 * y))
        if all(hypot(place[0] - at[0], place[1] - at[1]) > _ALONE for at in taken):
            size = round(12.0 + 2.4 * sin(2.9 * x + 4.3 * y), 2)
            yield Ornament(symbols[(x + 2 * y) % len(symbols)], place, size)


def _river(design: Design) -> River:
    """Return the river with its dock in region 1 and what each section gives."""
    middle = _height(RIVER_Y)
    number = len(design.river) - 1
    ends = [2 * WIDE, *(section_span(k, number)[1] * WIDE for k in range(1, number + 1))]
    start = _DOCK * WIDE
    course = [start + k * (COLUMNS * WIDE - start) / 24 for k in range(25)]
    return River(
        text("River"),
        tuple((round(x, 3), round(middle + _wave(x), 3)) for x in course),
        RIVER_WIDTH,
        tuple(
            RiverSection(
                end,
                points_icon(section.points, end=True) if section.points else None,
                icons_of((section.bonus,)) if section.bonus else (),
            )
            for end, section in zip(ends, design.river, strict=True)
        ),
        tuple((x * WIDE, middle + _wave(x * WIDE)) for x in BRIDGES),
    )


def make_map(design: Design) -> RegionMap:
    """Return the map with the river of a design."""
    return RegionMap(
        COLUMNS * WIDE,
        _height(ROWS),
        _borders(),
        tuple(map(_region, REGIONS)),
        _river(design),
        (Ornament("boat", square(8, 2.5), 13.0),),
    )
