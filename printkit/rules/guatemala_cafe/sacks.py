"""The question about sacks: from those on the score track to the last one, and how far it is."""

from collections.abc import Mapping
from typing import Any

from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import text
from printkit.rules.guatemala_cafe.coffee import is_over, landing, last_sack
from printkit.rules.guatemala_cafe.given import (
    TRACK_OPTION,
    numbers,
    players_fault,
    refuse,
    score_faults,
    track_faults,
)
from printkit.rules.guatemala_cafe.numbers import ALL_SACKS, BAG, HANDS


def _sacks(given: Mapping[str, Any]) -> Answer:
    sacks, track = given["sacks_on_track"], given["track"]
    scores, faults = numbers(given.get("scores") or "", "scores")
    players = given.get("players")
    if players is None and scores and not faults:
        players = len(scores)
    faults = (*faults, *players_fault(players), *track_faults(track, sacks, players))
    if scores and not faults:
        faults = (*faults, *score_faults(scores, players or 0))
    if faults:
        return refuse(*faults)
    last = last_sack(track, sacks)
    over = is_over(scores, track, sacks)
    result: dict[str, Any] = {
        "last_sack": last if sacks else None,
        "next_sack": landing(track, sacks) if sacks < ALL_SACKS else None,
        "distance": [last - score for score in scores],
        "over": over if scores else None,
        "left": ALL_SACKS - sacks,
        "bag": BAG,
    }
    told = [
        text("The last sack lies on space {last}.", last=last)
        if sacks
        else text("No sack lies on the score track yet.")
    ]
    told += [
        text("Player {player}: {far} to go", player=k, far=max(last - score, 0))
        for k, score in enumerate(scores, start=1)
    ]
    if players in HANDS:
        result["hand"] = HANDS[players]
        told.append(
            text(
                "Everybody starts with {hand} sacks in hand and draws from the bag ({bag} sacks) "
                "when the hand is empty.",
                hand=HANDS[players],
                bag=BAG,
            )
        )
    if over:
        told.append(text("The last sack is reached: the game is over."))
    elif scores:
        told.append(text("Each scoring brings the end nearer by 1 and the points it gives."))
    return Answer(ok=True, result=result, told=tuple(told))


SACKS = Helper(
    id="sacks",
    title=text("the last sack on the score track, and how far everybody is from it"),
    inputs=(
        Option("sacks_on_track", "int", text("sacks on the score track"), required=True),
        Option("scores", "text", text("where the markers stand: 35,12")),
        Option("players", "int", text("how many play (without: as many as there are scores)")),
        TRACK_OPTION,
    ),
    answer=_sacks,
    rule="Guatemala Café 6.5",
)
