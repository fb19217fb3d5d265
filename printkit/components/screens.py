"""From a set of fold-up screens to drawn pieces: wall, wings that fold back, strip, flap behind."""

from typing import NamedTuple

from printkit.base.geometry import Rect, rotation
from printkit.base.units import MM_PER_PT
from printkit.components.flaps import draw_flap
from printkit.components.minis import piece_drawer
from printkit.components.part import DrawnPiece, Part
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.walls import wall
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line
from printkit.model.game import Game
from printkit.model.pieces import ScreenSet, Seat
from printkit.model.text import Text, text

LABEL = 8 * MM_PER_PT
_SLOPE = 4.0
"""The outer edge of a wing is so much lower than the wall, in mm."""
_UNDER = 0.3
_SHORTER = 0.6
"""The flap is so much smaller than the wall on each side, so that it never shows in front."""
_GLUE = text(
    "The screens' words are for their owner: fold the upper flap back over the top and glue it "
    "behind the wall."
)
QUAY = 0.8
"""A light edge between sea and wharf, on which the fold line can be seen."""


def draw_screens(
    spec: ScreenSet, game: Game, theme: Theme, layout: Layout, bleed: float = 0.0
) -> Part:
    """Draw the screens.

    One piece is cut out: the wall with a wing on either side that folds back. Below the wall there
    is a strip with the squares, which folds forward; above it, upside down, the flap that its owner
    reads, which folds back over the top and is glued behind the wall. Either may be missing.

    Args:
        spec: The screens.
        game: For the seats.
        theme: The game's look.
        layout: Keys width, height (of the wall) and wing, and those of `wall`; with squares wharf
            (depth of the strip) and square; with words inside the keys of `draw_flap`.
        bleed: Unused: a screen's art stays inside its trim.
    """
    del bleed
    seats = {seat.id: seat for seat in game.seats}
    form = _form(spec, layout)
    wall_box, flap_box, wharf_box = form.wall, form.flap, form.wharf
    drawn_flap = _flap(spec, game, theme, flap_box, layout) if flap_box else ()
    strip = _wharf(theme, spec, wharf_box, layout) if wharf_box else ()
    pieces = tuple(
        DrawnPiece(
            piece.id,
            theme.say(piece.name),
            piece.count,
            *form.size,
            Group(
                (
                    Group(
                        (
                            *_wings(theme, seats[piece.of], wall_box, form.size[0]),
                            wall(theme, seats[piece.of], spec, wall_box, layout),
                            *strip,
                            *drawn_flap,
                        ),
                        clip=form.outline,
                    ),
                ),
                key=piece.id,
                box=(0.0, 0.0, *form.size),
            ),
            trim=form.outline,
            folds=form.folds,
        )
        for piece in spec.pieces
    )
    notes = (theme.say(_GLUE),) if flap_box else ()
    return Part(spec.part, theme.say(spec.name), "pack", pieces, notes)


class _Form(NamedTuple):
    """The pieces of a screen's outline: boxes, the cut, the folds."""

    size: tuple[float, float]
    wall: Rect
    flap: Rect | None
    wharf: Rect | None
    outline: tuple[Segment, ...]
    folds: tuple[tuple[Segment, ...], ...]


def _form(spec: ScreenSet, layout: Layout) -> _Form:
    width, height, wing = layout.mm("width"), layout.mm("height"), layout.mm("wing")
    above = height - _SHORTER if spec.inside else 0.0
    below = layout.mm("wharf") if spec.squares else 0.0
    whole = width + 2 * wing
    box = Rect(wing, above, width, height)
    inset = _SHORTER if above else 0.0
    left, right = box.x, box.right
    corners = [(0.0, above + _SLOPE), (left, above)]
    corners += [(left + inset, above), (left + inset, 0.0), (right - inset, 0.0)] if above else []
    corners += [(right - inset, above)] if above else []
    corners += [(right, above), (whole, above + _SLOPE), (whole, box.bottom), (right, box.bottom)]
    corners += [(right, box.bottom + below), (left, box.bottom + below)] if below else []
    corners += [(left, box.bottom), (0.0, box.bottom)]
    folds = [
        shapes.line(left, above, left, box.bottom),
        shapes.line(right, above, right, box.bottom),
    ]
    if below:
        folds.append(shapes.line(left, box.bottom, right, box.bottom))
    if above:
        folds.append(shapes.line(left + inset, above, right - inset, above))
    return _Form(
        (whole, box.bottom + below),
        box,
        Rect(left + inset, 0.0, width - 2 * inset, above) if above else None,
        Rect(left, box.bottom, width, below) if below else None,
        shapes.polygon(corners),
        tuple(folds),
    )


