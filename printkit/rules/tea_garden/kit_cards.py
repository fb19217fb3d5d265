"""The cards of Tea Garden as decks to print: what each gives, costs and is worth (Tea Garden 3.9 to 3.12)."""

from collections.abc import Iterable
from dataclasses import replace

from printkit.model.faces import CardFace, FaceGroup, FaceLine
from printkit.model.icons import Icon
from printkit.model.pieces import CardDeck, DeckCard, Piece
from printkit.model.text import Text, text
from printkit.rules.tea_garden.cards import Card
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.goals import GOALS, Goal
from printkit.rules.tea_garden.icons import SIGNS, icons_of, leaf_icon, points_icon
from printkit.rules.tea_garden.numbers import MOST_SOLD, PLAYERS
from printkit.rules.tea_garden.pieces import Caravan, Trade
from printkit.rules.tea_garden.words import (
    TEAPOT_NAMES,
    caravan_words,
    card_words,
    emperor_words,
    joined,
)

ACTION_SIGNS = {
    "river": Icon("boat", "koi", "straw"),
    "university": Icon("university", "celadon-dark", "straw"),
    "cups": Icon("cup", "celadon", "porcelain"),
    "sell": Icon("sell", "gold", "jade-light"),
}
"""Side actions, and the sale (Tea Garden 1.5, 2.5)."""
ACTION_WORDS = {
    "river": text("Boat 1 section on"),
    "university": text("Worker 1 step on"),
    "cups": text("Take 1 cup tile"),
    "sell": text("Sell up to {most} leaves", most=MOST_SOLD),
}
TEAPOT_SIGNS = {
    "green": Icon("teapot-green", "jade", "straw"),
    "red": Icon("teapot-red", "cinnabar", "straw"),
    "blue": Icon("teapot-blue", "indigo", "straw"),
    "any": Icon("teapot-any", "celadon", "straw"),
}
CHOOSE = Icon("choose-one", "vermilion")
_BLANK = Icon("strength", "straw")
_CARD = Icon("card", "straw", "porcelain")
COUNTED = {
    "E01": Icon("tea-leaf-fermented", "umber"),
    "E02": Icon("tea-leaf-fresh", "jade-light"),
    "E03": Icon("emperor", "vermilion", "straw"),
    "E04": SIGNS["scroll-teapot"],
    "E05": Icon("pagoda", "vermilion", "straw"),
    "E06": Icon("caravan", "wood", "straw"),
    "E07": Icon("card-starting", "jade-light", "porcelain"),
    "E08": ACTION_SIGNS["river"],
    "E09": ACTION_SIGNS["university"],
    "E10": ACTION_SIGNS["cups"],
    "E11": TEAPOT_SIGNS["any"],
}
"""What each sort of emperor card counts (Tea Garden 1.6)."""
ON_CARDS = ("E08", "E09", "E10", "E11")
"""These count cards that show it."""
TONES = {"starting": "celadon-dark", "action": "night", "emperor": "vermilion-dark"}
CARAVAN_TONES = {False: "orange", True: "indigo"}
"""Basic and advanced caravans (Tea Garden 2.4)."""


def strength_icon(strength: int) -> Icon:
    """Return a strength, of a card or that is needed."""
    return Icon("strength-blank", "night", "paper", str(strength), room=40.0)


def _signs(card: Card) -> tuple[Icon, ...]:
    return (
        *(ACTION_SIGNS[action] for action in card.actions),
        *(TEAPOT_SIGNS[pot] for pot in card.teapots),
    )


def _index(card: Card) -> tuple[Icon, ...]:
    return (*((CHOOSE,) if card.choose else ()), *_signs(card))


def _effect_words(card: Card) -> Text | None:
    """Return what a card's signs say, short however many they are."""
    parts = [ACTION_WORDS[action] for action in card.actions]
    if card.choose:
        parts = [text("One of these") if card.teapots else text("One of these side actions")]
    if len(card.teapots) == 1:
        parts.append(text("1 {teapot}", teapot=TEAPOT_NAMES[card.teapots[0]]))
    elif card.teapots:
        parts.append(text("{number} teapots", number=len(card.teapots)))
    return joined(parts) if parts else None


def _effect_line(card: Card) -> FaceLine:
    """Return a card's signs in a row."""
    return FaceLine(_index(card), between="/" if card.choose else "", head=card.choose)


def _effect_lines(card: Card) -> tuple[FaceLine, ...]:
    """Return a card's actions and teapots, a line each."""
    apart = (card._replace(teapots=()), card._replace(actions=()))
    return tuple(_effect_line(each) for each in apart if each.actions or each.teapots)


def _hero(card: Card) -> FaceLine:
    """Return the dominant thing of a starting or action card: actions, else teapots, else a fist."""
    if card.actions:
        return _effect_line(card._replace(teapots=()))
    return _effect_line(card) if card.teapots else FaceLine((_BLANK,))


