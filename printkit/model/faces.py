"""From what a card gives, costs and is worth to records of its faces, drawn in icons and few words."""

from dataclasses import dataclass
from typing import TypeAlias

from printkit.model.icons import Icon
from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class FaceLine:
    """Icons side by side, and what one gets for them.

    Attributes:
        icons: From the left.
        gains: Behind an arrow; empty: no arrow.
        between: A sign between two icons before the arrow, ``/`` or ``+``.
        head: The first icon says how to read the others, and stands apart from them.
        holder: Behind the first icon, which then is small in it: a card that shows it.
    """

    icons: tuple[Icon, ...]
    gains: tuple[Icon, ...] = ()
    between: str = ""
    head: bool = False
    holder: Icon | None = None


@dataclass(frozen=True, slots=True)
class FaceGroup:
    """Lines of which one is chosen, or that belong together, under a heading."""

    title: Text
    lines: tuple[FaceLine, ...]


@dataclass(frozen=True, slots=True)
class CardFace:
    """A face that plays: each thing in a place of its own, the same on all cards of a game.

    Attributes:
        title: Between the upper corners.
        tone: Colour key of the rim.
        code: Short name of the card under the title, for lists and answers.
        corner: Top left, seen while the card is fanned; None: nothing.
        index: Small under it: what the middle shows, for a fanned hand.
        worth: Top right; None: nothing.
        hero: The one dominant thing, in the middle; None: the groups fill the card.
        beside: Smaller at the lower right of the dominant thing.
        caption: The same in words, under it.
        groups: Below the caption.
        label: Words before the price.
        price: At the foot; empty: the card costs nothing.
    """

    title: Text
    tone: str
    code: str = ""
    corner: Icon | None = None
    index: tuple[Icon, ...] = ()
    worth: Icon | None = None
    hero: FaceLine | None = None
    beside: tuple[Icon, ...] = ()
    caption: Text | None = None
    groups: tuple[FaceGroup, ...] = ()
    label: Text | None = None
    price: tuple[Icon, ...] = ()

    @property
    def icons(self) -> tuple[Icon, ...]:
        """Every icon on the face."""
        lines = (
            *((self.hero,) if self.hero else ()),
            *(line for group in self.groups for line in group.lines),
        )
        return (
            *(icon for icon in (self.corner, self.worth) if icon),
            *self.index,
            *self.beside,
            *(icon for line in lines for icon in (*line.icons, *line.gains)),
            *(line.holder for line in lines if line.holder),
            *self.price,
        )


@dataclass(frozen=True, slots=True)
class SignFace:
    """A face that explains symbols.

    Attributes:
        title: At the top.
        tone: Colour key of the ground.
        signs: Icons, each with its words beside it.
        note: At the foot: how icons are read together.
    """

    title: Text
    tone: str
    signs: tuple[tuple[Icon, Text], ...]
    note: Text | None = None


FaceOfCard: TypeAlias = CardFace | SignFace
