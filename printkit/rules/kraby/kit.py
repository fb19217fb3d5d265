"""What lies in the box of Kraby, as sets of pieces to print (Kraby 1.1, 2 and 7)."""

from printkit.model.boards import GridBoard, Ring, RingCell, Zone
from printkit.model.kinds import for_seat
from printkit.model.pieces import (
    BoardSet,
    Cover,
    FigureSet,
    Leaflet,
    Piece,
    PieceSet,
    ScreenSet,
    TokenSet,
)
from printkit.model.text import Text, text
from printkit.rules.kraby.numbers import (
    BOARD,
    COLONY,
    FIGURE_SUPPLY,
    FIGURES,
    IN_BAG,
    ISLAND,
    LAPS,
    MULTIPLIERS,
    TOKENS,
    VALUES,
    ZONE,
)
from printkit.rules.kraby.sheet import KINDS, SEATS

SPARE_TOKENS = 2
"""Spare tokens of one colour on the sheet (Kraby 1.1)."""


def _points(value: int) -> Text:
    return Text(str(value).replace("-", "−"))


KEY = tuple(
    (Text(f"{size}+" if size == max(COLONY) else str(size)), _points(points))
    for size, points in COLONY.items()
)
KEY_TITLE = text("Crabs in a colony → points")


def _ring_places(width: int) -> list[tuple[int, int]]:
    """The cells of a ring, clockwise from the top-left corner (Kraby 2.2)."""
    last = width - 1
    return [
        *((k, 0) for k in range(last)),
        *((last, k) for k in range(last)),
        *((last - k, last) for k in range(last)),
        *((0, last - k) for k in range(last)),
    ]


def _value_ring() -> Ring:
    low, high = VALUES[4]
    cells = []
    for (x, y), value in zip(_ring_places(BOARD + 2), range(low, high + 1), strict=True):
        tone = "zero" if value == 0 else "minus" if value < 0 else "plain"
        label = str(value).replace("-", "−")
        cells.append(RingCell(x, y, label, tone=tone, strong=value % 5 == 0))
    return Ring("value", text("inner track: what each colour is worth"), BOARD + 2, tuple(cells))


def _score_ring() -> Ring:
    places = _ring_places(BOARD + 4)
    scores = len(places) - 2 * len(LAPS)
    cells = [
        RingCell(x, y, str(score), tone="plain" if score else "zero", strong=score % 5 == 0)
        for score, (x, y) in enumerate(places[:scores])
    ]
    for k, label in enumerate(LAPS):
        x, y = places[scores + 2 * k]
        cells.append(RingCell(x, y, label, span=1, tone="box", strong=True))
    name = text("outer track: the players’ points; the boxes take the second marker: −, +50, +100")
    return Ring("score", name, BOARD + 4, tuple(cells))


BOARD_SET = BoardSet(
    "board",
    text("Board"),
    Piece("board", text("board"), "", 1),
    GridBoard(
        "board",
        text("Kraby"),
        BOARD,
        BOARD,
        ((*ISLAND, "island"),),
        Zone(
            text("pale sea: all that two players use"),
            ZONE[2][0],
            ZONE[2][1],
            ZONE[2][0],
            ZONE[2][1],
        ),
        (_value_ring(), _score_ring()),
        KEY_TITLE,
        KEY,
    ),
    "board",
)

TOKEN_SET = TokenSet(
    "tokens",
    text("Crab tokens"),
    tuple(
        Piece(
            f"token.{kind.id}",
            text("{colour} crab token", colour=kind.name),
            kind.id,
            TOKENS,
            SPARE_TOKENS,
            IN_BAG,
        )
        for kind in KINDS
    ),
    "crab",
    "tokens",
    back="compass",
)

SCREEN_SET = ScreenSet(
    "screens",
    text("Ship screens"),
    tuple(
        Piece(f"screen.{seat.id}", seat.name, seat.id, 1, needed=for_seat(seat, IN_BAG))
        for seat in SEATS
    ),
    "ship",
    tuple(Text(f"×{value}") for value in MULTIPLIERS.values()),
    "screens",
    KEY_TITLE,
    KEY,
)

FIGURE_SET = FigureSet(
    "figures",
    text("Crab figures"),
    tuple(
        Piece(
            f"figure.{kind.id}",
            text("{colour} crab figure", colour=kind.name),
            kind.id,
            FIGURES,
            needed=FIGURE_SUPPLY,
        )
        for kind in KINDS
    ),
    "crab-front",
    "figures",
)

MARKER_SET = TokenSet(
    "markers",
    text("Markers"),
    (
        *(
            Piece(f"value.{kind.id}", text("{colour} value marker", colour=kind.name), kind.id, 1)
            for kind in KINDS
        ),
        *(
            Piece(
                f"marker.{seat.id}",
                text("player marker, {ship}", ship=seat.name),
                seat.id,
                1,
                needed=for_seat(seat, IN_BAG),
            )
            for seat in SEATS
        ),
        *(
            Piece(
                f"lap.{seat.id}",
                text("second marker, {ship}", ship=seat.name),
                seat.id,
                1,
                needed=for_seat(seat, IN_BAG),
            )
            for seat in SEATS
        ),
    ),
    "crab",
    "markers",
)


def _kit() -> tuple[PieceSet, ...]:
    from printkit.rules.kraby.advice import ADVICE, CREDITS, FACTS  # noqa: PLC0415
    from printkit.rules.kraby.cards import REFERENCE_SET, SETUP_CARD_SET  # noqa: PLC0415
    from printkit.rules.kraby.pad import PAD_SET  # noqa: PLC0415
    from printkit.rules.kraby.topics import TOPICS  # noqa: PLC0415

    return (
        Cover("cover", text("Cover"), "crab-front", ADVICE, "cover", FACTS, CREDITS),
        Leaflet("rules", text("Rules"), TOPICS, "rules"),
        BOARD_SET,
        TOKEN_SET,
        SCREEN_SET,
        FIGURE_SET,
        MARKER_SET,
        SETUP_CARD_SET,
        REFERENCE_SET,
        PAD_SET,
    )


KIT = _kit()
