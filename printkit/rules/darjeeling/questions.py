"""The questions of Darjeeling during play: from what was typed to the answer in numbers and in words."""

from collections.abc import Mapping
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.darjeeling.demand import bonus_of, bonuses, moved, parse_order
from printkit.rules.darjeeling.harbour import (
    Ship,
    Ships,
    income,
    incomes,
    load,
    parse_ships,
    parse_taken,
    refused_taking,
    same_owner,
    too_few_crates,
    too_many,
)
from printkit.rules.darjeeling.loading import (
    DOUBLE,
    action_faults,
    book,
    gain_of,
    parse_actions,
    quantity_of,
)
from printkit.rules.darjeeling.numbers import (
    LETTERS,
    LOADING_CRATES,
    MOST_DEMAND,
    STRIPS,
    TARGET,
)
from printkit.rules.darjeeling.routes import MOVE
from printkit.rules.darjeeling.sheet import KINDS
from printkit.rules.darjeeling.shipping import BEST, SHIP
from printkit.rules.darjeeling.typed import parse_numbers, strip_of

_NAMES = {kind.id: kind.name for kind in KINDS}
_STRIP = Option("strip", "text", text("multipliers from the top berth down: 3,2,1"))
_PLAYERS = Option("players", "int", text("how many play, where their strip is used"))


def _refuse(*faults: Fault) -> Answer:
    return Answer(ok=False, result={}, errors=faults)


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _range_fault(given: Mapping[str, Any], name: str, low: int, high: int) -> tuple[Fault, ...]:
    value = given.get(name)
    if value is None or low <= value <= high:
        return ()
    message = "{name} cannot be {value}"
    hint = "it lies between {low} and {high}"
    return (fault("E_RANGE", name, message, hint, name=name, value=value, low=low, high=high),)


def _income(given: Mapping[str, Any]) -> Answer:
    strip, faults = strip_of(given.get("strip"), given.get("players"))
    crates, odd = parse_numbers(given["crates"], "crates")
    faults = (*faults, *odd)
    if not faults and len(crates) != len(strip):
        message = "{found} ships are given, but the strip has {berths} berths"
        hint = "write one number for each ship, 0 where none of your crates lies: 3,0,1"
        found, berths = len(crates), len(strip)
        faults = (fault("E_LEN", "crates", message, hint, found=found, berths=berths),)
    faults += tuple(
        fault("E_NEG", "crates", "{found} crates cannot lie on a ship", found=number)
        for number in crates
        if number < 0
    )
    if not faults and sum(crates) > LOADING_CRATES:
        faults = (too_many("one player", sum(crates), "crates"),)
    if faults:
        return _refuse(*faults)
    each = income(strip, crates)
    sums = " + ".join(f"{n} × {times}" for n, times in zip(crates, strip, strict=True) if n)
    told = text("{sums} = {points}", sums=sums or "no crates", points=sum(each))
    return Answer(ok=True, result={"points": sum(each), "ships": list(each)}, told=(told,))


def _demand(given: Mapping[str, Any]) -> Answer:
    order, faults = parse_order(given["order"])
    if faults:
        return _refuse(*faults)
    kind = given.get("kind")
    if kind is None:
        found = bonuses(order)
        told = tuple(text("{kind}: {bonus}", kind=_NAMES[k], bonus=b) for k, b in found.items())
        return Answer(ok=True, result={"bonuses": found, "order": order}, told=told)
    bonus = bonus_of(order, kind) * (2 if given.get("double") else 1)
    after = moved(order, kind)
    told = (
        text("Demand bonus for {kind}: {bonus}.", kind=_NAMES[kind], bonus=bonus),
        text("The chute afterwards, from the bottom: {order}.", order=after),
    )
    return Answer(ok=True, result={"bonus": bonus, "order": after}, told=told)


