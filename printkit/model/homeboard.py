"""From what a player keeps at home to records of a player's board."""

from dataclasses import dataclass

from printkit.model.icons import Icon
from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of a player's board: its label, an icon with it, and what it costs to use it."""

    label: str = ""
    icon: Icon | None = None
    cost: tuple[Icon, ...] = ()


@dataclass(frozen=True, slots=True)
class Flow:
    """What happens to goods in a row of places: the goods, and the way they go."""

    goods: Icon
    way: int


@dataclass(frozen=True, slots=True)
class Hint:
    """A reminder: icons and signs in a row, and words below them."""

    icons: tuple[Icon | str, ...]
    words: Text


@dataclass(frozen=True, slots=True)
class HomeBoard:
    """A player's board: buildings on top, places for goods in the middle, slots for cards below.

    Attributes:
        building: Symbol of the space of a building.
        buildings: From the left.
        basket: Symbol on the place of goods.
        baskets: From the left.
        flows: What happens to the goods.
        slot: What a slot below the board is for.
        slots: From the left.
        sides: What lies to the left and to the right: symbol and words.
        hints: Reminders.
    """

    id: str
    building: str
    buildings: tuple[Slot, ...]
    basket: str
    baskets: tuple[Slot, ...]
    flows: tuple[Flow, ...]
    slot: Text
    slots: tuple[Slot, ...]
    sides: tuple[tuple[str, Text], tuple[str, Text]]
    hints: tuple[Hint, ...]
