"""From a JSON file with the turns of a game to the state of its ledger after them.

``{"players": ["Ann", {"name": "Ben", "h1": 2}], "turns": [...]}``: beside the turns stand options of
``score --live`` and what the tally still needs. A turn is a typed line, an entry, or an object with
``player`` (compared with whose turn it is), ``line`` or ``entries``, and ``scores`` (compared).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from printkit.app import live
from printkit.app.answers_file import read_json
from printkit.app.entries import KIND, checked, refused
from printkit.app.entry_values import seat_of
from printkit.app.shorthand import read_line, typed_words
from printkit.base.errors import DataError, Fault
from printkit.base.i18n import resolve
from printkit.model.game import Game
from printkit.model.ledger import Entry
from printkit.model.options import Option
from printkit.scoring.cells import meant
from printkit.scoring.names import clean_name, name_key
from printkit.scoring.numbers import shown

_KNOWN = ("game", "players", "table", "turns", "unfinished")
_TURN_KEYS = ("player", "line", "entries", "scores", "warnings")
_HINT = 'write a line such as "{line}", an entry, or an object with line or entries'


def read_live(
    game: Game, path: str, *, options: Mapping[str, Any], unfinished: bool = False
) -> live.State:
    """Return the state after the turns of a file, ready for the tally.

    Args:
        game: The game; it has a ledger.
        path: Of the file, ``-`` for standard input.
        options: From the command line; they come before those of the file.
        unfinished: The game goes on.

    Raises:
        FileError: The file cannot be read.
        DataError: It is no JSON, or holds what cannot be; faults say where.
    """
    return live_state(game, read_json(path), options=options, unfinished=unfinished)


def live_state(
    game: Game, raw: Mapping[str, Any], *, options: Mapping[str, Any], unfinished: bool = False
) -> live.State:
    """Return the state after the turns of a document; see `read_live`."""
    declared = {one.id: one for one in game.options() if "live" in one.commands}
    names, faults = _names(game, raw.get("players"))
    faults += _top(game, raw, declared)
    if faults:
        raise refused(faults)
    beside = {**raw.get("table", {}), **raw}
    chosen = {key: beside[key] for key in declared if beside.get(key) is not None}
    faults += _option_faults(chosen, declared)
    if faults:
        raise refused(faults)
    chosen = {**chosen, **options}
    if unfinished or raw.get("unfinished"):
        chosen[live.UNFINISHED] = True
    state = live.begun(game, chosen, ({"ask": "players", "names": names, "typed": ""},))
    given = raw.get("turns", [])
    for number, turn in enumerate(given):
        state = _with_turn(state, turn, f"turns[{number}]")
    asked = state.ledger.asks(state.at)
    if asked is not None and not chosen.get(live.UNFINISHED):
        message = f"the game is not over after {len(given)} turns: {resolve(asked.prompt)}"
        hint = "give the other turns; --allow-unfinished counts the scores so far"
        raise refused([Fault("W_UNFINISHED", "turns", message, hint)])
    return state._replace(lines=(*state.lines, *_beside(state, raw)))


# Players and options


def _names(game: Game, raw: object) -> tuple[list[str], list[Fault]]:
    if not isinstance(raw, list):
        code = "E_MISSING" if raw is None else "E_TYPE"
        message = "the players are missing" if raw is None else f"players is {shown(raw)}, no list"
        return [], [Fault(code, "players", message, 'write ["Ann", "Ben"]')]
    names: list[str] = []
    faults: list[Fault] = []
    for seat, one in enumerate(raw):
        where = f"players[{seat}].name"
        called = one.get("name") if isinstance(one, Mapping) else one
        if not isinstance(called, str):
            message = f"player {seat + 1} has no name"
            faults.append(Fault("E_MISSING", where, message, "every player needs a name"))
            continue
        try:
            name = clean_name(called)
        except DataError as error:
            message = f"player {seat + 1}: {error.message}"
            faults.append(Fault("E_NAME", where, message, error.hint))
            continue
        if name_key(name) in map(name_key, names):
            hint = "add something to one of them; capitals make no difference"
            faults.append(Fault("E_NAME", where, f"two players are called {name}", hint))
        names.append(name)
    if len(raw) not in game.players:
        allowed = " or ".join(map(str, game.players))
        message = f"{len(raw)} players were entered, but {allowed} play this game"
        faults.append(Fault("E_PLAYERS", "players", message, "enter one entry per player"))
    return names, faults


def _top(game: Game, raw: Mapping[str, Any], declared: Mapping[str, Option]) -> Iterator[Fault]:
    known = (*_KNOWN, *declared)
    for key in raw:
        if key not in known:
            message = f"{shown(key)} is not part of a game's turns"
            yield Fault("E_UNKNOWN", str(key), message, meant(str(key), known))
    called = raw.get("game")
    if called is not None and (
        not isinstance(called, str) or called.casefold().replace("_", "-") != game.id
    ):
        message = f"these are turns of the game {shown(called)}, not of {game.id}"
        yield Fault("E_GAME", "game", message, "name the game they belong to")
    if not isinstance(raw.get("turns", []), list):
        message = f"turns is {shown(raw['turns'])}, not a list"
        yield Fault("E_TYPE", "turns", message, "write them in order: [...]")
    if not isinstance(raw.get("table", {}), Mapping):
        message = f"table is {shown(raw['table'])}, not an object"
        yield Fault("E_TYPE", "table", message, 'write {"...": ..., ...}')
    if not isinstance(raw.get("unfinished", False), bool):
        message = f"unfinished is {shown(raw['unfinished'])}, which is neither true nor false"
        yield Fault("E_TYPE", "unfinished", message, "write true or false")


def _option_faults(chosen: dict[str, Any], declared: Mapping[str, Option]) -> Iterator[Fault]:
    """Yield what is wrong with options, as far as their type says; a number may stand for a text."""
    kinds: Mapping[str, type] = {"int": int, "flag": bool}
    for key, value in chosen.items():
        one = declared[key]
        if one.type not in kinds and type(value) is int:
            chosen[key] = str(value)
        elif type(value) is not kinds.get(one.type, str):
            message = f"{key}: {shown(value)} is of the wrong kind"
            yield Fault("E_TYPE", key, message, resolve(one.help))


# Turns


def _with_turn(state: live.State, turn: object, where: str) -> live.State:
    """Return the state after one turn of the file."""
    if state.ledger.asks(state.at) is None:
        hint = "leave out what comes after the end"
        raise refused([Fault("E_OVER", where, "the game is over before this turn", hint)])
    if isinstance(turn, str):
        return _line(state, turn, where)
    if not isinstance(turn, Mapping):
        hint = _HINT.format(line=_example(state))
        raise refused([Fault("E_TYPE", where, f"a turn is {shown(turn)}", hint)])
    if KIND in turn:
        return _entry(state, turn, where)
    strangers = [
        Fault(
            "E_UNKNOWN",
            f"{where}.{key}",
            f"{shown(key)} is not part of a turn",
            meant(str(key), _TURN_KEYS),
        )
        for key in turn
        if key not in _TURN_KEYS
    ]
    if strangers:
        raise refused(strangers)
    _same_player(state, turn.get("player"), where)
    after = _entries(state, turn, where)
    scores = turn.get("scores")
    found = list(after.ledger.scores(after.at))
    if scores is not None and scores != found:
        message = f"the scores after this turn are {_listed(found)}, not {_listed(scores)}"
        hint = "mend a turn, or leave scores out"
        raise refused([Fault("E_SCORES", f"{where}.scores", message, hint)])
    return after


def _entries(state: live.State, turn: Mapping[str, Any], where: str) -> live.State:
    line, entries = turn.get("line"), turn.get("entries")
    if line is None and entries is None:
        hint = _HINT.format(line=_example(state))
        raise refused([Fault("E_MISSING", f"{where}.entries", "a turn says nothing", hint)])
    if line is not None and not isinstance(line, str):
        message = f"line is {shown(line)}, not a text"
        raise refused([Fault("E_TYPE", f"{where}.line", message, _example(state))])
    if entries is None:
        return _line(state, str(line), f"{where}.line")
    if not isinstance(entries, list):
        message = f"entries is {shown(entries)}, not a list"
        raise refused([Fault("E_TYPE", f"{where}.entries", message, "write them in order: [...]")])
    after = state
    for number, entry in enumerate(entries):
        after = _entry(after, entry, f"{where}.entries[{number}]")
    told = " ".join(
        typed_words(state.around, entry) for entry in after.entries[len(state.entries) :]
    )
    if line not in (None, told) and _line(state, line, f"{where}.line").entries != after.entries:
        message = "line and entries say different things"
        raise refused([Fault("E_BOTH", f"{where}.line", message, "leave one of them out")])
    return after


def _same_player(state: live.State, called: object, where: str) -> None:
    """Refuse a turn of somebody whose turn it is not."""
    asked = state.ledger.asks(state.at)
    if called is None or asked is None:
        return
    found = seat_of(state.names, str(called), exact=True)
    if found is None or found != asked.seat:
        whose = "nobody's turn" if asked.seat is None else f"the turn of {state.names[asked.seat]}"
        message = f"it is {whose}, not of {shown(called)}"
        hint = "look whether a turn is missing before this one"
        raise refused([Fault("E_TURN", f"{where}.player", message, hint)])


def _line(state: live.State, typed: str, where: str) -> live.State:
    try:
        found = read_line(state.around, state.at, typed)
    except DataError as error:
        raise _at(error, where) from error
    if found.rest:
        message = f"the game is over before {shown(found.rest)}"
        raise refused([Fault("E_OVER", where, message, "leave out what comes after the end")])
    return state._replace(
        lines=(*state.lines, *live.as_lines(found.pieces)), at=found.pieces[-1].after
    )


def _entry(state: live.State, raw: object, where: str) -> live.State:
    form = state.around.form(raw.get(KIND)) if isinstance(raw, Mapping) else None
    if isinstance(raw, Mapping) and form and "player" not in [one.id for one in form.fields]:
        _same_player(state, raw.get("player"), where)
        raw = {key: value for key, value in raw.items() if key != "player"}
    entry: Entry = checked(state.around, raw, where)
    try:
        at = state.ledger.step(state.at, entry)
    except DataError as error:
        raise _at(error, where) from error
    line = {"ask": "turn", "entry": dict(entry), "typed": ""}
    return state._replace(lines=(*state.lines, line), at=at)


def _at(error: DataError, where: str) -> DataError:
    """Return a refusal whose faults say where in the file they are."""
    faults = error.faults or (Fault("E_DATA", "", error.message, error.hint),)
    return refused(
        [
            Fault(one.code, f"{where}.{one.where}" if one.where else where, one.message, one.hint)
            for one in faults
        ]
    )


def _example(state: live.State) -> str:
    asked = state.ledger.asks(state.at)
    form = state.around.form(asked.forms[0]) if asked else None
    return next(iter(form.examples), form.id) if form else ""


def _listed(scores: object) -> str:
    return ", ".join(map(str, scores)) if isinstance(scores, list) else shown(scores)


# What stands beside the turns


def _beside(state: live.State, raw: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield what a file gives for the tally, as lines; what the turns give may only be the same."""
    known = state.ledger.answers(state.at)
    faults: list[Fault] = []
    rows: dict[str, dict[int, Any]] = {}
    lines: list[Mapping[str, Any]] = []
    for key, value in raw.get("table", {}).items():
        faults += _differs(known.get("table", {}), key, value, "table", "")
        lines.append({"ask": "table", "input": key, "value": value})
    for seat, one in enumerate(raw["players"]):
        own = known["players"][seat]
        cells = one if isinstance(one, Mapping) else {}
        for key, value in cells.items():
            if key != "name":
                name = state.names[seat]
                faults += _differs(own, key, value, f"players[{seat}]", f"{name}, ")
                rows.setdefault(key, {})[seat] = value
    if faults:
        raise refused(faults)
    yield from lines
    for key, values in rows.items():
        yield _row(key, list(values), list(values.values()))


def _row(key: str, seats: Sequence[int], values: Sequence[Any]) -> Mapping[str, Any]:
    return {"ask": "row", "input": key, "seats": seats, "values": values}


def _differs(
    known: Mapping[str, Any], key: str, value: object, where: str, who: str
) -> Iterator[Fault]:
    if key in known and value != known[key]:
        message = f"{who}{key} is {shown(known[key])} by the turns, and {shown(value)} in the file"
        yield Fault("E_BOTH", f"{where}.{key}", message, "leave it out, or mend a turn")
