"""A turn of Guatemala Café, and what is built in it: the second part of the leaflet."""

from printkit.model.leaflet import Bullets, Paragraph
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import (
    DOCKS,
    DOCKS_OF_TWO,
    FREE_STEPS,
    ITEMS,
    LONG_STEPS,
    STEP_COST,
    WAREHOUSE_PRICES,
    WORKER_PRICES,
)
from printkit.rules.guatemala_cafe.pictures import CONNECTED, PLANTATION, TOUCHING
from printkit.rules.guatemala_cafe.tables import (
    DOCKS_OF_MANY_WORDS,
    DOCKS_OF_TWO_WORDS,
    PRICE_TABLE,
    topic,
)

TURN_TOPIC = topic(
    "turn",
    "Your turn",
    "Guatemala Café 1.4",
    Paragraph(
        text(
            "You play one after the other, clockwise. First move the Buyer 1 to {free} spaces "
            "clockwise. For {cost} c to the bank you may move him {far}. Then do one of these, with the "
            "row where he stands:",
            free=FREE_STEPS,
            far=LONG_STEPS,
            cost=STEP_COST,
        )
    ),
    Bullets(
        (
            text("Build: take up to {most} pieces and build with them.", most=ITEMS),
            text("Sell: take a sack; it brings money and points."),
            text("Nothing: you may also leave everything where it is."),
        )
    ),
    Paragraph(text("Then it is the turn of the player to your left.")),
)

BUILD_TOPIC = topic(
    "build",
    "Building",
    "Guatemala Café 1.5, 6.2",
    Paragraph(
        text(
            "Take 1 to {most} warehouses, workers, ships or roads from the row, in any mix. Take only "
            "what you can pay and place at once; nothing is kept for later. You pay the bank. What a "
            "warehouse or worker costs depends on the area where you put it:",
            most=ITEMS,
        )
    ),
    PRICE_TABLE,
    Bullets(
        (
            text(
                "A ship goes on the cheapest free dock of a harbour and costs what is printed there: "
                "{docks} c. A harbour has room for {many} ships.",
                docks=DOCKS_OF_MANY_WORDS,
                many=len(DOCKS),
            ),
            text("Roads cost nothing."),
        )
    ),
    Paragraph(
        text(
            "For example: a warehouse and a worker on green, another worker on yellow cost "
            "{a}\u00a0+\u00a0{b}\u00a0+\u00a0{c}\u00a0=\u00a0{total}\u00a0c.",
            a=WAREHOUSE_PRICES["green"],
            b=WORKER_PRICES["green"],
            c=WORKER_PRICES["yellow"],
            total=WAREHOUSE_PRICES["green"] + WORKER_PRICES["green"] + WORKER_PRICES["yellow"],
        )
    ),
    Paragraph(
        text(
            "When all is built, put a road from the supply on each empty square of the cultivation "
            "board. Your turn is over. Players may not lend or give each other money."
        )
    ),
    Paragraph(
        text("When the supply of roads is used up, the squares stay empty."),
        ours=True,
    ),
)

PLANT_TOPIC = topic(
    "plantation",
    "Plantations",
    "Guatemala Café 1.5, 6.4",
    Paragraph(
        text(
            "A warehouse and at least one worker of the same coffee are a plantation that brings "
            "points; each further worker makes it larger. You may have only one plantation of each "
            "coffee."
        )
    ),
    PLANTATION,
    Bullets(
        (
            text("A warehouse goes on a building site, with a property tile of yours below it."),
            text(
                "A worker goes on an empty field that is no building site, with a side against the "
                "warehouse or another worker of the plantation. One worker a field."
            ),
            text(
                "You may also begin with a worker alone and hope for a warehouse. Then your property "
                "tile goes below the worker; when the warehouse is built beside it, move the tile "
                "there."
            ),
            text(
                "It must always be clear whose a worker is: your pieces may never lie side by side "
                "with another player’s of the same coffee. Different coffees may touch."
            ),
            text("Routes and roads do not divide a plantation."),
        )
    ),
    TOUCHING,
    Paragraph(
        text(
            "Fields that meet only at a corner do not touch. What you begin without a warehouse is "
            "your one plantation of that coffee: its warehouse has to touch it."
        ),
        ours=True,
    ),
)

ROADS_TOPIC = topic(
    "roads",
    "Roads, harbours and ships",
    "Guatemala Café 1.5, 6.4",
    Paragraph(
        text(
            "Ships multiply points, but only if roads lead to them. A road may be put on any free "
            "place of any printed route. A warehouse is connected when every place from its door to "
            "the entrance of the harbour has a road. Ships of its coffee in that harbour count then."
        )
    ),
    CONNECTED,
    Paragraph(
        text(
            "Roads and ships belong to nobody. Whoever has a plantation of that coffee connected to "
            "that harbour uses them, no matter who put them there. The roads do not suffice for all "
            "routes."
        )
    ),
)

TWO_TOPIC = topic(
    "two",
    "Two players",
    "Guatemala Café 1.5, 4.3",
    Bullets(
        (
            text("What a warehouse costs is printed on its building site."),
            text(
                "There is one harbour with {many} docks. Fill the cheapest free one first.",
                many=len(DOCKS_OF_TWO),
            ),
            text(
                "There are no routes. Put each road on any border between two fields; roads may "
                "meet and branch off."
            ),
        )
    ),
    Paragraph(
        text(
            "Workers cost the same as with more players. The docks cost {docks} c. A warehouse is "
            "connected when a corner of its site lies on roads that run without a gap to the entrance "
            "of the harbour.",
            docks=DOCKS_OF_TWO_WORDS,
        ),
        ours=True,
    ),
)
