"""One turn of Darjeeling, played by the rules themselves: all pictures of the leaflet show it.

The places and pieces are our own and give the numbers of the rule book's examples (1.5, R16, R22, R33,
R39): 10 points of income, 4 for the move, 3 crates of 4 loaded, 5 markers between, counted twice.
"""

from printkit.rules.darjeeling.demand import bonus_of, moved
from printkit.rules.darjeeling.harbour import Ship, income, incomes, load
from printkit.rules.darjeeling.loading import Booked, book, loaded_of, quantity_of
from printkit.rules.darjeeling.maps import region
from printkit.rules.darjeeling.moves import Move, Position, judge
from printkit.rules.darjeeling.numbers import STRIPS, TARGET

PLAYERS = 3
STRIP = STRIPS[PLAYERS]
YELLOW, BLUE, VIOLET = "1", "2", "3"
"""Ids of the seats; Yellow's turn it is."""
SHIPS = (Ship(YELLOW, 2), Ship(VIOLET, 3), Ship(YELLOW, 2), Ship(BLUE, 2))
"""Before the turn, from the top berth down."""
SCORE = 41
KIND = "G"
TILES = (2, 3, 0)
"""Tiles laid out, with one, two and three halves."""
ORDER = "GKGWRKWR"
"""The chute before, from the bottom to the top."""
POSITION = Position(region("india"), at=(4, 2), facing="E")
TARGET_CELL = (4, 6)


def _moved() -> Move:
    found = judge(POSITION, TARGET_CELL)
    if not isinstance(found, Move):
        message = f"the example's move is not allowed: {found}"
        raise TypeError(message)
    return found


OWN_CRATES = tuple(ship.crates if ship.owner == YELLOW else 0 for ship in SHIPS)
BY_SHIP = income(STRIP, OWN_CRATES)
INCOME = sum(BY_SHIP)
MOVE = _moved()
NEAR = POSITION.region.is_near_city(MOVE.to)
CRATES = sum(size * tiles for size, tiles in enumerate(TILES, start=1)) // 2
LOADED = loaded_of(CRATES, full=NEAR)
QUANTITY = quantity_of(LOADED)
LOADING = load(SHIPS, YELLOW, LOADED)
DEMAND = bonus_of(ORDER, KIND)
ORDER_AFTER = moved(ORDER, KIND)
DOUBLED = 2 * DEMAND
BOOKED: Booked = book(SCORE + INCOME - MOVE.cost, DOUBLED, QUANTITY, TARGET)
NEXT_INCOME = incomes(STRIP, LOADING.ships)[YELLOW]
