"""From one raw value of an input to a checked cell, or to the faults that say why not."""

from collections.abc import Mapping, Sequence

from printkit.base.errors import DataError, Fault
from printkit.base.i18n import resolve
from printkit.base.nearest import nearest
from printkit.model.scoresheet import Input, Parts, ScoreSheet, Span
from printkit.model.text import Text
from printkit.scoring.evaluate import BAD, Cell, Scope, State, evaluate
from printkit.scoring.numbers import DIGITS, read_int, shown, signed


class Judge:
    """Judges raw values one by one and collects the faults.

    Attributes:
        players: The number of players; None: not known, then what depends on it is not judged.
        unfinished: The game goes on: lists need not add up, no end value is impossible.
        faults: Everything found so far.
    """

    __slots__ = ("faults", "players", "unfinished")

    def __init__(self, players: int | None, *, unfinished: bool) -> None:
        """Begin without faults."""
        self.players = players
        self.unfinished = unfinished
        self.faults: list[Fault] = []

    def fault(self, code: str, where: str, message: str, hint: str = "") -> State:
        """Note a fault and return the state of a cell that has one."""
        self.faults.append(Fault(code, where, message, hint))
        return BAD

    def value(self, one: Input, raw: object, where: str, who: str = "") -> Cell | State:
        """Return the cell of an input that was entered (`raw` is not None).

        Args:
            one: The input.
            raw: What JSON gives: a number, a text, true or false, a list.
            where: Path of the value.
            who: The player's name for messages, or empty for the table.

        Returns:
            A number (true and false for flags, for words their number), the id of a choice, a tuple
            of numbers, ids or lines; `BAD` where faults were noted.
        """
        called = f"{who}, {resolve(one.label)}" if who else resolve(one.label)
        match one.type:
            case "int":
                return self._int(one, raw, where, called)
            case "flag":
                return self._flag(raw, where, called)
            case "choice":
                return self._choice(one, raw, where, called)
            case "ints":
                return self._ints(one, raw, where, called)
            case "choices":
                return self._choices(one, raw, where, called)
            case "lines":
                return self._lines(raw, where, called)

    def _int(self, one: Input, raw: object, where: str, called: str) -> Cell | State:
        if one.parts and isinstance(raw, list | tuple):
            return self._parts(one, one.parts, raw, where, called)
        if isinstance(raw, str) and one.words:
            return self._word(one, raw, where, called)
        number = self._number(raw, where, called, _forms(one))
        return number if isinstance(number, State) else self._spanned(one, number, where, called)

    def _number(self, raw: object, where: str, called: str, hint: str = "") -> int | State:
        if isinstance(raw, int) and not isinstance(raw, bool):
            return raw
        if isinstance(raw, str):
            return self._text_for_number(raw, where, called, hint)
        return self.fault("E_INT", where, f"{called}: {shown(raw)} is not a whole number", hint)

    def _text_for_number(self, raw: str, where: str, called: str, hint: str) -> State:
        """Say why a text is no number; a CSV file leaves what it cannot read as it is."""
        try:
            number = read_int(raw)
        except DataError as reason:
            message, hint = f"{called}: {reason.message}", reason.hint or hint
        else:
            message = f"{called}: {shown(raw)} is a text, not a whole number"
            hint = f"write it without quotes: {number}"
        return self.fault("E_INT", where, message, hint)

    def _word(self, one: Input, raw: str, where: str, called: str) -> Cell | State:
        for name, number in one.words:
            if name.casefold() == raw.strip().casefold():
                return number
        known = [name for name, _ in one.words]
        message = f"{called}: {shown(raw)} is neither a whole number nor one of its names"
        return self.fault(one.choice_code, where, message, meant(raw, known))

    def _spanned(self, one: Input, number: int, where: str, called: str) -> Cell | State:
        span = span_of(one, self.players)
        if abs(number) >= 10**DIGITS and (span is None or (span.low is None or span.high is None)):
            message = f"{called}: {shown(number)} is too long for points"
            return self.fault("E_RANGE", where, message, "look for digits typed twice")
        if span is None:
            return number
        never = () if self.unfinished else span.never
        if span.low is not None and number < span.low:
            code = span.low_code
        elif span.high is not None and number > span.high:
            code = span.high_code
        elif not _can_be(number, span, never):
            code = "E_RANGE"
        else:
            return number
        reason = f": {resolve(span.reason)}" if span.reason else ""
        message = f"{called} cannot be {shown(number)}{reason}"
        return self.fault(code, where, message, _allowed(span, never, number))

    def _parts(
        self, one: Input, parts: Parts, raw: Sequence[object], where: str, called: str
    ) -> Cell | State:
        known = len(self.faults)
        cell = self._numbers(raw, where, called, parts.low, parts.high)
        if isinstance(cell, State):
            return cell
        name = resolve(parts.name)
        if parts.length is not None and len(cell) != parts.length:
            self.fault(
                "E_LEN",
                where,
                f"{called}: {name} has {len(cell)} numbers, it must have {parts.length}",
                f"write {parts.length} numbers, 0 where there is nothing",
            )
        elif parts.total is not None:
            self._added_up(parts, cell, where, called)
        else:
            scope = Scope(ScoreSheet(inputs=(one,), rows=()), {one.id: cell}, (), self.players)
            self._spanned(one, evaluate(parts.value, scope) or 0, where, called)
        return cell if known == len(self.faults) else BAD

    def _added_up(self, parts: Parts, cell: tuple[int, ...], where: str, called: str) -> None:
        due = parts.total
        if isinstance(due, Mapping):
            due = None if self.players is None else due.get(self.players)
        found = sum(cell)
        if due is None or found == due or (found < due and self.unfinished):
            return
        sizes = " ".join(map(str, cell)) or "nothing"
        asked = f"there are only {due}" if self.unfinished else f"they must add up to {due}"
        rest = f"{found - due} too many" if found > due else f"{due - found} missing"
        message = f"{called}: {resolve(parts.name)} {sizes} add up to {found}, but {asked}"
        self.fault(parts.code, where, message, f"{rest}: count them again")

    def _numbers(
        self, raw: Sequence[object], where: str, called: str, low: int | None, high: int | None
    ) -> tuple[int, ...] | State:
        known = len(self.faults)
        entry_input = Input("", Text("number"), span=Span(low, high))
        for place, entry in enumerate(raw):
            at, told = f"{where}[{place}]", f"{called}, number {place + 1} of the list"
            number = self._number(entry, at, told)
            if not isinstance(number, State):
                self._spanned(entry_input, number, at, told)
        if len(self.faults) > known:
            return BAD
        return tuple(entry for entry in raw if isinstance(entry, int))

    def _ints(self, one: Input, raw: object, where: str, called: str) -> Cell | State:
        if not isinstance(raw, list | tuple):
            message = f"{called}: {shown(raw)} is not a list of whole numbers"
            return self.fault("E_TYPE", where, message, "write a list such as [3, 6, 2]")
        span = span_of(one, self.players) or Span()
        return self._numbers(raw, where, called, span.low, span.high)

    def _flag(self, raw: object, where: str, called: str) -> Cell | State:
        if isinstance(raw, bool):
            return raw
        message = f"{called}: {shown(raw)} is neither yes nor no"
        return self.fault("E_TYPE", where, message, "write true or false")

    def _choice(self, one: Input, raw: object, where: str, called: str) -> Cell | State:
        if not isinstance(raw, str):
            message = f"{called}: {shown(raw)} is not a text"
            return self.fault("E_TYPE", where, message, f"choose {options(one)}")
        found = choice_id(one, raw)
        if found is not None:
            return found
        message = f"{called}: {shown(raw)} is not one of {options(one)}"
        return self.fault(one.choice_code, where, message, _choice_hint(one, raw))

    def _choices(self, one: Input, raw: object, where: str, called: str) -> Cell | State:
        if not isinstance(raw, list | tuple):
            message = f"{called}: {shown(raw)} is not a list"
            return self.fault("E_TYPE", where, message, f"write a list of {options(one)}")
        known = len(self.faults)
        found = [
            self._choice(one, entry, f"{where}[{place}]", called) for place, entry in enumerate(raw)
        ]
        if len(self.faults) > known:
            return BAD
        return tuple(str(entry) for entry in found)

    def _lines(self, raw: object, where: str, called: str) -> Cell | State:
        lines = as_lines(raw)
        if lines is not None:
            return lines
        message = f"{called}: {shown(raw)} is not a list of lines"
        return self.fault("E_TYPE", where, message, 'write a list such as ["…", "…"]')


