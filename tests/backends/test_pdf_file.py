"""The PDF as a file: clean, with its fonts, searchable, telling what it is, the same every time."""

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdf
import pytest

from printkit.backends import pdf
from printkit.display import text
from printkit.display.document import Document, Page
from printkit.display.fonts import FontBook
from tests.backends.conftest import Make
from tests.contract.test_rosetta import rosetta

Documents = Callable[..., Document]
ROOT = Path(__file__).resolve().parents[2]
PANGRAM = "ÁRVÍZTŰRŐ tükörfúrógép"
ALL_LETTERS = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż ŐŰőű"

DRAW_TWICE = """
import hashlib
from printkit.backends import pdf, svg
from printkit.display.fonts import load_fonts
from tests.comparing import alone
from tests.contract.test_rosetta import rosetta
book = load_fonts()
page = rosetta(book)
document = alone(page, page)
for data in (pdf.render(document, book), svg.render(page, book, document)):
    print(hashlib.sha256(data).hexdigest())
"""


@pytest.fixture(scope="module")
def finished(fonts: FontBook) -> bytes:
    """The rosetta page, which has everything, as a document of two pages."""
    page = rosetta(fonts)
    pages = (page, replace(page, label="second"))
    return pdf.render(Document("Kör 1:2", "printkit", "Test", "en", pages, ()), fonts)


def extracted(data: bytes) -> str:
    """Return the words of the first page."""
    return pypdf.PdfReader(BytesIO(data)).pages[0].extract_text()


def test_the_file_is_clean(finished: bytes) -> None:
    """An independent reader finds no fault in the file."""
    with pikepdf.open(BytesIO(finished)) as file:
        assert [] == file.check_pdf_syntax()
        assert 2 == len(file.pages)


def test_every_font_is_embedded(finished: bytes) -> None:
    """Each font is a subset with its program and a map to letters; there is no idle Helvetica."""
    with pikepdf.open(BytesIO(finished)) as file:
        fonts = [
            o
            for o in file.objects
            if isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font"
        ]
        names = {str(font.BaseFont) for font in fonts}
        assert {name.partition("+")[2] for name in names} == {
            "Lato-Regular", "Lato-Medium", "Lato-Bold", "Lato-Black", "Lato-Italic",
        }  # fmt: skip
        for font in fonts:
            assert "/FontFile2" in font.FontDescriptor
            assert "/ToUnicode" in font
    assert b"Helvetica" not in finished


def test_unused_letters_are_left_out(page: Make, document: Documents, fonts: FontBook) -> None:
    """A font carries the letters that are used, not all of the alphabet."""

    def size(words: str) -> int:
        return len(pdf.render(document(page(*text.line(fonts, words, 10, 10))), fonts))

    every = "".join(map(chr, range(33, 127)))
    assert size("crab") < size(every) / 2


def test_br_001_accented_letters_are_found_again(
    page: Make, document: Documents, fonts: FontBook
) -> None:
    """A pangram is extracted letter by letter: no box, no NUL, every font embedded."""
    data = pdf.render(document(page(*text.line(fonts, PANGRAM, 10, 10, size=5))), fonts)
    assert PANGRAM == extracted(data)
    assert not set(extracted(data)) & {"\u25a0", "\0"}
    assert b"Helvetica" not in data


def test_br_002_every_role_is_found_again(page: Make, document: Documents, fonts: FontBook) -> None:
    """The accented letters of two languages are extracted the same from every role."""
    for role in fonts.roles:
        items = text.line(fonts, ALL_LETTERS, 10, 10, role=role, size=5)
        assert ALL_LETTERS == extracted(pdf.render(document(page(*items)), fonts))


def test_more_letters_than_one_subset_holds(
    page: Make, document: Documents, fonts: FontBook
) -> None:
    """A text with more different letters than one font subset can number is written in full."""
    face = fonts.face("body")
    many = "".join(c for c in map(chr, range(0xC1, 0x2AF)) if face.has(c) and c.isalpha())
    assert len(many) > 300
    words = "".join(f"{c}\n" if k % 25 == 24 else c for k, c in enumerate(many))
    items = text.paragraph(fonts, words, 10, 10, 190, size=5).items
    assert many == extracted(pdf.render(document(page(*items)), fonts)).replace("\n", "")


