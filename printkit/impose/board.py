"""From a board that is too large for the paper to sheets: its windows, with labels and join marks."""

from dataclasses import replace
from typing import NamedTuple

from printkit.base.errors import FitError
from printkit.base.geometry import Matrix, Rect, translation
from printkit.components.part import DrawnPiece
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.shapes import polygon, rect, transform
from printkit.display.text import line
from printkit.impose.furniture import COLOUR
from printkit.impose.job import Job
from printkit.impose.marks import MARK, Stroke, stroke_path
from printkit.impose.pack import (
    MARK_AWAY,
    MARK_LONG,
    MARK_SHORT,
    Frame,
    bare_frames,
    frames,
    tidy,
)
from printkit.impose.paper import Paper
from printkit.impose.split import Window, cut_box, label, windows

_RIMS = (MARK_AWAY + MARK_LONG + 0.5, MARK_AWAY + MARK_SHORT + 0.2, 0.0)
"""Tried in turn: a rim for long marks, one for short ones, none; sheets count more than marks."""
_JOIN = Style(stroke="#000000", width=0.2, dash=(0.8, 0.6), round=False)
_HIDDEN = 0.2  # from a join to a mark on the board: it disappears when the sheets are joined
_LABEL = 2.8
_LABEL_ROOM = 4.0
_SLACK = 1e-6


class Sheet(NamedTuple):
    """One sheet of a split board.

    Attributes:
        part: Number of the part.
        piece: The board.
        frame: The page.
        window: What it shows.
        columns: Windows in a row.
        rows: Windows in a column.
        place: The window's box on the page.
        copy: Which split board of the part this is, from 1; a second side counts as one.
    """

    part: int
    piece: DrawnPiece
    frame: Frame
    window: Window
    columns: int
    rows: int
    place: Rect
    copy: int = 1

    @property
    def to_page(self) -> Matrix:
        """The map from the board to the page: a shift, never a scale."""
        return translation(
            tidy(self.place.x - self.window.across.start),
            tidy(self.place.y - self.window.down.start),
        )


def sides(piece: DrawnPiece) -> tuple[DrawnPiece, ...]:
    """Return the sides of a board to split: both where its back matters, each as a board of its own.

    Both are joined at the same places, since what no join may cut is told for both together.
    """
    front = replace(piece, back=None)
    if piece.back is None or not piece.back_matters:
        return (front,)
    return (front, replace(front, id=f"{piece.id}.back", front=piece.back))


def split_board(part: int, piece: DrawnPiece, paper: Paper, job: Job) -> tuple[Sheet, ...]:
    """Return the fewest sheets that show a board, upright or on their side.

    Raises:
        FitError: There is no way to go on from sheet to sheet.
    """
    best: tuple[tuple[int, int, bool, bool], Frame, tuple[tuple[Window, ...], ...]] | None = None
    for frame in frames(paper, job.margin):
        for rank, rim in enumerate(_RIMS):
            room = (frame.area.width - 2 * rim, frame.area.height - 2 * rim)
            found = windows(piece, room, job.overlap) if min(room) > 0 else None
            if found is None:
                continue
            side = frame.strip is not None and frame.strip.width < frame.strip.height
            merit = (len(found) * len(found[0]), rank, frame.width > frame.height, side)
            if best is None or merit < best[0]:
                best = (merit, frame, found)
    if best is None:
        raise _refusal(piece, paper, job)
    _, frame, rows = best
    return tuple(
        Sheet(part, piece, frame, window, len(row), len(rows), _placed(window, frame.area))
        for row in rows
        for window in row
    )


def _placed(window: Window, area: Rect) -> Rect:
    width, height = window.across.length, window.down.length
    return Rect(
        tidy(area.x + (area.width - width) / 2),
        tidy(area.y + (area.height - height) / 2),
        tidy(width),
        tidy(height),
    )


def _refusal(piece: DrawnPiece, paper: Paper, job: Job) -> FitError:
    offers = frames(paper, job.margin) or bare_frames(paper, job.margin)
    area = max((frame.area for frame in offers), key=min_side)
    shown = f"{area.width:g} × {area.height:g} mm of {paper.name} can be printed on"
    if job.overlap >= min(area.width, area.height):
        message = f"an overlap of {job.overlap:g} mm leaves no room for the {piece.name}: {shown}"
        return FitError(message, "give a smaller --overlap, or a larger --board-paper")
    message = (
        f"the {piece.name} ({piece.width:g} × {piece.height:g} mm) cannot be split so that no join"
        f" cuts a number or a letter: {shown}"
    )
    return FitError(message, "choose a larger --board-paper, or a smaller --overlap")


