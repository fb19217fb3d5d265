"""From a file of an owner's own data to the game as that data has it; and from a game to such a file."""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from printkit.app import files
from printkit.app.overrides import laid_over, misfits
from printkit.base.errors import DataError, Fault, UsageError
from printkit.base.i18n import resolve
from printkit.base.resources import parse_toml
from printkit.model.game import OWN_DATA, Game

_MARK = 12
"""Digits of a fingerprint: enough to tell the data of all owners apart."""


def adjusted(game: Game, path: str) -> Game:
    """Return the game with an owner's data, which its results and set-ups are marked with.

    Args:
        game: A game that lets something be replaced.
        path: A TOML file; what it leaves out stays as it is.

    Raises:
        UsageError: The game has nothing to replace, or standard input is named.
        FileError: The file cannot be read.
        DataError: With every key that nobody knows and every value that cannot be; `where` is the
            key, the message names the file too.
    """
    if game.data is None or game.adjusted is None:
        raise UsageError(f"{game.id} has nothing that data of your own could replace")
    if path == files.STDIN:
        raise UsageError("--data names a file", "put the data into one")
    own = parse_toml(files.read_text(path, OWN_DATA), path)
    tables = game.data()
    if faults := tuple(misfits(tables, own)):
        raise _refused(path, faults)
    tables = laid_over(tables, own)
    try:
        made = game.adjusted(tables)
    except DataError as error:
        raise _refused(path, error.faults) from error
    mark = fingerprint(tables)
    return replace(made, rules=f"{made.rules}+{mark}", mark=mark)


def fingerprint(tables: Mapping[str, Any]) -> str:
    """Return what tells data apart: the same for the same values, however the file writes them."""
    written = json.dumps(tables, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(written.encode("ascii")).hexdigest()[:_MARK]


def _refused(path: str, faults: Sequence[Fault]) -> DataError:
    told = [replace(fault, message=f"{path}: {fault.message}") for fault in faults]
    if len(told) == 1:
        return DataError(told[0].message, told[0].hint, told)
    return DataError(f"{path} has {len(told)} faults", "mend them all at once", told)


def written(game: Game) -> str:
    """Return all that an owner may replace as a TOML file, as the game has it now.

    Raises:
        UsageError: The game has nothing to replace.
    """
    if game.data is None:
        raise UsageError(f"{game.id} has nothing that data of your own could replace")
    title = resolve(game.title)
    lines = [
        f"# {title}: what printkit had to design itself, because no public source tells it.",
        "# Change what your copy of the game says otherwise, delete the rest, and name this file:",
        f"# printkit print {game.id} --data {game.id}.toml (set up, score and calc take it too).",
        *_tables(game.data(), ""),
    ]
    return "\n".join(lines) + "\n"


def _tables(tables: Mapping[str, Any], place: str) -> Iterator[str]:
    """Yield plain values first, then a heading for each table; tables in tables stand in one line."""
    plain = {k: v for k, v in tables.items() if not isinstance(v, Mapping) or place.count(".") > 1}
    for key, value in plain.items():
        yield f"{key} = {_value(value)}"
    for key, value in tables.items():
        if key not in plain:
            path = f"{place}{key}"
            if any(not isinstance(inner, Mapping) for inner in value.values()):
                yield ""
                yield f"[{path}]"
            yield from _tables(value, f"{path}.")


def _value(value: object) -> str:
    """Return a value as TOML has it; JSON writes numbers, texts and flags the same way."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
