"""How Tea Garden is laid out at the start, as steps that a seed can deal (Tea Garden 2.2, 3.14)."""

from collections.abc import Iterable

from printkit.model.setup import Instruction, SetupPlan, StartPlayer
from printkit.model.shuffles import (
    BuildDeck,
    DeckGroup,
    Lot,
    ShuffleOnto,
    ShuffleOwn,
    ShuffleStacks,
)
from printkit.model.text import Text, text
from printkit.rules.tea_garden.cards import Card
from printkit.rules.tea_garden.choices import AGREED
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.numbers import (
    BASIC_CARAVANS,
    HAND,
    LEVEL_CARDS,
    LEVELS,
    MARKET,
    OPEN_CARAVANS,
    OPEN_EMPEROR,
    PAGODAS,
    ROUNDS,
    STACK,
    WORKERS,
)
from printkit.rules.tea_garden.pieces import Caravan
from printkit.rules.tea_garden.regions import PROVINCES, REGIONS, START
from printkit.rules.tea_garden.shown import make_shown
from printkit.rules.tea_garden.words import caravan_words, card_words, cup_words, emperor_words

_START = REGIONS[START]
_FIRST_LEAVES = 2
"""Fresh leaves that everybody begins with (Tea Garden 2.2)."""


def _counted(pieces: Iterable[tuple[str, Text]]) -> tuple[Lot, ...]:
    """Return pieces, each as often as it comes, as lots."""
    names: dict[str, Text] = {}
    numbers: dict[str, int] = {}
    for piece, name in pieces:
        names[piece] = name
        numbers[piece] = numbers.get(piece, 0) + 1
    return tuple(Lot(piece, name, numbers[piece]) for piece, name in names.items())


def _cards(cards: Iterable[Card]) -> tuple[Lot, ...]:
    return tuple(Lot(card.id, card_words(card), card.copies) for card in cards)


def _caravans(caravans: Iterable[Caravan]) -> tuple[Lot, ...]:
    return tuple(Lot(one.id, caravan_words(one)) for one in caravans)


def make_plan(design: Design) -> SetupPlan:
    """Return the steps; their ids name the streams of random numbers and never change."""
    steps = (*_board(design), *_cards_of_all(design), *_players(design))
    return SetupPlan(steps, make_shown(design))


def _board(design: Design) -> tuple[Instruction | ShuffleOnto | ShuffleStacks, ...]:
    return (
        Instruction(
            "board",
            text(
                "Lay the board in the middle. The round marker starts on round 1 of {n}.", n=ROUNDS
            ),
        ),
        ShuffleOnto(
            "bonuses",
            place="region_bonuses",
            lots=_counted((bonus.id, bonus.words) for bonus in design.bonuses),
            spaces=tuple((str(region), Text(str(region))) for region in REGIONS),
            text=text(
                "Shuffle the region bonuses face down, put one on each hexagon of the board and turn "
                "it over; {rest} go back into the box. Regions {pieces}."
            ),
        ),
        ShuffleStacks(
            "cups",
            place="cup_stacks",
            tops="cup_tops",
            lots=_counted((tile.id, cup_words(tile)) for tile in design.cups),
            stacks=tuple((colour, text(colour)) for colour in PROVINCES),
            each=STACK,
            text=text(
                "Shuffle the cup tiles and put a stack of {each} on the space of each province, "
                "{total} in all; back into the box: {rest}. On top: {tops}."
            ),
        ),
    )


def _cards_of_all(design: Design) -> tuple[BuildDeck, ...]:
    levels = tuple(
        DeckGroup(_cards(card for card in design.action if card.level == level), LEVEL_CARDS)
        for level in LEVELS
    )
    basic = DeckGroup(_caravans(c for c in design.caravans if not c.advanced), BASIC_CARAVANS)
    advanced = DeckGroup(_caravans(c for c in design.caravans if c.advanced))
    copies = tuple(Lot(card.id, emperor_words(card), card.copies) for card in design.emperor)
    return (
        BuildDeck(
            "action",
            place="action_deck",
            shown="market",
            groups=levels,
            number=MARKET,
            later=ROUNDS - 1,
            text=text(
                "Sort the action cards by level and draw {parts} at random; {rest} go back into the "
                "box unseen. Make one deck of these {total}, the lowest level on top, and turn {n} "
                "over below the board. Market from the left: {shown}.",
                n=MARKET,
            ),
        ),
        BuildDeck(
            "caravans",
            place="caravan_deck",
            shown="caravans",
            groups=(basic, advanced),
            number=OPEN_CARAVANS,
            text=text(
                "Shuffle the basic and the advanced caravans apart. Basic ones on top of all the "
                "advanced ones ({parts}); back into the box: {rest}. Turn {n} over at the right edge: "
                "{shown}.",
                n=OPEN_CARAVANS,
            ),
        ),
        BuildDeck(
            "emperor",
            place="emperor_deck",
            shown="emperor",
            groups=(DeckGroup(tuple(lot for lot in copies if lot.count)),),
            number=OPEN_EMPEROR,
            text=text(
                "Shuffle the {total} emperor cards and turn {n} over beside the board: {shown}.",
                n=OPEN_EMPEROR,
            ),
        ),
    )


def _players(design: Design) -> tuple[Instruction | StartPlayer | ShuffleOwn, ...]:
    return (
        Instruction(
            "players",
            text(
                "Everybody takes a player board with {own} pagodas and puts the last one on region "
                "{start}, the boat on the dock of the river, one of {workers} workers on the start of "
                "the university and one on the start of the emperor track, the marker beside the "
                "score track, and {leaves} fresh leaves into basket {basket}.",
                own=PAGODAS - 1,
                start=START,
                workers=WORKERS,
                leaves=_FIRST_LEAVES,
                basket=_START.value,
            ),
        ),
        ShuffleOwn(
            "decks",
            place="decks",
            hands="hands",
            lots=_cards(design.starting),
            number=HAND,
            text=text("Everybody shuffles their own {total} starting cards and draws {number}."),
        ),
        StartPlayer(
            "start",
            place="start",
            rule=AGREED,
            option="start",
            text=text(
                "Agree on who begins; that is player 1 and takes the start token. The turns go "
                "clockwise."
            ),
            drawn=text("Player {player} begins and takes the start token. The turns go clockwise."),
        ),
    )
