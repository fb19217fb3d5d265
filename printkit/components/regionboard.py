"""From a board with a map of regions to one drawn piece: frame, score track, landscape, map, tracks.

The landscape with the title, the rounds and the stacks is on top, the score track runs along the other
three sides, and the circle and the ladder stand to the right of the map.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from printkit.base.geometry import Rect
from printkit.components.boardtext import text_boxes
from printkit.components.circles import draw_circle
from printkit.components.ladders import draw_ladder
from printkit.components.part import DrawnPiece, Part
from printkit.components.regionmap import draw_map
from printkit.components.scenes import landscape
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tracks import draw_ring
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line
from printkit.model.boards import RegionBoard
from printkit.model.kinds import Kind
from printkit.model.pieces import BoardSet

_SLACK = 1.03
"""A place is so much larger than its piece."""


@dataclass(frozen=True, slots=True)
class Ground:
    """Where the parts of the board lie, in mm.

    Attributes:
        sky: The landscape on top.
        track: Around the score track, its cells included.
        map: The map.
        circle: To the right of it.
        ladder: Below the circle.
        corner: What the track leaves free above its end.
    """

    width: float
    height: float
    cell: float
    sky: Rect
    track: Rect
    map: Rect
    circle: Rect
    ladder: Rect
    corner: Rect


def ground(board: RegionBoard, layout: Layout) -> Ground:
    """Return where everything lies.

    Args:
        board: The board.
        layout: Keys width, height, frame, gap, cell, circle (height of its part).
    """
    width, height = layout.mm("width"), layout.mm("height")
    frame, gap, cell = layout.mm("frame"), layout.mm("gap"), layout.mm("cell")
    wide, high = board.score.columns * cell, board.score.rows * cell
    track = Rect((width - wide) / 2, height - frame - high, wide, high)
    sky = Rect(track.x, frame, wide, track.y - frame - gap)
    inner = Rect(track.x + cell + gap, track.y, wide - 2 * (cell + gap), high - cell - gap)
    spare = inner.height - board.map.height
    land = Rect(inner.x, inner.y + spare / 2, board.map.width, board.map.height)
    left = land.right + gap
    top = Rect(left, land.y, inner.right - left, layout.mm("circle"))
    below = Rect(left, top.bottom + gap, top.width, land.bottom - top.bottom - gap)
    first = min(cell.y for cell in board.score.cells if cell.x == board.score.columns - 1)
    corner = Rect(track.right - cell, land.y, cell, track.y + first * cell - gap - land.y)
    return Ground(width, height, cell, sky, track, land, top, below, corner)


def draw_region_board(
    spec: BoardSet,
    board: RegionBoard,
    kinds: Mapping[str, Kind],
    theme: Theme,
    layout: Layout,
    layouts: Mapping[str, Layout],
) -> Part:
    """Draw a board with a map of regions.

    Args:
        spec: Its piece.
        board: What is on it.
        kinds: By id, for the colours of regions and stacks.
        theme: The game's look.
        layout: Keys width, height, frame, gap, cell, circle, hex, space, value, icon, number,
            label, title, rounds (width of a space).
        layouts: Tables of the pieces that lie on the board.

    Raises:
        FitError: A text does not fit.
    """
    at = ground(board, layout)
    items = (
        *_frame(theme, at),
        *_sky(board, kinds, theme, at, layout, layouts),
        *draw_ring(board.score, theme, at.track.x, at.track.y, at.cell, layout.mm("number")),
        *_corner(theme, at.corner),
        Group(
            tuple(draw_map(board.map, kinds, theme, layout, (at.map.x, at.map.y))),
            clip=shapes.rounded_rect(*at.map, 2.5),
        ),
        _rim(theme, at.map),
        *draw_circle(board.circle, theme, at.circle, layout),
        *draw_ladder(board.ladder, theme, at.ladder, layout),
    )
    piece = DrawnPiece(
        spec.piece.id,
        theme.say(spec.piece.name),
        spec.piece.count,
        at.width,
        at.height,
        Group(items, key=spec.piece.id, box=(0.0, 0.0, at.width, at.height)),
        avoid=tuple(text_boxes(items, theme.book)),
    )
    return Part(spec.part, theme.say(spec.name), "board", (piece,))


def _frame(theme: Theme, at: Ground) -> Iterator[Item]:
    """The dark ground with a double line along its rim."""
    yield PathItem(shapes.rect(0.0, 0.0, at.width, at.height), Style(fill=theme.colour("deep")))
    for inset, width in ((1.5, 0.5), (2.5, 0.25)):
        box = Rect(0.0, 0.0, at.width, at.height).inset(inset)
        yield PathItem(
            shapes.rounded_rect(*box, 3.0 - inset / 2), Style(None, theme.colour("gold"), width)
        )


def _rim(theme: Theme, box: Rect) -> PathItem:
    style = Style(None, theme.colour("ink"), theme.weights["contour"])
    return PathItem(shapes.rounded_rect(*box, 2.5), style)


def _corner(theme: Theme, box: Rect) -> Iterator[Item]:
    """A garland of lanterns where the track leaves room."""
    ink, red, gold = theme.colour("ink"), theme.colour("vermilion"), theme.colour("straw")
    yield PathItem(shapes.rounded_rect(*box, 1.4), Style(fill=theme.colour("mid")))
    size = min(box.width * 0.86, box.height / 3.2)
    number = int(box.height / (size * 1.06))
    cord = shapes.line(box.centre.x, box.y, box.centre.x, box.bottom - size)
    yield PathItem(cord, Style(None, gold, theme.weights["detail"] * 2))
    paints = {"ink": ink, "accent": red, "ground": gold, "light": gold}
    step = box.height / number
    for k in range(number):
        y = box.y + (k + 0.5) * step - size / 2
        yield from draw(theme.symbol("lantern"), box.centre.x - size / 2, y, size, paints)


def _sky(
    board: RegionBoard,
    kinds: Mapping[str, Kind],
    theme: Theme,
    at: Ground,
    layout: Layout,
    layouts: Mapping[str, Layout],
) -> Iterator[Item]:
    """The landscape with title, rounds and stacks."""
    clip = shapes.rounded_rect(*at.sky, 2.5)
    yield Group(landscape(theme, at.sky), clip=clip)
    yield _rim(theme, at.sky)
    tile = layouts[board.stacks.holds]
    wide, high = tile.mm("width") * _SLACK, tile.mm("height") * _SLACK
    gap = layout.mm("gap")
    left = at.sky.right - gap - len(board.stacks.kinds) * (wide + gap)
    top = at.sky.centre.y - high / 2
    for k, kind in enumerate(board.stacks.kinds):
        box = Rect(left + gap + k * (wide + gap), top, wide, high)
        yield from _stack(board, kinds[kind], theme, box)
    rounds = layout.mm("rounds")
    start = left - gap * 2 - len(board.rounds.labels) * (rounds + 1.0)
    yield from _rounds(board, theme, Rect(start, top, left - gap - start, high), layout)
    yield from _title(board, theme, Rect(at.sky.x, at.sky.y, start - gap - at.sky.x, at.sky.height),
                      layout)  # fmt: skip


def _stack(board: RegionBoard, kind: Kind, theme: Theme, box: Rect) -> Iterator[Item]:
    """A place for a stack of tiles in the colour of its kind, with the kind's own symbol."""
    ink, fill = theme.colour("ink"), theme.colour(kind.colour)
    yield PathItem(shapes.rounded_rect(*box, 1.8), Style(fill, ink, theme.weights["contour"]))
    yield PathItem(
        shapes.rounded_rect(*box.inset(1.5), 1.0),
        Style(None, theme.shade(kind.colour, -0.3), theme.weights["detail"], (1.6, 1.3)),
    )
    size = box.height * 0.6
    paints = {"ink": theme.shade(kind.colour, -0.42), "accent": theme.shade(kind.colour, -0.16),
              "ground": fill, "light": theme.shade(kind.colour, 0.4)}  # fmt: skip
    x, y = box.centre.x, box.centre.y
    yield from draw(theme.symbol(board.stacks.symbol), x - size * 1.02, y - size / 2, size, paints)
    own = size * 0.8
    yield from draw(theme.symbol(f"province-{kind.id}"), x + size * 0.1, y - own / 2, own, paints)


