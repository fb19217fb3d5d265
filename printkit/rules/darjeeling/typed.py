"""From numbers, strips and places as people type them to values, or to the faults that say why not."""

import re

from printkit.base.errors import Fault
from printkit.model.faults import fault
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
        return (), (fault("E_INT", where, "{where} is empty", hint, where=where),)
    faults = tuple(
        fault("E_INT", where, "{where}: {entry} is not a whole number", hint, where=where, entry=e)
        for e in map(repr, (e for e in entries if not _NUMBER.fullmatch(e)))
    )
    return () if faults else tuple(map(int, entries)), faults


def parse_strip(words: str, where: str = "strip") -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Read a strip of one's own: multipliers from the top berth down (Darjeeling 3, Q1)."""
    strip, faults = parse_numbers(words, where)
    if faults:
        return (), faults
    short, long = STRIP_LENGTH
    low, high = STRIP_VALUES
    hint = (
        "write {short} to {long} multipliers from {low} to {high}, from the top berth down: 3,2,1"
    )
    limits = {"short": short, "long": long, "low": low, "high": high}
    found: list[Fault] = []
    if not short <= len(strip) <= long:
        message = "the strip has {found} berths"
        found.append(fault("E_LEN", where, message, hint, found=len(strip), **limits))
    found += [
        fault("E_RANGE", where, "berth {berth} has the multiplier {value}", hint, **limits, **odd)
        for berth, value in enumerate(strip, start=1)
        if not low <= value <= high
        for odd in ({"berth": berth, "value": value},)
    ]
    found += [
        fault("E_ORDER", where, message, hint, **limits, **odd)
        for berth, (upper, lower) in enumerate(zip(strip, strip[1:], strict=False), start=1)
        if lower > upper
        for message in ("berth {berth} has {lower}, more than the berth above it with {upper}",)
        for odd in ({"berth": berth + 1, "lower": lower, "upper": upper},)
    ]
    return () if found else strip, tuple(found)


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
    limits = {"low": min(PLAYERS), "high": max(PLAYERS)}
    return fault("E_PLAYERS", "players", message, hint, players=players, **limits)


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
