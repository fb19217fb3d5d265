"""From a set of figures to drawn pieces: standees to fold, discs or pointers, as the template says."""

from printkit.base.geometry import Rect
from printkit.components.part import DrawnPiece, Part
from printkit.components.pointers import draw_pointers
from printkit.components.standees import standee
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tokens import ground
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.game import Game
from printkit.model.pieces import FigureSet, Kind, Piece

STYLES = ("standee", "disc", "pointer")


def draw_figures(
    spec: FigureSet, game: Game, theme: Theme, layout: Layout, bleed: float = 0.0
) -> Part:
    """Draw a set of figures.

    Args:
        spec: The set; its counts are those to print.
        game: For the kinds.
        theme: The game's look.
        layout: Keys style, letter and, for a standee, width, height and foot; for a disc, disc. Those
            of a pointer: see `draw_pointers`.
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    style = layout.choice("style", STYLES)
    if style == "pointer":
        return draw_pointers(spec, game, theme, layout, bleed)
    kinds = {kind.id: kind for kind in game.kinds}
    make = _standee if style == "standee" else _disc
    pieces = tuple(
        make(theme, kinds[piece.of], spec, layout, piece, bleed) for piece in spec.pieces
    )
    return Part(spec.part, theme.say(spec.name), "pack", pieces)


def _face(theme: Theme, kind: Kind, symbol: str, box: Rect, letter: float) -> tuple[Item, ...]:
    """One side of a figure: the crab on a calm field, the letter on its foot."""
    art = box.width * 0.88
    x = box.x + (box.width - art) / 2
    top = box.y + box.height * 0.06
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(kind.colour),
        "ground": theme.colour("paper"),
        "light": theme.colour("white"),
    }
    band = Rect(box.x, top + art, box.width, box.bottom - top - art)
    field = PathItem(shapes.rect(*box), Style(fill=theme.colour("foam")))
    return (
        field,
        *draw(theme.symbol(symbol), x, top, art, paints),
        ground(theme, kind.colour, kind.pattern, band, shapes.rect(*band)),
        PathItem(shapes.circle(*band.centre, letter * 0.62), Style(fill=theme.colour(kind.colour))),
        *line(
            theme.book,
            kind.letter,
            *band.centre,
            role="number",
            size=letter,
            colour=theme.on_colour(kind.colour),
            anchor="middle",
            centred=True,
        ),
    )


def _standee(
    theme: Theme, kind: Kind, spec: FigureSet, layout: Layout, piece: Piece, bleed: float
) -> DrawnPiece:
    sizes = layout.mm("width"), layout.mm("height"), layout.mm("foot")

    def face(box: Rect) -> tuple[Item, ...]:
        return _face(theme, kind, spec.symbol, box, layout.mm("letter"))

    return standee(theme, piece, sizes, face, kind.colour, bleed)


def _disc(
    theme: Theme, kind: Kind, spec: FigureSet, layout: Layout, piece: Piece, bleed: float
) -> DrawnPiece:
    size = layout.mm("disc")
    box = Rect(0.0, 0.0, size, size)
    reach = box.inset(-bleed)
    rim = shapes.circle(*box.centre, size / 2 + bleed)
    art = size * 0.62
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(kind.colour),
        "ground": theme.colour("paper"),
        "light": theme.colour("white"),
    }
    items = (
        ground(theme, kind.colour, kind.pattern, reach, rim),
        PathItem(shapes.circle(*box.centre, size * 0.4), Style(fill=theme.colour("paper"))),
        *draw(theme.symbol(spec.symbol), size / 2 - art / 2, size * 0.13, art, paints),
        *line(
            theme.book,
            kind.letter,
            size / 2,
            size * 0.8,
            role="number",
            size=layout.mm("letter") * 0.7,
            colour=theme.colour("ink"),
            anchor="middle",
            centred=True,
        ),
    )
    return DrawnPiece(
        piece.id,
        theme.say(piece.name),
        piece.count + piece.spares,
        size,
        size,
        Group(items, key=piece.id, box=reach),
        trim=shapes.circle(size / 2, size / 2, size / 2),
        bleed=bleed,
    )
