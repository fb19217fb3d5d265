"""From pieces that are listed one by one to what lies on spaces, in stacks, in decks and in hands."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from printkit.base.errors import RulesError
from printkit.model.scoresheet import at_players
from printkit.model.setup import Step
from printkit.model.shuffles import BuildDeck, Lot, ShuffleOnto, ShuffleOwn, ShuffleStacks
from printkit.model.text import Text, listed, text
from printkit.setups.table import Table

_APART = "; "
"""Between things whose names may hold a comma."""


def lay_shuffled(step: ShuffleOnto | ShuffleStacks | BuildDeck | ShuffleOwn, table: Table) -> None:
    """Lay what a step shuffles.

    Raises:
        RulesError: The step wants more pieces than it lists.
    """
    match step:
        case ShuffleOnto():
            _shuffle_onto(step, table)
        case ShuffleStacks():
            _shuffle_stacks(step, table)
        case BuildDeck():
            _build_deck(step, table)
        case ShuffleOwn():
            _shuffle_own(step, table)
        case _:
            assert_never(step)


def _shuffle_onto(step: ShuffleOnto, table: Table) -> None:
    pieces = _pieces(step.lots)
    _enough(step, len(step.spaces), len(pieces))
    laid = table.stream(step).shuffled(pieces)[: len(step.spaces)]
    found = {space: piece for (space, _), piece in zip(step.spaces, laid, strict=True)}
    table.places[step.place] = found
    table.tell(
        step.text,
        pieces=_where(step.spaces, found, step.lots),
        number=len(laid),
        rest=len(pieces) - len(laid),
    )


def _shuffle_stacks(step: ShuffleStacks, table: Table) -> None:
    each = at_players(step.each, table.players)
    pieces = _pieces(step.lots)
    total = each * len(step.stacks)
    _enough(step, total, len(pieces))
    order = table.stream(step).shuffled(pieces)
    stacks = {
        stack: list(order[k * each : (k + 1) * each]) for k, (stack, _) in enumerate(step.stacks)
    }
    tops = {stack: found[0] for stack, found in stacks.items()}
    table.secret[step.place] = stacks
    table.places[step.tops] = tops
    rest = len(pieces) - total
    table.tell(
        step.text,
        each=each,
        total=total,
        rest=rest or text("none"),
        tops=_where(step.stacks, tops, step.lots),
    )


def _build_deck(step: BuildDeck, table: Table) -> None:
    stream = table.stream(step)
    deck: list[str] = []
    numbers: list[int] = []
    whole = 0
    for group in step.groups:
        cards = stream.shuffled(_pieces(group.lots))
        number = len(cards) if group.number is None else at_players(group.number, table.players)
        _enough(step, number, len(cards))
        deck += cards[:number]
        numbers.append(number)
        whole += len(cards)
    _enough(step, step.number, len(deck))
    shown, left = deck[: step.number], deck[step.number :]
    table.places[step.shown] = shown
    table.secret[step.place] = left
    names = _names(lot for group in step.groups for lot in group.lots)
    table.tell(
        step.text,
        total=len(deck),
        left=len(left),
        rest=whole - len(deck) or text("none"),
        parts=listed([Text(str(number)) for number in numbers], " + "),
        shown=listed([names[card] for card in shown], _APART),
    )


def _shuffle_own(step: ShuffleOwn, table: Table) -> None:
    cards = _pieces(step.lots)
    _enough(step, step.number, len(cards))
    stream = table.stream(step)
    decks = [list(stream.shuffled(cards)) for _ in range(table.players)]
    table.secret[step.place] = [deck[step.number :] for deck in decks]
    table.secret[step.hands] = [deck[: step.number] for deck in decks]
    table.tell(step.text, number=step.number, total=len(cards))


def _pieces(lots: Iterable[Lot]) -> list[str]:
    return [lot.id for lot in lots for _ in range(lot.count)]


def _names(lots: Iterable[Lot]) -> dict[str, Text]:
    return {lot.id: lot.name for lot in lots}


def _where(spaces: Sequence[tuple[str, Text]], found: dict[str, str], lots: Sequence[Lot]) -> Text:
    """Return what lies where, as words."""
    names = _names(lots)
    lines = [
        text("{space}: {piece}", space=name, piece=names[found[space]]) for space, name in spaces
    ]
    return listed(lines, _APART)


def _enough(step: Step, wanted: int, there: int) -> None:
    if wanted > there:
        raise RulesError(f"step {step.id}: {wanted} pieces are wanted, there are {there}")
