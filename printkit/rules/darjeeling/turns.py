"""From the state of a game and one entry to the next state: income, move, shipment, turn by turn.

Players are counted from 0 in the order of the seats; on ships they are owners named by that number.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, TypeAlias

from printkit.base.errors import DataError, Fault
from printkit.model.faults import fault
from printkit.model.ledger import Entry, Told
from printkit.model.text import Text, Value, text
from printkit.rules.darjeeling.demand import bonus_of, moved, parse_order
from printkit.rules.darjeeling.entries import cost, refusal, refuse, taken
from printkit.rules.darjeeling.forms import MOST_LAID
from printkit.rules.darjeeling.harbour import Ships, incomes, load, refused_taking, too_few_crates
from printkit.rules.darjeeling.loading import book, loaded_of, quantity_of
from printkit.rules.darjeeling.numbers import LOWEST
from printkit.rules.darjeeling.sheet import KINDS

Phase: TypeAlias = Literal["chute", "income", "move", "ship", "over"]

KIND_NAMES = {kind.id: kind.name for kind in KINDS}
_DEAREST = 18
"""The most that a move can cost on our maps: nine cells passed, three cities and four collectors
among them, after a half turn."""


class Turn(NamedTuple):
    """What one turn brought, as the pad has it.

    Attributes:
        player: Whose turn.
        income: Phase 1.
        cost: Phase 2.
        demand: Phase 3, doubled where it was.
        quantity: Phase 3.
        kind: What was shipped, or empty.
        loaded: Crates loaded.
    """

    player: int
    income: int = 0
    cost: int = 0
    demand: int = 0
    quantity: int = 0
    kind: str = ""
    loaded: int = 0

    @property
    def points(self) -> int:
        """What it brought in all."""
        return self.income - self.cost + self.demand + self.quantity


class State(NamedTuple):
    """A game as far as it was entered.

    Attributes:
        names: In the order of the seats.
        target: Points that end the game.
        strip: Multipliers from the top berth down.
        both_bonuses: The house rule of Darjeeling 3, Q8.
        order: The chute from the bottom to the top; empty: not known yet.
        ships: From the top berth down.
        scores: In the order of the seats.
        phase: What is entered next.
        turns: The turn at hand is the last one.
        told: What the last entry led to.
    """

    names: tuple[str, ...]
    target: int
    strip: tuple[int, ...]
    both_bonuses: bool
    order: str
    ships: Ships
    scores: tuple[int, ...]
    phase: Phase
    turns: tuple[Turn, ...]
    told: Told = Told()

    @property
    def turn(self) -> Turn:
        """The turn at hand, or the one that ended the game."""
        return self.turns[-1]

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.turn.player

    @property
    def name(self) -> str:
        """Whose turn it is."""
        return self.names[self.player]

    @property
    def score(self) -> int:
        """The score of the player at hand."""
        return self.scores[self.player]

    @property
    def due(self) -> int:
        """The income of the player at hand, if it were phase 1."""
        return incomes(self.strip, self.ships).get(str(self.player), 0)


def begun(state: State, player: int) -> State:
    """Return the state at the beginning of a player's turn."""
    state = state._replace(turns=(*state.turns, Turn(player)))
    return state._replace(phase="income" if state.due else "move")


def step(state: State, entry: Entry) -> State:
    """Take one entry, whose values are as its form declares them (`forms`).

    Raises:
        DataError: It cannot be right at this point; the faults say why.
    """
    kind = str(entry["entry"])
    _in_turn(state, kind)
    return _STEPS[kind](state, entry)


# What may be entered when


_PHASES: Mapping[str, tuple[Phase, ...]] = {
    "chute": ("chute",),
    "income": ("income", "move"),
    "move": ("income", "move"),
    "ship": ("ship",),
    "pass": ("ship",),
}


def _in_turn(state: State, kind: str) -> None:
    if state.phase in _PHASES[kind]:
        return
    if state.phase == "over":
        refuse("E_OVER", "entry", "the game is over", "take an entry back to go on")
    if state.phase == "chute":
        hint = "give the eight letters from the bottom to the top"
        refuse("E_PHASE", "entry", "the chute must be known first", hint)
    due = {
        "income": "{name} has not booked the income yet",
        "move": "{name} must move first",
        "ship": "{name} has moved; now a ship is loaded, or not",
    }[state.phase]
    hint = "a turn is income, move, load; the order may not be changed"
    refuse("E_PHASE", "entry", due, hint, name=state.name)


# The entries


def _chute(state: State, entry: Entry) -> State:
    order, faults = parse_order(entry["order"])
    if faults:
        raise DataError("the chute cannot be like that", faults[0].hint, faults)
    first = state.player
    state = state._replace(order=order, turns=state.turns[:-1])
    return _after(begun(state, first), text("The chute, from the bottom: {order}.", order=order))


def _income(state: State, entry: Entry) -> State:
    due = state.due
    if state.phase == "move" and (due or state.turn.income):
        message = "the income of {name} was booked already"
        refuse("E_PHASE", "entry", message, "enter the move", name=state.name)
    claimed = entry.get("points", due)
    warnings: tuple[Fault, ...] = ()
    if claimed != due:
        message = "{name} says {claimed}, but the ships pay {due}; {due} is booked"
        hint = "crates times multiplier, ship by ship"
        values: dict[str, Value] = {"name": state.name, "claimed": claimed, "due": due}
        warnings = (fault("W_INCOME", "points", message, hint, **values),)
    return _paid(state, warnings)


