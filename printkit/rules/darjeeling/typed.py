"""From numbers, strips and places as people type them to values, or to the faults that say why not."""

import re
from itertools import pairwise

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.text import text
from printkit.rules.darjeeling.maps import Place
from printkit.rules.darjeeling.numbers import PLAYERS, STRIP_LENGTH, STRIP_VALUES, STRIPS

_NUMBER = re.compile(r"[+-]?[0-9]{1,9}", re.ASCII)
_PLACE = re.compile(r"\(?\s*([0-9]{1,3})\s*[,/]\s*([0-9]{1,3})\s*\)?", re.ASCII)
_MINUSES = str.maketrans(dict.fromkeys("−‐‑–", "-"))


def parse_numbers(words: str, where: str) -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Read whole numbers between commas or blanks: ``3,0,1``."""
    entries = [entry for entry in re.split(r"[,;\s]+", words.translate(_MINUSES)) if entry]
    hint = "write whole numbers with commas: 3,0,1"
    if not entries:
        return (), (fault("E_INT", where, "no numbers are given", hint),)
    faults = tuple(
        fault("E_INT", where, "{entry} is not a whole number", hint, entry=repr(entry))
        for entry in entries
        if not _NUMBER.fullmatch(entry)
    )
    return () if faults else tuple(map(int, entries)), faults


def parse_strip(words: str, where: str = "strip") -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Read a strip of one's own: multipliers from the top berth down (Darjeeling 3, Q1)."""
    strip, faults = parse_numbers(words, where)
    if faults:
        return (), faults
    found = _strip_faults(strip, where)
    return () if found else strip, tuple(found)


def _strip_faults(strip: tuple[int, ...], where: str) -> list[Fault]:
    short, long = STRIP_LENGTH
    low, high = STRIP_VALUES
    hint = text(
        "write {short} to {long} multipliers from {low} to {high}, from the top berth down: 3,2,1",
        short=short,
        long=long,
        low=low,
        high=high,
    )
    found = []
    if not short <= len(strip) <= long:
        message = "the strip has {found} berths"
        found.append(fault("E_LEN", where, message, hint, found=len(strip)))
    for berth, value in enumerate(strip, start=1):
        if not low <= value <= high:
            message = "berth {berth} has the multiplier {value}"
            found.append(fault("E_RANGE", where, message, hint, berth=berth, value=value))
    for berth, (upper, lower) in enumerate(pairwise(strip), start=2):
        if lower > upper:
            message = "berth {berth} has {lower}, more than the berth above it with {upper}"
            odd = fault("E_ORDER", where, message, hint, berth=berth, lower=lower, upper=upper)
            found.append(odd)
    return found


def own_strip(
    words: str, players: int | None, where: str = "strip"
) -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Read a strip of one's own on which everybody can start (Darjeeling 1.4, R10)."""
    strip, faults = parse_strip(words, where)
    if faults or players is None or len(strip) >= players:
        return strip, faults
    message = "the strip has {berths} berths, but {players} players start on ships of their own"
    hint = "write at least {players} multipliers"
    short = fault("E_LEN", where, message, hint, berths=len(strip), players=players)
    return (), (short,)


def strip_of(
    words: str | None, players: int | None, where: str = "strip"
) -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Return the strip that was typed, or that of so many players."""
    if words is not None:
        return parse_strip(words, where)
    if players is None:
        hint = "give the strip (3,2,1) or the number of players"
        return (), (fault("E_MISSING", where, "which strip lies there is not known", hint),)
    wrong = wrong_players(players)
    return ((), (wrong,)) if wrong else (STRIPS[players], ())


def wrong_players(players: int) -> Fault | None:
    """Return the fault of a number of players that Darjeeling is not made for."""
    if players in PLAYERS:
        return None
    message = "Darjeeling is for {low} to {high} players, not {players}"
    hint = "give 2, 3, 4 or 5"
    low, high = min(PLAYERS), max(PLAYERS)
    return fault("E_PLAYERS", "players", message, hint, players=players, low=low, high=high)


def parse_place(words: str, where: str) -> Place | Fault:
    """Read one cell of a map: ``5,1``, row first."""
    match = _PLACE.fullmatch(words.strip())
    if match:
        return int(match[1]), int(match[2])
    hint = "write row and column, counted from 1: 5,1"
    return fault("E_TYPE", where, "{words} is not a cell of a map", hint, words=repr(words))


def parse_places(words: str, where: str) -> tuple[tuple[Place, ...], tuple[Fault, ...]]:
    """Read cells of a map with blanks or semicolons between them: ``4,5 7,2``."""
    entries = re.split(r"\s*;\s*|\)\s*|(?<=\d)\s+(?=[\d(])", words.strip())
    read = [parse_place(entry, where) for entry in entries if entry.strip()]
    places = tuple(place for place in read if not isinstance(place, Fault))
    return places, tuple(place for place in read if isinstance(place, Fault))
