"""From a role or the name of a face to widths, ink and outlines of text; the only text measurer.

Widths are plain advances without kerning, so that a PDF (which places whole lines) and an SVG (which
places outlines) agree to the last letter. fontTools is imported only when a face is opened.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from printkit.base.errors import DataError, FileError
from printkit.base.resources import font_file, font_roles
from printkit.display.items import Segment
from printkit.display.shapes import bounds

STAND_IN_WIDTH = 0.6
"""Advance of the box that stands for a letter no face has, as a part of the em."""

Ink = tuple[float, float, float, float]
"""Left, top, right and bottom of what is really black, in em, y down, from the pen's place."""

_TABLES = ("head", "hhea", "maxp", "hmtx", "cmap", "loca", "glyf")
_NO_INK: Ink = (0.0, 0.0, 0.0, 0.0)


class _Advances(dict[str, float]):
    """Advance of each character in em, found when it is first asked for."""

    def __init__(self, find: Callable[[str], float]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, char: str) -> float:
        value = self[char] = self._find(char)
        return value


class Face:
    """One font file.

    Attributes:
        name: ``Lato-Black``.
        path: The file.
        cap_height: Of capitals, as a part of the em.
        ascent: Above the baseline, as a part of the em.
        descent: Below the baseline, as a part of the em (positive).
    """

    def __init__(
        self, name: str, path: Path, fallback: Callable[[], "Sequence[Face]"] = tuple
    ) -> None:
        """Open the file; `fallback` gives the faces to try for letters that this one lacks.

        Raises:
            FileError: It is not a TrueType font.
        """
        self.name = name
        self.path = path
        self._fallback = fallback
        self._font = _open(path)
        self._cmap: Mapping[int, str] = self._font.getBestCmap() or {}
        self._metrics = self._font["hmtx"].metrics
        self._em: int = self._font["head"].unitsPerEm
        self._glyphs: Any = None
        self._advances = _Advances(self._advance)
        self._widths: dict[str, float] = {}
        self._own: set[str] = set()
        self._shapes: dict[str, tuple[Segment, ...]] = {}
        self._inks: dict[str, Ink] = {}
        self.ascent: float = self._font["hhea"].ascent / self._em
        self.descent: float = -self._font["hhea"].descent / self._em
        self.cap_height: float = -self.ink("H")[1] or 0.7

    def __repr__(self) -> str:
        """Show the name, which says it all."""
        return f"Face({self.name!r})"

    def has(self, char: str) -> bool:
        """Whether this very face has the character."""
        return ord(char) in self._cmap

    def missing(self, text: str) -> str:
        """Return the characters that this face itself lacks, each once, in order."""
        if self._own.issuperset(text):
            return ""
        lacking = [char for char in dict.fromkeys(text) if not self.has(char)]
        self._own.update(set(text).difference(lacking))
        return "".join(lacking)

    def width(self, text: str, size: float) -> float:
        """Return the advance of a text in mm, letters of fallback faces and stand-ins included."""
        width = self._widths.get(text)
        if width is None:
            width = self._widths[text] = sum(map(self._advances.__getitem__, text))
        return width * size

    def runs(self, text: str) -> tuple[tuple["Face | None", str], ...]:
        """Split a text by the face that draws it; None stands for letters that no face has."""
        if not self.missing(text):
            return ((self, text),) if text else ()
        runs: list[tuple[Face | None, str]] = []
        for char in text:
            face = self._face_of(char)
            if runs and runs[-1][0] is face:
                runs[-1] = (face, runs[-1][1] + char)
            else:
                runs.append((face, char))
        return tuple(runs)

    def ink(self, text: str) -> Ink:
        """Return the box of what is black in a text at 1 mm, from the pen's place, y down."""
        box = self._inks.get(text)
        if box is None:
            box = self._inks[text] = self._find_ink(text)
        return box

    def outline(self, text: str, x: float, y: float, size: float) -> tuple[Segment, ...]:
        """Return the outlines of letters that this face has, pen at (x, y) on the baseline, in mm.

        Letters that it lacks leave a gap: `text.line` sends each letter to a face that has it.
        """
        drawn: list[Segment] = []
        pen = x
        for char in text:
            for op, numbers in self._shape(char):
                place = [(y if k % 2 else pen) + number * size for k, number in enumerate(numbers)]
                drawn.append((op, tuple(place)))
            pen += self._advances[char] * size
        return tuple(drawn)

    def _face_of(self, char: str) -> "Face | None":
        if self.has(char):
            return self
        return next((face for face in self._fallback() if face.has(char)), None)

    def _advance(self, char: str) -> float:
        face = self._face_of(char)
        if face is None:
            return STAND_IN_WIDTH
        advance: int = face._metrics[face._cmap[ord(char)]][0]  # noqa: SLF001 (a face of its kind)
        return advance / face._em  # noqa: SLF001

    def _find_ink(self, text: str) -> Ink:
        if len(text) == 1:
            return self._ink_of(text)
        boxes: list[Ink] = []
        pen = 0.0
        for char in text:
            left, top, right, bottom = self.ink(char)
            if right > left:
                boxes.append((pen + left, top, pen + right, bottom))
            pen += self._advances[char]
        if not boxes:
            return _NO_INK
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        return min(lefts), min(tops), max(rights), max(bottoms)

    def _ink_of(self, char: str) -> Ink:
        face = self._face_of(char)
        if face is None:
            return (0.0, -self.cap_height, STAND_IN_WIDTH, 0.0)
        shape = face._shape(char)  # noqa: SLF001 (a face of its kind)
        if not shape:
            return _NO_INK
        box = bounds(shape)
        return box.x, box.y, box.right, box.bottom

    def _shape(self, char: str) -> tuple[Segment, ...]:
        """Return the outline of one letter in em, y down; nothing for one that is not there."""
        shape = self._shapes.get(char)
        if shape is None:
            name = self._cmap.get(ord(char))
            shape = self._shapes[char] = () if name is None else self._draw(name)
        return shape

    def _draw(self, name: str) -> tuple[Segment, ...]:
        from fontTools.pens.basePen import decomposeQuadraticSegment  # noqa: PLC0415
        from fontTools.pens.recordingPen import DecomposingRecordingPen  # noqa: PLC0415

        if self._glyphs is None:
            self._glyphs = self._font.getGlyphSet()
        pen = DecomposingRecordingPen(self._glyphs)
        self._glyphs[name].draw(pen)
        em = self._em
        segments: list[Segment] = []
        x = y = 0.0
        for op, points in pen.value:
            if op in {"moveTo", "lineTo"}:
                ((x, y),) = points
                segments.append(("M" if op == "moveTo" else "L", (x / em, -y / em)))
            elif op == "qCurveTo":
                if points[-1] is None:  # a contour of curves alone starts between two of them
                    points, x, y = _start_closed(points)  # noqa: PLW2901
                    segments.append(("M", (x / em, -y / em)))
                for (qx, qy), (ex, ey) in decomposeQuadraticSegment(points):
                    curve = (
                        *(x + 2 / 3 * (qx - x), y + 2 / 3 * (qy - y)),
                        *(ex + 2 / 3 * (qx - ex), ey + 2 / 3 * (qy - ey)),
                        *(ex, ey),
                    )
                    segments.append(
                        ("C", tuple(-v / em if k % 2 else v / em for k, v in enumerate(curve)))
                    )
                    x, y = ex, ey
            else:
                segments.append(("Z", ()))
        return tuple(segments)


