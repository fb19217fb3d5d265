"""The entries of a game of Darjeeling that is kept turn by turn, as data: what they hold, how typed."""

from printkit.model.ledger import Field, Form
from printkit.model.scoresheet import Span
from printkit.model.text import text
from printkit.rules.darjeeling.moves import TURNS
from printkit.rules.darjeeling.numbers import CHUTE, LETTERS, LOADING_CRATES, SIZES, TILES
from printkit.rules.darjeeling.sheet import KINDS

MOST_LAID = {kind: sum(size * TILES[kind][size] for size in SIZES) // 2 for kind in LETTERS}
"""Whole crates of a kind that the box can supply."""
_COST = Span(0, 99)
"""So a bare 180 is a half turn; a quarter turn costs nothing and need not be said."""
_PASSED = Span(0, 20)

CHUTE_FORM = Form(
    id="chute",
    title=text("demand markers"),
    fields=(
        Field(id="order", label=text("markers from the bottom up"), type="text", required=True),
    ),
    help=text(
        "The {slots} markers on the chute from the bottom to the top, each kind twice.", slots=CHUTE
    ),
    examples=("GKGWRKWR",),
    rule="Darjeeling 1.3",
)
INCOME = Form(
    id="income",
    title=text("income"),
    words=("i",),
    fields=(Field(id="points", label=text("points booked"), span=Span(0, 999)),),
    help=text(
        "Each crate on a ship pays the multiplier beside it. Enter books it; a number is what was "
        "booked at the table, and is checked."
    ),
    examples=("i", "i7"),
    rule="Darjeeling 1.5",
)
MOVE = Form(
    id="move",
    title=text("move"),
    words=("m",),
    fields=(
        Field(id="cost", label=text("points paid"), span=_COST),
        Field(id="turn", label=text("degrees turned"), only=tuple(sorted(TURNS))),
        Field(id="tiles", label=text("tiles passed"), span=_PASSED, units=("t", "tile", "tiles")),
        Field(
            id="cities", label=text("cities passed"), span=_PASSED, units=("c", "city", "cities")
        ),
        Field(
            id="collectors",
            label=text("collectors passed"),
            span=_PASSED,
            units=("k", "collector", "collectors"),
        ),
        Field(
            id="stuck",
            label=text("no move was possible"),
            type="flag",
            words=("stuck",),
        ),
    ),
    help=text(
        "What the move cost, or what was passed: 1 for a tile, 2 for a city or a collector, 2 for a "
        "half turn. Enter: it cost nothing."
    ),
    examples=("3", "2t 1c 1k", "180 2t", "stuck"),
    rule="Darjeeling 1.5",
)
SHIP = Form(
    id="ship",
    title=text("shipment"),
    fields=(
        Field(
            id="kind",
            label=text("kind of tea"),
            type="choice",
            choices=tuple((kind.id, kind.name) for kind in KINDS),
            required=True,
            code="E_KIND",
        ),
        Field(
            id="laid",
            label=text("crates laid out"),
            span=Span(1, max(MOST_LAID.values())),
            required=True,
        ),
        Field(
            id="near",
            label=text("next to a city"),
            type="flag",
            words=("near", "n", "city"),
            help=text("all crates are loaded; elsewhere one fewer"),
        ),
        Field(
            id="no_loss",
            label=text("action: no loss"),
            type="flag",
            words=("noloss", "a"),
            code="E_SAME_ACTION",
            help=text("all crates are loaded anywhere"),
        ),
        Field(
            id="double",
            label=text("action: double demand"),
            type="flag",
            words=("double", "d", "b"),
            code="E_SAME_ACTION",
        ),
        Field(
            id="load",
            label=text("crates loaded"),
            span=Span(1, LOADING_CRATES),
            words=("load",),
            help=text("where fewer are loaded than could be"),
        ),
        Field(
            id="take",
            label=text("own crates taken from other ships"),
            type="counts",
            span=Span(1, LOADING_CRATES),
            words=("take",),
            help=text("berth and crates; berths are counted when the new load stands on 1"),
        ),
    ),
    help=text("Kind and whole crates that were laid out. Enter: no ship is loaded."),
    examples=("G 4 near", "g4 noloss double", "K 6 n load 4", "K 6 n take 5:2"),
    rule="Darjeeling 1.5",
)
PASS = Form(
    id="pass",
    title=text("no shipment"),
    words=("p", "-", "none", "no"),
    help=text("No ship is loaded in this turn."),
    examples=("-",),
    rule="Darjeeling 1.5",
)

FORMS = (CHUTE_FORM, INCOME, MOVE, SHIP, PASS)
"""Darjeeling 1.5, 1.6; a line of the pad is one turn (4.6)."""
