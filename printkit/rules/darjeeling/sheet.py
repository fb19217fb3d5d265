"""The tally of Darjeeling: tea kinds, seats, what is entered, how it adds up, what cannot be."""

from printkit.model.formula import Expr, answered, count, either, entered, expr, most, negated, over
from printkit.model.kinds import Kind, Seat
from printkit.model.scoresheet import Check, Condition, Input, Mark, Row, ScoreSheet, Span
from printkit.model.text import Text, text
from printkit.rules.darjeeling.numbers import (
    ACTIONS,
    ALL_HALVES,
    LOADING_CRATES,
    LOWEST,
    MOST_DEMAND,
    SIZES,
    STRIP_VALUES,
    STRIPS,
    TARGET,
    TILES,
    TILES_OF_SIZE,
)

KINDS = (
    Kind("K", text("black tea"), "K", "black", "solid"),
    Kind("G", text("green tea"), "G", "green", "rising"),
    Kind("W", text("white tea"), "W", "white", "dots"),
    Kind("R", text("red tea"), "R", "red", "crosses"),
)
"""The kinds of tea (Darjeeling 2, F1); the letters and patterns are ours (4.2)."""

SEATS = (
    Seat("1", text("yellow"), "monkey", "yellow"),
    Seat("2", text("blue"), "peacock", "blue"),
    Seat("3", text("violet"), "elephant", "violet"),
    Seat("4", text("orange"), "tiger", "orange"),
    Seat("5", text("pink"), "lotus", "pink"),
)
"""The players' colours, which no tea has; the signs are ours (Darjeeling 3, Q15)."""

_NONE_OR_MORE = Span(0, None, low_code="E_NEG")
_BY_KIND = tuple((f"{kind.id}{size}", kind, size) for kind in KINDS for size in SIZES)
_BY_SIZE = tuple((f"h{size}", size) for size in SIZES)

# The same tiles can be entered in three forms; a player uses one of them.
_AS_HALVES = answered("halves")
_AS_KINDS = count(*(answered(name) for name, _, _ in _BY_KIND)) > 0
_AS_SIZES = count(*(answered(name) for name, _ in _BY_SIZE)) > 0


def _of_size(size: int) -> Expr:
    """A player's tiles of one size; nothing where only the half crates are known."""
    first, *others = (entered(name) for name, _, shown in _BY_KIND if shown == size)
    return either(_AS_KINDS, sum(others, first), entered(f"h{size}"))


def _half_crates() -> Expr:
    """A player's half crates, in the form in which they were entered."""
    kind, *kinds = (size * entered(name) for name, _, size in _BY_KIND)
    one, *more = (size * entered(name) for name, size in _BY_SIZE)
    by_tiles = either(_AS_KINDS, sum(kinds, kind), sum(more, one))
    return either(_AS_HALVES, entered("halves"), by_tiles)


_ENDS = entered("track") >= entered("target")
_MOST_GAINED = most(LOADING_CRATES * entered("multiplier"), 2 * MOST_DEMAND + LOADING_CRATES)
_HIGHEST = entered("target") - 1 + _MOST_GAINED
_TOO_FAR = text(
    "the game ends as soon as somebody reaches the target, so a score passes it by one step of a "
    "turn at most"
)

_TILES_HELP = text(
    "Tea tiles still behind the screen at the end. Each half crate on them costs a point, even "
    "where two of them would make a whole crate."
)


def _inputs_of_tiles() -> tuple[Input, ...]:
    sizes = tuple(
        Input(
            id=name,
            label=text("left-over tiles with {size} half crates", size=size)
            if size > 1
            else text("left-over tiles with 1 half crate"),
            span=_NONE_OR_MORE,
            optional=True,
            needed=negated(count(_AS_HALVES, _AS_KINDS)),
            help=_TILES_HELP,
            rule="Darjeeling 1.7",
        )
        for name, size in _BY_SIZE
    )
    halves = Input(
        id="halves",
        label=text("half crates left over"),
        span=_NONE_OR_MORE,
        optional=True,
        asked=False,
        help=_TILES_HELP,
        rule="Darjeeling 1.7",
    )
    kinds = tuple(
        Input(
            id=name,
            label=text("left-over {kind} tiles with {size}", kind=kind.name, size=size),
            span=_NONE_OR_MORE,
            optional=True,
            needed=count(_AS_KINDS, negated(count(_AS_HALVES, _AS_SIZES))) > 1,
            asked=False,
            help=_TILES_HELP,
            rule="Darjeeling 1.7",
        )
        for name, kind, size in _BY_KIND
    )
    return (*sizes, halves, *kinds)


