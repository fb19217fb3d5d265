"""A board or map that contradicts itself is told where."""

from dataclasses import replace
from typing import Any

import pytest

from printkit.model.boards import Chart, GridBoard, RingCell, TrackBoard
from printkit.model.check import check
from printkit.model.check_boards import check_boards, check_maps
from printkit.model.pieces import Board, BoardSet, MapSet
from printkit.model.setup import Shown
from printkit.model.text import text
from printkit.rules.darjeeling import GAME
from printkit.rules.kraby import GAME as KRABY

BOARDS = next(each for each in GAME.kit() if isinstance(each, BoardSet))
BOARD = BOARDS.board
assert isinstance(BOARD, TrackBoard)
MAPS = next(each for each in GAME.kit() if isinstance(each, MapSet))


def messages(board: Board) -> list[str]:
    """Return what is wrong with a board; each has the code of boards and the path."""
    found = list(check_boards(replace(BOARDS, board=board), "kit[0]"))
    assert all(fault.code == "R_BOARD" and fault.where == "kit[0].board" for fault in found)
    return [fault.message for fault in found]


def with_cells(*cells: RingCell) -> TrackBoard:
    """Return the board with another track."""
    assert isinstance(BOARD, TrackBoard)
    return replace(BOARD, track=replace(BOARD.track, cells=cells))


def test_the_shipped_boards_and_maps_are_sound() -> None:
    """Nothing is found on them."""
    assert [] == messages(BOARD)
    assert [] == list(check_maps(MAPS, "kit[1].maps"))
    grid = next(each.board for each in KRABY.kit() if isinstance(each, BoardSet))
    assert isinstance(grid, GridBoard)
    assert [] == messages(grid)


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        ((RingCell(0, 0, "1"), RingCell(2, 0, "2")), "jumps from (0,0) to (2,0)"),
        ((RingCell(0, 0, "1"), RingCell(1, 1, "2")), "jumps from (0,0) to (1,1)"),
        ((RingCell(9, 0, "1"), RingCell(10, 0, "2")), "leaves its columns or rows"),
        ((RingCell(0, 0, "1"), RingCell(0, -1, "2")), "leaves its columns or rows"),
        ((RingCell(0, 0, "1"), RingCell(1, 0, "2"), RingCell(0, 0, "3")), "lie at one place"),
    ],
)
def test_a_track_that_does_not_wind_on_is_told(cells: tuple[RingCell, ...], told: str) -> None:
    """Each cell lies beside, above or below the one before it, on the board, alone."""
    assert any(told in message for message in messages(with_cells(*cells)))


@pytest.mark.parametrize("name", ["wharf", "chute", "storage"])
def test_places_without_a_label_or_with_odd_numbers_are_told(name: str) -> None:
    """A column of places has one at least, and a number for each or for none."""
    assert isinstance(BOARD, TrackBoard)
    column = getattr(BOARD, name)
    for changes, told in (
        ({"labels": (), "worth": ()}, "has no place"),
        ({"worth": ("+1",) * (len(column.labels) + 1)}, "numbers stand beside them"),
    ):
        odd = replace(BOARD, **{name: replace(column, **changes)})
        (message,) = messages(odd)
        assert told in message


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"chart": Chart("odd", text("Odd"), ("##", "#"))}, "not of one length"),
        ({"tinted": ((1, 1),)}, "(1,1) is no cell"),
        ({"tinted": ((99, 1),)}, "(99,1) is no cell"),
    ],
)
def test_a_map_that_cannot_be_is_told(changes: dict[str, Any], told: str) -> None:
    """Rows of one length, and a tint on cells of the land only."""
    odd = replace(MAPS, maps=(replace(MAPS.maps[0], **changes),))
    (fault,) = check_maps(odd, "kit[1].maps")
    assert ("R_MAP", "kit[1].maps[0]") == (fault.code, fault.where)
    assert told in fault.message


def test_what_is_shown_must_be_dealt() -> None:
    """A place of the set-up sheet that no step deals is a slip of the rules module."""
    plan = GAME.setup()
    odd = replace(plan, shown=(*plan.shown, Shown("berth", text("berth"), "players")))
    faults = [f for f in check(replace(GAME, setup=lambda: odd)) if f.code == "R_SETUP"]
    assert [f"setup.shown[{len(plan.shown)}]"] == [fault.where for fault in faults]
