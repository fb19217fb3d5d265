"""The questions of Kraby during play: from what was typed to the answer in numbers and in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault, spaces
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.kraby.board import NAMES, Board, hole_warnings, parse_board
from printkit.rules.kraby.colonies import EMPTY, FACINGS, LETTERS, colonies, holes
from printkit.rules.kraby.moves import (
    Gain,
    Move,
    colours_left,
    gains,
    landings,
    moves,
    parse_entry,
    play,
    stuck,
    used_up,
)
from printkit.rules.kraby.numbers import COLOURS, ZONE, colony_points
from printkit.rules.kraby.odds import ODDS
from printkit.rules.kraby.wharves import SQUARES

_BOARD = Option("board", "file", text("the typed board, a file"), required=True)
_PLAYERS = Option(
    "players",
    "int",
    text("how many play (without: two on a board of 9 x 9, else three or four)"),
)
_COLOUR = Option(
    "colour", "choice", text("the colour of the crab (without: every colour)"), choices=LETTERS
)
_VARIANT = Option(
    "variant",
    "choice",
    text("what joins crabs: every shared side, or only sides without claws"),
    choices=("edges", "claws"),
    default="edges",
)
_FACING = Option(
    "facing",
    "choice",
    text("variant claws: which way the new crab faces"),
    choices=("up", "right", "down", "left"),
    default="up",
)
_SIGNS = dict(zip(("up", "right", "down", "left"), FACINGS, strict=True))


def signed(number: int) -> str:
    """Return a change with its sign: +3, −1, 0."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


def _refuse(*faults: Fault) -> Answer:
    return Answer(ok=False, result={}, errors=faults)


def _board_of(given: Mapping[str, Any]) -> tuple[Board | None, tuple[Fault, ...]]:
    """Read the board for the players; a board with faults is no board."""
    players = given.get("players")
    if players is not None and players not in ZONE:
        message = "Kraby is for 2 to 4 players, not {players}"
        return None, (fault("E_PLAYERS", "players", message, "give 2, 3 or 4", players=players),)
    return parse_board(given["board"], players)


def _crabs(board: Board, given: Mapping[str, Any]) -> tuple[tuple[str, ...], Fault | None]:
    """Return the crabs asked about, with their orientation, or why there is no such crab."""
    asked = given.get("colour")
    colours = (asked,) if asked else _in_play(board)
    left = colours_left(board, colours)
    if asked and not left:
        return (), used_up(board, asked)
    return tuple(colour + _SIGNS[given.get("facing") or "up"] for colour in left), None


def _in_play(board: Board) -> tuple[str, ...]:
    """Return the colours in play: those that lie there, once they are all that can be."""
    counts = board.counts()
    seen = tuple(letter for letter in LETTERS if counts[letter])
    return seen if len(seen) == COLOURS[board.players] else LETTERS


def _move(given: Mapping[str, Any]) -> Answer:
    board, faults = _board_of(given)
    entry = parse_entry(given["at"])
    if isinstance(entry, Fault):
        faults = (*faults, entry)
    if board is None or isinstance(entry, Fault) or faults:
        return _refuse(*faults)
    crabs, none_left = _crabs(board, given)
    if none_left:
        return _refuse(none_left)
    move = play(board, entry)
    if move.space is None or move.refusal is not None:
        return Answer(ok=False, result=_place(move), reasons=_reasons(board, move.refusal))
    delta = gains(board, move.space, crabs, given.get("variant") or "edges")
    told = (
        text("{entry}: the crab stops on {space}.", entry=str(entry), space=spaces([move.space])),
        text("{gains}", gains=_told_gains(delta)),
    )
    return Answer(ok=True, result={**_place(move), "delta": dict(delta)}, told=told)


def _place(move: Move) -> dict[str, Any]:
    """Return where the crab stops, and the spaces it would close."""
    if move.space is None:
        return {}
    row, column = move.space
    closed = {"holes": [list(space) for space in move.closed]} if move.closed else {}
    return {"row": row, "column": column, **closed}


