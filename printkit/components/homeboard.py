"""From a player's board to one drawn piece for each seat: its colour, its sign, places for everything.

Cards lie below the board: each slot at its lower edge is as wide as a card.
"""

from collections.abc import Iterator

from printkit.base.geometry import Rect
from printkit.components.boardtext import text_boxes
from printkit.components.icons import draw_icon, draw_icons, icon_width
from printkit.components.part import DrawnPiece, Part
from printkit.components.scenes import landscape
from printkit.components.signs import plain_paints
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line, paragraph
from printkit.model.game import Game
from printkit.model.homeboard import Flow, Hint, HomeBoard, Slot
from printkit.model.icons import Icon
from printkit.model.kinds import Seat
from printkit.model.pieces import HomeSet
from printkit.model.text import Text

_ARROW = 0.6
"""How thick an arrow is, as a share of its head."""
_SIGN = 0.7
"""Height of a sign between icons, and the gap beside it, as shares of an icon."""
_BETWEEN = 0.16


def draw_home_boards(spec: HomeSet, game: Game, theme: Theme, layout: Layout) -> Part:
    """Draw a set of players' boards.

    Args:
        spec: The set.
        game: For its seats.
        theme: The game's look.
        layout: Keys width, height, frame, left, right (width of the columns at the sides), top
            (height of the row of buildings), foot (of the slots), building, badge, basket, icon,
            label, body, smallest.

    Raises:
        FitError: A text does not fit.
    """
    width, height = layout.mm("width"), layout.mm("height")
    seats = {seat.id: seat for seat in game.seats}
    pieces = []
    for piece in spec.pieces:
        items = tuple(_board(spec.board, seats[piece.of], theme, layout))
        front = Group(items, key=piece.id, box=(0.0, 0.0, width, height))
        pieces.append(
            DrawnPiece(
                piece.id,
                theme.say(piece.name),
                piece.count,
                width,
                height,
                front,
                avoid=tuple(text_boxes(items, theme.book)),
            )
        )
    return Part(spec.part, theme.say(spec.name), "board", tuple(pieces))


def _board(board: HomeBoard, seat: Seat, theme: Theme, layout: Layout) -> Iterator[Item]:
    width, height = layout.mm("width"), layout.mm("height")
    frame, foot = layout.mm("frame"), layout.mm("foot")
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    whole = Rect(0.0, 0.0, width, height)
    yield PathItem(shapes.rect(*whole), Style(fill=theme.colour(seat.colour)))
    inner = Rect(frame, frame, width - 2 * frame, height - frame - foot)
    yield PathItem(shapes.rounded_rect(*inner, 2.5), Style(theme.colour("paper"), ink, contour))
    left, right = layout.mm("left"), layout.mm("right")
    home = Rect(inner.x + left, inner.y, inner.width - left - right, inner.height)
    yield from _sign(seat, theme, Rect(inner.x, inner.y, left, inner.height), layout)
    below = Rect(inner.x, inner.bottom - layout.mm("pile"), left, layout.mm("pile"))
    yield from _side(board.sides[0], theme, below, layout, -1)
    pile = layout.mm("pile")
    yield from _hints(
        board.hints, theme, Rect(home.right, inner.y, right, inner.height - pile), layout
    )
    below = Rect(home.right, inner.bottom - pile, right, pile)
    yield from _side(board.sides[1], theme, below, layout, 1)
    high = layout.mm("top")
    ground = Rect(home.x + 1.5, home.y + 2.5, home.width - 3.0, high - 3.0)
    clip = shapes.rounded_rect(*ground, 2.0)
    yield Group(landscape(theme, ground), clip=clip)
    yield PathItem(clip, Style(None, ink, contour))
    yield from _buildings(board, theme, ground, layout)
    store = Rect(ground.x, home.y + high + 1.0, ground.width, home.height - high - 3.5)
    yield from _baskets(board, theme, store, layout)
    yield from _slots(board, theme, Rect(0.0, inner.bottom, width, foot), layout)