class FontBook:
    """The faces of a document by role or by name, opened when first asked for."""

    def __init__(
        self,
        roles: Mapping[str, str],
        fallback: Sequence[str] = (),
        folders: Iterable[Path] = (),
    ) -> None:
        """Keep which face plays which role, the fallback order, and folders looked in first."""
        self._roles = dict(roles)
        self._order = tuple(fallback)
        self._folders = tuple(folders)
        self._faces: dict[str, Face] = {}
        self._noted: dict[str, None] = {}

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles that there are, in the order of the file."""
        return tuple(self._roles)

    @property
    def noted(self) -> tuple[str, ...]:
        """Characters that no face has, in the order met: one warning each, naming U+XXXX."""
        return tuple(self._noted)

    def note(self, char: str) -> None:
        """Remember a character that had to be drawn as a stand-in."""
        self._noted[char] = None

    def face(self, role_or_name: str) -> Face:
        """Return the face of a role (``number``) or of that name (``Lato-Black``).

        Raises:
            DataError: There is no such role and no such font file.
        """
        name = self._roles.get(role_or_name, role_or_name)
        face = self._faces.get(name)
        if face is None:
            path = self._find(name, role_or_name)
            face = self._faces[name] = Face(name, path, self._fallback)
        return face

    def _fallback(self) -> tuple[Face, ...]:
        return tuple(self.face(name) for name in self._order)

    def _find(self, name: str, asked: str) -> Path:
        file = f"{name}.ttf"
        own = next((folder / file for folder in self._folders if (folder / file).is_file()), None)
        if own is not None:
            return own
        try:
            return font_file(file)
        except Exception as error:
            message = f"there is no font role and no font file called {asked!r}"
            hint = f"roles: {', '.join(self._roles)}; a face is a .ttf in fonts/"
            raise DataError(message, hint) from error


def load_fonts(table: Mapping[str, Any] | None = None, folders: Iterable[Path] = ()) -> FontBook:
    """Return the fonts of `fonts/fonts.toml`.

    Args:
        table: The tables of another fonts.toml; None: the shipped one.
        folders: Where .ttf files are looked for before the shipped ones.

    Raises:
        DataError: The table has no roles, or a role that is not a name.
    """
    table = font_roles() if table is None else table
    roles = table.get("roles", {})
    order = table.get("fallback", {}).get("order", [])
    if not roles or not all(isinstance(name, str) for name in (*roles.values(), *order)):
        message = "fonts.toml needs a table [roles] of faces by name"
        raise DataError(message, 'write for example: body = "Lato-Regular"')
    return FontBook(roles, order, folders)


def _open(path: Path) -> Any:  # noqa: ANN401 (fontTools carries no types)
    """Open a TrueType font from memory: no file stays open behind it."""
    from io import BytesIO  # noqa: PLC0415

    from fontTools.ttLib import TTFont, TTLibError  # noqa: PLC0415

    try:
        font = TTFont(BytesIO(path.read_bytes()), lazy=True)
        lacking = [tag for tag in _TABLES if tag not in font]
    except OSError as error:
        message = f"the font {path} cannot be read: {error.strerror}"
        raise FileError(message, "check the file") from error
    except (TTLibError, AssertionError) as error:
        message = f"{path} is not a TrueType font: {error}"
        raise FileError(message, "drop in a .ttf with TrueType outlines") from error
    if "CFF " in font or "CFF2" in font:
        message = f"the font {path} has CFF outlines"
        raise FileError(message, "a PDF of ours carries TrueType outlines: drop in a .ttf")
    if lacking:
        message = f"the font {path} has no table {lacking[0]!r}"
        raise FileError(message, "drop in a complete .ttf with TrueType outlines")
    # Names of glyphs are of no use here, and looking for good ones takes 20 ms a face.
    font.setGlyphOrder([f"glyph{k}" for k in range(font["maxp"].numGlyphs)])
    return font


def _start_closed(
    points: Sequence[tuple[float, float] | None],
) -> tuple[tuple[tuple[float, float], ...], float, float]:
    """Give a closed contour without a point on the curve the start that is implied."""
    controls = [point for point in points if point is not None]
    (x1, y1), (x2, y2) = controls[-1], controls[0]
    start = ((x1 + x2) / 2, (y1 + y2) / 2)
    return (*controls, start), *start
