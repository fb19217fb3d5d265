"""From the scoring rules of a game to records: inputs, rows, checks and tie-breaks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from printkit.model.formula import Expr
from printkit.model.text import Text

Counts: TypeAlias = int | Mapping[int, int]
Scope: TypeAlias = Literal["table", "player"]


def at_players(counts: Counts, players: int) -> int:
    """Return the number that holds for so many players."""
    return counts if isinstance(counts, int) else counts[players]


@dataclass(frozen=True, slots=True)
class Span:
    """Which whole numbers can occur: low to high (None: no limit), less those that never can.

    Attributes:
        never: Numbers inside the span that cannot occur at the end of a game by the rules.
        reason: Why, for the message of ``E_RANGE``.
        low_code: The code of a number below the span.
        high_code: The code of a number above it.
        step: Only every so many numbers from `low` on can be, in a game that goes on too.
    """

    low: int | None = None
    high: int | None = None
    never: tuple[int, ...] = ()
    reason: Text | None = None
    low_code: str = "E_RANGE"
    high_code: str = "E_RANGE"
    step: int = 1


@dataclass(frozen=True, slots=True)
class Parts:
    """A number that may be entered as a list instead (a colour by the sizes of its colonies).

    Attributes:
        letter: What starts such a list at the prompt: ``c 3 6 2``.
        name: What the entries are called.
        value: The number that the list gives; `formula.item()` over the input's own id.
        total: What the entries must add up to when the game is finished (by players); None: any
            sum.
        code: The code when they do not.
        low: Smallest entry.
        high: Largest entry, or None.
        length: How many entries there must be (else ``E_LEN``), or None.
    """

    letter: str
    name: Text
    value: Expr
    total: Counts | None
    code: str = "E_SUM"
    low: int = 1
    high: int | None = None
    length: int | None = None


@dataclass(frozen=True, slots=True)
class Input:
    """One thing that people enter.

    Attributes:
        id: Its name in prompts, files, pads, exports and JSON.
        label: The name people read.
        scope: Entered once for the table, or for each player.
        type: A whole number, a choice of one option, a list of whole numbers, a list of choices,
            yes or no (1 or 0), or lines of text for a reader.
        span: Which numbers can be, for all or by number of players; of a list: each of its numbers.
        choices: Options of a choice: id and name.
        optional: May be absent for good (an empty square); otherwise absence is ``E_MISSING``.
        default: Used when absent.
        choice_code: The code of a wrong choice.
        only_answered: The choice must name a table input that is in play, else `choice_code`.
        parts: The list form of a number.
        needed: An optional input must be there all the same where this is not 0; only then it is
            asked for at the prompt.
        words: Names that may stand for a number (sections of a track): name and number; an unknown
            one has the `choice_code`.
        reader: Of lines: name of the reader (`Game.readers`) that turns them into other inputs of
            the same scope.
        gives: Of lines: ids of these inputs; given beside the lines they are ``E_BOTH``.
        asked: At the prompt; else it comes from files alone, such as another form of what is asked.
        ask_if: An input with a default is asked for at the prompt all the same where this is not 0;
            an empty line there gives the default.
        help: The rule, shown for ``?``.
        rule: Where the rule stands.
    """

    id: str
    label: Text
    scope: Scope = "player"
    type: Literal["int", "choice", "ints", "choices", "flag", "lines"] = "int"
    span: "Span | Mapping[int, Span]" = field(default_factory=Span)
    choices: tuple[tuple[str, Text], ...] = ()
    optional: bool = False
    default: int | None = None
    choice_code: str = "E_CHOICE"
    only_answered: bool = False
    parts: Parts | None = None
    needed: Expr | None = None
    words: tuple[tuple[str, int], ...] = ()
    reader: str = ""
    gives: tuple[str, ...] = ()
    asked: bool = True
    ask_if: Expr | None = None
    help: Text | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the tally.

    Attributes:
        id: Its name in results.
        label: The name people read.
        formula: The points, with their sign.
        rule: Where the rule stands.
        hint: The formula in a few words, for the pad.
        optional: Left out of a player's rows where its inputs are absent.
    """

    id: str
    label: Text
    formula: Expr
    rule: str
    hint: Text | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Condition:
    """A check by formula: `ok` must not be 0.

    Attributes:
        each: Once for the table, or for each player.
        where: Path behind ``players[i].`` (or from the top for the table); may be empty.
        message: May use the values ``player`` (name), ``players`` (how many), ``limit`` and
            ``found``.
        unfinished: Of a game that is not finished: the same, only told, or not looked at.
    """

    code: str
    ok: Expr
    message: Text
    each: Literal["table", "player"] = "player"
    where: str = ""
    hint: Text | None = None
    found: Expr | None = None
    limit: Expr | None = None
    unfinished: Literal["same", "warn", "skip"] = "same"


