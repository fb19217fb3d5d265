"""From a file of an owner's own data to a design, or to everything wrong with it; and back to tables.

The file has the form of `tables`: what it leaves out stays as printkit has it. Keys and the sorts of
values are checked by whoever reads the file; what a value means is checked here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from printkit.base.errors import DataError, Fault
from printkit.base.nearest import nearest
from printkit.rules.tea_garden import numbers
from printkit.rules.tea_garden.cards import ACTIONS, TEAPOTS, Card, Price
from printkit.rules.tea_garden.design import Design, Section, Sector, TrackStep
from printkit.rules.tea_garden.effects import SORTS, Effect, parse_effect
from printkit.rules.tea_garden.pieces import Caravan, CupTile, Trade

T = TypeVar("T")
Table = Mapping[str, Any]

_MOST = 250
"""No single number of points, leaves or strength is larger."""
_MOST_PLACES = 40
"""More sections of a river, sectors or steps cannot be drawn."""


# To tables


def tables(design: Design) -> dict[str, Any]:
    """Return a design in the form of an owner's file."""
    return {
        "river": {
            "points": [one.points for one in design.river],
            "bonuses": [one.bonus.id if one.bonus else "" for one in design.river],
        },
        "university": {
            "points": [one.points for one in design.sectors],
            "bonuses": [_ids(one.choices) for one in design.sectors],
            "centre": _ids(design.centre),
        },
        "emperor_track": {
            "costs": [one.cost for one in design.steps],
            "cards": [k for k, one in enumerate(design.steps, start=1) if one.card],
        },
        "fourth_turn": {
            "leaves": design.fourth.leaves,
            "quality": design.fourth.quality,
            "brown": design.fourth.brown,
        },
        "cups": {"tiles": [tile.id for tile in design.cups]},
        "bonuses": {"tiles": _ids(design.bonuses)},
        "starting_cards": {card.id: _face(card) for card in design.starting},
        "action_cards": {card.id: _action(card) for card in design.action},
        "emperor_cards": {
            card.id: {"copies": card.copies, **_face(card)} for card in design.emperor
        },
        "caravans": {one.id: _caravan(one) for one in design.caravans},
    }


def _ids(found: Iterable[Effect]) -> list[str]:
    return [effect.id for effect in found]


def _face(card: Card) -> dict[str, Any]:
    return {
        "strength": card.strength,
        "actions": list(card.actions),
        "teapots": list(card.teapots),
    }


def _action(card: Card) -> dict[str, Any]:
    price = card.price or Price(0, 0, 0, ())
    return {
        "level": card.level,
        **_face(card),
        "points": card.points,
        "price": {**price._asdict(), "teapots": list(price.teapots)},
    }


def _caravan(one: Caravan) -> dict[str, Any]:
    def leaves(trade: Trade) -> dict[str, Any]:
        return {
            "leaves": trade.leaves,
            "quality": trade.quality,
            "brown": trade.brown,
            "gains": _ids(trade.gains),
        }

    def strength(trade: Trade) -> dict[str, Any]:
        return {"strength": trade.strength, "gains": _ids(trade.gains)}

    return {
        "advanced": one.advanced,
        "small": leaves(one.small),
        "large": leaves(one.large),
        "low": strength(one.low),
        "high": strength(one.high),
    }


# From tables


def read_design(found: Table) -> Design:
    """Return the design of complete tables.

    Raises:
        DataError: With everything that is wrong with their values.
    """
    reader = _Reader()
    design = Design(
        river=reader.river(found["river"]),
        sectors=reader.sectors(found["university"]),
        centre=reader.effects(found["university"]["centre"], "university.centre"),
        steps=reader.steps(found["emperor_track"]),
        fourth=reader.trade(found["fourth_turn"], "fourth_turn"),
        starting=reader.each(found["starting_cards"], "starting_cards", reader.card),
        action=reader.each(found["action_cards"], "action_cards", reader.action),
        emperor=reader.each(found["emperor_cards"], "emperor_cards", reader.card),
        caravans=reader.each(found["caravans"], "caravans", reader.caravan),
        cups=reader.cups(found["cups"]["tiles"], "cups.tiles"),
        bonuses=reader.effects(found["bonuses"]["tiles"], "bonuses.tiles"),
    )
    reader.enough(design)
    if reader.faults:
        first, number = reader.faults[0], len(reader.faults)
        message = first.message if number == 1 else f"the data has {number} faults"
        raise DataError(message, first.hint if number == 1 else "mend them all", reader.faults)
    return design


