"""From flat pieces of nobody with a picture each to drawn ones: squares, discs, hexagons, octagons."""

from math import cos, pi, sin

from printkit.base.geometry import Rect
from printkit.components.icons import draw_icons
from printkit.components.part import DrawnPiece, Part
from printkit.components.signs import accent_paints
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tokens import common_back
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.model.icons import Icon
from printkit.model.pieces import TokenSet

SHAPES = ("square", "disc", "hex", "octagon")
_HEX = 3**0.5 / 2
"""Width of a hexagon that stands on a corner, in heights."""


def draw_plaques(spec: TokenSet, theme: Theme, layout: Layout, bleed: float = 0.0) -> Part:
    """Draw a set of flat pieces with a picture each.

    Args:
        spec: The set, with faces; its counts are those to print.
        theme: The game's look.
        layout: Keys shape, size (a hexagon's is its width), art (size of the picture as a share of
            that), rim (from the trim to a line or plate; 0 for neither) and, where the picture stands
            on a calm middle, plate (colour key).
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    shape = layout.choice("shape", SHAPES)
    size = layout.mm("size")
    box = Rect(0.0, 0.0, size, size / _HEX if shape == "hex" else size)
    reach = box.inset(-bleed)
    faces = dict(spec.faces)
    back: tuple[Item, ...] = ()
    if spec.reverse:
        back = plaque(theme, spec.reverse, spec.grounds[1], box, layout, bleed)
    elif spec.back:
        cut = outline(shape, box, bleed)
        back = common_back(theme, spec.back, spec.grounds[1], reach, cut)
    pieces = tuple(
        DrawnPiece(
            piece.id,
            theme.say(piece.name),
            piece.count + piece.spares,
            box.width,
            box.height,
            Group(
                plaque(theme, faces[piece.id], spec.grounds[0], box, layout, bleed),
                key=piece.id,
                box=reach,
            ),
            Group(back, key=f"{spec.part}.back", box=reach) if back else None,
            back_matters=spec.back_matters,
            trim=() if shape == "square" else outline(shape, box),
            bleed=bleed,
        )
        for piece in spec.pieces
    )
    return Part(spec.part, theme.say(spec.name), "pack", pieces)


def plaque(
    theme: Theme, icon: Icon, colour: str, box: Rect, layout: Layout, bleed: float = 0.0
) -> tuple[Item, ...]:
    """Return a face: its ground, a line or a plate along the rim, the picture in the middle."""
    shape = layout.choice("shape", SHAPES)
    art = layout.mm("size") * layout["art"]
    plate = str(layout.or_else("plate", ""))
    on = plate or colour
    items: list[Item] = [PathItem(outline(shape, box, bleed), Style(fill=theme.colour(colour)))]
    if layout["rim"]:
        width = min(theme.weights["contour"], box.width * 0.03)
        inner = outline(shape, box, -layout["rim"])
        fill = theme.colour(plate) if plate else None
        edge = theme.colour("ink") if plate else theme.on_colour(colour)
        items.append(PathItem(inner, Style(fill, edge, width)))
    if icon.number or icon.count > 1:
        room = box.width - 2 * layout["rim"] - box.width * 0.03
        return (*items, *draw_icons(theme, (icon,), *box.centre, art, room=room, on=on))
    x, y = box.centre.x - art / 2, box.centre.y - art / 2
    paints = accent_paints(theme, icon.accent, icon.light)
    return (*items, *draw(theme.symbol(icon.symbol), x, y, art, paints))


def outline(shape: str, box: Rect, reach: float = 0.0) -> tuple[Segment, ...]:
    """Return the outline of a piece in its box.

    Args:
        shape: One of `SHAPES`; a hexagon stands on a corner.
        box: Around the piece.
        reach: How far the outline lies outside it, the same everywhere; below 0 inside.
    """
    x, y = box.centre
    if shape == "disc":
        return shapes.circle(x, y, box.width / 2 + reach)
    if shape == "square":
        return shapes.rect(*box.inset(-reach))
    corners = 6 if shape == "hex" else 8
    radius = (box.width / 2 + reach) / cos(pi / corners)
    # A corner at the top of a hexagon; an octagon lies on a side.
    first = pi / 2 if shape == "hex" else pi / corners
    turns = (first + 2 * pi * k / corners for k in range(corners))
    return shapes.polygon(tuple((x + radius * cos(turn), y - radius * sin(turn)) for turn in turns))
