"""Ships, water, strips, markers, collectors and screens of Darjeeling fit each other and their use."""

from collections.abc import Mapping
from itertools import pairwise

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import Rect
from printkit.components.kit import Sheets, draw_set
from printkit.components.part import DrawnPiece, Part
from printkit.components.template import Layout
from printkit.components.theme import contrast, luminance
from printkit.display import shapes
from printkit.display.items import PathItem
from printkit.model.pieces import PieceSet
from printkit.rules.darjeeling.kit import KIT, ship_set, strip_set
from printkit.rules.darjeeling.sheet import KINDS, SEATS
from tests.components.drawn import walk, words

GAME = load("darjeeling")


@pytest.fixture(scope="module")
def studio() -> Studio:
    """The shipped templates of Darjeeling."""
    return open_studio(GAME, overrides=False)


def drawn(
    studio: Studio, each: PieceSet | str, layouts: Mapping[str, Layout] | None = None
) -> Part:
    """Draw a set, or the one of that name in the kit."""
    spec = next(one for one in KIT if one.part == each) if isinstance(each, str) else each
    sheets = Sheets((190.0, 270.0))
    return draw_set(spec, GAME, studio.theme, layouts or studio.layouts, sheets)


def boxes(piece: DrawnPiece, colour: str) -> list[Rect]:
    """Return the boxes of the paths that are filled with a colour."""
    return [
        shapes.bounds(shapes.transform(item.segments, matrix))
        for item, matrix, _ in walk((piece.front,))
        if isinstance(item, PathItem) and item.style.fill == colour
    ]


def test_a_ship_has_two_rows_of_five_places_for_crates(studio: Studio) -> None:
    """Ten places side by side, each a little larger than a crate, all on the ship (4.1)."""
    (ship,) = drawn(studio, ship_set()).pieces
    crate = studio.layouts["crates"].mm("size")
    cell = studio.layouts["ships"].mm("cell")
    places = [box for box in boxes(ship, studio.theme.colour("paper")) if box.width > crate * 0.9]
    assert 10 == len(places)
    assert [5, 5] == [
        sum(abs(b.y - y) < 0.01 for b in places) for y in {round(b.y, 4) for b in places}
    ]
    assert crate * 1.01 <= min(min(box.width, box.height) for box in places)
    xs = sorted({round(box.x, 4) for box in places})
    assert [cell] * 4 == pytest.approx([b - a for a, b in pairwise(xs)], abs=1e-3)
    trim = Rect(0.0, 0.0, ship.width, ship.height)
    assert all(trim.contains(box) for box in places)


def test_water_is_as_large_as_a_ship(studio: Studio) -> None:
    """It covers the berth where a ship would lie."""
    (ship,), (water,) = drawn(studio, "ships").pieces, drawn(studio, "water").pieces
    assert (ship.width, ship.height) == (water.width, water.height)


def test_a_strip_has_a_cell_beside_each_berth(studio: Studio) -> None:
    """Number k stands in the middle of cell k, and a ship is no higher than a cell."""
    layout = studio.layouts["strips"]
    head, cell = layout.mm("head"), layout.mm("cell")
    assert studio.layouts["ships"].mm("height") <= cell
    for piece in drawn(studio, "strips").pieces:
        assert head + 7 * cell == pytest.approx(piece.height)
        for k, each in enumerate(words(piece.front, studio.book)):
            assert head + (k + 0.5) * cell == pytest.approx(each.box.centre.y, abs=0.3)
            assert each.box.height >= 6, "read across the table"


def test_strips_can_be_two_sided(studio: Studio) -> None:
    """With sides = "double" there are two strips with a face on each side (2, F6)."""
    double = Layout("test", {**studio.layouts["strips"], "sides": "double"})
    part = drawn(studio, strip_set(), {**studio.layouts, "strips": double})
    assert ["strip.2.3", "strip.4.5"] == [piece.id for piece in part.pieces]
    assert all(piece.back is not None and piece.back_matters for piece in part.pieces)


def test_action_tiles_show_an_action_on_each_side(studio: Studio) -> None:
    """The back is a second face, printed on a one-sided printer too, unlike the front (R41)."""
    (piece,) = drawn(studio, "actions").pieces
    assert piece.back is not None
    assert piece.back_matters
    assert piece.back.items != piece.front.items
    assert [] == words(piece.front, studio.book) == words(piece.back, studio.book)


