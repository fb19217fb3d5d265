"""From the groups, moves, links and badges of a picture to what is drawn over its pieces."""

import math
from collections.abc import Iterator

from printkit.components.grounds import Grid
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.leaflet import Badge, Picture

OUTSIDE = 1.2
"""Room in spaces on a side where a move starts outside."""
_VEIL = 0.66
_LEAST = 1.9
"""Radius in mm below which a badge is not drawn: its label must be legible."""
_SMALL = 0.8
"""A cross is so much smaller than a badge with a label."""

Arrow = tuple[int, int, int, int, str, bool]


def groups(theme: Theme, picture: Picture, grid: Grid) -> Iterator[Item]:
    """Spaces that belong together: outlined and labelled, all others behind a veil."""
    if not picture.groups:
        return
    cell = grid.cell
    inside = {place for _, places in picture.groups for place in places}
    veil = [
        segment
        for r, c, sign in grid.words()
        if (r, c) not in inside and sign not in ".o"
        for segment in shapes.rect(*grid.at(r, c))
    ]
    if veil:
        yield PathItem(tuple(veil), Style(fill=theme.colour("white"), opacity=_VEIL))
    for _, places in picture.groups:
        path = tuple(_outline(set(places), grid))
        yield PathItem(path, Style(stroke=theme.colour("white"), width=cell * 0.2))
        yield PathItem(path, Style(stroke=theme.colour("ink"), width=cell * 0.1))
    for label, places in picture.groups:
        if not theme.say(label):
            continue
        row, column = min(places)
        place = grid.at(row, column)
        centre = (place.x + 0.16 * cell, place.y + 0.16 * cell)
        disc = shapes.circle(*centre, cell * 0.29)
        rim = Style(theme.colour("white"), theme.colour("ink"), cell * 0.05)
        yield PathItem(disc, rim)
        yield from line(
            theme.book, theme.say(label), *centre, role="number", size=cell * 0.36,
            colour=theme.colour("ink"), anchor="middle", centred=True,
        )  # fmt: skip


def _outline(places: set[tuple[int, int]], grid: Grid) -> Iterator[Segment]:
    """Yield the sides of the spaces that no other space of the group shares."""
    for r, c in sorted(places):
        box = grid.at(r, c)
        sides = {
            (r - 1, c): (box.x, box.y, box.right, box.y),
            (r, c + 1): (box.right, box.y, box.right, box.bottom),
            (r + 1, c): (box.right, box.bottom, box.x, box.bottom),
            (r, c - 1): (box.x, box.bottom, box.x, box.y),
        }
        for neighbour, side in sides.items():
            if neighbour not in places:
                yield from shapes.line(*side)


def move(theme: Theme, arrow: Arrow, grid: Grid) -> tuple[tuple[Item, ...], tuple[float, float]]:
    """A move from outside: the line to where it stops; refused: red, dashed.

    Returns:
        What is drawn, and the middle of the piece where it comes from.
    """
    r1, c1, r2, c2, _, allowed = arrow
    cell = grid.cell
    step_r, step_c = _sign(r2 - r1), _sign(c2 - c1)
    shift = (OUTSIDE - 1.0) / 2
    x1 = grid.x + (c1 + 0.5 - step_c * shift) * cell
    y1 = grid.y + (r1 + 0.5 - step_r * shift) * cell
    x2, y2 = grid.at(r2, c2).centre
    reach = cell * 0.16
    tip = (x2 + step_c * reach, y2 + step_r * reach)
    start = (x1 + step_c * cell * 0.5, y1 + step_r * cell * 0.5)
    colour = theme.colour("ink" if allowed else "refused")
    return tuple(_pointed(theme, start, tip, cell, colour, dashed=not allowed)), (x1, y1)


def refused(theme: Theme, arrow: Arrow, middle: tuple[float, float], cell: float) -> Iterator[Item]:
    """The cross on a piece that must not move like this."""
    step_c = _sign(arrow[3] - arrow[1])
    badge = (middle[0] + cell * 0.33 * (1 if step_c >= 0 else -1), middle[1] - cell * 0.33)
    yield from _cross(theme, badge, cell * 0.3, cell * 0.06)


def links(theme: Theme, picture: Picture, grid: Grid) -> Iterator[Item]:
    """Lines with a tip from place to place; the weak ones first, thinner and grey."""
    for r1, c1, r2, c2, strong in sorted(picture.links, key=lambda link: link[4]):
        start, tip = grid.at(r1, c1).centre, grid.at(r2, c2).centre
        size = grid.cell * (1.0 if strong else 0.62)
        colour = theme.colour("ink" if strong else "grey")
        yield from _pointed(theme, start, tip, size, colour)


def _pointed(
    theme: Theme,
    start: tuple[float, float],
    tip: tuple[float, float],
    size: float,
    colour: str,
    *,
    dashed: bool = False,
) -> Iterator[Item]:
    """A line with a tip on a white casing."""
    length = math.dist(start, tip)
    x, y = (tip[0] - start[0]) / length, (tip[1] - start[1]) / length
    head = size * 0.34
    wing = head * 0.62
    neck = (tip[0] - x * head, tip[1] - y * head)
    point = shapes.polygon(
        (tip, (neck[0] - y * wing, neck[1] + x * wing), (neck[0] + y * wing, neck[1] - x * wing))
    )
    shaft = shapes.line(*start, *neck)
    white = theme.colour("white")
    yield PathItem(shaft, Style(None, white, size * 0.26, round=False))
    yield PathItem(point, Style(white, white, size * 0.12))
    dash = (size * 0.22, size * 0.14) if dashed else ()
    yield PathItem(shaft, Style(None, colour, size * 0.13, dash, round=False))
    yield PathItem(point, Style(fill=colour))


def badges(theme: Theme, picture: Picture, grid: Grid) -> Iterator[Item]:
    """Small discs with a label, all of one size; without a label they are crosses."""
    radius = max(grid.cell * 0.27, _LEAST)
    for badge in picture.badges:
        yield from _badge(theme, badge, grid.at(badge.row, badge.column).centre, radius)


def _badge(
    theme: Theme, badge: Badge, centre: tuple[float, float], radius: float
) -> Iterator[Item]:
    words = theme.say(badge.label)
    rim = radius * 0.17
    if not words:
        yield from _cross(theme, centre, radius * _SMALL, rim * _SMALL)
        return
    fill, on = {"strong": ("deep", "paper"), "bad": ("refused", "white")}.get(
        badge.tone, ("white", "ink")
    )
    edge = theme.colour("white" if badge.tone != "plain" else "ink")
    yield PathItem(shapes.circle(*centre, radius), Style(theme.colour(fill), edge, rim))
    size = radius * 1.32
    natural = theme.book.face("number").width(words, size)
    yield from line(
        theme.book, words, *centre, role="number", size=min(size, size * radius * 1.55 / natural),
        colour=theme.colour(on), anchor="middle", centred=True,
    )  # fmt: skip


def _cross(theme: Theme, centre: tuple[float, float], radius: float, rim: float) -> Iterator[Item]:
    """A red cross on a white disc."""
    colour = theme.colour("refused")
    yield PathItem(shapes.circle(*centre, radius), Style(theme.colour("white"), colour, rim))
    side = radius * 1.1333
    yield from draw(
        theme.symbol("cross"), centre[0] - side / 2, centre[1] - side / 2, side, {"ink": colour}
    )


def _sign(value: float) -> int:
    return int(math.copysign(1, value)) if value else 0
