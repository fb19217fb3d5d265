"""From a score pad to one drawn piece: tables to write in with a pencil, names, a QR code."""

from collections.abc import Iterator

from printkit.base.errors import UsageError
from printkit.base.geometry import Rect
from printkit.base.units import MM_PER_PT
from printkit.components.minis import piece_drawer
from printkit.components.padgrid import NAME, Cell, Grid, Label, Sizes, lay_pad
from printkit.components.part import DrawnPiece, Part
from printkit.components.pictures import DrawCell
from printkit.components.qr import draw_qr, qr_size
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.tiles import mark
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import clean, fitted, line, paragraph
from printkit.model.game import Game
from printkit.model.pieces import PadSet
from printkit.model.text import text

LEAST = 7 * MM_PER_PT
"""No words are smaller than this."""
_CUT = "…"
_OWNER = 0.47
"""Where the name of its player begins on a running pad, as a share of the width."""
_SMALL = 2.7
"""Size of the type beside the code, in mm."""
_TICK = 4.0
"""Side of a box to be ticked, in mm."""
_BELOW = 2.5
"""Below the mascot, in mm."""
_LEAST_DATE = 24.0
"""The date needs so much room, its name and a line to write on, in mm."""
_DATE = text("date")
_NAME = text("name")
_COUNT = text("count it with")


def draw_pad(
    spec: PadSet, game: Game, theme: Theme, layout: Layout, names: tuple[str, ...] = ()
) -> Part:
    """Draw a score pad.

    Args:
        spec: The pad.
        game: For the kinds, and the choices of its score sheet.
        theme: The game's look.
        layout: Keys width, height, edge, header, head, row, column, label, gap, players
            (``down``: a line each, ``across``: a column each) and beside (tables side by side).
        names: Players' names to print, on a running pad of one player one on each copy; a long one is set
            smaller, then cut with three dots.

    Raises:
        FitError: The tables do not fit.
        UsageError: There are more names than lines for them.
    """
    if len(names) > spec.pad.seats:
        raise UsageError(
            f"the pad has room for {spec.pad.seats} names, {len(names)} were given",
            "print a second pad for the others",
        )
    width, height = layout.mm("width"), layout.mm("height")
    edge = layout.mm("edge")
    box = Rect(edge, edge, width - 2 * edge, height - 2 * edge)
    grid = pad_grid(spec, game, layout)
    items = (
        PathItem(shapes.rect(0.0, 0.0, width, height), Style(fill=theme.colour("white"))),
        *_header(spec, game, theme, Rect(box.x, box.y, box.width, layout.mm("header"))),
        *_tables(grid, theme, piece_drawer(game, theme), {k.id: k.letter for k in game.kinds}),
        *(item for cell in grid.cells for item in _name(cell, theme, names)),
    )
    sheet = Rect(0.0, 0.0, width, height)
    count = spec.piece.count + spec.piece.spares
    pieces = []
    if _owned(spec):
        line_of_name = name_line(Rect(box.x, box.y, box.width, layout.mm("header")))
        for k, name in enumerate(names, start=1):
            written = (*items, *_written(theme, name, line_of_name))
            pieces.append(_piece(spec, theme, sheet, written, 1, f".{k}"))
        count -= len(names)
    if count > 0:
        pieces.append(_piece(spec, theme, sheet, items, count))
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces), stock="plain")


def _piece(
    spec: PadSet,
    theme: Theme,
    sheet: Rect,
    items: tuple[Item, ...],
    count: int,
    more: str = "",
) -> DrawnPiece:
    name = spec.piece.id + more
    return DrawnPiece(
        name,
        theme.say(spec.piece.name),
        count,
        sheet.width,
        sheet.height,
        Group(items, key=name, box=(*sheet,)),
    )


def pad_grid(spec: PadSet, game: Game, layout: Layout) -> Grid:
    """Return where every heading, label and cell of the pad lies, in mm from its corner."""
    edge, header = layout.mm("edge"), layout.mm("header")
    top = edge + header
    box = Rect(edge, top, layout.mm("width") - 2 * edge, layout.mm("height") - top - edge)
    sizes = Sizes(
        layout.mm("head"),
        layout.mm("row"),
        layout.mm("column"),
        layout.mm("label"),
        layout.mm("gap"),
        turned=layout.choice("players", ("down", "across")) == "down",
        beside=int(layout.or_else("beside", 1)),
    )
    choices = tuple(each.id for each in game.sheet.inputs if each.type == "choice")
    return lay_pad(spec.pad, choices, box, sizes, f"the pad {spec.piece.id!r}")


