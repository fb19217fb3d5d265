"""Everything of Tea Garden that is our own design, as one record that an owner's data may replace.

The rule book and public sources say nothing of it (Tea Garden 3, 8): the points and bonuses of river
and university, the emperor track, the price of the fourth turn, and all faces of cards and tiles.
"""

from typing import NamedTuple

from printkit.rules.tea_garden.cards import ACTION, EMPEROR, STARTING, Card
from printkit.rules.tea_garden.effects import Effect, effects
from printkit.rules.tea_garden.numbers import RIVER, SECTORS
from printkit.rules.tea_garden.pieces import BONUSES, CARAVANS, CUP_TILES, Caravan, CupTile, Trade


class Section(NamedTuple):
    """A section of the river, the start dock included.

    Attributes:
        points: At the end of the game.
        bonus: At once, when a boat comes in; None: nothing.
    """

    points: int
    bonus: Effect | None = None


class Sector(NamedTuple):
    """A sector of the university: points at the end, and bonuses of which one is chosen."""

    points: int
    choices: tuple[Effect, ...]


class TrackStep(NamedTuple):
    """A step of the emperor track: emperor tokens that it costs, and whether it gives a card."""

    cost: int
    card: bool


class Design(NamedTuple):
    """All of it.

    Attributes:
        river: The start dock and the sections in order.
        sectors: Of the university, in order.
        centre: What one gets at once in the centre.
        steps: Of the emperor track from below; the last one is the top row.
        fourth: What the fourth turn of a round costs.
        starting: The cards that each player begins with.
        action: The cards on the market.
        emperor: The emperor cards, each with its number of copies.
        caravans: Basic and advanced.
        cups: The cup tiles.
        bonuses: The tiles for the regions.
    """

    river: tuple[Section, ...]
    sectors: tuple[Sector, ...]
    centre: tuple[Effect, ...]
    steps: tuple[TrackStep, ...]
    fourth: Trade
    starting: tuple[Card, ...]
    action: tuple[Card, ...]
    emperor: tuple[Card, ...]
    caravans: tuple[Caravan, ...]
    cups: tuple[CupTile, ...]
    bonuses: tuple[Effect, ...]


_RIVER_BONUSES = effects(
    "scroll-strength",
    "leaves-2-q2",
    "emperor-token",
    "draw",
    "ferment-2",
    "scroll-teapot",
    "leaves-2-q4",
    "emperor-token",
    "scroll-repeat",
    "remove",
    "emperor-token-2",
    "points-5",
)
_SECTOR_BONUSES = (
    effects("draw", "leaves-2-q3"),
    effects("scroll-strength", "ferment-2"),
    effects("emperor-token", "cup-token"),
    effects("scroll-teapot", "remove"),
)
_CARD_STEPS = (2, 4, 6)

DESIGN = Design(
    river=tuple(map(Section, RIVER, (None, *_RIVER_BONUSES))),
    sectors=tuple(map(Sector, SECTORS, _SECTOR_BONUSES)),
    centre=effects("points-2", "worker"),
    steps=tuple(TrackStep(1, step in _CARD_STEPS) for step in range(1, 8)),
    fourth=Trade(2, 1, 2, 0, ()),
    starting=STARTING,
    action=ACTION,
    emperor=EMPEROR,
    caravans=CARAVANS,
    cups=CUP_TILES,
    bonuses=BONUSES,
)
"""What printkit brings: Tea Garden 3.3 (fourth turn), 3.4 to 3.12."""
