"""From a set of fold-up screens to drawn pieces: sail wall, wings that fold back, strip in front."""

from printkit.base.geometry import Rect, translation
from printkit.base.units import MM_PER_PT
from printkit.components.part import DrawnPiece, Part
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line
from printkit.model.game import Game
from printkit.model.pieces import ScreenSet, Seat
from printkit.model.text import Text

LABEL = 8 * MM_PER_PT
QUAY = 0.8
"""A light edge between sea and wharf, on which the fold line can be seen."""


def draw_screens(
    spec: ScreenSet, game: Game, theme: Theme, layout: Layout, bleed: float = 0.0
) -> Part:
    """Draw the screens.

    One piece is cut out in the shape of a T: the wall with a wing on either side, and below the wall
    the strip with the squares. The wings fold back, the strip folds forward.

    Args:
        spec: The screens.
        game: For the seats.
        theme: The game's look.
        layout: Keys width, height (of the wall), wing, wharf (depth of the strip) and square.
        bleed: Unused: a screen's art stays inside its trim.
    """
    del bleed
    seats = {seat.id: seat for seat in game.seats}
    width, height = layout.mm("width"), layout.mm("height")
    wing, wharf = layout.mm("wing"), layout.mm("wharf")
    total = (width + 2 * wing, height + wharf)
    outline = shapes.polygon(
        (
            (0.0, 4.0), (wing, 0.0), (wing + width, 0.0), (total[0], 4.0),
            (total[0], height), (wing + width, height), (wing + width, total[1]),
            (wing, total[1]), (wing, height), (0.0, height),
        )
    )  # fmt: skip
    folds = (
        shapes.line(wing, 0.0, wing, height),
        shapes.line(wing + width, 0.0, wing + width, height),
        shapes.line(wing, height, wing + width, height),
    )
    pieces = tuple(
        DrawnPiece(
            piece.id,
            theme.say(piece.name),
            piece.count,
            *total,
            Group(
                (
                    Group(
                        (
                            *_wings(theme, seats[piece.of], wing, width, height),
                            _wall(theme, seats[piece.of], spec, Rect(wing, 0.0, width, height)),
                            *_wharf(theme, spec, Rect(wing, height, width, wharf), layout),
                        ),
                        clip=outline,
                    ),
                ),
                key=piece.id,
                box=(0.0, 0.0, *total),
            ),
            trim=outline,
            folds=folds,
        )
        for piece in spec.pieces
    )
    return Part(spec.part, theme.say(spec.name), "pack", pieces)


def _waves(theme: Theme, box: Rect, colour: str, size: float) -> tuple[Item, ...]:
    """A strip of wave crests, as wide as the box; the last one reaches beyond it."""
    step = size * 0.992  # they lap over a little, so that no seam shows
    number = int(box.width / step) + 1
    paints = {"ink": theme.colour(colour), "ground": theme.colour("sea-light")}
    crest = draw(theme.symbol("wave"), 0.0, 0.0, size, paints)
    return tuple(Group(crest, matrix=translation(box.x + k * step, box.y)) for k in range(number))


def _wings(theme: Theme, seat: Seat, wing: float, width: float, height: float) -> tuple[Item, ...]:
    """Calm sides in the sail's colour with the sign, seen when the screen stands at an angle."""
    items: list[Item] = []
    art = wing * 0.5
    paints = {"ink": theme.on_colour(seat.colour), "ground": theme.colour(seat.colour)}
    for x in (0.0, wing + width):
        items.append(PathItem(shapes.rect(x, 0.0, wing, height), Style(theme.colour(seat.colour))))
        sign = theme.symbol(seat.sign)
        items.extend(draw(sign, x + (wing - art) / 2, (height - art) / 2, art, paints))
    return tuple(items)


def _wall(theme: Theme, seat: Seat, spec: ScreenSet, box: Rect) -> Group:
    """The wall: sky, the ship with its sign on the sail, gulls, and the sea in two rows of crests."""
    sky = PathItem(shapes.rect(*box), Style(fill=theme.colour("foam")))
    size = box.height * 0.94
    x, y = box.centre.x - size / 2, box.y + box.height * 0.015
    hull = {
        "ink": theme.colour("ink"),
        "ground": theme.colour(seat.colour),
        "accent": theme.colour("sail-1" if seat.colour != "sail-1" else "yellow"),
    }
    sign = {"ink": theme.on_colour(seat.colour), "ground": theme.colour(seat.colour)}
    gull = {"ink": theme.colour("sea-deep"), "ground": theme.colour("foam")}
    crest = 15.0
    far = Rect(box.x - 6.0, box.bottom - 17.5, box.width + 6.0, crest)
    near = Rect(box.x, box.bottom - 11.0, box.width, crest)
    small = box.width * 0.085
    side = box.width * 0.13
    items = (
        sky,
        *_waves(theme, far, "sea", crest),
        *draw(theme.symbol("gull"), box.x + side, box.y + 7.0, small, gull),
        *draw(theme.symbol("gull"), box.x + side * 1.75, box.y + 16.0, small * 0.7, gull),
        *draw(theme.symbol("gull"), box.right - side * 1.6, box.y + 11.0, small, gull),
        *draw(theme.symbol(spec.symbol), x, y, size, hull),
        *draw(theme.symbol(seat.sign), x + size * 0.345, y + size * 0.215, size * 0.31, sign),
        *_waves(theme, near, "sea-deep", crest),
    )
    return Group(items, clip=shapes.rect(*box))


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
