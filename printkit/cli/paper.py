"""The options that every command which puts something on paper shares, and how its job is told."""

import sys
import time
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import typer

from printkit.cli.options import Chosen, length, user_defaults
from printkit.cli.screen import Screen, is_terminal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from printkit.app.printing import Prepared, Progress, Request
    from printkit.app.registry import Game

PANEL = "Paper"

Paper: TypeAlias = Annotated[
    str, typer.Option(help="a4, a3, a5, letter, legal, tabloid or WxHmm.", rich_help_panel=PANEL)
]
BoardPaper: TypeAlias = Annotated[
    str | None,
    typer.Option(help="Paper for boards alone.", show_default="as --paper", rich_help_panel=PANEL),
]
Format: TypeAlias = Annotated[
    Literal["pdf", "svg", "png"],
    typer.Option(help="One PDF, or a file per sheet.", case_sensitive=False, rich_help_panel=PANEL),
]
Margin: TypeAlias = Annotated[
    float, length("--margin", "Rim of the paper that stays empty.", rich_help_panel=PANEL)
]
Gap: TypeAlias = Annotated[
    float | None,
    length(
        "--gap",
        "Between pieces.",
        show_default="2, or 0 where pieces share cut lines",
        rich_help_panel=PANEL,
    ),
]
Bleed: TypeAlias = Annotated[
    float, length("--bleed", "How far the art reaches beyond the cut.", rich_help_panel=PANEL)
]
Duplex: TypeAlias = Annotated[
    Literal["off", "long-edge", "short-edge", "fold"],
    typer.Option(
        help="Print backs: along which edge the printer flips, or front and back side by side to "
        "fold.",
        case_sensitive=False,
        rich_help_panel=PANEL,
    ),
]
Marks: TypeAlias = Annotated[
    Literal["crop", "lines", "none"],
    typer.Option(help="Where to cut.", case_sensitive=False, rich_help_panel=PANEL),
]
Overlap: TypeAlias = Annotated[
    float, length("--overlap", "Of the sheets of a split board.", rich_help_panel=PANEL)
]
NoSplit: TypeAlias = Annotated[
    bool,
    typer.Option("--no-split", help="Refuse a board larger than the paper.", rich_help_panel=PANEL),
]
Dpi: TypeAlias = Annotated[
    int, typer.Option(min=36, max=1200, help="Of PNG pictures.", rich_help_panel=PANEL)
]
Out: TypeAlias = Annotated[
    str, typer.Option(help="Folder to write into, or the name of the PDF.", metavar="PATH")
]
Force: TypeAlias = Annotated[
    bool, typer.Option("--force", help="Replace files that hold something else.")
]
DryRun: TypeAlias = Annotated[
    bool, typer.Option("--dry-run", help="Show sheets and counts; write nothing.")
]
NoOverrides: TypeAlias = Annotated[
    bool,
    typer.Option("--no-overrides", help="Pass over templates/ and fonts/ of this folder."),
]
_KNOWN = ("colours", "size")
"""Options of a game that are wishes of their own, or the layouts' matter."""
A_MOMENT = 0.6
"""Seconds after which a bar is shown."""


def request_of(screen: Screen, chosen: Chosen, **values: Any) -> "Request":  # noqa: ANN401
    """Return the request that the options describe; unknown keys go to `app.printing.Request`."""
    from printkit.app.printing import Request  # noqa: PLC0415 - loads the drawing

    return Request(lang=screen.lang, size=str(chosen.get("size") or ""), **values)


def own_options(game: "Game", chosen: Chosen) -> dict[str, Any]:
    """Return the game's own options for what is printed, less those that every kit knows."""
    from printkit.app.option_files import with_files  # noqa: PLC0415 - only for printing

    return with_files(game.options(), {k: v for k, v in chosen.items() if k not in _KNOWN})


def defaults(game: "Game | None") -> "Mapping[str, Any]":
    """Return the user's own defaults: of the common options, and of the game's own."""
    return user_defaults(game)


def carry_out(
    screen: Screen, game: "Game", request: "Request", name: str, *, dry_run: bool
) -> None:
    """Prepare a job, tell what it holds, write it unless it is a dry run, tell where it is."""
    from printkit.app import printing  # noqa: PLC0415 - loads the drawing

    with Bar(screen) as progress:
        prepared = printing.prepare(game, request, progress)
        outcomes = () if dry_run else printing.save(prepared, request, name, progress)
    tell_notes(screen, prepared)
    tell_job(screen, prepared, outcomes)


