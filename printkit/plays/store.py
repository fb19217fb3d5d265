"""From entries to rows of an SQLite file and back: an append-only log of every play.

Entries are on the disk before `append` or `extend` returns (rollback journal, synchronous FULL), so
that a kill loses nothing. No lock is held between entries: an entry says which place of the log it takes,
and the one that comes second is refused. Times come from the caller.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self

from printkit.base.errors import FileError, UsageError
from printkit.plays.log import KINDS, Entry, EntryKind

VERSION = 1
_WAIT_SECONDS = 5.0
_SCHEMA = (
    "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    (
        "CREATE TABLE plays (number INTEGER PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL,"
        " started TEXT NOT NULL, options TEXT NOT NULL)"
    ),
    (
        "CREATE TABLE entries (play INTEGER NOT NULL REFERENCES plays (number), seq INTEGER NOT NULL,"
        " kind TEXT NOT NULL, payload TEXT NOT NULL, time TEXT NOT NULL,"
        " PRIMARY KEY (play, seq)) WITHOUT ROWID"
    ),
    *(
        f"CREATE TRIGGER {table}_{event} BEFORE {event} ON {table}"
        " BEGIN SELECT RAISE (ABORT, 'the log only grows'); END"
        for table in ("meta", "plays", "entries")
        for event in ("update", "delete")
    ),
)
_COLUMNS = {
    "meta": ("key", "value"),
    "plays": ("number", "game", "rules", "started", "options"),
    "entries": ("play", "seq", "kind", "payload", "time"),
}
_KEEP = "the file was left as it is; name another one with --db"


class Play(NamedTuple):
    """One play as it stands in the log.

    Attributes:
        id: Short name, e.g. ``kraby-7``; the number alone is enough to find it.
        rules: Version of the game's rules data when it began.
        started: ISO 8601 with the offset from UTC.
        options: What was chosen at the start (variant, a typed board), by id.
        entries: The whole log of it.
    """

    id: str
    game: str
    rules: str
    started: str
    options: Mapping[str, Any]
    entries: tuple[Entry, ...]


class Store:
    """The saved plays of one file; use it in a `with` block."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make a new one where there is none.

        Raises:
            FileError: It cannot be opened, is damaged, or is of another version; its bytes stay.
        """
        self._path = path
        with self._told("cannot be opened"):
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = not path.exists() or path.stat().st_size == 0
            self._db = sqlite3.connect(path, timeout=_WAIT_SECONDS, isolation_level=None)
        try:
            with self._told("cannot be opened"):
                self._db.execute("PRAGMA synchronous = FULL")
                self._db.execute("PRAGMA foreign_keys = ON")
            if fresh:
                self._create()
            self._check()
        except BaseException:
            self._db.close()
            raise

    def __enter__(self) -> Self:
        """Return the open store."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self._db.close()

    def begin(self, game: str, rules: str, options: Mapping[str, Any], time: str) -> Play:
        """Start a play and return it."""
        row = (game, rules, time, _json(options))
        with self._told("cannot be written"):
            cursor = self._db.execute(
                "INSERT INTO plays (game, rules, started, options) VALUES (?, ?, ?, ?)", row
            )
        return Play(f"{game}-{cursor.lastrowid}", game, rules, time, options, ())

    def append(self, play: Play, kind: EntryKind, payload: Mapping[str, Any], time: str) -> Play:
        """Put one entry behind the others; see `extend`."""
        return self.extend(play, ((kind, payload),), time)

    def extend(
        self, play: Play, entries: Iterable[tuple[EntryKind, Mapping[str, Any]]], time: str
    ) -> Play:
        """Put entries behind the others, all or none; they are on the disk when this returns.

        Returns:
            The play with the entries.

        Raises:
            FileError: Somebody else has written to the play meanwhile, or the disk is full; then
                nothing was added.
        """
        number = _number(play.id)
        added = tuple(
            Entry(seq, kind, payload, time)
            for seq, (kind, payload) in enumerate(entries, len(play.entries) + 1)
        )
        rows = [(number, one.seq, one.kind, _json(one.payload), time) for one in added]
        try:
            with self._told("cannot be written"), self._transaction():
                self._db.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)
        except sqlite3.IntegrityError as error:
            lines = "this last line was" if len(rows) == 1 else "these last lines were"
            raise FileError(
                f"the play {play.id} is being entered in another window too; {lines} not kept",
                f"close one of them, then go on with --resume {number}",
            ) from error
        return play._replace(entries=(*play.entries, *added))

    def plays(self, game: str | None = None) -> tuple[Play, ...]:
        """Return all plays, oldest first; with a game, only those of that game."""
        with self._told("cannot be read"):
            rows = self._db.execute("SELECT * FROM plays ORDER BY number").fetchall()
            return tuple(self._play(row) for row in rows if game in (None, row[1]))

    def play(self, name: str) -> Play:
        """Return one play by its id or its number.

        Raises:
            UsageError: There is no such play.
        """
        word = name.strip().casefold()
        with self._told("cannot be read"):
            rows = self._db.execute("SELECT * FROM plays ORDER BY number").fetchall()
            for row in rows:
                if word in (str(row[0]), f"{row[1]}-{row[0]}"):
                    return self._play(row)
        raise UsageError(
            f"there is no play {name!r}", "`printkit plays list` shows those there are"
        )

    def _play(self, row: tuple[Any, ...]) -> Play:
        number, game, rules, started, options = row
        found = self._db.execute(
            "SELECT seq, kind, payload, time FROM entries WHERE play = ? ORDER BY seq", (number,)
        )
        entries = []
        for place, (seq, kind, payload, time) in enumerate(found.fetchall(), 1):
            if seq != place or kind not in KINDS:
                raise sqlite3.DatabaseError(f"entry {seq} of play {number} is not in order")
            entries.append(Entry(seq, kind, _object(payload), time))
        name = f"{game}-{number}"
        return Play(name, game, rules, started, _object(options), tuple(entries))

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:  # a full disk has rolled it back already
                self._db.execute("ROLLBACK")
            raise

    def _create(self) -> None:
        """Make the tables; where another process does so at this moment, its tables are used."""
        with self._told("cannot be written"):
            self._db.execute("BEGIN IMMEDIATE")
            if not self._db.execute("SELECT 1 FROM sqlite_master").fetchone():
                for statement in _SCHEMA:
                    self._db.execute(statement)
                self._db.execute("INSERT INTO meta VALUES ('version', ?)", (str(VERSION),))
            self._db.execute("COMMIT")

    def _check(self) -> None:
        """Refuse a file that is not ours, of another version, or damaged; only reads."""
        with self._told("cannot be read"):
            for table, columns in _COLUMNS.items():
                found = tuple(
                    row[1] for row in self._db.execute(f"PRAGMA table_info ({table})").fetchall()
                )
                if found != columns:
                    raise FileError(
                        f"{self._path} is not a file of plays that printkit knows", _KEEP
                    )
            rows = dict(self._db.execute("SELECT key, value FROM meta").fetchall())
            if rows != {"version": str(VERSION)}:
                version = rows.pop("version", None)
                told = f"keys {', '.join(map(str, rows))}" if rows else f"version {version}"
                raise FileError(
                    f"{self._path} was written by another version of printkit ({told}); "
                    f"this one reads version {VERSION}",
                    _KEEP,
                )
            state = self._db.execute("PRAGMA quick_check (1)").fetchone()
            if state != ("ok",):
                raise sqlite3.DatabaseError("damaged")

    @contextmanager
    def _told(self, what: str) -> Iterator[None]:
        """Turn what SQLite or the system says into one message that names the file."""
        place = f"the file of plays {self._path} {what}"
        try:
            yield
        except sqlite3.IntegrityError:
            raise
        except sqlite3.OperationalError as error:
            raise FileError(f"{place}: {error}", _advice(str(error))) from error
        except (sqlite3.DatabaseError, ValueError) as error:
            raise FileError(
                f"the file of plays {self._path} is damaged, or is something else", _KEEP
            ) from error
        except OSError as error:
            raise FileError(f"{place}: {(error.strerror or str(error)).lower()}", _KEEP) from error


def _advice(message: str) -> str:
    if "locked" in message:
        return "another program holds it; close that program and try again"
    if "full" in message or "I/O" in message:
        return "free some space on the disk; what was entered before is kept"
    return "check the folder, or name another file with --db"


def _number(play_id: str) -> int:
    return int(play_id.rpartition("-")[2])


def _json(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _object(text: str) -> Mapping[str, Any]:
    value = json.loads(text)
    if not isinstance(value, dict):
        message = "not an object"
        raise ValueError(message)  # noqa: TRY004 - the value is at fault, not the caller
    return value
