"""The dump: one item a line, numbers to a thousandth of a millimetre, nothing left out."""

from dataclasses import replace

import pytest

from printkit.base.errors import PrintkitError
from printkit.base.geometry import rotation, translation
from printkit.display import shapes
from printkit.display.document import Document, OutlineEntry, Page
from printkit.display.dump import dump
from printkit.display.items import Group, ImageItem, PathItem, Style, TextItem
from printkit.display.numbers import Numbers

TOKEN = Group(
    (
        PathItem(
            shapes.rect(0, 0, 17, 17.00049),
            Style(fill="#ffddaa", stroke="#000000", width=0.5, dash=(2, 1), opacity=0.25),
        ),
        TextItem(3, 15, "O 'x'", "Lato-Black", 4.2, "#102030"),
    ),
    key="token.O",
    box=(0, 0, 17, 17),
    title="orange crab",
)
IMAGE = ImageItem(1, 2, 3, 4, b"no picture")


def test_a_drawing_is_written_item_by_item() -> None:
    """Every field that changes what is seen stands in the dump."""
    art = Group(
        (
            replace(TOKEN, matrix=translation(10, 20)),
            replace(TOKEN, matrix=rotation(90).then(translation(50, 20))),
            Group((IMAGE,), clip=shapes.line(0, 0, 1, 1)),
        ),
        layer="art",
    )
    page = Page(210, 297, (art,), "tokens 1", "01-tokens", "tokens", (10, 20, 90, 80), 3)
    page = replace(page, hidden=("cut",))
    document = Document(
        "Kraby", "printkit", "a game", "en", (page,), (OutlineEntry("Tokens", 0),), "long-edge"
    )
    expected = """\
document 'Kraby' by 'printkit' on 'a game'
lang en duplex long-edge
outline 0 'Tokens'
page 'tokens 1' 210 297 front name 01-tokens part tokens trim 10 20 90 80 bleed 3 hidden cut
  group layer art
    group at 10 20 turn 1 0 0 1 key token.O box 0 0 17 17 title 'orange crab'
      path fill #ffddaa stroke #000000 0.5 round dash 2 1 opacity 0.25 | \
M 0 0 L 17 0 L 17 17 L 0 17 Z
      text 3 15 4.2 Lato-Black #102030 "O 'x'"
    group at 50 20 turn 0 1 -1 0 use token.O
    group clip M 0 0 L 1 1
      image 1 2 3 4 9ed97c950c330a5b
"""
    assert expected == dump(document)


def test_a_move_of_a_thousandth_is_seen_and_of_less_is_not() -> None:
    """The dump changes with what is printed, not with the last bits of a float."""
    word = TextItem(3, 15, "O", "Lato-Black", 4)
    assert dump(Group((word,))) == dump(Group((replace(word, x=3.0000001),)))
    assert dump(Group((word,))) != dump(Group((replace(word, x=3.001),)))


@pytest.mark.parametrize(
    ("value", "expected"),
    [(0.0, "0"), (-0.0001, "0"), (1e-7, "0"), (1e6, "1000000"), (2.5, "2.5"), (-3, "-3")],
)
def test_numbers_are_plain_decimals(value: float, expected: str) -> None:
    """No exponent, no idle noughts, no minus nought."""
    assert expected == Numbers(3)[value]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
def test_a_number_that_is_none_is_refused(value: float) -> None:
    """A drawing with nan in it is a fault, not a file."""
    with pytest.raises(PrintkitError, match="number"):
        Numbers(3)[value]
