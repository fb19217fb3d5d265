"""From records to plain values that JSON can hold, back again, and to a fingerprint of a game.

A record is an object with its class under ``"~"``; a field that has its default is left out, so
that a new field with a default changes no fingerprint. A mapping is an object with its pairs under
``"~pairs"``, a tuple is a list. Functions are not data: the kit, set-up, topics and options of a
game are written as what they give, the functions of its helpers and readers by name.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from typing import Any

from printkit.base.errors import DataError
from printkit.model import (
    boards,
    faces,
    formula,
    homeboard,
    icons,
    kinds,
    leaflet,
    ledger,
    loose,
    options,
    pad,
    pieces,
    regionboard,
    scoresheet,
    setup,
    shuffles,
    spreading,
    terrain,
    text,
)
from printkit.model.game import Game

CLASS, PAIRS = "~", "~pairs"
_PAIR = 2
_MODULES = (
    boards,
    faces,
    formula,
    homeboard,
    icons,
    kinds,
    leaflet,
    ledger,
    loose,
    options,
    pad,
    pieces,
    regionboard,
    scoresheet,
    setup,
    shuffles,
    spreading,
    terrain,
    text,
)
_RECORDS: Mapping[str, type] = {
    name: found
    for module in _MODULES
    for name, found in vars(module).items()
    if isinstance(found, type) and is_dataclass(found) and found.__module__ == module.__name__
}


def plain(value: object) -> Any:  # noqa: ANN401 - JSON is anything
    """Return a value as JSON can hold it.

    Raises:
        TypeError: There is something in it that is no data, e.g. a function.
    """
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        pairs = sorted(value.items(), key=lambda pair: (str(type(pair[0])), pair[0]))
        return {PAIRS: [[plain(key), plain(item)] for key, item in pairs]}
    name = type(value).__name__
    if _RECORDS.get(name) is not type(value):
        message = f"a {name} is not data"
        raise TypeError(message)
    kept = {f.name: plain(getattr(value, f.name)) for f in _told(value)}
    return {CLASS: name, **kept}


def _told(value: Any) -> Iterable[Field[Any]]:  # noqa: ANN401 - any record
    """Return the fields of a record that have another value than their default."""
    for entry in fields(value):
        standard = entry.default
        if entry.default_factory is not MISSING:
            standard = entry.default_factory()
        if standard is MISSING or getattr(value, entry.name) != standard:
            yield entry


def restored(value: Any) -> Any:  # noqa: ANN401 - the records differ
    """Return the value that `plain` was made of, with tuples for lists.

    Raises:
        DataError: It was not written by `plain`, or by a later version of it.
    """
    if isinstance(value, list):
        return tuple(restored(item) for item in value)
    if not isinstance(value, dict):
        return value
    if PAIRS in value:
        return _restored_pairs(value[PAIRS])
    name = value.get(CLASS)
    record = _RECORDS.get(name) if isinstance(name, str) else None
    if record is None:
        message = f"there is no record {name!r}"
        raise DataError(message, "it was written by another version of printkit")
    given = {key: restored(item) for key, item in value.items() if key != CLASS}
    try:
        return record(**given)
    except TypeError as error:
        message = f"this is no {name}: {error}"
        raise DataError(message, "it was written by another version of printkit") from error


def _restored_pairs(pairs: object) -> dict[Any, Any]:
    if not isinstance(pairs, list) or not all(
        isinstance(p, list) and len(p) == _PAIR for p in pairs
    ):
        message = "this is no mapping: pairs are missing"
        raise DataError(message, "it was written by another version of printkit")
    return {restored(key): restored(item) for key, item in pairs}


def game_plain(game: Game) -> dict[str, Any]:
    """Return everything a game is made of as plain values, functions by their names."""
    return {
        CLASS: "Game",
        "id": game.id,
        "rules": game.rules,
        "players": plain(game.players),
        "title": plain(game.title),
        "credit": plain(game.credit),
        "about": plain(game.about),
        "kinds": plain(game.kinds),
        "seats": plain(game.seats),
        "sheet": plain(game.sheet),
        "kit": plain(game.kit()),
        "setup": plain(game.setup()),
        "topics": plain(game.topics()),
        "options": plain(game.options()),
        "helpers": [
            {
                "id": helper.id,
                "title": plain(helper.title),
                "inputs": plain(helper.inputs),
                "rule": helper.rule,
            }
            for helper in game.helpers()
        ],
        "readers": sorted(game.readers),
        "ledger": plain(game.ledger().forms) if game.ledger else False,
        **({"tools": sorted(game.tools)} if game.tools else {}),
    }


def canonical(value: object) -> str:
    """Return plain values as JSON in one way only: sorted keys, no blanks, plain ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def fingerprint(game: Game) -> str:
    """Return what tells two versions of a game's data apart: 64 hexadecimal digits (SHA-256)."""
    return hashlib.sha256(canonical(game_plain(game)).encode("ascii")).hexdigest()


def sheet_fingerprint(game: Game) -> str:
    """Return the same of the tally alone: equal where a kept play can be counted again."""
    return hashlib.sha256(canonical(plain(game.sheet)).encode("ascii")).hexdigest()
