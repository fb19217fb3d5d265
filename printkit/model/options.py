"""From the options of a game or helper to records; the commands and the checks are built from them."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from printkit.model.text import Text

OptionType: TypeAlias = Literal["int", "choice", "text", "flag", "file", "length"]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game's commands, or one input of a helper.

    Attributes:
        id: ``--id`` on the command line (underscores become hyphens), key everywhere else.
        type: How the value is read.
        help: What it does.
        choices: The allowed values of a choice, in one letter case.
        default: The value when it is not given; None: none.
        required: A helper cannot work without it (``E_MISSING``).
        commands: The commands that take the option of a game: print, proof, setup, score, pad; with
            an owner's own data also calc, rules, check.
    """

    id: str
    type: OptionType
    help: Text
    choices: tuple[str, ...] = ()
    default: str | int | bool | None = None
    required: bool = False
    commands: tuple[str, ...] = ()
