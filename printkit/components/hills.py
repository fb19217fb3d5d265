"""From a box to a scene of tea hills under snow mountains, for titles, covers, cards and boards.

Everything is measured in heights of the box, from its lower right corner: a wide box shows more of the
same land to the left.
"""

from collections.abc import Iterator

from printkit.base.geometry import Rect
from printkit.components.land import Points, placed, worn
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw

_PEAKS: Points = (
    (0.16, 0.3), (-0.02, 0.56), (-0.2, 0.44), (-0.5, 0.86), (-0.7, 0.62), (-0.84, 0.7),
    (-1.08, 0.38), (-1.3, 0.46), (-1.55, 0.36), (-1.8, 0.45), (-1.96, 0.38), (-2.2, 0.5),
    (-2.62, 0.36), (-2.86, 0.6), (-3.0, 0.5), (-3.26, 0.8), (-3.5, 0.56), (-3.62, 0.64),
    (-4.0, 0.4), (-4.26, 0.56), (-4.5, 0.42), (-4.9, 0.74), (-5.1, 0.56), (-5.24, 0.62),
    (-5.6, 0.4), (-5.9, 0.56), (-6.3, 0.4), (-6.6, 0.5), (-7.2, 0.38),
)  # fmt: skip
"""Valleys and peaks by turns, from the right; how far left of the box, how high over its foot."""
_FAR: Points = tuple((x - 0.42, y * 0.72 + 0.02) for x, y in _PEAKS)
_BACK: Points = (
    (0.3, 0.4), (-0.2, 0.36), (-0.75, 0.27), (-1.3, 0.34), (-1.9, 0.3), (-2.5, 0.38), (-3.2, 0.3),
    (-3.9, 0.36), (-4.6, 0.29), (-5.3, 0.37), (-6.0, 0.3), (-7.2, 0.36),
)  # fmt: skip
_MIDDLE: Points = (
    (0.3, 0.2), (-0.3, 0.22), (-0.9, 0.3), (-1.5, 0.2), (-2.2, 0.26), (-2.9, 0.19), (-3.6, 0.27),
    (-4.3, 0.2), (-5.0, 0.27), (-5.7, 0.2), (-6.4, 0.26), (-7.2, 0.2),
)  # fmt: skip
_FRONT: Points = (
    (0.3, 0.16), (-0.4, 0.1), (-1.0, 0.13), (-1.7, 0.09), (-2.4, 0.14), (-3.1, 0.09), (-3.8, 0.14),
    (-4.5, 0.09), (-5.2, 0.14), (-5.9, 0.09), (-6.6, 0.14), (-7.2, 0.1),
)  # fmt: skip
_CLOUDS = (
    (-0.6, 0.92, 0.3), (-0.02, 0.62, 0.3), (-2.5, 0.74, 0.5), (-3.7, 0.86, 0.4),
    (-4.4, 0.68, 0.36), (-5.4, 0.82, 0.5),
)  # fmt: skip
"""Right end, height and length of the clouds."""
FLAGS = ("blue", "white", "brick", "green", "yellow")
"""Colours of the prayer flags, in their order."""
_FIGURE = 15.0
"""A figure smaller than this (mm) is not drawn on a card."""


