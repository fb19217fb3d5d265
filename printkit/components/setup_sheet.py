"""From a dealt set-up to printed sheets: the steps, who has what, the seed as a code; secrets on slips."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from printkit.base.geometry import Rect, translation
from printkit.components.blocks import lay_blocks
from printkit.components.flow import Column, flow, level
from printkit.components.minis import piece_drawer
from printkit.components.part import DrawnPiece, Part
from printkit.components.pictures import DrawCell
from printkit.components.qr import draw_qr, qr_size
from printkit.components.scenes import title_block
from printkit.components.setup_icons import icon_grids
from printkit.components.setup_market import markets
from printkit.components.setup_pictures import berths, maps, rows
from printkit.components.setup_tables import Told, kinds, players
from printkit.components.slab import Look, Slab, section
from printkit.components.slips import secret_slips
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display.items import Group, Item
from printkit.display.text import paragraph
from printkit.model.game import Game
from printkit.model.leaflet import Bullets
from printkit.model.setup import Dealt
from printkit.model.text import text
from printkit.setups.describe import seed_line

_SEED = 24
"""A longer seed is cut in the title; the line with the code has all of it."""
_LINES = (1.0, 0.88, 0.78, 0.7)
"""Heights of a table's lines, in those of the template, until everything stands on one sheet."""
_SHEET = text("Set-up sheet")
_STEPS = text("Step by step")
_AGAIN = text("The same set-up again")
_SECRET = text("Secret: cut out, fold, give away unseen")


def draw_setup_sheet(
    dealt: Dealt,
    game: Game,
    theme: Theme,
    layout: Layout,
    space: tuple[float, float],
    *,
    reveal: bool = False,
) -> Part:
    """Draw a dealt set-up: steps, tables and pictures; maps and markets on pages of their own.

    Args:
        dealt: The set-up.
        game: For its kinds, seats and pieces; its plan says what is shown.
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
    told = Told(dealt, game, theme, layout, look, column, draw_cell, layout.mm("row"))
    again = _again(dealt, theme, layout, look, column)

    def room(index: int) -> float:
        return height - (title + look.gap * 1.5 if index < number else 0.0)

    columns = _columns(steps, told, again, room, number)
    sheets: list[Sequence[Column]] = [
        columns[k : k + number] for k in range(0, len(columns), number)
    ]
    pages = []
    for k, sheet in enumerate(sheets):
        head = _title(dealt, game, theme, Rect(0.0, 0.0, width, title)) if k == 0 else ()
        down = title + look.gap * 1.5 if k == 0 else 0.0
        pages.append((*head, *_placed(sheet, column + gutter, down)))
    pages += maps(told, space)
    pages += markets(told, space)
    if reveal:
        heading = section(theme, theme.say(_SECRET), layout.mm("heading"), width, look)
        slips = secret_slips(told._replace(width=width))
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
    steps: tuple[Slab, ...],
    told: Told,
    again: tuple[Slab, ...],
    room: Callable[[int], float],
    number: int,
) -> tuple[Column, ...]:
    """Steps on the left, tables on the right; lower lines, or one after the other, if they must."""
    name = told.look.name
    if number > 1:
        for share in _LINES:
            tables = _tables(told._replace(row=told.row * share))
            for left, right in ((steps, (*tables, *again)), ((*steps, *again), tables)):
                one, other = flow(left, room, name), flow(right, room, name)
                if len(one) == len(other) == 1:
                    return (one[0], other[0])
    return level((*steps, *_tables(told), *again), room, number, name)


def _tables(told: Told) -> tuple[Slab, ...]:
    return (*players(told), *berths(told), *rows(told), *icon_grids(told), *kinds(told))


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
