"""From what was typed for a question (lists, places, players, ships, a board) to values and faults."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from printkit.base.errors import Fault
from printkit.base.nearest import nearest
from printkit.model.faults import fault
from printkit.model.game import Answer
from printkit.model.options import Option
from printkit.model.terrain import FieldBoard
from printkit.model.text import text
from printkit.rules.guatemala_cafe.choices import FEWEST_ROADS
from printkit.rules.guatemala_cafe.coffee import Docks
from printkit.rules.guatemala_cafe.numbers import (
    ALL_SACKS,
    LONGEST,
    PLAYERS,
    ROADS,
    SHORTEST,
    TRACK,
)
from printkit.rules.guatemala_cafe.plantation import MANY, PAIR
from printkit.rules.guatemala_cafe.plants import FREE, Field, Plantation
from printkit.rules.guatemala_cafe.typed import DASHES, LETTERS, parse_plantation

BOARD = Option("board", "file", text("the typed plantation board, a file"))
NEEDED_BOARD = Option("board", "file", text("the typed plantation board, a file"), required=True)
TRACK_OPTION = Option("track", "int", text("last space of the score track"), default=TRACK)

_WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
_FIELD = re.compile(r"\(?\s*([0-9]{1,2})\s*[,/]\s*([0-9]{1,2})\s*\)?")
_SHIPS = re.compile(r"([A-Za-z0-9]+)\s*[:=]\s*([A-Za-z0-9-]*)")
_YES, _NO = frozenset(("y", "yes", "1", "true")), frozenset(("n", "no", "0", "false", FREE, ""))


def refuse(*faults: Fault) -> Answer:
    """Return that the inputs cannot be right."""
    return Answer(ok=False, result={}, errors=faults)


def entries(words: str) -> list[str]:
    """Return the entries of a list, between commas or blanks; an empty text has none."""
    clean = words.translate(DASHES).strip()
    mark = "," if "," in clean else None
    return [word.strip() for word in clean.split(mark)] if clean else []


def numbers(words: str, where: str) -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Read whole numbers such as ``4,2,0``."""
    found, faults = [], []
    for word in entries(words):
        if _WHOLE.fullmatch(word):
            found.append(int(word))
        else:
            hint = "write one for each player, commas between them: 4,2,0"
            message = "{word} is not a whole number"
            faults.append(fault("E_INT", where, message, hint, word=repr(word)))
    return tuple(found), tuple(faults)


def flags(words: str, where: str) -> tuple[tuple[bool, ...], tuple[Fault, ...]]:
    """Read yes and no such as ``y,n,y``."""
    found, faults = [], []
    for word in entries(words):
        key = word.casefold()
        if key in _YES | _NO:
            found.append(key in _YES)
        else:
            hint = "write y or n for each player: y,n,y"
            message = "{word} is neither yes nor no"
            faults.append(fault("E_TYPE", where, message, hint, word=repr(word)))
    return tuple(found), tuple(faults)


def field(words: str) -> Field | None:
    """Read a field such as ``4,5`` or ``(4,5)``: column and row."""
    found = _FIELD.fullmatch(words.strip())
    return (int(found[1]), int(found[2])) if found else None


class Fleet(NamedTuple):
    """Ships as they were typed.

    Attributes:
        docks: The kinds on the docks of each harbour.
        unknown: Harbours of which only the number of ships of one kind is known.
    """

    docks: Docks
    unknown: tuple[str, ...]


def fleet(words: str, board: FieldBoard, kind: str, where: str) -> tuple[Fleet, tuple[Fault, ...]]:
    """Read ships such as ``B:WK,D:-W`` (docks from the cheapest one on) or ``B:1,D:2`` (how many).

    Args:
        words: What was typed.
        board: Gives the harbours.
        kind: The kind of ships that are only counted.
        where: Name of the input.
    """
    docks = {harbour.id: (FREE,) * len(harbour.docks) for harbour in board.harbours}
    unknown: list[str] = []
    faults: list[Fault] = []
    for word in entries(words):
        found = _SHIPS.fullmatch(word)
        name, kinds = (found[1].upper(), found[2].upper()) if found else ("", "")
        if name not in docks:
            names = " ".join(docks)
            message = "{word} does not start with a harbour"
            hint = "B:WK for the kinds on its docks, B:2 for a number; harbours: {names}"
            faults.append(fault("E_HARBOUR", where, message, hint, word=repr(word), names=names))
            continue
        if kinds.isdecimal():
            unknown.append(name)
            kinds = kind * min(int(kinds), _TOO_MANY)
        strange = [sign for sign in kinds if sign not in (*LETTERS, FREE)]
        if strange:
            message = "{word}: {sign} is not a ship"
            hint = "kinds: {kinds}, - for a free dock"
            known, sign = " ".join(LETTERS), repr(strange[0])
            faults.append(
                fault("E_SYMBOL", where, message, hint, word=repr(word), sign=sign, kinds=known)
            )
            continue
        size = len(docks[name])
        if len(kinds) > size:
            message = "harbour {name} has {size} docks, {found} are taken"
            found_ships = len(kinds)
            faults.append(fault("E_FULL", where, message, name=name, size=size, found=found_ships))
            continue
        docks[name] = (*kinds, *(FREE,) * (size - len(kinds)))
    return Fleet(docks, tuple(unknown)), tuple(faults)


