"""From the name of a pattern and a box to one quiet path that tells a kind without its colour."""

from collections.abc import Iterator

from printkit.base.errors import DataError
from printkit.base.geometry import Rect
from printkit.display import shapes
from printkit.display.items import Colour, PathItem, Segment, Style

PATTERNS = ("dots", "rising", "level", "waves", "crosses", "falling", "upright", "solid")


def pattern(name: str, box: Rect, pitch: float, colour: Colour) -> tuple[PathItem, ...]:
    """Return the pattern over a box; lines reach its sides and may stick out by half their width.

    Args:
        name: One of `PATTERNS`.
        box: Where it lies.
        pitch: Distance of two lines or dots in mm.
        colour: Of the lines or dots.
    """
    if name not in PATTERNS:
        raise DataError(f"there is no pattern {name!r}", f"known: {', '.join(PATTERNS)}")
    if name == "solid":
        return ()
    if name == "dots":
        dots = [s for x, y in _lattice(box, pitch) for s in shapes.circle(x, y, pitch * 0.21)]
        return (PathItem(tuple(dots), Style(fill=colour)),)
    makers = {
        "rising": lambda: _slanted(box, pitch, rising=True),
        "falling": lambda: _slanted(box, pitch, rising=False),
        "level": lambda: _level(box, pitch),
        "upright": lambda: _upright(box, pitch),
        "waves": lambda: _waves(box, pitch),
        "crosses": lambda: _crosses(box, pitch),
    }
    return (PathItem(tuple(makers[name]()), Style(stroke=colour, width=pitch * 0.22, round=False)),)


def _steps(start: float, length: float, pitch: float) -> list[float]:
    """Return places a pitch apart, centred in the length, so that the pattern looks the same on all sides."""
    number = int(length / pitch)
    first = start + (length - (number - 1) * pitch) / 2
    return [first + k * pitch for k in range(number)]


def _lattice(box: Rect, pitch: float) -> Iterator[tuple[float, float]]:
    for row, y in enumerate(_steps(box.y, box.height, pitch * 0.8)):
        shift = pitch / 2 if row % 2 else 0.0
        for x in _steps(box.x, box.width, pitch):
            if x + shift < box.right:
                yield x + shift, y


def _level(box: Rect, pitch: float) -> Iterator[Segment]:
    for y in _steps(box.y, box.height, pitch):
        yield from shapes.line(box.x, y, box.right, y)


def _upright(box: Rect, pitch: float) -> Iterator[Segment]:
    for x in _steps(box.x, box.width, pitch):
        yield from shapes.line(x, box.y, x, box.bottom)


def _slanted(box: Rect, pitch: float, *, rising: bool) -> Iterator[Segment]:
    """Lines at 45 degrees, cut off at the box's sides."""
    step = pitch * 2**0.5
    for reach in _steps(0.0, box.width + box.height, step):
        # The line x - box.x + y - box.y = reach, from the lower left to the upper right.
        x1, y1 = max(0.0, reach - box.height), min(reach, box.height)
        x2, y2 = min(reach, box.width), max(0.0, reach - box.width)
        if rising:
            yield from shapes.line(box.x + x1, box.y + y1, box.x + x2, box.y + y2)
        else:
            yield from shapes.line(box.right - x1, box.y + y1, box.right - x2, box.y + y2)


def _waves(box: Rect, pitch: float) -> Iterator[Segment]:
    waves = max(2, round(box.width / (2.6 * pitch)))
    step = box.width / waves
    rise = pitch * 0.42
    for y in _steps(box.y, box.height, pitch * 1.15):
        yield ("M", (box.x, y))
        for k in range(waves):
            x = box.x + k * step
            yield (
                "C",
                (x + step / 4, y - rise * 1.7, x + step / 4, y - rise * 1.7, x + step / 2, y),
            )
            yield (
                "C",
                (x + step * 3 / 4, y + rise * 1.7, x + step * 3 / 4, y + rise * 1.7, x + step, y),
            )


def _crosses(box: Rect, pitch: float) -> Iterator[Segment]:
    arm = pitch * 0.3
    for x, y in _lattice(box, pitch * 1.25):
        yield from shapes.line(x - arm, y, x + arm, y)
        yield from shapes.line(x, y - arm, x, y + arm)
