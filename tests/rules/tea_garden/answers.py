"""Short ways to write answers of Tea Garden: what is not said is 0, none, or empty."""

from collections.abc import Mapping
from typing import Any

from printkit.base.errors import DataError, Fault
from printkit.rules.tea_garden import GAME
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import PlayerResult, Result, tally

EMPTY: Mapping[str, Any] = {
    "track": 0,
    "cards": [],
    "emperor": [],
    "scroll_strength": 0,
    "scroll_teapot": 0,
    "scroll_repeat": 0,
    "emperor_tokens": 0,
    "river": 0,
    "uni_center": 0,
    "uni_sectors": [],
    "emperor_top": False,
    "gardens": 1,
    "cups": 0,
}


def player(name: str, **cells: Any) -> dict[str, Any]:
    """Return a player; another form of cups or sectors takes the place of the usual one."""
    given = {**EMPTY, **cells}
    for own, other in (("cup_rows", "cups"), ("uni_sector_numbers", "uni_sectors")):
        if own in cells and other not in cells:
            del given[other]
    return {"name": name, **given}


def score(*cells: Mapping[str, Any], rival: bool = False) -> Result:
    """Return the result of players A, B, ...; with a rival far behind if asked."""
    people = [player("ABCD"[k], **one) for k, one in enumerate(cells)]
    if rival or len(people) == 1:
        people.append(player("Z", track=400, fresh=0, fermented=0))
    return tally(GAME, read_answers(GAME, {"players": people}))


def alone(**cells: Any) -> PlayerResult:
    """Return the line of one player, whose rival is far ahead."""
    return score(cells).players[0]


def faults_of(*people: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Return codes and paths of everything wrong with these players."""
    return [(fault.code, fault.where) for fault in told_faults(*people)]


def told_faults(*people: Mapping[str, Any]) -> tuple[Fault, ...]:
    """Return everything wrong with these players."""
    try:
        tally(GAME, read_answers(GAME, {"players": list(people)}))
    except DataError as error:
        return error.faults
    return ()
