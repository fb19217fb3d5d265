"""From the word of a picture's cell to a small drawing of the piece that lies there."""

from collections.abc import Iterator
from dataclasses import replace

from printkit.base.geometry import Point, Rect, rotation, scaling, translation
from printkit.components.charts import city
from printkit.components.figures import draw_figures
from printkit.components.pictures import DrawCell
from printkit.components.plaques import plaque
from printkit.components.pointers import draw_pointers
from printkit.components.sortedfigures import flat_face
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tiles import TileFace, mark
from printkit.components.tokens import crab_square, draw_tokens, ground, own_face
from printkit.components.trays import deck_of, draw_trays
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.model.boards import GridBoard
from printkit.model.cells import BACK, NO_SIDE, is_sided, read_sign
from printkit.model.game import Game
from printkit.model.pieces import (
    BoardSet,
    FigureSet,
    Kind,
    Piece,
    PieceSet,
    SidedTile,
    TileSet,
    TokenSet,
    TraySet,
)
from printkit.model.sets import pieces_of

_UNIT = 10.0
"""Size in mm at which each piece is drawn once."""
_INSET = 0.03
_LETTER = 0.31
_TRAY = 13.0
"""Height in mm at which a tray is drawn before it is made small."""
_ISLAND = "#"


def piece_drawer(game: Game, theme: Theme) -> DrawCell:
    """Return the function that draws what the word of a picture's cell stands for.

    It takes the word (see `model/cells.py`), x, y and height of the space in mm; a word that stands
    for no piece draws nothing.
    """
    made: dict[str, _Mini | None] = {}

    def draw_cell(word: str, x: float, y: float, size: float) -> tuple[Item, ...]:
        sign = read_sign(word)
        if sign.base not in made:
            made[sign.base] = _mini(sign.base, game, theme)
        mini = made[sign.base]
        if mini is None:
            return ()
        turned = rotation(sign.turn, Point(mini.width / 2, _UNIT / 2))
        place = turned.then(scaling(size / _UNIT)).then(translation(x, y))
        box = (0.0, 0.0, mini.width, _UNIT)
        drawn = Group(mini.items, matrix=place, key=f"{game.id}.mini.{sign.base}", box=box)
        if not sign.load:
            return (drawn,)
        scale = size / _UNIT
        words = [name for name, number in sign.load for _ in range(number)]
        load = (
            draw_cell(each, x + spot.x * scale, y + spot.y * scale, spot.height * scale)
            for each, spot in zip(words, mini.places, strict=False)
        )
        return (drawn, *(item for each in load for item in each))

    return draw_cell


class _Mini:
    """A piece as high as `_UNIT`: what is drawn, how wide it is, where other pieces lie on it."""

    def __init__(
        self, items: tuple[Item, ...], width: float = _UNIT, places: tuple[Rect, ...] = ()
    ) -> None:
        self.items, self.width, self.places = items, width, places


def _mini(base: str, game: Game, theme: Theme) -> _Mini | None:
    """Return the small drawing of a piece: known by its sides, the letter of its kind or its id."""
    kit = game.kit()
    if base == _ISLAND:
        return _island(kit, theme)
    kinds = {kind.letter: kind for kind in game.kinds}
    if is_sided(base, frozenset(kinds)):
        tiles = next((each for each in kit if isinstance(each, TileSet)), None)
        sides = tuple("" if side == NO_SIDE else kinds[side].id for side in base)
        return _Mini(_tile(tiles, sides, game, theme)) if tiles else None
    name = base.removesuffix(BACK)
    for each in kit:
        for piece in pieces_of(each):
            if piece.id == name or (base in kinds and piece.of == kinds[base].id):
                found = _as_printed(each, piece, game, theme, behind=base.endswith(BACK)) or _piece(
                    _faced(each, base), piece, game, theme
                )
                if found is not None:
                    return found
    return None


def _faced(each: PieceSet, base: str) -> PieceSet:
    """Return the set with its backs in front, where those are meant."""
    if not base.endswith(BACK) or not isinstance(each, TokenSet):
        return each
    grounds = (each.grounds[1], each.grounds[0])
    if each.reverse is not None:
        faces = tuple((name, each.reverse) for name, _ in each.faces)
        return replace(each, faces=faces, grounds=grounds)
    return replace(each, symbol=each.back, grounds=grounds)


