"""From a length with a unit to millimetres; the only home of 25.4 and 72.

Everything inside printkit is in millimetres. Units are read at two doors (the command line and
TOML) and points are made again in `backends/pdf.py` alone.
"""

import math
import re

from printkit.base.errors import UsageError

MM_PER_INCH = 25.4
PT_PER_INCH = 72.0
PT_PER_MM = PT_PER_INCH / MM_PER_INCH
MM_PER_PT = MM_PER_INCH / PT_PER_INCH

_UNIT_MM = {"mm": 1.0, "cm": 10.0, "in": MM_PER_INCH, "pt": MM_PER_PT, "": 1.0}
_LENGTH = re.compile(r"([0-9]+(?:\.[0-9]+)?|\.[0-9]+)\s*(mm|cm|in|pt)?", re.IGNORECASE)
_SIZE = re.compile(r"([0-9.]+)\s*[x×]\s*([0-9.]+)\s*(mm|cm|in|pt)?", re.IGNORECASE)
_FORMS = "write a number of millimetres, or a number with a unit: 3, 3mm, 0.3cm, 0.125in, 9pt"
MAX_LENGTH = 20_000.0


def parse_length(text: str, name: str = "length") -> float:
    """Read one length and return it in mm.

    Args:
        text: A number, with mm (the default), cm, in or pt behind it.
        name: What the length is, for the message.

    Raises:
        UsageError: The text is not a length, or a hopelessly large one.
    """
    match = _LENGTH.fullmatch(text.strip())
    if match is None:
        message = f"{name} is not a length: {text!r}"
        raise UsageError(message, _FORMS)
    value = float(match[1]) * _UNIT_MM[(match[2] or "").lower()]
    if not math.isfinite(value) or value > MAX_LENGTH:
        message = f"{name} is too large: {text!r}"
        raise UsageError(message, f"at most {MAX_LENGTH:.0f} mm")
    return value


def parse_size(text: str, name: str = "size") -> tuple[float, float]:
    """Read a size such as ``63x88mm`` and return (width, height) in mm.

    Raises:
        UsageError: The text is not of that form, or a side is not above 0.
    """
    match = _SIZE.fullmatch(text.strip())
    if match is None:
        message = f"{name} is not a size: {text!r}"
        raise UsageError(message, "write width x height with a unit: 210x297mm, 8.5x11in")
    unit = match[3] or "mm"
    width, height = (parse_length(f"{match[k]}{unit}", name) for k in (1, 2))
    if width <= 0 or height <= 0:
        message = f"{name} has a side of no length: {text!r}"
        raise UsageError(message, "both sides must be above 0")
    return width, height
