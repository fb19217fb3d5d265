"""All scorings of a game of Guatemala Café: from names, options and entries to states and answers."""

from collections.abc import Mapping
from typing import Any

from printkit.base.errors import DataError
from printkit.model.ledger import Asked, Ledger, Told
from printkit.model.text import Text, text
from printkit.rules.guatemala_cafe.coffee import landing, last_sack
from printkit.rules.guatemala_cafe.forms import FORMS
from printkit.rules.guatemala_cafe.given import players_fault, track_faults
from printkit.rules.guatemala_cafe.numbers import SACKS, TRACK
from printkit.rules.guatemala_cafe.scorings import State, first_state, step


def begin(names: tuple[str, ...], options: Mapping[str, Any]) -> State:
    """Return the first state.

    Args:
        names: The players in the order of the seats, clockwise.
        options: ``track`` (last space of the score track) and ``purses`` (every payment is entered
            too, so that the money is known at the end).

    Raises:
        DataError: The game is not for so many, or there is no such track.
    """
    track = options.get("track")
    track = TRACK if track is None else track
    faults = players_fault(len(names)) or track_faults(track, None, len(names))
    if faults:
        raise DataError(faults[0].message, faults[0].hint, faults)
    return first_state(names, track, purses=bool(options.get("purses")))


def asks(state: State) -> Asked | None:
    """Return what is entered next; None: the game is over."""
    if state.over:
        return None
    prompt = text("Scoring {number}: coffee, who, points", number=len(state.sacks) + 1)
    return Asked(prompt, ("score", "pay") if state.purses else ("score",))


def told(state: State) -> Told:
    """Return what the last entry led to."""
    return state.told


def show(state: State) -> tuple[Text, ...]:
    """Return the table in words: markers, sacks, and the money where it is kept."""
    markers = ", ".join(f"{n} {score}" for n, score in zip(state.names, state.scores, strict=True))
    number = len(state.sacks)
    sacks = text("no sack yet; the first one goes on {next}", next=state.track)
    if number:
        sacks = text(
            "sacks: {number}, the last one on {last}, the next one on {next}",
            number=number,
            last=last_sack(state.track, number),
            next=landing(state.track, number),
        )
    lines = [text("Markers: {markers}; {sacks}.", markers=markers, sacks=sacks)]
    hands = ", ".join(f"{n} {hand}" for n, hand in zip(state.names, state.hands, strict=True))
    lines.append(text("Own sacks: {hands}; bag: {bag}.", hands=hands, bag=state.bag))
    used = sorted(set(state.sacks), key=lambda kind: (-state.sacks.count(kind), kind))
    if used:
        each = ", ".join(f"{kind} {state.sacks.count(kind)}" for kind in used)
        lines.append(text("Scored, of {all} of each kind: {each}.", all=SACKS, each=each))
    if state.purses:
        money = ", ".join(f"{n} {left}" for n, left in zip(state.names, state.money, strict=True))
        lines.append(text("Centavos: {money}.", money=money))
    return tuple(lines)


def scores(state: State) -> tuple[int, ...]:
    """Return where the markers stand."""
    return state.scores


def answers(state: State) -> Mapping[str, Any]:
    """Return the answers of the score sheet; the money is left out where it was not kept."""
    table = {"track": state.track}
    if state.sacks:
        table["sacks_on_track"] = len(state.sacks)
    players = [
        {"name": name, "score": score, **({"money": money} if state.purses else {})}
        for name, score, money in zip(state.names, state.scores, state.money, strict=True)
    ]
    found: dict[str, Any] = {"game": "guatemala-cafe", "table": table, "players": players}
    if not state.over:
        found["unfinished"] = True
    return found


LEDGER = Ledger(
    forms=FORMS,
    begin=begin,
    step=step,
    asks=asks,
    told=told,
    show=show,
    scores=scores,
    answers=answers,
)
"""Guatemala Café 1.6 to 1.8, 6.5 and 6.6."""
