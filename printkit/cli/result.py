"""From a result to what a person reads: tables in a terminal, labelled lines everywhere else."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from printkit.app.score import signed
from printkit.base.i18n import resolve
from printkit.cli.screen import Screen, clean

if TYPE_CHECKING:
    from rich.table import Table

    from printkit.app.registry import Game
    from printkit.app.score import PlayerResult, Result

_OPEN, _NONE = "open", "-"
_FRAME = 3
_WIDE = 100


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
        for tie in _ties(game, result):
            yield f"  {tie.label}: {_number(player.ties.get(tie.id), _NONE)}"
        for mark in game.sheet.marks:
            if player.marks.get(mark.id):
                yield f"  {resolve(mark.label)}"
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


def _points(player: "PlayerResult", row: str) -> str:
    """Return how the points of a row come about, or the points."""
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
    console.print(Text(clean(result.story), style="bold"))
    if rules := sorted(set(result.cites.values())):
        console.print(Text(clean(f"Rules: {', '.join(rules)}"), style="dim"))


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
