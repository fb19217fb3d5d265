"""The screens of Guatemala Café: a sign for each player, the turn in short beside their sacks."""

from printkit.model.kinds import for_seat
from printkit.model.leaflet import Bullets, Paragraph, Table
from printkit.model.pieces import Face, Piece, ScreenSet
from printkit.model.text import Text, text
from printkit.rules.guatemala_cafe.kit_pieces import EMBLEMS
from printkit.rules.guatemala_cafe.numbers import (
    DOCKS,
    FREE_STEPS,
    INCOME,
    ITEMS,
    LONG_STEPS,
    PLAYERS,
    STEP_COST,
    TWO,
    WAREHOUSE_PRICES,
    WORKER_PRICES,
)
from printkit.rules.guatemala_cafe.sheet import SEATS

AREAS = (("grey", text("grey")), ("green", text("green")), ("yellow", text("yellow")))
"""The areas, cheapest first (Guatemala Café 2, F4)."""


def _price(value: int) -> Text:
    return text("{price} c", price=value)


BUILD = Face(
    text("Move, then build"),
    (
        Paragraph(
            text(
                "The Buyer goes 1 to {free} spaces clockwise, {far} for {cost} c. Up to {most} pieces "
                "of its line: pay and place them now.",
                free=FREE_STEPS,
                far=LONG_STEPS,
                cost=STEP_COST,
                most=ITEMS,
            )
        ),
        Table(
            (text("area"), text("warehouse"), text("worker")),
            tuple(
                (name, _price(WAREHOUSE_PRICES[area]), _price(WORKER_PRICES[area]))
                for area, name in AREAS
            ),
        ),
        Paragraph(
            text(
                "Ship: cheapest free dock, {docks} c. Roads cost nothing. Then they fill the empty "
                "squares.",
                docks=", ".join(map(str, DOCKS)),
            )
        ),
        Paragraph(text("{two} players: prices on the board.", two=TWO)),
    ),
)
"""Guatemala Café 1.4 and 1.5."""

SELL = Face(
    text("or take a sack"),
    (
        Bullets(
            (
                text("{income} c from the bank, at once.", income=INCOME),
                text("The sack goes on the last free space of the score track."),
                text("Does anybody block?"),
                text(
                    "Everybody with a warehouse of the kind: 1 point a worker. If roads lead to a "
                    "harbour: × 2, 3, 4 for 1, 2, 3 ships of the kind there."
                ),
                text("Of the ships that counted the cheapest leaves; others move up."),
                text("A sack of yours fills the square, or one from the bag."),
            )
        ),
    ),
)
"""Guatemala Café 1.6."""

KEEP = Face(
    text("Mind"),
    (
        Bullets(
            (
                text(
                    "Block: lay a sack of the kind on the empty square. No points; the other player "
                    "keeps the money and may build."
                ),
                text("One plantation of each kind for you; never touch another player's of it."),
                text("A warehouse stands on a property tile of yours, and so does a lone worker."),
                text("Game end: a marker reaches the last sack. Tie: more money."),
            )
        ),
    ),
)
"""Guatemala Café 1.5, R27 to R30; 1.7; 1.8."""

SCREEN_SET = ScreenSet(
    "screens",
    text("Screens"),
    tuple(
        Piece(
            f"screen.{seat.id}",
            text("screen, {seat}", seat=seat.name),
            seat.id,
            1,
            needed=for_seat(seat, PLAYERS),
        )
        for seat in SEATS
    ),
    "worker",
    (),
    "screens",
    inside=(BUILD, SELL, KEEP),
    own=EMBLEMS,
)
