"""From a box to a woven band of diamonds, the ornament of frames, corners and feet of cards."""

from printkit.base.geometry import Rect
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Segment, Style

_EDGE = 0.13
"""Width of the stripe on each long side, as a share of the band's width."""
_LENGTH = 1.06
"""Length of a diamond, in widths of the band."""


def band(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return a band along the longer side of a box: two stripes, diamonds in two colours between.

    Theme colours: roast (ground), maize, clay and jade.
    """
    level = box.width >= box.height
    high, long = (box.height, box.width) if level else (box.width, box.height)
    edge = high * _EDGE
    number = max(2, round(long / (high * _LENGTH)))
    number += number % 2 == 0  # the same colour at both ends
    step = long / number
    half = high / 2 - edge * 1.9

    def placed(points: tuple[tuple[float, float], ...]) -> tuple[Segment, ...]:
        return shapes.polygon(
            (box.x + (u if level else v), box.y + (v if level else u)) for u, v in points
        )

    def diamond(middle: float, wide: float, tall: float) -> tuple[Segment, ...]:
        y = high / 2
        return placed(
            ((middle, y - tall), (middle + wide, y), (middle, y + tall), (middle - wide, y))
        )

    large: dict[str, list[Segment]] = {"clay": [], "jade": []}
    rings: list[Segment] = []
    cores: list[Segment] = []
    teeth: list[Segment] = []
    for k in range(number):
        middle = (k + 0.5) * step
        large["jade" if k % 2 else "clay"] += diamond(middle, step * 0.46, half)
        rings += diamond(middle, step * 0.27, half * 0.58)
        cores += diamond(middle, step * 0.13, half * 0.28)
    for k in range(number + 1):
        left, right = max(0.0, k * step - step * 0.17), min(long, k * step + step * 0.17)
        low, top = high / 2 + half, high / 2 - half
        teeth += placed(((left, top), (right, top), (k * step, top + half * 0.42)))
        teeth += placed(((left, low), (right, low), (k * step, low - half * 0.42)))
    stripes = [
        segment
        for v in (edge * 0.55, high - edge * 1.35)
        for segment in placed(((0.0, v), (long, v), (long, v + edge * 0.8), (0.0, v + edge * 0.8)))
    ]
    ground = theme.colour("roast")
    return (
        PathItem(shapes.rect(*box), Style(fill=ground)),
        PathItem(tuple(stripes), Style(fill=theme.colour("maize"))),
        *(PathItem(tuple(path), Style(fill=theme.colour(key))) for key, path in large.items()),
        PathItem(tuple(rings), Style(fill=theme.colour("maize"))),
        PathItem(tuple(cores), Style(fill=ground)),
        PathItem(tuple(teeth), Style(fill=theme.colour("straw"))),
    )


def frame(theme: Theme, box: Rect, width: float) -> tuple[Item, ...]:
    """Return a woven band around a box, inside of it, with a star of its own in each corner."""
    long, tall = box.width - 2 * width, box.height - 2 * width
    sides = (
        Rect(box.x + width, box.y, long, width),
        Rect(box.x + width, box.bottom - width, long, width),
        Rect(box.x, box.y + width, width, tall),
        Rect(box.right - width, box.y + width, width, tall),
    )
    corners = [
        Rect(x, y, width, width)
        for x in (box.x, box.right - width)
        for y in (box.y, box.bottom - width)
    ]
    return (
        *(item for side in sides for item in band(theme, side)),
        *(item for corner in corners for item in star(theme, corner)),
    )


def star(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return a woven square: a star of eight points in a ring of stripes."""
    size = min(box.width, box.height)
    x, y = box.centre
    edge = min(size * _EDGE, 1.0)
    ground, maize = theme.colour("roast"), theme.colour("maize")
    outer = Rect(x - size / 2, y - size / 2, size, size).inset(edge * 0.55)
    reach = size / 2 - edge * 1.9
    return (
        PathItem(shapes.rect(*box), Style(fill=ground)),
        PathItem((*shapes.rect(*outer),), Style(fill=maize)),
        PathItem((*shapes.rect(*outer.inset(edge * 0.8)),), Style(fill=ground)),
        PathItem(shapes.star(x, y, reach, reach * 0.56, 8), Style(fill=theme.colour("clay"))),
        PathItem(shapes.star(x, y, reach * 0.62, reach * 0.36, 8), Style(fill=maize)),
        PathItem(shapes.circle(x, y, reach * 0.24), Style(fill=ground)),
    )
