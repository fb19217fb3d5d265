"""Typed boards are read as people type them, and every fault is named at once."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.rules.kraby.board import parse_board, read_board, read_spaces
from printkit.rules.kraby.colonies import Rows, colonies, holes
from printkit.rules.kraby.numbers import colony_points
from tests.rules.kraby import boards as known

SIGNS = ["#", ".", "O", "G", "B", "Y", "P", "O^", "O>", "Ov", "O<", "G>", "Pv"]


def codes(lines: tuple[str, ...], players: int = 3, *, unfinished: bool = False) -> list[str]:
    """Return the codes of everything wrong with a board."""
    reading = read_board(lines, {"players": players, "unfinished": unfinished})
    return [fault.code for fault in reading.faults]


def changed(lines: tuple[str, ...], row: int, column: int, sign: str) -> tuple[str, ...]:
    """Return the board with another sign on one space, counted from 1."""
    line = lines[row - 1]
    return (*lines[: row - 1], line[: column - 1] + sign + line[column:], *lines[row:])


def values(sizes: dict[str, list[int]]) -> dict[str, int]:
    """Return the value of each colour."""
    return {colour: sum(map(colony_points, found)) for colour, found in sizes.items()}


def test_s3_the_full_board() -> None:
    """The colonies of the rule book's example, in its reading order."""
    reading = read_board(known.FULL, {"players": 4})
    assert reading.faults == ()
    assert known.FULL_SIZES == reading.answers
    assert known.FULL_VALUES == values(dict(reading.answers))


def test_s4_the_full_board_of_two() -> None:
    """The 9 x 9 board of two players, four colours."""
    reading = read_board(known.SMALL, {"players": 2})
    assert reading.faults == ()
    assert known.SMALL_SIZES == reading.answers
    assert known.SMALL_VALUES == values(dict(reading.answers))


def test_the_board_of_two_may_be_typed_whole() -> None:
    """With an empty ring around it, the small board is the same board."""
    ringed = ("." * 11, *(f".{line}." for line in known.SMALL), "." * 11)
    reading = read_board(ringed, {"players": 2})
    assert reading.faults == ()
    assert known.SMALL_SIZES == reading.answers


def test_claws_on_the_full_board() -> None:
    """Without a sign every crab faces up, and only left and right neighbours join."""
    reading = read_board(known.FULL, {"players": 4, "variant": "claws"})
    assert known.FULL_CLAWS == values(dict(reading.answers))


@pytest.mark.parametrize("case", known.ORIENTED)
def test_o_small_boards_with_orientation(case: str) -> None:
    """Cases O1 to O11: shared edges join; in the variant not where a front lies between."""
    board, edges, claws = known.ORIENTED[case]
    rows, faults = read_spaces(board.split("/"))
    assert faults == ()
    for variant, expected in (("edges", edges), ("claws", claws)):
        sizes = colonies(rows, variant)
        assert {colour: found for colour, (found, _) in expected.items()} == sizes
        assert {colour: value for colour, (_, value) in expected.items()} == values(sizes)


@pytest.mark.parametrize(
    "lines",
    [
        tuple(line.lower() for line in known.FULL),
        tuple(" ".join(line) for line in known.FULL),
        tuple("\t".join(line) for line in known.FULL),
        ("\ufeff" + known.FULL[0], *known.FULL[1:]),
        tuple(f"{line}\r" for line in known.FULL),
        tuple(f"  {line}\t " for line in known.FULL),
        ("", *known.FULL, "", "   ", ""),
        tuple("^ ".join(line).replace("#^", "#") + "^" for line in known.FULL),
        tuple("V ".join(line).replace("#V", "#") + "V" for line in known.FULL),
    ],
    ids=[
        "small",
        "blanks",
        "tabs",
        "mark",
        "crlf",
        "indented",
        "blank lines",
        "facing",
        "facing V",
    ],
)
def test_br_135_a_board_is_read_however_it_is_typed(lines: tuple[str, ...]) -> None:
    """Letter case, blanks, line ends, a byte-order mark and blank lines around it do not count."""
    reading = read_board(lines, {"players": 4})
    assert reading.faults == ()
    assert known.FULL_SIZES == reading.answers


