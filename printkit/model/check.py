"""From a rules module to everything in which it contradicts itself.

Each fault has a code that starts with ``R_``, the path of the value, and what to do. A module
without faults can be tallied, dealt and printed.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from string import Formatter

from printkit.base.errors import Fault
from printkit.model.check_kit import check_kit, check_topics
from printkit.model.check_ledger import check_ledger
from printkit.model.check_setup import check_options, check_setup
from printkit.model.check_sheet import check_sheet
from printkit.model.game import Game
from printkit.model.kinds import Kind, Seat
from printkit.model.records import inside
from printkit.model.text import Text

PATTERNS = ("dots", "rising", "level", "waves", "crosses", "falling", "upright", "solid")
_GAME_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

_CONDITION = frozenset({"player", "players", "limit", "found"})
_REPEATS = frozenset({"player", "option", "input", "other", "first", "found", "players", "limit"})
_IN_PLAY = frozenset({"found", "limit", "players"})
FILLED_LATER: Mapping[tuple[str, str], frozenset[str]] = {
    ("Condition", "message"): _CONDITION,
    ("Condition", "hint"): _CONDITION,
    ("Repeats", "message"): _REPEATS,
    ("Repeats", "hint"): _REPEATS,
    ("InPlay", "message"): _IN_PLAY,
    ("InPlay", "hint"): _IN_PLAY,
    ("ScoreSheet", "marks"): frozenset({"player", "total"}),
    ("TieBreak", "story"): frozenset({"winner", "loser", "best", "other", "total"}),
    ("ChooseKinds", "text"): frozenset({"kinds", "number"}),
    ("FillBag", "text"): frozenset({"each", "total", "aside"}),
    ("DrawHands", "text"): frozenset({"number"}),
    ("DealSigns", "text"): frozenset({"signs"}),
    ("StartPlayer", "drawn"): frozenset({"player"}),
    ("Supply", "text"): frozenset({"each", "total", "rest"}),
    ("ShuffleOnto", "text"): frozenset({"pieces", "number", "rest"}),
    ("ShuffleStacks", "text"): frozenset({"each", "total", "rest", "tops"}),
    ("BuildDeck", "text"): frozenset({"parts", "total", "left", "rest", "shown"}),
    ("ShuffleOwn", "text"): frozenset({"number", "total"}),
    ("LayOut", "text"): frozenset({"map", "number", "left"}),
    ("Even", "text"): frozenset({"measure", "tries"}),
    ("ShuffleRow", "text"): frozenset({"row"}),
    ("FillFrames", "text"): frozenset({"pieces"}),
    ("FillFrames", "drawn"): frozenset({"pieces"}),
    ("Spread", "text"): frozenset({"number"}),
    ("Spread", "drawn"): frozenset({"number"}),
    ("ShareOut", "text"): frozenset({"hand", "bag"}),
    ("PickSpace", "text"): frozenset({"space"}),
}
"""Names in braces that whoever shows the text fills in, by record and field."""


def check(game: Game) -> tuple[Fault, ...]:
    """Return every contradiction in a rules module; none means it is consistent.

    A part that cannot be built at all is one fault, and the rest is looked at all the same.
    """
    parts: dict[str, Callable[[], list[Fault]]] = {
        "kit": lambda: [*check_kit(game), *_inner(game.kit(), "kit", game.players)],
        "setup": lambda: [*check_setup(game), *_inner(game.setup(), "setup", game.players)],
        "topics": lambda: [*check_topics(game), *_inner(game.topics(), "topics", game.players)],
        "options": lambda: [*check_options(game), *_inner(game.options(), "options", ())],
        "helpers": lambda: [*_inner(game.helpers(), "helpers", ())],
        "ledger": lambda: [
            *check_ledger(game),
            *_inner(game.ledger().forms if game.ledger else (), "ledger.forms", ()),
        ],
    }
    faults = [*_identity(game), *check_sheet(game)]
    for name, part in parts.items():
        try:
            faults += part()
        except Exception as error:  # noqa: BLE001 - whatever a module does wrong is told as a fault
            words = f"{type(error).__name__}: {error}"
            faults.append(Fault("R_BUILD", name, f"{name} cannot be built: {words}"))
    for name in ("title", "credit", "about", "kinds", "seats", "sheet"):
        faults += _inner(getattr(game, name), name, game.players)
    return tuple(dict.fromkeys(faults))


def _identity(game: Game) -> Iterator[Fault]:
    if not _GAME_ID.fullmatch(game.id):
        yield Fault("R_ID", "id", f"{game.id!r} is not an id", "small letters, digits and hyphens")
    if not game.rules.strip():
        yield Fault("R_ID", "rules", "the version of the rules is blank", "start with 1")
    if not game.players or any(number < 1 for number in game.players):
        yield Fault("R_PLAYERS", "players", "the numbers of players are missing or below 1")
    if list(game.players) != sorted(set(game.players)):
        yield Fault("R_PLAYERS", "players", "the numbers of players must rise")
    yield from _kinds(game.kinds)
    yield from _seats(game)


def _kinds(kinds: tuple[Kind, ...]) -> Iterator[Fault]:
    for name in ("id", "letter", "colour"):
        yield from _repeated((getattr(kind, name) for kind in kinds), "kinds", name)
    yield from _repeated((kind.pattern for kind in kinds), "kinds", "pattern")
    for k, kind in enumerate(kinds):
        if kind.pattern not in PATTERNS:
            message = f"{kind.pattern!r} is not a pattern"
            yield Fault("R_KIND", f"kinds[{k}].pattern", message, f"one of {', '.join(PATTERNS)}")
        if len(kind.letter) != 1:
            message = f"{kind.letter!r} is not one letter"
            yield Fault("R_KIND", f"kinds[{k}].letter", message)


def _seats(game: Game) -> Iterator[Fault]:
    for name in ("id", "sign", "colour"):
        yield from _repeated((getattr(seat, name) for seat in game.seats), "seats", name)
    most = max(game.players, default=0)
    if game.seats and len(game.seats) < most:
        message = f"{len(game.seats)} seats are too few for {most} players"
        yield Fault("R_SEAT", "seats", message)
    both = {k.id for k in game.kinds} & {s.id for s in game.seats}
    if both:
        message = f"a kind and a seat have the same id: {', '.join(sorted(both))}"
        yield Fault("R_ID", "seats", message)


def _repeated(values: Iterable[str], where: str, what: str) -> Iterator[Fault]:
    for value, number in Counter(values).items():
        if number > 1:
            yield Fault("R_TWICE", where, f"{what} {value!r} is there {number} times")
        if not value:
            yield Fault("R_ID", where, f"a {what} is empty")


def _inner(value: object, path: str, players: tuple[int, ...]) -> Iterator[Fault]:
    """Check every text and every table by number of players inside a record."""
    for found in inside(value, path):
        if isinstance(found.value, Text):
            allowed = FILLED_LATER.get((found.owner, found.field), frozenset())
            yield from _text(found.value, found.path, allowed)
        elif players and isinstance(found.value, Mapping):
            yield from _by_players(found.value, found.path, players)


def _by_players(
    table: Mapping[object, object], path: str, players: tuple[int, ...]
) -> Iterator[Fault]:
    if not table or not all(isinstance(key, int) for key in table):
        return
    lacking = [number for number in players if number not in table]
    if lacking:
        words = ", ".join(map(str, lacking))
        yield Fault("R_PLAYERS", path, f"there is no entry for {words} players")


def _text(words: Text, path: str, later: frozenset[str]) -> Iterator[Fault]:
    try:
        named = {name for _, name, _, _ in Formatter().parse(words.pattern) if name is not None}
    except ValueError as error:
        yield Fault("R_TEXT", path, f"the text {words.pattern!r} has a stray brace: {error}")
        return
    given = {name for name, _ in words.values}
    for name in sorted(named - given - later):
        message = f"the text {words.pattern!r} names {{{name}}}, which nobody fills in"
        yield Fault("R_TEXT", path, message, "give the value, or mend the name")
    for name in sorted(given - named):
        message = f"the text {words.pattern!r} has a value {name!r} that it does not name"
        yield Fault("R_TEXT", path, message)
    for name in sorted(given & later):
        message = f"the text {words.pattern!r} fixes {name!r}, which is filled in later"
        yield Fault("R_TEXT", path, message)


__all__ = ["FILLED_LATER", "PATTERNS", "Kind", "Seat", "check"]
