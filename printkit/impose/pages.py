"""From laid sheets to pages: art, fold, cut and marks as layers of the display list.

What looks the same on many sheets (the marks of a full grid, its cut lines) is one keyed group.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from printkit.base.geometry import Matrix, Rect
from printkit.base.i18n import resolve
from printkit.display.document import Page
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, PathItem
from printkit.display.shapes import rect, transform
from printkit.impose import board
from printkit.impose.cells import Cell
from printkit.impose.duplex import Axis, flip_axis, mirror, mirror_box
from printkit.impose.furniture import Furniture, KeyMap, Words
from printkit.impose.job import STRIP, Job
from printkit.impose.marks import (
    CUT_HIDDEN,
    CUT_PRINTED,
    FOLD,
    Marks,
    crop_marks,
    cut_paths,
    mark_item,
)
from printkit.impose.pack import Frame, Grid, tidy
from printkit.impose.reading import Leaf
from printkit.impose.stack import Bin, Block
from printkit.model.text import text


class Naming(NamedTuple):
    """What a sheet is called.

    Attributes:
        label: ``tokens 1``.
        slug: ``tokens-1``: part of the file's name.
        part: Id of its first part.
        words: For the furniture, without side.
    """

    label: str
    slug: str
    part: str
    words: Words


class Press:
    """Makes the pages of one job."""

    def __init__(self, book: FontBook, job: Job, total: int, lang: str) -> None:
        """Keep what all pages share; `total`: how many pages there will be."""
        self._book = book
        self._job = job
        self._lang = lang
        self._furnishing = Furniture(book, lang)
        self._digits = max(2, len(str(total)))
        self._pages: list[Page] = []
        self._once: dict[object, Group] = {}
        self._numbers: dict[str, int] = {}
        self._marks: dict[object, Marks] = {}
        self._matrices: dict[object, list[Matrix]] = {}
        self._hidden = () if job.marks == "lines" else ("cut",)

    @property
    def pages(self) -> tuple[Page, ...]:
        """The pages made so far."""
        return tuple(self._pages)

    def packed(self, sheet: Bin, naming: Naming) -> frozenset[str]:
        """Make the page of a sheet of pieces, and the page behind it in a two-sided job.

        Returns:
            The directions (``x``, ``y``) in which the rim was too narrow for crop marks.
        """
        frame = sheet.frame
        trim, bleed = _trim(sheet.blocks), _bleed(sheet.blocks)
        art = [group for block in sheet.blocks for group in self._fronts(block)]
        marks, narrow = self._crop(sheet.blocks, frame, None)
        layers = [
            Group(tuple(art), layer="art"),
            *self._paths_layer("fold", sheet.blocks, frame),
            *self._paths_layer("cut", sheet.blocks, frame),
        ]
        side = "front" if self._job.two_sided else ""
        furniture = self._furniture(frame.strip, naming, side)
        self._page(
            frame, (*layers, *_layer("marks", (*marks, *furniture))), naming, side, trim, bleed
        )
        if self._job.two_sided:
            self._behind(sheet, naming)
        return narrow

    def window(self, sheet: board.Sheet, naming: Naming) -> bool:
        """Make the page of a window of a board; tell whether the marks of its edges had room."""
        frame = sheet.frame
        joins, complete = board.join_marks(sheet) if self._job.marks == "crop" else ((), True)
        cut = cut_paths((rect(*board.cut_outline(sheet)),))
        style = CUT_PRINTED if self._job.marks == "lines" else CUT_HIDDEN
        window = sheet.window
        key_map = KeyMap(sheet.columns, sheet.rows, window.column, window.row)
        side = "front" if self._job.two_sided else ""
        furniture = self._furniture(
            frame.strip, naming, side, label=window.label, key_map=key_map, note=self._joining()
        )
        layers = (
            Group((board.art(sheet),), layer="art"),
            Group(tuple(PathItem(path, style) for path in cut), layer="cut"),
            Group((*joins, *board.neighbour_labels(self._book, sheet), *furniture), layer="marks"),
        )
        self._page(frame, layers, naming, side, Rect(*sheet.place))
        if self._job.two_sided:
            self._empty(frame, naming)
        return complete

    def leaf(self, leaf: Leaf, naming: Naming) -> None:
        """Make the page of a drawing that fills a page, and in a two-sided job the one behind it."""
        for k, side in enumerate(leaf.sides):
            word = ("front", "back")[k] if self._job.two_sided else ""
            art = Group((Group((side.group,), matrix=side.place.matrix),), layer="art")
            marks = _layer("marks", self._furniture(side.frame.strip, naming, word))
            self._page(side.frame, (art, *marks), naming, word)
        if self._job.two_sided and len(leaf.sides) == 1:
            self._empty(leaf.sides[0].frame, naming)

    def _joining(self) -> str:
        if self._job.marks != "crop":
            return ""
        words = text("cut at full marks, lay the next sheet at dashed ones")
        return resolve(words, self._lang)

    def _behind(self, sheet: Bin, naming: Naming) -> None:
        """Make the back of a sheet: each back behind its front."""
        frame = sheet.frame
        axis = flip_axis(self._job.duplex, frame.width, frame.height)
        blocks = [block for block in sheet.blocks if any(cell.back for cell in block.cells)]
        if not blocks:
            self._empty(frame, naming)
            return
        art = [group for block in blocks for group in self._backs(block, frame, axis)]
        marks, _ = self._crop(blocks, frame, axis)
        strip = frame.strip and mirror_box(frame.strip, frame.width, frame.height, axis)
        furniture = self._furniture(strip, naming, "back")
        layers = (Group(tuple(art), layer="art"), *_layer("marks", (*marks, *furniture)))
        behind = mirror_box(_trim(blocks), frame.width, frame.height, axis)
        self._page(frame, layers, naming, "back", behind, _bleed(blocks))

    def _empty(self, frame: Frame, naming: Naming) -> None:
        """Make a back without backs, so that the next sheet of a two-sided job begins in front."""
        area = frame.area
        strip = frame.strip or Rect(area.x, area.bottom - STRIP, area.width, STRIP)
        note = resolve(text("this side stays empty"), self._lang)
        furniture = self._furniture(strip, naming, "back", note=note)
        self._page(frame, (Group(furniture, layer="marks"),), naming, "back")

    def _fronts(self, block: Block) -> list[Group]:
        groups = []
        for cell, matrix in zip(block.cells, self._places(block.grid), strict=False):
            for face in cell.faces:
                place = matrix if face.matrix is None else face.matrix.then(matrix)
                groups.append(Group((face.group,), place))
        return groups

    def _backs(self, block: Block, frame: Frame, axis: Axis) -> list[Group]:
        key = (block.grid, frame.width, frame.height, axis)
        matrices = self._matrices.get(key)
        if matrices is None:
            matrices = self._matrices[key] = [
                mirror(place, frame.width, frame.height, axis).matrix
                for place in block.grid.places()
            ]
        return [
            Group((cell.back,), matrix)
            for cell, matrix in zip(block.cells, matrices, strict=False)
            if cell.back is not None
        ]

    def _places(self, grid: Grid) -> list[Matrix]:
        matrices = self._matrices.get(grid)
        if matrices is None:
            matrices = self._matrices[grid] = [place.matrix for place in grid.places()]
        return matrices

    def _crop(
        self, blocks: Sequence[Block], frame: Frame, axis: Axis | None
    ) -> tuple[tuple[Item, ...], frozenset[str]]:
        """Return the crop marks of a page, mirrored for its back, and where the rim was narrow."""
        if self._job.marks != "crop":
            return (), frozenset()
        found = [self._marks_of(block) for block in blocks]
        narrow = frozenset(name for marks in found for name, _ in marks.narrow)
        strokes = [stroke for marks in found for stroke in marks.strokes]
        if not strokes:
            return (), narrow
        page = (frame.width, frame.height)
        key = ("marks", page, axis, tuple(map(_look, blocks)))

        def draw() -> tuple[Item, ...]:
            if axis == "x":
                mirrored = [(tidy(page[0] - a), b, tidy(page[0] - c), d) for a, b, c, d in strokes]
            elif axis == "y":
                mirrored = [(a, tidy(page[1] - b), c, tidy(page[1] - d)) for a, b, c, d in strokes]
            else:
                mirrored = strokes
            return (mark_item(mirrored),)

        return (self._repeated("marks", key, frame, draw),), narrow

    def _marks_of(self, block: Block) -> Marks:
        key = _look(block)
        marks = self._marks.get(key)
        if marks is None:
            boxes = [
                Rect(*transform_box(box, matrix))
                for cell, matrix in zip(block.cells, self._places(block.grid), strict=False)
                for box in cell.boxes
            ]
            marks = self._marks[key] = crop_marks(boxes, block.grid.bleed, block.room)
        return marks

    def _paths_layer(self, name: str, blocks: Sequence[Block], frame: Frame) -> tuple[Group, ...]:
        """Return the cut or fold layer of a page; none where there is nothing to cut or fold."""
        cut = name == "cut"
        key = (name, tuple((block.grid, *_same(block.cells, cut=cut)) for block in blocks))
        if not cut and not any(cell.folds for block in blocks for cell in block.cells):
            return ()
        style = FOLD if not cut else CUT_PRINTED if self._job.marks == "lines" else CUT_HIDDEN

        def draw() -> tuple[Item, ...]:
            paths = (
                transform(path, matrix)
                for block in blocks
                for cell, matrix in zip(block.cells, self._places(block.grid), strict=False)
                for path in (cell.outlines if cut else cell.folds)
            )
            found = cut_paths(paths) if cut else tuple(paths)
            return tuple(PathItem(path, style) for path in found)

        return (Group((self._repeated(name, key, frame, draw),), layer=name),)

    def _repeated(
        self, name: str, key: object, frame: Frame, draw: Callable[[], tuple[Item, ...]]
    ) -> Group:
        """Return a keyed group, drawn when it is met first."""
        group = self._once.get(key)
        if group is None:
            number = self._numbers[name] = self._numbers.get(name, 0) + 1
            box = (0.0, 0.0, frame.width, frame.height)
            group = self._once[key] = Group(draw(), key=f"sheet.{name}.{number}", box=box)
        return group

    def _furniture(
        self,
        strip: Rect | None,
        naming: Naming,
        side: str,
        *,
        label: str = "",
        note: str = "",
        key_map: KeyMap | None = None,
    ) -> tuple[Item, ...]:
        if strip is None:
            return ()
        plain = naming.words
        words = Words(plain.title, plain.number, plain.of, side, plain.paper, label, note, key_map)
        return self._furnishing.on(strip, words)

    def _page(
        self,
        frame: Frame,
        layers: tuple[Group, ...],
        naming: Naming,
        side: str,
        trim: Rect | None = None,
        bleed: float = 0.0,
    ) -> None:
        number = len(self._pages) + 1
        name = f"{number:0{self._digits}}-{naming.slug}"
        self._pages.append(
            Page(
                frame.width,
                frame.height,
                layers,
                label=f"{naming.label} {side}" if side == "back" else naming.label,
                name=f"{name}-{side}" if side else name,
                part=naming.part,
                trim=trim,
                bleed=bleed,
                is_back=side == "back",
                hidden=self._hidden,
            )
        )


def _same(cells: Sequence[Cell], *, cut: bool) -> tuple[object, ...]:
    """Return what the paths of cells depend on: cells of one outline share it as one object."""
    paths = [cell.outlines if cut else cell.folds for cell in cells]
    if len(set(map(id, paths))) == 1:
        return len(paths), paths[0]
    return tuple(paths)


def transform_box(box: Rect, matrix: Matrix) -> tuple[float, float, float, float]:
    """Return the box that a turn by quarters makes of a box."""
    ax, ay = matrix.apply(box.x, box.y)
    bx, by = matrix.apply(box.right, box.bottom)
    return tidy(min(ax, bx)), tidy(min(ay, by)), tidy(abs(bx - ax)), tidy(abs(by - ay))


def _look(block: Block) -> tuple[object, ...]:
    """Return what the marks of a block depend on."""
    return block.grid, len(block.cells), block.room, block.cells[0].boxes


def _layer(name: str, items: tuple[Item, ...]) -> tuple[Group, ...]:
    return (Group(items, layer=name),) if items else ()


def _bleed(blocks: Sequence[Block]) -> float:
    return max(block.grid.bleed for block in blocks)


def _trim(blocks: Sequence[Block]) -> Rect:
    """Return the box around all that is cut out of a page."""
    boxes = [block.grid.box(len(block.cells)) for block in blocks]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Rect(x, y, tidy(right - x), tidy(bottom - y))
