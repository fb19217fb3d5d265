"""From what lies in the box to records: kinds, seats, and the sets of pieces that are printed.

A set says what exists, how many and what stands on it. What it looks like is in `components/`; its
sizes and styles are in `templates/layouts/GAME.toml`, in the table named by `layout`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from printkit.model.boards import GridBoard
from printkit.model.kinds import Kind, Seat
from printkit.model.leaflet import Block, Topic
from printkit.model.pad import Pad
from printkit.model.text import Text

__all__ = [
    "BoardSet",
    "CardOfWords",
    "CardSet",
    "Cover",
    "Face",
    "FigureSet",
    "Kind",
    "Leaflet",
    "PadSet",
    "Piece",
    "PieceSet",
    "ScreenSet",
    "Seat",
    "TokenSet",
]


@dataclass(frozen=True, slots=True)
class Piece:
    """One sort of piece.

    Attributes:
        id: ``token.O``; the part of it behind the dot is the kind or seat.
        name: The name people read.
        of: Id of the kind or seat, or empty.
        count: In the box.
        spares: Printed on top of it when everything is printed.
        needed: For so many players; None: the count.
    """

    id: str
    name: Text
    of: str
    count: int
    spares: int = 0
    needed: Mapping[int, int] | None = None


@dataclass(frozen=True, slots=True)
class TokenSet:
    """Flat pieces with a symbol and a letter: tokens, markers, coins.

    Attributes:
        part: Id for ``--parts``.
        symbol: Symbol on the face; empty: the seat's sign.
        back: Symbol of the common back; empty: no back.
    """

    part: str
    name: Text
    pieces: tuple[Piece, ...]
    symbol: str
    layout: str
    back: str = ""


@dataclass(frozen=True, slots=True)
class FigureSet:
    """Pieces that stand up (folded) or lie as discs, as the template says."""

    part: str
    name: Text
    pieces: tuple[Piece, ...]
    symbol: str
    layout: str


@dataclass(frozen=True, slots=True)
class ScreenSet:
    """Fold-up screens with a sign, and squares in front to put pieces on.

    Attributes:
        squares: What stands on the squares in front, left to right.
        key: A small table printed for everybody to see: pairs of heading and value.
        key_title: Its heading.
    """

    part: str
    name: Text
    pieces: tuple[Piece, ...]
    symbol: str
    squares: tuple[Text, ...]
    layout: str
    key_title: Text | None = None
    key: tuple[tuple[Text, Text], ...] = ()


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
class BoardSet:
    """A board, drawn in one piece or split over sheets."""

    part: str
    name: Text
    piece: Piece
    board: GridBoard
    layout: str


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
    TokenSet | FigureSet | ScreenSet | CardSet | BoardSet | PadSet | Leaflet | Cover
)