@dataclass(frozen=True, slots=True)
class Repeats:
    """A check on equal choices: no option may occur more often than the limit.

    Attributes:
        inputs: The choice inputs looked at, in reading order (player by player).
        within: Counted in one player's own inputs, in one input over all players, or everywhere.
        limit: How often one option may occur, by number of players.
        message: May use ``player``, ``option``, ``input``, ``other`` (who had it first), ``first``
            (the input where), ``found`` (the how many-th it is), ``players``, ``limit``.
    """

    code: str
    inputs: tuple[str, ...]
    within: Literal["player", "input", "table"]
    limit: Counts
    message: Text
    hint: Text | None = None


@dataclass(frozen=True, slots=True)
class InPlay:
    """How many of some table inputs are answered, by number of players (the colours in play).

    Inputs that stand in such a check need not be answered one by one.

    Attributes:
        message: May use ``found``, ``limit`` and ``players``; what is missing is added to the hint.
    """

    code: str
    inputs: tuple[str, ...]
    number: Counts
    message: Text
    hint: Text | None = None


Check: TypeAlias = "Condition | Repeats | InPlay"


@dataclass(frozen=True, slots=True)
class TieBreak:
    """What decides between players of equal total; an absent value ranks behind any number.

    Attributes:
        story: The sentence that tells it; may use ``winner``, ``loser``, ``best``, ``other``,
            ``total``.
        ask: Players who are level must have it: absent then is ``E_MISSING``.
        rule: Where the rule stands.
    """

    id: str
    label: Text
    formula: Expr
    story: Text
    direction: Literal["high", "low"] = "high"
    ask: bool = False
    rule: str = ""


class Mark(NamedTuple):
    """Something that is so or not for each player and changes no points.

    A named tuple, since it stands on the way to every tally and a dataclass costs more to load.

    Attributes:
        id: Its name in results, where it is true or false.
        label: The name people read.
        when: Not 0 where it is so.
        story: A sentence for the table where it is so; may use ``player`` and ``total``.
        told: Always, or only of players who do not win, or only of those who do.
    """

    id: str
    label: Text
    when: Expr
    story: Text | None = None
    told: Literal["always", "lost", "won"] = "always"


class Fact(NamedTuple):
    """A number of the whole table that follows from what was entered and is no points.

    Attributes:
        id: Its name in results, among the values of the table.
        label: The name people read.
        formula: The number; where it rests on something absent, the fact is left out.
    """

    id: str
    label: Text
    formula: Expr


@dataclass(frozen=True, slots=True)
class LapTrack:
    """A track around which the totals are marked.

    Attributes:
        cells: Its spaces, from 1 on; a total of 0 is off the track.
        laps: How many times around can be told; a larger total is told with ``W_TRACK``.
        rule: Where the rule stands.
    """

    cells: int
    laps: int
    rule: str


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The tally of a game.

    Attributes:
        inputs: For the table first, then for each player, in the order of the prompts.
        rows: In the order of the rules; their sum is the total.
        checks: All are tried, all faults are reported at once.
        tie_breaks: In order.
        direction: Whether many points win or few.
        board: Name of the reader (`Game.readers`) that turns a typed board into the table inputs.
        track: Where the totals are marked, if the result says so.
        marks: What else the result tells of each player.
        facts: What else it tells of the table.
    """

    inputs: tuple[Input, ...]
    rows: tuple[Row, ...]
    checks: tuple[Check, ...] = ()
    tie_breaks: tuple[TieBreak, ...] = ()
    direction: Literal["high", "low"] = "high"
    board: str | None = None
    track: LapTrack | None = None
    marks: tuple[Mark, ...] = ()
    facts: tuple[Fact, ...] = ()
