"""From a result to what a person reads: tables in a terminal, labelled lines everywhere else."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from printkit.app.score import signed
from printkit.base.i18n import resolve
from printkit.cli.screen import Screen, clean

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from printkit.app.registry import Game
    from printkit.app.score import PlayerResult, Result

_OPEN, _NONE = "open", "-"
_FRAME = 3
_WIDE = 100
_MANY = 5
"""Of more rows than this no line of a terminal has room."""


class Column(NamedTuple):
    """A row of the sheet or a tie-break, with the name people read."""

    id: str
    label: str


def show_result(screen: Screen, game: "Game", result: "Result") -> None:
    """Show the values of the table, all points with their rule, totals, places and the story."""
    if screen.rich:
        _show_tables(screen, game, result)
    else:
        for line in plain_lines(game, result):
            screen.result(line)
    for warning in result.warnings:
        screen.say(f"Note: {warning.message}  {warning.code}")


def plain_lines(game: "Game", result: "Result") -> Iterator[str]:
    """Yield the result as labelled lines, first place first."""
    yield f"game: {_title(game, result)}"
    for value in result.table:
        yield f"{value.label}: {value.words or _number(value.value)}"
    for player in _ranked(result):
        yield f"{_place(player)}: {player.name}, total {_number(player.total)}"
        for row in _rows(game, result):
            if row.id in player.rows:
                yield f"  {row.label}: {_points(player, row.id)}{_cited(result, row.id)}"
                yield from (f"    {line}" for line in _entries(player, row.id))
        for tie in _ties(game, result):
            yield f"  {tie.label}: {_number(player.ties.get(tie.id), _NONE)}"
        if player.position is not None:
            yield f"  on the score track: {player.position.words}"
        for mark in game.sheet.marks:
            if player.marks.get(mark.id):
                yield f"  {resolve(mark.label)}"
    yield from _assumed(game, result)
    if result.winners:
        yield f"{'winner' if len(result.winners) == 1 else 'winners'}: {', '.join(result.winners)}"
    yield result.story


def _title(game: "Game", result: "Result") -> str:
    words = f"{resolve(game.title)}, {len(result.players)} players"
    chosen = "".join(f", {name} {value}" for name, value in result.options.items())
    return f"{words}{chosen}{', not finished' if result.unfinished else ''}"


def _ranked(result: "Result") -> Sequence["PlayerResult"]:
    """Return the players by place; in the order of the seats where places are open or equal."""
    return sorted(result.players, key=lambda one: one.rank or 0)


def _rows(game: "Game", result: "Result") -> list[Column]:
    """Return the rows of the sheet that any player has."""
    return [
        Column(row.id, resolve(row.label))
        for row in game.sheet.rows
        if any(row.id in player.rows for player in result.players)
    ]


def _ties(game: "Game", result: "Result") -> list[Column]:
    """Return the tie-breaks that any player has a value for."""
    return [
        Column(tie.id, resolve(tie.label))
        for tie in game.sheet.tie_breaks
        if any(player.ties.get(tie.id) is not None for player in result.players)
    ]


def _place(player: "PlayerResult") -> str:
    return f"place {player.rank}" if player.rank else "place open"


def _number(value: int | None, absent: str = _OPEN) -> str:
    return absent if value is None else signed(value)


def _entries(player: "PlayerResult", row: str) -> Iterator[str]:
    """Yield what each entry of a row gives: ``E05 gardens: 5/6 → 15``."""
    for one in player.details.get(row, ()):
        yield f"{one.of} {one.label}: {one.words}"


def _assumed(game: "Game", result: "Result") -> Iterator[str]:
    """Yield what was not said and taken for its default, with the players."""
    labels = {one.id: resolve(one.label) for one in game.sheet.inputs}
    found: dict[str, list[str]] = {}
    for path in result.assumed:
        place, _, name = path.rpartition(".")
        seat = place.removeprefix("players[").removesuffix("]")
        people = found.setdefault(name, [])
        if seat.isdecimal():
            people.append(result.players[int(seat)].name)
    for name, people in found.items():
        one = next((one for one in game.sheet.inputs if one.id == name), None)
        if one is None or one.default is None:
            continue
        value = ("yes" if one.default else "no") if one.type == "flag" else str(one.default)
        who = f" ({', '.join(people)})" if people else ""
        yield f"not said, so taken for {value}: {labels[name]}{who}"


def _points(player: "PlayerResult", row: str) -> str:
    """Return how the points of a row come about, or the points."""
    if row in player.details:
        return _number(player.rows[row])
    return player.explain.get(row) or _number(player.rows[row])


def _cited(result: "Result", row: str) -> str:
    rule = result.cites.get(row, "")
    return f" ({rule})" if rule else ""


def _show_tables(screen: Screen, game: "Game", result: "Result") -> None:
    from rich.text import Text  # noqa: PLC0415 - slow, and only a terminal needs it

    console = screen.console()
    console.print()
    console.print(Text(clean(_title(game, result)), style="bold"))
    if result.table:
        console.print(_values(game, result, wide=console.width >= _WIDE))
    rows, ties = _rows(game, result), _ties(game, result)
    cells = {player.name: _cells(player, rows) for player in result.players}
    if _width(result, rows, ties, cells) <= console.width:
        console.print(_players(result, rows, ties, cells))
        _show_lines(console, chain.from_iterable(_more(player) for player in _ranked(result)))
    elif len(rows) > _MANY:
        lines = _lines(result, rows, ties)
        words = _upright(result, lines, bare=False)
        fits = _wide_as(words) <= console.width
        console.print(words if fits else _upright(result, lines, bare=True))
    else:
        bare = {
            player.name: [
                _number(player.rows.get(row.id, 0)) if row.id in player.rows else _NONE
                for row in rows
            ]
            for player in result.players
        }
        console.print(_players(result, rows, ties, bare))
        for player in _ranked(result):
            told = [f"{r.label} {_points(player, r.id)}" for r in rows if r.id in player.rows]
            if told:
                console.print(Text(clean(f"{player.name}: {'; '.join(told)}"), style="dim"))
        console.print()
    _show_lines(console, _assumed(game, result))
    console.print(Text(clean(result.story), style="bold"))
    if rules := sorted(set(result.cites.values())):
        console.print(Text(clean(f"Rules: {', '.join(rules)}"), style="dim"))


def _show_lines(console: "Console", lines: Iterable[str]) -> None:
    from rich.text import Text  # noqa: PLC0415 - slow, and only a terminal needs it

    for line in lines:
        console.print(Text(clean(line), style="dim"))


def _more(player: "PlayerResult") -> Iterator[str]:
    """Yield what a table of players has no column for."""
    entries = [line for row in player.details for line in _entries(player, row)]
    if entries:
        yield f"{player.name}: {'; '.join(entries)}"
    if player.position is not None:
        yield f"{player.name}, on the score track: {player.position.words}"


class Line(NamedTuple):
    """A line of an upright table: its label, and words and bare number for each player."""

    label: str
    words: tuple[str, ...]
    bare: tuple[str, ...]
    strong: bool = False


def _lines(result: "Result", rows: Sequence[Column], ties: Sequence[Column]) -> list[Line]:
    """Return a line for each row and for each entry of it, the total, the tie-breaks, the place."""
    people = _ranked(result)
    lines: list[Line] = []
    for row in rows:
        words = tuple(_points(one, row.id) if row.id in one.rows else _NONE for one in people)
        bare = tuple(_number(one.rows[row.id]) if row.id in one.rows else _NONE for one in people)
        lines.append(Line(row.label, words, bare))
        found = {one.of: one.label for each in people for one in each.details.get(row.id, ())}
        for of in sorted(found):
            told = tuple(_of(one, row.id, of) for one in people)
            lines.append(Line(f"  {of} {found[of]}", told, told))
    totals = tuple(_number(one.total) for one in people)
    lines.append(Line("total", totals, totals, strong=True))
    for tie in ties:
        values = tuple(_number(one.ties.get(tie.id), _NONE) for one in people)
        lines.append(Line(tie.label, values, values))
    if any(one.position for one in people):
        places = tuple(one.position.words if one.position else _OPEN for one in people)
        short = tuple(place.replace(" and space ", " ").replace("space ", "") for place in places)
        lines.append(Line("on the score track", places, short))
    return lines


def _of(player: "PlayerResult", row: str, of: str) -> str:
    """Return what the entries of one sort give a player."""
    found = [one.words for one in player.details.get(row, ()) if one.of == of]
    return "; ".join(found) or _NONE


def _upright(result: "Result", lines: Sequence[Line], *, bare: bool) -> "Table":
    """Return a table with a column for each player, first place first."""
    from rich.text import Text  # noqa: PLC0415 - slow, and only a terminal needs it

    table = bare_table()
    table.add_column("")
    for player in _ranked(result):
        head = f"{player.rank}. {player.name}" if player.rank else player.name
        table.add_column(
            Text(clean(head), style="bold" if player.winner else ""),
            justify="right",
            overflow="fold",
        )
    for line in lines:
        words = (line.label, *(line.bare if bare else line.words))
        table.add_row(*(Text(clean(word), style="bold" if line.strong else "") for word in words))
    return table


def _wide_as(table: "Table") -> int:
    """Return how wide a table is where nothing in it is broken."""
    from rich.cells import cell_len  # noqa: PLC0415 - slow, and only a terminal needs it

    columns = ((column.header, *column.cells) for column in table.columns)
    return sum(max(cell_len(str(cell)) for cell in column) + _FRAME for column in columns)


def bare_table() -> "Table":
    """Return an empty table in the one look of printkit."""
    from rich import box  # noqa: PLC0415 - slow, and only a terminal needs it
    from rich.table import Table  # noqa: PLC0415 - the same

    return Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")


def _values(game: "Game", result: "Result", *, wide: bool) -> "Table":
    """Return the table's values: with their parts where any was entered as a list.

    In a wide terminal it is told what each part is worth.
    """
    from rich.text import Text  # noqa: PLC0415 - slow, and only a terminal needs it

    table = bare_table()
    table.add_column("")
    table.add_column("points", justify="right")
    parts = {one.id: one.parts for one in game.sheet.inputs if one.parts}
    named = next((resolve(parts[v.id].name) for v in result.table if v.sizes is not None), "")
    if named:
        table.add_column("" if wide else named)
    for value in result.table:
        cells = [Text(clean(value.label)), Text(_number(value.value), style="bold")]
        if named:
            cells.append(Text(value.words if wide else " ".join(map(str, value.sizes or ()))))
        table.add_row(*cells)
    return table


def _cells(player: "PlayerResult", rows: Sequence[Column]) -> list[str]:
    """Return what stands in the cells of a player: what was chosen, below it the product."""
    return [
        _points(player, row.id).replace(": ", "\n", 1) if row.id in player.rows else _NONE
        for row in rows
    ]


def _players(
    result: "Result",
    rows: Sequence[Column],
    ties: Sequence[Column],
    cells: dict[str, list[str]],
) -> "Table":
    from rich.text import Text  # noqa: PLC0415 - slow, and only a terminal needs it

    table = bare_table()
    table.add_column("", justify="right")
    table.add_column("player", overflow="fold")
    for column in rows:
        table.add_column(Text(clean(column.label)), justify="right", no_wrap=True)
    table.add_column("total", justify="right")
    for column in ties:
        table.add_column(Text(clean(column.label)), justify="right")
    for player in _ranked(result):
        style = "bold" if player.winner else ""
        words = [
            str(player.rank or ""),
            player.name,
            *cells[player.name],
            _number(player.total),
            *(_number(player.ties.get(tie.id), _NONE) for tie in ties),
        ]
        table.add_row(*(Text(clean(word), style=style) for word in words))
    return table


def _width(
    result: "Result",
    rows: Sequence[Column],
    ties: Sequence[Column],
    cells: dict[str, list[str]],
) -> int:
    """Return how wide the table of players is with everything in its cells."""
    from rich.cells import cell_len  # noqa: PLC0415 - slow, and only a terminal needs it

    def widest(words: Sequence[str]) -> int:
        return max(cell_len(line) for word in words for line in word.split("\n"))

    columns = [["12"], ["player", *(player.name for player in result.players)], ["total"]]
    columns += [[row.label, *(each[k] for each in cells.values())] for k, row in enumerate(rows)]
    columns += [[*tie.label.split(), "−100"] for tie in ties]
    return sum(widest(words) + _FRAME for words in columns)
