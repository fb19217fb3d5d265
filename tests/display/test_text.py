"""The layout of text: nothing lost, nothing past its box, nothing read as markup."""

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import FitError
from printkit.base.geometry import Rect
from printkit.base.units import MM_PER_PT
from printkit.display.extent import extent
from printkit.display.fonts import FontBook
from printkit.display.items import Group, Item, PathItem, TextItem
from printkit.display.text import clean, fitted, line, paragraph, wrap

LONG_WORD = "Megszentségteleníthetetlenségeskedéseitekért"
LETTERS = "abcdefghijklmnopqrstuvwxyzáéíóöőúüűąćęłńśźż-–/ 0123456789"


def said(items: tuple[Item, ...]) -> str:
    """Return the words of items, stand-ins left out."""
    words = []
    for item in items:
        if isinstance(item, TextItem):
            words.append(item.text)
        elif isinstance(item, Group):
            words.append(said(item.items))
    return "".join(words)


def box_of(items: tuple[Item, ...], book: FontBook) -> Rect:
    """Return the box of what is black."""
    box = extent(items, book)
    assert box is not None
    return box


def test_a_line_starts_at_its_place(fonts: FontBook) -> None:
    """A line is one text item on its baseline."""
    expected = (TextItem(10, 20, "Kraby", "Lato-Black", 6, "#203040"),)
    assert expected == line(fonts, "Kraby", 10, 20, role="title", size=6, colour="#203040")


def test_anchors_move_a_line_by_its_width(fonts: FontBook) -> None:
    """In the middle and at the end, x is where the middle and the end of the line are."""
    width = fonts.face("body").width("Kraby", 6)
    for anchor, part in (("start", 0.0), ("middle", 0.5), ("end", 1.0)):
        (item,) = line(fonts, "Kraby", 50, 20, size=6, anchor=anchor)  # type: ignore[arg-type]
        assert isinstance(item, TextItem)
        assert 50 - part * width == pytest.approx(item.x)


@pytest.mark.parametrize("words", [*"0123456789", "10", "21", "W", "x2"])
def test_digits_are_centred_by_their_ink(fonts: FontBook, words: str) -> None:
    """What is centred has equal room left and right; capitals and digits above and below too."""
    box = box_of(
        line(fonts, words, 30, 40, role="number", size=9, anchor="middle", centred=True), fonts
    )
    assert 30 == pytest.approx(box.centre.x)
    assert 40 == pytest.approx(box.centre.y, abs=0.02 * 9)


def test_numbers_beside_each_other_share_a_baseline(fonts: FontBook) -> None:
    """Centring is by the height of capitals, so that a row of numbers does not dance."""
    baselines = set()
    for digit in "0123456789":
        (item,) = line(fonts, digit, 0, 0, role="number", size=9, anchor="middle", centred=True)
        assert isinstance(item, TextItem)
        baselines.add(item.y)
    assert 1 == len(baselines)


def test_an_empty_line_draws_nothing(fonts: FontBook) -> None:
    """No words, no item."""
    assert () == line(fonts, "", 1, 2)
    assert () == line(fonts, "\x03", 1, 2, anchor="middle", centred=True)


@pytest.mark.parametrize(
    "words", ["R&D", "Tom & Jerry", "5 < 6", "<b>bold</b>", "&amp;", "[red]x[/]"]
)
def test_br_016_no_markup_is_read(fonts: FontBook, words: str) -> None:
    """What looks like markup is drawn as it stands, in lines and in paragraphs."""
    assert words == said(line(fonts, words, 0, 0))
    assert words == said(paragraph(fonts, words, 0, 0, 60).items)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("A\x03B", "AB"),
        ("A\x00", "A"),
        ("A\x1b[31m", "A[31m"),
        ("a\tb\nc", "a b c"),
        ("zero\u200bwidth \ufe0f\u00ad", "zerowidth "),
        ("o\u030b", "ő"),
        ("a\ud800b", "a\ufffdb"),
    ],
)
def test_br_019_control_characters_are_dropped(words: str, expected: str) -> None:
    """Control and invisible characters never reach a drawing; letters are composed."""
    assert expected == clean(words)


