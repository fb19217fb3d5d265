"""The pads of Darjeeling: one a player turn by turn, one for the end with a cell for every input."""

import io
from collections.abc import Mapping
from itertools import combinations

import pytest
import zxingcpp
from PIL import Image

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.backends import pdf, png
from printkit.base.errors import FitError, UsageError
from printkit.base.geometry import Rect
from printkit.base.i18n import resolve
from printkit.components.padgrid import NAME, Grid
from printkit.components.part import DrawnPiece
from printkit.components.scorepad import draw_pad, name_line, pad_grid
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display.items import PathItem
from printkit.impose.paper import parse_paper, read_papers
from printkit.impose.sheet import Job, impose
from printkit.model.game import Game
from printkit.model.pieces import PadSet
from tests.components.drawn import document_of, own_words, page_of, said, walk

PADS = ("live-pad", "pad")


@pytest.fixture(scope="module")
def game() -> Game:
    """Darjeeling."""
    return load("darjeeling")


@pytest.fixture(scope="module")
def studio(game: Game) -> Studio:
    """The shipped templates of Darjeeling."""
    return open_studio(game, overrides=False)


@pytest.fixture(scope="module")
def theme(studio: Studio) -> Theme:
    """The look of Darjeeling."""
    return studio.theme


@pytest.fixture(scope="module")
def layouts(studio: Studio) -> Mapping[str, Layout]:
    """The sizes of Darjeeling."""
    return studio.layouts


def pad_of(game: Game, name: str) -> PadSet:
    """Return a pad of the kit."""
    return next(each for each in game.kit() if isinstance(each, PadSet) and each.part == name)


def grid_of(game: Game, name: str, layouts: Mapping[str, Layout]) -> Grid:
    """Return where everything lies on a pad."""
    return pad_grid(pad_of(game, name), game, layouts[name])


def drawn(
    game: Game, name: str, theme: Theme, layouts: Mapping[str, Layout], *names: str
) -> tuple[DrawnPiece, ...]:
    """Draw a pad with these names."""
    return draw_pad(pad_of(game, name), game, theme, layouts[name], names).pieces


def test_every_input_of_the_sheet_has_a_cell_on_the_pad_for_the_end(
    game: Game, layouts: Mapping[str, Layout]
) -> None:
    """Target and strip once for all; track, tiles in each form, deduction, total, rank for each seat."""
    cells = grid_of(game, "pad", layouts).cells
    table = {tie for cell in cells if cell.seat is None for tie in cell.ties}
    assert {"target", "multiplier", "action_tiles"} == table
    own = {each.id for each in game.sheet.inputs if each.scope == "player"} - {"action_tiles"}
    wanted = own | {row.id for row in game.sheet.rows} | {NAME, "total", "rank"}
    for seat in range(5):
        assert wanted == {tie for cell in cells if cell.seat == seat for tie in cell.ties}
    assert 1 == sum(cell.ties == ("target",) for cell in cells)


def test_the_pad_for_the_turns_has_what_is_written_in_a_turn(
    game: Game, layouts: Mapping[str, Layout]
) -> None:
    """Darjeeling 4.6: income, move, demand, quantity, total; 20 lines, each with a box to tick."""
    grid = grid_of(game, "live-pad", layouts)
    heads = [resolve(head.words) for head in grid.heads]
    each = ["turn", "+ income", "− move", "+ demand", "+ quantity", "= total"]
    assert each * 2 == heads
    assert [str(turn) for turn in range(1, 21)] == [resolve(label.words) for label in grid.labels]
    assert all(label.tick for label in grid.labels)
    assert 20 * 5 == len(grid.cells)
    assert 20 == sum(cell.strong for cell in grid.cells)
    assert all(cell.ties == () for cell in grid.cells)


@pytest.mark.parametrize(("name", "column"), [("live-pad", 15.0), ("pad", 20.0)])
def test_cells_are_large_enough_for_a_pencil(
    name: str, column: float, game: Game, layouts: Mapping[str, Layout]
) -> None:
    """Lines of 9 mm and more; columns of 20 mm, of 15 mm where two or three digits are written."""
    for cell in grid_of(game, name, layouts).cells:
        assert cell.box.height >= 9.0 - 1e-6
        assert cell.box.width >= column - 1e-6


@pytest.mark.parametrize("name", PADS)
def test_cells_and_labels_lie_side_by_side_inside_the_pad(
    name: str, game: Game, layouts: Mapping[str, Layout]
) -> None:
    """Nothing overlaps, and the tables fill the pad to its white rim, also where two are beside."""
    grid, layout = grid_of(game, name, layouts), layouts[name]
    boxes = [each.box for each in (*grid.heads, *grid.labels)]
    boxes += [cell.box for cell in grid.cells]
    assert not any(one.overlaps(two, 1e-6) for one, two in combinations(boxes, 2))
    room = Rect(0.0, 0.0, layout.mm("width"), layout.mm("height")).inset(layout.mm("edge"))
    assert all(room.contains(box, 1e-6) for box in boxes)
    assert room.bottom == pytest.approx(max(box.bottom for box in boxes))
    assert room.right == pytest.approx(max(box.right for box in boxes))


