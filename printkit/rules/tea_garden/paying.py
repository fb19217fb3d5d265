"""From what is held and what is asked to what is paid: leaves, teapots, leaves that are sold."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from printkit.base.errors import Fault
from printkit.base.nearest import nearest
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import text
from printkit.rules.tea_garden.cards import TEAPOTS, Card
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.numbers import BASKETS, MOST_SOLD, SALE
from printkit.rules.tea_garden.ripening import in_words
from printkit.rules.tea_garden.typed import (
    Leaves,
    missing,
    parse_leaves,
    ranged,
    refuse,
    words_of,
)

ANY = "any"
_COLOURS = tuple(pot for pot in TEAPOTS if pot != ANY)


class Payment(NamedTuple):
    """What is paid of each basket, and how many leaves are missing.

    Attributes:
        fresh: Fresh leaves paid, from quality 1 on.
        fermented: Fermented leaves paid.
        missing: Leaves that cannot be paid.
        brown: How many of them must be fermented.
    """

    fresh: Leaves
    fermented: Leaves
    missing: int
    brown: int


def payment(
    fresh: Leaves, fermented: Leaves, leaves: int, quality: int, brown: int, *, exact: bool = False
) -> Payment:
    """Pay as cheaply as possible: the lowest quality first, fresh leaves before fermented ones.

    Args:
        fresh: What is held, from quality 1 on.
        fermented: The same.
        leaves: How many are asked.
        quality: Of at least this quality.
        brown: So many of them must be fermented; fermented leaves may stand in for fresh ones, never
            the other way (Tea Garden 1.4, 5.3).
        exact: Of exactly this quality.
    """
    last = quality if exact else BASKETS
    qualities = range(quality, last + 1)
    dark, short_of_brown = _taken(fermented, brown, qualities)
    light, rest = _taken(fresh, leaves - brown, qualities)
    left = tuple(one - two for one, two in zip(fermented, dark, strict=True))
    more, short = _taken(left, rest, qualities)
    paid = tuple(one + two for one, two in zip(dark, more, strict=True))
    return Payment(light, paid, short_of_brown + short, short_of_brown)


def _taken(stock: Leaves, number: int, qualities: Iterable[int]) -> tuple[Leaves, int]:
    """Take so many leaves, the lowest quality first; return them and how many are missing."""
    taken = [0] * BASKETS
    for quality in qualities:
        taken[quality - 1] = min(stock[quality - 1], number)
        number -= taken[quality - 1]
    return tuple(taken), number


def _pay(design: Design, given: Mapping[str, Any]) -> Answer:
    fresh, faults = parse_leaves(given.get("fresh"), "fresh")
    fermented, odd = parse_leaves(given.get("fermented"), "fermented")
    asked, wrong = _asked(design, given)
    faults = (*faults, *odd, *wrong)
    if faults:
        return refuse(*faults)
    leaves, quality, brown = asked
    exact = bool(given.get("exact"))
    found = payment(fresh, fermented, leaves, quality, brown, exact=exact)
    if found.missing:
        return Answer(
            ok=False,
            result={"missing": found.missing, "missing_brown": found.brown},
            reasons=(_unpaid(found, fresh, quality, exact=exact),),
            told=(
                text("{paid} of {n} leaves can be paid.", paid=leaves - found.missing, n=leaves),
            ),
        )
    told = (
        text("Pay fresh: {leaves}.", leaves=in_words(found.fresh)),
        text("Pay fermented: {leaves}.", leaves=in_words(found.fermented)),
    )
    result = {"fresh": list(found.fresh), "fermented": list(found.fermented), "missing": 0}
    return Answer(ok=True, result=result, told=told)


def _asked(
    design: Design, given: Mapping[str, Any]
) -> tuple[tuple[int, int, int], tuple[Fault, ...]]:
    """Return leaves, quality and how many must be fermented: typed, or of a card."""
    leaves, quality, brown = given.get("leaves"), given.get("quality"), given.get("brown") or 0
    if given.get("card") is not None:
        card, faults = _card(design, given["card"])
        if leaves is not None or quality is not None:
            message = "a card and a price were both given"
            faults = (*faults, fault("E_BOTH", "card", message, "leave one of them out"))
        if card is None or card.price is None:
            return (0, 1, 0), faults
        leaves, quality = card.price.leaves, card.price.quality
        return (leaves, quality, min(brown, leaves)), faults
    absent = [
        missing(name, what)
        for name, what in (("leaves", "how many are asked"), ("quality", "of at least which one"))
        if given.get(name) is None
    ]
    found = (*absent, *ranged(given, "leaves", 1), *ranged(given, "quality", 1, BASKETS))
    if leaves is not None and not absent:
        found += ranged(given, "brown", 0, leaves)
    return (leaves or 0, quality or 1, brown), found


def _unpaid(found: Payment, fresh: Leaves, quality: int, *, exact: bool) -> Fault:
    enough = "of quality {quality}" if exact else "of quality {quality} or better"
    what = "leaf" if found.missing == 1 else "leaves"
    if found.brown and sum(fresh):
        message = f"{{number}} {what} {enough} cannot be paid: green never stands in for brown"
    else:
        message = f"{{number}} {what} {enough} cannot be paid"
    hint = "brown leaves that are missing: {brown}" if found.brown else ""
    values = {"number": found.missing, "quality": quality}
    more = {"brown": found.brown} if found.brown else {}
    return fault("E_LEAVES", "leaves", message, hint, **values, **more)


def _card(design: Design, typed: str) -> tuple[Card | None, tuple[Fault, ...]]:
    """Return the action card of that id."""
    cards = {card.id: card for card in design.action}
    card = cards.get(typed.strip().upper())
    if card is not None:
        return card, ()
    close = nearest(typed, cards)
    hint = f"did you mean {close}?" if close else "level, side action and teapot: A101"
    return None, (fault("E_CHOICE", "card", "there is no action card {typed}", hint, typed=typed),)


# Teapots


class Brewed(NamedTuple):
    """How teapots are covered: wild ones that are needed, and how many of these are missing."""

    wild: int
    missing: int


def brewed(need: Counter[str], have: Counter[str], wild: int) -> Brewed:
    """Cover teapots that are needed by those on top cards; wild ones fill what is left (5.4).

    Args:
        need: Teapots of the price by colour, ``any`` for those of any colour.
        have: Coloured teapots on the top cards.
        wild: Teapots of any colour on the top cards, and scrolls.
    """
    deficit = sum(max(0, need[colour] - have[colour]) for colour in _COLOURS)
    spare = sum(max(0, have[colour] - need[colour]) for colour in _COLOURS)
    wanted = deficit + max(0, need[ANY] - spare)
    return Brewed(wanted, max(0, wanted - wild))


def _teapots(design: Design, given: Mapping[str, Any]) -> Answer:
    need, faults = _needed(design, given)
    have, odd = parse_teapots(given.get("have") or "", "have")
    faults = (*faults, *odd, *ranged(given, "scrolls", 0))
    if faults:
        return refuse(*faults)
    scrolls = given.get("scrolls") or 0
    found = brewed(need, have, have[ANY] + scrolls)
    used = max(0, found.wild - have[ANY])
    if found.missing:
        message = (
            "{number} teapots are missing" if found.missing > 1 else "{number} teapot is missing"
        )
        hint = "a scroll of a neutral teapot stands for one of any colour"
        short = fault("E_TEAPOTS", "have", message, hint, number=found.missing)
        told = (text("Wild teapots needed: {number}.", number=found.wild),)
        return Answer(ok=False, result={"missing": found.missing}, reasons=(short,), told=told)
    told = (
        text("The teapots do; scrolls used: {number}.", number=used)
        if used
        else text("The teapots on the cards do; no scroll is used."),
    )
    return Answer(ok=True, result={"scrolls": used, "missing": 0}, told=told)


def _needed(design: Design, given: Mapping[str, Any]) -> tuple[Counter[str], tuple[Fault, ...]]:
    if given.get("card") is None:
        if given.get("need") is None:
            return Counter(), (missing("need", "the teapots of the price: blue,blue,any"),)
        return parse_teapots(given["need"], "need")
    card, faults = _card(design, given["card"])
    if given.get("need") is not None:
        message = "a card and teapots that it needs were both given"
        faults = (*faults, fault("E_BOTH", "card", message, "leave one of them out"))
    return Counter(card.price.teapots if card and card.price else ()), faults


def parse_teapots(typed: str, where: str) -> tuple[Counter[str], tuple[Fault, ...]]:
    """Read ``blue,blue,any``, ``B B any``, ``BBA``: colours by name or first letter, A for any."""
    pots: Counter[str] = Counter()
    faults: list[Fault] = []
    letters = {pot[0]: pot for pot in TEAPOTS}
    for word in words_of(typed):
        small = word.casefold()
        if small in TEAPOTS:
            pots[small] += 1
        elif set(small) <= set(letters):
            pots.update(letters[letter] for letter in small)
        else:
            close = nearest(small, TEAPOTS)
            hint = f"did you mean {close}?" if close else f"teapots: {', '.join(TEAPOTS)}"
            faults.append(fault("E_CHOICE", where, "{word} is not a teapot", hint, word=repr(word)))
    return pots, tuple(faults)


# Sale


def _sale(given: Mapping[str, Any]) -> Answer:
    if not {"fresh", "fermented"} & given.keys():
        return refuse(missing("fresh", "how many fresh leaves are sold"))
    faults = (*ranged(given, "fresh", 0), *ranged(given, "fermented", 0))
    if faults:
        return refuse(*faults)
    sold = {name: given.get(name) or 0 for name in SALE}
    number = sum(sold.values())
    if number > MOST_SOLD:
        message = "{number} leaves are more than can be sold in one turn"
        hint = "at most {most}"
        many = fault("E_MAX6", "fresh", message, hint, number=number, most=MOST_SOLD)
        return Answer(ok=False, result={}, reasons=(many,))
    points = sum(SALE[name] * leaves for name, leaves in sold.items())
    told = text(
        "{fresh} fresh × {one} + {fermented} fermented × {two} = {points} points now.",
        fresh=sold["fresh"],
        one=SALE["fresh"],
        fermented=sold["fermented"],
        two=SALE["fermented"],
        points=points,
    )
    return Answer(ok=True, result={"points": points}, told=(told,))


# The questions

_CARD = Option("card", "text", text("an action card, A101, whose price is taken"))
_SCROLLS = Option("scrolls", "int", text("scrolls of a neutral teapot"), default=0)


def pay(design: Design) -> Helper:
    """Return the question which leaves pay a price (Tea Garden 5.3)."""

    def answer(given: Mapping[str, Any]) -> Answer:
        return _pay(design, given)

    return Helper(
        id="pay",
        title=text("which leaves pay a price, the cheapest first"),
        inputs=(
            Option("fresh", "text", text("fresh leaves: six numbers, or q2:3 q4:1")),
            Option("fermented", "text", text("fermented leaves, in the same form")),
            Option("leaves", "int", text("how many leaves are asked")),
            Option("quality", "int", text("of at least this quality")),
            Option("brown", "int", text("so many of them must be fermented"), default=0),
            Option("exact", "flag", text("of exactly this quality")),
            _CARD,
        ),
        answer=answer,
        rule="Tea Garden 1.4",
    )


def teapots(design: Design) -> Helper:
    """Return the question whether the teapots do (Tea Garden 5.4)."""

    def answer(given: Mapping[str, Any]) -> Answer:
        return _teapots(design, given)

    return Helper(
        id="teapots",
        title=text("do the teapots on the cards do for a price, how many scrolls are used"),
        inputs=(
            Option("need", "text", text("teapots of the price: blue,blue,any or B,B,any")),
            Option("have", "text", text("teapots on the top cards, any for those of any colour")),
            _SCROLLS,
            _CARD,
        ),
        answer=answer,
        rule="Tea Garden 1.4",
    )


SALE_QUESTION = Helper(
    id="sale",
    title=text("the points for leaves that are sold"),
    inputs=(
        Option("fresh", "int", text("fresh leaves")),
        Option("fermented", "int", text("fermented leaves")),
    ),
    answer=_sale,
    rule="Tea Garden 1.5",
)
"""Tea Garden 5.5."""