def strip(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return a wide, low scene: dark sky for words on the left, a picker and mountains on the right."""
    high = box.height
    size = high * 0.68
    # On narrow paper the picker steps aside for the words.
    left = max(box.right - high * 1.36, box.x + box.width * 0.62 + high * 0.25)
    sun = shapes.circle(box.right - high * 0.3, box.y + high * 0.31, high * 0.15)
    land = Rect(box.x, box.y, box.width, high * 1.04)
    peaks = (*_PEAKS[:7], (-1.22, 0.36), (-1.7, 0.0))
    return (
        PathItem(shapes.rect(*box), Style(fill=theme.colour("fir"))),
        PathItem(sun, Style(fill=theme.colour("saffron"))),
        *_mountains(theme, land, peaks, "fir-light", "snow"),
        *draw(
            theme.symbol("collector"), left, box.bottom - size * 1.22, size,
            worn(theme, "saffron"),
        ),
        *_bushes(theme, box, high * 0.2),
    )  # fmt: skip


def stage(theme: Theme, box: Rect, colours: tuple[str, ...], symbol: str) -> tuple[Item, ...]:
    """Return the cover's scene: sky for the name on the left, mountains, terraces, goods in front.

    Args:
        theme: The game's look.
        box: Where it lies.
        colours: Keys of the colours of what stands in front; none: the hills alone.
        symbol: What stands in front.
    """
    high = box.height
    sun = shapes.circle(box.right - high * 0.2, box.y + high * 0.28, high * 0.15)
    return (
        PathItem(shapes.rect(*box), Style(fill=theme.colour("sky"))),
        PathItem(sun, Style(fill=theme.colour("saffron"))),
        *_clouds(theme, box),
        *_mountains(theme, box, _FAR, "mist-far", ""),
        *_mountains(theme, box, _PEAKS, "mist", "snow"),
        *terraces(theme, box, _BACK, "moss", "fir-light", 0.05),
        *terraces(theme, box, _MIDDLE, "fir-light", "fir", 0.06),
        *(_goods(theme, box, colours, symbol) if colours else ()),
    )


def foot(theme: Theme, panel: Rect, crest: float, spare: float) -> tuple[Item, ...]:
    """Return the tea bushes at the foot of a card, with a picker where there is room.

    Args:
        theme: The game's look.
        panel: The light part of the card.
        crest: Height of the bushes.
        spare: What the words leave above them, in mm.
    """
    row = Rect(panel.x, panel.bottom - crest, panel.width, crest)
    bushes = _bushes(theme, row, crest * 0.76)
    size = min(spare + crest * 0.3, panel.width * 0.34)
    if size < _FIGURE:
        return bushes
    place = (panel.centre.x - size / 2, panel.bottom - crest * 0.5 - size * 0.97)
    return (*draw(theme.symbol("collector"), *place, size, worn(theme, "saffron")), *bushes)


def flags(
    theme: Theme, start: tuple[float, float], end: tuple[float, float], sag: float, size: float
) -> tuple[Item, ...]:
    """Return a line of prayer flags.

    Args:
        theme: The game's look.
        start: Where the line is tied.
        end: Its other end.
        sag: How far its middle hangs below the ends, in mm.
        size: Side of a flag.
    """
    (x1, y1), (x2, y2) = start, end
    cord = (
        ("M", start),
        ("C", (x1 + (x2 - x1) / 3, y1 + (y2 - y1) / 3 + sag * 4 / 3,
               x1 + (x2 - x1) * 2 / 3, y1 + (y2 - y1) * 2 / 3 + sag * 4 / 3, *end)),
    )  # fmt: skip
    ink = theme.colour("ink")
    number = max(1, int((abs(x2 - x1) - size * 0.4) / (size * 1.3)))
    items: list[Item] = []
    for k in range(number):
        centre = (k + 0.5) / number
        a, b = (centre + way * size * 0.5 / abs(x2 - x1) for way in (-1, 1))
        upper = [(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + 4 * sag * t * (1 - t)) for t in (a, b)]
        lean = size * 0.12 * (1 if k % 2 else -1)
        corners = (
            *upper, (upper[1][0] + lean, upper[1][1] + size), (upper[0][0] + lean, upper[0][1] + size),
        )  # fmt: skip
        fill = theme.colour(FLAGS[k % len(FLAGS)])
        items.append(
            PathItem(shapes.polygon(corners), Style(fill, ink, theme.weights["detail"] * 0.8))
        )
    return (*items, PathItem(cord, Style(None, ink, theme.weights["detail"] * 1.6)))


def hedge(theme: Theme, left: float, right: float, foot: float, high: float) -> tuple[Item, ...]:
    """Return a level hedge of round tea bushes; what is drawn below its foot later covers the rest.

    Args:
        theme: The game's look.
        left: Where it begins, in mm.
        right: Where it ends.
        foot: Where the bushes stand.
        high: From the foot to the top.
    """
    wide = high * 1.3
    number = max(1, round((right - left) / (wide * 0.82)))
    step = (right - left) / number
    bushes: list[Segment] = []
    cuts: list[Segment] = []
    for k in range(number):
        x, y = left + (k + 0.5) * step, foot - high + wide / 2
        bushes += shapes.circle(x, y, wide / 2)
        cuts += shapes.arc(x, y, wide * 0.28, -150.0, -95.0)
    detail = theme.weights["detail"]
    return (
        PathItem(tuple(bushes), Style(fill=theme.colour("fir-light"))),
        PathItem(tuple(cuts), Style(None, theme.colour("moss"), detail * 1.6)),
        PathItem(shapes.line(left, foot, right, foot), Style(None, theme.colour("fir"), detail)),
    )


def _clouds(theme: Theme, box: Rect) -> Iterator[Item]:
    """Flat clouds, each of two bars with round ends."""
    high = box.height
    path: list[Segment] = []
    for x, y, long in _CLOUDS:
        right, top = box.right + x * high, box.bottom - y * high
        bar = high * 0.042
        for shift, drop, share in ((0.0, 0.0, 1.0), (0.24, -0.9, 0.46)):
            left = right - long * high * (share + shift)
            path += shapes.rounded_rect(left, top + drop * bar, long * high * share, bar, bar / 2)
    yield PathItem(tuple(path), Style(fill=theme.colour("snow")))


def _mountains(theme: Theme, box: Rect, points: Points, body: str, cap: str) -> Iterator[Item]:
    """A ridge; with a cap the lit side of each peak is snow, and the other one lies in shade."""
    ridge = placed(box, points)
    outline = (*ridge, (ridge[-1][0], box.bottom), (ridge[0][0], box.bottom))
    yield PathItem(shapes.polygon(outline), Style(fill=theme.colour(body)))
    if not cap:
        return
    snow: list[Segment] = []
    shade: list[Segment] = []
    for at in range(1, len(ridge) - 1, 2):
        (rx, ry), (px, py), (lx, ly) = ridge[at - 1 : at + 2]
        high = max(ly, ry) - py
        keel = (px + high * 0.1, py + high * 0.5)
        shade += shapes.polygon(
            ((px, py), keel, (px - high * 0.06, py + high * 0.8), (px + high * 0.12, box.bottom),
             (rx - high * 0.3, box.bottom), (rx, ry))
        )  # fmt: skip
        left = (px + (lx - px) * 0.78, py + (ly - py) * 0.78)
        right = (px + (rx - px) * 0.36, py + (ry - py) * 0.36)
        snow += shapes.polygon(
            (
                (px, py), left,
                (px + (lx - px) * 0.5, py + high * 0.5),
                (px + (lx - px) * 0.42, py + high * 0.72),
                (px + (lx - px) * 0.18, py + high * 0.46),
                keel,
                (px + high * 0.16, py + high * 0.34),
                right,
            )
        )  # fmt: skip
    yield PathItem(tuple(shade), Style(fill=theme.shade(body, -0.13)))
    yield PathItem(tuple(snow), Style(fill=theme.colour(cap)))


def terraces(
    theme: Theme, box: Rect, points: Points, ground: str, bush: str, step: float
) -> Iterator[Item]:
    """Return a hill of terraces with a hedge on the edge of each.

    Args:
        theme: The game's look.
        box: Where the land lies.
        points: The ridge, measured as in `land.placed`.
        ground: Key of the colour of the slopes.
        bush: Key of the colour of the hedges.
        step: From one terrace to the next, in heights of the box.
    """
    ridge = placed(box, points)
    wide = step * box.height * 1.02
    hedge = Style(None, theme.colour(bush), wide, (0.01, wide * 0.86))
    edge = Style(None, theme.colour(bush), theme.weights["detail"], round=False)
    tints = (theme.colour(ground), theme.shade(ground, 0.16))
    deepest = max(y for _, y in points)
    for k in range(int(deepest / step) + 1):
        drop = k * step * box.height
        # Each slope is flatter than the one above it, until the foot of the hill is level.
        calm = 1.0 - 0.55 * k * step / deepest
        low = box.bottom - min(y for _, y in points) * box.height
        line = [(x, low + (y - low) * calm + drop) for x, y in ridge]
        curve = shapes.smooth(line)
        yield PathItem(curve, hedge)
        slope = (
            *curve,
            ("L", (line[-1][0], box.bottom)),
            ("L", (line[0][0], box.bottom)),
            ("Z", ()),
        )
        yield PathItem(slope, Style(fill=tints[k % 2]))
        yield PathItem(curve, edge)


def _bushes(theme: Theme, box: Rect, size: float) -> tuple[Item, ...]:
    """Two rows of round tea bushes along the foot of the box."""
    far, near = theme.colour("fir-light"), theme.colour("fir")
    items: list[Item] = []
    for colour, rise, shift, cut in (
        (far, 0.72, 0.0, theme.colour("moss")), (near, 0.22, 0.5, far),
    ):  # fmt: skip
        y = box.bottom - size * rise
        number = int(box.width / size) + 2
        disc = [
            s
            for k in range(number)
            for s in shapes.circle(box.x + (k + shift - 0.25) * size, y, size * 0.56)
        ]
        under = shapes.rect(box.x, y, box.width, box.bottom - y)
        cuts = [
            s
            for k in range(number)
            for turn in (-150.0, -90.0, -30.0)
            for s in _leaf(box.x + (k + shift - 0.25) * size, y, size, turn)
        ]
        items.append(PathItem((*disc, *under), Style(fill=colour)))
        items.append(PathItem(tuple(cuts), Style(None, cut, size * 0.05)))
    clip = shapes.rect(box.x, box.y - size, box.width, box.height + size)
    return (Group(tuple(items), clip=clip),)


def _leaf(x: float, y: float, size: float, turn: float) -> tuple[Segment, ...]:
    """A short cut from the middle of a bush outwards."""
    return shapes.arc(x, y, size * 0.34, turn - 16.0, turn + 16.0)


def _goods(theme: Theme, box: Rect, colours: tuple[str, ...], symbol: str) -> tuple[Item, ...]:
    """A picker on the right, and the pieces side by side on the road in front."""
    high = box.height
    size = high * 0.56
    road = placed(box, _FRONT)
    edge, low = shapes.smooth(road), box.bottom + 1.0  # nothing of the hill shows at the edge
    ground = (*edge, ("L", (road[-1][0], low)), ("L", (road[0][0], low)), ("Z", ()))
    each = min(high * 0.27, box.width / len(colours) * 0.5)
    step = (box.width - size * 0.95) / len(colours)
    march = [
        item
        for k, colour in enumerate(colours)
        for item in draw(
            theme.symbol(symbol), box.x + (k + 0.5) * step - each / 2,
            box.bottom - each * (1.06 if k % 2 else 1.12), each, worn(theme, colour),
        )
    ]  # fmt: skip
    return (
        *draw(
            theme.symbol("collector"), box.right - size * 1.02, box.bottom - size * 1.1, size,
            worn(theme, "saffron"),
        ),
        PathItem(ground, Style(fill=theme.colour("sand"))),
        *march,
    )  # fmt: skip
