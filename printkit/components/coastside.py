"""From a tall box beside a map to the land in profile: peaks, slopes, beach and sea one below the other."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.base.geometry import Rect
from printkit.components.coast import haze, palms, ripples, smoke, volcano
from printkit.components.hills import terraces
from printkit.components.land import Points, worn
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw

_RIDGE: Points = tuple(
    (0.4 - 0.55 * k, 0.93 + (0.05, -0.03, 0.02, -0.05)[k % 4]) for k in range(17)
)
"""Upper edge of the slopes, in heights of their band."""
_OVER = 33.0
"""What lies above the peaks at least, in mm: the title."""
_HIGH_SKY = 90.0
"""A higher sky has a sun."""
_LEAST = 12.0
"""A figure smaller than this, in mm, is not drawn."""


class Bands(NamedTuple):
    """Where mountains, slopes and coast end below, in mm; the sea is below them."""

    mountains: float
    slopes: float
    coast: float


def profile(theme: Theme, box: Rect, bands: Bands, room: float) -> tuple[Item, ...]:
    """Return the land from the peaks to the sea, clipped to its box.

    Args:
        theme: The game's look.
        box: Where it lies.
        bands: Heights of the landscapes of the map beside it.
        room: How much of the left side stays free for a volcano, a worker and palms.
    """
    items = (
        *_peaks(theme, box, bands, room),
        *_slopes(theme, box, bands, room),
        *_coast(theme, box, bands, room),
    )
    return (Group(items, clip=shapes.rect(*box)),)


def _peaks(theme: Theme, box: Rect, bands: Bands, room: float) -> Iterator[Item]:
    high = bands.slopes - bands.mountains
    sky = bands.mountains - box.y
    yield PathItem(shapes.rect(*box), Style(fill=theme.colour("sky")))
    glow = Rect(box.x, bands.mountains - sky * 0.36, box.width, high)
    yield PathItem(shapes.rect(*glow), Style(fill=theme.colour("glow")))
    if sky > _HIGH_SKY:
        sun = sky * 0.3
        paints = {"ink": theme.colour("sun"), "ground": theme.colour("sky")}
        yield from draw(theme.symbol("sun"), box.right - sun * 1.2, box.y + sun * 0.2, sun, paints)
    yield from haze(theme, Rect(box.x, bands.mountains - sky * 0.3, box.width, sky * 0.7))
    foot = bands.mountains + high * 0.4
    tall = foot - box.y - max(_OVER, sky * 0.38)
    step = tall * 1.9
    for k in reversed(range(max(1, round(box.width / step)))):
        land = Rect(box.x, foot - tall, box.width, tall)
        middle = box.x + min(room * 0.52, tall * 1.6) + k * step
        at = ((middle - land.right) / tall, (1.0, 0.8, 0.9)[k % 3], 0.86)
        yield from volcano(theme, land, at, "ridge")
        if k % 2 == 0:
            yield from smoke(theme, Rect(box.x, foot - high, box.width, high),
                             ((middle - box.right) / high, at[1] * tall / high), "smoke")  # fmt: skip


def _slopes(theme: Theme, box: Rect, bands: Bands, room: float) -> Iterator[Item]:
    band = Rect(box.x, bands.mountains, box.width, bands.slopes - bands.mountains)
    yield from terraces(theme, band, _RIDGE, "area-green", "leaf", 0.15)
    low = tuple((x, y * 0.42) for x, y in _RIDGE)
    yield from terraces(theme, band, low, "leaf", "leaf-dark", 0.14)
    size = min(room - 6.0, band.height * 0.66)
    if size >= _LEAST:
        cloth = {**worn(theme, "clay"), "light": theme.colour("straw")}
        place = box.x + room / 2 - size / 2, band.bottom - size - band.height * 0.1
        yield from draw(theme.symbol("worker"), *place, size, cloth)


def _coast(theme: Theme, box: Rect, bands: Bands, room: float) -> Iterator[Item]:
    sand = Rect(box.x, bands.slopes, box.width, bands.coast - bands.slopes)
    dune = (
        *shapes.smooth([(x, sand.y + rise) for x, rise in _waves(box, 34.0, 1.6)]),
        ("L", (box.right, box.bottom)),
        ("L", (box.x, box.bottom)),
        ("Z", ()),
    )
    yield PathItem(dune, Style(fill=theme.colour("area-yellow")))
    grains = [
        segment
        for k in range(int(box.width * sand.height / 42))
        for segment in shapes.circle(
            box.x + (k * 7.31) % box.width, sand.y + 5.0 + (k * 11.17) % (sand.height - 8.0), 0.34
        )
    ]
    yield PathItem(tuple(grains), Style(fill=theme.shade("area-yellow", -0.16)))
    for drop, colour in ((0.0, "foam"), (1.8, "sea")):
        edge = [(x, sand.bottom + rise + drop) for x, rise in _waves(box, 27.0, 1.1)]
        water = (
            *shapes.smooth(edge), ("L", (box.right, box.bottom)), ("L", (box.x, box.bottom)),
            ("Z", ()),
        )  # fmt: skip
        yield PathItem(water, Style(fill=theme.colour(colour)))
    sea = Rect(box.x, sand.bottom + 4.0, box.width, box.bottom - sand.bottom - 4.0)
    yield from ripples(theme, sea, 9.0)
    size = min(room - 4.0, sand.height * 0.72)
    if size >= _LEAST:
        yield from palms(theme, box.x + room / 2 - size / 2, sand.bottom - sand.height * 0.14, size)


def _waves(box: Rect, step: float, rise: float) -> Iterator[tuple[float, float]]:
    """Yield places along a box's width with a rise by turns up and down."""
    number = max(2, round(box.width / step)) * 2
    for k in range(number + 1):
        yield box.x + box.width * k / number, rise * (1 if k % 2 else -1)
