"""From everything that is known of one game to one frozen record, the only source of all output.

What only printing or dealing needs is given as a function without arguments, so that a tally at the
table does not load it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from printkit.model.scoresheet import ScoreSheet
from printkit.model.text import Text

if TYPE_CHECKING:
    from printkit.base.errors import Fault
    from printkit.model.leaflet import Topic
    from printkit.model.ledger import Ledger
    from printkit.model.options import Option
    from printkit.model.pieces import Kind, PieceSet, Seat
    from printkit.model.setup import SetupPlan


@dataclass(frozen=True, slots=True)
class Reading:
    """What a reader found in a typed board.

    Attributes:
        answers: Table inputs, e.g. ``{"O": [1, 4, 6]}``.
        faults: Everything wrong with it; codes that start with W are told and do not stop.
    """

    answers: Mapping[str, Any]
    faults: tuple["Fault", ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """What a helper found.

    Attributes:
        ok: False where the rules say no; the reasons say why.
        result: Plain values that JSON can hold.
        reasons: Why the rules say no.
        errors: What is wrong with the inputs; then there is no result.
        told: The result in words, a line each.
    """

    ok: bool
    result: Mapping[str, Any]
    reasons: tuple["Fault", ...] = ()
    errors: tuple["Fault", ...] = ()
    told: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Helper:
    """One question during play, answered by a function of the rules module.

    Attributes:
        answer: Checked inputs by id (absent ones left out) -> the answer.
        inputs: Declared as options; the command line is built from them.
    """

    id: str
    title: Text
    inputs: tuple["Option", ...]
    answer: Callable[[Mapping[str, Any]], Answer]
    rule: str = ""


class MadeKit(NamedTuple):
    """The kit as the options of a game make it, and what is wrong or odd with the options."""

    kit: tuple["PieceSet", ...]
    faults: tuple["Fault", ...] = ()


@dataclass(frozen=True, slots=True)
class Game:
    """One game.

    Attributes:
        id: With hyphens, as on the command line.
        rules: Version of the rules data, kept with every result.
        credit: Designer, artist, publisher.
        players: Allowed numbers of players.
        kinds: Colours or sorts, in scoring order.
        seats: Places at the table.
        sheet: The tally.
        kit: Sets of pieces in printing order (cover first).
        setup: How to lay out the game.
        topics: The rules in our own words.
        helpers: Questions during play.
        options: Options of the game's commands.
        readers: Typed board -> `Reading`; called with the lines and the answers (players, variant,
            unfinished).
        ledger: The game turn by turn, where it has one.
        kit_for: The kit as the game's options of `print` make it, called with their values by id and
            the number of players (None: the whole box); None: no option changes the kit.
        tools: Functions that steps of the set-up name; see `model/setup.py` for their forms.
    """

    id: str
    rules: str
    title: Text
    credit: Text
    about: Text
    players: tuple[int, ...]
    kinds: tuple["Kind", ...]
    seats: tuple["Seat", ...]
    sheet: ScoreSheet
    kit: Callable[[], tuple["PieceSet", ...]]
    setup: Callable[[], "SetupPlan"]
    topics: Callable[[], tuple["Topic", ...]]
    helpers: Callable[[], tuple[Helper, ...]]
    options: Callable[[], tuple["Option", ...]]
    readers: Mapping[str, Callable[[tuple[str, ...], Mapping[str, Any]], Reading]] = field(
        default_factory=dict
    )
    ledger: "Callable[[], Ledger] | None" = None
    tools: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    kit_for: "Callable[[Mapping[str, Any], int | None], MadeKit] | None" = None
