"""From answers in files to a result, and the names of what the command line needs for that."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from printkit.app import files
from printkit.app.answers_file import read_board, read_document
from printkit.base.i18n import resolve
from printkit.model.game import Game
from printkit.scoring.answers import read_answers
from printkit.scoring.numbers import signed
from printkit.scoring.totals import PlayerResult, Result, TableValue, result_json, tally

if TYPE_CHECKING:
    from printkit.app.live import State as LiveState

__all__ = [
    "PlayerResult",
    "Result",
    "TableValue",
    "database",
    "labelled",
    "lived",
    "read_board",
    "read_document",
    "result_json",
    "score",
    "signed",
]

_DATABASE = "plays.db"


def score(game: Game, raw: Mapping[str, Any]) -> Result:
    """Add up a raw document of answers.

    Raises:
        DataError: With every fault of the answers.
    """
    return tally(game, read_answers(game, raw))


def lived(state: "LiveState") -> Result:
    """Return the tally of a game whose turns came from a file.

    Raises:
        DataError: The answers beside the turns have faults.
    """
    from printkit.app import live  # noqa: PLC0415 - only games kept turn by turn

    result = score(state.game, live.raw_answers(state))
    return result._replace(turns=live.turns_json(state))


def database(db: str | None) -> Path:
    """Return the file that keeps plays: the one named, else that of the settings, else the user's."""
    if db is None:
        from printkit.app import settings  # noqa: PLC0415 - a tally from a file keeps nothing

        db = settings.load().common.get("db")
    return files.located(db) if db else files.data_dir() / _DATABASE


def labelled(game: Game, result: Result) -> Result:
    """Return a result that was kept, with the names that people read for the table's values."""
    names = {one.id: resolve(one.label) for one in game.sheet.inputs}
    table = (one._replace(label=names.get(one.id, one.label)) for one in result.table)
    return result._replace(table=tuple(table))