def _header(spec: PadSet, game: Game, theme: Theme, box: Rect) -> Iterator[Item]:
    """Mascot, title and note on the left, the date in the middle, the code that tallies on the right.

    A running pad has the name of its player instead of the date, and the signs of all seats.
    """
    command = f"printkit score {game.id}{' --live' if spec.pad.running else ''}"
    code = min(qr_size(command), box.height - 1.0)
    yield draw_qr(command, box.right - code, box.y, code)
    ink, deep = theme.colour("ink"), theme.colour("deep")
    art = box.height - _BELOW
    paints = {
        "ink": ink,
        "ground": theme.colour("white"),
        "accent": theme.colour("accent"),
        "light": theme.colour("white"),
    }
    yield from draw(theme.symbol("mascot"), box.x, box.y, art, paints)
    left = box.x + art + 3.0
    title = theme.say(spec.pad.title).upper()
    owned = _owned(spec)
    room = box.width * (_OWNER if owned else 0.4) - (left - box.x) - (9.0 if owned else 0.0)
    size = fitted(
        theme.book, title, min(room, box.width * 0.3), role="title", size=art * 0.62,
        min_size=LEAST, name=spec.piece.id,
    )  # fmt: skip
    yield from line(
        theme.book, title, left, box.y + art * 0.28, role="title", size=size, colour=deep,
        centred=True,
    )  # fmt: skip
    side = box.right - code - 3.0
    words = (theme.say(_COUNT), command)
    date = _date_line(theme, words, left + theme.book.face("title").width(title, size), side, box)
    edge = side if date.y < box.y + art * 0.57 else date.x - 3.0
    if spec.pad.note:
        laid = paragraph(
            theme.book, theme.say(spec.pad.note), left, box.y + art * 0.57,
            room if owned else edge - left,
            role="body", size=2.9, min_size=LEAST, leading=1.2, colour=ink,
            max_height=box.height - art * 0.57, name=spec.piece.id,
        )  # fmt: skip
        yield from laid.items
    if owned:
        yield from _owner(game, theme, box)
    else:
        rule = shapes.line(date.x + 9.0, date.y, date.right, date.y)
        yield from line(
            theme.book, theme.say(_DATE), date.x, date.y, role="medium", size=3.0, colour=ink
        )
        yield PathItem(rule, Style(stroke=ink, width=theme.weights["detail"]))
    for k, said in enumerate(words):
        yield from line(
            theme.book, said, side, box.y + 3.0 + k * 3.4, role=("body", "bold")[k], size=_SMALL,
            colour=ink, anchor="end",
        )  # fmt: skip


def _date_line(theme: Theme, words: tuple[str, str], title: float, side: float, box: Rect) -> Rect:
    """Where the date stands: between title and command, or below the command where that is too short.

    Args:
        theme: The game's look.
        words: What stands left of the code.
        title: Right end of the title.
        side: Right end of those words.
        box: The header.
    """
    roles = ("body", "bold")
    says = max(
        theme.book.face(role).width(said, _SMALL) for role, said in zip(roles, words, strict=True)
    )
    start = title + 8.0
    stop = min(start + 44.0, side - says - 3.0)
    if stop - start < _LEAST_DATE:
        return Rect(side - says, box.y + 13.0, says, 0.0)
    return Rect(start, box.y + (box.height - _BELOW) * 0.4, stop - start, 0.0)


def _owned(spec: PadSet) -> bool:
    """Whether each copy belongs to one player."""
    return spec.pad.running and not spec.pad.shared


def name_line(header: Rect) -> Rect:
    """Return where the name of its player is written on a running pad."""
    left = header.x + header.width * _OWNER
    return Rect(left, header.y, header.width * 0.2, header.height * 0.4)


def _owner(game: Game, theme: Theme, box: Rect) -> Iterator[Item]:
    """A line for the name, and below it the signs of the seats, to mark one's own."""
    ink = theme.colour("ink")
    place = name_line(box)
    yield from line(
        theme.book, theme.say(_NAME), place.x - 2.0, place.bottom - 0.6, role="medium", size=3.0,
        colour=ink, anchor="end",
    )  # fmt: skip
    rule = shapes.line(place.x, place.bottom, place.right, place.bottom)
    yield PathItem(rule, Style(stroke=ink, width=theme.weights["detail"]))
    size = min(6.6, box.height - place.height - 2.4)
    y = place.bottom + 1.8
    for k, seat in enumerate(game.seats):
        spot = Rect(place.x + k * size * 1.5, y, size, size)
        yield from mark(theme, seat.sign, seat.colour, spot)


def _written(theme: Theme, name: str, place: Rect) -> Iterator[Item]:
    """A printed name on its line."""
    words, size = _shortened(theme, name, place.width - 2.0)
    yield from line(
        theme.book, words, place.x + 1.0, place.bottom - 1.2, role="bold", size=size,
        colour=theme.colour("ink"),
    )  # fmt: skip


