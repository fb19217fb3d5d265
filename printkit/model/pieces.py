"""From what lies in the box to records: kinds, seats, and the sets of pieces that are printed.

A set says what exists, how many and what stands on it. What it looks like is in `components/`; its
sizes and styles are in `templates/layouts/GAME.toml`, in the table named by `layout`. The records of
loose pieces stand in `loose.py` and are handed on here.
"""

from dataclasses import dataclass
from typing import TypeAlias

from printkit.model.boards import Chart, GridBoard, Legend, RegionBoard, TrackBoard
from printkit.model.faces import FaceOfCard
from printkit.model.homeboard import HomeBoard
from printkit.model.kinds import Kind, Seat
from printkit.model.leaflet import Block, Topic
from printkit.model.loose import (
    FigureSet,
    FigureSort,
    Piece,
    RowSet,
    RowTile,
    SidedTile,
    Strip,
    StripSet,
    TileSet,
    TokenSet,
    TraySet,
)
from printkit.model.pad import Pad
from printkit.model.terrain import FieldBoard, MarketBoard
from printkit.model.text import Text

__all__ = [
    "BoardSet",
    "CardDeck",
    "CardOfWords",
    "CardSet",
    "Cover",
    "DeckCard",
    "Face",
    "FigureSet",
    "FigureSort",
    "HomeSet",
    "Kind",
    "Leaflet",
    "Map",
    "MapSet",
    "PadSet",
    "Piece",
    "PieceSet",
    "RowSet",
    "RowTile",
    "ScreenSet",
    "Seat",
    "SidedTile",
    "Strip",
    "StripSet",
    "TileSet",
    "TokenSet",
    "TraySet",
]


@dataclass(frozen=True, slots=True)
class ScreenSet:
    """Fold-up screens with a sign, and squares in front to put pieces on.

    Attributes:
        squares: What stands on the squares in front, left to right.
        key: A small table printed for everybody to see: pairs of heading and value.
        key_title: Its heading.
        inside: What its owner reads, in columns; on a flap that is folded back and glued.
        own: Seat -> a picture of its own in the middle of its wall, instead of its sign.
    """

    part: str
    name: Text
    pieces: tuple[Piece, ...]
    symbol: str
    squares: tuple[Text, ...]
    layout: str
    key_title: Text | None = None
    key: tuple[tuple[Text, Text], ...] = ()
    inside: tuple["Face", ...] = ()
    own: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card of words: a heading and blocks."""

    title: Text
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class CardOfWords:
    """A two-sided card: set-up, reference, help."""

    piece: Piece
    front: Face
    back: Face


@dataclass(frozen=True, slots=True)
class CardSet:
    """Cards of words of one size."""

    part: str
    name: Text
    cards: tuple[CardOfWords, ...]
    layout: str


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A card that is drawn in icons; with a back of its own, or with the deck's."""

    piece: Piece
    front: FaceOfCard
    back: FaceOfCard | None = None


@dataclass(frozen=True, slots=True)
class CardDeck:
    """Cards of one size that are shuffled, dealt or looked at.

    Attributes:
        symbol: In the middle of the common back.
        tone: Colour key of the common back.
        size: Width and height in mm; None: the template's.
    """

    part: str
    name: Text
    cards: tuple[DeckCard, ...]
    layout: str
    symbol: str
    tone: str
    size: tuple[float, float] | None = None


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


@dataclass(frozen=True, slots=True)
class PadSet:
    """A score pad."""

    part: str
    name: Text
    piece: Piece
    pad: Pad
    layout: str


@dataclass(frozen=True, slots=True)
class Leaflet:
    """The rules in our own words, on as many pages as they need."""

    part: str
    name: Text
    topics: tuple[Topic, ...]
    layout: str


@dataclass(frozen=True, slots=True)
class Cover:
    """The first sheet: what the kit holds and what to print how.

    Attributes:
        symbol: Stands in the title's scene.
        advice: What to print on what, cut, fold and glue.
        facts: Players, time, age: a symbol and words each.
        credits: Sentences for the foot: who made the game, and that this is not theirs.
    """

    part: str
    name: Text
    symbol: str
    advice: tuple[Block, ...]
    layout: str
    facts: tuple[tuple[str, Text], ...] = ()
    credits: tuple[Text, ...] = ()


PieceSet: TypeAlias = (
    TokenSet
    | TileSet
    | RowSet
    | TraySet
    | StripSet
    | FigureSet
    | ScreenSet
    | CardSet
    | CardDeck
    | BoardSet
    | HomeSet
    | MapSet
    | PadSet
    | Leaflet
    | Cover
)
