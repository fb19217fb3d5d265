"""The cards of the game as records from which their faces, texts and decks are made.

Who has a copy of the game may replace all faces (`design.py`): they are our design. What an emperor
card counts at the end is the rule book's (`goals.py`).
"""

from typing import NamedTuple

from printkit.rules.tea_garden.goals import GOALS
from printkit.rules.tea_garden.numbers import LEVELS

ACTIONS = ("river", "university", "cups", "sell")
"""Side actions, and the sale, that the top card of a stack allows (Tea Garden 1.5, 2.5)."""
TEAPOTS = ("green", "red", "blue", "any")
"""Colours of teapots; `any` stands for each of them (Tea Garden 1.4)."""


class Price(NamedTuple):
    """What an action card costs (Tea Garden 2.4, 2.5).

    Attributes:
        strength: Total strength of the cards played that is needed.
        leaves: How many leaves are paid.
        quality: Of at least this quality.
        teapots: Colours of the teapots that are needed.
    """

    strength: int
    leaves: int
    quality: int
    teapots: tuple[str, ...]


class Card(NamedTuple):
    """The face of a card.

    Attributes:
        id: ``S01``, ``A100``, ``E01``.
        strength: Top left.
        points: At the end, on the right; 0: none are printed.
        actions: Side actions; of several only one may be carried out.
        teapots: Teapots that count when a card is bought.
        level: Of an action card, else empty.
        price: Of an action card, else None.
        copies: How many there are; of a starting card, how many each player has.
    """

    id: str
    strength: int
    points: int = 0
    actions: tuple[str, ...] = ()
    teapots: tuple[str, ...] = ()
    level: str = ""
    price: Price | None = None
    copies: int = 1

    @property
    def choose(self) -> bool:
        """Whether the card says that only one of its side actions may be carried out."""
        return len(self.actions) > 1


def _starting() -> tuple[Card, ...]:
    """Eleven cards of a total strength of 13, without points (Tea Garden 3.9)."""
    with_teapot = [Card("", 1, teapots=(colour,)) for colour in ("green", "red", "blue")]
    with_action = [Card("", 1, actions=(action,)) for action in ACTIONS]
    blank = [Card("", strength) for strength in (1, 1, 2, 2)]
    cards = (*with_teapot, *with_action, *blank)
    return tuple(card._replace(id=f"S{k:02}") for k, card in enumerate(cards, start=1))


class _Level(NamedTuple):
    """One line of the table of action cards (Tea Garden 3.10)."""

    strength: int
    leaves: int
    quality: int
    own: int
    """Teapots of the card's own colour in the price."""
    wild: int
    """Teapots of any colour in the price."""
    high: tuple[int, int]
    """High strength, high points; the low ones are one less."""


_TABLE = (
    _Level(3, 1, 2, 0, 1, (2, 1)),
    _Level(4, 1, 3, 1, 0, (2, 2)),
    _Level(5, 2, 3, 1, 1, (3, 3)),
    _Level(6, 2, 4, 2, 0, (3, 4)),
    _Level(7, 3, 5, 2, 1, (4, 5)),
)
_DEAR, _WEAK, _POOR = range(3)
"""Types of an action card: strong with many points (a leaf more), weak, or with few points."""


def _action(number: int, side: int, colour: int) -> Card:
    """Return the action card of a level (from 1), a side action and a teapot (Tea Garden 3.10)."""
    level = _TABLE[number - 1]
    kind = (side + colour + number) % 3
    strength, points = level.high
    pot = TEAPOTS[colour]
    return Card(
        id=f"A{number}{side}{colour}",
        strength=strength - (kind == _WEAK),
        points=points - (kind == _POOR),
        actions=(ACTIONS[side],),
        teapots=(pot,),
        level=LEVELS[number - 1],
        price=Price(
            level.strength,
            level.leaves + (kind == _DEAR),
            level.quality,
            (*(pot,) * level.own, *("any",) * level.wild),
        ),
    )


_CHOICE = ("river", "university", "cups")
_SIDE = {
    "E04": "cups",
    "E05": "river",
    "E06": "university",
    "E07": "cups",
    "E08": "river",
    "E09": "university",
    "E10": "cups",
}
_TWICE = ("E01", "E02", "E05", "E06", "E11")


def _emperor(code: str) -> Card:
    """Return an emperor card: a choice, one side action, or a teapot (Tea Garden 3.12)."""
    side = (_SIDE[code],) if code in _SIDE else ()
    wild = code == "E11"
    return Card(
        id=code,
        strength=GOALS[code].strength,
        actions=side if side or wild else _CHOICE,
        teapots=("any",) if wild else (),
        copies=1 + (code in _TWICE),
    )


STARTING = _starting()
ACTION = tuple(
    _action(number, side, colour)
    for number in range(1, len(LEVELS) + 1)
    for side in range(3)
    for colour in range(3)
)
EMPEROR = tuple(map(_emperor, GOALS))
