"""Tea tiles: halves that meet in whole crates, a letter on each half, nothing over the diagonals."""

from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import Rect, translation
from printkit.components.kit import Sheets, draw_set
from printkit.components.part import DrawnPiece
from printkit.components.theme import contrast
from printkit.components.tiles import half, quarter, turned
from printkit.display import shapes
from printkit.display.items import PathItem, Segment
from printkit.model.kinds import Kind
from printkit.model.pieces import TileSet
from printkit.rules.darjeeling.kit import tile_set
from printkit.rules.darjeeling.sheet import KINDS
from tests.components.drawn import walk, words

GAME = load("darjeeling")
SIZE = 32.0
HALVES = {1: ["top"], 2: ["top", "right"], 3: ["top", "right", "bottom"]}
NAMES = ("top", "right", "bottom", "left")


@pytest.fixture(scope="module")
def studio() -> Studio:
    """The shipped templates of Darjeeling."""
    return open_studio(GAME, overrides=False)


def drawn(studio: Studio, spec: TileSet, bleed: float = 0.0) -> Mapping[str, DrawnPiece]:
    """Return the tiles of a set by id."""
    sheets = Sheets((190.0, 270.0), bleed)
    part = draw_set(spec, GAME, studio.theme, studio.layouts, sheets)
    return {piece.id: piece for piece in part.pieces}


def outline(studio: Studio, kind: Kind = KINDS[0]) -> tuple[Segment, ...]:
    """Return the outline of a half on the upper side of a tile."""
    theme = studio.theme
    items = half(theme, kind, theme.symbol("half-crate-blank"), SIZE, 7.0)
    first = items[0]
    assert isinstance(first, PathItem)
    return first.segments


def ends(path: tuple[Segment, ...]) -> list[tuple[float, float]]:
    """Return the end points of a path."""
    return [(round(xy[-2], 6), round(xy[-1], 6)) for _, xy in path if xy]


def side_of(x: float, y: float) -> str:
    """Return the side of a tile whose quarter a place lies in."""
    dx, dy = x - SIZE / 2, y - SIZE / 2
    if abs(dx) > abs(dy):
        return "right" if dx > 0 else "left"
    return "bottom" if dy > 0 else "top"


def test_tiles_are_squares_of_32_mm_without_a_cut_of_their_own(studio: Studio) -> None:
    """Plain squares can share their cut lines."""
    for piece in drawn(studio, tile_set()).values():
        assert (SIZE, SIZE) == (piece.width, piece.height)
        assert () == piece.trim
        assert piece.back is None


def test_four_quarters_make_the_tile() -> None:
    """The triangles of 4.2: two corners of the side and the middle of the tile."""
    corners = {
        "top": {(0.0, 0.0), (32.0, 0.0)},
        "right": {(32.0, 0.0), (32.0, 32.0)},
        "bottom": {(32.0, 32.0), (0.0, 32.0)},
        "left": {(0.0, 32.0), (0.0, 0.0)},
    }
    for side, name in enumerate(NAMES):
        assert {*corners[name], (16.0, 16.0)} == set(ends(quarter(SIZE, side)))


def test_a_half_stays_inside_its_quarter(studio: Studio) -> None:
    """No point of a half crate lies beyond the diagonals, and its base lies on the tile's side."""
    for kind in KINDS:
        path = outline(studio, kind)
        assert all(0 <= y <= min(x, SIZE - x) for x, y in ends(path))
        assert 0.0 == shapes.bounds(path).y


@pytest.mark.parametrize("side", range(4))
def test_two_halves_base_to_base_are_one_whole_crate(studio: Studio, side: int) -> None:
    """On a common side both halves together are a square on its corner, in the middle of the side.

    Each end of a line on the base of one half is the end of the same line of the other.
    """
    step = ((0, -SIZE), (SIZE, 0), (0, SIZE), (-SIZE, 0))[side]
    path = outline(studio)
    mine = shapes.transform(path, turned(SIZE, side))
    other = shapes.transform(path, turned(SIZE, (side + 2) % 4).then(translation(*step)))
    box = shapes.bounds((*mine, *other))
    middle = (SIZE / 2 + step[0] / 2, SIZE / 2 + step[1] / 2)
    assert middle == pytest.approx(tuple(box.centre), abs=1e-6)
    assert box.width == pytest.approx(box.height, abs=SIZE * 0.05)
    axis = 1 if step[1] else 0
    on_base = [
        {p for p in ends(each) if abs(p[axis] - middle[axis]) < 1e-6} for each in (mine, other)
    ]
    assert on_base[0] == on_base[1]
    assert len(on_base[0]) == 2


