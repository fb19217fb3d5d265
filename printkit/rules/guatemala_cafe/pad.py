"""The pads of Guatemala Café: one to note every scoring, one for the end (Guatemala Café 5 and 6.6)."""

from printkit.model.pad import Pad, PadRow, PadTable
from printkit.model.pieces import PadSet, Piece
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import INCOME, PLAYERS, TRACK
from printkit.rules.guatemala_cafe.sheet import KINDS, SEATS

PADS = 2
"""Pads that fill a sheet of A4 or Letter."""
LINES = 10
"""Scorings on one of the pads; four hold all 35 sacks, two sheets of A4 (Guatemala Café 6.6)."""
LIVE_PADS = 4

_SHORT = {"1": text("yellow"), "2": text("blue"), "3": text("red"), "4": text("violet")}
"""The colour alone: a column is narrow."""

_SCORINGS = PadTable(
    title=text("no."),
    columns=(
        text("sack on"),
        text("coffee"),
        text("taken by"),
        text("blocked"),
        *(words for seat in SEATS for words in (_SHORT[seat.id], text("stands on"))),
    ),
    hints=(
        text("space"),
        text("{letters}", letters=" ".join(kind.letter for kind in KINDS)),
        text("+{income} c", income=INCOME),
        text("by"),
        *(words for seat in SEATS for words in (text("points"), _SHORT[seat.id])),
    ),
    rows=(PadRow(text(""), ()),) * LINES,
)
LIVE_PAD = Pad(
    title=text("Guatemala Café"),
    tables=(_SCORINGS,),
    seats=len(SEATS),
    note=text(
        "A line is a scoring; number them. The sack goes on the track first, then the points are "
        "counted. A marker on the last sack or beyond it ends the game."
    ),
    running=True,
    shared=True,
)

_GAME = PadTable(
    title=text("game"),
    columns=(
        text("last space of the score track"),
        text("sacks on the track"),
        text("space of the last sack"),
    ),
    hints=(
        text("{track}, or as printed", track=TRACK),
        text("blocked scorings too"),
        text("last space + 1 − sacks"),
    ),
    rows=(PadRow(text("for all"), ("track", "sacks_on_track")),),
    ties=(("track",), ("sacks_on_track",), ()),
)
_PLAYERS = PadTable(
    title=text("Players"),
    rows=(
        PadRow(text("name"), ("name",)),
        PadRow(text("marker"), ("score", "total"), hint=text("space = points"), strong=True),
        PadRow(text("centavos"), ("money",), hint=text("if tied: more wins")),
        PadRow(text("rank"), ("rank",), hint=text("ties share it")),
    ),
)
PAD = Pad(
    title=text("Guatemala Café"),
    tables=(_GAME, _PLAYERS),
    seats=len(SEATS),
    note=text(
        "Points beyond the last sack count, and those beyond the end of the track too. Money "
        "decides between players on the same space."
    ),
)

LIVE_PAD_SET = PadSet(
    "live-pad",
    text("Scoring pads"),
    Piece(
        "live-pad",
        text("scoring pad"),
        "",
        LIVE_PADS,
        needed=dict.fromkeys(PLAYERS, LIVE_PADS),
    ),
    LIVE_PAD,
    "live-pad",
)
PAD_SET = PadSet("pad", text("Score pad"), Piece("pad", text("score pad"), "", PADS), PAD, "pad")
