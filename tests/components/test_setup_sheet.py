"""A printed set-up says what lies where, leads back to its seed, and keeps its secrets."""

import io
import re
from collections import Counter
from collections.abc import Mapping

import pytest
import zxingcpp
from PIL import Image

from printkit.backends import pdf, png
from printkit.components.part import Part
from printkit.components.setup_sheet import draw_setup_sheet
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.model.game import Game
from printkit.setups.deal import deal
from printkit.setups.describe import seed_line
from tests.components.drawn import document_of, keys, page_of, said, words

A4 = (197.3, 276.3)
MINI = re.compile(r"kraby\.mini\.(.)")


def drawn(
    game: Game,
    theme: Theme,
    layouts: Mapping[str, Layout],
    *,
    players: int = 3,
    seed: str = "42",
    reveal: bool = False,
) -> Part:
    """Draw the sheet of a set-up."""
    dealt = deal(game, players, seed, {})
    return draw_setup_sheet(dealt, game, theme, layouts["setup-sheet"], A4, reveal=reveal)


def letters(part: Part, pages: slice) -> Counter[str]:
    """Count the small crabs by their letter."""
    found: Counter[str] = Counter()
    for piece in part.pieces[pages]:
        found.update(m[1] for key in keys((piece.front,)) if (m := MINI.fullmatch(key)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sheet_tells_the_steps_and_who_has_which_ship(
    players: int, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Every step of the set-up stands on it, and a line for each player."""
    part = drawn(game, theme, layouts, players=players)
    told = said(part.pieces[0].front, theme.book)
    dealt = deal(game, players, "42", {})
    for step in dealt.steps:
        assert theme.say(step).split(".")[0] in told
    seats = {seat.sign: theme.say(seat.name) for seat in game.seats}
    signs = dict(dealt.places)["signs"]
    assert isinstance(signs, list)
    assert players == len(signs)
    lines = [each.text for each in words(part.pieces[0].front, theme.book)]
    assert [seats[sign] for sign in signs] == [text for text in lines if text in seats.values()]


def test_figures_and_what_is_set_aside_stand_in_a_line_for_each_colour(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """With two players, the colour that is out has 24 aside and no figures, the others 4 and 3."""
    part = drawn(game, theme, layouts, players=2)
    lines = words(part.pieces[0].front, theme.book)
    rows = {}
    for kind in game.kinds:
        label = next(
            each for each in lines if each.text == theme.say(kind.name) and each.box.x > A4[0] / 2
        )
        rows[kind.id] = [
            each.text
            for each in sorted(lines, key=lambda each: each.box.x)
            if each.box.x > label.box.right and abs(each.box.centre.y - label.box.centre.y) < 3
        ]
    played = dict(deal(game, 2, "42", {}).places)["colours"]
    assert isinstance(played, list)
    for kind in game.kinds:
        expected = ["4", "3"] if kind.id in played else ["–", "24", "–"]
        assert expected == rows[kind.id]


def test_br_073_the_code_deals_this_very_set_up_again(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """A decoder reads the seed line from the rendered page; it stands there in letters too."""
    part = drawn(game, theme, layouts)
    picture = png.render(pdf.render(document_of(page_of(part.pieces[0])), theme.book), 300)[0]
    codes = zxingcpp.read_barcodes(Image.open(io.BytesIO(picture)))
    line = seed_line(deal(game, 3, "42", {}))
    assert line.startswith("printkit setup kraby --players 3 --seed 42")
    assert [line] == [code.text for code in codes]
    assert line in said(part.pieces[0].front, theme.book)


def test_secrets_are_not_printed_unless_revealed(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Two seeds that differ in hands and bag alone give sheets that differ in nothing else."""
    part = drawn(game, theme, layouts)
    assert 1 == len(part.pieces)
    assert {"O": 1, "G": 1, "B": 1, "Y": 1, "P": 1} == letters(part, slice(None))
    assert "Secret" not in said(part.pieces[0].front, theme.book)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_revealed_secrets_stand_on_slips_of_pages_of_their_own(
    players: int, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """All hands and the rest of the bag, crab by crab; nothing of it on the open page."""
    plain = drawn(game, theme, layouts, players=players)
    part = drawn(game, theme, layouts, players=players, reveal=True)
    assert plain.pieces[0] == part.pieces[0]
    assert 1 + len(plain.pieces) == len(part.pieces)
    places = dict(deal(game, players, "42", {}).secret)
    hands, bag = places["hands"], places["bag"]
    assert isinstance(hands, list)
    assert isinstance(bag, list)
    expected = Counter(bag) + Counter(crab for hand in hands for crab in hand)
    assert expected == letters(part, slice(1, None))
    told = said(part.pieces[1].front, theme.book)
    for player in range(1, players + 1):
        assert f"Player {player}," in told
