"""From display items to the operators of one PDF stream (a page or a form), in mm and y down.

A stream leaves opacity and dash as it found them, and each ``q`` has its ``Q``. What else it set it
remembers, so that nothing is said twice.
"""

from collections.abc import Iterable
from typing import Protocol, TypeAlias, assert_never

from printkit.base.geometry import Matrix
from printkit.display.items import Group, ImageItem, Item, PathItem, Segment, Style, TextItem
from printkit.display.numbers import Numbers

Encoded: TypeAlias = "tuple[tuple[str, str], ...]"
"""Name of a font resource and operand of ``Tj``, for each run of a text."""

_REGULAR = frozenset(range(0x21, 0x7F)) - frozenset(b"()<>[]{}/%#")
_ESCAPES = str.maketrans(
    {"\\": "\\\\", "(": "\\(", ")": "\\)"}
    | {chr(code): f"\\{code:03o}" for code in (*range(0x20), *range(0x7F, 0x100))}
)
_ROUND, _BUTT = "1 J 1 j", "0 J 0 j"
_PAINT = {
    (True, True): ("B", "B*"),
    (True, False): ("f", "f*"),
    (False, True): ("S", "S"),
    (False, False): ("n", "n"),
}
_COMMANDS = {"M": "m", "L": "l", "C": "c", "Z": "h"}


class Shared(Protocol):
    """What the streams of one document share (`pdf._Writer`)."""

    lengths: Numbers
    factors: Numbers

    def encode(self, item: TextItem) -> Encoded:
        """Return a text as runs of one font resource each."""

    def stands_alone(self, group: Group) -> bool:
        """Whether the group is a form of its own."""

    def form(self, group: Group) -> str:
        """Return the name of the form that draws the group."""

    def picture(self, data: bytes) -> str:
        """Return the name of a picture."""

    def fade(self, opacity: float) -> str:
        """Return the name of the setting for an opacity."""


def pdf_name(text: str) -> str:
    """Return a text as a PDF name, with what a name cannot hold as ``#XX``."""
    codes = text.encode("utf-8")
    return "/" + "".join(chr(c) if c in _REGULAR else f"#{c:02X}" for c in codes)


def literal(codes: str) -> str:
    """Return codes from 0 to 255 as a PDF string, all of it printable ASCII."""
    return f"({codes.translate(_ESCAPES)})"