def _load(given: Mapping[str, Any]) -> Answer:
    faults = (
        *_range_fault(given, "demand", 0, MOST_DEMAND),
        *_range_fault(given, "loaded", 1, LOADING_CRATES),
    )
    played = parse_actions(given.get("actions") or "")
    if given.get("double"):
        played = (DOUBLE, *played)
    unknown, forbidden = action_faults(played)
    if faults or unknown:
        return _refuse(*faults, *unknown)
    if forbidden:
        return Answer(ok=False, result={}, reasons=forbidden)
    double = DOUBLE in played
    quantity = quantity_of(given["loaded"])
    gain = gain_of(given["demand"], given["loaded"], double=double)
    words = "Demand {demand} + quantity {quantity} = {gain}."
    told = text(words, demand=gain - quantity, quantity=quantity, gain=gain)
    result = {"gain": gain, "demand": gain - quantity, "quantity": quantity}
    return Answer(ok=True, result=result, told=(told,))


def _harbour(given: Mapping[str, Any]) -> Answer:
    ships, faults = parse_ships(given["ships"])
    strip, odd = _strip_for(given, ships)
    taken, wrong = parse_taken(given.get("take") or "")
    faults = (*faults, *odd, *wrong, *_range_fault(given, "load", 1, LOADING_CRATES))
    if faults:
        return _refuse(*faults)
    player = same_owner(given["player"], ships)
    number = given["load"]
    refusal = refused_taking(ships, player, number, taken)
    if refusal:
        return Answer(ok=False, result={}, reasons=(refusal,))
    found = load(ships, player, number, taken)
    if found.missing:
        short = {"free": found.free, "missing": found.missing}
        return Answer(ok=False, result=short, reasons=(too_few_crates(player, found),))
    owners = [ship.owner for ship in (*found.ships, found.returned) if ship.crates]
    points = dict.fromkeys(owners, 0) | incomes(strip, found.ships)
    back = found.returned
    result: dict[str, Any] = {
        "ships": [str(ship) for ship in found.ships],
        "returned": back._asdict() if back.crates else None,
        "incomes": points,
        "ladder": list(strip),
    }
    return Answer(ok=True, result=result, told=_told_harbour(found.ships, points, strip, back))


def _told_harbour(
    ships: Ships, points: Mapping[str, int], strip: tuple[int, ...], back: Ship
) -> tuple[Text, ...]:
    ladder = ", ".join(map(str, strip))
    told = [
        text("Ships from the top: {ships}.", ships=", ".join(map(str, ships))),
        text(
            "Next incomes: {incomes}.",
            incomes=", ".join(f"{owner} {each}" for owner, each in points.items()),
        ),
        text("A crate of the new load earns {ladder}, then it is gone.", ladder=ladder),
    ]
    if back.crates:
        told.insert(1, text("Taken back from the bottom ship: {back}.", back=str(back)))
    return tuple(told)


