"""A pad can be written on, has a cell for everything that is entered, and leads back to printkit."""

import io
from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations

import pytest
import zxingcpp
from PIL import Image

from printkit.app.studio import Studio
from printkit.backends import pdf, png
from printkit.base.errors import FitError, UsageError
from printkit.base.geometry import Rect
from printkit.components.padgrid import NAME, Cell
from printkit.components.scorepad import draw_pad, pad_grid
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display.document import Document
from printkit.display.fonts import load_fonts
from printkit.display.items import PathItem
from printkit.impose.paper import parse_paper, read_papers
from printkit.impose.sheet import Job, impose
from printkit.model.game import Game
from printkit.model.pieces import PadSet
from tests.components.drawn import document_of, own_words, page_of, said, walk
from tests.reading import placed

ORIENTATIONS = ("down", "across")
LONG = "Wolfeschlegelsteinhausenbergerdorff the Second of Hamburg"


def pad_of(game: Game) -> PadSet:
    """Return the pad of the kit."""
    return next(each for each in game.kit() if isinstance(each, PadSet))


def laid(layouts: Mapping[str, Layout], players: str = "down", **sizes: object) -> Layout:
    """Return the pad's layout, turned; a pad with columns for players is higher."""
    more: dict[str, object] = {"players": players, **sizes}
    if players == "across":
        more.setdefault("height", "160mm")
    return Layout("test [pad]", {**layouts["pad"], **more})


def cells(game: Game, layout: Layout) -> tuple[Cell, ...]:
    """Return the places to write in."""
    return pad_grid(pad_of(game), game, layout).cells


@pytest.mark.parametrize("players", ORIENTATIONS)
def test_every_input_and_row_of_the_sheet_has_a_cell(
    players: str, game: Game, layouts: Mapping[str, Layout]
) -> None:
    """Inputs of the table once or more, those of a player, the rows and the total for each seat."""
    found = cells(game, laid(layouts, players))
    table = {tie for cell in found if cell.seat is None for tie in cell.ties}
    assert {each.id for each in game.sheet.inputs if each.scope == "table"} == table
    own = {each.id for each in game.sheet.inputs if each.scope == "player"}
    wanted = own | {row.id for row in game.sheet.rows} | {NAME, "total", "rank", "best_product"}
    for seat in range(pad_of(game).pad.seats):
        assert wanted == {tie for cell in found if cell.seat == seat for tie in cell.ties}


@pytest.mark.parametrize("players", ORIENTATIONS)
def test_cells_are_large_enough_for_a_pencil(
    players: str, game: Game, layouts: Mapping[str, Layout]
) -> None:
    """Rows of 9 mm and more, columns of 20 mm and more; a choice has more room."""
    for cell in cells(game, laid(layouts, players)):
        if players == "down" or NAME not in cell.ties:
            assert cell.box.height >= 9.0 - 1e-6
        assert cell.box.width >= 20.0 - 1e-6
        if cell.choice and players == "down":
            assert cell.box.width >= 25.0 - 1e-6


@pytest.mark.parametrize("players", ORIENTATIONS)
def test_cells_and_labels_lie_side_by_side_inside_the_pad(
    players: str, game: Game, layouts: Mapping[str, Layout]
) -> None:
    """Nothing overlaps, and the tables fill the pad to its white rim."""
    layout = laid(layouts, players)
    grid = pad_grid(pad_of(game), game, layout)
    boxes = [each.box for each in (*grid.heads, *grid.labels)]
    boxes += [cell.box for cell in grid.cells]
    assert not any(one.overlaps(two, 1e-6) for one, two in combinations(boxes, 2))
    edge = layout.mm("edge")
    room = Rect(0.0, 0.0, layout.mm("width"), layout.mm("height")).inset(edge)
    assert all(room.contains(box, 1e-6) for box in boxes)
    assert room.bottom == pytest.approx(max(box.bottom for box in boxes))
    assert room.right == pytest.approx(max(box.right for box in boxes))