def _flap(spec: ScreenSet, game: Game, theme: Theme, box: Rect, layout: Layout) -> tuple[Item, ...]:
    """The words of the inside, upside down, so that they stand upright when the flap is folded."""
    field = PathItem(shapes.rect(*box), Style(fill=theme.colour("paper")))
    room = box.inset(layout.mm("rim"))
    draw_cell = piece_drawer(game, theme)
    name = theme.say(spec.name).lower()
    words = draw_flap(spec.inside, theme, room, layout, draw_cell, name)
    return (field, Group(words, matrix=rotation(180, box.centre)))


def _wings(theme: Theme, seat: Seat, wall_box: Rect, whole: float) -> tuple[Item, ...]:
    """Calm sides in the seat's colour with the sign, seen when the screen stands at an angle."""
    items: list[Item] = []
    wing, height = wall_box.x, wall_box.height
    art = wing * 0.5
    paints = {"ink": theme.on_colour(seat.colour), "ground": theme.colour(seat.colour)}
    for x in (0.0, whole - wing):
        # A little of it lies below the wall, so that no seam shows.
        under = x - _UNDER if x else x
        side = shapes.rect(under, wall_box.y, wing + _UNDER, height)
        items.append(PathItem(side, Style(theme.colour(seat.colour))))
        place = (x + (wing - art) / 2, wall_box.y + (height - art) / 2)
        items.extend(draw(theme.symbol(seat.sign), *place, art, paints))
    return tuple(items)


def _wharf(theme: Theme, spec: ScreenSet, box: Rect, layout: Layout) -> tuple[Item, ...]:
    """The strip: planks, the squares side by side, the key to their right."""
    square = layout.mm("square")
    hair = theme.weights["hair"]
    planks = [
        segment
        for k in range(1, 4)
        for segment in shapes.line(
            box.x, box.y + k * box.height / 4, box.right, box.y + k * box.height / 4
        )
    ]
    edge = (box.height - square) / 2
    quay = shapes.rect(box.x, box.y - QUAY / 2, box.width, QUAY)
    items: list[Item] = [
        PathItem(shapes.rect(*box), Style(fill=theme.colour("wood"))),
        PathItem(quay, Style(fill=theme.colour("paper"))),
        PathItem(tuple(planks), Style(stroke=theme.shade("wood", -0.35), width=hair * 2)),
    ]
    gap = 3.0
    for k, label in enumerate(spec.squares):
        place = Rect(box.x + edge + 2.0 + k * (square + gap), box.y + edge, square, square)
        items.append(
            PathItem(
                shapes.rounded_rect(*place, 2.0),
                Style(theme.colour("sand"), theme.colour("ink"), theme.weights["contour"]),
            )
        )
        items.extend(
            line(
                theme.book,
                theme.say(label),
                *place.centre,
                role="number",
                size=square * 0.5,
                colour=theme.colour("ink"),
                anchor="middle",
                centred=True,
            )
        )
    left = box.x + edge + 2.0 + len(spec.squares) * (square + gap) + 1.0
    items.extend(
        key_table(
            theme,
            spec.key_title,
            spec.key,
            Rect(left, box.y + edge, box.right - edge - 2.0 - left, square),
        )
    )
    return tuple(items)


def key_table(
    theme: Theme, title: Text | None, key: tuple[tuple[Text, Text], ...], box: Rect
) -> tuple[Item, ...]:
    """Return a small table that lies level: a heading, then pairs of a count and its points."""
    items: list[Item] = [
        PathItem(shapes.rounded_rect(*box, 2.0), Style(fill=theme.colour("paper")))
    ]
    if not key:
        return ()
    if title is not None:
        words = theme.say(title)
        size = fitted(
            theme.book,
            words,
            box.width - 4.0,
            role="bold",
            size=LABEL,
            min_size=LABEL * 0.75,
            name="key",
        )
        items.extend(
            line(
                theme.book,
                words,
                box.centre.x,
                box.y + 4.6,
                role="bold",
                size=size,
                colour=theme.colour("ink"),
                anchor="middle",
            )
        )
    step = (box.width - 3.0) / len(key)
    upper, lower = box.y + box.height * 0.44, box.y + box.height * 0.76
    rule = shapes.line(box.x + 2.0, (upper + lower) / 2, box.right - 2.0, (upper + lower) / 2)
    items.append(PathItem(rule, Style(stroke=theme.colour("sand-dark"), width=0.3)))
    for k, (head, value) in enumerate(key):
        x = box.x + 1.5 + (k + 0.5) * step
        for words, y, role, size in (
            (theme.say(head), upper, "medium", 4.0),
            (theme.say(value), lower, "number", 5.2),
        ):
            items.extend(
                line(
                    theme.book,
                    words,
                    x,
                    y,
                    role=role,
                    size=size,
                    colour=theme.colour("ink"),
                    anchor="middle",
                    centred=True,
                )
            )
    return tuple(items)
