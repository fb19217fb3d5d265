"""How to make the kit of Kraby: what to print on what, cut, fold and glue; who made the game."""

from printkit.model.leaflet import Block, Bullets, Table
from printkit.model.text import text
from printkit.rules.kraby.tables import PLAYERS

FACTS = (
    ("person", text("{few}–{many} players", few=min(PLAYERS), many=max(PLAYERS))),
    ("hourglass", text("about {minutes} minutes", minutes=30)),
    ("star5", text("from {age} years", age=7)),
)
"""Kraby, head of the game file."""

CREDITS = (
    text(
        "Kraby is a game by Adam Kałuża, published by Granna in 2009/2010. This kit is unofficial "
        "and for personal use; it has no tie to the designer or the publishers."
    ),
    text(
        "All drawings and words are our own; nothing of the published artwork by Piotr Socha is "
        "used. If you like the game, look for a copy of it."
    ),
)

ADVICE: tuple[Block, ...] = (
    Table(
        head=(text("what"), text("on what"), text("then")),
        rows=(
            (
                text("tokens, markers"),
                text("paper glued on board of 1–2\u00a0mm, or card of 250\u00a0g"),
                text("cut out"),
            ),
            (
                text("figures"),
                text("card, 200 g"),
                text("fold at the head, glue back to back, bend the feet apart"),
            ),
            (
                text("screens"),
                text("card, 200 g"),
                text("cut out, fold wings back, wharf forward"),
            ),
            (
                text("board"),
                text("paper, 120 g, glued on thick card"),
                text("join the sheets at their marks"),
            ),
            (
                text("cards"),
                text("paper, 120 g; printed on both sides: card"),
                text("fold at the dashed line, glue, cut out"),
            ),
            (text("rules, pads"), text("plain paper"), text("cut the pads apart")),
        ),
    ),
    Bullets(
        (
            text(
                "Print at 100 %, never “fit to page”: the ruler on each sheet must be 100 mm long."
            ),
            text("First glue, then dry it flat under books, then cut along a steel ruler."),
            text("Before you fold, run along the line with an empty ballpoint pen."),
            text("You also need a bag, or a mug, that nobody can look into."),
        )
    ),
)
