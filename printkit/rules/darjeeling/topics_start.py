"""What Darjeeling is about, what lies in the box, how it is laid out: the leaflet's first part."""

from printkit.model.leaflet import Bullets, Paragraph, Table, Topic
from printkit.model.text import text
from printkit.rules.darjeeling.numbers import (
    ACTION_SIZE,
    ACTIONS,
    ALL_TILES,
    CHUTE,
    CITIES,
    CRATES,
    LETTERS,
    MARKERS_EACH,
    SHIPS,
    SIZES,
    STRIPS,
    TARGET,
    WATER,
)
from printkit.rules.darjeeling.pictures import MAP_PICTURE, START
from printkit.rules.darjeeling.sheet import KINDS, SEATS
from printkit.rules.darjeeling.tables import number, setup_table, topic

_BLACK, _GREEN, _WHITE, _RED = (kind.colour for kind in KINDS)
AIM_TOPIC = topic(
    "aim",
    "What it is about",
    "Darjeeling 1.1",
    Paragraph(
        text(
            "Tea grows all over the country. Your tea collector walks across the map, tile by tile, "
            "and gathers half crates of {a}, {b}, {c} and {d} tea behind your screen. As soon as halves make whole "
            "crates, you can ship them: one kind of tea at a time, as many crates as you can.",
            a=_BLACK,
            b=_GREEN,
            c=_WHITE,
            d=_RED,
        )
    ),
    Paragraph(
        text(
            "A ship pays you in each of your turns. The newest ship lies where crates are worth "
            "most; every further shipment, whoever makes it, pushes it a place down, until your "
            "crates come back to you. You also gain at once from a large shipment, and from tea that "
            "nobody has shipped for long. The game ends as soon as somebody has {target} points.",
            target=TARGET,
        )
    ),
)

BOX_TOPIC = topic(
    "box",
    "What you need",
    "Darjeeling 1.2, 2",
    Table(
        head=(),
        rows=(
            (
                text(
                    "tea tiles with {few} to {many} half crates, in {kinds} kinds of tea",
                    few=min(SIZES),
                    many=max(SIZES),
                    kinds=len(LETTERS),
                ),
                number(ALL_TILES),
            ),
            (text("cities"), number(CITIES)),
            (text("board: score track, wharf, chute, storage place"), number(1)),
            (text("strips with numbers, one for each number of players"), number(len(STRIPS))),
            (text("ships"), number(SHIPS)),
            (text("water tiles"), number(WATER)),
            (
                text("demand markers, {each} for each kind of tea", each=MARKERS_EACH),
                number(CHUTE),
            ),
            (text("action tiles"), number(ACTIONS)),
            (
                text("crates, {each} in each of {seats} colours", each=CRATES, seats=len(SEATS)),
                number(CRATES * len(SEATS)),
            ),
            (text("tea collectors"), number(len(SEATS))),
            (text("screens"), number(len(SEATS))),
            (text("bag that nobody can look into"), number(1)),
        ),
    ),
)


def setup_topic(own: tuple[int, ...]) -> Topic:
    """Return how the game is laid out; `own`: multipliers of a strip of one's own."""
    return topic(
        "setup",
        "Before you start",
        "Darjeeling 1.3",
        Bullets(
            (
                text("Put all tea tiles into the bag and mix them."),
                text(
                    "Choose a map. Draw tiles one at a time and lay them out in its shape. Each "
                    "marked cell gets a city instead of a tile."
                ),
                text(
                    "Put the strip for your number of players into the narrow slot of the wharf and "
                    "a ship beside each of its numbers. Water tiles cover the berths that are left."
                ),
                text("Shuffle the demand markers and put them on the chute as they come."),
                text("Lay the action tiles beside the board."),
                text(
                    "Everybody takes the collector, the {crates} crates and the screen of one "
                    "colour. One crate goes on space 0 of the track and marks your points. The "
                    "others lie in front of your screen, where all can see them; tea tiles and "
                    "action tiles stay hidden behind it.",
                    crates=CRATES,
                ),
                text("Agree on who begins. That player gets the bag; turns go round clockwise."),
            ),
            numbered=True,
        ),
        MAP_PICTURE,
        setup_table(own),
        Paragraph(
            text(
                "The shapes of the maps are our own, and so are the strips and the number of ships. "
                "For a first game take India, whatever your number. The first incomes are what the "
                "first crates bring, in turn order."
            ),
            ours=True,
        ),
    )


START_TOPIC = topic(
    "start",
    "Where you begin",
    "Darjeeling 1.4",
    Paragraph(
        text("The first player does both of these, then the next one to the left, and so on:")
    ),
    Bullets(
        (
            text(
                "Put one of your crates on a ship: the first player on the lowest ship, everybody "
                "else on the ship just above the one before."
            ),
            text(
                "Take any tile on the edge of the map behind your screen and put your collector in "
                "its place, the crate towards the land, the back to the outside. For a tile with "
                "{size} halves you draw an action tile too. No new tile is laid.",
                size=ACTION_SIZE,
            ),
        ),
        numbered=True,
    ),
    START,
    Paragraph(
        text(
            "A cell where a collector stands still counts as part of the map. At a corner, the "
            "crate may point at any cell of the map beside it."
        ),
        ours=True,
    ),
)
