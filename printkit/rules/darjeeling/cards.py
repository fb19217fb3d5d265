"""The cards of words of Darjeeling: one for the set-up, one for each player to look things up."""

from dataclasses import replace

from printkit.model.leaflet import Bullets, Paragraph, Table
from printkit.model.pieces import CardOfWords, CardSet, Face, Piece
from printkit.model.text import text
from printkit.rules.darjeeling.numbers import (
    ACTION_SIZE,
    ACTIONS_A_TURN,
    CRATES,
    HALF_TURN,
    MOST_DEMAND,
    NOT_NEAR,
    PLAYERS,
    QUANTITY_FROM,
    TARGET,
)
from printkit.rules.darjeeling.pictures import COMPASS, closed
from printkit.rules.darjeeling.sheet import SEATS
from printkit.rules.darjeeling.tables import MINUS, PASSING, number, setup_table

_COMPASS = replace(
    COMPASS,
    caption=text("First turn if you like: a quarter costs nothing, half round {n}.", n=HALF_TURN),
)
_PASSED = Table(
    head=(text("passing costs"), text("points")),
    rows=tuple((words, number(points)) for words, points in PASSING),
)


def setup_card(own: tuple[int, ...] = ()) -> CardSet:
    """Return the set-up card; `own`: multipliers of a strip of one's own (Darjeeling 1.3, 1.4)."""
    card = CardOfWords(
        Piece("setup-card", text("set-up card"), "", 1),
        front=Face(
            text("Set-up: the numbers"),
            (
                setup_table(own),
                Paragraph(
                    text(
                        "First incomes: what the first crates bring, in turn order. For a first "
                        "game take India, whatever your number."
                    )
                ),
            ),
        ),
        back=Face(
            text("Set-up: the steps"),
            (
                Bullets(
                    (
                        text(
                            "Mix all tea tiles in the bag, lay out the map, cities on their cells."
                        ),
                        text("Strip, ships beside its numbers, water on the other berths."),
                        text("Shuffle the demand markers onto the chute. Action tiles beside it."),
                        text(
                            "A colour each: collector, screen, {crates} crates, one of them on 0.",
                            crates=CRATES,
                        ),
                        text("Agree on who begins. One after the other, clockwise:"),
                        text(
                            "A crate on a ship, from the lowest upwards. A tile from the edge "
                            "behind the screen ({size} halves: an action tile too), the collector "
                            "in its place, crate inwards. No new tile.",
                            size=ACTION_SIZE,
                        ),
                    ),
                    numbered=True,
                ),
            ),
        ),
    )
    return CardSet("setup-card", text("Set-up card"), (card,), "setup-card")


def reference(shape: str) -> CardSet:
    """Return the reference cards, with two-half tiles of this shape (Darjeeling 7)."""
    card = CardOfWords(
        Piece(
            "reference",
            text("reference card"),
            "",
            len(SEATS),
            needed={players: players for players in PLAYERS},
        ),
        front=Face(
            text("Income, then move"),
            (
                Bullets(
                    (
                        text("Income: on each ship, your crates × its number."),
                        text("Move straight on; you must. Take the tile you reach."),
                        text("Load one ship; you may. See the other side."),
                    ),
                    numbered=True,
                ),
                _COMPASS,
                _PASSED,
                Paragraph(
                    text(
                        "A tile of {size} halves brings an action tile. The new tile goes where you "
                        "started.",
                        size=ACTION_SIZE,
                    )
                ),
            ),
        ),
        back=Face(
            text("Load"),
            (
                replace(closed(shape), caption=text("")),
                Bullets(
                    (
                        text("One kind, whole crates: each half meets a half."),
                        text(
                            "Next to a city (corners too) load all, elsewhere {fewer} fewer.",
                            fewer=NOT_NEAR,
                        ),
                        text("Lowest ship: crates back, ship to the top, your crates on it."),
                        text("Tiles on the storage place, older ones into the bag."),
                        text(
                            "Demand: lower marker to the top; +1 for each other one between the "
                            "two, 0–{most}.",
                            most=MOST_DEMAND,
                        ),
                        text("{least} or more loaded: +1 for each crate.", least=QUANTITY_FROM),
                    ),
                    numbered=True,
                ),
                Paragraph(
                    text(
                        "Action tiles, {most} at most, one of each: load all, or demand twice. At "
                        "{target} points the game ends at once; {minus}1 for each half left.",
                        minus=MINUS,
                        most=ACTIONS_A_TURN,
                        target=TARGET,
                    )
                ),
            ),
        ),
    )
    return CardSet("reference", text("Reference cards"), (card,), "reference")
