"""From a screen's set and a seat to what stands on its outer wall: a ship at sea, or a landscape."""

from printkit.base.geometry import Rect
from printkit.components.scenes import landscape
from printkit.components.sea import crests
from printkit.components.signs import sign
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.model.pieces import ScreenSet, Seat

SCENES = ("sail", "landscape")


def wall(theme: Theme, seat: Seat, spec: ScreenSet, box: Rect, scene: str) -> Group:
    """Return the outer wall of a seat's screen, clipped to its box.

    Args:
        theme: The game's look.
        seat: Whose it is.
        spec: The set; its symbol carries the sign, or stands beside it.
        box: The wall.
        scene: ``sail`` or ``landscape``.
    """
    return _sail(theme, seat, spec, box) if scene == "sail" else _land(theme, seat, spec, box)


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


def _land(theme: Theme, seat: Seat, spec: ScreenSet, box: Rect) -> Group:
    """The theme's landscape between two bands of the seat's colour, a medal with the sign in front.

    What the set's symbol shows stands on both sides of it, in the seat's colour too.
    """
    colour = theme.colour(seat.colour)
    band = box.height * 0.085
    land = Rect(box.x, box.y + band, box.width, box.height - 2 * band)
    figure = box.height * 0.6
    worn = {
        "ink": theme.colour("ink"),
        "accent": colour,
        "ground": theme.colour("paper"),
        "light": theme.colour("white"),
    }
    foot = land.bottom - figure * 0.99
    radius = box.height * 0.335
    art = radius * 1.3
    x, y = box.centre
    contour = theme.weights["contour"]
    ink = theme.colour("ink")
    medal = (
        PathItem(shapes.circle(x, y, radius), Style(theme.colour("paper"), ink, contour * 1.6)),
        PathItem(shapes.circle(x, y, radius * 0.9), Style(colour, ink, contour)),
    )
    bands = (
        *shapes.rect(box.x, box.y, box.width, band),
        *shapes.rect(box.x, box.bottom - band, box.width, band),
    )
    edges = (
        *shapes.line(box.x, land.y, box.right, land.y),
        *shapes.line(box.x, land.bottom, box.right, land.bottom),
    )
    items: tuple[Item, ...] = (
        Group(landscape(theme, land), clip=shapes.rect(*land)),
        *(
            item
            for share in (0.15, 0.85)
            for item in draw(
                theme.symbol(spec.symbol),
                box.x + box.width * share - figure / 2,
                foot,
                figure,
                worn,
            )
        ),
        PathItem(bands, Style(fill=colour)),
        PathItem(edges, Style(None, ink, contour, round=False)),
        *medal,
        *sign(theme, seat.sign, seat.colour, x - art / 2, y - art / 2, art),
    )
    return Group(items, clip=shapes.rect(*box))