def _face(card: Card) -> CardFace:
    """Return the face of a starting or action card."""
    price = card.price
    plain = not card.actions and not card.teapots
    return CardFace(
        text("Level {level}", level=card.level) if card.level else text("Start"),
        TONES["action" if price else "starting"],
        code=card.id,
        corner=strength_icon(card.strength),
        index=_index(card),
        worth=points_icon(card.points, end=True) if card.points else None,
        hero=_hero(card),
        beside=tuple(TEAPOT_SIGNS[pot] for pot in card.teapots) if card.actions else (),
        caption=text("Strength {number}, nothing else", number=card.strength)
        if plain
        else _effect_words(card),
        label=text("Price") if price else None,
        price=(
            strength_icon(price.strength),
            *((leaf_icon(price.quality, price.leaves),) if price.leaves else ()),
            *(TEAPOT_SIGNS[pot] for pot in price.teapots),
        )
        if price
        else (),
    )


def _goal_words(goal: Goal) -> Text:
    """Return what an emperor card gives at the end."""
    if not goal.counts:
        return text("{most} points at the end", most=goal.most)
    if goal.each < 0:
        return text(
            "At the end {most} points,\n{less} less each: {name}",
            most=goal.most,
            less=-goal.each,
            name=goal.name,
        )
    if goal.cap is None:
        return text("At the end {each} points each:\n{name}", each=goal.each, name=goal.name)
    return text(
        "At the end {each} points each:\n{name}, at most {cap}",
        each=goal.each,
        name=goal.name,
        cap=goal.cap,
    )


def _emperor(card: Card) -> CardFace:
    goal = GOALS[card.id]
    each = replace(points_icon(goal.each, end=True), number=str(goal.each).replace("-", "−"))
    worth = points_icon(goal.most, end=True)
    if goal.cap is not None:
        worth = replace(worth, number=f"≤{goal.most}", room=47.0)
    title = _effect_words(card)
    return CardFace(
        text("Emperor"),
        TONES["emperor"],
        code=card.id,
        corner=strength_icon(card.strength),
        index=_index(card),
        worth=worth,
        hero=FaceLine(
            (COUNTED[card.id],),
            (each,) if goal.counts else (),
            holder=_CARD if card.id in ON_CARDS else None,
        ),
        caption=_goal_words(goal),
        groups=(FaceGroup(title, _effect_lines(card)),) if title else (),
    )


def _trade(trade: Trade) -> FaceLine:
    """Return a half of a caravan in one size."""
    green = trade.leaves - trade.brown
    paid = (
        *((leaf_icon(trade.quality, trade.brown, brown=True),) if trade.brown else ()),
        *((leaf_icon(trade.quality, green),) if green else ()),
    )
    return FaceLine(
        (strength_icon(trade.strength),) if trade.strength else paid,
        icons_of(trade.gains),
        between="+",
    )


def _caravan(caravan: Caravan) -> CardFace:
    return CardFace(
        text("Advanced caravan") if caravan.advanced else text("Basic caravan"),
        CARAVAN_TONES[caravan.advanced],
        code=caravan.id,
        corner=Icon("caravan", "wood", "straw"),
        groups=(
            FaceGroup(
                text("Pay leaves: one of these"),
                (_trade(caravan.small), _trade(caravan.large)),
            ),
            FaceGroup(
                text("By strength: one of these"), (_trade(caravan.low), _trade(caravan.high))
            ),
        ),
    )


def _deck(
    part: str, name: Text, cards: Iterable[DeckCard], size: tuple[float, float] | None
) -> CardDeck:
    """Return a deck; what is shuffled together has one back."""
    trade = part == "caravans"
    return CardDeck(
        part,
        name,
        tuple(cards),
        "cards",
        "caravan" if trade else "tea-leaf-fresh",
        "umber" if trade else "night",
        size,
    )


def card_decks(design: Design, size: tuple[float, float] | None = None) -> tuple[CardDeck, ...]:
    """Return the four decks.

    Starting, action and emperor cards meet in the decks of the players, so they share a back.

    Args:
        design: The faces.
        size: Width and height of a card in mm; None: the template's.
    """
    most = max(PLAYERS)
    starting = (
        DeckCard(
            Piece(
                card.id,
                card_words(card),
                "",
                card.copies * most,
                needed={players: card.copies * players for players in PLAYERS},
            ),
            _face(card),
        )
        for card in design.starting
    )
    action = (
        DeckCard(Piece(card.id, card_words(card), "", card.copies), _face(card))
        for card in design.action
    )
    emperor = (
        DeckCard(Piece(card.id, emperor_words(card), "", card.copies), _emperor(card))
        for card in design.emperor
    )
    caravans = (
        DeckCard(Piece(one.id, caravan_words(one), "", 1), _caravan(one)) for one in design.caravans
    )
    return (
        _deck("starting-cards", text("Starting cards"), starting, size),
        _deck("action-cards", text("Action cards"), action, size),
        _deck("emperor-cards", text("Emperor cards"), emperor, size),
        _deck("caravans", text("Caravans"), caravans, size),
    )
