"""From a track of steps upwards to a drawn stair: what each step costs and gives."""

from collections.abc import Iterator

from printkit.base.geometry import Rect
from printkit.components.icons import draw_icon
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.regionboard import Ladder

_RISE = 1.4
"""Each step is so much narrower on both sides than the one below it, in mm."""


def draw_ladder(ladder: Ladder, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Draw a stair from the start at its foot to a palace on top.

    Args:
        ladder: Its steps.
        theme: The game's look.
        box: Where it lies.
        layout: Keys icon, label.
    """
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    icon, label = layout.mm("icon"), layout.mm("label")
    yield PathItem(shapes.rounded_rect(*box, 2.5), Style(theme.colour("rose"), ink, contour))
    roof = 19.0
    inner = Rect(box.x + 2.5, box.y + roof, box.width - 5.0, box.height - roof - 2.5)
    high = inner.height / (len(ladder.steps) + 1)
    paints = {"ink": ink, "accent": theme.colour("vermilion"), "ground": theme.colour("paper"),
              "light": theme.colour("straw")}  # fmt: skip
    for k, step in enumerate((None, *ladder.steps)):
        in_by = k * _RISE
        row = Rect(inner.x + in_by, inner.bottom - (k + 1) * high, inner.width - 2 * in_by, high)
        fill = "gold" if k == len(ladder.steps) else "paper" if step else "straw"
        yield PathItem(shapes.rect(*row), Style(theme.colour(fill), ink, contour))
        edge = shapes.line(row.x, row.y + 0.9, row.right, row.y + 0.9)
        yield PathItem(edge, Style(None, theme.colour("vermilion"), 0.9, round=False))
        if step is None:
            yield from line(
                theme.book, theme.say(ladder.start), row.x + 3.0, row.centre.y + 0.5, role="bold",
                size=label * 0.9, colour=ink, centred=True,
            )  # fmt: skip
            continue
        size = min(icon, row.height - 2.4)
        y = row.centre.y + 0.5
        yield from draw_icon(theme, step.cost, row.x + 2.0 + size / 2, y, size, fill)
        x = row.right - 2.0 - size / 2
        for one in filter(None, (step.points, step.gain)):
            yield from draw_icon(theme, one, x, y, size, fill)
            x -= size * 1.2
    yield from line(
        theme.book, theme.say(ladder.name), box.x + roof + 3.0, box.y + roof / 2, role="title",
        size=label * 1.1, colour=theme.colour("vermilion-dark"), centred=True,
    )  # fmt: skip
    art = roof - 3.0
    yield from draw(theme.symbol(ladder.symbol), box.x + 3.0, box.y + 1.5, art, paints)
