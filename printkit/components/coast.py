"""From a box to a scene of volcanoes, coffee slopes, a coast and the sea, for titles, covers, cards, boards.

Everything is measured in heights of the box, from its lower right corner: a wide box shows more of the
same land to the left.
"""

from collections.abc import Iterator
from dataclasses import replace

from printkit.base.geometry import Rect, translation
from printkit.components import weave
from printkit.components.hills import terraces
from printkit.components.land import Points, placed, worn
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw

_FAR: Points = (
    (0.4, 0.4), (0.1, 0.5), (-0.24, 0.4), (-0.52, 0.54), (-0.9, 0.42), (-1.18, 0.5), (-1.6, 0.38),
    (-2.0, 0.46), (-2.5, 0.36), (-2.9, 0.5), (-3.3, 0.38), (-3.8, 0.52), (-4.3, 0.38), (-4.7, 0.48),
    (-5.2, 0.37), (-5.7, 0.52), (-6.2, 0.38), (-6.7, 0.48), (-7.4, 0.38), (-8.0, 0.48), (-8.8, 0.4),
)  # fmt: skip
"""Ridge in the haze, from the right."""
_VOLCANOES = (
    (-6.9, 0.68, 0.8), (-5.6, 0.56, 0.62), (-4.4, 0.76, 0.86), (-3.1, 0.56, 0.6), (0.1, 0.66, 0.6),
    (-0.78, 0.84, 0.76),
)  # fmt: skip
"""Middle, height and half of the foot; the nearest is the last."""
_SMOKING = (2, 5)
_BACK: Points = (
    (0.4, 0.46), (-0.1, 0.4), (-0.6, 0.36), (-1.1, 0.43), (-1.7, 0.39), (-2.3, 0.45), (-3.0, 0.38),
    (-3.7, 0.45), (-4.4, 0.39), (-5.1, 0.45), (-5.8, 0.39), (-6.6, 0.45), (-7.4, 0.39), (-8.8, 0.44),
)  # fmt: skip
_FRONT: Points = (
    (0.4, 0.3), (-0.3, 0.32), (-0.9, 0.37), (-1.5, 0.3), (-2.2, 0.35), (-2.9, 0.29), (-3.6, 0.36),
    (-4.3, 0.3), (-5.0, 0.36), (-5.7, 0.3), (-6.5, 0.36), (-7.3, 0.3), (-8.8, 0.35),
)  # fmt: skip
_BEACH: Points = (
    (0.4, 0.22), (-0.2, 0.24), (-0.8, 0.2), (-1.4, 0.24), (-2.0, 0.21), (-2.7, 0.25), (-3.4, 0.2),
    (-4.1, 0.24), (-4.9, 0.2), (-5.7, 0.24), (-6.5, 0.2), (-7.4, 0.24), (-8.8, 0.21),
)  # fmt: skip
_SHORE: Points = tuple((x, y - 0.055) for x, y in _BEACH)
_PALMS = (
    (-0.16, 0.36, 0.2),
    (-1.62, 0.24, 0.2),
    (-3.3, 0.3, 0.21),
    (-5.1, 0.26, 0.2),
    (-6.8, 0.3, 0.21),
)
"""Right end, size and height of the foot of each pair of palms."""
_BAND = 0.75
"""Of the foot of a card; the rest is air between the words and the band."""
_FIGURE = 15.0
"""A figure smaller than this (mm) is not drawn on a card."""
_SPREAD = 1.25
"""How far the flanks of a volcano swing out at its foot."""


