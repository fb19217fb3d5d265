"""From parts and a job to pages: where every piece lies on paper, with a summary and notes."""

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.components.part import DrawnPiece, Part
from printkit.display.document import OutlineEntry, Page
from printkit.display.fonts import FontBook
from printkit.impose import board
from printkit.impose.batches import BOTH_SIDES, batches_of, board_batch, fits_whole
from printkit.impose.furniture import Words, ruler_length
from printkit.impose.job import Job, check
from printkit.impose.pack import Size
from printkit.impose.pages import Naming, Press
from printkit.impose.paper import Paper
from printkit.impose.reading import Leaf, leaves, page_space
from printkit.impose.stack import Batch, Bin, fill

__all__ = ["Imposed", "Job", "Row", "impose", "page_space"]

_SLUG = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")

_WHERE = {
    frozenset[str](): "",
    frozenset({"x"}): " at the sides",
    frozenset({"y"}): " at head and foot",
    frozenset({"x", "y"}): " on some sides",
}

Sheet = Bin | board.Sheet | Leaf


@dataclass(frozen=True, slots=True)
class Row:
    """What one part takes.

    Attributes:
        part: Id.
        title: The name people read.
        sheets: Sheets that begin with this part; all rows together are all sheets of the job.
        pages: Pages of those sheets.
        pieces: Pieces printed.
        first_page: Of the part, counted from 0; the number of all pages when it has none.
        shared: Sheets of earlier parts that hold pieces of this one too.
    """

    part: str
    title: str
    sheets: int
    pages: int
    pieces: int
    first_page: int
    shared: int = 0


@dataclass(frozen=True, slots=True)
class Imposed:
    """A job laid out.

    Attributes:
        pages: In printing order.
        rows: One a part.
        notes: Sentences for the person who prints.
        outline: One entry a part that has pages.
    """

    pages: tuple[Page, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...]
    outline: tuple[OutlineEntry, ...] = ()

    @property
    def sheets(self) -> int:
        """How many sheets of paper the job takes."""
        return sum(row.sheets for row in self.rows)


@dataclass(slots=True)
class _Plan:
    """Sheets in order, and notes, as they are found."""

    sheets: list[Sheet]
    notes: dict[str, None]
    run: list[int]  # sheets that the next part may share
    stock: str | None = None

    def note(self, *sentences: str) -> None:
        self.notes.update(dict.fromkeys(sentences))


def impose(
    parts: Sequence[Part], job: Job, book: FontBook, game_title: str, *, lang: str = "en"
) -> Imposed:
    """Lay parts on paper.

    Args:
        parts: In printing order.
        job: Papers, margins, marks, sides.
        book: The fonts, for the furniture of the sheets.
        game_title: Stands on every sheet.
        lang: Language of the furniture.

    Raises:
        FitError: A piece does not fit; the message has needed and available size.
        UsageError: The job asks for what there is not.
    """
    check(job)
    plan = _Plan([], {}, [])
    for number, part in enumerate(parts):
        plan.note(*part.notes)
        if part.kind == "page":
            _read(number, part, job, plan)
        elif part.kind == "board":
            _board(number, part, job, plan)
        else:
            _pack(number, part, job, plan)
    return _printed(parts, job, book, game_title, lang, plan)


def _pack(number: int, part: Part, job: Job, plan: _Plan) -> None:
    batches, notes = batches_of(number, part, job)
    plan.note(*notes)
    if plan.stock != part.stock:
        plan.run, plan.stock = [], part.stock
    earlier = [sheet for k in plan.run if isinstance(sheet := plan.sheets[k], Bin)]
    shared, added = fill(batches, earlier, job, job.paper)
    for k, sheet in zip(plan.run, shared, strict=False):
        plan.sheets[k] = sheet
    start = len(plan.sheets)
    plan.sheets.extend(added)
    plan.run.extend(start + k for k, sheet in enumerate(added) if sheet.is_open)


def _board(number: int, part: Part, job: Job, plan: _Plan) -> None:
    """Boards in one piece where they fit, else split."""
    plan.run, plan.stock = [], None
    paper = job.board_paper or job.paper
    copy = 0
    whole: dict[Size, Batch] = {}
    for piece in part.pieces:
        batch, notes = board_batch(number, part, piece, job, paper)
        plan.note(*notes)
        if batch is not None:
            same = whole.get(batch.size, batch._replace(cells=()))
            whole[batch.size] = batch._replace(cells=same.cells + batch.cells)
    plan.sheets.extend(fill(tuple(whole.values()), (), job, paper)[1])
    for piece in part.pieces:
        if not piece.count or fits_whole(piece, job, paper):
            continue
        how = (
            "cut each at the full marks and lay the next one at the dashed ones"
            if job.marks == "crop"
            else f"neighbours share {job.overlap:g} mm"
        )
        sides = [board.split_board(number, side, paper, job) for side in board.sides(piece)]
        last = sides[0][-1].window.label
        plan.note(f"{_board_title(part, piece)}: {len(sides[0])} sheets, A1 to {last}; {how}.")
        for _ in range(piece.count):
            for sheets in sides:
                copy += 1
                plan.sheets.extend(sheet._replace(copy=copy) for sheet in sheets)
        if len(sides) > 1:
            plan.note(BOTH_SIDES.format(title=part.title))
        elif piece.back is not None and job.duplex != "off":
            plan.note(f"{part.title}: the back of a split board is left out.")


