"""From the name of a paper, or a size, to its exact width and height in mm, upright."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from printkit.base.errors import DataError, UsageError
from printkit.base.nearest import nearest
from printkit.base.units import parse_length, parse_size

LARGEST = 5080.0
"""200 inches: the largest side that every PDF viewer draws (ISO 32000-1, annex C)."""

_FILE = "papers.toml"
_KEYS = ("name", "width", "height")
_DIGITS = 6  # a millionth of a mm: mirroring a place twice then gives the very same numbers
_SIZE_LIKE = re.compile(r"[0-9.]")


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright: imposition turns it where more fits that way.

    Attributes:
        name: What people call it: ``A4``, ``200 × 250 mm``.
        width: The shorter side.
        height: The longer side.
    """

    name: str
    width: float
    height: float


def read_papers(table: Mapping[str, Any]) -> Mapping[str, Paper]:
    """Return the papers of `templates/papers.toml`, by the name in small letters.

    Raises:
        DataError: A paper lacks a key, has one nobody knows, or a side that is not a length.
    """
    return {name.casefold(): _read(name, entry) for name, entry in table.items()}


def parse_paper(text: str, papers: Mapping[str, Paper]) -> Paper:
    """Return the paper that somebody asks for: ``a4``, ``Letter``, ``200x250mm``, ``8.5x11in``.

    Letter case and blanks at the ends do not count.

    Raises:
        UsageError: It is neither a known name nor a size; the message lists both forms.
    """
    asked = text.strip().casefold()
    paper = papers.get(asked)
    if paper is not None:
        return paper
    names = ", ".join(paper.name for paper in papers.values())
    forms = f"papers: {names}, or a size: 200x250mm, 8.5x11in"
    if _SIZE_LIKE.match(asked):
        try:
            sides = parse_size(text, "paper")
        except UsageError as error:
            raise UsageError(error.message, forms) from error
        return _sized("", *sides)
    close = nearest(asked, papers)
    meant = f"did you mean {papers[close].name}? " if close else ""
    raise UsageError(f"there is no paper called {text.strip()!r}", meant + forms)


def _sized(name: str, one: float, other: float) -> Paper:
    width, height = sorted((round(one, _DIGITS), round(other, _DIGITS)))
    name = name or f"{width:g} × {height:g} mm"
    if width <= 0:
        raise UsageError(f"the paper {name} has a side of no length", "both must be above 0")
    if height > LARGEST:
        raise UsageError(f"the paper {name} is too large", f"at most {LARGEST:g} mm a side")
    return Paper(name, width, height)


def _read(key: str, entry: object) -> Paper:
    if not isinstance(entry, Mapping):
        raise DataError(f"{_FILE}: {key} is not a table", f"write [{key}] and its keys below")
    for name in entry:
        if name not in _KEYS:
            close = nearest(str(name), _KEYS)
            hint = f"did you mean {close!r}?" if close else f"keys: {', '.join(_KEYS)}"
            raise DataError(f"{_FILE}: {key} has the key {name!r} that nobody knows", hint)
    for name in _KEYS:
        if not isinstance(entry.get(name), str):
            hint = 'a name or a length in quotes: width = "210mm"'
            raise DataError(f"{_FILE}: {key}.{name} is missing or not a text", hint)
    try:
        sides = [parse_length(entry[side], f"{key}.{side}") for side in ("width", "height")]
        return _sized(entry["name"], *sides)
    except UsageError as error:
        raise DataError(f"{_FILE}: {error.message}", error.hint) from error
