"""The score pad of Tea Garden: a line for each row of the tally, a column for each player (5.8)."""

from printkit.model.pad import Pad, PadRow, PadTable
from printkit.model.pieces import PadSet, Piece
from printkit.model.text import text
from printkit.rules.tea_garden.goals import GOALS
from printkit.rules.tea_garden.numbers import CENTRE, CUPS, PALACE
from printkit.rules.tea_garden.sheet import SEATS, SHEET

PADS = 2
"""Pads that fill a sheet of A4 or Letter."""

_WITH_A_CARD = tuple(
    goal.counts
    for goal in GOALS.values()
    if goal.counts and goal.counts not in {"fresh", "fermented", "scroll_teapot"}
)
_ALSO = {
    "emperor": _WITH_A_CARD,
    "university": ("uni_center", "uni_sectors", "uni_sector_numbers"),
    "emperor_track": ("emperor_top",),
    "tokens": ("scroll_strength", "scroll_teapot", "scroll_repeat", "emperor_tokens"),
    "leaves": ("fresh",),
}
"""What is entered and has no line of its own, by the line where it is written."""

_ROWS = tuple(
    PadRow(row.label, tuple(dict.fromkeys((row.id, *_ALSO.get(row.id, ())))), hint=row.hint)
    for row in SHEET.rows
)
_TIES = tuple(
    PadRow(tie.label, (tie.id, *_ALSO.get(tie.id, ())), hint=text("if level"))
    for tie in SHEET.tie_breaks
)

PAD = Pad(
    title=text("Tea Garden"),
    tables=(
        PadTable(
            title=text("Points"),
            rows=(
                PadRow(text("name"), ("name",)),
                *_ROWS,
                PadRow(text("total"), ("total",), strong=True),
                *_TIES,
                PadRow(text("rank"), ("rank",)),
            ),
        ),
    ),
    seats=len(SEATS),
    note=text(
        "Cups, by connections from 1 to {most}: {points}. A worker in the centre {centre}, the top "
        "row of the emperor track {palace}.",
        most=max(CUPS),
        points=tuple(str(points) for connections, points in CUPS.items() if connections),
        centre=CENTRE,
        palace=PALACE,
    ),
)

PAD_SET = PadSet("pad", text("Score pad"), Piece("pad", text("score pad"), "", PADS), PAD, "pad")
