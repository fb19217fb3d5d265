"""One scoring of Guatemala Café, counted by the rules themselves: what the leaflet's pictures show.

Blue has the numbers of the rule book's example (R43): three workers and one ship, six points.
"""

from printkit.rules.guatemala_cafe.coffee import Grower, landing, last_sack, score, slid
from printkit.rules.guatemala_cafe.numbers import INCOME, TRACK
from printkit.rules.guatemala_cafe.plantation import board_of_many
from printkit.rules.guatemala_cafe.plants import FREE

BOARD = board_of_many(TRACK)
KIND = "W"
HARBOUR = "B"
BLUE = Grower(warehouse=True, workers=3, harbour=HARBOUR)
YELLOW = Grower(warehouse=True, workers=2)
"""Its roads do not reach the harbour yet."""
DOCKS = {harbour.id: (FREE,) * len(harbour.docks) for harbour in BOARD.harbours}
DOCKS[HARBOUR] = (KIND, "K", FREE)
SACKS = 19
"""On the track before; the new one is the next."""
SCORES = (30, 33)
"""Yellow, blue: before the scoring."""
SCORED = score(BOARD, (YELLOW, BLUE), KIND, DOCKS, ())
YELLOW_POINTS, BLUE_POINTS = SCORED.points
LANDING = landing(TRACK, SACKS)
LAST = last_sack(TRACK, SACKS + 1)
AFTER = (SCORES[0] + YELLOW_POINTS, SCORES[1] + BLUE_POINTS)
DOCKS_AFTER = slid((FREE, *DOCKS[HARBOUR][1:]))
PAID = INCOME
