"""The questions of Guatemala Café during play."""

from printkit.model.game import Helper

HELPERS: tuple[Helper, ...] = ()
