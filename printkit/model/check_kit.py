"""From sets of pieces and topics to everything in which they contradict each other and the sheet."""

from collections import Counter
from collections.abc import Iterator

from printkit.base.errors import Fault
from printkit.model.cells import BACK, cells_of, is_sided, read_sign
from printkit.model.check_boards import check_boards, check_maps
from printkit.model.game import Game
from printkit.model.leaflet import Bullets, Picture, Table
from printkit.model.pad import Pad
from printkit.model.pieces import (
    BoardSet,
    CardDeck,
    CardSet,
    Cover,
    FigureSet,
    Leaflet,
    MapSet,
    PadSet,
    Piece,
    PieceSet,
    RowSet,
    StripSet,
    TileSet,
    TokenSet,
)
from printkit.model.records import inside
from printkit.model.sets import pieces_of

_SIGNS = frozenset(".o#x+")
_GROUNDS = frozenset({"board", "map", "table", "water"})
_TIES = frozenset({"name", "total", "rank"})


def check_kit(game: Game) -> Iterator[Fault]:
    """Yield what is wrong with the pieces, boards, pads and words that are printed."""
    kit = game.kit()
    yield from _twice((part.part for part in kit), "kit", "part")
    pieces = [(piece, path) for k, part in enumerate(kit) for piece, path in _pieces(part, k)]
    yield from _twice((piece.id for piece, _ in pieces), "kit", "piece")
    drawn = {part.part for part in kit if isinstance(part, Cover | Leaflet)}
    for piece, path in pieces:
        if piece.id.partition(".")[0] in drawn:
            message = f"the piece {piece.id!r} is drawn under the name of a part of pages"
            yield Fault("R_TWICE", path, message, "name the piece differently")
        yield from _piece(piece, path, game)
    for k, part in enumerate(kit):
        yield from _part(part, f"kit[{k}]", game)
    if not any(isinstance(part, PadSet) and not part.pad.running for part in kit):
        yield Fault("R_PAD", "kit", "there is no score pad")
    yield from _blocks(kit, "kit", game)


def check_topics(game: Game) -> Iterator[Fault]:
    """Yield what is wrong with the rules in our own words."""
    topics = game.topics()
    yield from _twice((topic.id for topic in topics), "topics", "topic")
    for k, topic in enumerate(topics):
        if not topic.blocks:
            yield Fault("R_TOPIC", f"topics[{k}]", f"the topic {topic.id} is empty")
        ours = all(getattr(block, "ours", False) for block in topic.blocks)
        if not ours and not any(sign.isdigit() for sign in topic.rule):
            message = f"the topic {topic.id} does not say where its facts stand"
            yield Fault("R_RULE", f"topics[{k}]", message, "name game and section")
    yield from _blocks(topics, "topics", game)


def _part(part: PieceSet, path: str, game: Game) -> Iterator[Fault]:
    """Yield what a set contradicts in itself."""
    match part:
        case BoardSet():
            yield from check_boards(part, path)
        case MapSet():
            yield from check_maps(part, f"{path}.maps")
        case PadSet():
            yield from _pad(part.pad, f"{path}.pad", game)
        case TileSet():
            yield from _tiles(part, f"{path}.tiles", game)
        case RowSet():
            yield from _row_tiles(part, f"{path}.tiles")
        case StripSet():
            yield from _strips(part, f"{path}.strips")
        case TokenSet() | FigureSet():
            yield from _faces(part, f"{path}.pieces")


def _twice(ids: Iterator[str], where: str, what: str) -> Iterator[Fault]:
    for word, number in Counter(ids).items():
        if number > 1:
            yield Fault("R_TWICE", where, f"the {what} {word!r} is there {number} times")
        if not word or (word != word.strip().lower() and what != "piece"):
            yield Fault("R_ID", where, f"{word!r} cannot be the id of a {what}")


def _pieces(part: PieceSet, k: int) -> Iterator[tuple[Piece, str]]:
    within = {
        CardSet: "cards",
        CardDeck: "cards",
        TileSet: "tiles",
        RowSet: "tiles",
        StripSet: "strips",
        MapSet: "maps",
    }.get(type(part))
    for n, piece in enumerate(pieces_of(part)):
        if isinstance(part, BoardSet | PadSet):
            yield piece, f"kit[{k}].piece"
        else:
            yield piece, f"kit[{k}].{within}[{n}].piece" if within else f"kit[{k}].pieces[{n}]"


def _piece(piece: Piece, path: str, game: Game) -> Iterator[Fault]:
    owners = {kind.id for kind in game.kinds} | {seat.id for seat in game.seats}
    if piece.of and piece.of not in owners:
        yield Fault("R_PIECE", path, f"{piece.id} belongs to {piece.of!r}, which does not exist")
    if piece.of and not piece.id.endswith(f".{piece.of}"):
        yield Fault("R_PIECE", path, f"{piece.id} must end in .{piece.of}")
    if not piece.id or any(sign.isspace() or sign in ",=" for sign in piece.id):
        yield Fault("R_ID", path, f"{piece.id!r} cannot be the id of a piece")
    if piece.count < 1 or piece.spares < 0:
        yield Fault("R_COUNT", path, f"{piece.id}: {piece.count} pieces, {piece.spares} spares")
    for players, number in (piece.needed or {}).items():
        if not 0 <= number <= piece.count:
            message = f"{piece.id}: {players} players need {number} of {piece.count}"
            yield Fault("R_COUNT", path, message)
    if piece.needed and max(piece.needed.values(), default=0) < 1:
        yield Fault("R_COUNT", path, f"{piece.id} is needed by nobody")


