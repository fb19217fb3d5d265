"""From a kind and a symbol with a calm place to the face of a small piece: pattern, picture, letter.

The pattern lies on what the symbol paints as its accent, as if it were woven into it; the letter
stands on the symbol's calm layer.
"""

from collections.abc import Iterator, Mapping

from printkit.base.errors import DataError
from printkit.base.geometry import Matrix, Rect, scaling, translation
from printkit.components.outlines import outline
from printkit.components.patterns import pattern
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tones import cut_tone, pattern_tone
from printkit.display import shapes
from printkit.display.items import Colour, Group, Item, PathItem, Style
from printkit.display.symbols import GRID, Symbol, SymbolLayer, draw
from printkit.display.text import line
from printkit.model.kinds import Kind

_PITCH = 1 / 12
"""Distance of two lines of a pattern, as a share of the piece."""


def emblem(
    theme: Theme, kind: Kind, symbol: str, box: Rect, layout: Layout, bleed: float = 0.0
) -> Group:
    """Return the face of a kind's piece: a ground, and the symbol on it with pattern and letter.

    Args:
        theme: The game's look.
        kind: For colour, pattern and letter.
        symbol: With a calm layer; it may reach beyond its grid, and then it bleeds.
        box: The trim.
        layout: Keys shape, ground (key of a colour), letter (of the em; a wide one is no wider than
            the calm place), art (size of the symbol as a share of the box) and light (key of the colour of what is pale on any kind).
        bleed: How far ground and symbol reach beyond the trim.
    """
    drawing = theme.symbol(symbol)
    art = box.width * float(layout.or_else("art", 1.0))
    place = scaling(art / GRID).then(translation(box.centre.x - art / 2, box.centre.y - art / 2))
    reach = box.inset(-bleed)
    cut = outline(layout["shape"], reach)
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(kind.colour),
        "ground": cut_tone(theme, kind.colour, "paper"),
        "light": theme.colour(layout["light"]),
    }
    calm = shapes.bounds(shapes.transform(_calm(drawing).segments, place))
    left, _, right, _ = theme.book.face("number").ink(kind.letter)
    letter = min(layout.mm("letter"), calm.width / (right - left))
    lines = pattern(kind.pattern, reach, box.width * _PITCH, pattern_tone(theme, kind.colour))
    return Group(
        (
            PathItem(cut, Style(fill=theme.colour(layout["ground"]))),
            *patterned(drawing, place, paints, lines),
            *line(
                theme.book,
                kind.letter,
                *calm.centre,
                role="number",
                size=letter,
                colour=theme.on_colour(kind.colour),
                anchor="middle",
                centred=True,
            ),
        ),
        clip=cut,
    )


def patterned(
    symbol: Symbol, place: Matrix, paints: Mapping[str, Colour], lines: tuple[Item, ...]
) -> Iterator[Item]:
    """Yield the layers of a symbol, a pattern on those that are filled with the accent.

    Args:
        symbol: Its layers without a calm place carry the pattern.
        place: From the grid to mm.
        paints: Colours of all four roles.
        lines: The pattern, over all of the piece.
    """
    for layer in symbol.layers:
        path = shapes.transform(layer.segments, place)
        edge = Style(None, paints[layer.stroke], layer.width * place.a) if layer.stroke else None
        if layer.fill:
            yield PathItem(path, Style(fill=paints[layer.fill]))
        if layer.fill == "accent" and not layer.calm and lines:
            yield Group(lines, clip=path)
        if edge:
            yield PathItem(path, edge)


def value(
    theme: Theme, words: str, colour: str, symbol: str, box: Rect, layout: Layout, bleed: float
) -> Group:
    """Return the face of a piece that is worth something: a coin with its number in the middle.

    Args:
        theme: The game's look.
        words: The number.
        colour: Key of the ground's colour.
        symbol: A coin with a calm middle.
        box: The trim.
        layout: Keys shape, letter (of the em) and art (share of the box).
        bleed: How far the ground reaches beyond the trim.
    """
    art = box.width * float(layout.or_else("art", 1.0))
    x, y = box.centre.x - art / 2, box.centre.y - art / 2
    cut = outline(layout["shape"], box.inset(-bleed))
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(colour),
        "ground": pattern_tone(theme, colour),
        "light": theme.shade(colour, 0.4),
    }
    return Group(
        (
            PathItem(cut, Style(fill=theme.shade(colour, -0.12))),
            *draw(theme.symbol(symbol), x, y, art, paints),
            *line(
                theme.book,
                words,
                *box.centre,
                role="number",
                size=layout.mm("letter"),
                colour=theme.on_colour(colour),
                anchor="middle",
                centred=True,
            ),
        ),
        clip=cut,
    )


def bar(theme: Theme, symbol: str, colour: str, box: Rect, layout: Layout, bleed: float) -> Group:
    """Return the face of a long piece: a symbol that goes on sideways, as long as the piece.

    Args:
        theme: The game's look.
        symbol: Its middle row is shown; drawn side by side it tiles.
        colour: Key of the ground's colour, which is seen at the long sides.
        box: The trim.
        layout: Key paints: colour keys of ink, accent, ground and light.
        bleed: How far the art reaches beyond the trim.
    """
    reach = shapes.rect(*box.inset(-bleed))
    keys = zip(("ink", "accent", "ground", "light"), layout["paints"], strict=True)
    paints = {role: theme.colour(key) for role, key in keys}
    y = box.centre.y - box.width / 2
    copies = (-1, 0, 1) if bleed else (0,)
    drawn = (
        item
        for k in copies
        for item in draw(theme.symbol(symbol), box.x + k * box.width, y, box.width, paints)
    )
    return Group((PathItem(reach, Style(fill=theme.colour(colour))), *drawn), clip=reach)


def _calm(symbol: Symbol) -> SymbolLayer:
    """Return the layer on which the letter stands."""
    for layer in symbol.layers:
        if layer.calm:
            return layer
    message = f"the symbol {symbol.id!r} has no calm place for a letter"
    raise DataError(message, "mark a layer of it with calm = true")