class Bar:
    """A progress bar on stderr that appears only when the work takes longer than a moment."""

    def __init__(self, screen: Screen) -> None:
        """Decide whether a bar may be shown: a person looks, and did not ask for plain lines."""
        self._allowed = is_terminal(sys.stderr) and not screen.plain
        self._start = time.monotonic()
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> "Progress":
        """Return the function that is told how far the work is."""
        return self._tell

    def __exit__(self, *_: object) -> None:
        """Take the bar away."""
        if self._bar is not None:
            self._bar.stop()

    def _tell(self, what: str, done: int, steps: int) -> None:
        if not self._allowed:
            return
        if self._bar is None and time.monotonic() - self._start > A_MOMENT:
            from rich.console import Console  # noqa: PLC0415 - only a bar needs it
            from rich.progress import Progress  # noqa: PLC0415 - the same

            self._bar = Progress(console=Console(stderr=True), transient=True)
            self._bar.start()
            self._task = self._bar.add_task(what, total=steps)
        if self._bar is not None:
            self._bar.update(self._task, description=what, completed=done, total=steps)


def tell_job(screen: Screen, prepared: "Prepared", outcomes: tuple[tuple[str, str], ...]) -> None:
    """Show what the job holds (parts, pieces, sheets) and where its files are."""
    rows = prepared.imposed.rows
    if screen.json:
        screen.result_json(
            {
                "title": prepared.document.title,
                "pages": len(prepared.document.pages),
                "parts": [
                    {
                        "part": row.part,
                        "title": row.title,
                        "pieces": row.pieces,
                        "sheets": row.sheets,
                        "pages": row.pages,
                    }
                    for row in rows
                ],
                "notes": list(prepared.imposed.notes),
                "files": [{"path": path, "outcome": outcome} for path, outcome in outcomes],
            }
        )
        return
    if screen.rich:
        _table(screen, rows)
    else:
        for row in rows:
            screen.result(
                f"{row.part}: {row.title}, {_number(row.pieces, 'piece')}, {_sheets(row)}"
            )
    total = sum(row.sheets for row in rows)
    screen.result(f"{_number(total, 'sheet')}, {_number(len(prepared.document.pages), 'page')}")
    tell_files(screen, outcomes)


def tell_notes(screen: Screen, prepared: "Prepared") -> None:
    """Show on stderr what a person should know of the job, the same advice once."""
    for notice in prepared.notices:
        screen.say(f"Note: {notice}")
    for note in joined_notes(prepared.imposed.notes):
        screen.say(f"Note: {note}")
    signs = prepared.studio.book.noted
    if signs:
        names = ", ".join(f"U+{ord(sign):04X}" for sign in signs)
        screen.say(f"Note: no font has {names}; a box stands in the place of each")


def joined_notes(notes: tuple[str, ...]) -> tuple[str, ...]:
    """Return notes of the form ``part: advice`` with the parts of equal advice named together."""
    parts: dict[str, list[str]] = {}
    for note in notes:
        part, colon, advice = note.partition(": ")
        parts.setdefault(advice if colon else note, []).extend([part] if colon else [])
    return tuple(f"{', '.join(of)}: {advice}" if of else advice for advice, of in parts.items())


def tell_files(screen: Screen, outcomes: tuple[tuple[str, str], ...]) -> None:
    """Show where the files are; many files of one folder as one line."""
    if not outcomes:
        screen.result("nothing was written")
        return
    if len(outcomes) == 1:
        path, outcome = outcomes[0]
        screen.result(f"{outcome}: {path}")
        return
    folder = outcomes[0][0].rpartition("/")[0]
    written = sum(1 for _, outcome in outcomes if outcome == "written")
    word = "written" if written else "unchanged"
    screen.result(f"{word}: {_number(len(outcomes), 'file')} in {folder}")


def _table(screen: Screen, rows: Any) -> None:  # noqa: ANN401 - rows of app's own type
    from rich.text import Text  # noqa: PLC0415 - slow, and only tables need it

    from printkit.cli.result import bare_table  # noqa: PLC0415 - the same

    table = bare_table()
    table.add_column("part")
    table.add_column("what")
    table.add_column("pieces", justify="right")
    table.add_column("sheets", justify="right")
    for row in rows:
        table.add_row(
            Text(row.part), Text(row.title), str(row.pieces), Text(_sheets(row, short=True))
        )
    screen.console().print(table)


def _sheets(row: Any, *, short: bool = False) -> str:  # noqa: ANN401 - a row of app's own type
    """Tell a row's own sheets, and those of other parts that have room for some of it."""
    own = str(row.sheets) if short else _number(row.sheets, "sheet")
    if not row.shared:
        return own
    beside = "on a sheet above" if row.shared == 1 else f"on {row.shared} sheets above"
    return f"{own}, and {beside}" if row.sheets else beside


def _number(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
