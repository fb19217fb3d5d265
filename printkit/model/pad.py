"""From a score sheet to tables of cells to write in, each tied to an input or a row of the sheet."""

from dataclasses import dataclass
from typing import Literal

from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class PadRow:
    """A line of a pad table.

    Attributes:
        ties: Ids of the inputs or rows of the sheet (or ``total``, ``rank``, ids of tie-breaks,
            ``name``) that are written in this line.
        hint: The formula in a few words.
        strong: A shaded line (a total).
        kind: Id of the kind whose sign stands before the label, or empty.
        tick: A small box stands beside the label, to be ticked.
    """

    label: Text
    ties: tuple[str, ...]
    hint: Text | None = None
    strong: bool = False
    kind: str = ""
    tick: bool = False


@dataclass(frozen=True, slots=True)
class PadTable:
    """One table of a pad.

    Attributes:
        columns: Headings to the right of the label; ``players`` makes one column a player, with
            room for the name (or one line a player, where the template turns the table).
        hints: A few words below each heading of `columns`, or empty.
        strong_last: The last of `columns` is a shaded total.
        ties: Ids of what is written in each of `columns`, where a line has several of them.
    """

    title: Text
    rows: tuple[PadRow, ...]
    columns: tuple[Text, ...] | Literal["players"] = "players"
    hints: tuple[Text, ...] = ()
    strong_last: bool = False
    ties: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Pad:
    """A score pad: tables from top to bottom (or side by side where the template says so).

    Attributes:
        seats: Players that it has room for.
        running: Filled turn by turn, a pad for each player; what is entered at the end has its
            cells on another one.
        shared: A running pad for the whole table: no player's name stands in its head.
    """

    title: Text
    tables: tuple[PadTable, ...]
    seats: int
    note: Text | None = None
    running: bool = False
    shared: bool = False
