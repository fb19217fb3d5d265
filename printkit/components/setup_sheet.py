"""From a dealt set-up to printed sheets: the steps, who has what, the seed as a code; secrets on slips."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from printkit.base.geometry import Rect, translation
from printkit.components.blocks import lay_blocks
from printkit.components.flow import Column, flow, level
from printkit.components.minis import piece_drawer
from printkit.components.part import DrawnPiece, Part
from printkit.components.pictures import DrawCell
from printkit.components.qr import draw_qr, qr_size
from printkit.components.scenes import title_block
from printkit.components.slab import Look, Slab, section
from printkit.components.slips import secret_slips
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line, paragraph
from printkit.model.game import Game
from printkit.model.leaflet import Bullets
from printkit.model.setup import Dealt
from printkit.model.text import Text, text
from printkit.setups.describe import seed_line

_SEED = 24
"""A longer seed is cut in the title; the line with the code has all of it."""
_SHEET = text("Set-up sheet")
_STEPS = text("Step by step")
_SEATS = text("Who sits where")
_PIECES = text("What lies where")
_AGAIN = text("The same set-up again")
_SECRET = text("Secret: cut out, fold, give away unseen")
_KNOWN = {
    "colours": text("in play"),
    "figures": text("figures"),
    "aside": text("set aside"),
}
"""Short names for places that a table shows; others stand as they are called."""


def draw_setup_sheet(
    dealt: Dealt,
    game: Game,
    theme: Theme,
    layout: Layout,
    space: tuple[float, float],
    *,
    reveal: bool = False,
) -> Part:
    """Draw a dealt set-up.

    Args:
        dealt: The set-up.
        game: For its kinds and seats.
        theme: The game's look.
        layout: Keys title (height), body, smallest, heading, column, gutter, gap, row and cell.
        space: Width and height of a page in mm.
        reveal: Print what is hidden too, on slips to fold, on pages of their own.

    Raises:
        FitError: A text does not fit.
    """
    width, height = space
    gutter, title = layout.mm("gutter"), layout.mm("title")
    number = max(1, min(2, int((width + gutter) / (layout.mm("column") + gutter))))
    column = (width - (number - 1) * gutter) / number
    look = Look(
        layout.mm("body"), gap=layout.mm("gap"), cell=layout.mm("cell"), wide=column,
        name="the set-up sheet",
    )  # fmt: skip
    draw_cell = piece_drawer(game, theme)
    steps = _steps(dealt, theme, layout, look, column, draw_cell)
    tables = (
        *_seats(dealt, game, theme, layout, look, column),
        *_pieces(dealt, game, theme, layout, look, column, draw_cell),
        *_again(dealt, theme, layout, look, column),
    )

    def room(index: int) -> float:
        return height - (title + look.gap * 1.5 if index < number else 0.0)

    columns = _columns(steps, tables, room, number, look.name)
    sheets: list[Sequence[Column]] = [
        columns[k : k + number] for k in range(0, len(columns), number)
    ]
    pages = []
    for k, sheet in enumerate(sheets):
        head = _title(dealt, game, theme, Rect(0.0, 0.0, width, title)) if k == 0 else ()
        down = title + look.gap * 1.5 if k == 0 else 0.0
        pages.append((*head, *_placed(sheet, column + gutter, down)))
    if reveal:
        heading = section(theme, theme.say(_SECRET), layout.mm("heading"), width, look)
        slips = secret_slips(dealt, game, theme, width, draw_cell)
        pages += [
            _placed((each,), 0.0, 0.0)
            for each in flow((heading, *slips), lambda _: height, look.name)
        ]
    pieces = tuple(
        DrawnPiece(
            f"setup-sheet.{k}",
            theme.say(text("set-up sheet {k}", k=k)),
            1,
            width,
            height,
            Group(items, key=f"setup-sheet.{k}", box=(0.0, 0.0, width, height)),
        )
        for k, items in enumerate(pages, start=1)
    )
    return Part("setup-sheet", theme.say(_SHEET), "page", pieces, stock="plain")


def _placed(columns: Sequence[Column], step: float, down: float) -> tuple[Item, ...]:
    return tuple(
        Group(slab.items, matrix=translation(k * step, down + y))
        for k, column in enumerate(columns)
        for y, slab in column
    )


def _columns(
    left: tuple[Slab, ...],
    right: tuple[Slab, ...],
    room: Callable[[int], float],
    number: int,
    name: str,
) -> tuple[Column, ...]:
    """Steps on the left, tables on the right; one after the other where that does not do."""
    if number > 1:
        one, other = flow(left, room, name), flow(right, room, name)
        if len(one) == len(other) == 1:
            return (one[0], other[0])
    return level((*left, *right), room, number, name)


def _title(dealt: Dealt, game: Game, theme: Theme, box: Rect) -> tuple[Item, ...]:
    seed = dealt.seed if len(dealt.seed) <= _SEED else f"{dealt.seed[: _SEED - 1]}…"
    words = text("{n} players · seed {seed}", n=dealt.players, seed=seed)
    return title_block(
        theme, box, theme.say(game.title), theme.say(text("Set-up")), theme.say(words)
    )


def _steps(
    dealt: Dealt, theme: Theme, layout: Layout, look: Look, width: float, draw_cell: DrawCell
) -> tuple[Slab, ...]:
    head = section(theme, theme.say(_STEPS), layout.mm("heading"), width, look)
    laid = lay_blocks((Bullets(dealt.steps, numbered=True),), theme, look, width, draw_cell)
    return (head, *(replace(each, before=look.gap * 0.7) for each in laid[:1]), *laid[1:])


def _row(theme: Theme, width: float, high: float, number: int) -> tuple[Item, ...]:
    if number % 2:
        return ()
    stripe = shapes.rounded_rect(0.0, 0.0, width, high, 1.2)
    return (PathItem(stripe, Style(fill=theme.colour("paper"))),)


def _seats(
    dealt: Dealt, game: Game, theme: Theme, layout: Layout, look: Look, width: float
) -> Iterator[Slab]:
    """A line for each player: number, sign, seat, room for a name."""
    by_sign = {seat.sign: seat for seat in game.seats}
    signs = next(
        (
            value
            for _, value in dealt.places
            if isinstance(value, list | tuple) and value and all(v in by_sign for v in value)
        ),
        (),
    )
    if not signs:
        return
    yield section(theme, theme.say(_SEATS), layout.mm("heading"), width, look)
    start = dict(dealt.places).get("start")
    high, ink = layout.mm("row"), theme.colour("ink")
    for k, sign in enumerate(signs):
        seat = by_sign[sign]
        art = high - 2.4
        field = theme.colour(seat.colour)
        paints = {"ink": theme.on_colour(seat.colour), "ground": field}
        patch = shapes.rounded_rect(high * 0.85, 0.8, high - 1.6, high - 1.6, 1.4)
        words = theme.say(seat.name)
        if start == k + 1:
            words = theme.say(text("{seat}, begins", seat=seat.name))
        left = high * 2.1
        size = fitted(
            theme.book, words, width * 0.4, role="bold", size=look.body, min_size=2.47,
            name="a seat",
        )  # fmt: skip
        end = left + theme.book.face("bold").width(words, size) + 3.0
        rule = shapes.line(min(end, width - 20.0), high * 0.74, width - 3.0, high * 0.74)
        yield Slab(
            (
                *_row(theme, width, high, k),
                *line(
                    theme.book, str(k + 1), high * 0.42, high / 2, role="number",
                    size=look.body * 1.3, colour=theme.colour("deep"), anchor="middle",
                    centred=True,
                ),
                PathItem(patch, Style(fill=field)),
                *draw(theme.symbol(sign), high * 0.85 + 0.4, 1.2, art, paints),
                *line(theme.book, words, left, high / 2, role="bold", size=size, colour=ink,
                      centred=True),
                PathItem(rule, Style(stroke=theme.colour("grey"), width=theme.weights["detail"])),
            ),
            high,
            before=0.0 if k else look.gap * 0.7,
        )  # fmt: skip


def _pieces(
    dealt: Dealt,
    game: Game,
    theme: Theme,
    layout: Layout,
    look: Look,
    width: float,
    draw_cell: DrawCell,
) -> Iterator[Slab]:
    """A line for each kind, a column for each place that holds kinds."""
    kinds = {kind.id: kind for kind in game.kinds}
    columns = [(key, found) for key, value in dealt.places if (found := _by_kind(value, kinds))]
    if not columns:
        return
    yield section(theme, theme.say(_PIECES), layout.mm("heading"), width, look)
    high, ink = layout.mm("row"), theme.colour("ink")
    step = width * 0.56 / len(columns)
    starts = [width * 0.44 + (k + 0.5) * step for k in range(len(columns))]
    heads: list[Item] = [
        PathItem(shapes.rect(0.0, 0.0, width, high * 0.76), Style(fill=theme.colour("deep")))
    ]
    for (key, _), x in zip(columns, starts, strict=True):
        words = theme.say(_KNOWN.get(key, Text(key.replace("_", " "))))
        size = fitted(
            theme.book, words, step - 1.0, role="bold", size=look.body, min_size=2.47, name=key
        )
        heads += line(
            theme.book, words, x, high * 0.38, role="bold", size=size,
            colour=theme.colour("paper"), anchor="middle", centred=True,
        )  # fmt: skip
    yield Slab(tuple(heads), high * 0.76, before=look.gap * 0.7, tied=True)
    for number, kind in enumerate(game.kinds):
        items: list[Item] = [
            *_row(theme, width, high, number),
            *draw_cell(kind.letter, 1.0, 0.8, high - 1.6),
            *line(
                theme.book, theme.say(kind.name), high + 2.0, high / 2, role="bold",
                size=look.body, colour=ink, centred=True,
            ),
        ]  # fmt: skip
        for (_, values), x in zip(columns, starts, strict=True):
            value = values.get(kind.id)
            if value == "":
                art = look.body
                mark = {"ink": theme.colour("deep")}
                items += draw(theme.symbol("tick"), x - art / 2, high / 2 - art / 2, art, mark)
                continue
            items += line(
                theme.book, "–" if value is None else value, x, high / 2, role="medium",
                size=look.body * 1.1, colour=ink, anchor="middle", centred=True,
            )  # fmt: skip
        yield Slab(tuple(items), high, tied=number < len(game.kinds) - 1)


def _by_kind(value: object, kinds: Mapping[str, object]) -> dict[str, str]:
    """Read a place that holds kinds: a number for each, or a list of those that are there ('')."""
    if isinstance(value, Mapping) and value and all(key in kinds for key in value):
        return {str(key): str(number) for key, number in value.items()}
    if isinstance(value, list | tuple) and value and all(each in kinds for each in value):
        return {str(each): "" for each in value}
    return {}


def _again(
    dealt: Dealt, theme: Theme, layout: Layout, look: Look, width: float
) -> tuple[Slab, Slab]:
    """The command that deals this set-up again, as words and as a code."""
    command = seed_line(dealt)
    code = qr_size(command)
    head = section(theme, theme.say(_AGAIN), layout.mm("heading"), width, look)
    laid = paragraph(
        theme.book, command, code + 3.0, 3.0, width - code - 3.0, role="bold", size=look.body * 0.9,
        min_size=2.47, max_height=max(code - 6.0, 12.0), colour=theme.colour("ink"),
        name="the seed line",
    )  # fmt: skip
    slab = Slab((draw_qr(command, 0.0, 0.0, code), *laid.items), max(code, laid.height + 6.0))
    return head, replace(slab, before=look.gap * 0.4)
