"""From a symbol and the colour it stands on to a plain picture: seats' signs, pieces of nobody."""

from collections.abc import Mapping

from printkit.base.geometry import Rect
from printkit.components.template import Layout
from printkit.components.theme import Theme, luminance
from printkit.components.tones import line_tone
from printkit.display import shapes
from printkit.display.items import Colour, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.model.kinds import Seat

_FRAME = 0.085
"""Distance of a frame from the edge, as a share of the piece."""
_IN_MEDAL = 1.5
"""Size of an emblem in a medal, in radii."""

_PALE = 0.4
"""Above this luminance cuts in a symbol are dark."""


def accent_paints(theme: Theme, accent: str, light: str = "paper") -> Mapping[str, Colour]:
    """Return paints that draw a symbol in a colour, its cuts dark on a pale one and pale on others."""
    cuts = "ink" if luminance(theme.colour(accent)) > _PALE else "paper"
    return {
        "ink": theme.colour("ink"),
        "accent": theme.colour(accent),
        "ground": theme.colour(cuts),
        "light": theme.colour(light),
    }


def plain_paints(theme: Theme, colour: str) -> Mapping[str, Colour]:
    """Return paints that draw a symbol as one solid shape with cuts in the colour below it."""
    on, below = theme.on_colour(colour), theme.colour(colour)
    return {"ink": on, "accent": on, "ground": below, "light": below}


def sign(
    theme: Theme, symbol: str, colour: str, x: float, y: float, size: float
) -> tuple[Item, ...]:
    """Return a sign as one solid shape, in a box of size x size mm with its corner at (x, y)."""
    return draw(theme.symbol(symbol), x, y, size, plain_paints(theme, colour))


def sign_square(
    theme: Theme, symbol: str, colour: str, box: Rect, reach: float, layout: Layout
) -> tuple[Item, ...]:
    """Return a square piece: its ground, a frame inside the trim, a sign in the middle.

    Args:
        theme: The game's look.
        symbol: The sign.
        colour: Key of the ground's colour.
        box: The trim.
        reach: How far the ground reaches beyond it.
        layout: Keys art (size of the sign as a share of the box) and corner (of the frame); paints
            (colour keys of ink, accent, ground and light) where the sign is no plain shape; wall
            (length of a merlon) where the frame is a wall.
    """
    size = box.width
    on = theme.on_colour(colour)
    inset = size * _FRAME
    width = min(theme.weights["contour"], size * 0.03)
    outline = shapes.rounded_rect(*box.inset(inset), layout.mm("corner"))
    frame: tuple[Item, ...] = (PathItem(outline, Style(None, on, width)),)
    if "wall" in layout:
        frame = _wall(box.inset(inset), layout.mm("wall"), on)
    art = size * layout["art"]
    paints = plain_paints(theme, colour)
    if "paints" in layout:
        keys = zip(("ink", "accent", "ground", "light"), layout["paints"], strict=True)
        paints = {role: theme.colour(key) for role, key in keys}
    x, y = box.centre.x - art / 2, box.centre.y - art / 2
    return (
        PathItem(shapes.rect(*box.inset(-reach)), Style(fill=theme.colour(colour))),
        *frame,
        *draw(theme.symbol(symbol), x, y, art, paints),
    )


def medal_square(
    theme: Theme, seat: Seat, emblem: str, box: Rect, reach: float, layout: Layout
) -> tuple[Item, ...]:
    """Return a square of a player that other pieces lie on: the sign in its corners, a medal between.

    Args:
        theme: The game's look.
        seat: Whose it is: colour and sign.
        emblem: What the medal shows, in the player's colour.
        box: The trim.
        reach: How far the ground reaches beyond it.
        layout: Keys corners (size of a sign), rim (from the trim to a sign) and art (diameter of
            the medal as a share of the box).
    """
    corner, rim = layout.mm("corners"), layout.mm("rim")
    radius = box.width * layout["art"] / 2
    size = radius * _IN_MEDAL
    x, y = box.centre
    field = Style(theme.colour("paper"), theme.colour("ink"), theme.weights["contour"])
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(seat.colour),
        "ground": line_tone(theme, seat.colour),
        "light": theme.colour("straw"),
    }
    corners = (
        (left, top)
        for left in (box.x + rim, box.right - rim - corner)
        for top in (box.y + rim, box.bottom - rim - corner)
    )
    return (
        PathItem(shapes.rect(*box.inset(-reach)), Style(fill=theme.colour(seat.colour))),
        *(
            item
            for left, top in corners
            for item in sign(theme, seat.sign, seat.colour, left, top, corner)
        ),
        PathItem(shapes.circle(x, y, radius), field),
        *draw(theme.symbol(emblem), x - size / 2, y - size / 2, size, paints),
    )


def _wall(box: Rect, merlon: float, colour: Colour) -> tuple[Item, ...]:
    """A town wall from above: a line with merlons on its outer side, a tower at each corner."""
    inner = box.inset(merlon)
    number = 2 * round(inner.width / (2 * merlon)) + 1
    step = inner.width / number
    merlons = []
    for k in range(1, number, 2):
        along = k * step
        merlons += [
            *shapes.rect(inner.x + along, box.y, step, merlon),
            *shapes.rect(inner.x + along, inner.bottom, step, merlon),
            *shapes.rect(box.x, inner.y + along, merlon, step),
            *shapes.rect(inner.right, inner.y + along, merlon, step),
        ]
    corners = ((x, y) for x in (inner.x, inner.right) for y in (inner.y, inner.bottom))
    towers = (segment for x, y in corners for segment in shapes.circle(x, y, merlon * 1.25))
    return (
        PathItem(shapes.rect(*inner), Style(None, colour, merlon * 0.7)),
        PathItem((*merlons, *towers), Style(fill=colour)),
    )
