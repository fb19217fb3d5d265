"""From a set-up plan, options and helpers to everything in which they contradict each other."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from printkit.base.errors import Fault
from printkit.model.game import OWN_DATA, Game
from printkit.model.options import Option
from printkit.model.scoresheet import Counts
from printkit.model.setup import (
    ChooseKinds,
    DealSigns,
    Derive,
    DrawHands,
    FillBag,
    Instruction,
    LayOut,
    ShuffleRow,
    StartPlayer,
    Step,
    Supply,
)
from printkit.model.shuffles import BuildDeck, Lot, ShuffleOnto, ShuffleOwn, ShuffleStacks
from printkit.model.spreading import (
    SHUFFLED,
    FillFrames,
    MarketStep,
    PickSpace,
    ShareOut,
    Spread,
)

COMMANDS = frozenset({"print", "pad", "proof", "setup", "score", "calc", "rules", "check", "live"})
GLOBAL = frozenset(
    [
        "lang",
        "json",
        "plain",
        "debug",
        "help",
        "version",
        "out",
        "force",
        "dry-run",
        "seed",
        "code",
        "players",
        "answers",
        "board",
        "reveal",
        "format",
        "paper",
        "parts",
        "pieces",
        "copies",
    ]
)
"""Options that a command has of its own; a game's option of that name would hide them."""

_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def check_setup(game: Game) -> Iterator[Fault]:
    """Yield what keeps the set-up from being dealt, or from conserving the pieces."""
    steps = game.setup().steps
    yield from _twice((step.id for step in steps), "setup", "step")
    places = [name for step in steps for name in _places(step)]
    yield from _twice(places, "setup", "place")
    for players in game.players:
        yield from _dealt(steps, players, game)
    for k, shown in enumerate(game.setup().shown):
        if shown.place not in places:
            message = f"{shown.place!r} is shown, but no step deals it"
            yield Fault("R_SETUP", f"setup.shown[{k}]", message)
    named = {option.id for option in game.options() if "setup" in option.commands}
    for k, step in enumerate(steps):
        for wanted in _options(step):
            if wanted not in named:
                message = (
                    f"the step {step.id} wants the option {wanted!r}, which setup does not take"
                )
                yield Fault("R_OPTION", f"setup.steps[{k}]", message)
        for tool in _tools(step):
            if tool not in game.tools:
                message = (
                    f"the step {step.id} wants the tool {tool!r}, which the game does not have"
                )
                yield Fault("R_TOOL", f"setup.steps[{k}]", message)


def _places(step: Step) -> Iterator[str]:
    for name in ("place", "aside", "tops", "shown", "hands"):
        place = getattr(step, name, None)
        if place is not None:
            yield place
    match step:
        case LayOut():
            yield from (step.bag, step.left)
            if step.even is not None:
                yield step.even.place
        case Derive():
            yield from step.places
        case ShareOut():
            yield step.bag
        case _:
            pass


def _options(step: Step) -> Iterator[str]:
    wanted = getattr(step, "option", None)
    if wanted is not None:
        yield wanted
    if isinstance(step, LayOut):
        yield from filter(None, step.form[1:])
        if step.even is not None:
            yield step.even.option


def _tools(step: Step) -> Iterator[str]:
    if isinstance(step, LayOut | Derive):
        yield step.tool
    if isinstance(step, LayOut) and step.even is not None:
        yield step.even.tool


def _dealt(steps: Iterable[Step], players: int, game: Game) -> Iterator[Fault]:
    """Follow the numbers of the plan for so many players."""
    kinds = len(game.kinds)
    bags: dict[str, int] = {}
    for k, step in enumerate(steps):
        if isinstance(step, ChooseKinds):
            kinds = min(_at(step.number, players), kinds)
        where = f"the step {step.id} with {players} players"
        for message in _step(step, players, game, kinds, bags):
            yield Fault("R_SETUP", f"setup.steps[{k}]", f"{where}: {message}")


