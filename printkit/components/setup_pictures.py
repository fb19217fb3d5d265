"""From a dealt set-up to pictures of it: a row of pieces, ships in their berths, the laid-out map."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from printkit.base.geometry import Rect
from printkit.components.charts import draw_coordinates, draw_land, fitted_land
from printkit.components.setup_tables import Told, stripe
from printkit.components.slab import Slab, section
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.text import line, paragraph
from printkit.model.boards import Chart
from printkit.model.cells import NO_SIDE
from printkit.model.pieces import MapSet, PieceSet, TileSet
from printkit.model.setup import Shown
from printkit.model.text import Text, text

Cells = Sequence[Sequence[Mapping[str, Any] | None]]
"""Values of what lies on each cell of each row; None: no cell."""

_LAID, _NOTHING = "#", "."
_LARGEST = 24.0
"""Largest cell of a map on the sheet, in mm."""


def rows(told: Told) -> Iterator[Slab]:
    """Yield each row of kinds: a slot for each, numbered, its ends named."""
    theme, look = told.theme, told.look
    for each, value in told.shown("row"):
        pieces = list(value) if isinstance(value, str | list | tuple) else []
        if not pieces:
            continue
        yield section(theme, theme.say(each.label), told.layout.mm("heading"), told.width, look)
        step = min(told.width / len(pieces), 13.0)
        art, small = step * 0.88, look.body * 0.82
        items: list[Item] = []
        for k, piece in enumerate(pieces):
            x = k * step
            items += told.draw_cell(str(piece), x + (step - art) / 2, 0.0, art)
            items += line(
                theme.book, str(k + 1), x + step / 2, art + small * 0.75, role="bold", size=small,
                colour=theme.colour("grey"), anchor="middle", centred=True,
            )  # fmt: skip
        y = art + small * 1.7
        ends = zip(each.details, (0.6, len(pieces) * step - 0.6), ("start", "end"), strict=False)
        for words, x, anchor in ends:
            items += line(
                theme.book, theme.say(Text(words)), x, y, role="italic", size=small,
                colour=theme.colour("ink"), anchor=anchor, centred=True,  # type: ignore[arg-type]
            )  # fmt: skip
        yield Slab(tuple(items), y + small * 0.6, before=look.gap)


def berths(told: Told) -> Iterator[Slab]:
    """Yield a line for each berth from the top: its number, what it pays, the ship, whose crate."""
    theme, look = told.theme, told.look
    places = dict(told.dealt.places)
    for each, value in told.shown("berths"):
        if not isinstance(value, Sequence):
            continue
        by, piece = each.details
        players = places.get(by)
        owner = (
            {at: k for k, at in enumerate(players, start=1)} if isinstance(players, list) else {}
        )
        yield section(theme, theme.say(each.label), told.layout.mm("heading"), told.width, look)
        high = told.row * 0.9
        for k, pays in enumerate(value, start=1):
            items = [*stripe(theme, told.width, high, k - 1)]
            items += _berth(told, k, f"×{pays}", high, piece)
            if k in owner:
                words = theme.say(text("crate of player {k}", k=owner[k]))
                items += line(
                    theme.book, words, high * 5.5, high / 2, role="bold", size=look.body,
                    colour=theme.colour("ink"), centred=True,
                )  # fmt: skip
            before = look.gap * 0.7 if k == 1 else 0.0
            yield Slab(tuple(items), high, before=before, tied=k < len(value))


def _berth(told: Told, number: int, pays: str, high: float, piece: str) -> Iterator[Item]:
    theme, look = told.theme, told.look
    yield from line(
        theme.book, str(number), high * 0.45, high / 2, role="number", size=look.body * 1.2,
        colour=theme.colour("deep"), anchor="middle", centred=True,
    )  # fmt: skip
    plate = Rect(high * 1.0, 1.0, high * 1.5, high - 2.0)
    edge = Style(theme.colour("total"), theme.colour("ink"), theme.weights["detail"])
    yield PathItem(shapes.rounded_rect(*plate, 1.2), edge)
    yield from line(
        theme.book, pays, *plate.centre, role="number", size=look.body * 1.15,
        colour=theme.colour("ink"), anchor="middle", centred=True,
    )  # fmt: skip
    art = high * 0.86
    yield from told.draw_cell(piece, high * 2.95, (high - art) / 2, art)


def maps(told: Told, space: tuple[float, float]) -> Iterator[tuple[Item, ...]]:
    """Yield a page for each map: every cell with the piece that lies on it.

    Args:
        told: The set-up.
        space: Width and height of a page in mm.
    """
    theme = told.theme
    width, height = space
    kit = _kit(told)
    for each, value in told.shown("map"):
        if not isinstance(value, Mapping):
            continue
        title = _title(told, each, str(value["id"]), kit)
        head = section(theme, title, told.layout.mm("heading"), width, told.look)
        top = head.height + told.look.gap
        hint: tuple[Item, ...] = ()
        if each.hint is not None:
            laid = paragraph(
                theme.book, theme.say(each.hint), 0.0, top, width, size=told.look.body,
                colour=theme.colour("ink"), name="the hint on a map",
            )  # fmt: skip
            hint, top = laid.items, top + laid.height + told.look.gap
        cells: Cells = value["rows"]
        chart, symbols = _chart(cells, each)
        land = fitted_land(chart, Rect(0.0, top, width, height - top), _LARGEST)
        land = land._replace(y=top + land.cell * 0.66)
        yield (
            *head.items,
            *hint,
            *draw_land(land, theme, symbols, lies=_layer(told, each, cells, kit)),
            *draw_coordinates(land, theme, min(4.2, land.cell * 0.34), "ink"),
        )


def _title(told: Told, each: Shown, name: str, kit: tuple[PieceSet, ...]) -> str:
    sheets = (sheet for part in kit if isinstance(part, MapSet) for sheet in part.maps)
    country = next((sheet.chart.title for sheet in sheets if sheet.chart.id == name), None)
    words = text("{map}, north on top", map=each.label)
    if country:
        words = text("{map}: {country}, north on top", map=each.label, country=country)
    return told.theme.say(words)


def _kit(told: Told) -> tuple[PieceSet, ...]:
    """Return the kit that belongs to the options of the set-up; files do not change its pieces."""
    game = told.game
    files = {option.id for option in game.options() if option.type == "file"}
    options = {name: value for name, value in told.dealt.options if name not in files}
    if game.kit_for is None:
        return game.kit()
    return game.kit_for(options, told.dealt.players).kit


def _chart(cells: Cells, each: Shown) -> tuple[Chart, dict[str, str]]:
    """Return the dealt cells as a map; what is fixed is named by its key, as its symbol is."""
    kind = each.details[0]
    signs: dict[str, str] = {}
    lines = []
    for row in cells:
        line_of = ""
        for cell in row:
            if not cell:
                line_of += _NOTHING
            elif kind in cell:
                line_of += _LAID
            else:
                name = next(iter(cell))
                sign = name[0].upper()
                signs[sign] = name
                line_of += sign
        lines.append(line_of)
    return Chart("dealt", each.label, tuple(lines)), signs


def _layer(
    told: Told, each: Shown, cells: Cells, kit: tuple[PieceSet, ...]
) -> Callable[[tuple[int, int], Rect], tuple[Item, ...]]:
    """Return the function that draws the tile on a cell, as its sides spell it."""
    tiles = [tile for part in kit if isinstance(part, TileSet) for tile in part.tiles]
    letters = {kind.id: kind.letter for kind in told.game.kinds}

    def lies(place: tuple[int, int], box: Rect) -> tuple[Item, ...]:
        cell = cells[place[0] - 1][place[1] - 1] or {}
        kind, number, form = (cell.get(name) for name in each.details)
        found = [tile for tile in tiles if tile.sides.count(str(kind)) == number]
        tile = next((tile for tile in found if tile.form == form), found[0])
        word = "".join(letters.get(side, NO_SIDE) for side in tile.sides)
        inner = box.inset(box.width * 0.02)
        return told.draw_cell(word, inner.x, inner.y, inner.width)

    return lies
