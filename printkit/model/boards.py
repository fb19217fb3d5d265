"""From the geometry of a board to records: grid, special cells, zones and score tracks."""

from dataclasses import dataclass

from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class Zone:
    """A rectangle of cells, rows and columns counted from 1, both ends included."""

    name: Text
    first_row: int
    last_row: int
    first_column: int
    last_column: int


@dataclass(frozen=True, slots=True)
class RingCell:
    """One cell of a ring.

    Attributes:
        x: Column in ring coordinates, from 0.
        y: Row in ring coordinates, from 0.
        label: What stands in it.
        span: Further cells upwards (in y) that it takes in: a box of two cells has 1.
        tone: ``plain``, ``minus`` (below zero), ``zero`` or ``box`` (for a marker of laps).
        strong: Printed heavier (each fifth).
    """

    x: int
    y: int
    label: str
    span: int = 0
    tone: str = "plain"
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Ring:
    """A track of cells around the grid.

    Attributes:
        id: ``value``, ``score``: what lies on it.
        width: Cells in its top row, corners counted; a square ring has 4 x (width - 1) cells.
        cells: In order, clockwise from the top-left.
        height: Cells in its left column; 0: as many as in the top row.
        corners: Whether its corners are cells.
    """

    id: str
    name: Text
    width: int
    cells: tuple[RingCell, ...]
    height: int = 0
    corners: bool = True


@dataclass(frozen=True, slots=True)
class Chart:
    """A map on which pieces are laid out, one sign a cell.

    Attributes:
        rows: Lines of one length, the first one on top; the step that lays it out says what the
            signs mean.
    """

    id: str
    title: Text
    rows: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GridBoard:
    """A square grid with rings around it.

    Attributes:
        special: Cells that hold a symbol: (row, column, symbol id).
        zone: The part used by the fewest players, shown in another tint.
        rings: From the inside out.
        key_title: Heading of the key.
        key: Pairs of heading and value, printed beside the grid.
    """

    id: str
    title: Text
    rows: int
    columns: int
    special: tuple[tuple[int, int, str], ...]
    zone: Zone | None
    rings: tuple[Ring, ...]
    key_title: Text
    key: tuple[tuple[Text, Text], ...]
