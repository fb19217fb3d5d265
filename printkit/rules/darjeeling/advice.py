"""How to make the kit of Darjeeling: what to print on what, cut, fold, glue; who made the game."""

from printkit.model.leaflet import Block, Bullets, Table
from printkit.model.text import text
from printkit.rules.darjeeling.numbers import PLAYERS, TARGET

FACTS = (
    ("person", text("{few}–{many} players", few=min(PLAYERS), many=max(PLAYERS))),
    ("teacup", text("up to {target} points", target=TARGET)),
    ("star5", text("from {age} years", age=12)),
)
"""Darjeeling, head of the game file; 1.7."""

CREDITS = (
    text(
        "Darjeeling is a game by Günter Burkhardt, published by ABACUSSPIELE in 2007. This kit is "
        "unofficial and for personal use; it has no tie to the designer or the publishers."
    ),
    text(
        "All drawings and words are our own; nothing of the published artwork by Christof Tisch is "
        "used. If you like the game, look for a copy of it."
    ),
)

ADVICE: tuple[Block, ...] = (
    Table(
        head=(text("what"), text("on what"), text("then")),
        rows=(
            (
                text("tea tiles, cities"),
                text("paper glued on 1–2 mm board"),
                text("cut out; they are drawn unseen, so their backs must be alike"),
            ),
            (
                text("board"),
                text("paper, 120\u00a0g, glued on thick card"),
                text("join the sheets at their marks"),
            ),
            (
                text("strips, ships, crates, all small pieces"),
                text("paper glued on 1 mm board, or card, 250\u00a0g"),
                text("cut out; cubes of 8\u00a0mm go well as crates"),
            ),
            (
                text("action tiles"),
                text("card, 200\u00a0g"),
                text("fold, glue, cut: both sides are used"),
            ),
            (
                text("collectors"),
                text("paper glued on 2 mm board"),
                text("cut along the outline; the tip is the front"),
            ),
            (
                text("screens"),
                text("card, 200\u00a0g"),
                text("fold the flap over the top and glue it behind, wings back"),
            ),
            (
                text("cards, maps"),
                text("card, 200\u00a0g; or paper, folded and glued"),
                text("cut out"),
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
            text("You also need a bag that nobody can look into."),
        )
    ),
)
