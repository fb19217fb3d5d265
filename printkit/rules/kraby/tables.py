"""From the numbers of Kraby to the small tables that its leaflet and its cards share."""

from collections.abc import Callable, Mapping

from printkit.model.leaflet import Table
from printkit.model.text import Text, text
from printkit.rules.kraby.numbers import (
    BOARD,
    COLONY,
    COLOURS,
    FIGURE_SUPPLY,
    FIGURES,
    FIGURES_EACH,
    IN_BAG,
    TOKENS,
    TURNS,
    ZONE,
)
from printkit.rules.kraby.sheet import KINDS

PLAYERS = tuple(COLOURS)
ALL_TOKENS = TOKENS * len(KINDS)
ALL_FIGURES = FIGURES * len(KINDS)
NONE = Text("–")
TIMES = "\u00a0×\u00a0"
"""A multiplication sign that a line is never broken at."""


def signed(value: int, *, plus: bool = False) -> str:
    """Return a number with a minus sign that can be seen, e.g. ``−3``; ``+3`` where asked for."""
    return f"{value:+d}".replace("-", "−") if plus and value else str(value).replace("-", "−")


def number(value: int) -> Text:
    """Return a number as a text."""
    return Text(signed(value))


def in_bag(players: int) -> int:
    """Return how many tokens are in the bag at the start."""
    return COLOURS[players] * IN_BAG[players]


def figures_beside(players: int) -> int:
    """Return how many figures lie beside the board at the start."""
    return COLOURS[players] * FIGURE_SUPPLY[players]


def area(players: int) -> int:
    """Return how many spaces the playing area has in a row."""
    first, last = ZONE[players]
    return last - first + 1


def _each(counts: Mapping[int, int]) -> tuple[Text, ...]:
    return tuple(number(counts[players]) for players in PLAYERS)


def _sum(total: Callable[[int], int]) -> tuple[Text, ...]:
    return tuple(number(total(players)) for players in PLAYERS)


def _rest(whole: int, used: Callable[[int], int]) -> tuple[Text, ...]:
    return tuple(number(whole - used(n)) if whole > used(n) else NONE for n in PLAYERS)


def _area(players: int) -> Text:
    return text("whole board") if area(players) == BOARD else text("pale middle")


SETUP_TABLE = Table(
    head=(text("players"), *map(number, PLAYERS)),
    rows=(
        (text("playing area"), *map(_area, PLAYERS)),
        (text("colours in play"), *_each(COLOURS)),
        (text("crabs of each colour"), *_each(IN_BAG)),
        (text("crabs in the bag"), *_sum(in_bag)),
        (text("crabs set aside"), *_rest(ALL_TOKENS, in_bag)),
        (text("figures of each colour"), *_each(FIGURE_SUPPLY)),
        (text("figures beside the board"), *_sum(figures_beside)),
        (text("figures set aside"), *_rest(ALL_FIGURES, figures_beside)),
        (text("figures you may place"), *_each(FIGURES_EACH)),
        (text("your turns in the game"), *_each(TURNS)),
    ),
)
"""What differs between two, three and four players (Kraby 1.3; turns: 3.2)."""

COLONY_TABLE = Table(
    head=(
        text("crabs in the colony"),
        *(text("{size} or more", size=n) if n == max(COLONY) else number(n) for n in COLONY),
    ),
    rows=((text("points"), *map(number, COLONY.values())),),
)
"""What a colony is worth (Kraby 1.5)."""
