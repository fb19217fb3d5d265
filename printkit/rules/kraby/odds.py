"""From a board and a hand to the crabs nobody has shown, and the chance of each at the next draw."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from printkit.base.errors import Fault
from printkit.model.faults import fault
from printkit.model.game import Answer, Helper
from printkit.model.options import Option
from printkit.model.text import Text, text
from printkit.rules.kraby.board import NAMES, Board, parse_board
from printkit.rules.kraby.colonies import LETTERS
from printkit.rules.kraby.numbers import COLOURS, HAND, IN_BAG, ZONE

_DIGITS = 4


def parse_colours(words: str, where: str) -> tuple[tuple[str, ...], tuple[Fault, ...]]:
    """Read colour letters such as ``OOGBYP``; blanks and commas between them do not count.

    Returns:
        The letters in their order, and one ``E_COLOUR`` for each sign that is none.
    """
    signs = [sign for sign in words.upper() if not (sign.isspace() or sign in ",+")]
    message = "{sign} is not a colour"
    hint = "colours: {letters}"
    faults = tuple(
        fault("E_COLOUR", where, message, hint, sign=repr(sign), letters=" ".join(LETTERS))
        for sign in dict.fromkeys(signs)
        if sign not in LETTERS
    )
    return tuple(sign for sign in signs if sign in LETTERS), faults


def parse_in_play(
    words: str | None, players: int, seen: Sequence[str]
) -> tuple[tuple[str, ...], tuple[Fault, ...]]:
    """Return the colours in play, in scoring order.

    Args:
        words: The colours as they were typed, or None.
        players: How many play.
        seen: Colours that lie on the table.

    Returns:
        The colours, and what is wrong. Fewer than are in play: they are not all known.
    """
    number = COLOURS[players]
    named, faults = parse_colours(words or "", "colours")
    known = tuple(letter for letter in LETTERS if letter in named or letter in seen)
    if number == len(LETTERS):
        return LETTERS, faults
    if words is not None and len(set(named)) != number:
        message = "{found} colours are named, but {players} players play with {number}"
        hint = "name {number} different colours, e.g. OGBY"
        wrong = {"found": len(set(named)), "players": players, "number": number}
        faults = (*faults, fault("E_COLOURS", "colours", message, hint, **wrong))
    elif len(known) > number:
        message = "{found} colours are on the table, but {players} players play with {number}"
        hint = "colours found: {names}"
        names = ", ".join(NAMES[letter] for letter in known)
        faults = (
            *faults,
            fault(
                "E_COLOURS",
                "colours",
                message,
                hint,
                found=len(known),
                players=players,
                number=number,
                names=names,
            ),
        )
    return known, faults


def _answer(given: Mapping[str, Any]) -> Answer:
    players = given.get("players")
    if players is not None and players not in ZONE:
        message = "Kraby is for 2 to 4 players, not {players}"
        wrong = fault("E_PLAYERS", "players", message, "give 2, 3 or 4", players=players)
        return Answer(ok=False, result={}, errors=(wrong,))
    board, faults = parse_board(given["board"], players)
    hand, odd = parse_colours(given["hand"], "hand")
    faults = (*faults, *odd, *_hand_faults(hand))
    if board is None:
        return Answer(ok=False, result={}, errors=faults)
    counts = board.counts()
    seen = [letter for letter in LETTERS if counts[letter] or letter in hand]
    in_play, wrong_colours = parse_in_play(given.get("colours"), board.players, seen)
    faults = (*faults, *wrong_colours)
    if not wrong_colours and len(in_play) < COLOURS[board.players]:
        faults = (*faults, _unknown_colours(in_play, board.players))
    faults = (*faults, *_too_many(board, hand))
    if faults:
        return Answer(ok=False, result={}, errors=faults)
    mine = Counter(hand)
    unseen = {colour: IN_BAG[board.players] - counts[colour] - mine[colour] for colour in in_play}
    return _told(unseen, players)


def _hand_faults(hand: Sequence[str]) -> tuple[Fault, ...]:
    if len(hand) <= HAND:
        return ()
    message = "the hand holds {found} crabs, but at most {limit} are behind a sail"
    return (fault("E_RANGE", "hand", message, "", found=len(hand), limit=HAND),)


def _unknown_colours(known: Sequence[str], players: int) -> Fault:
    message = "board and hand show {found} of the {number} colours in play"
    hint = "name them all, e.g. --colours OGBY"
    number = COLOURS[players]
    return fault("E_MISSING", "colours", message, hint, found=len(known), number=number)


def _too_many(board: Board, hand: Sequence[str]) -> tuple[Fault, ...]:
    counts, mine, limit = board.counts(), Counter(hand), IN_BAG[board.players]
    return tuple(
        fault(
            "E_COUNT",
            "hand",
            "{lying} {colour} crabs on the board and {held} in the hand are more than the {limit} "
            "in play",
            "check the hand and the board",
            lying=counts[letter],
            colour=NAMES[letter],
            held=mine[letter],
            limit=limit,
        )
        for letter in LETTERS
        if counts[letter] <= limit < counts[letter] + mine[letter]
    )


def _told(unseen: Mapping[str, int], players: int | None) -> Answer:
    total = sum(unseen.values())
    chance = {
        colour: Fraction(number, total) if total else Fraction(0)
        for colour, number in unseen.items()
    }
    result: dict[str, Any] = {
        colour: {
            "unseen": number,
            "of": total,
            "chance": round(float(chance[colour]), _DIGITS),
        }
        for colour, number in unseen.items()
    }
    told = [
        text(
            "{colour}: {number} of {total} = {percent} %",
            colour=NAMES[colour],
            number=number,
            total=total,
            percent=f"{float(chance[colour]) * 100:.1f}",
        )
        for colour, number in unseen.items()
    ]
    return Answer(ok=True, result=result, told=(*told, *_about_the_bag(total, players)))


def _about_the_bag(total: int, players: int | None) -> tuple[Text, ...]:
    """Say where the unseen crabs are: behind the sails of the others and in the bag."""
    if total == 0:
        return (text("Every crab is on the table or in your hand: nothing is left to draw."),)
    if players is None:
        return ()
    others = HAND * (players - 1)
    if total <= others:
        return (text("The bag is empty: these crabs are all behind the other sails."),)
    return (
        text(
            "{bag} of them are in the bag, {others} behind the other sails.",
            bag=total - others,
            others=others,
        ),
    )


ODDS = Helper(
    id="odds",
    title=text("which crabs are unseen, and the chance to draw each colour"),
    inputs=(
        Option("board", "file", text("the typed board, a file"), required=True),
        Option("hand", "text", text("the crabs behind your own sail, e.g. OOGBYP"), required=True),
        Option("players", "int", text("how many play")),
        Option("colours", "text", text("two players: the four colours in play, e.g. OGBY")),
    ),
    answer=_answer,
    rule="Kraby 6",
)
"""Kraby 6, point 6: unseen = in play - on the board - own hand."""
