"""From a score sheet to everything in which it contradicts itself."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from printkit.base.errors import Fault
from printkit.model.formula import Expr, inputs_of
from printkit.model.game import Game
from printkit.model.scoresheet import Condition, InPlay, Input, Repeats, ScoreSheet, Span

RESERVED = frozenset({"name", "total", "rank", "winner", "shared", "rows", "game", "players"})
"""Keys of answers and results that no input, row or tie-break may take."""

_ID = re.compile(r"[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*")
_CODE = re.compile(r"[EW]_[A-Z]+(_[A-Z]+)*")
_REDUCERS = frozenset({"sum", "min", "max", "distinct"})
_BINARY = frozenset({"add", "sub", "mul", "floordiv", "le", "lt", "eq"})
_VARIADIC = frozenset({"and", "min", "max", "count"})
_UNARY = frozenset({"neg", "not"})
_KNOWN = _BINARY | _VARIADIC | _UNARY
_OTHERS = frozenset(
    [
        "const",
        "input",
        "answered",
        "players",
        "chosen",
        "size",
        "item",
        "lookup",
        "pick",
        "pick_item",
        "total",
        "if",
        "over",
        "row",
    ]
)


def check_sheet(game: Game) -> Iterator[Fault]:
    """Yield what is wrong with the tally: ids, spans, choices, formulas, checks, rule references."""
    sheet = game.sheet
    yield from _ids(sheet)
    for k, entry in enumerate(sheet.inputs):
        yield from _input(entry, f"sheet.inputs[{k}]", game)
    yield from _order(sheet)
    yield from _references(sheet)
    yield from _use(sheet)
    for path, formula, player in _formulas(sheet):
        yield from _formula(formula, path, sheet, player=player)
    yield from _checks(sheet)
    if sheet.board is not None and sheet.board not in game.readers:
        message = f"there is no reader {sheet.board!r} for the board"
        yield Fault("R_READER", "sheet.board", message)


def _ids(sheet: ScoreSheet) -> Iterator[Fault]:
    for name, ids in (
        ("inputs", [entry.id for entry in sheet.inputs]),
        ("rows", [entry.id for entry in sheet.rows]),
        ("tie_breaks", [entry.id for entry in sheet.tie_breaks]),
        ("marks", [entry.id for entry in sheet.marks]),
        ("facts", [entry.id for entry in sheet.facts]),
    ):
        for word, number in Counter(ids).items():
            if number > 1:
                yield Fault("R_TWICE", f"sheet.{name}", f"the id {word!r} is there {number} times")
            if not _ID.fullmatch(word) or word in RESERVED:
                message = f"{word!r} cannot be an id"
                yield Fault("R_ID", f"sheet.{name}", message, "letters, digits and underscores")
    ties = {tie.id for tie in sheet.tie_breaks}
    if both := {row.id for row in sheet.rows} & ties:
        message = f"a row and a tie-break have the same id: {', '.join(sorted(both))}"
        yield Fault("R_TWICE", "sheet.tie_breaks", message)
    if both := {mark.id for mark in sheet.marks} & ties:
        message = f"a mark and a tie-break have the same id: {', '.join(sorted(both))}"
        yield Fault("R_TWICE", "sheet.marks", message)
    if both := {fact.id for fact in sheet.facts} & {entry.id for entry in sheet.inputs}:
        message = f"a fact and an input have the same id: {', '.join(sorted(both))}"
        yield Fault("R_TWICE", "sheet.facts", message)
    if not sheet.rows:
        yield Fault("R_ROW", "sheet.rows", "the tally has no rows")


def _input(entry: Input, path: str, game: Game) -> Iterator[Fault]:
    spans = entry.span.values() if isinstance(entry.span, Mapping) else (entry.span,)
    for span in spans:
        yield from _span(span, path)
    yield from _choices(entry, path, game)
    if entry.parts is not None:
        yield from _parts(entry, path)
    if (entry.type == "lines") != bool(entry.reader):
        yield Fault("R_READER", path, f"{entry.id}: lines and a reader belong together")
    if entry.ask_if is not None and entry.default is None:
        message = f"{entry.id} has no default, so it is asked for anyhow"
        yield Fault("R_INPUT", path, message)
    if entry.reader and entry.reader not in game.readers:
        yield Fault("R_READER", path, f"{entry.id}: there is no reader {entry.reader!r}")
    scopes = {other.id: other.scope for other in game.sheet.inputs}
    for given in entry.gives:
        if scopes.get(given) != entry.scope:
            yield Fault("R_INPUT", path, f"{entry.id} gives {given!r}, no input of its scope")


def _choices(entry: Input, path: str, game: Game) -> Iterator[Fault]:
    if (entry.type in ("choice", "choices")) != bool(entry.choices):
        yield Fault("R_CHOICE", path, f"{entry.id}: options and a choice belong together")
    options = [option for option, _ in entry.choices]
    if len(set(options)) != len(options):
        yield Fault("R_TWICE", path, f"{entry.id}: an option is there twice")
    table = {other.id for other in game.sheet.inputs if other.scope == "table"}
    if entry.only_answered and not set(options) <= table:
        yield Fault("R_CHOICE", path, f"{entry.id}: an option names no table input")
    if not _CODE.fullmatch(entry.choice_code):
        yield Fault("R_CODE", path, f"{entry.choice_code!r} is not a code")


def _span(span: Span, path: str) -> Iterator[Fault]:
    low, high = span.low, span.high
    if low is not None and high is not None and low > high:
        yield Fault("R_SPAN", path, f"the span from {low} to {high} is empty")
    for number in span.never:
        if (low is not None and number <= low) or (high is not None and number >= high):
            message = f"{number} cannot be, but lies not inside the span"
            yield Fault("R_SPAN", path, message, "shorten the span instead")
    if (span.never or span.step > 1) and span.reason is None:
        yield Fault("R_SPAN", path, "numbers cannot be, but no reason is given")
    if span.step < 1 or (span.step > 1 and low is None):
        message = f"a step of {span.step} wants a lowest number to start from"
        yield Fault("R_SPAN", path, message)
    for code in (span.low_code, span.high_code):
        if not _CODE.fullmatch(code):
            yield Fault("R_CODE", path, f"{code!r} is not a code")


def _parts(entry: Input, path: str) -> Iterator[Fault]:
    parts = entry.parts
    if parts is None:
        return
    if entry.type != "int":
        yield Fault("R_INPUT", path, f"{entry.id}: only a number has a list form")
    if len(parts.letter) != 1 or not parts.letter.isalpha() or parts.letter == "u":
        yield Fault("R_INPUT", path, f"{entry.id}: {parts.letter!r} cannot start a list")
    if not _CODE.fullmatch(parts.code):
        yield Fault("R_CODE", path, f"{parts.code!r} is not a code")
    if set(inputs_of(parts.value)) - {entry.id}:
        yield Fault("R_FORMULA", path, f"{entry.id}: the list's value names other inputs")
    if not any(found.op == "item" for found, _, _ in _nodes(parts.value)):
        yield Fault("R_FORMULA", path, f"{entry.id}: the list's value does not use its entries")


def _order(sheet: ScoreSheet) -> Iterator[Fault]:
    scopes = [entry.scope for entry in sheet.inputs]
    if scopes != sorted(scopes, key=("table", "player").index):
        message = "inputs of the table stand before those of the players"
        yield Fault("R_INPUT", "sheet.inputs", message)


def _references(sheet: ScoreSheet) -> Iterator[Fault]:
    """Yield inputs, rows and tie-breaks that do not cite the rules."""
    cited = [
        *((f"inputs[{k}]", one.id, one.rule) for k, one in enumerate(sheet.inputs)),
        *((f"rows[{k}]", one.id, one.rule) for k, one in enumerate(sheet.rows)),
        *((f"tie_breaks[{k}]", one.id, one.rule) for k, one in enumerate(sheet.tie_breaks)),
    ]
    for path, name, rule in cited:
        if not any(sign.isdigit() for sign in rule):
            message = f"{name} does not say where its rule stands"
            yield Fault("R_RULE", f"sheet.{path}", message, "name game and section")


def _formulas(sheet: ScoreSheet) -> Iterator[tuple[str, Expr, bool]]:
    """Yield each formula with its path and whether a player is at hand."""
    for k, row in enumerate(sheet.rows):
        yield f"sheet.rows[{k}].formula", row.formula, True
    for k, tie in enumerate(sheet.tie_breaks):
        yield f"sheet.tie_breaks[{k}].formula", tie.formula, True
    for k, fact in enumerate(sheet.facts):
        yield f"sheet.facts[{k}].formula", fact.formula, False
    for k, mark in enumerate(sheet.marks):
        yield f"sheet.marks[{k}].when", mark.when, True
    for k, entry in enumerate(sheet.inputs):
        if entry.parts is not None:
            yield f"sheet.inputs[{k}].parts.value", entry.parts.value, entry.scope == "player"
        for name in ("needed", "ask_if"):
            formula = getattr(entry, name)
            if formula is not None:
                yield f"sheet.inputs[{k}].{name}", formula, entry.scope == "player"
    yield from _formulas_of_checks(sheet)


def _formulas_of_checks(sheet: ScoreSheet) -> Iterator[tuple[str, Expr, bool]]:
    for k, check in enumerate(sheet.checks):
        if isinstance(check, Condition):
            for name, formula in (("ok", check.ok), ("found", check.found), ("limit", check.limit)):
                if formula is not None:
                    yield f"sheet.checks[{k}].{name}", formula, check.each == "player"


def _use(sheet: ScoreSheet) -> Iterator[Fault]:
    """Yield inputs that neither count for anything nor are checked."""
    used: set[str] = set()
    for path, formula, _ in _formulas(sheet):
        if ".parts." not in path:
            used |= set(inputs_of(formula))
    for check in sheet.checks:
        if isinstance(check, Repeats | InPlay):
            used |= set(check.inputs)
    for k, entry in enumerate(sheet.inputs):
        if entry.id not in used and not entry.reader:
            message = f"{entry.id} is asked for, but nothing uses it"
            yield Fault("R_UNUSED", f"sheet.inputs[{k}]", message)


def _nodes(
    formula: Expr, *, listed: bool = False, crowd: bool = False
) -> Iterator[tuple[Expr, bool, bool]]:
    """Yield each part of a formula, with whether it lies inside a list and inside `over`."""
    yield formula, listed, crowd
    deeper = {"listed": listed or formula.op == "total", "crowd": crowd or formula.op == "over"}
    for arg in formula.args:
        if isinstance(arg, Expr):
            yield from _nodes(arg, **deeper)
        for _, entry in _pairs(arg):
            yield from _nodes(entry, **deeper)


def _formula(formula: Expr, path: str, sheet: ScoreSheet, *, player: bool) -> Iterator[Fault]:
    inputs = {entry.id: entry for entry in sheet.inputs}
    for name in inputs_of(formula):
        if name not in inputs:
            yield Fault("R_FORMULA", path, f"the formula names {name!r}, which is no input")
    for node, listed, crowd in _nodes(formula):
        yield from _node(node, path, inputs, sheet)
        if node.op in ("item", "pick_item") and not listed:
            yield Fault("R_FORMULA", path, f"{node.op} stands outside of a list")
        if player or crowd:
            continue
        own = [inputs[name] for name in _own(node) if name in inputs]
        if node.op == "row" or any(entry.scope == "player" for entry in own):
            message = "a formula for the table looks at one player"
            yield Fault("R_FORMULA", path, message, "use over(...)")


def _own(node: Expr) -> Iterable[str]:
    """Return the input that this part itself names."""
    named = node.op in ("input", "answered", "pick", "total", "chosen", "size")
    return (str(node.args[0]),) if named else ()


def _node(node: Expr, path: str, inputs: Mapping[str, Input], sheet: ScoreSheet) -> Iterator[Fault]:
    """Yield what is wrong with one part of a formula."""
    entry = inputs.get(next(iter(_own(node)), ""))
    found = _operands(node)
    if found is None and entry is not None:
        found = _fits(node, entry)
    if found is None and node.op == "row":
        found = _row(str(node.args[0]), path, sheet)
    if found is not None:
        yield Fault("R_FORMULA", path, found)


def _operands(node: Expr) -> str | None:
    """Return what is wrong with an operation and its operands."""
    op, args = node.op, node.args
    wrong = {
        f"{op!r} is not an operation": op not in _KNOWN | _OTHERS,
        f"{op} has not two operands": op in _BINARY and len(args) != 2,  # noqa: PLR2004 - two sides
        f"{op} of nothing": op in _VARIADIC and not args,
        "a division by zero": op == "floordiv" and _constant(args[-1]) == 0,
        "a table without entries": op == "lookup" and not args[-1],
        f"over cannot reduce by {args[:1]}": op == "over" and args[0] not in _REDUCERS,
    }
    return next((message for message, holds in wrong.items() if holds), None)


def _fits(node: Expr, entry: Input) -> str | None:
    """Return why a part of a formula cannot be worked out with the input it names."""
    options = {option for option, _ in entry.choices}
    listlike = entry.type in ("ints", "choices") or entry.parts is not None
    if node.op == "pick" and {name for name, _ in _pairs(node.args[1])} != options:
        return f"pick names other options than {entry.id} has"
    if node.op == "chosen" and node.args[1] not in options:
        return f"{entry.id} has no option {node.args[1]!r}"
    if node.op == "input" and entry.type not in ("int", "flag"):
        return f"{entry.id} is not a number"
    if node.op == "total" and not listlike:
        return f"{entry.id} is not a list"
    return None


def _pairs(arg: object) -> Iterator[tuple[str, Expr]]:
    """Return the named expressions of an operand."""
    if isinstance(arg, tuple):
        yield from (pair for pair in arg if isinstance(pair, tuple))


def _row(name: str, path: str, sheet: ScoreSheet) -> str | None:
    """Return why a formula cannot rest on a row: none of that name, or not an earlier one."""
    ids = [row.id for row in sheet.rows]
    if name not in ids:
        return f"there is no row {name!r}"
    if not path.startswith("sheet.rows"):
        return None
    here = int(path.split("[")[1].split("]", maxsplit=1)[0])
    if name in ids[here:]:
        return f"row {ids[here]!r} rests on {name!r}, which does not stand before it"
    return None


def _constant(value: object) -> object:
    return value.args[0] if isinstance(value, Expr) and value.op == "const" else None


def _checks(sheet: ScoreSheet) -> Iterator[Fault]:
    inputs = {entry.id: entry for entry in sheet.inputs}
    for k, check in enumerate(sheet.checks):
        path = f"sheet.checks[{k}]"
        if not _CODE.fullmatch(check.code):
            yield Fault("R_CODE", path, f"{check.code!r} is not a code")
        if isinstance(check, Condition):
            if check.where and check.where not in inputs:
                yield Fault("R_CHECK", path, f"{check.where!r} is no input")
            continue
        for name in check.inputs:
            entry = inputs.get(name)
            if entry is None:
                yield Fault("R_CHECK", path, f"{name!r} is no input")
            elif isinstance(check, Repeats) and entry.type not in ("choice", "choices"):
                yield Fault("R_CHECK", path, f"{name} is no choice, so nothing can repeat")
            elif isinstance(check, InPlay) and entry.scope != "table":
                yield Fault("R_CHECK", path, f"{name} is no input of the table")
