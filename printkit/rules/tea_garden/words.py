"""From faces of cards and tiles to a few words for the table and for lists."""

from collections.abc import Iterable

from printkit.model.text import Text, text
from printkit.rules.tea_garden.cards import Card
from printkit.rules.tea_garden.goals import GOALS
from printkit.rules.tea_garden.numbers import CUP_COLOURS
from printkit.rules.tea_garden.pieces import Caravan, CupTile

ACTION_NAMES = {
    "river": text("river"),
    "university": text("university"),
    "cups": text("cups"),
    "sell": text("sale"),
}
TEAPOT_NAMES = {
    "green": text("green teapot"),
    "red": text("red teapot"),
    "blue": text("blue teapot"),
    "any": text("teapot of any colour"),
}
COLOUR_NAMES = {letter: text(name) for letter, name in CUP_COLOURS.items()}


def card_words(card: Card) -> Text:
    """Return an action card in a few words: ``A101 (level I, strength 2, river, red teapot)``."""
    parts = [text("strength {number}", number=card.strength)]
    if card.level:
        parts.insert(0, text("level {level}", level=card.level))
    parts += [ACTION_NAMES[action] for action in card.actions]
    parts += [TEAPOT_NAMES[pot] for pot in card.teapots]
    return text("{id} ({parts})", id=card.id, parts=joined(parts))


def emperor_words(card: Card) -> Text:
    """Return an emperor card in a few words: ``E05 (gardens)``."""
    return text("{id} ({goal})", id=card.id, goal=GOALS[card.id].name)


def caravan_words(caravan: Caravan) -> Text:
    """Return a caravan in a few words: ``CB2E (basic, quality 2, 1 emperor token)``."""
    kind = text("advanced") if caravan.advanced else text("basic")
    quality = text("quality {quality}", quality=caravan.small.quality)
    gains = (gain.words for gain in caravan.low.gains)
    return text("{id} ({parts})", id=caravan.id, parts=joined((kind, quality, *gains)))


def cup_words(tile: CupTile) -> Text:
    """Return a cup tile in a few words: ``blue-green, draw 1 card``."""
    return text(
        "{left}-{right}, {bonus}",
        left=COLOUR_NAMES[tile.left],
        right=COLOUR_NAMES[tile.right],
        bonus=tile.bonus.words,
    )


def joined(parts: Iterable[Text]) -> Text:
    """Return texts with commas between them."""
    found = {f"part{k}": part for k, part in enumerate(parts)}
    return text(", ".join(f"{{{name}}}" for name in found), **found)