def test_an_unknown_symbol_is_named_with_its_place() -> None:
    """Every unknown sign is told with row and column as the rules count them."""
    lines = changed(changed(known.FULL, 1, 1, "X"), 11, 11, "0")
    faults = read_board(lines, {"players": 4}).faults
    assert ["E_SYMBOL", "E_SYMBOL"] == [fault.code for fault in faults]
    assert ["board[0]", "board[10]"] == [fault.where for fault in faults]
    assert "row 1, column 1: 'X'" in faults[0].message
    assert "row 11, column 11: '0'" in faults[1].message


def test_rows_of_the_small_board_are_called_2_to_10() -> None:
    """The first row and column of a 9 x 9 board are row 2 and column 2."""
    (fault,) = read_board(changed(known.SMALL, 1, 1, "X"), {"players": 2}).faults
    assert "row 2, column 2" in fault.message


@pytest.mark.parametrize("sign", [".^", "#>", "^", "X<", "O ^", "\x07", "é", "ﬀ", "ß"])
def test_signs_that_mean_nothing(sign: str) -> None:
    """An orientation without a crab, a letter of no colour, a control character."""
    _, faults = read_spaces([f"O {sign} G"])
    assert ["E_SYMBOL"] == [fault.code for fault in faults]
    assert "\x07" not in faults[0].message


def test_blank_lines_above_do_not_shift_the_places() -> None:
    """Rows count from the board's first line, the path from the file's."""
    (fault,) = read_board(("", *changed(known.FULL, 1, 1, "X")), {"players": 4}).faults
    assert ("board[1]", True) == (fault.where, "row 1, column 1" in fault.message)


@pytest.mark.parametrize(
    ("lines", "players", "told"),
    [
        (known.SMALL, 3, "9 lines of 9"),
        (known.SMALL, 4, "9 lines of 9"),
        (known.FULL[:10], 3, "10 lines of 11"),
        (("",), 3, "0 lines"),
        ((), 2, "0 lines"),
        (tuple("." * 10 for _ in range(10)), 2, "10 lines of 10"),
        (("#",), 4, "1 lines of 1"),
    ],
)
def test_a_board_of_the_wrong_size(lines: tuple[str, ...], players: int, told: str) -> None:
    """The size that was found is told beside the size that is needed."""
    faults = read_board(lines, {"players": players}).faults
    (size,) = [fault for fault in faults if fault.code == "E_SIZE"]
    assert told in size.message
    assert "11" in size.hint


def test_ragged_rows_are_named_one_by_one() -> None:
    """Each row that is too long or too short is told, and nothing that follows from it."""
    lines = (known.FULL[0][:-1], *known.FULL[1:10], known.FULL[10] + ".")
    faults = read_board(lines, {"players": 4}).faults
    assert [("E_SIZE", "board[0]"), ("E_SIZE", "board[10]")] == [(f.code, f.where) for f in faults]
    assert "row 1 has 10" in faults[0].message
    assert "row 11 has 12" in faults[1].message


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (changed(known.EMPTY, 6, 6, "."), "no island"),
        (changed(known.EMPTY, 5, 5, "#"), "(5,5) (6,6)"),
        (changed(changed(known.EMPTY, 6, 6, "."), 6, 7, "#"), "(6,7)"),
    ],
)
def test_the_island_lies_in_the_middle(lines: tuple[str, ...], told: str) -> None:
    """No island, two islands, an island elsewhere."""
    (fault,) = read_board(lines, {"players": 3, "unfinished": True}).faults
    assert fault.code == "E_ISLAND"
    assert told in fault.message
    assert "(6,6)" in fault.hint


