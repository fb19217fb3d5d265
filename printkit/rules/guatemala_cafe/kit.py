"""What lies in the box of Guatemala Café, as sets of pieces in printing order."""

from printkit.model.pieces import PieceSet

KIT: tuple[PieceSet, ...] = ()
