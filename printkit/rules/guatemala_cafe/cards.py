"""The cards of words of Guatemala Café: one for the set-up, one for each player to look things up."""

from printkit.model.leaflet import Bullets, Paragraph
from printkit.model.pieces import CardOfWords, CardSet, Face, Piece
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import (
    BAG,
    COVERS,
    FREE_STEPS,
    INCOME,
    ITEMS,
    LONG_STEPS,
    MONEY,
    PLAYERS,
    START_COINS,
    STEP_COST,
    THREE,
    TILES_EACH,
    TWO,
)
from printkit.rules.guatemala_cafe.sheet import SEATS
from printkit.rules.guatemala_cafe.tables import (
    DOCKS_OF_MANY_WORDS,
    POINTS_TABLE,
    PRICE_TABLE,
    setup_table,
)


def setup_card(track: int) -> CardSet:
    """Return the set-up card, for a score track of that length (Guatemala Café 1.3, 4.6)."""
    card = CardOfWords(
        Piece("setup-card", text("set-up card"), "", 1),
        front=Face(
            text("Set-up: the numbers"),
            (
                setup_table(track),
                Paragraph(
                    text(
                        "{money} c are these coins: {coins}. The bank never runs out. For a first "
                        "game take the start layout.",
                        money=MONEY,
                        coins=tuple(map(str, START_COINS)),
                    )
                ),
            ),
        ),
        back=Face(
            text("Set-up: the steps"),
            (
                Bullets(
                    (
                        text("Both boards side by side, the right sides up."),
                        text("Start layout: each piece and sack on its printed square."),
                        text(
                            "Without it: a sack of each coffee on squares I to V, a random one on "
                            "VI. Workers, warehouses, ships at random on the others."
                        ),
                        text(
                            "Mix the other sacks unseen: {bag} into the bag, deal the rest. Keep "
                            "yours secret.",
                            bag=BAG,
                        ),
                        text(
                            "{three} players: the {covers} cover cards on the sites of the leftmost "
                            "route.",
                            three=THREE,
                            covers=COVERS,
                        ),
                        text(
                            "Each: {tiles} property tiles, {money} c, screen, marker on 0.",
                            tiles=TILES_EACH,
                            money=MONEY,
                        ),
                        text("Roads and bank beside the boards."),
                        text(
                            "Agree on who begins. The player to the right of that one puts the Buyer "
                            "on any space of his track."
                        ),
                    ),
                    numbered=True,
                ),
            ),
        ),
    )
    return CardSet("setup-card", text("Set-up card"), (card,), "setup-card")


_REFERENCE = CardOfWords(
    Piece(
        "reference",
        text("reference card"),
        "",
        len(SEATS),
        needed={players: players for players in PLAYERS},
    ),
    front=Face(
        text("Move, then build"),
        (
            Paragraph(
                text(
                    "Buyer: 1 to {free} spaces clockwise, {far} for {cost} c. Then build or sell or "
                    "do nothing.",
                    free=FREE_STEPS,
                    far=LONG_STEPS,
                    cost=STEP_COST,
                )
            ),
            Paragraph(
                text("Build: 1 to {most} pieces of the row. Pay and place them now.", most=ITEMS)
            ),
            PRICE_TABLE,
            Bullets(
                (
                    text(
                        "Ship: cheapest free dock, {docks} c. Road: 0\u00a0c.",
                        docks=DOCKS_OF_MANY_WORDS,
                    ),
                    text("{two} players: prices are on the board.", two=TWO),
                    text(
                        "One plantation of each coffee. Your tile lies below the warehouse, or "
                        "below a worker that waits for it."
                    ),
                    text("Never beside another player’s pieces of it."),
                    text("At the end, roads on all empty squares."),
                )
            ),
        ),
    ),
    back=Face(
        text("Or sell a sack"),
        (
            Bullets(
                (
                    text(
                        "Take {income} c. Sack on the last free space of the track.", income=INCOME
                    ),
                    text("Does anybody block?"),
                    text("Points for all who grow the coffee:"),
                ),
                numbered=True,
            ),
            POINTS_TABLE,
            Bullets(
                (
                    text("Of the ships that counted, the cheapest leaves; others move up."),
                    text("A sack of yours, or one from the bag, fills the square."),
                    text(
                        "Block: a sack of the same coffee on the square. No points, no ship leaves. "
                        "The seller keeps the money and may build."
                    ),
                    text("End: a marker on the last sack or beyond. Tie: more money."),
                )
            ),
        ),
    ),
)
REFERENCE_SET = CardSet("reference", text("Reference cards"), (_REFERENCE,), "reference")
"""Guatemala Café 7."""
