"""What the eleven sorts of emperor cards give at the end of the game, as numbers (Tea Garden 1.6)."""

from typing import NamedTuple

from printkit.model.text import Text, text


class Goal(NamedTuple):
    """What an emperor card counts.

    Attributes:
        name: What it counts, for people.
        counts: Id of the input of the tally that is counted; empty: nothing, it is worth `most`.
        each: Points for each of them; negative: taken off `most`.
        cap: So many count, or None.
        most: The most points it can give.
        strength: Printed top left; read from loose figures of the rule book (Tea Garden 1.6).
    """

    name: Text
    counts: str
    each: int
    cap: int | None
    most: int
    strength: int


GOALS = {
    "E01": Goal(text("fermented leaves"), "fermented", 3, 6, 18, 3),
    "E02": Goal(text("fresh leaves"), "fresh", 2, 9, 18, 3),
    "E03": Goal(text("no condition"), "", 0, None, 12, 3),
    "E04": Goal(text("neutral teapot scrolls"), "scroll_teapot", 4, 4, 16, 2),
    "E05": Goal(text("gardens"), "gardens", 3, 6, 18, 2),
    "E06": Goal(text("caravans"), "caravans", 3, 6, 18, 2),
    "E07": Goal(text("starting cards left"), "starting_left", -1, None, 18, 3),
    "E08": Goal(text("cards with a river symbol"), "river_cards", 3, 6, 18, 3),
    "E09": Goal(text("cards with a university symbol"), "university_cards", 3, 6, 18, 3),
    "E10": Goal(text("cards with a cup symbol"), "cup_cards", 3, 6, 18, 3),
    "E11": Goal(text("cards with any teapot"), "teapot_cards", 2, 9, 18, 3),
}
