"""The options that Tea Garden brings along to the commands."""

import re

from printkit.model.options import Option
from printkit.model.text import text

RANDOM, AGREED = "random", "agreed"

POKER = "poker"
CARDS = {"mini": (44.0, 68.0), POKER: (63.0, 88.0), "tarot": (70.0, 120.0)}
"""Sizes of cards in mm that sleeves are sold for."""
SMALLEST, LARGEST = (40.0, 60.0), (150.0, 220.0)
"""Cards that are smaller have no room for their words; larger ones are no cards."""

_SIZE = re.compile(r"([0-9]{1,3}(?:\.[0-9]{1,2})?)x([0-9]{1,3}(?:\.[0-9]{1,2})?)(?:mm)?")

OPTIONS = (
    Option(
        id="start",
        type="choice",
        help=text("who begins: drawn at random, or agreed by the players"),
        choices=(RANDOM, AGREED),
        default=RANDOM,
        commands=("setup",),
    ),
    Option(
        id="card",
        type="text",
        help=text("size of the cards: {names}, or WxHmm, e.g. 57x87mm", names=" | ".join(CARDS)),
        choices=tuple(CARDS),
        default=POKER,
        commands=("print", "proof"),
    ),
    Option(
        id="data",
        type="file",
        help=text(
            "a TOML file with what your copy of the game says where printkit has a design of its own"
        ),
        commands=("print", "pad", "proof", "setup", "score", "calc", "rules", "check"),
    ),
)
"""Who begins: Tea Garden 2.1; what is our own design: 0 and 8."""


def read_card(word: str) -> tuple[float, float] | None:
    """Return width and height in mm of a size of cards, or None where it is none that can be."""
    name = word.strip().casefold()
    if name in CARDS:
        return CARDS[name]
    match = _SIZE.fullmatch(name)
    if match is None:
        return None
    size = float(match[1]), float(match[2])
    fits = all(low <= side <= high for low, side, high in zip(SMALLEST, size, LARGEST, strict=True))
    return size if fits else None