def _reasons(board: Board, refusal: Fault | None) -> tuple[Fault, ...]:
    """Return the refusal; a hole that was there before the move is told beside it."""
    found = (refusal,) if refusal is not None else ()
    return (*found, *hole_warnings(board))


def _told_gains(delta: Mapping[str, int]) -> str:
    return ", ".join(f"{NAMES[colour]} {signed(gain)}" for colour, gain in delta.items())


def _landings(given: Mapping[str, Any]) -> Answer:
    board, faults = _board_of(given)
    if board is None or faults:
        return _refuse(*faults)
    crabs, none_left = _crabs(board, given)
    if none_left:
        return _refuse(none_left)
    tried = moves(board)
    no_way = stuck(board, tried)
    found = landings(board, crabs, tried, given.get("variant") or "edges")
    over = board.counts()[EMPTY] == 0
    result = {"landings": [_landing(gain) for gain in found], "over": over}
    if no_way:
        return Answer(ok=False, result=result, reasons=_reasons(board, no_way))
    told = (text("The board is full: the game is over."),) if over else _told_landings(found)
    return Answer(ok=True, result=result, told=told)


def _landing(gain: Gain) -> dict[str, Any]:
    return {
        "at": str(gain.move.entry),
        **_place(gain.move),
        "colour": gain.colour,
        "delta": gain.delta,
    }


def _told_landings(found: Sequence[Gain]) -> tuple[Text, ...]:
    """Tell each place once, by its best gain, with the colours from the best on."""
    by_move: dict[Move, dict[str, int]] = {}
    for gain in found:
        by_move.setdefault(gain.move, {})[gain.colour] = gain.delta
    return tuple(
        text(
            "{entry} to {space}: {gains}",
            entry=str(move.entry),
            space=spaces([move.space] if move.space else []),
            gains=_told_gains(delta),
        )
        for move, delta in by_move.items()
    )


def _colonies(given: Mapping[str, Any]) -> Answer:
    board, faults = _board_of(given)
    if board is None or faults:
        return _refuse(*faults)
    found = colonies(board.rows, given.get("variant") or "edges")
    if COLOURS[board.players] == len(LETTERS):
        found = {colour: found.get(colour, []) for colour in LETTERS}
    values = {colour: sum(map(colony_points, sizes)) for colour, sizes in found.items()}
    closed = board.named(holes(board.rows))
    told = [
        text(
            "{colour}: colonies {sizes} = {value}",
            colour=NAMES[colour],
            sizes=" ".join(map(str, sizes)) or "none",
            value=str(values[colour]).replace("-", "−"),
        )
        for colour, sizes in found.items()
    ]
    told += [Text(warning.message) for warning in hole_warnings(board)]
    result = {
        **{colour: {"sizes": found[colour], "value": values[colour]} for colour in found},
        "holes": [list(space) for space in closed],
    }
    return Answer(ok=True, result=result, told=tuple(told) or (text("No crab lies there yet."),))


HELPERS = (
    Helper(
        id="move",
        title=text("may a crab come in there, where does it stop, what does it gain"),
        inputs=(
            _BOARD,
            Option("at", "text", text("side and line: T6, B6, L11, R1"), required=True),
            _PLAYERS,
            _COLOUR,
            _VARIANT,
            _FACING,
        ),
        answer=_move,
        rule="Kraby 4.2",
    ),
    Helper(
        id="landings",
        title=text("every legal move, the best gain first"),
        inputs=(_BOARD, _PLAYERS, _COLOUR, _VARIANT, _FACING),
        answer=_landings,
        rule="Kraby 5.6",
    ),
    Helper(
        id="colonies",
        title=text("the colonies of a typed board, their values now, and holes"),
        inputs=(_BOARD, _PLAYERS, _VARIANT),
        answer=_colonies,
        rule="Kraby 4.1",
    ),
    ODDS,
    SQUARES,
)
"""Kraby 6."""
