"""From a plantation board to the lines of a typed board that reads back as the same one."""

from collections.abc import Iterator

from printkit.model.terrain import Stretch, Vertex
from printkit.rules.guatemala_cafe.plants import FREE, Plantation
from printkit.rules.guatemala_cafe.typed import SIDES, of_route


def plantation_lines(table: Plantation) -> tuple[str, ...]:
    """Return a board as lines that `parse_plantation` reads back as the same board."""
    side = next(name for name, board in SIDES.items() if board is table.board)
    mark = ", " if any(" " in name for name in table.players) else " "
    lines = [f"side {side}", f"players {mark.join(table.players)}"]
    lines += [" ".join(row) for row in table.rows]
    lines += _route_lines(table) if table.board.routes else _free_lines(table)
    for harbour, kinds in table.docks.items():
        written = "".join(kinds).rstrip(FREE)
        if written:
            lines.append(f"harbour {harbour} {' '.join(written)}")
    return tuple(lines)


def _route_lines(table: Plantation) -> Iterator[str]:
    for route in table.board.routes:
        whole = of_route(table.board, route.id)
        left = set(whole & table.roads)
        if left == whole:
            yield f"roads {route.id} *"
            continue
        words = [f"{y}-{to_y}" for (_, y), (_, to_y) in _runs(left & set(route.trunk))]
        left -= set(route.trunk)
        for site, spur in route.spurs:
            if left >= set(spur):
                words.append(f"s{site[-1]}")
                left -= set(spur)
        words += [stretch_name(start, end) for start, end in _runs(left)]
        if words:
            yield f"roads {route.id} {' '.join(words)}"


def _free_lines(table: Plantation) -> Iterator[str]:
    words = [stretch_name(start, end) for start, end in _runs(set(table.roads))]
    if words:
        yield f"roads {' '.join(words)}"


def stretch_name(start: Vertex, end: Vertex) -> str:
    """Return the name of a straight line of roads: ``5,7-5,9``."""
    return f"{start[0]},{start[1]}-{end[0]},{end[1]}"


def _runs(roads: set[Stretch]) -> Iterator[tuple[Vertex, Vertex]]:
    """Yield the straight lines that the roads make up, each stretch in one of them."""
    left = set(roads)
    for start, after in sorted(roads):
        if (start, after) not in left:
            continue
        step = (after[0] - start[0], after[1] - start[1])
        end = start
        while (ahead := (end, (end[0] + step[0], end[1] + step[1]))) in left:
            left.remove(ahead)
            end = ahead[1]
        yield start, end
