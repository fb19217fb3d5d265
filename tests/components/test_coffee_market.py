"""The drawn cultivation board, and what both boards of Guatemala Café promise: words, sizes, joins."""

from collections import Counter

import pytest

from printkit.base.errors import RulesError
from printkit.base.geometry import Rect
from printkit.components.kit import Sheets, draw_set
from printkit.impose.batches import fits_whole
from printkit.impose.board import sides, split_board
from printkit.impose.job import Job
from printkit.impose.paper import parse_paper, read_papers
from printkit.model.pieces import BoardSet
from printkit.model.terrain import MarketBoard
from printkit.rules.guatemala_cafe.kit_board import CULTIVATION_SET
from tests.components.coffee_boards import (
    EXACT,
    GAME,
    MANY,
    PAIR,
    boxes,
    field_board,
    piece,
    studio,
    told,
)
from tests.components.drawn import words
from tests.rules.guatemala_cafe.test_cultivation import GRID, SIGNS

# The cultivation board (Guatemala Café 4.1)


def square(box: Rect) -> tuple[int, int]:
    """Return row and column of the square in whose middle a box lies."""
    layout = studio().layouts["cultivation"]
    cell, frame = layout.mm("cell"), layout.mm("frame")
    column = (box.centre.x - frame) / cell - 0.5
    row = (box.centre.y - frame - layout.mm("head")) / cell - 0.5
    assert abs(column - round(column)) < EXACT
    assert abs(row - round(row)) < EXACT
    return round(row), round(column)


def test_the_start_layout_is_printed_with_the_pieces_of_the_kit() -> None:
    """81 pieces, each in the middle of its square, as the layout in the rules has them."""
    found = {square(box): key for key, box in boxes("cultivation.layout", "printed.")}
    expected = {
        (row, column): word
        for row, line in enumerate(GRID, start=1)
        for column, word in enumerate(line, start=1)
    }
    named = {at: f"{SIGNS[key.split('.')[0]]}{key.split('.')[1]}" for at, key in found.items()}
    assert expected == named
    letters = [w for w in told("cultivation.layout") if any("printed." in key for key in w.inside)]
    assert Counter(word[1] for line in GRID for word in line) == Counter(w.text for w in letters)