def test_br_004_a_stand_in_leaves_no_rubbish(
    page: Make, document: Documents, fonts: FontBook
) -> None:
    """A name with an emoji is extracted without NUL and without the square of another font."""
    data = pdf.render(document(page(*text.line(fonts, "Kata 🎲", 10, 10, size=5))), fonts)
    assert "Kata" == extracted(data).strip()
    assert not set(extracted(data)) & {"\u25a0", "\0", "\ufffd"}


@pytest.mark.parametrize("words", ["R&D", "Tom & Jerry", "5 < 6", "a (b) \\ c", "<b>x</b>", "((("])
def test_br_016_words_are_extracted_as_given(
    page: Make, document: Documents, fonts: FontBook, words: str
) -> None:
    """What looks like markup, or like PDF, comes back as it was."""
    data = pdf.render(document(page(*text.line(fonts, words, 10, 10, size=5))), fonts)
    assert words == extracted(data)


def test_br_086_the_file_tells_what_it_is(
    tokens: Page, document: Documents, fonts: FontBook
) -> None:
    """Title, author, subject, language and the names of pages are those of the document."""
    second = replace(tokens, label="board Ő2")
    whole = document(tokens, second, title="Kraby – tükör")
    data = pdf.render(whole, fonts)
    reader = pypdf.PdfReader(BytesIO(data))
    assert reader.metadata is not None
    assert "Kraby – tükör" == reader.metadata.title
    assert ("printkit", "Board game") == (reader.metadata.author, reader.metadata.subject)
    assert ["tokens 1", "board Ő2"] == reader.page_labels
    assert ["tokens 1", "board Ő2"] == [entry.title for entry in reader.outline]  # type: ignore[union-attr]
    pages = [reader.get_destination_page_number(entry) for entry in reader.outline]  # type: ignore[arg-type]
    assert [0, 1] == pages
    with pikepdf.open(BytesIO(data)) as file:
        assert "en" == str(file.Root.Lang)
        assert not {"anonymous", "untitled"} & {str(v) for v in file.docinfo.values()}


@pytest.mark.parametrize(
    ("duplex", "expected"),
    [("off", None), ("long-edge", "/DuplexFlipLongEdge"), ("short-edge", "/DuplexFlipShortEdge")],
)
def test_br_029_viewers_are_asked_not_to_scale(
    tokens: Page, document: Documents, fonts: FontBook, duplex: str, expected: str | None
) -> None:
    """The print dialog is asked for 100 %, and for two sides where the job has them."""
    data = pdf.render(document(tokens, duplex=duplex), fonts)
    with pikepdf.open(BytesIO(data)) as file:
        wishes = file.Root.ViewerPreferences
        assert "/None" == str(wishes.PrintScaling)
        assert bool(wishes.DisplayDocTitle)
        assert expected == (str(wishes.Duplex) if "/Duplex" in wishes else None)


def test_a_document_without_an_outline_has_none(
    tokens: Page, document: Documents, fonts: FontBook
) -> None:
    """No entries, no outline, and no empty panel beside the page."""
    with pikepdf.open(BytesIO(pdf.render(document(tokens, outline=()), fonts))) as file:
        assert "/Outlines" not in file.Root
        assert "/UseNone" == str(file.Root.PageMode)


def test_equal_documents_give_equal_bytes(
    tokens: Page, document: Documents, fonts: FontBook
) -> None:
    """The same document twice in one process gives the same bytes; another one others."""
    first = pdf.render(document(tokens), fonts)
    assert first == pdf.render(document(tokens), fonts)
    assert first != pdf.render(document(tokens, title="Other"), fonts)


def test_br_085_two_processes_give_equal_bytes() -> None:
    """Two processes, 2 s, a hash seed and a time zone apart, write the same PDF and SVG."""
    found: list[list[str]] = []
    for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo")):
        if found:
            time.sleep(2)
        environment = {**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, "-c", DRAW_TWICE],
            env=environment, cwd=ROOT, capture_output=True, text=True, check=True,
        )  # fmt: skip
        found.append(done.stdout.split())
    assert found[0] == found[1]
    assert 2 == len(set(found[0]))
    assert all(len(digest) == hashlib.sha256().digest_size * 2 for digest in found[0])
