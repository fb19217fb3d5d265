"""From regions that share borders to a drawn map: washes, borders, the river, places for pieces."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from printkit.base.geometry import Rect
from printkit.components.icons import draw_icon
from printkit.components.riverway import draw_river
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.kinds import Kind
from printkit.model.regionboard import Border, MapRegion, Place, RegionMap

_BAND = 5.0
"""Width of the darker edge of a wash, half of it inside the region, in mm."""
_EDGE, _LAND = -0.09, -0.17
"""Shades of that edge and of what grows on the land."""
_ID = 0.36
"""Size of the disc with a region's number, as a share of what tells its value."""


def outline(
    region: str, borders: Sequence[Border], shift: Place = (0.0, 0.0)
) -> tuple[Segment, ...]:
    """Return the closed path around a region; neighbours have the same curve on their border.

    Args:
        region: Its id.
        borders: Of the map; those of the region close around it, which then lies on the left hand.
        shift: Moves the path, in mm.
    """
    lines = [_run(border, shift) for border in borders if border.one == region]
    lines += [_back(_run(border, shift)) for border in borders if border.other == region]
    starts = {path[0][1]: path for path in lines}
    path = next(iter(starts.values()))
    found: list[Segment] = [path[0]]
    for _ in lines:
        found += path[1:]
        path = starts[path[-1][1][-2:]]
    return (*found, ("Z", ()))


def _run(border: Border, shift: Place) -> tuple[Segment, ...]:
    """Return the path of a border from its beginning to its end."""
    points = [(x + shift[0], y + shift[1]) for x, y in border.points]
    return shapes.polyline(points) if border.straight else shapes.smooth(points)


def _back(path: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """Return an open path from its end to its beginning."""
    found: list[Segment] = [("M", path[-1][1][-2:])]
    for before, (command, numbers) in reversed(tuple(pairwise(path))):
        end = before[1][-2:]
        turned = (*numbers[2:4], *numbers[:2], *end) if command == "C" else end
        found.append((command, turned))
    return tuple(found)


def draw_map(
    land: RegionMap, kinds: Mapping[str, Kind], theme: Theme, layout: Layout, at: Place
) -> Iterator[Item]:
    """Draw a map.

    Args:
        land: Regions, borders and river.
        kinds: By id, for the colours of the regions.
        theme: The game's look.
        layout: Keys hex (width of a bonus space), space (of a piece's), value, icon.
        at: Its top left corner on the board, in mm.
    """
    box = Rect(*at, land.width, land.height)
    yield from _lakes(land, theme, box)
    for region in land.regions:
        yield _wash(region, kinds, land, theme, at)
    yield from _lines(land, theme, at)
    yield from draw_river(land, theme, layout, at)
    for region in land.regions:
        yield from _places(region, kinds[region.kind].colour, theme, layout, at)


def _lakes(land: RegionMap, theme: Theme, box: Rect) -> Iterator[Item]:
    """Still water with short waves; what no region covers is seen."""
    yield PathItem(shapes.rect(*box), Style(fill=theme.colour("lake")))
    waves: list[Segment] = []
    step = 6.0
    for row in range(int(box.height / step)):
        for k in range(int(box.width / 13.0) + 1):
            x, y = box.x + k * 13.0 + (row % 2) * 6.5, box.y + (row + 0.5) * step
            waves += shapes.smooth(((x, y), (x + 1.6, y - 0.8), (x + 3.2, y), (x + 4.8, y + 0.8)))
    yield PathItem(tuple(waves), Style(None, theme.shade("lake", -0.16), 0.35))
    for ornament in land.lakes:
        x, y = box.x + ornament.at[0], box.y + ornament.at[1]
        yield from draw(
            theme.symbol(ornament.symbol), x - ornament.size / 2, y - ornament.size / 2,
            ornament.size,
            {"ink": theme.colour("river-deep"), "accent": theme.colour("paper"),
             "ground": theme.colour("lake"), "light": theme.colour("paper")},
        )  # fmt: skip


def _wash(
    region: MapRegion, kinds: Mapping[str, Kind], land: RegionMap, theme: Theme, at: Place
) -> Group:
    """One region: its ground, a darker edge, and what grows there."""
    key = kinds[region.kind].colour
    path = outline(region.id, land.borders, at)
    grown = theme.shade(key, _LAND)
    paints = {
        "ink": grown, "accent": theme.shade(key, _EDGE), "ground": theme.colour(key),
        "light": theme.shade(key, 0.3),
    }  # fmt: skip
    growth: list[Item] = []
    for one in region.ornaments:
        x, y = at[0] + one.at[0] - one.size / 2, at[1] + one.at[1] - one.size / 2
        growth += draw(theme.symbol(one.symbol), x, y, one.size, paints)
    edge = PathItem(path, Style(None, theme.shade(key, _EDGE), _BAND))
    return Group(
        (PathItem(path, Style(fill=theme.colour(key))), Group((edge, *growth), clip=path)),
        title=f"region.{region.id}",
    )


def _lines(land: RegionMap, theme: Theme, at: Place) -> Iterator[Item]:
    """Borders: thin between regions of one kind, strong between kinds, and shores."""
    kind = {region.id: region.kind for region in land.regions}
    inner: list[Segment] = []
    outer: list[Segment] = []
    shores: list[Segment] = []
    for border in land.borders:
        if border.straight:
            continue
        one, other = kind.get(border.one), kind.get(border.other)
        into = shores if one is None or other is None else inner if one == other else outer
        into += _run(border, at)
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    yield PathItem(tuple(shores), Style(None, theme.colour("river-deep"), contour * 2.0))
    yield PathItem(tuple(inner), Style(None, ink, contour * 0.9))
    yield PathItem(tuple(outer), Style(None, ink, contour * 2.4))


def _places(
    region: MapRegion, ground: str, theme: Theme, layout: Layout, at: Place
) -> Iterator[Item]:
    """Spaces for pieces, the space for a bonus, what the region is worth and its number."""
    ink = theme.colour("ink")
    hexagon, space, size = layout.mm("hex"), layout.mm("space"), layout.mm("value")
    x, y = at[0] + region.bonus[0], at[1] + region.bonus[1]
    paints = {"ink": ink, "accent": theme.shade(ground, -0.3), "light": theme.shade(ground, 0.55)}
    yield from draw(
        theme.symbol("bonus-hex"), x - hexagon / 2, y - hexagon / 2, hexagon,
        {**paints, "ground": theme.colour("paper")},
    )  # fmt: skip
    for one in region.spaces:
        x, y = at[0] + one.at[0], at[1] + one.at[1]
        yield from draw(
            theme.symbol("pagoda-space"), x - space / 2, y - space / 2, space,
            {**paints, "light": theme.colour("paper"), "ground": theme.colour("paper")},
        )  # fmt: skip
        if one.icon:
            yield from draw_icon(theme, one.icon, x, y + space * 0.14, space * 0.54)
    x, y = at[0] + region.value_at[0], at[1] + region.value_at[1]
    yield from draw_icon(theme, region.value, x, y, size)
    radius = size * _ID / 2
    x, y = x - size * 0.46, y + size * 0.4
    yield PathItem(
        shapes.circle(x, y, radius),
        Style(theme.colour("paper"), ink, theme.weights["detail"]),
    )
    yield from line(
        theme.book, region.id, x, y, role="bold", size=radius * 1.36, colour=ink, anchor="middle",
        centred=True,
    )  # fmt: skip
