"""From Python operators to a small integer expression that is data: evaluated, explained, checked.

An expression is one record, `Expr(op, args)`. There are no strings, no user functions and no
division but floor division. `scoring/evaluate.py` gives the number, `scoring/explain.py` the words.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Arg: TypeAlias = "Expr | int | str | tuple[int, ...] | tuple[tuple[str, Expr], ...]"
Number: TypeAlias = "Expr | int"


@dataclass(frozen=True, slots=True, eq=False)
class Expr:
    """A number to be worked out.

    Attributes:
        op: What is done, one of the names made by the functions below.
        args: Operands: further expressions, whole numbers, ids of inputs, tables.
    """

    op: str
    args: tuple[Arg, ...] = ()

    def __add__(self, other: Number) -> "Expr":
        return Expr("add", (self, expr(other)))

    def __radd__(self, other: Number) -> "Expr":
        return Expr("add", (expr(other), self))

    def __sub__(self, other: Number) -> "Expr":
        return Expr("sub", (self, expr(other)))

    def __rsub__(self, other: Number) -> "Expr":
        return Expr("sub", (expr(other), self))

    def __mul__(self, other: Number) -> "Expr":
        return Expr("mul", (self, expr(other)))

    def __rmul__(self, other: Number) -> "Expr":
        return Expr("mul", (expr(other), self))

    def __floordiv__(self, other: Number) -> "Expr":
        return Expr("floordiv", (self, expr(other)))

    def __neg__(self) -> "Expr":
        return Expr("neg", (self,))

    def __le__(self, other: Number) -> "Expr":
        return Expr("le", (self, expr(other)))

    def __lt__(self, other: Number) -> "Expr":
        return Expr("lt", (self, expr(other)))

    def __ge__(self, other: Number) -> "Expr":
        return Expr("le", (expr(other), self))

    def __gt__(self, other: Number) -> "Expr":
        return Expr("lt", (expr(other), self))


def expr(value: Number) -> Expr:
    """Return the value as an expression."""
    return value if isinstance(value, Expr) else Expr("const", (value,))


def entered(input_id: str) -> Expr:
    """The number entered under that id: the player's own, else the table's."""
    return Expr("input", (input_id,))


def answered(input_id: str) -> Expr:
    """1 if something was entered under that id, else 0."""
    return Expr("answered", (input_id,))


def players() -> Expr:
    """The number of players."""
    return Expr("players")


def chosen(input_id: str, option: str) -> Expr:
    """How often the option was chosen under that id: 0 or 1, or more in a list of choices."""
    return Expr("chosen", (input_id, option))


def size(input_id: str) -> Expr:
    """How many entries the list under that id has; an absent list has none."""
    return Expr("size", (input_id,))


def item() -> Expr:
    """Inside `total_over`: the entry at hand."""
    return Expr("item")


def lookup(table: Mapping[int, int], at: Number) -> Expr:
    """The table's value at a number; below the first key the first, past the last key the last.

    The keys are consecutive whole numbers.
    """
    keys = sorted(table)
    return Expr("lookup", (expr(at), keys[0], tuple(table[key] for key in keys)))


def pick(input_id: str, options: Mapping[str, Number]) -> Expr:
    """The expression that belongs to the choice entered under that id."""
    return Expr("pick", (input_id, tuple((name, expr(v)) for name, v in options.items())))


def pick_item(options: Mapping[str, Number]) -> Expr:
    """Inside `total_over` a list of choices: the expression that belongs to the choice at hand."""
    return Expr("pick_item", (tuple((name, expr(v)) for name, v in options.items()),))


def total_over(input_id: str, body: Expr) -> Expr:
    """The sum of the body over a list that was entered; `item()` is the entry at hand."""
    return Expr("total", (input_id, body))


def either(condition: Expr, then: Number, otherwise: Number) -> Expr:
    """The first number where the condition holds, else the second."""
    return Expr("if", (condition, expr(then), expr(otherwise)))


def equal(left: Number, right: Number) -> Expr:
    """1 where both are the same number, else 0."""
    return Expr("eq", (expr(left), expr(right)))


def both(*conditions: Expr) -> Expr:
    """1 where every condition holds, else 0."""
    return Expr("and", conditions)


def negated(condition: Expr) -> Expr:
    """1 where the condition does not hold, else 0."""
    return Expr("not", (condition,))


def least(*values: Number) -> Expr:
    """The smallest of the values; those that rest on an unanswered input do not count."""
    return Expr("min", tuple(expr(value) for value in values))


def most(*values: Number) -> Expr:
    """The largest of the values; those that rest on an unanswered input do not count."""
    return Expr("max", tuple(expr(value) for value in values))


def count(*conditions: Expr) -> Expr:
    """How many of the conditions hold."""
    return Expr("count", conditions)


def over(reduce: str, body: Expr) -> Expr:
    """The body worked out for every player, then ``sum``, ``min``, ``max`` or ``distinct``."""
    return Expr("over", (reduce, body))


def row(row_id: str) -> Expr:
    """The points of another row of the sheet, for the same player."""
    return Expr("row", (row_id,))


def inputs_of(formula: Expr) -> tuple[str, ...]:
    """Return the ids of the inputs that a formula names, in order of appearance, each once.

    What the rows behind `row` rest on is not followed.
    """
    found: dict[str, None] = {}
    _walk(formula, found)
    return tuple(found)


_NAMING = frozenset({"input", "answered", "pick", "total", "chosen", "size"})
"""Operations whose first operand is the id of an input."""


def _walk(formula: Expr, found: dict[str, None]) -> None:
    if formula.op in _NAMING:
        found[str(formula.args[0])] = None
    for arg in formula.args:
        if isinstance(arg, Expr):
            _walk(arg, found)
        elif isinstance(arg, tuple):
            for entry in arg:
                if isinstance(entry, tuple):
                    _walk(entry[1], found)
