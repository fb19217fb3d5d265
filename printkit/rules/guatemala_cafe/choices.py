"""The options that Guatemala Café brings along to the commands."""

from printkit.model.options import Option
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import LONGEST, ROADS, SHORTEST, TRACK, TWO

LAYOUT, RANDOM = MODES = ("layout", "random")
"""How the cultivation board is laid out (Guatemala Café 1.3, 5a and 5b)."""
DRAWN, AGREED = STARTS = ("random", "agreed")
FEWEST_ROADS = 9
"""With fewer the farthest site could never be connected (Guatemala Café 4.2)."""

OPTIONS = (
    Option(
        id="track",
        type="int",
        help=text(
            "last space of the score track, an even number from {low} (two players: {two}) to {high}",
            low=SHORTEST[TWO + 1],
            two=SHORTEST[TWO],
            high=LONGEST,
        ),
        default=TRACK,
        commands=("print", "proof", "setup", "score", "live"),
    ),
    Option(
        id="roads",
        type="int",
        help=text("roads in play; fewer make them scarce with three players, e.g. 35"),
        default=ROADS,
        commands=("print", "proof", "setup"),
    ),
    Option(
        id="mode",
        type="choice",
        help=text("the cultivation board: the printed start layout, or every piece at random"),
        choices=MODES,
        default=LAYOUT,
        commands=("setup",),
    ),
    Option(
        id="start",
        type="text",
        help=text("who begins: random, agreed by the players, or a player's number"),
        choices=STARTS,
        default=DRAWN,
        commands=("setup",),
    ),
    Option(
        id="purses",
        type="flag",
        help=text("keep the money too: every payment is entered"),
        commands=("live",),
    ),
)
"""Track: Guatemala Café 3, Q4; roads: 9; mode and start: 4.6; purses: 6.6."""
