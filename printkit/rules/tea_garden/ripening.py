"""The clean-up after a round: from leaves and gardens to the leaves of the next round; the market."""

from collections.abc import Mapping, Sequence
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.tea_garden.cards import Card
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.numbers import BASKETS, HARVEST, MARKET, ROUNDS
from printkit.rules.tea_garden.regions import REGIONS
from printkit.rules.tea_garden.typed import (
    Leaves,
    missing,
    parse_leaves,
    parse_regions,
    parse_values,
    ranged,
    refuse,
    words_of,
)
from printkit.rules.tea_garden.words import card_words

EMPTY = "-"
"""What stands for an empty space of the market."""


def aged(fresh: Leaves, fermented: Leaves) -> tuple[Leaves, Leaves]:
    """Return the leaves a basket further: fresh ones to the left, fermented ones to the right.

    What lies at the end already stays (Tea Garden 1.1 E).
    """
    return (
        (fresh[0] + fresh[1], *fresh[2:], 0),
        (0, *fermented[:-2], fermented[-2] + fermented[-1]),
    )


def harvested(values: Sequence[int]) -> Leaves:
    """Return the fresh leaves that gardens in regions of these values give (Tea Garden 1.1 F)."""
    return tuple(HARVEST * values.count(quality) for quality in range(1, BASKETS + 1))


def _cleanup(given: Mapping[str, Any]) -> Answer:
    if not {"fresh", "fermented", "gardens", "regions"} & given.keys():
        what = "the fresh leaves, six numbers from quality 1 to 6"
        return refuse(missing("fresh", what))
    fresh, faults = parse_leaves(given.get("fresh"), "fresh")
    fermented, odd = parse_leaves(given.get("fermented"), "fermented")
    values, wrong = _values(given)
    faults = (*faults, *odd, *wrong, *ranged(given, "round", 1, ROUNDS))
    if faults:
        return refuse(*faults)
    if given.get("round") == ROUNDS:
        message = "round {last} was the last one: the game is over"
        hint = "there is no clean-up; count the points"
        over = fault("E_NO_CLEANUP", "round", message, hint, last=ROUNDS)
        return Answer(ok=False, result={}, reasons=(over,))
    harvest = harvested(values)
    older, ripe = aged(fresh, fermented)
    new = tuple(one + two for one, two in zip(older, harvest, strict=True))
    total = sum(new) + sum(ripe)
    told = (
        text("Aged: fresh {leaves}.", leaves=in_words(older)),
        text("Harvest: {leaves}.", leaves=in_words(harvest)),
        text("Fresh leaves now: {leaves}.", leaves=in_words(new)),
        text("Fermented leaves now: {leaves}.", leaves=in_words(ripe)),
        text("{number} leaves in all.", number=total),
    )
    result = {
        "fresh": list(new),
        "fermented": list(ripe),
        "harvest": list(harvest),
        "leaves": total,
    }
    return Answer(ok=True, result=result, told=told)


def _values(given: Mapping[str, Any]) -> tuple[tuple[int, ...], tuple[Fault, ...]]:
    """Return the values of the regions of own gardens, however they were given."""
    if given.get("regions") is None:
        return parse_values(given.get("gardens") or "", "gardens")
    regions, faults = parse_regions(given["regions"], "regions")
    if given.get("gardens") is not None:
        message = "the values and the numbers of the regions were both given"
        faults = (*faults, fault("E_BOTH", "regions", message, "leave one of them out"))
    return tuple(REGIONS[region].value for region in regions if region in REGIONS), faults


def in_words(leaves: Sequence[int]) -> str:
    """Return leaves as ``1 of quality 1, 2 of quality 3``."""
    words = [f"{number} of quality {q}" for q, number in enumerate(leaves, start=1) if number]
    return ", ".join(words) or "none"


def moved_on(cards: Sequence[str], deck: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the market after a clean-up, and what is left of the deck (Tea Garden 1.1 C).

    The first card from the left goes, the others move up, the next one of the deck comes in; a deck
    that has run out leaves the last space empty.
    """
    return [*cards[1:], *deck[:1]], list(deck[1:])


def _market(design: Design, given: Mapping[str, Any]) -> Answer:
    cards, deck = words_of(given["cards"]), words_of(given.get("deck") or "")
    if len(cards) > MARKET:
        message = "{found} cards are given, the market has {spaces} spaces"
        hint = "write the cards from the left, - for an empty space"
        return refuse(fault("E_LEN", "cards", message, hint, found=len(cards), spaces=MARKET))
    names = {card.id: card for card in design.action}
    after, left = moved_on(cards, deck)
    gone = [card for card in cards[:1] if card != EMPTY]
    told: list[Text] = []
    if gone:
        told.append(text("Out of the game: {card}.", card=_called(gone[0], names)))
    if deck:
        told.append(text("New on the right: {card}.", card=_called(deck[0], names)))
    else:
        told.append(text("The deck has run out: the last space stays empty."))
    told.append(text("Market from the left: {cards}.", cards=", ".join(after) or "no card"))
    result = {"cards": after, "deck": left, "removed": gone[0] if gone else None}
    return Answer(ok=True, result=result, told=tuple(told))


def _called(word: str, names: Mapping[str, Card]) -> Text:
    """Return a card that printkit knows in words, any other as it was typed."""
    card = names.get(word.upper())
    return card_words(card) if card else Text(word.replace("{", "(").replace("}", ")"))


def cleanup() -> Helper:
    """Return the question what becomes of the leaves (Tea Garden 5.1)."""
    leaves = "six numbers from quality 1 to 6 (1,0,2,0,0,0), or baskets with leaves (q1:1 q3:2)"
    return Helper(
        id="cleanup",
        title=text("the leaves after a round: ageing, then harvest"),
        inputs=(
            Option("fresh", "text", text("fresh leaves: {form}", form=leaves)),
            Option("fermented", "text", text("fermented leaves, in the same form")),
            Option("gardens", "text", text("values of the regions of own gardens: 2,3,4")),
            Option("regions", "text", text("numbers of these regions instead: 1,5,12")),
            Option("round", "int", text("the round that is over")),
        ),
        answer=_cleanup,
        rule="Tea Garden 1.1",
    )


def market(design: Design) -> Helper:
    """Return the question what becomes of the market (Tea Garden 5.2)."""

    def answer(given: Mapping[str, Any]) -> Answer:
        return _market(design, given)

    return Helper(
        id="market",
        title=text("the action cards on the market after a round"),
        inputs=(
            Option("cards", "text", text("the cards from the left: a,b,c,d,e,f"), required=True),
            Option("deck", "text", text("the next cards of the deck (left out: none is left)")),
        ),
        answer=answer,
        rule="Tea Garden 1.1",
    )
