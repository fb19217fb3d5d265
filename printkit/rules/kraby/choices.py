"""The options that Kraby brings along to the commands."""

from printkit.model.options import Option
from printkit.model.text import text

OPTIONS = (
    Option(
        id="colours",
        type="text",
        help=text("two players: the four colours in play, e.g. OGBY (without: all, or drawn)"),
        commands=("print", "setup"),
    ),
    Option(
        id="start",
        type="choice",
        help=text("who begins: the youngest by the rules, or drawn at random"),
        choices=("youngest", "random"),
        default="youngest",
        commands=("setup",),
    ),
    Option(
        id="variant",
        type="choice",
        help=text("what joins crabs: every shared side, or only sides without claws"),
        choices=("edges", "claws"),
        default="edges",
        commands=("score",),
    ),
    Option(
        id="size",
        type="choice",
        help=text("18 mm spaces, or a board that fits on one sheet of A4"),
        choices=("normal", "small"),
        default="normal",
        commands=("print", "proof"),
    ),
)
"""The numbers of two players: Kraby 1.3; who begins: 3.3; the variant: 3.1; the sizes: 2.3."""
