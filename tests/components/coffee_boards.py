"""Draws the boards of Guatemala Café and reads them back: words, groups, fields, places for roads."""

from collections.abc import Iterator
from functools import cache

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.base.geometry import IDENTITY, Matrix, Rect
from printkit.components.fieldboard import Ground, ground
from printkit.components.kit import Sheets, draw_set
from printkit.components.part import DrawnPiece
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem
from printkit.model.terrain import FieldBoard, Stretch, Vertex
from printkit.rules.guatemala_cafe.kit_board import CULTIVATION_SET, plantation_set
from tests.components.drawn import Words, words

GAME = load("guatemala-cafe")
LEAST = 1.01
"""A space is at least 1 % larger than what lies on it."""
EXACT = 0.01
MANY, PAIR = "plantation.34", "plantation.2"


@cache
def studio() -> Studio:
    """The shipped templates of Guatemala Café."""
    return open_studio(GAME, overrides=False)


@cache
def piece(part: str, track: int = 60, players: int | None = None) -> DrawnPiece:
    """The drawn board of a part."""
    spec = CULTIVATION_SET if part == "cultivation" else plantation_set(track, players)
    tools = studio()
    (found,) = draw_set(spec, GAME, tools.theme, tools.layouts, Sheets((190.0, 270.0))).pieces
    return found


def side(name: str) -> Group:
    """Return one side of a board: the one in front, or the other."""
    part, _, face = name.partition(".")
    found = piece(part)
    if face in {"34", "layout"}:
        return found.front
    assert found.back is not None
    return found.back


@cache
def told(name: str) -> tuple[Words, ...]:
    """Every line of text on a side."""
    return tuple(words(side(name), studio().book))


def field_board(name: str) -> FieldBoard:
    """Return what is on a side of the plantation board."""
    spec = plantation_set()
    found = spec.board if name == MANY else spec.other
    assert isinstance(found, FieldBoard)
    return found


@cache
def at(name: str) -> Ground:
    """Where everything lies on a side of the plantation board."""
    return ground(field_board(name), studio().layouts["plantation"])


def groups(
    items: tuple[Item, ...], matrix: Matrix = IDENTITY
) -> Iterator[tuple[str, Group, Matrix]]:
    """Yield every group with a key, and its map to the board."""
    for item in items:
        if isinstance(item, Group):
            place = item.matrix.then(matrix) if item.matrix else matrix
            if item.key:
                yield item.key, item, place
            yield from groups(item.items, place)


def boxes(name: str, start: str) -> list[tuple[str, Rect]]:
    """Return the boxes on a side of all groups whose key begins in a way, with the rest of the key."""
    found = []
    for key, group, place in groups(side(name).items):
        if key.startswith(start) and group.box:
            box = Rect(*group.box)
            corner = place.apply(box.x, box.y)
            found.append((key.removeprefix(start), Rect(*corner, box.width, box.height)))
    return found


def vertex(name: str, x: float, y: float) -> Vertex:
    """Return the corner of fields at a place, which must lie on one."""
    fields, cell = at(name).fields, at(name).cell
    found = (round((x - fields.x) / cell), round((y - fields.y) / cell))
    assert abs(x - fields.x - found[0] * cell) < EXACT, "no corner of fields"
    assert abs(y - fields.y - found[1] * cell) < EXACT, "no corner of fields"
    return found


@cache
def road_places() -> tuple[Stretch, ...]:
    """Return the stretches on which a place for a road is drawn."""
    fields, cell = at(MANY).fields, at(MANY).cell
    found = []
    for way, box in boxes(MANY, f"{MANY}.road."):
        x, y = (box.centre.x - fields.x) / cell, (box.centre.y - fields.y) / cell
        across = way == "across"
        one = (x - 0.5, y) if across else (x, y - 0.5)
        other = (x + 0.5, y) if across else (x, y + 0.5)
        ends = tuple((round(a), round(b)) for a, b in (one, other))
        assert all(abs(a - b) < EXACT for p, q in zip((one, other), ends, strict=True)
                   for a, b in zip(p, q, strict=True))  # fmt: skip
        found.append((ends[0], ends[1]))
    return tuple(found)


def drawn_doors() -> dict[str, Vertex]:
    """Return the corner at which the door of each site is drawn."""
    found = {}
    for key, group, _ in groups(side(MANY).items):
        if key.startswith(f"{MANY}.door."):
            *_, knob = [item for item in group.items if isinstance(item, PathItem)]
            x, y = shapes.bounds(knob.segments).centre
            found[key.rpartition(".")[2]] = vertex(MANY, x, y)
    return found
