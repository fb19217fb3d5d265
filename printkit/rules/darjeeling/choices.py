"""The options that Darjeeling brings along to the commands."""

from printkit.model.options import Option
from printkit.model.text import text
from printkit.rules.darjeeling.numbers import TARGET

AUTO = "auto"
MAPS = (AUTO, "india", "sri-lanka", "china")
"""Names of maps; anything else is a file (Darjeeling 4.4)."""
ADJACENT, OPPOSITE, MIXED = SHAPES = ("adjacent", "opposite", "mixed")
"""Which sides of a two-half tile show a half crate (Darjeeling 3, Q2)."""
AGREED, RANDOM = "agreed", "random"

STRIP = Option(
    id="strip",
    type="text",
    help=text("multipliers of your own, from the top berth down: 3,3,2,1"),
    commands=("print", "proof", "setup", "live"),
)
TWO_HALF = Option(
    id="two_half",
    type="choice",
    help=text("two-half tiles: halves on adjacent or on opposite sides, or both sorts mixed"),
    choices=SHAPES,
    default="adjacent",
    commands=("print", "proof", "setup"),
)
GAPS = Option(
    id="gaps",
    type="choice",
    help=text("a gap in the map stops a move, or may be crossed for nothing"),
    choices=("blocked", "free"),
    default="blocked",
)

OPTIONS = (
    Option(
        id="map",
        type="file",
        help=text(
            "auto (Sri Lanka for two and three, China for four and five), india (for a first game), "
            "sri-lanka, china, or a file with a map of your own"
        ),
        choices=MAPS,
        default=AUTO,
        commands=("print", "setup"),
    ),
    Option(
        id="balanced",
        type="flag",
        help=text("deal until no kind lies in large clumps and all cities have tea of like worth"),
        commands=("setup",),
    ),
    STRIP,
    TWO_HALF,
    Option(
        id="start",
        type="text",
        help=text("who begins: agreed by the players, random, or a player's number"),
        choices=(AGREED, RANDOM),
        default=AGREED,
        commands=("setup", "live"),
    ),
    Option(
        id="chute",
        type="text",
        help=text("the demand markers at the start, from the bottom to the top: GKGWRKWR"),
        commands=("live",),
    ),
    Option(
        id="both_bonuses",
        type="flag",
        help=text("house rule: both bonuses count, also where the first one ends the game"),
        commands=("live",),
    ),
    Option(
        id="target",
        type="int",
        help=text("points that end the game"),
        default=TARGET,
        commands=("score", "live"),
    ),
    Option(
        id="multiplier",
        type="int",
        help=text("the highest multiplier, where a strip of your own goes above 3"),
        commands=("score",),
    ),
)
"""Maps and the balance: Darjeeling 4.4, 4.5; strips, shapes, target: 3."""
