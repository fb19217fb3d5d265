"""The rules of Guatemala Café in our own words, for the leaflet, the terminal and the prompts."""

from printkit.model.leaflet import Bullets, Paragraph, Topic
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import COINS, DOCKS, INCOME, ROADS, TRACK
from printkit.rules.guatemala_cafe.sheet import SEATS
from printkit.rules.guatemala_cafe.tables import topic
from printkit.rules.guatemala_cafe.topics_build import (
    BUILD_TOPIC,
    PLANT_TOPIC,
    ROADS_TOPIC,
    TURN_TOPIC,
    TWO_TOPIC,
)
from printkit.rules.guatemala_cafe.topics_sell import (
    BLOCK_TOPIC,
    EXAMPLE_TOPIC,
    POINTS_TOPIC,
    SELL_TOPIC,
    end_topic,
)
from printkit.rules.guatemala_cafe.topics_start import (
    AIM_TOPIC,
    BOARDS_TOPIC,
    box_topic,
    setup_topic,
)

_LENGTHS = (50, 80)
"""Tracks for a shorter and a longer game (Guatemala Café 3, Q4)."""

_OVERLOOKED = topic(
    "overlooked",
    "Easily overlooked",
    "Guatemala Café 8",
    Bullets(
        (
            text("The sack goes on the track first; only then are points counted."),
            text("Everybody who grows the coffee gets points, not only the one who sold it."),
            text("The {income} c are paid after a block too.", income=INCOME),
            text("After a block, the square holds the sack of the one who blocked."),
            text("Only one ship leaves in a scoring."),
            text("The field decides what a worker costs, not the area of its warehouse."),
            text("Workers without a warehouse bring nothing, and neither does a lone warehouse."),
            text("Roads fill the market after every building, before the next turn."),
        )
    ),
)

_ADVICE = topic(
    "advice",
    "Good to know",
    "Guatemala Café 2, 6.4, 9",
    Bullets(
        (
            text(
                "High up in the mountains all is cheap, but the way to the sea is long. At the coast "
                "it is the other way round."
            ),
            text("Keep a sack of a coffee that others grow large: with it you can block."),
            text(
                "Put sacks of your own coffees where you will reach them, and where others will not."
            ),
            text(
                "A second ship that stays in the harbour pays again and again; the one on the cheapest "
                "dock leaves first."
            ),
            text("Somebody else’s warehouse beside your route helps you to fill it with roads."),
        ),
        ours=True,
    ),
)


def _ours(track: int) -> Topic:
    return topic(
        "ours",
        "What is our own",
        "",
        Paragraph(
            text(
                "All words and drawings of this kit are our own. What is marked like this stands in "
                "no rule book that we know; we settled it where the rules are silent. Also our own:"
            ),
            ours=True,
        ),
        Bullets(
            (
                text(
                    "Both boards: fields, routes, building sites, the start layout, the sack "
                    "squares, and the score track of {track} spaces.",
                    track=track,
                ),
                text(
                    "With two players: the prices of building sites and docks. The {docks} c of the "
                    "docks for more players are the rule book’s.",
                    docks=", ".join(map(str, DOCKS)),
                ),
                text(
                    "How many coins there are of each value ({counts}), the signs and colours of "
                    "the players ({colours}), and all letters and patterns.",
                    counts=tuple(map(str, COINS.values())),
                    colours=tuple(seat.name.pattern for seat in SEATS),
                ),
            ),
            ours=True,
        ),
    )


def topics(track: int = TRACK, roads: int = ROADS) -> tuple[Topic, ...]:
    """Return the rules in the order in which somebody who has never played needs them.

    Args:
        track: Last space of the score track.
        roads: In play.
    """
    return (
        AIM_TOPIC,
        box_topic(roads),
        BOARDS_TOPIC,
        setup_topic(track),
        TURN_TOPIC,
        BUILD_TOPIC,
        PLANT_TOPIC,
        ROADS_TOPIC,
        TWO_TOPIC,
        SELL_TOPIC,
        POINTS_TOPIC,
        BLOCK_TOPIC,
        end_topic(_LENGTHS),
        EXAMPLE_TOPIC,
        _OVERLOOKED,
        _ADVICE,
        _ours(track),
    )


TOPICS = topics()
