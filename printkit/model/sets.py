"""From any set of pieces to the sorts of pieces in it, and back with other numbers of them."""

from dataclasses import replace

from printkit.model.pieces import (
    BoardSet,
    CardDeck,
    CardSet,
    FigureSet,
    HomeSet,
    MapSet,
    PadSet,
    Piece,
    PieceSet,
    RowSet,
    ScreenSet,
    StripSet,
    TileSet,
    TokenSet,
    TraySet,
)


def pieces_of(each: PieceSet) -> tuple[Piece, ...]:  # noqa: PLR0911 - one return for each kind
    """Return the pieces of a set; a cover and a leaflet have none."""
    match each:
        case TokenSet() | FigureSet() | ScreenSet() | TraySet() | HomeSet():
            return each.pieces
        case TileSet() | RowSet():
            return tuple(tile.piece for tile in each.tiles)
        case StripSet():
            return tuple(strip.piece for strip in each.strips)
        case MapSet():
            return tuple(each_map.piece for each_map in each.maps)
        case CardSet() | CardDeck():
            return tuple(card.piece for card in each.cards)
        case BoardSet() | PadSet():
            return (each.piece,)
        case _:
            return ()


def with_pieces(  # noqa: PLR0911 - one return for each kind
    each: PieceSet, pieces: tuple[Piece, ...]
) -> PieceSet:
    """Return the set with these pieces (at least one, known by their ids) instead of its own."""
    by_id = {piece.id: piece for piece in pieces}
    match each:
        case TokenSet() | FigureSet() | ScreenSet() | TraySet() | HomeSet():
            return replace(each, pieces=pieces)
        case TileSet():
            tiles = (tile for tile in each.tiles if tile.piece.id in by_id)
            return replace(each, tiles=tuple(replace(t, piece=by_id[t.piece.id]) for t in tiles))
        case RowSet():
            rows = (tile for tile in each.tiles if tile.piece.id in by_id)
            return replace(each, tiles=tuple(replace(t, piece=by_id[t.piece.id]) for t in rows))
        case StripSet():
            strips = (strip for strip in each.strips if strip.piece.id in by_id)
            return replace(each, strips=tuple(replace(s, piece=by_id[s.piece.id]) for s in strips))
        case MapSet():
            maps = (each_map for each_map in each.maps if each_map.piece.id in by_id)
            return replace(each, maps=tuple(replace(m, piece=by_id[m.piece.id]) for m in maps))
        case CardSet():
            cards = (card for card in each.cards if card.piece.id in by_id)
            return replace(each, cards=tuple(replace(c, piece=by_id[c.piece.id]) for c in cards))
        case CardDeck():
            deck = (card for card in each.cards if card.piece.id in by_id)
            return replace(each, cards=tuple(replace(c, piece=by_id[c.piece.id]) for c in deck))
        case BoardSet() | PadSet():
            return replace(each, piece=pieces[0])
        case _:
            return each
