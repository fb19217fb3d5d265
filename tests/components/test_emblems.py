"""Shapes, faces and small pictures of pieces that carry their kind's pattern in the picture."""

from collections import Counter

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.base.errors import DataError, FitError
from printkit.base.geometry import Rect
from printkit.components.emblems import emblem
from printkit.components.kit import Sheets, draw_set
from printkit.components.minis import piece_drawer
from printkit.components.outlines import SHAPES, outline
from printkit.components.setup_sheet import draw_setup_sheet
from printkit.components.template import Layout
from printkit.display import shapes
from printkit.display.items import Group
from printkit.model.pieces import TokenSet
from printkit.model.sets import pieces_of
from printkit.rules.guatemala_cafe.kit_pieces import MARKER_SET, WORKER_SET
from printkit.rules.guatemala_cafe.kit_screens import SCREEN_SET
from printkit.rules.guatemala_cafe.sheet import KINDS
from printkit.setups.deal import deal
from tests.components.drawn import keys, walk

GAME = load("guatemala-cafe")


@pytest.fixture(scope="module")
def studio() -> Studio:
    """The shipped templates of Guatemala Café."""
    return open_studio(GAME, overrides=False)


def test_the_buyer_may_lie_as_a_disc(studio: Studio) -> None:
    """With style = "disc" it is a disc with its picture, and the markers stay as they are."""
    flat = Layout("test", {**studio.layouts["markers"], "style": "disc"})
    layouts = {**studio.layouts, "markers": flat}
    *markers, buyer = draw_set(
        MARKER_SET, GAME, studio.theme, layouts, Sheets((190.0, 270.0))
    ).pieces
    assert (15.0, 15.0) == (buyer.width, buyer.height)
    assert buyer.trim
    assert [9.4] * 4 == [marker.width for marker in markers]


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape != "bar"])
def test_chips_may_have_any_shape(studio: Studio, shape: str) -> None:
    """A template may ask for squares and octagons, which are quicker to cut out."""
    layout = Layout("test", {**studio.layouts["workers"], "shape": shape})
    layouts = {**studio.layouts, "workers": layout}
    part = draw_set(WORKER_SET, GAME, studio.theme, layouts, Sheets((190.0, 270.0)))
    assert all(bool(piece.trim) == (shape != "square") for piece in part.pieces)


@pytest.mark.parametrize("shape", SHAPES)
def test_an_outline_fills_its_box(shape: str) -> None:
    """It is one closed path that touches all four sides."""
    box = Rect(2.0, 3.0, 14.0, 14.0)
    path = outline(shape, box)
    assert tuple(box) == pytest.approx(tuple(shapes.bounds(path)))
    assert ("Z", ()) == path[-1]
    assert sum(op == "M" for op, _ in path) == 1


def test_a_picture_without_a_calm_place_is_refused(studio: Studio) -> None:
    """The message names the symbol and how to mark a layer."""
    layout = studio.layouts["workers"]
    with pytest.raises(DataError) as caught:
        emblem(studio.theme, KINDS[0], "coffee-bean", Rect(0.0, 0.0, 14.0, 14.0), layout)
    assert "'coffee-bean'" in caught.value.message
    assert "calm" in caught.value.hint


def test_a_shape_that_cannot_be_drawn_is_refused(studio: Studio) -> None:
    """A seat's square cannot become an octagon; the layout and the piece are named."""
    layout = Layout("layouts/x.toml [property]", {**studio.layouts["property"], "shape": "octagon"})
    spec = next(one for one in GAME.kit() if one.part == "property")
    assert isinstance(spec, TokenSet)
    with pytest.raises(DataError) as caught:
        draw_set(
            spec, GAME, studio.theme, {**studio.layouts, "property": layout}, Sheets((1.0, 1.0))
        )
    assert "[property]" in caught.value.message
    assert "property.1" in caught.value.message


def test_a_flap_too_narrow_for_its_table_is_refused(studio: Studio) -> None:
    """Smaller type is tried first; then the table and the width are named."""
    layout = Layout("test", {**studio.layouts["screens"], "columns": (0.06, 0.47, 0.47)})
    with pytest.raises(FitError) as caught:
        draw_set(
            SCREEN_SET, GAME, studio.theme, {**studio.layouts, "screens": layout}, Sheets((1, 1))
        )
    assert "screens" in caught.value.message


SMALL = (
    "W", "warehouse.R", "ship.B", "sack.N", "coin.5", "property.2", "marker.4", "buyer", "road",
    "cover-card", "sack.K.back",
)  # fmt: skip


@pytest.mark.parametrize("word", SMALL)
def test_pictures_show_every_piece_as_it_is_printed(studio: Studio, word: str) -> None:
    """The small drawing lies inside its space and holds the items of the printed face."""
    (small,) = piece_drawer(GAME, studio.theme)(word, 20.0, 30.0, 10.0)
    assert isinstance(small, Group)
    shown = [item for item, _, _ in walk((small,))]
    assert shown
    inner = small.items[0]
    assert isinstance(inner, Group)
    assert Rect(0.0, 0.0, 10.0, 10.0).contains(shapes.bounds(inner.clip))
    if word == "buyer":
        return
    name = "worker.W" if word == "W" else word.removesuffix(".back")
    sets = (one for one in GAME.kit() if name in {piece.id for piece in pieces_of(one)})
    part = draw_set(next(sets), GAME, studio.theme, studio.layouts, Sheets((190.0, 270.0)))
    piece = next(one for one in part.pieces if one.id == name)
    face = piece.back if word.endswith(".back") else piece.front
    assert face is not None
    assert [item for item, _, _ in walk(face.items)] == shown


def test_a_letter_stands_for_the_worker_of_its_kind(studio: Studio) -> None:
    """The first pieces of the kit with the kind are meant."""
    draw_cell = piece_drawer(GAME, studio.theme)
    letters, workers = (
        [[item for item, _, _ in walk(draw_cell(name, 0.0, 0.0, 10.0))] for name in names]
        for names in ("KWBRN", tuple(f"worker.{kind}" for kind in "KWBRN"))
    )
    assert letters == workers


@pytest.mark.parametrize("players", [2, 3, 4])
def test_slips_show_sacks(studio: Studio, players: int) -> None:
    """What is revealed beside the open sheet are the sacks of the hands and the bag (4.6)."""
    dealt = deal(GAME, players, "sacks", {})
    start = f"{GAME.id}.mini."

    def small(*, reveal: bool) -> Counter[str]:
        layout = studio.layouts["setup-sheet"]
        part = draw_setup_sheet(dealt, GAME, studio.theme, layout, (197.3, 276.3), reveal=reveal)
        placed = (key for piece in part.pieces for key in keys((piece.front,)))
        return Counter(key.removeprefix(start) for key in placed if key.startswith(start))

    secret = dict(dealt.secret)
    hands, bag = secret["hands"], secret["bag"]
    assert isinstance(hands, list)
    assert isinstance(bag, list)
    held = Counter(f"sack.{kind}" for each in (*hands, bag) for kind in each)
    assert held == small(reveal=True) - small(reveal=False)
