"""From a set of flat pieces (tokens, markers) to drawn pieces: ground, pattern, symbol, letter."""

from printkit.base.errors import DataError
from printkit.base.geometry import Rect
from printkit.components.emblems import bar, emblem, value
from printkit.components.outlines import SHAPES, outline
from printkit.components.part import DrawnPiece, Part
from printkit.components.patterns import pattern
from printkit.components.signs import medal_square, plain_paints, sign_square
from printkit.components.template import Layout
from printkit.components.theme import Theme, luminance
from printkit.components.tones import pattern_tone
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.game import Game
from printkit.model.pieces import Kind, Piece, Seat, TokenSet

PALE = 0.9
"""Above this luminance the rim of a disc would be lost on white paper, and is made darker."""
_RIM_TONE = -0.08


def ground(
    theme: Theme,
    colour: str,
    mark: str,
    box: Rect,
    form: tuple[Segment, ...],
    tone: float = 0.0,
) -> Group:
    """Return a coloured shape with its pattern, clipped to the shape.

    Args:
        theme: The game's look.
        colour: Key of the colour.
        mark: Name of the pattern; empty for none.
        box: Bounding box of the shape.
        form: The shape.
        tone: How far its colour is moved towards black (below 0) or white.
    """
    fill = PathItem(form, Style(fill=theme.shade(colour, tone)))
    lines = pattern(mark, box, box.width / 7.5, pattern_tone(theme, colour)) if mark else ()
    return Group((fill, *lines), clip=form)


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
        layout: Keys size, shape, letter (on a kind's piece), corner and art (on a square with a
            sign) and inset (disc); height, where a piece is not as high as wide; face = "emblem",
            where the pieces of the kinds are drawn by `emblem` (any shape but a bar), or "picture",
            where a picture of the rules shows others just as they are; corners, where those of the
            seats are drawn by `medal_square`.
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    shape = layout.choice("shape", SHAPES)
    width = layout.mm("size")
    height = layout.mm("height") if "height" in layout else width
    box = Rect(0.0, 0.0, width, height)
    reach = box.inset(-bleed)
    straight = shape in {"square", "bar"}
    owners: dict[str, Kind | Seat] = {seat.id: seat for seat in game.seats}
    owners |= {kind.id: kind for kind in game.kinds}
    pieces = []
    for piece in spec.pieces:
        items = _face(theme, owners.get(piece.of), spec, piece, box, layout, bleed)
        back = _back(theme, spec, box, layout, bleed) if spec.back else None
        pieces.append(
            DrawnPiece(
                piece.id,
                theme.say(piece.name),
                piece.count + piece.spares,
                width,
                height,
                Group(items, key=piece.id, box=reach),
                Group(back, key=f"{spec.part}.back", box=reach) if back else None,
                back_matters=spec.back_matters,
                trim=() if straight else outline(shape, box),
                bleed=bleed,
            )
        )
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


def own_face(spec: TokenSet, layout: Layout) -> bool:
    """Whether the pieces look like nothing else: pictures, values, bars, squares with a medal."""
    picture = layout.or_else("face", "") in {"emblem", "picture"} or layout["shape"] == "bar"
    return picture or bool(spec.shown) or "corners" in layout


def _face(
    theme: Theme,
    owner: Kind | Seat | None,
    spec: TokenSet,
    piece: Piece,
    box: Rect,
    layout: Layout,
    bleed: float,
) -> tuple[Item, ...]:
    """Whatever is drawn on this piece: the layout's shape and face, and its owner, tell."""
    if isinstance(owner, Kind) and layout.or_else("face", "") == "emblem":
        return (emblem(theme, owner, spec.symbol, box, layout, bleed),)
    for name, words, colour in spec.shown:
        if name == piece.id:
            return (value(theme, theme.say(words), colour, spec.symbol, box, layout, bleed),)
    shape = layout["shape"]
    if shape == "bar" and owner is None:
        return (bar(theme, spec.symbol, spec.grounds[0], box, layout, bleed),)
    if shape == "square":
        return _square(theme, owner, spec, box, layout, bleed)
    if shape == "disc" and isinstance(owner, Seat):
        return seat_disc(theme, owner, box, layout, bleed, dashed=piece.id.startswith("lap"))
    if shape == "disc" and isinstance(owner, Kind):
        return _disc(theme, owner, spec, box, layout, bleed)
    whose = f"belongs to {owner.id}" if owner else "belongs to nobody"
    message = f"{layout.name}: {piece.id} {whose} and cannot be drawn as a {shape}"
    raise DataError(message, 'write shape = "square", or give kinds face = "emblem"')


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
    if owner is not None and "corners" in layout:
        emblem_of = dict(spec.own).get(owner.id, owner.sign)
        return medal_square(theme, owner, emblem_of, box, bleed, layout)
    symbol, colour = (owner.sign, owner.colour) if owner else (spec.symbol, spec.grounds[0])
    return sign_square(theme, symbol, colour, box, bleed, layout)