def _tables(
    grid: Grid, theme: Theme, draw_cell: DrawCell, letters: dict[str, str]
) -> Iterator[Item]:
    hair = Style(stroke=theme.colour("deep"), width=theme.weights["detail"])
    tint, sand = theme.shade("tint", 0.35), theme.colour("total")
    for label in grid.labels:
        yield PathItem(shapes.rect(*label.box), Style(fill=sand if label.strong else tint))
    for cell in grid.cells:
        if cell.strong:
            yield PathItem(shapes.rect(*cell.box), Style(fill=sand))
    for head in grid.heads:
        yield PathItem(shapes.rect(*head.box), Style(fill=theme.colour("deep")))
    boxes = (*(label.box for label in grid.labels), *(cell.box for cell in grid.cells))
    yield PathItem(tuple(s for box in boxes for s in shapes.rect(*box)), hair)
    for cell in grid.cells:
        if cell.choice:
            yield _choice(cell.box, theme)
    for table in sorted({cell.table for cell in grid.cells}):
        yield _frame(grid, table, theme)
    for head in grid.heads:
        yield from _words(head, theme, "paper", draw_cell, letters)
    for label in grid.labels:
        yield from _words(label, theme, "ink", draw_cell, letters)


def _choice(box: Rect, theme: Theme) -> PathItem:
    """The small box for a letter at the left of a cell."""
    side = min(box.height - 2.0, 7.0)
    place = (box.x + 1.0, box.centre.y - side / 2, side, side)
    line_style = Style(stroke=theme.colour("grey"), width=theme.weights["detail"])
    return PathItem(shapes.rounded_rect(*place, 1.2), line_style)


def _tick(box: Rect, theme: Theme) -> PathItem:
    """A small box at the right end of a label, to be ticked."""
    place = (box.right - _TICK - 1.2, box.centre.y - _TICK / 2, _TICK, _TICK)
    style = Style(theme.colour("white"), theme.colour("deep"), theme.weights["detail"] * 1.6)
    return PathItem(shapes.rounded_rect(*place, 0.6), style)


def _frame(grid: Grid, table: int, theme: Theme) -> PathItem:
    """A strong line around one table: its cells, and the heads and labels beside them."""
    boxes = [cell.box for cell in grid.cells if cell.table == table]
    boxes += [label.box for label in (*grid.heads, *grid.labels) if label.table == table]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    outline = shapes.rect(left, top, right - left, bottom - top)
    return PathItem(outline, Style(stroke=theme.colour("deep"), width=theme.weights["contour"]))


def _words(
    label: Label, theme: Theme, colour: str, draw_cell: DrawCell, letters: dict[str, str]
) -> Iterator[Item]:
    """A label with its piece before it and its hint small below it, or beside it where it is free."""
    box = label.box.inset(0.9)
    left = box.x + 0.6
    if label.kind:
        art = box.height
        yield from draw_cell(letters[label.kind], box.x, box.y, art)
        left += art + 1.2
    words = theme.say(label.words)
    hint = theme.say(label.hint) if label.hint else ""
    if label.tick:
        yield _tick(label.box, theme)
    room = box.right - left - (_TICK + 1.0 if label.tick else 0.0)
    size = fitted(
        theme.book, words, room, role="bold", size=3.5, min_size=LEAST, name=f"pad label {words!r}"
    )
    y = box.centre.y - (box.height * 0.22 if hint else 0.0)
    ink = theme.colour(colour)
    yield from line(theme.book, words, left, y, role="bold", size=size, colour=ink, centred=True)
    if hint:
        small = fitted(
            theme.book, hint, room, role="body", size=2.7, min_size=LEAST * 0.95,
            name=f"pad hint {hint!r}",
        )  # fmt: skip
        yield from line(
            theme.book, hint, left, box.centre.y + box.height * 0.27, size=small, colour=ink,
            centred=True,
        )  # fmt: skip


def _name(cell: Cell, theme: Theme, names: tuple[str, ...]) -> Iterator[Item]:
    """A player's name in its cell: smaller where it must be, then cut with three dots."""
    if NAME not in cell.ties or cell.seat is None or cell.seat >= len(names):
        return
    box = cell.box.inset(1.4)
    words, size = _shortened(theme, names[cell.seat], box.width)
    yield from line(
        theme.book, words, box.x, box.centre.y, role="bold", size=size,
        colour=theme.colour("ink"), centred=True,
    )  # fmt: skip


def _shortened(theme: Theme, name: str, room: float) -> tuple[str, float]:
    """Return a name and the size at which it fits: smaller where it must be, then cut."""
    words = clean(name)
    face = theme.book.face("bold")
    size = max(LEAST, min(4.4, room / max(face.width(words, 1.0), 1e-6)))
    while words and face.width(words, size) > room + 1e-6:
        words = words.removesuffix(_CUT)[:-1].rstrip() + _CUT
        if words == _CUT:
            break
    return words, size
