"""A whole game of Darjeeling turn by turn: from names, options and entries to states, words, answers."""

from collections.abc import Mapping
from typing import Any

from printkit.base.errors import DataError, Fault
from printkit.model.ledger import Asked, Ledger, Told
from printkit.model.text import Text, Value, listed, text
from printkit.rules.darjeeling.choices import AGREED
from printkit.rules.darjeeling.demand import bonuses, parse_order
from printkit.rules.darjeeling.entries import refuse
from printkit.rules.darjeeling.forms import FORMS
from printkit.rules.darjeeling.harbour import Ship, first_ships
from printkit.rules.darjeeling.numbers import STRIPS, TARGET, strip_for
from printkit.rules.darjeeling.turns import (
    State,
    Turn,
    begun,
    signed,
    step,
)
from printkit.rules.darjeeling.typed import parse_strip, wrong_players


def begin(names: tuple[str, ...], options: Mapping[str, Any]) -> State:
    """Return the first state.

    Args:
        names: The players in the order of the seats, clockwise.
        options: ``strip`` (3,2,1), ``target``, ``both_bonuses``, ``start`` (number of the start
            player, 1 where it is left out) and ``chute`` (the eight markers from the bottom; where
            it is left out, the first entry gives it).

    Raises:
        DataError: The game is not for so many, or an option cannot be.
    """
    wrong = wrong_players(len(names))
    faults: tuple[Fault, ...] = (wrong,) if wrong else ()
    own: tuple[int, ...] = ()
    if options.get("strip"):
        own, odd = parse_strip(str(options["strip"]))
        faults += odd
    order = ""
    if options.get("chute"):
        order, odd = parse_order(str(options["chute"]), "chute")
        faults += odd
    if faults:
        raise DataError(faults[0].message, faults[0].hint, faults)
    strip = strip_for(len(names), own)
    if len(strip) < len(names):
        message = "the strip has {berths} berths for {players} players"
        hint = "every player starts on a ship of their own"
        refuse("E_LEN", "strip", message, hint, berths=len(strip), players=len(names))
    first = _first(options.get("start"), len(names))
    order_of_seats = [str((first + turn) % len(names)) for turn in range(len(names))]
    state = State(
        names=names,
        target=_target(options.get("target")),
        strip=strip,
        both_bonuses=bool(options.get("both_bonuses")),
        order=order,
        ships=first_ships(order_of_seats, len(strip)),
        scores=(0,) * len(names),
        phase="chute",
        turns=(),
    )
    return begun(state, first) if order else state._replace(turns=(Turn(first),))


def _first(asked: object, players: int) -> int:
    if asked in (None, AGREED):
        return 0
    words = str(asked)
    if not (words.isascii() and words.isdecimal() and 1 <= int(words[:9]) <= players):
        message = "the start player cannot be {asked}"
        hint = "give a number from 1 to {players}: 1 is the first name"
        refuse("E_RANGE", "start", message, hint, asked=repr(asked), players=players)
    return int(words) - 1


def _target(asked: object) -> int:
    if asked is None:
        return TARGET
    if not isinstance(asked, int) or isinstance(asked, bool) or not 1 <= asked <= _HIGHEST_TARGET:
        hint = "give a number from 1 to {most}"
        message = "the target cannot be {asked}"
        refuse("E_RANGE", "target", message, hint, asked=repr(asked), most=_HIGHEST_TARGET)
    return asked


_HIGHEST_TARGET = 999


def answers(state: State) -> Mapping[str, Any]:
    """Return the answers of the score sheet: the track; left-over tiles are still to be counted."""
    table = {"target": state.target}
    if max(state.strip) != max(STRIPS[2]):
        table["multiplier"] = max(state.strip)
    found: dict[str, Any] = {
        "game": "darjeeling",
        "table": table,
        "players": [
            {"name": name, "track": score}
            for name, score in zip(state.names, state.scores, strict=True)
        ],
    }
    if state.phase != "over":
        found["unfinished"] = True
    return found


def asks(state: State) -> Asked | None:
    """Return what is entered next; None: the game is over."""
    name = state.name
    if state.phase == "chute":
        words = "Demand markers on the chute, bottom first"
        return Asked(text(words), ("chute",))
    if state.phase == "income":
        words = "{name}, income: the ships pay {due} (Enter books it)"
        prompt = text(words, name=name, due=state.due)
        return Asked(prompt, ("income", "move"), state.player, {"entry": "income"})
    if state.phase == "move":
        prompt = text("{name}, cost of the move (Enter for none)", name=name)
        return Asked(prompt, ("move", "income"), state.player, {"entry": "move", "cost": 0})
    if state.phase == "ship":
        prompt = text("{name}, shipment (Enter for none)", name=name)
        return Asked(prompt, ("ship", "pass"), state.player, {"entry": "pass"})
    return None


def told(state: State) -> Told:
    """Return what the last entry led to."""
    return state.told


def show(state: State) -> tuple[Text, ...]:
    """Return the table in words: scores, ships, chute."""
    scores = [
        _together("{name} {score}", name=name, score=signed(score))
        for name, score in zip(state.names, state.scores, strict=True)
    ]
    words = "Scores: {scores} (the game ends at {target})."
    lines = [text(words, scores=listed(scores), target=state.target), _ships(state)]
    if state.order:
        demand = listed(
            [
                _together("{kind} {bonus}", kind=kind, bonus=bonus)
                for kind, bonus in bonuses(state.order).items()
            ]
        )
        words = "Chute, bottom first: {chute}. Demand now: {demand}."
        lines.append(text(words, chute=" ".join(state.order), demand=demand))
    return tuple(lines)


def _ships(state: State) -> Text:
    loads = [
        _together(
            "×{times} {name} {crates}", times=times, name=_owner(state, ship), crates=ship.crates
        )
        if ship.crates
        else _together("×{times} empty", times=times)
        for ship, times in zip(state.ships, state.strip, strict=True)
    ]
    return text("Ships, top first: {loads}.", loads=listed(loads))


def _together(words: str, **values: Value) -> Text:
    """Return a text that is not broken into lines."""
    return text(words.replace(" ", "\N{NO-BREAK SPACE}"), **values)


def _owner(state: State, ship: Ship) -> str:
    return state.names[int(ship.owner)]


def scores(state: State) -> tuple[int, ...]:
    """Return the running totals."""
    return state.scores


LEDGER = Ledger(
    forms=FORMS,
    begin=begin,
    step=step,
    asks=asks,
    told=told,
    show=show,
    scores=scores,
    answers=answers,
)
"""Darjeeling 1.5 to 1.7, and 4.6 for what a turn is made of."""
