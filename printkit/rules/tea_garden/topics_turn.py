"""What a player does in a turn of Tea Garden: the middle part of the leaflet."""

from printkit.model.leaflet import Bullets, Paragraph, Topic
from printkit.model.text import text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.numbers import (
    CENTRE,
    MARKET,
    MOST_SOLD,
    OPEN_CARAVANS,
    OPEN_EMPEROR,
    PAGODA_STRENGTHS,
    PALACE,
    SALE,
    SKIP_STRENGTH,
    TURNS,
)
from printkit.rules.tea_garden.regions import START, path_to
from printkit.rules.tea_garden.tables import (
    emperor_track_table,
    price_words,
    river_table,
    topic,
    university_table,
)

_NEAR = PAGODA_STRENGTHS[0]
_WAY = path_to(5, (START,))
"""The way of an example: from the first garden over a neighbour to a region beyond."""


def round_topic(design: Design) -> Topic:
    """Return how rounds and turns go, with the price of the last turn."""
    return topic(
        "turn",
        "A round and its turns",
        "Tea Garden 2.3",
        Paragraph(
            text(
                "Whoever has the start token begins; then one turn each, clockwise, until nobody has "
                "a turn left. Each player has at most {turns} turns in a round; the last of these "
                "is paid for in leaves.",
                turns=TURNS,
            )
        ),
        Paragraph(
            text(
                "The price of turn {turns}: {price}. Whoever has no card or does not want to play one "
                "passes and is out of this round.",
                turns=TURNS,
                price=price_words(design.fourth),
            ),
            ours=True,
        ),
        Paragraph(text("In your turn:")),
        Bullets(
            (
                text(
                    "Play one card or several, as a stack, into the leftmost free slot below your "
                    "board. You choose which one lies on top: only its symbols count. All strengths "
                    "of the stack are added up."
                ),
                text("One main action, with that strength. It is a must."),
                text("One side action, if the top card shows it. It is a may."),
                text("Free actions, as many as you like, at any time."),
            )
        ),
        Paragraph(
            text(
                "Main, side and free actions may be done in any order. Cards that you do not play "
                "stay in your hand for the next round. You may always do without a bonus."
            )
        ),
    )


MAIN_TOPIC = topic(
    "main",
    "Main actions: one in each turn",
    "Tea Garden 2.4, 5.6",
    Bullets(
        (
            text(
                "Build a garden. Take a pagoda of your board; the number below it is the strength you "
                "need. Put it on a free space of a region next to one with a garden of yours. With "
                "{more} more strength, build one region further.",
                more=SKIP_STRENGTH,
            ),
            text(
                "Buy a card of the market. Its foot shows the price: strength, leaves and teapots. "
                "Teapots on the top cards of all your stacks of this round count. The card goes to "
                "your hand at once."
            ),
            text(
                "Trade with a caravan. A card has two halves, one paid in leaves, one by strength, "
                "and each has a smaller and a larger offer. Take one offer of each half. Advanced "
                "caravans (blue) want fermented leaves as well."
            ),
            text("Ferment: turn fresh leaves over to the brown side; they stay in their baskets."),
            text("Extra harvest in your gardens."),
        ),
        numbered=True,
    ),
    Paragraph(
        text(
            "Example: your only garden is in region {start}. With the pagoda of {pagoda} you need "
            "strength {pagoda} for a garden in region {near}, its neighbour, and {far} for one in "
            "region {next}, one further.",
            start=_WAY[0],
            near=_WAY[1],
            next=_WAY[2],
            pagoda=_NEAR,
            far=_NEAR + SKIP_STRENGTH,
        )
    ),
    Bullets(
        (
            text(
                "Building: take any pagoda. Carry out the region’s bonus; the tile stays. If the "
                "region shows points, the first who builds there scores the first number at once, the "
                "second one the other. You may skip several regions, {more} strength each: with a "
                "pagoda of {near}, the third region away needs {sum}. A second garden in a region of "
                "your own counts as next to it.",
                more=SKIP_STRENGTH,
                near=_NEAR,
                sum=_NEAR + 2 * SKIP_STRENGTH,
            ),
            text(
                "Market: after a purchase, close the gap to the left and turn a new card over at the "
                "right, up to {n}. If the deck is empty, the space stays empty.",
                n=MARKET,
            ),
            text(
                "Caravans: keep the card beside your board and turn a new one over, up to {n}.",
                n=OPEN_CARAVANS,
            ),
            text("Ferment as many leaves as your strength, or fewer."),
            text(
                "Harvest in as many of your gardens as your strength, or fewer: 1 fresh leaf each, of "
                "the region’s value."
            ),
        ),
        ours=True,
    ),
)

