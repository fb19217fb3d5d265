"""From a set of flat pieces that others are laid on to drawn pieces: the ground, the tray, its places."""

from collections.abc import Iterator

from printkit.base.geometry import Matrix, Rect, rotation, scaling, translation
from printkit.components.part import DrawnPiece, Part
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import GRID, draw
from printkit.model.pieces import TraySet

_TEXTURE = 19.0
"""Size at which the texture of a ground repeats, in mm."""
_RIM = 2.6
"""What is left beside the symbol of a tray, in mm."""


def draw_trays(spec: TraySet, theme: Theme, layout: Layout, bleed: float = 0.0) -> Part:
    """Draw trays, or the covers of places that stay empty.

    Args:
        spec: The set; its counts are those to print.
        theme: The game's look.
        layout: Keys width, height and, where there are places, cell.
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    width, height = layout.mm("width"), layout.mm("height")
    box = Rect(0.0, 0.0, width, height)
    reach = box.inset(-bleed)
    columns, rows = spec.places
    items = (
        *water(theme, spec.ground, reach),
        *(_tray(spec, theme, box, layout) if columns * rows else _cover(theme, box)),
    )
    pieces = tuple(
        DrawnPiece(
            piece.id,
            theme.say(piece.name),
            piece.count + piece.spares,
            width,
            height,
            Group(items, key=piece.id, box=reach),
            bleed=bleed,
        )
        for piece in spec.pieces
    )
    return Part(spec.part, theme.say(spec.name), "pack", pieces)


def water(theme: Theme, colour: str, box: Rect) -> tuple[Item, ...]:
    """Return a stretch of calm water: the ground, and its lines in two tones."""
    symbol = theme.symbol("water")
    tone = theme.shade(colour, 0.42)
    step = _TEXTURE
    across, down = int(box.width / step) + 2, int(box.height / step) + 2
    lines: list[Item] = []
    left = box.centre.x - across * step / 2
    top = box.centre.y - down * step / 2
    for k in range(across * down):
        row, column = divmod(k, across)
        x, y = left + column * step, top + row * step
        lines.extend(draw(symbol, x, y, step, {"ink": tone}))
    field = PathItem(shapes.rect(*box), Style(fill=theme.colour(colour)))
    return (Group((field, *lines), clip=shapes.rect(*box)),)


def _tray(spec: TraySet, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """The symbol as wide as the piece; its last layer is where the places lie."""
    symbol = theme.symbol(spec.symbol)
    art = box.width - _RIM
    x, y = box.centre.x - art / 2, box.centre.y - art / 2
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour("wood"),
        "light": theme.colour("wood-light"),
        "ground": theme.colour("sand"),
    }
    yield from draw(symbol, x, y, art, paints)
    yield from places(theme, deck_of(theme, spec, box), spec.places, layout.mm("cell"))


def deck_of(theme: Theme, spec: TraySet, box: Rect) -> Rect:
    """Return where the places lie on a tray that is drawn in a box."""
    art = box.width - _RIM
    scale: Matrix = scaling(art / GRID).then(
        translation(box.centre.x - art / 2, box.centre.y - art / 2)
    )
    return shapes.bounds(shapes.transform(theme.symbol(spec.symbol).layers[-1].segments, scale))


def places(theme: Theme, deck: Rect, number: tuple[int, int], cell: float) -> Iterator[Item]:
    """Return places in columns and rows, side by side in the middle of a deck."""
    columns, rows = number
    left = deck.centre.x - columns * cell / 2
    top = deck.centre.y - rows * cell / 2
    edge = Style(theme.colour("paper"), theme.colour("wood-dark"), theme.weights["detail"])
    inset = theme.weights["detail"] / 2
    for k in range(columns * rows):
        row, column = divmod(k, columns)
        place = Rect(left + column * cell, top + row * cell, cell, cell).inset(inset)
        yield PathItem(shapes.rounded_rect(*place, 0.5), edge)


def _cover(theme: Theme, box: Rect) -> Iterator[Item]:
    """Lily pads on the water: leaves with a notch, of three sizes."""
    leaf = Style(theme.colour("fir-light"), theme.colour("fir"), theme.weights["contour"])
    vein = Style(None, theme.colour("moss"), theme.weights["detail"] * 1.4)
    for x, y, radius, turn in _PADS:
        centre = box.x + box.width * x, box.y + box.height * y
        r = radius * box.height
        yield PathItem(shapes.pie(*centre, r, turn + 22, turn + 338), leaf)
        for k in range(1, 6):
            spoke = shapes.transform(
                shapes.line(r * 0.25, 0.0, r * 0.72, 0.0), rotation(turn + 60 * k)
            )
            yield PathItem(shapes.transform(spoke, translation(*centre)), vein)


_PADS = (
    (0.16, 0.34, 0.16, 40),
    (0.3, 0.7, 0.11, 200),
    (0.84, 0.62, 0.17, 300),
    (0.7, 0.25, 0.09, 120),
)
"""Lily pads: x and y as shares of the cover, radius as a share of its height, direction of the notch."""