def _island(kit: tuple[PieceSet, ...], theme: Theme) -> _Mini | None:
    boards = (each.board for each in kit if isinstance(each, BoardSet))
    special = next((b.special[0][2] for b in boards if isinstance(b, GridBoard) and b.special), "")
    if not special:
        return None
    paints = {
        "ink": theme.colour("ink"),
        "ground": theme.colour("sand"),
        "accent": theme.colour("palm"),
        "light": theme.colour("foam"),
    }
    return _Mini(tuple(draw(theme.symbol(special), 0.0, 0.0, _UNIT, paints)))


def _piece(  # noqa: PLR0911 - one return for each kind
    each: PieceSet, piece: Piece, game: Game, theme: Theme
) -> _Mini | None:
    """Return the small drawing of a piece of a set, if pieces like it can be shown small."""
    match each:
        case TileSet():
            tile = next(tile for tile in each.tiles if tile.piece.id == piece.id)
            return _Mini(_tile(each, tile.sides, game, theme))
        case TokenSet() if each.faces:
            return _Mini(_plaque(each, piece, theme))
        case TokenSet():
            return _Mini(_flat(each, piece, game, theme))
        case FigureSet() if each.sorts:
            return _Mini(_sorted(each, piece, game, theme))
        case FigureSet() if any(piece.of == seat.id for seat in game.seats):
            return _pointer(each, piece, game, theme)
        case TraySet():
            return _tray(each, piece, theme)
        case _:
            return None


def _as_printed(
    each: PieceSet, piece: Piece, game: Game, theme: Theme, *, behind: bool
) -> _Mini | None:
    """Return a piece with a face of its own as it is cut out, as large as fits, in the middle.

    Figures that lie flat are shown so, and the others of their set as discs.
    """
    layout = theme.layouts.get(getattr(each, "layout", ""))
    if layout is None:
        return None
    if isinstance(each, TokenSet) and own_face(each, layout):
        (drawn,) = draw_tokens(replace(each, pieces=(piece,)), game, theme, layout).pieces
    elif isinstance(each, FigureSet) and each.flat:
        lying = Layout(layout.name, {**layout, "style": "disc"})
        (drawn,) = draw_figures(replace(each, pieces=(piece,)), game, theme, lying).pieces
    else:
        return None
    face = drawn.back if behind else drawn.front
    if face is None:
        return None
    scale = _UNIT * (1 - 2 * _INSET) / max(drawn.width, drawn.height)
    x, y = (_UNIT - drawn.width * scale) / 2, (_UNIT - drawn.height * scale) / 2
    place = scaling(scale).then(translation(x, y))
    cut = shapes.transform(drawn.trim or shapes.rect(0.0, 0.0, drawn.width, drawn.height), place)
    return _Mini((Group((Group(face.items, matrix=place),), clip=cut),))


def _flat(spec: TokenSet, piece: Piece, game: Game, theme: Theme) -> tuple[Item, ...]:
    """A token or marker; one that nobody owns, with one face, stands in the theme's own colours."""
    kind = next((kind for kind in game.kinds if kind.id == piece.of), None)
    seat = next((seat for seat in game.seats if seat.id == piece.of), None)
    box = Rect(0.0, 0.0, _UNIT, _UNIT)
    if kind is not None:
        return _disc(spec, piece, game, theme) if spec.own else _token(theme, kind, spec.symbol)
    if seat is not None:
        return mark(theme, seat.sign, seat.colour, box.inset(_UNIT * _INSET))
    if spec.back:
        return mark(theme, spec.symbol, spec.grounds[0], box.inset(_UNIT * _INSET))
    return tuple(city(theme, spec.symbol, box))


def _token(theme: Theme, kind: Kind, symbol: str) -> tuple[Item, ...]:
    box = Rect(0.0, 0.0, _UNIT, _UNIT).inset(_UNIT * _INSET)
    outline = shapes.rounded_rect(*box, _UNIT * 0.06)
    return (
        ground(theme, kind.colour, kind.pattern, box, outline),
        *crab_square(theme, kind, symbol, box, _UNIT * _LETTER),
    )


def _plaque(spec: TokenSet, piece: Piece, theme: Theme) -> tuple[Item, ...]:
    """A flat piece with a picture of its own: the picture as large as it can be on its ground."""
    values = {"shape": "square", "size": _UNIT, "art": 0.8, "rim": _UNIT * 0.06}
    if spec.reverse is None:
        values["plate"] = "paper"
    layout = Layout("a small piece", values)
    box = Rect(0.0, 0.0, _UNIT, _UNIT).inset(_UNIT * _INSET)
    return plaque(theme, dict(spec.faces)[piece.id], spec.grounds[0], box, layout)


