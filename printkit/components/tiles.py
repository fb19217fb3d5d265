"""From a set of square tiles with halves on their sides to drawn pieces, cut by both diagonals.

A half is drawn once, with its base on the tile's upper side, and turned to the other sides. Two halves
base to base are the same drawing turned by half a turn, so that each line of one goes on in the other.
"""

from collections.abc import Iterator, Mapping

from printkit.base.errors import DataError
from printkit.base.geometry import Matrix, Point, Rect, rotation, scaling, translation
from printkit.components.part import DrawnPiece, Part
from printkit.components.patterns import pattern
from printkit.components.signs import sign
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tones import cut_tone, pattern_tone
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import GRID, Symbol, draw
from printkit.display.text import line
from printkit.model.game import Game
from printkit.model.kinds import Kind
from printkit.model.pieces import SidedTile, TileSet

TURNS = (0, 90, 180, 270)
"""Degrees from the top side to the top, right, bottom and left one."""
_PITCH = 0.045
"""Distance of two lines of a pattern, as a share of the tile."""
_CORNER = 0.14
"""Corner of a mark, as a share of its size."""


def turned(size: float, side: int) -> Matrix:
    """Return the map from the top side of a tile of that size to another side."""
    return rotation(TURNS[side], Point(size / 2, size / 2))


def quarter(size: float, side: int, reach: float = 0.0) -> tuple[Segment, ...]:
    """Return the triangle of a tile that belongs to a side.

    Args:
        size: Of the tile, in mm.
        side: 0 top, 1 right, 2 bottom, 3 left.
        reach: How far its base lies beyond the tile.
    """
    top = ((-reach, -reach), (size + reach, -reach), (size / 2, size / 2))
    return shapes.transform(shapes.polygon(top), turned(size, side))


def draw_tiles(spec: TileSet, game: Game, theme: Theme, layout: Layout, bleed: float = 0.0) -> Part:
    """Draw a set of sided tiles.

    Args:
        spec: The set; its counts are those to print.
        game: For the kinds.
        theme: The game's look.
        layout: Keys size, letter, row (distance of two rows on a free side) and mark.
        bleed: How far the art reaches beyond the trim, in mm.
    """
    size = layout.mm("size")
    face = TileFace(spec, game, theme, layout, bleed)
    reach = Rect(0.0, 0.0, size, size).inset(-bleed)
    pieces = tuple(
        DrawnPiece(
            tile.piece.id,
            theme.say(tile.piece.name),
            tile.piece.count + tile.piece.spares,
            size,
            size,
            Group(face.items(tile), key=tile.piece.id, box=reach),
            bleed=bleed,
        )
        for tile in spec.tiles
    )
    return Part(spec.part, theme.say(spec.name), "pack", pieces)


