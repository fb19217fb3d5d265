"""From a shipment that was laid out to the crates loaded, the points gained and the end of the game."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.rules.darjeeling.numbers import (
    ACTIONS_A_TURN,
    LOADING_CRATES,
    NOT_NEAR,
    QUANTITY_FROM,
)

NO_LOSS, DOUBLE = "no-loss", "double"
ACTIONS = (NO_LOSS, DOUBLE)
"""The two sides of an action tile (Darjeeling 1.6, R42, R43)."""


class Booked(NamedTuple):
    """What a shipment adds to the score, in the order of the rules.

    Attributes:
        demand: Points for the demand, doubled where it counts twice.
        quantity: Points for the crates; 0 where the game was over before.
        after: The score.
        over: The game is over.
        lost: Quantity points that came too late (Darjeeling 3, Q8).
    """

    demand: int
    quantity: int
    after: int
    over: bool
    lost: int = 0


def loaded_of(crates: int, *, full: bool) -> int:
    """Return how many of the crates laid out are loaded (R31, R42; at most ten: Q5).

    Args:
        crates: Laid out.
        full: Next to a city, or with the action "no loss".
    """
    return max(0, min(crates if full else crates - NOT_NEAR, LOADING_CRATES))


def quantity_of(loaded: int) -> int:
    """Return the quantity bonus (R38)."""
    return loaded if loaded >= QUANTITY_FROM else 0


def gain_of(demand: int, loaded: int, *, double: bool) -> int:
    """Return what a shipment brings (R37, R38, R43)."""
    return demand * (2 if double else 1) + quantity_of(loaded)


def book(
    before: int, demand: int, quantity: int, target: int, *, both_bonuses: bool = False
) -> Booked:
    """Add the bonuses one after the other; the game ends as soon as the target is reached.

    Args:
        before: The score.
        demand: The demand bonus, doubled where it counts twice.
        quantity: The quantity bonus.
        target: What ends the game.
        both_bonuses: The house rule that both are booked together (Darjeeling 3, Q8).
    """
    if before + demand >= target and not both_bonuses:
        return Booked(demand, 0, before + demand, over=True, lost=quantity)
    after = before + demand + quantity
    return Booked(demand, quantity, after, over=after >= target)


def parse_actions(words: str) -> tuple[str, ...]:
    """Return the action tiles that were typed: ``no-loss,double``; an underscore is a hyphen."""
    entries = re.split(r"[,;\s]+", words.strip().casefold().replace("_", "-"))
    return tuple(entry for entry in entries if entry)


def action_faults(
    played: Sequence[str], where: str = "actions"
) -> tuple[tuple[Fault, ...], tuple[Fault, ...]]:
    """Return words that are no action, and why these tiles cannot be played in one turn (R41)."""
    known = " and ".join(ACTIONS)
    unknown = [
        fault(
            "E_ACTION",
            where,
            "{words} is not an action",
            "the actions are {known}",
            words=repr(words),
            known=known,
        )
        for words in dict.fromkeys(played)
        if words not in ACTIONS
    ]
    forbidden = []
    if len(played) > ACTIONS_A_TURN:
        message = "{found} action tiles are played in one turn"
        hint = "at most {limit} may be played"
        found, limit = len(played), ACTIONS_A_TURN
        forbidden.append(fault("E_ACTIONS", where, message, hint, found=found, limit=limit))
    for action, number in Counter(played).items():
        if number > 1:
            message = "{action} is played twice in one turn"
            hint = "each of the two actions may be used once a turn"
            forbidden.append(fault("E_SAME_ACTION", where, message, hint, action=action))
    return tuple(unknown), tuple(forbidden)
