"""From rules to blocks of words that a leaflet, a card and the terminal can all show."""

from dataclasses import dataclass
from typing import TypeAlias

from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences; `ours` marks what is our own design and not the rule book's."""

    text: Text
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Bullets:
    """Short points; numbered where their order matters."""

    items: tuple[Text, ...]
    numbered: bool = False
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A small table.

    Attributes:
        head: One text a column, or empty for none.
        rows: Cells; the first column is a label.
        strong_last: The last row is a total.
    """

    head: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]
    strong_last: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A piece of board drawn with the kit's own pieces.

    Attributes:
        lines: A typed board: kind letters (with ``^ > v <`` where they are turned, the spaces then
            apart), ``.`` empty, ``o`` empty outside the fewest players' zone, ``#`` island, ``x`` a
            space marked as bad, ``+`` a space where the moving piece lands.
        caption: What it shows.
        arrows: Moves drawn over it: (from row, column; to row, column), counted from 0, -1 or the
            size being just outside, with the kind's letter and whether it is allowed.
        alt: The same in words, for the terminal.
        open: Sides where the board goes on beyond the picture: letters of ``tblr``.
        groups: Spaces that belong together, outlined, each with a short label; everything else then
            steps back.
    """

    lines: tuple[str, ...]
    caption: Text
    arrows: tuple[tuple[int, int, int, int, str, bool], ...] = ()
    alt: Text | None = None
    open: str = ""
    groups: tuple[tuple[Text, tuple[tuple[int, int], ...]], ...] = ()


Block: TypeAlias = "Paragraph | Bullets | Table | Picture"


@dataclass(frozen=True, slots=True)
class Topic:
    """One section of the rules.

    Attributes:
        id: For ``printkit rules GAME TOPIC``.
        rule: Where the facts stand.
    """

    id: str
    title: Text
    blocks: tuple[Block, ...]
    rule: str = ""
