"""The questions of Tea Garden during play: reach of a garden, odds of a draw, and all of them listed."""

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.numbers import HAND, PAGODA_STRENGTHS, SKIP_STRENGTH
from printkit.rules.tea_garden.paying import SALE_QUESTION, pay, teapots
from printkit.rules.tea_garden.regions import REGIONS, Region, path_to
from printkit.rules.tea_garden.ripening import cleanup, market
from printkit.rules.tea_garden.typed import missing, no_region, parse_regions, ranged, refuse

_DIGITS = 4


def _build(given: Mapping[str, Any]) -> Answer:
    gardens, faults = parse_regions(given["gardens"], "gardens")
    target = given["to"]
    faults = (*faults, *_pagoda(given["pagoda"]))
    if target not in REGIONS:
        faults = (*faults, no_region(target, "to"))
    else:
        faults = (*faults, *ranged(given, "taken", gardens.count(target), REGIONS[target].spaces))
    if not gardens and not faults:
        faults = (missing("gardens", "the regions with own gardens"),)
    if faults:
        return refuse(*faults)
    region = REGIONS[target]
    taken = gardens.count(target) if given.get("taken") is None else given["taken"]
    if taken >= region.spaces:
        message = "region {region} is full: all {spaces} garden spaces are taken"
        hint = "choose another region"
        full = fault("E_FULL", "to", message, hint, region=target, spaces=region.spaces)
        return Answer(ok=False, result={}, reasons=(full,))
    return _reach(region, gardens, given["pagoda"], given.get("taken"))


def _pagoda(strength: int) -> tuple[Fault, ...]:
    if strength in PAGODA_STRENGTHS:
        return ()
    message = "there is no pagoda of strength {strength}"
    known = ", ".join(map(str, dict.fromkeys(PAGODA_STRENGTHS)))
    return (fault("E_RANGE", "pagoda", message, f"pagodas: {known}", strength=strength),)


def _reach(region: Region, gardens: tuple[int, ...], pagoda: int, taken: int | None) -> Answer:
    path = path_to(region.id, gardens)
    skipped = max(len(path) - 2, 0)
    strength = pagoda + SKIP_STRENGTH * skipped
    result: dict[str, Any] = {
        "strength": strength,
        "path": list(path),
        "skipped": skipped,
        "value": region.value,
    }
    told: list[Text] = [_way(path)]
    if skipped:
        told.append(
            text(
                "Strength {pagoda} + {skip} × {skipped} skipped = {strength}.",
                pagoda=pagoda,
                skip=SKIP_STRENGTH,
                skipped=skipped,
                strength=strength,
            )
        )
    else:
        told.append(text("Strength {strength}: nothing is skipped.", strength=strength))
    if skipped > 1:
        told.append(text("That several regions may be skipped at once is our reading."))
    if taken is not None and region.points:
        result["points"] = region.points[taken] if taken < len(region.points) else 0
        told.append(text("Points now: {points}.", points=result["points"]))
    elif region.points:
        told.append(text("How many points it brings now: say --taken."))
    return Answer(ok=True, result=result, told=tuple(told))


def _way(path: tuple[int, ...]) -> Text:
    if len(path) == 1:
        words = "Region {region} has a garden of yours: as near as a neighbour."
        return text(words, region=path[0])
    return text("The way: {path}.", path=" → ".join(map(str, path)))


def _odds(given: Mapping[str, Any]) -> Answer:
    deck, wanted, draw = given["deck"], given["wanted"], given["draw"]
    faults = (*ranged(given, "deck", 1), *ranged(given, "draw", 1))
    if not faults:
        faults = (*ranged(given, "wanted", 0, deck), *ranged(given, "draw", 1, deck))
    if faults:
        return refuse(*faults)
    missed = Fraction(comb(deck - wanted, draw), comb(deck, draw))
    chance = 1 - missed
    told = text(
        "At least one of {wanted} in {draw} of {deck} cards: 1 − {none}/{all} = {percent} %.",
        wanted=wanted,
        draw=draw,
        deck=deck,
        none=comb(deck - wanted, draw),
        all=comb(deck, draw),
        percent=f"{float(chance) * 100:.1f}",
    )
    return Answer(ok=True, result={"chance": round(float(chance), _DIGITS)}, told=(told,))


_BUILD = Helper(
    id="build",
    title=text("the strength that a garden needs, and the way to its region"),
    inputs=(
        Option(
            "gardens",
            "text",
            text("regions with own gardens: 1,5 (two in one region come twice)"),
            required=True,
        ),
        Option("to", "int", text("the region of the new garden"), required=True),
        Option("pagoda", "int", text("strength under the pagoda: 3, 4, 5 or 6"), required=True),
        Option("taken", "int", text("garden spaces of that region that are taken, by anybody")),
    ),
    answer=_build,
    rule="Tea Garden 2.4",
)
"""Tea Garden 5.6."""

_ODDS = Helper(
    id="odds",
    title=text("the chance to draw at least one of some cards"),
    inputs=(
        Option("deck", "int", text("cards in the deck"), required=True),
        Option("wanted", "int", text("cards among them that are wanted"), required=True),
        Option("draw", "int", text("cards that are drawn"), default=HAND),
    ),
    answer=_odds,
    rule="Tea Garden 5.7",
)


def make_helpers(design: Design) -> tuple[Helper, ...]:
    """Return all questions (Tea Garden 5)."""
    return (
        cleanup(),
        market(design),
        pay(design),
        teapots(design),
        SALE_QUESTION,
        _BUILD,
        _ODDS,
    )
