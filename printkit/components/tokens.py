"""From a set of flat pieces (tokens, markers) to drawn pieces: ground, pattern, symbol, letter."""

from printkit.base.errors import DataError
from printkit.base.geometry import Rect
from printkit.components.part import DrawnPiece, Part
from printkit.components.patterns import pattern
from printkit.components.signs import plain_paints, sign_square
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
PALE = 0.9
"""Above this luminance the rim of a disc would be lost on white paper, and is made darker."""
_RIM_TONE = -0.08


def pattern_tone(theme: Theme, colour: str) -> str:
    """Return the tone of a pattern on a colour of the theme: seen, but behind the symbol."""
    dark = luminance(theme.colour(colour)) < DARK
    return theme.shade(colour, 0.24 if dark else -0.2)


def ground(
    theme: Theme,
    colour: str,
    mark: str,
    box: Rect,
    outline: tuple[Segment, ...],
    tone: float = 0.0,
) -> Group:
    """Return a coloured shape with its pattern, clipped to the shape.

    Args:
        theme: The game's look.
        colour: Key of the colour.
        mark: Name of the pattern; empty for none.
        box: Bounding box of the shape.
        outline: The shape.
        tone: How far its colour is moved towards black (below 0) or white.
    """
    fill = PathItem(outline, Style(fill=theme.shade(colour, tone)))
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
        layout: Keys size, shape (square or disc), letter (on a kind's piece), corner and art (on a
            square with a sign) and inset (disc).
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    shape = layout.choice("shape", ("square", "disc"))
    size = layout.mm("size")
    kinds = {kind.id: kind for kind in game.kinds}
    seats = {seat.id: seat for seat in game.seats}
    box = Rect(0.0, 0.0, size, size)
    pieces = []
    for piece in spec.pieces:
        owner = kinds.get(piece.of) or seats.get(piece.of)
        if shape == "square":
            items = _square(theme, owner, spec, box, layout, bleed)
        elif owner is not None:
            items = _disc(theme, owner, spec, piece, box, layout, bleed)
        else:
            raise DataError(f"{piece.id} belongs to nobody", "only a square may; see its layout")
        reach = box.inset(-bleed)
        back = _back(theme, spec, box, layout, bleed) if spec.back else None
        pieces.append(
            DrawnPiece(
                piece.id,
                theme.say(piece.name),
                piece.count + piece.spares,
                size,
                size,
                Group(items, key=piece.id, box=reach),
                Group(back, key=f"{spec.part}.back", box=reach) if back else None,
                back_matters=spec.back_matters,
                trim=shapes.circle(size / 2, size / 2, size / 2) if shape == "disc" else (),
                bleed=bleed,
            )
        )
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


def _square(
    theme: Theme,
    owner: Kind | Seat | None,
    spec: TokenSet,
    box: Rect,
    layout: Layout,
    bleed: float,
) -> tuple[Item, ...]:
    """A square of a kind: pattern, symbol, letter; of a seat or of nobody: a sign in a frame."""
    if isinstance(owner, Kind):
        reach = box.inset(-bleed)
        return (
            ground(theme, owner.colour, owner.pattern, reach, shapes.rect(*reach)),
            *crab_square(theme, owner, spec.symbol, box, layout.mm("letter")),
        )
    symbol, colour = (owner.sign, owner.colour) if owner else (spec.symbol, spec.grounds[0])
    return sign_square(theme, symbol, colour, box, bleed, layout)


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
    mark = owner.pattern if isinstance(owner, Kind) else ""
    tone = _RIM_TONE if luminance(theme.colour(owner.colour)) > PALE else 0.0
    back = ground(theme, owner.colour, mark, reach, rim, tone)
    paints = {"ink": on, "ground": theme.colour(owner.colour)}
    inner: tuple[Item, ...]
    if isinstance(owner, Kind):
        inner = named_middle(theme, owner, spec, layout, box, middle)
    else:
        art = middle * (1.0 if piece.id.startswith("lap") else 1.36)
        inner = draw(theme.symbol(owner.sign), centre.x - art / 2, centre.y - art / 2, art, paints)
        if piece.id.startswith("lap"):
            dashes = (1.1, 0.9)
            ring = shapes.circle(*centre, middle - theme.weights["contour"] * 2)
            inner = (*inner, PathItem(ring, Style(None, on, theme.weights["contour"], dashes)))
    return (back, field, *inner)


def named_middle(
    theme: Theme, kind: Kind, spec: TokenSet, layout: Layout, box: Rect, middle: float
) -> tuple[Item, ...]:
    """The middle of a kind's disc: a symbol above, the letter below, together in the centre.

    The layout's `art` is the symbol's share of the middle's radius.
    """
    on = theme.on_colour(kind.colour)
    art, letter = middle * float(layout.or_else("art", 1.16)), layout.mm("letter") * 0.92
    symbol = theme.symbol(dict(spec.own).get(kind.id, spec.symbol))
    if spec.own:
        capital = theme.book.face("number").cap_height * letter
        top = box.centre.y - (art + capital) / 2 - middle * 0.06
        low = top + art + capital / 2 + middle * 0.08
        drawn = draw(symbol, box.centre.x - art / 2, top, art, plain_paints(theme, kind.colour))
    else:
        paints = {"ink": on, "ground": theme.colour(kind.colour)}
        low = box.centre.y + middle * 0.62
        drawn = draw(symbol, box.centre.x - art / 2, box.centre.y - art * 0.68, art, paints)
    return (
        *drawn,
        *line(
            theme.book,
            kind.letter,
            box.centre.x,
            low,
            role="number",
            size=letter,
            colour=on,
            anchor="middle",
            centred=True,
        ),
    )


def _back(
    theme: Theme, spec: TokenSet, box: Rect, layout: Layout, bleed: float
) -> tuple[Item, ...]:
    """The common back: one symbol on the ground, the same whichever way it lies.

    A back that matters is a second face, drawn like the front of a piece of nobody.
    """
    colour = spec.grounds[1]
    if spec.back_matters:
        return sign_square(theme, spec.back, colour, box, bleed, layout)
    outline = shapes.rect(*box.inset(-bleed))
    if layout["shape"] == "disc":
        outline = shapes.circle(*box.centre, box.width / 2 + bleed)
    return common_back(theme, spec.back, colour, box.inset(-bleed), outline)


def common_back(
    theme: Theme, symbol: str, colour: str, reach: Rect, outline: tuple[Segment, ...]
) -> tuple[Item, ...]:
    """Return a back that all pieces of a set share: a pale symbol on waves.

    Args:
        theme: The game's look.
        symbol: In the middle.
        colour: Key of the ground's colour.
        reach: Box of the piece with its bleed.
        outline: Its shape, with the bleed.
    """
    art = min(reach.width, reach.height) * 0.56
    x, y = reach.centre.x - art / 2, reach.centre.y - art / 2
    tint = theme.colour("tint")
    paints = {"ink": tint, "ground": theme.colour(colour), "accent": tint, "light": tint}
    return (
        ground(theme, colour, "waves", reach, outline),
        *draw(theme.symbol(symbol), x, y, art, paints),
    )
