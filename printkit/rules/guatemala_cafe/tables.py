"""From the numbers of Guatemala Café to the topics and small tables that its leaflet and cards share."""

from printkit.model.leaflet import Block, Table, Topic
from printkit.model.text import Text, text
from printkit.rules.guatemala_cafe.kit_screens import AREAS
from printkit.rules.guatemala_cafe.numbers import (
    BAG,
    BOX_MONEY,
    COVERS,
    DOCKS,
    DOCKS_OF_TWO,
    HANDS,
    MONEY,
    PLAYERS,
    SHIPS,
    SHORTEST,
    THREE,
    TWO,
    WAREHOUSE_PRICES,
    WORKER_PRICES,
)

NONE = Text("–")
TIMES = "×\u00a0"
"""A sign of multiplication that a line is never broken behind."""
DOCKS_OF_MANY_WORDS = ", ".join(map(str, DOCKS))
DOCKS_OF_TWO_WORDS = ", ".join(map(str, DOCKS_OF_TWO))


def number(value: int) -> Text:
    """Return a number as a text."""
    return Text(str(value))


def topic(name: str, title: str, rule: str, *blocks: Block) -> Topic:
    """Return a topic of the rules."""
    return Topic(name, Text(title), blocks, rule)


def _price(value: int) -> Text:
    return text("{price} c", price=value)


PRICE_TABLE = Table(
    head=(text("area"), text("warehouse"), text("worker")),
    rows=tuple(
        (name, _price(WAREHOUSE_PRICES[area]), _price(WORKER_PRICES[area])) for area, name in AREAS
    ),
)
"""Prices with three and four players (Guatemala Café R21)."""

POINTS_TABLE = Table(
    head=(text("the plantation has"), text("each worker")),
    rows=(
        (text("no warehouse"), number(0)),
        (text("a warehouse"), number(1)),
        *(
            (
                text("… roads to a ship of its kind")
                if ships == 1
                else text("… roads to {ships} such ships in a harbour", ships=ships),
                number(1 + ships),
            )
            for ships in range(1, SHIPS + 1)
        ),
    ),
)
"""Points for a worker (Guatemala Café R41, R42)."""


def last_space(track: int, players: int) -> Text:
    """Return the last space of the score track; a dash where it does not go round the board."""
    return number(track) if track >= SHORTEST[players] else NONE


def setup_table(track: int) -> Table:
    """Return what differs between two, three and four players (Guatemala Café 1.3, 4.6)."""
    return Table(
        head=(text("players"), *map(number, PLAYERS)),
        rows=(
            (
                text("plantation board, side"),
                *(text("2") if players == TWO else text("3–4") for players in PLAYERS),
            ),
            (
                text("cover cards"),
                *(number(COVERS) if players == THREE else NONE for players in PLAYERS),
            ),
            (text("centavos for each"), *(number(MONEY) for _ in PLAYERS)),
            (text("sacks for each"), *(number(HANDS[players]) for players in PLAYERS)),
            (text("sacks in the bag"), *(number(BAG) for _ in PLAYERS)),
            (
                text("centavos in the bank"),
                *(number(BOX_MONEY - players * MONEY) for players in PLAYERS),
            ),
            (text("first sack on space"), *(last_space(track, players) for players in PLAYERS)),
        ),
    )
