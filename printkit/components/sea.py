"""From a box to a scene of the sea with a ship and crabs, for titles, covers and cards."""

from printkit.base.geometry import Rect, translation
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw

_SHIP = 15.0
"""A ship smaller than this (mm) is not drawn on a card."""


def crests(
    theme: Theme, box: Rect, size: float, colour: str, cut: str, shift: float = 0.0
) -> tuple[Item, ...]:
    """Return a row of wave crests as wide as the box, the first one shifted to the left."""
    paints = {"ink": theme.colour(colour), "ground": theme.colour(cut)}
    crest = draw(theme.symbol("wave"), 0.0, 0.0, size, paints)
    step = size * 0.992  # they lap over a little, so that no seam shows
    number = int((box.width + shift) / step) + 1
    return tuple(
        Group(crest, matrix=translation(box.x - shift + k * step, box.y)) for k in range(number)
    )


def ship(theme: Theme, x: float, y: float, size: float, sail: str, sign: str) -> tuple[Item, ...]:
    """Return a ship with a sign on its sail."""
    hull = {
        "ink": theme.colour("ink"),
        "ground": theme.colour(sail),
        "accent": theme.colour("yellow" if sail == "sail-1" else "sail-1"),
    }
    mark = {"ink": theme.on_colour(sail), "ground": theme.colour(sail)}
    return (
        *draw(theme.symbol("ship"), x, y, size, hull),
        *draw(theme.symbol(sign), x + size * 0.345, y + size * 0.215, size * 0.31, mark),
    )


def foot(theme: Theme, panel: Rect, crest: float, spare: float) -> tuple[Item, ...]:
    """Return the waves at the foot of a card, with a ship on them where there is room.

    Args:
        theme: The game's look.
        panel: The light part of the card.
        crest: Height of the waves.
        spare: What the words leave above them, in mm.
    """
    row = Rect(panel.x, panel.bottom - crest * 0.86, panel.width, crest)
    waves = crests(theme, row, crest, "sea-light", "paper", crest / 3)
    size = min(spare + crest * 0.3, panel.width * 0.4)
    if size < _SHIP:
        return waves
    place = (panel.centre.x - size / 2, panel.bottom - crest * 0.42 - size * 0.97)
    return (*ship(theme, *place, size, "sand", "crab"), *waves)


def strip(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return a wide, low scene: deep sea for words on the left, a ship and crests on the right."""
    size = box.height * 0.94
    x = box.right - size * 1.3
    crest = box.height * 0.27
    far = Rect(box.x, box.bottom - crest * 1.06, box.width, crest)
    near = Rect(box.x, box.bottom - crest * 0.72, box.width, crest)
    gull = {"ink": theme.colour("sea-light"), "ground": theme.colour("sea-deep")}
    field = PathItem(shapes.rect(*box), Style(fill=theme.colour("sea-deep")))
    small = box.height * 0.22
    birds = ((x - small * 1.5, box.y + box.height * 0.14, small),
             (box.right - small * 1.1, box.y + box.height * 0.3, small * 0.7))  # fmt: skip
    return (
        field,
        *(item for bird in birds for item in draw(theme.symbol("gull"), *bird, gull)),
        *crests(theme, far, crest, "sea", "sea-deep", crest / 2),
        *ship(theme, x, box.y + box.height * 0.01, size, "sand", "crab"),
        *crests(theme, near, crest, "sea-light", "sea-deep"),
    )


def stage(theme: Theme, box: Rect, crabs: tuple[str, ...], symbol: str) -> tuple[Item, ...]:
    """Return the cover's scene: sky for the name on the left, a ship, an island, crabs on the beach.

    Args:
        theme: The game's look.
        box: Where it lies.
        crabs: Keys of the colours of the crabs in front.
        symbol: What a crab looks like.
    """
    island = box.height * 0.46
    land = {
        "ink": theme.colour("ink"),
        "ground": theme.colour("sand"),
        "accent": theme.colour("palm"),
        "light": theme.colour("foam"),
    }
    sun = shapes.circle(box.x + box.width * 0.77, box.y + box.height * 0.5, box.height * 0.36)
    beach = Rect(box.x, box.bottom - box.height * 0.11, box.width, box.height * 0.12)
    place = (box.x + box.width * 0.83, box.y + box.height * 0.17, island)
    return (
        PathItem(shapes.rect(*box), Style(fill=theme.colour("foam"))),
        PathItem(sun, Style(fill=theme.colour("sand"))),
        *_gulls(theme, box),
        *_sea_row(theme, box, 0.5, 0.2, "sea-light", 0.3),
        *draw(theme.symbol("island"), *place, land),
        *_sea_row(theme, box, 0.57, 0.23, "sea", 0.75),
        *ship(
            theme, box.x + box.width * 0.6, box.y + box.height * 0.12, box.height * 0.6, "sail-1",
            "crab",
        ),
        *_sea_row(theme, box, 0.66, 0.26, "sea-deep", 0.1),
        PathItem(shapes.rect(*beach), Style(fill=theme.colour("sand"))),
        *_march(theme, box, crabs, symbol),
    )  # fmt: skip


def _gulls(theme: Theme, box: Rect) -> tuple[Item, ...]:
    paints = {"ink": theme.colour("sea-deep"), "ground": theme.colour("foam")}
    small = box.height * 0.1
    return tuple(
        item
        for x, y, grow in ((0.59, 0.09, 1.0), (0.66, 0.22, 0.7), (0.93, 0.06, 0.8))
        for item in draw(
            theme.symbol("gull"),
            box.x + box.width * x,
            box.y + box.height * y,
            small * grow,
            paints,
        )
    )


def _sea_row(
    theme: Theme, box: Rect, top: float, high: float, colour: str, shift: float
) -> tuple[Item, ...]:
    """A row of crests with the sea below it down to the ground; parts of the box's height."""
    crest = box.height * high
    y = box.y + box.height * top
    low = box.bottom - box.height * 0.05  # the beach covers the rest
    under = Rect(box.x, y + crest * 0.9, box.width, low - y - crest * 0.9)
    return (
        PathItem(shapes.rect(*under), Style(fill=theme.colour(colour))),
        *crests(theme, Rect(box.x, y, box.width, crest), crest, colour, "foam", crest * shift),
    )


def _march(theme: Theme, box: Rect, crabs: tuple[str, ...], symbol: str) -> tuple[Item, ...]:
    """Crabs side by side along the beach."""
    size = min(box.height * 0.3, box.width / len(crabs) * 0.62) if crabs else 0.0
    step = box.width / max(1, len(crabs))
    return tuple(
        item
        for k, colour in enumerate(crabs)
        for item in draw(
            theme.symbol(symbol),
            box.x + (k + 0.5) * step - size / 2,
            box.bottom - size * 1.02 - (box.height * 0.015 if k % 2 else 0.0),
            size,
            {
                "ink": theme.colour("ink"),
                "accent": theme.colour(colour),
                "ground": theme.colour("paper"),
                "light": theme.colour("white"),
            },
        )
    )
