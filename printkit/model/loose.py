"""From what lies loose in the box to records: pieces, and sets of tokens, tiles, trays and figures."""

from collections.abc import Mapping
from dataclasses import dataclass

from printkit.model.icons import Icon
from printkit.model.kinds import Kind
from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class Piece:
    """One sort of piece.

    Attributes:
        id: ``token.O``; the part of it behind the dot is the kind or seat.
        name: The name people read.
        of: Id of the kind or seat, or empty.
        count: In the box.
        spares: Printed on top of it when everything is printed.
        needed: For so many players; None: the count.
    """

    id: str
    name: Text
    of: str
    count: int
    spares: int = 0
    needed: Mapping[int, int] | None = None


@dataclass(frozen=True, slots=True)
class TokenSet:
    """Flat pieces with a symbol and a letter: tokens, markers, coins.

    Attributes:
        part: Id for ``--parts``.
        symbol: Symbol on the face; empty: the seat's sign, or the kind's own symbol.
        back: Symbol of the common back; empty: no back.
        own: Kind or seat -> its own symbol on the face, where they have different ones.
        grounds: Colour keys of front and back of pieces that belong to nobody.
        shown: What stands on pieces that belong to nobody, a value for one: the piece's id, the
            words, the colour key of its ground.
        back_matters: The back carries information, and is printed whatever the job's sides.
        faces: Piece -> the picture on its face, where each piece of nobody has its own.
        reverse: The picture on the back of those; None: the common back, if there is one.
    """

    part: str
    name: Text
    pieces: tuple[Piece, ...]
    symbol: str
    layout: str
    back: str = ""
    own: tuple[tuple[str, str], ...] = ()
    grounds: tuple[str, str] = ("deep", "deep")
    back_matters: bool = False
    shown: tuple[tuple[str, Text, str], ...] = ()
    faces: tuple[tuple[str, Icon], ...] = ()
    reverse: Icon | None = None


@dataclass(frozen=True, slots=True)
class SidedTile:
    """One sort of square tile with something on its sides.

    Attributes:
        sides: Kind on the top, right, bottom and left side; empty: nothing.
        marked: The set's marks stand on its free side.
        form: Where tiles with as many sides have different shapes, the name of this one.
    """

    piece: Piece
    sides: tuple[str, str, str, str]
    marked: bool = False
    form: str = ""


@dataclass(frozen=True, slots=True)
class TileSet:
    """Square tiles cut by their diagonals: what lies on a side goes on on the tile beside it.

    Attributes:
        symbol: Half of something; its upper edge is the middle of the whole, on the tile's side.
        row: Symbol that grows in rows on the free sides.
        marks: Small pictures on the free side of a marked tile: symbol and colour key of each.
    """

    part: str
    name: Text
    tiles: tuple[SidedTile, ...]
    symbol: str
    layout: str
    row: str = ""
    marks: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class RowTile:
    """One sort of tile that lies in rows: kinds of its left and right side, what its middle shows."""

    piece: Piece
    left: str
    right: str
    middle: Icon


@dataclass(frozen=True, slots=True)
class RowSet:
    """Tiles that lie in rows: on the side of each is half of something that the next one goes on.

    Attributes:
        kinds: What their sides may show.
        halves: Kind -> symbols of the left half (on right sides) and of the right half (on left ones).
        back: Symbol of the common back; empty: no back.
    """

    part: str
    name: Text
    tiles: tuple[RowTile, ...]
    kinds: tuple[Kind, ...]
    halves: tuple[tuple[str, str, str], ...]
    layout: str
    back: str = ""


@dataclass(frozen=True, slots=True)
class TraySet:
    """Flat pieces that others are laid on: ships, carts; without places they only cover.

    Attributes:
        symbol: The tray from above, its middle empty; or what a cover shows.
        places: Columns and rows of places.
        ground: Colour key of the ground.
    """

    part: str
    name: Text
    pieces: tuple[Piece, ...]
    symbol: str
    layout: str
    places: tuple[int, int] = (0, 0)
    ground: str = "pale"


@dataclass(frozen=True, slots=True)
class Strip:
    """One face of a strip: how many signs stand on its head, and its cells from the top."""

    piece: Piece
    head: int
    cells: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class StripSet:
    """Strips that lie beside a row of places and say what each is worth.

    Attributes:
        symbol: On the head, as often as the strip says.
        places: Places in the row; cells that a strip does not use stay empty.
    """

    part: str
    name: Text
    strips: tuple[Strip, ...]
    symbol: str
    layout: str
    places: int


@dataclass(frozen=True, slots=True)
class FigureSort:
    """One sort of figure in a set of several: all pieces whose id begins with its own and a dot.

    Attributes:
        symbol: On the piece, in the seat's colour; empty: the seat's sign alone.
        layout: Its table in the layout template.
        colour: Colour key of pieces that belong to nobody.
        ring: A dashed ring tells it from another sort with the same symbol.
    """

    id: str
    symbol: str
    layout: str
    colour: str = "deep"
    ring: bool = False


@dataclass(frozen=True, slots=True)
class FigureSet:
    """Pieces that stand up (folded), lie as discs or point somewhere, as the template says.

    Attributes:
        symbol: On all of them, where there is one sort.
        flat: Ids of those that lie as discs with their seat's sign whatever the others do.
        sorts: Where there are several, each with its symbol and sizes.
    """

    part: str
    name: Text
    pieces: tuple[Piece, ...]
    symbol: str
    layout: str
    flat: tuple[str, ...] = ()
    sorts: tuple[FigureSort, ...] = ()
