"""From how a game is laid out at the start to a list of steps that a seed can deal."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from printkit.base.errors import Fault
from printkit.model.boards import Chart
from printkit.model.icons import Icon
from printkit.model.scoresheet import Counts
from printkit.model.shuffles import BuildDeck, ShuffleOnto, ShuffleOwn, ShuffleStacks
from printkit.model.spreading import MarketStep
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
        option: Id of the game option that asks for a draw (its value ``random``); where it is a
            text, it may be the player's number too.
        text: By the rule.
        drawn: After a draw, or with a number; may use ``player`` (a number).
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


@dataclass(frozen=True, slots=True)
class Sort:
    """Pieces that are alike.

    Attributes:
        values: What tells them from others, as pairs: ``(("kind", "K"), ("halves", 2))``.
        count: In the box.
        forms: Where an option gives them different forms: the option's value, then each form and
            how many there are of it.
    """

    values: tuple[tuple[str, int | str], ...]
    count: int
    forms: tuple[tuple[str, tuple[tuple[str, int], ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class Even:
    """Laying out again and again until a measure is content, or the tries are used up.

    Attributes:
        option: Id of the game option (a flag) that asks for it.
        place: Key of what was measured, with the number of ``tries``, in `places`.
        tool: Name of the measure (`Game.tools`): `Chart`, laid cells -> `Measured`.
        tries: At most so many.
        text: May use ``measure`` (its words) and ``tries``.
    """

    option: str
    place: str
    tool: str
    tries: int
    text: Text


@dataclass(frozen=True, slots=True)
class LayOut:
    """Shuffle pieces into a bag and lay them one by one onto the cells of a map, in reading order.

    Attributes:
        place: Key of the laid-out map in `places`: its id, and rows of cells.
        option: Id of the game option that names the map.
        tool: Name of the function (`Game.tools`) that gives it: the option's value (a word or a
            `FileText`), number of players -> `Charted`.
        sign: Cells with this sign get a piece.
        fixed: What stands on cells with other signs, as values of a cell; all others are nothing.
        sorts: The pieces.
        form: Name of the value that tells forms of one sort apart, and the option that asks for
            them; empty: there are none.
        bag: Key of what is left, in the order of drawing, in `secret`.
        left: Key of the number of each sort that is left, in `places`.
        text: May use ``map``, ``number`` (pieces laid out) and ``left``.
        even: How to lay out evenly.
    """

    id: str
    place: str
    option: str
    tool: str
    sign: str
    fixed: tuple[tuple[str, tuple[tuple[str, int | str], ...]], ...]
    sorts: tuple[Sort, ...]
    bag: str
    left: str
    text: Text
    form: tuple[str, str] = ("", "")
    even: Even | None = None


@dataclass(frozen=True, slots=True)
class ShuffleRow:
    """Shuffle pieces into a row of slots.

    Attributes:
        place: Key of the row in `places`: a word where every piece is one letter, else a list.
        pieces: Each piece and how often it is there.
        text: May use ``row``.
    """

    id: str
    place: str
    pieces: tuple[tuple[str, int], ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Derive:
    """Work out what follows from the options and from what was dealt so far.

    Attributes:
        places: Keys that it adds to `places`.
        tool: Name of the function (`Game.tools`): `Situation` -> `Derived`.
    """

    id: str
    places: tuple[str, ...]
    tool: str


Step: TypeAlias = (
    Instruction
    | ChooseKinds
    | FillBag
    | DrawHands
    | DealSigns
    | StartPlayer
    | Supply
    | LayOut
    | ShuffleRow
    | Derive
    | ShuffleOnto
    | ShuffleStacks
    | BuildDeck
    | ShuffleOwn
    | MarketStep
)


class Charted(NamedTuple):
    """A map, or None, and everything wrong with it; warnings are told and do not stop."""

    chart: Chart | None
    faults: tuple[Fault, ...] = ()


class Measured(NamedTuple):
    """How even a layout is.

    Attributes:
        ok: It is even enough.
        found: What was measured, as plain values.
        measure: The measure in words, with its limits.
        why: Where it is not even enough: what is too much, in words.
        badness: Of two layouts that are not even enough, the smaller one is better.
    """

    ok: bool
    found: Mapping[str, Any]
    measure: Text
    why: Text
    badness: int = 0


class Situation(NamedTuple):
    """What stands firm when something is derived.

    Attributes:
        players: How many.
        first: The start player, counted from 0; None: by the rule of the book, not drawn.
        options: Values of the set-up's options by id.
        places: What was dealt so far.
    """

    players: int
    first: int | None
    options: Mapping[str, Any]
    places: Mapping[str, Any]


class Derived(NamedTuple):
    """What follows: places, sentences for the table, and options that make no sense."""

    places: Mapping[str, Any]
    told: tuple[Text, ...] = ()
    faults: tuple[Fault, ...] = ()


ShownAs: TypeAlias = Literal[
    "seats",
    "players",
    "start",
    "kinds",
    "sorts",
    "row",
    "berths",
    "map",
    "market",
    "icons",
    "secret",
]


@dataclass(frozen=True, slots=True)
class Shown:
    """How a place of a dealt set-up is shown on paper.

    Attributes:
        place: Its key in `places`, or in `secret`.
        label: What people call it.
        form: ``seats``: a sign for each player; ``players``: a number for each player; ``start``:
            who begins; ``kinds``: a number for each kind, or the kinds that are there; ``sorts``:
            numbers for each kind by a second value; ``row``: kinds
            one after the other; ``berths``: a number for each berth from the top; ``map``: what
            lies on the cells; ``market``: what lies on the squares of the kit's market; ``icons``:
            pieces by the names of their places, or one after the other, each with its id and its
            icons; ``secret``: shown only where it is revealed.
        details: Of a row: what its first and its last slot are called. Of berths: the place that
            says on which of them each player's piece lies, and the piece that lies in all of them.
            Of a map: the values that name kind, number of sides and form of the tile on a
            cell. Of a market: the place that says on which space of the track a piece stands, and
            that piece. Of a secret: the sort of piece that lies there, where a kind has several:
            ``sack`` for ``sack.K``.
        hint: A sentence above it.
        icons: What is shown for each piece, by its id.
    """

    place: str
    label: Text
    form: ShownAs
    details: tuple[str, ...] = ()
    hint: Text | None = None
    icons: tuple[tuple[str, tuple[Icon, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class SetupPlan:
    """The steps of a set-up in order; each has its own stream of random numbers (its id).

    Attributes:
        shown: What of it is drawn on paper beside the steps, in order.
    """

    steps: tuple[Step, ...]
    shown: tuple[Shown, ...] = ()


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
        pictures: Places that are seen better than told, as lines of signs, by key.
        warnings: What is unusual about it.
        data: Fingerprint of an owner's own data that it was dealt with, or empty.
    """

    game: str
    rules: str
    players: int
    seed: str
    options: tuple[tuple[str, str | int | bool], ...]
    steps: tuple[Text, ...]
    places: tuple[tuple[str, object], ...]
    secret: tuple[tuple[str, object], ...]
    code: str | None = None
    scheme: str = ""
    title: Text | None = None
    unusual: tuple[tuple[str, str | int | bool], ...] = ()
    pictures: tuple[tuple[str, tuple[str, ...]], ...] = ()
    warnings: tuple[Fault, ...] = ()
    data: str = ""