def test_demand_markers_carry_a_letter_that_can_be_read(studio: Studio) -> None:
    """Round, with the kind's letter at least 5.5 mm high inside the ring."""
    for kind, piece in zip(KINDS, drawn(studio, "demand").pieces, strict=True):
        (letter,) = words(piece.front, studio.book)
        assert kind.letter == letter.text
        assert letter.box.height >= 5.5
        middle = piece.width / 2
        x, y, w, h = letter.box
        reach = max(
            ((a - middle) ** 2 + (b - middle) ** 2) ** 0.5 for a in (x, x + w) for b in (y, y + h)
        )
        assert reach <= middle
        assert piece.trim


def test_a_collector_has_a_clear_front(studio: Studio) -> None:
    """It runs out into a tip in the middle of its upper side; it fits on a tile's cell (R11)."""
    for piece in drawn(studio, "collectors").pieces:
        points = [(xy[-2], xy[-1]) for _, xy in piece.trim if xy]
        top = min(points, key=lambda point: point[1])
        assert piece.width / 2 == pytest.approx(top[0], abs=piece.width * 0.1)
        tip = [x for x, y in points if y < piece.height * 0.1]
        assert max(tip) - min(tip) < piece.width * 0.35
        assert max(piece.width, piece.height) < studio.layouts["tiles"].mm("size")
        assert (0.0, 0.0) == pytest.approx(tuple(shapes.bounds(piece.trim))[:2], abs=1e-6)


def test_the_turn_stands_upright_behind_the_screen(studio: Studio) -> None:
    """The words are printed above the wall, turned by half a turn: folded back they stand upright."""
    for piece in drawn(studio, "screens").pieces:
        fold = max(piece.folds, key=lambda path: shapes.bounds(path).width)
        top = shapes.bounds(fold).y
        found = words(piece.front, studio.book)
        said = " ".join(each.text for each in found)
        for heading in ("1 Income", "2 Move", "3 Load"):
            assert heading in " ".join(said.split())
        assert all(each.box.bottom <= top for each in found)
        assert all(each.size >= 7 * 25.4 / 72 - 1e-6 for each in found)
        for item, matrix, _ in walk((piece.front,)):
            if not isinstance(item, PathItem):
                assert (-1.0, -1.0) == pytest.approx((matrix.a, matrix.d))


def test_a_screen_hides_tiles_that_stand_behind_it(studio: Studio) -> None:
    """The wall is higher than a tile laid on another one's edge, and four tiles wide."""
    layout, tile = studio.layouts["screens"], studio.layouts["tiles"].mm("size")
    assert layout.mm("height") >= 60
    assert layout.mm("width") >= 4 * tile


def lightness(colour: str) -> float:
    """Return L* of CIELAB."""
    return float(116 * luminance(colour) ** (1 / 3) - 16)


def test_teas_and_players_are_told_apart_in_grey(studio: Studio) -> None:
    """Two teas differ by 20 L* at least, two players by 10; signs stand out 4.5 : 1 (Q15)."""
    theme = studio.theme
    for owners, least in ((KINDS, 20), (SEATS, 10)):
        shades = sorted(lightness(theme.colour(owner.colour)) for owner in owners)
        assert min(b - a for a, b in pairwise(shades)) >= least
    for owner in (*KINDS, *SEATS):
        assert contrast(theme.colour(owner.colour), theme.on_colour(owner.colour)) >= 4.5
    assert 5 == len({seat.sign for seat in SEATS})


def test_no_player_has_the_colour_of_a_tea(studio: Studio) -> None:
    """Every player's colour lies far from each tea's (at least 90 of 441 in RGB)."""
    theme = studio.theme

    def channels(colour: str) -> tuple[int, ...]:
        return tuple(int(theme.colour(colour)[at : at + 2], 16) for at in (1, 3, 5))

    for kind in KINDS:
        for seat in SEATS:
            pairs = zip(channels(kind.colour), channels(seat.colour), strict=True)
            assert sum((a - b) ** 2 for a, b in pairs) ** 0.5 >= 90, (kind.id, seat.id)
