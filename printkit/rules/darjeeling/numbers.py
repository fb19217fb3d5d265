"""The numbers of Darjeeling that the tally, the set-up, the questions, the kit and the words share."""

LETTERS = ("K", "G", "W", "R")
"""Tea kinds: black, green, white, red (Darjeeling 2, F1); the letters are ours."""
SIZES = (1, 2, 3)
"""Half crates that a tea tile can show (Darjeeling 1.2)."""
TILES = {
    "K": {1: 21, 2: 7, 3: 3},
    "G": {1: 19, 2: 7, 3: 3},
    "W": {1: 17, 2: 7, 3: 3},
    "R": {1: 15, 2: 7, 3: 3},
}
"""Tea tiles in the box, by kind and half crates (Darjeeling 2, F2)."""
TILES_OF_SIZE = {size: sum(TILES[kind][size] for kind in LETTERS) for size in SIZES}
ALL_TILES = sum(TILES_OF_SIZE.values())
ALL_HALVES = sum(size * number for size, number in TILES_OF_SIZE.items())
MIXED_TWOS = {"adjacent": 4, "opposite": 3}
"""Two-half tiles of one kind by shape where both shapes are printed (Darjeeling 3, Q2)."""

PLAYERS = (2, 3, 4, 5)
"""How many can play (Darjeeling 1)."""
STRIPS = {
    2: (3, 2, 1),
    3: (3, 3, 2, 1),
    4: (3, 3, 2, 2, 1, 1),
    5: (3, 3, 3, 2, 2, 1, 1),
}
"""Multipliers of the berths from the top, by players (Darjeeling 3, Q1)."""
STRIP_LENGTH = (3, 7)
"""Fewest and most berths of a strip of one's own (Darjeeling 3, Q1)."""
STRIP_VALUES = (1, 9)
"""Smallest and largest multiplier of a strip of one's own (Darjeeling 3, Q1)."""
SHIPS = 7
"""Ships in the box, and berths of the wharf (Darjeeling 2, F5)."""
WATER = 4
"""Water tiles in the box (Darjeeling 2, F5)."""

CITIES = 3
"""City markers in the box (Darjeeling 2, F4)."""
MAPS_FOR = {"india": (2, 3, 4, 5), "sri-lanka": (2, 3), "china": (4, 5)}
"""Players for whom each region is meant (Darjeeling 2, F15)."""
AUTO_MAP = {2: "sri-lanka", 3: "sri-lanka", 4: "china", 5: "china"}
"""The region where none is asked for, by players (Darjeeling 4.5)."""
BEGINNERS_MAP = "india"
"""The region for a first game (Darjeeling 2, F15)."""
MOST_TEA = 90
"""Most tea tiles that a map of one's own may lay out (Darjeeling 4.4)."""

MARKERS_EACH = 2
"""Demand markers of one kind (Darjeeling 2, F3)."""
CHUTE = MARKERS_EACH * len(LETTERS)
"""Slots of the chute (Darjeeling 4.3)."""
MOST_DEMAND = CHUTE - MARKERS_EACH
"""Largest demand bonus: every other marker lies between the two (Darjeeling 2, F17)."""

CRATES = 11
"""Crates of one colour in the box; one of them marks the score (Darjeeling 2, F11)."""
LOADING_CRATES = CRATES - 1
"""Crates that can lie on ships (Darjeeling 2, F11)."""
QUANTITY_FROM = 4
"""Loaded crates from which on each gives a point (Darjeeling 1.5, R38)."""
NOT_NEAR = 1
"""Crates fewer than laid out that are loaded away from a city (Darjeeling 1.5, R31)."""

ACTIONS = 10
"""Action tiles in the box (Darjeeling 2, F12)."""
ACTIONS_A_TURN = 2
"""Action tiles that may be played in one turn (Darjeeling 1.6, R41)."""
ACTION_SIZE = 3
"""Half crates on a tea tile that brings an action tile (Darjeeling 1.6, R40)."""

HALF_TURN = 2
"""Points for turning the collector round (Darjeeling 1.5, R18)."""
PASS_TILE = 1
"""Points for passing over a tea tile (Darjeeling 1.5, R21)."""
PASS_CITY = 2
"""Points for passing over a city (Darjeeling 1.5, R21)."""
PASS_COLLECTOR = 2
"""Points for passing over somebody else's collector (Darjeeling 1.5, R21)."""

TARGET = 100
"""Points that end the game (Darjeeling 1.7, R50)."""
TRACK = 100
"""Spaces of the score track, 0 to 99 (Darjeeling 1.7, R52)."""
BELOW_ZERO = 10
"""Spaces in front of space 0 (Darjeeling 4.1)."""
LOWEST = -99
"""Lowest score that is believed (Darjeeling 5)."""


def strip_for(players: int, own: tuple[int, ...] | None = None) -> tuple[int, ...]:
    """Return the multipliers of the berths from the top; a strip of one's own goes first."""
    return own or STRIPS[players]


def most_gained(strip: tuple[int, ...]) -> int:
    """Return the most points that one step of a turn can bring (Darjeeling 5, E_TRACK_HIGH).

    All crates on the best berth in phase 1, or a doubled demand and a full load in phase 3.
    """
    return max(LOADING_CRATES * max(strip), 2 * MOST_DEMAND + LOADING_CRATES)