def test_the_island_of_the_small_board_is_6_6_too() -> None:
    """A 9 x 9 board has its island in its own middle, and it is called (6,6)."""
    assert codes(known.SMALL_EMPTY, 2, unfinished=True) == []
    moved = changed(changed(known.SMALL_EMPTY, 5, 5, "."), 6, 6, "#")
    (fault,) = read_board(moved, {"players": 2, "unfinished": True}).faults
    assert ("E_ISLAND", True) == (fault.code, "(7,7)" in fault.message)


def test_two_players_keep_out_of_the_ring() -> None:
    """A crab on the outer ring of a two-player game is told with its place."""
    lines = changed(changed(known.EMPTY, 1, 6, "O"), 11, 11, "G")
    (fault,) = read_board(lines, {"players": 2, "unfinished": True}).faults
    assert fault.code == "E_ZONE"
    assert "(1,6) (11,11)" in fault.message
    assert codes(lines, 3, unfinished=True) == []


def test_two_players_play_with_four_colours() -> None:
    """A fifth colour on the board of two is one fault, and no count follows from it."""
    lines = changed(known.SMALL, 1, 1, "P")
    faults = read_board(lines, {"players": 2}).faults
    assert ["E_COLOURS"] == [fault.code for fault in faults]
    assert "pink" in faults[0].hint
    assert codes(lines, 2, unfinished=True) == ["E_COLOURS"]


def test_counts_of_a_full_board() -> None:
    """One crab typed in the wrong colour: one colour too many, another too few."""
    assert known.FULL[0][0] == "Y"
    faults = read_board(changed(known.FULL, 1, 1, "O"), {"players": 4}).faults
    assert ["E_COUNT", "E_COUNT"] == [fault.code for fault in faults]
    assert "25 orange" in faults[0].message
    assert "23 yellow" in faults[1].message


def test_a_colour_that_is_missing_from_the_full_board_is_told() -> None:
    """With all five colours in play, none at all is a count too."""
    no_pink = tuple(line.replace("P", "O") for line in known.FULL)
    faults = read_board(no_pink, {"players": 4}).faults
    assert [("E_COUNT", True), ("E_COUNT", True)] == [
        (fault.code, colour in fault.message)
        for fault, colour in zip(faults, ("48 orange", "0 pink"), strict=True)
    ]


def test_too_many_of_a_colour_at_any_time() -> None:
    """25 crabs of one colour are wrong on an unfinished board too; 21 with two players."""
    lines = ("O" * 11, "O" * 11, "OOO........", *known.EMPTY[3:])
    assert codes(lines, 3, unfinished=True) == ["E_COUNT"]
    assert codes(("O" * 11, "O" * 11, "OO.........", *known.EMPTY[3:]), 3, unfinished=True) == []
    small = ("O" * 9, "O" * 9, "OOO......", *known.SMALL_EMPTY[3:])
    assert codes(small, 2, unfinished=True) == ["E_COUNT"]


def test_a_board_that_is_not_full() -> None:
    """An empty space in a finished game is told with its place, and counts are not told."""
    faults = read_board(changed(known.FULL, 3, 4, "."), {"players": 4}).faults
    assert ["E_NOT_FULL"] == [fault.code for fault in faults]
    assert "(3,4)" in faults[0].message
    assert codes(known.EMPTY, 3) == ["E_NOT_FULL"]


def test_an_unfinished_board_counts_what_lies_there() -> None:
    """Asked for, a part of a game is read; a colour without crabs has no colonies."""
    reading = read_board(changed(known.EMPTY, 5, 6, "O"), {"players": 3, "unfinished": True})
    assert {"O": [1], "G": [], "B": [], "Y": [], "P": []} == reading.answers
    small = read_board(changed(known.SMALL_EMPTY, 4, 5, "O"), {"players": 2, "unfinished": True})
    assert {"O": [1]} == small.answers


