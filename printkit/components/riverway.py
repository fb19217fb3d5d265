"""From a river with sections to a drawn one: water, a mark between two sections, bridges, a dock."""

from collections.abc import Iterator

from printkit.components.icons import draw_icon, draw_icons
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.model.regionboard import Place, RegionMap, River

_BRIDGE = 5.0
"""Width of a bridge, in mm."""
_LAP = 1.0
"""How far it reaches onto each bank."""


def draw_river(land: RegionMap, theme: Theme, layout: Layout, at: Place) -> Iterator[Item]:
    """Draw the river of a map.

    Args:
        land: The map.
        theme: The game's look.
        layout: Keys icon (size of what a section gives).
        at: Top left corner of the map on the board, in mm.
    """
    river = land.river
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    course = [(at[0] + x, at[1] + y) for x, y in river.course]
    flow = shapes.smooth((*course, (course[-1][0] + 12.0, course[-1][1])))
    shade = theme.shade("river", -0.13)
    water: list[Item] = [
        PathItem(flow, Style(None, ink, river.width + 2 * contour)),
        PathItem(flow, Style(None, theme.shade("river", 0.35), river.width)),
        PathItem(flow, Style(None, theme.colour("river"), river.width - 1.6)),
        PathItem(tuple(_waves(river, course)), Style(None, shade, 0.45)),
    ]
    box = shapes.rect(at[0], at[1], land.width, land.height)
    yield Group(tuple(water), clip=box)
    yield from _marks(river, theme, at)
    for bridge in river.bridges:
        yield from _bridge(theme, at[0] + bridge[0], at[1] + bridge[1], river.width)
    yield from _sections(river, theme, layout, at)


def _waves(river: River, course: list[Place]) -> Iterator[Segment]:
    """Short waves in rows along the river."""
    for k in range(len(course) - 1):
        for row, share in enumerate((-0.36, -0.12, 0.12, 0.36)):
            x = course[k][0] + 3.0 + (row % 2) * 5.0
            y = course[k][1] + share * river.width
            yield from shapes.smooth(
                ((x, y), (x + 1.5, y - 0.7), (x + 3.0, y), (x + 4.5, y + 0.7), (x + 6.0, y))
            )


def height_at(river: River, x: float) -> float:
    """Return where the middle of a river lies at a place, in mm."""
    for (x1, y1), (x2, y2) in zip(river.course, river.course[1:], strict=False):
        if x <= x2:
            return y1 + (y2 - y1) * (x - x1) / (x2 - x1)
    return river.course[-1][1]


def _marks(river: River, theme: Theme, at: Place) -> Iterator[Item]:
    """A row of stakes between two sections."""
    stakes: list[Segment] = []
    for section in river.sections[:-1]:
        x, y = at[0] + section.end, at[1] + height_at(river, section.end)
        half = river.width / 2 - 0.6
        stakes += shapes.line(x, y - half, x, y + half)
    yield PathItem(tuple(stakes), Style(None, theme.colour("river-deep"), 0.7, (0.01, 1.9)))


def _bridge(theme: Theme, x: float, y: float, width: float) -> Iterator[Item]:
    """A wooden bridge from above."""
    ink, detail = theme.colour("ink"), theme.weights["detail"]
    top, long = y - width / 2 - _LAP, width + 2 * _LAP
    yield PathItem(
        shapes.rounded_rect(x - _BRIDGE / 2, top, _BRIDGE, long, 0.8),
        Style(theme.colour("wood-light"), ink, theme.weights["contour"]),
    )
    planks: list[Segment] = []
    number = round(long / 2.0)
    for k in range(1, number):
        planks += shapes.line(
            x - _BRIDGE / 2 + 0.9, top + k * long / number, x + _BRIDGE / 2 - 0.9,
            top + k * long / number,
        )  # fmt: skip
    yield PathItem(tuple(planks), Style(None, theme.colour("wood"), detail * 1.4))
    rails = (
        *shapes.line(x - _BRIDGE / 2 + 0.8, top + 0.5, x - _BRIDGE / 2 + 0.8, top + long - 0.5),
        *shapes.line(x + _BRIDGE / 2 - 0.8, top + 0.5, x + _BRIDGE / 2 - 0.8, top + long - 0.5),
    )
    yield PathItem(rails, Style(None, theme.colour("vermilion"), 0.8))


def _sections(river: River, theme: Theme, layout: Layout, at: Place) -> Iterator[Item]:
    """What each section gives: points at the end above, at once below; a dock at the start."""
    size = layout.mm("icon")
    start = river.course[0][0]
    dock = river.width * 0.82
    x, y = at[0] + (start + river.sections[0].end) / 2 - 1.0, at[1] + river.course[0][1]
    paints = {
        "ink": theme.colour("ink"), "accent": theme.colour("river-deep"),
        "light": theme.colour("wood-light"), "ground": theme.colour("paper"),
    }  # fmt: skip
    yield from draw(theme.symbol("dock"), x - dock / 2, y - dock * 0.56, dock, paints)
    left = river.sections[0].end
    for section in river.sections[1:]:
        x = at[0] + left + _BRIDGE / 2 + 0.9 + size / 2
        y = at[1] + height_at(river, left + size)
        drop = river.width / 4
        if section.points:
            yield from draw_icon(theme, section.points, x, y - drop, size)
        room = section.end - left - _BRIDGE - 1.6
        wide = sum(size * (1.0 if one.count == 1 else 1.5) for one in section.gains)
        yield from draw_icons(
            theme, section.gains, x + max(0.0, wide - size) / 2, y + drop, size, room=room
        )
        left = section.end
