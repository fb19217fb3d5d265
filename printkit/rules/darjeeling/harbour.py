"""From ships with crates to incomes, and from a load to the ships after it.

Ships stand in a column; they are listed from the top berth (the highest multiplier) to the bottom.
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.text import Value
from printkit.rules.darjeeling.numbers import LOADING_CRATES


class Ship(NamedTuple):
    """Whose crates a ship carries, and how many; an empty ship has no owner."""

    owner: str
    crates: int

    def __str__(self) -> str:
        """Return it as it is typed: ``A3``, ``-``."""
        return f"{self.owner}{self.crates}" if self.crates else "-"


EMPTY = Ship("", 0)
Ships = tuple[Ship, ...]


class Loading(NamedTuple):
    """What a load does to the harbour.

    Attributes:
        ships: After it.
        returned: What the bottom ship gives back.
        free: Own crates that could be loaded without touching another own ship.
        missing: Crates that must come from other own ships, or stay behind.
    """

    ships: Ships
    returned: Ship
    free: int
    missing: int


def income(strip: Sequence[int], crates: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each ship in phase 1 (Darjeeling 1.5, R15)."""
    return tuple(number * times for number, times in zip(crates, strip, strict=True))


def incomes(strip: Sequence[int], ships: Ships) -> dict[str, int]:
    """Return what each owner gets in phase 1, in the order in which they are met."""
    found: dict[str, int] = {}
    for ship, times in zip(ships, strip, strict=True):
        if ship.crates:
            found[ship.owner] = found.get(ship.owner, 0) + ship.crates * times
    return found


def on_ships(ships: Ships, owner: str) -> int:
    """Return how many crates of one owner lie on the ships."""
    return sum(ship.crates for ship in ships if ship.owner == owner)


def first_ships(owners: Sequence[str], berths: int) -> Ships:
    """Return the ships at the start: one crate each, the start player at the bottom (R10).

    Args:
        owners: In turn order from the start player on.
        berths: Ships in play, at least as many as owners.
    """
    free = (EMPTY,) * (berths - len(owners))
    return (*free, *(Ship(owner, 1) for owner in reversed(owners)))


def load(ships: Ships, owner: str, crates: int, taken: Mapping[int, int] | None = None) -> Loading:
    """Load the bottom ship and bring it to the top (Darjeeling 1.5, R34, R35).

    Args:
        ships: Before.
        owner: Who loads.
        crates: How many.
        taken: Own crates taken from other ships, by berth as counted after the ships moved (the new
            load stands on berth 1).
    """
    *others, bottom = ships
    after = [Ship(owner, crates), *others]
    free = LOADING_CRATES - on_ships(tuple(others), owner)
    for berth, number in (taken or {}).items():
        left = after[berth - 1].crates - number
        after[berth - 1] = Ship(owner, left) if left else EMPTY
    missing = max(0, crates - free - sum((taken or {}).values()))
    return Loading(tuple(after), bottom, free, missing)


def refused_taking(
    ships: Ships, owner: str, crates: int, taken: Mapping[int, int], called: str = ""
) -> Fault | None:
    """Return why crates cannot be taken like that from other own ships (R35), or None.

    Args:
        ships: Before the load.
        owner: Who loads.
        crates: How many.
        taken: Berth, as counted after the ships have moved, and crates.
        called: What to call the owner, where the ships do not.
    """
    name = called or owner
    after = (EMPTY, *ships[:-1])
    for berth, number in taken.items():
        if not 1 < berth <= len(after) or after[berth - 1].owner != owner:
            message = "{owner} has no crates on berth {berth}"
            hint = "berths are counted from the top after the ships have moved: the new load is 1"
            return fault("E_TAKE", "take", message, hint, owner=name, berth=berth)
        found = after[berth - 1].crates
        if not 1 <= number <= found:
            message = "{owner} has {found} crates on berth {berth}, {number} cannot be taken"
            values: dict[str, Value] = {"found": found, "berth": berth, "number": number}
            hint = "take at least one, and no more than there are"
            return fault("E_TAKE", "take", message, hint, owner=name, **values)
    number, short = sum(taken.values()), max(0, crates - load(ships, owner, crates).free)
    if number > short:
        message = "{owner} takes {number} crates from other ships, but {short} are missing"
        hint = "crates are taken only to make up for missing ones"
        return fault("E_TAKE", "take", message, hint, owner=name, number=number, short=short)
    return None


def too_few_crates(owner: str, found: Loading) -> Fault:
    """Return the reason why so many crates cannot be loaded from the own supply (R35, Q6)."""
    free, missing = found.free, found.missing
    message = "{owner} has {free} free crates, {missing} are missing"
    hint = "take {missing} from other own ships"
    if free:
        hint += ", or load only {free}"
    return fault("E_CRATES", "load", message, hint, owner=owner, free=free, missing=missing)


_SHIP = re.compile(r"([^\W\d_]+)\s*[:x]?\s*([0-9]{1,2})")
_EMPTY = frozenset({"", "-", "–", "−", "0", "."})


def parse_ships(words: str, where: str = "ships") -> tuple[Ships, tuple[Fault, ...]]:
    """Read ships from the top: ``A3,B1,-`` (``A:3`` will do); one owner is written in one way."""
    ships: list[Ship] = []
    faults = []
    hint = "write the ships from the top, owner and crates, - for an empty one: A3,B1,-"
    for berth, entry in enumerate(words.split(","), start=1):
        match = _SHIP.fullmatch(entry.strip())
        if entry.strip() in _EMPTY:
            ships.append(EMPTY)
        elif match and int(match[2]):
            ships.append(Ship(same_owner(match[1], tuple(ships)), int(match[2])))
        else:
            message = "berth {berth}: {entry} is not a ship"
            odd = repr(entry.strip())
            faults.append(fault("E_TYPE", where, message, hint, berth=berth, entry=odd))
            ships.append(EMPTY)
    for owner in dict.fromkeys(ship.owner for ship in ships if ship.crates):
        found = on_ships(tuple(ships), owner)
        if found > LOADING_CRATES:
            faults.append(too_many(owner, found, where))
    return tuple(ships), tuple(faults)


def same_owner(name: str, ships: Ships) -> str:
    """Return how the ships spell an owner, letter case apart; a new one stays as it is."""
    known = {ship.owner.casefold(): ship.owner for ship in ships if ship.crates}
    return known.get(name.strip().casefold(), name.strip())


def parse_taken(words: str, where: str = "take") -> tuple[dict[int, int], tuple[Fault, ...]]:
    """Read crates taken from other own ships: berth and crates, ``3:2`` or ``3:2,5:1``."""
    taken: dict[int, int] = {}
    faults = []
    for entry in re.split(r"[,;\s]+", words.strip()):
        match = re.fullmatch(r"([0-9]{1,2}):([0-9]{1,2})", entry)
        if match:
            taken[int(match[1])] = taken.get(int(match[1]), 0) + int(match[2])
        elif entry:
            message = "{entry} does not say which crates are taken"
            hint = "write berth and crates: 3:2"
            faults.append(fault("E_TYPE", where, message, hint, entry=repr(entry)))
    return taken, tuple(faults)


def too_many(owner: str, found: int, where: str) -> Fault:
    """Return the fault of more crates on ships than one player has."""
    message = "{owner} has {found} crates on ships, but only {limit} to load"
    hint = "count them again: one of the crates marks the score"
    return fault("E_CRATES", where, message, hint, owner=owner, found=found, limit=LOADING_CRATES)
