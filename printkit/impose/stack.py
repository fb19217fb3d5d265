"""From groups of equal cells to sheets: full grids, and small groups sharing a sheet as blocks.

A full sheet and the last, partly filled one have the same grid. Groups that do not fill a sheet are
put below each other where that saves a sheet, with clear space between, so that the marks of one
block never touch another.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from printkit.base.geometry import Rect
from printkit.impose.cells import Cell
from printkit.impose.job import Job
from printkit.impose.pack import (
    MARK_LONG,
    MARK_SHORT,
    Frame,
    Grid,
    Layout,
    Size,
    fitting,
    frames,
    mark_room,
    tidy,
)
from printkit.impose.paper import Paper

_BETWEEN = 1.0
"""What stays white between the marks of two blocks."""
_BARE_BETWEEN = 4.0
"""The same between blocks that have no crop marks: room for scissors."""
_SLACK = 1e-6


class Batch(NamedTuple):
    """Equal cells that are laid on a grid of their own.

    Attributes:
        part: Number of the part they belong to.
        cells: In printing order, each as often as it is printed.
        size: Of a cell.
        layout: The page and grid that hold most of them.
    """

    part: int
    cells: tuple[Cell, ...]
    size: Size
    layout: Layout


class Block(NamedTuple):
    """A grid with the cells that lie in its first places.

    Attributes:
        grid: The places.
        cells: As many as are there, from the first place on.
        room: What the block's marks must stay inside.
    """

    grid: Grid
    cells: tuple[Cell, ...]
    room: Rect


@dataclass(slots=True)
class Bin:
    """A sheet with its blocks; one that is not full takes further ones.

    Attributes:
        frame: The page.
        blocks: What lies on it.
        batches: What its blocks were made of; a full sheet needs none.
        anchored: The first block stays on the grid of the full sheets before it.
        is_open: Whether there may be room.
    """

    frame: Frame
    blocks: tuple[Block, ...]
    batches: tuple[Batch, ...] = ()
    anchored: bool = False
    is_open: bool = False
    parts: list[int] = field(default_factory=list)


def fill(
    batches: Sequence[Batch], earlier: Sequence[Bin], job: Job, paper: Paper
) -> tuple[tuple[Bin, ...], tuple[Bin, ...]]:
    """Lay the batches of one part on sheets.

    Args:
        batches: Of one part.
        earlier: Sheets of the parts before it that may be shared; they are not changed.
        job: For marks and margin.
        paper: What the sheets are.

    Returns:
        The earlier sheets, with what they now hold as well, and the new sheets in order. An earlier
        sheet is shared only when that saves one.
    """
    alone = _fill(batches, [], job, paper)
    if not earlier:
        return (), tuple(alone)
    shared = [replace(sheet, parts=list(sheet.parts)) for sheet in earlier]
    added = _fill(batches, shared, job, paper)
    if len(added) < len(alone):
        return tuple(shared), tuple(added)
    return tuple(earlier), tuple(alone)


def _fill(batches: Sequence[Batch], earlier: list[Bin], job: Job, paper: Paper) -> list[Bin]:
    added: list[Bin] = []
    for batch in batches:
        frame, grid = batch.layout.frame, batch.layout.grid
        full, rest = divmod(len(batch.cells), grid.capacity)
        for k in range(full):
            cells = batch.cells[k * grid.capacity : (k + 1) * grid.capacity]
            added.append(Bin(frame, (Block(grid, cells, frame.area),), parts=[batch.part]))
        if not rest:
            continue
        remainder = batch._replace(cells=batch.cells[full * grid.capacity :])
        hosts = () if full else (*added, *reversed(earlier))
        if any(_add(sheet, remainder, job, paper) for sheet in hosts):
            continue
        block = Block(grid, remainder.cells, frame.area)
        added.append(
            Bin(
                frame,
                (block,),
                (remainder,),
                anchored=full > 0,
                is_open=frame.strip is not None,
                parts=[batch.part],
            )
        )
    return added


def _add(sheet: Bin, batch: Batch, job: Job, paper: Paper) -> bool:
    """Put a batch on a sheet as a further block where there is room; tell whether there was."""
    if not sheet.is_open:
        return False
    batches = (*sheet.batches, batch)
    if sheet.anchored:
        laid = _below(sheet.blocks[0], batches[1:], sheet.frame, job)
        frame = sheet.frame
    else:
        laid = None
        for frame in frames(paper, job.margin):
            laid = _stacked(batches, frame.area, job)
            if laid:
                break
    if not laid:
        return False
    sheet.frame, sheet.blocks, sheet.batches = frame, laid, batches
    if batch.part not in sheet.parts:
        sheet.parts.append(batch.part)
    return True


def _below(
    first: Block, batches: Sequence[Batch], frame: Frame, job: Job
) -> tuple[Block, ...] | None:
    """Return the first block as it is and the others below it; None where there is no room."""
    area, bleed = frame.area, first.grid.bleed
    reach = mark_room(bleed) if job.marks == "crop" else 0.0
    foot = first.grid.box(len(first.cells)).bottom + bleed + reach
    top = foot + (_BETWEEN if job.marks == "crop" else _BARE_BETWEEN)
    free = Rect(area.x, top, area.width, area.bottom - top)
    others = _stacked(batches, free, job)
    if others is None:
        return None
    room = Rect(area.x, area.y, area.width, others[0].room.y - _BETWEEN - area.y)
    return (first._replace(room=room), *others)


def _stacked(batches: Sequence[Batch], area: Rect, job: Job) -> tuple[Block, ...] | None:
    """Return blocks below each other, centred; None where they do not fit into the area."""
    crop = job.marks == "crop"
    grids: list[Grid] = []
    for batch in batches:
        side = mark_room(batch.size.bleed) if crop else 0.0
        grid = _flattest(batch, area.width - 2 * side)
        if grid is None:
            return None
        grids.append(grid)
    rooms = [mark_room(batch.size.bleed) if crop else 0.0 for batch in batches]
    heights = [grid.box().height + 2 * grid.bleed for grid in grids]
    between = _BETWEEN if crop else _BARE_BETWEEN
    needed = sum(heights) + 2 * sum(rooms) + between * (len(grids) - 1)
    spare = area.height - needed
    if spare < -_SLACK:
        return None
    grow = min(MARK_LONG - MARK_SHORT, max(0.0, spare) / (2 * len(grids))) if crop else 0.0
    blocks = []
    y = area.y
    for batch, grid, height, room in zip(batches, grids, heights, rooms, strict=True):
        reach = room + grow
        width = grid.box().width
        placed = grid._replace(
            x=tidy(area.x + (area.width - width) / 2),
            y=tidy(y + reach + grid.bleed),
        )
        own = Rect(area.x, tidy(y), area.width, tidy(height + 2 * reach))
        blocks.append(Block(placed, batch.cells, own))
        y = own.bottom + between
    return tuple(blocks)


def _flattest(batch: Batch, width: float) -> Grid | None:
    """Return the lowest grid of a batch in a width, its columns evened out; None: too wide."""
    size, count = batch.size, len(batch.cells)
    best: Grid | None = None
    for turn in (0, 90):
        across, down = (size.width, size.height) if turn == 0 else (size.height, size.width)
        most = fitting(width, across, size.gap, size.bleed)
        if not most:
            continue
        rows = -(-count // most)
        columns = -(-count // rows)
        grid = Grid(0.0, 0.0, columns, rows, across, down, size.gap, size.bleed, turn)
        if best is None or grid.box().height < best.box().height - _SLACK:
            best = grid
    return best
