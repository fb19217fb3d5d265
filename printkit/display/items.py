"""From finished drawings to the closed set of four items that every backend draws.

Coordinates are mm, origin top-left, y down, inside the item's own group. Text lies on its baseline.
"""

from dataclasses import dataclass
from typing import TypeAlias

from printkit.base.geometry import Matrix

Segment: TypeAlias = tuple[str, tuple[float, ...]]
"""``("M", (x, y))``, ``("L", (x, y))``, ``("C", (x1, y1, x2, y2, x, y))`` or ``("Z", ())``."""

Colour: TypeAlias = str
"""``#rrggbb`` in small letters."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a path is painted.

    Attributes:
        fill: Colour of the inside, or None.
        stroke: Colour of the line, or None.
        width: Width of the line in mm.
        dash: On and off lengths in mm; empty for a full line.
        round: Round ends and joins (else butt and mitre).
        opacity: 0 to 1, for fill and line.
        even_odd: Fill by the even-odd rule (else nonzero).
    """

    fill: Colour | None = None
    stroke: Colour | None = None
    width: float = 0.25
    dash: tuple[float, ...] = ()
    round: bool = True
    opacity: float = 1.0
    even_odd: bool = False


@dataclass(frozen=True, slots=True)
class PathItem:
    """A path: filled, stroked or both."""

    segments: tuple[Segment, ...]
    style: Style


@dataclass(frozen=True, slots=True)
class TextItem:
    """One line of text at a fixed place, laid out by `display/text.py`.

    Attributes:
        x: Left end of the line.
        y: Baseline.
        text: The characters, each of which the face has.
        face: Name of a face in `display/fonts.py`, e.g. ``Lato-Black``.
        size: Height of the em in mm.
        colour: Colour of the letters.
    """

    x: float
    y: float
    text: str
    face: str
    size: float
    colour: Colour = "#000000"


@dataclass(frozen=True, slots=True)
class ImageItem:
    """A picture of pixels (PNG or JPEG bytes), stretched over a box."""

    x: float
    y: float
    width: float
    height: float
    data: bytes


@dataclass(frozen=True, slots=True)
class Group:
    """Items that belong together.

    Attributes:
        items: Painted in order.
        matrix: Where the group lies in its parent; None: as it is.
        key: A group with a key is drawn once and placed often (a PDF form, an SVG symbol): equal
            keys mean equal items. It names the component's id, so that pieces can be counted.
        box: (x, y, width, height) that holds everything in the group; required with a key.
        clip: Segments of a path outside which nothing of the group is drawn.
        layer: ``art``, ``cut``, ``fold`` or ``marks`` at the top level of a page, else None.
        title: Words for people who cannot see the drawing (SVG ``<title>``).
    """

    items: tuple["Item", ...]
    matrix: Matrix | None = None
    key: str | None = None
    box: tuple[float, float, float, float] | None = None
    clip: tuple[Segment, ...] = ()
    layer: str | None = None
    title: str | None = None


Item: TypeAlias = "PathItem | TextItem | ImageItem | Group"
