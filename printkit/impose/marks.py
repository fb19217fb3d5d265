"""From trim boxes and outlines to crop marks and cut paths; pure arithmetic in mm."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from printkit.base.geometry import Rect
from printkit.display.items import PathItem, Segment, Style
from printkit.impose.pack import MARK_LONG, MARK_SHORT, mark_start, tidy

Stroke: TypeAlias = "tuple[float, float, float, float]"
"""One straight line: x1, y1, x2, y2."""
Path: TypeAlias = "tuple[Segment, ...]"

MARK = Style(stroke="#000000", width=0.2, round=False)
CUT_PRINTED = Style(stroke="#777777", width=0.1, round=True)
CUT_HIDDEN = Style(stroke="#ff0000", width=0.1, round=True)
FOLD = Style(stroke="#777777", width=0.15, dash=(2.0, 1.5), round=False)

_SLACK = 1e-6
_SAME = 3  # digits: edges closer than a thousandth of a mm are one cut


class Marks(NamedTuple):
    """Crop marks.

    Attributes:
        strokes: The marks.
        narrow: What the rim offers, in mm, where it was too narrow for a mark: above and below
            (``y``) or at the sides (``x``); empty where all marks are there.
        needed: What a mark would need there.
    """

    strokes: tuple[Stroke, ...]
    narrow: tuple[tuple[str, float], ...] = ()
    needed: float = 0.0


def crop_marks(boxes: Sequence[Rect], bleed: float, room: Rect) -> Marks:
    """Return the marks that show where to cut, none of them on a piece.

    Each edge of a box lies on a line across the sheet. A line has a mark before the first and behind
    the last box that it bounds, and in gaps between boxes that are wide enough. Empty places of a
    grid have none of their own.

    Args:
        boxes: Trim boxes of the pieces that are there, in columns and rows.
        bleed: How far art reaches over them.
        room: What the marks must stay inside.
    """
    start = mark_start(bleed)
    upright: dict[float, list[tuple[float, float]]] = {}
    level: dict[float, list[tuple[float, float]]] = {}
    for x, y, width, height in boxes:
        right, bottom = tidy(x + width), tidy(y + height)
        for edge in (x, right):
            upright.setdefault(round(edge, _SAME), []).append((y, bottom))
        for edge in (y, bottom):
            level.setdefault(round(edge, _SAME), []).append((x, right))
    strokes: list[Stroke] = []
    narrow: dict[str, float] = {}
    for lines, low, high, name in (
        (upright, room.y, room.bottom, "y"),
        (level, room.x, room.right, "x"),
    ):
        for edge in sorted(lines):
            spans, least = _spans(sorted(lines[edge]), start, low, high)
            if least < MARK_SHORT - _SLACK:
                narrow[name] = min(narrow.get(name, least), least)
            for a, b in spans:
                strokes.append((edge, a, edge, b) if name == "y" else (a, edge, b, edge))
    rims = tuple((name, max(0.0, least + start)) for name, least in sorted(narrow.items()))
    return Marks(tuple(strokes), rims, start + MARK_SHORT if rims else 0.0)


def _spans(
    taken: list[tuple[float, float]], start: float, low: float, high: float
) -> tuple[list[tuple[float, float]], float]:
    """Return where marks stand on one line, and the shortest room at its two ends."""
    spans: list[tuple[float, float]] = []
    first, end = taken[0]
    before = first - start - low
    if before >= MARK_SHORT - _SLACK:
        spans.append((tidy(first - start - min(MARK_LONG, before)), tidy(first - start)))
    for a, b in taken[1:]:
        spans.extend(_between(end + start, a - start))
        end = max(end, b)
    behind = high - end - start
    if behind >= MARK_SHORT - _SLACK:
        spans.append((tidy(end + start), tidy(end + start + min(MARK_LONG, behind))))
    return spans, min(before, behind)


def _between(a: float, b: float) -> list[tuple[float, float]]:
    """Return the marks in a gap: none, one across it, or one at each end of a wide one."""
    if b - a < MARK_SHORT - _SLACK:
        return []
    if b - a <= 2 * MARK_LONG:
        return [(tidy(a), tidy(b))]
    return [(tidy(a), tidy(a + MARK_LONG)), (tidy(b - MARK_LONG), tidy(b))]


def stroke_path(strokes: Iterable[Stroke]) -> Path:
    """Return straight lines as one path."""
    return tuple(
        segment for x1, y1, x2, y2 in strokes for segment in (("M", (x1, y1)), ("L", (x2, y2)))
    )


def mark_item(strokes: Iterable[Stroke]) -> PathItem:
    """Return crop marks as they are printed."""
    return PathItem(stroke_path(strokes), MARK)


def cut_paths(outlines: Iterable[Path]) -> tuple[Path, ...]:
    """Return the paths to cut, each edge once.

    An outline that shares no edge with another one stays a closed path. The edges of the others are
    cut once, in lines as long as they go: a full grid of cards becomes lines across the sheet.
    """
    kept = list(outlines)
    edges = [_edges(path) for path in kept]
    seen: dict[Stroke, int] = {}
    for own in edges:
        for edge in own or ():
            seen[edge] = seen.get(edge, 0) + 1
    closed: list[Path] = []
    loose: dict[Stroke, None] = {}
    for path, own in zip(kept, edges, strict=True):
        if own is None or all(seen[edge] == 1 for edge in own):
            closed.append(path)
        else:
            loose.update(dict.fromkeys(own))
    return (*closed, *((("M", (x1, y1)), ("L", (x2, y2))) for x1, y1, x2, y2 in _merged(loose)))


def _edges(path: Path) -> tuple[Stroke, ...] | None:
    """Return the edges of one closed polygon, each from its upper left end; None for a curve."""
    if [op for op, _ in path if op in "MC"] != ["M"]:
        return None
    points = [(round(xy[0], _SAME), round(xy[1], _SAME)) for op, xy in path if op != "Z"]
    if points and points[0] == points[-1]:
        points.pop()
    ends = zip(points, [*points[1:], *points[:1]], strict=True)
    return tuple((*min(a, b), *max(a, b)) for a, b in ends)


def _merged(edges: Iterable[Stroke]) -> list[Stroke]:
    """Join edges that go on in the same upright or level line; slanting ones stay as they are."""
    runs: dict[tuple[bool, float], list[tuple[float, float]]] = {}
    slanting: list[Stroke] = []
    for x1, y1, x2, y2 in edges:
        if x1 == x2:
            runs.setdefault((True, x1), []).append((y1, y2))
        elif y1 == y2:
            runs.setdefault((False, y1), []).append((x1, x2))
        else:
            slanting.append((x1, y1, x2, y2))
    joined: list[Stroke] = []
    for upright, place in sorted(runs):
        spans = sorted(runs[upright, place])
        a, b = spans[0]
        for c, d in [*spans[1:], (float("inf"), float("inf"))]:
            if c > b:
                joined.append((place, a, place, b) if upright else (a, place, b, place))
                a = c
            b = max(b, d)
    return [*joined, *slanting]
