"""Cards of words have their exact size, say what they must, and refuse what does not fit."""

import time
from collections.abc import Mapping
from dataclasses import replace

import pytest

from printkit.base.errors import FitError
from printkit.base.geometry import Rect
from printkit.base.units import MM_PER_PT
from printkit.components.cards import draw_cards
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import PathItem
from printkit.model.game import Game
from printkit.model.leaflet import Paragraph
from printkit.model.pieces import CardSet, Face
from printkit.model.text import Text
from tests.components.drawn import own_words, said, walk


def cards_of(game: Game, name: str) -> CardSet:
    """Return a set of cards of the kit."""
    return next(each for each in game.kit() if isinstance(each, CardSet) and each.part == name)


def with_face(spec: CardSet, title: str, words: str) -> CardSet:
    """Return the set with another front."""
    card = replace(spec.cards[0], front=Face(Text(title), (Paragraph(Text(words)),)))
    return replace(spec, cards=(card,))


@pytest.mark.parametrize(
    ("name", "size", "count"), [("setup-card", (100.0, 140.0), 1), ("reference", (80.0, 120.0), 4)]
)
def test_cards_are_two_sided_and_of_exact_size(
    name: str, size: tuple[float, float], count: int, game: Game, theme: Theme,
    layouts: Mapping[str, Layout],
) -> None:  # fmt: skip
    """One set-up card, a reference card for each of four players; the back matters."""
    (piece,) = draw_cards(cards_of(game, name), game, theme, layouts[name]).pieces
    assert size == (piece.width, piece.height)
    assert count == piece.count
    assert piece.back_matters
    assert piece.back is not None
    assert (name, f"{name}.back") == (piece.front.key, piece.back.key)


def test_the_set_up_card_carries_the_numbers_of_the_rule_book(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Kraby 1.3, typed by hand: what differs between two, three and four players."""
    (piece,) = draw_cards(cards_of(game, "setup-card"), game, theme, layouts["setup-card"]).pieces
    lines = own_words(piece.front, theme.book)
    rows = {}
    for name in (
        "colours in play", "crabs of each", "crabs in the bag", "crabs set aside",
        "figures of each", "figures beside", "figures set aside", "figures you may", "your turns",
    ):  # fmt: skip
        label = next(each for each in lines if each.text.startswith(name))
        row = [
            each
            for each in lines
            if each.box.x > 45 and abs(each.box.centre.y - label.box.centre.y) < 4
        ]
        rows[name] = [each.text for each in sorted(row, key=lambda each: each.box.x)]
    assert {
        "colours in play": ["4", "5", "5"],
        "crabs of each": ["20", "24", "24"],
        "crabs in the bag": ["80", "120", "120"],
        "crabs set aside": ["40", "–", "–"],
        "figures of each": ["3", "3", "2"],
        "figures beside": ["12", "15", "10"],
        "figures set aside": ["3", "–", "5"],
        "figures you may": ["3", "3", "2"],
        "your turns": ["40", "40", "30"],
    } == rows


def test_the_reference_card_carries_the_key(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """The points of colonies stand on it in order (Kraby 1.5)."""
    (piece,) = draw_cards(cards_of(game, "reference"), game, theme, layouts["reference"]).pieces
    assert piece.back is not None
    assert "1 2 3 4 5 or more points −1 0 1 3 5" in said(piece.back, theme.book)


def test_bleed_grows_the_ground_and_nothing_else(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """With 3 mm of bleed the ground reaches 3 mm beyond the trim on all sides."""
    spec = cards_of(game, "reference")
    (piece,) = draw_cards(spec, game, theme, layouts["reference"], bleed=3.0).pieces
    first = next(item for item, _, _ in walk((piece.front,)) if isinstance(item, PathItem))
    assert Rect(-3.0, -3.0, 86.0, 126.0) == shapes.bounds(first.segments)
    (plain,) = draw_cards(spec, game, theme, layouts["reference"]).pieces
    assert own_words(plain.front, theme.book) == own_words(piece.front, theme.book)


def test_br_011_a_long_word_in_a_title_stays_in_the_band(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """`Konstantynopolitańczykowianeczka` is set smaller; its ink stays inside the safe area."""
    word = "Konstantynopolitańczykowianeczka"
    spec = with_face(cards_of(game, "reference"), word, "x")
    (piece,) = draw_cards(spec, game, theme, layouts["reference"]).pieces
    (title,) = [each for each in own_words(piece.front, theme.book) if each.text == word]
    assert Rect(3.0, 3.0, 74.0, 114.0).contains(title.box)
    longer = with_face(spec, word * 2, "x")
    with pytest.raises(FitError, match=r"card 'reference', front.*Konstantynopolita"):
        draw_cards(longer, game, theme, layouts["reference"])


def test_br_012_an_over_long_word_is_broken_inside_the_panel(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """Each piece of the word is inside, and together they are the word."""
    word = "Megszentségteleníthetetlenségeskedéseitekért" * 2
    spec = with_face(cards_of(game, "reference"), "x", word)
    (piece,) = draw_cards(spec, game, theme, layouts["reference"]).pieces
    pieces = [each for each in own_words(piece.front, theme.book) if each.text != "x"]
    assert word == "".join(each.text for each in pieces)
    assert all(Rect(3.0, 3.0, 74.0, 114.0).contains(each.box) for each in pieces)


def test_br_014_three_thousand_letters_are_refused_at_once_with_the_card_and_the_language(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """An error in less than 5 s that names card, side and language; nothing is cut off."""
    spec = with_face(cards_of(game, "reference"), "x", "crabs and more crabs " * 143)
    began = time.perf_counter()
    with pytest.raises(FitError, match=r"card 'reference', front.*language en"):
        draw_cards(spec, game, theme, layouts["reference"])
    assert time.perf_counter() - began < 5.0


def test_words_shrink_only_to_the_stated_size(
    game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> None:
    """The more words, the smaller the type, never below the template's smallest."""
    sizes = []
    for words in (40, 200, 900):
        spec = with_face(cards_of(game, "reference"), "x", "crab " * (words // 5))
        (piece,) = draw_cards(spec, game, theme, layouts["reference"]).pieces
        sizes.append(min(each.size for each in own_words(piece.front, theme.book)))
    assert sorted(sizes, reverse=True) == sizes
    assert sizes[0] > sizes[2] >= 8 * MM_PER_PT - 1e-6
