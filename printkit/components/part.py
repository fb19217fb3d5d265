"""From drawings to parts: what imposition lays on paper."""

from dataclasses import dataclass, field
from typing import Literal

from printkit.display.items import Group, Segment

Kind = Literal["pack", "board", "page"]


@dataclass(frozen=True, slots=True)
class DrawnPiece:
    """One sort of piece, drawn.

    All coordinates are mm from the top-left corner of the piece's trim box.

    Attributes:
        id: Id of the component, e.g. ``token.O``; also the key of the front group.
        name: The name people read.
        count: How many are printed.
        width: Of the trim box.
        height: Of the trim box.
        front: Keyed group (key = id) of the front.
        back: Keyed group of the back, or None.
        back_matters: The back carries information (a card of words): printed as a fold-over pair
            when the job is not two-sided. Otherwise a back is left out then.
        trim: Cut path; empty: the trim box itself (such pieces may share cut lines).
        folds: Paths to fold along.
        bleed: How far the art reaches beyond the trim on each side.
        joins: Board only: x and y positions (two tuples) where a join may cut, best in the middle
            between cells; empty: anywhere.
        avoid: Board only: boxes (x, y, width, height) of numbers, letters and symbols that a join
            must not cross.
    """

    id: str
    name: str
    count: int
    width: float
    height: float
    front: Group
    back: Group | None = None
    back_matters: bool = False
    trim: tuple[Segment, ...] = ()
    folds: tuple[tuple[Segment, ...], ...] = ()
    bleed: float = 0.0
    joins: tuple[tuple[float, ...], tuple[float, ...]] = ((), ())
    avoid: tuple[tuple[float, float, float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """What belongs together in the box and in the outline of the document.

    Attributes:
        id: For ``--parts``.
        title: The name people read.
        kind: ``pack``: many pieces on a grid; ``board``: one large piece on the board paper, split
            where it must be; ``page``: drawings made for the page's printable area, one a page.
        pieces: Pieces of different sizes are packed on grids of their own.
        notes: Sentences for the summary of the job.
        stock: What it is printed on, e.g. ``card`` or ``plain``; parts of different stock never
            share a sheet.
    """

    id: str
    title: str
    kind: Kind
    pieces: tuple[DrawnPiece, ...]
    notes: tuple[str, ...] = field(default=())
    stock: str = "card"