def test_totals_are_shaded(game: Game, theme: Theme, layouts: Mapping[str, Layout]) -> None:
    """The value of a colour and the total of a player have the tint of totals, nothing else has."""
    layout = layouts["pad"]
    piece = draw_pad(pad_of(game), game, theme, layout).pieces[0]
    shaded = [
        item
        for item, _, inside in walk((piece.front,))
        if isinstance(item, PathItem)
        and item.style.fill == theme.colour("total")
        and not any(".mini." in key for key in inside)
    ]
    strong = [cell for cell in cells(game, layout) if cell.strong]
    assert len(strong) == len(shaded)
    assert 5 + 4 == len(strong)
    assert {("O",), ("G",), ("B",), ("Y",), ("P",), ("total",)} == {cell.ties for cell in strong}


def test_the_heads_say_what_a_colony_is_worth(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Kraby 1.5 and 6.8: singles −1, pairs 0, trios 1, fours 3, five or more 5; 24 or 20 crabs."""
    told = said(draw_pad(pad_of(game), game, theme, layouts["pad"]).pieces[0].front, theme.book)
    for words in (
        "singles −1 each", "pairs 0 each", "trios 1 each", "fours 3 each", "5 or more 5 each",
        "crabs 24 (or 20)", "×1", "×2", "×3",
    ):  # fmt: skip
        assert words in told, words


@pytest.mark.parametrize(("paper", "pads"), [("a4", 2), ("letter", 2), ("a5", 1)])
def test_pads_fill_a_sheet_at_their_exact_size(
    paper: str, pads: int, game: Game, studio: Studio, layouts: Mapping[str, Layout]
) -> None:
    """Two on A4 and Letter, one on A5; the pads read from the PDF are 188 x 126 mm."""
    spec = replace(pad_of(game), piece=replace(pad_of(game).piece, count=pads))
    part = draw_pad(spec, game, studio.theme, layouts["pad"])
    job = Job(parse_paper(paper, read_papers(studio.papers)))
    pages = impose((part,), job, studio.book, "Kraby").pages
    assert 1 == len(pages)
    data = pdf.render(Document("Kraby", "printkit", "", "en", pages, ()), studio.book)
    found = [mark.box for mark in placed(data, "pad") if mark.name == "pad"]
    assert pads == len(found)
    for _, _, width, height in found:
        assert (126.0, 188.0) == pytest.approx(sorted((width, height)), abs=0.01)


def test_the_code_on_the_pad_is_decoded_from_the_rendered_page(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """A decoder reads the command that tallies this game; it stands there in letters too."""
    piece = draw_pad(pad_of(game), game, theme, layouts["pad"]).pieces[0]
    picture = png.render(pdf.render(document_of(page_of(piece)), theme.book), 300)[0]
    codes = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)))
    assert ["printkit score kraby"] == [code.text for code in codes]
    assert "printkit score kraby" in said(piece.front, theme.book)


@pytest.mark.parametrize("players", ORIENTATIONS)
def test_br_012_a_name_that_is_too_long_is_set_smaller_then_cut_inside_its_cell(
    players: str, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """The end is visibly cut, and the ink stays in the cell; a name that fits stands as it is."""
    layout = laid(layouts, players)
    names = ("Anna", "Kovácsné Őri Borbála", LONG, "W" * 60)
    piece = draw_pad(pad_of(game), game, theme, layout, names).pieces[0]
    rooms = {cell.seat: cell.box for cell in cells(game, layout) if NAME in cell.ties}
    lines = own_words(piece.front, theme.book)
    for seat, name in enumerate(names):
        inside = [each for each in lines if rooms[seat].contains(each.box, 0.01)]
        assert 1 == len(inside), name
        text = inside[0].text
        assert text == name or (text.endswith("…") and name.startswith(text[:-1].rstrip()))
        assert inside[0].size >= 7 * 25.4 / 72 - 0.001
    assert "Anna" in said(piece.front, theme.book)


def test_br_004_an_emoji_in_a_name_is_a_visible_stand_in_and_noted(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """The rest of the name is there, a box stands for the sign, the book tells it once."""
    own = replace(theme, book=load_fonts())
    plain = draw_pad(pad_of(game), game, own, layouts["pad"], ("Kata",)).pieces[0]
    assert not own.book.noted
    piece = draw_pad(pad_of(game), game, own, layouts["pad"], ("Kata 🎲",)).pieces[0]
    assert ("🎲",) == own.book.noted
    assert "Kata" in said(piece.front, own.book)
    assert "🎲" not in said(piece.front, own.book)
    drawn = [len(list(walk((each.front,)))) for each in (plain, piece)]
    assert drawn[0] < drawn[1]


@pytest.mark.parametrize("name", ["R&D <b>x</b>", "Tom & Jerry", "5 < 6", "Bob [red]"])
def test_br_016_names_are_never_read_as_markup(
    name: str, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """What is given is what is printed."""
    piece = draw_pad(pad_of(game), game, theme, layouts["pad"], (name,)).pieces[0]
    assert name in said(piece.front, theme.book)


def test_br_013_labels_keep_clear_of_the_pieces_before_them(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """A colour's name never touches the small crab before it."""
    layout = layouts["pad"]
    grid = pad_grid(pad_of(game), game, layout)
    piece = draw_pad(pad_of(game), game, theme, layout).pieces[0]
    lines = own_words(piece.front, theme.book)
    for label in grid.labels:
        crab = Rect(label.box.x, label.box.y, label.box.height, label.box.height)
        clashes = [each.text for each in lines if each.box.overlaps(crab)]
        assert [] == clashes


@pytest.mark.parametrize("shared", [True, False])
def test_a_running_pad_for_the_whole_table_has_a_date_and_no_owner(
    shared: bool,  # noqa: FBT001 - both ways
    game: Game, theme: Theme, layouts: Mapping[str, Layout],
) -> None:  # fmt: skip
    """One of a player has a line for the name instead, and the names on copies of their own."""
    spec = pad_of(game)
    spec = replace(spec, pad=replace(spec.pad, running=True, shared=shared))
    part = draw_pad(spec, game, theme, laid(layouts), ("Anna", "Béla"))
    words = said(part.pieces[0].front, theme.book)
    assert shared == (" date " in f" {words} ")
    assert (1 if shared else 2) == len(part.pieces)
    assert sum(piece.count for piece in part.pieces) == spec.piece.count
    assert "--live" in words


def test_the_line_for_the_date_ends_before_a_long_command(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """The words on the right keep clear of it."""
    spec = pad_of(game)
    long = replace(game, id="a-game-with-a-rather-long-name-of-its-own")
    part = draw_pad(spec, long, theme, laid(layouts), ())
    (command,) = (
        each for each in own_words(part.pieces[0].front, theme.book)
        if each.text.startswith("printkit score")
    )  # fmt: skip
    (date,) = (each for each in own_words(part.pieces[0].front, theme.book) if each.text == "date")
    paths = [
        item.segments
        for item, _, _ in walk((part.pieces[0].front,))
        if isinstance(item, PathItem) and len(item.segments) == 2
    ]
    ends = [
        segment[1][0]
        for *_, segment in paths
        if segment[0] == "L" and date.box.y < segment[1][1] < date.box.bottom
    ]
    assert len(ends) == 1
    assert date.box.right < ends[0] < command.box.x


def test_more_names_than_lines_are_refused(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Nobody's name is dropped silently."""
    with pytest.raises(UsageError, match="4 names, 5 were given"):
        draw_pad(pad_of(game), game, theme, layouts["pad"], tuple("ABCDE"))


@pytest.mark.parametrize(
    ("sizes", "message"),
    [({"height": "110mm"}, r"9 lines of 9 mm need"), ({"width": "150mm"}, r"columns of 20 mm")],
)
def test_a_pad_too_small_for_a_pencil_is_refused(
    sizes: dict[str, str], message: str, game: Game, layouts: Mapping[str, Layout]
) -> None:
    """The message names the pad, what is needed and what there is."""
    with pytest.raises(FitError, match=message) as caught:
        cells(game, laid(layouts, **sizes))
    assert "the pad 'pad'" in caught.value.message
