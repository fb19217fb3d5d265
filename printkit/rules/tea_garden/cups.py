"""From typed rows of cup tiles to the number of connections of one colour (Tea Garden 4.3)."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Reading
from printkit.rules.tea_garden.numbers import CUP_COLOURS, CUP_TILES

_PAIR = 2


def read_cups(lines: tuple[str, ...], _context: Mapping[str, Any]) -> Reading:
    """Count where tiles of a row meet in one colour.

    Args:
        lines: Rows of tiles from left to right, each tile the letters of its halves: ``BG GW WW``.
        _context: Number of players and options; nothing depends on them.

    Returns:
        The connections under ``cups``; ``E_TILE`` for each sign that is no tile, ``E_TILE_COUNT``
        for more tiles than the box holds.
    """
    rows = [line.upper().split() for line in lines]
    faults = [
        _no_tile(k, number, typed)
        for k, line in enumerate(lines)
        for number, typed in enumerate(line.split(), start=1)
        if not _is_tile(typed.upper())
    ]
    found = sum(map(len, rows))
    if found > CUP_TILES:
        message = "{found} cup tiles are laid out, but the box holds {limit}"
        hint = "count the tiles of each row again"
        faults.append(
            fault("E_TILE_COUNT", "cup_rows", message, hint, found=found, limit=CUP_TILES)
        )
    if faults:
        return Reading({}, tuple(faults))
    return Reading({"cups": sum(one[1] == two[0] for row in rows for one, two in pairwise(row))})


def _is_tile(word: str) -> bool:
    return len(word) == _PAIR and set(word) <= set(CUP_COLOURS)


def _no_tile(row: int, number: int, typed: str) -> Fault:
    letters = ", ".join(f"{letter} {name}" for letter, name in CUP_COLOURS.items())
    return fault(
        "E_TILE",
        f"cup_rows[{row}]",
        "row {row}, tile {number}: {typed} is not a cup tile",
        "a tile is two letters, left and right half: {letters}",
        row=row + 1,
        number=number,
        typed=repr(typed),
        letters=letters,
    )
