"""The tally of Guatemala Café: coffees, players, what is entered, how it ends, what cannot be."""

from printkit.model.formula import Expr, entered, expr, least, over
from printkit.model.kinds import Kind, Seat
from printkit.model.scoresheet import Condition, Fact, Input, Mark, Row, ScoreSheet, Span, TieBreak
from printkit.model.text import text
from printkit.rules.guatemala_cafe.numbers import (
    ALL_SACKS,
    BOX_MONEY,
    LONGEST,
    MOST_POINTS,
    SHORTEST,
    TRACK,
)

KINDS = (
    Kind("K", text("black"), "K", "black", "crosses"),
    Kind("W", text("white"), "W", "white", "dots"),
    Kind("B", text("beige"), "B", "beige", "level"),
    Kind("R", text("russet"), "R", "russet", "rising"),
    Kind("N", text("brown"), "N", "brown", "upright"),
)
"""The coffees (Guatemala Café 2, F6); the letters and patterns are ours (3, Q3)."""

SEATS = (
    Seat("1", text("yellow disc"), "disc", "player-1"),
    Seat("2", text("blue square"), "square", "player-2"),
    Seat("3", text("red triangle"), "triangle", "player-3"),
    Seat("4", text("violet cross"), "cross", "player-4"),
)
"""The players; each has a sign beside the colour (Guatemala Café 3, Q2)."""

_RING = text("a ring has an even number of boxes, and a shorter one does not go round the fields")


def _track(shortest: int) -> Span:
    return Span(shortest, LONGEST, step=2, reason=_RING)


_INPUTS = (
    Input(
        id="track",
        label=text("last space of the score track"),
        scope="table",
        span={players: _track(low) for players, low in SHORTEST.items()},
        default=TRACK,
        help=text(
            "The number of the last space on the score track; the first sack was laid there. "
            "It is {usual} unless the board was printed with another one.",
            usual=TRACK,
        ),
        rule="Guatemala Café 4.4",
    ),
    Input(
        id="sacks_on_track",
        label=text("sacks on the score track"),
        scope="table",
        span=Span(1, ALL_SACKS, low_code="E_SACKS", high_code="E_SACKS"),
        optional=True,
        help=text(
            "Count the sacks on the score track, those of blocked scorings too. With it printkit "
            "sees whether somebody has reached the last one. Leave it out if they are put away."
        ),
        rule="Guatemala Café 1.6, R40",
    ),
    Input(
        id="score",
        label=text("space of the marker"),
        span=Span(0, low_code="E_NEG"),
        help=text(
            "Where the marker stands. Points beyond the last sack count, and those beyond the end "
            "of the track too."
        ),
        rule="Guatemala Café 1.8, R61",
    ),
    Input(
        id="money",
        label=text("centavos"),
        span=Span(0, low_code="E_NEG"),
        help=text("The money that is left; it decides between players on the same space."),
        rule="Guatemala Café 1.8, R61",
    ),
)


def _last_sack() -> Expr:
    return entered("track") + 1 - entered("sacks_on_track")


def _highest() -> Expr:
    """Return where a marker can stand: one scoring beyond the last space it may stand on before."""
    most = entered("track") + (MOST_POINTS - 1)
    return least(most, entered("track") + (MOST_POINTS + 1) - entered("sacks_on_track"))


_MONEY = over("sum", entered("money"))

_CHECKS = (
    Condition(
        code="E_SCORE_HIGH",
        ok=entered("score") <= _highest(),
        message=text("{player} cannot stand on {found}: {limit} is the most there can be"),
        where="score",
        hint=text(
            "before the last scoring nobody had reached the last sack, and one scoring gives at "
            "most {most} points",
            most=MOST_POINTS,
        ),
        found=entered("score"),
        limit=_highest(),
    ),
    Condition(
        code="W_UNFINISHED",
        ok=over("max", entered("score")) >= _last_sack(),
        message=text("nobody has reached the last sack on {limit}; the first stands on {found}"),
        each="table",
        hint=text("the game goes on; use --allow-unfinished for the standings so far"),
        found=over("max", entered("score")),
        limit=_last_sack(),
        unfinished="warn",
    ),
    Condition(
        code="W_MONEY",
        ok=_MONEY <= BOX_MONEY,
        message=text("the players have {found} centavos, but the box holds {limit}"),
        each="table",
        hint=text("that is no fault if the bank ran out and debts were written down"),
        found=_MONEY,
        limit=expr(BOX_MONEY),
    ),
)

SHEET = ScoreSheet(
    inputs=_INPUTS,
    rows=(
        Row(
            id="score",
            label=text("score track"),
            formula=entered("score"),
            rule="Guatemala Café 1.8, R61",
            hint=text("space of the marker"),
        ),
    ),
    checks=_CHECKS,
    tie_breaks=(
        TieBreak(
            id="money",
            label=text("centavos"),
            formula=entered("money"),
            story=text(
                "{winner} wins the tie with {loser} at {total}: more money is left, {best} against "
                "{other} centavos."
            ),
            rule="Guatemala Café 1.8, R61",
        ),
    ),
    marks=(
        Mark(
            id="reached_last_sack",
            label=text("reached the last sack"),
            when=entered("score") >= _last_sack(),
            story=text("{player} has reached the last sack as well, with {total}."),
            told="lost",
        ),
    ),
    facts=(Fact("last_sack", text("space of the last sack"), _last_sack()),),
)
"""Guatemala Café 1.8 (who wins) and 5 (checks)."""
