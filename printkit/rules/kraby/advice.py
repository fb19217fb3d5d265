"""How to make the kit of Kraby: what to print on what, what to cut, fold and glue."""

from printkit.model.leaflet import Block, Bullets, Table
from printkit.model.text import text

ADVICE: tuple[Block, ...] = (
    Table(
        head=(text("sheets"), text("paper"), text("then")),
        rows=(
            (
                text("crab tokens, markers"),
                text("stiff card, 250 g or more; or paper glued on 1 mm board"),
                text("cut out"),
            ),
            (
                text("figures"),
                text("card, 200–250 g"),
                text("fold at the head, glue, bend the feet"),
            ),
            (
                text("ship screens"),
                text("card, 200–250 g"),
                text("cut out, fold on the dashed lines"),
            ),
            (
                text("board"),
                text("paper, 120 g or more, glued on thick card"),
                text("join the sheets at the marks"),
            ),
            (text("cards"), text("card, 200 g; or paper, folded and glued"), text("cut out")),
            (text("rules, score pad, this sheet"), text("plain paper"), text("cut the pads apart")),
        ),
    ),
    Bullets(
        (
            text("Print at 100 %, without “fit to page”. The ruler on each sheet must be 100 mm."),
            text(
                "Glue first, then let it dry under books, then cut: straight lines stay straight."
            ),
            text("Score a fold with a ruler and an empty ballpoint pen before you bend it."),
            text("For the bag, take anything that nobody can look into: a sock, a pouch, a mug."),
        )
    ),
)
