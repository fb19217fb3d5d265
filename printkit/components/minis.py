"""From the letter of a typed board to a small drawing of the piece that lies there."""

from printkit.base.geometry import Point, Rect, rotation, scaling, translation
from printkit.components.pictures import DrawCell
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tokens import crab_square, ground, named_middle
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.model.boards import GridBoard
from printkit.model.game import Game
from printkit.model.kinds import Kind
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
    ids = {kind.id for kind in game.kinds}
    tokens = next(
        each
        for each in kit
        if isinstance(each, TokenSet) and any(piece.of in ids for piece in each.pieces)
    )
    boards = (each.board for each in kit if isinstance(each, BoardSet))
    grids = (board for board in boards if isinstance(board, GridBoard))
    special = next((grid.special[0][2] for grid in grids if grid.special), "")
    made: dict[str, tuple[Item, ...]] = {
        kind.letter: _token(theme, kind, tokens) for kind in game.kinds
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


def _token(theme: Theme, kind: Kind, spec: TokenSet) -> tuple[Item, ...]:
    """A square with the common symbol, or a disc where each kind has its own."""
    box = Rect(0.0, 0.0, _UNIT, _UNIT).inset(_UNIT * _INSET)
    if spec.own:
        rim = shapes.circle(*box.centre, box.width / 2)
        middle = box.width * 0.43
        edge = Style(theme.colour(kind.colour), theme.colour("ink"), _UNIT * 0.035)
        layout = Layout("a small piece", {"letter": _UNIT * 0.5, "art": 0.7})
        return (
            ground(theme, kind.colour, kind.pattern, box, rim),
            PathItem(shapes.circle(*box.centre, middle), edge),
            *named_middle(theme, kind, spec, layout, box, middle),
        )
    outline = shapes.rounded_rect(*box, _UNIT * 0.06)
    return (
        ground(theme, kind.colour, kind.pattern, box, outline),
        *crab_square(theme, kind, spec.symbol, box, _UNIT * _LETTER),
    )
