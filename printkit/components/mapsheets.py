"""From a set of maps to drawn pieces: small maps on cards, or outlines to lay the pieces on."""

from collections.abc import Iterator, Mapping

from printkit.base.geometry import Rect
from printkit.components.boardtext import text_boxes
from printkit.components.charts import (
    Land,
    draw_coordinates,
    draw_land,
    fitted_land,
)
from printkit.components.part import DrawnPiece, Part
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.trays import water
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line
from printkit.model.pieces import Map, MapSet

STYLES = ("card", "outline")
_COMPASS = 9.0
"""A compass rose smaller than this (mm) is left out."""
_SLACK = 1.016
"""A cell of an outline is so much larger than what lies on it."""


def draw_maps(
    spec: MapSet, theme: Theme, layout: Layout, layouts: Mapping[str, Layout], bleed: float = 0.0
) -> Part:
    """Draw maps.

    Args:
        spec: The set; its counts are those to print.
        theme: The game's look.
        layout: Keys style and, for a card, width, height, rim, title, label, cell; for an outline,
            rim, title, label.
        layouts: For the size of what is laid out.
        bleed: How far the ground of a card reaches beyond the trim, in mm.
    """
    if layout.choice("style", STYLES) == "card":
        pieces = tuple(_card(each, spec, theme, layout, bleed) for each in spec.maps)
        return Part(spec.part, theme.say(spec.name), "pack", pieces)
    cell = layouts[spec.lies].mm("size") * _SLACK
    pieces = tuple(_outline(each, spec, theme, layout, cell) for each in spec.maps)
    return Part(spec.part, theme.say(spec.name), "board", pieces, stock="plain")


def _card(each: Map, spec: MapSet, theme: Theme, layout: Layout, bleed: float) -> DrawnPiece:
    """A sea with the land in it, its name on a board above, what is told of it below."""
    width, height, rim = layout.mm("width"), layout.mm("height"), layout.mm("rim")
    box = Rect(0.0, 0.0, width, height)
    reach = box.inset(-bleed)
    sea = box.inset(rim)
    title, foot = layout.mm("title") * 1.9, layout.mm("label") * 6.4
    top = title - rim * 0.6
    room = Rect(sea.x + 1.0, sea.y + top, sea.width - 2.0, sea.height - top - foot - 0.6)
    land = fitted_land(each.chart, room, layout.mm("cell"))
    items = (
        PathItem(shapes.rect(*reach), Style(fill=theme.colour("deep"))),
        Group(
            (
                *water(theme, "river", sea),
                *_compass(theme, land),
                *draw_land(land, theme, dict(spec.signs), tinted=frozenset(each.tinted)),
                *draw_coordinates(land, theme, min(3.4, land.cell * 0.4), "river-deep"),
                *_facts(each, spec, theme, Rect(sea.x, sea.bottom - foot, sea.width, foot), layout),
            ),
            clip=shapes.rounded_rect(*sea, 2.5),
        ),
        *_plate(each, theme, Rect(sea.x, sea.y - rim * 0.8, sea.width, title), layout.mm("title")),
    )
    return DrawnPiece(
        each.piece.id,
        theme.say(each.piece.name),
        each.piece.count + each.piece.spares,
        width,
        height,
        Group(items, key=each.piece.id, box=reach),
        bleed=bleed,
    )


def _plate(each: Map, theme: Theme, room: Rect, size: float) -> Iterator[Item]:
    """The name on a wooden board."""
    words = theme.say(each.chart.title).upper()
    size = fitted(
        theme.book, words, room.width - 24.0, role="title", size=size, min_size=3.0,
        name="the name of a map",
    )  # fmt: skip
    wide = theme.book.face("title").width(words, size) + 14.0
    plate = Rect(room.centre.x - wide / 2, room.y + 1.2, wide, room.height - 1.6)
    ink, contour = theme.colour("ink"), theme.weights["contour"]
    yield PathItem(shapes.rounded_rect(*plate, 2.2), Style(theme.colour("wood-dark"), ink, contour))
    yield PathItem(shapes.rounded_rect(*plate.inset(1.2), 1.4), Style(fill=theme.colour("sand")))
    yield from line(
        theme.book, words, *plate.centre, role="title", size=size, colour=theme.colour("deep"),
        anchor="middle", centred=True,
    )  # fmt: skip


def _compass(theme: Theme, land: Land) -> Iterator[Item]:
    """A compass rose where the sea is widest: in the corner with most free cells."""
    rows = land.chart.rows
    best, corner = 0, (0, 0)
    for right in (0, 1):
        for low in (1, 0):
            lines = rows[::-1] if low else rows
            free = 0
            while free < min(len(rows), len(rows[0])) and all(
                set(line[::-1][: free + 1] if right else line[: free + 1]) == {"."}
                for line in lines[: free + 1]
            ):
                free += 1
            if free > best:
                best, corner = free, (right, low)
    size = min(best * land.cell * 0.86, 19.0)
    if size < _COMPASS:
        return
    shift = (best * land.cell - size) / 2
    x = land.box.right - best * land.cell + shift if corner[0] else land.x + shift
    y = land.box.bottom - best * land.cell + shift if corner[1] else land.y + shift
    paints = {"ink": theme.shade("river-deep", 0.25), "ground": theme.colour("river")}
    yield from draw(theme.symbol("compass"), x, y, size, paints)
    yield from line(
        theme.book, "N", x + size / 2, y - size * 0.08, role="title", size=size * 0.24,
        colour=theme.colour("river-deep"), anchor="middle", centred=True,
    )  # fmt: skip


