"""From the figures on the wharves to the squares and colours that are still free for each player."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.kraby.board import NAMES
from printkit.rules.kraby.colonies import LETTERS
from printkit.rules.kraby.numbers import COLOURS, FIGURE_SUPPLY, FIGURES_EACH, MULTIPLIERS
from printkit.rules.kraby.odds import parse_in_play

Wharf = dict[str, str]
"""Colour letters by square: ``{"x3": "P"}``."""

_ITEM = re.compile(r"(?:(?P<name>[^:]*):)?\s*(?:(?P<square>[^=:]+?)\s*=\s*(?P<colour>[^=:]+?))?\s*")
_HINT = "name, square and colour of each figure: A:x3=P,A:x1=O,B:x2=G (a wharf without one: C:)"


def parse_wharves(words: str) -> tuple[dict[str, Wharf], tuple[Fault, ...]]:
    """Read ``A:x3=P,B:x1=O``; where the name is left out, the one before goes on.

    Returns:
        The wharf of each player that is named, and what cannot be read.
    """
    wharves: dict[str, Wharf] = {}
    names: dict[str, str] = {}
    faults: list[Fault] = []
    name = ""
    for item in words.split(",") if words.strip() else ():
        match = _ITEM.fullmatch(item)
        if match is None or not (name or (match["name"] or "").strip()):
            message = "{item} is not a figure on a wharf"
            faults.append(fault("E_TYPE", "wharves", message, _HINT, item=repr(item.strip())))
            continue
        if match["name"] is not None and match["name"].strip():
            typed = match["name"].strip()
            name = names.setdefault(typed.casefold(), typed)
        wharf = wharves.setdefault(name, {})
        if match["square"] is not None:
            faults += _place(wharf, name, match["square"].lower(), match["colour"].upper())
    return wharves, tuple(faults)


def _place(wharf: Wharf, name: str, square: str, colour: str) -> list[Fault]:
    """Put a figure on the wharf, or return why that cannot be."""
    found = []
    if square not in MULTIPLIERS:
        message = "{name} has no square {square}"
        hint = "squares: {squares}"
        squares = " ".join(MULTIPLIERS)
        found.append(
            fault("E_CHOICE", "wharves", message, hint, name=name, square=square, squares=squares)
        )
    if colour not in LETTERS:
        message = "{name}: {colour} is not a colour"
        hint = "colours: {letters}"
        letters = " ".join(LETTERS)
        found.append(
            fault("E_COLOUR", "wharves", message, hint, name=name, colour=colour, letters=letters)
        )
    if not found and square in wharf:
        message = "{name} has two figures on {square}: {one} and {two}"
        one, two = NAMES[wharf[square]], NAMES[colour]
        hint = "a square holds one figure"
        found.append(
            fault("E_BOTH", "wharves", message, hint, name=name, square=square, one=one, two=two)
        )
    if not found:
        wharf[square] = colour
    return found


def wharf_faults(
    wharves: Mapping[str, Wharf], players: int, in_play: tuple[str, ...]
) -> tuple[Fault, ...]:
    """Return what the rules forbid about figures that stand there already (Kraby 1.4)."""
    faults: list[Fault] = []
    holder: dict[tuple[str, str], str] = {}
    used: Counter[str] = Counter()
    for name, wharf in wharves.items():
        limit = FIGURES_EACH[players]
        if len(wharf) > limit:
            message = "{name} has {found} figures on the wharf, but may have {limit}"
            faults.append(
                fault("E_FIGURES", "wharves", message, "", name=name, found=len(wharf), limit=limit)
            )
        for colour, number in Counter(wharf.values()).items():
            if number > 1:
                message = "{name} has {colour} on the wharf more than once"
                hint = "on one wharf stands at most one figure of each colour"
                values = {"name": name, "colour": NAMES[colour]}
                faults.append(fault("E_DUP_COLOUR", "wharves", message, hint, **values))
        for square, colour in wharf.items():
            used[colour] += 1
            faults += _figure_faults(name, square, colour, players, in_play, used, holder)
    return tuple(faults)


def _figure_faults(
    name: str,
    square: str,
    colour: str,
    players: int,
    in_play: tuple[str, ...],
    used: Counter[str],
    holder: dict[tuple[str, str], str],
) -> list[Fault]:
    faults = []
    values = {"name": name, "colour": NAMES[colour], "square": square}
    if colour not in in_play:
        message = "{name} has {colour} on {square}, but that colour is not in play"
        faults.append(fault("E_COLOUR", "wharves", message, "", **values))
    other = holder.setdefault((square, colour), name)
    if other != name:
        message = "{name} has {colour} on {square}, but {other} has it there already"
        hint = "a colour stands on the same square of one wharf only"
        faults.append(fault("E_SAME_SQUARE", "wharves", message, hint, other=other, **values))
    limit = FIGURE_SUPPLY[players]
    if used[colour] == limit + 1:
        message = "{name} has one {colour} figure too many: the supply holds {limit}"
        hint = "with four players two figures of each colour are used, otherwise three"
        faults.append(fault("E_SUPPLY", "wharves", message, hint, limit=limit, **values))
    return faults


def free_squares(
    wharf: Wharf, wharves: Mapping[str, Wharf], players: int, in_play: tuple[str, ...]
) -> dict[str, list[str]]:
    """Return which colours may still go on each empty square of one wharf (Kraby 6, point 5)."""
    if len(wharf) >= FIGURES_EACH[players]:
        return {}
    taken = {(square, colour) for w in wharves.values() for square, colour in w.items()}
    used = Counter(colour for w in wharves.values() for colour in w.values())
    free = {
        square: [
            colour
            for colour in in_play
            if colour not in wharf.values()
            and used[colour] < FIGURE_SUPPLY[players]
            and (square, colour) not in taken
        ]
        for square in MULTIPLIERS
        if square not in wharf
    }
    return {square: colours for square, colours in free.items() if colours}


def _answer(given: Mapping[str, Any]) -> Answer:
    players = given["players"]
    if players not in COLOURS:
        message = "Kraby is for 2 to 4 players, not {players}"
        wrong = fault("E_PLAYERS", "players", message, "give 2, 3 or 4", players=players)
        return Answer(ok=False, result={}, errors=(wrong,))
    wharves, faults = parse_wharves(given["wharves"])
    if len(wharves) > players:
        message = "{found} players have a wharf, but {players} play"
        hint = "check the names: one player is written in one way"
        wrong = fault("E_PLAYERS", "wharves", message, hint, found=len(wharves), players=players)
        faults = (*faults, wrong)
    seen = sorted({colour for wharf in wharves.values() for colour in wharf.values()})
    in_play, odd = parse_in_play(given.get("colours"), players, seen)
    known = len(in_play) == COLOURS[players]
    offered = in_play if known else LETTERS
    faults = (*faults, *odd, *(() if odd else wharf_faults(wharves, players, offered)))
    if faults:
        return Answer(ok=False, result={}, errors=faults)
    used = Counter(colour for wharf in wharves.values() for colour in wharf.values())
    supply = {colour: FIGURE_SUPPLY[players] - used[colour] for colour in offered}
    free = {name: free_squares(wharf, wharves, players, offered) for name, wharf in wharves.items()}
    result: dict[str, Any] = {"players": free, "supply": supply}
    told = [_line(name, squares) for name, squares in free.items()]
    if len(wharves) < players:
        result["others"] = free_squares({}, wharves, players, offered)
        told.append(_line("everybody else", result["others"]))
    if not known:
        told.append(text("Only the four colours in play count; name them with --colours OGBY."))
    return Answer(ok=True, result=result, told=tuple(told))


def _line(name: str, squares: Mapping[str, list[str]]) -> Text:
    if not squares:
        return text("{name}: no figure can be placed any more", name=name)
    free = "; ".join(
        f"{square} {', '.join(NAMES[colour] for colour in colours)}"
        for square, colours in squares.items()
    )
    return text("{name}: {free}", name=name, free=free)


SQUARES = Helper(
    id="squares",
    title=text("which colours may still go on which square of each wharf"),
    inputs=(
        Option(
            "wharves",
            "text",
            text("the figures that stand there: A:x3=P,A:x1=O,B:x2=G (an empty wharf: C:)"),
            required=True,
        ),
        Option("players", "int", text("how many play"), required=True),
        Option("colours", "text", text("two players: the four colours in play, e.g. OGBY")),
    ),
    answer=_answer,
    rule="Kraby 6",
)
"""Kraby 6, point 5."""
