"""From a design to what the printed set-up sheet shows of what was dealt, as icons."""

from collections.abc import Iterable

from printkit.model.icons import Icon
from printkit.model.setup import Shown
from printkit.model.text import text
from printkit.rules.tea_garden.cards import Card
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.icons import icon_of, icons_of, leaf_icon

ACTION_SIGNS = {
    "river": Icon("boat", "paper", "paper"),
    "university": Icon("university", "celadon", "paper"),
    "cups": Icon("cup", "celadon", "straw"),
    "sell": Icon("sell", "jade-light", "gold"),
}
TEAPOT_SIGNS = {
    "green": Icon("teapot-green", "jade"),
    "red": Icon("teapot-red", "cinnabar"),
    "blue": Icon("teapot-blue", "indigo"),
    "any": Icon("teapot-any", "grey"),
}
CUP_SIGNS = {
    "B": Icon("cup-blue", "indigo", "paper"),
    "G": Icon("cup-green", "jade", "paper"),
    "W": Icon("cup-white", "porcelain", "paper"),
}


def _card(card: Card) -> tuple[Icon, ...]:
    """Return strength, side actions and teapots of a card."""
    strength = Icon("strength-blank", "night", "paper", str(card.strength), room=40.0)
    return (
        strength,
        *(ACTION_SIGNS[action] for action in card.actions),
        *(TEAPOT_SIGNS[pot] for pot in card.teapots),
    )


def _cards(cards: Iterable[Card]) -> tuple[tuple[str, tuple[Icon, ...]], ...]:
    return tuple((card.id, _card(card)) for card in cards)


def make_shown(design: Design) -> tuple[Shown, ...]:
    """Return what is shown: bonuses, cups, and the cards that lie open."""
    return (
        Shown("start", text("begins"), "start"),
        Shown(
            "region_bonuses",
            text("Bonuses of the regions"),
            "icons",
            icons=tuple({bonus.id: (icon_of(bonus),) for bonus in design.bonuses}.items()),
        ),
        Shown(
            "cup_tops",
            text("Cups on top"),
            "icons",
            icons=tuple(
                {
                    tile.id: (CUP_SIGNS[tile.left], icon_of(tile.bonus), CUP_SIGNS[tile.right])
                    for tile in design.cups
                }.items()
            ),
        ),
        Shown("market", text("Market from the left"), "icons", icons=_cards(design.action)),
        Shown(
            "caravans",
            text("Caravans"),
            "icons",
            icons=tuple(
                (one.id, (leaf_icon(one.small.quality), *icons_of(one.low.gains)))
                for one in design.caravans
            ),
        ),
        Shown("emperor", text("Emperor cards"), "icons", icons=_cards(design.emperor)),
    )
