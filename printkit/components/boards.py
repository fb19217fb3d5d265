"""From a grid board to one drawn piece: frame, score rings, cells, special cells, panel."""

from collections.abc import Iterator

from printkit.base.geometry import Rect, translation
from printkit.components.boardtext import Box, text_boxes
from printkit.components.panel import draw_panel
from printkit.components.part import DrawnPiece, Part
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tracks import draw_ring
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.boards import GridBoard, Zone
from printkit.model.pieces import BoardSet


def draw_board(spec: BoardSet, board: GridBoard, theme: Theme, layout: Layout) -> Part:
    """Draw a grid board.

    Args:
        spec: Its piece.
        board: What is on it.
        theme: The game's look.
        layout: Keys cell, frame, panel (right or below), panel-size, number and coordinate.
    """
    cell, frame = layout.mm("cell"), layout.mm("frame")
    right = layout.choice("panel", ("right", "below")) == "right"
    across = max([ring.width for ring in board.rings], default=board.columns)
    square = across * cell + 2 * frame
    depth = layout.mm("panel-size")
    width, height = (square + depth, square) if right else (square, square + depth)
    rim = 3.0 if right else 2.0
    panel = (
        Rect(square + 1.0, frame + 1.0, depth - rim - 1.0, height - 2 * frame - 2.0)
        if right
        else Rect(frame + 1.0, square + 1.0, width - 2 * frame - 2.0, depth - rim - 1.0)
    )
    grid = frame + (across - board.columns) / 2 * cell
    items = (
        PathItem(shapes.rect(0.0, 0.0, width, height), Style(fill=theme.colour("sea-deep"))),
        *_rings(board, theme, layout, frame),
        *_cells(board, theme, grid, cell),
        *_zone(board.zone, theme, grid, cell),
        *_coordinates(board, theme, layout, grid),
        *_specials(board, theme, grid, cell),
    )
    joins = tuple(frame + k * cell for k in range(across + 1))
    beside, cards = draw_panel(board, theme, panel, joins, tall=right)
    piece = DrawnPiece(
        spec.piece.id,
        theme.say(spec.piece.name),
        spec.piece.count,
        width,
        height,
        Group((*items, *beside), key=spec.piece.id, box=(0.0, 0.0, width, height)),
        joins=(joins, joins),
        avoid=(
            *text_boxes(items, theme.book),
            *_special_boxes(board, grid, cell),
            *((card.x, card.y, card.width, card.height) for card in cards),
        ),
    )
    return Part(spec.part, theme.say(spec.name), "board", (piece,))


def _rings(board: GridBoard, theme: Theme, layout: Layout, frame: float) -> Iterator[Item]:
    """The tracks, each centred on the grid, the widest against the frame."""
    cell = layout.mm("cell")
    across = max([ring.width for ring in board.rings], default=0)
    for ring in board.rings:
        start = frame + (across - ring.width) / 2 * cell
        yield from draw_ring(ring, theme, start, start, cell, layout.mm("number"))


def _inside(zone: Zone | None, row: int, column: int) -> bool:
    return zone is None or (
        zone.first_row <= row <= zone.last_row and zone.first_column <= column <= zone.last_column
    )


def _cells(board: GridBoard, theme: Theme, grid: float, cell: float) -> Iterator[Item]:
    """The sea: one drawing a tint, placed often; ripples turn up in every other cell."""
    ripple = cell * 0.44
    shift = (cell - ripple) / 2
    drawings = {}
    for tint, mark in (("sea", 0.16), ("sea-light", 0.3)):
        field = PathItem(
            shapes.rounded_rect(0.15, 0.15, cell - 0.3, cell - 0.3, cell * 0.06),
            Style(fill=theme.colour(tint)),
        )
        paints = {"ink": theme.shade(tint, mark), "ground": theme.colour(tint)}
        wave = draw(theme.symbol("ripple"), shift, shift, ripple, paints)
        for ripples in (False, True):
            name = f"{board.id}.cell.{tint}" + (".ripple" if ripples else "")
            drawings[tint, ripples] = (name, (field, *wave) if ripples else (field,))
    for row in range(1, board.rows + 1):
        for column in range(1, board.columns + 1):
            tint = "sea-light" if _inside(board.zone, row, column) else "sea"
            name, items = drawings[tint, (row + column) % 2 == 0]
            place = translation(grid + (column - 1) * cell, grid + (row - 1) * cell)
            yield Group(items, matrix=place, key=name, box=(0.0, 0.0, cell, cell))


def _zone(zone: Zone | None, theme: Theme, grid: float, cell: float) -> Iterator[Item]:
    """The edge of the part that the fewest players use."""
    if zone is None:
        return
    x, y = grid + (zone.first_column - 1) * cell, grid + (zone.first_row - 1) * cell
    width = (zone.last_column - zone.first_column + 1) * cell
    height = (zone.last_row - zone.first_row + 1) * cell
    contour = theme.weights["contour"] * 1.6
    yield PathItem(
        shapes.rounded_rect(x, y, width, height, cell * 0.08),
        Style(None, theme.colour("paper"), contour),
    )


def _coordinates(board: GridBoard, theme: Theme, layout: Layout, grid: float) -> Iterator[Item]:
    """The number of each line, small in the corner of the first and last cell of it."""
    cell, size = layout.mm("cell"), layout.mm("coordinate")
    colour = theme.colour("ink")
    pad = size * 0.75
    ends = (grid + pad, grid + board.columns * cell - pad)
    for number in range(1, board.columns + 1):
        middle = grid + (number - 0.5) * cell
        for end in ends:
            for x, y in ((middle, end), (end, middle)):
                yield from line(
                    theme.book,
                    str(number),
                    x,
                    y,
                    role="bold",
                    size=size,
                    colour=colour,
                    anchor="middle",
                    centred=True,
                )


def _special_boxes(board: GridBoard, grid: float, cell: float) -> Iterator[Box]:
    for row, column, _ in board.special:
        yield grid + (column - 1) * cell, grid + (row - 1) * cell, cell, cell


def _specials(board: GridBoard, theme: Theme, grid: float, cell: float) -> Iterator[Item]:
    """Cells with a symbol of their own (the island)."""
    paints = {
        "ink": theme.colour("ink"),
        "ground": theme.colour("sand"),
        "accent": theme.colour("palm"),
        "light": theme.colour("foam"),
    }
    art = cell * 0.94
    for (x, y, _, _), (_, _, symbol) in zip(
        _special_boxes(board, grid, cell), board.special, strict=True
    ):
        edge = (cell - art) / 2
        yield from draw(theme.symbol(symbol), x + edge, y + edge, art, paints)
