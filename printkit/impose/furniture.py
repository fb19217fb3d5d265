"""From a sheet's name to what stands beside the pieces: a ruler, the name, how to print, a key map."""

from typing import NamedTuple

from printkit.base.geometry import Matrix, Rect, translation
from printkit.base.i18n import resolve
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.shapes import rect
from printkit.display.text import Anchor, clean, line
from printkit.impose.marks import Stroke, stroke_path
from printkit.model.text import text

LONG_RULER = 100.0
SHORT_RULER = 50.0
COLOUR = "#333333"

_SIZE = 2.3  # 6.5 pt
_SMALLEST = 1.6  # 4.5 pt
_ROLE = "body"
_STRONG = "bold"
_BIG = 3.6
_AIR = 3.0
_MEASURE = 9.5  # what "100 mm" takes beside the ruler
_STEP = 5
_TICKS = {50: 1.9, 10: 1.2, 5: 0.7}  # height of the tick at every so many mm
_END_TICK = 2.4
_RULER_FOOT, _LOW_FOOT = 3.8, 4.8  # where the ruler's line is, in one row and in two
_MAP, _MAP_LENGTH = 4.6, 24.0  # of the key map at most, across the strip and along it
_RULER_LINE = Style(stroke="#000000", width=0.15, round=False)
_INSET = 0.2  # keeps the width of a line inside the margin
_MIDDLE, _UPPER, _LOWER = 2.6, 1.05, 3.55  # of the only row, or of two rows, below the strip's top
_SEPARATOR = "  ·  "


class KeyMap(NamedTuple):
    """Which window of a split board a sheet shows; counted from 0."""

    columns: int
    rows: int
    column: int
    row: int


class Words(NamedTuple):
    """What a sheet says of itself.

    Attributes:
        title: Words for its name, most important first: game, parts.
        number: Of the sheet in its part, from 1.
        of: How many sheets the part has.
        side: ``front``, ``back``, or empty on one-sided sheets.
        paper: Name of the paper.
        label: Short name in large letters (``A2``), or empty.
        note: A sentence more, or empty.
        key_map: For a split board.
    """

    title: tuple[str, ...]
    number: int
    of: int
    side: str = ""
    paper: str = ""
    label: str = ""
    note: str = ""
    key_map: KeyMap | None = None

    @property
    def lasting(self) -> tuple[object, ...]:
        """Everything but the number: what many sheets have in common."""
        return (
            *(self.title, self.of, self.side, self.paper),
            *(self.label, self.note, self.key_map),
        )


def ruler_length(strip: Rect) -> float:
    """Return the length of the ruler that the strip has room for with its words: 100, 50 or 0."""
    room = max(strip.width, strip.height) - 2 * _INSET - _MEASURE
    return next((length for length in (LONG_RULER, SHORT_RULER) if length <= room), 0.0)