def as_lines(raw: object) -> tuple[str, ...] | None:
    """Return a list of texts as a tuple; None where it is anything else."""
    if isinstance(raw, list | tuple) and all(isinstance(line, str) for line in raw):
        return tuple(raw)
    return None


def span_of(one: Input, players: int | None) -> Span | None:
    """Return which numbers can be entered; None where that depends on an unknown number of players."""
    if isinstance(one.span, Mapping):
        return None if players is None else one.span.get(players)
    return one.span


def choice_id(one: Input, typed: str, *, by_name: bool = False) -> str | None:
    """Return the id of the option that was meant, letter case apart; None: none of them.

    Args:
        one: The input.
        typed: What was entered.
        by_name: An option's name, or the beginning of one name alone, will do too.
    """
    word = typed.strip().casefold()
    ids = [option for option, _ in one.choices if option.casefold() == word]
    if not ids and by_name and word:
        named = [(option, resolve(name).casefold()) for option, name in one.choices]
        ids = [option for option, name in named if name == word] or [
            option for option, name in named if name.startswith(word)
        ]
    return ids[0] if len(ids) == 1 else None


def options(one: Input) -> str:
    """Return the options of a choice as words: ``O (orange), G (green)``."""
    named = [(option, resolve(name)) for option, name in one.choices]
    return ", ".join(option if option == name else f"{option} ({name})" for option, name in named)


