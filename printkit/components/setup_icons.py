"""From pieces that lie on named places, or in a row, to a grid of their icons on the set-up sheet."""

from collections.abc import Iterator, Mapping, Sequence

from printkit.base.geometry import Rect
from printkit.components.icons import draw_icons
from printkit.components.setup_tables import Told
from printkit.components.slab import Slab, section
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.text import fitted, line

_LEAST = 20.0
"""Narrowest field of the grid, in mm."""
_ICON = 0.52
"""Size of an icon, as a share of a field's height."""


def icon_grids(told: Told) -> Iterator[Slab]:
    """Yield a grid for each place that is shown in icons: a field for each piece."""
    theme, look = told.theme, told.look
    for each, value in told.shown("icons"):
        pieces = _named(value)
        if not pieces:
            continue
        yield section(theme, theme.say(each.label), told.layout.mm("heading"), told.width, look)
        known = dict(each.icons)
        number = max(1, min(len(pieces), int(told.width / _LEAST)))
        if len(pieces) > number:
            lines = -(-len(pieces) // number)
            number = -(-len(pieces) // lines)
        step, high = told.width / number, told.row * 1.5
        for start in range(0, len(pieces), number):
            items: list[Item] = []
            for k, (name, piece) in enumerate(pieces[start : start + number]):
                box = Rect(k * step + 0.5, 0.0, step - 1.0, high - 1.0)
                ground = _ground(told, name)
                items += _field(told, box, name, piece, ground)
                items += draw_icons(
                    theme, known.get(piece, ()), box.centre.x, box.y + high * 0.6,
                    high * _ICON, room=box.width - 2.0,
                )  # fmt: skip
            first = not start
            yield Slab(tuple(items), high, before=look.gap * 0.7 if first else 0.0, tied=False)


def _named(value: object) -> list[tuple[str, str]]:
    """Return names of places and ids of pieces; in a row the names are numbers."""
    if isinstance(value, Mapping):
        return [(str(name), str(piece)) for name, piece in value.items()]
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [(str(k), str(piece)) for k, piece in enumerate(value, start=1)]
    return []


def _ground(told: Told, name: str) -> str:
    """Return the colour of a place that is called after a kind."""
    colours = {kind.id: kind.colour for kind in told.game.kinds}
    return colours.get(name, "paper")


def _field(told: Told, box: Rect, name: str, piece: str, ground: str) -> Iterator[Item]:
    """A field with the name of its place on the left and the piece's id on the right."""
    theme, small = told.theme, told.look.body * 0.74
    yield PathItem(
        shapes.rounded_rect(*box, 1.2),
        Style(theme.colour(ground), theme.colour("pale"), theme.weights["detail"]),
    )
    kinds = {kind.id: kind.letter for kind in told.game.kinds}
    label = kinds.get(name, name)
    ink = theme.colour("ink")
    yield from line(
        theme.book, label, box.x + 1.2, box.y + small * 0.85, role="number", size=small * 1.15,
        colour=ink, centred=True,
    )  # fmt: skip
    room = box.width - 4.0 - theme.book.face("number").width(label, small * 1.15)
    size = fitted(
        theme.book, piece, room, role="bold", size=small * 0.8, min_size=small * 0.3,
        name="the id of a piece",
    )  # fmt: skip
    yield from line(
        theme.book, piece, box.right - 1.2, box.y + small * 0.85, role="bold", size=size, colour=ink,
        anchor="end", centred=True,
    )  # fmt: skip
