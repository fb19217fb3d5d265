"""From words, a place and a width to text items at fixed places; the only layout of text.

No markup is ever read in a text: what is given is what is drawn. A character that no face has is
drawn as a box and noted in the book; control characters and other invisible ones are dropped.
"""

import math
import unicodedata
from dataclasses import dataclass
from typing import Literal, NamedTuple

from printkit.base.errors import FitError
from printkit.display.fonts import STAND_IN_WIDTH, Face, FontBook
from printkit.display.items import Colour, Group, Item, PathItem, Style, TextItem
from printkit.display.shapes import rect

Anchor = Literal["start", "middle", "end"]

_SLACK = 1e-9
_SHRINK_STEP = 0.05
_BREAK_BEHIND = "-–—/"  # an over-long word is broken here before it is broken anywhere
_INVISIBLE = frozenset({"Cc", "Cf", "Zl", "Zp"})
_SELECTORS = frozenset(map(chr, range(0xFE00, 0xFE10)))
_BLANKS = str.maketrans(dict.fromkeys("\t\n\v\f\r\x85\u2028\u2029", " "))
_BOX_INSET = 0.07
_BOX_LINE = 0.06


@dataclass(frozen=True, slots=True)
class Laid:
    """A laid-out paragraph.

    Attributes:
        items: The lines.
        height: From its top to the foot of its last line, in mm.
        size: The size that was used, in mm.
        lines: How many lines there are.
    """

    items: tuple[Item, ...]
    height: float
    size: float
    lines: int


class _Room(NamedTuple):
    """What a paragraph has to fit into."""

    width: float
    leading: float
    height: float | None
    min_size: float | None
    name: str


def clean(words: str) -> str:
    """Return a text as it can be drawn: composed letters, no control characters, no line ends."""
    if words.isascii() and words.isprintable():
        return words
    composed = unicodedata.normalize("NFC", words).translate(_BLANKS)
    return "".join(
        "\ufffd" if unicodedata.category(char) == "Cs" else char
        for char in composed
        if unicodedata.category(char) not in _INVISIBLE and char not in _SELECTORS
    )


def line(
    book: FontBook,
    words: str,
    x: float,
    y: float,
    *,
    role: str = "body",
    size: float = 3.0,
    colour: Colour = "#000000",
    anchor: Anchor = "start",
    centred: bool = False,
) -> tuple[Item, ...]:
    """Lay out one line.

    Args:
        book: The fonts.
        words: The text; line ends count as blanks.
        x: Left end, middle or right end of the line, as `anchor` says. In the middle a single
            character, and every text that is `centred`, is centred by its ink.
        y: Baseline; the middle of capitals and digits where `centred` is set.
        role: Role or name of the face.
        size: Height of the em in mm.
        colour: Of the letters.
        anchor: What x means.
        centred: What y means.
    """
    face = book.face(role)
    words = clean(words)
    if centred:
        y += face.cap_height * size / 2
    if anchor == "end":
        x -= face.width(words, size)
    elif anchor == "middle":
        if centred or len(words) == 1:
            left, _, right, _ = face.ink(words)
            x -= (left + right) / 2 * size
        else:
            x -= face.width(words, size) / 2
    return _placed(book, face, words, x, y, size=size, colour=colour)


def wrap(book: FontBook, words: str, role: str, size: float, width: float) -> tuple[str, ...]:
    """Break a text into lines no wider than `width` (mm).

    Line ends are kept, an empty line too; other white space becomes one blank (a no-break space
    stays). A word that is too long for a line of its own is broken behind a hyphen or slash, else
    where it has to be, without a hyphen of ours.
    """
    return _wrapped(book.face(role), words, size, width)[0]


def paragraph(
    book: FontBook,
    words: str,
    x: float,
    y: float,
    width: float,
    *,
    role: str = "body",
    size: float = 3.0,
    leading: float = 1.3,
    colour: Colour = "#000000",
    anchor: Anchor = "start",
    max_height: float | None = None,
    min_size: float | None = None,
    name: str = "",
) -> Laid:
    """Lay out a text in lines below each other.

    Args:
        book: The fonts.
        words: The text; line ends are kept.
        x: Left side of the column (its width is added for other anchors).
        y: Top of the first line.
        width: Of the column.
        role: Role or name of the face.
        size: Height of the em in mm.
        leading: From line to line, in sizes.
        colour: Of the letters.
        anchor: Where the lines stand in the column.
        max_height: Room below `y`; None: as much as it needs.
        min_size: How far it may shrink to fit, and so that no word is broken; None: not at all.
        name: What the text is, for the error.

    Raises:
        FitError: It does not fit, not even at `min_size`.
    """
    face = book.face(role)
    room = _Room(width, leading, max_height, min_size, name)
    lines, size = _fit(face, words, size, room)
    step = leading * size
    baseline = y + (step + (face.ascent - face.descent) * size) / 2
    items: list[Item] = []
    for text in lines:
        if anchor == "start":
            left = x
        else:
            rest = width - face.width(text, size)
            left = x + (rest / 2 if anchor == "middle" else rest)
        items.extend(_placed(book, face, text, left, baseline, size=size, colour=colour))
        baseline += step
    return Laid(tuple(items), len(lines) * step, size, len(lines))


