"""From the pieces of a part to batches of equal cells, each with the page and grid that suit it."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace

from printkit.base.errors import FitError, RulesError
from printkit.components.part import DrawnPiece, Part
from printkit.display.items import Group
from printkit.display.shapes import rect
from printkit.impose.cells import Cell, back_alone, single
from printkit.impose.duplex import fold_pair
from printkit.impose.job import Job, printable
from printkit.impose.pack import Layout, Size, best_layout, slimmed
from printkit.impose.paper import Paper
from printkit.impose.stack import Batch

Notes = list[str]

BOTH_SIDES = "{title}: both sides are printed; glue them back to back, or use the one you need."
_SLACK = 1e-6


def batches_of(number: int, part: Part, job: Job) -> tuple[tuple[Batch, ...], Notes]:
    """Return the batches of a part whose pieces are cut out.

    Args:
        number: Of the part in the job.
        part: Its pieces; those of one size make one batch.
        job: Paper, gap, sides.

    Returns:
        The batches in the order of the pieces, and sentences for the person who prints.

    Raises:
        FitError: A piece is larger than the paper's printable area.
        UsageError: The job's gap is too small for the bleed.
        RulesError: A piece has no size.
    """
    groups: dict[tuple[object, ...], list[DrawnPiece]] = {}
    for piece in part.pieces:
        _check(piece)
        if piece.count > 0:
            look = (piece.width, piece.height, piece.bleed, bool(piece.trim), _paired(piece, job))
            groups.setdefault(look, []).append(piece)
    notes: Notes = []
    batches: list[Batch] = []
    for pieces in groups.values():
        if _paired(pieces[0], job):
            batches.extend(_pairs(number, part, pieces, job, notes))
        else:
            cells = _alike(pieces, lambda piece: single(piece, back=job.two_sided), job)
            batches.append(_batch(number, part, pieces, cells, job))
            _tell_bleed(part, pieces[0], batches[-1], job, notes)
    _tell_backs(part, job, notes)
    least = min([piece.bleed for piece in part.pieces], default=job.bleed)
    if least < job.bleed:
        notes.append(f"{part.title}: drawn with {least:g} mm of bleed instead of {job.bleed:g}.")
    return tuple(batches), notes


def board_batch(
    number: int, part: Part, piece: DrawnPiece, job: Job, paper: Paper
) -> tuple[Batch | None, Notes]:
    """Return the batch of a board in one piece; None where it has to be split.

    Raises:
        FitError: It is larger than the paper's printable area, and may not be split.
        RulesError: It has no size.
    """
    _check(piece)
    if not fits_whole(piece, job, paper):
        if job.split:
            return None, []
        whole = replace(piece, bleed=0.0)
        raise _too_large(part, whole, (piece.width, piece.height), job, paper)
    notes: Notes = []
    front = single(replace(piece, bleed=0.0, front=_clipped(piece)), back=job.two_sided)
    cells: tuple[Cell, ...] = (front,)
    if piece.back is not None and not job.two_sided:
        if piece.back_matters:
            cells = (front, back_alone(replace(piece, bleed=0.0), piece.back))
            notes.append(BOTH_SIDES.format(title=part.title))
        else:
            notes.append(f"{part.title}: the back is left out; it needs --duplex long-edge.")
    size = Size(front.width, front.height, 0.0, job.gap_for(0.0, shares=front.shares))
    layout = best_layout(size, paper, job.margin, marks=job.marks == "crop")
    return layout and Batch(number, cells * piece.count, size, layout), notes


def fits_whole(piece: DrawnPiece, job: Job, paper: Paper) -> bool:
    """Whether a board goes on its paper in one piece, without bleed, upright or on its side."""
    box = printable(paper, job.margin)
    return _goes((piece.width, piece.height), (box.width, box.height))


def _check(piece: DrawnPiece) -> None:
    if not (0 < piece.width < math.inf and 0 < piece.height < math.inf):
        size = f"{piece.width:g} × {piece.height:g} mm"
        raise RulesError(f"the piece {piece.id} measures {size}", "both sides must be above 0")


def _clipped(piece: DrawnPiece) -> Group:
    """Return the front of a board without its bleed."""
    if piece.bleed <= 0:
        return piece.front
    return Group((piece.front,), clip=rect(0.0, 0.0, piece.width, piece.height))


def _paired(piece: DrawnPiece, job: Job) -> bool:
    if piece.back is None:
        return False
    return job.duplex == "fold" or (job.duplex == "off" and piece.back_matters)


def _size(cell: Cell, job: Job) -> Size:
    gap = job.gap_for(cell.bleed, shares=cell.shares)
    return Size(cell.width, cell.height, cell.bleed, gap)


def _layout(cell: Cell, job: Job) -> Layout | None:
    return best_layout(_size(cell, job), job.paper, job.margin, marks=job.marks == "crop")


def _batch(
    number: int, part: Part, pieces: Sequence[DrawnPiece], cells: Sequence[Cell], job: Job
) -> Batch:
    layout = _layout(cells[0], job)
    if layout is None:
        piece = pieces[0]
        raise _too_large(part, piece, (piece.width, piece.height), job, job.paper)
    each = zip(cells, pieces, strict=True)
    laid = tuple(cell for cell, piece in each for _ in range(piece.count))
    if job.marks == "crop":
        layout = slimmed(layout, len(laid))
    return Batch(number, laid, _size(cells[0], job), layout)


def _pairs(
    number: int, part: Part, pieces: Sequence[DrawnPiece], job: Job, notes: Notes
) -> list[Batch]:
    """Return pairs to fold, in the way that fits more; on a tie the fold is on the longer side."""
    first = pieces[0]
    upright = first.height >= first.width
    counts = []
    for beside in (upright, not upright):
        layout = _layout(fold_pair(first, beside=beside), job)
        counts.append(layout.grid.capacity if layout else 0)
    beside = upright if counts[0] >= counts[1] else not upright
    if any(counts):
        notes.append(
            f"{part.title}: front and back are one piece; score and fold it at the dashed line, glue"
            " it, then cut."
        )
        cells = _alike(pieces, lambda piece: fold_pair(piece, beside=beside), job)
        return [_batch(number, part, pieces, cells, job)]
    notes.append(
        f"{part.title}: front and back do not fit on {job.paper.name} beside each other; cut out"
        " both and glue them back to back."
    )
    fronts = tuple(single(piece, back=False) for piece in pieces)
    backs = tuple(back_alone(piece, piece.back) for piece in pieces if piece.back is not None)
    return [_batch(number, part, pieces, cells, job) for cells in (fronts, backs)]


def _alike(
    pieces: Sequence[DrawnPiece], make: Callable[[DrawnPiece], Cell], job: Job
) -> tuple[Cell, ...]:
    """Return the cells of pieces of one size; those of one outline share its paths."""
    made: dict[object, Cell] = {}
    cells = []
    for piece in pieces:
        cell = made.get((piece.trim, piece.folds))
        if cell is None:
            cell = made[piece.trim, piece.folds] = make(piece)
            cells.append(cell)
        else:
            cells.append(cell.with_art(piece, back=job.two_sided))
    return tuple(cells)


def _tell_backs(part: Part, job: Job, notes: Notes) -> None:
    left = [piece for piece in part.pieces if piece.back is not None and not _paired(piece, job)]
    if left and not job.two_sided:
        notes.append(
            f"{part.title}: the backs are left out; --duplex long-edge prints them behind the"
            " fronts, --duplex fold beside them."
        )


def _tell_bleed(part: Part, piece: DrawnPiece, batch: Batch, job: Job, notes: Notes) -> None:
    """Say how many more would fit on a sheet without bleed, where that saves sheets."""
    laid = _layout(batch.cells[0], job)
    if piece.bleed <= 0 or laid is None or len(batch.cells) <= laid.grid.capacity:
        return
    count = laid.grid.capacity
    gap = job.gap_for(0.0, shares=not piece.trim)
    bare = Size(piece.width, piece.height, 0.0, gap)
    layout = best_layout(bare, job.paper, job.margin)
    more = layout.grid.capacity if layout else 0
    if more > count:
        on_side = (laid.frame.width > laid.frame.height) != (laid.grid.turn != 0)
        notes.append(
            f"{part.title}: {more} do not fit on {job.paper.name} with {piece.bleed:g} mm of bleed;"
            f" {count}{' in landscape' if on_side else ''} do."
        )


def _too_large(
    part: Part, piece: DrawnPiece, size: tuple[float, float], job: Job, paper: Paper
) -> FitError:
    """Return the refusal of a piece, with needed and available size and what would help."""
    needed = tuple(side + 2 * piece.bleed for side in size)
    box = printable(paper, job.margin)
    there = (box.width, box.height) if needed[0] <= needed[1] else (box.height, box.width)
    with_bleed = f" with {piece.bleed:g} mm of bleed" if piece.bleed else ""
    message = (
        f"{part.title}: the {piece.name} needs {_sides(needed)}{with_bleed}, {paper.name} has"
        f" {_sides(there)} inside a margin of {job.margin:g} mm"
    )
    option = "--board-paper" if part.kind == "board" else "--paper"
    helps = []
    if piece.bleed and _goes(size, (box.width, box.height)):
        helps.append("without bleed it fits: --bleed 0")
    most = max(
        min(paper.width - a, paper.height - b) / 2
        for a, b in ((needed[0], needed[1]), (needed[1], needed[0]))
    )
    if most >= 1:
        helps.append(f"a margin of {math.floor(most * 10) / 10:g} mm would do")
    if part.kind == "board":
        helps.append("leave --no-split out")
    helps.append(f"choose a larger {option}")
    return FitError(message, "; ".join(helps))


def _goes(size: tuple[float, float], room: tuple[float, float]) -> bool:
    short, long = sorted(size)
    return short <= min(room) + _SLACK and long <= max(room) + _SLACK


def _sides(size: Sequence[float]) -> str:
    return f"{round(size[0], 2):g} × {round(size[1], 2):g} mm"
