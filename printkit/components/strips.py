"""From the faces of strips that lie beside a row of places to drawn pieces: head, planks, numbers."""

from collections.abc import Iterator

from printkit.base.geometry import Rect, translation
from printkit.components.part import DrawnPiece, Part
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import line
from printkit.model.pieces import Strip, StripSet

_IN_A_ROW = 3
_PLANKS = 4
"""Planks in a cell."""


def draw_strips(spec: StripSet, theme: Theme, layout: Layout, bleed: float = 0.0) -> Part:
    """Draw strips, one face a strip or two back to back, as the template says.

    Args:
        spec: The faces; their counts are those to print.
        theme: The game's look.
        layout: Keys width, head, cell (height), number (of the em) and sides (single or double).
        bleed: How far the ground reaches beyond the trim, in mm.
    """
    width = layout.mm("width")
    height = layout.mm("head") + spec.places * layout.mm("cell")
    reach = Rect(0.0, 0.0, width, height).inset(-bleed)
    double = layout.choice("sides", ("single", "double")) == "double"
    step = 2 if double and len(spec.strips) % 2 == 0 else 1
    pieces = []
    for k in range(0, len(spec.strips), step):
        faces = spec.strips[k : k + step]
        piece = faces[0].piece
        name = ".".join((piece.id, *(face.piece.id.rpartition(".")[2] for face in faces[1:])))
        front, *backs = (
            Group(tuple(_face(face, spec, theme, layout, reach)), key=key, box=reach)
            for face, key in zip(faces, (name, f"{name}.back"), strict=False)
        )
        pieces.append(
            DrawnPiece(
                name,
                theme.say(piece.name),
                piece.count + piece.spares,
                width,
                height,
                front,
                backs[0] if backs else None,
                back_matters=bool(backs),
                bleed=bleed,
            )
        )
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


def _face(
    strip: Strip, spec: StripSet, theme: Theme, layout: Layout, reach: Rect
) -> Iterator[Item]:
    width, head, cell = layout.mm("width"), layout.mm("head"), layout.mm("cell")
    yield from planks(theme, reach, head, cell)
    yield from _head(strip, spec, theme, Rect(reach.x, reach.y, reach.width, head - reach.y))
    for k, words in enumerate(strip.cells):
        box = Rect(0.0, head + k * cell, width, cell)
        best = words == strip.cells[0]
        yield from _number(theme, theme.say(words), box, layout.mm("number"), best=best)


def planks(theme: Theme, box: Rect, start: float, cell: float) -> tuple[Item, ...]:
    """Return a quay of boards across a box, in step with its cells, with nails at both sides."""
    step = cell / _PLANKS
    lines: list[tuple[float, float]] = []
    y = start
    while y < box.bottom - 1e-6:
        lines.append((y, y + step))
        y += step
    seams = tuple(s for top, _ in lines for s in shapes.line(box.x, top, box.right, top))
    nails = tuple(
        segment
        for top, bottom in lines
        for x in (box.x + 2.2, box.right - 2.2)
        for segment in shapes.circle(x, (top + bottom) / 2, 0.4)
    )
    dark = theme.colour("wood-dark")
    return (
        PathItem(shapes.rect(*box), Style(fill=theme.colour("wood"))),
        PathItem(seams, Style(stroke=dark, width=theme.weights["detail"] * 1.6, round=False)),
        PathItem(nails, Style(fill=dark)),
    )


def _head(strip: Strip, spec: StripSet, theme: Theme, box: Rect) -> Iterator[Item]:
    """The green field: a person for each player, in rows of three, and the rope below it."""
    yield PathItem(shapes.rect(*box), Style(fill=theme.colour("deep")))
    rope = 4.4
    yield from roped(theme, Rect(box.x, box.bottom - rope / 2, box.width, rope))
    rows = [min(_IN_A_ROW, strip.head - k) for k in range(0, strip.head, _IN_A_ROW)]
    room = Rect(box.x, box.bottom - 18.0, box.width, 18.0 - rope / 2)
    art = 5.4 if len(rows) > 1 else 6.6
    paints = {"ink": theme.on_colour("deep"), "ground": theme.colour("deep")}
    top = room.centre.y - len(rows) * art / 2 - (len(rows) - 1) * 0.4
    for k, number in enumerate(rows):
        left = room.centre.x - number * art / 2
        for n in range(number):
            yield from draw(
                theme.symbol(spec.symbol), left + n * art, top + k * (art + 0.8), art, paints
            )


def roped(theme: Theme, box: Rect) -> tuple[Item, ...]:
    """Return a rope along a level box, twice as long as its strands are wide."""
    size = box.height / 0.4
    number = int(box.width / size) + 2
    paints = {"ink": theme.colour("rope"), "ground": theme.colour("ink")}
    strands = draw(theme.symbol("rope"), 0.0, 0.0, size, paints)
    under = Rect(box.x, box.y + box.height * 0.06, box.width, box.height * 0.88)
    left = box.centre.x - number * size / 2
    return (
        Group(
            (
                PathItem(shapes.rect(*under), Style(fill=theme.colour("ink"))),
                *(
                    Group(strands, matrix=translation(left + k * size, box.centre.y - size / 2))
                    for k in range(number)
                ),
            ),
            clip=shapes.rect(*box),
        ),
    )


def _number(theme: Theme, words: str, box: Rect, size: float, *, best: bool) -> Iterator[Item]:
    """A plate with the multiplier; the best one is set off."""
    side = box.width - 3.0
    plate = Rect(box.centre.x - side / 2, box.centre.y - side / 2, side, side)
    colour = "deep" if best else "sand"
    edge = Style(theme.colour(colour), theme.colour("ink"), theme.weights["contour"])
    yield PathItem(shapes.rounded_rect(*plate, 2.0), edge)
    room = side - 2.6
    natural = theme.book.face("number").width(words, size)
    yield from line(
        theme.book,
        words,
        *plate.centre,
        role="number",
        size=min(size, size * room / natural),
        colour=theme.on_colour(colour),
        anchor="middle",
        centred=True,
    )
