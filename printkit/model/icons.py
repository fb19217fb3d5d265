"""From what a place or a card gives or costs to a record of a small picture with numbers."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Icon:
    """A small picture: a symbol in colours of the theme, a number in it, how often it is there.

    Attributes:
        symbol: Id of the symbol.
        accent: Colour key of its accent.
        light: Colour key of what stays pale on it.
        number: Stands in the symbol; empty: nothing.
        middle: Where the number stands, on the symbol's grid of 100.
        room: How wide the number may be, on that grid.
        count: Stands before the symbol where it is more than 1.
    """

    symbol: str
    accent: str = "tint"
    light: str = "paper"
    number: str = ""
    middle: tuple[float, float] = (50.0, 50.0)
    room: float = 44.0
    count: int = 1
