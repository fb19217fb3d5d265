"""From a deck of cards to drawn pieces: corners, one dominant thing, words, price, a common back."""

from collections.abc import Iterator

from printkit.base.geometry import Rect, translation
from printkit.components.cardbacks import card_scale, draw_card_back, ground
from printkit.components.icons import draw_icon, draw_icons, icon_width
from printkit.components.part import DrawnPiece, Part
from printkit.components.slab import Slab
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.text import Laid, fitted, line, paragraph
from printkit.model.faces import CardFace, FaceGroup, FaceLine, FaceOfCard, SignFace
from printkit.model.icons import Icon
from printkit.model.pieces import CardDeck

_SIGN_ROW = 1.12
"""Height of a line of a card of signs, in symbols, where the card has the room."""
_BESIDE = 0.56
"""Size of what is beside the dominant thing, as a share of it."""
_HELD = 0.5
"""Size of what a holder holds, as a share of it."""
_TALL = 1.34
"""From the top of one row of icons in a group to the next, in icons, where there is room."""


def draw_deck(spec: CardDeck, theme: Theme, layout: Layout, bleed: float = 0.0) -> Part:
    """Draw a deck of cards.

    Args:
        spec: The deck; its counts are those to print.
        theme: The game's look.
        layout: Keys width, height (of the card for which the other lengths are made; other cards
            scale them), corner, rim, medal (icons in the corners), index, hero, icon, foot, gap;
            title, body and smallest (type; it never becomes smaller than the last).
        bleed: How far the ground reaches beyond the trim, in mm.

    Raises:
        FitError: Words do not fit at the smallest type; the message names the card.
    """
    width, height = spec.size or (layout.mm("width"), layout.mm("height"))
    box = (-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    common = Group(
        draw_card_back(spec, theme, layout, (width, height), bleed),
        key=f"{spec.part}.back",
        box=box,
    )
    pieces = []
    for card in spec.cards:
        drawer = _Card(theme, layout, (width, height), card.piece.id, bleed)
        back = common
        if card.back is not None:
            back = Group(drawer.face(card.back), key=f"{card.piece.id}.back", box=box)
        pieces.append(
            DrawnPiece(
                card.piece.id,
                theme.say(card.piece.name),
                card.piece.count + card.piece.spares,
                width,
                height,
                Group(drawer.face(card.front), key=card.piece.id, box=box),
                back,
                back_matters=card.back is not None,
                bleed=bleed,
            )
        )
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


class _Card:
    """Draws the faces of one card; what depends on its size is worked out once."""

    def __init__(
        self, theme: Theme, layout: Layout, size: tuple[float, float], name: str, bleed: float
    ) -> None:
        self._theme, self._layout, self._bleed = theme, layout, bleed
        self._name = f"card {name!r}"
        self._size = size
        self._scale = card_scale(layout, size)
        rim = self._mm("rim")
        self._panel = Rect(rim, rim, size[0] - 2 * rim, size[1] - 2 * rim)

    def _mm(self, key: str) -> float:
        """Return a length of the template, scaled to the card."""
        return self._layout.mm(key) * self._scale

    def _type(self, key: str) -> tuple[float, float]:
        """Return a size of type for the card, and the smallest one."""
        smallest = self._layout.mm("smallest")
        return max(self._mm(key), smallest), smallest

    def face(self, face: FaceOfCard) -> tuple[Item, ...]:
        """Return what stands on a face."""
        if isinstance(face, SignFace):
            return tuple(self._signs(face))
        return tuple(self._card(face))

    def _card(self, face: CardFace) -> Iterator[Item]:
        theme, panel, gap = self._theme, self._panel, self._mm("gap")
        yield ground(self._theme, face.tone, self._size, self._bleed)
        outline = shapes.rounded_rect(*panel, self._mm("corner"))
        yield PathItem(outline, Style(fill=theme.colour("paper")))
        medal = self._mm("medal")
        top = panel.y + gap + medal
        bottom = panel.bottom
        if face.price:
            bottom -= self._mm("foot")
            foot = Rect(panel.x, bottom, panel.width, panel.bottom - bottom)
            yield Group(tuple(self._price(face, foot)), clip=outline)
        yield from self._head(face)
        bottom -= gap
        for group in reversed(face.groups if face.hero else ()):
            high = self._group_height(group)
            bottom -= high
            yield from self._group(group, Rect(panel.x + gap, bottom, panel.width - 2 * gap, high))
            bottom -= gap
        if face.hero is None:
            space = Rect(panel.x + gap, top + gap, panel.width - 2 * gap, bottom - top - gap)
            yield from self._groups(face.groups, space)
            return
        if face.caption is not None:
            words = self._words(theme.say(face.caption), panel.x + gap, panel.width - 2 * gap)
            bottom -= words.height
            yield Group(words.items, matrix=translation(0.0, bottom))
        left = panel.x + gap
        if face.index:
            yield from self._index(face, top, bottom)
            left += (medal + self._mm("index")) / 2 + gap / 2
        space = Rect(left, top, panel.right - gap - left, bottom - top)
        yield from self._hero(face.hero, face.beside, space)

    def _head(self, face: CardFace) -> Iterator[Item]:
        """Corners, title, code."""
        theme, panel, gap, medal = self._theme, self._panel, self._mm("gap"), self._mm("medal")
        y = panel.y + gap + medal / 2
        left, right = panel.x + gap, panel.right - gap
        if face.corner is not None:
            yield from draw_icon(theme, face.corner, left + medal / 2, y, medal)
            left += medal + gap / 2
        if face.worth is not None:
            yield from draw_icon(theme, face.worth, right - medal / 2, y, medal)
            right -= medal + gap / 2
        words = theme.say(face.title)
        most, least = self._type("title")
        size = fitted(
            theme.book, words, right - left, role="title", size=most, min_size=least,
            name=self._name,
        )  # fmt: skip
        middle = (left + right) / 2
        lift = size * 0.5 if face.code else 0.0
        yield from line(
            theme.book, words, middle, y - lift, role="title", size=size,
            colour=theme.colour("ink"), anchor="middle", centred=True,
        )  # fmt: skip
        if face.code:
            yield from line(
                theme.book, face.code, middle, y + size * 0.62, size=least,
                colour=theme.colour("ink"), anchor="middle", centred=True,
            )  # fmt: skip

    def _index(self, face: CardFace, top: float, bottom: float) -> Iterator[Item]:
        """Small signs below each other under the left corner, smaller where there are many."""
        gap, medal = self._mm("gap"), self._mm("medal")
        step = min(self._mm("index") + gap * 0.8, (bottom - top - gap) / len(face.index))
        small = min(self._mm("index"), step * 0.86)
        x = self._panel.x + gap + medal / 2
        for k, icon in enumerate(face.index):
            yield from draw_icon(self._theme, icon, x, top + gap + small / 2 + k * step, small)

    def _hero(self, hero: FaceLine, beside: tuple[Icon, ...], box: Rect) -> Iterator[Item]:
        """The dominant thing on a pale moon, what is beside it at its edge."""
        theme = self._theme
        radius = min(box.width, box.height) / 2
        moon = shapes.circle(*box.centre, radius * 0.98)
        yield PathItem(moon, Style(fill=theme.colour("tint")))
        size = min(self._mm("hero"), box.height * 0.78)
        if not beside:
            yield from self._line(hero, box, size)
            return
        small = size * _BESIDE
        row = self._row(beside, small, "")
        small, row = min(small, small * box.width / row), min(row, box.width)
        lifted = Rect(box.x, box.y - small * 0.3, box.width - small * 0.4, box.height)
        yield from self._line(hero, lifted, size)
        yield from draw_icons(
            theme, beside, box.right - row / 2, box.centre.y + radius * 0.98 - small * 0.6, small
        )

    def _line(self, spec: FaceLine, box: Rect, size: float) -> Iterator[Item]:
        """Icons, an arrow, icons, in the middle of a box."""
        theme = self._theme
        room = self._width(spec, size)
        if room > box.width:
            size *= box.width / room
        x, y = box.centre.x - self._width(spec, size) / 2, box.centre.y
        icons = spec.icons
        if spec.head:
            yield from draw_icon(theme, icons[0], x + size / 2, y, size)
            x += size * 1.3
            icons = icons[1:]
        wide = self._row(icons, size, spec.between)
        if spec.holder is not None:
            yield from draw_icon(theme, spec.holder, x + wide / 2, y, size)
        held = size * (1.0 if spec.holder is None else _HELD)
        yield from draw_icons(theme, icons, x + wide / 2, y, held, between=spec.between)
        if not spec.gains:
            return
        x += wide
        yield from self._arrow(x + size * 0.18, y, size * 0.5)
        x += size * 0.86
        wide = self._row(spec.gains, size, "")
        yield from draw_icons(theme, spec.gains, x + wide / 2, y, size)

    def _width(self, spec: FaceLine, size: float) -> float:
        icons = spec.icons[1:] if spec.head else spec.icons
        wide = self._row(icons, size, spec.between) + (size * 1.3 if spec.head else 0.0)
        return wide + (size * 0.86 + self._row(spec.gains, size, "") if spec.gains else 0.0)

    def _row(self, icons: tuple[Icon, ...], size: float, between: str) -> float:
        """Return how wide `draw_icons` makes a row."""
        theme = self._theme
        sign = theme.book.face("bold").width(between, size * 0.62) if between else 0.0
        gap = size * 0.08 * (2.0 if between else 1.5)
        wides = [icon_width(theme, icon, size) for icon in icons]
        return sum(wides) + (len(wides) - 1) * (sign + gap * (2 if between else 1))

    def _arrow(self, x: float, y: float, long: float) -> Iterator[Item]:
        ink, high = self._theme.colour("ink"), long * 0.42
        shaft = shapes.rect(x, y - high * 0.24, long * 0.6, high * 0.48)
        tip = shapes.polygon(
            ((x + long * 0.5, y - high), (x + long, y), (x + long * 0.5, y + high))
        )
        yield PathItem(shaft, Style(fill=ink))
        yield PathItem(tip, Style(fill=ink))

    def _heading(self) -> float:
        """Height of the heading of a group."""
        return self._type("body")[0] * 1.45

    def _group_height(self, group: FaceGroup) -> float:
        return self._heading() + len(group.lines) * self._mm("icon") * _TALL

    def _groups(self, groups: tuple[FaceGroup, ...], box: Rect) -> Iterator[Item]:
        """Groups that share a space."""
        gap = self._mm("gap")
        high = (box.height - (len(groups) - 1) * gap) / max(len(groups), 1)
        for k, group in enumerate(groups):
            yield from self._group(group, Rect(box.x, box.y + k * (high + gap), box.width, high))

    def _group(self, group: FaceGroup, box: Rect) -> Iterator[Item]:
        """A heading and rows of icons on a tinted field."""
        theme, head = self._theme, self._heading()
        corner = self._mm("corner") * 0.7
        yield PathItem(shapes.rounded_rect(*box, corner), Style(fill=theme.colour("tint")))
        words = theme.say(group.title)
        most, least = self._type("body")
        room = box.width - 2 * corner
        size = fitted(
            theme.book, words, room, role="bold", size=most, min_size=least, name=self._name
        )
        yield from line(
            theme.book, words, box.x + corner, box.y + head * 0.55, role="bold", size=size,
            colour=theme.colour("ink"), centred=True,
        )  # fmt: skip
        high = (box.height - head) / max(len(group.lines), 1)
        for k, each in enumerate(group.lines):
            row = Rect(box.x + corner, box.y + head + k * high, room, high)
            yield from self._line(each, row, min(self._mm("icon"), high * 0.86))

    def _price(self, face: CardFace, box: Rect) -> Iterator[Item]:
        """What the card costs, on sand at its foot."""
        theme, gap = self._theme, self._mm("gap")
        yield PathItem(shapes.rect(*box), Style(fill=theme.colour("total")))
        left = box.x + gap
        if face.label is not None:
            words = theme.say(face.label)
            size = self._type("body")[0]
            yield from line(
                theme.book, words, left, box.centre.y, role="bold", size=size,
                colour=theme.colour("ink"), centred=True,
            )  # fmt: skip
            left += theme.book.face("bold").width(words, size) + gap
        room = Rect(left, box.y, box.right - gap - left, box.height)
        size = min(self._mm("icon"), box.height * 0.86)
        yield from self._line(FaceLine(face.price), room, size)

    def _words(self, words: str, x: float, width: float) -> Laid:
        """Lay out words that stand in their own lines if they can, in more lines if they must."""
        book, (most, least) = self._theme.book, self._type("body")
        natural = max(book.face("body").width(each, 1.0) for each in words.split("\n"))
        size = min(most, width / natural)
        return paragraph(
            book, words, x, 0.0, width, size=size if size > least else most, min_size=least,
            leading=1.2, colour=self._theme.colour("ink"), anchor="middle",
            max_height=most * 1.2 * 3.05, name=self._name,
        )  # fmt: skip

    def _signs(self, face: SignFace) -> Iterator[Item]:
        """Symbols below each other, each with its words."""
        theme, panel, gap = self._theme, self._panel, self._mm("gap")
        yield ground(self._theme, face.tone, self._size, self._bleed)
        head = self._mm("foot") * 0.7
        paper = Rect(panel.x, panel.y + head, panel.width, panel.height - head)
        shape = shapes.rounded_rect(*paper, self._mm("corner"))
        yield PathItem(shape, Style(fill=theme.colour("paper")))
        words = theme.say(face.title)
        most, least = self._type("title")
        size = fitted(
            theme.book, words, panel.width, role="title", size=most, min_size=least,
            name=self._name,
        )  # fmt: skip
        yield from line(
            theme.book, words, panel.x + gap, panel.y + head * 0.42, role="title", size=size,
            colour=theme.on_colour(face.tone), centred=True,
        )  # fmt: skip
        foot = self._note(face, paper)
        yield from foot.items
        high = (paper.height - 2 * gap - foot.height) / len(face.signs)
        art = min(self._mm("icon"), high / _SIGN_ROW)
        left = paper.x + gap * 2 + art
        for k, (icon, meaning) in enumerate(face.signs):
            y = paper.y + gap + (k + 0.5) * high
            yield from draw_icon(theme, icon, paper.x + gap + art / 2, y, art)
            most, least = self._type("body")
            laid = paragraph(
                theme.book, theme.say(meaning), left, 0.0, paper.right - gap - left, size=most,
                min_size=least, leading=1.14, colour=theme.colour("ink"), max_height=high,
                name=self._name,
            )  # fmt: skip
            yield Group(laid.items, matrix=translation(0.0, y - laid.height / 2))

    def _note(self, face: SignFace, paper: Rect) -> Slab:
        """What stands at the foot of a card of signs."""
        if face.note is None:
            return Slab((), 0.0)
        theme, gap, (most, least) = self._theme, self._mm("gap"), self._type("body")
        laid = paragraph(
            theme.book, theme.say(face.note), paper.x + gap, 0.0, paper.width - 2 * gap, role="bold",
            size=most, min_size=least, leading=1.2, colour=theme.colour("ink"), name=self._name,
            max_height=most * 1.2 * 3.05,
        )  # fmt: skip
        top = paper.bottom - gap - laid.height
        return Slab((Group(laid.items, matrix=translation(0.0, top)),), laid.height + gap)
