"""Crabs come in, stop and are refused as the rules say."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from printkit.base.errors import Fault
from printkit.rules.kraby.board import Board, parse_board, read_spaces
from printkit.rules.kraby.colonies import colonies
from printkit.rules.kraby.moves import (
    Move,
    entries,
    gains,
    landings,
    moves,
    parse_entry,
    play,
    stuck,
)
from printkit.rules.kraby.numbers import colony_points
from tests.rules.kraby import boards as known


def board_of(lines: tuple[str, ...], players: int = 3) -> Board:
    """Read a board that has no fault."""
    board, faults = parse_board(lines, players)
    assert board is not None
    assert faults == ()
    return board


def played(words: str, players: int = 3) -> tuple[list[Move], Board]:
    """Play moves in order from the empty board; the refused ones leave it as it is."""
    board = board_of(known.EMPTY if players > 2 else known.SMALL_EMPTY, players)
    made = []
    for word in words.split():
        entry = parse_entry(word)
        assert not isinstance(entry, Fault)
        move = play(board, entry)
        made.append(move)
        if move.refusal is None and move.space is not None:
            board = board.with_crab(*move.space, "O")
    return made, board


def outcome(move: Move) -> object:
    """Return the landing of a legal move, the code of another."""
    return move.space if move.refusal is None else move.refusal.code


def legal(board: Board) -> dict[str, tuple[int, int] | None]:
    """Return the legal moves and where they land."""
    return {str(move.entry): move.space for move in moves(board) if move.refusal is None}


def test_l1_the_empty_board_has_four_moves() -> None:
    """Only the island stops a crab."""
    _, board = played("")
    assert {"T6": (5, 6), "B6": (7, 6), "L6": (6, 5), "R6": (6, 7)} == legal(board)
    assert len(entries(board)) == 44


def test_l2_nothing_to_hold_on_to() -> None:
    """A line without an obstacle cannot be used."""
    made, _ = played("T1")
    assert ["E_NO_STOP"] == list(map(outcome, made))


def test_l3_the_moves_after_the_first_crab() -> None:
    """Six moves are legal, the other 38 find nothing to hold on to."""
    _, board = played("T6")
    assert {
        "T6": (4, 6),
        "B6": (7, 6),
        "L5": (5, 5),
        "R5": (5, 7),
        "L6": (6, 5),
        "R6": (6, 7),
    } == legal(board)
    refused = [outcome(move) for move in moves(board) if move.refusal]
    assert ["E_NO_STOP"] * 38 == refused


def test_l4_a_line_fills_up() -> None:
    """Crabs pile up to the edge; then the line is blocked."""
    made, _ = played("T6 T6 T6 T6 T6 T6")
    assert [(5, 6), (4, 6), (3, 6), (2, 6), (1, 6), "E_BLOCKED"] == list(map(outcome, made))


def test_l5_a_closed_hole() -> None:
    """The move that closes a hole is refused, with the landing and the hole."""
    made, _ = played("T6 T6 L4 L4 B4 L6")
    assert [(5, 6), (4, 6), (4, 5), (4, 4), (5, 4), "E_HOLE"] == list(map(outcome, made))
    assert (6, 5) == made[-1].space
    assert ((5, 5),) == made[-1].closed
    assert made[-1].refusal is not None
    assert "(5,5)" in made[-1].refusal.message


def test_l6_a_bent_pocket() -> None:
    """A space that still touches an empty one is a hole when no straight line leads in."""
    made, board = played("R6 R6 B8 L6 B5 B5 R8")
    assert [(6, 7), (6, 8), (7, 8), (6, 5), (7, 5), (8, 5), "E_HOLE"] == list(map(outcome, made))
    assert (8, 6) == made[-1].space
    assert ((7, 6),) == made[-1].closed
    assert board.at(7, 7) == "."


def test_l7_the_small_board() -> None:
    """With two players a column holds four crabs above the island."""
    made, board = played("T6 T6 T6 T6 T6", players=2)
    assert [(5, 6), (4, 6), (3, 6), (2, 6), "E_BLOCKED"] == list(map(outcome, made))
    assert len(entries(board)) == 36


def test_l8_lines_outside_the_small_board() -> None:
    """Lines 1 and 11 are closed to two players."""
    made, _ = played("L1 T11 R11 B1", players=2)
    assert ["E_ZONE"] * 4 == list(map(outcome, made))


def test_l9_the_full_board() -> None:
    """Every line is blocked, and that is the end and no fault."""
    board = board_of(known.FULL)
    tried = moves(board)
    assert ["E_BLOCKED"] * 44 == list(map(outcome, tried))
    assert stuck(board, tried) is None


def test_a_board_without_a_move_is_told() -> None:
    """Spaces are empty, no crab can come in: the typed board is wrong."""
    lines = list(known.FULL)
    lines[4] = lines[4][:4] + "." + lines[4][5:]
    board = board_of(tuple(lines))
    fault = stuck(board, moves(board))
    assert fault is not None
    assert fault.code == "E_STUCK"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("T6", "T6"), ("l11", "L11"), (" b 3 ", "B3"), ("R01", "R1")],
)
def test_moves_are_read_as_people_type_them(typed: str, expected: str) -> None:
    """Letter case and blanks do not count."""
    assert expected == str(parse_entry(typed))


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "E_TYPE"),
        ("6T", "E_TYPE"),
        ("X6", "E_TYPE"),
        ("T", "E_TYPE"),
        ("T-1", "E_TYPE"),
        ("T٣", "E_TYPE"),
        ("T0", "E_RANGE"),
        ("T12", "E_RANGE"),
        ("L999", "E_RANGE"),
    ],
)
def test_what_is_no_move_is_told(typed: str, code: str) -> None:
    """A side or a line that does not exist is bad input and not a no of the rules."""
    fault = parse_entry(typed)
    assert isinstance(fault, Fault)
    assert code == fault.code
    assert "T6" in fault.hint


# What the new crab touches: a board where it lands on the x, the gain.
TOUCHES = {
    "nothing": (".x.", -1),
    "one single": (".xO", 1),
    "one pair": (".xOO", 1),
    "one trio": (".xOOO", 2),
    "one four": (".xOOOO", 2),
    "one of five": (".xOOOOO", 0),
    "one of nine": (".xOOOOOOOOO", 0),
    "two singles": ("OxO", 3),
    "two trios": ("OOOxOOO", 3),
    "two of five": ("OOOOOxOOOOO", -5),
    "single and four": ("OxOOOO", 3),
    "one colony twice": ("OO/Ox", 2),
    "another colour": ("GxG", -1),
    "a corner": ("O./.x", -1),
}


@pytest.mark.parametrize("case", TOUCHES)
def test_5_6_what_one_crab_gains(case: str) -> None:
    """The gain of a crab by what it touches."""
    drawing, expected = TOUCHES[case]
    lines = drawing.split("/")
    row = next(r for r, line in enumerate(lines, start=1) if "x" in line)
    column = lines[row - 1].index("x") + 1
    rows, _ = read_spaces([line.replace("x", ".") for line in lines])
    assert {"O": expected} == gains(Board(rows, 1, 3), (row, column), "O")


def test_the_orientation_of_the_new_crab_counts_in_the_variant() -> None:
    """A crab that turns its claws to its neighbour joins nothing."""
    rows, _ = read_spaces(["O^ . O^"])
    board = Board(rows, 1, 3)
    for crab, expected in (("O^", 3), ("O>", 1), ("O<", 1), ("Ov", 3)):
        assert {"O": expected} == gains(board, (1, 2), [crab], "claws")
        assert {"O": 3} == gains(board, (1, 2), [crab], "edges")


def values(board: Board, variant: str) -> dict[str, int]:
    """Return the value of each colour, 0 where none lies there."""
    found = colonies(board.rows, variant)
    return {colour: sum(map(colony_points, found.get(colour, []))) for colour in "OGBYP"}


def random_game(seed: int, players: int) -> Board:
    """Play legal moves at random and stop somewhere on the way."""
    chance = random.Random(seed)  # noqa: S311 - a test may use it
    board = board_of(known.EMPTY if players > 2 else known.SMALL_EMPTY, players)
    for _ in range(chance.randint(0, 60)):
        possible = [move for move in moves(board) if move.refusal is None]
        move = chance.choice(possible)
        assert move.space is not None
        crab = chance.choice("OGBYP"[: 4 if players == 2 else 5]) + chance.choice(["", *"^>v<"])
        board = board.with_crab(*move.space, crab)
    return board


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([2, 3]), st.sampled_from(["edges", "claws"]))
def test_gains_are_the_change_of_the_values(seed: int, players: int, variant: str) -> None:
    """What a landing promises is what counting the whole board before and after gives."""
    board = random_game(seed, players)
    before = values(board, variant)
    for gain in landings(board, ["O", "G>"], moves(board), variant):
        assert gain.move.space is not None
        crab = {"O": "O", "G": "G>"}[gain.colour]
        after = values(board.with_crab(*gain.move.space, crab), variant)
        assert after[gain.colour] - before[gain.colour] == gain.delta


@pytest.mark.parametrize("players", [2, 3])
def test_games_played_to_the_end_never_get_stuck(players: int) -> None:
    """With the hole rule kept, random games fill the whole board."""
    chance = random.Random(players)  # noqa: S311 - a test may use it
    for _ in range(3):
        board = board_of(known.EMPTY if players > 2 else known.SMALL_EMPTY, players)
        while possible := [move for move in moves(board) if move.refusal is None]:
            move = chance.choice(possible)
            assert move.space is not None
            assert board.at(*move.space) == "."
            board = board.with_crab(*move.space, "O")
        assert board.counts()["."] == 0


def test_landings_come_with_the_best_gain_first() -> None:
    """Gains fall; equal ones come by side, line and colour."""
    found = landings(random_game(4, 3), list("OGBYP"), moves(random_game(4, 3)))
    order = [
        (
            -gain.delta,
            "TBLR".index(gain.move.entry.side),
            gain.move.entry.line,
            "OGBYP".index(gain.colour),
        )
        for gain in found
    ]
    assert sorted(order) == order
    assert len({gain.delta for gain in found}) > 1
