"""From pages of items to one document: outline, page labels, metadata and layers."""

from dataclasses import dataclass

from printkit.display.items import Group

LAYERS = ("art", "fold", "cut", "marks")


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet.

    Attributes:
        width: In mm.
        height: In mm.
        layers: Groups with `layer` set, painted in order; at most one of each name.
        label: Page label, e.g. ``tokens 1`` or ``board A2``.
        name: Name of the sheet's file, without ending, e.g. ``03-board-A2``.
        part: Id of the part, for the outline.
        trim: Bounding box of everything that is cut out on the page, for the PDF's trim box;
            None: the page.
        bleed: How far art reaches over the trim, for the PDF's bleed box.
        is_back: Whether this is the back side of the sheet before it.
        hidden: Names of layers that are there for cutting machines and are not printed: the PDF
            switches them off, a PNG leaves them out, an SVG keeps them.
    """

    width: float
    height: float
    layers: tuple[Group, ...]
    label: str
    name: str
    part: str
    trim: tuple[float, float, float, float] | None = None
    bleed: float = 0.0
    is_back: bool = False
    hidden: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OutlineEntry:
    """One line of the table of contents: title and page counted from 0."""

    title: str
    page: int


@dataclass(frozen=True, slots=True)
class Document:
    """A finished document.

    Attributes:
        duplex: ``off``, ``long-edge`` or ``short-edge``, for the PDF's viewer preferences.
    """

    title: str
    author: str
    subject: str
    lang: str
    pages: tuple[Page, ...]
    outline: tuple[OutlineEntry, ...]
    duplex: str = "off"
