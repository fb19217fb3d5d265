"""Decks of cards: exact sizes, words that fit and can be read, corners, backs that tell nothing."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from printkit.app.registry import load
from printkit.app.studio import open_studio
from printkit.base.errors import FitError
from printkit.base.units import MM_PER_PT
from printkit.components.cardbacks import card_scale
from printkit.components.deckcards import draw_deck
from printkit.components.part import DrawnPiece
from printkit.components.scorepad import draw_pad
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import PathItem
from printkit.display.symbols import Symbol
from printkit.model.faces import CardFace, SignFace
from printkit.model.pieces import CardDeck, PadSet
from printkit.model.text import Text
from printkit.rules.tea_garden.cards import Card, Price
from printkit.rules.tea_garden.design import DESIGN
from printkit.rules.tea_garden.effects import effects
from printkit.rules.tea_garden.kit_cards import card_decks
from printkit.rules.tea_garden.pieces import Caravan, Trade
from tests.components.drawn import walk, words

GAME = load("tea-garden")
STUDIO = open_studio(GAME, overrides=False)
DECKS = tuple(each for each in GAME.kit() if isinstance(each, CardDeck))
OF_CARDS = tuple(deck for deck in DECKS if deck.layout == "cards")
SIZES = [(44.0, 68.0), (63.0, 88.0), (70.0, 120.0), (40.0, 60.0), (63.5, 88.9), (150.0, 80.0)]
POINT = MM_PER_PT
ROUNDING = 1e-6


def drawn(
    deck: CardDeck, size: tuple[float, float] | None = None, bleed: float = 0.0
) -> tuple[DrawnPiece, ...]:
    """Return the cards of a deck in a size."""
    return draw_deck(
        replace(deck, size=size), STUDIO.theme, STUDIO.layouts[deck.layout], bleed
    ).pieces


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_words_of_every_card_fit_in_every_size_and_can_be_read(size: tuple[float, float]) -> None:
    """No words under 7 points, none outside the panel, none over each other."""
    for deck in OF_CARDS:
        layout = STUDIO.layouts[deck.layout]
        rim = layout.mm("rim") * card_scale(layout, size)
        for piece in drawn(deck, size):
            assert size == (piece.width, piece.height)
            found = words(piece.front, STUDIO.book)
            for each in found:
                box = each.box
                assert box.x >= rim - ROUNDING, (piece.id, each.text)
                assert box.y >= rim - ROUNDING, (piece.id, each.text)
                assert box.right <= size[0] - rim + ROUNDING, (piece.id, each.text)
                assert box.bottom <= size[1] - rim + ROUNDING, (piece.id, each.text)
                if any(letter.isalpha() for letter in each.text):
                    assert each.size >= 7 * POINT - ROUNDING, (piece.id, each.text)
            for k, one in enumerate(found):
                for other in found[:k]:
                    a, b = one.box, other.box
                    apart = a.x >= b.right or b.x >= a.right or a.y >= b.bottom or b.y >= a.bottom
                    assert apart, (piece.id, one.text, other.text)


def test_numbers_of_ordinary_cards_can_be_read() -> None:
    """At 63 by 88 mm no number is under 7 points; the strength is 5 mm high at the top left."""
    for deck in OF_CARDS:
        for card, piece in zip(deck.cards, drawn(deck), strict=True):
            found = words(piece.front, STUDIO.book)
            assert min(each.size for each in found) >= 7 * POINT - ROUNDING, piece.id
            face = card.front
            assert isinstance(face, CardFace)
            if face.corner is None or not face.corner.number:
                continue
            first = min(found, key=lambda each: each.box.x + each.box.y)
            assert face.corner.number == first.text
            assert first.box.height >= 5.0


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.part)
def test_the_help_card_shows_its_words(deck: CardDeck) -> None:
    """Every sign's words stand on the card, in type that can be read."""
    for card, piece in zip(deck.cards, drawn(deck, deck.size), strict=True):
        for face, group in ((card.front, piece.front), (card.back, piece.back)):
            if not isinstance(face, SignFace):
                continue
            assert piece.back_matters
            assert group is not None
            found = [each for each in words(group, STUDIO.book) if not each.text.isdigit()]
            read = " ".join(each.text for each in found)
            assert all(STUDIO.theme.say(meaning) in read for _, meaning in face.signs)
            assert min(each.size for each in found) >= 7 * POINT - ROUNDING


