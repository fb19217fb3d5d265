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
_DATE = text("date")
_COUNT = text("count it with")


def draw_pad(
    spec: PadSet, game: Game, theme: Theme, layout: Layout, names: tuple[str, ...] = ()
) -> Part:
    """Draw a score pad.

    Args:
        spec: The pad.
        game: For the kinds, and the choices of its score sheet.
        theme: The game's look.
        layout: Keys width, height, edge, header, head, row, column, label, gap and players
            (``down``: a line each, ``across``: a column each).
        names: Players' names to print; a long one is set smaller, then cut with three dots.

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
        *(item for cell in grid.cells for item in _name(cell, theme, names, spec)),
    )
    piece = DrawnPiece(
        spec.piece.id,
        theme.say(spec.piece.name),
        spec.piece.count + spec.piece.spares,
        width,
        height,
        Group(items, key=spec.piece.id, box=(0.0, 0.0, width, height)),
    )
    return Part(spec.part, theme.say(spec.name), "pack", (piece,), stock="plain")


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
    )
    choices = tuple(each.id for each in game.sheet.inputs if each.type == "choice")
    return lay_pad(spec.pad, choices, box, sizes, f"the pad {spec.piece.id!r}")


def _header(spec: PadSet, game: Game, theme: Theme, box: Rect) -> Iterator[Item]:
    """Crab, title and note on the left, the date in the middle, the code that tallies on the right."""
    command = f"printkit score {game.id}"
    code = min(qr_size(command), box.height - 1.0)
    yield draw_qr(command, box.right - code, box.y, code)
    ink, deep = theme.colour("ink"), theme.colour("deep")
    art = box.height - 2.5
    paints = {
        "ink": ink,
        "ground": theme.colour("white"),
        "accent": theme.colour("accent"),
        "light": theme.colour("white"),
    }
    yield from draw(theme.symbol("mascot"), box.x, box.y, art, paints)
    left = box.x + art + 3.0
    title = theme.say(spec.pad.title).upper()
    size = fitted(
        theme.book, title, box.width * 0.3, role="title", size=art * 0.62, min_size=LEAST,
        name=spec.piece.id,
    )  # fmt: skip
    yield from line(
        theme.book, title, left, box.y + art * 0.28, role="title", size=size, colour=deep,
        centred=True,
    )  # fmt: skip
    side = box.right - code - 3.0
    words = (theme.say(_COUNT), command)
    says = max(
        theme.book.face(role).width(said, 2.7)
        for role, said in zip(("body", "bold"), words, strict=True)
    )
    end = left + theme.book.face("title").width(title, size) + 8.0
    stop, y, edge = end + 44.0, box.y + art * 0.4, side
    if stop > side - says:  # no room beside the title: the date stands below the command
        end, stop, y = side - says, side, box.y + 13.0
        edge = end - 3.0
    if spec.pad.note:
        laid = paragraph(
            theme.book, theme.say(spec.pad.note), left, box.y + art * 0.57, edge - left,
            role="body", size=2.9, min_size=LEAST, leading=1.2, colour=ink,
            max_height=box.height - art * 0.57, name=spec.piece.id,
        )  # fmt: skip
        yield from laid.items
    rule = shapes.line(end + 9.0, y, stop, y)
    yield from line(theme.book, theme.say(_DATE), end, y, role="medium", size=3.0, colour=ink)
    yield PathItem(rule, Style(stroke=ink, width=theme.weights["detail"]))
    for k, said in enumerate(words):
        yield from line(
            theme.book, said, side, box.y + 3.0 + k * 3.4, role=("body", "bold")[k], size=2.7,
            colour=ink, anchor="end",
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


def _frame(grid: Grid, table: int, theme: Theme) -> PathItem:
    """A strong line around one table: its cells, and the heads and labels beside them."""
    boxes = [cell.box for cell in grid.cells if cell.table == table]
    top = min(box.y for box in boxes)
    bottom = max(box.bottom for box in boxes)
    near = [
        label.box
        for label in (*grid.heads, *grid.labels)
        if label.box.bottom >= top - 1e-6 and label.box.y <= bottom - 1e-6
    ]
    left = min(box.x for box in (*boxes, *near))
    top = min(box.y for box in (*boxes, *near))
    right = max(box.right for box in boxes)
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
    room = box.right - left
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


def _name(cell: Cell, theme: Theme, names: tuple[str, ...], spec: PadSet) -> Iterator[Item]:
    """A player's name in its cell: smaller where it must be, then cut with three dots."""
    if NAME not in cell.ties or cell.seat is None or cell.seat >= len(names):
        return
    del spec
    box = cell.box.inset(1.4)
    words = clean(names[cell.seat])
    face = theme.book.face("bold")
    size = max(LEAST, min(4.4, box.width / max(face.width(words, 1.0), 1e-6)))
    while words and face.width(words, size) > box.width + 1e-6:
        words = words.removesuffix(_CUT)[:-1].rstrip() + _CUT
        if words == _CUT:
            break
    yield from line(
        theme.book, words, box.x, box.centre.y, role="bold", size=size,
        colour=theme.colour("ink"), centred=True,
    )  # fmt: skip
