"""From the text of one cell, typed at a prompt or in a CSV file, to its value and an echo in words."""

from printkit.base.errors import DataError, Fault
from printkit.base.i18n import resolve
from printkit.model.formula import Expr
from printkit.model.scoresheet import Input, ScoreSheet
from printkit.scoring.cells import Judge, choice_id, meant, options
from printkit.scoring.evaluate import Cell, Scope, State
from printkit.scoring.explain import explain, label_of
from printkit.scoring.numbers import MINUS, is_list, read_list, read_sum, shown, signed

NOTHING = frozenset({"", "-", "–", MINUS})
"""What stands for "there is none" where that can be."""
YES = frozenset({"y", "yes", "true", "1", "x"})
"""What stands for yes."""
NO = frozenset({"n", "no", "false", "0"})
"""What stands for no."""


def read_cell(
    one: Input, typed: str, players: int | None = None, *, unfinished: bool = False
) -> tuple[Cell | None, str]:
    """Return the value of one typed cell and words that say how it was understood.

    ``3+6+2`` gives (11, "3 + 6 + 2 = 11"), ``c 3 6 2`` gives ((3, 6, 2), "colonies 3 6 2 →
    1 + 5 + 0 = 6"), ``o`` gives ("O", "orange"); nothing or ``-`` gives (None, "none") where an
    input may be absent for good.

    Args:
        one: The input.
        typed: One cell, without the cells of other players.
        players: The number of players, for limits that depend on it.
        unfinished: The game goes on: lists need not add up.

    Raises:
        DataError: The cell cannot be that; the message is the reason, the faults carry the code.
    """
    try:
        raw = typed_value(one, typed)
    except DataError as reason:
        code = "E_MISSING" if not typed.strip() else _code(one)
        message = f"{resolve(one.label)}: {reason.message}"
        fault = Fault(code, one.id, message, reason.hint)
        raise DataError(message, reason.hint, (fault,)) from None
    if raw is None:
        return None, "none"
    judge = Judge(players, unfinished=unfinished)
    cell = judge.value(one, raw, one.id)
    if isinstance(cell, State) or judge.faults:
        first = judge.faults[0]
        raise DataError(first.message, first.hint, judge.faults)
    return cell, _echo(one, typed, cell, players)


def _code(one: Input) -> str:
    if one.type in {"choice", "choices"}:
        return one.choice_code
    return "E_INT" if one.type in {"int", "ints"} else "E_TYPE"


def _echo(one: Input, typed: str, cell: Cell, players: int | None) -> str:
    if isinstance(cell, tuple) and one.parts:
        scope = Scope(ScoreSheet(inputs=(one,), rows=()), {one.id: cell}, (), players)
        return explain(Expr("input", (one.id,)), scope)
    if isinstance(cell, int) and one.type == "int" and "+" in typed:
        terms = read_sum(typed)
        if len(terms) > 1:
            return f"{' + '.join(map(signed, terms))} = {signed(cell)}"
    return given_words(one, cell)


def given_words(one: Input, cell: object) -> str:
    """Return what was entered in words: the names of choices, numbers in a list with blanks."""
    if isinstance(cell, tuple):
        return (" / " if one.type == "lines" else " ").join(label_of(one, each) for each in cell)
    if cell is None or isinstance(cell, State):
        return ""
    if one.type == "flag":
        return "yes" if cell else "no"
    return signed(cell) if isinstance(cell, int) else label_of(one, cell)


def typed_value(one: Input, typed: str, *, bare_lists: bool = False) -> object:
    """Return what JSON would hold for a typed cell; None where there is none.

    Args:
        one: The input.
        typed: The text.
        bare_lists: Numbers separated by blanks are the list form, without its letter (CSV).

    Raises:
        DataError: It cannot be read as that kind of input; the message is the reason.
    """
    word = typed.strip()
    if one.optional and word in NOTHING:
        return None
    if not word:
        raise DataError("nothing was entered", "enter 0 where there is nothing")
    value: object
    match one.type:
        case "int":
            value = _number(one, word, bare_lists=bare_lists)
        case "ints":
            value = list(read_list(word))
        case "flag":
            value = _flag(word)
        case "choice":
            value = _choice(one, word)
        case "choices":
            value = [_choice(one, entry) for entry in word.replace(",", " ").split()]
        case "lines":
            value = [line.strip() for line in word.split("/")]
    return value


def _number(one: Input, word: str, *, bare_lists: bool) -> object:
    if any(name.casefold() == word.casefold() for name, _ in one.words):
        return word
    if one.parts:
        if is_list(word, one.parts.letter):
            return list(read_list(word, one.parts.letter))
        if bare_lists and len(word.split()) > 1 and "+" not in word:
            return list(read_list(word))
        if len(word.split()) > 1 and "+" not in word:
            name, letter = resolve(one.parts.name), one.parts.letter
            raise DataError(
                f"{shown(word)} is more than one number",
                f"write {name} like this: {letter} 3 6 2, or a sum with +: 3+6+2",
            )
    return sum(read_sum(word))


def _flag(word: str) -> bool:
    found = read_flag(word)
    if found is None:
        raise DataError(f"{shown(word)} is neither yes nor no", "write y or n")
    return found


def _choice(one: Input, word: str) -> str:
    found = choice_id(one, word, by_name=True)
    if found is None:
        known = [*(option for option, _ in one.choices), *(resolve(n) for _, n in one.choices)]
        raise DataError(f"{shown(word)} is not one of {options(one)}", meant(word, known))
    return found


def read_flag(typed: str) -> bool | None:
    """Return a typed yes or no; None where it is neither."""
    word = typed.strip().casefold()
    return word in YES if word in YES or word in NO else None
