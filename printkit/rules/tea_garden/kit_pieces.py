"""From the numbers and faces of Tea Garden to its loose pieces (Tea Garden 2.1, 3.7 and 3.8)."""

from collections import Counter
from collections.abc import Iterable

from printkit.model.icons import Icon
from printkit.model.kinds import Kind, for_seat
from printkit.model.pieces import (
    FigureSet,
    FigureSort,
    Piece,
    PieceSet,
    RowSet,
    RowTile,
    TokenSet,
)
from printkit.model.text import Text, text
from printkit.rules.tea_garden.design import Design
from printkit.rules.tea_garden.effects import Effect
from printkit.rules.tea_garden.icons import SIGNS, icon_of
from printkit.rules.tea_garden.numbers import (
    CUP_TOKENS,
    EMPEROR_TOKENS,
    LEAVES,
    PAGODAS,
    PLAYERS,
    SCROLLS,
    WORKERS,
)
from printkit.rules.tea_garden.pieces import CupTile
from printkit.rules.tea_garden.sheet import SEATS
from printkit.rules.tea_garden.words import COLOUR_NAMES, cup_words

_CUP_LOOKS = {"B": ("blue", "indigo", "waves"), "G": ("green", "jade", "rising"),
              "W": ("white", "porcelain", "dots")}  # fmt: skip
"""Letter of a cup's colour -> end of its symbols' names, colour key, pattern."""
_SCROLL_SORTS = ("scroll-strength", "scroll-teapot", "scroll-repeat")
_SCROLL_NAMES = {
    "scroll-strength": text("scroll: strength +1"),
    "scroll-teapot": text("scroll: a teapot of any colour"),
    "scroll-repeat": text("scroll: repeat a side action"),
}
_FRESH = Icon("tea-leaf-fresh", "jade")
_FERMENTED = Icon("tea-leaf-fermented", "wood-light")


def piece_sets(design: Design) -> tuple[PieceSet, ...]:
    """Return tiles, tokens and figures in printing order, with the faces of a design."""
    return (cup_set(design.cups), CUP_TOKEN_SET, bonus_set(design.bonuses), LEAF_SET, SCROLL_SET,
            EMPEROR_TOKEN_SET, FIGURE_SET)  # fmt: skip


def cup_set(cups: Iterable[CupTile]) -> RowSet:
    """Return the cup tiles; tiles that are alike are one sort (Tea Garden 2.5, 3.7).

    All of them are printed whatever the number of players: the stacks are drawn from all (2.2).
    """
    numbers = Counter(cups)
    tiles = tuple(
        RowTile(
            Piece(f"cup.{tile.id}", cup_words(tile), "", count),
            tile.left,
            tile.right,
            icon_of(tile.bonus),
        )
        for tile, count in numbers.items()
    )
    kinds = tuple(
        Kind(letter, COLOUR_NAMES[letter], letter, colour, pattern)
        for letter, (_, colour, pattern) in _CUP_LOOKS.items()
    )
    halves = tuple(
        (letter, f"cup-left-{name}", f"cup-right-{name}")
        for letter, (name, _, _) in _CUP_LOOKS.items()
    )
    return RowSet("cup-tiles", text("Cup tiles"), tiles, kinds, halves, "cup-tiles", back="cup")


def bonus_set(bonuses: Iterable[Effect]) -> TokenSet:
    """Return the tiles for the hexagons of the regions; two stay in the box (Tea Garden 2.2, 3.8)."""
    numbers = Counter(bonuses)
    pieces = tuple(
        Piece(f"bonus.{bonus.id}", text("region bonus: {bonus}", bonus=bonus.words), "", count)
        for bonus, count in numbers.items()
    )
    faces = tuple((f"bonus.{bonus.id}", icon_of(bonus)) for bonus in numbers)
    return TokenSet(
        "bonuses",
        text("Region bonuses"),
        pieces,
        "",
        "bonuses",
        back="garden",
        grounds=("mid", "deep"),
        faces=faces,
    )


def _tokens(part: str, name: Text, pieces: tuple[tuple[Piece, Icon], ...], ground: str) -> TokenSet:
    return TokenSet(
        part,
        name,
        tuple(piece for piece, _ in pieces),
        "",
        part,
        grounds=(ground, ground),
        faces=tuple((piece.id, icon) for piece, icon in pieces),
    )


CUP_TOKEN_SET = _tokens(
    "cup-tokens",
    text("Cup tokens"),
    ((Piece("cup-token", text("cup token"), "", CUP_TOKENS), SIGNS["cup-token"]),),
    "ink",
)

LEAF_SET = TokenSet(
    "leaves",
    text("Tea leaves"),
    (Piece("leaf", text("tea leaf, fresh and fermented side"), "", LEAVES),),
    "",
    "leaves",
    grounds=("jade-light", "umber"),
    back_matters=True,
    faces=(("leaf", _FRESH),),
    reverse=_FERMENTED,
)
"""Two sides that both count: the fresh one is turned over when it ferments (Tea Garden 1.4)."""

SCROLL_SET = _tokens(
    "scrolls",
    text("Scrolls"),
    tuple(
        (Piece(sort, _SCROLL_NAMES[sort], "", SCROLLS // len(_SCROLL_SORTS)), SIGNS[sort])
        for sort in _SCROLL_SORTS
    ),
    "mid",
)
"""As many of each kind; how many there are of each is our design (Tea Garden 1.4, 2.1)."""

EMPEROR_TOKEN_SET = _tokens(
    "emperor-tokens",
    text("Emperor tokens"),
    (
        (
            Piece("emperor-token", text("emperor token"), "", EMPEROR_TOKENS),
            SIGNS["emperor-token"],
        ),
    ),
    "vermilion",
)


_OWN = (
    ("pagoda", text("pagoda"), PAGODAS),
    ("worker", text("worker"), WORKERS),
    ("boat", text("boat"), 1),
    ("marker", text("marker on the score track"), 1),
    ("lap", text("second marker, for the rounds of the score track"), 1),
)
"""What each player has; the second marker is ours (Tea Garden 2.1 and the boxes of 1.7)."""

FIGURE_SET = FigureSet(
    "figures",
    text("Figures and markers"),
    (
        *(
            Piece(
                f"{sort}.{seat.id}",
                text("{piece}, {player}", piece=name, player=seat.name),
                seat.id,
                number,
                needed=for_seat(seat, PLAYERS, number),
            )
            for sort, name, number in _OWN
            for seat in SEATS
        ),
        Piece("round", text("round marker"), "", 1),
        Piece("start", text("start token"), "", 1),
    ),
    "",
    "figures-marker",
    sorts=(
        FigureSort("pagoda", "pagoda", "figures-pagoda"),
        FigureSort("worker", "worker", "figures-worker"),
        FigureSort("boat", "boat", "figures-boat"),
        FigureSort("marker", "", "figures-marker"),
        FigureSort("lap", "", "figures-marker", ring=True),
        FigureSort("round", "season", "figures-round", "deep"),
        FigureSort("start", "start-player", "figures-start", "gold"),
    ),
)
"""Seven pagodas, eight workers, a boat and a marker each, round marker, start token (2.1)."""