def fitted(
    book: FontBook,
    words: str,
    width: float,
    *,
    role: str,
    size: float,
    min_size: float,
    name: str,
) -> float:
    """Return the largest size up to `size` at which one line is at most `width` mm wide.

    Raises:
        FitError: That would be below `min_size`.
    """
    natural = book.face(role).width(clean(words), 1.0)
    fitting = size if natural * size <= width + _SLACK else width / natural
    if fitting < min_size - _SLACK:
        message = (
            f"the text of {name or 'a label'} does not fit: {_short(words)} is"
            f" {natural * min_size:.1f} mm wide at its smallest size, there are {width:.1f} mm"
        )
        raise FitError(message, "shorten the text, or give it more room in the template")
    return fitting


def _placed(
    book: FontBook, face: Face, words: str, x: float, y: float, *, size: float, colour: Colour
) -> tuple[Item, ...]:
    """Return a clean text as one item; as a group where letters come from several faces or none."""
    if not face.missing(words):
        return (TextItem(x, y, words, face.name, size, colour),) if words else ()
    items: list[Item] = []
    for other, run in face.runs(words):
        if other is None:
            for k, char in enumerate(run):
                book.note(char)
                items.append(_stand_in(face, x + k * STAND_IN_WIDTH * size, y, size, colour))
        else:
            items.append(TextItem(x, y, run, other.name, size, colour))
        x += face.width(run, size)
    return (Group(tuple(items), title=words),)


def _stand_in(face: Face, x: float, y: float, size: float, colour: Colour) -> PathItem:
    height = face.cap_height * size
    inset = _BOX_INSET * size
    box = rect(x + inset, y - height, STAND_IN_WIDTH * size - 2 * inset, height)
    return PathItem(box, Style(stroke=colour, width=_BOX_LINE * size))


def _fit(face: Face, words: str, size: float, room: _Room) -> tuple[tuple[str, ...], float]:
    """Return the lines and the size: the largest without a broken word, else the largest."""
    floor = size if room.min_size is None else min(size, room.min_size)
    most = math.inf if room.height is None else room.height + _SLACK
    broken: tuple[tuple[str, ...], float] | None = None
    while True:
        lines, whole = _wrapped(face, words, size, room.width)
        high = len(lines) * room.leading * size
        if high <= most:
            if whole:
                return lines, size
            if all(face.width(text, size) <= room.width + _SLACK for text in lines):
                broken = broken or (lines, size)
        if size <= floor:
            break
        size = max(floor, round(size - _SHRINK_STEP, 4))
    if broken is not None:
        return broken
    there = "" if room.height is None else f" x {room.height:.1f}"
    message = (
        f"the text of {room.name or 'a paragraph'} does not fit: {_short(words)} needs"
        f" {high:.1f} mm of height at a size of {size:.2f} mm, there are"
        f" {room.width:.1f}{there} mm"
    )
    raise FitError(message, "shorten the text, or give it more room in the template")


def _wrapped(face: Face, words: str, size: float, width: float) -> tuple[tuple[str, ...], bool]:
    """Return the lines, and whether every word is still in one piece."""
    limit = (width + _SLACK) / size
    blank = face.width(" ", 1.0)
    lines: list[str] = []
    whole = True
    for text in words.splitlines() or [""]:
        line_words: list[str] = []
        used = 0.0
        for found in clean(text).split(" "):
            if not found:
                continue
            word, needed = found, face.width(found, 1.0)
            if line_words and used + blank + needed > limit:
                lines.append(" ".join(line_words))
                line_words, used = [], 0.0
            if needed > limit:
                whole = False
                *full, word = _broken(face, word, limit)
                lines.extend(full)
                needed = face.width(word, 1.0)
            used += needed + (blank if line_words else 0.0)
            line_words.append(word)
        lines.append(" ".join(line_words))
    return tuple(lines), whole


def _broken(face: Face, word: str, limit: float) -> list[str]:
    """Break a word into pieces that fit, each at least one letter with its marks."""
    pieces = []
    while face.width(word, 1.0) > limit:
        used, end, good = 0.0, 0, 0
        for k, char in enumerate(word):
            used += face.width(char, 1.0)
            if used > limit and k:
                break
            if k + 1 == len(word) or not unicodedata.combining(word[k + 1]):
                end = k + 1
                good = end if char in _BREAK_BEHIND else good
        cut = good or end or len(word)
        if cut == len(word):
            break
        pieces.append(word[:cut])
        word = word[cut:]
    return [*pieces, word]


def _short(words: str) -> str:
    """Return the beginning of a text in quotation marks, for a message."""
    most = 40
    text = clean(words)
    return repr(text if len(text) <= most else f"{text[: most - 1]}…")
