"""From cards to records: cards of words with two sides, decks of cards that are drawn in icons."""

from dataclasses import dataclass

from printkit.model.faces import FaceOfCard
from printkit.model.leaflet import Block
from printkit.model.piece import Piece
from printkit.model.text import Text


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
