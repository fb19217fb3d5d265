"""The woven band: inside its box, alike from both ends, whichever way it lies."""

import pytest

from printkit.app.registry import load
from printkit.app.studio import open_studio
from printkit.base.geometry import Rect
from printkit.components import weave
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import PathItem


@pytest.fixture(scope="module")
def theme() -> Theme:
    """The look of Guatemala Café."""
    return open_studio(load("guatemala-cafe"), overrides=False).theme


@pytest.mark.parametrize(
    "box", [Rect(3.0, 5.0, 188.0, 4.0), Rect(3.0, 5.0, 4.0, 188.0), Rect(0.0, 0.0, 9.0, 6.0)]
)
def test_a_band_fills_its_box_and_no_more(theme: Theme, box: Rect) -> None:
    """The ground is the box; nothing is drawn beyond it."""
    ground, *others = weave.band(theme, box)
    assert isinstance(ground, PathItem)
    assert box == shapes.bounds(ground.segments)
    for item in others:
        assert isinstance(item, PathItem)
        found = shapes.bounds(item.segments)
        assert box.inset(-1e-6).contains(found)


@pytest.mark.parametrize("length", [40.0, 97.0, 188.8])
def test_a_band_is_alike_from_both_ends(theme: Theme, length: float) -> None:
    """It begins and ends with the same colour: each path is its own mirror image."""
    box = Rect(0.0, 0.0, length, 4.0)
    for item in weave.band(theme, box):
        assert isinstance(item, PathItem)
        points = {
            (round(n[k], 6), round(n[k + 1], 6))
            for _, n in item.segments
            for k in range(0, len(n), 2)
        }
        assert {(round(length - x, 6), y) for x, y in points} == points


def test_a_frame_goes_round_a_board(theme: Theme) -> None:
    """Four bands and four corners: together they cover the rim and leave the middle free."""
    box = Rect(0.0, 0.0, 100.0, 60.0)
    grounds = [
        shapes.bounds(item.segments)
        for item in weave.frame(theme, box, 4.0)
        if isinstance(item, PathItem) and item.style.fill == theme.colour("roast")
    ]
    middle = box.inset(4.0)
    assert not any(middle.overlaps(ground) for ground in grounds)
    area = sum(g.width * g.height for g in grounds if min(g.width, g.height) == 4.0)
    assert abs(area - (100.0 * 60.0 - middle.width * middle.height)) < 1e-6
