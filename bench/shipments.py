"""Asks Darjeeling's shipment check about every set that the box can supply; prints the slowest in ms.

Usage: shipments.py
"""

import itertools
import time

from printkit.rules.darjeeling.loops import Tiles
from printkit.rules.darjeeling.shipments import lay_out

ONES, TWOS, THREES = 21, 7, 3  # most of one kind in the box


def slowest() -> tuple[float, Tiles]:
    """Return the longest time of one answer in ms, and for which set."""
    worst, which = 0.0, Tiles(0, 0, 0, 0)
    sets = itertools.product(range(ONES + 1), range(TWOS + 1), range(TWOS + 1), range(THREES + 1))
    for ones, adjacent, opposite, threes in sets:
        if adjacent + opposite > TWOS:
            continue
        tiles = Tiles(ones, adjacent, opposite, threes)
        start = time.perf_counter()
        lay_out(tiles)
        taken = (time.perf_counter() - start) * 1000
        if taken > worst:
            worst, which = taken, tiles
    return worst, which


if __name__ == "__main__":
    longest, tiles = slowest()
    print(f"{longest:.2f} {tiles}")
