"""From a game's set-up plan, a number of players and a seed to a dealt set-up.

Each step has its own stream of random numbers, ``GAME:STEP``, so that a step that is added, or a
choice that is made by hand, never shifts what another step deals.
"""

import unicodedata
from collections.abc import Mapping
from typing import Any, assert_never

from printkit.base.errors import RulesError, UsageError
from printkit.base.rng import SCHEME
from printkit.model.game import Game
from printkit.model.kinds import Kind
from printkit.model.options import FileText, Option
from printkit.model.scoresheet import at_players
from printkit.model.setup import (
    ChooseKinds,
    DealSigns,
    Dealt,
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
from printkit.model.shuffles import BuildDeck, ShuffleOnto, ShuffleOwn, ShuffleStacks
from printkit.model.spreading import FillFrames, PickSpace, ShareOut, Spread
from printkit.model.text import listed, text
from printkit.setups.laying import derive, lay_out, shuffle_row
from printkit.setups.market import lay_market
from printkit.setups.shuffling import lay_shuffled
from printkit.setups.table import Table

MAX_SEED = 100


def read_seed(words: str) -> str:
    """Return a seed as it is kept: any text, trimmed; the same letters are the same seed.

    Raises:
        UsageError: It is blank, too long, or holds signs that cannot be written down.
    """
    hint = "a seed is a number or a word: 7, 0, -1, rainy-sunday"
    seed = unicodedata.normalize("NFC", words).strip()
    if not seed:
        message = "the seed is blank"
        raise UsageError(message, f"{hint}; leave --seed out for a new one")
    if len(seed) > MAX_SEED:
        message = f"the seed has {len(seed)} signs, at most {MAX_SEED} are allowed"
        raise UsageError(message, hint)
    if not seed.isprintable():
        message = f"the seed {seed!a} holds signs that cannot be written down"
        raise UsageError(message, hint)
    return seed


def deal(game: Game, players: int, seed: str, options: Mapping[str, Any]) -> Dealt:
    """Deal the set-up that belongs to the seed; the same for ever, on any machine.

    Args:
        game: The game; its plan says what is dealt.
        players: How many play.
        seed: Any text.
        options: The game's options for this command, by id; absent ones take their default.

    Raises:
        UsageError: The game is not for so many, the seed is none, or an option makes no sense.
        DataError: A map in a file cannot be right, or nothing even enough was found.
        RulesError: The plan asks for more pieces than there are.
    """
    if players not in game.players:
        allowed = ", ".join(map(str, game.players))
        message = f"{game.title.pattern} cannot be played by {players}"
        raise UsageError(message, f"numbers of players: {allowed}")
    chosen, texts = _options(game, options)
    table = Table(game, players, read_seed(seed), chosen, texts, game.kinds)
    for step in game.setup().steps:
        _lay(step, table)
    return Dealt(
        game=game.id,
        rules=game.rules,
        players=players,
        seed=table.seed,
        options=tuple(table.options.items()),
        unusual=_unusual(game, table.options),
        steps=tuple(table.steps),
        places=tuple(table.places.items()),
        secret=tuple(table.secret.items()),
        scheme=SCHEME,
        title=game.title,
        data=game.mark,
        pictures=tuple(table.pictures.items()),
        warnings=tuple(table.warnings),
    )


def _unusual(
    game: Game, options: Mapping[str, str | int | bool]
) -> tuple[tuple[str, str | int | bool], ...]:
    """Return the options that have another value than their default: what a seed line must say."""
    usual = {option.id: str(option.default) for option in game.options()}
    return tuple((name, value) for name, value in options.items() if str(value) != usual.get(name))


def _options(
    game: Game, given: Mapping[str, Any]
) -> tuple[dict[str, str | int | bool], dict[str, FileText]]:
    """Return the options of the set-up with their defaults, and the files among them.

    What has no value, and a flag that is not set, is left out.
    """
    declared = {option.id: option for option in game.options() if "setup" in option.commands}
    for name in given:
        if name not in declared:
            message = f"{game.title.pattern} has no option {name!r} for its set-up"
            raise UsageError(message, f"options: {', '.join(declared) or 'none'}")
    values: dict[str, str | int | bool] = {}
    texts: dict[str, FileText] = {}
    for name, option in declared.items():
        value = given.get(name, option.default)
        if isinstance(value, FileText) and option.type == "file":
            values[name] = value.name
            texts[name] = value
        elif value is not None and value is not False:
            values[name] = _value(option, value)
    return values, texts


def _value(option: Option, value: object) -> str | int | bool:
    if option.type in {"int", "flag"} and isinstance(value, int):
        return value
    word = str(value)
    known = {choice.casefold(): choice for choice in option.choices}
    if option.type == "text" or not known:
        return known.get(word.casefold(), word)
    if word.casefold() not in known:
        message = f"--{option.id.replace('_', '-')} cannot be {word!r}"
        raise UsageError(message, f"one of: {', '.join(option.choices)}")
    return known[word.casefold()]


def _lay(step: Step, table: Table) -> None:  # noqa: C901, PLR0912 - a line for each kind of step
    match step:
        case Instruction():
            if not step.players or table.players in step.players:
                table.tell(step.text)
        case ChooseKinds():
            _choose_kinds(step, table)
        case FillBag():
            _fill_bag(step, table)
        case DrawHands():
            _draw_hands(step, table)
        case DealSigns():
            _deal_signs(step, table)
        case StartPlayer():
            _start_player(step, table)
        case Supply():
            _supply(step, table)
        case ShuffleOnto() | ShuffleStacks() | BuildDeck() | ShuffleOwn():
            lay_shuffled(step, table)
        case LayOut():
            lay_out(step, table)
        case ShuffleRow():
            shuffle_row(step, table)
        case Derive():
            derive(step, table)
        case FillFrames() | Spread() | ShareOut() | PickSpace():
            lay_market(step, table)
        case _:
            assert_never(step)


def _choose_kinds(step: ChooseKinds, table: Table) -> None:
    every = table.game.kinds
    number = at_players(step.number, table.players)
    if number > len(every):
        raise RulesError(f"step {step.id}: {number} kinds are wanted, there are {len(every)}")
    named = table.options.get(step.option) if step.option else None
    if named is not None:
        chosen = _named_kinds(step, table, str(named), number)
        table.options[str(step.option)] = "".join(kind.id for kind in chosen)
    elif number == len(every):
        chosen = every
    else:
        drawn = table.stream(step).shuffled(every)[:number]
        chosen = tuple(kind for kind in every if kind in drawn)
    table.kinds = chosen
    table.places[step.place] = [kind.id for kind in chosen]
    table.tell(step.text, kinds=listed([kind.name for kind in chosen]), number=number)


def _named_kinds(step: ChooseKinds, table: Table, named: str, number: int) -> tuple[Kind, ...]:
    """Read kinds that were named by their letters, in any order and letter case."""
    every = table.game.kinds
    letters = [sign for sign in named.upper() if not (sign.isspace() or sign == ",")]
    known = " ".join(kind.id for kind in every)
    hint = f"name {number} different ones of {known}, e.g. {known.replace(' ', '')[:number]}"
    strange = next((sign for sign in letters if sign not in known.split()), None)
    if strange is not None:
        raise UsageError(f"--{step.option}: {strange!r} is not one of {known}", hint)
    if len(letters) != number or len(set(letters)) != number:
        message = f"--{step.option} {named}: {table.players} players play with {number}"
        raise UsageError(message, hint)
    return tuple(kind for kind in every if kind.id in letters)


def _fill_bag(step: FillBag, table: Table) -> None:
    each = at_players(step.each, table.players)
    if each > step.supply:
        raise RulesError(f"step {step.id}: {each} pieces of a kind are wanted, of {step.supply}")
    pieces = [kind.id for kind in table.kinds for _ in range(each)]
    rest = {
        kind.id: step.supply - (each if kind in table.kinds else 0) for kind in table.game.kinds
    }
    aside = {kind: number for kind, number in rest.items() if number}
    table.secret[step.place] = list(table.stream(step).shuffled(pieces))
    table.places[step.aside] = aside
    names = {kind.id: kind.name for kind in table.game.kinds}
    counted = [
        text("{number} {kind}", number=number, kind=names[kind]) for kind, number in aside.items()
    ]
    words = listed(counted) if counted else text("nothing")
    table.tell(step.text, each=each, total=len(pieces), aside=words)


def _draw_hands(step: DrawHands, table: Table) -> None:
    bag = table.secret.get(step.bag)
    needed = step.number * table.players
    if not isinstance(bag, list) or len(bag) < needed:
        raise RulesError(f"step {step.id}: {needed} pieces are wanted from the bag {step.bag!r}")
    hands: list[list[str]] = [[] for _ in range(table.players)]
    place = {kind.id: k for k, kind in enumerate(table.game.kinds)}
    for turn in range(table.players):
        drawn = bag[turn * step.number : (turn + 1) * step.number]
        hands[(table.first + turn) % table.players] = sorted(drawn, key=place.__getitem__)
    table.secret[step.bag] = bag[needed:]
    table.secret[step.place] = hands
    table.tell(step.text, number=step.number)


def _deal_signs(step: DealSigns, table: Table) -> None:
    # The first seats only: a kit printed for so many players holds no others.
    seats = table.stream(step).shuffled(table.game.seats[: table.players])
    if len(seats) < table.players:
        raise RulesError(f"step {step.id}: {table.players} seats are wanted, of {len(seats)}")
    table.places[step.place] = [seat.sign for seat in seats]
    who = [
        text("player {player} {seat}", player=player, seat=seat.name)
        for player, seat in enumerate(seats, start=1)
    ]
    table.tell(step.text, signs=listed(who))


def _start_player(step: StartPlayer, table: Table) -> None:
    asked = str(table.options.get(step.option, step.rule))
    if asked == step.rule:
        table.places[step.place] = step.rule
        table.tell(step.text)
        return
    if asked == "random":
        first = table.stream(step).below(table.players)
    elif asked.isascii() and asked.isdecimal() and 1 <= int(asked[:9]) <= table.players:
        first = int(asked) - 1
    else:
        message = f"--{step.option} cannot be {asked!r}"
        hint = f"{step.rule}, random, or a player from 1 to {table.players}"
        raise UsageError(message, hint)
    table.first, table.drawn = first, True
    table.places[step.place] = first + 1
    table.tell(step.drawn, player=first + 1)


def _supply(step: Supply, table: Table) -> None:
    each = at_players(step.each, table.players)
    if each > step.supply:
        raise RulesError(f"step {step.id}: {each} pieces of a kind are wanted, of {step.supply}")
    total = each * len(table.kinds)
    table.places[step.place] = {kind.id: each for kind in table.kinds}
    rest = step.supply * len(table.game.kinds) - total
    table.tell(step.text, each=each, total=total, rest=rest or text("none"))
