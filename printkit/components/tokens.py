"""From a set of flat pieces (tokens, markers) to drawn pieces: ground, pattern, symbol, letter."""

from printkit.base.geometry import Rect
from printkit.components.part import DrawnPiece, Part
from printkit.components.patterns import pattern
from printkit.components.template import Layout
from printkit.components.theme import Theme, luminance
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.game import Game
from printkit.model.pieces import Kind, Piece, Seat, TokenSet

DARK = 0.18
"""Below this luminance a pattern is lighter than its ground, above it darker."""


def pattern_tone(theme: Theme, colour: str) -> str:
    """Return the tone of a pattern on a colour of the theme: seen, but behind the symbol."""
    dark = luminance(theme.colour(colour)) < DARK
    return theme.shade(colour, 0.24 if dark else -0.2)


def ground(theme: Theme, colour: str, mark: str, box: Rect, outline: tuple[Segment, ...]) -> Group:
    """Return a coloured shape with its pattern, clipped to the shape.

    Args:
        theme: The game's look.
        colour: Key of the colour.
        mark: Name of the pattern; empty for none.
        box: Bounding box of the shape.
        outline: The shape.
    """
    fill = PathItem(outline, Style(fill=theme.colour(colour)))
    lines = pattern(mark, box, box.width / 7.5, pattern_tone(theme, colour)) if mark else ()
    return Group((fill, *lines), clip=outline)


def crab_square(
    theme: Theme, kind: Kind, symbol: str, box: Rect, letter: float
) -> tuple[Item, ...]:
    """Return what stands on a square token: pattern, symbol with the letter on its calm middle.

    The symbol is drawn in the colour that stands out from the kind's; its cuts and the letter show
    the kind's colour.
    """
    size = box.width
    art = size * 0.9
    paints = {
        "ink": theme.on_colour(kind.colour),
        "ground": theme.colour(kind.colour),
        "accent": theme.colour(kind.colour),
        "light": theme.colour("paper"),
    }
    x, y = box.x + (size - art) / 2, box.y + (size - art) / 2
    return (
        *draw(theme.symbol(symbol), x, y, art, paints),
        *line(
            theme.book,
            kind.letter,
            box.x + size / 2,
            y + art * 0.56,
            role="number",
            size=letter,
            colour=theme.colour(kind.colour),
            anchor="middle",
            centred=True,
        ),
    )


def draw_tokens(
    spec: TokenSet, game: Game, theme: Theme, layout: Layout, bleed: float = 0.0
) -> Part:
    """Draw a set of flat pieces.

    Args:
        spec: The set; its counts are those to print.
        game: For kinds and seats.
        theme: The game's look.
        layout: Keys size, shape (square or disc), letter, corner (square) and inset (disc).
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    shape = layout.choice("shape", ("square", "disc"))
    size = layout.mm("size")
    kinds = {kind.id: kind for kind in game.kinds}
    seats = {seat.id: seat for seat in game.seats}
    box = Rect(0.0, 0.0, size, size)
    pieces = []
    for piece in spec.pieces:
        if shape == "square":
            items = _square(theme, kinds[piece.of], spec.symbol, box, layout.mm("letter"), bleed)
        else:
            owner = kinds.get(piece.of) or seats[piece.of]
            items = _disc(theme, owner, spec, piece, box, layout, bleed)
        reach = box.inset(-bleed)
        back = _back(theme, spec, box, bleed, shape) if spec.back else None
        pieces.append(
            DrawnPiece(
                piece.id,
                theme.say(piece.name),
                piece.count + piece.spares,
                size,
                size,
                Group(items, key=piece.id, box=reach),
                Group(back, key=f"{spec.part}.back", box=reach) if back else None,
                trim=shapes.circle(size / 2, size / 2, size / 2) if shape == "disc" else (),
                bleed=bleed,
            )
        )
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


def _square(
    theme: Theme, kind: Kind, symbol: str, box: Rect, letter: float, bleed: float
) -> tuple[Item, ...]:
    reach = box.inset(-bleed)
    return (
        ground(theme, kind.colour, kind.pattern, reach, shapes.rect(*reach)),
        *crab_square(theme, kind, symbol, box, letter),
    )


def _disc(
    theme: Theme,
    owner: Kind | Seat,
    spec: TokenSet,
    piece: Piece,
    box: Rect,
    layout: Layout,
    bleed: float,
) -> tuple[Item, ...]:
    """A round marker: a rim with the pattern, a calm middle with letter or sign."""
    size, centre = box.width, box.centre
    reach = box.inset(-bleed)
    rim = shapes.circle(*centre, size / 2 + bleed)
    middle = size / 2 - layout.mm("inset") * 1.6
    on = theme.on_colour(owner.colour)
    field = PathItem(
        shapes.circle(*centre, middle),
        Style(theme.colour(owner.colour), on, theme.weights["contour"] * 0.8),
    )
    back = ground(theme, owner.colour, owner.pattern if isinstance(owner, Kind) else "", reach, rim)
    paints = {"ink": on, "ground": theme.colour(owner.colour)}
    if isinstance(owner, Kind):
        art = middle * 1.16
        inner: tuple[Item, ...] = (
            *draw(
                theme.symbol(spec.symbol), centre.x - art / 2, centre.y - art * 0.68, art, paints
            ),
            *line(
                theme.book,
                owner.letter,
                centre.x,
                centre.y + middle * 0.62,
                role="number",
                size=layout.mm("letter") * 0.92,
                colour=on,
                anchor="middle",
                centred=True,
            ),
        )
    else:
        art = middle * (1.0 if piece.id.startswith("lap") else 1.36)
        inner = draw(theme.symbol(owner.sign), centre.x - art / 2, centre.y - art / 2, art, paints)
        if piece.id.startswith("lap"):
            dashes = (1.1, 0.9)
            ring = shapes.circle(*centre, middle - theme.weights["contour"] * 2)
            inner = (*inner, PathItem(ring, Style(None, on, theme.weights["contour"], dashes)))
    return (back, field, *inner)


def _back(theme: Theme, spec: TokenSet, box: Rect, bleed: float, shape: str) -> tuple[Item, ...]:
    """The common back: one symbol on the deep sea, the same whichever way it lies."""
    reach = box.inset(-bleed)
    outline = shapes.rect(*reach)
    if shape == "disc":
        outline = shapes.circle(*box.centre, box.width / 2 + bleed)
    art = box.width * 0.56
    x, y = box.centre.x - art / 2, box.centre.y - art / 2
    paints = {"ink": theme.colour("foam"), "ground": theme.colour("sea-deep")}
    return (
        ground(theme, "sea-deep", "waves", reach, outline),
        *draw(theme.symbol(spec.back), x, y, art, {**paints, "accent": paints["ink"]}),
    )
