"""From the cells of all places to the faults that only show when they are seen together."""

from collections.abc import Sequence
from typing import Any

from printkit.base.i18n import resolve
from printkit.model.formula import Expr
from printkit.model.scoresheet import InPlay
from printkit.scoring import checks
from printkit.scoring.desk import Desk
from printkit.scoring.evaluate import OPEN, OpenError, Scope, evaluate

Place = dict[str, Any]


def across(
    desk: Desk, table: Place, seats: Sequence[Place], names: Sequence[str], *, table_known: bool
) -> None:
    """Note the faults; cells that turn out to be wrong or needed are marked.

    Args:
        desk: Keeps what is found.
        table: The cells of the table.
        seats: The cells of each player.
        names: What to call each player.
        table_known: The table could be read, so that what it lacks says something.
    """
    scope = Scope(desk.game.sheet, table, seats, desk.judge.players)
    if table_known and _in_play(desk, scope, table, seats):
        _choices(desk, scope, seats, names)
    for seen in (scope, *scope.seats()):
        _needed(desk, seen, table, seats, names)
    unfinished = desk.judge.unfinished
    for fault, stops in checks.check(desk.game.sheet, scope, names, unfinished=unfinished):
        (desk.judge.faults if stops else desk.warnings).append(fault)


def _in_play(desk: Desk, scope: Scope, table: Place, seats: Sequence[Place]) -> bool:
    """Check how many table inputs are answered; return whether it is clear which are in play."""
    clear = True
    lenient = desk.partial or desk.judge.unfinished
    for one in desk.game.sheet.checks:
        if not isinstance(one, InPlay):
            continue
        if fault := checks.check_in_play(one, scope, unfinished=lenient):
            desk.judge.faults.append(fault)
            clear = False
        elif (limit := checks.limit_of(one.number, scope.count)) is not None:
            _settle(desk, one, limit, table, seats)
    return clear


def _settle(desk: Desk, one: InPlay, limit: int, table: Place, seats: Sequence[Place]) -> None:
    """Close what is open once all in play are known; what is chosen counts as in play meanwhile."""
    left = limit - sum(table.get(name) not in (None, OPEN) for name in one.inputs)
    if left == 0:
        for name in one.inputs:
            if table.get(name) is OPEN:
                del table[name]
    if not desk.judge.unfinished or desk.partial:
        return
    inputs = desk.game.sheet.inputs
    lists = {item.id for item in inputs if item.parts}
    for cells in seats:
        for chosen in (str(cells.get(item.id)) for item in inputs if item.only_answered):
            if left and chosen in one.inputs and chosen not in table:
                table[chosen] = () if chosen in lists else 0
                left -= 1


def _choices(desk: Desk, scope: Scope, seats: Sequence[Place], names: Sequence[str]) -> None:
    for seat, cells in enumerate(seats):
        for one in desk.inputs("player"):
            cell = cells.get(one.id)
            if checks.choice_in_play(one, cell, scope):
                continue
            option = next(resolve(name) for choice, name in one.choices if choice == cell)
            message = f"{names[seat]}, {resolve(one.label)}: {option} is not in play"
            where = f"players[{seat}].{one.id}"
            cells[one.id] = desk.judge.fault(one.choice_code, where, message, "it has no value")


def _needed(
    desk: Desk, scope: Scope, table: Place, seats: Sequence[Place], names: Sequence[str]
) -> None:
    """Ask for optional inputs that are needed all the same."""
    seat = scope.seat
    cells, path, who = (
        (table, "table", "") if seat is None else (seats[seat], f"players[{seat}]", names[seat])
    )
    absent = [
        one
        for one in desk.inputs("table" if seat is None else "player")
        if one.needed is not None and cells.get(one.id) is None and _holds(one.needed, scope)
    ]
    for one in absent:
        cells[one.id] = desk.missing(one, f"{path}.{one.id}", who)


def _holds(condition: Expr, scope: Scope) -> bool:
    try:
        return bool(evaluate(condition, scope))
    except OpenError:
        return False
