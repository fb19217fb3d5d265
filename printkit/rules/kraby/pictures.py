"""The pictures of the rules of Kraby, drawn with its own crabs; a test plays every move in them."""

from printkit.model.leaflet import Picture
from printkit.model.text import Text, text
from printkit.rules.kraby.board import read_spaces
from printkit.rules.kraby.colonies import label_colonies
from printkit.rules.kraby.numbers import colony_points
from printkit.rules.kraby.tables import signed


def colony_groups(
    lines: tuple[str, ...], kinds: str, variant: str = "edges"
) -> tuple[tuple[Text, tuple[tuple[int, int], ...]], ...]:
    """Return the colonies of some kinds, each with its points, in reading order."""
    rows, _ = read_spaces(lines)
    label, sizes = label_colonies(rows, variant)
    groups = []
    for number, size in enumerate(sizes):
        spaces = tuple(sorted(place for place, colony in label.items() if colony == number))
        row, column = spaces[0]
        if rows[row][column][0] in kinds:
            groups.append((Text(signed(colony_points(size), plus=True)), spaces))
    return tuple(groups)


STOPS = Picture(
    lines=(
        "ooooooooooo",
        "o.........o",
        "o.........o",
        "o.........o",
        "o....G....o",
        "o...+#O+..o",
        "o.........o",
        "o.........o",
        "o.........o",
        "o.........o",
        "ooooooooooo",
    ),
    arrows=((5, -1, 5, 4, "P", True), (5, 11, 5, 7, "Y", True), (-1, 2, 11, 2, "B", False)),
    caption=text(
        "Pink runs from the left up to the island. Yellow runs from the right up to the orange crab. "
        "Blue cannot enter: nothing in its column would stop it."
    ),
    alt=text(
        "Row 6: a pink crab from the left stops at the island, a yellow one from the right at an "
        "orange crab. Column 3 is empty: a blue crab cannot enter there."
    ),
)

RUN = Picture(
    lines=("o...+#O+..o",),
    open="tb",
    arrows=((0, -1, 0, 4, "P", True), (0, 11, 0, 7, "Y", True)),
    caption=text(""),
    alt=text("A crab runs up to the island, or up to another crab."),
)

HOLE = Picture(
    lines=(
        "o.........o",
        "o..GPB....o",
        "o..YxG....o",
        "o...+#....o",
        "o.........o",
    ),
    open="tb",
    arrows=((3, -1, 3, 4, "O", False),),
    caption=text("A hole: orange would shut in the space with the cross on all four sides."),
    alt=text(
        "A crab comes to rest left of the island. The space above it has a crab on each other side "
        "and would be shut in."
    ),
)

POCKET = Picture(
    lines=(
        "o.........o",
        "o...G#PO..o",
        "o...Bx.Y..o",
        "o...P+....o",
        "o.........o",
    ),
    open="tb",
    arrows=((3, 11, 3, 5, "G", False),),
    caption=text(
        "A pocket: the space with the cross still has an empty neighbour, but no crab can turn round "
        "the corner to get there."
    ),
    alt=text(
        "A crab comes to rest two spaces below the island. The space between them would be open to "
        "one side only, and a crab blocks that row further on."
    ),
)

_SIDE_LINES = ("OO..G", ".O.G.")
SIDES = Picture(
    lines=_SIDE_LINES,
    groups=colony_groups(_SIDE_LINES, "OG"),
    caption=text(
        "Left: three crabs, side by side, are one colony. Right: two crabs that touch with their "
        "claws only stay single."
    ),
    alt=text(
        "Three orange crabs that share sides are one colony of 3. Two green crabs that touch at a "
        "corner are two colonies of 1."
    ),
)

_CLAW_LINES = ("O^ O^ . Ov", ".  .  . O^")
CLAWS = Picture(
    lines=_CLAW_LINES,
    groups=colony_groups(_CLAW_LINES, "O", "claws"),
    caption=text("Left: side by side, one colony of two. Right: face to face, two single crabs."),
    alt=text("Two crabs side by side join. Two crabs that face each other do not."),
)
