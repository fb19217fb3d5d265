"""A game of Guatemala Café scoring by scoring: from one entry and a state to the next state."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from printkit.base.errors import DataError
from printkit.model.faults import fault
from printkit.model.ledger import Told
from printkit.model.text import Text, Value, text
from printkit.rules.guatemala_cafe.coffee import is_over, landing, last_sack
from printkit.rules.guatemala_cafe.feasible import Known, learnt, nothing_known
from printkit.rules.guatemala_cafe.numbers import (
    BAG,
    HANDS,
    INCOME,
    MONEY,
    SACK_SQUARES,
    SACKS,
    TRACK,
)
from printkit.rules.guatemala_cafe.standing import NAMES


class State(NamedTuple):
    """A game so far.

    Attributes:
        names: The players in the order of the seats.
        track: Last space of the score track.
        purses: Whether every payment is entered, so that the money is known too.
        scores: Where the markers stand.
        money: Of each player, where every payment is entered; else what the sacks have brought
            beside the start.
        hands: Sacks in each hand.
        bag: Sacks in the bag.
        on_board: Sacks on the cultivation board.
        sacks: The kinds of the sacks on the score track, the first one first.
        known: What the scorings have shown of each kind.
        told: What the last entry led to.
    """

    names: tuple[str, ...]
    track: int
    purses: bool
    scores: tuple[int, ...]
    money: tuple[int, ...]
    hands: tuple[int, ...]
    bag: int
    on_board: int
    sacks: tuple[str, ...]
    known: Mapping[str, Known]
    told: Told

    @property
    def over(self) -> bool:
        """Whether a marker has reached the last sack."""
        return is_over(self.scores, self.track, len(self.sacks))


def first_state(names: tuple[str, ...], track: int = TRACK, *, purses: bool = False) -> State:
    """Return a game before its first scoring; the number of players must be allowed."""
    count = len(names)
    return State(
        names=names,
        track=track,
        purses=purses,
        scores=(0,) * count,
        money=(MONEY,) * count,
        hands=(HANDS[count],) * count,
        bag=BAG,
        on_board=SACK_SQUARES,
        sacks=(),
        known={kind: nothing_known(count) for kind in NAMES},
        told=Told(),
    )


def refuse(code: str, where: str, message: str, hint: str = "", **values: Value) -> NoReturn:
    """Raise the error of one fault; patterns are filled in with the values."""
    found = fault(code, where, message, hint, **values)
    raise DataError(found.message, found.hint, (found,))


def step(state: State, entry: Mapping[str, Any]) -> State:
    """Return the state after an entry.

    Args:
        state: The game so far.
        entry: Of one of the forms of `forms.FORMS`, with values of the declared types.

    Raises:
        DataError: The rules do not allow it at this point.
    """
    if state.over:
        refuse("E_OVER", "entry", "the game is over: the last sack is reached")
    return _pay(state, entry) if entry["entry"] == "pay" else _score(state, entry)


# Scorings


def _score(state: State, entry: Mapping[str, Any]) -> State:
    kind: str = entry["kind"]
    active: int = entry["initiator"] - 1
    blocker = entry["blocked_by"] - 1 if entry.get("blocked_by") else None
    points: Sequence[int] | None = entry.get("points")
    _sack_there(state, kind)
    if blocker is None:
        points, known = _points(state, kind, points)
    else:
        _may_block(state, kind, active, blocker)
        if points is not None and any(points):
            message = "a blocked scoring gives no points"
            refuse("E_BOTH", "points", message, "leave out the points, or who blocked")
        points, known = (0,) * len(state.names), state.known[kind]
    space = landing(state.track, len(state.sacks))
    scores = tuple(old + new for old, new in zip(state.scores, points, strict=True))
    after = state._replace(
        scores=scores,
        money=_with(state.money, active, INCOME),
        sacks=(*state.sacks, kind),
        known={**state.known, kind: known},
    )
    after, refill = _refilled(after, active if blocker is None else blocker, kind, blocker)
    paid = text(
        "{name} takes a {kind} sack and {money} centavos; the sack lies on {space}.",
        name=state.names[active],
        kind=NAMES[kind],
        money=INCOME,
        space=space,
    )
    gained = tuple(
        text("{name} +{points}: {score}", name=name, points=got, score=score)
        for name, got, score in zip(state.names, points, scores, strict=True)
        if got
    )
    if blocker is None and not gained:
        gained = (text("Nobody scores."),)
    return after._replace(told=Told((paid, *gained, refill, *_end(after))))


def _sack_there(state: State, kind: str) -> None:
    used = state.sacks.count(kind)
    if used >= SACKS:
        message = "all {limit} {kind} sacks lie on the score track already"
        hint = "look for an entry with the wrong kind"
        refuse("E_SUPPLY", "kind", message, hint, limit=SACKS, kind=NAMES[kind])
    if not state.on_board:
        refuse("E_SUPPLY", "kind", "no sack lies on the cultivation board any more")


def _points(state: State, kind: str, points: Sequence[int] | None) -> tuple[tuple[int, ...], Known]:
    """Check the points of a scoring that was not blocked."""
    if points is None:
        hint = "write a number for each player, 0 where there is nothing, or who blocked"
        refuse("E_MISSING", "points", "the points of the scoring are missing", hint)
    before = state.known[kind]
    after = learnt(points, before)
    if after is None:
        message = "no workers and ships of {kind} can give {points} points"
        hint = "{known}; count again, or take back the entry that was wrong"
        told = ", ".join(map(str, points))
        refuse(
            "E_POINTS",
            "points",
            message,
            hint,
            kind=NAMES[kind],
            points=told,
            known=_told_known(state, before),
        )
    return tuple(points), after


def _told_known(state: State, known: Known) -> Text:
    grown = [
        f"{name} {least}" for name, least in zip(state.names, known.workers, strict=True) if least
    ]
    if not grown:
        return text("9 workers and 3 ships of a kind are all there are")
    return text(
        "there were at least these workers: {grown}; ships left at most: {ships}",
        grown=", ".join(grown),
        ships=known.ships,
    )


def _may_block(state: State, kind: str, active: int, blocker: int) -> None:
    name = state.names[blocker]
    if blocker == active:
        refuse("E_BLOCK", "blocked_by", "{name} cannot block an own scoring", name=name)
    if not state.hands[blocker]:
        message = "{name} has no sack left to block with"
        refuse("E_STOCK", "blocked_by", message, "sacks are used up one by one", name=name)
    if state.sacks.count(kind) + 2 > SACKS:
        message = "{name} cannot block with a {kind} sack: this is the last one"
        refuse("E_SUPPLY", "blocked_by", message, name=name, kind=NAMES[kind])


def _refilled(state: State, player: int, kind: str, blocker: int | None) -> tuple[State, Text]:
    """Return the state after the emptied square was filled, and the sentence about it."""
    name = state.names[player]
    if blocker is not None:
        told = text("{name} blocks with a {kind} sack.", name=name, kind=NAMES[kind])
        return state._replace(hands=_with(state.hands, player, -1)), told
    if state.hands[player]:
        told = text("{name} puts a sack of the own ones on the empty square.", name=name)
        return state._replace(hands=_with(state.hands, player, -1)), told
    if state.bag:
        told = text("{name} has no sack left: one from the bag fills the square.", name=name)
        return state._replace(bag=state.bag - 1), told
    told = text("Hand and bag are empty: the square stays free until roads fill it.")
    return state._replace(on_board=state.on_board - 1), told


def _end(state: State) -> tuple[Text, ...]:
    last = last_sack(state.track, len(state.sacks))
    best = max(state.scores)
    if best < last:
        return (text("Last sack: {last}; to go: {far}.", last=last, far=last - best),)
    first = [n for n, score in zip(state.names, state.scores, strict=True) if score >= last]
    told = "{names} reached the last sack on {last}: the game is over."
    return (text(told, names=" and ".join(first), last=last),)


def _with(numbers: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return (*numbers[:place], numbers[place] + more, *numbers[place + 1 :])


# Payments


def _pay(state: State, entry: Mapping[str, Any]) -> State:
    player, amount = entry["payer"] - 1, entry["amount"]
    name = state.names[player]
    if not state.purses:
        message = "payments are not kept in this game"
        refuse("E_PURSES", "entry", message, "begin with --purses to keep everybody's money")
    if amount > state.money[player]:
        message = "{name} cannot pay {amount}: there are {money} centavos"
        hint = "look for a sack or a payment that was not entered"
        refuse(
            "E_MONEY", "amount", message, hint, name=name, amount=amount, money=state.money[player]
        )
    money = _with(state.money, player, -amount)
    pattern = "{name} pays {amount}; left: {money}."
    told = text(pattern, name=name, amount=amount, money=money[player])
    return state._replace(money=money, told=Told((told,)))
