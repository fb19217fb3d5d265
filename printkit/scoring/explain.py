"""From a formula and what was entered to words that show how the number comes about.

``3 × 9 = 27``, ``green: 3 × 9 = 27``, ``colonies 3 6 2 → 1 + 5 + 0 = 6``, ``3 × 6 (of 8) = 18``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from printkit.base.i18n import resolve
from printkit.model.formula import Expr
from printkit.model.scoresheet import Input
from printkit.scoring.evaluate import Cell, Scope, entries, evaluate, option_of
from printkit.scoring.numbers import MINUS, signed

ATOM, PRODUCT, SUM = 0, 1, 2
"""How tightly words hold together: looser ones need brackets inside tighter ones."""

Words: TypeAlias = tuple[str, int]


def explain(formula: Expr, scope: Scope) -> str:
    """Return the words; empty where the formula gives nothing.

    Raises:
        OpenError: The formula rests on an input that is open or wrong.
    """
    value = evaluate(formula, scope)
    if value is None:
        return ""
    heads: list[str] = []
    formula, scope = _opened(formula, scope, heads)
    head = "".join(f"{one}: " for one in heads)
    match formula.op:
        case "lookup":
            inner = evaluate(_expr(formula, 0), scope)
            return f"{head}{signed(inner or 0)} → {signed(value)}"
        case "total":
            return head + _list(formula, scope, value)
    words, level = _words(formula, scope)
    told = level == ATOM or words == signed(value)  # an atom begins with its number
    return head + (words if told else f"{words} = {signed(value)}")


def _opened(formula: Expr, scope: Scope, heads: list[str]) -> tuple[Expr, Scope]:
    """Go through choices, conditions and list forms to what is really worked out."""
    while True:
        match formula.op:
            case "pick":
                name = str(formula.args[0])
                chosen = scope.cell(name)
                heads.append(option_label(scope, name, chosen))
                formula = option_of(formula.args[1], chosen)  # type: ignore[arg-type]
            case "if":
                formula = _branch(formula, scope)
            case "input" if isinstance(scope.cell(str(formula.args[0])), tuple):
                formula = scope.parts[str(formula.args[0])]
            case _:
                return formula, scope


def _branch(formula: Expr, scope: Scope) -> Expr:
    return _expr(formula, 1 if evaluate(_expr(formula, 0), scope) else 2)


def _expr(formula: Expr, at: int) -> Expr:
    found = formula.args[at]
    if not isinstance(found, Expr):
        raise TypeError(formula.op)
    return found


def input_of(scope: Scope, input_id: str) -> Input | None:
    """Return the input of that id."""
    return next((one for one in scope.sheet.inputs if one.id == input_id), None)


def option_label(scope: Scope, input_id: str, chosen: object) -> str:
    """Return the name people read for an option of a choice."""
    one = input_of(scope, input_id)
    return label_of(one, chosen) if one else str(chosen)


def label_of(one: Input, chosen: object) -> str:
    """Return the name people read for an option of an input."""
    return next((resolve(name) for option, name in one.choices if option == chosen), str(chosen))


def points_of(input_id: str, scope: Scope) -> tuple[int, ...] | None:
    """Return what each entry of a list form is worth; None where it was entered as one number.

    Raises:
        OpenError: The input is open or wrong.
    """
    cell, formula = scope.cell(input_id), scope.parts.get(input_id)
    if not isinstance(cell, tuple) or formula is None or formula.op != "total":
        return None
    body = _expr(formula, 1)
    return tuple(evaluate(body, scope.over(entry)) or 0 for entry in cell)


def _list(formula: Expr, scope: Scope, value: int) -> str:
    name, body = str(formula.args[0]), _expr(formula, 1)
    found = entries(name, scope) or ()
    if body.op == "pick_item":
        told = [_item(name, body, scope.over(entry), entry) for entry in found]
        return f"{', '.join(told)} → {signed(value)}" if len(told) > 1 else "".join(told) or "0"
    words = _joined([signed(evaluate(body, scope.over(entry)) or 0) for entry in found])
    total = words if words == signed(value) else f"{words} = {signed(value)}"
    if body.op == "item":
        return total
    one = input_of(scope, name)
    called = resolve(one.parts.name) if one and one.parts else ""
    if not found:
        return f"no {called} → 0" if called else "nothing → 0"
    return f"{called} {' '.join(map(str, found))} → {total}".strip()


def _item(name: str, body: Expr, scope: Scope, entry: Cell) -> str:
    chosen = option_of(body.args[0], entry)  # type: ignore[arg-type]
    return f"{option_label(scope, name, entry)}: {explain(chosen, scope)}"


def _joined(terms: Sequence[str]) -> str:
    words = terms[0] if terms else "0"
    for term in terms[1:]:
        words += f" {MINUS} {term[1:]}" if term.startswith(MINUS) else f" + {term}"
    return words


def _words(formula: Expr, scope: Scope) -> Words:
    """Return the words inside a formula and how tightly they hold together."""
    if speak := _SPEAK.get(formula.op):
        return speak(formula, scope)
    return signed(evaluate(formula, scope) or 0), ATOM


def _inside(words: Words, loosest: int) -> str:
    return f"({words[0]})" if words[1] > loosest else words[0]


def _two(formula: Expr, scope: Scope) -> tuple[Words, Words]:
    return _words(_expr(formula, 0), scope), _words(_expr(formula, 1), scope)


def _add(formula: Expr, scope: Scope) -> Words:
    left, right = _two(formula, scope)
    return _joined([left[0], right[0]]), SUM


def _sub(formula: Expr, scope: Scope) -> Words:
    left, right = _two(formula, scope)
    taken = _inside(right, PRODUCT)
    taken = f"({taken})" if taken.startswith(MINUS) else taken
    return f"{left[0]} {MINUS} {taken}", SUM


def _mul(formula: Expr, scope: Scope) -> Words:
    left, right = _two(formula, scope)
    return f"{_inside(left, PRODUCT)} × {_inside(right, PRODUCT)}", PRODUCT


def _floordiv(formula: Expr, scope: Scope) -> Words:
    left, right = _two(formula, scope)
    words = f"{_inside(left, ATOM)} ÷ {_inside(right, ATOM)}"
    rest = (evaluate(_expr(formula, 0), scope) or 0) % (evaluate(_expr(formula, 1), scope) or 1)
    return (f"{words} rounded down", SUM) if rest else (words, PRODUCT)


def _neg(formula: Expr, scope: Scope) -> Words:
    words = _words(_expr(formula, 0), scope)
    inner = _inside(words, PRODUCT)
    return f"{MINUS}({inner})" if inner.startswith(MINUS) else MINUS + inner, PRODUCT


def _if(formula: Expr, scope: Scope) -> Words:
    return _words(_branch(formula, scope), scope)


def _pick(formula: Expr, scope: Scope) -> Words:
    name = str(formula.args[0])
    chosen = scope.cell(name)
    words = _words(option_of(formula.args[1], chosen), scope)  # type: ignore[arg-type]
    return f"{_inside(words, PRODUCT)} ({option_label(scope, name, chosen)})", min(
        words[1], PRODUCT
    )


def _lookup(formula: Expr, scope: Scope) -> Words:
    at = evaluate(_expr(formula, 0), scope) or 0
    return f"{signed(evaluate(formula, scope) or 0)} (for {signed(at)})", ATOM


def _extreme(formula: Expr, scope: Scope) -> Words:
    """Tell a minimum or maximum: what a limit leaves of a number, or the numbers compared."""
    known = [
        (one, value)
        for one in formula.args
        if isinstance(one, Expr) and (value := evaluate(one, scope)) is not None
    ]
    result = evaluate(formula, scope) or 0
    free = [(one, value) for one, value in known if one.op != "const"]
    if len(free) == 1:
        one, value = free[0]
        if value == result:
            return _words(one, scope)
        return f"{signed(result)} (of {signed(value)})", ATOM
    word = "smallest" if formula.op == "min" else "largest"
    return f"{word} of {', '.join(signed(value) for _, value in known)}", SUM


_SPEAK: Final[Mapping[str, Callable[[Expr, Scope], Words]]] = {
    "add": _add,
    "sub": _sub,
    "mul": _mul,
    "floordiv": _floordiv,
    "neg": _neg,
    "if": _if,
    "pick": _pick,
    "lookup": _lookup,
    "min": _extreme,
    "max": _extreme,
}
