"""Tiles that lie in rows meet edge to edge; flat pieces fill their outline; each seat has its sign."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import Rect
from printkit.components.kit import Sheets, draw_set
from printkit.components.minis import piece_drawer
from printkit.components.part import DrawnPiece, Part
from printkit.components.plaques import SHAPES, outline
from printkit.components.theme import contrast, luminance
from printkit.display import shapes
from printkit.display.items import PathItem, Segment
from printkit.model.pieces import RowSet
from tests.components.drawn import walk, words

GAME = load("tea-garden")
EXACT = 0.01


@pytest.fixture(scope="module")
def studio() -> Studio:
    """The shipped templates of Tea Garden."""
    return open_studio(GAME, overrides=False)


def drawn(studio: Studio, part: str, bleed: float = 0.0) -> Part:
    """Draw a set of the kit."""
    spec = next(each for each in GAME.kit() if each.part == part)
    return draw_set(spec, GAME, studio.theme, studio.layouts, Sheets((190.0, 270.0), bleed))


def cups() -> RowSet:
    """Return the cup tiles."""
    return next(each for each in GAME.kit() if isinstance(each, RowSet))


def crossings(path: tuple[Segment, ...], at: float) -> Iterator[tuple[float, float]]:
    """Yield from where to where each straight line of a path lies on an upright line."""
    last = start = (0.0, 0.0)
    for op, values in path:
        here = start if op == "Z" else (values[-2], values[-1])
        if op in ("L", "Z") and abs(last[0] - at) < EXACT and abs(here[0] - at) < EXACT:
            low, high = sorted((last[1], here[1]))
            if high - low > EXACT:
                yield low, high
        if op == "M":
            start = here
        last = here


def edge(piece: DrawnPiece, at: float) -> list[tuple[str, float, float]]:
    """Return the colours along a side of a tile: each filled shape that ends flat on it.

    What runs through from side to side, the ground and the shelf, is left out.
    """
    found = []
    for item, matrix, _ in walk((piece.front,)):
        if not isinstance(item, PathItem) or not item.style.fill:
            continue
        path = shapes.transform(item.segments, matrix)
        if shapes.bounds(path).width > piece.width - EXACT:
            continue
        found += [(item.style.fill, low, high) for low, high in crossings(path, at)]
    return found


def test_halves_of_cups_meet_to_a_hundredth_of_a_millimetre(studio: Studio) -> None:
    """Where two tiles meet, rim, tea, wall and foot of the halves end at the same heights."""
    tiles = {tile.piece.id: tile for tile in cups().tiles}
    rights: dict[str, list[tuple[str, float, float]]] = {}
    lefts: dict[str, list[tuple[str, float, float]]] = {}
    for piece in drawn(studio, "cup-tiles").pieces:
        tile = tiles[piece.id]
        rights.setdefault(tile.right, edge(piece, piece.width))
        lefts.setdefault(tile.left, edge(piece, 0.0))
        assert rights[tile.right] == edge(piece, piece.width)
        assert lefts[tile.left] == edge(piece, 0.0)
    assert set("BGW") == set(rights) == set(lefts)
    for right in rights.values():
        assert len(right) >= 5
        for left in lefts.values():
            # The same shapes in the same order; only the colour of the wall differs by kind.
            heights = [number for _, *ends in left[:5] for number in ends]
            assert heights == pytest.approx([n for _, *ends in right[:5] for n in ends], abs=EXACT)
    for kind, right in rights.items():
        assert [c for c, *_ in right[:5]] == [c for c, *_ in lefts[kind][:5]]


def test_tiles_are_as_large_as_their_places_on_the_board(studio: Studio) -> None:
    """The places of the board take their size from the same table."""
    layout = studio.layouts["cup-tiles"]
    sizes = {(piece.width, piece.height) for piece in drawn(studio, "cup-tiles").pieces}
    assert {(layout.mm("width"), layout.mm("height"))} == sizes


def test_a_tile_says_its_colours_in_letters(studio: Studio) -> None:
    """The letters that are typed for a row stand below the halves, and nothing touches the cups."""
    tiles = {tile.piece.id: tile for tile in cups().tiles}
    for piece in drawn(studio, "cup-tiles").pieces:
        tile = tiles[piece.id]
        found = sorted(words(piece.front, studio.book), key=lambda each: each.box.x)
        letters = [each.text for each in found if each.text in "BGW"]
        assert [tile.left, tile.right] == letters


def test_bleed_shows_the_other_half_beyond_the_side(studio: Studio) -> None:
    """With bleed the art goes on beyond the trim, and the trim does not move."""
    plain, wide = drawn(studio, "cup-tiles").pieces[0], drawn(studio, "cup-tiles", 2.0).pieces[0]
    assert (plain.width, plain.height) == (wide.width, wide.height)
    assert 2.0 == wide.bleed
    boxes = [
        shapes.bounds(shapes.transform(item.segments, matrix))
        for item, matrix, _ in walk((wide.front,))
        if isinstance(item, PathItem)
    ]
    assert any(box.right > wide.width + 2.0 and box.width < wide.width for box in boxes)


def test_a_bonus_lies_inside_its_hexagon_on_the_board(studio: Studio) -> None:
    """The hexagon of the board is the symbol's outline; the tile is a little smaller."""
    hexagon = studio.layouts["board"].mm("hex")
    symbol = studio.theme.symbol("bonus-hex").layers[0]
    place = shapes.bounds(symbol.segments)
    (piece, *_) = drawn(studio, "bonuses").pieces
    assert piece.width < place.width / 100 * hexagon
    assert piece.height < place.height / 100 * hexagon
    assert piece.height * 3**0.5 / 2 == pytest.approx(piece.width)


