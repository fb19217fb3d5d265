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
    inner = Rect(box.x + 3.0, box.y + roof, box.width - 6.0, box.height - roof - 3.0)
    high = inner.height / (len(ladder.steps) + 1)
    paints = {"ink": ink, "accent": theme.colour("vermilion"), "ground": theme.colour("paper"),
              "light": theme.colour("straw")}  # fmt: skip
    for k, step in enumerate((None, *ladder.steps)):
        row = Rect(inner.x, inner.bottom - (k + 1) * high, inner.width, high).inset(0.5)
        last = k == len(ladder.steps)
        fill = "gold" if last else "paper" if step else "straw"
        yield PathItem(shapes.rounded_rect(*row, 1.2), Style(theme.colour(fill), ink, contour))
        if step is None:
            yield from line(
                theme.book, theme.say(ladder.start), row.x + 3.0, row.centre.y, role="bold",
                size=label, colour=ink, centred=True,
            )  # fmt: skip
            continue
        size = min(icon, row.height - 1.6)
        yield from draw_icon(theme, step.cost, row.x + 2.0 + size / 2, row.centre.y, size, fill)
        if step.gain:
            yield from draw_icon(
                theme, step.gain, row.right - 2.0 - size / 2, row.centre.y, size, fill
            )
        if step.points:
            yield from draw_icon(
                theme, step.points, row.right - 2.0 - size / 2, row.centre.y, size, fill
            )
    yield from line(
        theme.book, theme.say(ladder.name), box.x + roof + 3.0, box.y + roof / 2, role="title",
        size=label * 1.1, colour=theme.colour("vermilion-dark"), centred=True,
    )  # fmt: skip
    art = roof - 3.0
    yield from draw(theme.symbol(ladder.symbol), box.x + 3.0, box.y + 1.5, art, paints)
