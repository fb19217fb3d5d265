"""The cards of Tea Garden: as many as in the box, and from a face alone one knows what the card does."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from printkit.app.registry import load
from printkit.app.selection import Wishes, select
from printkit.base.errors import UsageError
from printkit.model.faces import CardFace, FaceLine, SignFace
from printkit.model.icons import Icon
from printkit.model.pieces import CardDeck
from printkit.model.sets import pieces_of
from printkit.rules.tea_garden.cards import Card
from printkit.rules.tea_garden.choices import CARDS
from printkit.rules.tea_garden.design import DESIGN
from printkit.rules.tea_garden.effects import SORTS, Effect
from printkit.rules.tea_garden.goals import GOALS
from printkit.rules.tea_garden.icons import icon_of
from printkit.rules.tea_garden.kit_cards import card_decks
from printkit.rules.tea_garden.kit_help import MEANINGS, help_deck, sign_of, used_icons
from printkit.rules.tea_garden.pieces import Caravan, Trade
from tests.rules.tea_garden import manifest as book

GAME = load("tea-garden")
PARTS = {
    "starting-cards": "starting cards",
    "action-cards": "action cards",
    "emperor-cards": "emperor cards",
    "caravans": "caravans",
    "help": "help cards",
}
DECKS = card_decks(DESIGN)
ALL = (*DESIGN.starting, *DESIGN.action, *DESIGN.emperor)

# What somebody at the table knows of the symbols.
ACTIONS = {"boat": "river", "university": "university", "cup": "cups", "sell": "sell"}
POTS = {f"teapot-{colour}": colour for colour in ("green", "red", "blue", "any")}
COUNTED = {
    "tea-leaf-fermented": "fermented",
    "tea-leaf-fresh": "fresh",
    "scroll-teapot": "scroll_teapot",
    "pagoda": "gardens",
    "caravan": "caravans",
    "card-starting": "starting_left",
    "boat": "river_cards",
    "university": "university_cards",
    "cup": "cup_cards",
    "teapot-any": "teapot_cards",
}


def decks(**wishes: Any) -> dict[str, CardDeck]:
    """Return the decks that are printed."""
    found = select(GAME, Wishes(parts=tuple(PARTS), **wishes))
    return {each.part: each for each in found if isinstance(each, CardDeck)}


def count(deck: CardDeck) -> int:
    """Return how many cards a deck has."""
    return sum(piece.count for piece in pieces_of(deck))


def faces() -> Mapping[str, CardFace]:
    """Return the faces by their ids."""
    return {
        card.piece.id: card.front
        for deck in DECKS
        for card in deck.cards
        if isinstance(card.front, CardFace)
    }


FACES = faces()


def number(icon: Icon | None) -> int:
    """Return the number in an icon; nothing is nought."""
    return int(icon.number.strip("≤").replace("−", "-")) if icon else 0


def shown(icons: tuple[Icon, ...], known: Mapping[str, str]) -> tuple[str, ...]:
    """Return what icons say, of what is known."""
    return tuple(known[icon.symbol] for icon in icons if icon.symbol in known)


def effect(icon: Icon) -> Effect:
    """Return what an icon gives at once."""
    if icon.symbol == "points-now":
        return Effect("points", number(icon))
    if icon.symbol == "leaf-blank":
        return Effect("leaves", icon.count, number(icon))
    return Effect(icon.symbol, icon.count)


def trade(line: FaceLine) -> Trade:
    """Return the half of a caravan that a line shows."""
    gains = tuple(map(effect, line.gains))
    if line.icons[0].symbol == "strength-blank":
        return Trade(0, 0, 0, number(line.icons[0]), gains)
    brown = sum(icon.count for icon in line.icons if icon.accent == "umber")
    leaves = sum(icon.count for icon in line.icons)
    return Trade(leaves, number(line.icons[0]), brown, 0, gains)


def test_the_box_holds_as_many_cards_as_the_sources_say() -> None:
    """Counts of Tea Garden 2.1, and 63 by 88 mm."""
    found = decks()
    assert {book_name: book.BOX[book_name] for book_name in PARTS.values()} == {
        PARTS[part]: count(deck) for part, deck in found.items()
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_players_get_their_eleven_cards_and_one_help_card_each(players: int) -> None:
    """Tea Garden 2.1: eleven starting cards a player; everything that is drawn by lot stays whole."""
    found = {part: count(deck) for part, deck in decks(players=players).items()}
    assert found == {
        "starting-cards": 11 * players,
        "action-cards": 45,
        "emperor-cards": 16,
        "caravans": 30,
        "help": players,
    }


@pytest.mark.parametrize("card", ALL, ids=lambda card: card.id)
def test_the_face_says_what_the_card_is(card: Card) -> None:
    """Strength, points, actions, teapots and price are read back from the icons of the face."""
    face = FACES[card.id]
    assert card.id == face.code
    assert card.strength == number(face.corner)
    assert card.actions == shown(face.index, ACTIONS)
    assert card.teapots == shown(face.index, POTS)
    assert card.choose == any(icon.symbol == "choose-one" for icon in face.index)
    if card.id not in GOALS:
        assert card.points == number(face.worth)
    if card.price is None:
        assert not face.price
        return
    strength, leaves, *pots = face.price
    found = number(strength), leaves.count, number(leaves), shown(tuple(pots), POTS)
    assert tuple(card.price) == found


@pytest.mark.parametrize("card", [*DESIGN.starting, *DESIGN.action], ids=lambda card: card.id)
def test_middle_and_corner_of_a_card_agree(card: Card) -> None:
    """What a fanned hand shows is what the middle shows, once and no more."""
    face = FACES[card.id]
    assert face.hero is not None
    middle = (*face.hero.icons, *face.beside)
    if card.actions or card.teapots:
        assert face.index == middle
    else:
        assert ["strength"] == [icon.symbol for icon in middle]


@pytest.mark.parametrize("card", DESIGN.emperor, ids=lambda card: card.id)
def test_an_emperor_card_says_what_it_counts(card: Card) -> None:
    """What is counted, points for each, and the most it can give (Tea Garden 1.6)."""
    face, goal = FACES[card.id], GOALS[card.id]
    assert face.hero is not None
    assert goal.most == number(face.worth)
    assert (goal.cap is not None) == (face.worth is not None and "≤" in face.worth.number)
    assert goal.counts == "".join(shown(face.hero.icons, COUNTED))
    assert goal.each == sum(map(number, face.hero.gains))
    assert (face.hero.holder is not None) == goal.counts.endswith("_cards")
    assert face.caption is not None
    words = str(dict(face.caption.values))
    assert goal.cap is None or f"'cap': {goal.cap}" in words
    (group,) = face.groups
    icons = tuple(icon for line in group.lines for icon in line.icons)
    assert card.actions == shown(icons, ACTIONS)
    assert card.teapots == shown(icons, POTS)


@pytest.mark.parametrize("caravan", DESIGN.caravans, ids=lambda one: one.id)
def test_a_caravan_shows_its_four_trades(caravan: Caravan) -> None:
    """What is paid and what one gets, leaves above, strength below (Tea Garden 3.11)."""
    face = FACES[caravan.id]
    found = [trade(line) for group in face.groups for line in group.lines]
    assert [caravan.small, caravan.large, caravan.low, caravan.high] == found
    assert ("indigo" if caravan.advanced else "orange") == face.tone


def test_no_two_cards_look_alike() -> None:
    """Two faces that differ in nothing but their code are starting cards without a sign."""
    plain = {card.id for card in DESIGN.starting if not card.actions and not card.teapots}
    icons = [face.icons for code, face in FACES.items() if code not in plain]
    assert len(icons) == len(set(icons))


def helps(deck: CardDeck) -> Iterator[Icon]:
    """Yield the icons of both sides of a help card."""
    for card in deck.cards:
        for side in (card.front, card.back):
            assert isinstance(side, SignFace)
            yield from (icon for icon, _ in side.signs)


def test_the_help_card_explains_what_is_on_the_cards_and_nothing_else() -> None:
    """Each sign once; another set of cards has another help card."""
    explained = [sign_of(icon) for icon in helps(help_deck(DECKS))]
    used = {sign_of(icon) for face in FACES.values() for icon in face.icons}
    assert len(explained) == len(set(explained))
    assert used == set(explained)
    fewer = card_decks(
        DESIGN._replace(starting=tuple(c for c in DESIGN.starting if "sell" not in c.actions))
    )
    left = {sign_of(icon) for icon in helps(help_deck(fewer))}
    assert {"sell"} == used - left


def test_every_effect_has_an_icon_that_is_explained() -> None:
    """An owner's cards may give anything that there is (Tea Garden 1.5)."""
    pictures = {sort: icon_of(Effect(sort, 1, 3 if sort == "leaves" else 0)) for sort in SORTS}
    assert len(pictures) == len({icon.symbol for icon in pictures.values()})
    assert {sign_of(icon) for icon in pictures.values()} <= set(MEANINGS)
    assert set(used_icons(DECKS)) <= set(MEANINGS)


@pytest.mark.parametrize("word", [*CARDS, "57x87mm", "59.5X92MM"])
def test_cards_have_the_size_that_is_asked_for(word: str) -> None:
    """A name, or width and height; the help cards stay as they are."""
    found = decks(options={"card": word})
    expected = {"57x87mm": (57.0, 87.0), "59.5X92MM": (59.5, 92.0), **CARDS}[word]
    assert {expected} == {deck.size for part, deck in found.items() if part != "help"}


@pytest.mark.parametrize("word", ["pokre", "63", "39x88mm", "63x221mm", "63x88cm", "-63x88mm"])
def test_a_size_that_cannot_be_is_refused(word: str) -> None:
    """With the names and the limits."""
    with pytest.raises(UsageError, match="--card") as caught:
        decks(options={"card": word})
    assert "mini, poker, tarot, or WxHmm from 40x60mm to 150x220mm" in str(caught.value.hint)
