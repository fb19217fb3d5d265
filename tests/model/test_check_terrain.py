"""A market or a map of fields that contradicts itself is told where."""

from dataclasses import replace
from typing import Any

import pytest

from printkit.model.boards import Ring
from printkit.model.check_boards import check_boards
from printkit.model.pieces import Board, BoardSet
from printkit.model.terrain import FieldBoard, Frame, MarketBoard, Site, Square
from printkit.rules.guatemala_cafe.kit_board import CULTIVATION_SET, plantation_set

PLANTATION_SET = plantation_set()
MARKET, MAP = CULTIVATION_SET.board, PLANTATION_SET.board
assert isinstance(MARKET, MarketBoard)
assert isinstance(MAP, FieldBoard)
assert MAP.ring is not None
RING: Ring = MAP.ring
ROUTE = MAP.routes[0]


def messages(part: BoardSet, board: Board) -> list[str]:
    """Return what is wrong with a board, on either side of it."""
    found = list(check_boards(replace(part, board=board, other=board), "kit[0]"))
    assert {"R_BOARD"} >= {fault.code for fault in found}
    sides = [
        [f.message for f in found if f.where == f"kit[0].{name}"] for name in ("board", "other")
    ]
    assert sides[0] == sides[1]
    return sides[0]


def test_the_shipped_boards_are_sound() -> None:
    """Nothing is found on either side of the two boards."""
    for part in (CULTIVATION_SET, PLANTATION_SET):
        assert [] == list(check_boards(part, "kit[0]"))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"squares": (Square(10, 1, "worker", "K"),)}, "(10,1)"),
        ({"squares": (Square(1, 0, "worker", "K"),)}, "(1,0)"),
        ({"frames": (Frame("I", 1, 10),)}, "(1,10)"),
        ({"squares": (Square(1, 1, "worker", "K"), Square(1, 1, "ship", "K"))}, "on one square"),
        ({"frames": (Frame("I", 1, 1), Frame("II", 1, 1))}, "on one square"),
        ({"columns": 8}, "not closed"),
    ],
)
def test_a_market_that_cannot_be_is_told(changes: dict[str, Any], told: str) -> None:
    """Pieces and frames lie on squares, one on each; the track is as long as the sides."""
    assert isinstance(MARKET, MarketBoard)
    assert any(told in message for message in messages(CULTIVATION_SET, replace(MARKET, **changes)))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"areas": ()}, "do not cover"),
        ({"sites": (Site("A1", 13, 1, 2),)}, "A1 lies outside"),
        ({"sites": (Site("A1", 3, 3, 2, (5, 5)),)}, "is no corner of it"),
        ({"harbours": ()}, "does not end at its harbour"),
        ({"routes": (replace(ROUTE, trunk=(((1, 1), (3, 1)),)),)}, "is no single border"),
        ({"routes": (replace(ROUTE, spurs=(("A1", (((1, 8), (1, 9)),)),)),)}, "at the door of A1"),
        ({"columns": 18}, "does not go round the fields"),
        ({"ring": replace(RING, cells=RING.cells[1:])}, "not closed: 59 cells of 60"),
        ({"ring": replace(RING, cells=(*RING.cells, RING.cells[0]))}, "not closed"),
    ],
)
def test_a_map_of_fields_that_cannot_be_is_told(changes: dict[str, Any], told: str) -> None:
    """Areas, sites, doors, routes, harbours and the track agree with each other."""
    assert isinstance(MAP, FieldBoard)
    assert any(told in message for message in messages(PLANTATION_SET, replace(MAP, **changes)))


@pytest.mark.parametrize("part", [CULTIVATION_SET, PLANTATION_SET], ids=["market", "map"])
def test_such_a_board_needs_a_legend(part: BoardSet) -> None:
    """Without title and key it cannot be drawn."""
    (fault,) = check_boards(replace(part, legend=None), "kit[0]")
    assert ("R_BOARD", "kit[0]") == (fault.code, fault.where)
    assert "legend" in fault.message