def strip(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return a wide, low scene: dark land for words on the left, a volcano and a worker on the right."""
    high = box.height
    size = high * 0.8
    sun = high * 0.36
    foot = Rect(box.x, box.y, box.width, high)
    glow = {
        "ink": theme.colour("roast"),
        "accent": theme.colour("sun"),
        "ground": theme.colour("roast"),
    }
    return (
        PathItem(shapes.rect(*box), Style(fill=theme.colour("roast"))),
        *draw(theme.symbol("sun"), box.right - high * 0.4, box.y + high * 0.05, sun, glow),
        *volcano(theme, foot, (-1.24, 0.8, 0.8), "ridge-dark"),
        *smoke(theme, foot, (-1.24, 0.8), "ridge"),
        *_slopes(theme, box, 0.36, ("leaf", "leaf-dark")),
        *draw(
            theme.symbol("worker"), box.right - high * 1.06, box.bottom - size * 1.06, size,
            {**worn(theme, "clay"), "light": theme.colour("straw")},
        ),
    )  # fmt: skip


def stage(theme: Theme, box: Rect, colours: tuple[str, ...], symbol: str) -> tuple[Item, ...]:
    """Return the cover's scene: sky for the name on the left, the land, goods on a quay in front.

    Args:
        theme: The game's look.
        box: Where it lies.
        colours: Keys of the colours of what stands in front; none: the land and the sea alone.
        symbol: What stands in front.
    """
    high = box.height
    goods = _goods(theme, box, colours, symbol) if colours else ()
    ship = (-1.24, 0.42) if colours else (-1.5, 0.34)
    return (
        *land(theme, box),
        *draw(
            theme.symbol("coffee-ship"), box.right + (ship[0] - ship[1]) * high,
            box.bottom - high * (ship[1] * 0.97 + 0.02 + (0.08 if colours else 0.0)), high * ship[1],
            {**worn(theme, "paper"), "light": theme.colour("straw")},
        ),
        *goods,
    )  # fmt: skip


def land(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return sky, volcanoes, slopes, coast and sea, without anything on them."""
    high = box.height
    sun = high * 0.38
    glow = {
        "ink": theme.colour("sun"),
        "accent": theme.colour("sun"),
        "ground": theme.colour("sky"),
    }
    evening = shapes.rect(box.x, box.y + high * 0.4, box.width, high * 0.3)
    return (
        PathItem(shapes.rect(*box), Style(fill=theme.colour("sky"))),
        PathItem(evening, Style(fill=theme.colour("glow"))),
        *draw(theme.symbol("sun"), box.right - high * 0.43, box.y + high * 0.04, sun, glow),
        *haze(theme, box),
        *(
            item
            for k, (x, top, wide) in enumerate(_VOLCANOES)
            for item in (
                *volcano(theme, box, (x, top, wide), "ridge"),
                *(smoke(theme, box, (x, top), "smoke") if k in _SMOKING else ()),
            )
        ),
        *terraces(theme, box, _BACK, "area-green", "leaf", 0.055),
        *terraces(theme, box, _FRONT, "leaf", "leaf-dark", 0.06),
        *_shore(theme, box),
    )


def foot(theme: Theme, panel: Rect, crest: float, spare: float) -> tuple[Item, ...]:
    """Return the woven band at the foot of a card, with a toucan on it where there is room.

    Args:
        theme: The game's look.
        panel: The light part of the card.
        crest: Height of the band, and of the air above it.
        spare: What the words leave above it, in mm.
    """
    top = panel.bottom - crest * _BAND
    band = weave.band(theme, Rect(panel.x, top, panel.width, panel.bottom - top))
    size = min(spare, panel.width * 0.34)
    if size < _FIGURE:
        return band
    bird = {**worn(theme, "leaf"), "light": theme.colour("maize")}
    place = (panel.centre.x - size / 2, top - size)
    return (*draw(theme.symbol("toucan"), *place, size, bird), *band)


def haze(theme: Theme, box: Rect) -> Iterator[Item]:
    """Return a far ridge."""
    ridge = placed(box, _FAR)
    outline = (*ridge, (ridge[-1][0], box.bottom), (ridge[0][0], box.bottom))
    yield PathItem(shapes.polygon(outline), Style(fill=theme.shade("area-grey", 0.3)))


def volcano(
    theme: Theme, box: Rect, where: tuple[float, float, float], body: str
) -> Iterator[Item]:
    """Return a cone with a broken crater: lit on the left, dark on the right, lava between.

    Args:
        theme: The game's look.
        box: The land.
        where: Its middle, height and half of its foot, in heights of the box from the lower right.
        body: Key of its colour.
    """
    x, top, wide = where
    high = box.height
    middle, peak = box.right + x * high, box.bottom - top * high
    if middle + wide * high < box.x:
        return
    tall, half, rim = top * high, wide * high, top * high * 0.085

    def at(across: float, down: float) -> tuple[float, float]:
        return middle + across, peak + down

    left, right = at(-half, tall), at(half, tall)
    crater = (
        at(-rim, 0.0),
        at(-rim * 0.35, rim * 0.5),
        at(rim * 0.25, rim * 0.2),
        at(rim, rim * 0.35),
    )
    pull = half * 0.32, tall * 0.56
    body_path = (
        ("M", left),
        ("C", (*at(-pull[0] * _SPREAD, pull[1]), *at(-rim * 2.1, tall * 0.3), *crater[0])),
        *(("L", point) for point in crater[1:]),
        ("C", (*at(rim * 2.1, tall * 0.32), *at(pull[0] * _SPREAD, pull[1]), *right)),
        ("Z", ()),
    )
    shade = (
        ("M", crater[2]),
        ("L", crater[3]),
        ("C", (*at(rim * 2.1, tall * 0.32), *at(pull[0] * _SPREAD, pull[1]), *right)),
        ("L", at(half * 0.42, tall)),
        (
            "C",
            (*at(half * 0.3, tall * 0.72), *at(rim * 0.4, tall * 0.66), *at(rim * 1.1, tall * 0.4)),
        ),
        ("C", (*at(rim * 0.9, tall * 0.26), *at(rim * 0.1, tall * 0.2), *crater[2])),
        ("Z", ()),
    )
    lava: list[Segment] = []
    for across, down, turn in ((-0.62, 0.42, -2.1), (-0.1, 0.6, 0.5), (0.3, 0.34, 1.2)):
        lava += (
            ("M", at(rim * (across - 0.2), rim * 0.45)),
            ("C", (*at(rim * across, tall * down * 0.4), *at(rim * turn, tall * down * 0.6),
                   *at(rim * turn * 1.25, tall * down))),
            ("C", (*at(rim * (turn + 0.7), tall * down * 0.64), *at(rim * (across + 0.5), tall * down * 0.4),
                   *at(rim * (across + 0.3), rim * 0.55))),
            ("Z", ()),
        )  # fmt: skip
    yield PathItem(body_path, Style(fill=theme.colour(body)))
    yield PathItem(shade, Style(fill=theme.shade(body, -0.28)))
    yield PathItem(tuple(lava), Style(fill=theme.colour("clay")))


def smoke(theme: Theme, box: Rect, crater: tuple[float, float], colour: str) -> Iterator[Item]:
    """Return a cloud that drifts to the left from a crater."""
    high = box.height
    x, y = box.right + crater[0] * high, box.bottom - crater[1] * high
    puffs = ((0.0, -0.005, 0.03), (0.02, -0.05, 0.04), (-0.05, -0.075, 0.052), (-0.13, -0.07, 0.046),
             (-0.2, -0.082, 0.036), (-0.265, -0.074, 0.026))  # fmt: skip
    path = [s for dx, dy, r in puffs for s in shapes.circle(x + dx * high, y + dy * high, r * high)]
    yield PathItem(tuple(path), Style(fill=theme.colour(colour)))


def _slopes(theme: Theme, box: Rect, top: float, colours: tuple[str, str]) -> Iterator[Item]:
    """Low terraces along the foot of the box."""
    drop = max(y for _, y in _FRONT) - top
    for k, (ground, bush) in enumerate(((colours[1], colours[0]), (colours[0], colours[1]))):
        ridge = tuple((x + 0.5 * k, y - drop - 0.16 * k) for x, y in _FRONT)
        yield from terraces(theme, box, ridge, ground, bush, 0.1)


def _shore(theme: Theme, box: Rect) -> Iterator[Item]:
    """The beach with palms, and the sea with rows of ripples."""
    high = box.height
    for points, colour in ((_BEACH, "area-yellow"), (_SHORE, "foam")):
        edge = placed(box, points)
        path = (
            *shapes.smooth(edge), ("L", (edge[-1][0], box.bottom)), ("L", (edge[0][0], box.bottom)),
            ("Z", ()),
        )  # fmt: skip
        yield PathItem(path, Style(fill=theme.colour(colour)))
    edge = [(x, y + high * 0.022) for x, y in placed(box, _SHORE)]
    sea = (
        *shapes.smooth(edge), ("L", (edge[-1][0], box.bottom)), ("L", (edge[0][0], box.bottom)),
        ("Z", ()),
    )  # fmt: skip
    yield PathItem(sea, Style(fill=theme.colour("sea")))
    yield from ripples(
        theme, Rect(box.x, box.bottom - high * 0.115, box.width, high * 0.12), high * 0.17
    )
    for x, size, y in _PALMS:
        right = box.right + x * high
        if right > box.x:
            yield from palms(theme, right - size * high, box.bottom - y * high, size * high)


def palms(theme: Theme, x: float, ground: float, size: float) -> tuple[Item, ...]:
    """Return two palms that stand on the ground, in a box of size mm with its left side at x."""
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour("leaf"),
        "light": theme.colour("area-yellow"),
        "ground": theme.colour("foam"),
    }
    coast = theme.symbol("palm-coast")
    trees = replace(coast, layers=coast.layers[1:-1])  # without its own sand and sea
    return draw(trees, x, ground - size * 0.8, size, paints)


