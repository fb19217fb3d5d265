"""From a market of pieces, a supply and hands to the steps of a set-up that fill them.

They are steps like those of `model/setup.py`, which names them all.
"""

from dataclasses import dataclass
from typing import TypeAlias

from printkit.model.scoresheet import Counts
from printkit.model.terrain import MarketBoard
from printkit.model.text import Text

SHUFFLED = "random"
"""Value of an option that asks for chance instead of what is printed."""


@dataclass(frozen=True, slots=True)
class FillFrames:
    """Lay one piece of a supply on each frame of a market: as printed, or at random.

    At random the first frames show every kind once; what the others show is drawn from the rest.

    Attributes:
        place: Key of the kinds by frame, in `places`.
        board: The market; its squares say which kind is printed in a frame.
        supply: Pieces of one kind in the box.
        once: Frames that show every kind once.
        option: Id of the game option; its value ``random`` lays at random.
        text: As printed; may use ``pieces`` (frames and kinds).
        drawn: At random; the same.
    """

    id: str
    place: str
    board: MarketBoard
    supply: int
    once: int
    option: str
    text: Text
    drawn: Text


@dataclass(frozen=True, slots=True)
class Spread:
    """Lay pieces on the squares of a market outside its frames: as printed, or shuffled.

    Attributes:
        place: Key of the rows of cells, each with its ``piece`` and ``kind``, in `places`; cells of
            frames are among them.
        frames: Key of the kinds by frame that were laid before, in `places`.
        board: The market with its printed squares: these are the pieces.
        signs: Each sort of piece and its sign in the picture of the market.
        option: Id of the game option; its value ``random`` shuffles.
        text: As printed; may use ``number`` (pieces).
        drawn: After a shuffle; the same.
    """

    id: str
    place: str
    frames: str
    board: MarketBoard
    signs: tuple[tuple[str, str], ...]
    option: str
    text: Text
    drawn: Text


@dataclass(frozen=True, slots=True)
class ShareOut:
    """Shuffle what is left of a supply; some go into a bag, the rest is dealt evenly.

    Attributes:
        place: Key of the hands, player by player, in `secret`.
        bag: Key of the bag, in the order of drawing, in `secret`.
        frames: Key of the kinds that were laid on frames before, in `places`.
        supply: Pieces of one kind in the box.
        in_bag: Pieces that go into the bag.
        text: May use ``hand`` (pieces of each player) and ``bag``.
    """

    id: str
    place: str
    bag: str
    frames: str
    supply: int
    in_bag: Counts
    text: Text


@dataclass(frozen=True, slots=True)
class PickSpace:
    """Pick a space of a track at random.

    Attributes:
        place: Key of the number, in `places`.
        spaces: The track has the spaces 1 to this.
        text: May use ``space``.
    """

    id: str
    place: str
    spaces: int
    text: Text


MarketStep: TypeAlias = FillFrames | Spread | ShareOut | PickSpace
