"""From a group, a page or a document to plain text, one item a line: what goldens and tests read.

Numbers are rounded to 0.001 mm, colours and words are written as they are, and a picture by its
checksum, so that a difference is a difference that somebody could see.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import assert_never

from printkit.display.document import Document, Page
from printkit.display.items import Group, ImageItem, Item, PathItem, Segment, Style, TextItem
from printkit.display.numbers import Numbers

_INDENT = "  "


def dump(drawing: Document | Page | Group) -> str:
    """Return the drawing as text that ends with a line end.

    A keyed group is written out where it is first met, and as ``use`` of its key after that.
    """
    writer = _Writer()
    match drawing:
        case Document():
            lines = writer.document(drawing)
        case Page():
            lines = writer.page(drawing)
        case Group():
            lines = writer.items((drawing,), "")
        case _:
            assert_never(drawing)
    return "".join(f"{line}\n" for line in lines)


class _Writer:
    """What was written before: numbers and keyed groups."""

    def __init__(self) -> None:
        self._numbers = Numbers(3)
        self._factors = Numbers(6)
        self._known: set[str] = set()

    def document(self, document: Document) -> Iterator[str]:
        """Yield the lines of a document."""
        yield f"document {document.title!r} by {document.author!r} on {document.subject!r}"
        yield f"lang {document.lang} duplex {document.duplex}"
        for entry in document.outline:
            yield f"outline {entry.page} {entry.title!r}"
        for page in document.pages:
            yield from self.page(page)

    def page(self, page: Page) -> Iterator[str]:
        """Yield the lines of a page."""
        trim = "paper" if page.trim is None else self._row(page.trim)
        side = "back" if page.is_back else "front"
        hidden = f" hidden {' '.join(page.hidden)}" if page.hidden else ""
        yield (
            f"page {page.label!r} {self._row((page.width, page.height))} {side}"
            f" name {page.name} part {page.part} trim {trim} bleed {self._numbers[page.bleed]}{hidden}"
        )
        yield from self.items(page.layers, _INDENT)

    def items(self, items: Iterable[Item], indent: str) -> Iterator[str]:
        """Yield the lines of items."""
        for item in items:
            match item:
                case PathItem():
                    yield f"{indent}path {self._style(item.style)} | {self._path(item.segments)}"
                case TextItem():
                    place = self._row((item.x, item.y, item.size))
                    yield f"{indent}text {place} {item.face} {item.colour} {item.text!r}"
                case ImageItem():
                    box = self._row((item.x, item.y, item.width, item.height))
                    digest = hashlib.sha256(item.data).hexdigest()[:16]
                    yield f"{indent}image {box} {digest}"
                case Group():
                    yield from self._group(item, indent)
                case _:
                    assert_never(item)

    def _group(self, group: Group, indent: str) -> Iterator[str]:
        words = ["group"]
        if group.layer is not None:
            words.append(f"layer {group.layer}")
        if group.matrix is not None:
            *turn, x, y = group.matrix
            factors = " ".join(self._factors[value] for value in turn)
            words.append(f"at {self._row((x, y))} turn {factors}")
        if group.key is not None and group.key in self._known:
            yield f"{indent}{' '.join(words)} use {group.key}"
            return
        if group.key is not None:
            self._known.add(group.key)
            words.append(f"key {group.key}")
        if group.box is not None:
            words.append(f"box {self._row(group.box)}")
        if group.title is not None:
            words.append(f"title {group.title!r}")
        if group.clip:
            words.append(f"clip {self._path(group.clip)}")
        yield f"{indent}{' '.join(words)}"
        yield from self.items(group.items, indent + _INDENT)

    def _style(self, style: Style) -> str:
        words = []
        if style.fill is not None:
            words.append(f"fill {style.fill}{' even-odd' if style.even_odd else ''}")
        if style.stroke is not None:
            ends = "round" if style.round else "butt"
            words.append(f"stroke {style.stroke} {self._numbers[style.width]} {ends}")
            if style.dash:
                words.append(f"dash {self._row(style.dash)}")
        if style.opacity != 1:
            words.append(f"opacity {self._numbers[style.opacity]}")
        return " ".join(words) or "nothing"

    def _path(self, segments: Iterable[Segment]) -> str:
        return " ".join(f"{op} {self._row(values)}".rstrip() for op, values in segments)

    def _row(self, values: Iterable[float]) -> str:
        return " ".join(self._numbers[value] for value in values)