class Stream:
    """One stream of operators.

    Attributes:
        code: The operators.
        used: Names of the forms and pictures that are drawn, in the order met.
    """

    def __init__(self, shared: Shared) -> None:
        """Start with nothing known of the graphics state: a form takes over its caller's."""
        self.code: list[str] = []
        self.used: dict[str, None] = {}
        self._shared = shared
        self._lengths = shared.lengths
        self._factors = shared.factors
        self._fill = self._stroke = self._width = self._ends = self._font = ""

    def layer(self, group: Group, name: str) -> None:
        """Draw a layer of a page as optional content, by the name of its property."""
        self.code.append(f"/OC {name} BDC")
        self._group(group)
        self.code.append("EMC")

    def inside(self, group: Group) -> None:
        """Draw what a group holds, clipped, but at no other place."""
        if group.clip:
            self.code.append(f"{self._outline(group.clip)} W n")
        self.draw(group.items)

    def draw(self, items: Iterable[Item]) -> None:
        """Draw items in order."""
        for item in items:
            match item:
                case TextItem():
                    self._text(item)
                case PathItem():
                    self._path(item)
                case Group():
                    self._group(item)
                case ImageItem():
                    self._image(item)
                case _:
                    assert_never(item)

    def _group(self, group: Group) -> None:
        code = self.code
        if group.key is not None and self._shared.stands_alone(group):
            name = self._shared.form(group)
            self.used[name] = None
            if group.matrix is None:
                code.append(f"{name} Do")
            else:
                code.append(f"q {self._matrix(group.matrix)} cm {name} Do Q")
            return
        if group.key is not None:
            code.append(f"{pdf_name(group.key)} BMC")
        if group.matrix is None and not group.clip:
            self.draw(group.items)
        else:
            known = self._fill, self._stroke, self._width, self._ends, self._font
            code.append("q" if group.matrix is None else f"q {self._matrix(group.matrix)} cm")
            self.inside(group)
            code.append("Q")
            self._fill, self._stroke, self._width, self._ends, self._font = known
        if group.key is not None:
            code.append("EMC")

    def _text(self, item: TextItem) -> None:
        self._fill_with(item.colour)
        numbers = self._lengths
        size = self._factors[item.size]
        parts = []
        for font, codes in self._shared.encode(item):
            chosen = f"{font} {size} Tf "
            if chosen != self._font:
                parts.append(chosen)
                self._font = chosen
            # upright again: the page was turned over once, at its start
            place = f"1 0 0 -1 {numbers[item.x]} {numbers[item.y]} Tm "
            parts.append(f"{codes} Tj " if len(parts) > 1 else f"{place}{codes} Tj ")
        self.code.append(f"BT {''.join(parts)}ET")

    def _path(self, item: PathItem) -> None:
        style = item.style
        if style.fill is not None:
            self._fill_with(style.fill)
        if style.stroke is not None:
            self._stroke_with(style, style.stroke)
        fill, stroke = style.fill is not None, style.stroke is not None
        paint = _PAINT[fill, stroke][style.even_odd]
        shape = f"{self._outline(item.segments)} {paint}"
        if style.dash or style.opacity != 1:
            settings = ""
            if style.opacity != 1:
                settings = f"{self._shared.fade(style.opacity)} gs "
            if style.dash:
                lengths = " ".join(self._lengths[length] for length in style.dash)
                settings += f"[{lengths}] 0 d "
            shape = f"q {settings}{shape} Q"
        self.code.append(shape)

    def _image(self, item: ImageItem) -> None:
        name = self._shared.picture(item.data)
        self.used[name] = None
        # a picture is a unit square with its foot at y = 0
        place = Matrix(item.width, 0.0, 0.0, -item.height, item.x, item.y + item.height)
        self.code.append(f"q {self._matrix(place)} cm {name} Do Q")

    def _outline(self, segments: Iterable[Segment]) -> str:
        numbers = self._lengths
        parts = []
        for op, values in segments:
            parts += [numbers[value] for value in values]
            parts.append(_COMMANDS[op])
        return " ".join(parts)

    def _matrix(self, matrix: Matrix) -> str:
        a, b, c, d, e, f = matrix
        lengths = self._lengths
        if a == 1 and d == 1 and b == 0 and c == 0:
            return f"1 0 0 1 {lengths[e]} {lengths[f]}"
        factors = self._factors
        turn = f"{factors[a]} {factors[b]} {factors[c]} {factors[d]}"
        return f"{turn} {lengths[e]} {lengths[f]}"

    def _fill_with(self, colour: str) -> None:
        if colour != self._fill:
            self._fill = colour
            values = self._colour(colour)
            self.code.append(f"{values} {'rg' if ' ' in values else 'g'}")

    def _stroke_with(self, style: Style, colour: str) -> None:
        if colour != self._stroke:
            self._stroke = colour
            values = self._colour(colour)
            self.code.append(f"{values} {'RG' if ' ' in values else 'G'}")
        width = self._lengths[style.width]
        if width != self._width:
            self._width = width
            self.code.append(f"{width} w")
        ends = _ROUND if style.round else _BUTT
        if ends != self._ends:
            self._ends = ends
            self.code.append(ends)

    def _colour(self, colour: str) -> str:
        """Return red, green and blue from 0 to 1, or one value for a grey (black is pure black)."""
        red, green, blue = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
        lengths = self._lengths
        if red == green == blue:
            return lengths[red]
        return f"{lengths[red]} {lengths[green]} {lengths[blue]}"
