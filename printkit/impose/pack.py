"""From the size of a piece and of the paper to the grid that holds most pieces; pure arithmetic.

The small records of imposition are named tuples: made by the thousand, and a frozen dataclass costs
half a millisecond at every start.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from printkit.base.geometry import Matrix, Rect
from printkit.impose.job import STRIP, printable
from printkit.impose.paper import Paper

MARK_AWAY = 2.0
"""From the trim to the near end of a crop mark (at least; it also stays outside the bleed)."""
MARK_LONG = 4.0
MARK_SHORT = 2.0
"""What a crop mark shrinks to where the rim is narrow; without room for that it is left out."""

_GIVEN_UP = 0.2
_SLACK = 1e-6
_DIGITS = 6


def tidy(value: float) -> float:
    """Return a length rounded to a millionth of a mm.

    Lengths of that kind stay themselves when they are mirrored twice.
    """
    return round(value, _DIGITS)


def mark_start(bleed: float) -> float:
    """Return how far from the trim a crop mark begins: 2 mm away, and outside the bleed."""
    return max(MARK_AWAY, bleed)


def mark_room(bleed: float, length: float = MARK_SHORT) -> float:
    """Return what a crop mark of that length needs outside the bleed."""
    return mark_start(bleed) - bleed + length


class Size(NamedTuple):
    """What is put into a grid: trim size, bleed on each side, and the gap to the next one."""

    width: float
    height: float
    bleed: float = 0.0
    gap: float = 0.0


class Place(NamedTuple):
    """The trim box of one piece on the page, and its turn in degrees clockwise (quarters)."""

    x: float
    y: float
    width: float
    height: float
    turn: int = 0

    @property
    def matrix(self) -> Matrix:
        """The map from the piece's own coordinates to the page."""
        x, y, width, height, turn = self
        if turn == 0:
            return Matrix(1.0, 0.0, 0.0, 1.0, x, y)
        if turn == 90:  # noqa: PLR2004 (quarter turns)
            return Matrix(0.0, 1.0, -1.0, 0.0, tidy(x + width), y)
        if turn == 180:  # noqa: PLR2004
            return Matrix(-1.0, 0.0, 0.0, -1.0, tidy(x + width), tidy(y + height))
        return Matrix(0.0, -1.0, 1.0, 0.0, x, tidy(y + height))


