"""The rules of Darjeeling in our own words, for the leaflet, the terminal and the prompts."""

from printkit.model.leaflet import Bullets, Paragraph, Table, Topic
from printkit.model.text import text
from printkit.rules.darjeeling import example
from printkit.rules.darjeeling.choices import ADJACENT
from printkit.rules.darjeeling.numbers import STRIPS, TARGET, TRACK
from printkit.rules.darjeeling.sheet import SEATS
from printkit.rules.darjeeling.tables import number, topic
from printkit.rules.darjeeling.topics_load import (
    ACTIONS_TOPIC,
    DEMAND_TOPIC,
    LOAD_TOPIC,
    QUANTITY_TOPIC,
    shipment_topic,
)
from printkit.rules.darjeeling.topics_start import AIM_TOPIC, BOX_TOPIC, START_TOPIC, setup_topic
from printkit.rules.darjeeling.topics_turn import INCOME_TOPIC, MOVE_TOPIC, TURN_TOPIC

_COLOURS = tuple(seat.name.pattern for seat in SEATS)
_LONGER = (150, 200)
"""Targets for a longer game (Darjeeling 3, Q16)."""

_END = topic(
    "end",
    "The end of the game",
    "Darjeeling 1.7",
    Paragraph(
        text(
            "As soon as somebody has {target} points or more, the game is over, in the middle of a "
            "turn too: what is left of that turn is not played. The marker goes on from space 0; "
            "add {track}.",
            target=TARGET,
            track=TRACK,
        )
    ),
    Bullets(
        (
            text(
                "Everybody shows the tiles that are left behind the screen and loses a point for "
                "each half crate on them, even where halves would make a crate."
            ),
            text("Action tiles that are left bring nothing and cost nothing."),
            text("Most points win. Whoever ended the game may lose it. A tie is a shared victory."),
        )
    ),
    Paragraph(
        text(
            "If the bonus for the demand ends the game, the one for the quantity does not count any "
            "more. For a longer game, agree on {more} or {most} points.",
            more=_LONGER[0],
            most=_LONGER[1],
        ),
        ours=True,
    ),
)

_EXAMPLE = topic(
    "example",
    "A turn to count along",
    "Darjeeling 1.5, 6",
    Paragraph(
        text(
            "All pictures show one turn of Yellow, with {players} players. Yellow has {score} "
            "points.",
            players=example.PLAYERS,
            score=example.SCORE,
        )
    ),
    Bullets(
        (
            text(
                "Income: {income} points, see the ships.",
                income=example.INCOME,
            ),
            text(
                "Move: Yellow goes straight on to the green tile, see the map, and pays {cost}. A "
                "new tile is laid where the collector stood.",
                cost=example.MOVE.cost,
            ),
            text(
                "Load: with this tile, Yellow lays out {tiles} tiles of green tea, see the layout "
                "on the left: {crates} crates. No city is next to the collector, so {loaded} are "
                "loaded.",
                tiles=sum(example.TILES),
                crates=example.CRATES,
                loaded=example.LOADED,
            ),
            text(
                "Bonuses: {demand} markers lie between the green ones. Yellow plays double demand: "
                "{doubled} points. For {loaded} crates there is no bonus for the quantity.",
                demand=example.DEMAND,
                doubled=example.DOUBLED,
                loaded=example.LOADED,
            ),
        ),
        numbered=True,
    ),
    Table(
        head=(text("income"), text("move"), text("demand"), text("quantity"), text("points")),
        rows=(
            (
                number(example.INCOME),
                number(-example.MOVE.cost),
                number(example.DOUBLED),
                number(example.QUANTITY),
                text("{before} → {after}", before=example.SCORE, after=example.BOOKED.after),
            ),
        ),
    ),
    Paragraph(
        text(
            "If nobody loads before Yellow's next turn, its income will be {next} points.",
            next=example.NEXT_INCOME,
        )
    ),
)

_OURS = topic(
    "ours",
    "What is our own",
    "",
    Paragraph(
        text(
            "All words and drawings of this kit are our own. What is marked like this stands in no "
            "rule book that we know; we settled it where the rules are silent. So are also:"
        ),
        ours=True,
    ),
    Bullets(
        (
            text(
                "The strips: {strips}.",
                strips=tuple(" ".join(map(str, s)) for s in STRIPS.values()),
            ),
            text("The players' colours ({colours}), and all signs and letters.", colours=_COLOURS),
            text("The course of the score track, its spaces below 0, and all sizes."),
            text(
                "Some groups play that both bonuses count, also where the first one ends the game."
            ),
        ),
        ours=True,
    ),
)


def topics(shape: str = ADJACENT, own: tuple[int, ...] = ()) -> tuple[Topic, ...]:
    """Return the rules in the order in which somebody who has never played needs them.

    Args:
        shape: Of the two-half tiles (Darjeeling 3, Q2).
        own: Multipliers of a strip of one's own; empty: the strips in the box.
    """
    return (
        AIM_TOPIC,
        BOX_TOPIC,
        setup_topic(own),
        START_TOPIC,
        TURN_TOPIC,
        INCOME_TOPIC,
        MOVE_TOPIC,
        shipment_topic(shape),
        LOAD_TOPIC,
        DEMAND_TOPIC,
        QUANTITY_TOPIC,
        ACTIONS_TOPIC,
        _END,
        _EXAMPLE,
        _OURS,
    )


TOPICS = topics()
