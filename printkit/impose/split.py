"""From a board larger than the paper to windows that overlap, joined where no number is cut."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

from printkit.base.geometry import Rect
from printkit.components.part import DrawnPiece

_SLACK = 1e-6
_LETTERS = 26


class Span(NamedTuple):
    """One window along one direction of the board, in the board's own mm.

    Attributes:
        start: Where it begins.
        end: Where it ends.
        before: The join with the window before it; None at the board's edge.
        after: The join with the window after it; None at the board's edge.
    """

    start: float
    end: float
    before: float | None = None
    after: float | None = None

    @property
    def length(self) -> float:
        """From start to end."""
        return self.end - self.start

    @property
    def kept(self) -> tuple[float, float]:
        """What is left when the edge at the join before is cut off; the flap behind stays on."""
        return (self.start if self.before is None else self.before), self.end


class Window(NamedTuple):
    """What one sheet shows of a board.

    Attributes:
        across: Its span from left to right.
        down: Its span from top to bottom.
        column: Counted from 0.
        row: Counted from 0.
    """

    across: Span
    down: Span
    column: int
    row: int

    @property
    def label(self) -> str:
        """``A1``, ``A2``, ``B1``: letters are rows, numbers are columns."""
        return label(self.column, self.row)


class _Joins(Protocol):
    """Where a join may be."""

    def latest(self, limit: float) -> float | None:
        """The last place up to the limit."""

    def earliest(self, limit: float) -> float | None:
        """The first place from the limit on."""

    def nearest(self, ideal: float, low: float, high: float) -> float:
        """The place from low to high that is nearest to the ideal; there is one."""


def label(column: int, row: int) -> str:
    """Return the name of a window, both counted from 0; after ``Z1`` comes ``AA1``."""
    letters = ""
    row += 1
    while row:
        row, k = divmod(row - 1, _LETTERS)
        letters = chr(ord("A") + k) + letters
    return f"{letters}{column + 1}"


def windows(
    piece: DrawnPiece, room: tuple[float, float], overlap: float
) -> tuple[tuple[Window, ...], ...] | None:
    """Return the fewest windows that show the whole board, in rows from top to bottom.

    Neighbours share exactly `overlap`, the join lies in the middle of it. Joins lie where the piece
    allows them, and if those do not do, anywhere outside its numbers and letters.

    Args:
        piece: The board.
        room: Width and height that a sheet can show.
        overlap: In mm.

    Returns:
        None where the room is too small to go on from window to window.
    """
    across = spans(
        piece.width, room[0], overlap, piece.joins[0], [(x, x + w) for x, _, w, _ in piece.avoid]
    )
    down = spans(
        piece.height, room[1], overlap, piece.joins[1], [(y, y + h) for _, y, _, h in piece.avoid]
    )
    if across is None or down is None:
        return None
    return tuple(
        tuple(Window(a, d, column, row) for column, a in enumerate(across))
        for row, d in enumerate(down)
    )


def spans(
    length: float,
    room: float,
    overlap: float,
    joins: Iterable[float] = (),
    avoid: Iterable[tuple[float, float]] = (),
) -> tuple[Span, ...] | None:
    """Return the fewest windows over a length, about equally long; None where there is no way.

    Args:
        length: Of the board in this direction.
        room: The longest window.
        overlap: Between neighbours.
        joins: Places that are good for a join; none: anywhere.
        avoid: Stretches that no join may lie in (their ends are allowed).
    """
    if length <= room + _SLACK:
        return (Span(0.0, length),)
    if overlap >= room - _SLACK:
        return None
    closed = _united(avoid)
    low, high = overlap / 2, length - overlap / 2
    good = sorted(j for j in set(joins) if low <= j <= high and not _inside(j, closed))
    ways: list[_Joins] = [_Anywhere(closed, low, high)]
    if good:
        ways.insert(0, _Listed(good))
    for way in ways:
        found = _joined(length, room, overlap, way)
        if found is not None:
            ends = [(j - overlap / 2, j + overlap / 2) for j in found]
            starts = [0.0, *(a for a, _ in ends)]
            stops = [*(b for _, b in ends), length]
            befores, afters = [None, *found], [*found, None]
            return tuple(map(Span, starts, stops, befores, afters))
    return None


def _joined(length: float, room: float, overlap: float, way: _Joins) -> list[float] | None:
    """Return the joins of the fewest windows, as near to equal parts as the places allow."""
    step = room - overlap
    latest: list[float] = []
    reach = room - overlap / 2
    while (latest[-1] - overlap / 2 if latest else 0.0) + room < length - _SLACK:
        join = way.latest(reach)
        if join is None or (latest and join <= latest[-1] + _SLACK):
            return None
        latest.append(join)
        reach = join + step
    earliest = [0.0] * len(latest)
    need = length - room + overlap / 2
    for k in reversed(range(len(latest))):
        join = way.earliest(need)
        if join is None:
            return None
        earliest[k] = join
        need = join - step
    found: list[float] = []
    for k, last in enumerate(latest):
        high = min(last, found[-1] + step) if found else last
        low = max(earliest[k], found[-1]) if found else earliest[k]
        found.append(way.nearest(length * (k + 1) / (len(latest) + 1), low, high))
    return found


class _Listed:
    """Joins at given places only."""

    def __init__(self, places: Sequence[float]) -> None:
        self._places = places

    def latest(self, limit: float) -> float | None:
        return next((j for j in reversed(self._places) if j <= limit + _SLACK), None)

    def earliest(self, limit: float) -> float | None:
        return next((j for j in self._places if j >= limit - _SLACK), None)

    def nearest(self, ideal: float, low: float, high: float) -> float:
        there = [j for j in self._places if low - _SLACK <= j <= high + _SLACK]
        return min(there, key=lambda j: (abs(j - ideal), j))


class _Anywhere:
    """Joins anywhere between low and high, but not inside a closed stretch."""

    def __init__(self, closed: Sequence[tuple[float, float]], low: float, high: float) -> None:
        self._closed = closed
        self._low = low
        self._high = high

    def latest(self, limit: float) -> float | None:
        place = min(limit, self._high)
        stretch = _inside(place, self._closed)
        place = stretch[0] if stretch else place
        return place if place >= self._low - _SLACK else None

    def earliest(self, limit: float) -> float | None:
        place = max(limit, self._low)
        stretch = _inside(place, self._closed)
        place = stretch[1] if stretch else place
        return place if place <= self._high + _SLACK else None

    def nearest(self, ideal: float, low: float, high: float) -> float:
        place = min(max(ideal, low), high)
        stretch = _inside(place, self._closed)
        if stretch is None:
            return place
        there = [end for end in (*stretch, low, high) if low - _SLACK <= end <= high + _SLACK]
        there = [end for end in there if not _inside(end, self._closed)]
        return min(there, key=lambda j: (abs(j - ideal), j))


def _united(stretches: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the stretches in order, those that overlap as one."""
    united: list[tuple[float, float]] = []
    for a, b in sorted(stretches):
        if united and a < united[-1][1] - _SLACK:
            united[-1] = (united[-1][0], max(b, united[-1][1]))
        elif b > a:
            united.append((a, b))
    return united


def _inside(place: float, closed: Sequence[tuple[float, float]]) -> tuple[float, float] | None:
    return next(((a, b) for a, b in closed if a + _SLACK < place < b - _SLACK), None)


def cut_box(window: Window) -> Rect:
    """Return what is cut out of a sheet, in the board's mm: up to the joins, with the flaps."""
    left, right = window.across.kept
    top, bottom = window.down.kept
    return Rect(left, top, right - left, bottom - top)
