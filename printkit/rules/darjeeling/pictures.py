"""The pictures of the rules of Darjeeling, drawn with its own pieces; a test plays all that they show."""

from collections.abc import Iterable, Mapping

from printkit.model.cells import NO_SIDE, TURNS
from printkit.model.leaflet import Badge, Picture
from printkit.model.text import Text, text
from printkit.rules.darjeeling import example
from printkit.rules.darjeeling.choices import OPPOSITE
from printkit.rules.darjeeling.harbour import Ships
from printkit.rules.darjeeling.loops import SIDES, Layout, Tiles
from printkit.rules.darjeeling.maps import CITY, NOTHING, REGIONS, TEA
from printkit.rules.darjeeling.numbers import HALF_TURN, MAPS_FOR, PASS_CITY, PASS_TILE
from printkit.rules.darjeeling.shipments import lay_out
from printkit.rules.darjeeling.tables import SUM, number

_QUARTER = 90
_HALVES = {"1": "0---", "2": "00--", "3": "000-"}
"""Sides with a half, from the top clockwise, before the tile is turned."""
_SHORT = {CITY: "city", "A": "collector.1", "B": "collector.2", "D": "collector.3"}
CROSS = Text("")


def sides_of(short: str) -> str:
    """Return the sides of a tile that is written short: ``G2>`` has halves right and below."""
    sides = _HALVES[short[1]].replace("0", short[0])
    steps = TURNS[short[2:] or "^"] // _QUARTER
    return sides[-steps:] + sides[:-steps] if steps else sides


def land(*lines: str) -> tuple[str, ...]:
    """Return lines in which tiles, cities and collectors are written short."""
    return tuple(" ".join(_word(short) for short in line.split()) for line in lines)


def _word(short: str) -> str:
    if short[0] in _SHORT:
        return _SHORT[short[0]] + short[1:]
    return sides_of(short) if short[1:2] in _HALVES else short


def tiles_of(layout: Layout, kind: str) -> tuple[tuple[str, ...], ...]:
    """Return a layout of one kind as words in rows, ``.`` where no tile lies."""
    rows = [row for row, _ in layout]
    columns = [column for _, column in layout]
    return tuple(
        tuple(
            _sides(layout.get((row, column), 0), kind)
            for column in range(min(columns), max(columns) + 1)
        )
        for row in range(min(rows), max(rows) + 1)
    )


def _sides(shown: int, kind: str) -> str:
    word = "".join(kind if shown & side else NO_SIDE for side in SIDES)
    return word if shown else NOTHING


