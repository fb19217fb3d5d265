"""From slabs of words to columns: what is tied stays together, the last columns end level."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from printkit.base.errors import FitError
from printkit.components.slab import Slab

Column: TypeAlias = tuple[tuple[float, Slab], ...]
"""Slabs with the y of their top, from the top of the column."""

_STEP = 0.5


def flow(slabs: Sequence[Slab], height: Callable[[int], float], name: str) -> tuple[Column, ...]:
    """Fill columns one after the other.

    Args:
        slabs: From top to bottom.
        height: Column, from 0 -> its height in mm.
        name: Whose words these are, for the message.

    Raises:
        FitError: What must stay together is higher than a column.
    """
    columns: list[list[tuple[float, Slab]]] = [[]]
    y = 0.0
    for chain in _chains(slabs):
        if columns[-1] and y + _height(chain, at_top=False) > height(len(columns) - 1) + 1e-6:
            columns.append([])
        y = columns[-1][-1][0] + columns[-1][-1][1].height if columns[-1] else 0.0
        if not columns[-1]:
            needed, room = _height(chain, at_top=True), height(len(columns) - 1)
            if needed > room + 1e-6:
                raise FitError(
                    f"the text of {name} does not fit: a piece that must not be split needs "
                    f"{needed:.1f} mm of height, a column has {room:.1f} mm",
                    "use larger paper, or smaller type and pictures in the template",
                )
        for slab in chain:
            y += slab.before if columns[-1] else 0.0
            columns[-1].append((y, slab))
            y += slab.height
    return tuple(tuple(column) for column in columns)


def level(
    slabs: Sequence[Slab], height: Callable[[int], float], number: int, name: str
) -> tuple[Column, ...]:
    """Fill columns; those of the last page (of `number` columns each) end as level as they can.

    Raises:
        FitError: What must stay together is higher than a column.
    """
    columns = flow(slabs, height, name)
    first = (len(columns) - 1) // number * number
    tail = [slab for column in columns[first:] for _, slab in column]
    low, high = 0.0, height(first)
    while high - low > _STEP:
        middle = (low + high) / 2
        if _fits(tail, middle, number):
            high = middle
        else:
            low = middle
    if not _fits(tail, high, number):
        return columns
    return (*columns[:first], *flow(tail, lambda _: high, name))


def _fits(slabs: Sequence[Slab], height: float, number: int) -> bool:
    try:
        return len(flow(slabs, lambda _: height, "")) <= number
    except FitError:
        return False


def _chains(slabs: Sequence[Slab]) -> list[list[Slab]]:
    """Split where a column may end."""
    chains: list[list[Slab]] = [[]]
    for slab in slabs:
        chains[-1].append(slab)
        if not slab.tied:
            chains.append([])
    return [chain for chain in chains if chain]


def _height(chain: Sequence[Slab], *, at_top: bool) -> float:
    above = sum(slab.before for slab in chain)
    return sum(slab.height for slab in chain) + above - (chain[0].before if at_top else 0.0)
