"""From the geometry of a board to everything in it that cannot be."""

from collections.abc import Iterator
from itertools import pairwise
from typing import assert_never

from printkit.base.errors import Fault
from printkit.model.boards import GridBoard, Places, RegionBoard, Ring, TrackBoard
from printkit.model.pieces import Board, BoardSet, MapSet
from printkit.model.terrain import FieldBoard, MarketBoard, Route

_SIDES = 4


def check_boards(part: BoardSet, path: str) -> Iterator[Fault]:
    """Yield what is wrong with a board and with its other side."""
    yield from check_board(part.board, f"{path}.board")
    if part.other is not None:
        yield from check_board(part.other, f"{path}.other")
    if isinstance(part.board, MarketBoard | FieldBoard) and part.legend is None:
        yield Fault("R_BOARD", path, f"{part.part} has no legend")


def check_board(board: Board, path: str) -> Iterator[Fault]:
    """Yield what is wrong with one face of a board."""
    match board:
        case GridBoard():
            yield from _grid(board, path)
        case TrackBoard():
            yield from _winding(board, path)
        case RegionBoard():
            yield from _regions(board, path)
        case MarketBoard():
            yield from _market(board, path)
        case FieldBoard():
            yield from _fields(board, path)
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


def _market(board: MarketBoard, path: str) -> Iterator[Fault]:
    places = [(one.column, one.row) for one in board.squares]
    framed = [(one.column, one.row) for one in board.frames]
    for column, row in (*places, *framed):
        if column not in range(1, board.columns + 1) or row not in range(1, board.rows + 1):
            yield Fault("R_BOARD", path, f"a square lies outside the market: ({column},{row})")
    if len(set(places)) != len(places) or len(set(framed)) != len(framed):
        yield Fault("R_BOARD", path, "two pieces or two frames of the market lie on one square")
    yield from _around(board.ring, board.columns + 2, board.rows + 2, path)


def _fields(board: FieldBoard, path: str) -> Iterator[Fault]:
    rows = [row for one in board.areas for row in range(one.first_row, one.last_row + 1)]
    if rows != list(range(1, board.rows + 1)):
        yield Fault("R_BOARD", path, "the areas do not cover all rows, each of them once")
    for site in board.sites:
        if site.column not in range(1, board.columns + 1) or site.row not in rows:
            yield Fault("R_BOARD", path, f"the site {site.id} lies outside the fields")
        x, y = site.column, site.row
        if site.door and site.door not in {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)}:
            yield Fault("R_BOARD", path, f"the door of the site {site.id} is no corner of it")
    for route in board.routes:
        yield from _route(board, route, path)
    ring = board.ring
    if ring is not None:
        if ring.width - 2 < board.columns or (ring.height or ring.width) - 2 < board.rows:
            yield Fault("R_BOARD", path, f"the ring {ring.id} does not go round the fields")
        yield from _around(ring, ring.width, ring.height or ring.width, path)


def _route(board: FieldBoard, route: Route, path: str) -> Iterator[Fault]:
    entrances = {harbour.id: harbour.entrance for harbour in board.harbours}
    doors = {site.id: site.door for site in board.sites}
    stretches = (*route.trunk, *(one for _, spur in route.spurs for one in spur))
    if any(abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1 for a, b in stretches):
        yield Fault("R_BOARD", path, f"a stretch of the route {route.id} is no single border")
    if entrances.get(route.harbour) not in route.trunk[-1]:
        yield Fault("R_BOARD", path, f"the route {route.id} does not end at its harbour")
    for site, spur in route.spurs:
        if doors.get(site) not in spur[-1]:
            message = f"a spur of the route {route.id} does not end at the door of {site}"
            yield Fault("R_BOARD", path, message)


def _around(ring: Ring, width: int, height: int, path: str) -> Iterator[Fault]:
    """Yield a ring that is not closed, with or without cells in its corners."""
    rim = {
        (x, y)
        for x in range(width)
        for y in range(height)
        if x in {0, width - 1} or y in {0, height - 1}
    }
    if not ring.corners:
        rim -= {(x, y) for x in (0, width - 1) for y in (0, height - 1)}
    places = [(cell.x, cell.y) for cell in ring.cells]
    if len(places) != len(rim) or set(places) != rim:
        message = f"the ring {ring.id} is not closed: {len(set(places))} cells of {len(rim)}"
        yield Fault("R_BOARD", path, message)


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
