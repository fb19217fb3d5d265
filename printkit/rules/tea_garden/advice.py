"""How to make the kit of Tea Garden: what to print on what, cut, fold, glue; who made the game."""

from printkit.model.leaflet import Block, Bullets, Table
from printkit.model.text import text
from printkit.rules.tea_garden.numbers import PLAYERS

FACTS = (
    ("person", text("{few}–{many} players", few=min(PLAYERS), many=max(PLAYERS))),
    ("hourglass", text("{low}–{high} minutes", low=90, high=120)),
    ("star5", text("from {age} years", age=12)),
)
"""Tea Garden, head of the game file."""

CREDITS = (
    text(
        "Tea Garden is a game by Tomáš Holek, published by Albi in 2024. This kit is unofficial and "
        "for personal use; it has no tie to the designer or the publishers."
    ),
    text(
        "All drawings and words are our own; nothing of the published artwork by Barbora Srp Žižková "
        "is used. If you like the game, look for a copy of it."
    ),
)

ADVICE: tuple[Block, ...] = (
    Table(
        head=(text("what"), text("on what"), text("then")),
        rows=(
            (
                text("board"),
                text("A3, or sheets to join; glued on thick card"),
                text("join the sheets at their marks"),
            ),
            (text("player boards"), text("card, 200\u00a0g"), text("cut out")),
            (
                text("all cards"),
                text("card, 250–300\u00a0g; or paper, in sleeves"),
                text("cut out; backs must be alike"),
            ),
            (
                text("cup tiles, bonuses"),
                text("paper glued on 1\u00a0mm board"),
                text("cut out along the line, so that cups meet"),
            ),
            (
                text("leaves, tokens, flat figures"),
                text("paper glued on 1–2\u00a0mm board"),
                text("cut out; leaves have two sides"),
            ),
            (text("boats"), text("card, 200\u00a0g"), text("fold, glue, spread the foot")),
            (text("rules, pad"), text("plain paper"), text("cut the pads apart")),
        ),
    ),
    Bullets(
        (
            text(
                "Print at 100 %, never “fit to page”: the ruler on each sheet must be 100 mm long."
            ),
            text("First glue, then dry it flat under books, then cut along a steel ruler."),
            text("Before you fold, run along the line with an empty ballpoint pen."),
            text("Bags or trays for leaves, scrolls and tokens help at the table."),
        )
    ),
)