def _board_title(part: Part, piece: DrawnPiece) -> str:
    """Return what a board is called: where a part has several, with its own name."""
    return part.title if len(part.pieces) == 1 else f"{part.title}, {piece.name}"


def _read(number: int, part: Part, job: Job, plan: _Plan) -> None:
    """Drawings made for a page; small ones are cut out and packed."""
    plan.run, plan.stock = [], None
    width, height = page_space(job)
    half = width * height / 2
    if part.pieces and all(piece.width * piece.height <= half for piece in part.pieces):
        batches, notes = batches_of(number, part, job)
        if all(batch.layout.grid.capacity > 1 for batch in batches):
            plan.note(*notes)
            plan.sheets.extend(fill(batches, (), job, job.paper)[1])
            return
    plan.sheets.extend(leaves(number, part.pieces, job))


def _printed(
    parts: Sequence[Part], job: Job, book: FontBook, game: str, lang: str, plan: _Plan
) -> Imposed:
    sides = 2 if job.two_sided else 1
    total = sides * len(plan.sheets)
    press = Press(book, job, total, lang)
    owners = [_owners(sheet) for sheet in plan.sheets]
    of = [sum(own[0] == number for own in owners) for number in range(len(parts))]
    done = [0] * len(parts)
    first: dict[int, int] = {}
    for sheet, own in zip(plan.sheets, owners, strict=True):
        for number in own:
            first.setdefault(number, len(press.pages))
        lead = own[0]
        done[lead] += 1
        on = [parts[number] for number in own]
        naming = _naming(sheet, on, game, done[lead], of[lead], _paper(on[0], job))
        _make(press, sheet, naming, on[0], plan)
        _told(sheet, on[0], plan)
    rows = tuple(
        Row(
            part.id,
            part.title,
            of[number],
            sides * of[number],
            sum(piece.count for piece in part.pieces),
            first.get(number, total),
            sum(number in own[1:] for own in owners),
        )
        for number, part in enumerate(parts)
    )
    outline = tuple(
        OutlineEntry(part.title, first[number])
        for number, part in enumerate(parts)
        if number in first
    )
    return Imposed(press.pages, rows, tuple(plan.notes), outline)


def _make(press: Press, sheet: Sheet, naming: Naming, part: Part, plan: _Plan) -> None:
    if isinstance(sheet, Leaf):
        press.leaf(sheet, naming)
        return
    if isinstance(sheet, Bin):
        where = _WHERE[press.packed(sheet, naming)]
        if where:
            plan.note(
                f"{part.title}: the rim is too narrow for crop marks{where}; --marks lines draws cut"
                " lines instead."
            )
    elif not press.window(sheet, naming):
        plan.note(
            f"{part.title}: the rim is too narrow for all of the marks at its outer edges; cut along"
            " the edge of the print there."
        )


def _told(sheet: Sheet, part: Part, plan: _Plan) -> None:
    """Say what a sheet lacks of its ruler."""
    frame = sheet.sides[0].frame if isinstance(sheet, Leaf) else sheet.frame
    if frame.strip is None:
        plan.note(f"{part.title}: no room for the ruler and the name of the sheet.")
        return
    length = ruler_length(frame.strip)
    if not length:
        plan.note(f"{part.title}: the paper is too small for a ruler.")
    elif length < 100:  # noqa: PLR2004
        plan.note(f"{part.title}: the paper is too small for a ruler of 100 mm; it has {length:g}.")


def _owners(sheet: Sheet) -> tuple[int, ...]:
    return tuple(sheet.parts) if isinstance(sheet, Bin) else (sheet.part,)


def _paper(part: Part, job: Job) -> Paper:
    return (job.board_paper or job.paper) if part.kind == "board" else job.paper


def _naming(
    sheet: Sheet, parts: Sequence[Part], game: str, number: int, of: int, paper: Paper
) -> Naming:
    titles = ", ".join(part.title for part in parts)
    names = "+".join(part.id for part in parts)
    count = str(number)
    if isinstance(sheet, board.Sheet):
        count = sheet.window.label if sheet.copy == 1 else f"{sheet.copy}-{sheet.window.label}"
        titles = f"{_board_title(parts[0], sheet.piece)} {count}"
    words = Words((game, titles), number, of, paper=paper.name)
    slug = "".join(char if char in _SLUG else "-" for char in f"{names}-{count}")
    return Naming(f"{names} {count}", slug, parts[0].id, words)
