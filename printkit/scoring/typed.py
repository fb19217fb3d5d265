"""From the text of one cell, typed at a prompt or in a CSV file, to its raw value, and back to words."""

from printkit.base.errors import DataError
from printkit.base.i18n import resolve
from printkit.base.nearest import nearest
from printkit.model.scoresheet import Input
from printkit.scoring.cells import choice_id, options
from printkit.scoring.evaluate import State
from printkit.scoring.explain import label_of
from printkit.scoring.numbers import MINUS, is_list, read_list, read_sum, shown, signed

NOTHING = frozenset({"", "-", "–", MINUS})
"""What stands for "there is none" where that can be."""
YES = frozenset({"y", "yes", "true", "1", "x"})
"""What stands for yes."""
NO = frozenset({"n", "no", "false", "0"})
"""What stands for no."""


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
        near = nearest(word, known)
        hint = f"did you mean {near}?" if near else "type one of them"
        raise DataError(f"{shown(word)} is not one of {options(one)}", hint)
    return found


def read_flag(typed: str) -> bool | None:
    """Return a typed yes or no; None where it is neither."""
    word = typed.strip().casefold()
    return word in YES if word in YES or word in NO else None