def _step(  # noqa: C901 - a line for each kind of step
    step: Step, players: int, game: Game, kinds: int, bags: dict[str, int]
) -> Iterator[str]:
    """Yield what one step wants too much of; bags are filled and emptied on the way."""
    match step:
        case ChooseKinds():
            yield from _within(_at(step.number, players), len(game.kinds), "kinds")
        case FillBag():
            each = _at(step.each, players)
            yield from _within(each, step.supply, "pieces")
            bags[step.place] = each * kinds
        case Supply():
            yield from _within(_at(step.each, players), step.supply, "pieces")
        case DrawHands():
            left = bags.get(step.bag, 0) - step.number * players
            yield from _within(step.number * players, bags.get(step.bag, 0), f"of {step.bag!r}")
            bags[step.bag] = max(left, 0)
        case DealSigns():
            yield from _within(players, len(game.seats), "seats")
        case StartPlayer():
            yield from _start(step, game)
        case ShuffleOnto() | ShuffleStacks() | BuildDeck() | ShuffleOwn():
            yield from _shuffled(step, players)
        case LayOut():
            yield from _forms(step, game)
        case ShuffleRow():
            yield from _within(1, sum(number for _, number in step.pieces), "pieces")
        case FillFrames() | Spread() | ShareOut() | PickSpace():
            yield from _market(step, game, players)
        case Instruction() | Derive():
            pass


def _shuffled(
    step: ShuffleOnto | ShuffleStacks | BuildDeck | ShuffleOwn, players: int
) -> Iterator[str]:
    """Yield what a step wants of pieces that are listed one by one."""
    match step:
        case ShuffleOnto():
            yield from _within(len(step.spaces), _number(step.lots), "pieces")
            yield from _once(name for name, _ in step.spaces)
        case ShuffleStacks():
            each = _at(step.each, players)
            yield from _within(len(step.stacks) * each, _number(step.lots), "pieces")
            yield from _once(name for name, _ in step.stacks)
        case BuildDeck():
            total = 0
            for group in step.groups:
                there = _number(group.lots)
                wanted = there if group.number is None else _at(group.number, players)
                yield from _within(wanted, there, "cards of a group")
                total += wanted
            yield from _within(step.number + step.later, total, "cards to turn over")
        case ShuffleOwn():
            yield from _within(step.number, _number(step.lots), "cards of a hand")


def _number(lots: Iterable[Lot]) -> int:
    return sum(lot.count for lot in lots)


def _once(ids: Iterable[str]) -> Iterator[str]:
    for name, number in Counter(ids).items():
        if number > 1:
            yield f"{name!r} is there {number} times"


def _forms(step: LayOut, game: Game) -> Iterator[str]:
    name, wanted = step.form
    choices = {option.id: option.choices for option in game.options()}
    for sort in step.sorts:
        yield from _within(1, sort.count, "pieces of a sort")
        for value, forms in sort.forms:
            if sum(number for _, number in forms) != sort.count:
                yield f"the forms of {sort.values} with {value!r} are not {sort.count} pieces"
            if not name or value not in choices.get(wanted, ()):
                yield f"the option {wanted!r} does not offer {value!r}"


def _market(step: MarketStep, game: Game, players: int) -> Iterator[str]:
    match step:
        case FillFrames():
            yield from _frames(step, game)
        case Spread():
            yield from _squares(step, game)
        case ShareOut():
            yield from _shares(step, game, players)
        case PickSpace():
            yield from _within(1, step.spaces, "spaces")


def _frames(step: FillFrames, game: Game) -> Iterator[str]:
    frames = {(frame.column, frame.row) for frame in step.board.frames}
    kinds = {kind.id for kind in game.kinds}
    printed = {(one.column, one.row): one.kind for one in step.board.squares}
    if any(printed.get(at) not in kinds for at in frames):
        yield "a frame of the printed layout shows no kind"
    if step.once != len(kinds) or step.once > len(frames):
        yield f"{len(frames)} frames, {step.once} of them cannot show {len(kinds)} kinds once"
    yield from _chance(step.option, game)


def _squares(step: Spread, game: Game) -> Iterator[str]:
    places = [(one.column, one.row) for one in step.board.squares]
    size = step.board.rows * step.board.columns
    if len(set(places)) != size or len(places) != size:
        yield f"{len(places)} squares are printed, the market has {size}"
    unsigned = {one.piece for one in step.board.squares} - {piece for piece, _ in step.signs}
    if unsigned:
        yield f"without a sign: {', '.join(sorted(unsigned))}"
    yield from _chance(step.option, game)


