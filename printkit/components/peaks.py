"""From a box to a scene of ink mountains in the mist, for titles, covers, cards and boards.

Everything is measured in heights of the box, from its lower right corner: a wide box shows more of the
same land to the left.
"""

from collections.abc import Iterator, Sequence
from math import exp

from printkit.base.geometry import Rect
from printkit.components.theme import Theme, luminance
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw

_FAR = (
    (0.1, 0.5, 0.16),
    (0.62, 0.66, 0.2),
    (0.98, 0.56, 0.15),
    (1.5, 0.72, 0.22),
    (2.1, 0.5, 0.18),
)
"""Peaks of a range: how far left of the box's right side, how high, how wide; they come again."""
_BACK = ((-0.05, 0.4, 0.15), (0.36, 0.6, 0.14), (0.6, 0.44, 0.12), (1.22, 0.54, 0.16), (1.8, 0.38, 0.2),
         (2.25, 0.56, 0.15))  # fmt: skip
_NEAR = (
    (0.02, 0.27, 0.17),
    (0.74, 0.33, 0.15),
    (1.0, 0.24, 0.16),
    (1.6, 0.3, 0.14),
    (2.2, 0.22, 0.2),
)
_FRONT = ((0.3, 0.12, 0.3), (1.1, 0.15, 0.34), (1.9, 0.1, 0.3))
_PERIODS = (2.7, 2.55, 2.4, 2.5)
_STEP = 0.035
_MISTS = ((0.16, 0.2, 0.7), (1.02, 0.3, 0.8), (2.0, 0.18, 0.6), (3.0, 0.27, 0.9), (4.2, 0.2, 0.7),
          (5.3, 0.3, 0.8), (6.6, 0.2, 0.8), (8.0, 0.28, 0.9), (9.6, 0.2, 0.8), (11.0, 0.3, 0.7))  # fmt: skip
"""Right end, height and length of the banks of mist."""
_PALE = 0.8
"""Above this luminance light cuts cannot be seen."""
_FIGURE = 14.0
"""A pagoda smaller than this (mm) is not drawn on a card."""

Peaks = Sequence[tuple[float, float, float]]


