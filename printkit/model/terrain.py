"""From the geometry of boards that pieces are taken from and built on to records.

Rows and columns are counted from 1. Corners of fields are vertices (x, y): x from 0 at the left, y
from 0 at the top, so that the field (column, row) has the corners (column - 1, row - 1) to
(column, row). A ring around a board is a `model.boards.Ring`.
"""

from dataclasses import dataclass
from typing import TypeAlias

from printkit.model.boards import Ring
from printkit.model.text import Text

Vertex: TypeAlias = tuple[int, int]
Stretch: TypeAlias = tuple[Vertex, Vertex]
"""Two corners side by side, the one further left or further up first: room for one road."""


@dataclass(frozen=True, slots=True)
class Area:
    """Rows of one landscape.

    Attributes:
        colour: Key in the theme's table of colours.
        prices: What a sort of piece costs here: pairs of sort and price; a sort that is priced on
            its site is not among them.
    """

    id: str
    name: Text
    colour: str
    first_row: int
    last_row: int
    prices: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Site:
    """A field on which alone a building may stand.

    Attributes:
        price: Printed on it.
        door: The corner at which a route ends; None: every corner will do.
        route: Id of the route that leads there, or empty.
    """

    id: str
    column: int
    row: int
    price: int
    door: Vertex | None = None
    route: str = ""


@dataclass(frozen=True, slots=True)
class Harbour:
    """Where roads lead to.

    Attributes:
        entrance: The corner at which they end.
        docks: Prices of its places for ships, the cheapest first.
    """

    id: str
    entrance: Vertex
    docks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Route:
    """Printed places for roads that lead to one harbour.

    Attributes:
        trunk: The stretches to the harbour's entrance, from the far end on.
        spurs: For each site its id and the stretches from the trunk to its door.
    """

    id: str
    harbour: str
    trunk: tuple[Stretch, ...]
    spurs: tuple[tuple[str, tuple[Stretch, ...]], ...]


@dataclass(frozen=True, slots=True)
class FieldBoard:
    """A board of fields with landscapes, sites, routes and harbours.

    Attributes:
        areas: From the top down; together they cover all rows.
        routes: Empty: roads lie along any border of the fields.
        ring: The score track around it.
        start: Where the box before the first one of the ring lies, in its coordinates.
    """

    id: str
    title: Text
    rows: int
    columns: int
    areas: tuple[Area, ...]
    sites: tuple[Site, ...]
    harbours: tuple[Harbour, ...]
    routes: tuple[Route, ...] = ()
    ring: Ring | None = None
    start: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Square:
    """A square and what is printed there: the piece that lies on it at the start.

    Attributes:
        piece: Sort of the piece.
        kind: Its kind.
    """

    column: int
    row: int
    piece: str
    kind: str


@dataclass(frozen=True, slots=True)
class Frame:
    """A square with a frame and a number for pieces of their own."""

    id: str
    column: int
    row: int


@dataclass(frozen=True, slots=True)
class MarketBoard:
    """A grid of squares from whose rows and columns pieces are taken, inside a track.

    Attributes:
        frames: The marked squares.
        squares: A printed start layout, row by row, or empty.
        ring: The track; each of its cells faces the row or column that it stands at.
    """

    id: str
    title: Text
    rows: int
    columns: int
    frames: tuple[Frame, ...]
    squares: tuple[Square, ...]
    ring: Ring
