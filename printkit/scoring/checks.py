"""From cells and the checks of a sheet to faults that concern more than one cell.

A check that rests on a cell which is open, or has a fault of its own, is not made: one slip of the
pen gives one fault.
"""

from collections.abc import Iterator, Mapping, Sequence

from printkit.base.errors import Fault
from printkit.base.i18n import resolve
from printkit.model.formula import Expr
from printkit.model.scoresheet import Condition, Counts, InPlay, Input, Repeats, ScoreSheet
from printkit.model.text import Text
from printkit.scoring.evaluate import OPEN, OpenError, Scope, State, evaluate
from printkit.scoring.explain import input_of, option_label
from printkit.scoring.numbers import signed


def check(
    sheet: ScoreSheet, scope: Scope, names: Sequence[str], *, unfinished: bool
) -> Iterator[tuple[Fault, bool]]:
    """Yield every fault of the sheet's checks but `InPlay`, with whether it stops the tally.

    Args:
        sheet: The score sheet.
        scope: What was entered.
        names: What to call each player.
        unfinished: The game goes on.
    """
    for one in sheet.checks:
        match one:
            case Condition():
                yield from _condition(one, scope, names, unfinished=unfinished)
            case Repeats():
                yield from ((found, True) for found in _repeats(one, scope, names))


def _condition(
    one: Condition, scope: Scope, names: Sequence[str], *, unfinished: bool
) -> Iterator[tuple[Fault, bool]]:
    if unfinished and one.unfinished == "skip":
        return
    # A code that turns into a warning for an unfinished game stops a finished one, W or not.
    stops = not unfinished if one.unfinished == "warn" else not one.code.startswith("W")
    scopes = [scope] if one.each == "table" else list(scope.seats())
    for seen in scopes:
        try:
            if evaluate(one.ok, seen) != 0:
                continue
        except OpenError:
            continue
        seat = seen.seat
        path = one.where if seat is None else f"players[{seat}]"
        where = f"{path}.{one.where}" if one.where and seat is not None else path
        values = {
            "player": "" if seat is None else names[seat],
            "players": str(len(names)),
            "found": _told(one.found, seen),
            "limit": _told(one.limit, seen),
        }
        yield _fault(one.code, where, one.message, one.hint, values), stops


def _fault(
    code: str, where: str, message: Text, hint: Text | None, values: Mapping[str, str]
) -> Fault:
    return Fault(code, where, filled(message, values), filled(hint, values) if hint else "")


def filled(words: Text, values: Mapping[str, str]) -> str:
    """Return the words of a text whose braces stand for values known only now."""
    return resolve(Text(words.pattern, (*words.values, *values.items())))


def _told(formula: Expr | None, scope: Scope) -> str:
    if formula is None:
        return ""
    try:
        value = evaluate(formula, scope)
    except OpenError:
        return ""
    return "" if value is None else signed(value)


def limit_of(counts: Counts, players: int | None) -> int | None:
    """Return the number that holds; None where that depends on an unknown number of players."""
    if isinstance(counts, int):
        return counts
    return None if players is None else counts.get(players)


def _repeats(one: Repeats, scope: Scope, names: Sequence[str]) -> Iterator[Fault]:
    limit = limit_of(one.limit, scope.count)
    if limit is None:
        return
    first: dict[tuple[object, str], tuple[int, str]] = {}
    seen: dict[tuple[object, str], int] = {}
    for seat, cells in enumerate(scope.players):
        for input_id in one.inputs:
            option = cells.get(input_id)
            if not isinstance(option, str):
                continue
            group = {"player": seat, "input": input_id, "table": None}[one.within], option
            seen[group] = seen.get(group, 0) + 1
            first.setdefault(group, (seat, input_id))
            if seen[group] <= limit:
                continue
            earlier, there = first[group]
            values = {
                "player": names[seat],
                "option": option_label(scope, input_id, option),
                "input": input_id,
                "other": names[earlier],
                "first": there,
                "found": str(seen[group]),
                "players": str(len(names)),
                "limit": str(limit),
            }
            where = f"players[{seat}].{input_id}"
            yield _fault(one.code, where, one.message, one.hint, values)


def in_play(sheet: ScoreSheet) -> frozenset[str]:
    """Return the ids of the inputs whose number alone is checked."""
    return frozenset(
        input_id for one in sheet.checks if isinstance(one, InPlay) for input_id in one.inputs
    )


def check_in_play(one: InPlay, scope: Scope, *, unfinished: bool) -> Fault | None:
    """Return the fault of too many or too few answered inputs; None where all is well."""
    limit = limit_of(one.number, scope.count)
    answered = [name for name in one.inputs if scope.table.get(name) not in (None, OPEN)]
    found = len(answered)
    if limit is None or found == limit or (found < limit and unfinished):
        return None
    absent = [name for name in one.inputs if name not in answered]
    named = _labels(scope, absent if found < limit else answered)
    rest = f"without a value: {named}" if found < limit else f"with a value: {named}"
    values = {"found": str(found), "limit": str(limit), "players": str(scope.count or 0)}
    told = _fault(one.code, "table", one.message, one.hint, values)
    return Fault(told.code, told.where, told.message, "; ".join(filter(None, (told.hint, rest))))


def _labels(scope: Scope, ids: Sequence[str]) -> str:
    inputs = (input_of(scope, name) for name in ids)
    return ", ".join(resolve(one.label) for one in inputs if isinstance(one, Input))


def choice_in_play(one: Input, cell: object, scope: Scope) -> bool:
    """Whether a choice names a table input that is in play, as far as can be known."""
    if not one.only_answered or isinstance(cell, State) or cell is None:
        return True
    return scope.table.get(str(cell)) is not None
