"""From what went wrong to one message, one hint and one exit code.

The class of an error is its exit code; `cli/main.py` is the only place that catches them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

EXIT_DONE = 0
EXIT_INTERRUPTED = 130


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with what somebody entered.

    Attributes:
        code: Stable name of the rule that was broken, e.g. ``E_SUM``.
        where: Path of the value, counted from 0, e.g. ``players[0].x3`` or ``table.O``.
        message: One sentence that names the player and the piece.
        hint: What to do about it, or an empty string.
    """

    code: str
    where: str
    message: str
    hint: str = ""

    @property
    def is_warning(self) -> bool:
        """Whether the fault is told but does not stop the work (codes that start with W)."""
        return self.code.startswith("W")


class PrintkitError(Exception):
    """A fault of printkit itself, and the base of every error that a user may see."""

    exit_code: ClassVar[int] = 1

    def __init__(self, message: str, hint: str = "") -> None:
        """Keep the message (one sentence, names the input at fault) and the hint (what to do)."""
        super().__init__(message)
        self.message = message
        self.hint = hint


class UsageError(PrintkitError):
    """The command line asks for something that does not exist or does not go together."""

    exit_code = 2


class DataError(PrintkitError):
    """Answers, boards, templates or other data that cannot be right; carries every fault found."""

    exit_code = 3

    def __init__(self, message: str, hint: str = "", faults: Sequence[Fault] = ()) -> None:
        """Keep all faults beside the summary, so that they can be shown at once."""
        super().__init__(message, hint)
        self.faults = tuple(faults)


class FitError(PrintkitError):
    """Something is larger than the room it has to go into: a text, a piece, a page."""

    exit_code = 4


class FileError(PrintkitError):
    """A file cannot be read or written; what was there before is still there."""

    exit_code = 5


class RulesError(PrintkitError):
    """A rules module contradicts itself."""

    exit_code = 6
