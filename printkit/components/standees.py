"""From a face to a standee: one strip that is folded at the head and glued back to back."""

from collections.abc import Callable

from printkit.base.geometry import Rect, rotation
from printkit.components.part import DrawnPiece
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.model.pieces import Piece


def standee(
    theme: Theme,
    piece: Piece,
    sizes: tuple[float, float, float],
    face: Callable[[Rect], tuple[Item, ...]],
    colour: str,
    bleed: float,
) -> DrawnPiece:
    """Return one strip to fold: foot, back (upside down), front, foot; the feet fold outwards.

    Args:
        theme: The game's look.
        piece: Its id, name and number.
        sizes: Width, height and depth of a foot, in mm.
        face: Draws one side in its box.
        colour: Key of the colour of the feet.
        bleed: How far that colour reaches beyond the trim, in mm.
    """
    width, height, foot = sizes
    total = 2 * (height + foot)
    front = face(Rect(0.0, total / 2, width, height))
    turned = Group(front, matrix=rotation(180, Rect(0.0, 0.0, width, total).centre))
    whole = Rect(0.0, 0.0, width, total).inset(-bleed)
    under = PathItem(shapes.rect(*whole), Style(fill=theme.colour(colour)))
    return DrawnPiece(
        piece.id,
        theme.say(piece.name),
        piece.count + piece.spares,
        width,
        total,
        Group((under, turned, *front), key=piece.id, box=whole),
        folds=tuple(shapes.line(0.0, y, width, y) for y in (foot, total / 2, total - foot)),
        bleed=bleed,
    )
