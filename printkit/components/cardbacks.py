"""From a deck of cards to its common back, and what fronts and backs of one size share."""

from printkit.base.geometry import Matrix, Rect
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.model.pieces import CardDeck

_MEDALLION = 0.72
"""Size of the medallion, as a share of the card's width."""
_FIGURE = 0.23
"""Size of each of the two figures in it, as a share of the medallion."""
_MESH = 2.6
"""Between two lines of the lattice, in rims."""
_SLANT = 1.6
"""How steep they are."""


def card_scale(layout: Layout, size: tuple[float, float]) -> float:
    """Return by how much a card of a size in mm is larger than the one its template is made for."""
    return min(size[0] / layout.mm("width"), size[1] / layout.mm("height"))


def ground(theme: Theme, tone: str, size: tuple[float, float], bleed: float) -> PathItem:
    """Return the ground of a card, as far as the bleed."""
    whole = shapes.rect(-bleed, -bleed, size[0] + 2 * bleed, size[1] + 2 * bleed)
    return PathItem(whole, Style(fill=theme.colour(tone)))


def draw_card_back(
    spec: CardDeck, theme: Theme, layout: Layout, size: tuple[float, float], bleed: float
) -> tuple[Item, ...]:
    """Return the common back of a deck; it looks the same when it is turned round.

    Args:
        spec: The deck.
        theme: The game's look.
        layout: Keys width, height, rim, corner, medal.
        size: Width and height of the card in mm.
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    (width, height), scale = size, card_scale(layout, size)
    rim = layout.mm("rim") * scale
    pale, tone, paper = theme.on_colour(spec.tone), theme.colour(spec.tone), theme.colour("paper")
    quiet = theme.shade(spec.tone, 0.12)
    art = min(width, height) * _MEDALLION
    small = art * _FIGURE
    x, y = width / 2, height / 2
    paints = {"ink": pale, "ground": pale, "accent": quiet, "light": paper}
    sign = {"ink": theme.colour("ink"), "ground": paper, "accent": tone, "light": paper}
    corner = draw(
        theme.symbol("corner"), rim * 1.9, rim * 1.9, layout.mm("medal") * scale,
        {**paints, "accent": tone},
    )  # fmt: skip
    figure = draw(theme.symbol(spec.symbol), x - small / 2, y - small * 1.04, small, sign)
    panel = Rect(0.0, 0.0, width, height).inset(rim)
    outline = shapes.rounded_rect(*panel, layout.mm("corner") * scale)
    contour = theme.weights["contour"]
    return (
        ground(theme, spec.tone, size, bleed),
        Group((PathItem(_lattice(size, rim * _MESH), Style(None, quiet, contour)),), clip=outline),
        PathItem(outline, Style(None, pale, contour * scale)),
        *(
            Group(corner, matrix=Matrix(a, 0.0, 0.0, d, width * (a < 0), height * (d < 0)))
            for a in (1, -1)
            for d in (1, -1)
        ),
        *draw(theme.symbol("medallion"), x - art / 2, y - art / 2, art, paints),
        *figure,
        Group(figure, matrix=Matrix(-1, 0.0, 0.0, -1, width, height)),
    )


def _lattice(size: tuple[float, float], step: float) -> tuple[Segment, ...]:
    """Slanted lines in both directions, the same when the card is turned round."""
    width, height = size
    half = (width + height) / 2
    number = int(2 * half / step) + 1
    return tuple(
        segment
        for k in range(-number, number + 1)
        for slant in (_SLANT, -_SLANT)
        for segment in shapes.line(
            width / 2 + k * step - half,
            height / 2 - slant * half,
            width / 2 + k * step + half,
            height / 2 + slant * half,
        )
    )