_TOO_MANY = 99


def side_for(players: int | None, names: Sequence[str]) -> tuple[FieldBoard, tuple[Fault, ...]]:
    """Return the side of the board: by the number of players, else by the harbours that are named."""
    own = {harbour.id for harbour in PAIR.harbours}
    named = {name.upper() for name in names if name}
    if players is not None:
        return (PAIR if players == 2 else MANY), ()  # noqa: PLR2004 - the side of two players
    board = PAIR if named & own else MANY
    if named & own and named - own:
        message = "harbours of both sides of the board are named: {names}"
        hint = "two players have harbour H, three and four have A to D"
        names_told = ", ".join(sorted(named))
        return board, (fault("E_HARBOUR", "harbour", message, hint, names=names_told),)
    return board, ()


def player_number(
    words: str, where: str, names: Sequence[str]
) -> tuple[int | None, tuple[Fault, ...]]:
    """Read a player by number (from 1) or by name; returns the place counted from 0."""
    word = words.strip()
    for k, name in enumerate(names):
        if name.casefold() == word.casefold():
            return k, ()
    if word.isascii() and word.isdecimal() and 1 <= int(word[:6]) <= len(names):
        return int(word) - 1, ()
    near = nearest(word, names)
    message = "there is no player {word}"
    hint = "did you mean {near}?" if near else "write a number from 1 to {last}, or a name"
    odd = fault("E_PLAYER", where, message, hint, word=repr(word), near=near or "", last=len(names))
    return None, (odd,)


def board_of(given: Mapping[str, Any]) -> tuple[Plantation | None, tuple[Fault, ...]]:
    """Read the typed board; a board with faults is no board."""
    table, faults = parse_plantation(given["board"])
    return (None if faults else table), faults


def road_faults(roads: int) -> tuple[Fault, ...]:
    """Return what is wrong with the number of roads in play (Guatemala Café 9)."""
    if FEWEST_ROADS <= roads <= ROADS:
        return ()
    message = "{roads} roads cannot be in play"
    hint = "the box holds {all}; leave at least {few} in"
    return (fault("E_RANGE", "roads", message, hint, roads=roads, all=ROADS, few=FEWEST_ROADS),)


def track_faults(
    track: int, sacks: int | None, players: int | None, room: int = 0
) -> tuple[Fault, ...]:
    """Return what is wrong with a score track and the sacks on it.

    Args:
        track: Its last space.
        sacks: How many lie on it; None: not known.
        players: How many play; None: not known.
        room: How many more sacks are to be laid.
    """
    low = SHORTEST[players] if players in SHORTEST else min(SHORTEST.values())
    faults: tuple[Fault, ...] = ()
    if not low <= track <= LONGEST or track % 2:
        near = sorted({min(max(track - track % 2 + up, low), LONGEST) for up in (0, 2)})
        if not low <= track <= LONGEST:
            near = [low if track < low else LONGEST]
        message = "the score track cannot end on {track}"
        hint = "even numbers from {low} to {high}; the nearest: {near}"
        told = " or ".join(map(str, near))
        faults = (
            fault("E_RANGE", "track", message, hint, track=track, low=low, high=LONGEST, near=told),
        )
    if sacks is not None and not 0 <= sacks <= ALL_SACKS - room:
        message = "{sacks} sacks cannot lie on the score track"
        hint = "there are {all} sacks"
        if room:
            hint = "there are {all} sacks, and one more is laid there now"
        odd = fault("E_SACKS", "sacks_on_track", message, hint, sacks=sacks, all=ALL_SACKS)
        faults = (*faults, odd)
    return faults


def players_fault(players: int | None) -> tuple[Fault, ...]:
    """Return what is wrong with a number of players."""
    if players is None or players in PLAYERS:
        return ()
    message = "Guatemala Café is for 2 to 4 players, not {players}"
    return (fault("E_PLAYERS", "players", message, "give 2, 3 or 4", players=players),)


def score_faults(scores: Sequence[int], players: int) -> tuple[Fault, ...]:
    """Return what is wrong with the markers of so many players."""
    faults = tuple(
        fault("E_NEG", "scores", "a score cannot be {found}", found=number)
        for number in scores
        if number < 0
    )
    if scores and len(scores) != players:
        message = "{found} scores were given for {players} players"
        hint = "write one for each player, in the same order"
        found = len(scores)
        odd = fault("E_LEN", "scores", message, hint, found=found, players=players)
        faults = (*faults, odd)
    return faults
