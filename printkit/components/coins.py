"""From a price to the coin that shows it on boards, and to prices beside the pieces they are for."""

from collections.abc import Mapping, Sequence

from printkit.base.geometry import Rect
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Colour, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line

_NUMBER = 1.44
"""Height of the em of the number, in radii of the coin."""


def coin(theme: Theme, value: int, x: float, y: float, radius: float) -> tuple[Item, ...]:
    """Return a coin with a number, its middle at (x, y)."""
    ink, detail = theme.colour("ink"), theme.weights["detail"]
    return (
        PathItem(shapes.circle(x, y, radius), Style(theme.colour("maize"), ink, detail * 1.6)),
        PathItem(
            shapes.circle(x, y, radius * 0.86),
            Style(theme.shade("maize", 0.3), None),
        ),
        *line(
            theme.book, str(value), x, y, role="number", size=radius * _NUMBER, colour=ink,
            anchor="middle", centred=True,
        ),
    )  # fmt: skip


def thing(theme: Theme) -> Mapping[str, Colour]:
    """Return the paints of a piece of no kind in particular."""
    return {
        "ink": theme.colour("ink"),
        "accent": theme.colour("clay"),
        "ground": theme.colour("paper"),
        "light": theme.colour("straw"),
    }


def priced(
    theme: Theme, prices: Sequence[tuple[str, int]], symbols: Mapping[str, str], box: Rect
) -> tuple[Item, ...]:
    """Return the pieces that have a price, each with its coin: below it, or beside it in a low box.

    Args:
        theme: The game's look.
        prices: Sort of piece and price.
        symbols: Sort of piece -> its symbol.
        box: Where they lie side by side.
    """
    step = box.width / len(prices)
    low = box.height < step
    items: list[Item] = []
    for k, (sort, price) in enumerate(prices):
        middle = box.x + (k + 0.5) * step
        if low:
            art = min(box.height, step * 0.5)
            radius = min(art * 0.46, step * 0.22)
            left = middle - (art + 2 * radius + 0.8) / 2
            place = (left, box.centre.y - art / 2)
            centre = (left + art + 0.8 + radius, box.centre.y)
        else:
            art = min(step * 0.86, box.height * 0.56)
            radius = min(art * 0.42, box.height * 0.2)
            top = box.centre.y - (art + 2 * radius + 0.8) / 2
            place = (middle - art / 2, top)
            centre = (middle, top + art + 0.8 + radius)
        items += draw(theme.symbol(symbols[sort]), *place, art, thing(theme))
        items += coin(theme, price, *centre, radius)
    return tuple(items)
