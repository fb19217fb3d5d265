"""From the secrets of a dealt set-up to slips of three panels that fold over what they hold."""

from collections.abc import Iterator, Sequence

from printkit.base.geometry import Rect
from printkit.components.setup_tables import Told, seats
from printkit.components.slab import Slab
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line, paragraph
from printkit.model.text import Text, text

PANEL = 13.0
"""Height of a panel, at least."""
_PIECE = 9.0
_SMALL = 5.6
_WORD = 6.6
"""Size of a piece that is told by a word."""
_MANY = 12
"""More pieces than this are drawn small."""
_TUCK = text("Fold this panel over the pieces, then all of it behind the name, and tape it shut.")
_READ = text("from left to right, line by line")


def secret_slips(told: Told) -> Iterator[Slab]:
    """Return one slip for each secret: each player's own, then what lies in a row.

    The first panel says whose it is, the second holds it, the third is folded over the second; then
    both go behind the first.

    Args:
        told: The set-up; its width is that of a slip.
    """
    theme, owners = told.theme, seats(told)
    shown = {each.place: each for each in told.game.setup().shown}
    labels = {place: each.label for place, each in shown.items()}
    sorts = {place: each.details[0] for place, each in shown.items() if each.details}
    whole = [(key, value) for key, value in told.dealt.secret if not _lists(value)]
    for key, value in told.dealt.secret:
        said = theme.say(labels.get(key, Text(key.replace("_", " "))))
        for player, pieces in enumerate(_lists(value), start=1):
            owner, sign = theme.say(text("Player {player}", player=player)), ""
            if owners:
                seat = owners[player - 1]
                owner, sign = f"{owner}, {theme.say(seat.name)}", seat.sign
            yield _slip(told, owner, said, sign, _named(pieces, sorts.get(key, "")))
    for key, value in whole:
        owner = theme.say(labels.get(key, Text(key.replace("_", " ").capitalize())))
        pieces = tuple(value) if isinstance(value, list | tuple) else ()
        words = theme.say(_READ) if pieces else str(value)
        yield _slip(told, owner, words, "", _named(pieces, sorts.get(key, "")))


def _named(pieces: tuple[object, ...], sort: str) -> tuple[object, ...]:
    """Return the ids of pieces of a sort instead of the letters of their kinds."""
    return tuple(f"{sort}.{piece}" for piece in pieces) if sort else pieces


def _lists(value: object) -> tuple[tuple[object, ...], ...]:
    """Return the lists in a list of lists (one for each player), else nothing."""
    if isinstance(value, list | tuple) and all(isinstance(each, list | tuple) for each in value):
        return tuple(tuple(each) for each in value)
    return ()


def _slip(told: Told, owner: str, words: str, sign: str, pieces: Sequence[object]) -> Slab:
    theme, width = told.theme, told.width
    size = _PIECE if len(pieces) <= _MANY else _SMALL
    if any(len(str(piece)) > 1 for piece in pieces):
        size = max(size, _WORD)
    left = width * 0.3
    across = max(1, int((width - left - 4.0) / (size * 1.06)))
    lines = -(-len(pieces) // across)
    panel = max(PANEL, lines * size * 1.06 + 4.0)
    label = Rect(0.0, 0.0, width, PANEL)
    held = Rect(0.0, PANEL, width, panel)
    cover = Rect(0.0, held.bottom, width, panel)
    return Slab(
        (
            PathItem(shapes.rect(*label), Style(fill=theme.colour("deep"))),
            *_owner(theme, owner, sign, label),
            PathItem(shapes.rect(*held), Style(fill=theme.colour("paper"))),
            *_held(told, words, pieces, held, (left, size, across)),
            *_cover(theme, cover),
            _outline(theme, Rect(0.0, 0.0, width, cover.bottom)),
            _fold(theme, held.y, width),
            _fold(theme, cover.y, width),
        ),
        cover.bottom,
        before=5.0,
    )


def _owner(theme: Theme, owner: str, sign: str, box: Rect) -> Iterator[Item]:
    paper = theme.colour("paper")
    art = box.height * 0.62
    x = box.x + 5.0
    if sign:
        paints = {"ink": theme.colour("total"), "ground": theme.colour("deep")}
        yield from draw(theme.symbol(sign), x, box.centre.y - art / 2, art, paints)
        x += art + 4.0
    room = box.right - x - 4.0
    size = fitted(theme.book, owner, room, role="title", size=6.0, min_size=2.8, name="a slip")
    yield from line(
        theme.book, owner, x, box.centre.y, role="title", size=size, colour=paper, centred=True
    )


def _held(
    told: Told,
    words: str,
    pieces: Sequence[object],
    box: Rect,
    grid: tuple[float, float, int],
) -> Iterator[Item]:
    left, size, across = grid
    theme = told.theme
    laid = paragraph(
        theme.book, words, box.x + 5.0, box.y + 3.0, left - 8.0, role="bold", size=3.6,
        min_size=2.47, max_height=box.height - 5.0, colour=theme.colour("ink"), name="a slip",
    )  # fmt: skip
    yield from laid.items
    lines = -(-len(pieces) // across)
    top = box.centre.y - lines * size * 1.06 / 2
    for k, piece in enumerate(pieces):
        x = box.x + left + k % across * size * 1.06
        y = top + k // across * size * 1.06
        drawn = told.draw_cell(str(piece), x, y, size)
        yield from drawn or _word(told, str(piece), Rect(x, y, size, size).inset(size * 0.04))


def _word(told: Told, word: str, box: Rect) -> Iterator[Item]:
    """What has no picture: its word, on the colour of the kind that it begins with."""
    theme, ink = told.theme, told.theme.colour("ink")
    kind = next((kind for kind in told.game.kinds if kind.letter == word[:1]), None)
    if kind is not None:
        edge = Style(theme.colour(kind.colour), ink, theme.weights["detail"])
        yield PathItem(shapes.rounded_rect(*box, box.width * 0.12), edge)
        ink = theme.on_colour(kind.colour)
    yield from line(
        theme.book, word, *box.centre, role="bold", size=box.width * 0.46, colour=ink,
        anchor="middle", centred=True,
    )  # fmt: skip


def _cover(theme: Theme, box: Rect) -> Iterator[Item]:
    """The panel that is folded over the pieces: dark, so that they do not show through the paper."""
    light = theme.colour("paper")
    yield PathItem(shapes.rect(*box), Style(fill=theme.colour("deep")))
    art = min(8.0, box.height * 0.5)
    paints = {"ink": light, "ground": theme.colour("deep")}
    yield from draw(theme.symbol("fold"), box.x + 5.0, box.centre.y - art / 2, art, paints)
    laid = paragraph(
        theme.book, theme.say(_TUCK), box.x + art + 9.0, 0.0, box.width - art - 14.0, size=3.1,
        min_size=2.47, colour=light, max_height=box.height, name="a slip",
    )  # fmt: skip
    again = paragraph(
        theme.book, theme.say(_TUCK), box.x + art + 9.0, box.centre.y - laid.height / 2,
        box.width - art - 14.0, size=laid.size, colour=light, name="a slip",
    )  # fmt: skip
    yield from again.items


def _outline(theme: Theme, box: Rect) -> PathItem:
    return PathItem(
        shapes.rect(*box), Style(stroke=theme.colour("ink"), width=theme.weights["detail"])
    )


def _fold(theme: Theme, y: float, width: float) -> PathItem:
    dash = (2.0, 1.5)
    return PathItem(
        shapes.line(0.0, y, width, y),
        Style(stroke=theme.colour("grey"), width=theme.weights["detail"], dash=dash),
    )
