"""The score pad of Kraby, built from its score sheet: colonies, then ships (Kraby 6.8)."""

from printkit.model.pad import Pad, PadRow, PadTable
from printkit.model.pieces import PadSet, Piece
from printkit.model.text import Text, text
from printkit.rules.kraby.numbers import COLONY, COLOURS, IN_BAG, MULTIPLIERS
from printkit.rules.kraby.sheet import KINDS, SEATS, SHEET
from printkit.rules.kraby.tables import signed

PADS = 2
"""Pads that fill a sheet of A4 or Letter."""

_LARGEST = max(COLONY)
_FEW, _MANY = min(IN_BAG), max(IN_BAG)
_BY_ID = {entry.id: entry for entry in SHEET.inputs}
_FIGURE = text("colour, points")
_NAMES = {
    1: text("singles"),
    2: text("pairs"),
    3: text("trios"),
    4: text("fours"),
    _LARGEST: text("{size} or more", size=_LARGEST),
}


def _hint(size: int) -> Text:
    words = "{points} each; sizes" if size == _LARGEST else "{points} each"
    return text(words, points=signed(COLONY[size]))


_COLONIES = PadTable(
    title=text("Colours"),
    columns=(*(_NAMES[size] for size in COLONY), text("crabs"), text("value")),
    rows=tuple(PadRow(kind.name, (_BY_ID[kind.id].id,), kind=kind.id) for kind in KINDS),
    hints=(
        *map(_hint, COLONY),
        text("{many} (or {few})", many=IN_BAG[_MANY], few=IN_BAG[_FEW]),
        text("sum of points"),
    ),
    strong_last=True,
)
"""How many colonies of each size; `crabs` checks that none was forgotten."""

_SHIPS = PadTable(
    title=text("Ships"),
    rows=(
        PadRow(text("name"), ("name",)),
        *(PadRow(Text(f"×{MULTIPLIERS[row.id]}"), (row.id,), hint=_FIGURE) for row in SHEET.rows),
        PadRow(text("total"), ("total",), strong=True),
        *(
            PadRow(text("best figure"), (rule.id,), hint=text("if tied"))
            for rule in SHEET.tie_breaks
        ),
        PadRow(text("rank"), ("rank",)),
    ),
)

PAD = Pad(
    title=text("Kraby"),
    tables=(_COLONIES, _SHIPS),
    seats=len(SEATS),
    note=text(
        "Two players: {few} colours, {tokens} crabs of each. A figure scores its square times the "
        "value of its colour.",
        few=COLOURS[_FEW],
        tokens=IN_BAG[_FEW],
    ),
)

PAD_SET = PadSet("pad", text("Score pad"), Piece("pad", text("score pad"), "", PADS), PAD, "pad")
