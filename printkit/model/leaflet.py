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
class Badge:
    """A small disc on a picture: points, a number to count along, a cross.

    Attributes:
        row: Where its middle lies, in cells; 0 is the middle of the first row.
        column: The same across.
        label: What stands on it; a blank one is a cross.
        tone: ``plain``, ``strong`` (what matters most) or ``bad`` (not allowed).
    """

    row: float
    column: float
    label: Text
    tone: str = "plain"


@dataclass(frozen=True, slots=True)
class Picture:
    """A piece of board drawn with the kit's own pieces.

    A cell is a sign of the board (``.`` empty, ``o`` empty outside the fewest players' zone, ``#``
    the land or island, ``x`` a space marked as bad, ``+`` a space where the moving piece lands) or a
    piece: the letter of a kind, the sides of a tile from the top clockwise (``G--G``), or the id of
    a piece, turned by ``^ > v <`` and with what lies on it (``ship/crate.1*3``). See `cells.py`.

    Attributes:
        lines: Cells of one letter, or apart from each other.
        caption: What it shows.
        arrows: Moves drawn over it: (from row, column; to row, column), counted from 0, -1 or the
            size being just outside, with the kind's letter and whether it is allowed.
        alt: The same in words, for the terminal.
        open: Sides where the board goes on beyond the picture: letters of ``tblr``; of a map, the
            cells on that side are cut.
        groups: Spaces that belong together, outlined, each with a short label or a blank one;
            everything else then steps back.
        ground: What the cells lie on: ``board`` (a frame, spaces), ``map`` (land with a coast),
            ``water``, or ``table`` (nothing).
        wide: Width of a cell in heights.
        scale: Largest height of a cell, as a share of the template's.
        heads: Words above the picture: the column of their middle, from 0.
        sides: Words beside the rows, from the top down.
        links: Lines with a tip from one place to another: row, column, row, column in cells, 0
            being the middle of the first one; strong or not.
        badges: Small discs over it.
        tinted: Cells (row, column, from 0) of a map in another tint.
    """

    lines: tuple[str, ...]
    caption: Text
    arrows: tuple[tuple[int, int, int, int, str, bool], ...] = ()
    alt: Text | None = None
    open: str = ""
    groups: tuple[tuple[Text, tuple[tuple[int, int], ...]], ...] = ()
    ground: str = "board"
    wide: float = 1.0
    scale: float = 1.0
    heads: tuple[tuple[float, Text], ...] = ()
    sides: tuple[Text, ...] = ()
    links: tuple[tuple[float, float, float, float, bool], ...] = ()
    badges: tuple[Badge, ...] = ()
    tinted: tuple[tuple[int, int], ...] = ()


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
