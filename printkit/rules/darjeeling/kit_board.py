"""The board of Darjeeling: winding score track, wharf, chute and storage (Darjeeling 4.3)."""

from printkit.model.boards import Places, RingCell, Track, TrackBoard
from printkit.model.pieces import BoardSet, Piece
from printkit.model.text import Text, text
from printkit.rules.darjeeling.numbers import (
    BELOW_ZERO,
    CHUTE,
    HALF_TURN,
    MARKERS_EACH,
    NOT_NEAR,
    PASS_CITY,
    PASS_TILE,
    QUANTITY_FROM,
    SHIPS,
    TARGET,
    TRACK,
)

ACROSS = 10
"""Spaces in a row of the track (Darjeeling 4.3)."""
_ROWS = TRACK // ACROSS
_FIFTH, _TENTH = 5, 10


def place_of(points: int) -> tuple[int, int]:
    """Return column and row of a space, both from 0, the row from the top (Darjeeling 4.3).

    Points below zero lie in a row of their own under space 0, from the left to the right.
    """
    if points < 0:
        return -points - 1, _ROWS
    row, step = divmod(points, ACROSS)
    return step if row % 2 == 0 else ACROSS - 1 - step, _ROWS - 1 - row


def _cell(points: int) -> RingCell:
    column, row = place_of(points)
    tone = "plain"
    if points < 0:
        tone = "minus"
    elif points == 0:
        tone = "zero"
    elif points % _TENTH == 0:
        tone = "tenth"
    label = str(points).replace("-", "−")
    return RingCell(column, row, label, tone=tone, strong=points % _FIFTH == 0)


SCORE_TRACK = Track(
    "score",
    text("Points"),
    ACROSS,
    _ROWS + 1,
    tuple(_cell(points) for points in range(-BELOW_ZERO, TRACK)),
    Text(str(TARGET)),
)

WHARF = Places(
    "wharf",
    text("Wharf"),
    text("The lowest ship takes the new load and goes to the top; all others move down."),
    "ships",
    tuple(str(berth) for berth in range(1, SHIPS + 1)),
    strip="strips",
)

CHUTE_PLACES = Places(
    "chute",
    text("Demand"),
    text("the points beside the upper marker; then the lower one goes to the top"),
    "demand",
    tuple(str(slot) for slot in range(CHUTE, 0, -1)),
    tuple(f"+{CHUTE - slot}" if slot >= MARKERS_EACH else "" for slot in range(CHUTE, 0, -1)),
    symbol="demand",
)
"""A kind is worth as many points as markers lie above its upper one (Darjeeling 6.4)."""

STORAGE = Places(
    "storage",
    text("Storage"),
    text("the tiles shipped last"),
    "tiles",
    ("",),
    symbol="storage",
)

BOARD_SET = BoardSet(
    "board",
    text("Board"),
    Piece("board", text("board"), "", 1),
    TrackBoard(
        "board",
        text("Darjeeling"),
        SCORE_TRACK,
        WHARF,
        CHUTE_PLACES,
        STORAGE,
        text("A turn"),
        (
            ("tea-ship", text("Income"), text("your crates × their ship's number")),
            (
                "collector",
                text("Move"),
                text(
                    "straight on; passing a tile costs {tile}, city or collector {city}; "
                    "half turn {turn}",
                    tile=PASS_TILE,
                    city=PASS_CITY,
                    turn=HALF_TURN,
                ),
            ),
            (
                "tea-crate",
                text("Load"),
                text(
                    "{fewer} crate fewer away from a city; {number} or more pay 1 each",
                    fewer=NOT_NEAR,
                    number=QUANTITY_FROM,
                ),
            ),
        ),
    ),
    "board",
)
