"""From the whole kit to its first sheet: a scene, what the kit holds, what to print how, credits."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from printkit.base.geometry import Rect, translation
from printkit.base.units import MM_PER_PT
from printkit.components.blocks import lay_blocks, stack
from printkit.components.flow import Column, level
from printkit.components.minis import piece_drawer
from printkit.components.part import DrawnPiece, Part
from printkit.components.qr import draw_qr, qr_size
from printkit.components.scenes import title_scene
from printkit.components.slab import Look, Slab, section
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.components.thumbs import thumbnails
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line, paragraph
from printkit.model.game import Game
from printkit.model.pieces import Cover, Leaflet, PieceSet
from printkit.model.sets import pieces_of
from printkit.model.text import Text, text

Sample = Callable[[PieceSet], Sequence[DrawnPiece]]

_LEAST = 7 * MM_PER_PT
_STRETCH = 1.32
_MOST = 5
"""Thumbnails in one line of the list."""
_HOLDS = text("What the kit holds")
_HOW = text("How to make it")
_AGAIN = text("print it again with")


def draw_cover(
    spec: Cover,
    game: Game,
    theme: Theme,
    layout: Layout,
    space: tuple[float, float],
    kit: tuple[PieceSet, ...] = (),
    sample: Sample | None = None,
) -> Part:
    """Draw the cover, on a second page too where one is too small.

    Args:
        spec: Its symbol, advice, facts and credits.
        game: For its title, kinds and pieces.
        theme: The game's look.
        layout: Keys scene (height), facts (height), foot (height), column, gutter, gap, body, heading,
            row (height of a line of the list), cell.
        space: Width and height of the page in mm.
        kit: What the list names.
        sample: Set -> drawings of its pieces, for the thumbnails; None: no thumbnails.

    Raises:
        FitError: A text does not fit.
    """
    width, height = space
    gutter = layout.mm("gutter")
    number = max(1, min(2, int((width + gutter) / (layout.mm("column") + gutter))))
    column = (width - (number - 1) * gutter) / number
    scene = Rect(0.0, 0.0, width, min(layout.mm("scene"), width * 0.46))
    top = scene.height + layout.mm("facts") + layout.mm("gap")
    foot = layout.mm("foot")

    def room(index: int) -> float:
        return height - foot - (top if index < number else 0.0)

    advice = _advice(spec, game, theme, layout, column, room(0))
    listed = _list(theme, layout, column, kit, sample, room(0))
    columns = _columns(listed, advice, room, number)
    sheets = [columns[k : k + number] for k in range(0, len(columns), number)]
    pieces = []
    for k, sheet in enumerate(sheets):
        items: list[Item] = []
        if k == 0:
            words = theme.say(game.title), theme.say(game.about)
            colours = tuple(kind.colour for kind in game.kinds)
            items.extend(title_scene(theme, scene, *words, colours, spec.symbol))
            facts = Rect(0.0, scene.bottom, width, layout.mm("facts"))
            items.extend(_facts(spec, theme, facts))
        for at, slabs in enumerate(sheet):
            x, y = at * (column + gutter), top if k == 0 else 0.0
            items.extend(Group(each.items, matrix=translation(x, y + dy)) for dy, each in slabs)
        items.extend(_foot(spec, game, theme, Rect(0.0, height - foot, width, foot)))
        name = spec.part if k == 0 else f"{spec.part}.{k + 1}"
        group = Group(tuple(items), key=name, box=(0.0, 0.0, width, height))
        pieces.append(DrawnPiece(name, theme.say(spec.name), 1, width, height, group))
    return Part(spec.part, theme.say(spec.name), "page", tuple(pieces), stock="plain")


def _columns(
    parts: tuple[Slab, ...], how: tuple[Slab, ...], room: Callable[[int], float], number: int
) -> tuple[Column, ...]:
    """The list on the left, the advice on the right; below each other where there is one column."""
    name = "the cover"
    left, right = level(parts, room, 1, name), level(how, room, 1, name)
    if number > 1 and parts and len(left) == len(right) == 1:
        return (left[0], right[0])
    return level((*parts, *how), room, number, name)


def _look(spec_name: str, layout: Layout, width: float, body: float) -> Look:
    return Look(body, gap=layout.mm("gap"), cell=layout.mm("cell"), wide=width, name=spec_name)


def _advice(
    spec: Cover, game: Game, theme: Theme, layout: Layout, width: float, height: float
) -> tuple[Slab, ...]:
    """The advice under its heading, at the largest type at which it is no higher than the page."""
    draw_cell = piece_drawer(game, theme)
    body, smallest = layout.mm("body"), layout.mm("smallest")
    while True:
        look = _look(f"the cover {spec.part!r}", layout, width, body)
        head = section(theme, theme.say(_HOW), layout.mm("heading"), width, look)
        laid = lay_blocks(spec.advice, theme, look, width, draw_cell)
        slabs = (head, *(replace(each, before=each.before * 0.7) for each in laid[:1]), *laid[1:])
        if body <= smallest or stack(slabs)[1] <= height:
            return slabs
        body = max(smallest, body - 0.05)


def _list(
    theme: Theme,
    layout: Layout,
    width: float,
    kit: tuple[PieceSet, ...],
    sample: Sample | None,
    height: float,
) -> tuple[Slab, ...]:
    """The parts under their heading, the lines as high as the page allows within reason."""
    sets = [each for each in kit if not isinstance(each, Cover)]
    look = _look("the cover's list", layout, width, layout.mm("body"))
    head = section(theme, theme.say(_HOLDS), layout.mm("heading"), width, look)
    if not sets:
        return ()
    row = layout.mm("row")
    room = (height - head.height - look.gap) / len(sets)
    row = min(max(row, room), row * _STRETCH)
    rows = [_row(each, theme, layout, (width, row), sample, k) for k, each in enumerate(sets)]
    return (head, replace(rows[0], before=look.gap * 0.7), *rows[1:])


def _row(
    each: PieceSet,
    theme: Theme,
    layout: Layout,
    box: tuple[float, float],
    sample: Sample | None,
    number: int,
) -> Slab:
    """One line of the list: thumbnails, name, how many; every second one is tinted."""
    width, high = box
    strip = width * 0.42
    count, spares = _count(each)
    ink = theme.colour("ink")
    items: list[Item] = []
    if number % 2 == 0:
        stripe = shapes.rounded_rect(0.0, 0.0, width, high, 1.5)
        items.append(PathItem(stripe, Style(fill=theme.colour("paper"))))
    shown = sample(each)[:_MOST] if sample is not None else ()
    if shown:
        room = Rect(0.0, 0.0, strip, high).inset(1.2)
        items.extend(thumbnails(shown, room, f"cover.{each.part}", theme.book))
    size = layout.mm("body") * 1.06
    right = width - 2.5
    name, left = theme.say(each.name), strip + 2.0
    room_of_name = right - theme.book.face("number").width(str(count), size * 1.25) - 1.5 - left
    fits = fitted(
        theme.book, name, room_of_name, role="bold", size=size, min_size=_LEAST, name=each.part
    )
    items.extend(
        line(theme.book, name, left, high / 2, role="bold", size=fits, colour=ink, centred=True)
    )
    up = high * 0.13 if spares else 0.0
    items.extend(
        line(
            theme.book, str(count), right, high / 2 - up, role="number", size=size * 1.25,
            colour=theme.colour("deep"), anchor="end", centred=True,
        )
    )  # fmt: skip
    if spares:
        items.extend(
            line(
                theme.book, theme.say(text("+ {n} spare", n=spares)), right, high * 0.76,
                size=size * 0.84, colour=ink, anchor="end", centred=True,
            )
        )  # fmt: skip
    return Slab(tuple(items), high)


def _count(each: PieceSet) -> tuple[int, int]:
    if isinstance(each, Leaflet | Cover):
        return 1, 0
    pieces = pieces_of(each)
    return sum(piece.count for piece in pieces), sum(piece.spares for piece in pieces)


def _facts(spec: Cover, theme: Theme, box: Rect) -> list[Item]:
    """Players, time, age: a symbol and a few words each, in equal parts of the line."""
    items: list[Item] = []
    if not spec.facts:
        return items
    step = box.width / len(spec.facts)
    art = box.height * 0.5
    face = theme.book.face("bold")
    size = 4.4
    paints = {"ink": theme.colour("deep"), "ground": theme.colour("white")}
    for k, (symbol, words) in enumerate(spec.facts):
        said = theme.say(words)
        wide = art + 2.2 + face.width(said, size)
        x = box.x + k * step + (step - wide) / 2
        y = box.centre.y
        items.extend(draw(theme.symbol(symbol), x, y - art / 2, art, paints))
        items.extend(
            line(
                theme.book, said, x + art + 2.2, y, role="bold", size=size,
                colour=theme.colour("ink"), centred=True,
            )
        )  # fmt: skip
    return items


def _foot(spec: Cover, game: Game, theme: Theme, box: Rect) -> list[Item]:
    """Credits on the left, the code that prints the kit again on the right."""
    command = f"printkit print {game.id}"
    code = min(qr_size(command), box.height - 4.0)
    y = box.bottom - code
    rule = shapes.line(box.x, y - 2.0, box.right, y - 2.0)
    ink = theme.colour("ink")
    room = box.width - code - 38.0
    sentences: tuple[Text, ...] = spec.credits or (game.credit,)
    words = "\n".join(theme.say(each) for each in sentences)
    laid = paragraph(
        theme.book, words, box.x, y, room, size=3.1, min_size=2.47, leading=1.28, colour=ink,
        max_height=code, name=f"the credits of {spec.part!r}",
    )  # fmt: skip
    return [
        PathItem(rule, Style(stroke=theme.colour("pale"), width=0.35)),
        *laid.items,
        draw_qr(command, box.right - code, y, code),
        *line(
            theme.book, theme.say(_AGAIN), box.right - code - 2.0, y + 5.5, size=2.8,
            colour=ink, anchor="end",
        ),
        *line(
            theme.book, command, box.right - code - 2.0, y + 9.2, role="bold", size=2.8,
            colour=ink, anchor="end",
        ),
    ]  # fmt: skip