def test_br_004_a_letter_that_no_face_has_is_seen_and_noted(book: FontBook) -> None:
    """An emoji becomes a box of its own width, the words around it stay, the book notes it."""
    (group,) = line(book, "Kata 🎲!", 10, 20, size=5)
    assert isinstance(group, Group)
    assert "Kata 🎲!" == group.title
    before, box, after = group.items
    assert isinstance(before, TextItem)
    assert isinstance(box, PathItem)
    assert isinstance(after, TextItem)
    assert ("Kata ", "!") == (before.text, after.text)
    drawn = box_of((box,), book)
    assert drawn.width > 1
    assert drawn.x >= before.x + book.face("body").width("Kata ", 5)
    assert drawn.right <= after.x
    assert ("🎲",) == book.noted


def test_br_002_every_role_keeps_every_letter(fonts: FontBook) -> None:
    """The accented letters of Hungarian and Polish are drawn in each role, none as a stand-in."""
    words = "ĄĆĘŁŃÓŚŹŻąćęłńóśźż ŐŰőű"
    for role in fonts.roles:
        (item,) = line(fonts, words, 0, 0, role=role)
        assert isinstance(item, TextItem)
        assert words == item.text


def test_wrapped_lines_break_between_words(fonts: FontBook) -> None:
    """Lines are filled as far as they go, white space between them is one break."""
    words = "keep one and   put the others under the stack"
    width = fonts.face("body").width("keep one and put", 3)
    assert ("keep one and put", "the others under", "the stack") == wrap(
        fonts, words, "body", 3, width
    )


def test_line_ends_are_kept(fonts: FontBook) -> None:
    """A line end starts a line, an empty line stays empty, all three forms are one."""
    expected = ("one", "two", "", "three")
    for end in ("\n", "\r\n", "\r"):
        assert expected == wrap(fonts, end.join(expected), "body", 3, 60)


def test_a_no_break_space_holds_words_together(fonts: FontBook) -> None:
    """What must stay together (a number and its unit) is never parted."""
    width = fonts.face("body").width("a length of 100", 3)
    assert ("a length of", "100\u00a0mm") == wrap(
        fonts, "a length of 100\u00a0mm", "body", 3, width
    )


def test_a_long_word_is_broken_behind_a_hyphen(fonts: FontBook) -> None:
    """Where an over-long word has a hyphen or a slash, it is broken there."""
    width = fonts.face("body").width("ninety-nin", 3)
    assert ("ninety-", "nine") == wrap(fonts, "ninety-nine", "body", 3, width)


def test_blanks_count_too(fonts: FontBook) -> None:
    """Between many short words the blanks are most of the line."""
    width = fonts.face("body").width("i i i i", 3)
    assert ("i i i i", "i i i i", "i") == wrap(fonts, "i i i i i i i i i", "body", 3, width)


def test_a_label_that_fits_keeps_its_size(fonts: FontBook) -> None:
    """A short label is not blown up to fill its room, and a long one fills it."""
    assert 4 == fitted(fonts, "Kraby", 60, role="body", size=4, min_size=2, name="label")
    size = fitted(fonts, "Kraby", 5, role="body", size=4, min_size=1, name="label")
    assert 5 == pytest.approx(fonts.face("body").width("Kraby", size))


@given(
    st.one_of(
        st.text(alphabet=LETTERS + "\n", max_size=120),
        st.lists(st.text(alphabet=LETTERS, max_size=6), max_size=30).map(" ".join),
    ),
    st.floats(4, 80),
    st.sampled_from(["body", "number", "italic"]),
)
def test_wrapped_lines_never_exceed_the_width(
    fonts: FontBook, words: str, width: float, role: str
) -> None:
    """Whatever the text, no line is wider than the column and no letter is lost or added."""
    lines = wrap(fonts, words, role, 3, width)
    assert all(fonts.face(role).width(text, 3) <= width + 1e-6 for text in lines)
    assert "".join(words.split()) == "".join("".join(lines).split())


@given(st.text(max_size=40))
def test_any_text_can_be_laid_out(fonts: FontBook, words: str) -> None:
    """Text of any kind is laid out, and every letter of it is one that can be drawn."""
    for item in paragraph(fonts, words, 0, 0, 60).items:
        parts = item.items if isinstance(item, Group) else (item,)
        for part in parts:
            if isinstance(part, TextItem):
                assert not fonts.face(part.face).missing(part.text)
                assert all(unicodedata.category(char) != "Cc" for char in part.text)


