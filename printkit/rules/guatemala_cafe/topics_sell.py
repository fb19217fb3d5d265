"""Sacks, points, ships that leave, blocking and the end: the third part of the leaflet."""

from printkit.model.leaflet import Bullets, Paragraph, Table, Topic
from printkit.model.text import text
from printkit.rules.guatemala_cafe import example
from printkit.rules.guatemala_cafe.numbers import INCOME, ITEMS, MOST_POINTS, SHIPS, TRACK, WORKERS
from printkit.rules.guatemala_cafe.tables import POINTS_TABLE, number, topic

SELL_TOPIC = topic(
    "sell",
    "Selling a sack",
    "Guatemala Café 1.6",
    Paragraph(
        text(
            "If the Buyer’s row has a sack, you may take it. You need not grow its coffee. Then, in "
            "this order:"
        )
    ),
    Bullets(
        (
            text("Take {income} c from the bank.", income=INCOME),
            text(
                "Put the sack on the last free space of the score track: the first one on its last "
                "space, the next one just in front of it, and so on."
            ),
            text("Ask the others, from your left on, whether they block: see below."),
            text("If nobody does, everybody who grows this coffee gets points."),
            text("One of the ships that counted leaves the game."),
            text(
                "Put a sack of your own, any coffee, on the empty square. If you have none, draw one "
                "from the bag."
            ),
        ),
        numbered=True,
    ),
    Paragraph(
        text(
            "If the bag is empty too, the square stays empty until somebody builds; then a road goes "
            "there. Sacks lie face up on the score track."
        ),
        ours=True,
    ),
)

POINTS_TOPIC = topic(
    "points",
    "Points for a coffee",
    "Guatemala Café 1.6, 6.1",
    Paragraph(
        text(
            "Everybody with a plantation of the coffee that was sold moves the marker on, not only "
            "the one who sold it. Count the workers of the plantation:"
        )
    ),
    POINTS_TABLE,
    Paragraph(
        text(
            "Only ships of that coffee count. On which docks they lie does not matter. With all "
            "{workers} workers and all {ships} ships it is {most} points.",
            workers=WORKERS,
            ships=SHIPS,
            most=MOST_POINTS,
        )
    ),
    Bullets(
        (
            text("If no ship counted, none leaves."),
            text("If one ship counted, that one leaves the game."),
            text("If several counted, only the one on the cheapest dock leaves the game."),
            text(
                "The ships that are left in that harbour move up to the cheaper docks. The next ship "
                "gets a dearer one."
            ),
        )
    ),
    Paragraph(
        text(
            "Also when ships in several harbours counted, only one leaves: the one on the cheapest "
            "dock; of equal ones the player who sold the sack chooses."
        ),
        ours=True,
    ),
)

BLOCK_TOPIC = topic(
    "block",
    "Blocking",
    "Guatemala Café 1.7",
    Paragraph(
        text(
            "Before points are counted, each other player may block, one after the other, from the "
            "left of the player whose turn it is. Whoever does puts a sack of the same coffee from "
            "behind the screen on the empty square. Then:"
        )
    ),
    Bullets(
        (
            text("Nobody gets points, and no ship leaves."),
            text("The {income} c stay paid, and the sack stays on the score track.", income=INCOME),
            text(
                "The player whose turn it is may build instead, up to {most} pieces from the same "
                "row. The Buyer does not move again.",
                most=ITEMS,
            ),
        )
    ),
    Paragraph(text("You cannot block your own sack.")),
)


def end_topic(longer: tuple[int, ...]) -> Topic:
    """Return how the game ends; `longer`: other lengths of the track, to name some."""
    return topic(
        "end",
        "The end of the game",
        "Guatemala Café 1.8",
        Paragraph(
            text(
                "The game is over when a marker stands on the last sack, the one that was laid down "
                "most lately, or has passed it. Whoever is farthest on the track wins. If several "
                "are, the one of them with more money."
            )
        ),
        Paragraph(
            text(
                "Look when all have moved their markers. A sack that comes to lie where a marker "
                "stands ends the game too, also after a block. Points "
                "beyond the last sack count; a marker that leaves the track goes on counting. With as "
                "much money, the victory is shared. For a shorter or longer game, print the board "
                "with a track of {few} or {many} spaces.",
                few=longer[0],
                many=longer[-1],
            ),
            ours=True,
        ),
    )


EXAMPLE_TOPIC = topic(
    "example",
    "A scoring to count along",
    "Guatemala Café 1.6, 6.1",
    Paragraph(
        text(
            "{sacks} sacks lie on a score track of {track} spaces. Yellow sells a white sack. Blue’s "
            "white plantation has {many} workers, and roads lead from it to a harbour with a white "
            "and a black ship. Yellow’s has {few} workers; two roads are still missing.",
            sacks=example.SACKS,
            track=TRACK,
            many=example.BLUE.workers,
            few=example.YELLOW.workers,
        )
    ),
    Bullets(
        (
            text(
                "Yellow gets {income} c. The sack goes on space {space}.",
                income=example.PAID,
                space=example.LANDING,
            ),
            text("Nobody blocks."),
            text(
                "Yellow gets {yellow} points. Blue gets {workers}\u00a0×\u00a0{times}\u00a0=\u00a0{blue} points.",
                yellow=example.YELLOW_POINTS,
                workers=example.BLUE.workers,
                times=1 + example.SCORED.ships[1],
                blue=example.BLUE_POINTS,
            ),
            text("The white ship leaves, the black one moves up to the dock that became free."),
            text("Yellow puts a sack from behind the screen on the empty square."),
        ),
        numbered=True,
    ),
    Table(
        head=(text("marker"), text("before"), text("points"), text("now on")),
        rows=(
            (
                text("Yellow"),
                number(example.SCORES[0]),
                number(example.YELLOW_POINTS),
                number(example.AFTER[0]),
            ),
            (
                text("Blue"),
                number(example.SCORES[1]),
                number(example.BLUE_POINTS),
                number(example.AFTER[1]),
            ),
        ),
    ),
    Paragraph(
        text(
            "The last sack lies on {last}, Blue stands on {blue}: the game goes on.",
            last=example.LAST,
            blue=example.AFTER[1],
        )
    ),
)
