"""The cover lists what the kit holds, says how to make it and whose game it is."""

import io
import re
from collections.abc import Mapping

import pytest
import zxingcpp
from PIL import Image

from printkit.app.selection import Wishes, select
from printkit.backends import pdf, png
from printkit.components.cover import draw_cover
from printkit.components.kit import Sheets, draw_set
from printkit.components.part import Part
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.model.game import Game
from printkit.model.pieces import Cover
from printkit.model.sets import pieces_of
from tests.components.drawn import document_of, keys, own_words, page_of, said

A4 = (197.3, 276.3)


def cover_of(game: Game) -> Cover:
    """Return the cover of the kit."""
    return next(each for each in game.kit() if isinstance(each, Cover))


def drawn(
    game: Game, theme: Theme, layouts: Mapping[str, Layout], players: int | None = None
) -> Part:
    """Draw the cover of a kit for so many players."""
    kit = select(game, Wishes(players=players))
    return draw_set(cover_of(game), game, theme, layouts, Sheets(A4, kit=kit))


@pytest.mark.parametrize(
    ("players", "numbers"),
    [
        (None, {"Crab tokens": 120, "Ship screens": 4, "Crab figures": 15, "Board": 1}),
        (4, {"Crab tokens": 120, "Ship screens": 4, "Crab figures": 10, "Board": 1}),
        (3, {"Crab tokens": 120, "Ship screens": 3, "Crab figures": 15, "Board": 1}),
        (2, {"Crab tokens": 100, "Ship screens": 2, "Crab figures": 15, "Board": 1}),
    ],
)
def test_the_list_names_each_part_and_how_many(
    players: int | None, numbers: dict[str, int], game: Game, theme: Theme,
    layouts: Mapping[str, Layout],
) -> None:  # fmt: skip
    """Typed from the rule book: what the box holds, and what so many players need."""
    (piece,) = drawn(game, theme, layouts, players).pieces
    lines = own_words(piece.front, theme.book)
    for name, number in numbers.items():
        label = next(each for each in lines if each.text == name)
        row = [
            each.text
            for each in lines
            if re.fullmatch("[0-9]+", each.text)
            and each.box.x < A4[0] / 2
            and abs(each.box.centre.y - label.box.centre.y) < 3
        ]
        assert [str(number)] == row, name
    assert ("+ 10 spare" in said(piece.front, theme.book)) == (players is None)


def test_every_part_but_the_cover_is_listed(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Nothing of the kit is missing in the list."""
    told = said(drawn(game, theme, layouts).pieces[0].front, theme.book)
    for each in game.kit():
        if not isinstance(each, Cover):
            assert theme.say(each.name) in told, each.part


def test_br_063_thumbnails_do_not_count_as_pieces(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """No group of the cover has the key of a piece, so pieces can be counted in the file."""
    found = set(keys((drawn(game, theme, layouts).pieces[0].front,)))
    assert {"cover.tokens.token.O", "cover.board.board"} <= found
    ids = {piece.id for each in game.kit() for piece in pieces_of(each)}
    assert set() == found & ids


def test_the_cover_names_the_designer_with_his_letters_and_claims_nothing(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Adam Kałuża is named; the kit is unofficial, for personal use, with art of its own."""
    told = said(drawn(game, theme, layouts).pieces[0].front, theme.book)
    for words in ("Adam Kałuża", "Granna", "unofficial", "personal use", "2–4 players"):
        assert words in told
    for words in ("about 30 minutes", "from 7 years", "Print at 100 %"):
        assert words in told


def test_the_code_on_the_cover_is_decoded_from_the_rendered_page(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """It holds the command that prints the kit again."""
    (piece,) = drawn(game, theme, layouts).pieces
    picture = png.render(pdf.render(document_of(page_of(piece)), theme.book), 300)[0]
    codes = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)))
    assert ["printkit print kraby"] == [code.text for code in codes]


def test_a_cover_without_a_kit_still_tells_how_to_make_it(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """No list, no thumbnails, but advice and credits."""
    part = draw_cover(cover_of(game), game, theme, layouts["cover"], A4)
    told = said(part.pieces[0].front, theme.book)
    assert "How to make it" in told
    assert "What the kit holds" not in told
