"""From plantations and ships to the scoring of one coffee: points, the ship that leaves, the sack."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from printkit.model.terrain import FieldBoard
from printkit.rules.guatemala_cafe.plants import FREE

Docks = Mapping[str, tuple[str, ...]]


class Grower(NamedTuple):
    """What one player has of the coffee that is scored.

    Attributes:
        warehouse: Whether there is a warehouse.
        workers: How many workers belong to it.
        harbour: The harbour it is connected to, or an empty string.
    """

    warehouse: bool = False
    workers: int = 0
    harbour: str = ""


class Leaving(NamedTuple):
    """A ship that leaves the game after a scoring.

    Attributes:
        dock: Counted from the cheapest one, from 1; 0: not known.
        price: Of the dock; 0: not known.
    """

    harbour: str
    dock: int
    price: int


class Scored(NamedTuple):
    """One scoring.

    Attributes:
        ships: How many ships count for each player.
        points: What each player gets.
        leaves: The ship that leaves: one, or several of which the active player chooses one, or
            none.
    """

    ships: tuple[int, ...]
    points: tuple[int, ...]
    leaves: tuple[Leaving, ...]


def points(workers: int, ships: int) -> int:
    """Return the points of a plantation with a warehouse (Guatemala Café R41, R42)."""
    return workers * (1 + ships)


def score(
    board: FieldBoard, growers: Sequence[Grower], kind: str, docks: Docks, unknown: Sequence[str]
) -> Scored:
    """Score a coffee (Guatemala Café 6.1).

    Args:
        board: Gives the prices of the docks.
        growers: Player by player.
        kind: The coffee.
        docks: The kinds on the docks of each harbour.
        unknown: Harbours of which only the number of ships is known, not where they lie.
    """
    counting = tuple(
        docks.get(one.harbour, ()).count(kind) if one.warehouse and one.workers else 0
        for one in growers
    )
    gained = tuple(
        points(one.workers, ships) if one.warehouse else 0
        for one, ships in zip(growers, counting, strict=True)
    )
    scored = {
        one.harbour for one, ships in zip(growers, counting, strict=True) if ships and one.harbour
    }
    return Scored(counting, gained, _leaving(board, scored, kind, docks, unknown))


def _leaving(
    board: FieldBoard, scored: set[str], kind: str, docks: Docks, unknown: Sequence[str]
) -> tuple[Leaving, ...]:
    """Return the ships on the cheapest dock, one a harbour (Guatemala Café 3, Q8)."""
    found = []
    for harbour in board.harbours:
        if harbour.id not in scored:
            continue
        dock = docks[harbour.id].index(kind)
        known = harbour.id not in unknown
        found.append(
            Leaving(
                harbour.id,
                dock + 1 if known else 0,
                harbour.docks[dock] if known else 0,
            )
        )
    if any(one.price == 0 for one in found):
        return tuple(found)
    cheapest = min((one.price for one in found), default=0)
    return tuple(one for one in found if one.price == cheapest)


def without(docks: Docks, kind: str, harbour: str) -> dict[str, tuple[str, ...]]:
    """Return the docks after the cheapest ship of a kind has left a harbour and the rest slid."""
    after = dict(docks)
    kinds = list(docks[harbour])
    kinds.remove(kind)
    after[harbour] = slid((*kinds, FREE))
    return after


def slid(kinds: Sequence[str]) -> tuple[str, ...]:
    """Return the docks of a harbour with the ships moved to the cheaper free ones (R47)."""
    moved = [kind for kind in kinds if kind != FREE]
    return (*moved, *(FREE,) * (len(kinds) - len(moved)))


def landing(track: int, sacks: int) -> int:
    """Return the space of the next sack, with so many on the track already (3, Q4; R40)."""
    return track - sacks


def last_sack(track: int, sacks: int) -> int:
    """Return the space of the last sack; one behind the track where none lies there yet."""
    return track + 1 - sacks


def is_over(scores: Sequence[int], track: int, sacks: int) -> bool:
    """Whether a marker has reached the last sack (R60; 3, Q5 and Q6)."""
    return sacks > 0 and max(scores, default=0) >= last_sack(track, sacks)
