"""From the numbers of Tea Garden to the topics and small tables that its leaflet and cards share."""

from collections.abc import Iterable

from printkit.model.leaflet import Block, Table, Topic
from printkit.model.text import Text, listed, text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.effects import Effect
from printkit.rules.tea_garden.goals import GOALS
from printkit.rules.tea_garden.numbers import (
    BASIC_CARAVANS,
    CUPS,
    LEVEL_CARDS,
    LEVELS,
    PLAYERS,
    STACK,
)
from printkit.rules.tea_garden.pieces import Trade
from printkit.rules.tea_garden.regions import PROVINCES, REGIONS

NONE = Text("–")


def number(value: int) -> Text:
    """Return a number as a text."""
    return Text(str(value))


def topic(name: str, title: str, rule: str, *blocks: Block) -> Topic:
    """Return a topic of the rules."""
    return Topic(name, Text(title), blocks, rule)


def gains(found: Iterable[Effect]) -> Text:
    """Return what one gets, in words."""
    return listed([effect.words for effect in found])


def price_words(trade: Trade) -> Text:
    """Return what is paid in leaves: ``2 fermented leaves``, ``3 leaves of quality 2 or better``."""
    if trade.brown == trade.leaves:
        words = text("{n} fermented leaf" if trade.leaves == 1 else "{n} fermented leaves",
                     n=trade.leaves)  # fmt: skip
    else:
        words = text("{n} leaf" if trade.leaves == 1 else "{n} leaves", n=trade.leaves)
    if trade.quality > 1:
        words = text("{leaves} of quality {quality} or better", leaves=words, quality=trade.quality)
    if 0 < trade.brown < trade.leaves:
        words = text("{leaves}, {brown} of them fermented", leaves=words, brown=trade.brown)
    return words


SETUP_TABLE = Table(
    head=(text("players"), *map(number, PLAYERS)),
    rows=(
        (text("cup tiles in each stack"), *(number(STACK[n]) for n in PLAYERS)),
        (text("action cards of each level"), *(number(LEVEL_CARDS[n]) for n in PLAYERS)),
        (
            text("action cards in the deck"),
            *(number(LEVEL_CARDS[n] * len(LEVELS)) for n in PLAYERS),
        ),
        (text("basic caravans on top"), *(number(BASIC_CARAVANS[n]) for n in PLAYERS)),
    ),
)
"""What differs between two, three and four players (Tea Garden 2.2)."""


def _values(province: str) -> Text:
    values = sorted({one.value for one in REGIONS.values() if one.province == province})
    return Text(", ".join(map(str, values)))


PROVINCE_TABLE = Table(
    head=(text("province"), text("regions"), text("values"), text("spaces")),
    rows=tuple(
        (
            text(province),
            number(len(regions)),
            _values(province),
            number(sum(one.spaces for one in regions)),
        )
        for province in PROVINCES
        for regions in [[one for one in REGIONS.values() if one.province == province]]
    ),
)
"""Tea Garden 2.6."""

CUP_TABLE = Table(
    head=(text("connections"), *(number(n) for n in CUPS if n)),
    rows=((text("points"), *(number(points) for n, points in CUPS.items() if n)),),
)
"""Tea Garden 1.7."""


def river_table(design: Design) -> Table:
    """Return the sections of the river: what they give at once, and at the end."""
    return Table(
        head=(text("section"), text("at once"), text("at the end")),
        rows=tuple(
            (
                text("start") if not k else number(k),
                section.bonus.words if section.bonus else NONE,
                number(section.points),
            )
            for k, section in enumerate(design.river)
        ),
    )


def university_table(design: Design, centre: int) -> Table:
    """Return the sectors and the centre, which is worth so many points at the end."""
    rows = tuple(
        (
            number(k),
            listed([effect.words for effect in sector.choices], " / ") if sector.choices else NONE,
            number(sector.points),
        )
        for k, sector in enumerate(design.sectors, start=1)
    )
    last = (text("centre"), gains(design.centre) if design.centre else NONE, number(centre))
    return Table(head=(text("sector"), text("at once"), text("at the end")), rows=(*rows, last))


def emperor_track_table(design: Design, palace: int) -> Table:
    """Return the steps of the emperor track, the top row with so many points at the end."""
    last = len(design.steps)
    return Table(
        head=(text("step"), text("tokens"), text("you get")),
        rows=tuple(
            (
                number(k),
                number(step.cost),
                listed(
                    [
                        *([text("an emperor card")] if step.card else []),
                        *([text("{n} points at the end", n=palace)] if k == last else []),
                    ]
                )
                if step.card or k == last
                else NONE,
            )
            for k, step in enumerate(design.steps, start=1)
        ),
    )


def emperor_card_table(design: Design) -> Table:
    """Return what each sort of emperor card gives, with the number of copies."""
    rows = []
    for card in design.emperor:
        goal = GOALS[card.id]
        if goal.each < 0:
            each = text("−{less}", less=-goal.each)
        else:
            each = number(goal.each) if goal.each else NONE
        rows.append((goal.name, number(card.copies), each, number(goal.most)))
    return Table(
        head=(text("counts"), text("copies"), text("each"), text("most")), rows=tuple(rows)
    )
