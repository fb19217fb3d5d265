"""From a set of figures of several sorts to drawn pieces: standees to fold, discs and squares.

Each piece shows its sort in the colour of its seat and the sign of that seat, on a rim of the colour.
"""

from collections.abc import Mapping

from printkit.base.errors import DataError
from printkit.base.geometry import Rect
from printkit.components.part import DrawnPiece, Part
from printkit.components.plaques import outline
from printkit.components.signs import accent_paints, sign
from printkit.components.standees import standee
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.model.game import Game
from printkit.model.kinds import Seat
from printkit.model.pieces import FigureSet, FigureSort, Piece

STYLES = ("standee", "disc", "square", "octagon")


def draw_sorts(
    spec: FigureSet, game: Game, theme: Theme, layouts: Mapping[str, Layout], bleed: float = 0.0
) -> Part:
    """Draw figures of several sorts.

    Args:
        spec: The set, with sorts; its counts are those to print.
        game: For the seats.
        theme: The game's look.
        layouts: All tables; those of the sorts have keys style and, for a standee, width, height,
            foot; for flat pieces, size, art (of the symbol) and sign, as shares of the size.
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    seats = {seat.id: seat for seat in game.seats}
    sorts = {sort.id: sort for sort in spec.sorts}
    pieces = []
    for piece in spec.pieces:
        name = piece.id.partition(".")[0]
        if name not in sorts:
            raise DataError(
                f"{piece.id} is of no sort of {spec.part}", f"sorts: {', '.join(sorts)}"
            )
        sort = sorts[name]
        layout = layouts[sort.layout]
        standing = layout.choice("style", STYLES) == "standee"
        make = _standee if standing else _flat
        pieces.append(make(theme, sort, seats.get(piece.of), piece, layout, bleed))
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


def _flat(
    theme: Theme, sort: FigureSort, seat: Seat | None, piece: Piece, layout: Layout, bleed: float
) -> DrawnPiece:
    size = layout.mm("size")
    box = Rect(0.0, 0.0, size, size)
    style = str(layout["style"])
    items = flat_face(theme, sort, seat, box, layout, bleed)
    trim: tuple[Segment, ...] = () if style == "square" else outline(style, box)
    front = Group(items, key=piece.id, box=box.inset(-bleed))
    return DrawnPiece(
        piece.id, theme.say(piece.name), piece.count + piece.spares, size, size, front, trim=trim,
        bleed=bleed,
    )  # fmt: skip


def flat_face(
    theme: Theme,
    sort: FigureSort,
    seat: Seat | None,
    box: Rect,
    layout: Layout,
    bleed: float = 0.0,
) -> tuple[Item, ...]:
    """Return the face of a flat figure.

    A sort with a symbol has it on a calm plate, the seat's sign below; one without shows the sign
    alone, as large as it can be.
    """
    style = str(layout["style"])
    colour = seat.colour if seat else sort.colour
    size, contour = box.width, theme.weights["contour"]
    on = theme.on_colour(colour)
    items: list[Item] = [PathItem(outline(style, box, bleed), Style(fill=theme.colour(colour)))]
    art = size * layout["art"]
    x = box.centre.x - art / 2
    if sort.ring:
        dashes = (1.1, 0.9)
        ring = outline(style, box, -size * 0.09)
        items.append(PathItem(ring, Style(None, on, contour, dashes)))
    if not sort.symbol and seat is not None:
        items += sign(theme, seat.sign, colour, x, box.centre.y - art / 2, art)
        return tuple(items)
    inner = outline(style, box, -size * 0.085)
    items.append(PathItem(inner, Style(theme.colour("paper"), theme.colour("ink"), contour * 0.8)))
    badge = size * layout["sign"] if seat else 0.0
    low = box.bottom - size * 0.035 - badge
    # The figure stands on the badge; a piece of nobody has its picture in the middle.
    top = low + badge * 0.16 - art if seat else box.centre.y - art / 2
    items += draw(theme.symbol(sort.symbol), x, top, art, accent_paints(theme, colour))
    if seat is not None:
        items += _badge(theme, seat, box.centre.x, low + badge / 2, badge)
    return tuple(items)


def _badge(theme: Theme, seat: Seat, x: float, y: float, size: float) -> tuple[Item, ...]:
    """A disc of the seat's colour with its sign."""
    edge = Style(theme.colour(seat.colour), theme.colour("ink"), theme.weights["detail"] * 1.4)
    art = size * 0.74
    return (
        PathItem(shapes.circle(x, y, size / 2), edge),
        *sign(theme, seat.sign, seat.colour, x - art / 2, y - art / 2, art),
    )


def _standee(
    theme: Theme, sort: FigureSort, seat: Seat | None, piece: Piece, layout: Layout, bleed: float
) -> DrawnPiece:
    width, height, foot = layout.mm("width"), layout.mm("height"), layout.mm("foot")
    colour = seat.colour if seat else sort.colour

    def face(box: Rect) -> tuple[Item, ...]:
        return _standing_face(theme, sort, seat, box)

    return standee(theme, piece, (width, height, foot), face, colour, bleed)


def _standing_face(
    theme: Theme, sort: FigureSort, seat: Seat | None, box: Rect
) -> tuple[Item, ...]:
    """One side: the figure on a calm field, the sign on a band at the foot."""
    colour = seat.colour if seat else sort.colour
    art = box.width * 0.92
    band = Rect(box.x, box.y + box.width, box.width, box.height - box.width)
    contour = theme.weights["contour"]
    rule = Rect(box.x, band.y - contour / 2, box.width, contour)
    items: list[Item] = [
        PathItem(shapes.rect(*box), Style(fill=theme.colour("tint"))),
        PathItem(shapes.rect(*band), Style(fill=theme.colour(colour))),
        PathItem(shapes.rect(*rule), Style(fill=theme.colour("ink"))),
        *draw(
            theme.symbol(sort.symbol), box.centre.x - art / 2, band.y - art * 0.985, art,
            accent_paints(theme, colour),
        ),
    ]  # fmt: skip
    if seat is not None:
        size = band.height * 0.8
        x, y = band.centre.x - size / 2, band.centre.y - size / 2
        items += sign(theme, seat.sign, colour, x, y, size)
    return tuple(items)
