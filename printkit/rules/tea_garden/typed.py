"""From what was typed for a question to numbers, leaves in baskets and regions, or to its faults."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Answer
from printkit.rules.tea_garden.numbers import BASKETS, PAGODAS
from printkit.rules.tea_garden.regions import REGIONS

Leaves = tuple[int, ...]
"""How many leaves lie in each basket, from quality 1 on."""

NONE: Leaves = (0,) * BASKETS
_BETWEEN = re.compile(r"[\s,;+]+")
_IN_BASKET = re.compile(r"q?([0-9]{1,2})[:=](-?[0-9]{1,6})", re.IGNORECASE)
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}", re.ASCII)


def refuse(*faults: Fault) -> Answer:
    """Return the answer to inputs that cannot be right."""
    return Answer(ok=False, result={}, errors=faults)


def words_of(typed: str) -> tuple[str, ...]:
    """Return the words between commas and blanks."""
    return tuple(word for word in _BETWEEN.split(typed.replace("−", "-").strip()) if word)


def parse_numbers(typed: str, where: str) -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Read ``2,3 4``; each word that is no whole number is ``E_INT``."""
    numbers: list[int] = []
    faults: list[Fault] = []
    for word in words_of(typed):
        if _NUMBER.fullmatch(word):
            numbers.append(int(word))
        else:
            message = "{word} is not a whole number"
            hint = "write whole numbers with commas between them: 2,3,4"
            faults.append(fault("E_INT", where, message, hint, word=repr(word)))
    return tuple(numbers), tuple(faults)


def parse_leaves(typed: str | None, where: str) -> tuple[Leaves, tuple[Fault, ...]]:
    """Read leaves in baskets: six numbers (``1,0,2,0,0,0``) or baskets with leaves (``q1:1 q3:2``).

    Nothing typed is no leaves.
    """
    words = words_of(typed or "")
    if not words:
        return NONE, ()
    named = [_IN_BASKET.fullmatch(word) for word in words]
    if any(named):
        return _baskets(words, named, where)
    numbers, faults = parse_numbers(typed or "", where)
    if not faults and len(numbers) != BASKETS:
        message = "{name} has {found} numbers, there are {baskets} baskets"
        hint = "write six numbers from quality 1 to 6, or only the baskets with leaves: q3:2 q6:1"
        found = len(numbers)
        faults = (fault("E_LEN", where, message, hint, name=where, found=found, baskets=BASKETS),)
    return numbers, (*faults, *(() if faults else _negative(numbers, where)))


def _baskets(
    words: Sequence[str], named: Sequence[re.Match[str] | None], where: str
) -> tuple[Leaves, tuple[Fault, ...]]:
    leaves = list(NONE)
    faults: list[Fault] = []
    for word, match in zip(words, named, strict=True):
        if match is None:
            message, hint = "{word} is not a basket with leaves", "write quality and number: q3:2"
            faults.append(fault("E_INT", where, message, hint, word=repr(word)))
            continue
        quality = int(match[1])
        if not 1 <= quality <= BASKETS:
            message, hint = "there is no basket {quality}", "baskets are 1 to {last}"
            faults.append(fault("E_RANGE", where, message, hint, quality=quality, last=BASKETS))
            continue
        leaves[quality - 1] += int(match[2])
    return tuple(leaves), (*faults, *_negative(leaves, where))


def _negative(leaves: Sequence[int], where: str) -> Iterator[Fault]:
    for quality, number in enumerate(leaves, start=1):
        if number < 0:
            message = f"{where}: basket {quality} cannot hold {_signed(number)} leaves"
            yield Fault("E_RANGE", where, message, "0 or more")


def parse_values(typed: str, where: str) -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Read the values of the regions of own gardens: ``2,3,4``."""
    values, faults = parse_numbers(typed, where)
    strange = tuple(
        fault(
            "E_RANGE",
            where,
            "there is no region of value {value}",
            "values are 1 to {last}; --regions takes the numbers of regions",
            value=value,
            last=BASKETS,
        )
        for value in values
        if not 1 <= value <= BASKETS
    )
    return values, (*faults, *strange, *_too_many(values, where))


def parse_regions(typed: str, where: str) -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Read the numbers of regions with own gardens: ``1,5,5``; two in one region come twice."""
    regions, faults = parse_numbers(typed, where)
    found = [*faults, *(no_region(region, where) for region in regions if region not in REGIONS)]
    for region in dict.fromkeys(regions):
        spaces = REGIONS[region].spaces if region in REGIONS else len(regions)
        if regions.count(region) > spaces:
            message = "region {region} has room for {spaces} gardens, not for {found}"
            values = {"region": region, "spaces": spaces, "found": regions.count(region)}
            found.append(fault("E_FULL", where, message, "count the pagodas again", **values))
    return regions, (*found, *_too_many(regions, where))


def no_region(region: int, where: str) -> Fault:
    """Return the fault of a number that no region has."""
    message, hint = "there is no region {region}", "regions are 1 to {last}"
    return fault("E_RANGE", where, message, hint, region=region, last=len(REGIONS))


def _too_many(gardens: Sequence[int], where: str) -> Iterator[Fault]:
    if len(gardens) > PAGODAS:
        message = "{found} gardens are more than a player can have"
        hint = "at most {most}, the one on the starting region included"
        yield fault("E_RANGE", where, message, hint, found=len(gardens), most=PAGODAS)


def ranged(
    given: Mapping[str, Any], name: str, low: int, high: int | None = None
) -> tuple[Fault, ...]:
    """Return ``E_RANGE`` where a number is given that lies outside; one that is absent is fine."""
    value = given.get(name)
    if value is None or (low <= value and (high is None or value <= high)):
        return ()
    flag = f"--{name.replace('_', '-')}"
    hint = f"{low} or more" if high is None else f"it lies between {low} and {high}"
    return (Fault("E_RANGE", name, f"{flag} cannot be {_signed(value)}", hint),)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def missing(name: str, what: str) -> Fault:
    """Return the fault of an input that is needed and absent."""
    flag = f"--{name.replace('_', '-')}"
    return Fault("E_MISSING", name, f"{flag} is missing: {what}", f"give {flag}")
