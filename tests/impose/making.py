"""Makes small parts for the tests of imposition, and reads pages back in mm."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from printkit.base.geometry import IDENTITY, Matrix, Point, Rect
from printkit.components.part import DrawnPiece, Kind, Part
from printkit.display import shapes
from printkit.display.document import Page
from printkit.display.items import Group, Item, PathItem, Segment, Style, TextItem
from printkit.impose.job import Job
from printkit.impose.paper import Paper

A3 = Paper("A3", 297.0, 420.0)
A4 = Paper("A4", 210.0, 297.0)
A5 = Paper("A5", 148.0, 210.0)
LETTER = Paper("Letter", 215.9, 279.4)


def job(paper: Paper = A4, **wishes: object) -> Job:
    """Return a job on one paper with a margin of 6 mm."""
    return Job(paper, **{"margin": 6.0, **wishes})  # type: ignore[arg-type]


def piece(
    name: str = "card",
    width: float = 63.0,
    height: float = 88.0,
    count: int = 1,
    *,
    back: bool = False,
    back_matters: bool = False,
    bleed: float = 0.0,
    trim: tuple[Segment, ...] = (),
    folds: tuple[tuple[Segment, ...], ...] = (),
    joins: tuple[tuple[float, ...], tuple[float, ...]] = ((), ()),
    avoid: tuple[tuple[float, float, float, float], ...] = (),
) -> DrawnPiece:
    """Return a plain piece whose groups reach over the trim by the bleed."""
    return DrawnPiece(
        name,
        name,
        count,
        width,
        height,
        face(name, width, height, bleed),
        face(f"{name}.back", width, height, bleed) if back else None,
        back_matters=back_matters,
        trim=trim,
        folds=folds,
        bleed=bleed,
        joins=joins,
        avoid=avoid,
    )


def face(key: str, width: float, height: float, bleed: float = 0.0) -> Group:
    """Return a coloured box."""
    box = Rect(0.0, 0.0, width, height).inset(-bleed)
    return Group((PathItem(shapes.rect(*box), Style(fill="#88aacc")),), key=key, box=box)


def part(
    *pieces: DrawnPiece, name: str = "cards", kind: Kind = "pack", stock: str = "card"
) -> Part:
    """Return a part of these pieces."""
    return Part(name, name.capitalize(), kind, pieces, stock=stock)


def deck(count: int, *, back: bool = False, bleed: float = 0.0) -> Part:
    """Return so many different cards of 63 x 88 mm: ``c01``, ``c02`` ..."""
    return part(*(piece(f"c{k + 1:02d}", back=back, bleed=bleed) for k in range(count)))


@dataclass(frozen=True)
class Placed:
    """A keyed drawing on a page: its trim box, and the map from its own coordinates."""

    key: str
    box: Rect
    matrix: Matrix

    @property
    def turn(self) -> int:
        """Its turn in degrees clockwise."""
        a, b = round(self.matrix.a), round(self.matrix.b)
        return {(1, 0): 0, (0, 1): 90, (-1, 0): 180, (0, -1): 270}[a, b]


def walk(
    items: Sequence[Item], matrix: Matrix = IDENTITY, key: str = ""
) -> Iterator[tuple[Item, Matrix, str]]:
    """Yield every item with the map to the page and the key of the drawing it belongs to."""
    for item in items:
        if isinstance(item, Group):
            inner = matrix if item.matrix is None else item.matrix.then(matrix)
            yield item, inner, key
            yield from walk(item.items, inner, item.key or key)
        else:
            yield item, matrix, key


def layer(page: Page, name: str) -> tuple[Item, ...]:
    """Return what a layer of a page holds; nothing where it has none."""
    found = [group.items for group in page.layers if group.layer == name]
    assert len(found) <= 1
    return found[0] if found else ()


def placed(page: Page, bleed: float = 0.0) -> list[Placed]:
    """Return the pieces of a page in the order they are drawn."""
    found = []
    for item, matrix, _ in walk(layer(page, "art")):
        if isinstance(item, Group) and item.key:
            assert item.box is not None
            found.append(Placed(item.key, mapped(Rect(*item.box).inset(bleed), matrix), matrix))
    return found


def mapped(box: Rect, matrix: Matrix) -> Rect:
    """Return the box around a box that was moved or turned by quarters."""
    (ax, ay), (bx, by) = matrix.apply(box.x, box.y), matrix.apply(box.right, box.bottom)
    return Rect(min(ax, bx), min(ay, by), abs(bx - ax), abs(by - ay))


def boxes(page: Page, bleed: float = 0.0) -> list[Rect]:
    """Return the trim boxes of a page."""
    return [each.box for each in placed(page, bleed)]


def keys(pages: Sequence[Page]) -> list[str]:
    """Return the keys of all pieces, as often as they are drawn."""
    return [each.key for page in pages for each in placed(page)]


def strokes(page: Page, name: str = "marks") -> list[tuple[Rect, Style, str]]:
    """Return each straight stroke of a layer as a box, with its style and the key it has."""
    return [
        (box, item.style, key)
        for item, matrix, key in walk(layer(page, name))
        if isinstance(item, PathItem)
        for box in _lines(item, matrix)
    ]


def _lines(path: PathItem, matrix: Matrix) -> Iterator[Rect]:
    at = start = Point(0.0, 0.0)
    for op, numbers in path.segments:
        to = start if op == "Z" else matrix.apply(numbers[-2], numbers[-1])
        if op == "M":
            start = to
        else:
            (ax, ay), (bx, by) = at, to
            yield Rect(min(ax, bx), min(ay, by), abs(bx - ax), abs(by - ay))
        at = to


def crop(page: Page) -> list[Rect]:
    """Return the crop marks of a page of pieces."""
    return [box for box, _, key in strokes(page) if key.startswith("sheet.marks.")]


def texts(page: Page) -> list[str]:
    """Return the words of the marks layer."""
    return [item.text for item, _, _ in walk(layer(page, "marks")) if isinstance(item, TextItem)]


def paths(page: Page, name: str) -> list[tuple[Segment, ...]]:
    """Return the paths of a layer, in page coordinates."""
    return [
        shapes.transform(item.segments, matrix)
        for item, matrix, _ in walk(layer(page, name))
        if isinstance(item, PathItem)
    ]


def printed_box(page: Page, margin: float) -> Rect:
    """Return the box of a page that may be printed on."""
    return Rect(0.0, 0.0, page.width, page.height).inset(margin)
