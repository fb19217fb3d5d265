"""From a set of figures to drawn pieces: standees to fold, discs or pointers, as the template says."""

from typing import NamedTuple

from printkit.base.geometry import Rect
from printkit.components.part import DrawnPiece, Part
from printkit.components.pointers import draw_pointers
from printkit.components.standees import standee
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tokens import ground, seat_disc
from printkit.display import shapes
from printkit.display.items import Colour, Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.game import Game
from printkit.model.pieces import FigureSet, Kind, Piece, Seat

STYLES = ("standee", "disc", "pointer")


def draw_figures(
    spec: FigureSet, game: Game, theme: Theme, layout: Layout, bleed: float = 0.0
) -> Part:
    """Draw a set of figures.

    Args:
        spec: The set; its counts are those to print.
        game: For the kinds, and for the seats of figures that lie flat.
        theme: The game's look.
        layout: Keys style, letter and, for a standee, width, height and foot; for a disc, disc.
            Those of a pointer: see `draw_pointers`. For a figure that belongs to nobody, colour,
            field and light (keys of colours) and mark (a symbol instead of a letter); flat
            (diameter) and inset for those that lie flat.
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    style = layout.choice("style", STYLES)
    if style == "pointer":
        return draw_pointers(spec, game, theme, layout, bleed)
    kinds = {kind.id: kind for kind in game.kinds}
    seats = {seat.id: seat for seat in game.seats}
    pieces = []
    for piece in spec.pieces:
        if piece.id in spec.flat:
            pieces.append(_marker(theme, seats[piece.of], piece, layout, bleed))
        else:
            who = _who(kinds.get(piece.of), layout)
            make = _standee if style == "standee" else _disc
            pieces.append(make(theme, who, spec, layout, piece, bleed))
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


class _Who(NamedTuple):
    """What tells a figure from the others: colour key, pattern, letter or symbol."""

    colour: str
    pattern: str
    letter: str
    mark: str
    field: str
    light: str


def _who(kind: Kind | None, layout: Layout) -> _Who:
    """A figure of a kind, or the one that belongs to nobody, whose look the layout tells."""
    if kind is not None:
        return _Who(kind.colour, kind.pattern, kind.letter, "", "foam", "white")
    return _Who(layout["colour"], "", "", layout["mark"], layout["field"], layout["light"])


def _name(
    theme: Theme, who: _Who, x: float, y: float, letter: float, colour: Colour
) -> tuple[Item, ...]:
    """The letter of a kind, or the mark of nobody, around a point."""
    if who.mark:
        paints = dict.fromkeys(("ink", "accent"), colour)
        cuts = {"ground": theme.colour(who.colour), "light": theme.colour(who.colour)}
        size = letter * 0.9
        place = (x - size / 2, y - size / 2)
        return draw(theme.symbol(who.mark), *place, size, {**paints, **cuts})
    return line(
        theme.book, who.letter, x, y, role="number", size=letter, colour=colour,
        anchor="middle", centred=True,
    )  # fmt: skip


def _face(theme: Theme, who: _Who, symbol: str, box: Rect, letter: float) -> tuple[Item, ...]:
    """One side of a figure: the picture on a calm field, the letter on its foot."""
    art = box.width * 0.88
    x = box.x + (box.width - art) / 2
    top = box.y + box.height * 0.06
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(who.colour),
        "ground": theme.colour("paper"),
        "light": theme.colour(who.light),
    }
    band = Rect(box.x, top + art, box.width, box.bottom - top - art)
    field = PathItem(shapes.rect(*box), Style(fill=theme.colour(who.field)))
    on = theme.on_colour(who.colour)
    return (
        field,
        *draw(theme.symbol(symbol), x, top, art, paints),
        ground(theme, who.colour, who.pattern, band, shapes.rect(*band)),
        PathItem(shapes.circle(*band.centre, letter * 0.62), Style(fill=theme.colour(who.colour))),
        *_name(theme, who, *band.centre, letter, on),
    )


def _standee(
    theme: Theme, who: _Who, spec: FigureSet, layout: Layout, piece: Piece, bleed: float
) -> DrawnPiece:
    sizes = layout.mm("width"), layout.mm("height"), layout.mm("foot")

    def face(box: Rect) -> tuple[Item, ...]:
        return _face(theme, who, spec.symbol, box, layout.mm("letter"))

    return standee(theme, piece, sizes, face, who.colour, bleed)


def _disc(
    theme: Theme, who: _Who, spec: FigureSet, layout: Layout, piece: Piece, bleed: float
) -> DrawnPiece:
    size = layout.mm("disc")
    box = Rect(0.0, 0.0, size, size)
    rim = shapes.circle(*box.centre, size / 2 + bleed)
    art = size * (0.68 if who.mark else 0.62)
    top = (size - art) / 2 if who.mark else size * 0.13
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(who.colour),
        "ground": theme.colour("paper"),
        "light": theme.colour(who.light),
    }
    letter, ink = layout.mm("letter") * 0.7, theme.colour("ink")
    items = (
        ground(theme, who.colour, who.pattern, box.inset(-bleed), rim),
        PathItem(shapes.circle(*box.centre, size * 0.4), Style(fill=theme.colour("paper"))),
        *draw(theme.symbol(spec.symbol), size / 2 - art / 2, top, art, paints),
        *(() if who.mark else _name(theme, who, size / 2, size * 0.8, letter, ink)),
    )
    return _round(theme, piece, size, items, bleed)


def _marker(theme: Theme, seat: Seat, piece: Piece, layout: Layout, bleed: float) -> DrawnPiece:
    """A figure that lies flat: a disc with its seat's sign."""
    size = layout.mm("flat")
    items = seat_disc(theme, seat, Rect(0.0, 0.0, size, size), layout, bleed)
    return _round(theme, piece, size, items, bleed)


def _round(
    theme: Theme, piece: Piece, size: float, items: tuple[Item, ...], bleed: float
) -> DrawnPiece:
    return DrawnPiece(
        piece.id,
        theme.say(piece.name),
        piece.count + piece.spares,
        size,
        size,
        Group(items, key=piece.id, box=Rect(0.0, 0.0, size, size).inset(-bleed)),
        trim=shapes.circle(size / 2, size / 2, size / 2),
        bleed=bleed,
    )