def meant(word: str, known: Sequence[str]) -> str:
    """Return a hint with the known word that is most like this one, or with all of them."""
    near = nearest(word, known)
    return f"did you mean {near}?" if near else f"known: {', '.join(known)}"


def _choice_hint(one: Input, raw: str) -> str:
    empty = "leave it out where there is none" if one.optional else ""
    if not raw.strip():
        return empty
    near = nearest(raw, [option for option, _ in one.choices])
    by_name = choice_id(one, raw, by_name=True) or near
    return f"did you mean {by_name}?" if by_name else empty


def _forms(one: Input) -> str:
    if one.parts:
        return f"write a number, or {resolve(one.parts.name)} as a list of numbers"
    return "write a whole number such as 12 or -3"


def _allowed(span: Span, never: tuple[int, ...], number: int) -> str:
    """Tell the allowed numbers and those nearest to the one that was given."""
    low, high = span.low, span.high
    if low is not None and high is not None:
        words = f"it lies between {signed(low)} and {signed(high)}"
    elif low is not None:
        words = f"it is {signed(low)} or more"
    else:
        words = f"it is {signed(high or 0)} or less"
    inside = (low is None or number >= low) and (high is None or number <= high)
    if not inside and span.step == 1:
        return words
    near = (_possible(number, -1, span, never), _possible(number, 1, span, never))
    told = " or ".join(signed(n) for n in near if n is not None)
    return f"{words}; the nearest possible: {told}"


def _can_be(number: int, span: Span, never: tuple[int, ...]) -> bool:
    return number not in never and (number - (span.low or 0)) % span.step == 0


def _possible(number: int, step: int, span: Span, never: tuple[int, ...]) -> int | None:
    """Return the next number that can be, upwards or downwards; None: there is none."""
    low, high = span.low, span.high
    if step > 0 and low is not None:
        number = max(number, low)
    if step < 0 and high is not None:
        number = min(number, high)
    while not _can_be(number, span, never):
        number += step
    end = low if step < 0 else high
    return None if end is not None and (number - end) * step > 0 else number
