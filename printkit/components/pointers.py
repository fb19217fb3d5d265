"""From a set of figures with a clear front to flat drawn pieces that are cut out along their outline."""

from printkit.base.geometry import Rect, scaling, translation
from printkit.components.part import DrawnPiece, Part
from printkit.components.signs import sign
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import GRID, Symbol, draw
from printkit.model.game import Game
from printkit.model.kinds import Seat
from printkit.model.pieces import FigureSet


def draw_pointers(
    spec: FigureSet, game: Game, theme: Theme, layout: Layout, bleed: float = 0.0
) -> Part:
    """Draw figures that point somewhere: the symbol's tip, on its upper side, is the front.

    The symbol's first layer is the outline along which the piece is cut, a rim away from it.

    Args:
        spec: The set; its counts are those to print.
        game: For the seats.
        theme: The game's look.
        layout: Keys size (of the symbol), rim, sign (diameter of the disc with the sign) and at (how
            far down the middle of that disc lies, as a share of the size).
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    size, rim = layout.mm("size"), layout.mm("rim")
    seats = {seat.id: seat for seat in game.seats}
    symbol = theme.symbol(spec.symbol)
    box, trim = _cut(symbol, size, rim)
    whole = Rect(0.0, 0.0, box.width, box.height).inset(-bleed)
    pieces = []
    for piece in spec.pieces:
        seat = seats[piece.of]
        field = PathItem(shapes.rect(*whole), Style(fill=theme.colour(seat.colour)))
        art = Group(tuple(_art(theme, seat, symbol, layout)), matrix=translation(-box.x, -box.y))
        pieces.append(
            DrawnPiece(
                piece.id,
                theme.say(piece.name),
                piece.count + piece.spares,
                box.width,
                box.height,
                Group((field, art), key=piece.id, box=whole),
                trim=trim,
                bleed=bleed,
            )
        )
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


def _cut(symbol: Symbol, size: float, rim: float) -> tuple[Rect, tuple[Segment, ...]]:
    """Return the box around the piece in the symbol's own mm, and the cut inside that box.

    The outline is stretched about its middle, which keeps the rim even enough for a round shape.
    """
    outline = shapes.transform(symbol.layers[0].segments, scaling(size / GRID))
    inner = shapes.bounds(outline)
    box = inner.inset(-rim)
    sx, sy = box.width / inner.width, box.height / inner.height
    place = translation(-inner.x, -inner.y).then(scaling(sx, sy))
    return box, shapes.transform(outline, place)


def _art(theme: Theme, seat: Seat, symbol: Symbol, layout: Layout) -> tuple[Item, ...]:
    size, disc = layout.mm("size"), layout.mm("sign")
    colour = theme.colour(seat.colour)
    paints = {
        "ink": theme.colour("ink"),
        "accent": colour,
        "ground": theme.colour("field"),
        "light": theme.colour("paper"),
    }
    middle = size * layout["at"]
    edge = Style(colour, theme.colour("ink"), theme.weights["contour"] * 1.5)
    art = disc * 0.72
    return (
        *draw(symbol, 0.0, 0.0, size, paints),
        PathItem(shapes.circle(size / 2, middle, disc / 2), edge),
        *sign(theme, seat.sign, seat.colour, size / 2 - art / 2, middle - art / 2, art),
    )
