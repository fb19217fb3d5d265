"""From a board's title and key to the panel beside its grid: cartouche, key, what the rings are."""

from collections.abc import Iterator

from printkit.base.geometry import Rect, translation
from printkit.base.units import MM_PER_PT
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line, paragraph
from printkit.model.boards import GridBoard
from printkit.model.text import Text

SMALL = 9 * MM_PER_PT


def draw_panel(spec: GridBoard, theme: Theme, box: Rect, *, tall: bool) -> Iterator[Item]:
    """Draw the panel of a board.

    Args:
        spec: The board.
        theme: The game's look.
        box: Where the panel lies, in mm.
        tall: Blocks stand one below the other (else side by side).
    """
    gap = 4.0
    if tall:
        title = Rect(box.x, box.y, box.width, box.width * 1.02)
        key = Rect(box.x, title.bottom + gap, box.width, 69.0)
        legend = Rect(box.x, key.bottom + gap, box.width, 52.0)
        art = Rect(box.x, legend.bottom + gap, box.width, box.bottom - legend.bottom - gap)
        yield from _art(theme, art)
    else:
        third = (box.width - 2 * gap) / 3
        title = Rect(box.x, box.y, third, box.height)
        key = Rect(title.right + gap, box.y, third, box.height)
        legend = Rect(key.right + gap, box.y, third, box.height)
    yield from _title(spec, theme, title)
    yield from _key(spec, theme, key)
    yield from _legend(spec, theme, legend)


def _card(theme: Theme, box: Rect, colour: str = "paper") -> PathItem:
    return PathItem(shapes.rounded_rect(*box, 3.0), Style(fill=theme.colour(colour)))


def _title(spec: GridBoard, theme: Theme, box: Rect) -> Iterator[Item]:
    """The cartouche: the game's name under its crab, between two rules."""
    yield _card(theme, box, "sand")
    yield PathItem(
        shapes.rounded_rect(*box.inset(1.6), 2.2),
        Style(None, theme.colour("ink"), theme.weights["contour"]),
    )
    words = theme.say(spec.title).upper()
    size = fitted(
        theme.book,
        words,
        box.width - 10.0,
        role="title",
        size=box.width * 0.26,
        min_size=4.0,
        name="board title",
    )
    art = min(box.width - 12.0, box.height - size - 10.0)
    crab = {
        "ink": theme.colour("ink"),
        "accent": theme.colour("orange"),
        "ground": theme.colour("sand"),
        "light": theme.colour("white"),
    }
    top = box.y + (box.height - art - size * 0.86) / 2
    yield from draw(theme.symbol("crab-front"), box.centre.x - art / 2, top, art, crab)
    yield from line(
        theme.book,
        words,
        box.centre.x,
        top + art + size * 0.46,
        role="title",
        size=size,
        colour=theme.colour("ink"),
        anchor="middle",
        centred=True,
    )


def _heading(theme: Theme, text: Text, box: Rect) -> Iterator[Item]:
    words = theme.say(text)
    size = fitted(
        theme.book, words, box.width - 8.0, role="title", size=4.4, min_size=2.8, name="heading"
    )
    yield from line(
        theme.book,
        words,
        box.x + 4.0,
        box.y + 7.0,
        role="title",
        size=size,
        colour=theme.colour("ink"),
    )
    rule = shapes.line(box.x + 4.0, box.y + 9.0, box.right - 4.0, box.y + 9.0)
    yield PathItem(rule, Style(stroke=theme.colour("ink"), width=theme.weights["detail"]))