_INPUTS = (
    Input(
        id="target",
        label=text("points that end the game"),
        scope="table",
        span=Span(1, 999),
        default=TARGET,
        help=text("The rules say {target}; for a longer game agree on 150 or 200.", target=TARGET),
        rule="Darjeeling 1.7",
    ),
    Input(
        id="multiplier",
        label=text("highest multiplier on the strip"),
        scope="table",
        span=Span(*STRIP_VALUES),
        default=max(STRIPS[2]),
        asked=False,
        help=text("Only with a strip of your own; it says how far a score can overshoot."),
        rule="Darjeeling 3",
    ),
    Input(
        id="track",
        label=text("score on the track"),
        span=Span(LOWEST, None, low_code="E_TRACK_LOW"),
        help=text(
            "Where the score marker stands, {track} added for each time round; below zero it is "
            "negative. Nothing is taken off for tiles yet.",
            track=100,
        ),
        rule="Darjeeling 1.7",
    ),
    *_inputs_of_tiles(),
    Input(
        id="action_tiles",
        label=text("action tiles left over"),
        span=_NONE_OR_MORE,
        optional=True,
        asked=False,
        help=text("They bring nothing and cost nothing."),
        rule="Darjeeling 1.7",
    ),
)


def _in_the_box(where: str, each: Expr, limit: int, what: Text, code: str = "E_SUPPLY") -> Check:
    found = over("sum", each)
    return Condition(
        code=code,
        ok=found <= limit,
        message=text("together the players have {found} {what}, the box holds {limit}", what=what),
        each="table",
        where=where,
        hint=text("count them again"),
        found=found,
        limit=expr(limit),
    )


_CHECKS: tuple[Check, ...] = (
    Condition(
        code="E_TRACK_HIGH",
        ok=entered("track") <= _HIGHEST,
        message=text("{player} cannot have {found} points on the track, {limit} at most"),
        where="track",
        hint=_TOO_FAR,
        found=entered("track"),
        limit=_HIGHEST,
    ),
    Condition(
        code="E_TWO_ENDERS",
        ok=over("sum", _ENDS) <= 1,
        message=text("{found} players have reached {limit}"),
        each="table",
        where="track",
        hint=text("the game ends at once when the first player reaches it; only that one can"),
        found=over("sum", _ENDS),
        limit=entered("target"),
    ),
    Condition(
        code="W_UNFINISHED",
        ok=over("max", _ENDS),
        message=text("nobody has reached {limit}, the highest score is {found}"),
        each="table",
        where="track",
        hint=text("the game goes on; --allow-unfinished counts the scores so far"),
        found=over("max", entered("track")),
        limit=entered("target"),
        unfinished="warn",
    ),
    Condition(
        code="E_BOTH",
        ok=count(_AS_HALVES, _AS_KINDS, _AS_SIZES) <= 1,
        message=text("{player}: the left-over tiles are given in more than one form"),
        where="halves",
        hint=text("give h1, h2 and h3, or all of K1 to R3, or halves alone"),
    ),
    *(
        _in_the_box(name, _of_size(size), TILES_OF_SIZE[size], text("{name} tiles", name=name))
        for name, size in _BY_SIZE
    ),
    *(
        _in_the_box(name, entered(name), TILES[kind.id][size], text("{name} tiles", name=name))
        for name, kind, size in _BY_KIND
    ),
    _in_the_box("halves", _half_crates(), ALL_HALVES, text("half crates")),
    _in_the_box(
        "action_tiles", entered("action_tiles"), ACTIONS, text("action tiles"), "E_ACTIONS"
    ),
)

SHEET = ScoreSheet(
    inputs=_INPUTS,
    rows=(
        Row(
            id="track",
            label=text("score on the track"),
            formula=entered("track"),
            rule="Darjeeling 1.7",
        ),
        Row(
            id="halves",
            label=text("half crates left over"),
            formula=-_half_crates(),
            rule="Darjeeling 1.7",
            hint=text("−1 for each half crate on a left-over tile"),
        ),
    ),
    checks=_CHECKS,
    marks=(
        Mark(
            id="ended_game",
            label=text("ended the game"),
            when=_ENDS,
            story=text("{player} ended the game, but does not win."),
            told="lost",
        ),
    ),
)
"""Darjeeling 5; a tie is a shared victory (1.7, R56)."""
