"""From totals and tie-break values to ranks (1, 1, 3), what decided, and the sentence for the table."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from printkit.base.i18n import resolve
from printkit.model.scoresheet import ScoreSheet, TieBreak
from printkit.model.text import Text, text
from printkit.scoring.evaluate import State
from printkit.scoring.numbers import signed


class Standing(NamedTuple):
    """A player with what the rank depends on: None in `ties` is absent, a `State` is open."""

    name: str
    total: int | None
    ties: dict[str, Any]


class Verdict(NamedTuple):
    """The ranks in the order of the players, what decided, the sentence, and what is lacking.

    `lacking` names seats and tie-breaks whose value players who are level must have.
    """

    ranks: tuple[int | None, ...]
    decided_by: str
    story: str
    lacking: tuple[tuple[int, str], ...] = ()


def decide(sheet: ScoreSheet, players: Sequence[Standing], *, unfinished: bool) -> Verdict:
    """Rank the players: by total, then by each tie-break; equal in all is an equal rank.

    What is absent ranks behind any number, in either direction.

    Args:
        sheet: Gives the direction of the points and the tie-breaks.
        players: In the order of the seats.
        unfinished: The game goes on; the sentence says so.
    """
    open_now = any(
        one.total is None or any(isinstance(tie, State) for tie in one.ties.values())
        for one in players
    )
    if open_now or not players:
        return Verdict((None,) * len(players), "open", _still_open(players))
    keys = [_key(sheet, one, len(sheet.tie_breaks)) for one in players]
    ordered = sorted(keys)
    ranks = tuple(ordered.index(key) + 1 for key in keys)
    lacking = tuple(_lacking(sheet, players))
    decided_by, story = _told(sheet, players, ranks, unfinished=unfinished)
    if unfinished:
        story = resolve(text("So far: {story}", story=story))
    return Verdict(ranks, decided_by, story, lacking)


def _key(sheet: ScoreSheet, one: Standing, depth: int) -> tuple[tuple[int, int], ...]:
    """Return what sorts players, the best first, by the total and so many tie-breaks."""
    values = [(one.total, sheet.direction)]
    values += [(one.ties[tie.id], tie.direction) for tie in sheet.tie_breaks[:depth]]
    return tuple(
        (1, 0) if value is None else (0, -value if direction == "high" else value)
        for value, direction in values
    )


def _lacking(sheet: ScoreSheet, players: Sequence[Standing]) -> list[tuple[int, str]]:
    """Return where players who are level lack a value that the rules ask for."""
    found = []
    for depth, tie in enumerate(sheet.tie_breaks):
        keys = [_key(sheet, one, depth) for one in players]
        found += [
            (seat, tie.id)
            for seat, one in enumerate(players)
            if tie.ask and one.ties[tie.id] is None and keys.count(keys[seat]) > 1
        ]
    return found


def _told(
    sheet: ScoreSheet, players: Sequence[Standing], ranks: Sequence[int], *, unfinished: bool
) -> tuple[str, str]:
    best = [one for one, rank in zip(players, ranks, strict=True) if rank == 1]
    level = [one for one in players if one.total == best[0].total]
    if len(best) > 1:
        return "shared", _shared(sheet, best, unfinished=unfinished)
    if len(level) == 1:
        return "total", _ahead(sheet, best[0], players, unfinished=unfinished)
    for depth, tie in enumerate(sheet.tie_breaks):
        winning = _key(sheet, best[0], depth + 1)
        left = [one for one in level if _key(sheet, one, depth + 1) == winning]
        if len(left) == 1:
            return tie.id, _broken(tie, best[0], [one for one in level if one is not best[0]])
        level = left
    raise AssertionError(sheet)


def _broken(tie: TieBreak, winner: Standing, losers: Sequence[Standing]) -> str:
    """Tell what decided between players of equal total."""
    values = [one.ties[tie.id] for one in losers if one.ties[tie.id] is not None]
    nearest = max if tie.direction == "high" else min
    told = {
        "winner": winner.name,
        "loser": listed([one.name for one in losers]),
        "best": _number(winner.ties[tie.id]),
        "other": _number(nearest(values, default=None)),
        "total": points(winner.total or 0),
    }
    return resolve(Text(tie.story.pattern, (*tie.story.values, *told.items())))


def _number(value: int | None) -> str:
    return "none" if value is None else signed(value)


def _shared(sheet: ScoreSheet, best: Sequence[Standing], *, unfinished: bool) -> str:
    what = text("the lead") if unfinished else text("the victory")
    same = [
        resolve(text("{label} {value}", label=tie.label, value=signed(best[0].ties[tie.id])))
        for tie in sheet.tie_breaks
        if best[0].ties[tie.id] is not None
    ]
    names, total = listed([one.name for one in best]), points(best[0].total or 0)
    if not same:
        pattern = "{names} share {what} with {total} each."
        return resolve(text(pattern, names=names, what=what, total=total))
    told = text(
        "{names} share {what}: {total} each, and equal in {same}.",
        names=names,
        what=what,
        total=total,
        same=listed(same),
    )
    return resolve(told)


def _ahead(
    sheet: ScoreSheet, winner: Standing, players: Sequence[Standing], *, unfinished: bool
) -> str:
    others = [one for one in players if one is not winner]
    won = points(winner.total or 0)
    if not others:
        return resolve(text("{winner} has {total}.", winner=winner.name, total=won))
    nearest = max if sheet.direction == "high" else min
    following = nearest(one.total or 0 for one in others)
    few = text("; the fewest points win") if sheet.direction == "low" else text("")
    pattern = text(
        "{winner} {wins} with {total}, ahead of {others} with {following}{few}.",
        winner=winner.name,
        wins=text("leads") if unfinished else text("wins"),
        total=won,
        others=listed([one.name for one in others if one.total == following]),
        following=signed(following),
        few=few,
    )
    return resolve(pattern)


def _still_open(players: Sequence[Standing]) -> str:
    waiting = [one.name for one in players if one.total is None]
    if not waiting:
        return resolve(text("Something that decides between players is still open."))
    return resolve(text("Still open: {names}.", names=listed(waiting)))


def points(number: int) -> str:
    """Return a number of points in words: ``1 point``, ``−3 points``."""
    pattern = "{number} point" if abs(number) == 1 else "{number} points"
    return resolve(text(pattern, number=signed(number)))


def listed(words: Sequence[str]) -> str:
    """Return words as a list: ``A``, ``A and B``, ``A, B and C``."""
    if len(words) < 2:  # noqa: PLR2004 - one word is no list
        return "".join(words)
    return resolve(text("{first} and {last}", first=", ".join(words[:-1]), last=words[-1]))
