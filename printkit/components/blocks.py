"""From blocks of words to slabs: laid-out pieces of a column that are never split themselves."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import assert_never

from printkit.base.geometry import translation
from printkit.components.pictures import DrawCell, lay_picture
from printkit.components.slab import Look, Slab
from printkit.components.theme import Theme
from printkit.components.wordtable import lay_table
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.text import line, wrap
from printkit.model.leaflet import Block, Bullets, Paragraph, Picture, Table

SHORT = 3
"""A paragraph of so many lines stays in one piece; a longer one leaves two lines on each side."""
_MARK = 1.1
"""Width of the bar beside what is our own."""


def lay_blocks(
    blocks: Iterable[Block], theme: Theme, look: Look, width: float, draw_cell: DrawCell
) -> tuple[Slab, ...]:
    """Lay out blocks below each other.

    Args:
        blocks: The blocks.
        theme: The game's look.
        look: Sizes of type and gaps.
        width: Of the column in mm.
        draw_cell: Draws a piece for a picture.

    Raises:
        FitError: A table or picture does not fit in the width.
    """
    slabs: list[Slab] = []
    for block in blocks:
        laid = _lay(block, theme, look, width, draw_cell)
        if slabs and isinstance(block, Paragraph) and block.ours:
            slabs[-1] = replace(slabs[-1], tied=True)  # it adds to what stands above it
        slabs.extend((replace(laid[0], before=look.gap), *laid[1:]) if laid else ())
    return tuple(slabs)


def _lay(
    block: Block, theme: Theme, look: Look, width: float, draw_cell: DrawCell
) -> tuple[Slab, ...]:
    match block:
        case Paragraph():
            words = theme.say(block.text)
            if block.ours:
                return (_ours(theme, look, width, lambda w: _lines(words, theme, look, w)),)
            return _lines(words, theme, look, width)
        case Bullets():
            if block.ours:
                return (_ours(theme, look, width, lambda w: _bullets(block, theme, look, w)),)
            return _bullets(block, theme, look, width)
        case Table():
            return (lay_table(block, theme, look, width),)
        case Picture():
            return (lay_picture(block, theme, look, width, draw_cell),)
        case _ as never:
            assert_never(never)


def stack(slabs: Iterable[Slab]) -> tuple[tuple[Item, ...], float]:
    """Put slabs below each other from the top; return what is drawn, and the height."""
    items: list[Item] = []
    y = 0.0
    for k, slab in enumerate(slabs):
        y += slab.before if k else 0.0
        items.append(Group(slab.items, matrix=translation(0.0, y)))
        y += slab.height
    return tuple(items), y


def _lines(words: str, theme: Theme, look: Look, width: float) -> tuple[Slab, ...]:
    """One slab a line, tied so that no single line is left alone at a column's end or top."""
    lines = wrap(theme.book, words, "body", look.body, width)
    face = theme.book.face("body")
    step = look.body * look.leading
    baseline = (step + (face.ascent - face.descent) * look.body) / 2
    last = len(lines) - 1
    slabs = []
    for k, text in enumerate(lines):
        tied = k < last and (len(lines) <= SHORT or k in (0, last - 1))
        items = line(theme.book, text, 0.0, baseline, size=look.body, colour=theme.colour("ink"))
        slabs.append(Slab(items, step, tied=tied or (k == last and words.rstrip().endswith(":"))))
    return tuple(slabs)


def _bullets(block: Bullets, theme: Theme, look: Look, width: float) -> tuple[Slab, ...]:
    indent = look.body * (1.75 if block.numbered else 1.25)
    slabs: list[Slab] = []
    for number, entry in enumerate(block.items, start=1):
        laid = _lines(theme.say(entry), theme, look, width - indent)
        for k, slab in enumerate(laid):
            mark = () if k else _bullet(theme, look, number if block.numbered else 0)
            moved = Group(slab.items, matrix=translation(indent, 0.0))
            before = look.gap * 0.5 if slabs and not k else 0.0
            slabs.append(replace(slab, items=(*mark, moved), before=before))
    return tuple(slabs)


def _bullet(theme: Theme, look: Look, number: int) -> tuple[Item, ...]:
    """A dot, or a number in a disc, at the middle of the first line's small letters."""
    middle = look.body * look.leading / 2
    if not number:
        dot = shapes.circle(look.body * 0.45, middle, look.body * 0.19)
        return (PathItem(dot, Style(fill=theme.colour("deep"))),)
    radius = look.body * 0.6
    return (
        PathItem(shapes.circle(radius, middle, radius), Style(fill=theme.colour("deep"))),
        *line(
            theme.book,
            str(number),
            radius,
            middle,
            role="number",
            size=look.body * 0.84,
            colour=theme.colour("paper"),
            anchor="middle",
            centred=True,
        ),
    )


def _ours(theme: Theme, look: Look, width: float, lay: Callable[[float], tuple[Slab, ...]]) -> Slab:
    """What is our own: on a tinted field with a bar at its side."""
    pad = look.body * 0.5
    left = _MARK + pad * 1.3
    items, height = stack(lay(width - left - pad))
    field = shapes.rect(0.0, 0.0, width, height + 2 * pad)
    bar = shapes.rect(0.0, 0.0, _MARK, height + 2 * pad)
    return Slab(
        (
            PathItem(field, Style(fill=theme.shade("tint", 0.3))),
            PathItem(bar, Style(fill=theme.colour("mid"))),
            Group(items, matrix=translation(left, pad)),
        ),
        height + 2 * pad,
    )