def _key(spec: GridBoard, theme: Theme, box: Rect) -> Iterator[Item]:
    """What a colony is worth: so many crabs, so many points."""
    yield _card(theme, box)
    yield from _heading(theme, spec.key_title, box)
    step = (box.height - 12.0) / len(spec.key)
    crab = {"ink": theme.colour("ink"), "ground": theme.colour("paper")}
    art = min(step * 0.74, (box.width - 26.0) / 5.5)
    for k, (count, value) in enumerate(spec.key):
        y = box.y + 10.5 + (k + 0.5) * step
        words = theme.say(count)
        number = int(words.rstrip("+"))
        for n in range(number):
            yield from draw(
                theme.symbol("crab"), box.x + 3.5 + n * art * 1.06, y - art / 2, art, crab
            )
        if words.endswith("+"):
            yield from line(
                theme.book,
                "+",
                box.x + 4.0 + number * art * 1.06,
                y,
                role="number",
                size=art * 0.9,
                colour=theme.colour("ink"),
                centred=True,
            )
        radius = min(step * 0.42, 5.4)
        centre = (box.right - 4.0 - radius, y)
        points = theme.say(value)
        minus = points.startswith(("-", "−"))
        fill = theme.colour("coral" if minus else "sand")
        yield PathItem(shapes.circle(*centre, radius), Style(fill=fill))
        yield from line(
            theme.book,
            points,
            *centre,
            role="number",
            size=radius * 1.15,
            colour=theme.colour("ink"),
            anchor="middle",
            centred=True,
        )


def _legend(spec: GridBoard, theme: Theme, box: Rect) -> Iterator[Item]:
    """What the rings and the tints of the sea are."""
    yield _card(theme, box)
    entries = [
        *(("sand" if ring.id == "score" else "foam", ring.name) for ring in spec.rings),
        *([("sea-light", spec.zone.name)] if spec.zone else []),
    ]
    y = box.y + 4.0
    step = (box.height - 8.0) / len(entries)
    for colour, words in entries:
        patch = Rect(box.x + 4.0, y + 0.6, 7.0, 7.0)
        edge = Style(theme.colour(colour), theme.colour("ink"), theme.weights["detail"])
        yield PathItem(shapes.rounded_rect(*patch, 1.0), edge)
        laid = paragraph(
            theme.book,
            theme.say(words),
            box.x + 14.0,
            y,
            box.width - 18.0,
            size=SMALL,
            min_size=SMALL * 0.85,
            max_height=step - 1.0,
            colour=theme.colour("ink"),
            name="board legend",
        )
        yield from laid.items
        y += step


def _art(theme: Theme, box: Rect) -> Iterator[Item]:
    """A ship on its way home, on two rows of crests."""
    size = min(box.width * 0.82, box.height)
    hull = {
        "ink": theme.colour("ink"),
        "ground": theme.colour("sand"),
        "accent": theme.colour("sail-1"),
    }
    clip = shapes.rounded_rect(*box, 3.0)
    crest = 16.0
    far, near = (
        {"ink": theme.colour(key), "ground": theme.colour("sea-light")}
        for key in ("sea", "sea-deep")
    )
    sky = PathItem(shapes.rect(*box), Style(fill=theme.colour("sea-light")))
    gull = {"ink": theme.colour("sea-deep"), "ground": theme.colour("sea-light")}
    number = int(box.width / crest) + 2
    waves = [
        Group(
            draw(theme.symbol("wave"), 0.0, 0.0, crest, paints),
            matrix=translation(box.x + k * crest - shift, box.bottom - rise),
        )
        for paints, shift, rise in ((far, crest / 2, 19.0), (near, 0.0, 12.0))
        for k in range(number)
    ]
    ship = draw(theme.symbol("ship"), box.centre.x - size / 2, box.bottom - size - 5.0, size, hull)
    sign = {"ink": theme.colour("ink"), "ground": theme.colour("sand")}
    x, y = box.centre.x - size / 2 + size * 0.345, box.bottom - size - 5.0 + size * 0.215
    crab = draw(theme.symbol("crab"), x, y, size * 0.31, sign)
    birds = (
        *draw(theme.symbol("gull"), box.x + 4.0, box.y + 3.0, 8.0, gull),
        *draw(theme.symbol("gull"), box.right - 11.0, box.y + 10.0, 6.0, gull),
    )
    middle = len(waves) // 2
    yield Group((sky, *birds, *waves[:middle], *ship, *crab, *waves[middle:]), clip=clip)