def _facts(each: Map, spec: MapSet, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """What is told of the map, two facts a line, and what the tint says."""
    ink, size = theme.colour("ink"), layout.mm("label")
    yield PathItem(shapes.rect(*box), Style(fill=theme.colour("paper")))
    step = box.height / (len(each.facts) // 2 + len(each.facts) % 2 + 1)
    paints = {
        "ink": theme.colour("deep"), "accent": theme.colour("moss"), "ground": theme.colour("paper"),
        "light": theme.colour("white"),
    }  # fmt: skip
    art = step * 0.78
    for k, (symbol, words) in enumerate(each.facts):
        x = box.x + 3.0 + (k % 2) * box.width * 0.47
        y = box.y + (k // 2 + 0.5) * step + step * 0.06
        yield from draw(theme.symbol(symbol), x, y - art / 2, art, paints)
        yield from line(
            theme.book, theme.say(words), x + art + 1.6, y, role="bold", size=size, colour=ink,
            centred=True,
        )  # fmt: skip
    y = box.bottom - step * 0.52
    patch = Rect(box.x + 3.0 + art * 0.1, y - art * 0.4, art * 0.8, art * 0.8)
    yield PathItem(
        shapes.rect(*patch),
        Style(theme.colour("road"), theme.colour("grey"), theme.weights["detail"]),
    )
    said = theme.say(spec.hint)
    fit = fitted(
        theme.book, said, box.width - art - 8.0, role="body", size=size, min_size=2.47,
        name="the hint on a map",
    )  # fmt: skip
    yield from line(theme.book, said, box.x + art + 4.6, y, size=fit, colour=ink, centred=True)


def _outline(each: Map, spec: MapSet, theme: Theme, layout: Layout, cell: float) -> DrawnPiece:
    """The land as large as the tiles that are laid on it, on white paper to save ink."""
    rim, title = layout.mm("rim"), layout.mm("title")
    rows, columns = len(each.chart.rows), len(each.chart.rows[0])
    land = Land(each.chart, rim, rim + title, cell)
    width, height = columns * cell + 2 * rim, rows * cell + 2 * rim + title
    box = (0.0, 0.0, width, height)
    items = (
        PathItem(shapes.rect(*box), Style(fill=theme.colour("white"))),
        *_shore(land, theme),
        *_cells(each, spec, theme, land, layout.mm("label")),
        *_heading(each, theme, Rect(rim, rim * 0.5, width - 2 * rim, title), layout),
    )
    towns = tuple(
        tuple(land.at(place).inset(cell * 0.1))
        for place, sign in land.cells()
        if sign in dict(spec.signs)
    )
    return DrawnPiece(
        each.piece.id,
        theme.say(each.piece.name),
        each.piece.count + each.piece.spares,
        width,
        height,
        Group(items, key=each.piece.id, box=box),
        avoid=(*text_boxes(items, theme.book), *towns),  # type: ignore[arg-type] # boxes of four
    )


def _shore(land: Land, theme: Theme) -> Iterator[Item]:
    coast = land.coast()
    shallow = theme.shade("river", 0.35)
    yield PathItem(coast, Style(shallow, shallow, 7.0))
    yield PathItem(coast, Style(theme.colour("white"), theme.colour("ink"), 1.0))


def _cells(each: Map, spec: MapSet, theme: Theme, land: Land, size: float) -> Iterator[Item]:
    """Corner marks for each tile, its row and column small in the middle, cities in full."""
    grey, tinted = theme.colour("grey"), frozenset(each.tinted)
    symbols = dict(spec.signs)
    for place, sign in land.cells():
        box = land.at(place)
        if place in tinted:
            yield PathItem(shapes.rect(*box.inset(0.7)), Style(fill=theme.shade("road", 0.45)))
        yield PathItem(shapes.rect(*box), Style(None, grey, theme.weights["detail"], (1.2, 1.2)))
        if sign in symbols:
            art = box.width * 0.7
            paints = {"ink": theme.colour("deep"), "accent": theme.colour("sand"),
                      "ground": theme.colour("white"), "light": theme.colour("white")}  # fmt: skip
            yield from draw(
                theme.symbol(symbols[sign]),
                box.centre.x - art / 2,
                box.centre.y - art / 2,
                art,
                paints,
            )
            continue
        row, column = place
        yield from line(
            theme.book, f"{row}, {column}", *box.centre, role="bold", size=size, colour=grey,
            anchor="middle", centred=True,
        )  # fmt: skip
    yield PathItem(land.coast(), Style(None, theme.colour("ink"), 1.0))


def _heading(each: Map, theme: Theme, box: Rect, layout: Layout) -> Iterator[Item]:
    """Name and facts above the map."""
    words = theme.say(each.chart.title).upper()
    size = layout.mm("title") * 0.8
    yield from line(
        theme.book, words, box.x, box.centre.y, role="title", size=size,
        colour=theme.colour("deep"), centred=True,
    )  # fmt: skip
    x = box.x + theme.book.face("title").width(words, size) + 5.0
    said = " · ".join(theme.say(fact) for _, fact in each.facts)
    small = fitted(
        theme.book, said, box.right - x, role="bold", size=layout.mm("label"), min_size=2.0,
        name="the facts above an outline",
    )  # fmt: skip
    yield from line(
        theme.book, said, x, box.centre.y + size * 0.06, role="bold", size=small,
        colour=theme.colour("ink"), centred=True,
    )  # fmt: skip
