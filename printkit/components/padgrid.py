"""From the tables of a pad and a box to places: headings, labels and cells to write in, in mm."""

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.base.errors import FitError
from printkit.base.geometry import Rect
from printkit.model.pad import Pad, PadRow, PadTable
from printkit.model.text import Text

NAME = "name"
_WIDER = {"choice": 1.25, "strong": 1.1, "plain": 1.0}


@dataclass(frozen=True, slots=True)
class Cell:
    """A place to write in.

    Attributes:
        table: Which table of the pad, from 0.
        ties: Ids of the inputs or rows that are written here.
        seat: Which player, from 0; None: the table.
        box: Where it lies.
        strong: A total.
        choice: A choice (a letter) is written beside the points.
    """

    table: int
    ties: tuple[str, ...]
    seat: int | None
    box: Rect
    strong: bool = False
    choice: bool = False


@dataclass(frozen=True, slots=True)
class Label:
    """Words at the head of a column or row.

    Attributes:
        kind: Id of the kind whose piece stands before it, or empty.
        tick: A small box stands at its right end.
        table: Which table of the pad, from 0.
    """

    words: Text
    box: Rect
    hint: Text | None = None
    strong: bool = False
    kind: str = ""
    tick: bool = False
    table: int = 0


@dataclass(frozen=True, slots=True)
class Grid:
    """A pad laid out: headings of columns, labels of lines, cells."""

    heads: tuple[Label, ...]
    labels: tuple[Label, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Sizes:
    """How a pad is laid out; lengths in mm.

    Attributes:
        head: Height of a heading.
        row: Least height of a line.
        column: Least width of a column.
        label: Least width of the labels.
        gap: Between two tables.
        turned: Tables of the players have one line a player instead of one column.
        beside: So many tables stand side by side.
    """

    head: float
    row: float
    column: float
    label: float
    gap: float
    turned: bool
    beside: int = 1


def lay_pad(
    pad: Pad, choices: Sequence[str], box: Rect, sizes: Sizes, name: str = "the pad"
) -> Grid:
    """Lay out the tables of a pad below each other, the lines as high as the box allows.

    Args:
        pad: Its tables.
        choices: Ids of inputs that are a choice.
        box: Where the tables lie.
        sizes: Heights and least widths.
        name: For messages.

    Raises:
        FitError: Lines would be lower, or columns narrower, than the least.
    """
    bands = [pad.tables[k : k + sizes.beside] for k in range(0, len(pad.tables), sizes.beside)]
    high = [max(_lines(table, pad.seats, turned=sizes.turned) for table in band) for band in bands]
    fixed = len(bands) * sizes.head + (len(bands) - 1) * sizes.gap
    row = (box.height - fixed) / sum(high)
    if row < sizes.row - 1e-6:
        needed = fixed + sum(high) * sizes.row
        raise FitError(
            f"{name} does not fit: {sum(high)} lines of {sizes.row:g} mm need {needed:.1f} mm of "
            f"height, there are {box.height:.1f} mm",
            "make the pad larger, or its lines lower, in the template",
        )
    grids = []
    y = box.y
    wide = (box.width - (sizes.beside - 1) * sizes.gap) / sizes.beside
    for number, (band, lines) in enumerate(zip(bands, high, strict=True)):
        for k, table in enumerate(band):
            at = Rect(box.x + k * (wide + sizes.gap), y, wide, sizes.head + row * lines)
            at_number = number * sizes.beside + k
            grids.append(_table(table, at_number, at, sizes, row, pad.seats, choices, name))
        y += sizes.head + row * lines + sizes.gap
    return Grid(
        tuple(head for grid in grids for head in grid.heads),
        tuple(label for grid in grids for label in grid.labels),
        tuple(cell for grid in grids for cell in grid.cells),
    )


def _table(
    table: PadTable,
    number: int,
    box: Rect,
    sizes: Sizes,
    row: float,
    seats: int,
    choices: Sequence[str],
    name: str,
) -> Grid:
    if table.columns != "players":
        return _columns(table, number, box, sizes, row, name)
    laid = _down if sizes.turned else _across
    return laid(table, number, box, sizes, row, seats, choices, name)


def _lines(table: PadTable, seats: int, *, turned: bool) -> int:
    if table.columns != "players":
        return len(table.rows)
    return seats if turned else len(_written(table))


def _written(table: PadTable) -> tuple[PadRow, ...]:
    """The lines of a players' table without the names, which stand in the head."""
    return tuple(row for row in table.rows if NAME not in row.ties)


def _label(line: PadRow, box: Rect, table: int) -> Label:
    return Label(line.label, box, line.hint, line.strong, line.kind, line.tick, table)


def _name_row(table: PadTable) -> Text:
    return next((row.label for row in table.rows if NAME in row.ties), table.title)


def _columns(table: PadTable, number: int, box: Rect, sizes: Sizes, row: float, name: str) -> Grid:
    headings = tuple(text for text in table.columns if isinstance(text, Text))
    widths = _widths([1.0] * len(headings), box.width, sizes, name)
    xs = _starts(box.right, widths)
    last = len(headings) - 1
    hints = (*table.hints, *[None] * len(headings))
    heads = [Label(table.title, Rect(box.x, box.y, xs[0] - box.x, sizes.head), table=number)]
    heads += [
        Label(
            text,
            Rect(x, box.y, w, sizes.head),
            hints[k],
            table.strong_last and k == last,
            table=number,
        )
        for k, (text, x, w) in enumerate(zip(headings, xs, widths, strict=True))
    ]
    labels, cells = [], []
    for k, line in enumerate(table.rows):
        y = box.y + sizes.head + k * row
        labels.append(_label(line, Rect(box.x, y, xs[0] - box.x, row), number))
        for at, (x, w) in enumerate(zip(xs, widths, strict=True)):
            strong = line.strong or (table.strong_last and at == last)
            ties = table.ties[at] if table.ties else line.ties
            cells.append(Cell(number, ties, None, Rect(x, y, w, row), strong))
    return Grid(tuple(heads), tuple(labels), tuple(cells))


def _across(
    table: PadTable,
    number: int,
    box: Rect,
    sizes: Sizes,
    row: float,
    seats: int,
    choices: Sequence[str],
    name: str,
) -> Grid:
    widths = _widths([1.0] * seats, box.width, sizes, name)
    xs = _starts(box.right, widths)
    heads = [Label(_name_row(table), Rect(box.x, box.y, xs[0] - box.x, sizes.head), table=number)]
    cells = [
        Cell(number, (NAME,), seat, Rect(x, box.y, w, sizes.head))
        for seat, (x, w) in enumerate(zip(xs, widths, strict=True))
    ]
    labels = []
    for k, line in enumerate(_written(table)):
        y = box.y + sizes.head + k * row
        labels.append(_label(line, Rect(box.x, y, xs[0] - box.x, row), number))
        choice = any(tie in choices for tie in line.ties)
        cells += [
            Cell(number, line.ties, seat, Rect(x, y, w, row), line.strong, choice)
            for seat, (x, w) in enumerate(zip(xs, widths, strict=True))
        ]
    return Grid(tuple(heads), tuple(labels), tuple(cells))


def _down(
    table: PadTable,
    number: int,
    box: Rect,
    sizes: Sizes,
    row: float,
    seats: int,
    choices: Sequence[str],
    name: str,
) -> Grid:
    written = _written(table)
    choice = [any(tie in choices for tie in line.ties) for line in written]
    shares = [
        _WIDER["choice" if chosen else "strong" if line.strong else "plain"]
        for line, chosen in zip(written, choice, strict=True)
    ]
    widths = _shares(shares, box.width, sizes, name)
    xs = _starts(box.right, widths)
    left = xs[0] - box.x
    heads = [Label(_name_row(table), Rect(box.x, box.y, left, sizes.head), table=number)]
    heads += [
        _label(line, Rect(x, box.y, w, sizes.head), number)
        for line, x, w in zip(written, xs, widths, strict=True)
    ]
    cells = []
    for seat in range(seats):
        y = box.y + sizes.head + seat * row
        cells.append(Cell(number, (NAME,), seat, Rect(box.x, y, left, row)))
        cells += [
            Cell(number, line.ties, seat, Rect(x, y, w, row), line.strong, chosen)
            for line, chosen, x, w in zip(written, choice, xs, widths, strict=True)
        ]
    return Grid(tuple(heads), (), tuple(cells))


def _widths(shares: list[float], width: float, sizes: Sizes, name: str) -> list[float]:
    """Columns share what the labels leave."""
    unit = (width - sizes.label) / sum(shares)
    if unit < sizes.column - 1e-6:
        raise _too_narrow(sum(shares) * sizes.column + sizes.label, width, sizes, name)
    return [share * unit for share in shares]


def _shares(shares: list[float], width: float, sizes: Sizes, name: str) -> list[float]:
    """Columns have their least width, the names the rest."""
    widths = [share * sizes.column for share in shares]
    if sum(widths) + sizes.label > width + 1e-6:
        raise _too_narrow(sum(widths) + sizes.label, width, sizes, name)
    return widths


def _too_narrow(needed: float, width: float, sizes: Sizes, name: str) -> FitError:
    return FitError(
        f"{name} does not fit: its columns of {sizes.column:g} mm and more need {needed:.1f} mm "
        f"of width, there are {width:.1f} mm",
        "make the pad wider, or its columns narrower, in the template",
    )


def _starts(right: float, widths: list[float]) -> list[float]:
    """Return the left side of each column, the last one ending at `right`."""
    return [right - sum(widths[k:]) for k in range(len(widths))]