class _Reader:
    """Reads values and keeps what is wrong with them."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, code: str, where: str, message: str, hint: str) -> None:
        self.faults.append(Fault(code, where, f"{where} {message}", hint))

    # Single values

    def number(self, value: object, where: str, low: int = 0, high: int = _MOST) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(
                "E_INT", where, f"is {value!r}, not a whole number", "write 3, without quotes"
            )
        elif low <= value <= high:
            return value
        else:
            self.fault("E_RANGE", where, f"cannot be {value}", f"it lies between {low} and {high}")
        return low

    def numbers(self, values: Sequence[object], where: str) -> list[int]:
        return [self.number(value, f"{where}[{k}]") for k, value in enumerate(values)]

    def word(self, value: object, where: str, known: Iterable[str]) -> str:
        words = tuple(known)
        if isinstance(value, str) and value in words:
            return value
        close = nearest(value, words) if isinstance(value, str) else None
        hint = f"did you mean {close!r}?" if close else f"one of: {', '.join(words)}"
        self.fault("E_CHOICE", where, f"cannot be {value!r}", hint)
        return words[0]

    def words(self, values: Sequence[object], where: str, known: Iterable[str]) -> tuple[str, ...]:
        return tuple(self.word(value, f"{where}[{k}]", known) for k, value in enumerate(values))

    def effect(self, value: object, where: str) -> Effect:
        found = parse_effect(value) if isinstance(value, str) else None
        if found is None:
            word = str(value).partition("-q")[0].rstrip("-0123456789")
            close = nearest(word, SORTS)
            known = "such as leaves-2-q3, ferment-2, points-5; sorts: " + ", ".join(SORTS)
            hint = f"did you mean {close!r}? {known}" if close and close != word else known
            self.fault("E_EFFECT", where, f"is {value!r}, which is no effect", hint)
            return Effect("draw")
        return found

    def effects(self, values: object, where: str) -> tuple[Effect, ...]:
        if not isinstance(values, list):
            self.fault("E_TYPE", where, f"is {values!r}, not a list", 'write ["draw", "ferment-2"]')
            return ()
        return tuple(self.effect(value, f"{where}[{k}]") for k, value in enumerate(values))

    def each(self, found: Table, where: str, work: Callable[[Table, str, str], T]) -> tuple[T, ...]:
        return tuple(work(value, f"{where}.{name}", name) for name, value in found.items())

    def level_with(self, wanted: Sequence[object], other: Sequence[object], where: str) -> bool:
        """Check that two lists belong together and can be drawn."""
        least = 2
        if len(wanted) == len(other) and least <= len(wanted) <= _MOST_PLACES:
            return True
        message = f"has {len(other)} entries, points has {len(wanted)}"
        hint = f"as many of one as of the other, {least} to {_MOST_PLACES}"
        self.fault("E_LEN", where, message, hint)
        return False

    # Tables

    def river(self, table: Table) -> tuple[Section, ...]:
        points, bonuses = table["points"], table["bonuses"]
        if not self.level_with(points, bonuses, "river.bonuses"):
            return ()
        given = self.numbers(points, "river.points")
        gained = [
            None if bonus == "" else self.effect(bonus, f"river.bonuses[{k}]")
            for k, bonus in enumerate(bonuses)
        ]
        return tuple(map(Section, given, gained))

    def sectors(self, table: Table) -> tuple[Sector, ...]:
        points, bonuses = table["points"], table["bonuses"]
        if not self.level_with(points, bonuses, "university.bonuses"):
            return ()
        given = self.numbers(points, "university.points")
        choices = [self.effects(each, f"university.bonuses[{k}]") for k, each in enumerate(bonuses)]
        return tuple(map(Sector, given, choices))

    def steps(self, table: Table) -> tuple[TrackStep, ...]:
        costs, cards = table["costs"], table["cards"]
        if not 1 <= len(costs) <= _MOST_PLACES:
            hint = f"write a number of tokens for each step, 1 to {_MOST_PLACES} of them"
            self.fault("E_LEN", "emperor_track.costs", f"has {len(costs)} steps", hint)
            return ()
        given = self.numbers(costs, "emperor_track.costs")
        with_card = [
            self.number(step, f"emperor_track.cards[{k}]", 1, len(costs))
            for k, step in enumerate(cards)
        ]
        return tuple(TrackStep(cost, step in with_card) for step, cost in enumerate(given, start=1))

    def trade(self, table: Table, where: str) -> Trade:
        """Read what is paid, in leaves or by strength, and what one gets."""
        gains = self.effects(table.get("gains", []), f"{where}.gains")
        if "strength" in table:
            strength = self.number(table["strength"], f"{where}.strength", 1)
            return Trade(0, 0, 0, strength, gains)
        leaves = self.number(table["leaves"], f"{where}.leaves", 1)
        quality = self.number(table["quality"], f"{where}.quality", 1, numbers.BASKETS)
        brown = self.number(table["brown"], f"{where}.brown", 0, leaves)
        return Trade(leaves, quality, brown, 0, gains)

    def card(self, table: Table, where: str, name: str) -> Card:
        actions = self.words(table["actions"], f"{where}.actions", ACTIONS)
        return Card(
            name,
            self.number(table["strength"], f"{where}.strength"),
            actions=actions,
            teapots=self.words(table["teapots"], f"{where}.teapots", TEAPOTS),
            copies=self.number(table.get("copies", 1), f"{where}.copies"),
        )

    def action(self, table: Table, where: str, name: str) -> Card:
        price = table["price"]
        leaves = self.number(price["leaves"], f"{where}.price.leaves")
        return self.card(table, where, name)._replace(
            points=self.number(table["points"], f"{where}.points", 0, numbers.MOST_CARD_POINTS),
            level=self.word(table["level"], f"{where}.level", numbers.LEVELS),
            price=Price(
                self.number(price["strength"], f"{where}.price.strength"),
                leaves,
                self.number(price["quality"], f"{where}.price.quality", 1, numbers.BASKETS),
                self.words(price["teapots"], f"{where}.price.teapots", TEAPOTS),
            ),
        )

    def caravan(self, table: Table, where: str, name: str) -> Caravan:
        return Caravan(
            name,
            bool(table["advanced"]),
            *(self.trade(table[half], f"{where}.{half}") for half in _HALVES),
        )

    def cups(self, values: Sequence[object], where: str) -> tuple[CupTile, ...]:
        return tuple(self.cup(value, f"{where}[{k}]") for k, value in enumerate(values))

    def cup(self, value: object, where: str) -> CupTile:
        pair, _, bonus = str(value).partition("-")
        if len(pair) != len("BG") or not set(pair) <= set(numbers.CUP_COLOURS):
            colours = ", ".join(numbers.CUP_COLOURS)
            hint = f"two colours of {colours} and a bonus: BG-draw, WW-ferment-2"
            self.fault("E_TILE", where, f"is {value!r}, which is no tile", hint)
            return CupTile("B", "B", Effect("draw"))
        return CupTile(pair[0], pair[1], self.effect(bonus, where))

    # What the box must hold all the same

    def enough(self, design: Design) -> None:
        """Check that as much is there as the box holds and as a set-up needs (Tea Garden 2.1)."""
        emperor = sum(card.copies for card in design.emperor)
        basic = sum(not one.advanced for one in design.caravans)
        most = max(numbers.PLAYERS)
        self.holds(len(design.cups), numbers.CUP_TILES, "cups.tiles", "tiles")
        self.holds(len(design.bonuses), numbers.BONUSES, "bonuses.tiles", "tiles")
        self.holds(emperor, numbers.EMPEROR_CARDS, "emperor_cards", "cards, copies counted")
        needed = numbers.BASIC_CARAVANS[most]
        if not needed <= basic <= numbers.CARAVANS - 1:
            hint = f"{most} players need {needed} of them, and one advanced one at least"
            self.fault("E_COUNT", "caravans", f"holds {basic} basic ones", hint)
        needed = numbers.LEVEL_CARDS[most]
        for level in numbers.LEVELS:
            found = sum(card.level == level for card in design.action)
            if found < needed:
                message = f"holds {found} cards of level {level}"
                hint = f"{most} players need {needed} of each level"
                self.fault("E_COUNT", "action_cards", message, hint)

    def holds(self, found: int, due: int, where: str, what: str) -> None:
        if found != due:
            hint = f"the box holds {due}: write as many"
            self.fault("E_COUNT", where, f"has {found} {what}", hint)


_HALVES = ("small", "large", "low", "high")
