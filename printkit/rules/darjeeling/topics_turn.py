"""A turn of Darjeeling, its income and its move: the second part of the leaflet."""

from printkit.model.leaflet import Bullets, Paragraph
from printkit.model.text import text
from printkit.rules.darjeeling.numbers import ACTION_SIZE, BELOW_ZERO, HALF_TURN, PASS_COLLECTOR
from printkit.rules.darjeeling.pictures import COMPASS, INCOME, WAY
from printkit.rules.darjeeling.tables import COST_TABLE, MINUS, topic

TURN_TOPIC = topic(
    "turn",
    "Your turn",
    "Darjeeling 1.5",
    Bullets(
        (
            text("Income: your crates on ships bring points."),
            text("Move: your collector goes to another tile. You must."),
            text("Load: you ship tea. You may."),
        ),
        numbered=True,
    ),
    Paragraph(
        text("Always in this order. Then it is the turn of the player to your left."),
    ),
)

INCOME_TOPIC = topic(
    "income",
    "First: income",
    "Darjeeling 1.5",
    Paragraph(
        text(
            "For each ship that carries crates of yours: count them and multiply by the number "
            "beside the ship. Add up all ships and move your marker. Do this before anything else; "
            "it is easily forgotten."
        )
    ),
    INCOME,
)

MOVE_TOPIC = topic(
    "move",
    "Second: move and take a tile",
    "Darjeeling 1.5, 6.2",
    Paragraph(
        text(
            "Your collector must move, straight ahead the way its crate points, as far as you like. "
            "Before it starts you may turn it: a quarter to the left or right for nothing, or half "
            "round for {points} points. After that it keeps its direction for the whole turn.",
            points=HALF_TURN,
        )
    ),
    COMPASS,
    Paragraph(
        text(
            "On its way it may pass tiles, cities and other collectors; you pay for each of them. "
            "Where it starts and where it ends costs nothing. It must end on a tile."
        )
    ),
    COST_TABLE,
    WAY,
    Bullets(
        (
            text("Take the tile behind your screen."),
            text(
                "If it has {size} halves, draw an action tile too, as long as there are any.",
                size=ACTION_SIZE,
            ),
            text(
                "Draw a new tile from the bag and lay it on the cell that your collector has left."
            ),
        )
    ),
    Paragraph(
        text(
            "You may pay more points than you have. Then your marker goes on the spaces in front of "
            "0, down to {low}.",
            low=f"{MINUS}{BELOW_ZERO}",
        )
    ),
    Paragraph(
        text(
            "There is no tile below a collector: passing it costs {points} in all. A gap in the map "
            "stops a move. If no tile can be reached in any direction, skip this phase. Should the "
            "bag be empty, the tiles of the storage place go into it; a cell that stays empty may be "
            "passed for nothing.",
            points=PASS_COLLECTOR,
        ),
        ours=True,
    ),
)
