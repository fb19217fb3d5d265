"""From a board with a winding track and places beside it to one drawn piece.

On the left the track climbs a hill of terraces under the theme's landscape; beside it lies the clearing
with the chute and the storage, and on the right the wharf. The sizes of the pieces that lie on it are
read from their own layout tables, so that a place always fits its piece.
"""

from collections.abc import Iterator, Mapping

from printkit.base.geometry import Rect
from printkit.components.boardground import Ground, ground
from printkit.components.boardtext import text_boxes
from printkit.components.clearing import draw_clearing
from printkit.components.harbour import draw_harbour
from printkit.components.hills import flags, hedge
from printkit.components.part import DrawnPiece, Part
from printkit.components.scenes import landscape
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tracks import draw_road
from printkit.components.trays import water
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Segment, Style
from printkit.display.text import fitted, line
from printkit.model.boards import TrackBoard
from printkit.model.pieces import BoardSet


def draw_track_board(
    spec: BoardSet, board: TrackBoard, theme: Theme, layout: Layout, layouts: Mapping[str, Layout]
) -> Part:
    """Draw a board with a winding track.

    Args:
        spec: Its piece.
        board: What is on it.
        theme: The game's look.
        layout: Keys frame, gap, column, row, hedge, clearing, quay, shore, number, label, body.
        layouts: Tables of the pieces that lie on the board.

    Raises:
        FitError: A text does not fit.
    """
    at = ground(board, layout, layouts)
    land = Rect(at.view.x, at.view.y, at.view.width, at.clearing.bottom - at.view.y)
    hill = (
        *_view(theme, at),
        *_hill(board, theme, at, layout),
        *draw_clearing(board, theme, at, layout),
        *_border(theme, at),
        *_title(board, theme, at),
    )
    items = (
        *_frame(theme, at),
        Group(hill, clip=shapes.rounded_rect(*land, 2.5)),
        draw_harbour(board, theme, at, layout),
    )
    wide, high = at.cell
    piece = DrawnPiece(
        spec.piece.id,
        theme.say(spec.piece.name),
        spec.piece.count,
        at.width,
        at.height,
        Group(items, key=spec.piece.id, box=(0.0, 0.0, at.width, at.height)),
        joins=(
            (
                *(at.track.x + k * wide for k in range(board.track.columns)),
                at.clearing.x,
                at.clearing.right + layout.mm("gap") / 2,
            ),
            tuple(at.track.y + k * high + at.hedge / 2 for k in range(board.track.rows)),
        ),
        avoid=tuple(text_boxes(items, theme.book)),
    )
    return Part(spec.part, theme.say(spec.name), "board", (piece,))


def _frame(theme: Theme, at: Ground) -> Iterator[Item]:
    """The dark ground, and a rope along its rim."""
    yield PathItem(shapes.rect(0.0, 0.0, at.width, at.height), Style(fill=theme.colour("deep")))
    rim = 1.9
    path = shapes.rounded_rect(rim, rim, at.width - 2 * rim, at.height - 2 * rim, 3.4)
    yield PathItem(path, Style(None, theme.colour("rope"), 1.5))
    yield PathItem(path, Style(None, theme.colour("wood-dark"), 1.5, (0.35, 1.6), round=False))


def _view(theme: Theme, at: Ground) -> Iterator[Item]:
    """The landscape down to the highest row of the track."""
    yield from landscape(theme, Rect(at.view.x, at.view.y, at.view.width, at.view.height + 2.0))


def _hill(board: TrackBoard, theme: Theme, at: Ground, layout: Layout) -> Iterator[Item]:
    """Terraces with hedges of tea, a flooded valley, and the road that winds up to the goal."""
    track = board.track
    right = at.clearing.x
    tints = (theme.colour("moss"), theme.shade("moss", 0.22))
    for row in range(track.rows):
        y = at.track.y + row * at.cell[1]
        foot = Rect(at.view.x, y, right - at.view.x, at.clearing.bottom - y)
        if row == track.rows - 1:
            yield from water(theme, "river", Rect(foot.x, y + 1.0, foot.width, foot.height - 1.0))
            continue
        yield PathItem(shapes.rect(*foot), Style(fill=tints[row % 2]))
        yield from hedge(theme, foot.x, right, y + at.hedge + 0.4, at.hedge)
    places = [at.road(cell) for cell in track.cells]
    yield from draw_road(track, theme, places, layout.mm("number"))
    yield from _goal(board, theme, at, places[-1])


