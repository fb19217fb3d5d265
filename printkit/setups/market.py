"""From a market, a supply and chance to what lies on its squares, in the bag and in the hands."""

from collections import Counter
from collections.abc import Mapping
from typing import assert_never

from printkit.base.errors import RulesError
from printkit.model.scoresheet import at_players
from printkit.model.spreading import (
    SHUFFLED,
    FillFrames,
    MarketStep,
    PickSpace,
    ShareOut,
    Spread,
)
from printkit.model.terrain import Frame, Square
from printkit.model.text import listed, text
from printkit.setups.table import Table

Place = tuple[int, int]


def lay_market(step: MarketStep, table: Table) -> None:
    """Lay out what one step says.

    Raises:
        RulesError: The step wants pieces that there are not.
    """
    match step:
        case FillFrames():
            _fill_frames(step, table)
        case Spread():
            _spread(step, table)
        case ShareOut():
            _share_out(step, table)
        case PickSpace():
            _pick_space(step, table)
        case _:
            assert_never(step)


def _fill_frames(step: FillFrames, table: Table) -> None:
    """Lay a piece on each frame."""
    frames = step.board.frames
    if table.options.get(step.option) == SHUFFLED:
        kinds = _drawn_frames(step, table)
        words = step.drawn
    else:
        printed = {_of(square): square.kind for square in step.board.squares}
        kinds = [printed.get(_of(frame), "") for frame in frames]
        words = step.text
    names = {kind.id: kind.name for kind in table.kinds}
    if not set(kinds) <= set(names):
        raise RulesError(f"step {step.id}: a frame shows no kind that is in play")
    table.places[step.place] = {frame.id: kind for frame, kind in zip(frames, kinds, strict=True)}
    pieces = [
        text("{frame} {kind}", frame=frame.id, kind=names[kind])
        for frame, kind in zip(frames, kinds, strict=True)
    ]
    table.tell(words, pieces=listed(pieces))


def _drawn_frames(step: FillFrames, table: Table) -> list[str]:
    every = [kind.id for kind in table.kinds]
    if step.once != len(every) or step.once > len(step.board.frames):
        raise RulesError(f"step {step.id}: {step.once} frames cannot show {len(every)} kinds once")
    stream = table.stream(step)
    kinds = list(stream.shuffled(every))
    rest = [kind for kind in every for _ in range(step.supply - 1)]
    more = len(step.board.frames) - step.once
    if more > len(rest):
        raise RulesError(f"step {step.id}: {more} frames want a piece, of {len(rest)}")
    return [*kinds, *stream.shuffled(rest)[:more]]


def _spread(step: Spread, table: Table) -> None:
    """Lay pieces on all squares outside the frames."""
    frames = {_of(frame): frame.id for frame in step.board.frames}
    free = [square for square in step.board.squares if _of(square) not in frames]
    pieces = [(square.piece, square.kind) for square in free]
    words = step.text
    if table.options.get(step.option) == SHUFFLED:
        pieces = list(table.stream(step).shuffled(pieces))
        words = step.drawn
    laid = {_of(square): piece for square, piece in zip(free, pieces, strict=True)}
    shown = table.places.get(step.frames)
    if not isinstance(shown, Mapping) or set(shown) != set(frames.values()):
        raise RulesError(f"step {step.id}: nothing lies on the frames under {step.frames!r}")
    for square in step.board.squares:
        at = _of(square)
        if at in frames:
            laid[at] = (square.piece, shown[frames[at]])
    places = [
        [(column, row) for column in range(1, step.board.columns + 1)]
        for row in range(1, step.board.rows + 1)
    ]
    if any(at not in laid for line in places for at in line):
        raise RulesError(f"step {step.id}: the market has squares without a piece")
    table.places[step.place] = [
        [{"piece": laid[at][0], "kind": laid[at][1]} for at in line] for line in places
    ]
    table.pictures[step.place] = _picture(step, laid)
    table.tell(words, number=len(pieces))


def _picture(step: Spread, laid: Mapping[Place, tuple[str, str]]) -> tuple[str, ...]:
    """Return the market as lines, with a heading of columns and the row in front of each line."""
    signs = dict(step.signs)
    columns = range(1, step.board.columns + 1)
    rows = range(1, step.board.rows + 1)
    cells = {at: f"{signs[piece]}{kind}" for at, (piece, kind) in laid.items()}
    wide = max(map(len, cells.values()))
    margin = len(str(step.board.rows))
    head = " ".join(f"{column:>{wide}}" for column in columns)
    return (
        f"{'':{margin}}  {head}",
        *(
            f"{row:>{margin}}  {' '.join(f'{cells[column, row]:>{wide}}' for column in columns)}"
            for row in rows
        ),
    )


def _share_out(step: ShareOut, table: Table) -> None:
    """Shuffle what is left of the supply into the bag and the hands."""
    shown = table.places.get(step.frames)
    taken = Counter(shown.values() if isinstance(shown, Mapping) else ())
    rest = [kind.id for kind in table.kinds for _ in range(step.supply - taken[kind.id])]
    in_bag = at_players(step.in_bag, table.players)
    dealt = len(rest) - in_bag
    if dealt < 0 or dealt % table.players:
        raise RulesError(f"step {step.id}: {dealt} pieces cannot be dealt to {table.players}")
    order = table.stream(step).shuffled(rest)
    place = {kind.id: k for k, kind in enumerate(table.game.kinds)}
    hands: list[list[str]] = [[] for _ in range(table.players)]
    for turn, piece in enumerate(order[in_bag:]):
        hands[(table.first + turn) % table.players].append(piece)
    table.secret[step.place] = [sorted(hand, key=place.__getitem__) for hand in hands]
    table.secret[step.bag] = list(order[:in_bag])
    table.tell(step.text, hand=dealt // table.players, bag=in_bag)


def _pick_space(step: PickSpace, table: Table) -> None:
    """Pick a space of a track."""
    space = table.stream(step).below(step.spaces) + 1
    table.places[step.place] = space
    table.tell(step.text, space=space)


def _of(one: Frame | Square) -> Place:
    return one.column, one.row
