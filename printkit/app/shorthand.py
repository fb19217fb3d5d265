"""From one typed line to the entries on it (``i7 m4 ship G 4 d``), and from an entry back to words.

The grammar is made of what the forms of a ledger declare. An entry starts with the word of a form,
or without one where its form is asked for; then come flags by their word, named values (``load 3``,
``load=3``), numbers with a unit (``2t``, ``2 tiles``), and bare values, each for the first field
that can take it. Letters and digits may stand together (``g4``).
"""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from printkit.app.entries import KIND, checked, lack, refused
from printkit.app.entry_values import Around, Taken, how, seat_of, taken, why_not
from printkit.base.errors import DataError, Fault
from printkit.base.i18n import resolve
from printkit.base.nearest import nearest
from printkit.model.ledger import Asked, Entry, Field, Form
from printkit.scoring.numbers import shown
from printkit.scoring.typed import NOTHING

_WORD = re.compile(r"\S+")
_NAMED = re.compile(r"([^\W\d]\w*)=(.+)")
_GLUED = re.compile(r"([^\W\d_]+)([-+−]?[0-9].*)")
_NOTHING_KEPT = "nothing of the line was kept"
_WITH_UNIT = re.compile(r"([0-9]+)([^\W\d_]+)")


class Piece(NamedTuple):
    """One entry on a typed line.

    Attributes:
        entry: Checked.
        typed: The part of the line that says it.
        seat: Whose turn it was.
        before: The state before it.
        after: The state after it.
    """

    entry: Entry
    typed: str
    seat: int | None
    before: Any
    after: Any


class Line(NamedTuple):
    """A typed line as it was understood; `rest` came after the end of the game and does not count."""

    pieces: tuple[Piece, ...]
    rest: str = ""


def read_line(around: Around, state: Any, typed: str) -> Line:  # noqa: ANN401 - a ledger's state
    """Return the entries on a line, each taken after the other; a line ends with a player's turn.

    Args:
        around: Ledger and players.
        state: The state; the game is not over.
        typed: The line.

    Raises:
        DataError: It cannot be read, or an entry cannot be at its place; nothing of it counts.
    """
    ledger = around.ledger
    asked = ledger.asks(state)
    if not typed.strip() and asked is not None:
        if asked.enter is None:
            raise DataError("nothing was typed", "? shows what can be entered")
        entry = checked(around, asked.enter)
        return Line((Piece(entry, "", asked.seat, state, ledger.step(state, entry)),))
    reader = _Reader(around, typed)
    pieces: list[Piece] = []
    while not reader.done:
        if pieces and asked is None:
            return Line(tuple(pieces), reader.rest())
        if pieces and asked and asked.seat != pieces[-1].seat is not None:
            raise reader.beyond_the_turn()
        seat = asked.seat if asked else None
        try:
            entry, words = reader.entry(asked)
            after = ledger.step(state, entry)
        except DataError as error:
            raise _with_advice(error, pieces) from error
        pieces.append(Piece(entry, words, seat, state, after))
        state, asked = after, ledger.asks(after)
    return Line(tuple(pieces))


def typed_words(around: Around, entry: Entry) -> str:
    """Return an entry in the words that would be typed for it: ``ship G 4 near``."""
    form = around.form(entry[KIND])
    if form is None:
        return str(entry[KIND])
    words = [form.id]
    absent: list[Field] = []
    for one in form.fields:
        value = entry.get(one.id)
        if value is None or value is False:
            absent += [one] if one.bare else []
            continue
        if value == one.default and not one.bare:
            continue
        word = _value_words(around, one, value)
        if one.type == "flag":
            words.append(one.words[0] if one.words else one.id)
        elif one.units:
            words.append(f"{word}{one.units[0]}")
        elif one.words:
            words += [one.words[0], word]
        elif any(taken(around, other, [word], exact=False) for other in absent):
            words.append(f"{one.id}={word.replace(' ', ',')}")
        else:
            words.append(word)
    return " ".join(words)


