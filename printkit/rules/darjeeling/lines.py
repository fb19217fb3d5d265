"""From a state and one typed line to an entry of the ledger."""

import re
from typing import Any

from printkit.rules.darjeeling.entries import refuse
from printkit.rules.darjeeling.harbour import parse_taken
from printkit.rules.darjeeling.numbers import LETTERS
from printkit.rules.darjeeling.sheet import KINDS
from printkit.rules.darjeeling.turns import State

_NAME = re.compile(r"name\s+([0-9]{1,2})\s+(\S.*)", re.IGNORECASE)
_MOVE = re.compile(r"(?:m|move)\s+(.*)", re.IGNORECASE)
_PASSED = re.compile(r"([0-9]{1,2})\s*(tiles?|t|city|cities|collectors?|c|k)", re.IGNORECASE)
_NOTHING = frozenset({"", "-", "–", "−", "pass", "p", "none", "no"})
_STUCK = frozenset({"s", "stuck"})
_NEAR = frozenset({"near", "n", "city"})
_NO_LOSS = frozenset({"noloss", "no-loss", "full", "a"})
_DOUBLE = frozenset({"double", "d", "b"})
_PLACES = {"t": "tiles", "c": "cities", "k": "collectors"}


def read(state: State, typed: str) -> dict[str, Any]:
    """Return the entry that a line stands for; whether it can be is for `turns.step` to say.

    Raises:
        DataError: The line cannot be read; the message is the reason.
    """
    words = typed.strip()
    named = _NAME.fullmatch(words)
    if named:
        return {"entry": "name", "player": int(named[1]), "name": named[2].strip()}
    if state.phase == "chute":
        return {"entry": "chute", "order": words}
    moved = _MOVE.fullmatch(words)
    if state.phase == "income" and not moved:
        return {"entry": "income", **({"points": _whole(words, "points")} if words else {})}
    if state.phase in ("income", "move"):
        return _move(moved[1] if moved else words)
    return _ship(words)


def _whole(words: str, what: str) -> int:
    digits = words.replace("−", "-")
    if not re.fullmatch(r"\+?[0-9]{1,4}", digits):
        hint = "type a whole number, or ? for help"
        refuse("E_INT", what, "{words} is not a number of points", hint, words=repr(words))
    return int(digits)


def _move(words: str) -> dict[str, Any]:
    if words.casefold() in _STUCK:
        return {"entry": "move", "stuck": True}
    half_turn = words == "180"
    if words in _NOTHING or (not half_turn and re.fullmatch(r"\+?[0-9]{1,4}", words)):
        return {"entry": "move", "cost": _whole(words, "cost") if words.strip("-–−") else 0}
    found: dict[str, int] = {}
    rest = words
    turned = re.match(r"(180|90|0)\b\s*", rest)
    if turned:
        found["turn"] = int(turned[1])
        rest = rest[turned.end() :]
    while rest:
        passed = _PASSED.match(rest)
        if not passed:
            hint = "type the cost, or what was passed: 2t 1c 1k; 180 in front for a half turn"
            refuse("E_INT", "cost", "{words} is not the cost of a move", hint, words=repr(words))
        place = "collectors" if passed[2].casefold().startswith("co") else ""
        place = place or _PLACES[passed[2][0].casefold()]
        found[place] = found.get(place, 0) + int(passed[1])
        rest = rest[passed.end() :].lstrip(" ,;+")
    return {"entry": "move", **found}


def _ship(words: str) -> dict[str, Any]:
    if words.casefold() in _NOTHING:
        return {"entry": "pass"}
    pieces = words.split()
    head = re.fullmatch(r"([A-Za-z]+)([0-9]{0,2})", pieces[0])
    kind = _kind(head[1]) if head else None
    if head is None or kind is None:
        hint = "type kind and crates: G 4; kinds are {letters}"
        letters = ", ".join(LETTERS)
        refuse(
            "E_KIND", "kind", "{words} is no kind of tea", hint, words=repr(words), letters=letters
        )
    rest = ([head[2]] if head[2] else []) + pieces[1:]
    if not rest:
        refuse("E_MISSING", "laid", "how many crates are laid out is missing", "type G 4")
    entry: dict[str, Any] = {"entry": "ship", "kind": kind, "laid": _whole(rest[0], "laid")}
    waiting = iter(rest[1:])
    for word in waiting:
        _extra(entry, word.casefold().rstrip(","), waiting)
    return entry


def _extra(entry: dict[str, Any], word: str, waiting: Any) -> None:  # noqa: ANN401 - an iterator
    """Add one word behind kind and crates; ``load`` and ``take`` have another one behind them."""
    for key, known in (("near", _NEAR), ("no_loss", _NO_LOSS), ("double", _DOUBLE)):
        if word in known:
            if entry.get(key):
                message = "{word} is there twice"
                refuse("E_SAME_ACTION", key, message, "each action once a turn", word=word)
            entry[key] = True
            return
    value = next(waiting, "") if word in ("load", "take") else ""
    if word == "load":
        entry["load"] = _whole(value, "load")
    elif word == "take":
        taken, faults = parse_taken(value)
        if faults or not taken:
            message = faults[0].message if faults else "it is not said which crates are taken"
            refuse("E_TYPE", "take", message, "write berth and crates: take 3:2")
        entry["take"] = {str(berth): number for berth, number in taken.items()}
    else:
        hint = "known: near, noloss, double, load 3, take 5:2"
        refuse("E_UNKNOWN", "entry", "{word} is not understood", hint, word=repr(word))


def _kind(word: str) -> str | None:
    """Return the kind meant by a letter or the beginning of its name."""
    if word.upper() in LETTERS:
        return word.upper()
    fits = [kind.id for kind in KINDS if kind.name.pattern.startswith(word.casefold())]
    return fits[0] if len(fits) == 1 else None
