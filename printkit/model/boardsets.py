"""From boards and maps to the sets in which they are printed."""

from dataclasses import dataclass
from typing import TypeAlias

from printkit.model.boards import Chart, GridBoard, Legend, RegionBoard, TrackBoard
from printkit.model.homeboard import HomeBoard
from printkit.model.piece import Piece
from printkit.model.terrain import FieldBoard, MarketBoard
from printkit.model.text import Text

Board: TypeAlias = GridBoard | TrackBoard | RegionBoard | MarketBoard | FieldBoard


@dataclass(frozen=True, slots=True)
class BoardSet:
    """A board, drawn in one piece or split over sheets.

    Attributes:
        other: What is printed on its other side, as large as the board; None: nothing.
        legend: What stands beside the spaces, on boards that do not say it themselves.
    """

    part: str
    name: Text
    piece: Piece
    board: Board
    layout: str
    other: Board | None = None
    legend: Legend | None = None


@dataclass(frozen=True, slots=True)
class HomeSet:
    """The same board for each player, in the colour of the seat and with its sign."""

    part: str
    name: Text
    pieces: tuple[Piece, ...]
    board: HomeBoard
    layout: str


@dataclass(frozen=True, slots=True)
class Map:
    """A map to lay pieces out on.

    Attributes:
        tinted: Cells (row, column) that are shown in another tint.
        facts: What is told of it: a symbol and words each.
    """

    piece: Piece
    chart: Chart
    tinted: tuple[tuple[int, int], ...] = ()
    facts: tuple[tuple[str, Text], ...] = ()


@dataclass(frozen=True, slots=True)
class MapSet:
    """Maps: small ones on cards, or outlines as large as what is laid out, as the template says.

    Attributes:
        lies: Layout table of the pieces that are laid on the cells.
        signs: What stands on cells with a sign of the map: sign and symbol; ``.`` is no cell, any
            other one is a cell for a piece.
        hint: What the tint says.
        on_request: Printed only where the part is named.
    """

    part: str
    name: Text
    maps: tuple[Map, ...]
    layout: str
    lies: str
    signs: tuple[tuple[str, str], ...]
    hint: Text
    on_request: bool = False
