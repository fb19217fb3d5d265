"""From answers so far and one typed cell to the value, its echo, and whether it can be right there."""

import re
from collections.abc import Mapping
from typing import Any

from printkit.base.errors import DataError, Fault, UsageError
from printkit.base.i18n import resolve
from printkit.model.game import Game
from printkit.model.scoresheet import Input
from printkit.scoring.gather import gather
from printkit.scoring.names import clean_name
from printkit.scoring.typed import read_cell

_PLACE = re.compile(r"(?:table|players\[(\d+)\])\.(\w+)")


def check_entry(
    game: Game, so_far: Mapping[str, Any], where: str, typed: str
) -> tuple[Any, str, tuple[Fault, ...]]:
    """Read one typed cell and check it against everything entered before.

    Args:
        game: The game.
        so_far: Raw answers; ``players`` has one object per seat, whatever is absent is open.
        where: Path of the cell: ``table.O``, ``players[1].x3``, ``players[1].name``.
        typed: The text of that cell alone.

    Returns:
        The value as raw answers hold it (None: absent for good), the words to echo, and new
        warnings. `placed` puts the value into the answers.

    Raises:
        DataError: The cell cannot be that, or breaks a rule together with what stands there
            already; the faults carry the codes.
    """
    seat, name = _parsed(where)
    players = len(so_far.get("players") or ()) or None
    if name == "name":
        try:
            value: Any = clean_name(typed)
        except DataError as reason:
            fault = Fault("E_NAME", where, reason.message, reason.hint)
            raise DataError(reason.message, reason.hint, (fault,)) from None
        words = str(value)
    else:
        one = _input(game, seat, name)
        unfinished = so_far.get("unfinished") is True
        known = players if players in game.players else None
        try:
            value, words = read_cell(one, typed, known, unfinished=unfinished)
        except DataError as reason:
            moved = tuple(Fault(f.code, where, f.message, f.hint) for f in reason.faults)
            raise DataError(reason.message, reason.hint, moved) from None
        value = _raw(one, value)
    before, old = gather(game, so_far, partial=True)
    after, new = gather(game, placed(so_far, where, value), partial=True)
    found = [fault for fault in new if fault not in old]
    if found:
        raise DataError(found[0].message, found[0].hint, found)
    return value, words, tuple(one for one in after.warnings if one not in before.warnings)


def placed(so_far: Mapping[str, Any], where: str, value: object) -> dict[str, Any]:
    """Return raw answers with one more cell; None keeps that it is absent for good."""
    seat, name = _parsed(where)
    raw = dict(so_far)
    if seat is None:
        raw["table"] = {**(so_far.get("table") or {}), name: value}
    else:
        players = [dict(one) for one in so_far.get("players") or ()]
        players += [{} for _ in range(seat + 1 - len(players))]
        players[seat][name] = value
        raw["players"] = players
    return raw


def _parsed(where: str) -> tuple[int | None, str]:
    found = _PLACE.fullmatch(where)
    if not found:
        raise UsageError(f"{where!r} is no place of the answers", "for example players[0].x3")
    return None if found[1] is None else int(found[1]), found[2]


def _input(game: Game, seat: int | None, name: str) -> Input:
    scope = "table" if seat is None else "player"
    for one in game.sheet.inputs:
        if one.id == name and one.scope == scope:
            return one
    raise UsageError(f"{resolve(game.title)} has no input {name!r} there")


def _raw(one: Input, value: object) -> object:
    if isinstance(value, tuple):
        return list(value)
    return bool(value) if one.type == "flag" and value is not None else value