def strip(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return a wide, low scene: dark sky for words on the left, a moon and mountains on the right."""
    high = box.height
    size = high * 0.62
    moon = shapes.circle(box.right - high * 0.62, box.y + high * 0.33, high * 0.17)
    land = Rect(box.right - high * 2.1, box.y, high * 2.1, high)
    return (
        PathItem(shapes.rect(*box), Style(fill=theme.colour("night"))),
        PathItem(moon, Style(fill=theme.colour("vermilion"))),
        *_range(theme, land, _BACK, 2.55, theme.shade("night", 0.16), fade=True),
        *_range(theme, land, _NEAR, 2.4, theme.colour("celadon-dark"), fade=True),
        *draw(
            theme.symbol("pagoda"), box.right - high * 0.98, box.bottom - high * 0.16 - size, size,
            _worn(theme, "paper"),
        ),
        *_range(theme, Rect(box.x, box.y, box.width, high), _FRONT, 2.5, theme.colour("celadon")),
    )  # fmt: skip


def stage(theme: Theme, box: Rect, colours: tuple[str, ...], symbol: str) -> tuple[Item, ...]:
    """Return the cover's scene: sky for the name on the left, ranges in the mist, goods in front.

    Args:
        theme: The game's look.
        box: Where it lies.
        colours: Keys of the colours of what stands in front; none: the mountains alone.
        symbol: What stands in front.
    """
    high = box.height
    sun = shapes.circle(box.right - high * 0.34, box.y + high * 0.27, high * 0.14)
    return (
        PathItem(shapes.rect(*box), Style(fill=theme.colour("sky"))),
        PathItem(sun, Style(fill=theme.colour("vermilion"))),
        *_range(theme, box, _FAR, _PERIODS[0], theme.colour("mist")),
        *_range(theme, box, _BACK, _PERIODS[1], theme.colour("mist-blue")),
        *_mist(theme, box, 0.1),
        *_range(theme, box, _NEAR, _PERIODS[2], theme.colour("mist-deep")),
        *_birds(theme, box),
        *_range(theme, box, _FRONT, _PERIODS[3], theme.colour("celadon-dark")),
        *(_goods(theme, box, colours, symbol) if colours else ()),
    )


def foot(theme: Theme, panel: Rect, crest: float, spare: float) -> tuple[Item, ...]:
    """Return the mountains at the foot of a card, with a pagoda where there is room.

    Args:
        theme: The game's look.
        panel: The light part of the card.
        crest: Height of the mountains.
        spare: What the words leave above them, in mm.
    """
    high = crest / 0.5
    row = Rect(panel.x, panel.bottom - high, panel.width, high)
    size = min(spare + crest * 0.2, panel.width * 0.3)
    figure: tuple[Item, ...] = ()
    if size >= _FIGURE:
        x, y = panel.centre.x - size / 2, panel.bottom - crest * 0.3 - size
        figure = draw(theme.symbol("pagoda"), x, y, size, _worn(theme, "celadon"))
    ranges = (
        *_range(theme, row, _BACK, _PERIODS[1], theme.colour("celadon-light")),
        *_range(theme, row, _NEAR, _PERIODS[2], theme.colour("celadon")),
        *figure,
        *_range(theme, row, _FRONT, _PERIODS[3], theme.colour("celadon-dark")),
    )
    return (Group(ranges, clip=shapes.rect(panel.x, row.y - spare, panel.width, high + spare)),)


def _height(peaks: Peaks, period: float, x: float) -> float:
    """Return how high a range is so far left of the right side; between two peaks there is a gap."""
    place = x % period
    return max(
        high * exp(-(((place - at + lap) / wide) ** 2))
        for at, high, wide in peaks
        for lap in (-period, 0.0, period)
    )


def _range(
    theme: Theme, box: Rect, peaks: Peaks, period: float, colour: str, *, fade: bool = False
) -> Iterator[Item]:
    """A range of steep, round mountains; faded, they sink to nothing on the left."""
    high = box.height
    number = int(box.width / high / _STEP) + 2
    points = []
    for k in range(number + 1):
        x = k * _STEP
        share = max(0.0, 1.0 - (x * high / box.width) ** 2) if fade else 1.0
        points.append((box.right - x * high, box.bottom - _height(peaks, period, x) * high * share))
    end = points[-1][0]
    path = (
        *shapes.smooth(points), ("L", (end, box.bottom)), ("L", (box.right, box.bottom)), ("Z", ()),
    )  # fmt: skip
    left = max(box.x, end)
    clip = shapes.rect(left, box.y, box.right - left, high)
    cuts: list[Segment] = []
    for at, top, wide in peaks:
        for lap in range(-1, int(box.width / high / period) + 1):
            x = at + lap * period
            if fade or not 0.0 < x * high < box.width:
                continue
            for shift, long in ((-0.28, 0.42), (-0.62, 0.3)):
                start = x + shift * wide
                y = _height(peaks, period, start)
                if y < top * 0.6:
                    continue
                place = (box.right - start * high, box.bottom - (y - 0.05) * high)
                lean = wide * 0.22 * high
                cuts += shapes.smooth(
                    (place, (place[0] + lean * 0.5, place[1] + top * long * high * 0.5),
                     (place[0] + lean * 1.3, place[1] + top * long * high))
                )  # fmt: skip
    lines = PathItem(tuple(cuts), Style(None, _paler(theme, colour), high * 0.008))
    yield Group((PathItem(path, Style(fill=colour)), *((lines,) if cuts else ())), clip=clip)


def _paler(theme: Theme, colour: str) -> str:
    """Return a colour half way to the sky's, for lines cut into a mountain."""
    sky = theme.colour("sky")
    pairs = ((colour[at : at + 2], sky[at : at + 2]) for at in (1, 3, 5))
    return "#" + "".join(f"{(int(a, 16) + int(b, 16)) // 2:02x}" for a, b in pairs)


def _mist(theme: Theme, box: Rect, thick: float) -> Iterator[Item]:
    """Flat banks of mist with round ends, each of two bars."""
    high = box.height
    bars: list[Segment] = []
    for at, y, long in _MISTS:
        left, bar = box.right - (at + long) * high, thick * 0.55 * high
        if left > box.right or box.right - at * high < box.x:
            continue
        bars += shapes.rounded_rect(left, box.bottom - y * high, long * high, bar, bar / 2)
        bars += shapes.rounded_rect(
            left + 0.22 * long * high, box.bottom - y * high - bar, long * 0.5 * high, bar, bar / 2
        )
    yield PathItem(tuple(bars), Style(fill=theme.colour("sky")))


def _birds(theme: Theme, box: Rect) -> Iterator[Item]:
    """Two cranes beside the sun."""
    high = box.height
    for at, y, size in ((0.92, 0.86, 0.2), (1.16, 0.72, 0.13)):
        x = box.right - at * high
        if x > box.x + box.width * 0.5:
            yield from draw(
                theme.symbol("crane"), x, box.bottom - y * high, size * high,
                {"ink": theme.colour("ink"), "accent": theme.colour("vermilion"),
                 "ground": theme.colour("sky"), "light": theme.colour("white")},
            )  # fmt: skip


def _worn(theme: Theme, key: str) -> dict[str, str]:
    """Paints of a thing in a colour; on a pale one its cuts are dark."""
    pale = luminance(theme.colour(key)) > _PALE
    return {
        "ink": theme.colour("ink"),
        "ground": theme.colour("celadon-dark" if pale else "paper"),
        "accent": theme.colour(key),
        "light": theme.colour("straw"),
    }


def _goods(theme: Theme, box: Rect, colours: tuple[str, ...], symbol: str) -> Iterator[Item]:
    """The pieces side by side in front of the mountains."""
    high = box.height
    size = min(high * 0.3, box.width / len(colours) * 0.8)
    step = box.width / len(colours)
    for k, key in enumerate(colours):
        x = box.x + (k + 0.5) * step - size / 2
        y = box.bottom - size - high * (0.035 + 0.03 * (k % 2))
        yield from draw(theme.symbol(symbol), x, y, size, _worn(theme, key))
