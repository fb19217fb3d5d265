"""The pads of Darjeeling: one to follow a game turn by turn, one for its end (Darjeeling 4.6 and 5)."""

from printkit.model.pad import Pad, PadRow, PadTable
from printkit.model.pieces import PadSet, Piece
from printkit.model.text import Text, text
from printkit.rules.darjeeling.numbers import (
    ACTIONS,
    LETTERS,
    MOST_DEMAND,
    PLAYERS,
    QUANTITY_FROM,
    SIZES,
    STRIPS,
    TARGET,
)
from printkit.rules.darjeeling.sheet import SEATS
from printkit.rules.darjeeling.tables import MINUS

PADS = 2
"""Pads that fill a sheet of A4 or Letter."""
TURNS = 20
"""Lines of the pad for the turns: games take 15 to 18 turns each (Darjeeling 4.6)."""
_PARTS = 2
"""Tables that the turns stand in, side by side."""


def _turns(first: int, last: int) -> PadTable:
    return PadTable(
        title=text("turn"),
        columns=(
            text("+ income"),
            text("{minus} move", minus=MINUS),
            text("+ demand"),
            text("+ quantity"),
            text("= total"),
        ),
        hints=(
            text("first"),
            text("paid"),
            text("0–{most}, ×2", most=MOST_DEMAND),
            text("from {least} on", least=QUANTITY_FROM),
            text("so far"),
        ),
        rows=tuple(PadRow(Text(str(turn)), (), tick=True) for turn in range(first, last + 1)),
        strong_last=True,
    )


_EACH = TURNS // _PARTS
LIVE_PAD = Pad(
    title=text("Darjeeling"),
    tables=tuple(_turns(k * _EACH + 1, (k + 1) * _EACH) for k in range(_PARTS)),
    seats=len(SEATS),
    note=text(
        "A line is a turn. Income comes first: tick the box, then move. At {target} the game is over.",
        target=TARGET,
    ),
    running=True,
)

_GAME = PadTable(
    title=text("game"),
    columns=(
        text("points that end it"),
        text("highest number on the strip"),
        text("action tiles left over"),
    ),
    hints=(
        text("{target}, or as agreed", target=TARGET),
        text("{value}, if it is no strip of your own", value=max(STRIPS[PLAYERS[0]])),
        text("at most {most}; they count nothing", most=ACTIONS),
    ),
    rows=(PadRow(text("for all"), ("target", "multiplier", "action_tiles")),),
    ties=(("target",), ("multiplier",), ("action_tiles",)),
)


def _left_over(size: int) -> PadRow:
    """A column for the tiles of a size, counted together or kind by kind."""
    ties = (f"h{size}", *(f"{letter}{size}" for letter in LETTERS))
    label = text("1 half") if size == 1 else text("{size} halves", size=size)
    return PadRow(label, ties, hint=text("tiles × {size}", size=size))


_PLAYERS = PadTable(
    title=text("Players"),
    rows=(
        PadRow(text("name"), ("name",)),
        PadRow(text("track"), ("track",), hint=text("points")),
        *map(_left_over, SIZES),
        PadRow(text("{minus} halves", minus=MINUS), ("halves",), hint=text("added up")),
        PadRow(text("final"), ("total",), strong=True, hint=text("track − halves")),
        PadRow(text("rank"), ("rank",), hint=text("ties share it")),
    ),
)

PAD = Pad(
    title=text("Darjeeling"),
    tables=(_GAME, _PLAYERS),
    seats=len(SEATS),
    note=text(
        "Each half crate behind a screen costs a point, whole crates too. Whoever ended the game "
        "need not win it."
    ),
)

LIVE_PAD_SET = PadSet(
    "live-pad",
    text("Turn pads"),
    Piece(
        "live-pad",
        text("turn pad"),
        "",
        len(SEATS),
        needed={players: players for players in PLAYERS},
    ),
    LIVE_PAD,
    "live-pad",
)
PAD_SET = PadSet("pad", text("Score pad"), Piece("pad", text("score pad"), "", PADS), PAD, "pad")