def _sign(seat: Seat, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """The seat's sign in a round field of its colour, and its name."""
    radius = box.width / 2 - 2.4
    x, y = box.centre.x + 0.6, box.y + radius + 3.2
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    yield PathItem(shapes.circle(x, y, radius), Style(theme.colour(seat.colour), ink, contour))
    on = theme.on_colour(seat.colour)
    yield PathItem(shapes.circle(x, y, radius - 1.2), Style(None, on, theme.weights["detail"]))
    size = radius * 1.3
    yield from draw(
        theme.symbol(seat.sign), x - size / 2, y - size / 2, size, plain_paints(theme, seat.colour)
    )
    yield from line(
        theme.book, theme.say(seat.name), x, y + radius + layout.mm("label"), role="title",
        size=layout.mm("label"), colour=theme.colour("ink"), anchor="middle", centred=True,
    )  # fmt: skip


def _side(
    side: tuple[str, Text], theme: Theme, box: Rect, layout: Layout, way: int
) -> Iterator[Item]:
    """What lies beside the board: a symbol, its name, an arrow outwards."""
    symbol, words = side
    size, label = box.height * 0.56, layout.mm("label")
    edge = box.x + 2.2 if way < 0 else box.right - 2.2
    x, y = edge - way * size * 1.15, box.y + size / 2 + 1.0
    paints = {"ink": theme.colour("ink"), "accent": theme.colour("mid"),
              "ground": theme.colour("paper"), "light": theme.colour("straw")}  # fmt: skip
    yield from draw(theme.symbol(symbol), x - size / 2, y - size / 2, size, paints)
    yield _arrow(theme, (edge - way * size * 0.5, y), (edge, y), size * 0.2)
    said = theme.say(words)
    high = fitted(
        theme.book, said, size * 2.0, role="bold", size=label, min_size=2.4,
        name="the name of a pile",
    )  # fmt: skip
    yield from line(
        theme.book, said, x, y + size / 2 + label * 0.7, role="bold", size=high,
        colour=theme.colour("ink"), anchor="middle", centred=True,
    )  # fmt: skip


def _arrow(
    theme: Theme, start: tuple[float, float], end: tuple[float, float], head: float
) -> PathItem:
    """A level arrow as one solid shape."""
    (x1, y), (x2, _) = start, end
    way = 1.0 if x2 > x1 else -1.0
    neck, half = x2 - way * head * 1.3, head * _ARROW / 2
    path = shapes.polygon(
        ((x1, y - half), (neck, y - half), (neck, y - head), (x2, y), (neck, y + head),
         (neck, y + half), (x1, y + half))
    )  # fmt: skip
    return PathItem(path, Style(fill=theme.colour("ink")))


def _buildings(board: HomeBoard, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Spaces for buildings, the strength that each takes on a badge at its foot."""
    size, badge = layout.mm("building"), layout.mm("badge")
    step = box.width / len(board.buildings)
    paints = {"ink": theme.colour("ink"), "accent": theme.colour("mid"),
              "ground": theme.colour("paper"), "light": theme.colour("paper")}  # fmt: skip
    for k, slot in enumerate(board.buildings):
        x = box.x + (k + 0.5) * step
        y = box.centre.y
        yield from draw(
            theme.symbol(board.building), x - size * 0.5 - badge * 0.3, y - size / 2, size, paints
        )
        if slot.icon:
            yield from draw_icon(
                theme, slot.icon, x + size * 0.42, y + size / 2 - badge * 0.5, badge
            )


def _baskets(board: HomeBoard, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Places for goods, and above and below them the way that goods go."""
    band = layout.mm("icon") * 0.8
    row = Rect(box.x, box.y + band + 0.6, box.width, box.height - 2 * band - 1.2)
    step = row.width / len(board.baskets)
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    paints = {"ink": theme.shade("straw", -0.35), "accent": theme.shade("straw", -0.12),
              "ground": theme.colour("paper"), "light": theme.shade("straw", 0.25)}  # fmt: skip
    for k, slot in enumerate(board.baskets):
        place = Rect(row.x + k * step + 0.6, row.y, step - 1.2, row.height)
        yield PathItem(shapes.rounded_rect(*place, 2.0), Style(theme.colour("straw"), ink, contour))
        art = min(place.width, place.height) * 0.96
        yield from draw(
            theme.symbol(board.basket), place.centre.x - art / 2, place.bottom - art - 0.4, art,
            paints,
        )  # fmt: skip
        yield from line(
            theme.book, slot.label, place.centre.x, place.bottom - art * 0.36,
            role="number", size=art * 0.42, colour=ink, anchor="middle", centred=True,
        )  # fmt: skip
    for flow, y in zip(board.flows, (box.y + band / 2, box.bottom - band / 2), strict=False):
        yield from _flow(flow, theme, Rect(box.x, y - band / 2, box.width, band), step)


def _flow(flow: Flow, theme: Theme, box: Rect, step: float) -> Iterator[Item]:
    """Arrows from place to place, the goods at the beginning of each."""
    number = round(box.width / step)
    size = box.height
    for k in range(number - 1):
        x, y = box.x + (k + 1) * step, box.centre.y
        yield from draw_icon(theme, flow.goods, x - flow.way * size * 1.0, y, size)
        yield _arrow(
            theme, (x - flow.way * size * 0.35, y), (x + flow.way * size * 1.25, y), size * 0.3
        )


def _slots(board: HomeBoard, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Tabs at the lower edge, below which cards are put, with what they cost."""
    step = box.width / len(board.slots)
    label, icon = layout.mm("label"), layout.mm("icon")
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    for k, slot in enumerate(board.slots):
        tab = Rect(box.x + k * step + 2.2, box.y + 1.6, step - 4.4, box.height + 2.0)
        path = shapes.rounded_rect(*tab, 2.2)
        ground = "sand" if slot.cost else "paper"
        clip = shapes.rect(*box)
        yield Group((PathItem(path, Style(theme.colour(ground), ink, contour)),), clip=clip)
        y = (tab.y + box.bottom) / 2
        yield from _slot(board, slot, theme, Rect(tab.x, y, tab.width, 0.0), (label, icon))


def _slot(
    board: HomeBoard, slot: Slot, theme: Theme, row: Rect, sizes: tuple[float, float]
) -> Iterator[Item]:
    """Number, name and cost of a slot."""
    label, icon = sizes
    radius = label * 0.82
    wide = sum(icon_width(theme, one, icon) for one in slot.cost)
    words, left = theme.say(board.slot), row.x + 4.0
    size = fitted(
        theme.book, words, row.width - wide - 2 * radius - 12.0, role="bold", size=label,
        min_size=2.4, name="the name of a slot",
    )  # fmt: skip
    yield from line(
        theme.book, words, left, row.y, role="bold", size=size, colour=theme.colour("ink"),
        centred=True,
    )  # fmt: skip
    x = left + theme.book.face("bold").width(words, size) + 2.0 + radius
    yield PathItem(shapes.circle(x, row.y, radius), Style(fill=theme.colour("deep")))
    yield from line(
        theme.book, slot.label, x, row.y, role="number", size=label * 1.15,
        colour=theme.on_colour("deep"), anchor="middle", centred=True,
    )  # fmt: skip
    if slot.cost:
        yield from draw_icons(theme, slot.cost, row.right - 3.0 - wide / 2, row.y, icon)


def _hints(hints: tuple[Hint, ...], theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Reminders below each other: icons, and a sentence below them."""
    icon, body = layout.mm("icon"), layout.mm("body")
    step = (box.height - 4.0) / len(hints)
    for k, hint in enumerate(hints):
        y = box.y + 2.0 + k * step
        if k:
            rule = shapes.line(box.x + 3.0, y, box.right - 3.0, y)
            style = Style(None, theme.colour("pale"), theme.weights["detail"])
            yield PathItem(rule, style)
        laid = paragraph(
            theme.book, theme.say(hint.words), box.x + 3.0, 0.0, box.width - 6.0, size=body,
            min_size=layout.mm("smallest"), max_height=step - icon - 1.6,
            colour=theme.colour("ink"), name="a reminder on the player board",
        )  # fmt: skip
        free = (step - icon - laid.height - 0.6) / 2
        yield from _row(
            hint.icons, theme, (box.x + 3.0, y + free + icon / 2), icon, box.width - 6.0
        )
        again = paragraph(
            theme.book, theme.say(hint.words), box.x + 3.0, y + free + icon + 0.6,
            box.width - 6.0, size=laid.size, colour=theme.colour("ink"),
            name="a reminder on the player board",
        )  # fmt: skip
        yield from again.items


def _row(
    icons: tuple[Icon | str, ...], theme: Theme, at: tuple[float, float], size: float, room: float
) -> Iterator[Item]:
    """Icons and signs from the left, in less than their size where they would not fit."""
    x, y = at
    wide = _long(icons, theme, size)
    size *= min(1.0, room / wide)
    for one in icons:
        if isinstance(one, str):
            wide = theme.book.face("number").width(one, size * _SIGN)
            yield from line(
                theme.book, one, x, y, role="number", size=size * _SIGN, colour=theme.colour("ink"),
                centred=True,
            )  # fmt: skip
        else:
            wide = icon_width(theme, one, size)
            yield from draw_icon(theme, one, x + wide / 2, y, size)
        x += wide + size * _BETWEEN


def _long(icons: tuple[Icon | str, ...], theme: Theme, size: float) -> float:
    """Return how long a row is, in mm."""
    face = theme.book.face("number")
    wides = (
        face.width(one, size * _SIGN) if isinstance(one, str) else icon_width(theme, one, size)
        for one in icons
    )
    return sum(wides) + size * _BETWEEN * (len(icons) - 1)
