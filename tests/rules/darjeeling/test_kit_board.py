"""The board as data: the track winds as the rules say, and the places are those of the box."""

from itertools import pairwise

import pytest

from printkit.model.boards import RingCell, TrackBoard
from printkit.rules.darjeeling.demand import bonuses
from printkit.rules.darjeeling.kit_board import BOARD_SET, place_of
from tests.rules.darjeeling.manifest import BOX

assert isinstance(BOARD_SET.board, TrackBoard)
BOARD = BOARD_SET.board
TRACK = BOARD.track


def cell(label: str) -> RingCell:
    """Return the space with that number."""
    (found,) = [each for each in TRACK.cells if each.label == label]
    return found


@pytest.mark.parametrize(
    ("points", "column", "from_bottom"),
    [
        (0, 0, 0), (9, 9, 0), (10, 9, 1), (19, 0, 1), (20, 0, 2), (29, 9, 2), (45, 5, 4),
        (54, 5, 5), (90, 9, 9), (99, 0, 9),
    ],
)  # fmt: skip
def test_a_space_lies_where_the_formula_says(points: int, column: int, from_bottom: int) -> None:
    """4.3: row r from the bottom runs to the right where r is even, else to the left; by hand."""
    found = cell(str(points))
    assert (column, 9 - from_bottom) == (found.x, found.y)
    assert (found.x, found.y) == place_of(points)


def test_every_space_from_minus_ten_to_99_is_there_once() -> None:
    """4.1: 100 spaces, and 10 in front of space 0; each next one lies beside, above or below."""
    labels = [str(points).replace("-", "−") for points in range(-10, 100)]
    assert labels == [each.label for each in TRACK.cells]
    for one, other in pairwise(TRACK.cells):
        assert 1 == abs(one.x - other.x) + abs(one.y - other.y), (one.label, other.label)


def test_the_spaces_below_zero_lie_under_the_track() -> None:
    """4.3: a row of its own below space 0, −1 under it, −10 at the right end."""
    assert {10} == {each.y for each in TRACK.cells if each.label.startswith("−")}
    assert (0, 10) == (cell("−1").x, cell("−1").y)
    assert (9, 10) == (cell("−10").x, cell("−10").y)


def test_each_fifth_space_is_heavier_and_each_tenth_in_another_tone() -> None:
    """The track is read at one glance."""
    heavy = [each.label for each in TRACK.cells if each.strong]
    assert ["−10", "−5", *(str(points) for points in range(0, 100, 5))] == heavy
    tenths = [each.label for each in TRACK.cells if each.tone == "tenth"]
    assert [str(points) for points in range(10, 100, 10)] == tenths
    assert ("zero", "minus") == (cell("0").tone, cell("−3").tone)


def test_seven_berths_are_counted_from_the_top() -> None:
    """4.3: berth 1 on top, as many as there are ships, the strip to the left of them."""
    assert tuple(str(berth) for berth in range(1, BOX["ships"] + 1)) == BOARD.wharf.labels
    assert ("ships", "strips") == (BOARD.wharf.holds, BOARD.wharf.strip)


def test_eight_slots_are_counted_from_the_bottom() -> None:
    """4.3: slot 1 at the bottom, slot 8 on top, one for each marker; one place for tiles."""
    assert ("8", "7", "6", "5", "4", "3", "2", "1") == BOARD.chute.labels
    assert BOX["demand markers"] == len(BOARD.chute.labels)
    assert ("demand", "tiles") == (BOARD.chute.holds, BOARD.storage.holds)
    assert 1 == len(BOARD.storage.labels)


@pytest.mark.parametrize("slot", range(2, 9))
def test_the_number_beside_a_slot_is_the_bonus_of_the_kind_whose_upper_marker_lies_there(
    slot: int,
) -> None:
    """6.4, against the helper: in any order with the upper K in that slot, K pays that much."""
    rest = iter("GGWWRR")
    order = "".join("K" if place in (1, slot) else next(rest) for place in range(1, 9))
    printed = BOARD.chute.worth[BOARD.chute.labels.index(str(slot))]
    assert f"+{bonuses(order)['K']}" == printed
    assert "" == BOARD.chute.worth[-1], "the upper marker is never in slot 1"
