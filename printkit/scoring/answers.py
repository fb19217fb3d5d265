"""From the raw answers of a file, a board or the prompts to checked answers, or to all their faults."""

from collections.abc import Sequence
from typing import Any

from printkit.base.errors import DataError, Fault
from printkit.model.game import Game
from printkit.scoring.evaluate import Cells
from printkit.scoring.gather import Answers, gather

__all__ = ["Answers", "gather", "read_answers", "refusal", "to_raw"]


def read_answers(game: Game, raw: object) -> Answers:
    """Return the checked answers.

    Args:
        game: The game; its sheet says what is entered and what cannot be.
        raw: What JSON gives: an object with ``players`` and ``table`` or ``board``.

    Raises:
        DataError: With every fault that was found.
    """
    answers, faults = gather(game, raw)
    if faults:
        raise refusal(faults)
    return answers


def refusal(faults: Sequence[Fault]) -> DataError:
    """Return the error that carries these faults."""
    if len(faults) == 1:
        return DataError(faults[0].message, faults[0].hint, faults)
    return DataError(f"the answers have {len(faults)} faults", "mend them all at once", faults)


def to_raw(game: Game, answers: Answers) -> dict[str, Any]:
    """Return answers in the form in which they are read, for keeping (`read_answers` undoes it).

    What was read from lines is left out beside them.
    """
    raw: dict[str, Any] = {"game": answers.game, **answers.options}
    if answers.unfinished:
        raw["unfinished"] = True
    if answers.table:
        raw["table"] = _plain(game, answers.table)
    raw["players"] = [
        {"name": name, **_plain(game, cells)}
        for name, cells in zip(answers.names, answers.players, strict=True)
    ]
    return raw


def _plain(game: Game, cells: Cells) -> dict[str, Any]:
    given = {name for one in game.sheet.inputs if one.id in cells for name in one.gives}
    return {
        name: list(cell) if isinstance(cell, tuple) else cell
        for name, cell in cells.items()
        if name not in given
    }
