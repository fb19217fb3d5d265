"""The cultivation board: its start layout, the six sack squares, the Buyer's track around it."""

from typing import NamedTuple

from printkit.model.boards import Ring, RingCell
from printkit.model.terrain import Frame, MarketBoard, Square
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import GRID, SPACES

WORKER, WAREHOUSE, SHIP, SACK = "worker", "warehouse", "ship", "sack"
PIECES = {"w": WORKER, "h": WAREHOUSE, "s": SHIP, "*": SACK}
"""Signs of the start layout (Guatemala Café 4.1)."""

_LAYOUT = """
hN sR wB *K wN sK wW hB wK
wK wB hW sN wR hB wR sK wW
wN hR sK wW sB wR wK hW *W
wK wW wR sB wW sN *B wR hN
wB wK wN wW hK wW sR wN wB
sR wN *R wK sW wB hN wK wR
*N hK wW hR wB wR wB wN sW
wR wW sB wN wK wN hK wR hB
hW wB wN wK hR *B sW wB sN
"""
"""The printed start layout (Guatemala Café 4.1)."""

_FRAMES = {"I": (1, 4), "II": (3, 9), "III": (4, 7), "IV": (6, 3), "V": (7, 1), "VI": (9, 6)}
"""Row and column of each sack square; VI is the last one (Guatemala Café 4.1)."""

FRAMES = tuple(Frame(name, column, row) for name, (row, column) in _FRAMES.items())
SQUARES = tuple(
    Square(column, row, PIECES[word[0]], word[1])
    for row, line in enumerate(_LAYOUT.split("\n")[1:-1], start=1)
    for column, word in enumerate(line.split(), start=1)
)
_FRAMED = {(frame.row, frame.column): frame.id for frame in FRAMES}


class Line(NamedTuple):
    """The row or column that a space of the Buyer's track faces.

    Attributes:
        name: ``row`` or ``column``.
        number: Counted from 1.
        side: Where the space lies: ``top``, ``right``, ``bottom`` or ``left``.
    """

    name: str
    number: int
    side: str

    @property
    def squares(self) -> tuple[tuple[int, int], ...]:
        """Row and column of each square, the one beside the Buyer first."""
        ways = range(1, GRID + 1) if self.side in {"top", "left"} else range(GRID, 0, -1)
        if self.name == "row":
            return tuple((self.number, column) for column in ways)
        return tuple((row, self.number) for row in ways)

    @property
    def sack(self) -> str | None:
        """The sack square on the line; no line has two of them."""
        return next((_FRAMED[at] for at in self.squares if at in _FRAMED), None)


def facing(space: int) -> Line:
    """Return what a space of the track faces, spaces counted from 1 (Guatemala Café 4.1)."""
    side, place = divmod(space - 1, GRID)
    number = place + 1 if side in {0, 1} else GRID - place
    name = "column" if side in {0, 2} else "row"
    return Line(name, number, ("top", "right", "bottom", "left")[side])


def moved(space: int, steps: int) -> int:
    """Return the space that the Buyer reaches clockwise (Guatemala Café 4.1)."""
    return (space - 1 + steps) % SPACES + 1


def _cell(space: int) -> RingCell:
    line = facing(space)
    far = GRID + 1
    x, y = {
        "top": (line.number, 0),
        "right": (far, line.number),
        "bottom": (line.number, far),
        "left": (0, line.number),
    }[line.side]
    return RingCell(x, y, str(space), symbol=SACK if line.sack else "")


BUYERS_TRACK = Ring(
    id="buyer",
    name=text("the Buyer's track"),
    width=GRID + 2,
    cells=tuple(_cell(space) for space in range(1, SPACES + 1)),
    corners=False,
)

WITH_LAYOUT = MarketBoard(
    id="cultivation.layout",
    title=text("Cultivation board, start layout"),
    rows=GRID,
    columns=GRID,
    frames=FRAMES,
    squares=SQUARES,
    ring=BUYERS_TRACK,
)
WITHOUT_LAYOUT = MarketBoard(
    id="cultivation.blank",
    title=text("Cultivation board, without layout"),
    rows=GRID,
    columns=GRID,
    frames=FRAMES,
    squares=(),
    ring=BUYERS_TRACK,
)
"""The two faces (Guatemala Café 1.2, 4.1)."""
