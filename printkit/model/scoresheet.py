"""From the scoring rules of a game to records: inputs, rows, checks and tie-breaks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from printkit.model.formula import Expr
from printkit.model.text import Text

Counts: TypeAlias = "int | Mapping[int, int]"
Scope: TypeAlias = Literal["table", "player"]


def at_players(counts: Counts, players: int) -> int:
    """Return the number that holds for so many players."""
    return counts if isinstance(counts, int) else counts[players]


@dataclass(frozen=True, slots=True)
class Span:
    """Which whole numbers can occur: low to high (None: no limit), less those that never can.

    Attributes:
        never: Numbers inside the span that cannot occur by the rules.
        reason: Why, for the message of ``E_RANGE``.
    """

    low: int | None = None
    high: int | None = None
    never: tuple[int, ...] = ()
    reason: Text | None = None


@dataclass(frozen=True, slots=True)
class Parts:
    """A number that may be entered as a list instead (a colour by the sizes of its colonies).

    Attributes:
        letter: What starts such a list at the prompt: ``c 3 6 2``.
        name: What the entries are called.
        value: The number that the list gives; `formula.item()` over the input's own id.
        total: What the entries must add up to when the game is finished (by players).
        code: The code when they do not.
        low: Smallest entry.
    """

    letter: str
    name: Text
    value: Expr
    total: Counts
    code: str = "E_SUM"
    low: int = 1


@dataclass(frozen=True, slots=True)
class Input:
    """One thing that people enter.

    Attributes:
        id: Its name in prompts, files, pads, exports and JSON.
        label: The name people read.
        scope: Entered once for the table, or for each player.
        type: A whole number, a choice of one option, or a list of whole numbers.
        span: Which numbers can be, for all or by number of players.
        choices: Options of a choice: id and name.
        optional: May be absent for good (an empty square); otherwise absence is ``E_MISSING``.
        default: Used when absent.
        choice_code: The code of a wrong choice.
        only_answered: The choice must name a table input that is in play, else `choice_code`.
        parts: The list form of a number.
        help: The rule, shown for ``?``.
        rule: Where the rule stands.
    """

    id: str
    label: Text
    scope: Scope = "player"
    type: Literal["int", "choice", "ints"] = "int"
    span: "Span | Mapping[int, Span]" = field(default_factory=Span)
    choices: tuple[tuple[str, Text], ...] = ()
    optional: bool = False
    default: int | None = None
    choice_code: str = "E_CHOICE"
    only_answered: bool = False
    parts: Parts | None = None
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
        message: May use the values ``player`` (name), ``limit`` and ``found``.
    """

    code: str
    ok: Expr
    message: Text
    each: Literal["table", "player"] = "player"
    where: str = ""
    hint: Text | None = None
    found: Expr | None = None
    limit: Expr | None = None


@dataclass(frozen=True, slots=True)
class Repeats:
    """A check on equal choices: no option may occur more often than the limit.

    Attributes:
        inputs: The choice inputs looked at, in reading order (player by player).
        within: Counted in one player's own inputs, in one input over all players, or everywhere.
        limit: How often one option may occur, by number of players.
        message: May use ``player``, ``option``, ``input``, ``other`` (who had it first), ``limit``.
    """

    code: str
    inputs: tuple[str, ...]
    within: Literal["player", "input", "table"]
    limit: Counts
    message: Text
    hint: Text | None = None


@dataclass(frozen=True, slots=True)
class InPlay:
    """How many of some table inputs are answered, by number of players (the colours in play)."""

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
        story: The sentence that tells it; may use ``winner``, ``loser``, ``best``, ``other``.
    """

    id: str
    label: Text
    formula: Expr
    story: Text
    direction: Literal["high", "low"] = "high"


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
    """

    inputs: tuple[Input, ...]
    rows: tuple[Row, ...]
    checks: tuple[Check, ...] = ()
    tie_breaks: tuple[TieBreak, ...] = ()
    direction: Literal["high", "low"] = "high"
    board: str | None = None
