"""Fonts: one ruler for all text, and no letter lost in silence."""

from pathlib import Path

import pytest
from fontTools import subset
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont

from printkit.base.errors import DataError, FileError
from printkit.base.resources import font_file
from printkit.display.fonts import STAND_IN_WIDTH, Face, FontBook, load_fonts
from printkit.display.shapes import bounds

HUNGARIAN_AND_POLISH = "ÁÉÍÓÖŐÚÜŰáéíóöőúüűĄĆĘŁŃÓŚŹŻąćęłńóśźż"


@pytest.fixture
def narrow(tmp_path: Path) -> Path:
    """A folder with a font that has nothing but the letters of ``print``."""
    font = TTFont(font_file("Lato-Black.ttf"))
    subsetter = subset.Subsetter()
    subsetter.populate(text="print ")
    subsetter.subset(font)
    font.save(tmp_path / "Narrow.ttf")
    font.close()
    return tmp_path


def test_a_width_is_the_sum_of_advances(fonts: FontBook) -> None:
    """Letters are as wide together as alone: no kerning, so that PDF and SVG agree."""
    face = fonts.face("body")
    metrics = TTFont(face.path, lazy=True)
    advance = {c: metrics["hmtx"][metrics.getBestCmap()[ord(c)]][0] / 2000 for c in "AVToő"}
    metrics.close()
    assert sum(advance[c] for c in "AVToő") * 5 == pytest.approx(face.width("AVToő", 5))


def test_a_width_grows_with_the_size(fonts: FontBook) -> None:
    """Twice the size is twice the width."""
    face = fonts.face("title")
    assert 2 * face.width("Kraby", 3) == pytest.approx(face.width("Kraby", 6))


def test_every_role_has_every_letter_of_our_languages(fonts: FontBook) -> None:
    """No face in use lacks a letter of English, Hungarian or Polish, nor a sign that is printed."""
    for role in fonts.roles:
        assert not fonts.face(role).missing(f"{HUNGARIAN_AND_POLISH} AZaz09 ×−–—…„”‘’&<>()")


def test_a_role_is_a_face_by_name(fonts: FontBook) -> None:
    """A role and the name of its face are one and the same."""
    assert fonts.face("number") is fonts.face("Lato-Black")


def test_an_unknown_role_is_refused_with_those_that_exist(fonts: FontBook) -> None:
    """The message names the role asked for, the hint those that there are."""
    with pytest.raises(DataError, match="'numbr'") as caught:
        fonts.face("numbr")
    assert "number" in caught.value.hint


def test_lacking_letters_come_from_the_fallback(narrow: Path) -> None:
    """Letters that a face lacks are measured and drawn with the next face that has them."""
    book = FontBook({"body": "Narrow"}, ("Lato-Regular",), (narrow,))
    face = book.face("body")
    assert "kő" == face.missing("printkő")
    runs = [(found.name if found else None, run) for found, run in face.runs("printkő 🎲")]
    assert [
        ("Narrow", "print"),
        ("Lato-Regular", "kő"),
        ("Narrow", " "),
        (None, "🎲"),
    ] == runs
    parts = [("body", "print"), ("Lato-Regular", "kő"), ("body", " ")]
    expected = sum(book.face(name).width(run, 1) for name, run in parts) + STAND_IN_WIDTH
    assert expected == pytest.approx(face.width("printkő 🎲", 1))


def test_noted_letters_stand_in_the_order_met(book: FontBook) -> None:
    """Each letter that no face has is noted once."""
    for char in "🎲★🎲":
        book.note(char)
    assert ("🎲", "★") == book.noted


def test_an_outline_stands_on_its_baseline(fonts: FontBook) -> None:
    """The outline of a capital has the height of the capitals, its foot at y, its ink after x."""
    face = fonts.face("body")
    box = bounds(face.outline("H", 10, 20, 5))
    assert 20 == pytest.approx(box.bottom)
    assert face.cap_height * 5 == pytest.approx(box.height)
    left, _, right, _ = face.ink("H")
    assert (10 + left * 5, 10 + right * 5) == pytest.approx((box.x, box.right))


def test_ink_and_outline_agree_on_a_whole_text(fonts: FontBook) -> None:
    """The box of the ink is the box of the outline, accents and descenders too."""
    face = fonts.face("italic")
    box = bounds(face.outline("Őgy jó", 0, 0, 1))
    assert pytest.approx(face.ink("Őgy jó")) == (box.x, box.y, box.right, box.bottom)


def test_a_blank_has_no_ink(fonts: FontBook) -> None:
    """What paints nothing has an empty box, and still its advance."""
    assert (0, 0, 0, 0) == fonts.face("body").ink("  ")
    assert fonts.face("body").width(" ", 1) > 0


def test_br_007_postscript_outlines_are_refused(tmp_path: Path) -> None:
    """A font that a PDF of ours could not carry is refused by its path, with what is needed."""
    builder = FontBuilder(1000, isTTF=False)
    builder.setupGlyphOrder([".notdef", "a"])
    builder.setupCharacterMap({97: "a"})
    pen = T2CharStringPen(500, None)
    outlines = {name: pen.getCharString() for name in (".notdef", "a")}
    builder.setupCFF("Test", {}, outlines, {})
    builder.setupHorizontalMetrics(dict.fromkeys(outlines, (500, 0)))
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupPost()
    builder.save(tmp_path / "Test.otf")
    with pytest.raises(FileError, match=r"Test\.otf has CFF outlines") as caught:
        Face("Test", tmp_path / "Test.otf")
    assert "TrueType" in caught.value.hint


@pytest.mark.parametrize("content", [b"", b"just words, no font", b"\0\1\0\0" + b"\0" * 40])
def test_br_008_what_is_no_font_is_refused(tmp_path: Path, content: bytes) -> None:
    """An empty file, or any other that is no TrueType font, is one error that names it."""
    path = tmp_path / "broken.ttf"
    path.write_bytes(content)
    with pytest.raises(FileError, match=r"broken\.ttf"):
        Face("broken", path)


def test_a_font_that_is_not_there_is_refused(tmp_path: Path) -> None:
    """A path without a file is an error that names it."""
    with pytest.raises(FileError, match=r"nowhere\.ttf"):
        Face("nowhere", tmp_path / "nowhere.ttf")


@pytest.mark.parametrize("table", [{}, {"roles": {"body": 3}}])
def test_a_table_without_faces_is_refused(table: dict[str, object]) -> None:
    """fonts.toml must give each role a face by name."""
    with pytest.raises(DataError, match=r"fonts\.toml"):
        load_fonts(table)
