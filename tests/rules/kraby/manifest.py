"""What lies in the box of Kraby and what each number of players needs, typed from the rule book."""

COLOURS = ("O", "G", "B", "Y", "P")

# Kraby 1.1: one board, 120 crabs, four ships, 15 figures, four and five markers; 2 spare crabs a
# colour on the punch sheet.
BOX = {
    "board": 1,
    "token": {"O": 24, "G": 24, "B": 24, "Y": 24, "P": 24},
    "token spares": {"O": 2, "G": 2, "B": 2, "Y": 2, "P": 2},
    "screen": {"1": 1, "2": 1, "3": 1, "4": 1},
    "figure": {"O": 3, "G": 3, "B": 3, "Y": 3, "P": 3},
    "player marker": {"1": 1, "2": 1, "3": 1, "4": 1},
    "value marker": {"O": 1, "G": 1, "B": 1, "Y": 1, "P": 1},
}
TOKENS = 120
TOKENS_PRINTED = 130

# Kraby 1.3, the table; the hand of six; 1.4 the figures of a player.
START = {
    2: {
        "colours": 4,
        "tokens in play": 80,
        "tokens of a colour": 20,
        "tokens aside": 40,
        "figures beside the board": 12,
        "figures of a colour": 3,
        "figures out of play": 3,
        "figures of a player": 3,
        "hand": 6,
        "bag after the hands": 68,
        "spaces": 80,
        "own turns": 40,
        "own turns with a draw": 34,
    },
    3: {
        "colours": 5,
        "tokens in play": 120,
        "tokens of a colour": 24,
        "tokens aside": 0,
        "figures beside the board": 15,
        "figures of a colour": 3,
        "figures out of play": 0,
        "figures of a player": 3,
        "hand": 6,
        "bag after the hands": 102,
        "spaces": 120,
        "own turns": 40,
        "own turns with a draw": 34,
    },
    4: {
        "colours": 5,
        "tokens in play": 120,
        "tokens of a colour": 24,
        "tokens aside": 0,
        "figures beside the board": 10,
        "figures of a colour": 2,
        "figures out of play": 5,
        "figures of a player": 2,
        "hand": 6,
        "bag after the hands": 96,
        "spaces": 120,
        "own turns": 30,
        "own turns with a draw": 24,
    },
}

# Kraby 1.5: points of a colony by its crabs.
COLONY = {1: -1, 2: 0, 3: 1, 4: 3, 5: 5, 6: 5, 24: 5}
