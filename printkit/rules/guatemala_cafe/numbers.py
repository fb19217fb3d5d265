"""The numbers of Guatemala Café that the tally, the set-up, the boards, the kit and the words share."""

PLAYERS = (2, 3, 4)
"""Guatemala Café 1.1."""
TWO = 2
"""Players of a game on the other side of the plantation board (1.2)."""
THREE = 3
"""Players of a game without the left route (1.3)."""

WORKERS = 9
"""Worker chips of one kind (1.2)."""
WAREHOUSES = 3
"""Warehouse chips of one kind (1.2)."""
SHIPS = 3
"""Ship chips of one kind (1.2)."""
SACKS = 7
"""Sack chips of one kind (1.2)."""
KINDS = 5
"""Kinds of coffee (1.2)."""
ROADS = 50
"""Road strips (1.2)."""
TILES_EACH = 5
"""Property tiles of one player (1.2)."""
COVERS = 4
"""Cards that cover the sites of the left route with three players (1.2)."""
COINS = {1: 15, 3: 15, 5: 15}
"""Coins by value: 45 in all by the rule book (1.2), the split is ours (3, Q1)."""
START_COINS = (5, 5, 3, 1, 1)
"""The coins that everybody begins with (3, Q1)."""
MONEY = 15
"""Centavos that everybody begins with (1.3)."""
BOX_MONEY = sum(value * count for value, count in COINS.items())
"""Centavos in the box; the bank itself has no limit (3, Q1)."""

GRID = 9
"""Squares in a row and in a column of the cultivation board (4.1)."""
SPACES = 4 * GRID
"""Spaces of the Buyer's track (4.1)."""
SACK_SQUARES = 6
"""Squares with a sack at the start (2, F3)."""
FIXED_SACKS = 5
"""Of these, the squares that show every kind once; the last one is random (1.3)."""
BAG = 5
"""Sacks in the bag at the start (1.3)."""
ALL_SACKS = KINDS * SACKS
"""Sacks in the box (1.2)."""
HANDS = {n: (ALL_SACKS - SACK_SQUARES - BAG) // n for n in PLAYERS}
"""Sacks behind each screen at the start, by players (1.3)."""

FREE_STEPS = 3
"""Spaces that the Buyer may move for nothing (R10)."""
LONG_STEPS = 4
"""Spaces of the move that is paid for (R10)."""
STEP_COST = 2
"""What it costs, in centavos (R10)."""
ITEMS = 3
"""Pieces that may be taken in a turn (R20)."""
INCOME = 8
"""Centavos for a sack (R40)."""
DOCKS = (2, 3, 4)
"""Prices of the docks of a harbour with three and four players (R24)."""
DOCKS_OF_TWO = (2, 2, 3, 3, 4, 4)
"""Prices of the docks of the only harbour with two players (3, Q14)."""
WAREHOUSE_PRICES = {"grey": 2, "green": 4, "yellow": 6}
"""Price of a warehouse by the area of its site, three and four players (R21)."""
WORKER_PRICES = {"grey": 1, "green": 2, "yellow": 3}
"""Price of a worker by the area of its field (R21; with two players 3, Q13)."""

TRACK = 60
"""Last space of the score track (3, Q4)."""
SHORTEST = {2: 46, 3: 50, 4: 50}
"""The shortest ring that goes round the fields, by players (4.4)."""
LONGEST = 100
"""The longest score track (3, Q4)."""
MOST_POINTS = WORKERS * (1 + SHIPS)
"""The most that one scoring can give one player (5)."""
