"""From the points of a scoring to whether nine workers and three ships of a kind can give them."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from printkit.rules.guatemala_cafe.numbers import SHIPS, TWO, WAREHOUSES, WORKERS


class Known(NamedTuple):
    """What earlier scorings have shown of one kind.

    Attributes:
        workers: The fewest workers of each player's plantation: they never leave the board.
        ships: The most ships that can still be in the game: one leaves after each scoring of them.
    """

    workers: tuple[int, ...]
    ships: int = SHIPS


class Way(NamedTuple):
    """One way in which points can have come about: workers and multiplier of each player."""

    workers: tuple[int, ...]
    times: tuple[int, ...]


def nothing_known(players: int) -> Known:
    """Return what is known of a kind before its first scoring."""
    return Known((0,) * players)


def ways(points: Sequence[int], known: Known) -> Iterator[Way]:
    """Yield every way in which a scoring can have given these points (Guatemala Café 6.1).

    Workers are at most nine over all players, plantations at most three, ships at most those in the
    game; players with the same number of counting ships may share a harbour, others may not. With
    two players there is only one harbour.
    """
    if any(not got and had for got, had in zip(points, known.workers, strict=True)):
        return
    if sum(got > 0 for got in points) > WAREHOUSES:
        return
    for times in product(*(_multipliers(got) for got in points)):
        workers = tuple(got // each for got, each in zip(points, times, strict=True))
        harbours = {each for each in times if each > 1}
        few = all(now >= had for now, had in zip(workers, known.workers, strict=True))
        if (
            few
            and sum(workers) <= WORKERS
            and sum(each - 1 for each in harbours) <= known.ships
            and (len(points) > TWO or len(harbours) <= 1)
        ):
            yield Way(workers, times)


def _multipliers(points: int) -> tuple[int, ...]:
    if not points:
        return (1,)
    return tuple(
        each for each in range(1, SHIPS + 2) if points % each == 0 and 0 < points // each <= WORKERS
    )


def learnt(points: Sequence[int], known: Known) -> Known | None:
    """Return what is known after a scoring; None where no workers and ships give such points."""
    found = tuple(ways(points, known))
    if not found:
        return None
    workers = tuple(min(way.workers[k] for way in found) for k in range(len(points)))
    # A ship has left for certain where every way has one that counted.
    left = all(max(way.times) > 1 for way in found)
    return Known(workers, known.ships - left)
