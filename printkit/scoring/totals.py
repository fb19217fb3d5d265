"""From checked answers to rows, totals, ranks and the sentence that tells who won.

The records are named tuples: at the start of a command each frozen dataclass costs three times as
much, and these stand on the way to every tally.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from printkit.base.errors import Fault
from printkit.base.i18n import resolve
from printkit.model.formula import Expr, inputs_of
from printkit.model.game import Game
from printkit.model.scoresheet import ScoreSheet
from printkit.model.text import Text
from printkit.scoring.answers import Answers, gather, refusal
from printkit.scoring.evaluate import BAD, OPEN, OpenError, Scope, State, evaluate
from printkit.scoring.explain import Detail, details, explain, points_of
from printkit.scoring.ranking import Standing, decide, points
from printkit.scoring.track import Position, beyond, position_of


class TableValue(NamedTuple):
    """One table input as it counts.

    Attributes:
        id: Of the input.
        label: The name people read.
        value: The number; None: open.
        sizes: The entries, where it was entered as a list.
        points: What each entry is worth.
        words: How the number comes about; empty where it was entered as it is.
    """

    id: str
    label: str
    value: int | None
    sizes: tuple[int, ...] | None
    points: tuple[int, ...] | None
    words: str


class PlayerResult(NamedTuple):
    """One player's line of the result, in the order of the seats.

    Attributes:
        name: The player.
        given: What was entered for the player, by input id.
        rows: Points by row id in the order of the rules; absent optional rows have no key, open
            ones are None.
        explain: How each row comes about, in words.
        total: The sum of the rows; None: open.
        ties: The values of the tie-breaks by id; None: absent.
        rank: 1, 1, 3; None: open.
        winner: Whether the rank is 1.
        details: What each entry of a row gives that adds up a list of choices, by row id.
        position: Where the total is marked; None: open, or the sheet does not say.
        marks: What else is so or not, by the id of the mark; None: open, or not to be known.
    """

    name: str
    given: Mapping[str, Any]
    rows: Mapping[str, int | None]
    explain: Mapping[str, str]
    total: int | None
    ties: Mapping[str, int | None]
    rank: int | None
    winner: bool
    details: Mapping[str, tuple[Detail, ...]]
    position: Position | None
    marks: Mapping[str, bool | None]


class Result(NamedTuple):
    """The tally of one game.

    Attributes:
        game: Id of the game.
        rules: Version of its rules data.
        players: In the order of the seats.
        table: The table inputs that are in play, in order, then the facts of the sheet.
        winners: Names of all with rank 1.
        decided_by: ``total``, the id of the tie-break that decided, ``shared``, or ``open``.
        story: The sentence for the table.
        warnings: What is worth a word.
        cites: Where the rule of each row and tie-break stands.
        options: Options of the game (``variant``), and the fingerprint of an owner's own ``data``.
        unfinished: The game goes on; these are the standings so far.
        open: Paths of the cells that are still open.
        assumed: Paths of inputs that were absent and have their default.
        turns: Of a game that was kept turn by turn, as plain values.
    """

    game: str
    rules: str
    players: tuple[PlayerResult, ...]
    table: tuple[TableValue, ...]
    winners: tuple[str, ...]
    decided_by: str
    story: str
    warnings: tuple[Fault, ...]
    cites: Mapping[str, str]
    options: Mapping[str, Any]
    unfinished: bool
    open: tuple[str, ...]
    assumed: tuple[str, ...]
    turns: tuple[Mapping[str, Any], ...] = ()


def tally(game: Game, answers: Answers) -> Result:
    """Add up checked answers.

    Raises:
        DataError: Players are level and lack what decides between them.
    """
    result, faults = _tally(game, answers)
    if faults:
        raise refusal(faults)
    return result


def preview(game: Game, raw: object) -> Result:
    """Add up what has been entered so far; what rests on an open or wrong cell is None, never 0.

    Args:
        game: The game.
        raw: Raw answers; what is absent is open, null is "absent for good".
    """
    answers, _ = gather(game, raw, partial=True)
    return _tally(game, answers)[0]


def _tally(game: Game, answers: Answers) -> tuple[Result, list[Fault]]:
    sheet = game.sheet
    scope = Scope(sheet, answers.table, answers.players, len(answers.names) or None)
    counted = [_count(sheet, seen) for seen in scope.seats()]
    standings = [
        Standing(name, one.total, one.ties)
        for name, one in zip(answers.names, counted, strict=True)
    ]
    verdict = decide(sheet, standings, unfinished=answers.unfinished)
    players = tuple(
        PlayerResult(
            name=name,
            given=_known(cells),
            rows=one.rows,
            explain=one.words,
            total=one.total,
            ties={key: None if value is OPEN else value for key, value in one.ties.items()},
            rank=rank,
            winner=rank == 1,
            details=one.details,
            position=position_of(sheet.track, one.total),
            marks={mark.id: _holds(mark.when, seen) for mark in sheet.marks},
        )
        for name, cells, one, rank, seen in zip(
            answers.names, answers.players, counted, verdict.ranks, scope.seats(), strict=True
        )
    )
    result = Result(
        game=game.id,
        rules=game.rules,
        players=players,
        table=tuple(_table(sheet, scope, answers.assumed)),
        winners=tuple(player.name for player in players if player.winner),
        decided_by=verdict.decided_by,
        story=" ".join((verdict.story, *_marked(sheet, players))),
        warnings=(*answers.warnings, *beyond(sheet.track, standings)),
        cites=_cites(sheet),
        options={**answers.options, **({"data": game.mark} if game.mark else {})},
        unfinished=answers.unfinished,
        open=_open(sheet, answers),
        assumed=answers.assumed,
    )
    lacking = [
        fault
        for seat, tie_break in verdict.lacking
        for fault in _lacking(sheet, tie_break, seat, answers)
    ]
    return result, list(dict.fromkeys(lacking))  # two tie-breaks may rest on one input


def _holds(condition: Expr, scope: Scope) -> bool | None:
    value = _value(condition, scope)
    return None if value is None or isinstance(value, State) else bool(value)


def _marked(sheet: ScoreSheet, players: Sequence[PlayerResult]) -> Iterator[str]:
    """Yield the sentences of the marks, as far as the ranks are known."""
    for one in sheet.marks:
        for player in players:
            told = one.told == "always" or player.winner == (one.told == "won")
            if one.story and told and player.marks[one.id] and player.rank is not None:
                values = {"player": player.name, "total": points(player.total or 0)}
                yield resolve(Text(one.story.pattern, (*one.story.values, *values.items())))


class _Counted(NamedTuple):
    """What the rows of one player come to."""

    rows: dict[str, int | None]
    words: dict[str, str]
    details: dict[str, tuple[Detail, ...]]
    total: int | None
    ties: dict[str, Any]


def _count(sheet: ScoreSheet, scope: Scope) -> _Counted:
    ties = {one.id: _value(one.formula, scope) for one in sheet.tie_breaks}
    found = _Counted({}, {}, {}, 0, ties)
    for row in sheet.rows:
        value = _value(row.formula, scope)
        if isinstance(value, State):
            found.rows[row.id] = None
            found = found._replace(total=None)
            continue
        if value is None:
            continue
        found.rows[row.id] = value
        found.words[row.id] = explain(row.formula, scope)
        if told := details(row.formula, scope):
            found.details[row.id] = told
        if found.total is not None:
            found = found._replace(total=found.total + value)
    return found


def _cites(sheet: ScoreSheet) -> dict[str, str]:
    cites = {row.id: row.rule for row in sheet.rows}
    cites |= {tie.id: tie.rule for tie in sheet.tie_breaks}
    return {name: rule for name, rule in cites.items() if rule}


def _value(formula: Expr, scope: Scope) -> int | State | None:
    try:
        return evaluate(formula, scope)
    except OpenError:
        return OPEN


def _known(cells: Mapping[str, Any]) -> dict[str, Any]:
    return {name: cell for name, cell in cells.items() if not isinstance(cell, State)}


def _table(sheet: ScoreSheet, scope: Scope, assumed: Sequence[str]) -> list[TableValue]:
    found = []
    for one in sheet.inputs:
        cell = scope.table.get(one.id)
        if one.scope != "table" or cell is None:
            continue
        if not one.asked and f"table.{one.id}" in assumed:
            continue
        value = _value(Expr("input", (one.id,)), scope) if one.type in {"int", "flag"} else None
        sizes = cell if isinstance(cell, tuple) else None
        found.append(
            TableValue(
                id=one.id,
                label=resolve(one.label),
                value=None if isinstance(value, State) else value,
                sizes=tuple(int(size) for size in sizes) if sizes is not None else None,
                points=points_of(one.id, scope) if sizes is not None else None,
                words=explain(Expr("input", (one.id,)), scope) if sizes is not None else "",
            )
        )
    return [*found, *_facts(sheet, scope)]


def _facts(sheet: ScoreSheet, scope: Scope) -> Iterator[TableValue]:
    """Yield what follows from the values of the table; what rests on open cells is left out too."""
    for one in sheet.facts:
        value = _value(one.formula, scope)
        if isinstance(value, int):
            words = explain(one.formula, scope)
            yield TableValue(one.id, resolve(one.label), value, None, None, words)


def _open(sheet: ScoreSheet, answers: Answers) -> tuple[str, ...]:
    places = [("table", answers.table, "table")] + [
        (f"players[{seat}]", cells, "player") for seat, cells in enumerate(answers.players)
    ]
    return tuple(
        f"{path}.{one.id}"
        for path, cells, scope in places
        for one in sheet.inputs
        if one.scope == scope and cells.get(one.id) in (OPEN, BAD)
    )


def _lacking(sheet: ScoreSheet, tie_break: str, seat: int, answers: Answers) -> list[Fault]:
    """Return a fault for each input that a tie-break needs and that a level player lacks."""
    formula = next(one.formula for one in sheet.tie_breaks if one.id == tie_break)
    asked = {one.id: one for one in sheet.inputs if one.scope == "player"}
    name = answers.names[seat]
    return [
        Fault(
            "E_MISSING",
            f"players[{seat}].{input_id}",
            f"{name}: {resolve(asked[input_id].label)} is missing, and it decides between players "
            "who are level",
            "enter it for all players who are level",
        )
        for input_id in inputs_of(formula)
        if input_id in asked and input_id not in answers.players[seat]
    ]


def result_json(result: Result) -> dict[str, Any]:
    """Return a result in the form of ``--json``."""
    found: dict[str, Any] = {
        "game": result.game,
        "rules": result.rules,
        "players": [_player_json(player) for player in result.players],
        "winners": list(result.winners),
        "decided_by": result.decided_by,
        "story": result.story,
        "warnings": [fault_json(fault) for fault in result.warnings],
        "table": {one.id: _table_json(one) for one in result.table},
        "cites": dict(result.cites),
        **result.options,
    }
    if result.unfinished:
        found["unfinished"] = True
    if result.open:
        found["open"] = list(result.open)
    if result.assumed:
        found["assumed"] = list(result.assumed)
    if result.turns:
        found["turns"] = [dict(turn) for turn in result.turns]
    return found


def fault_json(fault: Fault) -> dict[str, str]:
    """Return a fault or warning in the form of ``--json``."""
    return {
        "code": fault.code,
        "where": fault.where,
        "message": fault.message,
        "hint": fault.hint,
    }


def _player_json(player: PlayerResult) -> dict[str, Any]:
    return {
        "name": player.name,
        "rows": dict(player.rows),
        "total": player.total,
        "rank": player.rank,
        "winner": player.winner,
        **player.ties,
        **player.marks,
        "given": {key: _plain(cell) for key, cell in player.given.items()},
        "explain": dict(player.explain),
        **_more_json(player),
    }


def _more_json(player: PlayerResult) -> dict[str, Any]:
    """Return what only some sheets tell: the entries of rows, the place on a track."""
    found: dict[str, Any] = {}
    if player.details:
        found["details"] = {
            row: [_detail_json(one) for one in entries] for row, entries in player.details.items()
        }
    if player.position is not None:
        found["position"] = {**player.position._asdict(), "words": player.position.words}
    return found


def _detail_json(one: Detail) -> dict[str, Any]:
    return {key: value for key, value in one._asdict().items() if value is not None}


def _table_json(one: TableValue) -> dict[str, Any]:
    found: dict[str, Any] = {"value": one.value}
    if one.sizes is not None:
        found["sizes"] = list(one.sizes)
    if one.points is not None:
        found["points"] = list(one.points)
    if one.words:
        found["explain"] = one.words
    return found


def _plain(cell: Any) -> Any:  # noqa: ANN401 - a cell as JSON has it
    return list(cell) if isinstance(cell, tuple) else cell
