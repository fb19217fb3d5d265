"""A whole game of Darjeeling turn by turn: from names, options and entries to states, words, answers."""

from collections.abc import Mapping
from typing import Any

from printkit.base.errors import DataError, Fault
from printkit.model.ledger import Ledger, Told
from printkit.model.text import Text, listed, text
from printkit.rules.darjeeling.choices import AGREED
from printkit.rules.darjeeling.demand import bonuses, parse_order
from printkit.rules.darjeeling.entries import refuse
from printkit.rules.darjeeling.harbour import first_ships
from printkit.rules.darjeeling.lines import read
from printkit.rules.darjeeling.numbers import STRIPS, TARGET, strip_for
from printkit.rules.darjeeling.turns import (
    KIND_NAMES,
    State,
    Turn,
    begun,
    crates_of,
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


def prompt(state: State) -> Text | None:
    """Return what is asked next; None: the game is over."""
    if state.phase == "chute":
        return text("Demand markers on the chute, from the bottom to the top")
    if state.phase == "income":
        return text(
            "{name}, income: the ships pay {due} (Enter books it)", name=state.name, due=state.due
        )
    if state.phase == "move":
        return text("{name}, cost of the move", name=state.name)
    if state.phase == "ship":
        return text("{name}, shipment (Enter for none)", name=state.name)
    return None


def told(state: State) -> Told:
    """Return what the last entry led to."""
    return state.told


def show(state: State) -> tuple[Text, ...]:
    """Return the table in words: scores, ships, chute, what the turns brought."""
    scores = listed(
        [
            text("{name} {score}", name=name, score=signed(score))
            for name, score in zip(state.names, state.scores, strict=True)
        ]
    )
    lines = [
        text("Scores: {scores} (the game ends at {target}).", scores=scores, target=state.target)
    ]
    for berth, (ship, times) in enumerate(zip(state.ships, state.strip, strict=True), start=1):
        load = (
            text(
                "{name} {crates}", name=state.names[int(ship.owner)], crates=crates_of(ship.crates)
            )
            if ship.crates
            else text("empty")
        )
        lines.append(text("Berth {berth}, ×{times}: {load}", berth=berth, times=times, load=load))
    if state.order:
        each = [
            text("{kind} {bonus}", kind=KIND_NAMES[kind], bonus=bonus)
            for kind, bonus in bonuses(state.order).items()
        ]
        lines.append(text("Chute, from the bottom: {order}.", order=" ".join(state.order)))
        lines.append(text("Demand bonuses now: {each}.", each=listed(each)))
    lines += [_turn_line(state, turn) for turn in state.turns if turn != Turn(turn.player)]
    return tuple(lines)


def _turn_line(state: State, turn: Turn) -> Text:
    return text(
        "{name}: income {income}, move {cost}, demand {demand}, quantity {quantity}: {points}",
        name=state.names[turn.player],
        income=turn.income,
        cost=signed(-turn.cost),
        demand=turn.demand,
        quantity=turn.quantity,
        points=signed(turn.points),
    )


def explained(state: State) -> tuple[Text, ...]:
    """Return what may be typed now."""
    if state.phase == "over":
        return (text("The game is over."),)
    return (*_HELP[state.phase], text("name 2 Bob: player 2 gets another name."))


_HELP: Mapping[str, tuple[Text, ...]] = {
    "chute": (
        text("The eight markers from the bottom to the top, each letter twice: GKGWRKWR."),
        text("K black, G green, W white, R red."),
    ),
    "income": (
        text(
            "Enter books what the ships pay. A number is what was booked at the table; it is checked."
        ),
        text("A move can be typed at once: move 3. The income is booked all the same."),
    ),
    "move": (
        text("The points it costs: 3; or what was passed: 2t 1c 1k (tiles, cities, collectors),"),
        text("with 180 for a half turn: 180 2t. Enter: nothing. stuck: no move was possible."),
    ),
    "ship": (
        text("Kind and crates laid out: G 4. Behind them: near (next to a city), noloss, double,"),
        text(
            "load 3 (fewer than allowed), take 5:2 (2 own crates from berth 5, the new load is 1)."
        ),
        text("Enter: no ship is loaded."),
    ),
}

LEDGER = Ledger(
    begin=begin,
    step=step,
    answers=answers,
    prompt=prompt,
    read=read,
    told=told,
    show=show,
    help=explained,
)
"""Darjeeling 1.5 to 1.7, and 4.6 for what a turn is made of."""