def _value_words(around: Around, one: Field, value: Any) -> str:  # noqa: ANN401 - as declared
    if one.type == "player":
        name = around.names[value - 1]
        return name if seat_of(around.names, name) == value - 1 and " " not in name else str(value)
    if one.type == "each":
        return " ".join(map(str, value))
    if one.type == "counts":
        return ",".join(f"{place}:{number}" for place, number in value.items())
    return str(value)


def _with_advice(error: DataError, pieces: list[Piece]) -> DataError:
    """Say, where other entries of the line were fine, that they were not kept either."""
    if not pieces:
        return error
    faults = [
        Fault(one.code, one.where, one.message, f"{one.hint}; {_NOTHING_KEPT}".removeprefix("; "))
        for one in error.faults
    ]
    return DataError(error.message, error.hint, faults)


class _Reader:
    """Reads the words of one line from left to right."""

    def __init__(self, around: Around, typed: str) -> None:
        self._around = around
        self._typed = typed
        self._places = [(m.start(), m.end()) for m in _WORD.finditer(typed)]
        words = (typed[start:end].rstrip(",;") or "," for start, end in self._places)
        self._words = ["-" if word in NOTHING else word for word in words]
        self._at = 0
        self._unread: Fault | None = None
        self._starts = {
            word.casefold(): form for form in around.ledger.forms for word in (form.id, *form.words)
        }

    @property
    def done(self) -> bool:
        return self._at >= len(self._words)

    def rest(self) -> str:
        return self._typed[self._places[self._at][0] :].strip()

    def beyond_the_turn(self) -> DataError:
        """Return why nothing more can be read of a line whose turn is over."""
        if self._unread is not None:
            return refused([self._unread])
        hint = f"a line holds the entries of one turn; {_NOTHING_KEPT}"
        return DataError(f"the turn is over before {shown(self.rest())}", hint)

    def entry(self, asked: Asked | None) -> tuple[Entry, str]:
        """Return the next entry, and the words that say it."""
        first = self._at
        form = self._start(self._word)
        if form is None:
            form = self._around.form(asked.forms[0]) if asked else None
        elif self._word.casefold() in self._starts:
            self._at += 1
        else:  # the word and a value in one: i7
            self._words[self._at] = _glued(self._word)[1]
        if form is None:
            raise refused([self._strange(None)])
        values: dict[str, Any] = {}
        while not self.done and self._field(form, values):
            pass
        if not self.done and self._start(self._word) is None:
            self._must_be_complete(form, values, nothing=self._at == first)
        if not values and asked and asked.enter and asked.enter[KIND] == form.id:
            values = {key: value for key, value in asked.enter.items() if key != KIND}
        lacking = [lack(form, one, one.id) for one in form.fields if one.id not in values]
        faults = [fault for fault in lacking if fault]
        if faults:
            raise refused(faults)
        start, end = self._places[first][0], self._places[max(first, self._at - 1)][1]
        entry = checked(self._around, {KIND: form.id, **values})
        return entry, self._typed[start:end].rstrip(",;")

    def _must_be_complete(self, form: Form, values: Mapping[str, Any], *, nothing: bool) -> None:
        """Look at a word that this form cannot take: it may be meant for the next entry.

        Args:
            form: The form.
            values: What was read for it.
            nothing: The word is the first one of the entry.
        """
        waiting = [one for one in form.fields if one.bare and one.id not in values]
        needed = [one for one in waiting if one.required]
        if nothing and self._unread is not None:
            raise refused([self._unread])
        if needed or (nothing and waiting):
            first = (needed or waiting)[0]
            raise refused([why_not(self._around, first, self._words[self._at :])])
        self._unread = self._strange(form)
        if nothing:
            raise refused([self._unread])

    @property
    def _word(self) -> str:
        return self._words[self._at]

    def _start(self, word: str) -> Form | None:
        """Return the form that a word starts: ``move``, ``m``, ``m4``."""
        found = self._starts.get(word.casefold())
        return found or self._starts.get(_glued(word)[0].casefold())

    # One value

    def _field(self, form: Form, values: dict[str, Any]) -> bool:
        """Read one value of the form; false: the next word is none."""
        named = _NAMED.fullmatch(self._word)
        if named:
            one = _by_word(form, named[1])
            if one is None:
                return False
            return self._keep(one, self._strictly(one, [named[2]])._replace(words=1), values)
        one = _by_word(form, self._word)
        if one is not None and one.type == "flag":
            return self._keep(one, Taken(value=True, words=1), values)
        if one is not None:
            behind = self._words[self._at + 1 :]
            if not behind:
                raise refused([Fault("E_MISSING", one.id, f"{_label(one)} is missing", how(one))])
            found = self._strictly(one, behind)
            return self._keep(one, found._replace(words=found.words + 1), values)
        return self._number_with_unit(form, values) or self._bare(form, values)

    def _number_with_unit(self, form: Form, values: dict[str, Any]) -> bool:
        together = _WITH_UNIT.fullmatch(self._word)
        behind = self._words[self._at + 1] if self._at + 1 < len(self._words) else ""
        for one in form.fields:
            units = [unit.casefold() for unit in one.units]
            if together and together[2].casefold() in units:
                return self._keep(one, Taken(self._strictly(one, [together[1]]).value, 1), values)
            # One letter alone may be anything: `1 k 3` is a move and a shipment of kind K.
            if len(behind) > 1 and behind.casefold() in units and self._word.isdecimal():
                return self._keep(one, Taken(self._strictly(one, [self._word]).value, 2), values)
        return False

    def _bare(self, form: Form, values: dict[str, Any]) -> bool:
        starts = self._start(self._word) is not None
        for one in form.fields:
            if one.bare and one.id not in values:
                found = self._bare_value(one, exact=starts)
                if found is not None:
                    return self._keep(one, found, values)
        letters, digits = _glued(self._word)
        if not letters or starts:
            return False
        named = _by_word(form, letters)
        if named is not None and named.type != "flag":  # load3
            self._words[self._at] = digits
            return self._keep(named, self._strictly(named, [digits]), values)
        for one in form.fields:  # g4
            if one.bare and one.id not in values:
                found = taken(self._around, one, [letters], exact=False)
                if found is not None:
                    self._words[self._at] = digits
                    return self._keep(one, found._replace(words=0), values)
        return False

    def _bare_value(self, one: Field, *, exact: bool) -> Taken | None:
        if one.type == "text":
            if exact:
                return None
            return Taken(self.rest(), len(self._words) - self._at)
        return taken(self._around, one, self._words[self._at :], exact=exact)

    def _keep(self, one: Field, found: Taken, values: dict[str, Any]) -> bool:
        if one.id in values:
            hint = "leave one of them out"
            raise refused(
                [Fault(one.code or "E_TWICE", one.id, f"{_label(one)} is there twice", hint)]
            )
        values[one.id] = found.value
        self._at += found.words
        return True

    def _strictly(self, one: Field, words: list[str]) -> Taken:
        """Return the value at the start of these words, or say why there is none."""
        found = taken(self._around, one, words, exact=False)
        if found is not None:
            return found
        raise refused([why_not(self._around, one, words)])

    # What cannot be read

    def _strange(self, form: Form | None) -> Fault:
        fields = form.fields if form else ()
        forms = [one.id for one in self._around.ledger.forms]
        every = [word for one in fields for word in (*one.words, *one.units)]
        short = [(one.words or one.units or (one.id,))[0] for one in fields if not one.bare]
        near = nearest(self._word, (*every, *forms))
        hint = f"did you mean {near}?" if near else f"known: {', '.join((*short, *forms))}"
        return Fault("E_UNKNOWN", "", f"{shown(self._word)} is not understood", hint)


def _label(one: Field) -> str:
    return resolve(one.label)


def _glued(word: str) -> tuple[str, str]:
    """Return letters and the number behind them: ``m4``; two empty texts where it is not so."""
    match = _GLUED.fullmatch(word)
    return (match[1], match[2]) if match else ("", "")


def _by_word(form: Form, word: str) -> Field | None:
    """Return the field that a word names."""
    key = word.casefold().replace("-", "_")
    for one in form.fields:
        if key in {one.id.casefold(), *(name.casefold().replace("-", "_") for name in one.words)}:
            return one
    return None
