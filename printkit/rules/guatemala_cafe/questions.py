"""The questions of Guatemala Café during play, in the order of a turn."""

from printkit.rules.guatemala_cafe.buying_question import BUY, BUYER, PLACE
from printkit.rules.guatemala_cafe.roads_question import ROADS_LEFT
from printkit.rules.guatemala_cafe.sacks import SACKS
from printkit.rules.guatemala_cafe.scoring_question import COFFEE

HELPERS = (COFFEE, BUY, BUYER, ROADS_LEFT, PLACE, SACKS)
"""Guatemala Café 6."""
