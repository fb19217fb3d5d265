"""From cards of words to drawn pieces: frame, heading, blocks as large as the card allows."""

from collections.abc import Sequence
from dataclasses import replace

from printkit.base.errors import FitError
from printkit.base.geometry import Rect, translation
from printkit.components.blocks import lay_blocks, stack
from printkit.components.minis import piece_drawer
from printkit.components.part import DrawnPiece, Part
from printkit.components.pictures import DrawCell
from printkit.components.scenes import card_foot
from printkit.components.slab import Look, Slab
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.display import shapes
from printkit.display.items import Group, Item, PathItem, Style
from printkit.display.symbols import draw
from printkit.display.text import fitted, line
from printkit.model.game import Game
from printkit.model.leaflet import Bullets, Paragraph
from printkit.model.pieces import CardSet, Face
from printkit.model.text import Text

_STEP = 0.05
_MOST = 5_000
"""More letters than this on one side are not even tried."""


def draw_cards(spec: CardSet, game: Game, theme: Theme, layout: Layout, bleed: float = 0.0) -> Part:
    """Draw a set of two-sided cards of words.

    Args:
        spec: The cards.
        game: For the pieces in pictures.
        theme: The game's look.
        layout: Keys width, height, corner, rim, heading (its band), title and body (type), smallest,
            gap, cell.
        bleed: How far the ground reaches beyond the trim, in mm.

    Raises:
        FitError: A side's words do not fit at the smallest type; the message names the card.
    """
    draw_cell = piece_drawer(game, theme)
    width, height = layout.mm("width"), layout.mm("height")
    box = (-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    pieces = []
    for card in spec.cards:
        front, back = (
            Group(
                _side(face, f"card {card.piece.id!r}, {side}", theme, layout, bleed, draw_cell),
                key=card.piece.id if side == "front" else f"{card.piece.id}.back",
                box=box,
            )
            for side, face in (("front", card.front), ("back", card.back))
        )
        pieces.append(
            DrawnPiece(
                card.piece.id,
                theme.say(card.piece.name),
                card.piece.count + card.piece.spares,
                width,
                height,
                front,
                back,
                back_matters=True,
                bleed=bleed,
            )
        )
    return Part(spec.part, theme.say(spec.name), "pack", tuple(pieces))


def _side(
    face: Face, name: str, theme: Theme, layout: Layout, bleed: float, draw_cell: DrawCell
) -> tuple[Item, ...]:
    width, height, rim = layout.mm("width"), layout.mm("height"), layout.mm("rim")
    band = layout.mm("heading")
    panel = Rect(rim, rim + band, width - 2 * rim, height - 2 * rim - band)
    crest = layout.mm("crest")
    pad = rim * 1.2
    room = Rect(panel.x + pad, panel.y + pad, panel.width - 2 * pad, panel.height - pad - crest)
    slabs = _fitting(face, name, theme, layout, (room.width, room.height), draw_cell)
    words, used = stack(_spread(slabs, room.height, layout.mm("gap")))
    outline = shapes.rounded_rect(*panel, layout.mm("corner"))
    ground = shapes.rect(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed)
    return (
        PathItem(ground, Style(fill=theme.colour("deep"))),
        Group(
            (
                PathItem(outline, Style(fill=theme.colour("paper"))),
                *card_foot(theme, panel, crest, room.height - used),
            ),
            clip=outline,
        ),
        *_heading(theme, theme.say(face.title), Rect(rim, 0.0, panel.width, rim + band), layout, name),
        Group(words, matrix=translation(room.x, room.y)),
    )  # fmt: skip


def _heading(theme: Theme, words: str, box: Rect, layout: Layout, name: str) -> tuple[Item, ...]:
    """The band: a crab, the title, and the sign that there is another side."""
    art = box.height * 0.62
    small = box.height * 0.42
    y = box.y + box.height * 0.53
    paints = {
        "ink": theme.colour("total"),
        "ground": theme.colour("deep"),
        "accent": theme.colour("total"),
        "light": theme.colour("deep"),
    }
    turn = {"ink": theme.colour("pale"), "ground": theme.colour("deep")}
    left = box.x + art + box.height * 0.3
    size = fitted(
        theme.book,
        words,
        box.right - small - 2.0 - left,
        role="title",
        size=layout.mm("title"),
        min_size=layout.mm("title") * 0.6,
        name=name,
    )
    return (
        *draw(theme.symbol("mark"), box.x + 1.0, y - art / 2, art, paints),
        *line(
            theme.book, words, left, y, role="title", size=size, colour=theme.colour("paper"),
            centred=True,
        ),
        *draw(theme.symbol("flip"), box.right - small - 0.5, y - small / 2, small, turn),
    )  # fmt: skip


def _fitting(
    face: Face,
    name: str,
    theme: Theme,
    layout: Layout,
    room: tuple[float, float],
    draw_cell: DrawCell,
) -> tuple[Slab, ...]:
    """Lay out a side at the largest type that fits, down to the smallest one."""
    width, height = room
    smallest = layout.mm("smallest")
    letters = sum(len(theme.say(text)) for text in _texts(face))
    look = Look(
        layout.mm("body"), gap=layout.mm("gap"), cell=layout.mm("cell"), wide=width,
        ground="paper", name=name,
    )  # fmt: skip
    size = look.body if letters <= _MOST else smallest
    while True:
        try:
            slabs = lay_blocks(face.blocks, theme, replace(look, body=size), width, draw_cell)
            needed = stack(slabs)[1]
        except FitError:
            if size <= smallest:
                raise
            needed = height + 1.0
        if needed <= height + 1e-6:
            return slabs
        if size <= smallest + 1e-9:
            raise FitError(
                f"the words of {name} do not fit: they need {needed:.1f} mm of height at the "
                f"smallest type ({smallest:.2f} mm), there are {height:.1f} mm "
                f"(language {theme.lang})",
                "shorten the words, or make the card larger in the template",
            )
        size = max(smallest, size - _STEP)


def _texts(face: Face) -> tuple[Text, ...]:
    texts: list[Text] = []
    for block in face.blocks:
        if isinstance(block, Paragraph):
            texts.append(block.text)
        elif isinstance(block, Bullets):
            texts.extend(block.items)
    return tuple(texts)


def _spread(slabs: Sequence[Slab], height: float, gap: float) -> tuple[Slab, ...]:
    """Give the room that is left to the gaps, up to doubling them."""
    spare = height - stack(slabs)[1]
    gaps = sum(1 for slab in slabs[1:] if slab.before > 0)
    more = min(spare / gaps, gap) if gaps and spare > 0 else 0.0
    return tuple(
        replace(slab, before=slab.before + (more if slab.before > 0 else 0.0)) for slab in slabs
    )
