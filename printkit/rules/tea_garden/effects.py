"""From what a bonus, a card or a tile gives to a record, a short id, and words (Tea Garden 1.5).

The id is how an effect is called everywhere: on pieces, in set-ups, in a file of an owner's own data:
``leaves-2-q3``, ``draw``, ``ferment-2``, ``scroll-teapot``, ``emperor-token-2``, ``points-5``.
"""

import re
from typing import NamedTuple

from printkit.model.text import Text, text


class Sort(NamedTuple):
    """One sort of effect in words.

    Attributes:
        one: For a single one.
        many: For several; may use ``number``. The same as `one` where the number stands in both.
        quality: It has a quality of leaves; both texts use ``quality``.
        most: The largest number that makes sense.
    """

    one: Text
    many: Text
    quality: bool = False
    most: int = 9


SORTS = {
    "leaves": Sort(
        text("{number} leaf of quality {quality}"),
        text("{number} leaves of quality {quality}"),
        quality=True,
    ),
    "ferment": Sort(text("ferment {number} leaf"), text("ferment {number} leaves")),
    "draw": Sort(text("draw {number} card"), text("draw {number} cards")),
    "swap": Sort(
        text("draw {number} card, then discard {number}"),
        text("draw {number} cards, then discard {number}"),
    ),
    "remove": Sort(
        text("remove {number} card from the game"), text("remove {number} cards from the game")
    ),
    "scroll-strength": Sort(text("scroll strength +1"), text("{number} scrolls strength +1")),
    "scroll-teapot": Sort(text("scroll teapot"), text("{number} scrolls teapot")),
    "scroll-repeat": Sort(text("scroll repeat"), text("{number} scrolls repeat")),
    "scroll-any": Sort(text("scroll of your choice"), text("{number} scrolls of your choice")),
    "emperor-token": Sort(text("{number} emperor token"), text("{number} emperor tokens")),
    "cup-token": Sort(text("{number} cup token"), text("{number} cup tokens")),
    "points": Sort(text("{number} point now"), text("{number} points now"), most=50),
    "worker": Sort(text("a new worker starts"), text("{number} new workers start")),
}
"""All sorts of effects; a leaf that is gained is always fresh (Tea Garden 1.4)."""

_FORM = re.compile(r"([a-z]+(?:-[a-z]+)*?)(?:-([0-9]{1,2}))?(?:-q([0-9]))?")
_QUALITIES = range(1, 7)


class Effect(NamedTuple):
    """What happens at once.

    Attributes:
        sort: Key of `SORTS`.
        number: How many, or how much.
        quality: Of leaves; 0 for everything else.
    """

    sort: str
    number: int = 1
    quality: int = 0

    @property
    def id(self) -> str:
        """The short id; a single one has no number, leaves have both numbers."""
        if self.quality:
            return f"{self.sort}-{self.number}-q{self.quality}"
        return self.sort if self.number == 1 else f"{self.sort}-{self.number}"

    @property
    def words(self) -> Text:
        """What happens, in words."""
        sort = SORTS[self.sort]
        pattern = (sort.one if self.number == 1 else sort.many).pattern
        values = {"number": self.number, "quality": self.quality}
        return text(pattern, **{k: v for k, v in values.items() if f"{{{k}}}" in pattern})


def parse_effect(word: str) -> Effect | None:
    """Return the effect of an id, or None where there is no such effect."""
    match = _FORM.fullmatch(word.strip().casefold())
    if match is None or match[1] not in SORTS:
        return None
    sort = SORTS[match[1]]
    number, quality = int(match[2] or 1), int(match[3] or 0)
    if not 1 <= number <= sort.most or sort.quality != (quality in _QUALITIES):
        return None
    return Effect(match[1], number, quality)


def effects(*words: str) -> tuple[Effect, ...]:
    """Return the effects of ids that are known to be right."""
    found = tuple(map(parse_effect, words))
    if None in found:
        raise ValueError(words)
    return tuple(effect for effect in found if effect is not None)
