"""Caravans, cup tiles and region bonuses as records; all faces are our design (Tea Garden 3.7 to 3.11)."""

from typing import NamedTuple

from printkit.rules.tea_garden.effects import Effect, effects


class Trade(NamedTuple):
    """A half of a caravan, in one of its two sizes: what is paid, and what one gets.

    Attributes:
        leaves: Leaves to pay; 0: strength pays.
        quality: Of at least this quality.
        brown: So many of the leaves must be fermented.
        strength: Total strength that pays; 0: leaves pay.
        gains: What one gets at once.
    """

    leaves: int
    quality: int
    brown: int
    strength: int
    gains: tuple[Effect, ...]


class Caravan(NamedTuple):
    """A caravan card: one of two ways to pay in leaves, one of two ways to pay by strength.

    Attributes:
        id: ``CB2E``: basic or advanced, quality, reward (emperor token, scroll, draw).
        advanced: Blue, and it wants fermented leaves too.
    """

    id: str
    advanced: bool
    small: Trade
    large: Trade
    low: Trade
    high: Trade


class CupTile(NamedTuple):
    """A tile of cups: the colours of its halves, left and right, and a bonus in the middle."""

    left: str
    right: str
    bonus: Effect

    @property
    def id(self) -> str:
        """Colours and bonus: ``BG-draw``."""
        return f"{self.left}{self.right}-{self.bonus.id}"


_REWARDS = {"E": "emperor-token", "S": "scroll-any", "D": "draw"}
_QUALITIES = range(2, 7)


def _leaves(leaves: int, quality: int, brown: int, points: int) -> Trade:
    return Trade(leaves, quality, brown, 0, effects(f"points-{points}"))


def _strength(strength: int, *gains: str) -> Trade:
    return Trade(0, 0, 0, strength, effects(*gains))


def _basic(quality: int, letter: str) -> Caravan:
    reward = _REWARDS[letter]
    return Caravan(
        f"CB{quality}{letter}",
        advanced=False,
        small=_leaves(2, quality, 0, quality),
        large=_leaves(4, quality, 0, 2 * quality + 2),
        low=_strength(2, reward),
        high=_strength(4, reward, "points-3"),
    )


def _advanced(quality: int, letter: str) -> Caravan:
    reward = _REWARDS[letter]
    token = ("emperor-token-2",) if letter == "E" else (reward, "emperor-token")
    return Caravan(
        f"CA{quality}{letter}",
        advanced=True,
        small=_leaves(3, quality, 1, quality + 4),
        large=_leaves(5, quality, 2, 2 * quality + 8),
        low=_strength(3, *token),
        high=_strength(6, f"{reward}-2", "points-4"),
    )


CARAVANS = (
    *(_basic(quality, letter) for quality in _QUALITIES for letter in _REWARDS),
    *(_advanced(quality, letter) for quality in _QUALITIES for letter in _REWARDS),
)
"""15 basic and 15 advanced ones (Tea Garden 3.11)."""

_CUP_BONUSES = effects(
    "leaves-2-q3",
    "draw",
    "ferment-2",
    "scroll-strength",
    "scroll-teapot",
    "emperor-token",
    "points-2",
    "swap",
)
_PAIRS = tuple(left + right for left in "BGW" for right in "BGW")
# The order of the last four gives each of their pairs a bonus that it does not have yet.
_ALL_PAIRS = (*_PAIRS * 4, "GW", "WB", "BG", "GB")

CUP_TILES = tuple(
    CupTile(pair[0], pair[1], _CUP_BONUSES[k % len(_CUP_BONUSES)])
    for k, pair in enumerate(_ALL_PAIRS)
)
"""Each pair of colours four times and four of them once more; eight bonuses five times each; no two
tiles are alike (Tea Garden 3.7)."""

BONUSES = effects(
    *("leaves-2-q3",) * 3,
    *("draw",) * 3,
    *("ferment-2",) * 2,
    *("scroll-strength",) * 2,
    *("scroll-teapot",) * 2,
    *("scroll-repeat",) * 2,
    *("emperor-token",) * 2,
    *("points-2",) * 2,
)
"""The tiles for the hexagonal spaces of the regions (Tea Garden 3.8)."""
