"""Reads a finished PDF back: what is drawn where, in mm from the top-left corner of the page.

An interpreter of its own, on an independent reader (pikepdf), so that a fault of the writer cannot
hide in the test.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from typing import Any

import pikepdf

MM = 25.4 / 72
Affine = tuple[float, float, float, float, float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class State:
    """The part of the graphics state that tests ask for."""

    matrix: Affine
    fill: tuple[float, ...] = (0.0,)
    stroke: tuple[float, ...] = (0.0,)
    width: float = 1.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0
    font_size: float = 0.0
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mark:
    """One thing that was drawn.

    Attributes:
        kind: path, form, image, text, or name for a drawing that is only marked by its name.
        page: From 0.
        name: Of the form, picture or marked drawing; empty otherwise.
        points: Of a path, handles included; the corners of a form's or picture's box.
        paint: The operator: f, S, B, n ...
        state: The graphics state; `width` and `dash` in mm.
        layer: art, fold, cut or marks.
        inside: Names of the forms and marked drawings around it, outermost first.
    """

    kind: str
    page: int
    name: str
    points: tuple[tuple[float, float], ...]
    paint: str
    state: State
    layer: str
    inside: tuple[str, ...]

    @property
    def box(self) -> Box:
        """The box (x, y, width, height) around its points."""
        xs, ys = zip(*self.points, strict=True)
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


@dataclass
class Reader:
    """Walks through the operators of one page."""

    page: int
    marks: list[Mark] = field(default_factory=list)
    names: list[tuple[str, str]] = field(default_factory=list)
    depth: int = 0

    def walk(self, stream: Any, resources: Any, state: State) -> None:
        """Read a page or a form from the given state on.

        Raises:
            AssertionError: A ``q`` without ``Q``, or the other way round.
        """
        stack: list[State] = []
        path: list[tuple[float, float]] = []
        opened = len(self.names)
        for instruction in pikepdf.parse_content_stream(stream):
            op, values = str(instruction.operator), list(instruction.operands)
            if op == "q":
                stack.append(state)
            elif op == "Q":
                assert stack, "a Q without q"
                state = stack.pop()
            elif op in {"m", "l", "c"}:
                numbers = [float(v) for v in values]
                pairs = zip(numbers[::2], numbers[1::2], strict=True)
                path += [apply(state.matrix, x, y) for x, y in pairs]
            elif op in {"f", "f*", "S", "B", "B*", "n"}:
                self._mark("path", "", path, op, state)
                path = []
            elif op == "Do":
                self._do(str(values[0]), resources, state)
            elif op in {"BDC", "BMC"}:
                self._begin(values, resources, state)
            elif op == "EMC":
                self.names.pop()
            elif op == "Tm":
                place = then(affine(values), state.matrix)
                self._mark("text", "", [apply(place, 0, 0)], "", replace(state, matrix=place))
            else:
                state = changed(state, op, values, resources)
        assert not stack, "a q without Q"
        assert opened == len(self.names), "marked content that is not closed"

    def _begin(self, values: Sequence[Any], resources: Any, state: State) -> None:
        tag = str(values[0])
        if tag == "/OC":
            self.names.append(("layer", str(resources.Properties[str(values[1])].Name)))
        else:
            self.names.append(("drawing", tag[1:]))
            self._mark("name", tag[1:], [apply(state.matrix, 0, 0)], "", state)

    def _do(self, name: str, resources: Any, state: State) -> None:
        drawn = resources.XObject[name]
        if drawn.Subtype == "/Image":
            corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
            points = [apply(state.matrix, x, y) for x, y in corners]
            self._mark("image", name[1:], points, "", state)
            return
        left, top, right, bottom = (float(v) for v in drawn.BBox)
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
        points = [apply(state.matrix, x, y) for x, y in corners]
        self._mark("form", name[1:], points, "", state)
        self.names.append(("drawing", name[1:]))
        self.walk(drawn, drawn.Resources, state)
        self.names.pop()

    def _mark(
        self, kind: str, name: str, points: Sequence[tuple[float, float]], paint: str, state: State
    ) -> None:
        layer = next((n for what, n in self.names if what == "layer"), "")
        inside = tuple(n for what, n in self.names if what == "drawing")
        factor = abs(state.matrix[0] * state.matrix[3] - state.matrix[1] * state.matrix[2]) ** 0.5
        dash = tuple(length * factor for length in state.dash)
        real = replace(state, width=state.width * factor, dash=dash)
        self.marks.append(Mark(kind, self.page, name, tuple(points), paint, real, layer, inside))


def read(pdf: bytes) -> list[Mark]:
    """Return everything that is drawn in a PDF, in order."""
    found: list[Mark] = []
    with pikepdf.open(BytesIO(pdf)) as document:
        for number, page in enumerate(document.pages):
            left, bottom, right, top = (float(v) for v in page.MediaBox)
            assert (left, bottom) == (0, 0)
            assert right > 0
            reader = Reader(number)
            reader.walk(page, page.Resources, State(matrix=(MM, 0.0, 0.0, -MM, 0.0, top * MM)))
            found += reader.marks
    return found


def placed(pdf: bytes, prefix: str = "") -> Iterator[Mark]:
    """Yield the drawings whose name starts so, forms and marked ones, each time they are placed."""
    for mark in read(pdf):
        if mark.kind in {"form", "name"} and mark.name.startswith(prefix):
            yield mark


def changed(state: State, op: str, values: Sequence[Any], resources: Any) -> State:
    """Return the graphics state behind an operator that draws nothing."""
    match op:
        case "cm":
            state = replace(state, matrix=then(affine(values), state.matrix))
        case "g" | "rg":
            state = replace(state, fill=tuple(float(v) for v in values))
        case "G" | "RG":
            state = replace(state, stroke=tuple(float(v) for v in values))
        case "w":
            state = replace(state, width=float(values[0]))
        case "d":
            state = replace(state, dash=tuple(float(v) for v in values[0]))
        case "gs":
            state = replace(state, opacity=float(resources.ExtGState[str(values[0])].ca))
        case "Tf":
            state = replace(state, font_size=float(values[1]))
    return state


def affine(values: Sequence[Any]) -> Affine:
    """Return six operands as a matrix."""
    a, b, c, d, e, f = (float(v) for v in values)
    return a, b, c, d, e, f


def then(first: Affine, second: Affine) -> Affine:
    """Return the map that applies one after the other."""
    a, b, c, d, e, f = first
    g, h, i, j, k, m = second
    linear = (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j)
    return (*linear, e * g + f * i + k, e * h + f * j + m)


def apply(matrix: Affine, x: float, y: float) -> tuple[float, float]:
    """Return where a matrix takes a point."""
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