def _beside(*blocks: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """Return blocks of words beside each other, a column of nothing between, on one base line."""
    high = max(map(len, blocks))
    rows = []
    for row in range(high):
        words: list[str] = []
        for block in blocks:
            at = row - (high - len(block))
            words += [NOTHING] if words else []
            words += block[at] if at >= 0 else [NOTHING] * len(block[0])
        rows.append(" ".join(words))
    return tuple(rows)


def _middles(widths: Iterable[int]) -> tuple[float, ...]:
    """Return the column of the middle of each block that stands beside the others."""
    found, start = [], 0
    for wide in widths:
        found.append(start + (wide - 1) / 2)
        start += wide + 1
    return tuple(found)


# The map


def _map(name: str) -> tuple[tuple[str, ...], ...]:
    found = REGIONS[name]
    signs: Mapping[str, str] = {TEA: TEA, CITY: "city", NOTHING: NOTHING}
    return tuple(tuple(signs[sign] for sign in row) for row in found.rows)


def _suited(name: str) -> Text:
    low, high = min(MAPS_FOR[name]), max(MAPS_FOR[name])
    return text("{map}, {low}–{high}", map=REGIONS[name].name, low=low, high=high)


_MAPS = tuple(MAPS_FOR)
MAP_PICTURE = Picture(
    lines=_beside(*map(_map, _MAPS)),
    ground="map",
    heads=tuple(
        zip(
            _middles(REGIONS[name].width for name in _MAPS),
            (_suited(name) for name in _MAPS),
            strict=True,
        )
    ),
    caption=text("The three maps, and for how many players each is meant."),
    alt=text("printkit setup darjeeling deals the tiles on a map and shows it."),
)

START = Picture(
    scale=0.76,
    lines=land(
        ". K1> Av . .",
        ". G1v W1 R1v .",
        "K2> W3< G1> K1 .",
        "R1 G1 C K1v B<",
        "W1> K1< R2v G2 K1",
        "G1 W2> K1 W1v R1<",
        "D> R1v C G3 W1",
        ". K1 G1< K2v .",
        ". . W1 R1> .",
    ),
    ground="map",
    badges=(Badge(4, 2, CROSS),),
    caption=text(
        "Three players have begun on Sri Lanka: yellow at the top, blue on the right, violet on "
        "the left. The tile with the cross cannot be chosen: tiles or cities lie on all four of "
        "its sides."
    ),
    alt=text(
        "Collectors stand in row 1, column 3, in row 4, column 5 and in row 7, column 1, each "
        "facing inwards."
    ),
)


COMPASS = Picture(
    scale=0.84,
    lines=land(
        "K1 W1> G1v K1< R1",
        "R2> G1< W1v R1 W1v",
        "K1v R1v A> G1> K1",
        "W1 K1< R1> W2v G1",
        "G1> W1 K1v G1< W1",
    ),
    ground="map",
    open="tblr",
    links=(
        (2.0, 2.45, 2.0, 3.05, True),
        (1.55, 2.0, 0.95, 2.0, True),
        (2.45, 2.0, 3.05, 2.0, True),
        (2.0, 1.55, 2.0, 0.95, True),
    ),
    badges=(
        Badge(2.0, 3.32, number(0)),
        Badge(0.68, 2.0, number(0)),
        Badge(3.32, 2.0, number(0)),
        Badge(2.0, 0.68, number(HALF_TURN), "strong"),
    ),
    caption=text(
        "The crate points to the right. Straight on or a quarter turn costs nothing, turning round "
        "costs {points}.",
        points=HALF_TURN,
    ),
    alt=text(
        "A collector faces right. A step ahead, to its left or to its right costs 0, a step back "
        "{points}.",
        points=HALF_TURN,
    ),
)

_STEPS = (PASS_TILE, PASS_CITY, PASS_TILE)
"""What each cell on the way costs."""
WAY = Picture(
    lines=land(
        ". . K1 R1v W1> G1 . . .",
        ". . W1 G1> K2v R1< . . G1",
        ". A> K1< C W1v G2> K1 R1> W1",
        "G1 R1> G1v K1 W2< K1> G1< C .",
        ". K1> W1 R2> G1 R1v K1 . .",
    ),
    ground="map",
    open="tb",
    links=((2.0, 1.45, 2.0, 5.0, True),),
    badges=(
        Badge(2.0, 2.0, number(_STEPS[0])),
        Badge(2.0, 3.0, number(_STEPS[1])),
        Badge(2.0, 4.0, number(_STEPS[2])),
    ),
    caption=text(
        "Yellow passes a tile, a city and a tile and pays {sum} = {cost} points for the green tile.",
        sum=SUM.join(map(str, _STEPS)),
        cost=example.MOVE.cost,
    ),
    alt=text(
        "India: from row 4, column 2 to row 4, column 6, passing a tile, a city and a tile.",
    ),
)

NEAR = Picture(
    scale=0.74,
    lines=land(
        "# # # # #",
        "# # # A< #",
        "# # C # #",
        "# # # # #",
        "# # # # #",
    ),
    ground="map",
    open="tblr",
    groups=((CROSS, tuple((r, c) for r in (1, 2, 3) for c in (1, 2, 3))),),
    caption=text("Next to a city are the eight cells around it, at its corners too."),
    alt=text("The four cells at the sides of a city and the four at its corners."),
)

# The shipment


def sorts(shape: str) -> Picture:
    """Return the sorts of tiles, and two halves that make a crate."""
    two = "G-G-" if shape == OPPOSITE else sides_of("G2")
    words = (sides_of("G1"), NOTHING, two, NOTHING, sides_of("G3"), NOTHING)
    return Picture(
        lines=(" ".join((*words, sides_of("G1>"), sides_of("G1<"))),),
        ground="table",
        heads=(
            (0.0, text("1 half")),
            (2.0, text("2 halves")),
            (4.0, text("3 halves")),
            (6.5, text("1 crate")),
        ),
        caption=text(
            "A tile with 3 halves brings an action tile as well; its small pictures say so."
        ),
        alt=text("Tiles show 1, 2 or 3 half crates; two halves that meet make one crate."),
    )


def closed(shape: str) -> Picture:
    """Return layouts without an open half: the rule book's two, and a ring where the tiles allow it."""
    ones, twos, threes = example.TILES
    sets = [
        Tiles(ones, 0, twos, threes) if shape == OPPOSITE else Tiles(ones, twos, 0, threes),
        Tiles(3, 0, 0, 1),
    ]
    if shape != OPPOSITE:
        sets.append(Tiles(0, 4, 0, 0))
    layouts = [lay_out(tiles) for tiles in sets]
    blocks = tuple(tiles_of(layout, example.KIND) for layout in layouts if layout)
    crates = (tiles.halves // 2 for tiles in sets)
    return Picture(
        lines=_beside(*blocks),
        ground="table",
        heads=tuple(
            zip(
                _middles(len(block[0]) for block in blocks),
                (text("{n} crates", n=n) for n in crates),
                strict=True,
            )
        ),
        caption=text("Allowed: every half has found its other half."),
        alt=text("Five tiles make 4 crates; one tile with 3 halves and three with 1 make 3."),
    )


WRONG = Picture(
    lines=_beside(
        (("-G--", "G--G"),),
        (("-G--", "G---"),),
        (("-G--", "---K"),),
    ),
    ground="table",
    heads=((0.5, text("open")), (3.5, text("no half")), (6.5, text("two kinds"))),
    badges=(Badge(-0.38, 1.0, CROSS), Badge(0.34, 3.5, CROSS), Badge(0.34, 6.5, CROSS)),
    caption=text(
        "Not allowed: a half stays open; a half lies against a side without one; two kinds of tea "
        "meet."
    ),
    alt=text("Three pairs of tiles in which a half does not find its other half."),
)

# Harbour and chute


def _ship(ships: Ships, berth: int) -> str:
    crates, owner = ships[berth].crates, ships[berth].owner
    return f"ship/crate.{owner}*{crates}" if crates else "ship"


_SIDES = tuple(Text(f"×{times}") for times in example.STRIP)
_BERTHS = range(len(example.SHIPS))
INCOME = Picture(
    lines=tuple(f"{_ship(example.SHIPS, berth)} ." for berth in _BERTHS),
    ground="water",
    wide=2.3,
    scale=0.86,
    sides=_SIDES,
    badges=tuple(
        Badge(berth, 0.75, text("+{points}", points=points), "strong")
        for berth, points in enumerate(example.BY_SHIP)
        if points
    ),
    caption=text(
        "Yellow, the monkey, has 2 crates at ×3 and 2 at ×2: {sum}\u00a0= {income} points.",
        sum=SUM.join(str(points) for points in example.BY_SHIP if points),
        income=example.INCOME,
    ),
    alt=text("Ships from the top: yellow 2, violet 3, yellow 2, blue 2."),
)

_LAST = len(example.SHIPS) - 1
HARBOUR = Picture(
    lines=tuple(
        f"{_ship(example.SHIPS, berth)} . {_ship(example.LOADING.ships, berth)}"
        for berth in _BERTHS
    ),
    ground="water",
    wide=2.3,
    scale=0.86,
    sides=_SIDES,
    heads=((0.0, text("before")), (2.0, text("after"))),
    links=(
        *((berth, 0.56, berth + 1, 1.46, False) for berth in _BERTHS[:-1]),
        (_LAST, 0.56, 0, 1.46, True),
    ),
    caption=text(
        "Yellow loads {loaded}. Blue, on the lowest ship, takes 2 crates back; that ship goes to the "
        "top with Yellow’s crates, all others move down.",
        loaded=example.LOADED,
    ),
    alt=text(
        "Before, from the top: yellow 2, violet 3, yellow 2, blue 2. After: yellow 3, yellow 2, "
        "violet 3, yellow 2."
    ),
)


def _chute() -> Picture:
    before, after = example.ORDER[::-1], example.ORDER_AFTER[::-1]
    last = len(before) - 1
    lower = before.rindex(example.KIND)
    upper, other = (row for row, kind in enumerate(after) if kind == example.KIND)
    return Picture(
        scale=0.72,
        lines=tuple(f"{one} . . {two} ." for one, two in zip(before, after, strict=True)),
        ground="table",
        heads=((0.25, text("before")), (3.0, text("after"))),
        links=(
            *((row, 0.55, row + 1, 2.46, False) for row in range(last) if row < lower),
            *((row, 0.55, row, 2.46, False) for row in range(lower + 1, last + 1)),
            (lower, 0.55, 0, 2.46, True),
        ),
        badges=tuple(
            Badge(row, 3.9, number(row - upper), "strong") for row in range(upper + 1, other)
        ),
        caption=text(
            "Yellow has shipped green. The lower green marker goes to the top; {n} markers then lie "
            "between the two: {n} points.",
            n=example.DEMAND,
        ),
        alt=text(
            "From the bottom, before: {before}. After: {after}.",
            before=example.ORDER,
            after=example.ORDER_AFTER,
        ),
    )


CHUTE = _chute()

ACTIONS = Picture(
    lines=("action . action.back",),
    ground="table",
    caption=text("The two sides of an action tile: no loss (left), double demand (right)."),
    alt=text("A shield; a teapot with ×2."),
)
