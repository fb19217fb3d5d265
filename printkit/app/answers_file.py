"""From the files a person gives (answers, a typed board) to one raw document of answers."""

from collections.abc import Mapping
from typing import Any

from printkit.app import files
from printkit.base.errors import DataError, Fault
from printkit.model.game import Game

CSV_ENDINGS = (".csv", ".tsv", ".tab")


def read_document(
    game: Game,
    answers: str | None = None,
    board: str | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    unfinished: bool = False,
) -> dict[str, Any]:
    """Return the raw answers of a game.

    Args:
        game: The game.
        answers: Path of a JSON or CSV file, ``-`` for standard input, or None.
        board: Path of a typed board, which stands in for the values of the table, or None.
        options: Options of the game from the command line; they come before those of the file.
        unfinished: Whether the command line says that the game goes on.

    Raises:
        FileError: A file cannot be read.
        DataError: A file is not JSON or CSV, or board and values were both given.
    """
    raw: dict[str, Any] = {"game": game.id}
    if answers is not None:
        raw = _document(game, answers)
    raw |= dict(options or {})
    if unfinished:
        raw["unfinished"] = True
    if board is not None:
        _no_second_table(raw, board)
        raw["board"] = list(read_board(game, board))
    return raw


def read_board(game: Game, path: str) -> tuple[str, ...]:
    """Return the lines of a typed board, empty ones at both ends left out.

    Raises:
        DataError: The game has no board to read, or the file is empty.
    """
    if game.sheet.board is None:
        raise DataError(f"{game.id} has no board to count", "leave out --board")
    lines = [line.rstrip() for line in files.read_text(path, "board").split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    if not lines:
        raise DataError(f"the board {path} is empty", "type one line for each row of the board")
    return tuple(lines)


def _no_second_table(raw: Mapping[str, Any], board: str) -> None:
    for key in ("table", "board"):
        if raw.get(key) is not None:
            message = f"both the board {board} and {key} of the answers were given"
            fault = Fault("E_BOTH", key, message, "leave one of them out")
            raise DataError(message, fault.hint, (fault,))


def _document(game: Game, path: str) -> dict[str, Any]:
    text = files.read_text(path, "answers")
    if not _looks_like_json(path, text):
        from printkit.scoring.answers_csv import csv_to_raw  # noqa: PLC0415 - JSON needs it not

        return csv_to_raw(text, game.sheet)
    return _parsed(text, _name(path))


def read_json(path: str) -> dict[str, Any]:
    """Return the object that a JSON file holds.

    Args:
        path: Of the file, ``-`` for standard input.

    Raises:
        FileError: The file cannot be read.
        DataError: It is no JSON, or no object.
    """
    return _parsed(files.read_text(path, "answers"), _name(path))


def _name(path: str) -> str:
    return "standard input" if path == files.STDIN else path


def _parsed(text: str, name: str) -> dict[str, Any]:
    from printkit.scoring.answers_json import parse_json  # noqa: PLC0415 - CSV needs it not

    found = parse_json(text, name)
    if not isinstance(found, dict):
        message = f"{name} holds JSON, but no object with players"
        fault = Fault("E_TYPE", "", message, 'answers look like this: {"players": [...]}')
        raise DataError(message, fault.hint, (fault,))
    return found


def _looks_like_json(path: str, text: str) -> bool:
    """Tell by the ending of the file; where that says nothing, by the first sign in it."""
    if path.casefold().endswith(".json"):
        return True
    return not path.casefold().endswith(CSV_ENDINGS) and text.lstrip()[:1] in {"{", "["}
