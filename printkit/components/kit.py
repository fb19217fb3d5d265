"""From any set of pieces to a drawn part: the one place that knows which drawing belongs to which."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from printkit.base.errors import RulesError
from printkit.components.boardface import BoardFace, board_part
from printkit.components.boards import draw_board
from printkit.components.cards import draw_cards
from printkit.components.cover import draw_cover
from printkit.components.deckcards import draw_deck
from printkit.components.fieldboard import draw_field_board
from printkit.components.figures import draw_figures
from printkit.components.homeboard import draw_home_boards
from printkit.components.leaflet import draw_leaflet
from printkit.components.mapsheets import draw_maps
from printkit.components.marketboard import draw_market
from printkit.components.part import DrawnPiece, Part
from printkit.components.plaques import draw_plaques
from printkit.components.regionboard import draw_region_board
from printkit.components.rowtiles import draw_row_tiles
from printkit.components.scorepad import draw_pad
from printkit.components.screens import draw_screens
from printkit.components.sortedfigures import draw_sorts
from printkit.components.strips import draw_strips
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tiles import draw_tiles
from printkit.components.tokens import draw_tokens
from printkit.components.trackboard import draw_track_board
from printkit.components.trays import draw_trays
from printkit.model.boards import GridBoard, RegionBoard, TrackBoard
from printkit.model.game import Game
from printkit.model.pieces import (
    Board,
    BoardSet,
    CardDeck,
    CardSet,
    Cover,
    FigureSet,
    HomeSet,
    Leaflet,
    MapSet,
    PadSet,
    PieceSet,
    RowSet,
    ScreenSet,
    StripSet,
    TileSet,
    TokenSet,
    TraySet,
)
from printkit.model.terrain import FieldBoard, MarketBoard


@dataclass(frozen=True, slots=True)
class Sheets:
    """What a drawing must know of the job.

    Attributes:
        space: Width and height in mm that a drawing made for a page may fill.
        bleed: How far art reaches beyond the trim, in mm.
        names: Players' names for the pad.
        kit: The whole kit, for the cover's list.
    """

    space: tuple[float, float]
    bleed: float = 0.0
    names: tuple[str, ...] = ()
    kit: tuple[PieceSet, ...] = ()


def draw_set(  # noqa: C901, PLR0911, PLR0912 - one return for each kind of set
    spec: PieceSet, game: Game, theme: Theme, layouts: Mapping[str, Layout], sheets: Sheets
) -> Part:
    """Draw one set of pieces.

    Raises:
        FitError: A text does not fit in its slot.
        DataError: A template lacks something that the drawing asks for.
    """
    layout = layouts[spec.layout]
    match spec:
        case TokenSet() if spec.faces:
            return draw_plaques(spec, theme, layout, sheets.bleed)
        case TokenSet():
            return draw_tokens(spec, game, theme, layout, sheets.bleed)
        case TileSet():
            return draw_tiles(spec, game, theme, layout, sheets.bleed)
        case RowSet():
            return draw_row_tiles(spec, theme, layout, sheets.bleed)
        case TraySet():
            return draw_trays(spec, theme, layout, sheets.bleed)
        case StripSet():
            return draw_strips(spec, theme, layout, sheets.bleed)
        case FigureSet() if spec.sorts:
            return draw_sorts(spec, game, theme, layouts, sheets.bleed)
        case FigureSet():
            return draw_figures(spec, game, theme, layout, sheets.bleed)
        case ScreenSet():
            return draw_screens(spec, game, theme, layout, sheets.bleed)
        case MapSet():
            return draw_maps(spec, theme, layout, layouts, sheets.bleed)
        case BoardSet():
            return _board(spec, game, theme, layouts)
        case HomeSet():
            return draw_home_boards(spec, game, theme, layout)
        case CardSet():
            return draw_cards(spec, game, theme, layout, sheets.bleed)
        case CardDeck():
            return draw_deck(spec, theme, layout, sheets.bleed)
        case PadSet():
            return draw_pad(spec, game, theme, layout, sheets.names)
        case Leaflet():
            return draw_leaflet(spec, game, theme, layout, sheets.space)
        case Cover():
            return draw_cover(
                spec,
                game,
                theme,
                layout,
                sheets.space,
                sheets.kit,
                lambda each: draw_set(each, game, theme, layouts, sheets).pieces,
            )
        case _ as never:
            assert_never(never)


def _board(spec: BoardSet, game: Game, theme: Theme, layouts: Mapping[str, Layout]) -> Part:
    layout = layouts[spec.layout]
    match spec.board:
        case GridBoard() as board:
            return draw_board(spec, board, theme, layout)
        case TrackBoard() as board:
            return draw_track_board(spec, board, theme, layout, layouts)
        case RegionBoard() as board:
            kinds = {kind.id: kind for kind in game.kinds}
            return draw_region_board(spec, board, kinds, theme, layout, layouts)
        case MarketBoard() | FieldBoard() as board:
            other = spec.other
            front = _face(spec, board, game, theme, layouts)
            back = _face(spec, other, game, theme, layouts) if other is not None else None
            return board_part(spec, theme, front, back)
        case _ as never:
            assert_never(never)


def _face(
    spec: BoardSet, board: Board, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> BoardFace:
    """One side of a board that may have two."""
    layout = layouts[spec.layout]
    if spec.legend is None:
        raise RulesError(f"the board {spec.part} has no legend", "give its set a legend")
    match board:
        case MarketBoard():
            pieces = _pieces(board, game, theme, layouts)
            return draw_market(
                board, spec.legend, game.kinds, theme, layout, lambda name: pieces[name]
            )
        case FieldBoard():
            return draw_field_board(board, spec.legend, theme, layout)
        case _:
            raise RulesError(f"the other side of {spec.part} is drawn by nobody")


def _pieces(
    board: MarketBoard, game: Game, theme: Theme, layouts: Mapping[str, Layout]
) -> Mapping[str, DrawnPiece]:
    """The pieces that are printed on a market, drawn as they are in the kit."""
    wanted = {f"{square.piece}.{square.kind}" for square in board.squares}
    return {
        piece.id: piece
        for each in game.kit()
        if isinstance(each, TokenSet) and wanted & {piece.id for piece in each.pieces}
        for piece in draw_tokens(each, game, theme, layouts[each.layout]).pieces
    }
