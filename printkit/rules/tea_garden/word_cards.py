"""The cards of words of Tea Garden: one for the set-up, one for each player to look things up."""

from printkit.model.leaflet import Bullets, Paragraph, Table
from printkit.model.pieces import CardOfWords, CardSet, Face, Piece
from printkit.model.text import text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.numbers import (
    BASKETS,
    CENTRE,
    HAND,
    HARVEST,
    LEVELS,
    MARKET,
    MOST_SOLD,
    OPEN_CARAVANS,
    OPEN_EMPEROR,
    PAGODAS,
    PALACE,
    PLAYERS,
    ROUNDS,
    SALE,
    SKIP_STRENGTH,
    TURNS,
)
from printkit.rules.tea_garden.regions import PROVINCES, REGIONS, START
from printkit.rules.tea_garden.sheet import SEATS
from printkit.rules.tea_garden.tables import CUP_TABLE, SETUP_TABLE, number, price_words
from printkit.rules.tea_garden.topics_start import FIRST_LEAVES

_SETUP_CARD = CardOfWords(
    Piece("setup-card", text("set-up card"), "", 1),
    front=Face(
        text("Set-up: the numbers"),
        (
            SETUP_TABLE,
            Table(
                head=(text("for any number of players"), text("")),
                rows=(
                    (text("region bonuses on the board"), number(len(REGIONS))),
                    (text("stacks of cup tiles"), number(len(PROVINCES))),
                    (text("cards on the market"), number(MARKET)),
                    (text("open caravans"), number(OPEN_CARAVANS)),
                    (text("open emperor cards"), number(OPEN_EMPEROR)),
                    (text("hand of each player"), number(HAND)),
                ),
            ),
        ),
    ),
    back=Face(
        text("Set-up: the steps"),
        (
            Bullets(
                (
                    text("Round marker on 1. A bonus on each hexagon, face up."),
                    text("Mix the cup tiles; a stack for each province."),
                    text(
                        "Action deck: as many cards of each level as the table says, {first} on top. "
                        "Turn {n} over.",
                        first=LEVELS[0],
                        n=MARKET,
                    ),
                    text(
                        "Caravans: basic ones on top of all advanced ones. Turn {n} over.",
                        n=OPEN_CARAVANS,
                    ),
                    text("Mix the emperor cards. Turn {n} over.", n=OPEN_EMPEROR),
                    text(
                        "Each: {own} pagodas on the player board, one on region {start}. Boat, and a "
                        "worker each, on the starts of river, university, emperor track.",
                        own=PAGODAS - 1,
                        start=START,
                    ),
                    text(
                        "Each: {leaves} fresh leaves in basket {basket}. Shuffle the starting cards, "
                        "draw {hand}.",
                        leaves=FIRST_LEAVES,
                        basket=REGIONS[START].value,
                        hand=HAND,
                    ),
                    text("Draw who begins; start token."),
                ),
                numbered=True,
            ),
        ),
    ),
)
SETUP_CARD_SET = CardSet("setup-card", text("Set-up card"), (_SETUP_CARD,), "setup-card")
"""Tea Garden 2.2."""


def reference_set(design: Design) -> CardSet:
    """Return a card for each player: the turn in front, clean-up and end behind."""
    front = Face(
        text("Your turn"),
        (
            Paragraph(
                text(
                    "Play cards, one stack. Only the top card shows its symbols. Turn {turns} costs "
                    "{price}.",
                    turns=TURNS,
                    price=price_words(design.fourth),
                )
            ),
            Paragraph(text("One main action:")),
            Bullets(
                (
                    text(
                        "Build: strength of the pagoda, +{more} for each region skipped.",
                        more=SKIP_STRENGTH,
                    ),
                    text("Buy: strength, leaves, teapots. Card to hand."),
                    text("Caravan: one offer in leaves, one by strength."),
                    text("Ferment leaves, up to your strength."),
                    text("Harvest: 1 leaf each in gardens, up to your strength."),
                )
            ),
            Paragraph(text("One side action, if on the top card: river, university, cups.")),
            Paragraph(
                text(
                    "Sale (top card): at most {most} leaves, fresh {fresh}, fermented {brown}.",
                    most=MOST_SOLD,
                    fresh=SALE["fresh"],
                    brown=SALE["fermented"],
                )
            ),
            Paragraph(text("Free: scrolls, cup tokens, emperor track.")),
        ),
    )
    back = Face(
        text("Clean-up and end"),
        (
            Bullets(
                (
                    text("Round marker on, start token on."),
                    text("Market: leftmost card away, a new one at the right."),
                    text("Played cards to the discard pile."),
                    text("Green leaves −1, brown ones +1 (1–{best}).", best=BASKETS),
                    text("Then {n} fresh leaves for each garden.", n=HARVEST),
                    text("Draw {n} cards.", n=HAND),
                ),
                numbered=True,
            ),
            Paragraph(
                text(
                    "After round {rounds}: action cards, emperor cards, river, university (centre "
                    "{centre}), emperor track (top {palace}), cups, 1 for each unused scroll and "
                    "emperor token.",
                    rounds=ROUNDS,
                    centre=CENTRE,
                    palace=PALACE,
                )
            ),
            CUP_TABLE,
            Paragraph(text("Tie: more leaves, then more fermented ones.")),
        ),
    )
    piece = Piece(
        "reference",
        text("reference card"),
        "",
        len(SEATS),
        needed={players: players for players in PLAYERS},
    )
    card = CardOfWords(piece, front=front, back=back)
    return CardSet("reference", text("Reference cards"), (card,), "reference")
