"""From a box to the scene of a game's theme (sea, hills, coast, peaks), with words, for titles and covers."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from printkit.base.errors import DataError
from printkit.base.geometry import Rect
from printkit.components import coast, hills, peaks, sea
from printkit.components.template import near
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item
from printkit.display.text import fitted, line, paragraph

_CORNER = 2.5
_ABOVE_WAVES = 0.28
"""Room for the words of a title block between its name and the crests, as a share of its height."""


class Scene(NamedTuple):
    """One landscape in three sizes.

    Attributes:
        strip: Theme, box -> a wide, low scene, dark and calm on the left, where words stand.
        stage: Theme, box, colours and symbol of the pieces in front -> the cover's scene, with a
            light sky for words on the left.
        foot: Theme, light part of a card, height of the ornament, what the words leave above it
            (mm) -> what stands at the foot of a card.
    """

    strip: Callable[[Theme, Rect], tuple[Item, ...]]
    stage: Callable[[Theme, Rect, tuple[str, ...], str], tuple[Item, ...]]
    foot: Callable[[Theme, Rect, float, float], tuple[Item, ...]]


SCENES: Mapping[str, Scene] = {
    "sea": Scene(sea.strip, sea.stage, sea.foot),
    "hills": Scene(hills.strip, hills.stage, hills.foot),
    "coast": Scene(coast.strip, coast.stage, coast.foot),
    "peaks": Scene(peaks.strip, peaks.stage, peaks.foot),
}


def _scene(theme: Theme) -> Scene:
    if theme.scene not in SCENES:
        raise DataError(
            f"{theme.name}: there is no scene {theme.scene!r}", near(theme.scene, SCENES)
        )
    return SCENES[theme.scene]


def landscape(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return the theme's landscape without anything in front of it."""
    return _scene(theme).stage(theme, box, (), "")


def card_foot(theme: Theme, panel: Rect, crest: float, spare: float) -> tuple[Item, ...]:
    """Return what stands at the foot of a card.

    Args:
        theme: The game's look.
        panel: The light part of the card.
        crest: Height of the ornament.
        spare: What the words leave above it, in mm.
    """
    return _scene(theme).foot(theme, panel, crest, spare)


def title_block(theme: Theme, box: Rect, title: str, what: str, about: str) -> tuple[Item, ...]:
    """Return the head of a sheet: the game's name, what the sheet is, a sentence, on a scene.

    Raises:
        FitError: The words do not fit.
    """
    words = title.upper()
    light = theme.colour("paper")
    left = box.x + 7.0
    room = box.width * 0.62
    size = fitted(
        theme.book, words, room * 0.6, role="title", size=box.height * 0.43, min_size=5.0,
        name="the title",
    )  # fmt: skip
    middle = box.y + box.height * 0.24
    end = left + theme.book.face("title").width(words, size) + size * 0.22
    laid = paragraph(
        theme.book, about, left, box.y + box.height * 0.43, room, role="medium", size=5.0,
        leading=1.25, colour=light, max_height=box.height * _ABOVE_WAVES, min_size=2.47,
        name="the sentence below the title",
    )  # fmt: skip
    return (
        Group(_scene(theme).strip(theme, box), clip=shapes.rounded_rect(*box, _CORNER)),
        *line(theme.book, words, left, middle, role="title", size=size, colour=light, centred=True),
        *line(
            theme.book, what, end, middle, role="title", size=size * 0.46,
            colour=theme.colour("sand"), centred=True,
        ),
        *laid.items,
    )  # fmt: skip


def title_scene(
    theme: Theme, box: Rect, title: str, about: str, colours: tuple[str, ...], symbol: str
) -> tuple[Item, ...]:
    """Return the cover's scene with the game's name in the sky.

    Args:
        theme: The game's look.
        box: Where it lies.
        title: The game's name.
        about: What it is, in a sentence.
        colours: Keys of the colours of the pieces in front.
        symbol: What such a piece looks like.

    Raises:
        FitError: The words do not fit in the sky.
    """
    items = (
        *_scene(theme).stage(theme, box, colours, symbol),
        *_name(theme, box, title.upper(), about),
    )
    return (Group(items, clip=shapes.rounded_rect(*box, _CORNER)),)


def _name(theme: Theme, box: Rect, words: str, about: str) -> tuple[Item, ...]:
    room = box.width * 0.5
    left = box.x + box.width * 0.045
    size = fitted(
        theme.book, words, room, role="title", size=box.height * 0.37, min_size=6.0,
        name="the title of the cover",
    )  # fmt: skip
    laid = paragraph(
        theme.book, about, left + size * 0.05, box.y + box.height * 0.37, room, role="bold",
        size=4.2, min_size=2.47, leading=1.22, max_height=box.height * 0.15, colour=theme.colour("ink"),
        name="the sentence on the cover",
    )  # fmt: skip
    return (
        *line(
            theme.book, words, left, box.y + box.height * 0.22, role="title", size=size,
            colour=theme.colour("deep"), centred=True,
        ),
        *laid.items,
    )  # fmt: skip
