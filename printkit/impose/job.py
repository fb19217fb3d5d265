"""From what somebody asks of the paper to one checked record that all of imposition reads."""

import math
from dataclasses import dataclass

from printkit.base.errors import FitError, UsageError
from printkit.base.geometry import Rect
from printkit.base.nearest import nearest
from printkit.impose.paper import Paper

DUPLEX = ("off", "long-edge", "short-edge", "fold")
MARKS = ("crop", "lines", "none")
DEFAULT_GAP = 2.0
STRIP = 5.0
"""Height of the strip that holds the ruler and the sheet's name."""


@dataclass(frozen=True, slots=True)
class Job:
    """How parts are laid on paper; lengths in mm.

    Attributes:
        paper: For everything but boards.
        board_paper: For boards; None: the same.
        margin: The rim of the paper that stays empty.
        gap: Between pieces; None: 2, and 0 where pieces share cut lines.
        bleed: What the drawings were asked to have; each piece says what it really has.
        duplex: ``off``; ``long-edge`` or ``short-edge``: backs on the other side of the sheet, which
            is turned over that edge; ``fold``: each piece with a back is printed as a pair to fold.
        marks: ``crop`` (outside the trim), ``lines`` (around each piece) or ``none``.
        overlap: What neighbouring sheets of a split board share.
        split: Whether a board may be split.
    """

    paper: Paper
    board_paper: Paper | None = None
    margin: float = 6.35
    gap: float | None = None
    bleed: float = 0.0
    duplex: str = "off"
    marks: str = "crop"
    overlap: float = 10.0
    split: bool = True

    @property
    def two_sided(self) -> bool:
        """Whether backs stand on the other side of the sheet."""
        return self.duplex in {"long-edge", "short-edge"}

    def gap_for(self, bleed: float, *, shares: bool) -> float:
        """Return the gap between pieces with that bleed; `shares`: they may share cut lines.

        Raises:
            UsageError: The job's gap lets the bleed of one piece reach over its neighbour.
        """
        if self.gap is None:
            return 0.0 if shares else max(DEFAULT_GAP, 2 * bleed)
        if self.gap < 2 * bleed:
            message = f"a gap of {self.gap:g} mm is less than twice the bleed of {bleed:g} mm"
            raise UsageError(message, f"--gap {2 * bleed:g} or more, or leave --gap out")
        return self.gap


def check(job: Job) -> None:
    """Refuse a job that no paper could serve.

    Raises:
        UsageError: A word nobody knows, or a length that is no length.
        FitError: The margin leaves nothing of a paper.
    """
    for name, word, known in (("duplex", job.duplex, DUPLEX), ("marks", job.marks, MARKS)):
        if word not in known:
            close = nearest(word, known)
            meant = f"did you mean {close}? " if close else ""
            raise UsageError(f"{name} cannot be {word!r}", f"{meant}choices: {', '.join(known)}")
    gap = 0.0 if job.gap is None else job.gap
    for name, value in (
        ("margin", job.margin),
        ("gap", gap),
        ("bleed", job.bleed),
        ("overlap", job.overlap),
    ):
        if not math.isfinite(value) or value < 0:
            raise UsageError(f"the {name} cannot be {value:g} mm", "a length is 0 or more")
    for paper in {job.paper: None, job.board_paper or job.paper: None}:
        printable(paper, job.margin)


def printable(paper: Paper, margin: float) -> Rect:
    """Return the box of the upright paper that may be printed on.

    Raises:
        FitError: The margin leaves nothing.
    """
    if paper.width - 2 * margin <= 0:
        message = (
            f"a margin of {margin:g} mm leaves nothing of {paper.name}"
            f" ({paper.width:g} × {paper.height:g} mm)"
        )
        raise FitError(message, f"the margin must be less than {paper.width / 2:g} mm")
    return Rect(0.0, 0.0, paper.width, paper.height).inset(margin)
