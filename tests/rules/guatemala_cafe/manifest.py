"""What lies in the box of Guatemala Café and what everybody starts with, typed from the rule book."""

KINDS = ("K", "W", "B", "R", "N")

# Guatemala Café 1.2: the component list, without the rule book and the beans.
BOX = {
    "property tile": {"1": 5, "2": 5, "3": 5, "4": 5},
    "score marker": {"1": 1, "2": 1, "3": 1, "4": 1},
    "buyer": 1,
    "road": 50,
    "sack": {"K": 7, "W": 7, "B": 7, "R": 7, "N": 7},
    "coin": {1: 15, 3: 15, 5: 15},
    "worker": {"K": 9, "W": 9, "B": 9, "R": 9, "N": 9},
    "warehouse": {"K": 3, "W": 3, "B": 3, "R": 3, "N": 3},
    "ship": {"K": 3, "W": 3, "B": 3, "R": 3, "N": 3},
    "cultivation board": 1,
    "plantation board": 1,
    "cover card": 4,
}
TOTALS = {
    "property tile": 20,
    "score marker": 4,
    "sack": 35,
    "coin": 45,
    "worker": 45,
    "warehouse": 15,
    "ship": 15,
}

# Guatemala Café 1.3: what lies where at the start, by number of players.
START = {
    2: {"hand": 12, "bag": 5, "sacks on the board": 6, "money": 15, "bank": 105, "covered": 0},
    3: {"hand": 8, "bag": 5, "sacks on the board": 6, "money": 15, "bank": 90, "covered": 4},
    4: {"hand": 6, "bag": 5, "sacks on the board": 6, "money": 15, "bank": 75, "covered": 0},
}

# Guatemala Café R21: price of a warehouse and of a worker.
PRICES = {"grey": (2, 1), "green": (4, 2), "yellow": (6, 3)}
DOCKS = (2, 3, 4)


def loose_pieces() -> dict[str, int]:
    """Return how often each loose piece is in the box, by its id on paper; a screen for each player."""
    ids = {"property tile": "property", "score marker": "marker", "cover card": "cover-card"}
    found = {f"screen.{seat}": 1 for seat in "1234"}
    for name, count in BOX.items():
        if isinstance(count, dict):
            found |= {f"{ids.get(name, name)}.{key}": number for key, number in count.items()}
        elif isinstance(count, int) and not name.endswith("board"):
            found[ids.get(name, name)] = count
    return found
