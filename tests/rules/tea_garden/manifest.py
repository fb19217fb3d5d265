"""What lies in the box of Tea Garden and what each number of players needs, typed from the sources."""

# Tea Garden 2.1: the list of components that all sources agree on.
BOX = {
    "board": 1,
    "player boards": 4,
    "pagodas": 28,
    "workers": 32,
    "boats": 4,
    "point markers": 4,
    "starting cards": 44,
    "action cards": 45,
    "emperor cards": 16,
    "caravans": 30,
    "cup tiles": 40,
    "cup tokens": 30,
    "region bonuses": 18,
    "leaves": 80,
    "scrolls": 24,
    "emperor tokens": 30,
    "round marker": 1,
    "start token": 1,
    "help cards": 10,
}

# Tea Garden 2.2, by players.
STACK = {2: 5, 3: 6, 4: 8}
OF_EACH_LEVEL = {2: 4, 3: 5, 4: 6}
BASIC = {2: 7, 3: 10, 4: 13}
ACTION_DECK = {2: 20, 3: 25, 4: 30}
CARAVAN_DECK = {2: 22, 3: 25, 4: 28}

# Tea Garden 2.6: id, province, value, garden spaces, neighbours, points for two builders.
MAP = """
 1 yellow 2 4 2,3,6,7        -
 2 green  3 3 1,3,4          -
 3 green  3 2 1,2,4,5        -
 4 green  4 3 2,3,5,16       -
 5 green  4 3 3,4,6,9,13     -
 6 blue   3 2 1,5,7,9        -
 7 blue   3 3 1,6,8,9        -
 8 blue   4 3 7,9,10         -
 9 blue   4 2 5,6,7,8,10     -
10 orange 5 3 8,9,11,12,13   2,1
11 orange 6 3 10,12          4,2
12 orange 6 2 10,11,14       4,2
13 red    5 2 5,10,14,15,16  2,1
14 red    6 2 12,13,15       4,2
15 red    6 2 13,14,16       4,2
16 red    5 3 4,13,15        2,1
"""
DISTANCE = {
    1: 0,
    2: 1,
    3: 1,
    4: 2,
    5: 2,
    6: 1,
    7: 1,
    8: 2,
    9: 2,
    10: 3,
    11: 4,
    12: 4,
    13: 3,
    14: 4,
    15: 4,
    16: 3,
}
GARDEN_SPACES = 42
BORDERS = 30
OVER_THE_RIVER = {(5, 6), (5, 9), (10, 13), (12, 14)}

# Tea Garden 1.6: points each, how many count, most points, strength of the card.
GOALS = {
    "E01": (3, 6, 18, 3),
    "E02": (2, 9, 18, 3),
    "E03": (0, None, 12, 3),
    "E04": (4, 4, 16, 2),
    "E05": (3, 6, 18, 2),
    "E06": (3, 6, 18, 2),
    "E07": (-1, None, 18, 3),
    "E08": (3, 6, 18, 3),
    "E09": (3, 6, 18, 3),
    "E10": (3, 6, 18, 3),
    "E11": (2, 9, 18, 3),
}
CUPS = [0, 1, 2, 4, 7, 11, 16, 22]

# Tea Garden 3.4 to 3.6, our design.
RIVER = [0, 0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 21, 25]
SECTORS = [1, 3, 5, 7]
CARD_STEPS = [2, 4, 6]
STEPS = 7

# Tea Garden 3.8.
BONUSES = {
    "leaves-2-q3": 3,
    "draw": 3,
    "ferment-2": 2,
    "scroll-strength": 2,
    "scroll-teapot": 2,
    "scroll-repeat": 2,
    "emperor-token": 2,
    "points-2": 2,
}

# Tea Garden 3.10: strength to buy, leaves, quality, teapots, strength high and low, points high and low.
LEVELS = {
    "I": (3, 1, 2, ["any"], (2, 1), (1, 0)),
    "II": (4, 1, 3, ["c"], (2, 1), (2, 1)),
    "III": (5, 2, 3, ["c", "any"], (3, 2), (3, 2)),
    "IV": (6, 2, 4, ["c", "c"], (3, 2), (4, 3)),
    "V": (7, 3, 5, ["c", "c", "any"], (4, 3), (5, 4)),
}