def test_a_paragraph_is_as_high_as_its_lines(fonts: FontBook) -> None:
    """Height is lines times leading, and the ink lies between top and foot."""
    laid = paragraph(fonts, "Őgy jó\nŐgy jó\nŐgy jó", 10, 20, 60, size=4, leading=1.5)
    assert (3, 4, 18) == (laid.lines, laid.size, laid.height)
    box = box_of(laid.items, fonts)
    assert box.y >= 20
    assert box.bottom <= 20 + laid.height


def test_a_paragraph_shrinks_to_its_floor(fonts: FontBook) -> None:
    """With a smallest size, text shrinks just as far as it must."""
    words = "Draw three tokens from the bag, keep one and put the others under the stack."
    laid = paragraph(fonts, words, 0, 0, 40, size=5, max_height=16, min_size=2, name="card 3")
    assert laid.height <= 16
    assert 2 <= laid.size < 5
    more = laid.size + 0.06
    with pytest.raises(FitError):
        paragraph(fonts, words, 0, 0, 40, size=more, max_height=16)


def test_a_paragraph_that_does_not_fit_is_refused_by_name(fonts: FontBook) -> None:
    """The error names what the text belongs to, and tells the room it needs and has."""
    with pytest.raises(FitError, match=r"card 3.*needs .* mm .* there are 40\.0 x 5\.0 mm"):
        paragraph(fonts, "word " * 40, 0, 0, 40, max_height=5, min_size=2.5, name="card 3")


def test_br_011_a_long_title_stays_in_its_box(fonts: FontBook) -> None:
    """A title of one long word is set inside the safe 53 mm of a card of 63."""
    title = "Konstantynopolitańczykowianeczka"
    size = fitted(fonts, title, 53, role="bold", size=12 * MM_PER_PT, min_size=2.2, name="title")
    assert size < 12 * MM_PER_PT
    box = box_of(line(fonts, title, 31.5, 10, role="bold", size=size, anchor="middle"), fonts)
    assert box.width <= 53
    assert 5 <= box.x
    assert box.right <= 58


def test_br_012_one_long_word_is_broken_or_shrunk(fonts: FontBook) -> None:
    """A word wider than the card is broken; with a smallest size, shrunk instead if that does."""
    size = 9 * MM_PER_PT
    assert fonts.face("body").width(LONG_WORD, size) > 63
    broken = paragraph(fonts, LONG_WORD, 5, 0, 53, size=size)
    assert (2, size) == (broken.lines, broken.size)
    assert LONG_WORD == said(broken.items)
    assert box_of(broken.items, fonts).right <= 58
    shrunk = paragraph(fonts, LONG_WORD, 5, 0, 53, size=size, min_size=2)
    assert 1 == shrunk.lines
    assert 2 <= shrunk.size < size
    assert box_of(shrunk.items, fonts).right <= 58


def test_br_012_a_label_below_its_smallest_size_is_refused(fonts: FontBook) -> None:
    """A line that cannot be broken is refused with its name where shrinking does not do."""
    with pytest.raises(FitError, match="card 7"):
        fitted(fonts, LONG_WORD, 40, role="body", size=3, min_size=2.5, name="card 7")


def test_br_014_a_text_for_a_page_is_refused_on_a_card(fonts: FontBook) -> None:
    """3,000 characters on a card are refused in good time, by the card's id."""
    words = "Gain two coins and move on. " * 108
    start = time.perf_counter()
    with pytest.raises(FitError, match=r"card\.12"):
        paragraph(fonts, words, 5, 53, 53, size=3.2, max_height=25, min_size=2, name="card.12")
    assert time.perf_counter() - start < 5


def test_a_letter_wider_than_the_column_is_refused(fonts: FontBook) -> None:
    """A column too narrow for one letter is no reason to go past it."""
    with pytest.raises(FitError, match="badge"):
        paragraph(fonts, "W", 0, 0, 1, size=9, name="badge")


def test_a_paragraph_stands_where_its_anchor_says(fonts: FontBook) -> None:
    """In the middle, each line has the same room on both sides; at the end, none on the right."""
    words = "one\nlonger line"
    for item in paragraph(fonts, words, 10, 0, 60, anchor="middle").items:
        assert isinstance(item, TextItem)
        assert 40 == pytest.approx(item.x + fonts.face("body").width(item.text, 3) / 2)
    for item in paragraph(fonts, words, 10, 0, 60, anchor="end").items:
        assert isinstance(item, TextItem)
        assert 70 == pytest.approx(item.x + fonts.face("body").width(item.text, 3))