def min_side(area: Rect) -> float:
    """Return the shorter side of a box."""
    return min(area.width, area.height)


def art(sheet: Sheet) -> Group:
    """Return the window of the board as it lies on the page, clipped to it."""
    board = Group((sheet.piece.front,), matrix=sheet.to_page)
    return Group((board,), clip=rect(*sheet.place))


def cut_outline(sheet: Sheet) -> tuple[float, float, float, float]:
    """Return the box to cut on the page: at joins to the left and above; flaps stay on."""
    shift = sheet.to_page
    box = cut_box(sheet.window)
    return (tidy(box.x + shift.e), tidy(box.y + shift.f), tidy(box.width), tidy(box.height))


def join_marks(sheet: Sheet) -> tuple[tuple[Item, ...], bool]:
    """Return the marks of a sheet, and whether the board's own edges have all of theirs.

    Full marks show where to cut: at the board's edges, and where the sheet before ends. Dashed marks
    show where the edge of the next sheet is laid on this one. Where the rim has no room, the marks of
    a join stand on the board, on what is cut off or glued over.
    """
    place, area, shift = sheet.place, sheet.frame.area, sheet.to_page
    across, down = sheet.window.across, sheet.window.down
    cuts: list[Stroke] = []
    joins: list[Stroke] = []
    complete = True
    for upright, span, moved, low, high, near, far in (
        (True, across, shift.e, place.y, place.bottom, area.y, area.bottom),
        (False, down, shift.f, place.x, place.right, area.x, area.right),
    ):
        first = span.start if span.before is None else span.before
        last = span.end if span.after is None else span.after
        for edge, inner, side in ((first, span.before, -1.0), (last, span.after, 1.0)):
            for end, way, room in ((low, -1.0, low - near), (high, 1.0, far - high)):
                length = min(MARK_LONG, room - MARK_AWAY)
                at, start = edge + moved, end + way * MARK_AWAY
                if length < MARK_SHORT - _SLACK:
                    if inner is None:
                        complete = False
                        continue
                    at, start, length = at + side * _HIDDEN, end, -MARK_LONG
                at, a, b = tidy(at), tidy(start), tidy(start + way * length)
                stroke = (at, a, at, b) if upright else (a, at, b, at)
                (joins if inner is not None and side > 0 else cuts).append(stroke)
    items: list[Item] = []
    if cuts:
        items.append(PathItem(stroke_path(cuts), MARK))
    if joins:
        items.append(PathItem(stroke_path(joins), _JOIN))
    return tuple(items), complete


def neighbour_labels(book: FontBook, sheet: Sheet) -> tuple[Item, ...]:
    """Return the names of the sheets to the left, right, above and below, where there is room."""
    place, area, window = sheet.place, sheet.frame.area, sheet.window
    centre = place.centre
    items: list[Item] = []
    for column, row, turn, x, y, room in (
        (-1, 0, 270, place.x, centre.y, place.x - area.x),
        (1, 0, 90, place.right, centre.y, area.right - place.right),
        (0, -1, 0, centre.x, place.y, place.y - area.y),
        (0, 1, 180, centre.x, place.bottom, area.bottom - place.bottom),
    ):
        there = (window.column + column, window.row + row)
        inside = 0 <= there[0] < sheet.columns and 0 <= there[1] < sheet.rows
        if not inside or room < _LABEL_ROOM:
            continue
        middle = (x + column * 2.2, y + row * 2.2)
        items.extend(_label(book, label(*there), middle, turn))
    return tuple(items)


def _label(book: FontBook, words: str, at: tuple[float, float], turn: int) -> tuple[Item, ...]:
    """Return a label with an arrow head that points to where the sheet lies."""
    x, y = at
    width = book.face("bold").width(words, _LABEL)
    level = turn in (0, 180)
    head = polygon(((0.0, -0.85), (0.85, 0.6), (-0.85, 0.6)))
    place = (x - width / 2 - 1.3, y) if level else (x, y - 2.5)
    arrow = transform(head, _turned(turn, *place))
    words_at = (x + 0.6, y) if level else (x, y + 0.3)
    return (
        PathItem(arrow, Style(fill=COLOUR)),
        *line(
            book,
            words,
            *words_at,
            role="bold",
            size=_LABEL,
            colour=COLOUR,
            anchor="middle",
            centred=True,
        ),
    )


def _turned(turn: int, x: float, y: float) -> Matrix:
    cos, sin = {0: (1.0, 0.0), 90: (0.0, 1.0), 180: (-1.0, 0.0), 270: (0.0, -1.0)}[turn]
    return Matrix(cos, sin, -sin, cos, x, y)
