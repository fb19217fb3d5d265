"""The two boards of Guatemala Café as they are printed: both sides, titles and keys (4.1 to 4.4)."""

from printkit.model.boards import Legend
from printkit.model.pieces import BoardSet, Piece
from printkit.model.text import text
from printkit.rules.guatemala_cafe.cultivation import WITH_LAYOUT, WITHOUT_LAYOUT
from printkit.rules.guatemala_cafe.numbers import (
    FREE_STEPS,
    INCOME,
    ITEMS,
    LONG_STEPS,
    SHIPS,
    SHORTEST,
    STEP_COST,
    THREE,
    TRACK,
    TWO,
)
from printkit.rules.guatemala_cafe.plantation import board_of_many, board_of_two

_TITLE = text("Guatemala Café")

CULTIVATION_SET = BoardSet(
    "cultivation",
    text("Cultivation board"),
    Piece("cultivation", text("cultivation board"), "", 1),
    WITH_LAYOUT,
    "cultivation",
    WITHOUT_LAYOUT,
    Legend(
        _TITLE,
        text("Your turn"),
        (
            (
                "buyer",
                text("Move"),
                text(
                    "the Buyer 1 to {free}; {long} for {cost} c",
                    free=FREE_STEPS,
                    long=LONG_STEPS,
                    cost=STEP_COST,
                ),
            ),
            (
                "warehouse",
                text("Build"),
                text("up to {items} of the row; roads fill the gaps", items=ITEMS),
            ),
            (
                "sack",
                text("or score"),
                text("a sack of the row: {income} c and points", income=INCOME),
            ),
        ),
    ),
)
"""With the start layout in front, without it behind (Guatemala Café 1.2, 4.1)."""

_SYMBOLS = (("warehouse", "warehouse"), ("worker", "worker"), ("ship", "coffee-ship"))
_KEY = (
    (
        "worker",
        text("1 point each"),
        text("for a worker, if the plantation has its warehouse"),
    ),
    (
        "coffee-ship",
        text("× {low} × {next} × {high}", low=2, next=3, high=1 + SHIPS),
        text("for 1, 2, 3 ships of the kind in the harbour its roads lead to"),
    ),
)


def plantation_set(track: int = TRACK, players: int | None = None) -> BoardSet:
    """Return the plantation board with a score track of that length (Guatemala Café 4.2 to 4.4).

    Args:
        track: Its last box.
        players: Only the side for so many; None: both, if the track goes round both.
    """
    sides = [
        *([board_of_many(track)] if players != TWO and track >= SHORTEST[THREE] else []),
        *([board_of_two(track)] if players in {TWO, None} else []),
    ]
    return BoardSet(
        "plantation",
        text("Plantation board"),
        Piece("plantation", text("plantation board"), "", 1),
        sides[0],
        "plantation",
        sides[1] if len(sides) > 1 else None,
        Legend(_TITLE, text("Points for a sack"), _KEY, _SYMBOLS),
    )
