"""From a dealt set-up to tables: a line for each player, a line for each kind."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from printkit.components.pictures import DrawCell
from printkit.components.slab import Look, Slab, section
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line
from printkit.model.game import Game
from printkit.model.kinds import Seat
from printkit.model.setup import Dealt, Shown
from printkit.model.text import Text, text

_SEATS = text("Who sits where")
_PIECES = text("What lies where")


class Told(NamedTuple):
    """What everything on the sheet is drawn from.

    Attributes:
        width: Of the column in mm.
        draw_cell: Draws a piece of a kind.
        row: Height of a line of a table in mm.
    """

    dealt: Dealt
    game: Game
    theme: Theme
    layout: Layout
    look: Look
    width: float
    draw_cell: DrawCell
    row: float

    def shown(self, *forms: str) -> tuple[tuple[Shown, object], ...]:
        """Return what is shown in these forms, with what was dealt; what was not is left out."""
        places = dict(self.dealt.places)
        return tuple(
            (each, places[each.place])
            for each in self.game.setup().shown
            if each.form in forms and each.place in places
        )


def seats(told: Told) -> tuple[Seat, ...]:
    """Return the seat of each player, where seats are dealt."""
    by_sign = {seat.sign: seat for seat in told.game.seats}
    for _, signs in told.shown("seats"):
        if isinstance(signs, list | tuple):
            return tuple(by_sign[sign] for sign in signs)
    return ()


def stripe(theme: Theme, width: float, high: float, number: int) -> tuple[Item, ...]:
    """Return the tint of every second line of a table."""
    if number % 2:
        return ()
    field = shapes.rounded_rect(0.0, 0.0, width, high, 1.2)
    return (PathItem(field, Style(fill=theme.colour("paper"))),)


def players(told: Told) -> Iterator[Slab]:
    """Yield a line for each player: number, sign and seat or room for a name, and what is theirs."""
    seated, columns = seats(told), told.shown("players")
    if not seated and not columns:
        return
    theme, look = told.theme, told.look
    yield section(theme, theme.say(_SEATS), told.layout.mm("heading"), told.width, look)
    edge = told.width * (0.56 if columns else 1.0)
    starts = _middles(edge, told.width, len(columns))
    if columns:
        labels = [theme.say(each.label) for each, _ in columns]
        yield _head(told, labels, starts)
    for k in range(told.dealt.players):
        items = [
            *stripe(theme, told.width, told.row, k),
            *_player(told, k, seated[k] if seated else None, edge),
        ]
        for (_, values), x in zip(columns, starts, strict=True):
            value = values[k] if isinstance(values, Sequence) and k < len(values) else "–"
            items += _number(told, str(value), x)
        first = not k and not columns
        last = k == told.dealt.players - 1
        yield Slab(
            tuple(items),
            told.row,
            before=look.gap * 0.7 if first else 0.0,
            tied=bool(columns) and not last,
        )


def _player(told: Told, k: int, seat: Seat | None, edge: float) -> Iterator[Item]:
    theme, look, high = told.theme, told.look, told.row
    ink = theme.colour("ink")
    yield from line(
        theme.book, str(k + 1), high * 0.42, high / 2, role="number", size=look.body * 1.3,
        colour=theme.colour("deep"), anchor="middle", centred=True,
    )  # fmt: skip
    start = next((value for _, value in told.shown("start")), None)
    words = theme.say(seat.name) if seat else ""
    if start == k + 1:
        begins = text("{seat}, begins", seat=seat.name) if seat else text("begins")
        words = theme.say(begins)
    left = high * (2.1 if seat else 0.9)
    if seat:
        art = high - 2.4
        field = theme.colour(seat.colour)
        paints = {"ink": theme.on_colour(seat.colour), "ground": field}
        patch = shapes.rounded_rect(high * 0.85, 0.8, high - 1.6, high - 1.6, 1.4)
        yield PathItem(patch, Style(fill=field))
        yield from draw(theme.symbol(seat.sign), high * 0.85 + 0.4, 1.2, art, paints)
    end = left
    if words:
        size = fitted(
            theme.book, words, told.width * 0.4, role="bold", size=look.body, min_size=2.47,
            name="a seat",
        )  # fmt: skip
        yield from line(
            theme.book, words, left, high / 2, role="bold", size=size, colour=ink, centred=True
        )
        end = left + theme.book.face("bold").width(words, size) + 3.0
    rule = shapes.line(min(end, edge - 20.0), high * 0.74, edge - 3.0, high * 0.74)
    yield PathItem(rule, Style(stroke=theme.colour("grey"), width=theme.weights["detail"]))


def kinds(told: Told) -> Iterator[Slab]:
    """Yield a line for each kind, with a column for each place that holds kinds."""
    theme, look = told.theme, told.look
    columns = tuple(_columns(told))
    if not columns:
        return
    yield section(theme, theme.say(_PIECES), told.layout.mm("heading"), told.width, look)
    starts = _middles(told.width * 0.44, told.width, len(columns))
    labels = [theme.say(column.label) for column in columns]
    groups = [theme.say(column.group) if column.group else "" for column in columns]
    yield _head(told, labels, starts, groups)
    high, ink = told.row, theme.colour("ink")
    for number, kind in enumerate(told.game.kinds):
        items: list[Item] = [
            *stripe(theme, told.width, high, number),
            *told.draw_cell(kind.letter, 1.0, 0.8, high - 1.6),
            *line(
                theme.book, theme.say(kind.name), high + 2.0, high / 2, role="bold",
                size=look.body, colour=ink, centred=True,
            ),
        ]  # fmt: skip
        for column, x in zip(columns, starts, strict=True):
            value = column.values.get(kind.id)
            if value == "":
                art = look.body
                mark = {"ink": theme.colour("deep")}
                items += draw(theme.symbol("tick"), x - art / 2, high / 2 - art / 2, art, mark)
                continue
            items += _number(told, "–" if value is None else value, x)
        yield Slab(tuple(items), high, tied=number < len(told.game.kinds) - 1)


class _Column(NamedTuple):
    """One column of the table of kinds; columns of one group stand under a common heading."""

    label: Text
    values: Mapping[str, str]
    group: Text | None = None


def _columns(told: Told) -> Iterator[_Column]:
    known = {kind.id for kind in told.game.kinds}
    for each, value in told.shown("kinds", "sorts"):
        if each.form == "kinds":
            found = _by_kind(value, known)
            if found:
                yield _Column(each.label, found)
            continue
        table = value if isinstance(value, Mapping) else {}
        sorts = dict.fromkeys(str(sort) for inner in table.values() for sort in inner)
        for sort in sorts:
            values = {str(kind): str(inner[sort]) for kind, inner in table.items()}
            yield _Column(Text(sort), values, each.label)


def _by_kind(value: object, known: set[str]) -> dict[str, str]:
    """Read a place that holds kinds: a number for each, or a list of those that are there ('')."""
    if isinstance(value, Mapping) and value and all(key in known for key in value):
        return {str(key): str(number) for key, number in value.items()}
    if isinstance(value, list | tuple) and value and all(each in known for each in value):
        return {str(each): "" for each in value}
    return {}


def _middles(left: float, right: float, number: int) -> list[float]:
    """Return the middles of equal columns between two places."""
    return [left + (k + 0.5) * (right - left) / number for k in range(number)]


def _head(
    told: Told, labels: Sequence[str], starts: Sequence[float], groups: Sequence[str] = ()
) -> Slab:
    """The dark line above a table with the heading of each column, and of groups above it."""
    theme, one = told.theme, told.row * 0.76
    step = (told.width - starts[0]) * 2 / (2 * len(starts) - 1)
    high = one * 1.36 if any(groups) else one
    items: list[Item] = [
        PathItem(shapes.rect(0.0, 0.0, told.width, high), Style(fill=theme.colour("deep")))
    ]

    def heading(words: str, x: float, y: float, room: float) -> tuple[Item, ...]:
        size = fitted(
            theme.book, words, room, role="bold", size=told.look.body, min_size=2.47, name=words
        )
        return line(
            theme.book, words, x, y, role="bold", size=size, colour=theme.colour("paper"),
            anchor="middle", centred=True,
        )  # fmt: skip

    for k, (words, x) in enumerate(zip(labels, starts, strict=True)):
        grouped = bool(groups) and bool(groups[k])
        items += heading(words, x, high * 0.72 if grouped else high / 2, step - 1.0)
    for group in dict.fromkeys(groups):
        if group:
            own = [x for x, name in zip(starts, groups, strict=True) if name == group]
            middle, room = (own[0] + own[-1]) / 2, own[-1] - own[0] + step - 1.0
            items += heading(group, middle, high * 0.28, room)
    return Slab(tuple(items), high, before=told.look.gap * 0.7, tied=True)


def _number(told: Told, words: str, x: float) -> tuple[Item, ...]:
    return line(
        told.theme.book, words, x, told.row / 2, role="medium",
        size=told.look.body * 1.1, colour=told.theme.colour("ink"), anchor="middle", centred=True,
    )  # fmt: skip