def _tiles(part: TileSet, path: str, game: Game) -> Iterator[Fault]:
    kinds = {kind.id for kind in game.kinds}
    for n, tile in enumerate(part.tiles):
        shown = [side for side in tile.sides if side]
        for side in sorted(set(shown) - kinds):
            message = f"a side of {tile.piece.id} shows {side!r}, which does not exist"
            yield Fault("R_TILE", f"{path}[{n}]", message)
        if not shown:
            yield Fault("R_TILE", f"{path}[{n}]", f"{tile.piece.id} shows nothing")
        if tile.marked and (len(shown) == len(tile.sides) or not part.marks):
            message = f"{tile.piece.id} has no free side for a mark, or there is no mark"
            yield Fault("R_TILE", f"{path}[{n}]", message)


def _strips(part: StripSet, path: str) -> Iterator[Fault]:
    for n, strip in enumerate(part.strips):
        if not 0 < len(strip.cells) <= part.places:
            found = len(strip.cells)
            message = f"{strip.piece.id} has {found} cells, there are {part.places} places"
            yield Fault("R_STRIP", f"{path}[{n}]", message)


def _row_tiles(part: RowSet, path: str) -> Iterator[Fault]:
    """Yield sides that show nothing that the set has halves of."""
    known = {kind.id for kind in part.kinds} & {half[0] for half in part.halves}
    for n, tile in enumerate(part.tiles):
        for side in sorted({tile.left, tile.right} - known):
            message = f"a side of {tile.piece.id} shows {side!r}, which does not exist"
            yield Fault("R_TILE", f"{path}[{n}]", message)


def _faces(part: TokenSet | FigureSet, path: str) -> Iterator[Fault]:
    """Yield pieces that have no face among those of their set, or are of none of its sorts."""
    if isinstance(part, TokenSet):
        names = {name for name, _ in part.faces}
        lost = [piece.id for piece in part.pieces if piece.id not in names]
    else:
        names = {sort.id for sort in part.sorts}
        lost = [piece.id for piece in part.pieces if piece.id.partition(".")[0] not in names]
    for name in lost if names else ():
        yield Fault("R_PIECE", path, f"{name} has no face in {part.part}")


def _pad(pad: Pad, path: str, game: Game) -> Iterator[Fault]:
    """Yield cells that belong to nothing, and inputs, rows and tie-breaks without a cell."""
    sheet = game.sheet
    inputs = {entry.id for entry in sheet.inputs}
    results = {row.id for row in sheet.rows} | {tie.id for tie in sheet.tie_breaks}
    tied = {tie for table in pad.tables for row in table.rows for tie in row.ties}
    tied |= {tie for table in pad.tables for ties in table.ties for tie in ties}
    for name in sorted(tied - inputs - results - _TIES):
        yield Fault("R_PAD", path, f"a cell of the pad belongs to {name!r}, which does not exist")
    needed = {entry.id for entry in sheet.inputs if entry.type != "lines"} | results | {"total"}
    for name in sorted(needed - tied if not pad.running else ()):
        yield Fault("R_PAD", path, f"{name} has no cell on the pad")
    kinds = {kind.id for kind in game.kinds}
    for k, table in enumerate(pad.tables):
        for row in table.rows:
            if row.kind and row.kind not in kinds:
                message = f"a line of the pad belongs to {row.kind!r}, which does not exist"
                yield Fault("R_PAD", f"{path}.tables[{k}]", message)
        if table.hints and (table.columns == "players" or len(table.hints) != len(table.columns)):
            message = "hints and columns of the table do not match"
            yield Fault("R_PAD", f"{path}.tables[{k}]", message)
        if table.ties and (table.columns == "players" or len(table.ties) != len(table.columns)):
            message = "what is written in the columns of the table does not match them"
            yield Fault("R_PAD", f"{path}.tables[{k}]", message)
    if pad.seats < max(game.players):
        message = f"the pad seats {pad.seats}, the game {max(game.players)}"
        yield Fault("R_PAD", path, message)


def _blocks(value: object, path: str, game: Game) -> Iterator[Fault]:
    for found in inside(value, path):
        block = found.value
        if isinstance(block, Table):
            widths = {len(row) for row in (*block.rows, *((block.head,) if block.head else ()))}
            if len(widths) != 1:
                yield Fault("R_TABLE", found.path, "the lines of the table differ in length")
        elif isinstance(block, Bullets) and not block.items:
            yield Fault("R_TABLE", found.path, "a list without points")
        elif isinstance(block, Picture):
            yield from _picture(block, found.path, game)


def _picture(picture: Picture, path: str, game: Game) -> Iterator[Fault]:
    """Yield words that mean nothing, lines that do not match, and a ground that nobody knows."""
    rows = cells_of(picture.lines)
    letters = frozenset(kind.letter for kind in game.kinds)
    ids = frozenset(piece.id for part in game.kit() for piece in pieces_of(part))
    strange = sorted(
        {word for row in rows for word in row if not _means_something(word, letters, ids)}
    )
    if strange:
        message = f"the picture has signs that mean nothing: {' '.join(strange)}"
        yield Fault("R_PICTURE", path, message)
    if len({len(row) for row in rows}) != 1:
        yield Fault("R_PICTURE", path, "the lines of the picture differ in length")
    if picture.sides and len(picture.sides) != len(rows):
        yield Fault("R_PICTURE", path, "the words beside the picture are not one a line")
    if picture.ground not in _GROUNDS:
        message = f"the picture lies on {picture.ground!r}, which does not exist"
        yield Fault("R_PICTURE", path, message)


def _means_something(word: str, letters: frozenset[str], ids: frozenset[str]) -> bool:
    try:
        sign = read_sign(word)
    except ValueError:
        return False
    if sign.base in _SIGNS:
        return word == sign.base
    known = sign.base.removesuffix(BACK) in letters | ids
    return {name for name, _ in sign.load} <= ids and (known or is_sided(sign.base, letters))
