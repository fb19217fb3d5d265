"""The words of Kraby agree with the rules: numbers, worked example, every move in a picture."""

import re

import pytest

from printkit.base.i18n import resolve
from printkit.model.game import Game
from printkit.model.leaflet import Bullets, Paragraph, Picture, Table
from printkit.model.text import Text
from printkit.rules.kraby import GAME
from printkit.rules.kraby.board import parse_board
from printkit.rules.kraby.colonies import colonies, holes
from printkit.rules.kraby.example import LINES, SIZES, TOTALS, VALUES
from printkit.rules.kraby.moves import Entry, play
from printkit.rules.kraby.pictures import HOLE, POCKET, RUN, STOPS
from printkit.rules.kraby.tables import COLONY_TABLE, SETUP_TABLE, signed
from tests.rules.kraby import boards as known
from tests.rules.kraby.manifest import START


def texts(game: Game) -> dict[str, str]:
    """Return the words of each topic, in one line."""
    told = {}
    for topic in game.topics():
        words: list[Text] = []
        for block in topic.blocks:
            match block:
                case Paragraph():
                    words.append(block.text)
                case Bullets():
                    words += block.items
                case Table():
                    words += [cell for row in (block.head, *block.rows) for cell in row]
                case Picture():
                    words.append(block.caption)
        told[topic.id] = " ".join(map(resolve, words))
    return told


def test_the_topics_are_those_that_a_newcomer_needs() -> None:
    """Aim, box, set-up, turn, holes, figures, colonies, end, scoring, ties, two players, and ours."""
    assert [
        "aim", "box", "setup", "turn", "holes", "figure", "colonies", "end", "scoring", "ties",
        "two-players", "example", "claws", "ours",
    ] == [topic.id for topic in GAME.topics()]  # fmt: skip


def test_the_example_is_that_of_the_rule_book() -> None:
    """Kraby 1.7, typed by hand: sizes, values, totals, winner."""
    assert known.FULL == LINES
    assert [1, 1, 1, 1, 4, 4, 6, 3, 2, 1] == SIZES["O"]
    assert {"O": 7, "G": 9, "B": 10, "Y": 16, "P": -3} == VALUES
    assert (41, 48, 42, 53) == TOTALS
    told = texts(GAME)["example"]
    assert "−1 −1 −1 −1 +3 +3 +5 +1 0 −1 = 7" in told
    for product in ("2\u00a0×\u00a07 = 14", "3\u00a0×\u00a09 = 27", "2\u00a0×\u00a0−3 = −6"):
        assert product in told
    assert "shell ship wins with 53 points" in told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up_table_is_that_of_the_rule_book(players: int) -> None:
    """Each number against the hand-typed manifest."""
    column = 1 + (2, 3, 4).index(players)
    rows = {resolve(row[0]): resolve(row[column]) for row in SETUP_TABLE.rows}
    due = START[players]
    assert {
        "playing area": "pale middle" if players == 2 else "whole board",
        "colours in play": str(due["colours"]),
        "crabs of each colour": str(due["tokens of a colour"]),
        "crabs in the bag": str(due["tokens in play"]),
        "crabs set aside": str(due["tokens aside"] or "–"),
        "figures of each colour": str(due["figures of a colour"]),
        "figures beside the board": str(due["figures beside the board"]),
        "figures set aside": str(due["figures out of play"] or "–"),
        "figures you may place": str(due["figures of a player"]),
        "your turns in the game": str(due["own turns"]),
    } == rows


def test_the_colony_table_is_that_of_the_rule_book() -> None:
    """Kraby 1.5."""
    assert ["−1", "0", "1", "3", "5"] == [resolve(cell) for cell in COLONY_TABLE.rows[0][1:]]


def whole(picture: Picture, top: int) -> tuple[str, ...]:
    """Return the board that a picture is cut from, its first row being row `top` (from 0)."""
    inner = [line.translate(str.maketrans("ox+", "...")) for line in picture.lines]
    rows = list(known.EMPTY)
    rows[top : top + len(inner)] = inner
    return tuple(rows)


@pytest.mark.parametrize(
    ("picture", "top"),
    [(STOPS, 0), (HOLE, 2), (POCKET, 4), (RUN, 5)],
    ids=["stops", "hole", "pocket", "run"],
)
def test_the_pictures_tell_the_truth(picture: Picture, top: int) -> None:
    """Each arrow is played: where it is allowed it ends where it is drawn, else it is refused."""
    board, faults = parse_board(whole(picture, top), 3)
    assert board is not None
    assert () == faults
    assert picture.arrows
    for row, column, to_row, to_column, _, allowed in picture.arrows:
        side = "L" if column < 0 else "R" if column > 10 else "T" if row < 0 else "B"
        line = column + 1 if side in "TB" else row + top + 1
        move = play(board, Entry(side, line))
        assert allowed == (move.refusal is None)
        if allowed or move.closed:
            assert (to_row + top + 1, to_column + 1) == move.space
            assert "+" == picture.lines[to_row][to_column]
        bad = {
            (r + top + 1, c + 1)
            for r, text in enumerate(picture.lines)
            for c, sign in enumerate(text)
            if sign == "x"
        }
        assert bad == set(move.closed)


def test_the_boards_of_the_pictures_can_be_reached() -> None:
    """No space of them is cut off before the move."""
    for picture, top in ((STOPS, 0), (HOLE, 2), (POCKET, 4), (RUN, 5)):
        board, _ = parse_board(whole(picture, top), 3)
        assert board is not None
        assert () == holes(board.rows)


def test_outlined_colonies_are_colonies() -> None:
    """The groups of each picture are the colonies that the rules find, with their points."""
    found = [
        block
        for topic in GAME.topics()
        for block in topic.blocks
        if isinstance(block, Picture) and block.groups
    ]
    assert 3 == len(found)
    sides, board, claws = found
    assert ["+1", "−1", "−1"] == [resolve(label) for label, _ in sides.groups]
    assert SIZES["O"] == [len(spaces) for _, spaces in board.groups]
    assert ["0", "−1", "−1"] == [resolve(label) for label, _ in claws.groups]
    rows = tuple(tuple(line) for line in sides.lines)
    assert {"O": [3], "G": [1, 1]} == colonies(rows)


def test_no_sentence_is_left_unfinished() -> None:
    """No braces, no double blanks, no ASCII minus before a number, a full stop at the end."""
    for name, told in texts(GAME).items():
        assert not re.search(r"[{}]|  |(?<![\w-])-\d", told), name
    for topic in GAME.topics():
        for block in topic.blocks:
            if isinstance(block, Paragraph):
                assert resolve(block.text)[-1] in ".:", topic.id


def test_our_own_design_is_marked() -> None:
    """Shared victory, one figure a square, the boxes of the track, the variant: all are marked."""
    ours = " ".join(
        resolve(block.text)
        for topic in GAME.topics()
        for block in topic.blocks
        if isinstance(block, Paragraph) and block.ours
    )
    for words in (
        "share the victory",
        "holds one figure",
        "second marker",
        "front",
        "stays in the box",
    ):
        assert words in ours


def test_minus_signs_can_be_seen() -> None:
    """A number below zero has the long minus sign; a plus only where it is asked for."""
    assert ("−3", "3", "+3", "0", "−1") == (
        signed(-3), signed(3), signed(3, plus=True), signed(0, plus=True), signed(-1, plus=True)
    )  # fmt: skip
