"""The question about a scoring: from a coffee, growers and ships to points, ship and sack."""

from collections.abc import Mapping, Sequence
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.guatemala_cafe.coffee import (
    Leaving,
    Scored,
    is_over,
    landing,
    score,
    without,
)
from printkit.rules.guatemala_cafe.given import (
    BOARD,
    TRACK_OPTION,
    numbers,
    player_number,
    refuse,
    score_faults,
    track_faults,
)
from printkit.rules.guatemala_cafe.growers import Case, read_case
from printkit.rules.guatemala_cafe.network import Way
from printkit.rules.guatemala_cafe.numbers import INCOME
from printkit.rules.guatemala_cafe.plants import FREE
from printkit.rules.guatemala_cafe.sheet import KINDS
from printkit.rules.guatemala_cafe.standing import NAMES


def _coffee(given: Mapping[str, Any]) -> Answer:
    kind: str = given["kind"]
    case, faults = read_case(given, kind)
    players = len(case.names) if case else None
    sacks, track = given.get("sacks_on_track"), given["track"]
    known = players if given.get("board") else None
    faults = (*faults, *track_faults(track, sacks, known, room=1))
    before, odd = numbers(given.get("scores") or "", "scores")
    faults = (*faults, *odd, *(score_faults(before, len(case.names)) if case else ()))
    active, blocker, wrong = _people(given, case.names if case else ())
    faults = (*faults, *(wrong if case else ()))
    if case is None or faults:
        return refuse(*faults)
    if sacks is not None and before and is_over(before, track, sacks):
        reason = fault("E_OVER", "scores", "the game is over: the last sack was reached before")
        return Answer(ok=False, result={"over": True}, reasons=(reason,))
    scored = score(case.board, case.growers, kind, case.fleet.docks, case.fleet.unknown)
    if blocker is not None:
        scored = Scored((0,) * len(case.names), (0,) * len(case.names), ())
    leaving, odd_ship = _leaver(scored, given.get("leaves"))
    if odd_ship:
        return refuse(odd_ship)
    after = case.fleet.docks
    if leaving is not None:
        after = without(after, kind, leaving.harbour)
    result = {
        "kind": kind,
        "players": list(case.names),
        "points": list(scored.points),
        "ships": list(scored.ships),
        "blocked": blocker is not None,
        "money": INCOME,
        **_ship_result(case, scored, leaving, after),
        **_sack_result(track, sacks, before, scored.points),
    }
    if case.ways:
        result["ways"] = [_way_result(case, *one) for one in case.ways]
    told = (
        *_told_points(case, kind, scored, active, blocker),
        *_told_ship(case, kind, scored, leaving, after),
        *_told_sack(case, result),
        *(_told_way(case, *one) for one in case.ways),
    )
    return Answer(ok=True, result=result, told=told)


def _people(
    given: Mapping[str, Any], names: Sequence[str]
) -> tuple[int | None, int | None, tuple[Fault, ...]]:
    """Return who takes the sack and who blocks."""
    found: dict[str, int | None] = {"active": None, "blocked_by": None}
    faults: tuple[Fault, ...] = ()
    for name in found:
        word = given.get(name)
        if word is not None:
            found[name], odd = player_number(word, name, names)
            faults = (*faults, *odd)
    active, blocker = found["active"], found["blocked_by"]
    if active is not None and active == blocker:
        message = "{player} cannot block a scoring of their own"
        faults = (*faults, fault("E_BLOCK", "blocked_by", message, player=names[active]))
    return active, blocker, faults


def _leaver(scored: Scored, asked: str | None) -> tuple[Leaving | None, Fault | None]:
    """Return the ship that leaves, where there is no choice or it was made."""
    if len(scored.leaves) == 1 and asked is None:
        return scored.leaves[0], None
    if asked is None:
        return None, None
    for one in scored.leaves:
        if one.harbour == asked.strip().upper():
            return one, None
    names = " ".join(one.harbour for one in scored.leaves) or "none"
    message = "no ship leaves harbour {asked}"
    hint = "harbours of which a ship may leave: {names}"
    return None, fault("E_HARBOUR", "leaves", message, hint, asked=repr(asked), names=names)


def _ship_result(
    case: Case, scored: Scored, leaving: Leaving | None, after: Mapping[str, tuple[str, ...]]
) -> dict[str, Any]:
    prices = {harbour.id: harbour.docks for harbour in case.board.harbours}
    ships = {name: len(docks) - docks.count(FREE) for name, docks in after.items()}
    result: dict[str, Any] = {
        "leaves": None
        if leaving is None
        else {
            "harbour": leaving.harbour,
            "dock": leaving.dock or None,
            "price": leaving.price or None,
        },
        "docks": {
            name: ships[name] if name in case.fleet.unknown else "".join(docks)
            for name, docks in after.items()
        },
        "next_ship": {
            name: (*prices[name], None)[count]
            for name, count in ships.items()
            if name not in case.fleet.unknown
        },
    }
    if leaving is None and scored.leaves:
        result["choice"] = [one.harbour for one in scored.leaves]
    return result


def _sack_result(
    track: int, sacks: int | None, before: Sequence[int], gained: Sequence[int]
) -> dict[str, Any]:
    after = [old + new for old, new in zip(before, gained, strict=True)] if before else None
    if sacks is None:
        return {"sack": None, "sacks_on_track": None, "scores": after, "over": None}
    return {
        "sack": landing(track, sacks),
        "sacks_on_track": sacks + 1,
        "scores": after,
        "over": is_over(after, track, sacks + 1) if after else None,
    }


