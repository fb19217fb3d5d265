"""The clean-up of a round of Tea Garden and its end: the last part of the leaflet."""

from printkit.model.leaflet import Bullets, Paragraph, Table, Topic
from printkit.model.text import text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.numbers import (
    BASKETS,
    CENTRE,
    CUPS,
    HAND,
    HARVEST,
    PALACE,
    ROUNDS,
    TRACK,
)
from printkit.rules.tea_garden.tables import CUP_TABLE, emperor_card_table, topic

CLEANUP_TOPIC = topic(
    "cleanup",
    f"After rounds 1 to {ROUNDS - 1}: clean-up",
    "Tea Garden 1.1",
    Bullets(
        (
            text("Round marker on by one space."),
            text("Start token to the next player clockwise."),
            text(
                "Market: the leftmost card leaves the game, the others slide to the left, a new one "
                "comes in at the right."
            ),
            text("Everybody: cards below your board go on your discard pile."),
            text(
                "Ripen: every green leaf moves one basket to the left (at 1 it stays), every brown "
                "one to the right (at {best} it stays).",
                best=BASKETS,
            ),
            text(
                "Harvest: {n} fresh leaves for each garden of yours, of the value of its region.",
                n=HARVEST,
            ),
            text(
                "Draw {n} cards, besides those in your hand. If the deck is too small, shuffle the "
                "discard pile and draw the rest.",
                n=HAND,
            ),
        ),
        numbered=True,
    ),
    Paragraph(
        text(
            "First ripen, then harvest: new leaves do not lose quality at once. Example: 3 green leaves "
            "in basket 3, 1 brown one in 5, gardens in regions of value 2 and 4. The green ones move to "
            "2, the brown one to 6; then {n} green ones each come into 2 and 4.",
            n=HARVEST,
        )
    ),
)


def end_topics(design: Design) -> tuple[Topic, ...]:
    """Return the end and its points, with the emperor cards of a design."""
    return (
        topic(
            "end",
            "The end",
            "Tea Garden 1.2, 1.3",
            Paragraph(
                text(
                    "The game ends after round {rounds}, without a clean-up. Add to the points on your "
                    "score track:",
                    rounds=ROUNDS,
                )
            ),
            Bullets(
                (
                    text("Action cards in your deck: their points, on the right."),
                    text("Emperor cards in your deck: see the table."),
                    text("River: the points of the section where your boat lies."),
                    text(
                        "University: {centre} for each worker in the centre, and the points of its "
                        "sector for every other one.",
                        centre=CENTRE,
                    ),
                    text("Emperor track: {palace} in the top row.", palace=PALACE),
                    text(
                        "Cups: count where halves of one colour meet, in all your rows together; see "
                        "the table."
                    ),
                    text("Each unused scroll and emperor token: 1."),
                ),
                numbered=True,
            ),
            CUP_TABLE,
            Paragraph(
                text(
                    "Most points win. Tie: more leaves, then more fermented leaves; if that is level "
                    "too, you share the victory. The score track has {track} spaces; a box above it "
                    "tells how often you went round.",
                    track=TRACK,
                )
            ),
            Paragraph(
                text("More than {n} connections score no more than {most}.", n=max(CUPS),
                     most=max(CUPS.values())),
                ours=True,
            ),
        ),
        topic(
            "emperor",
            "Emperor cards at the end",
            "Tea Garden 1.6",
            emperor_card_table(design),
            Paragraph(
                text(
                    "Starting cards: 1 point less for each that is left. “Cards” are those of your whole deck. A teapot scroll counts here and as an unused "
                    "scroll. Each copy scores for itself."
                )
            ),
            Paragraph(text("Our own here: how many copies there are, and what else these cards show."), ours=True),
        ),
    )  # fmt: skip


_FACTS = Table(
    head=(text("from public sources"), text("our own")),
    rows=(
        (text("pieces, set-up numbers"), text("who begins, refilling of cards")),
        (text("turns, list of actions"), text("price of the last turn; amounts")),
        (text("regions, values, borders"), text("drawing of the map and boards")),
        (text("clean-up, scoring, ties"), text("points of river and sectors")),
        (text("emperor conditions"), text("copies; faces of all cards")),
        (text("cup colours, cup table"), text("tiles, bonuses, caravans")),
    ),
)

OURS_TOPIC = topic(
    "ours",
    "What is our own",
    "Tea Garden 0, 8",
    Paragraph(
        text(
            "All words and drawings are our own. What is marked like this stands in no source that we "
            "know: it is a design that fits every number we do know. Do you own the game? Write what "
            "your copy says into a small file and give it with --data."
        ),
        ours=True,
    ),
    _FACTS,
    Paragraph(
        text(
            "Less certain readings: points for the first and second builder, the strength of emperor "
            "cards, and that one building may skip several regions."
        ),
        ours=True,
    ),
)

OVERLOOKED_TOPIC = topic(
    "overlooked",
    "Easily overlooked",
    "Tea Garden 7",
    Bullets(
        (
            text("Only the top card of a stack shows symbols; the order is yours."),
            text("A bought card may be played in the same round."),
            text("Teapots of earlier stacks of this round still count."),
            text("A card that is removed from the game scores nothing."),
            text("There is no harvest after round {n}.", n=ROUNDS),
        )
    ),
)

ADVICE_TOPIC = topic(
    "advice",
    "Good to know",
    "Tea Garden 7",
    Bullets(
        (
            text("Ferment early: brown leaves get better in every clean-up, and turns cost them."),
            text(
                "Move step by step: a region that you skip costs strength, a garden there brings leaves."
            ),
            text("Do one or two things often rather than everything a little."),
            text("Remove weak starting cards, and you draw the strong ones more often."),
        ),
        ours=True,
    ),
)
