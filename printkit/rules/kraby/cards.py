"""The cards of words of Kraby: one for the set-up, one for each player to look things up."""

from printkit.model.leaflet import Bullets, Paragraph
from printkit.model.pieces import CardOfWords, CardSet, Face, Piece
from printkit.model.text import text
from printkit.rules.kraby.numbers import COLONY, COLOURS, FIGURES_EACH, HAND, MULTIPLIERS
from printkit.rules.kraby.pictures import RUN, SIDES
from printkit.rules.kraby.sheet import SEATS
from printkit.rules.kraby.tables import COLONY_TABLE, PLAYERS, SETUP_TABLE, area

FEW, _, MANY = PLAYERS
_LOW, _MIDDLE, _HIGH = (f"×{times}" for times in MULTIPLIERS.values())

SETUP_CARD = CardOfWords(
    Piece("setup-card", text("set-up card"), "", 1),
    front=Face(text("Set-up: the numbers"), (SETUP_TABLE,)),
    back=Face(
        text("Set-up: the steps"),
        (
            Bullets(
                (
                    text(
                        "Board on the table. A ship for everybody, the wharf where all can see it."
                    ),
                    text("Value markers on 0 of the inner track, player markers beside the ships."),
                    text(
                        "Tokens into the bag, figures beside the board: numbers on the other side."
                    ),
                    text("Mix the bag. Everybody draws {hand} and hides them.", hand=HAND),
                    text("The youngest begins, then clockwise."),
                ),
                numbered=True,
            ),
            Paragraph(
                text(
                    "Two players: agree on {kinds} of the colours, or draw one that stays in the box. "
                    "Only the pale middle is your board.",
                    kinds=COLOURS[FEW],
                ),
                ours=False,
            ),
        ),
    ),
)

REFERENCE = CardOfWords(
    Piece(
        "reference",
        text("reference card"),
        "",
        len(SEATS),
        needed={players: players for players in PLAYERS},
    ),
    front=Face(
        text("Your turn"),
        (
            Bullets(
                (
                    text("Play a token. You must."),
                    text("Draw, so that you have {hand}.", hand=HAND),
                    text("Put a figure on your wharf. You may."),
                ),
                numbered=True,
            ),
            Paragraph(
                text(
                    "A crab comes in from any side, runs straight ahead and stops in front of the "
                    "island or a crab. Where nothing stops it, it cannot enter. No empty space may "
                    "be cut off."
                )
            ),
            RUN,
            Paragraph(
                text(
                    "Figures: each colour once on your wharf, and never on the square where another ship has it "
                    "({low}, {middle} or {high}). At most {n} in the game; with {many} players {few}.",
                    low=_LOW,
                    middle=_MIDDLE,
                    high=_HIGH,
                    n=FIGURES_EACH[FEW],
                    many=MANY,
                    few=FIGURES_EACH[MANY],
                )
            ),
        ),
    ),
    back=Face(
        text("Scoring"),
        (
            COLONY_TABLE,
            SIDES,
            Paragraph(
                text(
                    "The value of a colour is the sum of all its colonies. Beyond {big} crabs a "
                    "colony grows no more valuable.",
                    big=max(COLONY),
                )
            ),
            Paragraph(
                text("Your points: for each figure, the number of its square times the value.")
            ),
            Paragraph(
                text(
                    "Equal points: the best single figure wins. Two players: only the pale middle, "
                    "{size} × {size}.",
                    size=area(FEW),
                )
            ),
        ),
    ),
)

SETUP_CARD_SET = CardSet("setup-card", text("Set-up card"), (SETUP_CARD,), "setup-card")
REFERENCE_SET = CardSet("reference", text("Reference cards"), (REFERENCE,), "reference")
