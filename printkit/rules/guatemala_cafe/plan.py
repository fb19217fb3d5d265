"""How Guatemala Café is laid out at the start, as steps that a seed can deal (1.3, 4.6)."""

from printkit.model.setup import (
    Derive,
    Derived,
    Instruction,
    SetupPlan,
    Shown,
    Situation,
    StartPlayer,
)
from printkit.model.spreading import FillFrames, PickSpace, ShareOut, Spread
from printkit.model.text import Text, listed, text
from printkit.rules.guatemala_cafe.choices import AGREED, RANDOM
from printkit.rules.guatemala_cafe.cultivation import PIECES, WITH_LAYOUT
from printkit.rules.guatemala_cafe.given import road_faults, track_faults
from printkit.rules.guatemala_cafe.numbers import (
    BAG,
    BOX_MONEY,
    FIXED_SACKS,
    MONEY,
    ROADS,
    SACKS,
    SPACES,
    START_COINS,
    TILES_EACH,
    TRACK,
    TWO,
)
from printkit.rules.guatemala_cafe.plantation import LEFT, covered_sites
from printkit.rules.guatemala_cafe.sheet import KINDS


def ready(situation: Situation) -> Derived:
    """Return which sites are covered, and check the score track (1.3)."""
    players = situation.players
    track = _whole(situation, "track", TRACK)
    faults = track_faults(track, None, players)
    if faults:
        return Derived({}, faults=faults)
    covered = covered_sites(players)
    side = "2" if players == TWO else "3–4"
    told = [
        text(
            "Lay out the plantation board with the side for {side} players up and the cultivation "
            "board beside it, its side {layout} up. The score track ends on {track}.",
            side=side,
            layout=_side_up(situation),
            track=track,
        )
    ]
    if covered:
        sites = listed([text("{site}", site=site) for site in covered])
        told.append(
            text(
                "Cover the sites {sites} with the cards: nobody uses route {route} and its harbour. "
                "The fields there stay in play.",
                sites=sites,
                route=LEFT,
            )
        )
    return Derived({"covered": list(covered)}, tuple(told))


def purse(situation: Situation) -> Derived:
    """Return everybody's money, and what the bank holds then (1.3; 3, Q1)."""
    roads = _whole(situation, "roads", ROADS)
    if faults := road_faults(roads):
        return Derived({}, faults=faults)
    players = situation.players
    bank = BOX_MONEY - MONEY * players
    told = text(
        "Everybody gets {money} centavos ({coins}); the bank keeps {bank}. Lay the bank and {roads} "
        "roads within reach.",
        money=MONEY,
        coins=" + ".join(map(str, START_COINS)),
        bank=bank,
        roads=_roads(roads),
    )
    return Derived({"money": [MONEY] * players, "bank": bank}, (told,))


def _roads(roads: int) -> Text:
    return text("all {roads}", roads=roads) if roads == ROADS else text("{roads}", roads=roads)


def _side_up(situation: Situation) -> Text:
    if situation.options.get(_MODE) == RANDOM:
        return text("without a layout")
    return text("with the start layout")


def _whole(situation: Situation, name: str, usual: int) -> int:
    value = situation.options.get(name, usual)
    return value if isinstance(value, int) else int(str(value))


_MODE = "mode"
_SIGNS = listed(
    [
        *(text("{sign} {piece}", sign=sign, piece=piece) for sign, piece in PIECES.items()),
        *(text("{letter} {kind}", letter=kind.letter, kind=kind.name) for kind in KINDS),
    ]
)
"""What the signs of the picture mean."""
PLAN = SetupPlan(
    (
        Derive("ready", places=("covered",), tool="ready"),
        Instruction(
            "colours",
            text(
                "Everybody takes the {tiles} property tiles and the score marker of one colour and "
                "puts the marker on 0.",
                tiles=TILES_EACH,
            ),
        ),
        StartPlayer(
            "start",
            place="start",
            rule=AGREED,
            option="start",
            text=text("Agree on who begins; that is player 1. The turns go clockwise."),
            drawn=text("Player {player} begins; the turns go clockwise."),
        ),
        FillFrames(
            "sacks",
            place="sack_squares",
            board=WITH_LAYOUT,
            supply=SACKS,
            once=FIXED_SACKS,
            option=_MODE,
            text=text("Put the sacks on their printed squares: {pieces}."),
            drawn=text("Put a sack on each of the six framed squares: {pieces}."),
        ),
        ShareOut(
            "hands",
            place="hands",
            bag="bag",
            frames="sack_squares",
            supply=SACKS,
            in_bag=BAG,
            text=text(
                "Mix the other sacks face down: {bag} go into the bag, everybody gets {hand} and "
                "looks at them in secret."
            ),
        ),
        Spread(
            "pieces",
            place="squares",
            frames="sack_squares",
            board=WITH_LAYOUT,
            signs=tuple((piece, sign) for sign, piece in PIECES.items()),
            option=_MODE,
            text=text(
                "Put the {number} workers, warehouses and ships on their printed squares: {signs}.",
                signs=_SIGNS,
            ),
            drawn=text(
                "Put the {number} workers, warehouses and ships on the other squares as the picture "
                "shows: {signs}.",
                signs=_SIGNS,
            ),
        ),
        Derive("purse", places=("money", "bank"), tool="purse"),
        PickSpace(
            "buyer",
            place="buyer",
            spaces=SPACES,
            text=text(
                "The player to the right of the start player puts the Buyer on any space of the "
                "track; space {space} was drawn as a proposal."
            ),
        ),
    ),
    shown=(
        Shown("start", text("begins"), "start"),
        Shown("money", text("centavos"), "players"),
        Shown(
            "squares",
            text("The cultivation board at the start"),
            "market",
            ("buyer", "buyer"),
            hint=text(
                "Each piece lies on its square, a sack on each framed one. The Buyer stands where "
                "it was drawn; the player to the right of the start player may choose another space."
            ),
        ),
        Shown("hands", text("Your sacks"), "secret", ("sack",)),
        Shown("bag", text("The bag, in the order of drawing"), "secret", ("sack",)),
    ),
)
"""The ids of the steps name the streams of random numbers: they never change."""
