"""From a circle of sectors to a drawn one: the way around it, what each sector gives, its middle."""

from collections.abc import Iterator
from math import cos, radians, sin

from printkit.base.geometry import Rect
from printkit.components.icons import draw_icon, draw_icons
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.regionboard import Circle

_HUB = 0.36
"""Radius of the middle, in radii of the circle."""
_FIRST = 180.0
"""The first sector begins on the left and the way goes clockwise (0 is on the right)."""


def draw_circle(circle: Circle, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Draw a circle of sectors, with its start in the lower left corner.

    Args:
        circle: What is on it.
        theme: The game's look.
        box: Where it lies.
        layout: Keys icon (size of what a sector gives), label.
    """
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    yield PathItem(shapes.rounded_rect(*box, 2.5), Style(theme.colour("tint"), ink, contour))
    label, icon = layout.mm("label"), layout.mm("icon")
    radius = min(box.width - 4.0, box.height - 4.0) / 2
    x, y = box.right - 2.0 - radius, box.y + 2.0 + radius
    yield PathItem(shapes.circle(x, y, radius), Style(theme.colour("wood-light"), ink, contour * 2))
    turn = 360.0 / len(circle.sectors)
    for k, sector in enumerate(circle.sectors):
        start = _FIRST + k * turn
        tint = theme.shade("pale", 0.62 - 0.2 * k)
        ring = shapes.pie(x, y, radius - 1.6, start, start + turn)
        yield PathItem(ring, Style(tint, ink, contour))
        middle = radians(start + turn / 2)
        px, py = x + cos(middle) * radius * 0.79, y + sin(middle) * radius * 0.79
        ways = (radians(start + turn * 0.22), radians(start + turn * 0.78))
        yield from draw_icon(theme, sector.points, px, py, icon * 1.05)
        for way, choice in zip(ways, sector.choices, strict=False):
            cx, cy = x + cos(way) * radius * 0.7, y + sin(way) * radius * 0.7
            yield from draw_icons(theme, (choice,), cx, cy, icon, room=icon * 1.5)
    yield from _hub(circle, theme, (x, y), radius * _HUB, icon)
    words = theme.say(circle.name)
    yield from line(
        theme.book, words, box.x + 3.0, box.bottom - 3.0 - label * 0.4, role="title", size=label,
        colour=theme.colour("deep"), centred=True,
    )  # fmt: skip


def _hub(
    circle: Circle, theme: Theme, at: tuple[float, float], radius: float, icon: float
) -> Iterator[Item]:
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    x, y = at
    yield PathItem(shapes.circle(x, y, radius), Style(theme.colour("sand"), ink, contour * 1.6))
    yield PathItem(
        shapes.circle(x, y, radius - 1.2),
        Style(None, theme.colour("gold"), theme.weights["detail"] * 1.6),
    )
    paints = {"ink": ink, "accent": theme.colour("mid"), "ground": theme.colour("paper"),
              "light": theme.colour("paper")}  # fmt: skip
    size = radius * 0.9
    yield from draw(theme.symbol(circle.symbol), x - size / 2, y - radius * 0.92, size, paints)
    yield from draw_icon(theme, circle.points, x - icon * 0.62, y + radius * 0.42, icon)
    yield from draw_icons(
        theme, circle.gains, x + icon * 0.62, y + radius * 0.42, icon * 0.8, room=radius * 0.9
    )