class Furniture:
    """Draws the furniture of one job; what only the sheet's number tells apart is laid out once."""

    def __init__(self, book: FontBook, lang: str = "en") -> None:
        """Keep the fonts and the language of the words."""
        self._book = book
        self._lang = lang
        self._laid: dict[object, _Laid] = {}
        self._rulers: dict[float, Group] = {}

    def on(self, strip: Rect, words: Words) -> tuple[Item, ...]:
        """Return the furniture of a sheet: upright in a level strip, else read from below.

        From the strip's left end: the ruler with its length, the paper and how to print; at the right
        end the name of the sheet and the key map. A short strip has two rows.
        """
        level = strip.width >= strip.height
        length = strip.width if level else strip.height
        key = (level, length, *words.lasting)
        laid = self._laid.get(key)
        if laid is None:
            laid = self._laid[key] = self._strip(length, words, level=level)
        number = _number(words, words.number, self._lang)
        items = (*laid.items, *self._say(number, laid.x, laid.middle, laid.size))
        if level:
            return (Group(items, matrix=translation(strip.x, strip.y)),)
        return (Group(items, matrix=Matrix(0.0, -1.0, 1.0, 0.0, strip.x, strip.bottom)),)

    def _strip(self, length: float, words: Words, *, level: bool) -> "_Laid":
        """Lay out a strip from (0, 0), leaving room for the number of the last sheet."""
        face = self._book.face(_ROLE)
        scale = ruler_length(Rect(0.0, 0.0, length, 0.0))
        items, end = self._right_end(length - _INSET, words, level=level)
        measure = resolve(text("{length} mm", length=f"{scale:g}"), self._lang) if scale else ""
        full = resolve(text("print at 100 %"), self._lang)
        how = _joined(words.paper, full)
        title = _joined(*words.title) + _SEPARATOR
        number = _number(words, words.of, self._lang)
        start = _INSET + scale + (1.5 if scale else 0.0)
        left = _joined(measure, how)
        room = end - start - face.width(left, _SIZE) - _AIR
        note = _SEPARATOR + words.note if words.note else ""
        if face.width(clean(title + number + note), _SIZE) <= room:
            tail = face.width(clean(note), _SIZE)
            at = end - tail - face.width(number, _SIZE)
            items += self._ruler(scale, _RULER_FOOT)
            items += self._say(left, start, _MIDDLE, _SIZE)
            items += self._say(title, at, _MIDDLE, _SIZE, "end")
            items += self._say(note, end - tail, _MIDDLE, _SIZE)
            return _Laid(items, at, _MIDDLE, _SIZE)
        least = face.width(f"…{number}", _SMALLEST) + _INSET + _AIR
        how = next((h for h in (how, full) if face.width(clean(h), _SIZE) + least <= end), "")
        room = end - _INSET - (face.width(how, _SIZE) + _AIR if how else 0.0)
        title, size = self._shortened(title, number, room)
        items += self._ruler(scale, _LOW_FOOT)
        items += self._say(title, _INSET, _UPPER, size)
        items += self._say(how, end, _UPPER, _SIZE, "end")
        items += self._say(measure, start, _LOWER, _SIZE)
        room = end - start - face.width(measure, _SIZE) - _AIR
        if words.note and face.width(clean(words.note), _SIZE) <= room:
            items += self._say(words.note, end, _LOWER, _SIZE, "end")
        return _Laid(items, _INSET + face.width(clean(title), size), _UPPER, size)

    def _right_end(
        self, end: float, words: Words, *, level: bool
    ) -> tuple[tuple[Item, ...], float]:
        """Return the key map and the large label, and where they begin."""
        items: tuple[Item, ...] = ()
        if words.key_map is not None:
            items, used = _map(words.key_map, end, level=level)
            end -= used + 1.2
        if words.label:
            items += line(
                self._book,
                words.label,
                end,
                _MIDDLE - 0.1,
                role=_STRONG,
                size=_BIG,
                colour=COLOUR,
                anchor="end",
                centred=True,
            )
            end -= self._book.face(_STRONG).width(words.label, _BIG) + 2.0
        return items, end

    def _shortened(self, title: str, number: str, room: float) -> tuple[str, float]:
        """Return as much of a title as there is room for, cut at its beginning, and its size."""
        face = self._book.face(_ROLE)
        title = clean(title)
        natural = face.width(title + number, 1.0)
        if natural * _SMALLEST <= room:
            return title, min(_SIZE, room / natural)
        while title and face.width(f"…{title}{number}", _SMALLEST) > room:
            title = title[1:]
        return f"…{title}", min(_SMALLEST, room / face.width(f"…{title}{number}", 1.0))

    def _say(
        self, words: str, x: float, middle: float, size: float, anchor: Anchor = "start"
    ) -> tuple[Item, ...]:
        if not words:
            return ()
        y = middle + self._book.face(_ROLE).cap_height * size / 2
        return line(self._book, words, x, y, role=_ROLE, size=size, colour=COLOUR, anchor=anchor)

    def _ruler(self, length: float, foot: float) -> tuple[Item, ...]:
        """Return the ruler from the strip's left end, its ticks standing on its line."""
        if not length:
            return ()
        ruler = self._rulers.get(length)
        if ruler is None:
            ruler = self._rulers[length] = _drawn_ruler(length)
        return (Group((ruler,), matrix=translation(_INSET, foot)),)


class _Laid(NamedTuple):
    """A strip without the sheet's number, and where the number goes."""

    items: tuple[Item, ...]
    x: float
    middle: float
    size: float


def _number(words: Words, number: int, lang: str) -> str:
    pattern = {
        "front": "sheet {number} of {of}, front",
        "back": "sheet {number} of {of}, back",
    }.get(words.side, "sheet {number} of {of}")
    return resolve(text(pattern, number=number, of=words.of), lang)


def _joined(*words: str) -> str:
    return _SEPARATOR.join(word for word in words if word)


def _drawn_ruler(length: float) -> Group:
    last = int(length)
    strokes: list[Stroke] = [(0.0, 0.0, length, 0.0)]
    for mm in range(0, last + 1, _STEP):
        high = next(tick for every, tick in _TICKS.items() if mm % every == 0)
        if mm in (0, last):
            high = _END_TICK
        strokes.append((float(mm), 0.0, float(mm), -high))
    drawn = PathItem(stroke_path(strokes), _RULER_LINE)
    return Group((drawn,), key=f"ruler-{length:g}", box=(-0.1, -2.5, length + 0.2, 2.6))


def _map(key: KeyMap, end: float, *, level: bool) -> tuple[tuple[Item, ...], float]:
    """Return a small plan of the sheets with this one filled, and what it takes of the strip.

    It always stands upright on the page, in a strip that is read from below too.
    """
    across, down = (key.columns, key.rows) if level else (key.rows, key.columns)
    thick = min(2.0, _MAP / down)
    wide = min(thick * 1.4, _MAP_LENGTH / across)
    width, height = (wide, thick) if level else (thick, wide)
    hair = Style(stroke=COLOUR, width=0.12, round=False)
    filled = Style(fill=COLOUR, stroke=COLOUR, width=0.12, round=False)
    cells = tuple(
        PathItem(
            rect(column * width, row * height, width, height),
            filled if (column, row) == (key.column, key.row) else hair,
        )
        for row in range(key.rows)
        for column in range(key.columns)
    )
    edge = _INSET + (_MAP - thick * down) / 2
    if level:
        return (Group(cells, matrix=translation(end - wide * across, edge)),), wide * across
    return (Group(cells, matrix=Matrix(0.0, 1.0, -1.0, 0.0, end, edge)),), wide * across
