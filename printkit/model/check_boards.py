"""From the geometry of a board to everything in it that cannot be."""

from collections.abc import Iterator
from itertools import pairwise
from typing import assert_never

from printkit.base.errors import Fault
from printkit.model.boards import Board, GridBoard, Places, RegionBoard, TrackBoard
from printkit.model.pieces import MapSet

_SIDES = 4


def check_board(board: Board, path: str) -> Iterator[Fault]:
    """Yield what is wrong with a board."""
    match board:
        case GridBoard():
            yield from _grid(board, path)
        case TrackBoard():
            yield from _winding(board, path)
        case RegionBoard():
            yield from _regions(board, path)
        case _ as never:
            assert_never(never)


def _grid(board: GridBoard, path: str) -> Iterator[Fault]:
    rows, columns = range(1, board.rows + 1), range(1, board.columns + 1)
    for row, column, symbol in board.special:
        if row not in rows or column not in columns:
            message = f"{symbol} lies outside the board: ({row},{column})"
            yield Fault("R_BOARD", path, message)
    zone = board.zone
    if zone is not None:
        inside_rows = zone.first_row in rows and zone.last_row in rows
        inside_columns = zone.first_column in columns and zone.last_column in columns
        if not (inside_rows and inside_columns):
            yield Fault("R_BOARD", path, "the zone lies outside the board")
        if zone.first_row > zone.last_row or zone.first_column > zone.last_column:
            yield Fault("R_BOARD", path, "the zone is empty")
    width = board.columns
    for ring in board.rings:
        width += 2
        if ring.width != width:
            message = f"the ring {ring.id} is {ring.width} wide, around the rest fit {width}"
            yield Fault("R_BOARD", path, message)
        places = [(c.x, c.y - up) for c in ring.cells for up in range(c.span + 1)]
        rim = {0, ring.width - 1}
        whole = _SIDES * (ring.width - 1)
        on_rim = all(
            (x in rim or y in rim) and min(x, y) >= 0 and max(x, y) < ring.width for x, y in places
        )
        if len(set(places)) != len(places) or len(places) != whole or not on_rim:
            message = f"the ring {ring.id} is not closed: {len(set(places))} cells of {whole}"
            yield Fault("R_BOARD", path, message)


def _regions(board: RegionBoard, path: str) -> Iterator[Fault]:
    """Yield regions that their borders do not close around, and borders of regions that are not."""
    known = {region.id for region in board.map.regions}
    for border in board.map.borders:
        for name in {border.one, border.other} - known - {""}:
            yield Fault("R_BOARD", path, f"a border belongs to {name!r}, which is no region")
    for region in board.map.regions:
        after = {b.points[0]: b.points[-1] for b in board.map.borders if b.one == region.id}
        after |= {b.points[-1]: b.points[0] for b in board.map.borders if b.other == region.id}
        first = next(iter(after), None)
        corner = after.pop(first) if first is not None else None
        while corner in after:
            corner = after.pop(corner)
        if first is None or after or corner != first:
            yield Fault("R_BOARD", path, f"its borders do not close around the region {region.id}")


def _winding(board: TrackBoard, path: str) -> Iterator[Fault]:
    track = board.track
    places = [(cell.x, cell.y) for cell in track.cells]
    if any(x not in range(track.columns) or y not in range(track.rows) for x, y in places):
        yield Fault("R_BOARD", path, f"the track {track.id} leaves its columns or rows")
    if len(set(places)) != len(places):
        yield Fault("R_BOARD", path, f"two cells of the track {track.id} lie at one place")
    for (x1, y1), (x2, y2) in pairwise(places):
        if abs(x1 - x2) + abs(y1 - y2) != 1:
            message = f"the track {track.id} jumps from ({x1},{y1}) to ({x2},{y2})"
            yield Fault("R_BOARD", path, message)
    for column in (board.wharf, board.chute, board.storage):
        yield from _places(column, path)


def _places(column: Places, path: str) -> Iterator[Fault]:
    if not column.labels:
        yield Fault("R_BOARD", path, f"{column.id} has no place")
    if column.worth and len(column.worth) != len(column.labels):
        found, number = len(column.worth), len(column.labels)
        message = f"{column.id} has {number} places, but {found} numbers stand beside them"
        yield Fault("R_BOARD", path, message)


def check_maps(part: MapSet, path: str) -> Iterator[Fault]:
    """Yield what is wrong with a set of maps."""
    for n, each in enumerate(part.maps):
        rows = each.chart.rows
        if len({len(row) for row in rows}) != 1 or not rows[0]:
            message = f"the rows of the map {each.chart.id} are not of one length"
            yield Fault("R_MAP", f"{path}[{n}]", message)
            continue
        for row, column in each.tinted:
            inside = row in range(1, len(rows) + 1) and column in range(1, len(rows[0]) + 1)
            if not inside or rows[row - 1][column - 1] == ".":
                message = f"({row},{column}) is no cell of the map {each.chart.id}"
                yield Fault("R_MAP", f"{path}[{n}]", message)
