"""Shipments, loading and bonuses of Darjeeling: the third part of the leaflet."""

from printkit.model.leaflet import Bullets, Paragraph, Topic
from printkit.model.text import text
from printkit.rules.darjeeling.choices import ADJACENT, MIXED, OPPOSITE
from printkit.rules.darjeeling.numbers import (
    ACTION_SIZE,
    ACTIONS_A_TURN,
    LOADING_CRATES,
    MIXED_TWOS,
    MOST_DEMAND,
    NOT_NEAR,
    QUANTITY_FROM,
)
from printkit.rules.darjeeling.pictures import ACTIONS, CHUTE, HARBOUR, NEAR, WRONG, closed, sorts
from printkit.rules.darjeeling.tables import topic

_SHAPES = {
    ADJACENT: text("on sides that share a corner"),
    OPPOSITE: text("on opposite sides"),
}


def shipment_topic(shape: str) -> Topic:
    """Return what can be shipped with two-half tiles of this shape (Darjeeling 3, Q2)."""
    if shape == MIXED:
        twos = text(
            "Of the tiles with 2 halves, {near} of each kind have them on sides that share a corner "
            "and {far} on opposite sides.",
            near=MIXED_TWOS[ADJACENT],
            far=MIXED_TWOS[OPPOSITE],
        )
    else:
        twos = text("On all tiles with 2 halves they lie {where}.", where=_SHAPES[shape])
    return topic(
        "shipment",
        "Third: what can be shipped",
        "Darjeeling 1.5, 6.3",
        Paragraph(
            text(
                "Each tile shows half crates of one kind of tea. Two halves that meet make a crate. "
                "A shipment is any number of whole crates of one kind."
            )
        ),
        sorts(shape),
        Paragraph(
            text(
                "Lay the tiles side by side, turned as you like, so that every half meets another "
                "half. How many crates you get is all that counts, not how many tiles."
            )
        ),
        closed(shape),
        WRONG,
        Paragraph(
            text(
                "A shipment may lie in several groups, if all of them are closed. {twos}", twos=twos
            ),
            ours=True,
        ),
    )


LOAD_TOPIC = topic(
    "load",
    "Loading a ship",
    "Darjeeling 1.5",
    Paragraph(text("You may load one ship. Take these four steps, in this order:")),
    Bullets(
        (
            text("Lay out the tiles of the shipment, so that all can see them."),
            text(
                "Load. Take the lowest ship off the wharf and give its crates back to their owners. "
                "Push all other ships down by one berth, put this one at the top and your crates on "
                "it: as many as you laid out if your collector now stands next to a city, "
                "elsewhere {fewer} fewer.",
                fewer=NOT_NEAR,
            ),
            text(
                "Discard. Put the tiles face up on the storage place. If older ones lie there, those "
                "go into the bag first."
            ),
            text("Take your bonuses: for the demand, then for the quantity."),
        ),
        numbered=True,
    ),
    HARBOUR,
    NEAR,
    Paragraph(
        text(
            "If nothing would be loaded (one crate, no city beside you), you cannot lay out. If "
            "crates are missing, you may take them from other ships of yours; crates that have just "
            "come back may be loaded at once."
        )
    ),
    Paragraph(
        text(
            "You may also load fewer, at least one. More than {most} crates are never loaded.",
            most=LOADING_CRATES,
        ),
        ours=True,
    ),
)

DEMAND_TOPIC = topic(
    "demand",
    "Bonus for the demand",
    "Darjeeling 1.5, 6.4",
    Paragraph(
        text(
            "Take the lower of the two markers of your tea out of the chute and put it in at the "
            "top. Then count the other markers that lie between the two: each brings a point, at most "
            "{most} in all. Tea that nobody has shipped for long is worth most.",
            most=MOST_DEMAND,
        )
    ),
    CHUTE,
)

QUANTITY_TOPIC = topic(
    "quantity",
    "Bonus for the quantity",
    "Darjeeling 1.5",
    Paragraph(
        text(
            "If you loaded {least} crates or more, you get a point for each of them; for {fewer} or "
            "fewer you get nothing. What counts is what you loaded, not what you laid out.",
            least=QUANTITY_FROM,
            fewer=QUANTITY_FROM - 1,
        )
    ),
)

ACTIONS_TOPIC = topic(
    "actions",
    "Action tiles",
    "Darjeeling 1.6",
    Paragraph(
        text(
            "You get one with each tile of {size} halves, unless all are taken. When you load, you "
            "may play up to {most}, also one that you got in this turn, but each side only once a "
            "turn. Then they go back beside the board.",
            size=ACTION_SIZE,
            most=ACTIONS_A_TURN,
        )
    ),
    ACTIONS,
    Bullets(
        (
            text("No loss: load all crates that you laid out, wherever your collector stands."),
            text(
                "Double demand: the bonus for the demand counts twice; the one for the quantity "
                "does not."
            ),
        )
    ),
)
