"""The tally of Tea Garden: what is entered, how it adds up, what cannot be, what breaks a tie."""

from collections.abc import Sequence

from printkit.model.formula import (
    Expr,
    answered,
    both,
    either,
    entered,
    expr,
    item,
    least,
    lookup,
    negated,
    over,
    pick_item,
    size,
    total_over,
)
from printkit.model.kinds import Kind, Seat
from printkit.model.scoresheet import (
    Check,
    Condition,
    LapTrack,
    Row,
    ScoreSheet,
    TieBreak,
)
from printkit.model.text import text
from printkit.rules.tea_garden.goals import GOALS, Goal
from printkit.rules.tea_garden.inputs import make_inputs
from printkit.rules.tea_garden.numbers import (
    CARAVANS,
    CENTRE,
    CUPS,
    EMPEROR_CARDS,
    LAPS,
    PALACE,
    RIVER,
    SECTORS,
    TRACK,
    UNIVERSITY_WORKERS,
)

KINDS = (
    Kind("yellow", text("yellow"), "Y", "yellow", "level"),
    Kind("green", text("green"), "G", "green", "rising"),
    Kind("blue", text("blue"), "B", "blue", "waves"),
    Kind("orange", text("orange"), "O", "orange", "dots"),
    Kind("red", text("red"), "R", "red", "crosses"),
)
"""The provinces, the one with the start first (Tea Garden 2.6); letters and patterns are ours."""

SEATS = (
    Seat("1", text("crane"), "sign-crane", "crane"),
    Seat("2", text("koi"), "sign-koi", "koi"),
    Seat("3", text("plum"), "sign-plum", "plum"),
    Seat("4", text("dragonfly"), "sign-dragonfly", "dragonfly"),
)
"""Four players (Tea Garden 2.1); their signs are ours."""

_MOST_CUPS = max(CUPS)


def _points(goal: Goal) -> Expr:
    """Return what an emperor card gives (Tea Garden 4.2)."""
    if not goal.counts:
        return expr(goal.most)
    counted = entered(goal.counts)
    if goal.each < 0:
        return goal.most - (counted if goal.each == -1 else -goal.each * counted)
    return goal.each * (counted if goal.cap is None else least(counted, goal.cap))


def _rows(sectors: Sequence[int]) -> tuple[Row, ...]:
    table = dict(enumerate(sectors, start=1))
    workers = CENTRE * entered("uni_center") + either(
        answered("uni_sector_numbers"),
        total_over("uni_sector_numbers", lookup(table, item())),
        total_over("uni_sectors", item()),
    )
    tokens = (
        entered("scroll_strength")
        + entered("scroll_teapot")
        + entered("scroll_repeat")
        + entered("emperor_tokens")
    )
    cards = {code: _points(goal) for code, goal in GOALS.items()}
    return (
        Row("track", text("score track"), entered("track"), "Tea Garden 1.3"),
        Row("cards", text("action cards"), entered("cards"), "Tea Garden 1.3"),
        Row(
            "emperor",
            text("emperor cards"),
            total_over("emperor", pick_item(cards)),
            "Tea Garden 1.6",
            hint=text("each card its own"),
        ),
        Row("river", text("river"), entered("river"), "Tea Garden 1.3"),
        Row(
            "university",
            text("university"),
            workers,
            "Tea Garden 1.3",
            hint=text("centre {points} each", points=CENTRE),
        ),
        Row(
            "emperor_track",
            text("emperor track"),
            either(entered("emperor_top"), PALACE, 0),
            "Tea Garden 1.3",
            hint=text("top row {points}", points=PALACE),
        ),
        Row(
            "cups",
            text("cups"),
            lookup(CUPS, entered("cups")),
            "Tea Garden 1.7",
            hint=text("connections"),
        ),
        Row(
            "tokens",
            text("scrolls and emperor tokens"),
            tokens,
            "Tea Garden 1.3",
            hint=text("1 each"),
        ),
    )


_WORKERS = entered("uni_center") + size("uni_sectors") + size("uni_sector_numbers")
_ALL_EMPEROR = over("sum", size("emperor"))
_ALL_CARAVANS = over("sum", entered("caravans"))

_CHECKS: tuple[Check, ...] = (
    Condition(
        code="E_WORKERS",
        ok=_WORKERS <= UNIVERSITY_WORKERS,
        where="uni_center",
        message=text(
            "{player} has {found} workers at the university, at most {limit} can be there"
        ),
        hint=text("one of the eight workers stands on the emperor track"),
        found=_WORKERS,
        limit=expr(UNIVERSITY_WORKERS),
    ),
    Condition(
        code="E_BOTH",
        ok=negated(both(answered("uni_sectors"), answered("uni_sector_numbers"))),
        where="uni_sector_numbers",
        message=text("{player}: points and numbers of the sectors were both given"),
        hint=text("leave one of them out"),
    ),
    Condition(
        code="E_TOO_MANY",
        ok=_ALL_EMPEROR <= EMPEROR_CARDS,
        each="table",
        where="emperor",
        message=text("the players have {found} emperor cards, the box holds {limit}"),
        hint=text("count them again"),
        found=_ALL_EMPEROR,
        limit=expr(EMPEROR_CARDS),
    ),
    Condition(
        code="E_RANGE",
        ok=_ALL_CARAVANS <= CARAVANS,
        each="table",
        where="caravans",
        message=text("the players have {found} caravan cards, the box holds {limit}"),
        hint=text("count them again"),
        found=_ALL_CARAVANS,
        limit=expr(CARAVANS),
    ),
    Condition(
        code="W_CUPS_CAP",
        ok=entered("cups") <= _MOST_CUPS,
        where="cups",
        message=text("{player} has {found} connections; from {limit} on they score the same"),
        hint=text("the table that is known ends there"),
        found=entered("cups"),
        limit=expr(_MOST_CUPS),
    ),
)

_STORY = text(
    "{winner} wins the tie with {loser} at {total}: {best} leaves on the player board against {other}."
)
_FERMENTED_STORY = text(
    "{winner} wins the tie with {loser} at {total}: as many leaves, but {best} of them fermented "
    "against {other}."
)


def make_sheet(river: Sequence[int], sectors: Sequence[int]) -> ScoreSheet:
    """Return the tally for a river and a university of these points (Tea Garden 1.3, 4).

    Args:
        river: Points of the dock and the sections in order.
        sectors: Points of the sectors of the university in order.
    """
    return ScoreSheet(
        inputs=make_inputs(river, sectors),
        rows=_rows(sectors),
        checks=_CHECKS,
        tie_breaks=(
            TieBreak(
                id="leaves",
                label=text("leaves"),
                formula=entered("fresh") + entered("fermented"),
                story=_STORY,
                ask=True,
                rule="Tea Garden 1.3",
            ),
            TieBreak(
                id="fermented",
                label=text("fermented leaves"),
                formula=entered("fermented"),
                story=_FERMENTED_STORY,
                ask=True,
                rule="Tea Garden 1.3",
            ),
        ),
        track=LapTrack(TRACK, LAPS, "Tea Garden 1.7"),
    )


SHEET = make_sheet(RIVER, SECTORS)
