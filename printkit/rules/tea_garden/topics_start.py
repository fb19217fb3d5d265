"""What Tea Garden is about, what lies in the box, how it is laid out: the leaflet's first part."""

from printkit.model.leaflet import Bullets, Paragraph, Table, Topic
from printkit.model.text import text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.numbers import (
    ACTION_CARDS,
    BASKETS,
    BONUSES,
    CARAVANS,
    CUP_TILES,
    CUP_TOKENS,
    EMPEROR_CARDS,
    EMPEROR_TOKENS,
    HAND,
    HELP_CARDS,
    LEAVES,
    LEVELS,
    MARKET,
    OPEN_CARAVANS,
    OPEN_EMPEROR,
    PAGODAS,
    PLAYERS,
    ROUNDS,
    SCROLLS,
    STARTING_CARDS,
    TURNS,
    WORKERS,
)
from printkit.rules.tea_garden.regions import PROVINCES, REGIONS, START
from printkit.rules.tea_garden.tables import PROVINCE_TABLE, SETUP_TABLE, number, topic

_MOST = max(PLAYERS)
FIRST_LEAVES = 2
"""Fresh leaves that everybody begins with (Tea Garden 2.2)."""

AIM_TOPIC = topic(
    "aim",
    "What it is about",
    "Tea Garden 1, 2.3",
    Paragraph(
        text(
            "You plant tea gardens along a river, harvest leaves and let them ripen. With leaves and "
            "the strength of your cards you buy better cards and trade with caravans. On the side "
            "your boat sails down the river, your workers study, and you collect cups."
        )
    ),
    Paragraph(
        text(
            "After {rounds} rounds of at most {turns} turns each, most points win. Many of them are "
            "counted only at the end.",
            rounds=ROUNDS,
            turns=TURNS,
        )
    ),
)

BOX_TOPIC = topic(
    "box",
    "What you need",
    "Tea Garden 2.1",
    Table(
        head=(),
        rows=(
            (text("board; player boards"), text("1 + {n}", n=_MOST)),
            (
                text("starting cards, {each} for each player", each=STARTING_CARDS),
                number(STARTING_CARDS * _MOST),
            ),
            (text("action cards, levels {first} to {last}", first=LEVELS[0], last=LEVELS[-1]),
             number(ACTION_CARDS)),
            (text("emperor cards"), number(EMPEROR_CARDS)),
            (text("caravans"), number(CARAVANS)),
            (text("cup tiles; cup tokens"), text("{a} + {b}", a=CUP_TILES, b=CUP_TOKENS)),
            (text("region bonuses"), number(BONUSES)),
            (text("tea leaves, green (fresh) and brown (fermented) side"), number(LEAVES)),
            (text("scrolls of 3 kinds"), number(SCROLLS)),
            (text("emperor tokens"), number(EMPEROR_TOKENS)),
            (
                text("each: {pagodas} pagodas, {workers} workers, boat, score markers",
                     pagodas=PAGODAS, workers=WORKERS),
                text("× {n}", n=_MOST),
            ),
            (text("round marker; start token"), text("1 + 1")),
            (text("help cards"), number(HELP_CARDS)),
        ),
    ),
    Paragraph(text("Leaves, scrolls and tokens never run out: if some are missing, write them down."), ours=True),
)  # fmt: skip

TERMS_TOPIC = topic(
    "terms",
    "Words to know",
    "Tea Garden 1.4, 2.6",
    Bullets(
        (
            text(
                "Region: a piece of land on the board. Its value is the quality of the leaves that "
                "grow there. Regions with a common border are neighbours, and so are those that "
                "face each other across the river."
            ),
            text(
                "Province: all regions of a colour. The {colour} one is a single region, where "
                "everybody has a first garden.",
                colour=text(PROVINCES[0]),
            ),
            text("Strength: the number at the top left of a card."),
            text(
                "Leaf: fresh ones lie green side up and lose quality, fermented ones lie brown side "
                "up and gain it. The basket is the quality, 1 to {baskets}. Leaves that you gain are "
                "always fresh.",
                baskets=BASKETS,
            ),
            text(
                "Teapot: green, red, blue, or of any colour. You need them to buy cards, and do not "
                "use them up."
            ),
            text(
                "Your deck: draw pile, discard pile, hand and the cards that you have played this "
                "round."
            ),
        )
    ),
    PROVINCE_TABLE,
)


def setup_topic(design: Design) -> Topic:
    """Return how the game is laid out (Tea Garden 2.2, 3.14)."""
    rest = BONUSES - len(REGIONS)
    strength = sum(card.strength * card.copies for card in design.starting)
    return topic(
        "setup",
        "Before you start",
        "Tea Garden 2.2",
        SETUP_TABLE,
        Bullets(
            (
                text("Board in the middle, round marker on 1."),
                text(
                    "Mix the region bonuses, put one face up on each of the {n} hexagons; {rest} go "
                    "back into the box.",
                    n=len(REGIONS),
                    rest=rest,
                ),
                text("Mix the cup tiles and make {n} stacks, one for each province (see the table).",
                     n=len(PROVINCES)),
                text(
                    "Sort the action cards by level and draw as many of each as the table says. Make "
                    "one deck, level {first} on top, {last} at the bottom. Turn {n} over below the "
                    "board, from left to right: the market.",
                    first=LEVELS[0],
                    last=LEVELS[-1],
                    n=MARKET,
                ),
                text(
                    "Mix basic and advanced caravans apart. Put as many basic ones as the table says "
                    "on top of all the advanced ones; turn {n} over.",
                    n=OPEN_CARAVANS,
                ),
                text("Mix the emperor cards and turn {n} over.", n=OPEN_EMPEROR),
                text(
                    "Everybody takes a player board and puts {own} pagodas on it; the last one goes "
                    "on region {start}. Boat on the start of the river, a worker on the start of the "
                    "university and one on the start of the emperor track, score marker beside the "
                    "track.",
                    own=PAGODAS - 1,
                    start=START,
                ),
                text(
                    "Everybody puts {leaves} fresh leaves into basket {basket}, shuffles their own "
                    "starting cards and draws {hand}.",
                    leaves=FIRST_LEAVES,
                    basket=REGIONS[START].value,
                    hand=HAND,
                ),
            ),
            numbered=True,
        ),
        Paragraph(
            text(
                "Draw at random who begins and takes the start token. Your starting cards have a "
                "strength of {strength} in all.",
                strength=strength,
            ),
            ours=True,
        ),
    )  # fmt: skip
