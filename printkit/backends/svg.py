"""From one page of display items to the bytes of one SVG; the only importer of svgwrite.

One user unit is one millimetre. Layers are groups named ``art``, ``fold``, ``cut`` and ``marks``
(layers in Inkscape too). What is cut or folded is written as plain paths at their place, without
``<use>`` and transform, since cutters read little else. Text is glyph outlines in a group whose title
is the text.
"""

import re
from base64 import b64encode
from collections.abc import Iterable
from typing import Any, assert_never

import svgwrite
from svgwrite.extensions import Inkscape

from printkit.base.errors import PrintkitError
from printkit.base.geometry import IDENTITY, Matrix
from printkit.display.document import Document, Page
from printkit.display.fonts import Face, FontBook
from printkit.display.items import Group, ImageItem, Item, PathItem, Segment, Style, TextItem
from printkit.display.numbers import Numbers
from printkit.display.shapes import transform

_FLAT_LAYERS = frozenset({"cut", "fold"})
_GRID = 1000  # outlines lie on thousandths of a mm
_NOT_IN_AN_ID = re.compile(r"[^A-Za-z0-9._-]")
_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(page: Page, book: FontBook, document: Document, *, validate: bool = False) -> bytes:
    """Return the page as an SVG in UTF-8; equal pages give equal bytes.

    Args:
        page: What to draw.
        book: The fonts that its texts were laid out with.
        document: What the page belongs to, for the title.
        validate: Let svgwrite check each element against the SVG standard (slow, for tests).

    Raises:
        PrintkitError: A drawing breaks the rules of the display list.
    """
    return _Writer(page, book, document, validate=validate).write()


