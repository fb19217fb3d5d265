"""From a set of tiles that lie in rows to drawn pieces: two halves meet where two tiles do.

The left half of each kind is drawn on right sides and its right half on left sides, both at the same
height and size, so that one goes on in the other; a shelf runs through below them.
"""

from collections.abc import Iterator

from printkit.base.geometry import Rect
from printkit.components.icons import draw_icons
from printkit.components.part import DrawnPiece, Part
from printkit.components.signs import accent_paints
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tokens import common_back
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.icons import Icon
from printkit.model.kinds import Kind
from printkit.model.pieces import RowSet

_NARROW = 0.72
"""Width of a half where what the middle shows lies, as a share of its size."""
_FOOT = 0.97
"""Where a half stands, as a share of its size."""


def draw_row_tiles(spec: RowSet, theme: Theme, layout: Layout, bleed: float = 0.0) -> Part:
    """Draw a set of tiles that lie in rows.

    Args:
        spec: The set; its counts are those to print.
        theme: The game's look.
        layout: Keys width, height, half (size of a half's grid), shelf (height of the band at the
            foot), letter and icon (sizes of the kinds' letters and of what the middle shows).
        bleed: How far the art reaches beyond the trim, in mm.
    """
    box = Rect(0.0, 0.0, layout.mm("width"), layout.mm("height"))
    reach = box.inset(-bleed)
    kinds = {kind.id: kind for kind in spec.kinds}
    halves = {kind: (left, right) for kind, left, right in spec.halves}
    back: Group | None = None
    if spec.back:
        common = common_back(theme, spec.back, "deep", reach, shapes.rect(*reach))
        back = Group(common, key=f"{spec.part}.back", box=reach)
    pieces = []
    for tile in spec.tiles:
        items: list[Item] = [*_ground(theme, box, layout, bleed)]
        # A left side shows what is right of the join, and the other way round.
        for at, kind, number in ((box.right, tile.right, 0), (box.x, tile.left, 1)):
            items += _join(theme, kinds[kind], halves[kind], number, at, box, layout, bleed)
        items += _middle(theme, tile.middle, box, layout)
        pieces.append(
            DrawnPiece(
                tile.piece.id,
                theme.say(tile.piece.name),
                tile.piece.count + tile.piece.spares,
                box.width,
                box.height,
                Group(tuple(items), key=tile.piece.id, box=reach),
                back,
                bleed=bleed,
            )
        )
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


def _ground(theme: Theme, box: Rect, layout: Layout, bleed: float) -> Iterator[Item]:
    """The wall, and the shelf that runs from tile to tile."""
    reach = box.inset(-bleed)
    top = box.bottom - layout.mm("shelf")
    yield PathItem(shapes.rect(*reach), Style(fill=theme.colour("paper")))
    shelf = Rect(reach.x, top, reach.width, reach.bottom - top)
    yield PathItem(shapes.rect(*shelf), Style(fill=theme.colour("straw")))
    edge = Rect(reach.x, top - theme.weights["contour"] / 2, reach.width, theme.weights["contour"])
    yield PathItem(shapes.rect(*edge), Style(fill=theme.colour("ink")))


def _join(
    theme: Theme,
    kind: Kind,
    halves: tuple[str, str],
    number: int,
    at: float,
    box: Rect,
    layout: Layout,
    bleed: float,
) -> Iterator[Item]:
    """A half at a side, the letter of its kind below it; with bleed what follows beyond the side.

    Args:
        theme: The game's look.
        kind: For colour and letter.
        halves: Symbols of its left and right half.
        number: 0: the left half; 1: the right one.
        at: Where the side is.
        box: The tile.
        layout: See `draw_row_tiles`.
        bleed: How far the art reaches beyond the trim, in mm.
    """
    size, letter, shelf = layout.mm("half"), layout.mm("letter"), layout.mm("shelf")
    y = box.bottom - shelf - size * _FOOT
    paints = accent_paints(theme, kind.colour)
    if bleed:
        beyond = Rect(at if number == 0 else at - bleed, box.y, bleed, box.height)
        other = draw(theme.symbol(halves[1 - number]), at - size * number, y, size, paints)
        yield Group(tuple(other), clip=shapes.rect(*beyond))
    x = at - size if number == 0 else at
    # The stroke of a cut may end a hair beyond the side: there the next tile goes on.
    inside = Rect(x, box.y - bleed, size, box.height + 2 * bleed)
    half = tuple(draw(theme.symbol(halves[number]), x, y, size, paints))
    yield Group(half, clip=shapes.rect(*inside))
    yield from line(
        theme.book, kind.letter, at + (0.3 if number else -0.3) * size,
        box.bottom - shelf * 0.5, role="number", size=letter, colour=theme.colour("ink"),
        anchor="middle", centred=True,
    )  # fmt: skip


def _middle(theme: Theme, icon: Icon, box: Rect, layout: Layout) -> Iterator[Item]:
    """What the tile gives, low between its halves, where they leave most room."""
    size = layout.mm("icon")
    y = box.bottom - layout.mm("shelf") - size * 0.64
    room = box.width - 2 * layout.mm("half") * _NARROW
    yield from draw_icons(theme, (icon,), box.centre.x, y, size, room=room)
