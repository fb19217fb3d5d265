"""From a text to a QR code of an exact size: a white field with its rim, and one path of dark squares."""

from collections.abc import Iterator
from typing import Any, Literal

from printkit.base.errors import FitError
from printkit.display import shapes
from printkit.display.items import Group, PathItem, Segment, Style

Level = Literal["L", "M", "Q", "H"]

RIM = 4
"""Light modules on every side (ISO/IEC 18004): without them scanners fail."""
MODULE = 0.4
"""Smallest module in mm that a phone reads at arm's length."""
COMFORT = 0.5
"""Module in mm where nothing speaks for a smaller one."""
LARGEST_VERSION = 40
_DARK = "#000000"
_LIGHT = "#ffffff"


def draw_qr(data: str, x: float, y: float, size: float, *, level: Level = "M") -> Group:
    """Draw a QR code, always black on white, whatever lies below.

    Args:
        data: What it says.
        x: Left side of the white field.
        y: Upper side of the white field.
        size: Width and height in mm, the light rim of four modules included.
        level: How much of it may be spoilt: M for codes that stay, L for long ones.

    Returns:
        A group with the field and one path; its title is the text.

    Raises:
        FitError: The text is longer than a code can hold, or the modules would be too small.
    """
    rows = _matrix(data, level)
    number = len(rows) + 2 * RIM
    module = size / number
    if module < MODULE - 1e-9:
        raise FitError(
            f"a QR code of {len(data)} characters needs {number * MODULE:.1f} mm, there are "
            f"{size:.1f} mm: its modules would be {module:.2f} mm, {MODULE} mm is the least",
            "make room for it in the template, or shorten the text",
        )
    field = PathItem(shapes.rect(x, y, size, size), Style(fill=_LIGHT))
    squares = tuple(_squares(rows, x + RIM * module, y + RIM * module, module))
    return Group((field, PathItem(squares, Style(fill=_DARK))), title=data)


def qr_size(data: str, *, level: Level = "M", module: float = COMFORT) -> float:
    """Return the width in mm of a code of that text with modules of that size, rim included.

    Raises:
        FitError: The text is longer than a code can hold.
    """
    return (len(_matrix(data, level)) + 2 * RIM) * module


def _matrix(data: str, level: Level) -> list[list[bool]]:
    """Return the dark modules row by row, in the smallest version that holds the text."""
    from qrcode import QRCode, constants, util  # noqa: PLC0415 - only a code needs it

    correction = getattr(constants, f"ERROR_CORRECT_{level}")
    chunk = util.QRData(data.encode("utf-8"))
    version = _version(chunk, correction, util)
    if version is None:
        most = _capacity(chunk.mode, LARGEST_VERSION, correction, util)
        raise FitError(
            f"a QR code cannot hold this text: it has {len(chunk)} bytes, at level {level} "
            f"at most {most} fit; it begins with {data[:30]!r}",
            "shorten the text" if level == "L" else "shorten the text, or use level L",
        )
    code = QRCode(version, error_correction=correction, border=0)
    code.add_data(chunk)
    code.make(fit=False)
    return [[bool(module) for module in row] for row in code.modules]


def _version(chunk: Any, correction: int, util: Any) -> int | None:  # noqa: ANN401 - qrcode has no types
    sizes = range(1, LARGEST_VERSION + 1)
    fits = (v for v in sizes if len(chunk) <= _capacity(chunk.mode, v, correction, util))
    return next(fits, None)


def _capacity(mode: int, version: int, correction: int, util: Any) -> int:  # noqa: ANN401
    """Return how many characters (bytes in byte mode) a code of that version holds."""
    bits = util.BIT_LIMIT_TABLE[correction][version] - 4 - util.length_in_bits(mode, version)
    if mode == util.MODE_NUMBER:
        triples, rest = divmod(bits, 10)
        return int(triples * 3 + (2 if rest >= 7 else 1 if rest >= 4 else 0))  # noqa: PLR2004
    if mode == util.MODE_ALPHA_NUM:
        pairs, rest = divmod(bits, 11)
        return int(pairs * 2 + (1 if rest >= 6 else 0))  # noqa: PLR2004
    return int(bits // 8)


def _squares(rows: list[list[bool]], x: float, y: float, module: float) -> Iterator[Segment]:
    """Yield a closed box for each run of dark modules, from edge to edge without rounding apart."""
    for k, row in enumerate(rows):
        start: int | None = None
        for at, dark in enumerate([*row, False]):
            if dark and start is None:
                start = at
            elif not dark and start is not None:
                yield from shapes.rect(
                    x + start * module, y + k * module, (at - start) * module, module
                )
                start = None
