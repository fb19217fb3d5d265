"""From the topics of a game to the pages of a leaflet: title, columns, heads, page numbers."""

from collections.abc import Sequence
from dataclasses import replace

from printkit.base.errors import FitError
from printkit.base.geometry import Rect, translation
from printkit.components.blocks import lay_blocks
from printkit.components.flow import Column, level
from printkit.components.minis import piece_drawer
from printkit.components.part import DrawnPiece, Part
from printkit.components.scenes import title_block
from printkit.components.slab import Look, Slab, section
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.text import line
from printkit.model.game import Game
from printkit.model.pieces import Leaflet

_FOOT = 7.0
_STEP = 0.05


def draw_leaflet(
    spec: Leaflet, game: Game, theme: Theme, layout: Layout, space: tuple[float, float]
) -> Part:
    """Draw the rules on as many pages as they need.

    The type is as large as it can be without needing more pages than the smallest type needs.

    Args:
        spec: The topics.
        game: For its title and pieces.
        theme: The game's look.
        layout: Keys body and smallest (type), heading, title (height of the title block), column
            (narrowest), gutter, gap, cell and picture (largest space and picture).
        space: Width and height of a page in mm.

    Raises:
        FitError: A table or picture does not fit on a page.
    """
    width, height = space
    gutter = layout.mm("gutter")
    number = max(1, min(2, int((width + gutter) / (layout.mm("column") + gutter))))
    column = (width - (number - 1) * gutter) / number
    title = layout.mm("title")

    def room(index: int) -> float:
        return height - _FOOT - (title + layout.mm("gap") if index < number else 0.0)

    def laid(body: float) -> tuple[Column, ...]:
        slabs = _slabs(spec, game, theme, layout, column, body)
        return level(slabs, room, number, f"the leaflet {spec.part!r}")

    columns = _largest(laid, layout.mm("body"), layout.mm("smallest"), number)
    sheets = [columns[k : k + number] for k in range(0, len(columns), number)]
    pieces = tuple(
        _page(spec, game, theme, layout, space, sheet, (k, len(sheets)), column)
        for k, sheet in enumerate(sheets)
    )
    return Part(spec.part, theme.say(spec.name), "page", pieces, stock="plain")


def _largest(laid, body: float, smallest: float, number: int) -> tuple[Column, ...]:  # type: ignore[no-untyped-def]  # noqa: ANN001
    best: tuple[Column, ...] = laid(smallest)
    pages = -(-len(best) // number)
    size = body
    while size > smallest + _STEP / 2:
        try:
            columns: tuple[Column, ...] = laid(size)
        except FitError:
            columns = ()
        if columns and -(-len(columns) // number) <= pages:
            return columns
        size -= _STEP
    return best


def _slabs(
    spec: Leaflet, game: Game, theme: Theme, layout: Layout, width: float, body: float
) -> tuple[Slab, ...]:
    look = Look(
        body,
        gap=layout.mm("gap"),
        cell=layout.mm("cell"),
        wide=layout.mm("picture"),
        name=f"the leaflet {spec.part!r}",
    )
    draw_cell = piece_drawer(game, theme)
    slabs: list[Slab] = []
    for topic in spec.topics:
        head = section(theme, theme.say(topic.title), layout.mm("heading"), width, look)
        blocks = lay_blocks(topic.blocks, theme, look, width, draw_cell)
        first = replace(blocks[0], before=look.gap * 0.7)
        slabs.extend((head, first, *blocks[1:]))
    return tuple(slabs)


def _page(
    spec: Leaflet,
    game: Game,
    theme: Theme,
    layout: Layout,
    space: tuple[float, float],
    columns: Sequence[Column],
    number: tuple[int, int],
    column: float,
) -> DrawnPiece:
    width, height = space
    index, pages = number
    top = layout.mm("title") + layout.mm("gap") if index == 0 else 0.0
    items: list[Item] = []
    if index == 0:
        words = (theme.say(each) for each in (game.title, spec.name, game.about))
        items.extend(title_block(theme, Rect(0.0, 0.0, width, layout.mm("title")), *words))
    for k, slabs in enumerate(columns):
        x = k * (column + layout.mm("gutter"))
        items.extend(Group(slab.items, matrix=translation(x, top + y)) for y, slab in slabs)
    items.extend(_foot(spec, game, theme, space, index + 1, pages))
    name = f"{spec.part}.{index + 1}"
    title = f"{theme.say(spec.name)} {index + 1}"
    group = Group(tuple(items), key=name, box=(0.0, 0.0, width, height))
    return DrawnPiece(name, title, 1, width, height, group)


def _foot(
    spec: Leaflet, game: Game, theme: Theme, space: tuple[float, float], page: int, pages: int
) -> tuple[Item, ...]:
    width, height = space
    y = height - 2.4
    style = {"role": "medium", "size": 2.9, "colour": theme.colour("grey")}
    words = f"{theme.say(game.title)} · {theme.say(spec.name)}"
    rule = shapes.line(0.0, height - 5.4, width, height - 5.4)
    return (
        PathItem(rule, Style(stroke=theme.colour("pale"), width=0.35)),
        *line(theme.book, words, 0.0, y + 0.9, **style),  # type: ignore[arg-type] # three words
        *line(theme.book, f"{page} / {pages}", width, y + 0.9, anchor="end", **style),  # type: ignore[arg-type]
    )
