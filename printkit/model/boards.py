"""From the geometry of a board to records: grids, zones, score tracks, places for pieces, maps."""

from dataclasses import dataclass

from printkit.model.regionboard import Circle, Ladder, RegionMap, Rounds, Stacks
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
    """One cell of a ring or of a track.

    Attributes:
        x: Column in the coordinates of the ring or track, from 0.
        y: Row, from 0 at the top.
        label: What stands in it.
        span: Further cells upwards (in y) that it takes in: a box of two cells has 1.
        tone: ``plain``, ``tenth``, ``minus`` (below zero), ``zero`` or ``box`` (for a marker of
            laps).
        strong: Printed heavier (each fifth).
        symbol: Stands beside the label: what the cell has to do with; empty: nothing.
    """

    x: int
    y: int
    label: str
    span: int = 0
    tone: str = "plain"
    strong: bool = False
    symbol: str = ""


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


@dataclass(frozen=True, slots=True)
class Track:
    """A winding track: each cell lies beside, above or below the one before it.

    Attributes:
        id: What lies on it.
        columns: Cells from left to right.
        rows: Cells from top to bottom.
        cells: In order, from the first one on.
        goal: What stands behind the last one.
    """

    id: str
    name: Text
    columns: int
    rows: int
    cells: tuple[RingCell, ...]
    goal: Text | None = None


@dataclass(frozen=True, slots=True)
class Places:
    """Equal places in a column on a board, for one piece each.

    Attributes:
        id: What they are: wharf, chute, storage.
        name: Stands beside them.
        hint: What is done there.
        holds: Layout table of the piece that lies there.
        labels: Stand on the places, from the top down.
        worth: Stands beside the places, from the top down; empty: nothing.
        strip: Layout table of the strip that lies to their left; empty: none.
        symbol: Stands with the hint, or on the place.
    """

    id: str
    name: Text
    hint: Text
    holds: str
    labels: tuple[str, ...]
    worth: tuple[str, ...] = ()
    strip: str = ""
    symbol: str = ""


@dataclass(frozen=True, slots=True)
class TrackBoard:
    """A winding score track, and columns of places beside it.

    Attributes:
        wharf: Places along which ships lie, with a strip.
        chute: Places that pieces slide through.
        storage: One place for a pile.
        key_title: Heading of the key.
        key: A turn in short: symbol, heading and sentence of each phase.
    """

    id: str
    title: Text
    track: Track
    wharf: Places
    chute: Places
    storage: Places
    key_title: Text
    key: tuple[tuple[str, Text, Text], ...]


@dataclass(frozen=True, slots=True)
class RegionBoard:
    """A map of regions with a score track around it, and tracks and places beside it.

    Attributes:
        score: Along the rim, open at the top; boxes for whole rounds of it are its last cells.
    """

    id: str
    title: Text
    map: RegionMap
    score: Track
    rounds: Rounds
    stacks: Stacks
    circle: Circle
    ladder: Ladder


@dataclass(frozen=True, slots=True)
class Legend:
    """What is printed on a board beside its spaces.

    Attributes:
        title: On the cartouche, above the title of the board.
        key_title: Heading of the key.
        key: What the players look up: a symbol, a heading and a sentence each.
        symbols: Sort of piece -> its symbol, where the board names the sorts.
    """

    title: Text
    key_title: Text
    key: tuple[tuple[str, Text, Text], ...]
    symbols: tuple[tuple[str, str], ...] = ()
