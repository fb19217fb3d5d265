"""From a colour of the theme to the tones of the lines that lie on it: patterns and cuts."""

from printkit.components.theme import Theme, luminance
from printkit.display.items import Colour

DARK = 0.18
"""Below this luminance a pattern is lighter than its ground, above it darker."""
_PALE = 0.5
"""Above this luminance light lines are lost."""


def pattern_tone(theme: Theme, colour: str) -> Colour:
    """Return the tone of a pattern on a colour of the theme: seen, but behind the symbol."""
    dark = luminance(theme.colour(colour)) < DARK
    return theme.shade(colour, 0.24 if dark else -0.2)


def cut_tone(theme: Theme, colour: str, otherwise: str) -> Colour:
    """Return the colour of the cuts in a kind's colour: the theme's own ``<colour>-cut``, or another key."""
    own = f"{colour}-cut"
    return theme.colour(own if own in theme.colours else otherwise)


def line_tone(theme: Theme, colour: str) -> Colour:
    """Return the colour of lines cut into a player's colour: light, but dark into a pale one."""
    return theme.colour("ink" if luminance(theme.colour(colour)) > _PALE else "paper")
