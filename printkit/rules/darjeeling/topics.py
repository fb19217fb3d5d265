"""The rules of Darjeeling in our own words, for the leaflet, the terminal and the prompts."""

from printkit.model.leaflet import Bullets, Paragraph, Table, Topic
from printkit.model.text import text
from printkit.rules.darjeeling import example
from printkit.rules.darjeeling.choices import ADJACENT
from printkit.rules.darjeeling.numbers import ACTION_SIZE, QUANTITY_FROM, STRIPS, TARGET, TRACK
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
            "turn too: what is left of that turn is not played. Your marker then goes on from "
            "space 0; add {track}.",
            target=TARGET,
            track=TRACK,
        )
    ),
    Bullets(
        (
            text(
                "If the bonus for the demand ends the game, the one for the quantity does not "
                "count any more."
            ),
            text(
                "Everybody shows the tiles that are left behind the screen and loses a point for "
                "each half crate on them, even where halves would make a crate."
            ),
            text("Action tiles that are left bring nothing and cost nothing."),
            text(
                "Most points win, which need not be whoever ended the game. A tie is a shared victory."
            ),
        )
    ),
    Paragraph(
        text(
            "For a longer game, agree on {more} or {most} points. You may also agree that both "
            "bonuses always count.",
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
            "The ships, the way, the first layout and the chute in the pictures belong to one turn "
            "of Yellow, with {players} players. Yellow has {score} points.",
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
                "Load: with this tile, Yellow lays out {tiles} tiles of green tea, see the first "
                "layout: {crates} crates. No city is next to the collector, so {loaded} are "
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
            "If nobody loads before Yellow’s next turn, its income will be {next} points.",
            next=example.NEXT_INCOME,
        )
    ),
)

_OVERLOOKED = topic(
    "overlooked",
    "Easily overlooked",
    "Darjeeling 8",
    Bullets(
        (
            text("The new tile goes where your collector stood, not where it stands now."),
            text("Whether a city is next to you is looked at after your move."),
            text("The demand is counted when the lower marker lies at the top already."),
            text("A bonus for the quantity looks at what was loaded, not at what was laid out."),
            text("Crates that come back from the lowest ship can be loaded in the same turn."),
            text("An older pile goes into the bag only when a new one is laid down."),
            text(
                "The first tile you take brings an action tile too, if it has {size} halves.",
                size=ACTION_SIZE,
            ),
            text("Points below zero are allowed at any time."),
        )
    ),
)

_ADVICE = topic(
    "advice",
    "Good to know",
    "Darjeeling 6.1, 9",
    Bullets(
        (
            text(
                "Every shipment pushes your ships down. Load right after the others have: it takes "
                "them a while to gather tea again."
            ),
            text("Keep some tiles with 1 half: they close almost any layout."),
            text(
                "A load of {least} or more pays twice: at once, and turn by turn.",
                least=QUANTITY_FROM,
            ),
            text(
                "Count your half crates when somebody nears {target} points: what you cannot ship "
                "any more costs you.",
                target=TARGET,
            ),
        ),
        ours=True,
    ),
)

_OURS = topic(
    "ours",
    "What is our own",
    "",
    Paragraph(
        text(
            "All words and drawings of this kit are our own. What is marked like this stands in no "
            "rule book that we know; we settled it where the rules are silent. Also our own:"
        ),
        ours=True,
    ),
    Bullets(
        (
            text(
                "The strips: {strips}.",
                strips=tuple(" ".join(map(str, s)) for s in STRIPS.values()),
            ),
            text("The players’ colours ({colours}), and all signs and letters.", colours=_COLOURS),
            text("The course of the score track, its spaces below 0, and all sizes."),
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
        _OVERLOOKED,
        _ADVICE,
        _OURS,
    )


TOPICS = topics()