def test_what_is_cut_into_one_half_goes_on_in_the_other(studio: Studio) -> None:
    """A half is its own mirror image, so half a turn makes of it what lies across its base."""
    theme = studio.theme
    paths = [
        item.segments
        for item in half(theme, KINDS[1], theme.symbol("half-crate-blank"), SIZE, 7.0)
        if isinstance(item, PathItem)
    ]
    assert len(paths) >= 3
    for path in paths:
        mirrored = {(round(SIZE - x, 2), y) for x, y in ends(path)}
        shown = {(round(x, 2), y) for x, y in ends(path)}
        near = [min(abs(a - c) + abs(b - d) for c, d in shown) for a, b in mirrored]
        assert max(near) < 0.1


@pytest.mark.parametrize(("kind", "size"), [*product("KGWR", (1, 2, 3))])
def test_every_half_has_its_letter_and_no_free_side_has_one(
    studio: Studio, kind: str, size: int
) -> None:
    """A tile shows its kind's letter once on each half, inside that half (4.2)."""
    piece = drawn(studio, tile_set())[f"tile.{kind}{size}"]
    found = words(piece.front, studio.book)
    assert [kind] * size == [each.text for each in found]
    assert HALVES[size] == [side_of(*each.box.centre) for each in found]
    for each in found:
        assert max(each.box.width, each.box.height) >= 4.6, "readable across a table"
        x, y, width, height = each.box
        for corner in ((x, y), (x + width, y), (x, y + height), (x + width, y + height)):
            assert side_of(*corner) == side_of(*each.box.centre)


def test_the_letter_stands_out_from_its_crate(studio: Studio) -> None:
    """Contrast of at least 4.5 : 1 with the crate."""
    theme = studio.theme
    weak = [
        kind.id
        for kind in KINDS
        if contrast(theme.colour(kind.colour), theme.on_colour(kind.colour)) < 4.5
    ]
    assert [] == weak


def fills(piece: DrawnPiece) -> Iterator[tuple[str, Rect]]:
    """Yield the colour and the box of each filled path of a tile's front."""
    for item, matrix, _ in walk((piece.front,)):
        if isinstance(item, PathItem) and item.style.fill:
            yield item.style.fill, shapes.bounds(shapes.transform(item.segments, matrix))


def test_only_tiles_with_three_halves_remind_of_an_action_tile(studio: Studio) -> None:
    """Both sides of an action tile are pictured on the free side (R40)."""
    theme = studio.theme
    for name, piece in drawn(studio, tile_set()).items():
        grounds = [theme.colour(key) for key in ("river-deep", "saffron")]
        sides = [
            (colour, side_of(*box.centre))
            for colour, box in fills(piece)
            if colour in grounds and box.width > 5
        ]
        expected = [(colour, "left") for colour in grounds] if name.endswith("3") else []
        assert expected == sides


def test_bleed_carries_the_crates_beyond_every_side(studio: Studio) -> None:
    """With 3 mm of bleed the land and the crates go on for 3.00 mm (BR-047)."""
    piece = drawn(studio, tile_set(), 3.0)["tile.K3"]
    field, *_ = (box for _, box in fills(piece))
    assert Rect(-3.0, -3.0, 38.0, 38.0) == field
    black = studio.theme.colour("black")
    boxes = [box for colour, box in fills(piece) if colour == black and box.width > 20]
    boxes += [box for colour, box in fills(piece) if colour == black and box.height > 20]
    assert min(box.y for box in boxes) <= -3.0
    assert max(box.right for box in boxes) >= SIZE + 3.0
    assert max(box.bottom for box in boxes) >= SIZE + 3.0


def test_opposite_halves_lie_opposite(studio: Studio) -> None:
    """`--two-half opposite` puts the second half on the side across; mixed has both shapes."""
    opposite = drawn(studio, tile_set("opposite"))
    letters = words(opposite["tile.G2o"].front, studio.book)
    assert ["top", "bottom"] == [side_of(*each.box.centre) for each in letters]
    assert "tile.G2" not in opposite
    mixed = drawn(studio, tile_set("mixed"))
    assert (4, 3) == (mixed["tile.G2"].count, mixed["tile.G2o"].count)
