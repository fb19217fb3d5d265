"""From a set-up plan, options and helpers to everything in which they contradict each other."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from printkit.base.errors import Fault
from printkit.model.game import Game
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

COMMANDS = frozenset({"print", "pad", "proof", "setup", "score", "live"})
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
    place = getattr(step, "place", None)
    if place is not None:
        yield place
    match step:
        case FillBag():
            yield step.aside
        case LayOut():
            yield step.left
            yield step.bag
            if step.even is not None:
                yield step.even.place
        case Derive():
            yield from step.places


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


def _step(step: Step, players: int, game: Game, kinds: int, bags: dict[str, int]) -> Iterator[str]:
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
        case LayOut():
            yield from _forms(step, game)
        case ShuffleRow():
            yield from _within(1, sum(number for _, number in step.pieces), "pieces")
        case Instruction() | Derive():
            pass


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