def test_two_tables_side_by_side_have_a_frame_each(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Turns 1 to 10 and 11 to 20 begin at the same height, a gap apart."""
    grid = grid_of(game, "live-pad", layouts)
    left, right = ([cell.box for cell in grid.cells if cell.table == number] for number in (0, 1))
    assert min(box.y for box in left) == min(box.y for box in right)
    first = min(label.box.x for label in grid.labels if label.table == 1)
    assert max(box.right for box in left) == pytest.approx(first - layouts["live-pad"].mm("gap"))
    (piece,) = drawn(game, "live-pad", theme, layouts)
    frames = [
        item
        for item, _, _ in walk((piece.front,))
        if isinstance(item, PathItem)
        and item.style.width == theme.weights["contour"]
        and item.style.stroke == theme.colour("deep")
        and not item.style.fill
    ]
    assert 2 == len(frames)


@pytest.mark.parametrize("name", PADS)
@pytest.mark.parametrize(("paper", "pads"), [("a4", 2), ("letter", 2), ("a5", 1)])
def test_pads_fill_a_sheet(name: str, paper: str, pads: int, game: Game, studio: Studio) -> None:
    """Two of each on A4 and Letter, one on A5."""
    part = draw_pad(pad_of(game, name), game, studio.theme, studio.layouts[name])
    job = Job(parse_paper(paper, read_papers(studio.papers)))
    pages = impose((part,), job, studio.book, "Darjeeling").pages
    count = part.pieces[0].count
    assert -(-count // pads) == len(pages)


def test_there_is_a_turn_pad_for_each_player(game: Game) -> None:
    """Five in the box, as many as play."""
    piece = pad_of(game, "live-pad").piece
    assert (5, {2: 2, 3: 3, 4: 4, 5: 5}) == (piece.count, piece.needed)


def test_each_turn_pad_carries_one_of_the_names(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Two names, two pads with a name each on its line; the other three stay blank."""
    pieces = drawn(game, "live-pad", theme, layouts, "Anna", "W" * 60)
    assert [1, 1, 3] == [piece.count for piece in pieces]
    assert len({piece.id for piece in pieces}) == 3
    anna, long, blank = pieces
    assert "Anna" in said(anna.front, theme.book)
    layout = layouts["live-pad"]
    edge = layout.mm("edge")
    header = Rect(edge, edge, layout.mm("width") - 2 * edge, layout.mm("header"))
    (cut,) = [each for each in own_words(long.front, theme.book) if each.text.startswith("WW")]
    assert cut.text.endswith("…")
    assert name_line(header).contains(cut.box, 0.01)
    assert "Anna" not in said(blank.front, theme.book)


def test_more_names_than_seats_are_refused(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Nobody's name is dropped silently."""
    with pytest.raises(UsageError, match="5 names, 6 were given"):
        drawn(game, "live-pad", theme, layouts, *"ABCDEF")


def test_names_stand_in_the_lines_of_the_pad_for_the_end(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """One pad for all, the names below each other."""
    (piece,) = drawn(game, "pad", theme, layouts, "Anna", "Ben")
    rooms = {c.seat: c.box for c in grid_of(game, "pad", layouts).cells if NAME in c.ties}
    for seat, name in enumerate(("Anna", "Ben")):
        (line,) = [each for each in own_words(piece.front, theme.book) if each.text == name]
        assert rooms[seat].contains(line.box, 0.01)


@pytest.mark.parametrize(
    ("name", "command"),
    [("live-pad", "printkit score darjeeling --live"), ("pad", "printkit score darjeeling")],
)
def test_the_code_on_a_pad_is_decoded_from_the_rendered_page(
    name: str, command: str, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """A decoder reads the command that keeps or tallies this game; it stands there in letters too."""
    (piece,) = drawn(game, name, theme, layouts)
    picture = png.render(pdf.render(document_of(page_of(piece)), theme.book), 300)[0]
    codes = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)))
    assert [command] == [code.text for code in codes]
    assert command in said(piece.front, theme.book)


def test_a_turn_pad_shows_the_signs_of_all_seats(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Each in its colour, in the order of the seats, to mark one's own."""
    (piece,) = drawn(game, "live-pad", theme, layouts)
    fills = [item.style.fill for item, _, _ in walk((piece.front,)) if isinstance(item, PathItem)]
    found = [fill for fill in fills if fill in {theme.colour(seat.colour) for seat in game.seats}]
    assert [theme.colour(seat.colour) for seat in game.seats] == list(dict.fromkeys(found))


def test_a_turn_pad_too_narrow_for_its_columns_is_refused(
    game: Game, layouts: Mapping[str, Layout]
) -> None:
    """The message names the pad; half its width is what a table has."""
    narrow = Layout("test [live-pad]", {**layouts["live-pad"], "width": "170mm"})
    with pytest.raises(FitError, match="the pad 'live-pad' does not fit: its columns of 15 mm"):
        pad_grid(pad_of(game, "live-pad"), game, narrow)
