"""From a collector on a map to the cells it can reach, what it passes over and what that costs."""

from collections.abc import Iterable
from typing import NamedTuple

from printkit.base.errors import Fault
from printkit.model.faults import fault, spaces
from printkit.rules.darjeeling.maps import CITY, NOTHING, TEA, Place, Region
from printkit.rules.darjeeling.numbers import HALF_TURN, PASS_CITY, PASS_COLLECTOR, PASS_TILE

FACINGS = ("N", "E", "S", "W")
NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}
_STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
TURNS = (0, 90, 180)


class Passed(NamedTuple):
    """What a collector passes over; emptied cells (Darjeeling 3, Q4) and gaps cost nothing."""

    tiles: int = 0
    cities: int = 0
    collectors: int = 0

    @property
    def points(self) -> int:
        """What it costs (Darjeeling 1.5, R21)."""
        return PASS_TILE * self.tiles + PASS_CITY * self.cities + PASS_COLLECTOR * self.collectors


class Position(NamedTuple):
    """Where everything stands before a move.

    Attributes:
        region: The map.
        at: The collector that moves.
        facing: N, E, S or W: where its crate points.
        others: Cells with somebody else's collector.
        empty: Cells that could not be filled again (Darjeeling 3, Q4).
        gaps_free: A gap may be crossed, for nothing (Darjeeling 3, Q3).
    """

    region: Region
    at: Place
    facing: str
    others: tuple[Place, ...] = ()
    empty: tuple[Place, ...] = ()
    gaps_free: bool = False


class Move(NamedTuple):
    """A legal move.

    Attributes:
        to: The cell whose tile is taken.
        facing: Where the crate points then.
        turn: 0, 90 or 180.
        passed: What lies between.
        cost: Points.
    """

    to: Place
    facing: str
    turn: int
    passed: Passed
    cost: int


def cost_of(turn: int, passed: Passed) -> int:
    """Return what a move costs (Darjeeling 1.5, R18, R21)."""
    return (HALF_TURN if turn == max(TURNS) else 0) + passed.points


def turn_between(facing: str, direction: str) -> int:
    """Return how far a collector turns to move in a direction: 0, 90 or 180 degrees."""
    steps = (FACINGS.index(direction) - FACINGS.index(facing)) % len(FACINGS)
    return (0, 90, 180, 90)[steps]


def position_faults(position: Position) -> tuple[Fault, ...]:
    """Return what cannot be in a position: figures beside the region, on cities or on one cell."""
    region = position.region
    named = [("from", (position.at,)), ("others", position.others), ("empty", position.empty)]
    faults = [
        fault(
            "E_PLACE",
            where,
            "{place} is {what}, not a tea cell",
            "collectors stand on cells of the map marked #",
            place=spaces([place]),
            what=_called(region, place),
        )
        for where, places in named
        for place in places
        if region.at(place) != TEA
    ]
    seen = {position.at}
    for place in position.others:
        if place in seen:
            message = "two collectors stand on {place}"
            hint = "on one cell stands one collector"
            faults.append(fault("E_PLACE", "others", message, hint, place=spaces([place])))
        seen.add(place)
    return tuple(faults)


def _called(region: Region, place: Place) -> str:
    return {CITY: "a city", NOTHING: "not part of the map"}.get(region.at(place), "a tea cell")


def judge(position: Position, to: Place) -> Move | Fault:
    """Return the move to a cell, or the rule that forbids it (Darjeeling 1.5, R17 to R24)."""
    direction = _direction(position.at, to)
    values = {"place": spaces([to]), "start": spaces([position.at])}
    if to == position.at:
        message = "the collector stays on {place}"
        return _refused("E_NO_MOVE", message, "it must move, if it can", **values)
    refusal = _target(position, to)
    if refusal is not None:
        return refusal
    if direction is None:
        message = "{place} is not in one line with {start}"
        return _refused("E_LINE", message, "a collector moves straight ahead", **values)
    passed = Passed()
    for place in _cells_between(position.at, to, direction):
        sign = position.region.at(place)
        if sign == NOTHING and not position.gaps_free:
            message = "{gap} is a gap in the map: the move to {place} cannot cross it"
            hint = "a gap stops a move; by a house rule it does not: --gaps free"
            return _refused("E_GAP", message, hint, gap=spaces([place]), **values)
        passed = _with(passed, position, place, sign)
    turn = turn_between(position.facing, direction)
    return Move(to, direction, turn, passed, cost_of(turn, passed))


def moves(position: Position) -> tuple[Move, ...]:
    """Return every legal move, the cheapest first; none: phase 2 is skipped (Darjeeling 3, Q9)."""
    judged = (
        judge(position, place)
        for place in position.region.tea
        if _direction(position.at, place) is not None
    )
    found = [move for move in judged if isinstance(move, Move)]
    return tuple(sorted(found, key=lambda move: move.cost))


def _target(position: Position, to: Place) -> Fault | None:
    place = spaces([to])
    sign = position.region.at(to)
    if sign == NOTHING:
        hint = "a move ends on a tea tile"
        return _refused("E_OUTSIDE", "{place} is not part of the map", hint, place=place)
    if sign == CITY:
        hint = "a city can be passed over; a move ends on a tea tile"
        return _refused("E_CITY", "{place} is a city", hint, place=place)
    if to in position.others:
        hint = "a collector can be passed over; a move ends on a tea tile"
        return _refused("E_TAKEN", "another collector stands on {place}", hint, place=place)
    if to in position.empty:
        hint = "a move ends on a tea tile"
        return _refused("E_NO_TILE", "no tile lies on {place}", hint, place=place)
    return None


def _with(passed: Passed, position: Position, place: Place, sign: str) -> Passed:
    tiles, cities, collectors = passed
    if place in position.others:
        return Passed(tiles, cities, collectors + 1)
    if sign == CITY:
        return Passed(tiles, cities + 1, collectors)
    if sign == TEA and place not in position.empty:
        return Passed(tiles + 1, cities, collectors)
    return passed


def _direction(start: Place, end: Place) -> str | None:
    down, across = end[0] - start[0], end[1] - start[1]
    if down and across:
        return None
    for name, step in _STEPS.items():
        if (down and step[0] * down > 0) or (across and step[1] * across > 0):
            return name
    return None


def _cells_between(start: Place, end: Place, direction: str) -> Iterable[Place]:
    down, across = _STEPS[direction]
    row, column = start
    while (row := row + down, column := column + across) != end:
        yield row, column


def _refused(code: str, message: str, hint: str, **values: str) -> Fault:
    return fault(code, "to", message, hint, **values)
