"""From a plantation board and the roads on it to ways: connected, or how many roads are missing."""

import heapq
from collections import defaultdict
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from printkit.model.terrain import FieldBoard, Site, Stretch, Vertex

Roads = frozenset[Stretch]


class Way(NamedTuple):
    """The way from a site to a harbour that wants the fewest roads.

    Attributes:
        harbour: Where it leads.
        path: Corners of fields, from the site to the harbour's entrance.
        missing: Stretches without a road, from the site on; none: the warehouse is connected.
    """

    harbour: str
    path: tuple[Vertex, ...]
    missing: tuple[Stretch, ...]


def between(one: Vertex, other: Vertex) -> Stretch:
    """Return the stretch between two corners side by side."""
    return (min(one, other), max(one, other))


@cache
def stretches(board: FieldBoard) -> Roads:
    """Return where roads may lie: on the routes, or without routes along every border of a field."""
    if board.routes:
        return frozenset(
            stretch
            for route in board.routes
            for stretch in (*route.trunk, *(one for _, spur in route.spurs for one in spur))
        )
    return frozenset(_borders(board))


def _borders(board: FieldBoard) -> Iterator[Stretch]:
    for y in range(board.rows + 1):
        for x in range(board.columns + 1):
            if x < board.columns:
                yield (x, y), (x + 1, y)
            if y < board.rows:
                yield (x, y), (x, y + 1)


@cache
def _neighbours(board: FieldBoard) -> dict[Vertex, tuple[Vertex, ...]]:
    found: defaultdict[Vertex, list[Vertex]] = defaultdict(list)
    for one, other in sorted(stretches(board)):
        found[one].append(other)
        found[other].append(one)
    return {vertex: tuple(sorted(others)) for vertex, others in found.items()}


def corners(site: Site) -> tuple[Vertex, ...]:
    """Return the corners of a site at which a road may reach it (3, Q15; 4.2)."""
    if site.door is not None:
        return (site.door,)
    x, y = site.column, site.row
    return ((x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y))


def ways(board: FieldBoard, roads: AbstractSet[Stretch], site: Site) -> tuple[Way, ...]:
    """Return the best way to each harbour that the site can reach.

    The best way lacks the fewest roads; among those the one with the fewest stretches in all, then
    the one that comes first by its corners, so that the answer is always the same.
    """
    found = {}
    entrances = {harbour.entrance: harbour.id for harbour in board.harbours}
    neighbours = _neighbours(board)
    queue: list[tuple[int, int, tuple[Vertex, ...]]] = [
        (0, 0, (corner,)) for corner in corners(site) if corner in neighbours
    ]
    heapq.heapify(queue)
    seen: set[Vertex] = set()
    while queue:
        missing, length, path = heapq.heappop(queue)
        here = path[-1]
        if here in seen:
            continue
        seen.add(here)
        if here in entrances:
            found[entrances[here]] = _way(entrances[here], path, roads)
        for after in neighbours[here]:
            if after not in seen:
                lacks = between(here, after) not in roads
                heapq.heappush(queue, (missing + lacks, length + 1, (*path, after)))
    return tuple(found[harbour.id] for harbour in board.harbours if harbour.id in found)


def _way(harbour: str, path: tuple[Vertex, ...], roads: AbstractSet[Stretch]) -> Way:
    along = (between(one, after) for one, after in pairwise(path))
    return Way(harbour, path, tuple(stretch for stretch in along if stretch not in roads))
