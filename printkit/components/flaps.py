"""From words in columns to the flap of a screen: what its owner reads, folded back over the wall."""

from collections.abc import Iterator

from printkit.base.errors import FitError
from printkit.base.geometry import Rect, translation
from printkit.components.blocks import lay_blocks, stack
from printkit.components.pictures import DrawCell
from printkit.components.slab import Look
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.text import fitted, line
from printkit.model.pieces import Face

_STEP = 0.05
_PAD = 2.2
_BAND = 7.2
"""Height of a column's heading."""


def draw_flap(
    columns: tuple[Face, ...],
    theme: Theme,
    box: Rect,
    layout: Layout,
    draw_cell: DrawCell,
    name: str,
) -> tuple[Item, ...]:
    """Draw columns side by side, all in the largest type in which the longest one fits.

    Args:
        columns: A heading and blocks each.
        theme: The game's look.
        box: What may be filled.
        layout: Keys columns (shares of the width), body, smallest, heading (type), gap.
        draw_cell: Draws a piece for a picture.
        name: Whose words these are, for messages.

    Raises:
        FitError: The words do not fit in the smallest type.
    """
    places = _places(box, layout["columns"], len(columns))
    size = layout.mm("body")
    room = places[0].height - _BAND
    while True:
        look = Look(size, leading=1.25, gap=layout.mm("gap"), ground="paper", name=name)
        size -= _STEP
        last = size < layout.mm("smallest")
        try:
            laid = [
                stack(lay_blocks(face.blocks, theme, look, place.width, draw_cell))
                for face, place in zip(columns, places, strict=True)
            ]
        except FitError:  # a table is too wide, and may not be in smaller type
            if last:
                raise
            continue
        high = max(height for _, height in laid)
        if high <= room:
            break
        if last:
            message = f"the words of {name} need {high:.1f} mm of height, there are {room:.1f}"
            raise FitError(message, "shorten them, or make the screen higher in the template")
    items: list[Item] = []
    for face, place, (words, _) in zip(columns, places, laid, strict=True):
        items.extend(_column(theme, theme.say(face.title), place, layout.mm("heading"), name))
        items.append(Group(words, matrix=translation(place.x, place.y + _BAND)))
    return tuple(items)


def _places(box: Rect, shares: tuple[float, ...], number: int) -> tuple[Rect, ...]:
    """Return the columns, a gap between two of them."""
    gap = 2 * _PAD
    room = box.width - gap * (number - 1)
    x, places = box.x, []
    for share in shares[:number]:
        width = room * share / sum(shares[:number])
        places.append(Rect(x, box.y, width, box.height))
        x += width + gap
    return tuple(places)


def _column(theme: Theme, words: str, box: Rect, size: float, name: str) -> Iterator[Item]:
    """The heading of a column and a thin line below it."""
    size = fitted(
        theme.book, words, box.width, role="title", size=size, min_size=size * 0.7, name=name
    )
    yield from line(
        theme.book,
        words,
        box.x,
        box.y + _BAND * 0.36,
        role="title",
        size=size,
        colour=theme.colour("deep"),
        centred=True,
    )
    rule = shapes.line(box.x, box.y + _BAND * 0.78, box.right, box.y + _BAND * 0.78)
    yield PathItem(rule, Style(stroke=theme.colour("mid"), width=theme.weights["contour"]))
