"""The numbers of Tea Garden that the tally, the set-up, the questions, the kit and the words share.

What the rule book or other public sources state is fixed. What nobody states and is our own design
stands in `design.py`, so that an owner of the game can replace it; the points of river and university
stand here all the same, since a tally needs nothing else of it.
"""

PLAYERS = (2, 3, 4)
ROUNDS = 5
"""Rounds of a game; there is a clean-up after each but the last (Tea Garden 1.1, 1.2)."""
TURNS = 4
"""Turns of each player in a round; the last of them is paid for in leaves (Tea Garden 2.3)."""
HARVEST = 2
"""Fresh leaves from each garden in a clean-up (Tea Garden 1.1)."""
HAND = 4
"""Cards drawn at the start and in each clean-up (Tea Garden 1.1, 2.2)."""

BASKETS = 6
"""Baskets of a player board, one for each quality of leaves from 1 on (Tea Garden 1.1)."""
PAGODAS = 7
"""Gardens of one player: six on the player board, one on the starting region (Tea Garden 2.2)."""
PAGODA_STRENGTHS = (3, 4, 5, 5, 6, 6)
"""Strength under each pagoda of a player board, left to right (Tea Garden 1.7)."""
SKIP_STRENGTH = 2
"""Strength that skips one more region when a garden is built (Tea Garden 1.7)."""
WORKERS = 8
"""Workers of one player; one of them stands on the emperor track (Tea Garden 2.2)."""
UNIVERSITY_WORKERS = WORKERS - 1
"""Workers of one player that can stand at the university (Tea Garden 2.2)."""

MARKET = 6
"""Action cards face up below the board (Tea Garden 2.2)."""
OPEN_CARAVANS = 3
OPEN_EMPEROR = 3
"""Cards face up beside the board (Tea Garden 2.2)."""

STACK = {2: 5, 3: 6, 4: 8}
"""Cup tiles in each of the five stacks, by players (Tea Garden 2.2)."""
LEVEL_CARDS = {2: 4, 3: 5, 4: 6}
"""Action cards of each level in the deck, by players (Tea Garden 2.2)."""
BASIC_CARAVANS = {2: 7, 3: 10, 4: 13}
"""Basic caravans on top of all the advanced ones, by players (Tea Garden 2.2)."""

STARTING_CARDS = 11
"""Starting cards of one player (Tea Garden 2.1)."""
ACTION_CARDS = 45
EMPEROR_CARDS = 16
CARAVANS = 30
CUP_TILES = 40
CUP_TOKENS = 30
BONUSES = 18
LEAVES = 80
SCROLLS = 24
EMPEROR_TOKENS = 30
HELP_CARDS = 10
"""What lies in the box (Tea Garden 2.1); editions differ in leaves and scrolls, so no tally and no
question takes these two for a limit."""

LEVELS = ("I", "II", "III", "IV", "V")
"""Levels of the action cards, the lowest on top of the deck (Tea Garden 2.2)."""

CUPS = {0: 0, 1: 1, 2: 2, 3: 4, 4: 7, 5: 11, 6: 16, 7: 22}
"""Points for so many connections of one colour; the known table ends there (Tea Garden 1.7)."""
CUP_COLOURS = {"B": "blue", "G": "green", "W": "white"}
"""Colours of the halves of cup tiles (Tea Garden 2.5)."""
CENTRE = 10
"""Points of a worker in the centre of the university (Tea Garden 1.3)."""
PALACE = 10
"""Points of the top row of the emperor track (Tea Garden 1.3)."""
MOST_CARD_POINTS = 9
"""More points do not stand on an action card (Tea Garden 4.1)."""

TRACK = 50
"""Spaces of the score track (Tea Garden 1.7)."""
LAPS = 5
"""Times around that the markers can tell: none, 50+, 100+, 150+, 200+ (Tea Garden 1.7)."""

RIVER = (0, 0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 21, 25)
"""Points at the end of the start dock and the sections after it: our design (Tea Garden 3.4)."""
SECTORS = (1, 3, 5, 7)
"""Points at the end of a worker in each sector of the university: our design (Tea Garden 3.5)."""

SALE = {"fresh": 1, "fermented": 2}
"""Points of a leaf that is sold (Tea Garden 1.5)."""
MOST_SOLD = 6
"""Leaves sold in one turn (Tea Garden 1.5)."""
