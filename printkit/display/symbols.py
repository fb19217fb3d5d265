"""From the tables of symbols.toml to symbols, and from a symbol, a box and paints to path items.

The grid is 100 x 100, y down; layers are painted in order. fontTools reads the path data, and is
imported only when there is a symbol to read.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from printkit.base.errors import DataError
from printkit.base.geometry import Matrix
from printkit.display.items import Colour, PathItem, Segment, Style
from printkit.display.shapes import transform

GRID = 100.0
PAINTS = ("ink", "ground", "accent", "light")
_BLACK: Colour = "#000000"
_STANDS_FOR = {"accent": "ink", "light": "ground"}
_PLAIN: Mapping[str, Colour] = {"ink": _BLACK, "ground": "#ffffff"}
_LAYER_KEYS = ("d", "fill", "stroke", "width", "calm")
_SYMBOL_KEYS = ("title", "layers")


@dataclass(frozen=True, slots=True)
class SymbolLayer:
    """One painted path of a symbol, on the grid.

    Attributes:
        fill: Paint role of the inside, or None.
        stroke: Paint role of the line, or None.
        width: Of the line, in grid units.
        calm: No pattern covers it; a letter or a sign has its place there.
    """

    segments: tuple[Segment, ...]
    fill: str | None
    stroke: str | None
    width: float
    calm: bool = False


@dataclass(frozen=True, slots=True)
class Symbol:
    """A drawing known by its silhouette."""

    id: str
    title: str
    layers: tuple[SymbolLayer, ...]


def read_symbols(tables: Mapping[str, Any]) -> Mapping[str, Symbol]:
    """Return the symbols by id.

    Raises:
        DataError: A symbol has an unknown key or paint, or path data that cannot be read.
    """
    return {name: _read(name, table) for name, table in tables.items()}


def draw(
    symbol: Symbol, x: float, y: float, size: float, paints: Mapping[str, Colour]
) -> tuple[PathItem, ...]:
    """Return the symbol in a box of size x size mm with its top-left corner at (x, y).

    Args:
        symbol: What to draw.
        x: In mm.
        y: In mm.
        size: In mm.
        paints: Colour of ``ink``, ``ground``, ``accent`` and ``light``; without one, accent is
            painted as ink and light as ground.
    """
    scale = size / GRID
    place = Matrix(scale, 0.0, 0.0, scale, x, y)
    return tuple(
        PathItem(
            transform(layer.segments, place),
            Style(
                fill=_paint(layer.fill, paints),
                stroke=_paint(layer.stroke, paints),
                width=layer.width * scale,
            ),
        )
        for layer in symbol.layers
    )


def silhouette(symbol: Symbol, x: float, y: float, size: float) -> tuple[PathItem, ...]:
    """Return the symbol with every layer in black: what it is must still be clear."""
    return draw(symbol, x, y, size, dict.fromkeys(PAINTS, _BLACK))


def _paint(role: str | None, paints: Mapping[str, Colour]) -> Colour | None:
    if role is None:
        return None
    colour = paints.get(role)
    if colour is None:
        role = _STANDS_FOR.get(role, role)
        colour = paints.get(role, _PLAIN[role])
    return colour


def _read(name: str, table: object) -> Symbol:
    if not isinstance(table, Mapping) or not isinstance(table.get("layers"), list):
        message = f"the symbol {name!r} in symbols.toml has no list of layers"
        raise DataError(message, "write title = ... and layers = [{ fill = ..., d = ... }]")
    _check_keys(name, table, _SYMBOL_KEYS)
    layers = tuple(_read_layer(name, layer) for layer in table["layers"])
    return Symbol(name, str(table.get("title", name)), layers)


def _read_layer(name: str, layer: Mapping[str, Any]) -> SymbolLayer:
    _check_keys(name, layer, _LAYER_KEYS)
    for key in ("fill", "stroke"):
        if layer.get(key) is not None and layer[key] not in PAINTS:
            message = f"the symbol {name!r} in symbols.toml has the unknown {key} {layer[key]!r}"
            raise DataError(message, f"paints: {', '.join(PAINTS)}")
    width = layer.get("width", 1.0)
    if not isinstance(width, int | float) or not 0 < width < GRID:
        message = f"the symbol {name!r} in symbols.toml has the line width {width!r}"
        raise DataError(message, "a width is a number of grid units, above 0")
    calm = layer.get("calm", False)
    if not isinstance(calm, bool):
        message = f"the symbol {name!r} in symbols.toml has calm = {calm!r}"
        raise DataError(message, "write true, or leave it out")
    segments = _read_path(name, layer.get("d", ""))
    return SymbolLayer(segments, layer.get("fill"), layer.get("stroke"), float(width), calm)


def _check_keys(name: str, table: Mapping[str, Any], known: tuple[str, ...]) -> None:
    for key in table:
        if key not in known:
            from difflib import get_close_matches  # noqa: PLC0415 (only for the error)

            near = get_close_matches(key, known, 1)
            message = f"the symbol {name!r} in symbols.toml has the unknown key {key!r}"
            hint = f"did you mean {near[0]!r}?" if near else f"keys: {', '.join(known)}"
            raise DataError(message, hint)


def _read_path(name: str, data: object) -> tuple[Segment, ...]:
    from fontTools.pens.basePen import decomposeQuadraticSegment  # noqa: PLC0415
    from fontTools.pens.recordingPen import RecordingPen  # noqa: PLC0415
    from fontTools.svgLib.path import parse_path  # noqa: PLC0415

    pen = RecordingPen()
    try:
        parse_path(data, pen)
    except (ValueError, IndexError, TypeError, AssertionError) as error:
        message = f"the symbol {name!r} in symbols.toml has path data that cannot be read: {error}"
        raise DataError(message, "write M L C Q A H V Z with numbers") from error
    segments: list[Segment] = []
    x = y = 0.0
    for op, points in pen.value:
        if op in {"moveTo", "lineTo"}:
            ((x, y),) = points
            segments.append(("M" if op == "moveTo" else "L", (x, y)))
        elif op == "curveTo":
            segments.append(("C", tuple(v for point in points for v in point)))
            x, y = points[-1]
        elif op == "qCurveTo":
            for (qx, qy), (ex, ey) in decomposeQuadraticSegment(points):
                x1, y1 = x + 2 / 3 * (qx - x), y + 2 / 3 * (qy - y)
                x2, y2 = ex + 2 / 3 * (qx - ex), ey + 2 / 3 * (qy - ey)
                segments.append(("C", (x1, y1, x2, y2, ex, ey)))
                x, y = ex, ey
        elif op == "closePath":
            segments.append(("Z", ()))
    if not segments:
        message = f"the symbol {name!r} in symbols.toml has a layer without a path"
        raise DataError(message, "give it d = ... with path data")
    return tuple(segments)