def _border(theme: Theme, at: Ground) -> Iterator[Item]:
    """Hedges around the clearing: above it, and between it and the track."""
    ledge = Rect(at.clearing.x, at.clearing.y, at.clearing.width, at.hedge)
    yield PathItem(shapes.rect(*ledge), Style(fill=theme.colour("moss")))
    yield from hedge(theme, ledge.x, ledge.right, ledge.bottom + 0.4, at.hedge)
    field = Rect(at.clearing.x, at.clearing.y + at.hedge + 0.4, at.clearing.width, 2.0)
    yield PathItem(shapes.rect(*field), Style(fill=theme.colour("field")))
    size = at.hedge
    number = round((at.clearing.height - size) / (size * 0.95))
    step = (at.clearing.height - size) / number
    bushes: list[Segment] = []
    cuts: list[Segment] = []
    for k in range(number + 1):
        x, y = at.clearing.x, at.clearing.y + size * 0.9 + k * step
        bushes += shapes.circle(x, y, size * 0.62)
        cuts += shapes.arc(x, y, size * 0.34, -150.0, -95.0)
    yield PathItem(tuple(bushes), Style(fill=theme.colour("fir-light")))
    yield PathItem(tuple(cuts), Style(None, theme.colour("moss"), theme.weights["detail"] * 1.6))


def _goal(board: TrackBoard, theme: Theme, at: Ground, last: Rect) -> Iterator[Item]:
    """The road goes on from the last cell, ever narrower, to a flag with the goal."""
    if board.track.goal is None:
        return
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    x, y = last.x + 12.0, at.view.y + at.view.height * 0.62
    rise = last.y + 1.0 - y
    low = last.y + 0.6
    left = (
        ("M", (last.x, low)),
        ("C", (last.x, y + rise * 0.5, x + 14.0, y + rise * 0.62, x + 12.0, y + rise * 0.36)),
        ("C", (x + 10.5, y + rise * 0.22, x - 3.0, y + rise * 0.3, x - 1.2, y)),
    )
    right = (
        ("C", (x + 1.0, y + rise * 0.2, x + 17.0, y + rise * 0.12, x + 18.0, y + rise * 0.4)),
        ("C", (x + 19.0, y + rise * 0.7, last.right, y + rise * 0.6, last.right, low)),
    )
    over = ("L", (x + 1.2, y))
    yield PathItem((*left, over, *right), Style(None, ink, contour * 2))
    yield PathItem((*left, over, *right, ("Z", ())), Style(fill=theme.colour("score-plain")))
    top = at.view.y + at.view.height * 0.3
    yield PathItem(shapes.line(x, top, x, y), Style(None, ink, contour * 2.6))
    wide, high = 26.0, 14.0
    cloth = shapes.polygon(
        ((x, top), (x + wide, top + 1.0), (x + wide - 4.5, top + high / 2), (x + wide, top + high),
         (x, top + high + 1.0))
    )  # fmt: skip
    yield PathItem(cloth, Style(theme.colour("refused"), ink, contour))
    yield from line(
        theme.book, theme.say(board.track.goal), x + (wide - 3.4) / 2, top + high / 2 + 0.5,
        role="number", size=9.6, colour=theme.colour("white"), anchor="middle", centred=True,
    )  # fmt: skip


def _title(board: TrackBoard, theme: Theme, at: Ground) -> Iterator[Item]:
    """The cartouche: a board that hangs in the sky on two lines of prayer flags."""
    view = at.view
    plate = Rect(view.x + 52.0, view.y + 5.0, 116.0, 22.0)
    ink = theme.colour("ink")
    words = theme.say(board.title).upper()
    size = fitted(
        theme.book, words, plate.width - 18.0, role="title", size=17.0, min_size=5.0,
        name="the board's title",
    )  # fmt: skip
    height = plate.y + 6.0
    yield from flags(theme, (view.x - 3.0, view.y + 2.0), (plate.x + 2.0, height), 1.0, 4.8)
    yield from flags(theme, (plate.right - 2.0, height), (view.right + 3.0, view.y + 2.0), 5.0, 4.8)
    yield PathItem(
        shapes.rounded_rect(*plate, 3.0),
        Style(theme.colour("wood-dark"), ink, theme.weights["contour"]),
    )
    yield PathItem(shapes.rounded_rect(*plate.inset(1.6), 2.0), Style(fill=theme.colour("sand")))
    yield PathItem(
        shapes.rounded_rect(*plate.inset(2.5), 1.4),
        Style(None, ink, theme.weights["detail"]),
    )
    yield from line(
        theme.book, words, *plate.centre, role="title", size=size, colour=theme.colour("deep"),
        anchor="middle", centred=True,
    )  # fmt: skip
    for x, y in ((plate.x + 4.2, plate.y + 4.2), (plate.right - 4.2, plate.y + 4.2),
                 (plate.x + 4.2, plate.bottom - 4.2), (plate.right - 4.2, plate.bottom - 4.2)):  # fmt: skip
        yield PathItem(shapes.circle(x, y, 0.6), Style(fill=ink))
