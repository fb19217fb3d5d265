"""From drawings that fill a page to sheets for reading: one drawing a page, both sides used."""

from collections.abc import Sequence
from typing import NamedTuple

from printkit.base.errors import FitError
from printkit.components.part import DrawnPiece
from printkit.display.items import Group
from printkit.impose.job import STRIP, Job, printable
from printkit.impose.pack import Frame, Place, bare_frames, frames, tidy

_SLACK = 1e-6


class Side(NamedTuple):
    """One drawing on its page."""

    frame: Frame
    group: Group
    place: Place


class Leaf(NamedTuple):
    """One sheet to read.

    Attributes:
        part: Number of the part.
        sides: One drawing, or in a two-sided job two.
    """

    part: int
    sides: tuple[Side, ...]


def page_space(job: Job) -> tuple[float, float]:
    """Return width and height that a drawing made for one page may fill, on upright paper.

    That is the printable area less the strip of ruler and sheet name.

    Raises:
        FitError: The margin leaves nothing of the paper.
    """
    box = printable(job.paper, job.margin)
    return tidy(box.width), tidy(max(0.0, box.height - STRIP))


def leaves(part: int, pieces: Sequence[DrawnPiece], job: Job) -> tuple[Leaf, ...]:
    """Return the sheets of a part that is read page by page.

    Copies are collated. In a two-sided job a piece with a back has a sheet of its own; the others
    follow each other on front and back, and each copy begins in front.

    Raises:
        FitError: A drawing is larger than the page.
    """
    found: list[Leaf] = []
    for copy in range(max([piece.count for piece in pieces], default=0)):
        waiting: list[Side] = []
        for piece in pieces:
            if piece.count <= copy:
                continue
            front = _side(piece, piece.front, job)
            if not job.two_sided:
                found.append(Leaf(part, (front,)))
                if piece.back is not None:
                    found.append(Leaf(part, (_side(piece, piece.back, job),)))
                continue
            if piece.back is not None:
                found.extend(_paired(part, waiting))
                found.append(Leaf(part, (front, _side(piece, piece.back, job))))
                waiting = []
                continue
            waiting.append(front)
        found.extend(_paired(part, waiting))
    return tuple(found)


def _paired(part: int, sides: Sequence[Side]) -> list[Leaf]:
    return [Leaf(part, tuple(sides[k : k + 2])) for k in range(0, len(sides), 2)]


def _side(piece: DrawnPiece, group: Group, job: Job) -> Side:
    """Place a drawing at the head of a page, in the middle of its width."""
    upright_first = (*frames(job.paper, job.margin), *bare_frames(job.paper, job.margin))
    for frame in upright_first:
        area = frame.area
        if piece.width <= area.width + _SLACK and piece.height <= area.height + _SLACK:
            x = tidy(area.x + max(0.0, area.width - piece.width) / 2)
            return Side(frame, group, Place(x, area.y, piece.width, piece.height))
    space = " × ".join(f"{side:g}" for side in page_space(job))
    message = (
        f"the {piece.name} needs {piece.width:g} × {piece.height:g} mm, a page of"
        f" {job.paper.name} has {space} mm"
    )
    raise FitError(message, "choose a larger --paper, or a smaller --margin")
