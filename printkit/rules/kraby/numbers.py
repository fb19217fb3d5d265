"""The numbers of Kraby that the tally, the set-up, the moves, the kit and the words share."""

BOARD = 11
"""Spaces in a row of the whole board (Kraby 2.1)."""
ISLAND = (6, 6)
"""Row and column of the island, counted from 1 (Kraby 2.1)."""
FEWEST = 2
"""Players of a game on the small playing area."""
ZONE = {2: (2, 10), 3: (1, 11), 4: (1, 11)}
"""First and last row and column of the playing area, by players (Kraby 1.3)."""

TOKENS = 24
"""Crab tokens of one colour in the box (Kraby 1.1)."""
IN_BAG = {2: 20, 3: 24, 4: 24}
"""Tokens of each colour in play, by players (Kraby 1.3)."""
COLOURS = {2: 4, 3: 5, 4: 5}
"""Colours in play, by players (Kraby 1.3)."""
HAND = 6
"""Tokens behind a sail (Kraby 1.3)."""

FIGURES = 3
"""Figures of one colour in the box (Kraby 1.1)."""
FIGURE_SUPPLY = {2: 3, 3: 3, 4: 2}
"""Figures of each colour in play beside the board, by players (Kraby 1.3)."""
FIGURES_EACH = {2: 3, 3: 3, 4: 2}
"""Figures one player may place in the game, by players (Kraby 1.3)."""
MULTIPLIERS = {"x1": 1, "x2": 2, "x3": 3}
"""Squares of a wharf, left to right, and what they multiply by (Kraby 1.1)."""

COLONY = {1: -1, 2: 0, 3: 1, 4: 3, 5: 5}
"""Points of a colony by its crabs; larger ones count as the last (Kraby 1.5)."""

TURNS = {2: 40, 3: 40, 4: 30}
"""Own turns of each player in a game (Kraby 3.2)."""
DRAWS = {2: 34, 3: 34, 4: 24}
"""Own turns after which a token is drawn; then the bag is empty (Kraby 3.2)."""

VALUES = {2: (-20, 20), 3: (-24, 23), 4: (-24, 23)}
"""Smallest and largest value of a colour at the end, by players (Kraby 4.1)."""
NEVER = {2: (-19, -17, -15, 19), 3: (-23, -21, -19, 22), 4: (-23, -21, -19, 22)}
"""Values inside that span that no colonies add up to, by players (Kraby 2.2)."""

LAPS = ("−", "+50", "+100")
"""Boxes behind the last space of the players' track, two cells each (Kraby 2.2)."""
LAST_SCORE = 4 * (BOARD + 4 - 1) - 2 * len(LAPS) - 1
"""Last space of the players' track, whose first one is 0 (Kraby 2.2)."""


def colony_points(size: int) -> int:
    """Return the points of a colony of so many crabs (at least 1; Kraby 1.5)."""
    return COLONY[min(size, max(COLONY))]
