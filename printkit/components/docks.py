"""From harbours to the strip of sea below a map: quays with their letters, docks with their prices."""

from collections.abc import Iterator
from typing import NamedTuple

from printkit.base.geometry import Rect
from printkit.components.coast import ripples
from printkit.components.coins import coin
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.terrain import Harbour

_POST = 1.8
"""Width of the piers between two docks, in mm."""
_ROOM = 16.4
"""Width of a dock: a ship of 14 mm and air."""
_DEEP = 21.0
_QUAY = 0.24
"""Depth of a quay, as a share of the strip."""
_AIR = 1.6


class Quay(NamedTuple):
    """Where a harbour lies, in mm: its quay, its docks from the cheapest on, its letter."""

    quay: Rect
    docks: tuple[Rect, ...]
    sign: tuple[float, float]
    radius: float


def quay_of(harbour: Harbour, entrance: float, sea: Rect, share: tuple[float, float]) -> Quay:
    """Return where a harbour lies.

    Args:
        harbour: Its docks.
        entrance: X of the corner at which the roads end.
        sea: The strip.
        share: Left and right end of the part of the strip that is this harbour's.
    """
    number = len(harbour.docks)
    wide = number * _ROOM + (number + 1) * _POST
    left = min(max(entrance - wide / 2, share[0] + _AIR), share[1] - _AIR - wide)
    deep = min(9.0, sea.height * _QUAY)
    room = min(_DEEP, sea.height - deep - 0.6)
    docks = tuple(
        Rect(left + _POST + k * (_ROOM + _POST), sea.y + deep, _ROOM, room) for k in range(number)
    )
    return Quay(
        Rect(left, sea.y, wide, deep), docks, (entrance, sea.y + deep * 0.46), min(4.8, deep * 0.7)
    )


def draw_docks(
    board: str,
    harbours: tuple[Harbour, ...],
    entrances: tuple[float, ...],
    theme: Theme,
    sea: Rect,
) -> Iterator[Item]:
    """Yield the sea with its harbours.

    Args:
        board: Id of the board: the keys of the harbours begin with it.
        harbours: From left to right.
        entrances: X of each entrance, in mm.
        theme: The game's look.
        sea: The strip below the map.
    """
    yield PathItem(shapes.rect(*sea), Style(fill=theme.colour("sea")))
    foam = [(sea.x + k * sea.width / 24, sea.y + (0.7 if k % 2 else 1.9)) for k in range(25)]
    shore = (*shapes.smooth(foam), ("L", (sea.right, sea.y)), ("L", (sea.x, sea.y)), ("Z", ()))
    yield PathItem(shore, Style(fill=theme.colour("foam")))
    yield from ripples(theme, Rect(sea.x, sea.y + 3.0, sea.width, sea.height - 3.0), 9.0)
    step = sea.width / len(harbours)
    for k, (harbour, entrance) in enumerate(zip(harbours, entrances, strict=True)):
        share = (sea.x + k * step, sea.x + (k + 1) * step)
        at = quay_of(harbour, entrance, sea, share)
        items = tuple(_harbour(harbour, at, theme))
        yield Group(items, key=f"{board}.harbour.{harbour.id}", box=_box(at))


def _box(at: Quay) -> Rect:
    """Return a box around a harbour with its letter."""
    top = min(at.quay.y, at.sign[1] - at.radius) - 0.5
    low = at.docks[0].bottom + 1.0
    return Rect(at.quay.x - 0.5, top, at.quay.width + 1.0, low - top)


def _harbour(harbour: Harbour, at: Quay, theme: Theme) -> Iterator[Item]:
    ink, contour, detail = theme.colour("ink"), theme.weights["contour"], theme.weights["detail"]
    water = theme.colour("sea-light")
    for dock, price in zip(at.docks, harbour.docks, strict=True):
        yield PathItem(
            shapes.rect(dock.x - 0.3, dock.y - 0.3, dock.width + 0.6, dock.height),
            Style(fill=water),
        )
        size = min(dock.width * 0.86, dock.height * 0.8)
        faint = dict.fromkeys(("ink", "accent", "light"), theme.shade("sea", 0.12))
        if dock.height > dock.width:
            yield from draw(
                theme.symbol("coffee-ship"), dock.centre.x - size / 2, dock.y + 0.8, size,
                {**faint, "ground": water},
            )  # fmt: skip
            yield from coin(theme, price, dock.centre.x, dock.bottom - 5.4, 4.6)
        else:
            yield from coin(theme, price, *dock.centre, min(5.4, dock.height * 0.38))
    posts: list[Segment] = []
    for dock in (*at.docks, at.docks[-1].moved(_ROOM + _POST, 0.0)):
        posts += shapes.rounded_rect(dock.x - _POST, dock.y - 1.0, _POST, dock.height + 1.4, 0.7)
    yield PathItem(tuple(posts), Style(theme.colour("wood"), ink, detail * 1.4))
    yield PathItem(
        shapes.rounded_rect(*at.quay, 1.2), Style(theme.colour("wood-light"), ink, contour)
    )
    number = round(at.quay.width / 4.2)
    seams = tuple(
        segment
        for k in range(1, number)
        for segment in shapes.line(
            at.quay.x + k * at.quay.width / number, at.quay.y + 0.6,
            at.quay.x + k * at.quay.width / number, at.quay.bottom - 0.6,
        )
    )  # fmt: skip
    yield PathItem(seams, Style(None, theme.colour("wood"), detail * 1.6))
    yield PathItem(
        shapes.circle(*at.sign, at.radius), Style(theme.colour("sea-deep"), ink, contour * 0.8)
    )
    yield from line(
        theme.book, harbour.id, *at.sign, role="number", size=at.radius * 1.36,
        colour=theme.colour("paper"), anchor="middle", centred=True,
    )  # fmt: skip
