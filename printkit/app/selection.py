"""From a game and a person's wishes to the sets of pieces that are printed, with their numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from printkit.base.errors import DataError, UsageError
from printkit.base.nearest import nearest
from printkit.model.game import Game
from printkit.model.options import FileText
from printkit.model.pieces import Cover, Leaflet, MapSet, Piece, PieceSet
from printkit.model.scoresheet import InPlay, at_players
from printkit.model.sets import pieces_of, with_pieces

MOST = 1000
"""More copies of one piece than this are a slip of the keyboard."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What to print.

    Attributes:
        parts: Ids of parts; empty: all.
        pieces: Id of a piece -> how many; where given, nothing else is printed.
        copies: Id of a part -> how often.
        players: Only what so many players need; None: everything in the box, and the spares.
        kinds: Letters of the kinds in play; empty: all.
        options: Values of the options that the game declares for what is printed; files are read.
    """

    parts: tuple[str, ...] = ()
    pieces: Mapping[str, int] = field(default_factory=dict)
    copies: Mapping[str, int] = field(default_factory=dict)
    players: int | None = None
    kinds: str = ""
    options: Mapping[str, str | int | bool | FileText] = field(default_factory=dict)


def check_players(game: Game, players: int | None) -> None:
    """Refuse a number of players that the game does not seat.

    Raises:
        UsageError: It does not.
    """
    if players is not None and players not in game.players:
        allowed = ", ".join(str(number) for number in game.players)
        raise UsageError(f"{game.id} is not for {players} players", f"players: {allowed}")


def select(game: Game, wishes: Wishes) -> tuple[PieceSet, ...]:
    """Return the sets to print, each piece with the number that is wanted.

    Raises:
        UsageError: A part, a piece, a letter or a number of players that the game does not have.
    """
    check_players(game, wishes.players)
    kit = _kit(game, wishes)
    known = tuple(each.part for each in kit)
    for name in (*wishes.parts, *wishes.copies):
        _known(name, known, f"{game.id} has no part")
    if wishes.parts and wishes.pieces:
        raise UsageError("--parts and --pieces do not go together", "give one of them")
    unused = _unused(game, wishes)
    ids = tuple(piece.id for each in kit for piece in pieces_of(each))
    for name in wishes.pieces:
        _known(name, ids, f"{game.id} has no piece")
    chosen: list[PieceSet] = []
    for each in kit:
        if not _wanted(each, wishes):
            continue
        if isinstance(each, Cover | Leaflet):
            if not wishes.pieces:
                chosen.append(each)
            continue
        counted = (_counted(piece, wishes, unused) for piece in pieces_of(each))
        kept = tuple(piece for piece in counted if piece.count + piece.spares)
        if kept:
            chosen.append(with_pieces(each, kept))
    if not chosen:
        raise UsageError("there is nothing to print", "printkit games lists the parts")
    return tuple(chosen)


def _wanted(each: PieceSet, wishes: Wishes) -> bool:
    """Whether a part is printed at all: it is named, or none is and it needs no asking."""
    if wishes.parts:
        return each.part in wishes.parts
    asked = isinstance(each, MapSet) and each.on_request
    return not asked or each.part in wishes.copies or bool(wishes.pieces)


def _kit(game: Game, wishes: Wishes) -> tuple[PieceSet, ...]:
    """Return the whole kit as the options make it.

    Raises:
        UsageError: An option makes no sense.
        DataError: A file that an option names cannot be right.
    """
    if game.kit_for is None or not wishes.options:
        return game.kit()
    made = game.kit_for(wishes.options, wishes.players)
    faults = [fault for fault in made.faults if not fault.is_warning]
    for name, value in wishes.options.items():
        wrong = [fault for fault in faults if fault.where.partition("[")[0] == name]
        if isinstance(value, FileText) and wrong:
            number = "a fault" if len(wrong) == 1 else f"{len(wrong)} faults"
            raise DataError(f"{value.name} has {number}", "mend them all at once", wrong)
    if faults:
        messages = "; ".join(f"--{fault.where}: {fault.message}" for fault in faults)
        raise UsageError(messages, faults[0].hint)
    return made.kit


def warnings(game: Game, wishes: Wishes) -> tuple[str, ...]:
    """Return what a person should know of the options that were chosen."""
    if game.kit_for is None or not wishes.options:
        return ()
    made = game.kit_for(wishes.options, wishes.players)
    return tuple(fault.message for fault in made.faults if fault.is_warning)


def _counted(piece: Piece, wishes: Wishes, unused: frozenset[str]) -> Piece:
    if wishes.pieces:
        return replace(piece, count=wishes.pieces.get(piece.id, 0), spares=0)
    if piece.of in unused:
        return replace(piece, count=0, spares=0)
    if wishes.players is None:
        return piece
    count = piece.needed[wishes.players] if piece.needed else piece.count
    return replace(piece, count=count, spares=0)


def _unused(game: Game, wishes: Wishes) -> frozenset[str]:
    """Return the ids of the kinds that are not in play."""
    if not wishes.kinds:
        return frozenset()
    letters = {kind.letter: kind.id for kind in game.kinds}
    typed = wishes.kinds.upper().replace(",", "").replace(" ", "")
    all_letters = "".join(letters)
    for letter in typed:
        if letter not in letters:
            raise UsageError(f"{game.id} has no colour {letter!r}", f"colours: {all_letters}")
    if len(set(typed)) < len(typed):
        raise UsageError(f"a colour stands twice in {wishes.kinds!r}", f"colours: {all_letters}")
    rule = next((check for check in game.sheet.checks if isinstance(check, InPlay)), None)
    if rule and wishes.players:
        needed = at_players(rule.number, wishes.players)
        if len(typed) != needed:
            raise UsageError(
                f"{wishes.players} players use {needed} colours, not {len(typed)}",
                f"colours: {all_letters}",
            )
    return frozenset(letters[letter] for letter in letters if letter not in typed)


def _known(name: str, known: tuple[str, ...], message: str) -> None:
    if name in known:
        return
    close = nearest(name, known)
    hint = f"did you mean {close!r}? " if close else ""
    raise UsageError(f"{message} {name!r}", f"{hint}there are: {', '.join(known)}")


def read_list(text: str | None, option: str) -> tuple[str, ...]:
    """Read ``tokens,board`` into names; None is no choice.

    Raises:
        UsageError: The text names nothing.
    """
    if text is None:
        return ()
    names = tuple(dict.fromkeys(filter(None, (name.strip().lower() for name in text.split(",")))))
    if not names:
        raise UsageError(f"{option} names nothing", "names with commas between them")
    return names


def read_numbers(text: str, option: str, otherwise: int | None = None) -> dict[str, int]:
    """Read ``token.O=3,marker.1`` into numbers by name.

    Args:
        text: What was typed.
        option: Name of the option, for messages.
        otherwise: The number of a name without ``=``; None: it must have one.

    Raises:
        UsageError: A number is missing, not whole, below 1 or above `MOST`.
    """
    numbers: dict[str, int] = {}
    for entry in filter(None, (part.strip() for part in text.split(","))):
        name, equals, number = (part.strip() for part in entry.partition("="))
        if not equals and otherwise is not None:
            number = str(otherwise)
        if not number.isascii() or not number.isdigit() or not 1 <= int(number) <= MOST:
            raise UsageError(f"{option}: {entry!r} needs a number from 1 to {MOST}", "NAME=NUMBER")
        numbers[name] = numbers.get(name, 0) + int(number)
    if not numbers:
        raise UsageError(f"{option} names nothing", "NAME=NUMBER, with commas between several")
    return numbers