class Seen(Mapping[str, Symbol]):
    """Symbols that remember which of them were drawn."""

    def __init__(self, symbols: Mapping[str, Symbol]) -> None:
        """Begin with none."""
        self._symbols = symbols
        self.names: set[str] = set()

    def __getitem__(self, name: str) -> Symbol:
        """Return a symbol, and remember it."""
        self.names.add(name)
        return self._symbols[name]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names."""
        return iter(self._symbols)

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._symbols)


def symbols_of(deck: CardDeck) -> set[str]:
    """Return the symbols that are really drawn on the faces of a deck."""
    seen = Seen(STUDIO.theme.symbols)
    theme: Theme = replace(STUDIO.theme, symbols=seen)
    draw_deck(replace(deck, symbol="medallion"), theme, STUDIO.layouts[deck.layout])
    return seen.names - {"medallion", "corner"}


def test_symbols_explained_on_the_help_card_are_those_drawn_on_the_cards() -> None:
    """Seen while both are drawn: nothing is missing, nothing is too much."""
    (aid,) = (deck for deck in DECKS if deck.part == "help")
    on_cards = {name for deck in OF_CARDS for name in symbols_of(deck)}
    assert on_cards == symbols_of(aid)
    assert on_cards


def test_cards_that_are_shuffled_together_have_one_back() -> None:
    """Starting, action and emperor cards meet in a player's deck; caravans never do."""
    backs = {
        deck.part: {piece.back.items for piece in drawn(deck) if piece.back} for deck in OF_CARDS
    }
    assert {1} == {len(each) for each in backs.values()}
    assert backs["starting-cards"] == backs["action-cards"] == backs["emperor-cards"]
    assert backs["caravans"] != backs["starting-cards"]


@pytest.mark.parametrize("deck", OF_CARDS, ids=lambda deck: deck.part)
def test_a_back_looks_the_same_when_it_is_turned_round(deck: CardDeck) -> None:
    """Each shape has its like on the other side of the middle."""
    piece = drawn(deck)[0]
    assert piece.back is not None
    boxes = set()
    for item, matrix, _ in walk(piece.back.items):
        if isinstance(item, PathItem):
            box = shapes.bounds(shapes.transform(item.segments, matrix))
            boxes.add(tuple(round(side, 2) for side in (box.x, box.y, box.right, box.bottom)))
    width, height = piece.width, piece.height

    def like(box: tuple[float, ...]) -> bool:
        turned = (width - box[2], height - box[3], width - box[0], height - box[1])
        return any(
            all(abs(a - b) < 0.03 for a, b in zip(turned, each, strict=True)) for each in boxes
        )

    assert all(map(like, boxes))


def test_the_ground_reaches_as_far_as_the_bleed() -> None:
    """Fronts and backs, 3 mm on each side."""
    piece = drawn(OF_CARDS[0], bleed=3.0)[0]
    for group in (piece.front, piece.back):
        assert group is not None
        ground = next(item for item, _, _ in walk(group.items) if isinstance(item, PathItem))
        assert (-3.0, -3.0, 69.0, 94.0) == tuple(shapes.bounds(ground.segments))


@pytest.mark.parametrize("size", SIZES[:4], ids=lambda size: "x".join(map(str, size)))
def test_many_signs_become_smaller_and_stay_on_the_card(size: tuple[float, float]) -> None:
    """An owner's cards may show all actions, several teapots, long prices and gains."""
    pots = ("green", "red", "blue", "any")
    actions = ("river", "university", "cups", "sell")
    full = Card("A999", 9, 9, actions, pots, "V", Price(12, 9, 6, (*pots, "any")))
    trade = Trade(9, 6, 4, 0, effects("points-50", "leaves-9-q6", "swap-2", "emperor-token-9"))
    design = DESIGN._replace(
        action=(full,),
        emperor=(Card("E01", 9, 0, actions, pots[1:]),),
        caravans=(Caravan("CA9E", True, trade, trade, trade, trade),),  # noqa: FBT003
    )
    for deck in card_decks(design, size)[1:]:
        (piece,) = drawn(deck, size)
        for item, matrix, _ in walk(piece.front.items):
            if isinstance(item, PathItem):
                box = shapes.bounds(shapes.transform(item.segments, matrix))
                assert min(box.x, box.y) >= -ROUNDING
                assert box.right <= size[0] + ROUNDING
                assert box.bottom <= size[1] + ROUNDING


def test_words_that_do_not_fit_are_refused_with_the_name_of_the_card() -> None:
    """They are never cut off or made unreadable."""
    deck = OF_CARDS[0]
    card = deck.cards[0]
    assert isinstance(card.front, CardFace)
    long = replace(card, front=replace(card.front, caption=Text("many words of a card " * 20)))
    with pytest.raises(FitError, match=card.piece.id):
        drawn(replace(deck, cards=(long,)))


def test_the_pad_of_the_same_game_has_no_words_over_each_other() -> None:
    """It is narrow: what does not fit beside its title stands below it."""
    (spec,) = (each for each in GAME.kit() if isinstance(each, PadSet))
    (piece,) = draw_pad(spec, GAME, STUDIO.theme, STUDIO.layouts[spec.layout]).pieces
    found = words(piece.front, STUDIO.book)
    assert {"date", "printkit score tea-garden"} <= {each.text for each in found}
    for k, one in enumerate(found):
        for other in found[:k]:
            a, b = one.box, other.box
            apart = a.x >= b.right or b.x >= a.right or a.y >= b.bottom or b.y >= a.bottom
            assert apart, (one.text, other.text)
