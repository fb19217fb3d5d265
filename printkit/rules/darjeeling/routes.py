"""The question about a move: what it costs, or on a map which moves there are and what each costs."""

from collections.abc import Mapping
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault, spaces
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.darjeeling.choices import GAPS, MAPS
from printkit.rules.darjeeling.maps import Place, Region, read_region, region
from printkit.rules.darjeeling.moves import (
    FACINGS,
    NAMES,
    TURNS,
    Move,
    Passed,
    Position,
    cost_of,
    judge,
    moves,
    position_faults,
)
from printkit.rules.darjeeling.typed import parse_place, parse_places

_COUNTS = ("tiles", "cities", "collectors")
_ON_MAP = ("from", "facing", "to", "others", "empty")


def _move(given: Mapping[str, Any]) -> Answer:
    return _on_map(given) if given.get("map") is not None else _counted(given)


def _counted(given: Mapping[str, Any]) -> Answer:
    """Answer from what is passed over."""
    faults = [
        fault("E_NEG", name, "{found} {name} cannot be passed", found=given[name], name=name)
        for name in _COUNTS
        if given.get(name, 0) < 0
    ]
    faults += [
        fault("E_MISSING", "map", "{name} says something about a map", hint, name=name)
        for name in _ON_MAP
        for hint in ("give the map too: india, sri-lanka, china or a file",)
        if given.get(name) is not None
    ]
    if faults:
        return _refuse(*faults)
    passed = Passed(*(given.get(name, 0) for name in _COUNTS))
    turn = int(given.get("turn") or 0)
    return _answer(turn, passed, given, {})


def _on_map(given: Mapping[str, Any]) -> Answer:
    """Answer from places on a map."""
    position, faults = _position(given)
    if position is None or faults:
        return _refuse(*faults)
    if given.get("to") is None:
        return _all_moves(position)
    to = parse_place(given["to"], "to")
    if isinstance(to, Fault):
        return _refuse(to)
    move = judge(position, to)
    if isinstance(move, Fault):
        return Answer(ok=False, result={}, reasons=(move,))
    said = given.get("turn")
    if said is not None and int(said) != move.turn:
        message = "from {facing} the way to {place} needs a turn of {turn}, not of {said}"
        odd = fault(
            "E_TURN",
            "turn",
            message,
            "leave --turn out; it follows from the map",
            facing=NAMES[position.facing],
            place=spaces([to]),
            turn=move.turn,
            said=said,
        )
        return _refuse(odd)
    return _answer(move.turn, move.passed, given, {"turn": move.turn, "facing": move.facing})


def _position(given: Mapping[str, Any]) -> tuple[Position | None, tuple[Fault, ...]]:
    found, faults = _map_of(given["map"])
    wrong = list(faults)
    for name in _COUNTS:
        if given.get(name):
            hint = "leave it out; the map says what is passed"
            message = "{name} and a map were both given"
            wrong.append(fault("E_BOTH", name, message, hint, name=name))
    start: Place | Fault | None = None
    if given.get("from") is not None:
        start = parse_place(given["from"], "from")
    for name in ("from", "facing"):
        if given.get(name) is None:
            hint = "a move on a map needs --from ROW,COLUMN and --facing N, E, S or W"
            wrong.append(fault("E_MISSING", name, "{name} is missing", hint, name=name))
    places = {}
    for name in ("others", "empty"):
        places[name], odd = parse_places(given.get(name) or "", name)
        wrong += odd
    if isinstance(start, Fault):
        wrong.append(start)
    if found is None or start is None or isinstance(start, Fault) or _stops(wrong):
        return None, tuple(wrong)
    position = Position(
        region=found,
        at=start,
        facing=given["facing"],
        others=places["others"],
        empty=places["empty"],
        gaps_free=given.get("gaps") == "free",
    )
    return position, position_faults(position)


def _map_of(asked: str | tuple[str, ...]) -> tuple[Region | None, tuple[Fault, ...]]:
    return (region(asked), ()) if isinstance(asked, str) else read_region(asked)


def _stops(faults: list[Fault]) -> bool:
    return any(not one.is_warning for one in faults)


def _all_moves(position: Position) -> Answer:
    found = moves(position)
    listed = [
        {
            "to": list(move.to),
            "turn": move.turn,
            "cost": move.cost,
            "near_city": position.region.is_near_city(move.to),
        }
        for move in found
    ]
    if not found:
        told = text("No move is possible: phase 2 is skipped, no tile is taken or drawn.")
        return Answer(ok=True, result={"moves": []}, told=(told,))
    return Answer(ok=True, result={"moves": listed}, told=tuple(_line(position, m) for m in found))


def _line(position: Position, move: Move) -> Text:
    near = ", next to a city" if position.region.is_near_city(move.to) else ""
    return text(
        "{place}: {cost} (turn {turn}{near})",
        place=spaces([move.to]),
        cost=move.cost,
        turn=move.turn,
        near=near,
    )


def _answer(turn: int, passed: Passed, given: Mapping[str, Any], more: dict[str, Any]) -> Answer:
    cost = cost_of(turn, passed)
    result = {"cost": cost, **passed._asdict(), **more}
    told = [
        text(
            "{turn}; passed: tiles {tiles}, cities {cities}, collectors {collectors}. Cost: {cost}.",
            turn=text("A half turn") if turn == max(TURNS) else text("No half turn"),
            cost=cost,
            **passed._asdict(),
        )
    ]
    if given.get("before") is not None:
        after = given["before"] - cost
        result["after"] = after
        words = "Score: {before} before, {after} after."
        before = given["before"]
        told.append(text(words, before=_signed(before), after=_signed(after)))
    return Answer(ok=True, result=result, told=tuple(told))


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _refuse(*faults: Fault) -> Answer:
    return Answer(ok=False, result={}, errors=faults)


MOVE = Helper(
    id="move",
    title=text("what a move costs, by what is passed over or on a map"),
    inputs=(
        Option(
            "turn",
            "choice",
            text("how far the collector turns first; on a map it is found"),
            choices=tuple(map(str, TURNS)),
        ),
        Option("tiles", "int", text("tea tiles passed over")),
        Option("cities", "int", text("cities passed over")),
        Option("collectors", "int", text("other collectors passed over")),
        Option("before", "int", text("the score before, for the score after")),
        Option("map", "file", text("india, sri-lanka, china, or a file"), choices=MAPS[1:]),
        Option("from", "text", text("where the collector stands: 5,1 is row 5, column 1")),
        Option("facing", "choice", text("where its crate points"), choices=FACINGS),
        Option("to", "text", text("where it shall go (without: every possible move)")),
        Option("others", "text", text("where other collectors stand: 4,5 7,2")),
        Option("empty", "text", text("cells that could not be filled again")),
        GAPS,
    ),
    answer=_move,
    rule="Darjeeling 6.2",
)
