"""The pieces of Kraby have the sizes that the game file states, and carry what players need."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import Rect
from printkit.components.boards import draw_board
from printkit.components.figures import draw_figures
from printkit.components.part import Part
from printkit.components.screens import draw_screens
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tokens import draw_tokens
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, TextItem
from printkit.model.boards import GridBoard
from printkit.model.game import Game
from printkit.model.pieces import BoardSet, FigureSet, PieceSet, ScreenSet, TokenSet


def part_of(game: Game, name: str) -> PieceSet:
    """Return a set of the kit by its id."""
    return next(each for each in game.kit() if each.part == name)


def flat(items: tuple[Item, ...]) -> Iterator[Item]:
    """Yield every item of every group."""
    for item in items:
        if isinstance(item, Group):
            yield from flat(item.items)
        else:
            yield item


def words(group: Group) -> list[str]:
    """Return the texts of a drawing, in painting order."""
    return [item.text for item in flat(group.items) if isinstance(item, TextItem)]


def tokens(game: Game, theme: Theme, layouts: Mapping[str, Layout], bleed: float = 0.0) -> Part:
    """Draw the crab tokens."""
    spec = part_of(game, "tokens")
    assert isinstance(spec, TokenSet)
    return draw_tokens(spec, game, theme, layouts["tokens"], bleed)


def test_tokens_are_17_mm_and_carry_their_letter(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Five tokens of 17 mm, 26 of each (24 and 2 spares), with the letters O G B Y P."""
    pieces = tokens(game, theme, layouts).pieces
    assert [
        ("token.O", 26),
        ("token.G", 26),
        ("token.B", 26),
        ("token.Y", 26),
        ("token.P", 26),
    ] == [(piece.id, piece.count) for piece in pieces]
    assert {(17.0, 17.0)} == {(piece.width, piece.height) for piece in pieces}
    assert [["O"], ["G"], ["B"], ["Y"], ["P"]] == [words(piece.front) for piece in pieces]


def test_all_tokens_share_one_back(game: Game, theme: Theme, layouts: Mapping[str, Layout]) -> None:
    """A token cannot be known from behind."""
    backs = {piece.back for piece in tokens(game, theme, layouts).pieces}
    assert ["tokens.back"] == [back.key for back in backs if back]


def test_br_047_bleed_grows_the_ground_on_all_four_sides(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """With 3 mm of bleed the ground is the trim grown by 3.00 mm on each side, no more, no less."""
    piece = tokens(game, theme, layouts, bleed=3.0).pieces[0]
    ground = next(item for item in flat(piece.front.items) if isinstance(item, PathItem))
    assert Rect(-3.0, -3.0, 23.0, 23.0) == shapes.bounds(ground.segments)
    assert 3.0 == piece.bleed


def test_small_tokens_are_11_5_mm(game: Game) -> None:
    """`--size small` makes the tokens that belong to the one-page board."""
    small: Studio = open_studio(game, size="small", overrides=False)
    assert {11.5} == {piece.width for piece in tokens(game, small.theme, small.layouts).pieces}


def test_a_screen_hides_six_tokens_and_holds_a_figure(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """The wall is at least 140 x 60 mm, six tokens fit behind it, a figure fits on a square."""
    layout = layouts["screens"]
    figures = layouts["figures"]
    assert layout.mm("width") >= 140
    assert layout.mm("height") >= 60
    assert 6 * (layouts["tokens"].mm("size") + 2) <= layout.mm("width")
    assert figures.mm("width") < layout.mm("square")
    spec = part_of(game, "screens")
    assert isinstance(spec, ScreenSet)
    part = draw_screens(spec, game, theme, layout)
    assert ["screen.1", "screen.2", "screen.3", "screen.4"] == [piece.id for piece in part.pieces]
    for piece in part.pieces:
        assert {"×1", "×2", "×3"} <= set(words(piece.front))
        assert 3 == len(piece.folds)


def test_figures_are_standees_or_discs_as_the_template_says(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """The template's style decides, and both styles fit on a wharf square."""
    spec = part_of(game, "figures")
    assert isinstance(spec, FigureSet)
    standees = draw_figures(spec, game, theme, layouts["figures"])
    discs = draw_figures(spec, game, theme, Layout("test", {**layouts["figures"], "style": "disc"}))
    assert [3] * 5 == [piece.count for piece in standees.pieces]
    assert {3} == {len(piece.folds) for piece in standees.pieces}
    assert {0} == {len(piece.folds) for piece in discs.pieces}
    assert all(piece.trim for piece in discs.pieces)


def test_br_064_the_board_shows_every_number_of_both_rings(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """The value ring shows −24 to 23, the players' ring 0 to 49 and the boxes −, +50 and +100."""
    spec = part_of(game, "board")
    assert isinstance(spec, BoardSet)
    assert isinstance(spec.board, GridBoard)
    board = draw_board(spec, spec.board, theme, layouts["board"]).pieces[0]
    shown = words(board.front)
    for value in range(-24, 24):
        assert str(value).replace("-", "−") in shown
    for score in range(50):
        assert str(score) in shown
    assert {"−", "+50", "+100"} <= set(shown)


def test_the_board_has_121_cells_of_18_mm(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """11 x 11 cells lie on a grid of 18 mm, 81 of them in the pale middle of two players."""
    spec = part_of(game, "board")
    assert isinstance(spec, BoardSet)
    assert isinstance(spec.board, GridBoard)
    board = draw_board(spec, spec.board, theme, layouts["board"]).pieces[0]
    cells = [
        item
        for item in board.front.items
        if isinstance(item, Group) and (item.key or "").startswith("board.cell")
    ]
    places = sorted({round(cell.matrix.e, 6) for cell in cells if cell.matrix})
    pale = [cell for cell in cells if "sea-light" in (cell.key or "")]
    assert (121, 81) == (len(cells), len(pale))
    assert [18.0] * 10 == [round(b - a, 6) for a, b in pairwise(places)]


def test_tokens_are_smaller_than_their_cells(layouts: Mapping[str, Layout], game: Game) -> None:
    """A space is at least 2 % larger than what lies on it, in both sizes."""
    small = open_studio(game, size="small", overrides=False).layouts
    for tables in (layouts, small):
        assert tables["tokens"].mm("size") * 1.02 <= tables["board"].mm("cell")
