"""How Darjeeling is laid out at the start, as steps that a seed can deal (1.3, 1.4, 4.5)."""

from printkit.model.boards import Chart
from printkit.model.options import FileText
from printkit.model.setup import (
    Charted,
    Derive,
    Derived,
    Even,
    Instruction,
    LayOut,
    SetupPlan,
    Shown,
    ShuffleRow,
    Situation,
    Sort,
    StartPlayer,
)
from printkit.model.text import Text, listed, text
from printkit.rules.darjeeling.choices import AGREED, AUTO, MIXED
from printkit.rules.darjeeling.demand import bonuses
from printkit.rules.darjeeling.maps import CITY, TEA, ill_suited, read_region, region, region_for
from printkit.rules.darjeeling.numbers import (
    ACTION_SIZE,
    CRATES,
    MARKERS_EACH,
    MIXED_TWOS,
    SHIPS,
    SIZES,
    TILES,
    strip_for,
)
from printkit.rules.darjeeling.sheet import KINDS
from printkit.rules.darjeeling.typed import own_strip

_TRIES = 2000
_TWO = 2
_NAMES = {kind.id: kind.name for kind in KINDS}


def chart(asked: str | FileText | None, players: int) -> Charted:
    """Return the map that is asked for, or the one for so many players (4.4, 4.5)."""
    if isinstance(asked, FileText):
        found, faults = read_region(asked.lines, players)
    else:
        found = region_for(players) if asked in (None, AUTO) else region(str(asked))
        warning = ill_suited(found, players)
        faults = (warning,) if warning else ()
    if found is None:
        return Charted(None, faults)
    return Charted(Chart(found.id, found.name, found.rows), faults)


def wharf(situation: Situation) -> Derived:
    """Return the strip, and how many ships and water tiles lie beside it (1.3, R4)."""
    words = situation.options.get("strip")
    own, faults = own_strip(str(words), situation.players) if words else ((), ())
    strip = strip_for(situation.players, own or None)
    if faults:
        return Derived({}, faults=faults)
    ships, water = len(strip), SHIPS - len(strip)
    told = text(
        "Put the strip {strip} into the narrow slot, one ship next to each multiplier: {ships} "
        "ships. {covered}",
        strip=", ".join(map(str, strip)),
        ships=ships,
        covered=_covered(water),
    )
    return Derived({"strip": list(strip), "ships": ships, "water": water}, (told,))


def chute(situation: Situation) -> Derived:
    """Return the present demand bonus of each kind (6.4)."""
    found = bonuses(str(situation.places["chute"]))
    each = [text("{kind} {bonus}", kind=_NAMES[k], bonus=bonus) for k, bonus in found.items()]
    return Derived({"demand": found}, (text("Demand bonuses now: {each}.", each=listed(each)),))


def crates(situation: Situation) -> Derived:
    """Return where each player's first crate lies, and what it pays in phase 1 (1.4, R10)."""
    strip: list[int] = situation.places["strip"]
    first = situation.first or 0
    berths = [0] * situation.players
    for turn in range(situation.players):
        berths[(first + turn) % situation.players] = len(strip) - turn
    income = [strip[berth - 1] for berth in berths]
    each = [
        text("player {player} on berth {berth} (×{times})", player=player, berth=berth, times=times)
        for player, (berth, times) in enumerate(zip(berths, income, strict=True), start=1)
    ]
    told = text(
        "From the start player on, everybody puts a crate on a ship, counted from the top: {each}. "
        "That is the income of the first turn.",
        each=listed(each),
    )
    return Derived({"crates": berths, "income": income}, (told,))


def _covered(water: int) -> Text:
    if not water:
        return text("No berth stays free.")
    if water == 1:
        return text("A water tile covers the berth that stays free.")
    return text("Water tiles cover the {water} berths that stay free.", water=water)


def _sorts() -> tuple[Sort, ...]:
    mixed = ((MIXED, tuple(MIXED_TWOS.items())),)
    return tuple(
        Sort(
            (("kind", kind.id), ("halves", size)),
            TILES[kind.id][size],
            mixed if size == _TWO else (),
        )
        for kind in KINDS
        for size in SIZES
    )


PLAN = SetupPlan(
    (
        Instruction(
            "board",
            text(
                "Lay out the board. Everybody takes the collector, the {crates} crates and the "
                "screen of one colour and puts a crate on space 0 of the score track.",
                crates=CRATES,
            ),
        ),
        LayOut(
            "map",
            place="map",
            option="map",
            tool="chart",
            sign=TEA,
            fixed=((CITY, (("city", 1),)),),
            sorts=_sorts(),
            bag="bag",
            left="bag_left",
            text=text(
                "Mix all tea tiles in the bag and lay out the map {map}: {number} tiles one by one, "
                "row by row, and a city on each cell marked C. {left} tiles stay in the bag."
            ),
            form=("shape", "two_half"),
            even=Even(
                option="balanced",
                place="balance",
                tool="balance",
                tries=_TRIES,
                text=text("The map is balanced ({measure}); tries: {tries}."),
            ),
        ),
        Derive("wharf", places=("strip", "ships", "water"), tool="wharf"),
        ShuffleRow(
            "chute",
            place="chute",
            pieces=tuple((kind.id, MARKERS_EACH) for kind in KINDS),
            text=text("Put the demand markers on the chute, from the bottom to the top: {row}."),
        ),
        Derive("demand", places=("demand",), tool="chute"),
        Instruction("actions", text("The action tiles lie beside the board.")),
        StartPlayer(
            "start",
            place="start",
            rule=AGREED,
            option="start",
            text=text(
                "Agree on who begins; that is player 1 and gets the bag. The turns go clockwise."
            ),
            drawn=text("Player {player} begins and gets the bag. The turns go clockwise."),
        ),
        Derive("crates", places=("crates", "income"), tool="crates"),
        Instruction(
            "collectors",
            text(
                "Right after the crate, the player takes any tile on the edge of the map behind the "
                "screen and puts the collector on the emptied cell, its crate pointing inwards. "
                "Whoever takes a tile with {size} half crates draws an action tile too. No new tile "
                "is laid.",
                size=ACTION_SIZE,
            ),
        ),
    ),
    shown=(
        Shown("start", text("begins"), "start"),
        Shown("crates", text("berth"), "players"),
        Shown("income", text("first income"), "players"),
        Shown("strip", text("Ships from the top"), "berths", ("crates", "ship")),
        Shown("chute", text("Chute"), "row", ("bottom", "top")),
        Shown("demand", text("demand"), "kinds"),
        Shown("bag_left", text("in the bag, by halves"), "sorts"),
        Shown(
            "map",
            text("The map"),
            "map",
            ("kind", "halves", "shape"),
            text("Lay the tiles out as they stand here; each may be turned as you like."),
        ),
        Shown("bag", text("The bag, in the order of drawing"), "secret"),
    ),
)
"""The ids of the steps name the streams of random numbers: they never change."""
