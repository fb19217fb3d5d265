"""Steps of a set-up that shuffle pieces listed one by one: onto spaces, into stacks, decks and hands."""

from dataclasses import dataclass

from printkit.model.scoresheet import Counts
from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class Lot:
    """Pieces that are alike: their id, the name people read, how many there are."""

    id: str
    name: Text
    count: int = 1


@dataclass(frozen=True, slots=True)
class ShuffleOnto:
    """Shuffle pieces and put one on each of some spaces; the others go back into the box.

    Attributes:
        place: Key of what lies where (id of the space, id of the piece), in `places`.
        lots: The pieces.
        spaces: Id and name of each space, in order.
        text: May use ``pieces`` (what lies where), ``number`` (of spaces) and ``rest``.
    """

    id: str
    place: str
    lots: tuple[Lot, ...]
    spaces: tuple[tuple[str, Text], ...]
    text: Text


@dataclass(frozen=True, slots=True)
class ShuffleStacks:
    """Shuffle pieces into stacks of equal height, of which the top piece can be seen.

    Attributes:
        place: Key of the stacks (id, pieces from the top), in `secret`.
        tops: Key of the pieces on top, in `places`.
        lots: The pieces.
        stacks: Id and name of each stack, in order.
        each: Pieces of a stack, by players.
        text: May use ``each``, ``total``, ``rest`` (pieces that go back into the box) and ``tops``.
    """

    id: str
    place: str
    tops: str
    lots: tuple[Lot, ...]
    stacks: tuple[tuple[str, Text], ...]
    each: Counts
    text: Text


@dataclass(frozen=True, slots=True)
class DeckGroup:
    """Cards that lie together in a deck.

    Attributes:
        lots: The cards.
        number: So many of them are drawn at random, by players; None: all.
    """

    lots: tuple[Lot, ...]
    number: Counts | None = None


@dataclass(frozen=True, slots=True)
class BuildDeck:
    """Shuffle groups of cards, put them on top of each other, turn the first cards over.

    Attributes:
        place: Key of what is left of the deck (from the top), in `secret`.
        shown: Key of the cards turned over, from the left, in `places`.
        groups: From the top.
        number: Cards that are turned over.
        later: Cards that are turned over during the game whatever the players do.
        text: May use ``parts`` (cards of each group), ``total`` (of the whole deck), ``left`` (face
            down), ``rest`` (cards that go back into the box) and ``shown``.
    """

    id: str
    place: str
    shown: str
    groups: tuple[DeckGroup, ...]
    number: int
    text: Text
    later: int = 0


@dataclass(frozen=True, slots=True)
class ShuffleOwn:
    """Each player shuffles the same cards into a deck and draws a hand from it.

    Attributes:
        place: Key of what is left of the decks (from the top), player by player, in `secret`.
        hands: Key of the hands, in `secret`.
        lots: The cards of one player.
        number: Cards in a hand.
        text: May use ``number`` and ``total`` (cards of one player).
    """

    id: str
    place: str
    hands: str
    lots: tuple[Lot, ...]
    number: int
    text: Text
