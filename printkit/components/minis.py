"""From the letter of a typed board to a small drawing of the piece that lies there."""

from printkit.base.geometry import Point, Rect, rotation, scaling, translation
from printkit.components.pictures import DrawCell
from printkit.components.theme import Theme
from printkit.components.tokens import crab_square, ground
from printkit.display import shapes
from printkit.display.items import Group, Item
from printkit.display.symbols import draw
from printkit.model.boards import GridBoard
from printkit.model.game import Game
from printkit.model.pieces import BoardSet, TokenSet

_UNIT = 10.0
"""Size in mm at which each piece is drawn once."""
_TURNS = {"^": 0, ">": 90, "v": 180, "<": 270}
_INSET = 0.03
_LETTER = 0.31


def piece_drawer(game: Game, theme: Theme) -> DrawCell:
    """Return the function that draws what a letter of a picture stands for.

    It takes the letter (with ``^ > v <`` where the piece is turned), x, y and size of the space in
    mm; a letter that stands for no piece draws nothing.
    """
    kit = game.kit()
    symbol = next(each.symbol for each in kit if isinstance(each, TokenSet))
    boards = (each.board for each in kit if isinstance(each, BoardSet))
    grids = (board for board in boards if isinstance(board, GridBoard))
    special = next((grid.special[0][2] for grid in grids if grid.special), "")
    made: dict[str, tuple[Item, ...]] = {
        kind.letter: _token(theme, kind.id, game, symbol) for kind in game.kinds
    }
    if special:
        paints = {
            "ink": theme.colour("ink"),
            "ground": theme.colour("sand"),
            "accent": theme.colour("palm"),
            "light": theme.colour("foam"),
        }
        made["#"] = tuple(draw(theme.symbol(special), 0.0, 0.0, _UNIT, paints))
    box = (0.0, 0.0, _UNIT, _UNIT)

    def draw_cell(letter: str, x: float, y: float, size: float) -> tuple[Item, ...]:
        items = made.get(letter[:1])
        if items is None:
            return ()
        turned = rotation(_TURNS.get(letter[1:], 0), Point(_UNIT / 2, _UNIT / 2))
        place = turned.then(scaling(size / _UNIT)).then(translation(x, y))
        return (Group(items, matrix=place, key=f"{game.id}.mini.{letter[0]}", box=box),)

    return draw_cell


def _token(theme: Theme, kind_id: str, game: Game, symbol: str) -> tuple[Item, ...]:
    kind = next(kind for kind in game.kinds if kind.id == kind_id)
    box = Rect(0.0, 0.0, _UNIT, _UNIT).inset(_UNIT * _INSET)
    outline = shapes.rounded_rect(*box, _UNIT * 0.06)
    return (
        ground(theme, kind.colour, kind.pattern, box, outline),
        *crab_square(theme, kind, symbol, box, _UNIT * _LETTER),
    )
