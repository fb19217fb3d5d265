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
_HEAD = 9.0
"""Height of the line with its name, in mm."""
_FIRST = 180.0
"""The first sector begins on the left and the way goes clockwise (0 is on the right)."""


def draw_circle(circle: Circle, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Draw a circle of sectors below its name, with its start in the lower left corner.

    Args:
        circle: What is on it.
        theme: The game's look.
        box: Where it lies.
        layout: Keys icon (size of what a sector gives), label.
    """
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    yield PathItem(shapes.rounded_rect(*box, 2.5), Style(theme.colour("tint"), ink, contour))
    label, icon = layout.mm("label"), layout.mm("icon") * 1.1
    radius = min(box.width - 11.0, box.height - _HEAD - 2.0) / 2
    x, y = box.right - 2.0 - radius, box.bottom - 2.0 - radius
    yield from line(
        theme.book, theme.say(circle.name), box.x + 4.0, box.y + 1.0 + _HEAD / 2, role="title",
        size=label * 1.1, colour=theme.colour("deep"), centred=True,
    )  # fmt: skip
    yield from _start(circle, theme, (x, y), radius, box, label)
    yield PathItem(shapes.circle(x, y, radius), Style(theme.colour("wood-light"), ink, contour * 2))
    turn = 360.0 / len(circle.sectors)
    for k, sector in enumerate(circle.sectors):
        start = _FIRST + k * turn
        tint = theme.shade("pale", 0.68 - 0.22 * k)
        ring = shapes.pie(x, y, radius - 1.6, start, start + turn)
        yield PathItem(ring, Style(tint, ink, contour))
        for share, out, icons in (
            (0.5, 0.81, (sector.points,)), (0.2, 0.68, sector.choices[:1]),
            (0.8, 0.68, sector.choices[1:2]),
        ):  # fmt: skip
            way = radians(start + turn * share)
            at = (x + cos(way) * radius * out, y + sin(way) * radius * out)
            yield from draw_icons(theme, icons, *at, icon, room=icon * 1.6)
        way = radians(start + turn / 2)
        fork = icon * 0.66
        at = (x + cos(way) * radius * 0.51, y + sin(way) * radius * 0.51)
        paints = {"ink": ink, "accent": theme.colour("paper")}
        yield from draw(
            theme.symbol("choose-one"), at[0] - fork / 2, at[1] - fork / 2, fork, paints
        )
    yield from _hub(circle, theme, (x, y), radius * _HUB, icon)


def _start(
    circle: Circle, theme: Theme, at: tuple[float, float], radius: float, box: Rect, label: float
) -> Iterator[Item]:
    """A gate in the corner, and the way up from it to the first sector."""
    size = 12.5
    place = Rect(box.x + 2.0, box.bottom - label - size - 2.0, size, size)
    paints = {"ink": theme.colour("ink"), "accent": theme.colour("mid"),
              "ground": theme.colour("paper"), "light": theme.colour("straw")}  # fmt: skip
    yield from draw(theme.symbol("gate"), place.x, place.y, size, paints)
    yield from line(
        theme.book, theme.say(circle.start), place.centre.x, place.bottom + label * 0.6,
        role="bold", size=label * 0.9, colour=theme.colour("ink"), anchor="middle", centred=True,
    )  # fmt: skip
    x, top, foot = place.x + 3.4, at[1] - radius * 0.12, place.y - 1.0
    head = 2.6
    way = (
        ("M", (x - 0.9, foot)), ("L", (x - 0.9, top + head * 1.4)), ("L", (x - head, top + head * 1.4)),
        ("L", (x, top)), ("L", (x + head, top + head * 1.4)), ("L", (x + 0.9, top + head * 1.4)),
        ("L", (x + 0.9, foot)), ("Z", ()),
    )  # fmt: skip
    yield PathItem(way, Style(fill=theme.colour("ink")))


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
