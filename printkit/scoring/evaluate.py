"""From a formula and what was entered to a whole number, to nothing, or to "not known yet".

Nothing (None) comes from an input that is absent for good; it ranks behind any number and does not
count in a minimum, a maximum or over the players. An input that is still open, or was entered
wrongly, raises `OpenError`: missing is not zero.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from printkit.base.errors import RulesError
from printkit.model.formula import Expr
from printkit.model.scoresheet import ScoreSheet


class State:
    """Why a cell holds no value."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        """Keep the word that tells it."""
        self.name = name


OPEN: Final = State("open")
"""Nothing was entered yet."""
BAD: Final = State("bad")
"""Something was entered that cannot be right."""

Cell: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...]
Cells: TypeAlias = Mapping[str, Cell | State]
Number: TypeAlias = int | None


class OpenError(Exception):
    """The formula rests on an input that is open or wrong."""


class Scope:
    """What a formula may look at: the table, the players, one player, one entry of a list.

    Attributes:
        sheet: Gives the list form of inputs and the formulas of rows.
        table: What was entered for the table.
        players: What was entered for each player.
        count: The number of players; None: not known.
        seat: The player at hand, counted from 0; None: the table.
        item: The entry of a list at hand.
    """

    __slots__ = ("count", "item", "parts", "players", "rows", "seat", "sheet", "table")

    def __init__(
        self, sheet: ScoreSheet, table: Cells, players: Sequence[Cells], count: int | None
    ) -> None:
        """Look at the table; `at` and `over` go on from there."""
        self.sheet = sheet
        self.table = table
        self.players = players
        self.count = count
        self.seat: int | None = None
        self.item: Cell | None = None
        self.parts = {one.id: one.parts.value for one in sheet.inputs if one.parts}
        self.rows = {row.id: row.formula for row in sheet.rows}

    def at(self, seat: int | None) -> "Scope":
        """Return the same scope with another player at hand."""
        return self._with(seat, self.item)

    def over(self, item: Cell) -> "Scope":
        """Return the same scope with an entry of a list at hand."""
        return self._with(self.seat, item)

    def seats(self) -> Iterator["Scope"]:
        """Yield the scope of each player."""
        return (self.at(seat) for seat in range(len(self.players)))

    def _with(self, seat: int | None, item: Cell | None) -> "Scope":
        other = object.__new__(Scope)
        other.sheet, other.table, other.players = self.sheet, self.table, self.players
        other.count, other.parts, other.rows = self.count, self.parts, self.rows
        other.seat, other.item = seat, item
        return other

    def state(self, input_id: str) -> Cell | State | None:
        """Return what stands under an id: the player's own, else the table's; None: absent."""
        if self.seat is not None:
            own = self.players[self.seat].get(input_id)
            if own is not None:
                return own
        return self.table.get(input_id)

    def cell(self, input_id: str) -> Cell | None:
        """Return what was entered under an id, or None where it is absent for good.

        Raises:
            OpenError: It is open or wrong.
        """
        found = self.state(input_id)
        if isinstance(found, State):
            raise OpenError(input_id)
        return found


def evaluate(formula: Expr, scope: Scope) -> Number:
    """Return the number of a formula; None where it rests on something absent.

    Raises:
        OpenError: It rests on an input that is open or wrong.
        RulesError: The formula cannot be worked out at all.
    """
    try:
        work = _WORK[formula.op]
    except KeyError:
        raise RulesError(f"a formula holds the unknown operation {formula.op!r}") from None
    return work(formula.args, scope)


def _const(args: tuple[Any, ...], _scope: Scope) -> Number:
    return int(args[0])


def _input(args: tuple[Any, ...], scope: Scope) -> Number:
    return _number(args[0], scope.cell(args[0]), scope)


def _number(name: str, cell: Cell | None, scope: Scope) -> Number:
    if cell is None or isinstance(cell, int):
        return cell
    parts = scope.parts.get(name)
    if parts is None or isinstance(cell, str):
        raise RulesError(f"a formula takes the input {name!r} for a number, but it is none")
    return evaluate(parts, scope)


def _answered(args: tuple[Any, ...], scope: Scope) -> Number:
    found = scope.state(args[0])
    if found is OPEN:
        raise OpenError(args[0])
    return int(found is not None)


def _players(_args: tuple[Any, ...], scope: Scope) -> Number:
    if scope.count is None:
        raise OpenError("players")
    return scope.count


def _item(_args: tuple[Any, ...], scope: Scope) -> Number:
    if not isinstance(scope.item, int):
        raise RulesError("a formula takes the entry of a list for a number, but it is none")
    return scope.item


def _two(work: Callable[[int, int], int]) -> Callable[[tuple[Any, ...], Scope], Number]:
    def worked(args: tuple[Any, ...], scope: Scope) -> Number:
        left, right = evaluate(args[0], scope), evaluate(args[1], scope)
        return None if left is None or right is None else work(left, right)

    return worked


def _floordiv(left: int, right: int) -> int:
    if right == 0:
        raise RulesError("a formula divides by 0")
    return left // right


def _neg(args: tuple[Any, ...], scope: Scope) -> Number:
    value = evaluate(args[0], scope)
    return None if value is None else -value


def _lookup(args: tuple[Any, ...], scope: Scope) -> Number:
    at, first, table = args
    value = evaluate(at, scope)
    if value is None:
        return None
    return int(table[min(max(value - first, 0), len(table) - 1)])


def option_of(options: tuple[tuple[str, Expr], ...], chosen: object) -> Expr:
    """Return the expression that belongs to a choice.

    Raises:
        RulesError: The formula forgets that choice.
    """
    for name, body in options:
        if name == chosen:
            return body
    raise RulesError(f"a formula has nothing for the choice {chosen!r}")


def _pick(args: tuple[Any, ...], scope: Scope) -> Number:
    chosen = scope.cell(args[0])
    return None if chosen is None else evaluate(option_of(args[1], chosen), scope)


def _pick_item(args: tuple[Any, ...], scope: Scope) -> Number:
    return evaluate(option_of(args[0], scope.item), scope)


def entries(input_id: str, scope: Scope) -> tuple[Cell, ...] | None:
    """Return the entries of a list that was entered; None where it is absent.

    Raises:
        OpenError: The list is open or wrong.
        RulesError: A single value stands there.
    """
    cell = scope.cell(input_id)
    if cell is None or isinstance(cell, tuple):
        return cell
    raise RulesError(f"a formula takes the input {input_id!r} for a list, but it is none")


def _total(args: tuple[Any, ...], scope: Scope) -> Number:
    found = entries(args[0], scope)
    if found is None:
        return None
    return sum(evaluate(args[1], scope.over(entry)) or 0 for entry in found)


def _size(args: tuple[Any, ...], scope: Scope) -> Number:
    return len(entries(args[0], scope) or ())


def _chosen(args: tuple[Any, ...], scope: Scope) -> Number:
    cell = scope.cell(args[0])
    if isinstance(cell, tuple):
        return sum(1 for entry in cell if entry == args[1])
    return 1 if cell == args[1] else 0


def _if(args: tuple[Any, ...], scope: Scope) -> Number:
    condition = evaluate(args[0], scope)
    return None if condition is None else evaluate(args[1 if condition else 2], scope)


def _and(args: tuple[Any, ...], scope: Scope) -> Number:
    known = True
    for condition in args:
        value = evaluate(condition, scope)
        if value == 0:
            return 0
        known = known and value is not None
    return 1 if known else None


def _not(args: tuple[Any, ...], scope: Scope) -> Number:
    value = evaluate(args[0], scope)
    return None if value is None else int(not value)


def _count(args: tuple[Any, ...], scope: Scope) -> Number:
    return sum(bool(evaluate(condition, scope)) for condition in args)


def _answers(args: tuple[Any, ...], scope: Scope) -> list[int]:
    values = (evaluate(each, scope) for each in args)
    return [value for value in values if value is not None]


def _min(args: tuple[Any, ...], scope: Scope) -> Number:
    return min(_answers(args, scope), default=None)


def _max(args: tuple[Any, ...], scope: Scope) -> Number:
    return max(_answers(args, scope), default=None)


def _over(args: tuple[Any, ...], scope: Scope) -> Number:
    reduce, body = args
    every = (evaluate(body, one) for one in scope.seats())
    values = [value for value in every if value is not None]
    match reduce:
        case "sum":
            return sum(values)
        case "distinct":
            return len(set(values))
        case "min":
            return min(values, default=None)
        case "max":
            return max(values, default=None)
    raise RulesError(f"a formula reduces the players by {reduce!r}")


def _row(args: tuple[Any, ...], scope: Scope) -> Number:
    if args[0] not in scope.rows:
        raise RulesError(f"a formula names the row {args[0]!r}, which the sheet does not have")
    return evaluate(scope.rows[args[0]], scope)


_WORK: Final[Mapping[str, Callable[[tuple[Any, ...], Scope], Number]]] = {
    "const": _const,
    "input": _input,
    "answered": _answered,
    "players": _players,
    "item": _item,
    "add": _two(lambda left, right: left + right),
    "sub": _two(lambda left, right: left - right),
    "mul": _two(lambda left, right: left * right),
    "floordiv": _two(_floordiv),
    "neg": _neg,
    "le": _two(lambda left, right: int(left <= right)),
    "lt": _two(lambda left, right: int(left < right)),
    "eq": _two(lambda left, right: int(left == right)),
    "lookup": _lookup,
    "pick": _pick,
    "pick_item": _pick_item,
    "total": _total,
    "size": _size,
    "chosen": _chosen,
    "if": _if,
    "and": _and,
    "not": _not,
    "count": _count,
    "min": _min,
    "max": _max,
    "over": _over,
    "row": _row,
}
