"""The worked example of Kraby: a finished board and four wharves, added up by the rules themselves.

The board is our own and gives the numbers of the rule book's example (Kraby 1.7, 5.2).
"""

from printkit.model.leaflet import Block, Paragraph, Picture, Table
from printkit.model.text import Text, text
from printkit.rules.kraby.colonies import colonies
from printkit.rules.kraby.numbers import MULTIPLIERS, colony_points
from printkit.rules.kraby.pictures import colony_groups
from printkit.rules.kraby.sheet import KINDS, SEATS
from printkit.rules.kraby.tables import TIMES, number, signed

LINES = (
    "YYPBPBBBBOP",
    "YGOGGOBPPPY",
    "PPPGGBYPYYY",
    "GGGPOYYBBBB",
    "YPGPBYBBOBG",
    "YGOOO#PPOYY",
    "GGGOYYGGOYO",
    "GPPYYBGPOYO",
    "GBBYGBGOBYO",
    "GPOOBBOOGOO",
    "POBGPBYPPPO",
)
WHARVES = (
    {"x2": "O", "x3": "G"},
    {"x2": "G", "x3": "B"},
    {"x2": "P", "x3": "Y"},
    {"x2": "Y", "x3": "O"},
)
"""Square and colour of each figure, ship by ship (four players: two figures each)."""

SIZES = colonies(tuple(tuple(line) for line in LINES))
VALUES = {kind: sum(map(colony_points, sizes)) for kind, sizes in SIZES.items()}
TOTALS = tuple(
    sum(MULTIPLIERS[square] * VALUES[kind] for square, kind in wharf.items()) for wharf in WHARVES
)
_NAMES = {kind.id: kind.name for kind in KINDS}


def _points(sizes: list[int]) -> Text:
    """Return the points of colonies as a sum that can be followed: ``−1 −1 +3``."""
    points = [colony_points(size) for size in sizes]
    return Text(" ".join(signed(value, plus=bool(k)) for k, value in enumerate(points)))


def _shown(sizes: list[int]) -> Text:
    return Text(", ".join(map(str, sizes)))


def _product(wharf: dict[str, str], square: str) -> Text:
    if square not in wharf:
        return Text("–")
    times, value = MULTIPLIERS[square], VALUES[wharf[square]]
    return text(
        "{colour}\n{times}{sign}{value} = {points}",
        colour=_NAMES[wharf[square]],
        times=times,
        sign=TIMES,
        value=signed(value),
        points=signed(times * value),
    )


_ORANGE = SIZES["O"]
_SQUARES = tuple(square for square in MULTIPLIERS if any(square in wharf for wharf in WHARVES))
_BEST = TOTALS.index(max(TOTALS))

BOARD_PICTURE = Picture(
    lines=LINES,
    groups=colony_groups(LINES, "O"),
    caption=text("The end of a game with four players. The orange colonies and their points."),
    alt=text("A full board; it can be counted with: printkit score kraby --board FILE"),
)

BLOCKS: tuple[Block, ...] = (
    BOARD_PICTURE,
    Paragraph(
        text(
            "Orange comes first. Read from the top left to the bottom right, its colonies have "
            "{sizes} crabs. That makes {points} = {total} points: one orange crab is worth {total}.",
            sizes=_shown(_ORANGE),
            points=_points(_ORANGE),
            total=signed(VALUES["O"]),
        )
    ),
    Table(
        head=(text("colour"), *(kind.name for kind in KINDS)),
        rows=((text("value"), *(number(VALUES[kind.id]) for kind in KINDS)),),
    ),
    Paragraph(text("Now the wharves; each ship has two figures:")),
    Table(
        head=(
            text("ship"),
            *(text("square ×{times}", times=MULTIPLIERS[square]) for square in _SQUARES),
            text("total"),
        ),
        rows=tuple(
            (
                text("{sign}", sign=seat.name),
                *(_product(wharf, square) for square in _SQUARES),
                number(total),
            )
            for seat, wharf, total in zip(SEATS, WHARVES, TOTALS, strict=True)
        ),
    ),
    Paragraph(
        text(
            "The {ship} wins with {total} points.",
            ship=SEATS[_BEST].name,
            total=signed(max(TOTALS)),
        )
    ),
)
