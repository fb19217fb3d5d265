"""From a small table of words to one slab: columns as wide as they need, cells that wrap."""

from printkit.base.errors import FitError
from printkit.components.slab import Look, Slab
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.text import line, wrap
from printkit.model.leaflet import Table

LONG = 24
"""A column with a cell of more letters is set from the left, others in the middle."""

_TRIES = 24

Cells = tuple[tuple[str, ...], ...]


def lay_table(table: Table, theme: Theme, look: Look, width: float) -> Slab:
    """Lay out a table.

    Args:
        table: Heading and rows; the first column is a label.
        theme: The game's look.
        look: Sizes of type.
        width: Of the table in mm.

    Raises:
        FitError: A word is wider than its column can be.
    """
    head = tuple(theme.say(cell) for cell in table.head)
    rows = tuple(tuple(theme.say(cell) for cell in row) for row in table.rows)
    everything = (head, *rows) if head else rows
    pad = look.body * 0.5
    widths = _widths(everything, theme, look, width, pad)
    middle = tuple(_is_short(column) for column in zip(*rows, strict=True))
    items: list[Item] = []
    ends: list[float] = []
    y = 0.0
    for number, row in enumerate(everything):
        strong = table.strong_last and number == len(everything) - 1
        role = "bold" if (head and number == 0) or strong else "body"
        colour = theme.colour("paper" if head and number == 0 else "ink")
        cells = [
            wrap(theme.book, words, _role(role, k, short=middle[k]), look.body, w - 2 * pad)
            for k, (words, w) in enumerate(zip(row, widths, strict=True))
        ]
        step = look.body * 1.22
        height = max(map(len, cells)) * step + 1.5 * pad
        if strong or (number % 2 == (1 if head else 0) and number >= bool(head)):
            tint = theme.colour("total") if strong else theme.colour(_stripe(look))
            stripe = shapes.rect(0.0, y, width, height)
            items.append(PathItem(stripe, Style(fill=tint)))
        if head and number == 0:
            band = shapes.rect(0.0, y, width, height)
            items.append(PathItem(band, Style(fill=theme.colour("deep"))))
        x = 0.0
        for k, (lines, w) in enumerate(zip(cells, widths, strict=True)):
            top = y + (height - len(lines) * step) / 2
            for at, text in enumerate(lines):
                items.extend(
                    line(
                        theme.book,
                        text,
                        x + (w / 2 if k and middle[k] else pad),
                        top + (at + 0.5) * step,
                        role=_role(role, k, short=middle[k]),
                        size=look.body,
                        colour=colour,
                        anchor="middle" if k and middle[k] else "start",
                        centred=True,
                    )
                )
            x += w
        y += height
        ends.append(y)
    items.append(_rules(theme, ends, width))
    return Slab(tuple(items), y)


def _stripe(look: Look) -> str:
    return "paper" if look.ground == "white" else "white"


def _role(role: str, column: int, *, short: bool) -> str:
    """Numbers and other short cells are what a table is read for: a little stronger."""
    return "medium" if role == "body" and column and short else role


def _is_short(column: tuple[str, ...]) -> bool:
    return max(map(len, column)) <= LONG


def _rules(theme: Theme, ends: list[float], width: float) -> PathItem:
    """A thin line below each row."""
    path = tuple(segment for y in ends for segment in shapes.line(0.0, y, width, y))
    return PathItem(path, Style(stroke=theme.colour("rule"), width=theme.weights["detail"]))


def _widths(rows: Cells, theme: Theme, look: Look, width: float, pad: float) -> tuple[float, ...]:
    """Return the width of each column: the share of the label that gives the fewest lines."""
    face = theme.book.face("bold")
    columns = tuple(zip(*rows, strict=True))
    least = [
        max(face.width(word, look.body) for cell in column for word in (*cell.split(" "), ""))
        + 2 * pad
        for column in columns
    ]
    whole = [
        max(face.width(text, look.body) for cell in column for text in cell.split("\n")) + 2 * pad
        for column in columns
    ]
    rest = width - sum(whole)
    if rest >= 0:
        if len(columns) == 2:  # noqa: PLR2004 - a list: label and number
            return (whole[0] + rest, whole[1])
        return tuple(w + rest / len(columns) for w in whole)
    room = width - sum(least)
    if room < 0:
        words = max((word for row in rows for cell in row for word in cell.split()), key=len)
        raise FitError(
            f"a table of {look.name or 'words'} does not fit: it needs {sum(least):.1f} mm at "
            f"{look.body:.2f} mm, there are {width:.1f} mm; its longest word is {words!r}",
            "shorten the words, or give it more room in the template",
        )
    shares = (
        _shared(least, whole, room * k / _TRIES, room * (1 - k / _TRIES)) for k in range(_TRIES + 1)
    )
    return min(shares, key=lambda share: _lines(rows, theme, look, share, pad))


def _shared(
    least: list[float], whole: list[float], first: float, others: float
) -> tuple[float, ...]:
    """Give the first column so much above its least, and the others what they wish, small ones first."""
    wish = [max(w - low, 0.0) for w, low in zip(whole, least, strict=True)]
    given = [first, *(0.0 for _ in wish[1:])]
    order = sorted(range(1, len(wish)), key=wish.__getitem__)
    for done, k in enumerate(order):
        given[k] = min(wish[k], others / (len(order) - done))
        others -= given[k]
    spare = others / len(least)
    return tuple(low + extra + spare for low, extra in zip(least, given, strict=True))


def _lines(
    rows: Cells, theme: Theme, look: Look, widths: tuple[float, ...], pad: float
) -> tuple[int, float]:
    """Return how many lines the table has, and how much of its first column stays empty."""
    total = sum(
        max(
            len(wrap(theme.book, words, "bold", look.body, w - 2 * pad))
            for words, w in zip(row, widths, strict=True)
        )
        for row in rows
    )
    return total, widths[0]