def test_a_space_that_no_crab_can_enter_is_a_warning() -> None:
    """On an unfinished board a closed space is told and does not stop the count."""
    lines = known.EMPTY
    for row, column in ((4, 6), (6, 5), (4, 5), (5, 4), (5, 6)):
        lines = changed(lines, row, column, "O")
    reading = read_board(lines, {"players": 3, "unfinished": True})
    (warning,) = reading.faults
    assert ("W_HOLE", True) == (warning.code, warning.is_warning)
    assert "(5,5)" in warning.message
    assert reading.answers["O"] == [5] or sum(reading.answers["O"]) == 5


def test_every_fault_is_told_at_once() -> None:
    """Symbol, size, island and count of one board come in one answer."""
    lines = ("X" + "O" * 10, "O" * 11, "O" * 11, *("." * 11 for _ in range(7)), "." * 12)
    assert ["E_SYMBOL", "E_SIZE", "E_ISLAND", "E_COUNT"] == codes(lines, 3)


def test_without_a_number_of_players_the_size_tells() -> None:
    """9 x 9 is a board of two, 11 x 11 one of more."""
    small, _ = parse_board(known.SMALL)
    large, _ = parse_board(known.FULL)
    assert small is not None
    assert large is not None
    assert (2, 2, 10) == (small.players, small.first, small.last)
    assert large.players > 2
    assert (1, 11) == (large.first, large.last)


def flood(rows: Rows, variant: str) -> dict[str, list[int]]:
    """Count colonies by merging sets, another way than the code under test."""
    group = {
        (r, c): {(r, c)}
        for r, row in enumerate(rows)
        for c, space in enumerate(row)
        if space[0] in "OGBYP"
    }
    front = {"^": "up", ">": "right", "v": "down", "<": "left"}
    for r, c in list(group):
        for other, mine, theirs in (((r, c + 1), "right", "left"), ((r + 1, c), "down", "up")):
            if other not in group or rows[r][c][0] != rows[other[0]][other[1]][0]:
                continue
            facing = front[rows[r][c][1:] or "^"], front[rows[other[0]][other[1]][1:] or "^"]
            if variant == "claws" and (facing[0] == mine or facing[1] == theirs):
                continue
            union = group[r, c] | group[other]
            for place in union:
                group[place] = union
    found: dict[str, list[int]] = {}
    for (r, c), members in sorted(group.items()):
        if min(members) == (r, c):
            found.setdefault(rows[r][c][0], []).append(len(members))
    return {colour: found[colour] for colour in "OGBYP" if colour in found}


@given(st.integers(0, 2**32), st.sampled_from(["edges", "claws"]))
def test_colonies_are_counted_in_reading_order(seed: int, variant: str) -> None:
    """On any board the sizes are those that merging sets gives, in the order of first spaces."""
    chance = random.Random(seed)  # noqa: S311 - a test may use it
    width = chance.randint(1, 7)
    rows = tuple(
        tuple(chance.choice(SIGNS) for _ in range(width)) for _ in range(chance.randint(1, 7))
    )
    assert flood(rows, variant) == colonies(rows, variant)


@given(st.integers(0, 2**32), st.floats(0.2, 0.9))
def test_a_hole_sees_no_edge(seed: int, density: float) -> None:
    """A space is a hole when all four lines from it to the edges are blocked, and only then."""
    chance = random.Random(seed)  # noqa: S311 - a test may use it
    size = chance.randint(1, 7)
    rows = tuple(
        tuple("O" if chance.random() < density else "." for _ in range(size)) for _ in range(size)
    )
    expected = []
    for r in range(size):
        for c in range(size):
            lines = (rows[r][:c], rows[r][c + 1 :])
            column = [row[c] for row in rows]
            ways = (*lines, column[:r], column[r + 1 :])
            if rows[r][c] == "." and all("O" in way for way in ways):
                expected.append((r, c))
    assert tuple(expected) == holes(rows)