def _shares(step: ShareOut, game: Game, players: int) -> Iterator[str]:
    plan = game.setup().steps
    laid = sum(
        len(one.board.frames)
        for one in plan
        if isinstance(one, FillFrames) and one.place == step.frames
    )
    rest = step.supply * len(game.kinds) - laid - _at(step.in_bag, players)
    if rest < 0 or rest % players:
        yield f"{rest} pieces cannot be dealt evenly"


def _chance(option: str, game: Game) -> Iterator[str]:
    choices = {one.id: one.choices for one in game.options()}
    if SHUFFLED not in choices.get(option, ()):
        yield f"the option {option!r} does not offer {SHUFFLED}"


def _within(wanted: int, there: int, what: str) -> Iterator[str]:
    if not 1 <= wanted <= there:
        yield f"{wanted} {what} are wanted, there are {there}"


def _start(step: StartPlayer, game: Game) -> Iterator[str]:
    choices = {option.id: option.choices for option in game.options()}
    if "random" not in choices.get(step.option, ()):
        yield f"the option {step.option!r} does not offer random"


def _at(counts: Counts, players: int) -> int:
    return counts.get(players, 0) if isinstance(counts, Mapping) else counts


def check_options(game: Game) -> Iterator[Fault]:
    """Yield what is wrong with the options of the game and of its helpers."""
    options = game.options()
    yield from _twice((option.id for option in options), "options", "option")
    for k, option in enumerate(options):
        path = f"options[{k}]"
        yield from _option(option, path)
        if option.id.replace("_", "-") in GLOBAL:
            yield Fault("R_OPTION", path, f"--{option.id} is an option of every game")
        if not option.commands or not set(option.commands) <= COMMANDS:
            hint = f"some of {', '.join(sorted(COMMANDS))}"
            yield Fault("R_OPTION", path, f"--{option.id} belongs to no known command", hint)
        if option.required:
            yield Fault("R_OPTION", path, f"--{option.id}: only a helper's input can be needed")
    own = OWN_DATA in {option.id for option in options if option.type == "file"}
    if own != (game.data is not None) or own != (game.adjusted is not None):
        message = f"--{OWN_DATA}, the data it replaces and the game adjusted by it belong together"
        yield Fault("R_DATA", "data", message)
    helpers = game.helpers()
    yield from _twice((helper.id for helper in helpers), "helpers", "helper")
    for k, helper in enumerate(helpers):
        path = f"helpers[{k}]"
        yield from _twice((option.id for option in helper.inputs), path, "input")
        for n, option in enumerate(helper.inputs):
            yield from _option(option, f"{path}.inputs[{n}]")
        if not any(sign.isdigit() for sign in helper.rule):
            message = f"the helper {helper.id} does not say where its rule stands"
            yield Fault("R_RULE", path, message, "name game and section")


def _option(option: Option, path: str) -> Iterator[Fault]:
    if not _ID.fullmatch(option.id):
        yield Fault("R_ID", path, f"{option.id!r} cannot be the id of an option")
    worded = option.type in {"choice", "text", "file"}
    if bool(option.choices) > worded or (option.type == "choice" and not option.choices):
        yield Fault("R_CHOICE", path, f"--{option.id}: options and a choice belong together")
    if option.type == "choice" and option.default not in (None, *option.choices):
        yield Fault("R_CHOICE", path, f"--{option.id}: the default is none of its options")
    if len({word.casefold() for word in option.choices}) != len(option.choices):
        yield Fault("R_TWICE", path, f"--{option.id}: an option is there twice")
    if option.required and option.default is not None:
        yield Fault("R_OPTION", path, f"--{option.id} is needed, so it can have no default")


def _twice(ids: Iterable[str], where: str, what: str) -> Iterator[Fault]:
    for word, number in Counter(ids).items():
        if number > 1:
            yield Fault("R_TWICE", where, f"the {what} {word!r} is there {number} times")