BONUS_TOPIC = topic(
    "bonuses",
    "What bonuses do",
    "Tea Garden 1.5",
    Bullets(
        (
            text(
                "Leaves: fresh ones from the supply, into the basket of the quality that is shown."
            ),
            text("Ferment: turn so many fresh leaves over. If you have too few, nothing happens."),
            text("Draw: cards of your deck, to your hand."),
            text("Draw and discard: first draw, then put as many cards on your discard pile."),
            text(
                "Remove: take a card of your deck, discard pile or hand out of the game. If it "
                "came from the deck, shuffle the deck."
            ),
            text("Points now: on the score track at once. Points at the end: only then."),
        )
    ),
    Paragraph(text("The help card shows all symbols.")),
)

PAY_TOPIC = topic(
    "pay",
    "How leaves pay",
    "Tea Garden 1.4, 1.5",
    Bullets(
        (
            text("The number on a leaf symbol is the least quality; better leaves pay as well."),
            text("A brown leaf may pay for a green one, a green one never for a brown one."),
            text("Paid leaves go back to the supply."),
            text(
                "Sale, if the top card shows it: sell at most {most} leaves in a turn, a fresh one for "
                "{fresh} point, a fermented one for {brown}.",
                most=MOST_SOLD,
                fresh=SALE["fresh"],
                brown=SALE["fermented"],
            ),
        )
    ),
)


def side_topics(design: Design) -> tuple[Topic, ...]:
    """Return the three side actions and the free ones, with the tables of a design.

    The short one comes first: it has room below what stands before it.
    """
    return (
        topic(
            "cups",
            "Side action: cups",
            "Tea Garden 2.5, 1.5",
            Paragraph(
                text(
                    "Take the top tile of a stack and join it to a row of yours, or begin a new row. "
                    "Halves of different colours may meet, but only those of one colour score."
                )
            ),
            Paragraph(
                text(
                    "Choose any stack and either end of a row; tiles are not turned round. Carry out "
                    "the bonus of the tile at once."
                ),
                ours=True,
            ),
            Paragraph(
                text(
                    "Cup token: if you gain one, put it where two of your tiles meet; several may lie "
                    "at one place. Without two joined tiles you get none."
                )
            ),
        ),
        topic(
            "river",
            "Side action: river",
            "Tea Garden 2.5",
            Paragraph(text("Your boat goes on by one section and gets its bonus at once.")),
            Paragraph(
                text(
                    "Our own here: what the sections give. Several boats may lie in one; from the last one they do not go on."
                ),
                ours=True,
            ),
            river_table(design),
        ),
        topic(
            "university",
            "Side action: university",
            "Tea Garden 2.5, 1.3",
            Paragraph(
                text(
                    "One of your workers there goes on by one sector, from the last one into the "
                    "centre. Choose one of the bonuses of the new sector. A worker in the centre "
                    "stays there: {centre} points at the end.",
                    centre=CENTRE,
                )
            ),
            Paragraph(
                text(
                    "Our own here: bonuses and points of the sectors. For “a new worker starts”, put one of your "
                    "workers from the supply on the start."
                ),
                ours=True,
            ),
            university_table(design, CENTRE),
        ),
        topic(
            "free",
            "Free actions",
            "Tea Garden 1.4, 2.5",
            Bullets(
                (
                    text(
                        "Scroll strength +1: one more strength in this turn; several are allowed."
                    ),
                    text(
                        "Scroll teapot: a teapot of any colour for a purchase; several are allowed."
                    ),
                    text(
                        "Scroll repeat: repeat the side action that you have just done, once in a "
                        "turn. One that you gain by that very action may be used at once."
                    ),
                    text(
                        "Cup token: take it off and use the bonus of one of the two tiles beside it."
                    ),
                    text("Emperor track: pay emperor tokens, go up."),
                )
            ),
            Paragraph(text("A scroll goes back to the supply after its use.")),
            Paragraph(
                text(
                    "Our own here: the steps of the track. For an emperor card choose one of the {n} open ones: it "
                    "goes to your hand. Then turn a new one over.",
                    n=OPEN_EMPEROR,
                ),
                ours=True,
            ),
            emperor_track_table(design, PALACE),
        ),
    )
