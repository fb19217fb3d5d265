"""From the options of a game or helper to records; the commands and the checks are built from them."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from printkit.model.text import Text

OptionType: TypeAlias = Literal["int", "choice", "text", "flag", "file", "length"]


class FileText(NamedTuple):
    """What an option of the type file gives to a set-up: the file's name and its lines."""

    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game's commands, or one input of a helper.

    Attributes:
        id: ``--id`` on the command line (underscores become hyphens), key everywhere else.
        type: How the value is read.
        help: What it does.
        choices: The allowed values of a choice, in one letter case; of a text or a file: words that
            stand for something printkit knows, beside texts and files of one's own.
        default: The value when it is not given; None: none.
        required: A helper cannot work without it (``E_MISSING``).
        commands: The commands that take the option of a game: print, proof, setup, score, pad; live
            is ``score --live``.
    """

    id: str
    type: OptionType
    help: Text
    choices: tuple[str, ...] = ()
    default: str | int | bool | None = None
    required: bool = False
    commands: tuple[str, ...] = ()
