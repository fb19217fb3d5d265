"""How to make the kit of Guatemala Café: what to print on what, cut, fold, glue; who made the game."""

from printkit.model.leaflet import Block, Bullets, Table
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import PLAYERS

FACTS = (
    ("person", text("{few}–{many} players", few=min(PLAYERS), many=max(PLAYERS))),
    ("hourglass", text("{low}–{high} minutes", low=45, high=60)),
    ("star5", text("from {age} years", age=10)),
)
"""Guatemala Café, head of the game file."""

CREDITS = (
    text(
        "Guatemala Café is a game by Inka and Markus Brand, published by eggertspiele in 2007. This "
        "kit is unofficial and for personal use; it has no tie to the designers or the publishers."
    ),
    text(
        "All drawings and words are our own; nothing of the published artwork by Matthias Catrein "
        "is used. If you like the game, look for a copy of it."
    ),
)

ADVICE: tuple[Block, ...] = (
    Table(
        head=(text("what"), text("on what"), text("then")),
        rows=(
            (
                text("both boards"),
                text("paper, 120\u00a0g, glued on thick card"),
                text("join the sheets at their marks"),
            ),
            (
                text("workers, warehouses, ships, coins, markers"),
                text("paper glued on 1 mm board"),
                text("cut out"),
            ),
            (
                text("sacks"),
                text("paper glued on 1–2 mm board"),
                text("cut out; their backs must be alike"),
            ),
            (
                text("property tiles, roads, covers"),
                text("card, 200–250\u00a0g"),
                text("cut out; thin is good here"),
            ),
            (
                text("Buyer"),
                text("card, 200\u00a0g"),
                text("fold, glue, spread the foot"),
            ),
            (
                text("screens"),
                text("card, 200\u00a0g"),
                text("fold the flap over the top and glue it behind, wings back"),
            ),
            (text("cards"), text("card, 200\u00a0g; or paper, folded and glued"), text("cut out")),
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
            text("You also need a bag that nobody can look into, for five sacks."),
        )
    ),
)