def _disc(
    theme: Theme, kind: Kind, spec: TokenSet, box: Rect, layout: Layout, bleed: float
) -> tuple[Item, ...]:
    """A round piece of a kind: a rim with the pattern, symbol and letter on its calm middle."""
    back, field, middle = _rimmed(theme, kind.colour, kind.pattern, box, layout, bleed)
    return (back, field, *named_middle(theme, kind, spec, layout, box, middle))


def seat_disc(
    theme: Theme, seat: Seat, box: Rect, layout: Layout, bleed: float, *, dashed: bool = False
) -> tuple[Item, ...]:
    """Return a round marker of a player: the sign in a ring.

    Args:
        theme: The game's look.
        seat: Whose it is.
        box: The trim.
        layout: Key inset.
        bleed: How far the ground reaches beyond the trim.
        dashed: A second, dashed ring: a marker that says something else than the plain one.
    """
    back, field, middle = _rimmed(theme, seat.colour, "", box, layout, bleed)
    on, contour = theme.on_colour(seat.colour), theme.weights["contour"]
    art = middle * (1.0 if dashed else 1.36)
    x, y = box.centre
    paints = {"ink": on, "ground": theme.colour(seat.colour)}
    inner: tuple[Item, ...] = draw(theme.symbol(seat.sign), x - art / 2, y - art / 2, art, paints)
    if dashed:
        ring = shapes.circle(x, y, middle - contour * 2)
        inner = (*inner, PathItem(ring, Style(None, on, contour, (1.1, 0.9))))
    return (back, field, *inner)


def _rimmed(
    theme: Theme, colour: str, mark: str, box: Rect, layout: Layout, bleed: float
) -> tuple[Item, Item, float]:
    """The ground with a pattern, the calm middle in a ring, and the middle's radius."""
    middle = box.width / 2 - layout.mm("inset") * 1.6
    rim = shapes.circle(*box.centre, box.width / 2 + bleed)
    tone = _RIM_TONE if luminance(theme.colour(colour)) > PALE else 0.0
    field = PathItem(
        shapes.circle(*box.centre, middle),
        Style(theme.colour(colour), theme.on_colour(colour), theme.weights["contour"] * 0.8),
    )
    return ground(theme, colour, mark, box.inset(-bleed), rim, tone), field, middle


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
    reach = box.inset(-bleed)
    return common_back(theme, spec.back, colour, reach, outline(layout["shape"], reach))


def common_back(
    theme: Theme, symbol: str, colour: str, reach: Rect, whole: tuple[Segment, ...]
) -> tuple[Item, ...]:
    """Return a back that all pieces of a set share: a pale symbol on waves.

    Args:
        theme: The game's look.
        symbol: In the middle.
        colour: Key of the ground's colour.
        reach: Box of the piece with its bleed.
        whole: Its shape, with the bleed.
    """
    art = min(reach.width, reach.height) * 0.56
    x, y = reach.centre.x - art / 2, reach.centre.y - art / 2
    tint = theme.colour("tint")
    paints = {"ink": tint, "ground": theme.colour(colour), "accent": tint, "light": tint}
    return (
        ground(theme, colour, "waves", reach, whole),
        *draw(theme.symbol(symbol), x, y, art, paints),
    )