class TileFace:
    """Draws the faces of a set's tiles; what they share is drawn once."""

    def __init__(
        self, spec: TileSet, game: Game, theme: Theme, layout: Layout, bleed: float = 0.0
    ) -> None:
        """Prepare the halves of all kinds and the free side; arguments as for `draw_tiles`."""
        self._theme, self._spec = theme, spec
        self._size, self._bleed = layout.mm("size"), bleed
        self._mark = layout.mm("mark")
        letter = layout.mm("letter")
        symbol = theme.symbol(spec.symbol)
        self._halves: Mapping[str, tuple[Item, ...]] = {
            kind.id: half(theme, kind, symbol, self._size, letter) for kind in game.kinds
        }
        self._free = tuple(self._rows(layout.mm("row"))) if spec.row else ()

    def items(self, tile: SidedTile) -> tuple[Item, ...]:
        """Return the face of a tile, drawn from its top-left corner."""
        size, bleed = self._size, self._bleed
        field = shapes.rect(-bleed, -bleed, size + 2 * bleed, size + 2 * bleed)
        items: list[Item] = [PathItem(field, Style(fill=self._theme.colour("field")))]
        marked = tile.marked
        for side, kind in enumerate(tile.sides):
            place = turned(size, side)
            if kind:
                items.extend(self._half(kind, place))
            elif marked:
                items.append(Group(tuple(self._marks()), matrix=place))
                marked = False
            else:
                items.append(Group(self._free, matrix=place))
        return tuple(items)

    def _half(self, kind: str, place: Matrix) -> Iterator[Group]:
        """A half; with bleed the other half beyond the side too, as the neighbour would show it."""
        drawn = self._halves[kind]
        if self._bleed:
            beyond = rotation(180, Point(self._size / 2, 0.0))
            box = shapes.rect(-self._bleed, -self._bleed, self._size + 2 * self._bleed, self._bleed)
            yield Group((Group(drawn, matrix=beyond),), matrix=place, clip=box)
        yield Group(drawn, matrix=place)

    def _rows(self, row: float) -> Iterator[PathItem]:
        """Rows of plants along the side, shorter towards the middle of the tile: leaves alone."""
        symbol = self._theme.symbol(self._spec.row)
        colour = self._theme.colour("field-dark")
        art = row * 1.02
        places = []
        y = row * 0.86
        while (room := self._size - 2 * y - row * 0.7) > art:
            number = int(room / row)
            first = (self._size - (number - 1) * row) / 2
            places += [(first + k * row - art / 2, y - art / 2) for k in range(number)]
            y += row
        shown = [layer.segments for layer in symbol.layers if layer.fill == "accent"]
        path = tuple(
            segment
            for x, y in places
            for part in shown
            for segment in shapes.transform(part, scaling(art / GRID).then(translation(x, y)))
        )
        yield PathItem(path, Style(fill=colour))

    def _marks(self) -> Iterator[Item]:
        """Small pictures side by side, where the quarter is widest without touching its sides."""
        theme, art, gap = self._theme, self._mark, self._mark * 0.22
        marks = self._spec.marks
        x = (self._size - len(marks) * art - (len(marks) - 1) * gap) / 2
        y = self._size * 0.075
        for symbol, colour in marks:
            box = Rect(x, y, art, art)
            yield from mark(theme, symbol, colour, box)
            x += art + gap


def mark(theme: Theme, symbol: str, colour: str, box: Rect) -> tuple[Item, ...]:
    """Return a small picture of a square piece: its ground, its symbol."""
    edge = Style(theme.colour(colour), theme.colour("ink"), theme.weights["detail"] * 1.4)
    art = box.width * 0.8
    inside = (box.width - art) / 2
    return (
        PathItem(shapes.rounded_rect(*box, box.width * _CORNER), edge),
        *sign(theme, symbol, colour, box.x + inside, box.y + inside, art),
    )


def half(theme: Theme, kind: Kind, symbol: Symbol, size: float, letter: float) -> tuple[Item, ...]:
    """Return half of a kind's whole, its base on the upper side of a tile.

    The symbol's first cut, a triangle along its base, is the panel on which the kind's pattern and
    letter stand.

    Args:
        theme: The game's look.
        kind: For colour, pattern and letter.
        symbol: The half: layers of ink and accent, then cuts.
        size: Of the tile, in mm.
        letter: Height of the letter's em.
    """
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(kind.colour),
        "ground": cut_tone(theme, kind.colour, "field"),
    }
    layers = draw(symbol, 0.0, 0.0, size, paints)
    first = next(k for k, layer in enumerate(symbol.layers) if layer.stroke and not layer.fill)
    panel = _closed(layers[first].segments, symbol)
    box = shapes.bounds(panel)
    lines = pattern(kind.pattern, box, size * _PITCH, pattern_tone(theme, kind.colour))
    words = line(
        theme.book,
        kind.letter,
        size / 2,
        # The middle of the circle inside a right-angled triangle, a little nearer to its base.
        box.y + box.width * (2**0.5 - 1) / 2 * 0.94,
        role="number",
        size=letter,
        colour=theme.on_colour(kind.colour),
        anchor="middle",
        centred=True,
    )
    return (*layers[:first], Group(lines, clip=panel), *layers[first:], *words)


def _closed(path: tuple[Segment, ...], symbol: Symbol) -> tuple[Segment, ...]:
    """Return the first closed part of a path."""
    for end, (op, _) in enumerate(path):
        if op == "Z":
            return path[: end + 1]
    message = f"the symbol {symbol.id!r} has no panel: its first cut is not closed"
    raise DataError(message, "close the first part of its first cut with Z")