def ripples(theme: Theme, box: Rect, step: float, colour: str = "sea") -> tuple[Item, ...]:
    """Return rows of short waves, clipped to a box."""
    wave = draw(theme.symbol("ripple"), 0.0, 0.0, step * 0.62, {"ink": theme.shade(colour, 0.45)})
    rows: list[Item] = []
    y, k = box.y - step * 0.1, 0
    while y < box.bottom:
        x = box.x - (step * 0.55 if k % 2 else 0.0)
        while x < box.right:
            rows.append(Group(wave, matrix=translation(x, y)))
            x += step * 1.1
        y += step * 0.42
        k += 1
    return (Group(tuple(rows), clip=shapes.rect(*box)),)


def _goods(theme: Theme, box: Rect, colours: tuple[str, ...], symbol: str) -> Iterator[Item]:
    """A quay along the foot of the box, the goods side by side on it, a worker on the right."""
    high = box.height
    ink, detail = theme.colour("ink"), theme.weights["detail"]
    quay = Rect(box.x, box.bottom - high * 0.115, box.width, high * 0.115)
    plank = high * 0.12
    seams = [
        s for k in range(int(box.width / plank) + 1)
        for s in shapes.line(box.x + k * plank, quay.y + 1.0, box.x + k * plank, quay.bottom)
    ]  # fmt: skip
    yield PathItem(shapes.rect(*quay), Style(fill=theme.colour("wood")))
    yield PathItem(tuple(seams), Style(None, theme.colour("wood-dark"), detail * 1.6))
    yield PathItem(
        shapes.rect(quay.x, quay.y, quay.width, high * 0.03), Style(fill=theme.colour("wood-light"))
    )
    yield PathItem(shapes.line(quay.x, quay.y, quay.right, quay.y), Style(None, ink, detail * 2))
    size = high * 0.56
    each = min(high * 0.3, box.width / len(colours) * 0.5)
    step = (box.width - size * 1.15) / len(colours)
    for k, colour in enumerate(colours):
        paints = {**worn(theme, colour), "light": theme.colour("straw")}
        x = box.x + (k + 0.5) * step - each / 2
        yield from draw(
            theme.symbol(symbol), x, box.bottom - high * 0.075 - each * 0.97, each, paints
        )
    yield from draw(
        theme.symbol("worker"), box.right - size * 1.08, box.bottom - high * 0.06 - size * 0.97, size,
        {**worn(theme, "clay"), "light": theme.colour("straw")},
    )  # fmt: skip