def _strip_for(given: Mapping[str, Any], ships: Ships) -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Return the strip that was given, else the one with as many berths as there are ships."""
    words, players = given.get("strip"), given.get("players")
    if words is None and players is None:
        players = next((n for n, each in STRIPS.items() if len(each) == len(ships)), None)
    strip, faults = strip_of(words, players)
    if not faults and len(strip) != len(ships):
        message = "{found} ships are given, but the strip has {berths} berths"
        hint = "write every ship, - for an empty one"
        found, berths = len(ships), len(strip)
        faults = (fault("E_LEN", "ships", message, hint, found=found, berths=berths),)
    return strip, faults


def _end(given: Mapping[str, Any]) -> Answer:
    """Go through a whole turn, as far as it goes."""
    target = given.get("target", TARGET)
    faults = (
        *_range_fault(given, "target", 1, 999),
        *_range_fault(given, "demand", 0, MOST_DEMAND),
        *_range_fault(given, "loaded", 1, LOADING_CRATES),
        *(
            fault("E_NEG", name, "{name} cannot be {found}", name=name, found=given[name])
            for name in ("income", "move")
            if given.get(name, 0) < 0
        ),
    )
    if faults:
        return _refuse(*faults)
    if given["before"] >= target:
        message = "with {before} points the game was over before this turn"
        hint = "the target is {target}"
        odd = fault("E_RANGE", "before", message, hint, before=given["before"], target=target)
        return _refuse(odd)
    return _whole_turn(given, target)


def _whole_turn(given: Mapping[str, Any], target: int) -> Answer:
    score = given["before"] + given.get("income", 0)
    if score >= target:
        words = "{score} points after the income: the game is over at once."
        ended = {"after": score, "over": True, "in": "income"}
        return Answer(ok=True, result=ended, told=(text(words, score=score),))
    score += given.get("gain", 0) - given.get("move", 0)
    demand = given.get("demand", 0) * (2 if given.get("double") else 1)
    quantity = quantity_of(given.get("loaded", 0))
    both = bool(given.get("both_bonuses"))
    booked = book(score, demand, quantity, target, both_bonuses=both)
    result: dict[str, Any] = {"after": booked.after, "over": booked.over}
    words = "{score} points: the game is over." if booked.over else "{score} points: play on."
    told = [text(words, score=_signed(booked.after))]
    if booked.over:
        result["in"] = "loading"
    if booked.lost:
        result["lost"] = booked.lost
        words = "The demand bonus ended the game: the quantity bonus of {lost} comes too late."
        told.append(text(words, lost=booked.lost))
    return Answer(ok=True, result=result, told=tuple(told))


_DOUBLE = Option("double", "flag", text("the action tile double demand is played"))

HELPERS = (
    Helper(
        id="income",
        title=text("what the ships pay in phase 1"),
        inputs=(
            Option(
                "crates",
                "text",
                text("own crates on each ship, from the top berth down: 3,0,1"),
                required=True,
            ),
            _STRIP,
            _PLAYERS,
        ),
        answer=_income,
        rule="Darjeeling 6.1",
    ),
    MOVE,
    SHIP,
    BEST,
    Helper(
        id="demand",
        title=text("the demand bonus of a kind, and the chute afterwards"),
        inputs=(
            Option(
                "order",
                "text",
                text("the chute from the bottom to the top: GKGWRKWR"),
                required=True,
            ),
            Option("kind", "choice", text("the tea shipped (without: all)"), choices=LETTERS),
            _DOUBLE,
        ),
        answer=_demand,
        rule="Darjeeling 6.4",
    ),
    Helper(
        id="load",
        title=text("what a shipment brings"),
        inputs=(
            Option("demand", "int", text("the demand bonus, not doubled"), required=True),
            Option("loaded", "int", text("crates loaded"), required=True),
            _DOUBLE,
            Option("actions", "text", text("all action tiles played: no-loss,double")),
        ),
        answer=_load,
        rule="Darjeeling 6.5",
    ),
    Helper(
        id="harbour",
        title=text("the ships after a load, crates given back, and the next incomes"),
        inputs=(
            Option(
                "ships",
                "text",
                text("from the top berth down, owner and crates, - for none: A3,B1,-"),
                required=True,
            ),
            Option("player", "text", text("who loads"), required=True),
            Option("load", "int", text("crates loaded"), required=True),
            Option("take", "text", text("own crates taken from other ships, berth:crates: 3:2")),
            _STRIP,
            _PLAYERS,
        ),
        answer=_harbour,
        rule="Darjeeling 6.6",
    ),
    Helper(
        id="end",
        title=text("the score after a turn or a part of it, and whether the game is over"),
        inputs=(
            Option("before", "int", text("the score before"), required=True),
            Option("gain", "int", text("points gained or lost besides")),
            Option("income", "int", text("phase 1: what the ships pay")),
            Option("move", "int", text("phase 2: what the move costs")),
            Option("demand", "int", text("phase 3: the demand bonus, not doubled")),
            _DOUBLE,
            Option("loaded", "int", text("phase 3: crates loaded")),
            Option("target", "int", text("points that end the game"), default=TARGET),
            Option(
                "both_bonuses",
                "flag",
                text("house rule: both bonuses count, also where the first ends the game"),
            ),
        ),
        answer=_end,
        rule="Darjeeling 6.5",
    ),
)
"""Darjeeling 6."""
