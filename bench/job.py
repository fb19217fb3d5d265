"""The two jobs of the benchmark: a deck of different cards, and many sheets of a random board.

Lengths are mm from the top-left corner. Nothing of printkit is used here: the baselines read it too.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

PAPER = (210.0, 297.0)
CARD = (63.0, 88.0)
COLUMNS = ROWS = 3
LEFT = (PAPER[0] - COLUMNS * CARD[0]) / 2
TOP = (PAPER[1] - ROWS * CARD[1]) / 2
SUITS = (
    ("Wheat", "#e6b422", "#fdf6dc"),
    ("Ore", "#6b7a8f", "#edf0f4"),
    ("Wool", "#7cb342", "#f0f7e6"),
    ("Brick", "#c0502e", "#fae9e3"),
    ("Wood", "#2e6b3a", "#e4f0e6"),
)
BADGE = (9.0, 80.0, 4.0)

SHEETS = 100
BOARD_COLUMNS, BOARD_ROWS, SIDE = 10, 12, 12.0
BOARD_LEFT = BOARD_TOP = 12.0
TERRAIN = ("#edf2d9", "#e6cc66", "#66994d", "#9999a6", "#cc8059", "#99ccf2")
LINE, LINE_WIDTH_PT = "#4d4d4d", 0.8
SEED = 1


class Card(NamedTuple):
    """What is different on each card of the deck."""

    suit: int
    title: str
    body: str
    cost: str
    number: str


def card(k: int, count: int) -> Card:
    """Return the card of that number, from 0, of a deck of so many."""
    suit = k % len(SUITS)
    return Card(
        suit=suit,
        title=f"{SUITS[suit][0]} card {k + 1:03d}",
        body=(
            f"When you play card {k + 1}, gain {k % 7 + 1} coins, then move up to {k % 5 + 2} hexes"
            f" along a road you own and draw {k % 3 + 1} tiles from the bag; keep one and put the"
            " others under the stack."
        ),
        cost=str(k % 9 + 1),
        number=f"{k + 1}/{count}",
    )


def star(outer: float, inner: float, points: int) -> list[tuple[float, float]]:
    """Return the corners of a star around the icon's centre."""
    corners = []
    for k in range(2 * points):
        radius = inner if k % 2 else outer
        angle = math.pi * k / points - math.pi / 2
        corners.append((31.5 + radius * math.cos(angle), 35.0 + radius * math.sin(angle)))
    return corners


def dots() -> list[tuple[float, float]]:
    """Return the centres of the eight dots of the icon."""
    angles = [2 * math.pi * k / 8 + math.pi / 8 for k in range(8)]
    return [(31.5 + 7 * math.cos(angle), 35.0 + 7 * math.sin(angle)) for angle in angles]


def crop_marks() -> list[tuple[float, float, float, float]]:
    """Return the crop marks of a full sheet, outside the block of cards."""
    marks = []
    for k in range(COLUMNS + 1):
        x = LEFT + k * CARD[0]
        marks.append((x, TOP - 7, x, TOP - 2))
        marks.append((x, PAPER[1] - TOP + 2, x, PAPER[1] - TOP + 7))
    for k in range(ROWS + 1):
        y = TOP + k * CARD[1]
        marks.append((LEFT - 7, y, LEFT - 2, y))
        marks.append((PAPER[0] - LEFT + 2, y, PAPER[0] - LEFT + 7, y))
    return marks


def cells() -> Iterator[tuple[str, float, float]]:
    """Yield the label and the centre of each of the 120 cells of a board."""
    height = SIDE * math.sqrt(3)
    for row in range(BOARD_ROWS):
        for column in range(BOARD_COLUMNS):
            x = BOARD_LEFT + SIDE + column * 1.5 * SIDE
            y = BOARD_TOP + height / 2 + row * height + (height / 2 if column % 2 else 0)
            yield f"{column + 1:02d}{row + 1:02d}", x, y


def hexagon(x: float, y: float) -> list[tuple[float, float]]:
    """Return the corners of a cell around its centre."""
    angles = [math.pi / 3 * k for k in range(6)]
    return [(x + SIDE * math.cos(angle), y + SIDE * math.sin(angle)) for angle in angles]
