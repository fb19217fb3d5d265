"""The landscape of a theme: chosen by name, inside its box, calm where words stand."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from printkit.app.registry import load
from printkit.app.studio import open_studio
from printkit.base.errors import DataError
from printkit.base.geometry import Rect
from printkit.components.hills import FLAGS, flags, hedge
from printkit.components.scenes import (
    SCENES,
    card_foot,
    landscape,
    title_block,
    title_scene,
)
from printkit.components.theme import Theme, contrast
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem
from tests.components.drawn import walk, words

GAMES = ("kraby", "darjeeling", "guatemala-cafe")
BOX = Rect(10.0, 20.0, 180.0, 36.0)


def theme_of(name: str) -> Theme:
    """Return the look of a game."""
    return open_studio(load(name), overrides=False).theme


def clips(items: tuple[Item, ...]) -> Iterator[Rect]:
    """Yield the box of each clipped group at the top."""
    for item in items:
        if isinstance(item, Group) and item.clip:
            yield shapes.bounds(item.clip)


def test_each_game_has_a_landscape_that_exists() -> None:
    """Kraby lies at sea, Darjeeling under the mountains, Guatemala Café between them."""
    assert ["sea", "hills", "coast"] == [theme_of(name).scene for name in GAMES]
    assert {"sea", "hills", "coast"} <= set(SCENES)


def test_a_landscape_that_nobody_knows_is_refused_with_a_near_match() -> None:
    """A slip in the theme names it and what was probably meant."""
    odd = replace(theme_of("darjeeling"), scene="hlls")
    with pytest.raises(DataError) as caught:
        landscape(odd, BOX)
    assert "hlls" in caught.value.message
    assert "hills" in caught.value.hint


@pytest.mark.parametrize("name", GAMES)
def test_titles_and_covers_stay_in_their_box(name: str) -> None:
    """What would reach over the edge is clipped to the box, all of it in one group."""
    theme = theme_of(name)
    strip = title_block(theme, BOX, "A game", "Rules", "A sentence about it.")
    cover = Rect(0.0, 0.0, 190.0, 80.0)
    colours = tuple(kind.colour for kind in load(name).kinds)
    scene = title_scene(theme, cover, "A game", "A sentence.", colours, "star")
    assert [BOX] == list(clips(strip))
    assert [cover] == list(clips(scene))
    assert 1 == len(scene)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("width", [135.0, 190.0, 260.0])
def test_words_of_a_title_stand_on_calm_ground(name: str, width: float) -> None:
    """On any width nothing but the ground lies behind the words, and they stand out from it."""
    theme = theme_of(name)
    box = Rect(0.0, 0.0, width, 34.0)
    block = title_block(
        theme, box, load(name).title.pattern, "Rules", "Up to here, and on it goes."
    )
    painted = [(item, at) for item, at, _ in walk(block) if isinstance(item, PathItem)]
    ground = painted[0][0].style.fill
    assert ground is not None
    over = [
        shapes.bounds(shapes.transform(item.segments, at))
        for item, at in painted[1:]
        if item.style.fill
    ]
    for word in words(Group(block), theme.book):
        high = Rect(word.box.x, word.box.y, word.box.width, word.box.height * 0.9)
        behind = [box for box in over if box.overlaps(high) and box.width < width * 0.5]
        assert not behind, word.text
    assert contrast(ground, theme.colour("paper")) >= 4.5


def test_a_wider_box_shows_more_of_the_same_land() -> None:
    """The land hangs on its right end: the mountains there do not move when it grows to the left."""
    theme = theme_of("darjeeling")
    narrow = landscape(theme, Rect(100.0, 0.0, 100.0, 50.0))
    wide = landscape(theme, Rect(0.0, 0.0, 200.0, 50.0))
    for one, other in zip(narrow, wide, strict=True):
        assert isinstance(one, PathItem)
        assert isinstance(other, PathItem)
        curves = [segment for segment in one.segments if segment[0] == "C"][:-2]
        assert set(curves) <= set(other.segments)


def test_a_card_with_room_has_a_picker_at_its_foot() -> None:
    """Little room: bushes alone; more: a figure among them, inside the card."""
    theme = theme_of("darjeeling")
    panel = Rect(0.0, 0.0, 80.0, 120.0)
    bare, full = (card_foot(theme, panel, 7.0, spare) for spare in (3.0, 40.0))
    assert len(bare) < len(full)
    for item, _, _ in walk(full):
        if isinstance(item, PathItem) and item.style.fill:
            box = shapes.bounds(item.segments)
            assert panel.y <= box.y
            assert panel.centre.x - 40.0 - 5.0 <= box.x


def test_a_hedge_stands_on_its_foot_from_end_to_end() -> None:
    """Bushes side by side, as high as asked, over the whole length."""
    theme = theme_of("darjeeling")
    bushes = hedge(theme, 10.0, 60.0, 40.0, 4.0)[0]
    assert isinstance(bushes, PathItem)
    box = shapes.bounds(bushes.segments)
    assert 36.0 == pytest.approx(box.y)
    assert box.x <= 10.5
    assert box.right >= 59.5


def test_prayer_flags_hang_in_their_order() -> None:
    """Blue, white, red, green, yellow, again and again, between the two ends of the line."""
    theme = theme_of("darjeeling")
    drawn = flags(theme, (0.0, 5.0), (70.0, 5.0), 4.0, 5.0)
    cloths = [item for item in drawn if isinstance(item, PathItem) and item.style.fill]
    assert 10 == len(cloths)
    colours = [theme.colour(FLAGS[k % len(FLAGS)]) for k in range(len(cloths))]
    assert colours == [item.style.fill for item in cloths]
    for item in cloths:
        box = shapes.bounds(item.segments)
        assert 0.0 <= box.x
        assert box.right <= 70.0
        assert 5.0 <= box.y <= 10.0
