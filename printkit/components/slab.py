"""How words are set, and pieces of a column that are never split: records, and the heading."""

from dataclasses import dataclass

from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line


@dataclass(frozen=True, slots=True)
class Look:
    """How blocks are set; lengths in mm.

    Attributes:
        body: Size of the type (height of the em).
        leading: From line to line, in sizes.
        gap: Between blocks.
        cell: Largest space of a picture.
        wide: Largest width of a picture.
        ground: Colour key of what lies below.
        name: Whose words these are, for messages.
    """

    body: float
    leading: float = 1.32
    gap: float = 2.2
    cell: float = 8.0
    wide: float = 90.0
    ground: str = "white"
    name: str = ""


@dataclass(frozen=True, slots=True)
class Slab:
    """A piece of a column.

    Attributes:
        items: Drawn from the slab's own top-left corner.
        height: In mm.
        before: Distance to the slab above it; none at the top of a column.
        tied: The next slab must stand in the same column (a heading, a first line).
    """

    items: tuple[Item, ...]
    height: float
    before: float = 0.0
    tied: bool = False


def section(theme: Theme, words: str, size: float, width: float, look: Look) -> Slab:
    """Return a heading: a small wave, the words, and a line that runs out to the right.

    Raises:
        FitError: The words are too long for the column.
    """
    size = fitted(
        theme.book,
        words,
        width - size * 1.6,
        role="title",
        size=size,
        min_size=size * 0.6,
        name=look.name,
    )
    high = size * 1.3
    art = size * 1.05
    deep = theme.colour("deep")
    left = art * 1.28
    base = high * 0.5
    end = left + theme.book.face("title").width(words, size) + size * 0.5
    rule = shapes.line(min(end, width), base + size * 0.22, width, base + size * 0.22)
    paints = {"ink": theme.colour("mid"), "ground": theme.colour("white")}
    return Slab(
        (
            *draw(theme.symbol("ornament"), 0.0, base - art * 0.58, art, paints),
            *line(
                theme.book, words, left, base, role="title", size=size, colour=deep, centred=True
            ),
            PathItem(rule, Style(stroke=theme.colour("pale"), width=0.5)),
        ),
        high,
        before=look.gap * 2.0,
        tied=True,
    )
