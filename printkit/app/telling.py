"""From what was asked and accepted to sentences for the person at the table."""

from typing import NamedTuple

from printkit.app.asking import Line, Question, State, giver_of, none_word
from printkit.app.typed import value_help
from printkit.base.errors import Fault
from printkit.base.i18n import resolve
from printkit.model.game import Game
from printkit.model.scoresheet import InPlay, Input
from printkit.scoring.checks import limit_of
from printkit.scoring.numbers import signed
from printkit.scoring.typed import LISTS, given_words

KEYS = "u takes back a line, l lists what was entered, ? explains, q leaves and keeps everything."


class Said(NamedTuple):
    """One thing to tell; a fault has its code."""

    text: str
    code: str = ""


def summary(state: State) -> tuple[Said, ...]:
    """Return what was entered so far, one line for each entry that counts."""
    told = tuple(Said(told_line(state, line)) for line in state.lines)
    return told or (Said("Nothing is entered yet."),)


def told_fault(fault: Fault) -> Said:
    """Return a fault as it is told."""
    hint = f" ({fault.hint})" if fault.hint else ""
    return Said(f"{fault.message}{hint}", fault.code)


def explained(state: State, asked: Question) -> tuple[Said, ...]:
    """Return what ``?`` tells: the rule, how to answer, and the keys that always work."""
    one = asked.input
    if one is None:
        about = {
            "players": f"{numbers_of(state.game)} people play. Type their names in the order of the "
            "seats with commas between them, or just how many they are.",
            "name": 'Type a name. In quotes even "u" is a name.',
        }.get(asked.ask, "Everything is answered.")
        return Said(about), Said(KEYS)
    rule = f" ({one.rule})" if one.rule else ""
    told = [Said(f"{resolve(one.help)}{rule}")] if one.help else []
    told.append(Said(value_help(one)))
    rows = giver_of(state.game, one)
    if rows is not None and rows.help:
        told.append(Said(f"Or {resolve(rows.label)}, with / between them. {resolve(rows.help)}"))
    none = "An empty line leaves it open"
    if one.default is not None:
        none = f"An empty line stands for {given_words(one, one.default)}"
    if asked.ask == "row":
        lists = one.parts is not None or one.type in LISTS or rows is not None
        between = "| between them" if lists else "blanks between"
        nothing = f"; {word} for none" if (word := none_word(one)) else ""
        told.append(Said(f"One entry for each player, {between}{nothing}. {none}."))
    elif room_to_lack(state, one):
        told.append(Said(f"{none}; - says that it is not in play."))
    else:
        told.append(Said(f"{none}."))
    return (*told, Said('"name 2 Bob" gives player 2 another name.'), Said(KEYS))


def told_line(state: State, line: Line) -> str:
    """Return an accepted line in words: ``value of orange: 7``."""
    match line["ask"]:
        case "players":
            names = line.get("names")
            return f"players: {', '.join(names)}" if names else f"players: {line['count']}"
        case "name":
            return f"name of player {line['seat'] + 1}: {line['name']}"
        case "answers":
            return "everything, from a file of answers"
    one = next(one for one in state.game.sheet.inputs if one.id == line["input"])
    label = resolve(one.label)
    if line.get("open"):
        return f"{label}: left open"
    if line["ask"] == "table":
        return f"{label}: {_value(one, line['value'], 'not in play')}"
    names = state.known.names or ()
    each = [
        f"{names[seat]} {_value(one, value, 'none')}"
        for seat, value in zip(line["seats"], line["values"], strict=True)
    ]
    return f"{label}: {', '.join(each)}"


def _value(one: Input, value: object, nothing: str) -> str:
    if value is None:
        return nothing
    if isinstance(value, list):
        rows = one.type == "int" and any(isinstance(each, str) for each in value)
        return " / ".join(value) if rows else given_words(one, tuple(value))
    if isinstance(value, int) and not isinstance(value, bool):
        return signed(value)
    return given_words(one, value)


def numbers_of(game: Game) -> str:
    """Return how many can play, in words: ``2, 3 or 4``."""
    *first, last = map(str, game.players)
    return f"{', '.join(first)} or {last}" if first else last


def room_to_lack(state: State, one: Input) -> bool:
    """Whether the rules let an input of the table be absent, beside those that are already."""
    count = len(state.known.names or ())
    table = state.known.raw.get("table", {})
    for check in state.game.sheet.checks:
        if isinstance(check, InPlay) and one.id in check.inputs:
            limit = limit_of(check.number, count)
            absent = sum(name in table and table[name] is None for name in check.inputs)
            return limit is None or absent < len(check.inputs) - limit
    return one.optional


def why_needed(state: State, one: Input) -> str:
    """Return the rule that asks for an input of the table, as far as there is one to tell."""
    for check in state.game.sheet.checks:
        if isinstance(check, InPlay) and one.id in check.inputs and check.hint:
            return resolve(check.hint)
    return "an empty line leaves it open"