class _Writer:
    """One page on its way to bytes."""

    def __init__(self, page: Page, book: FontBook, document: Document, *, validate: bool) -> None:
        self._page = page
        self._book = book
        self._lengths = Numbers(3)
        self._factors = Numbers(6)
        width, height = self._lengths[page.width], self._lengths[page.height]
        self._svg = svgwrite.Drawing(
            size=(f"{width}mm", f"{height}mm"),
            viewBox=f"0 0 {width} {height}",
            debug=validate,
        )
        self._svg.set_desc(title=_xml(f"{document.title} – {page.label}"))
        self._layers = Inkscape(self._svg)
        self._ids: dict[str, str] = {}
        self._taken = {"art", "fold", "cut", "marks"}
        self._clips = 0
        self._pictures: dict[bytes, str] = {}
        self._paints: dict[Style, dict[str, str]] = {}
        self._letters: dict[tuple[str, str, float], tuple[float, float, str]] = {}

    def write(self) -> bytes:
        """Draw the layers and return the file."""
        for group in self._page.layers:
            name = group.layer or "art"
            layer = self._layers.layer(label=name, id=name)
            self._svg.add(layer)
            if name in _FLAT_LAYERS:
                self._flat((group,), IDENTITY, layer)
            else:
                self._draw((group,), layer)
        text: str = self._svg.tostring()
        return f'<?xml version="1.0" encoding="utf-8"?>\n{text}\n'.encode()

    def _draw(self, items: Iterable[Item], parent: Any) -> None:  # noqa: ANN401 (svgwrite has no types)
        for item in items:
            match item:
                case TextItem():
                    self._add_text(parent, item.text, self._outlined(item), item.colour)
                case PathItem():
                    parent.add(self._path(self._data(item.segments), item.style))
                case Group():
                    self._group(item, parent)
                case ImageItem():
                    self._image(item, parent)
                case _:
                    assert_never(item)

    def _flat(self, items: Iterable[Item], matrix: Matrix, parent: Any) -> None:  # noqa: ANN401
        """Draw items at their place on the page: paths only, no transform, no reference."""
        for item in items:
            match item:
                case TextItem():
                    face = self._book.face(item.face)
                    outline = face.outline(item.text, item.x, item.y, item.size)
                    data = self._data(transform(outline, matrix))
                    self._add_text(parent, item.text, data, item.colour)
                case PathItem():
                    data = self._data(transform(item.segments, matrix))
                    parent.add(self._path(data, item.style))
                case Group():
                    if item.clip:
                        self._refuse("a drawing that is clipped")
                    place = matrix if item.matrix is None else item.matrix.then(matrix)
                    self._flat(item.items, place, parent)
                case ImageItem():
                    self._refuse("a picture")
                case _:
                    assert_never(item)

    def _refuse(self, what: str) -> None:
        message = f"the page {self._page.label!r} has {what} in a layer for cutting or folding"
        raise PrintkitError(message, "only plain paths can be cut: this is a fault of printkit")

    def _group(self, group: Group, parent: Any) -> None:  # noqa: ANN401
        place = {} if group.matrix is None else {"transform": self._transform(group.matrix)}
        if group.key is not None:
            parent.add(self._svg.use(f"#{self._definition(group, group.key)}", **place))
            return
        if place or group.clip or group.title:
            inner = self._svg.g(**place)
            parent.add(inner)
            parent = inner
        self._fill(group, parent)

    def _fill(self, group: Group, element: Any) -> None:  # noqa: ANN401
        """Draw what a group holds into an element."""
        if group.title:
            element.set_desc(title=_xml(group.title))
        if group.clip:
            self._clips += 1
            name = self._new_id(f"clip-{self._clips}")
            clip = self._svg.clipPath(id=name)
            clip.add(self._svg.path(d=self._data(group.clip)))
            self._svg.defs.add(clip)
            element["clip-path"] = f"url(#{name})"
        self._draw(group.items, element)

    def _definition(self, group: Group, key: str) -> str:
        """Return the id of a keyed group, drawn when it is first met."""
        name = self._ids.get(key)
        if name is None:
            name = self._ids[key] = self._new_id(key)
            element = self._svg.g(id=name)
            self._fill(group, element)
            self._svg.defs.add(element)
        return name

    def _new_id(self, wanted: str) -> str:
        """Return an id that XML allows and nothing else on the page has."""
        plain = _NOT_IN_AN_ID.sub(lambda found: f"_{ord(found[0]):x}_", wanted)
        if not plain[:1].isalpha():
            plain = f"id-{plain}"
        name, number = plain, 1
        while name in self._taken:
            number += 1
            name = f"{plain}-{number}"
        self._taken.add(name)
        return name

    def _add_text(self, parent: Any, words: str, data: str, colour: str) -> None:  # noqa: ANN401
        if not data:
            return
        group = self._svg.g()
        group.set_desc(title=_xml(words))
        group.add(self._svg.path(d=data, fill=colour))
        parent.add(group)

    def _outlined(self, item: TextItem) -> str:
        """Return a line of text as path data; a letter is worked out once for each size."""
        face = self._book.face(item.face)
        numbers, size, pen = self._lengths, item.size, item.x
        parts = []
        for char in item.text:
            dx, dy, rest = self._letter(face, char, size)
            if rest:
                parts.append(f"M{numbers[pen + dx]} {numbers[item.y + dy]}{rest}")
            pen += face.width(char, size)
        return "".join(parts)

    def _letter(self, face: Face, char: str, size: float) -> tuple[float, float, str]:
        """Return where a letter starts from the pen, and its outline from there in relative steps."""
        found = self._letters.get((face.name, char, size))
        if found is None:
            found = self._relative(face.outline(char, 0.0, 0.0, size))
            self._letters[face.name, char, size] = found
        return found

    def _relative(self, segments: Iterable[Segment]) -> tuple[float, float, str]:
        # Steps are taken between points of the grid, so that rounding does not add up.
        numbers, parts = self._lengths, []
        x = y = left = top = 0
        first: tuple[int, int] | None = None
        for op, values in segments:
            if op == "Z":
                parts.append("z")
                x, y = left, top
                continue
            points = [round(value * _GRID) for value in values]
            if op == "M":
                left, top = points
            if op == "M" and first is None:
                first = left, top
            else:
                steps = [v - (y if k % 2 else x) for k, v in enumerate(points)]
                parts.append(op.lower() + " ".join([numbers[step / _GRID] for step in steps]))
            x, y = points[-2:]
        start_x, start_y = first or (0, 0)
        return start_x / _GRID, start_y / _GRID, "".join(parts)

    def _path(self, data: str, style: Style) -> Any:  # noqa: ANN401
        paint = self._paints.get(style)
        if paint is None:
            paint = self._paints[style] = self._paint(style)
        return self._svg.path(d=data, **paint)

    def _paint(self, style: Style) -> dict[str, str]:
        numbers = self._lengths
        paint = {"fill": style.fill or "none"}
        if style.fill is not None and style.even_odd:
            paint["fill_rule"] = "evenodd"
        if style.stroke is not None:
            paint |= {"stroke": style.stroke, "stroke_width": numbers[style.width]}
            if style.round:
                paint |= {"stroke_linecap": "round", "stroke_linejoin": "round"}
            else:
                paint["stroke_miterlimit"] = "10"
            if style.dash:
                paint["stroke_dasharray"] = " ".join(numbers[length] for length in style.dash)
        if style.opacity != 1:
            # of the element: line and inside together, as a PDF paints them
            paint["opacity"] = numbers[style.opacity]
        return paint

    def _image(self, item: ImageItem, parent: Any) -> None:  # noqa: ANN401
        name = self._pictures.get(item.data)
        if name is None:
            name = self._new_id(f"picture-{len(self._pictures) + 1}")
            self._pictures[item.data] = name
            kind = "png" if item.data.startswith(b"\x89PNG") else "jpeg"
            data = f"data:image/{kind};base64,{b64encode(item.data).decode('ascii')}"
            picture = self._svg.image(data, size=(1, 1), id=name, preserveAspectRatio="none")
            self._svg.defs.add(picture)
        place = Matrix(item.width, 0.0, 0.0, item.height, item.x, item.y)
        parent.add(self._svg.use(f"#{name}", transform=self._transform(place)))

    def _data(self, segments: Iterable[Segment]) -> str:
        numbers = self._lengths
        return "".join(
            [op + " ".join([numbers[value] for value in values]) for op, values in segments]
        )

    def _transform(self, matrix: Matrix) -> str:
        a, b, c, d, e, f = matrix
        place = f"{self._lengths[e]} {self._lengths[f]}"
        if a == 1 and d == 1 and b == 0 and c == 0:
            return f"translate({place})"
        turn = " ".join(self._factors[value] for value in (a, b, c, d))
        return f"matrix({turn} {place})"


def _xml(text: str) -> str:
    """Return a text without the characters that XML cannot hold."""
    return _NOT_IN_XML.sub("", text)
