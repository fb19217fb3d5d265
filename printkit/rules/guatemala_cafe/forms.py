"""The entries of a game of Guatemala Café that is kept scoring by scoring, as data."""

from printkit.model.ledger import Field, Form
from printkit.model.scoresheet import Span
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import MOST_POINTS
from printkit.rules.guatemala_cafe.sheet import KINDS

SCORE = Form(
    id="score",
    title=text("scoring"),
    words=("sack",),
    fields=(
        Field(
            id="kind",
            label=text("kind of coffee"),
            type="choice",
            choices=tuple((kind.id, kind.name) for kind in KINDS),
            required=True,
            code="E_KIND",
        ),
        Field(id="initiator", label=text("who takes the sack"), type="player", required=True),
        Field(
            id="points",
            label=text("points of each player"),
            type="each",
            span=Span(0, MOST_POINTS),
            help=text("0 where there is nothing"),
        ),
        Field(
            id="blocked_by",
            label=text("who blocks"),
            type="player",
            words=("blocked", "block", "by"),
            help=text("then there are no points"),
        ),
    ),
    help=text("The coffee, who takes the sack, and the points of everybody; or who blocks."),
    examples=("W Anna 2 6 0", "W Anna blocked Béla"),
    rule="Guatemala Café 1.6, 1.7",
)
PAY = Form(
    id="pay",
    title=text("payment"),
    words=("p",),
    fields=(
        Field(id="payer", label=text("who pays"), type="player", required=True),
        Field(id="amount", label=text("centavos"), span=Span(1, 99), required=True),
    ),
    help=text("What somebody pays for pieces and for a long move of the Buyer."),
    examples=("pay Anna 9",),
    rule="Guatemala Café R26",
)

FORMS = (SCORE, PAY)
"""Guatemala Café 6.6: a line of the pad is one scoring."""
