"""The cultivation board keeps the promises of its layout, and the Buyer goes round it."""

from collections import Counter
from itertools import pairwise

import pytest

from printkit.rules.guatemala_cafe.cultivation import (
    BUYERS_TRACK,
    FRAMES,
    SQUARES,
    WITH_LAYOUT,
    WITHOUT_LAYOUT,
    facing,
    moved,
)

# Guatemala Café 4.1, typed again: the test proves what the section claims.
LAYOUT = """
hN sR wB *K wN sK wW hB wK
wK wB hW sN wR hB wR sK wW
wN hR sK wW sB wR wK hW *W
wK wW wR sB wW sN *B wR hN
wB wK wN wW hK wW sR wN wB
sR wN *R wK sW wB hN wK wR
*N hK wW hR wB wR wB wN sW
wR wW sB wN wK wN hK wR hB
hW wB wN wK hR *B sW wB sN
"""
GRID = [line.split() for line in LAYOUT.strip().split("\n")]
LINES = [*GRID, *(list(column) for column in zip(*GRID, strict=True))]
SIGNS = {"worker": "w", "warehouse": "h", "ship": "s", "sack": "*"}


def test_the_layout_is_the_printed_one() -> None:
    """81 squares, row by row."""
    ours = [f"{SIGNS[square.piece]}{square.kind}" for square in SQUARES]
    assert [word for line in GRID for word in line] == ours
    places = [(row, column) for row in range(1, 10) for column in range(1, 10)]
    assert places == [(square.row, square.column) for square in SQUARES]


def test_every_kind_has_its_pieces() -> None:
    """Nine workers, three warehouses and three ships of each kind, and six sacks."""
    counts = Counter(word for line in GRID for word in line)
    for kind in "KWBRN":
        assert (9, 3, 3) == tuple(counts[f"{sign}{kind}"] for sign in "whs")
    sacks = {kind: counts[f"*{kind}"] for kind in "KWBRN"}
    assert {"K": 1, "W": 1, "B": 2, "R": 1, "N": 1} == sacks


def test_no_line_is_poor_or_rich() -> None:
    """Every row and column has one or two warehouses, ships, and pieces of every kind."""
    for line in LINES:
        pieces = [word for word in line if word[0] != "*"]
        assert 1 <= sum(word[0] == "h" for word in pieces) <= 2
        assert 1 <= sum(word[0] == "s" for word in pieces) <= 2
        for kind in "KWBRN":
            assert 1 <= sum(word[1] == kind for word in pieces) <= 2


def test_no_neighbours_of_one_kind() -> None:
    """Two pieces side by side are of different kinds; sacks are not counted."""
    for line in LINES:
        for one, other in pairwise(line):
            assert "*" in (one[0], other[0]) or one[1] != other[1]


def test_sack_squares() -> None:
    """Six squares, no two in a line, symmetric about the middle, named I to VI."""
    places = {frame.id: (frame.row, frame.column) for frame in FRAMES}
    assert {
        "I": (1, 4),
        "II": (3, 9),
        "III": (4, 7),
        "IV": (6, 3),
        "V": (7, 1),
        "VI": (9, 6),
    } == places
    assert len({row for row, _ in places.values()}) == 6
    assert len({column for _, column in places.values()}) == 6
    assert {(10 - row, 10 - column) for row, column in places.values()} == set(places.values())
    printed = {(s.row, s.column) for s in SQUARES if s.piece == "sack"}
    assert set(places.values()) == printed


@pytest.mark.parametrize(
    ("sack", "spaces"),
    [
        ("I", [4, 10, 24, 36]),
        ("II", [9, 12, 19, 34]),
        ("III", [7, 13, 21, 33]),
        ("IV", [3, 15, 25, 31]),
        ("V", [1, 16, 27, 30]),
        ("VI", [6, 18, 22, 28]),
    ],
)
def test_where_a_sack_can_be_reached_from(sack: str, spaces: list[int]) -> None:
    """Each sack square is reached from both ends of its row and of its column."""
    assert spaces == [space for space in range(1, 37) if facing(space).sack == sack]


def test_two_of_three_spaces_reach_a_sack() -> None:
    """Every third space has none, so a free move always offers two sack squares."""
    without = [space for space in range(1, 37) if facing(space).sack is None]
    assert list(range(2, 37, 3)) == without


def test_what_a_space_faces() -> None:
    """Clockwise: columns 1 to 9, rows 1 to 9, columns 9 to 1, rows 9 to 1."""
    lines = [(facing(space).name, facing(space).number) for space in range(1, 37)]
    up, down = range(1, 10), range(9, 0, -1)
    assert lines == [
        *(("column", n) for n in up),
        *(("row", n) for n in up),
        *(("column", n) for n in down),
        *(("row", n) for n in down),
    ]


def test_squares_of_a_line_begin_at_the_buyer() -> None:
    """The first square is the one beside the space."""
    assert (1, 3) == facing(3).squares[0]
    assert (2, 9) == facing(11).squares[0]
    assert (9, 8) == facing(20).squares[0]
    assert (9, 1) == facing(28).squares[0]


@pytest.mark.parametrize(
    ("space", "steps", "reached"),
    [(1, 3, 4), (8, 3, 11), (34, 4, 2), (36, 1, 1), (17, 2, 19), (27, 1, 28), (20, 4, 24)],
)
def test_the_buyer_moves_clockwise(space: int, steps: int, reached: int) -> None:
    """The table of 6.3."""
    assert reached == moved(space, steps)


def test_the_track_lies_around_the_grid_without_corners() -> None:
    """36 cells on the rim of 11 x 11, in order, each beside the line it faces."""
    assert [str(space) for space in range(1, 37)] == [cell.label for cell in BUYERS_TRACK.cells]
    assert not BUYERS_TRACK.corners
    rim = {(x, y) for x in range(11) for y in range(11) if {x, y} & {0, 10}}
    corners = {(0, 0), (0, 10), (10, 0), (10, 10)}
    assert rim - corners == {(cell.x, cell.y) for cell in BUYERS_TRACK.cells}
    for cell in BUYERS_TRACK.cells:
        line = facing(int(cell.label))
        assert line.number == (cell.x if line.name == "column" else cell.y)


def test_two_faces() -> None:
    """One board with the layout, one with the frames alone."""
    assert SQUARES == WITH_LAYOUT.squares
    assert () == WITHOUT_LAYOUT.squares
    assert FRAMES == WITH_LAYOUT.frames == WITHOUT_LAYOUT.frames
