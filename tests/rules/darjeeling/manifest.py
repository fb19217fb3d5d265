"""The box and the tables of Darjeeling, typed by hand from the source of truth, not from the data."""

from typing import Any

TILES = {
    ("K", 1): 21,
    ("K", 2): 7,
    ("K", 3): 3,
    ("G", 1): 19,
    ("G", 2): 7,
    ("G", 3): 3,
    ("W", 1): 17,
    ("W", 2): 7,
    ("W", 3): 3,
    ("R", 1): 15,
    ("R", 2): 7,
    ("R", 3): 3,
}
ALL_TILES = 112
ALL_HALVES = 164

BOX = {
    "tea tiles": 112,
    "cities": 3,
    "strip faces": 4,
    "ships": 7,
    "water": 4,
    "demand markers": 8,
    "action tiles": 10,
    "crates": 55,
    "crates of a colour": 11,
    "collectors": 5,
    "screens": 5,
}

STRIPS = {
    2: [3, 2, 1],
    3: [3, 3, 2, 1],
    4: [3, 3, 2, 2, 1, 1],
    5: [3, 3, 3, 2, 2, 1, 1],
}
SHIPS = {2: 3, 3: 4, 4: 6, 5: 7}
WATER = {2: 4, 3: 3, 4: 1, 5: 0}
FIRST_INCOMES = {2: [1, 2], 3: [1, 2, 3], 4: [1, 1, 2, 2], 5: [1, 1, 2, 2, 3]}
"""In turn order from the start player on."""
FIRST_BERTHS = {2: [3, 2], 3: [4, 3, 2], 4: [6, 5, 4, 3], 5: [7, 6, 5, 4, 3]}
"""The same."""

MAPS: dict[str, dict[str, Any]] = {
    "india": {
        "cells": 48,
        "tea": 45,
        "cities": [(4, 4), (5, 8), (9, 5)],
        "edge": 23,
        "near": [8, 5, 7],
        "bag": 67,
        "gaps": [(3, 7), (3, 8)],
        "players": [2, 3, 4, 5],
    },
    "sri-lanka": {
        "cells": 34,
        "tea": 32,
        "cities": [(4, 3), (7, 3)],
        "edge": 18,
        "near": [8, 8],
        "bag": 80,
        "gaps": [],
        "players": [2, 3],
    },
    "china": {
        "cells": 55,
        "tea": 52,
        "cities": [(4, 7), (6, 4), (7, 8)],
        "edge": 27,
        "near": [8, 8, 7],
        "bag": 60,
        "gaps": [(2, 8), (3, 5), (4, 10)],
        "players": [4, 5],
    },
}
AUTO = {2: "sri-lanka", 3: "sri-lanka", 4: "china", 5: "china"}
