"""From raw answers to the cells of a game, and to everything that is wrong with them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from printkit.base.errors import DataError, Fault
from printkit.base.i18n import resolve
from printkit.model.game import Game
from printkit.scoring.across import across
from printkit.scoring.cells import as_lines, meant
from printkit.scoring.desk import Desk
from printkit.scoring.evaluate import BAD, Cells
from printkit.scoring.names import clean_name, name_key
from printkit.scoring.numbers import shown

if TYPE_CHECKING:
    from printkit.model.options import Option


class Answers(NamedTuple):
    """What was entered for one game, as it was entered.

    Attributes:
        game: Id of the game.
        names: The players, cleaned.
        table: Table inputs by id: a number, or a tuple of numbers for a list; absent ones left out.
        players: The inputs of each player by id.
        options: Options of the game that were given (``variant``), or that a board was read with.
        unfinished: The game goes on.
        warnings: What is worth a word but does not stop the tally.
        assumed: Paths of inputs that were absent and have their default.
    """

    game: str
    names: tuple[str, ...]
    table: Cells
    players: tuple[Cells, ...]
    options: Mapping[str, Any]
    unfinished: bool
    warnings: tuple[Fault, ...]
    assumed: tuple[str, ...]


def gather(game: Game, raw: object, *, partial: bool = False) -> tuple[Answers, tuple[Fault, ...]]:
    """Return what can be read of raw answers, and every fault.

    Cells that are wrong are `BAD`, cells that are needed and absent `OPEN`.

    Args:
        game: The game.
        raw: The raw answers.
        partial: They are still being entered: what is absent is open and no fault, and null stands
            for "absent for good".
    """
    return _Gather(game, raw, partial=partial).answers()


class _Gather:
    """Reads one document of raw answers, top to bottom."""

    def __init__(self, game: Game, raw: object, *, partial: bool) -> None:
        self.game = game
        self.sheet = game.sheet
        self.desk = Desk(game, partial=partial)
        self.judge = self.desk.judge
        self.raw: Mapping[Any, Any] = {}
        self.beside: dict[str, Any] = {}
        self.table_known = True
        if isinstance(raw, Mapping):
            self.raw = raw
        else:
            message = f"the answers are {shown(raw)}, not an object with players"
            self.judge.fault("E_TYPE", "", message, 'they look like this: {"players": [...]}')

    def answers(self) -> tuple[Answers, tuple[Fault, ...]]:
        names: list[str] = []
        table: dict[str, Any] = {}
        seats: list[dict[str, Any]] = []
        if not self.judge.faults:
            self._top()
            players = self._players()
            names = self._names(players)
            table = self._table()
            seats = [self._seat(k, one, names[k]) for k, one in enumerate(players)]
            across(self.desk, table, seats, names, table_known=self.table_known)
        return Answers(
            game=self.game.id,
            names=tuple(names),
            table=table,
            players=tuple(seats),
            options=self.desk.options,
            unfinished=self.judge.unfinished,
            warnings=tuple(self.desk.warnings),
            assumed=tuple(self.desk.assumed),
        ), tuple(self.judge.faults)

    # The top level

    def _top(self) -> None:
        known = ["game", "players", "table", "unfinished"]
        if self.sheet.board:
            known.append("board")
        extra = [key for key in self.raw if key not in known]
        board = self.sheet.board and self.raw.get("board") is not None
        declared = self._declared() if extra or board else {}
        self.desk.options = {
            name: one.default for name, one in declared.items() if board and one.default is not None
        }
        of_table = {one.id for one in self.desk.inputs("table")}
        for key in extra:
            if key in declared and key in of_table:
                # An option of the commands that stands for a value of the table (``--target 150``).
                self.beside[key] = self.raw[key]
            elif key in declared:
                self._option(declared[key], self.raw[key])
            else:
                message = f"{shown(key)} is not part of the answers"
                hint = meant(str(key), [*known, *declared])
                self.judge.fault("E_UNKNOWN", str(key), message, hint)
        self._game()
        unfinished = self.raw.get("unfinished")
        if unfinished is not None and not isinstance(unfinished, bool):
            message = f"unfinished is {shown(unfinished)}, which is neither true nor false"
            self.judge.fault("E_TYPE", "unfinished", message, "write true or false")
        self.judge.unfinished = unfinished is True

    def _declared(self) -> dict[str, "Option"]:
        return {
            one.id: one
            for one in self.game.options()
            if "score" in one.commands and one.type != "file"
        }

    def _option(self, option: "Option", value: object) -> None:
        if value is None:
            return
        kinds = {"int": int, "flag": bool}
        if type(value) is not kinds.get(option.type, str):
            message = f"{option.id}: {shown(value)} is of the wrong kind"
            self.judge.fault("E_TYPE", option.id, message, resolve(option.help))
            return
        if option.type == "choice":
            word = str(value).strip().casefold()
            found = [choice for choice in option.choices if choice.casefold() == word]
            if not found:
                message = f"{option.id}: {shown(value)} is not one of {', '.join(option.choices)}"
                hint = meant(word, option.choices)
                self.judge.fault("E_CHOICE", option.id, message, hint)
                return
            value = found[0]
        self.desk.options[option.id] = value

    def _game(self) -> None:
        value = self.raw.get("game")
        if value is None:
            return
        if not isinstance(value, str):
            message = f"game is {shown(value)}, not the name of a game"
            self.judge.fault("E_TYPE", "game", message, f"write {self.game.id}")
        elif value.strip().casefold().replace("_", "-") != self.game.id:
            message = f"these are answers of the game {shown(value)}, not of {self.game.id}"
            self.judge.fault("E_GAME", "game", message, "name the game they belong to")

    # Players

    def _players(self) -> list[object]:
        raw = self.raw.get("players")
        allowed = " or ".join(map(str, self.game.players))
        if raw is None and not self.desk.partial:
            message = "there are no players in the answers"
            self.judge.fault("E_MISSING", "players", message, f"{allowed} players play this game")
        elif isinstance(raw, list | tuple):
            if len(raw) in self.game.players:
                self.judge.players = len(raw)
            elif not self.desk.partial:
                message = f"{len(raw)} players were entered, but {allowed} play this game"
                self.judge.fault("E_PLAYERS", "players", message, "enter one entry per player")
            return list(raw)
        elif raw is not None:
            message = f"players is {shown(raw)}, not a list"
            self.judge.fault("E_TYPE", "players", message, 'write [{"name": ...}, ...]')
        return []

    def _names(self, players: Sequence[object]) -> list[str]:
        called: list[str] = []
        keys: dict[str, int] = {}
        for seat, player in enumerate(players):
            who = f"player {seat + 1}"
            where = f"players[{seat}].name"
            raw = player.get("name") if isinstance(player, Mapping) else None
            if isinstance(raw, str):
                try:
                    who = clean_name(raw)
                except DataError as reason:
                    self.judge.fault("E_NAME", where, f"{who}: {reason.message}", reason.hint)
                else:
                    self._once(who, seat, keys)
            elif raw is not None:
                message = f"{who}: the name is {shown(raw)}, not a text"
                self.judge.fault("E_TYPE", where, message, "write it in quotes")
            elif isinstance(player, Mapping) and not self.desk.partial:
                message = f"{who} has no name"
                self.judge.fault("E_MISSING", where, message, "every player needs a name")
            called.append(who)
        return called

    def _once(self, name: str, seat: int, keys: dict[str, int]) -> None:
        first = keys.setdefault(name_key(name), seat)
        if first != seat:
            message = f"players {first + 1} and {seat + 1} are both called {name}"
            hint = "add something to one of them; capitals and blanks make no difference"
            self.judge.fault("E_NAME", f"players[{seat}].name", message, hint)

    def _seat(self, seat: int, player: object, who: str) -> dict[str, Any]:
        inputs = self.desk.inputs("player")
        path = f"players[{seat}]"
        if isinstance(player, Mapping):
            given = {key: value for key, value in player.items() if key != "name"}
            return self.desk.cells(inputs, given, path, who)
        message = f"{who} is {shown(player)}, not an object with a name"
        self.judge.fault("E_TYPE", path, message, 'write {"name": ...}')
        return {one.id: BAD for one in inputs}

    # The table

    def _table(self) -> dict[str, Any]:
        inputs = self.desk.inputs("table")
        board = self.raw.get("board") if self.sheet.board else None
        given = self.raw.get("table")
        if board is not None:
            given = self._board(board, both=given is not None)
        elif given is None:
            given = {}
            if self.desk.alone and not self.desk.partial:
                either = ", or a typed board" if self.sheet.board else ""
                message = "there are no values for the table in the answers"
                first = inputs[0].id
                hint = f'give them under "table"; in CSV in lines such as {first},7 on top{either}'
                self.judge.fault("E_MISSING", "table", message, hint)
                given = None
        elif not isinstance(given, Mapping):
            message = f"table is {shown(given)}, not an object"
            self.judge.fault("E_TYPE", "table", message, 'write {"...": ..., ...}')
            given = None
        if given is None:
            self.table_known = False
            return {one.id: BAD for one in inputs}
        return self.desk.cells(inputs, self._with_options(given), "table", "")

    def _with_options(self, given: Mapping[Any, Any]) -> Mapping[Any, Any]:
        """Return the values of the table with those that options of the commands stand for."""
        for key, value in self.beside.items():
            if given.get(key) not in (None, value):
                message = f"{key} is {shown(value)}, and {shown(given[key])} under table"
                self.judge.fault("E_BOTH", key, message, "leave one of them out")
        return {**given, **{key: value for key, value in self.beside.items() if value is not None}}

    def _board(self, board: object, *, both: bool) -> Mapping[str, Any] | None:
        lines = as_lines(board)
        if both:
            message = "both a typed board and values for the table were given"
            self.judge.fault("E_BOTH", "board", message, "leave one of them out")
            return None
        if lines is None:
            message = f"board is {shown(board)}, not a list of lines"
            self.judge.fault("E_TYPE", "board", message, 'write a list such as ["...", "..."]')
            return None
        if self.judge.players is None:
            return None
        reading = self.desk.read(self.sheet.board or "", lines)
        return reading.answers if self.desk.told(reading.faults) else None
