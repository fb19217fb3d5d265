"""From a screen's set and a seat to what stands on its outer wall: a ship at sea, or a landscape."""

from collections.abc import Mapping

from printkit.base.geometry import Rect
from printkit.components.scenes import landscape
from printkit.components.sea import crests
from printkit.components.signs import sign
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tones import line_tone
from printkit.display import shapes
from printkit.display.items import Colour, Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.model.pieces import ScreenSet, Seat

SCENES = ("sail", "landscape")
_FIGURES = (0.15, 0.85)


def wall(theme: Theme, seat: Seat, spec: ScreenSet, box: Rect, layout: Layout) -> Group:
    """Return the outer wall of a seat's screen, clipped to its box.

    Args:
        theme: The game's look.
        seat: Whose it is.
        spec: The set; its symbol carries the sign, or stands beside it.
        box: The wall.
        layout: Key scene: ``sail`` or ``landscape``. For a landscape, where it needs them: light
            (key of the colour of what is pale on a figure), figures (where they stand, as shares of
            the width), sink (share of the land that is hidden below) and shift (of the land, to the
            right).
    """
    if layout.choice("scene", SCENES) == "sail":
        return _sail(theme, seat, spec, box)
    return _land(theme, seat, spec, box, layout)


def _sail(theme: Theme, seat: Seat, spec: ScreenSet, box: Rect) -> Group:
    """Sky, the ship with its sign on the sail, gulls, and the sea in two rows of crests."""
    sky = PathItem(shapes.rect(*box), Style(fill=theme.colour("foam")))
    size = box.height * 0.94
    x, y = box.centre.x - size / 2, box.y + box.height * 0.015
    hull = {
        "ink": theme.colour("ink"),
        "ground": theme.colour(seat.colour),
        "accent": theme.colour("sail-1" if seat.colour != "sail-1" else "yellow"),
    }
    sign = {"ink": theme.on_colour(seat.colour), "ground": theme.colour(seat.colour)}
    gull = {"ink": theme.colour("sea-deep"), "ground": theme.colour("foam")}
    crest = 15.0
    far = Rect(box.x - 6.0, box.bottom - 17.5, box.width + 6.0, crest)
    near = Rect(box.x, box.bottom - 11.0, box.width, crest)
    small = box.width * 0.085
    side = box.width * 0.13
    items = (
        sky,
        *crests(theme, far, crest, "sea", "sea-light"),
        *draw(theme.symbol("gull"), box.x + side, box.y + 7.0, small, gull),
        *draw(theme.symbol("gull"), box.x + side * 1.75, box.y + 16.0, small * 0.7, gull),
        *draw(theme.symbol("gull"), box.right - side * 1.6, box.y + 11.0, small, gull),
        *draw(theme.symbol(spec.symbol), x, y, size, hull),
        *draw(theme.symbol(seat.sign), x + size * 0.345, y + size * 0.215, size * 0.31, sign),
        *crests(theme, near, crest, "sea-deep", "sea-light"),
    )
    return Group(items, clip=shapes.rect(*box))


def _land(theme: Theme, seat: Seat, spec: ScreenSet, box: Rect, layout: Layout) -> Group:
    """The theme's landscape between two bands of the seat's colour, a medal in front.

    What the set's symbol shows stands beside it, on both sides as a rule, in the seat's colour too.
    """
    colour = theme.colour(seat.colour)
    band = box.height * 0.085
    land = Rect(box.x, box.y + band, box.width, box.height - 2 * band)
    seen = 1 - float(layout.or_else("sink", 0.0))
    figure = box.height * 0.6
    worn = {
        "ink": theme.colour("ink"),
        "accent": colour,
        "ground": theme.colour("paper"),
        "light": theme.colour(layout.or_else("light", "white")),
    }
    foot = land.bottom - figure * 0.99
    contour = theme.weights["contour"]
    bands = (
        *shapes.rect(box.x, box.y, box.width, band),
        *shapes.rect(box.x, land.bottom, box.width, band),
    )
    edges = (
        *shapes.line(box.x, land.y, box.right, land.y),
        *shapes.line(box.x, land.bottom, box.right, land.bottom),
    )
    shift = float(layout.or_else("shift", 0.0))
    whole = Rect(land.x, land.y, land.width + shift, land.height / seen)
    items: tuple[Item, ...] = (
        Group(landscape(theme, whole), clip=shapes.rect(*land)),
        *(
            item
            for share in layout.or_else("figures", _FIGURES)
            for item in draw(
                theme.symbol(spec.symbol),
                box.x + box.width * share - figure / 2,
                foot,
                figure,
                worn,
            )
        ),
        PathItem(bands, Style(fill=colour)),
        PathItem(edges, Style(None, theme.colour("ink"), contour, round=False)),
        *_medal(theme, seat, dict(spec.own).get(seat.id, ""), box, worn),
    )
    return Group(items, clip=shapes.rect(*box))


def _medal(
    theme: Theme, seat: Seat, emblem: str, box: Rect, worn: Mapping[str, Colour]
) -> tuple[Item, ...]:
    """The seat's sign on a disc in its colour; or its picture, in its colour on a light disc."""
    x, y = box.centre
    radius = box.height * 0.335
    contour, ink = theme.weights["contour"], theme.colour("ink")
    rim, inner = theme.colour("paper"), theme.colour(seat.colour)
    art = radius * 1.3
    shown = sign(theme, seat.sign, seat.colour, x - art / 2, y - art / 2, art)
    if emblem:
        rim, inner = inner, rim
        paints = {**worn, "ground": line_tone(theme, seat.colour)}
        shown = draw(theme.symbol(emblem), x - art / 2, y - art / 2, art, paints)
    return (
        PathItem(shapes.circle(x, y, radius), Style(rim, ink, contour * 1.6)),
        PathItem(shapes.circle(x, y, radius * 0.9), Style(inner, ink, contour)),
        *shown,
    )
