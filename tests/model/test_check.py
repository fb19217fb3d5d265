"""A rules module that contradicts itself is told where, whatever the contradiction is."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from printkit.model import formula as f
from printkit.model.boards import Zone
from printkit.model.check import check
from printkit.model.formula import Expr
from printkit.model.game import Answer, Game, Helper
from printkit.model.leaflet import Bullets, Paragraph, Picture, Table, Topic
from printkit.model.options import Option
from printkit.model.pieces import BoardSet, PadSet, TokenSet
from printkit.model.scoresheet import Condition, InPlay, Input, Repeats, Row, ScoreSheet, Span
from printkit.model.setup import SetupPlan
from printkit.model.text import Text, text
from printkit.rules.kraby import GAME

KIT = GAME.kit()
PLAN = GAME.setup()
SHEET = GAME.sheet


def codes(game: Game) -> set[str]:
    """Return the codes of all faults; each has a place and a message."""
    faults = check(game)
    assert all(fault.where and fault.message for fault in faults)
    return {fault.code for fault in faults}


def with_sheet(**changes: Any) -> Game:
    """Return the game with another sheet."""
    return replace(GAME, sheet=replace(SHEET, **changes))


def with_input(k: int, **changes: Any) -> Game:
    """Return the game with one input changed."""
    entries = list(SHEET.inputs)
    entries[k] = replace(entries[k], **changes)
    return with_sheet(inputs=tuple(entries))


def with_row(formula: Expr, k: int = 0) -> Game:
    """Return the game with another formula in one row."""
    rows = list(SHEET.rows)
    rows[k] = replace(rows[k], formula=formula + rows[k].formula)
    return with_sheet(rows=tuple(rows))


def with_check(*checks: Any) -> Game:
    """Return the game with further checks."""
    return with_sheet(checks=(*SHEET.checks, *checks))


def with_part(kind: type, **changes: Any) -> Game:
    """Return the game with the first set of a kind changed."""
    k = next(k for k, part in enumerate(KIT) if isinstance(part, kind))
    parts = list(KIT)
    parts[k] = replace(parts[k], **changes)
    return replace(GAME, kit=lambda: tuple(parts))


def part(kind: type) -> Any:
    """Return the first set of a kind."""
    return next(part for part in KIT if isinstance(part, kind))


def with_board(**changes: Any) -> Game:
    """Return the game with another board."""
    return with_part(BoardSet, board=replace(part(BoardSet).board, **changes))


def with_token(**changes: Any) -> Game:
    """Return the game with its first token changed."""
    pieces = part(TokenSet).pieces
    return with_part(TokenSet, pieces=(replace(pieces[0], **changes), *pieces[1:]))


def with_step(kind: str, **changes: Any) -> Game:
    """Return the game with the step of that id changed."""
    steps = tuple(replace(s, **changes) if s.id == kind else s for s in PLAN.steps)
    return replace(GAME, setup=lambda: SetupPlan(steps))


def with_topic(*blocks: Any, **changes: Any) -> Game:
    """Return the game with a topic of its own behind the others."""
    given = {"id": "odd", "title": text("Odd"), "rule": "Kraby 1", "blocks": blocks, **changes}
    return replace(GAME, topics=lambda: (*GAME.topics(), Topic(**given)))


def with_option(**changes: Any) -> Game:
    """Return the game with one more option."""
    given = {"id": "odd", "type": "flag", "help": text("…"), "commands": ("print",), **changes}
    return replace(GAME, options=lambda: (*GAME.options(), Option(**given)))


def broken() -> Any:
    """Fail as a module with a mistake would."""
    message = "no such thing"
    raise KeyError(message)


def with_helper(**changes: Any) -> Game:
    """Return the game with one more helper."""

    def answer(given: Any) -> Answer:
        return Answer(ok=True, result=given)

    given = {"id": "odd", "title": text("…"), "inputs": (), "answer": answer, "rule": "Kraby 1"}
    helper = Helper(**{**given, **changes})
    return replace(GAME, helpers=lambda: (*GAME.helpers(), helper))


def ring_without_a_cell() -> Game:
    """Return the game whose inner ring is not closed."""
    board = part(BoardSet).board
    ring = board.rings[0]
    return with_board(rings=(replace(ring, cells=ring.cells[:-1]), *board.rings[1:]))


def pad_without(tie: str) -> Game:
    """Return the game whose pad has no cell for something."""
    pad = part(PadSet).pad
    tables = tuple(
        replace(table, rows=tuple(row for row in table.rows if tie not in row.ties))
        for table in pad.tables
    )
    return with_part(PadSet, pad=replace(pad, tables=tables))


def pad_with(**changes: Any) -> Game:
    """Return the game with the first line of its pad changed."""
    pad = part(PadSet).pad
    table = pad.tables[0]
    rows = (replace(table.rows[0], **changes), *table.rows[1:])
    tables = (replace(table, rows=(*rows, table.rows[0])), *pad.tables[1:])
    return with_part(PadSet, pad=replace(pad, tables=tables))


WORDS = text("…")
O_INPUT = SHEET.inputs[0]
X1 = SHEET.inputs[5]
PICK = {kind.id: f.expr(1) for kind in GAME.kinds}

CASES: dict[str, tuple[str, Callable[[], Game]]] = {
    "game id": ("R_ID", lambda: replace(GAME, id="Kraby Game")),
    "no version": ("R_ID", lambda: replace(GAME, rules=" ")),
    "no players": ("R_PLAYERS", lambda: replace(GAME, players=())),
    "players fall": ("R_PLAYERS", lambda: replace(GAME, players=(4, 3, 2))),
    "kind twice": ("R_TWICE", lambda: replace(GAME, kinds=(*GAME.kinds, GAME.kinds[0]))),
    "pattern twice": (
        "R_TWICE",
        lambda: replace(
            GAME, kinds=(replace(GAME.kinds[0], pattern=GAME.kinds[1].pattern), *GAME.kinds[1:])
        ),
    ),
    "unknown pattern": (
        "R_KIND",
        lambda: replace(GAME, kinds=(replace(GAME.kinds[0], pattern="zebra"), *GAME.kinds[1:])),
    ),
    "long letter": (
        "R_KIND",
        lambda: replace(GAME, kinds=(replace(GAME.kinds[0], letter="Or"), *GAME.kinds[1:])),
    ),
    "too few seats": ("R_SEAT", lambda: replace(GAME, seats=GAME.seats[:3])),
    "seat named as a kind": (
        "R_ID",
        lambda: replace(GAME, seats=(replace(GAME.seats[0], id="O"), *GAME.seats[1:])),
    ),
    "brace nobody fills": ("R_TEXT", lambda: replace(GAME, about=Text("for {number} players"))),
    "stray brace": ("R_TEXT", lambda: replace(GAME, about=Text("for } players"))),
    "value not named": ("R_TEXT", lambda: replace(GAME, about=text("for all", number=2))),
    "brace inside a value": (
        "R_TEXT",
        lambda: replace(GAME, about=text("for {all}", all=Text("{number} players"))),
    ),
    "placeholder fixed early": (
        "R_TEXT",
        lambda: with_check(Condition("E_X", f.expr(1), text("{player} …", player="Ann"))),
    ),
    "wrong placeholder": (
        "R_TEXT",
        lambda: with_check(Condition("E_X", f.expr(1), Text("{winner} …"))),
    ),
    "input twice": ("R_TWICE", lambda: with_sheet(inputs=(*SHEET.inputs, X1))),
    "input with a reserved id": ("R_ID", lambda: with_input(5, id="total")),
    "input with an odd id": ("R_ID", lambda: with_input(5, id="x 1")),
    "row and tie-break of one id": (
        "R_TWICE",
        lambda: with_sheet(tie_breaks=(replace(SHEET.tie_breaks[0], id="x1"),)),
    ),
    "no rows": ("R_ROW", lambda: with_sheet(rows=())),
    "input nobody uses": (
        "R_UNUSED",
        lambda: with_sheet(inputs=(*SHEET.inputs, Input("idle", WORDS, rule="Kraby 1"))),
    ),
    "player before table": ("R_INPUT", lambda: with_sheet(inputs=SHEET.inputs[::-1])),
    "no rule reference": ("R_RULE", lambda: with_input(0, rule="somewhere")),
    "row without a rule": (
        "R_RULE",
        lambda: with_sheet(rows=(replace(SHEET.rows[0], rule=""), *SHEET.rows[1:])),
    ),
    "span the wrong way": ("R_SPAN", lambda: with_input(0, span=Span(5, 3))),
    "gap outside the span": (
        "R_SPAN",
        lambda: with_input(0, span=Span(0, 9, never=(12,), reason=WORDS)),
    ),
    "gap without a reason": ("R_SPAN", lambda: with_input(0, span=Span(0, 9, never=(4,)))),
    "span lacks a number of players": (
        "R_PLAYERS",
        lambda: with_input(0, span={2: Span(0, 9), 3: Span(0, 9)}),
    ),
    "choice without options": ("R_CHOICE", lambda: with_input(5, choices=())),
    "options without a choice": ("R_CHOICE", lambda: with_input(0, choices=X1.choices)),
    "option twice": ("R_TWICE", lambda: with_input(5, choices=(*X1.choices, X1.choices[0]))),
    "option of no table input": (
        "R_CHOICE",
        lambda: with_input(5, choices=(*X1.choices, ("Z", WORDS))),
    ),
    "odd code": ("R_CODE", lambda: with_input(5, choice_code="colour")),
    "lines without a reader": ("R_READER", lambda: with_input(0, type="lines")),
    "reader that is not there": ("R_READER", lambda: with_sheet(board="map")),
    "gives what is not there": ("R_INPUT", lambda: with_input(0, gives=("x1",))),
    "list that starts with undo": (
        "R_INPUT",
        lambda: with_input(0, parts=replace(O_INPUT.parts, letter="u")),  # type: ignore[type-var]
    ),
    "list of another input": (
        "R_FORMULA",
        lambda: with_input(0, parts=SHEET.inputs[1].parts),
    ),
    "list that is not looked at": (
        "R_FORMULA",
        lambda: with_input(0, parts=replace(O_INPUT.parts, value=f.expr(3))),  # type: ignore[type-var]
    ),
    "formula names no input": ("R_FORMULA", lambda: with_row(f.entered("Z"))),
    "formula names no row": ("R_FORMULA", lambda: with_row(f.row("x9"))),
    "row rests on itself": ("R_FORMULA", lambda: with_row(f.row("x1"))),
    "row rests on a later one": ("R_FORMULA", lambda: with_row(f.row("x3"))),
    "choice as a number": ("R_FORMULA", lambda: with_row(f.entered("x1"))),
    "number as a list": ("R_FORMULA", lambda: with_row(f.total_over("x1", f.item()))),
    "pick with an option less": (
        "R_FORMULA",
        lambda: with_row(f.pick("x1", {k: v for k, v in PICK.items() if k != "P"})),
    ),
    "chosen of no option": ("R_FORMULA", lambda: with_row(f.chosen("x1", "Z"))),
    "item outside a list": ("R_FORMULA", lambda: with_row(f.item())),
    "division by zero": ("R_FORMULA", lambda: with_row(f.entered("O") // 0)),
    "empty table": ("R_FORMULA", lambda: with_row(Expr("lookup", (f.expr(1), 0, ())))),
    "unknown operation": ("R_FORMULA", lambda: with_row(Expr("power", (2, 3)))),
    "least of nothing": ("R_FORMULA", lambda: with_row(f.least())),
    "odd reducer": ("R_FORMULA", lambda: with_row(f.over("mean", f.row("x1")))),
    "table looks at one player": (
        "R_FORMULA",
        lambda: with_check(Condition("E_X", f.answered("x1"), WORDS, each="table")),
    ),
    "check with an odd code": ("R_CODE", lambda: with_check(Condition("X", f.expr(1), WORDS))),
    "check of no input": (
        "R_CHECK",
        lambda: with_check(Condition("E_X", f.expr(1), WORDS, where="x9")),
    ),
    "repeats of numbers": (
        "R_CHECK",
        lambda: with_check(Repeats("E_X", ("O",), "player", 1, WORDS)),
    ),
    "repeats of nothing": (
        "R_CHECK",
        lambda: with_check(Repeats("E_X", ("x9",), "player", 1, WORDS)),
    ),
    "in play but not of the table": (
        "R_CHECK",
        lambda: with_check(InPlay("E_X", ("x1",), 4, WORDS)),
    ),
    "limit lacks a number of players": (
        "R_PLAYERS",
        lambda: with_check(InPlay("E_X", ("O",), {2: 4}, WORDS)),
    ),
    "part twice": ("R_TWICE", lambda: replace(GAME, kit=lambda: (*KIT, KIT[0]))),
    "piece named like the cover": ("R_TWICE", lambda: with_token(id="cover", of="")),
    "piece named like a page of rules": ("R_TWICE", lambda: with_token(id="rules.1", of="")),
    "no pad": (
        "R_PAD",
        lambda: replace(GAME, kit=lambda: tuple(p for p in KIT if not isinstance(p, PadSet))),
    ),
    "no cell for an input": ("R_PAD", lambda: pad_without("P")),
    "no cell for a row": ("R_PAD", lambda: pad_without("x3")),
    "no cell for the tie-break": ("R_PAD", lambda: pad_without("best_product")),
    "no cell for the total": ("R_PAD", lambda: pad_without("total")),
    "cell of nothing": ("R_PAD", lambda: pad_with(ties=("x9",))),
    "line of no kind": ("R_PAD", lambda: pad_with(kind="Z")),
    "pad too small": (
        "R_PAD",
        lambda: with_part(PadSet, pad=replace(part(PadSet).pad, seats=3)),
    ),
    "piece of nobody": ("R_PIECE", lambda: with_token(of="Z")),
    "piece with another's id": ("R_PIECE", lambda: with_token(id="token.Z")),
    "piece that cannot be typed": ("R_ID", lambda: with_token(id="token, O", of="")),
    "no pieces": ("R_COUNT", lambda: with_token(count=0, needed=None)),
    "more needed than there are": ("R_COUNT", lambda: with_token(needed={2: 25, 3: 24, 4: 24})),
    "needed by nobody": ("R_COUNT", lambda: with_token(needed={2: 0, 3: 0, 4: 0})),
    "needed lacks a number of players": ("R_PLAYERS", lambda: with_token(needed={2: 20})),
    "piece twice": (
        "R_TWICE",
        lambda: with_part(TokenSet, pieces=(*part(TokenSet).pieces, part(TokenSet).pieces[0])),
    ),
    "island outside": ("R_BOARD", lambda: with_board(special=((12, 6, "island"),))),
    "zone outside": ("R_BOARD", lambda: with_board(zone=Zone(WORDS, 0, 10, 2, 10))),
    "zone of nothing": ("R_BOARD", lambda: with_board(zone=Zone(WORDS, 8, 3, 2, 10))),
    "ring too wide": ("R_BOARD", lambda: with_board(rings=part(BoardSet).board.rings[1:])),
    "ring with a gap": ("R_BOARD", ring_without_a_cell),
    "too many kinds": ("R_SETUP", lambda: with_step("colours", number=6)),
    "bag of more than there is": ("R_SETUP", lambda: with_step("bag", each=25)),
    "hands of more than the bag": ("R_SETUP", lambda: with_step("hands", number=41)),
    "hands of no bag": ("R_SETUP", lambda: with_step("hands", bag="sack")),
    "supply of more than there is": ("R_SETUP", lambda: with_step("figures", each=4)),
    "step lacks a number of players": ("R_PLAYERS", lambda: with_step("bag", each={2: 20})),
    "option that setup does not take": ("R_OPTION", lambda: with_step("colours", option="size")),
    "start that cannot be drawn": ("R_SETUP", lambda: with_step("start", option="colours")),
    "step twice": (
        "R_TWICE",
        lambda: replace(GAME, setup=lambda: SetupPlan((*PLAN.steps, PLAN.steps[0]))),
    ),
    "place twice": ("R_TWICE", lambda: with_step("signs", place="colours")),
    "step with a brace": ("R_TEXT", lambda: with_step("signs", text=Text("{ships}"))),
    "topic of nothing": ("R_TOPIC", with_topic),
    "topic without a rule": ("R_RULE", lambda: with_topic(Paragraph(WORDS), rule="")),
    "topic twice": (
        "R_TWICE",
        lambda: replace(GAME, topics=lambda: (*GAME.topics(), GAME.topics()[0])),
    ),
    "ragged table": ("R_TABLE", lambda: with_topic(Table((WORDS,), ((WORDS, WORDS),)))),
    "list of nothing": ("R_TABLE", lambda: with_topic(Bullets(()))),
    "ragged picture": ("R_PICTURE", lambda: with_topic(Picture(("OG", "O"), WORDS))),
    "picture of nothing known": ("R_PICTURE", lambda: with_topic(Picture(("OZ",), WORDS))),
    "option twice in the game": ("R_TWICE", lambda: with_option(id="size")),
    "option of every game": ("R_OPTION", lambda: with_option(id="paper")),
    "option of no command": ("R_OPTION", lambda: with_option(commands=("sing",))),
    "option that is needed": ("R_OPTION", lambda: with_option(required=True)),
    "option with an odd id": ("R_ID", lambda: with_option(id="Odd-One")),
    "option without its choices": ("R_CHOICE", lambda: with_option(type="choice")),
    "default that is none": (
        "R_CHOICE",
        lambda: with_option(type="choice", choices=("a", "b"), default="c"),
    ),
    "choices that differ in case": (
        "R_TWICE",
        lambda: with_option(type="choice", choices=("a", "A")),
    ),
    "own data without its option": ("R_DATA", lambda: replace(GAME, data=dict)),
    "asked for without a default": ("R_INPUT", lambda: with_input(0, ask_if=f.expr(1))),
    "helper twice": ("R_TWICE", lambda: with_helper(id="move")),
    "helper without a rule": ("R_RULE", lambda: with_helper(rule="")),
    "helper's input needed with a default": (
        "R_OPTION",
        lambda: with_helper(inputs=(Option("n", "int", WORDS, default=1, required=True),)),
    ),
    "helper with a brace": ("R_TEXT", lambda: with_helper(title=Text("{odd}"))),
    "kit that fails": ("R_BUILD", lambda: replace(GAME, kit=broken)),
    "set-up that fails": ("R_BUILD", lambda: replace(GAME, setup=broken)),
    "topics that fail": ("R_BUILD", lambda: replace(GAME, topics=broken)),
    "helpers that fail": ("R_BUILD", lambda: replace(GAME, helpers=broken)),
}


def test_the_game_itself_is_consistent() -> None:
    """What printkit brings has no fault, so every fault below comes from the change made."""
    assert check(GAME) == ()


@pytest.mark.parametrize("case", CASES)
def test_every_contradiction_is_told(case: str) -> None:
    """One change that makes the module contradict itself is found, under its code."""
    code, change = CASES[case]
    assert code in codes(change())


def test_one_broken_part_does_not_hide_the_others() -> None:
    """All faults come at once."""
    game = replace(with_sheet(board="map"), kit=broken, rules="")
    assert {"R_READER", "R_BUILD", "R_ID"} <= codes(game)


def test_a_small_sheet_is_enough() -> None:
    """What is not asked for is not missed: a sheet of one number is consistent."""
    score = Input("score", text("score"), span=Span(0), rule="Some 1")
    row = Row("score", text("score"), f.entered("score"), "Some 1")
    sheet = ScoreSheet((score,), (row,))
    faults = check(replace(GAME, sheet=sheet))
    assert {fault.code for fault in faults} == {"R_PAD"}


def test_steps_that_draw_are_followed_with_the_kinds_in_play() -> None:
    """A bag of four kinds holds less than one of five: hands are checked by number of players."""
    game = with_step("bag", each={2: 3, 3: 24, 4: 24})
    assert "R_SETUP" not in codes(game)
    assert "R_SETUP" in codes(with_step("bag", each={2: 2, 3: 24, 4: 24}))
