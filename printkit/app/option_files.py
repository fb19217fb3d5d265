"""From options that name files to the same options with the lines of the files."""

from collections.abc import Iterable, Mapping
from typing import Any

from printkit.model.options import FileText, Option


def with_files(declared: Iterable[Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options; those of the type file hold a `FileText` instead of a path.

    A word that the option knows (``choices``) stays as it is, in any letter case.

    Raises:
        FileError: A file that is named cannot be read.
    """
    read = dict(chosen)
    for option in declared:
        value = chosen.get(option.id)
        if option.type != "file" or not isinstance(value, str):
            continue
        if value.strip().casefold() in {choice.casefold() for choice in option.choices}:
            continue
        from printkit.app import files  # noqa: PLC0415 - only where a file is named

        read[option.id] = FileText(value, tuple(files.read_text(value, option.id).split("\n")))
    return read