@pytest.mark.parametrize("shape", SHAPES)
def test_an_outline_fills_its_box_and_bleeds_evenly(shape: str) -> None:
    """All shapes are as wide as their box; moved outwards they are wider by twice the reach."""
    box = Rect(0.0, 0.0, 12.0, 12.0 / (3**0.5 / 2) if shape == "hex" else 12.0)
    found, wide = shapes.bounds(outline(shape, box)), shapes.bounds(outline(shape, box, 2.0))
    assert tuple(found) == pytest.approx(tuple(box), abs=EXACT)
    assert found.width + 4.0 == pytest.approx(wide.width, abs=EXACT)


def test_players_are_told_apart_without_colour(studio: Studio) -> None:
    """The colours of the four seats are spread in lightness, and each has a sign of its own."""
    theme = studio.theme
    found = sorted(luminance(theme.colour(seat.colour)) for seat in GAME.seats)
    assert all((b + 0.05) / (a + 0.05) > 1.5 for a, b in pairwise(found))
    assert len(GAME.seats) == len({seat.sign for seat in GAME.seats})
    for seat in GAME.seats:
        assert contrast(theme.colour(seat.colour), theme.on_colour(seat.colour)) >= 4.5


def test_fresh_and_fermented_differ_in_grey(studio: Studio) -> None:
    """The two sides of a leaf have grounds far apart in lightness."""
    theme = studio.theme
    assert contrast(theme.colour("jade-light"), theme.colour("umber")) >= 3.0


def test_figures_fit_their_spaces(studio: Studio) -> None:
    """A pagoda lies on its space, a marker on a cell of the score track, a boat on the river."""
    board = studio.layouts["board"]
    sizes = {piece.id.partition(".")[0]: piece for piece in drawn(studio, "figures").pieces}
    assert sizes["pagoda"].width < board.mm("space")
    assert sizes["marker"].width < board.mm("cell")
    assert sizes["round"].width < board.mm("rounds")
    boat = sizes["boat"]
    assert 3 == len(boat.folds)
    assert sizes["lap"].front.items != sizes["marker"].front.items


@pytest.mark.parametrize(
    "word", ["leaf", "leaf.back", "scroll-teapot", "emperor-token", "pagoda.2", "marker.4", "start"]
)
def test_loose_pieces_can_be_shown_small(studio: Studio, word: str) -> None:
    """Pictures of rules and set-up show them, the back of a leaf too."""
    assert piece_drawer(GAME, studio.theme)(word, 0.0, 0.0, 8.0)
