"""From any set of pieces to a drawn part: the one place that knows which drawing belongs to which."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from printkit.components.boards import draw_board
from printkit.components.cards import draw_cards
from printkit.components.cover import draw_cover
from printkit.components.deckcards import draw_deck
from printkit.components.figures import draw_figures
from printkit.components.homeboard import draw_home_boards
from printkit.components.leaflet import draw_leaflet
from printkit.components.mapsheets import draw_maps
from printkit.components.part import Part
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
        case _ as never:
            assert_never(never)