def _paid(state: State, warnings: tuple[Fault, ...] = ()) -> State:
    """Book the income; the game may be over with it (R50, R51)."""
    due = state.due
    before = state.score
    state = _gained(state, due)._replace(phase="move")
    state = _turned(state, income=due)
    said = text(
        "{name}: {before} + {due} = {after}.",
        name=state.name,
        before=signed(before),
        due=due,
        after=signed(state.score),
    )
    if state.score >= state.target:
        return _after(state._replace(phase="over"), said, _over(state), warnings=warnings)
    return _after(state, said, warnings=warnings)


def _move(state: State, entry: Entry) -> State:
    paid = cost(entry)
    told = Told()
    if state.phase == "income":
        message = "{name} forgot the income of {due}; it is booked"
        hint = "phase 1 comes before the move"
        forgotten = fault("W_FORGOTTEN", "entry", message, hint, name=state.name, due=state.due)
        state = _paid(state, (forgotten,))
        told = state.told
        if state.phase == "over":
            late = text("The move does not count any more.")
            return _after(state, *told.said, late, warnings=told.warnings)
    warnings = told.warnings
    if paid > _DEAREST:
        message = "a move cannot cost {cost} on our maps, {most} at most"
        hint = "count again, or take the entry back"
        warnings += (fault("W_COST", "cost", message, hint, cost=paid, most=_DEAREST),)
    before = state.score
    state = _gained(state, -paid)
    if state.score < LOWEST:
        hint = f"nobody goes below {signed(LOWEST)}"
        refuse("E_TRACK_LOW", "cost", "the score would be {score}", hint, score=state.score)
    state = _turned(state, cost=paid)._replace(phase="ship")
    said = text(
        "{name}: {before} − {cost} = {after}.",
        name=state.name,
        before=signed(before),
        cost=paid,
        after=signed(state.score),
    )
    return _after(state, *told.said, said, warnings=warnings)


def _ship(state: State, entry: Entry) -> State:
    kind, laid = entry["kind"], entry["laid"]
    if laid > MOST_LAID[kind]:
        message = "the box holds only {most} crates of {kind}"
        hint = "count the whole crates again: two halves each"
        refuse("E_RANGE", "laid", message, hint, most=MOST_LAID[kind], kind=KIND_NAMES[kind])
    full = bool(entry.get("near") or entry.get("no_loss"))
    most = loaded_of(laid, full=full)
    if most < 1:
        message = "not next to a city one crate fewer is loaded, so this loads nothing"
        hint = "lay out more, play no loss, or load no ship"
        refuse("E_NO_LOAD", "laid", message, hint)
    loaded = entry.get("load", most)
    if loaded > most:
        hint = "leave load out, or lay out more"
        refuse("E_RANGE", "load", "{most} crates can be loaded, no more", hint, most=most)
    state, returned = _loaded(state, loaded, taken(entry))
    demand = bonus_of(state.order, kind) * (2 if entry.get("double") else 1)
    before = state.score
    booked = book(
        before, demand, quantity_of(loaded), state.target, both_bonuses=state.both_bonuses
    )
    state = _gained(state, booked.demand + booked.quantity)._replace(order=moved(state.order, kind))
    state = _turned(state, demand=booked.demand, quantity=booked.quantity, kind=kind, loaded=loaded)
    said = [
        text(
            "{name}: {loaded} {kind} loaded; {before} + demand {demand} + quantity {quantity} = "
            "{after}.",
            name=state.name,
            loaded=loaded,
            kind=KIND_NAMES[kind],
            before=signed(before),
            demand=booked.demand,
            quantity=booked.quantity,
            after=signed(state.score),
        ),
        *returned,
    ]
    if booked.lost:
        words = "The demand bonus ended the game: the quantity bonus of {lost} does not count."
        said.append(text(words, lost=booked.lost))
    if booked.over:
        return _after(state._replace(phase="over"), *said, _over(state))
    return _next(state, *said)


def _loaded(state: State, crates: int, moved_off: dict[int, int]) -> tuple[State, tuple[Text, ...]]:
    """Return the harbour after a load, and who gets crates back (R34, R35)."""
    owner = str(state.player)
    wrong = refused_taking(state.ships, owner, crates, moved_off, called=state.name)
    if wrong is not None:
        raise refusal(wrong)
    found = load(state.ships, owner, crates, moved_off)
    if found.missing:
        raise refusal(too_few_crates(state.name, found))
    back = found.returned
    returned: tuple[Text, ...] = ()
    if back.crates:
        name = state.names[int(back.owner)]
        returned = (text("{name} takes {crates} back.", name=name, crates=crates_of(back.crates)),)
    return state._replace(ships=found.ships), returned


def _pass(state: State, _entry: Entry) -> State:
    return _next(state, text("{name} loads no ship.", name=state.name))


_STEPS: Mapping[str, Callable[[State, Entry], State]] = {
    "chute": _chute,
    "income": _income,
    "move": _move,
    "ship": _ship,
    "pass": _pass,
}


# What they share


def _gained(state: State, points: int) -> State:
    scores = list(state.scores)
    scores[state.player] += points
    return state._replace(scores=tuple(scores))


def _turned(state: State, **changes: Any) -> State:  # noqa: ANN401 - fields of a turn
    return state._replace(turns=(*state.turns[:-1], state.turn._replace(**changes)))


def _next(state: State, *said: Text) -> State:
    return _after(begun(state, (state.player + 1) % len(state.names)), *said)


def _after(state: State, *said: Text, warnings: tuple[Fault, ...] = ()) -> State:
    return state._replace(told=Told(said, warnings))


def _over(state: State) -> Text:
    words = "{name} has reached {target}: the game is over. Half crates left over are counted now."
    return text(words, name=state.name, target=state.target)


def signed(number: int) -> str:
    """Return a number with a real minus sign."""
    return str(number).replace("-", "−")


def crates_of(number: int) -> Text:
    """Return a number of crates in words."""
    return text("1 crate") if number == 1 else text("{number} crates", number=number)
