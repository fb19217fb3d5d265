"""A game of Darjeeling for two, worked out by hand: what is typed, and the scores after each line."""

GAME_LINES = (
    "Ann, Ben",
    "GKGWRKWR",
    # 1 − 2 + 2 × 5 + 4: case D1
    "i m2 g4 n d",
    # 0 + 1 − 1 + 3
    "i m1 k 3 n",
    # 13 + 2 × 4 = 21; 21 − 2 = 19; six crates laid out, not beside a city: 19 + 0 + 5
    "8 2t",
    "K 6",
    # 3 + 2 × 3 = 9; 9 + 4 + 5
    "i m w 5 n",
    # 24 + 2 × 5 = 34; 34 + 4 + 4
    "i m r 4 n",
    # 18 + 2 × 5
    "i m p",
    # 42 + 3 × 4 + 1 × 5 = 59; 59 + 4 + 5
    "17 m g 5 n",
    # 28 + 1 × 5
    "i m p",
    # 68 + 3 × 5 + 2 × 4 = 91; 91 − 1
    "",
    "1",
    # 9 crates on ships that stay, 1 free, 3 taken from berth 2: 90 + 2 + 4
    "w4 n take 2:3",
    # no crates on ships, no income
    "",
    "-",
    # 96 + 3 × 4 + 2 × 2 + 1 × 4: the end
    "i",
)
SCORES = (
    (0, 0),
    (0, 0),
    (13, 0),
    (13, 3),
    (19, 3),
    (24, 3),
    (24, 18),
    (42, 18),
    (42, 28),
    (68, 28),
    (68, 33),
    (91, 33),
    (90, 33),
    (96, 33),
    (96, 33),
    (96, 33),
    (116, 33),
)
TALLY = ("2 1", "1 0", "0 1")
"""Tiles left over with 1, 2 and 3 half crates: 4 halves each."""
