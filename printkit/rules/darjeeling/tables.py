"""From the numbers of Darjeeling to the topics and small tables that its leaflet, cards and screens share."""

from collections.abc import Callable

from printkit.model.leaflet import Block, Table, Topic
from printkit.model.text import Text, text
from printkit.rules.darjeeling.numbers import (
    AUTO_MAP,
    HALF_TURN,
    PASS_CITY,
    PASS_COLLECTOR,
    PASS_TILE,
    PLAYERS,
    SHIPS,
    strip_for,
)

NONE = Text("–")
MINUS = "−"
_MAP_NAMES = {"sri-lanka": text("Sri Lanka"), "china": text("China"), "india": text("India")}


def number(value: int) -> Text:
    """Return a number as a text, with a minus sign that can be seen."""
    return Text(str(value).replace("-", MINUS))


def topic(name: str, title: str, rule: str, *blocks: Block) -> Topic:
    """Return a topic of the rules."""
    return Topic(name, Text(title), blocks, rule)


def first_incomes(players: int, own: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return what the first crates pay in the first phase 1, from the start player on (1.4, 4.5)."""
    return strip_for(players, own)[::-1][:players]


def _row(label: Text, cell: Callable[[int], Text], seated: tuple[int, ...]) -> tuple[Text, ...]:
    """A line of the set-up table; more players than a strip has berths cannot play with it."""
    return (label, *(cell(players) if players in seated else NONE for players in PLAYERS))


def setup_table(own: tuple[int, ...] = ()) -> Table:
    """Return what differs between two and five players (1.3, 1.4; Q1), also with a strip of one's own."""
    seated = tuple(players for players in PLAYERS if not own or players <= len(own))

    def values(players: int) -> Text:
        return Text("\u2009".join(map(str, strip_for(players, own))))

    def ships(players: int) -> Text:
        return number(len(strip_for(players, own)))

    def water(players: int) -> Text:
        left = SHIPS - len(strip_for(players, own))
        return number(left) if left else NONE

    def incomes(players: int) -> Text:
        return Text("\u2009".join(map(str, first_incomes(players, own))))

    return Table(
        head=(text("players"), *map(number, PLAYERS)),
        rows=(
            (text("map"), *(_MAP_NAMES[AUTO_MAP[players]] for players in PLAYERS)),
            _row(text("ships"), ships, seated),
            _row(text("strip from the top"), values, seated),
            _row(text("water tiles"), water, seated),
            _row(text("first incomes"), incomes, seated),
        ),
    )


SUM = "\u00a0+\u00a0"
"""A plus sign that a line is never broken at."""

TURNING = (
    (text("a quarter turn before you move"), 0),
    (text("half a turn before you move"), HALF_TURN),
)
PASSING = (
    (text("each tile"), PASS_TILE),
    (text("each city"), PASS_CITY),
    (text("each other collector"), PASS_COLLECTOR),
)
"""What turning and what passing costs, in points (1.5, R18, R21; a collector's cell has no tile: Q10)."""

COST_TABLE = Table(
    head=(text("it costs"), text("points")),
    rows=tuple(
        (words, number(points))
        for words, points in (
            *TURNING,
            *((text("passing {what}", what=what), points) for what, points in PASSING),
        )
    ),
)