def _way_result(case: Case, player: int, site: str, way: Way) -> dict[str, Any]:
    return {
        "player": case.names[player],
        "site": site,
        "harbour": way.harbour,
        "connected": not way.missing,
        "path": [list(corner) for corner in way.path],
        "missing": [[list(one), list(other)] for one, other in way.missing],
    }


def _called(case: Case, player: int) -> Text:
    name = case.names[player]
    return text("Player {name}", name=name) if name.isdecimal() else text("{name}", name=name)


def _told_points(
    case: Case, kind: str, scored: Scored, active: int | None, blocker: int | None
) -> tuple[Text, ...]:
    who = _called(case, active) if active is not None else text("The active player")
    paid = text("{who} gets {money} centavos.", who=who, money=INCOME)
    if blocker is not None:
        blocked = text(
            "{blocker} blocks with a {kind} sack, which fills the square: nothing is scored, no "
            "ship leaves. The active player may build 1 to 3 pieces from the same row.",
            blocker=_called(case, blocker),
            kind=NAMES[kind],
        )
        return paid, blocked
    return paid, *(_told_player(case, k, scored) for k in range(len(case.names)))


def _told_player(case: Case, player: int, scored: Scored) -> Text:
    grower, ships, gained = case.growers[player], scored.ships[player], scored.points[player]
    who = _called(case, player)
    if not grower.warehouse or not grower.workers:
        why = text("no warehouse") if grower.workers else text("no workers")
        return text("{who}: 0 ({why})", who=who, why=why)
    if ships:
        return text(
            "{who}: {workers} workers × (1 + {ships} in harbour {harbour}) = {points}",
            who=who,
            workers=grower.workers,
            ships=ships,
            harbour=grower.harbour,
            points=gained,
        )
    why = text("connected, but no such ship") if grower.harbour else text("not connected")
    return text("{who}: {points} ({why})", who=who, points=gained, why=why)


def _told_ship(
    case: Case,
    kind: str,
    scored: Scored,
    leaving: Leaving | None,
    after: Mapping[str, tuple[str, ...]],
) -> tuple[Text, ...]:
    if leaving is None and scored.leaves:
        names = ", ".join(one.harbour for one in scored.leaves)
        pattern = "The active player chooses which {kind} ship leaves: harbour {names}."
        return (text(pattern, kind=NAMES[kind], names=names),)
    if leaving is None:
        return (text("No ship leaves."),)
    dock = text(", dock of {price} centavos", price=leaving.price) if leaving.price else text("")
    told = text(
        "The {kind} ship of harbour {harbour}{dock} leaves the game.",
        kind=NAMES[kind],
        harbour=leaving.harbour,
        dock=dock,
    )
    if leaving.harbour in case.fleet.unknown:
        return (told,)
    words = " ".join(after[leaving.harbour])
    return told, text("Harbour {name} now: {docks}", name=leaving.harbour, docks=words)


def _told_sack(case: Case, result: Mapping[str, Any]) -> tuple[Text, ...]:
    if result["sack"] is None:
        return ()
    told = text("The sack goes on space {space} of the score track.", space=result["sack"])
    if result["over"] is None:
        return (told,)
    scores = ", ".join(map(str, result["scores"]))
    markers = text("The markers stand on {scores}.", scores=scores)
    if not result["over"]:
        return told, markers, text("Nobody has reached the last sack: the game goes on.")
    first = max(range(len(case.names)), key=lambda k: result["scores"][k])
    over = text("{who} has reached the last sack: the game is over.", who=_called(case, first))
    return told, markers, over


def _told_way(case: Case, player: int, site: str, way: Way) -> Text:
    path = " ".join(f"({x},{y})" for x, y in way.path)
    if not way.missing:
        return text(
            "{who}: site {site} is connected to harbour {harbour}: {path}",
            who=_called(case, player),
            site=site,
            harbour=way.harbour,
            path=path,
        )
    return text(
        "{who}: site {site} lacks {number} of the {all} roads to harbour {harbour}: {path}",
        who=_called(case, player),
        site=site,
        number=len(way.missing),
        all=len(way.path) - 1,
        harbour=way.harbour,
        path=path,
    )


COFFEE = Helper(
    id="coffee",
    title=text("points of a coffee, the ship that leaves, where the sack lands, and the end"),
    inputs=(
        Option(
            "kind",
            "choice",
            text("the coffee that is scored"),
            choices=tuple(kind.id for kind in KINDS),
            required=True,
        ),
        BOARD,
        Option("workers", "text", text("workers of each player in the plantation: 4,2,0")),
        Option(
            "warehouse",
            "text",
            text("who has the warehouse: y,n,y (without: all who have workers)"),
        ),
        Option("harbour", "text", text("harbour that each player is connected to: B,-,D")),
        Option("ships", "text", text("B:WK,D:W (docks from the cheapest on), or B:1,D:2")),
        Option("active", "text", text("who takes the sack, a number or a name")),
        Option("blocked_by", "text", text("who blocks the scoring")),
        Option("leaves", "text", text("harbour whose ship leaves, where the player may choose")),
        Option("sacks_on_track", "int", text("sacks on the score track before this one")),
        TRACK_OPTION,
        Option("scores", "text", text("where the markers stand before: 35,12")),
    ),
    answer=_coffee,
    rule="Guatemala Café 6.1",
)
