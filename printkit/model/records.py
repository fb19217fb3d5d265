"""From any record to the records, texts and tables inside it, each with the path that leads there."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import NamedTuple


class Found(NamedTuple):
    """A value inside a record.

    Attributes:
        value: The value.
        path: Where it stands: ``inputs[2].help``.
        owner: Name of the record class that holds it.
        field: Name of the field there.
    """

    value: object
    path: str
    owner: str
    field: str


def inside(value: object, path: str, owner: str = "", field: str = "") -> Iterator[Found]:
    """Yield the value and everything inside it; functions are passed over."""
    yield Found(value, path, owner, field)
    if is_dataclass(value) and not isinstance(value, type):
        name = type(value).__name__
        for entry in fields(value):
            yield from inside(getattr(value, entry.name), f"{path}.{entry.name}", name, entry.name)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from inside(item, f"{path}[{key!r}]", owner, field)
    elif isinstance(value, tuple | list):
        for k, item in enumerate(value):
            yield from inside(item, f"{path}[{k}]", owner, field)
