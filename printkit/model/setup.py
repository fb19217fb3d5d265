"""From how a game is laid out at the start to a list of steps that a seed can deal."""

from dataclasses import dataclass
from typing import TypeAlias

from printkit.model.scoresheet import Counts
from printkit.model.text import Text


@dataclass(frozen=True, slots=True)
class Instruction:
    """Something to do that deals nothing.

    Attributes:
        text: What to do; no values are filled in.
        players: For these numbers of players only; empty: always.
    """

    id: str
    text: Text
    players: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseKinds:
    """Choose which kinds are in play; where all are, nothing is drawn.

    Attributes:
        place: Key of the result in `places`.
        number: How many kinds, by players.
        option: Id of the game option that names them instead of the seed.
        text: May use ``kinds`` (their names) and ``number``.
    """

    id: str
    place: str
    number: Counts
    option: str | None
    text: Text


@dataclass(frozen=True, slots=True)
class FillBag:
    """Put pieces of each kind in play into a bag, set the others aside, shuffle.

    Attributes:
        place: Key of the bag's order in `secret`.
        aside: Key of what is set aside, in `places`.
        each: Pieces of one kind in play that go in, by players.
        supply: Pieces of one kind in the box.
        text: May use ``each``, ``total`` (pieces in the bag) and ``aside`` (what is set aside).
    """

    id: str
    place: str
    aside: str
    each: Counts
    supply: int
    text: Text


@dataclass(frozen=True, slots=True)
class DrawHands:
    """Each player draws from a bag, one player after the other from the start player on.

    Attributes:
        place: Key of the hands in `secret`.
        bag: Key of the bag they are drawn from; what is left stays there.
        number: Pieces each.
        text: May use ``number``.
    """

    id: str
    place: str
    bag: str
    number: int
    text: Text


@dataclass(frozen=True, slots=True)
class DealSigns:
    """Give each player one of the first seats (ships, colours), as many as play, at random.

    Attributes:
        place: Key of the signs, player by player, in `places`.
        text: May use ``signs`` (who has which).
    """

    id: str
    place: str
    text: Text


@dataclass(frozen=True, slots=True)
class StartPlayer:
    """Who begins: by the rule of the book, or drawn.

    Attributes:
        rule: What `places` holds when it is not drawn, e.g. ``youngest``.
        option: Id of the game option that asks for a draw (its value ``random``).
        text: By the rule.
        drawn: After a draw; may use ``player`` (a number).
    """

    id: str
    place: str
    rule: str
    option: str
    text: Text
    drawn: Text


@dataclass(frozen=True, slots=True)
class Supply:
    """How many pieces of each kind in play lie beside the board, by players.

    Attributes:
        place: Key of the supply, kind by kind, in `places`.
        each: Pieces of one kind in play.
        supply: Pieces of one kind in the box.
        text: May use ``each``, ``total`` and ``rest`` (pieces that stay in the box).
    """

    id: str
    place: str
    each: Counts
    supply: int
    text: Text


Step: TypeAlias = Instruction | ChooseKinds | FillBag | DrawHands | DealSigns | StartPlayer | Supply


@dataclass(frozen=True, slots=True)
class SetupPlan:
    """The steps of a set-up in order; each has its own stream of random numbers (its id)."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """A set-up that was dealt; plain values that JSON can hold.

    Attributes:
        scheme: Version of the generator and its streams: the seed deals the same as long as it and
            `rules` are the same.
        options: Those of the set-up, as they were given or by default.
        unusual: Those that have another value than their default.
        steps: What to do at the table, in order, secrets left out.
        places: What everybody may see.
        secret: What lets a player infer a hidden thing.
        code: Short form of the whole set-up; None until such codes exist.
        title: The game's title.
    """

    game: str
    rules: str
    players: int
    seed: str
    options: tuple[tuple[str, str], ...]
    steps: tuple[Text, ...]
    places: tuple[tuple[str, object], ...]
    secret: tuple[tuple[str, object], ...]
    code: str | None = None
    scheme: str = ""
    title: Text | None = None
    unusual: tuple[tuple[str, str], ...] = ()
