"""The screens of Darjeeling: a sign for each player, the turn in short for their owners."""

from printkit.model.kinds import for_seat
from printkit.model.leaflet import Bullets, Paragraph, Table
from printkit.model.pieces import Face, Piece, ScreenSet
from printkit.model.text import Text, text
from printkit.rules.darjeeling.numbers import (
    ACTION_SIZE,
    ACTIONS_A_TURN,
    HALF_TURN,
    NOT_NEAR,
    PASS_CITY,
    PASS_COLLECTOR,
    PASS_TILE,
    PLAYERS,
    QUANTITY_FROM,
    TARGET,
)
from printkit.rules.darjeeling.sheet import SEATS


def _costs(value: int) -> Text:
    return Text(f"−{value}")


INCOME = Face(
    text("1  Income"),
    (
        Paragraph(text("For each ship: your crates × the number beside the ship.")),
        Paragraph(text("Do it first: it is easily forgotten.")),
        Paragraph(text("The game ends at once when somebody has {target} points.", target=TARGET)),
        Paragraph(text("Then everybody loses 1 point for each half crate kept here.")),
    ),
)
"""Darjeeling 1.5, R15; 1.7."""

MOVE = Face(
    text("2  Move"),
    (
        Paragraph(text("You must. Straight on, or a quarter turn first; any distance. Points:")),
        Table(
            (),
            (
                (text("half turn first"), _costs(HALF_TURN)),
                (text("each tile passed"), _costs(PASS_TILE)),
                (text("each city passed"), _costs(PASS_CITY)),
                (text("each collector passed"), _costs(PASS_COLLECTOR)),
            ),
        ),
        Paragraph(
            text(
                "Take the tile you reach; with {size} halves an action tile too. Lay a new tile "
                "where you started.",
                size=ACTION_SIZE,
            )
        ),
    ),
)
"""Darjeeling 1.5, R17 to R26."""

LOAD = Face(
    text("3  Load, if you like"),
    (
        Bullets(
            (
                text("Lay out whole crates of one kind; no half stays open."),
                text(
                    "Beside a city, corners too, load them all; elsewhere {fewer} fewer.",
                    fewer=NOT_NEAR,
                ),
                text("The lowest ship gives back its crates and goes to the top with yours."),
                text(
                    "Demand: the kind's lower marker goes to the top of the chute; +1 for each "
                    "other marker between the two."
                ),
                text("{number} or more loaded: +1 for each of them.", number=QUANTITY_FROM),
                text(
                    "Action tiles: {most} at most, one of each side. No loss: load all. Double: the "
                    "demand counts twice.",
                    most=ACTIONS_A_TURN,
                ),
            )
        ),
    ),
)
"""Darjeeling 1.5, R27 to R38; 1.6."""

SCREEN_SET = ScreenSet(
    "screens",
    text("Screens"),
    tuple(
        Piece(
            f"screen.{seat.id}",
            text("{colour} screen", colour=seat.name),
            seat.id,
            1,
            needed=for_seat(seat, PLAYERS),
        )
        for seat in SEATS
    ),
    "collector",
    (),
    "screens",
    inside=(INCOME, MOVE, LOAD),
)