class Grid(NamedTuple):
    """Equal places in columns and rows, filled row by row.

    Attributes:
        x: Of the first place's trim.
        y: Of the first place's trim.
        columns: Places in a row.
        rows: Places in a column.
        width: Of a place as it lies on the page.
        height: Of a place as it lies on the page.
        gap: Between the trims of two places.
        bleed: How far art reaches over the trim.
        turn: 0, or 90 where the pieces lie on their side.
    """

    x: float
    y: float
    columns: int
    rows: int
    width: float
    height: float
    gap: float = 0.0
    bleed: float = 0.0
    turn: int = 0

    @property
    def capacity(self) -> int:
        """How many places there are."""
        return self.columns * self.rows

    def left(self, column: int) -> float:
        """Return the x of a column's left trim."""
        return tidy(self.x + column * (self.width + self.gap))

    def top(self, row: int) -> float:
        """Return the y of a row's upper trim."""
        return tidy(self.y + row * (self.height + self.gap))

    def places(self, count: int | None = None) -> Iterator[Place]:
        """Yield the places in reading order, all or the first so many."""
        for k in range(self.capacity if count is None else count):
            row, column = divmod(k, self.columns)
            yield Place(self.left(column), self.top(row), self.width, self.height, self.turn)

    def box(self, count: int | None = None) -> Rect:
        """Return the trim box of the first so many places together (all: None)."""
        count = self.capacity if count is None else count
        columns, rows = min(count, self.columns), -(-count // self.columns)
        return Rect(
            self.x,
            self.y,
            columns * (self.width + self.gap) - self.gap,
            rows * (self.height + self.gap) - self.gap,
        )


class Frame(NamedTuple):
    """A page of a job before anything lies on it.

    Attributes:
        width: Of the page.
        height: Of the page.
        area: Where pieces and marks may lie.
        strip: Where the ruler and the sheet's name stand; None where there is no room.
    """

    width: float
    height: float
    area: Rect
    strip: Rect | None


class Layout(NamedTuple):
    """A page and the grid that stands on it."""

    frame: Frame
    grid: Grid


def frames(paper: Paper, margin: float) -> tuple[Frame, ...]:
    """Return the pages that a paper gives: upright and on its side, the strip below or beside.

    Raises:
        FitError: The margin leaves nothing of the paper.
    """
    found = []
    for box in _turned(printable(paper, margin)):
        x, y, width, height = box
        page = (tidy(width + 2 * margin), tidy(height + 2 * margin))
        if height > STRIP:
            foot = Rect(x, tidy(box.bottom - STRIP), width, STRIP)
            found.append(Frame(*page, Rect(x, y, width, tidy(height - STRIP)), foot))
        if width > STRIP:
            side = Rect(x, y, STRIP, height)
            found.append(Frame(*page, Rect(tidy(x + STRIP), y, tidy(width - STRIP), height), side))
    return tuple(found)


def bare_frames(paper: Paper, margin: float) -> tuple[Frame, ...]:
    """Return the pages that a paper gives when the strip is left out."""
    return tuple(
        Frame(tidy(box.width + 2 * margin), tidy(box.height + 2 * margin), box, None)
        for box in _turned(printable(paper, margin))
    )


def _turned(box: Rect) -> tuple[Rect, Rect]:
    x, y, width, height = (tidy(value) for value in box)
    return Rect(x, y, width, height), Rect(x, y, height, width)


def fitting(room: float, length: float, gap: float, bleed: float) -> int:
    """Return how many pieces in a row fit into the room, bleed at both ends included."""
    return max(0, math.floor((room + gap - 2 * bleed + _SLACK) / (length + gap)))


def grid_in(area: Rect, size: Size, *, turned: bool) -> Grid | None:
    """Return the fullest grid in the middle of an area; None where not one piece fits."""
    width, height = (size.height, size.width) if turned else (size.width, size.height)
    columns = fitting(area.width, width, size.gap, size.bleed)
    rows = fitting(area.height, height, size.gap, size.bleed)
    if not columns or not rows:
        return None
    turn = 90 if turned else 0
    grid = Grid(0.0, 0.0, columns, rows, width, height, size.gap, size.bleed, turn)
    return centred(grid, area)


def centred(grid: Grid, area: Rect) -> Grid:
    """Return the grid in the middle of an area."""
    _, _, width, height = grid.box()
    return grid._replace(
        x=tidy(area.x + (area.width - width) / 2),
        y=tidy(area.y + (area.height - height) / 2),
    )


def best_layout(size: Size, paper: Paper, margin: float, *, marks: bool = True) -> Layout | None:
    """Return the page and grid that hold most pieces of a size.

    Among equals: the upright page (for a single piece the page that lets it stand upright), then room
    for crop marks on all sides (where `marks` are asked for), then upright pieces, then the strip at
    the foot. A grid gives way to the strip of ruler and
    name only when no arrangement has both; only when not one piece fits beside it, it is left out.

    Returns:
        None where not one piece fits on the paper.

    Raises:
        FitError: The margin leaves nothing of the paper.
    """
    for choice in (frames(paper, margin), bare_frames(paper, margin)):
        found = [
            Layout(frame, grid)
            for frame in choice
            for turned in (False, True)
            if (grid := grid_in(frame.area, size, turned=turned)) is not None
        ]
        if found:
            return max(found, key=lambda layout: _merit(layout, marks=marks))
    return None


def slimmed(layout: Layout, count: int) -> Layout:
    """Return a smaller grid with room for more crop marks that takes no more sheets.

    Where several sheets are needed, a grid gives up at most a fifth of its places for the marks.

    Args:
        layout: Of a batch; its page stays.
        count: How many pieces there are to lay.
    """
    area, full = layout.frame.area, layout.grid
    best = layout
    sheets = -(-count // full.capacity)
    for less_x, less_y in ((0, 1), (1, 0), (1, 1)):
        columns, rows = full.columns - less_x, full.rows - less_y
        too_few = columns * rows < full.capacity * (1 - _GIVEN_UP)
        if columns * rows * sheets < count or (sheets > 1 and too_few):
            continue
        grid = centred(full._replace(columns=columns, rows=rows), area)
        if marked_sides(area, grid) > marked_sides(area, best.grid):
            best = Layout(layout.frame, grid)
    return best


def _merit(layout: Layout, *, marks: bool) -> tuple[int, bool, int, bool, bool]:
    frame, grid = layout.frame, layout.grid
    strip = frame.strip
    return (
        grid.capacity,
        grid.turn == 0 if grid.capacity == 1 else frame.width <= frame.height,
        marked_sides(frame.area, grid) if marks else 0,
        frame.width <= frame.height if grid.capacity == 1 else grid.turn == 0,
        strip is not None and strip.width > strip.height,
    )


def marked_sides(area: Rect, grid: Grid) -> int:
    """Return how many of the two directions have room for crop marks outside the grid: 0 to 2."""
    needed = mark_room(grid.bleed) + grid.bleed - _SLACK
    return (grid.x - area.x >= needed) + (grid.y - area.y >= needed)
