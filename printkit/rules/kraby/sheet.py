"""The tally of Kraby: colours, ships, what is entered, how it adds up, what cannot be."""

from printkit.model.formula import (
    Expr,
    answered,
    count,
    either,
    entered,
    equal,
    item,
    lookup,
    most,
    pick,
    players,
    row,
    total_over,
)
from printkit.model.kinds import Kind, Seat
from printkit.model.scoresheet import (
    Check,
    Condition,
    InPlay,
    Input,
    Parts,
    Repeats,
    Row,
    ScoreSheet,
    Span,
    TieBreak,
)
from printkit.model.text import text
from printkit.rules.kraby.numbers import (
    COLONY,
    COLOURS,
    FIGURE_SUPPLY,
    FIGURES_EACH,
    IN_BAG,
    MULTIPLIERS,
    NEVER,
    VALUES,
)

KINDS = (
    Kind("O", text("orange"), "O", "orange", "dots"),
    Kind("G", text("green"), "G", "green", "rising"),
    Kind("B", text("blue"), "B", "blue", "waves"),
    Kind("Y", text("yellow"), "Y", "yellow", "upright"),
    Kind("P", text("pink"), "P", "pink", "crosses"),
)
"""The colours in scoring order (Kraby 1.1, 1.6); the letters and patterns are ours (2.3)."""

SEATS = (
    Seat("1", text("anchor ship"), "anchor", "sail-1"),
    Seat("2", text("star ship"), "star", "sail-2"),
    Seat("3", text("fish ship"), "fish", "sail-3"),
    Seat("4", text("shell ship"), "shell", "sail-4"),
)
"""The four ships; every one has its own sign (Kraby 1.1), which ones is ours (2.3)."""

_CHOICES = tuple((kind.id, kind.name) for kind in KINDS)
_SQUARES = tuple(MULTIPLIERS)


def _span(number: int) -> Span:
    low, high = VALUES[number]
    reason = text("no colonies of {tokens} crabs add up to it", tokens=IN_BAG[number])
    return Span(low, high, NEVER[number], reason)


_SPANS = {number: _span(number) for number in VALUES}


def _colour(kind: Kind) -> Input:
    points = text(
        "1 crab {one}, 2 crabs {two}, 3 crabs {three}, 4 crabs {four}, 5 or more {five}",
        one=str(COLONY[1]).replace("-", "−"),
        two=COLONY[2],
        three=COLONY[3],
        four=COLONY[4],
        five=COLONY[5],
    )
    return Input(
        id=kind.id,
        label=text("value of {colour}", colour=kind.name),
        scope="table",
        span=_SPANS,
        optional=True,
        parts=Parts(
            letter="c",
            name=text("colonies"),
            value=total_over(kind.id, lookup(COLONY, item())),
            total=IN_BAG,
        ),
        help=text(
            "The value of a colour is the sum of all its colonies: {points}. Crabs of one colour "
            "belong together where their tokens share a side (variant claws: a side that is the "
            "front of neither).",
            points=points,
        ),
        rule="Kraby 1.5",
    )


def _square(square: str) -> Input:
    return Input(
        id=square,
        label=text("figure on {square}", square=square),
        type="choice",
        choices=_CHOICES,
        optional=True,
        choice_code="E_COLOUR",
        only_answered=True,
        help=text(
            "The colour of the figure on square {square} of the wharf; it scores {times} times the "
            "value of its colour. A square without a figure stays empty.",
            square=square,
            times=MULTIPLIERS[square],
        ),
        rule="Kraby 1.4",
    )


def _product(square: str) -> Row:
    times = MULTIPLIERS[square]
    return Row(
        id=square,
        label=text("{square}", square=square),
        formula=pick(square, {kind.id: times * entered(kind.id) for kind in KINDS}),
        rule="Kraby 1.6",
        hint=text("{times} × value of the colour", times=times),
        optional=True,
    )


def _figures_allowed() -> Expr:
    few, many = FIGURES_EACH[4], FIGURES_EACH[3]
    return either(equal(players(), 4), few, many)


_FIGURES = count(*(answered(square) for square in _SQUARES))

_CHECKS: tuple[Check, ...] = (
    InPlay(
        code="E_COLOURS",
        inputs=tuple(kind.id for kind in KINDS),
        number=COLOURS,
        message=text("{found} colours have a value, but {limit} are in play"),
        hint=text("two players play with four colours, three and four players with all five"),
    ),
    Condition(
        code="E_FIGURES",
        ok=_figures_allowed() >= _FIGURES,
        message=text("{player} has {found} figures on the wharf, but may have {limit}"),
        hint=text("with four players everybody places two figures, otherwise three"),
        found=_FIGURES,
        limit=_figures_allowed(),
    ),
    Repeats(
        code="E_DUP_COLOUR",
        inputs=_SQUARES,
        within="player",
        limit=1,
        message=text("{player} has {option} on the wharf twice"),
        hint=text("on one wharf stands at most one figure of each colour"),
    ),
    Repeats(
        code="E_SAME_SQUARE",
        inputs=_SQUARES,
        within="input",
        limit=1,
        message=text("{player} has {option} on {input}, but {other} has it there already"),
        hint=text("a colour stands on the same square of one wharf only"),
    ),
    Repeats(
        code="E_SUPPLY",
        inputs=_SQUARES,
        within="table",
        limit=FIGURE_SUPPLY,
        message=text("{player} has one {option} figure too many: the supply holds {limit}"),
        hint=text("with four players two figures of each colour are used, otherwise three"),
    ),
)

SHEET = ScoreSheet(
    inputs=(*map(_colour, KINDS), *map(_square, _SQUARES)),
    rows=tuple(map(_product, _SQUARES)),
    checks=_CHECKS,
    tie_breaks=(
        TieBreak(
            id="best_product",
            label=text("best single product"),
            formula=most(*(row(square) for square in _SQUARES)),
            story=text(
                "{winner} wins the tie with {loser} at {total}: the best single product is {best} "
                "against {other}."
            ),
            rule="Kraby 1.6",
        ),
    ),
    board="board",
)
"""Kraby 1.6 (values, products, tie-break) and 4.5 (checks)."""
