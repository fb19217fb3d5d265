"""From what was given at one place (the table, or one player) to its cells."""

from collections.abc import Mapping, Sequence
from typing import Any

from printkit.base.errors import Fault
from printkit.base.i18n import resolve
from printkit.model.game import Game, Reading
from printkit.model.scoresheet import Input
from printkit.scoring.cells import Judge, meant
from printkit.scoring.checks import in_play
from printkit.scoring.evaluate import BAD, OPEN, State
from printkit.scoring.numbers import shown


class Desk:
    """Reads places one after the other and keeps what was found on the way.

    Attributes:
        game: Gives the sheet and the readers of lines.
        partial: Answers are still being entered: what is absent is open and no fault, and null
            stands for "absent for good".
        judge: Judges values, and holds all faults.
        options: Options of the game, for its readers.
        warnings: What is told but does not stop.
        assumed: Paths of inputs that have their default.
        alone: Ids of inputs whose number alone is checked.
    """

    __slots__ = ("alone", "assumed", "game", "judge", "options", "partial", "warnings")

    def __init__(self, game: Game, *, partial: bool) -> None:
        """Begin with nothing found."""
        self.game = game
        self.partial = partial
        self.judge = Judge(None, unfinished=False)
        self.options: dict[str, Any] = {}
        self.warnings: list[Fault] = []
        self.assumed: list[str] = []
        self.alone = in_play(game.sheet)

    def inputs(self, scope: str) -> list[Input]:
        """Return the inputs of the table or of a player."""
        return [one for one in self.game.sheet.inputs if one.scope == scope]

    def read(self, reader: str, lines: tuple[str, ...]) -> Reading:
        """Let one of the game's readers turn lines into answers."""
        context = {
            **self.options,
            "players": self.judge.players,
            "unfinished": self.judge.unfinished,
        }
        return self.game.readers[reader](lines, context)

    def told(self, faults: Sequence[Fault]) -> bool:
        """Keep what a reader found; return whether the work may go on."""
        stopping = [fault for fault in faults if not fault.is_warning]
        self.warnings += [fault for fault in faults if fault.is_warning]
        self.judge.faults += stopping
        return not stopping

    def cells(
        self, inputs: Sequence[Input], given: Mapping[Any, Any], path: str, who: str
    ) -> dict[str, Any]:
        """Return the cells of one place; inputs that are absent for good have none.

        Args:
            inputs: What can be entered there.
            given: What was entered, by id.
            path: ``table`` or ``players[0]``.
            who: The player's name for messages, or empty for the table.
        """
        self._unknown(inputs, given, path, who)
        cells: dict[str, Any] = {}
        known = {one.id: one for one in inputs}
        for one in inputs:
            if one.type == "lines" and given.get(one.id) is not None:
                cells |= self._lines(one, known, given, path, who)
        for one in inputs:
            if one.id in cells:
                continue
            raw = given.get(one.id)
            where = f"{path}.{one.id}"
            if raw is not None:
                cells[one.id] = self.judge.value(one, raw, where, who)
            elif one.default is not None:
                cells[one.id] = one.default
                self.assumed.append(where)
            elif self.partial and (one.asked if one.id not in given else not self._may_lack(one)):
                cells[one.id] = OPEN
            elif not self._may_lack(one):
                cells[one.id] = self.missing(one, where, who)
        return cells

    def _may_lack(self, one: Input) -> bool:
        return one.optional or one.id in self.alone

    def missing(self, one: Input, where: str, who: str) -> State:
        """Note that an input is needed and absent."""
        label = resolve(one.label)
        message = f"{who}: {label} is missing" if who else f"{label} is missing"
        hint = "enter 0 where there is nothing" if one.type == "int" else ""
        self.judge.fault("E_MISSING", where, message, hint)
        return OPEN

    def _unknown(
        self, inputs: Sequence[Input], given: Mapping[Any, Any], path: str, who: str
    ) -> None:
        known = [one.id for one in inputs]
        elsewhere = {one.id for one in self.game.sheet.inputs} - set(known)
        for key in given:
            if key in known:
                continue
            of = f"{who}: " if who else ""
            message = f"{of}nothing called {shown(key)} is entered here"
            if key in elsewhere:
                place = "once, under table" if who else "for each player"
                hint = f"it is entered {place}"
            else:
                hint = meant(str(key), known if not who else ["name", *known])
            self.judge.fault("E_UNKNOWN", f"{path}.{key}", message, hint)

    def _lines(
        self,
        one: Input,
        known: Mapping[str, Input],
        given: Mapping[Any, Any],
        path: str,
        who: str,
    ) -> dict[str, Any]:
        """Return the cells of an input of lines and of the inputs that its reader gives."""
        where = f"{path}.{one.id}"
        lines = self.judge.value(one, given[one.id], where, who)
        beside = [name for name in one.gives if given.get(name) is not None]
        bad = {one.id: BAD, **dict.fromkeys(one.gives, BAD)}
        if beside:
            label = resolve(known[beside[0]].label)
            message = f"{resolve(one.label)} and {label} were both given"
            hint = "leave one of them out"
            self.judge.fault("E_BOTH", where, f"{who}: {message}" if who else message, hint)
        if beside or not isinstance(lines, tuple):
            return bad
        reading = self.read(one.reader, tuple(map(str, lines)))
        inside = [
            Fault(
                fault.code,
                f"{path}.{fault.where}" if fault.where.startswith(one.id) else where,
                f"{who}: {fault.message}" if who else fault.message,
                fault.hint,
            )
            for fault in reading.faults
        ]
        if not self.told(inside):
            return bad
        values = {
            name: self.judge.value(known[name], value, f"{path}.{name}", who)
            for name, value in reading.answers.items()
        }
        return {one.id: lines, **values}