def _rounds(board: RegionBoard, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Round spaces on a ribbon, the last one marked."""
    wide, label = layout.mm("rounds"), layout.mm("label")
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    middle = box.bottom - wide / 2
    labels = board.rounds.labels
    step = box.width / len(labels)
    ribbon = shapes.line(box.x + step / 2, middle, box.right - step / 2, middle)
    yield PathItem(ribbon, Style(None, ink, 3.0))
    yield PathItem(ribbon, Style(None, theme.colour("straw"), 2.0))
    for k, words in enumerate(labels):
        x = box.x + (k + 0.5) * step
        last = k == len(labels) - 1
        fill = "vermilion" if last else "paper"
        yield PathItem(shapes.circle(x, middle, wide / 2), Style(theme.colour(fill), ink, contour))
        yield PathItem(
            shapes.circle(x, middle, wide / 2 - 1.1),
            Style(None, theme.colour("straw" if last else "mid"), theme.weights["detail"]),
        )
        yield from line(
            theme.book, words, x, middle, role="number", size=wide * 0.58,
            colour=theme.on_colour(fill), anchor="middle", centred=True,
        )  # fmt: skip
    art = label * 1.5
    words = theme.say(board.rounds.name)
    long = theme.book.face("title").width(words, label)
    x, y = box.centre.x - (long + art + 1.5) / 2, (box.y + middle - wide / 2) / 2
    paints = {"ink": ink, "accent": theme.colour("gold"), "ground": theme.colour("paper")}
    yield from draw(theme.symbol(board.rounds.symbol), x, y - art / 2, art, paints)
    yield from line(
        theme.book, words, x + art + 1.5, y, role="title", size=label, colour=theme.colour("deep"),
        centred=True,
    )  # fmt: skip


def _title(board: RegionBoard, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """The cartouche: a hanging scroll with the game's name and a seal."""
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    words = theme.say(board.title).upper()
    plate = Rect(box.x + 7.0, box.y + 4.5, box.width - 10.0, box.height - 9.0)
    yield PathItem(shapes.rect(*plate), Style(theme.colour("paper"), ink, contour))
    yield PathItem(
        shapes.rect(*plate.inset(1.4)), Style(None, theme.colour("mid"), theme.weights["detail"])
    )
    for x in (plate.x, plate.right):
        rod = Rect(x - 1.7, plate.y - 2.6, 3.4, plate.height + 5.2)
        yield PathItem(
            shapes.rounded_rect(*rod, 1.2), Style(theme.colour("vermilion"), ink, contour)
        )
    seal = plate.height * 0.58
    size = fitted(
        theme.book, words, plate.width - seal - 16.0, role="title", size=layout.mm("title"),
        min_size=5.0, name="the board's title",
    )  # fmt: skip
    wide = theme.book.face("title").width(words, size)
    left = plate.centre.x - (wide + seal + 3.0) / 2
    yield from line(
        theme.book, words, left, plate.centre.y, role="title", size=size,
        colour=theme.colour("deep"), centred=True,
    )  # fmt: skip
    paints = {"ink": ink, "accent": theme.colour("vermilion"), "ground": theme.colour("paper"),
              "light": theme.colour("paper")}  # fmt: skip
    yield from draw(
        theme.symbol("seal"), left + wide + 3.0, plate.centre.y - seal / 2, seal, paints
    )
