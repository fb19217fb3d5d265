"""From icons to drawn ones: symbol, number in it, count before it; one alone or several in a row."""

from collections.abc import Iterator, Sequence

from printkit.components.theme import Theme
from printkit.display.items import Item
from printkit.display.symbols import draw
from printkit.display.text import fitted, line
from printkit.model.icons import Icon

_NUMBER = 0.6
"""Height of the em of a number in a symbol, as a share of the symbol."""
_COUNT = 0.62
"""Height of the em of a count before it."""
_GAP = 0.08
_CAN_BE = 0.4
"""A number never becomes smaller than this share of its height."""


def icon_width(theme: Theme, icon: Icon, size: float) -> float:
    """Return how wide an icon is with its count, in mm, where its symbol is `size` wide."""
    if icon.count == 1:
        return size
    return size * (1 + _GAP) + theme.book.face("number").width(str(icon.count), size * _COUNT)


def draw_icon(
    theme: Theme, icon: Icon, x: float, y: float, size: float, on: str = "paper"
) -> tuple[Item, ...]:
    """Return an icon around a middle.

    Args:
        theme: The game's look.
        icon: What to draw.
        x: Its middle, in mm, the count included.
        y: Its middle.
        size: Width and height of its symbol.
        on: Colour key of what it stands on.
    """
    wide = icon_width(theme, icon, size)
    left = x + wide / 2 - size
    ink = theme.on_colour(on)
    paints = {
        "ink": theme.colour("ink"),
        "accent": theme.colour(icon.accent),
        "ground": theme.on_colour(icon.accent) if icon.number else theme.colour("paper"),
        "light": theme.colour(icon.light),
    }
    items: list[Item] = [*draw(theme.symbol(icon.symbol), left, y - size / 2, size, paints)]
    if icon.number:
        high = fitted(
            theme.book, icon.number, icon.room / 100 * size, role="number", size=size * _NUMBER,
            min_size=size * _NUMBER * _CAN_BE, name=f"the number {icon.number} on {icon.symbol}",
        )  # fmt: skip
        items += line(
            theme.book, icon.number, left + icon.middle[0] / 100 * size,
            y + (icon.middle[1] - 50.0) / 100 * size, role="number", size=high,
            colour=theme.on_colour(icon.accent), anchor="middle", centred=True,
        )  # fmt: skip
    if icon.count > 1:
        items += line(
            theme.book, str(icon.count), x - wide / 2, y, role="number", size=size * _COUNT,
            colour=ink, centred=True,
        )  # fmt: skip
    return tuple(items)


def draw_icons(
    theme: Theme,
    icons: Sequence[Icon],
    x: float,
    y: float,
    size: float,
    *,
    between: str = "",
    room: float | None = None,
    on: str = "paper",
) -> Iterator[Item]:
    """Draw icons side by side around a middle.

    Args:
        theme: The game's look.
        icons: From the left.
        x: Middle of the row, in mm.
        y: Middle of the row.
        size: Width of a symbol; less where the row would be wider than `room`.
        between: A sign between two of them, ``/`` or ``+``.
        room: How wide the row may be.
        on: Colour key of what it stands on.
    """
    sign = theme.book.face("bold").width(between, size * _COUNT) if between else 0.0
    gap = size * _GAP * (2.0 if between else 1.5)
    wides = [icon_width(theme, icon, size) for icon in icons]
    whole = sum(wides) + (len(icons) - 1) * (sign + gap * (2 if between else 1))
    if room is not None and whole > room:
        size *= room / whole
        yield from draw_icons(theme, icons, x, y, size, between=between, on=on)
        return
    left = x - whole / 2
    for k, (icon, wide) in enumerate(zip(icons, wides, strict=True)):
        if k:
            left += gap
            if between:
                yield from line(
                    theme.book, between, left, y, role="bold", size=size * _COUNT,
                    colour=theme.on_colour(on), centred=True,
                )  # fmt: skip
                left += sign + gap
        yield from draw_icon(theme, icon, left + wide / 2, y, size, on)
        left += wide
