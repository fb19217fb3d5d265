"""The options that Tea Garden brings along to the commands."""

from printkit.model.options import Option
from printkit.model.text import text

RANDOM, AGREED = "random", "agreed"

OPTIONS = (
    Option(
        id="start",
        type="choice",
        help=text("who begins: drawn at random, or agreed by the players"),
        choices=(RANDOM, AGREED),
        default=RANDOM,
        commands=("setup",),
    ),
    Option(
        id="data",
        type="file",
        help=text(
            "a TOML file with what your copy of the game says where printkit has a design of its own"
        ),
        commands=("print", "pad", "proof", "setup", "score", "calc", "rules", "check"),
    ),
)
"""Who begins: Tea Garden 2.1; what is our own design: 0 and 8."""