def _sorted(spec: FigureSet, piece: Piece, game: Game, theme: Theme) -> tuple[Item, ...]:
    """A figure of one of several sorts, lying as a square."""
    sort = next(each for each in spec.sorts if each.id == piece.id.partition(".")[0])
    seat = next((seat for seat in game.seats if seat.id == piece.of), None)
    layout = Layout("a small figure", {"style": "square", "art": 0.64, "sign": 0.3})
    box = Rect(0.0, 0.0, _UNIT, _UNIT).inset(_UNIT * _INSET)
    return flat_face(theme, sort, seat, box, layout)


def _tile(spec: TileSet, sides: tuple[str, ...], game: Game, theme: Theme) -> tuple[Item, ...]:
    """A tile without the texture of its free sides, its letters and marks as large as they can be."""
    top, right, bottom, left = sides
    alike = (tile for tile in spec.tiles if tile.marked)
    marked = any(sorted(tile.sides) == sorted(sides) for tile in alike)
    layout = Layout(
        "a small tile", {"size": _UNIT, "letter": _UNIT * 0.3, "mark": _UNIT * 0.24, "row": _UNIT}
    )
    face = TileFace(replace(spec, row=""), game, theme, layout)
    line = theme.weights["detail"]
    edge = shapes.rect(*Rect(0.0, 0.0, _UNIT, _UNIT).inset(line / 2))
    return (
        *face.items(SidedTile(spec.tiles[0].piece, (top, right, bottom, left), marked)),
        PathItem(edge, Style(None, theme.colour("grey"), line)),
    )


def _disc(spec: TokenSet, piece: Piece, game: Game, theme: Theme) -> tuple[Item, ...]:
    """A round marker."""
    layout = Layout(
        "a small disc",
        {"size": _UNIT, "shape": "disc", "letter": _UNIT * 0.5, "inset": 0.4, "art": 0.7},
    )
    alone = replace(spec, pieces=(piece,), back="")
    return draw_tokens(alone, game, theme, layout).pieces[0].front.items


def _pointer(spec: FigureSet, piece: Piece, game: Game, theme: Theme) -> _Mini:
    """A figure from above, a little smaller than its space; its front is up."""
    layout = Layout("a small figure", {"size": _UNIT, "rim": 0.5, "sign": _UNIT * 0.42, "at": 0.75})
    drawn = draw_pointers(replace(spec, pieces=(piece,)), game, theme, layout).pieces[0]
    scale = _UNIT * 0.94 / max(drawn.width, drawn.height)
    place = scaling(scale).then(
        translation((_UNIT - drawn.width * scale) / 2, (_UNIT - drawn.height * scale) / 2)
    )
    clip = shapes.transform(drawn.trim, place)
    return _Mini((Group((Group(drawn.front.items, matrix=place),), clip=clip),))


def _tray(spec: TraySet, piece: Piece, theme: Theme) -> _Mini:
    """A tray without the ground around it, and the places on it."""
    columns, rows = spec.places
    width, cell = _TRAY * 2.3, _TRAY * 0.272
    layout = Layout("a small tray", {"width": width, "height": _TRAY, "cell": cell})
    (drawn,) = draw_trays(replace(spec, pieces=(piece,)), theme, layout).pieces
    scale = _UNIT / _TRAY
    items = (Group(drawn.front.items[1:], matrix=scaling(scale)),)
    if not columns * rows:
        return _Mini((Group(drawn.front.items, matrix=scaling(scale)),), width * scale)
    deck = deck_of(theme, spec, Rect(0.0, 0.0, width, _TRAY))
    spots = _spots(deck, spec.places, cell)
    return _Mini(
        items,
        width * scale,
        tuple(Rect(s.x * scale, s.y * scale, s.width * scale, s.height * scale) for s in spots),
    )


def _spots(deck: Rect, number: tuple[int, int], cell: float) -> Iterator[Rect]:
    """The places on a deck, row by row."""
    columns, rows = number
    left, top = deck.centre.x - columns * cell / 2, deck.centre.y - rows * cell / 2
    for row in range(rows):
        for column in range(columns):
            yield Rect(left + column * cell, top + row * cell, cell, cell)
