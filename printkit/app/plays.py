"""From the log of saved plays to lists, results and tables for a spreadsheet."""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from printkit.app.sitting import names_of
from printkit.base.errors import Fault, UsageError
from printkit.plays import log
from printkit.plays.store import Play, Store
from printkit.scoring.explain import Detail
from printkit.scoring.totals import PlayerResult, Result, TableValue
from printkit.scoring.track import Position

RESULTS_HEAD = (
    "play_id",
    "date",
    "game",
    "rules",
    "setup_code",
    "player",
    "total",
    "rank",
    "winner",
    "tie_break",
)
LONG_HEAD = (
    "play_id",
    "date",
    "game",
    "rules",
    "setup_code",
    "players",
    "seat",
    "player",
    "colour",
    "row",
    "entered",
    "points",
)


class Listed(NamedTuple):
    """One saved play in a list.

    Attributes:
        finished: When the result was kept, or an empty string: still open.
        winners: Names, where it is finished.
        lines: How many lines were entered that count.
    """

    id: str
    game: str
    started: str
    finished: str
    names: tuple[str, ...]
    winners: tuple[str, ...]
    lines: int


class Saved(NamedTuple):
    """One saved play with its result; `result` is None where it is still open."""

    play: Play
    result: Mapping[str, Any] | None


def saved_plays(path: Path, game: str | None = None) -> tuple[Saved, ...]:
    """Return all plays of a file, oldest first; a file that is not there holds none.

    Raises:
        FileError: The file is damaged, of another version, or no file of plays.
    """
    if not path.exists():
        return ()
    with Store(path) as store:
        return tuple(Saved(play, log.result(play.entries)) for play in store.plays(game))


def saved_play(path: Path, name: str | None = None) -> Saved:
    """Return one play by its id or number, or the last one that was begun.

    Raises:
        UsageError: There is no such play.
        FileError: As for `saved_plays`.
    """
    if not path.exists():
        raise UsageError(
            "there is no play" if name is None else f"there is no play {name!r}",
            f"nothing is kept in {path}",
        )
    with Store(path) as store:
        play = _last(store, path) if name is None else store.play(name)
        return Saved(play, log.result(play.entries))


def _last(store: Store, path: Path) -> Play:
    found = store.plays()
    if not found:
        raise UsageError("there is no play", f"nothing is kept in {path}")
    return found[-1]


def listed(saved: Saved) -> Listed:
    """Return what a list says about a play."""
    play, result = saved
    return Listed(
        id=play.id,
        game=play.game,
        started=play.started,
        finished=play.entries[-1].time if result is not None else "",
        names=names_of(play),
        winners=tuple(result.get("winners", ())) if result else (),
        lines=len(log.lines(play.entries)),
    )


def result_of(kept: Mapping[str, Any]) -> Result:
    """Return the result that was kept, with the very numbers of that day."""
    extra = {"game", "rules", "players", "winners", "decided_by", "story", "warnings", "table"}
    extra |= {"cites", "unfinished", "open", "assumed", "turns"}
    return Result(
        game=str(kept["game"]),
        rules=str(kept["rules"]),
        players=tuple(_player(one) for one in kept["players"]),
        table=tuple(
            TableValue(
                id=name,
                label=str(one.get("label", name)),
                value=one["value"],
                sizes=tuple(one["sizes"]) if "sizes" in one else None,
                points=tuple(one["points"]) if "points" in one else None,
                words=str(one.get("explain", "")),
            )
            for name, one in kept.get("table", {}).items()
        ),
        winners=tuple(kept["winners"]),
        decided_by=str(kept["decided_by"]),
        story=str(kept["story"]),
        warnings=tuple(Fault(**one) for one in kept.get("warnings", ())),
        cites=dict(kept.get("cites", {})),
        options={key: value for key, value in kept.items() if key not in extra},
        unfinished=bool(kept.get("unfinished")),
        open=tuple(kept.get("open", ())),
        assumed=tuple(kept.get("assumed", ())),
        turns=tuple(kept.get("turns", ())),
    )


def _player(one: Mapping[str, Any]) -> PlayerResult:
    known = {"name", "rows", "total", "rank", "winner", "given", "explain", "details", "position"}
    more = {key: value for key, value in one.items() if key not in known}
    place = one.get("position")
    return PlayerResult(
        name=str(one["name"]),
        given=dict(one.get("given", {})),
        rows=dict(one["rows"]),
        explain=dict(one.get("explain", {})),
        total=one["total"],
        ties={key: value for key, value in more.items() if not isinstance(value, bool)},
        rank=one["rank"],
        winner=bool(one["winner"]),
        details={
            row: tuple(Detail(**entry) for entry in entries)
            for row, entries in one.get("details", {}).items()
        },
        position=Position(place["lap"], place["cell"]) if place else None,
        marks={key: value for key, value in more.items() if isinstance(value, bool)},
    )


def results_csv(plays: Sequence[Saved]) -> str:
    """Return one line for each player of each finished play (RFC 4180, lines end in a line feed)."""
    return _csv(RESULTS_HEAD, _results(plays))


def long_csv(plays: Sequence[Saved]) -> str:
    """Return one line for each row of each player of each finished play."""
    return _csv(LONG_HEAD, _long(plays))


def results_json(plays: Sequence[Saved]) -> list[dict[str, Any]]:
    """Return each finished play as its result, with its id and when it began."""
    return [
        {"play": saved.play.id, "started": saved.play.started, **saved.result}
        for saved in plays
        if saved.result is not None
    ]


def _results(plays: Sequence[Saved]) -> Iterator[Sequence[object]]:
    for saved in plays:
        for one in _people(saved):
            decided = str((saved.result or {}).get("decided_by", ""))
            yield (
                *_head(saved),
                one["name"],
                _empty(one["total"]),
                _empty(one["rank"]),
                int(one["winner"]),
                "" if decided == "total" else decided,
            )


def _long(plays: Sequence[Saved]) -> Iterator[Sequence[object]]:
    for saved in plays:
        people = _people(saved)
        for seat, one in enumerate(people, 1):
            for row, points in one["rows"].items():
                entered = one.get("given", {}).get(row, "")
                words = " ".join(map(str, entered)) if isinstance(entered, list) else entered
                yield (
                    *_head(saved),
                    len(people),
                    seat,
                    one["name"],
                    "",
                    row,
                    words,
                    _empty(points),
                )


def _people(saved: Saved) -> Sequence[Mapping[str, Any]]:
    return saved.result["players"] if saved.result else ()


def _head(saved: Saved) -> tuple[str, ...]:
    play = saved.play
    return play.id, play.entries[-1].time[:10], play.game, play.rules, ""


def _empty(value: object) -> object:
    return "" if value is None else value


def _csv(head: Sequence[str], rows: Iterator[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return out.getvalue()