def test_the_other_side_is_blank_with_six_framed_squares() -> None:
    """No piece is printed; the frames I to VI are on both sides on the squares of the rules."""
    assert [] == boxes("cultivation.blank", "printed.")
    expected = {"I": (1, 4), "II": (3, 9), "III": (4, 7), "IV": (6, 3), "V": (7, 1), "VI": (9, 6)}
    layout = studio().layouts["cultivation"]
    cell, frame, top = layout.mm("cell"), layout.mm("frame"), layout.mm("head")
    for name in ("cultivation.layout", "cultivation.blank"):
        found = {
            w.text: (
                int((w.box.centre.y + 2.0 - frame - top) // cell),
                int((w.box.centre.x - frame) // cell),
            )
            for w in told(name)
            if set(w.text) <= set("IV")
        }
        assert expected == found


@pytest.mark.parametrize("name", ["cultivation.layout", "cultivation.blank"])
def test_the_buyers_track_faces_rows_and_columns(name: str) -> None:
    """36 spaces clockwise, each at the end of its line; those of a sack square show a sack (4.1)."""
    spec = CULTIVATION_SET.board
    assert isinstance(spec, MarketBoard)
    layout = studio().layouts["cultivation"]
    cell, frame, top = layout.mm("cell"), layout.mm("frame"), layout.mm("head")
    found = {}
    for each in spec.ring.cells:
        box = Rect(frame + each.x * cell, frame + top + each.y * cell, cell, cell)
        (number,) = [w for w in told(name) if w.text.isdigit() and box.contains(w.box)]
        found[int(number.text)] = (each.x, each.y, bool(each.symbol))
    sackless = set(range(2, 36, 3))
    for space, (x, y, sack) in found.items():
        assert (space not in sackless) == sack
        k = (space - 1) % 9 + 1
        expected = {0: (k, 0), 1: (10, k), 2: (10 - k, 10), 3: (0, 10 - k)}[(space - 1) // 9]
        assert expected == (x, y)
    assert set(range(1, 37)) == set(found)


# Words, sizes, joins

ALL = (MANY, PAIR, "cultivation.layout", "cultivation.blank")


@pytest.mark.parametrize("name", ALL)
def test_letters_are_large_enough_stay_on_the_board_and_apart(name: str) -> None:
    """Nothing is under 7 pt, nothing is cut off at the edge, no line lies on another one."""
    found = told(name)
    board = piece(name.partition(".")[0])
    whole = Rect(0.0, 0.0, board.width, board.height)
    for k, each in enumerate(found):
        assert each.size >= 2.46, each.text
        assert whole.inset(1.5).contains(each.box), each.text
        for other in found[k + 1 :]:
            assert not each.box.overlaps(other.box), (each.text, other.text)


@pytest.mark.parametrize(
    ("part", "name", "sheets"),
    [
        ("plantation", "a3", 1),
        ("plantation", "a4", 3),
        ("plantation", "letter", 4),
        ("plantation", "a5", 8),
        ("cultivation", "a4", 1),
        ("cultivation", "letter", 1),
        ("cultivation", "a5", 2),
    ],
)
def test_no_join_of_a_split_board_cuts_a_letter(part: str, name: str, sheets: int) -> None:
    """In one piece where the rules say so; every line of both sides is whole on a sheet."""
    drawn = piece(part)
    paper = parse_paper(name, read_papers(studio().papers))
    job = Job(paper)
    if fits_whole(drawn, job, paper):
        assert 1 == sheets
        return
    front, back = (split_board(0, one, paper, job) for one in sides(drawn))
    assert sheets == len(front) == len(back)
    assert [sheet.window for sheet in front] == [sheet.window for sheet in back]
    lines = [w for one in ALL if one.startswith(part) for w in told(one)]
    for sheet in front:
        for joins, low, high in (
            (sheet.window.across, "x", "right"), (sheet.window.down, "y", "bottom"),
        ):  # fmt: skip
            for join in (joins.before, joins.after):
                for each in lines:
                    inside = join and getattr(each.box, low) < join < getattr(each.box, high)
                    assert not inside, (name, each.text)


def test_no_join_runs_along_a_route() -> None:
    """Where the plantation board may be joined lies no place for a road lengthwise."""
    across, down = piece("plantation").joins
    for way, box in boxes(MANY, f"{MANY}.road."):
        places = down if way == "across" else across
        low, high = (box.y, box.bottom) if way == "across" else (box.x, box.right)
        assert not [join for join in places if low < join < high]


@pytest.mark.parametrize("track", [50, 52, 54, 58, 64, 66, 80, 100])
def test_any_length_of_the_score_track_can_be_drawn(track: int) -> None:
    """Numbers up to the last one, title, prices and map on both sides, nothing over anything else."""
    drawn = piece("plantation", track)
    assert drawn.back is not None
    for group in (drawn.front, drawn.back):
        found = words(group, studio().book)
        assert {str(number) for number in range(track + 1)} <= {w.text for w in found}
        assert "GUATEMALA CAFÉ" in {w.text for w in found}
        for k, each in enumerate(found):
            for other in found[k + 1 :]:
                assert not each.box.overlaps(other.box), (each.text, other.text)


@pytest.mark.parametrize("track", [46, 48])
def test_two_players_have_shorter_tracks_on_one_side(track: int) -> None:
    """A ring too short for the other side is printed for two players alone."""
    for players in (None, 2):
        drawn = piece("plantation", track, players)
        assert drawn.back is None
        assert "Plantation board, 2 players" in {w.text for w in words(drawn.front, studio().book)}


@pytest.mark.parametrize(("players", "side"), [(2, "2 players"), (3, "3 and 4"), (4, "3 and 4")])
def test_only_the_side_that_is_needed(players: int, side: str) -> None:
    """With `--players` the plantation board has one side."""
    drawn = piece("plantation", 60, players)
    assert drawn.back is None
    assert any(side in w.text for w in words(drawn.front, studio().book))


def test_a_board_without_its_words_is_refused() -> None:
    """A market or a map needs a legend to be drawn."""
    bare = BoardSet(
        "plantation", CULTIVATION_SET.name, CULTIVATION_SET.piece, field_board(MANY), "plantation"
    )
    with pytest.raises(RulesError, match="legend"):
        draw_set(bare, GAME, studio().theme, studio().layouts, Sheets((190.0, 270.0)))
