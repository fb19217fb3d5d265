"""From the name of a shipped file to its bytes: templates and fonts, in the package or the checkout.

`templates/` and `fonts/` stand at the top of the checkout and travel inside the wheel as
`printkit/_data/templates` and `printkit/_data/fonts`. A folder of the same name where the command is
run is merged over them, table by table, by whoever asks for `overrides`.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from printkit.base.errors import DataError, FileError, PrintkitError

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def root() -> Path:
    """Return the folder that holds `templates/` and `fonts/`."""
    inside = _PACKAGE / "_data"
    return inside if inside.is_dir() else _PACKAGE.parent


def template_names() -> tuple[str, ...]:
    """Return the names of the shipped templates, e.g. ``symbols.toml``, sorted."""
    folder = root() / "templates"
    return tuple(sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*.toml")))


def template_text(name: str) -> str:
    """Return a shipped template as text.

    Raises:
        FileError: There is no such template in the installation.
    """
    try:
        return (root() / "templates" / name).read_text(encoding="utf-8")
    except OSError as error:
        message = f"the shipped template {name!r} cannot be read: {error.strerror}"
        raise FileError(message, "install printkit anew") from error


def font_roles() -> Mapping[str, Any]:
    """Return the shipped `fonts/fonts.toml`: which face plays which role."""
    return parse_toml((root() / "fonts" / "fonts.toml").read_text(encoding="utf-8"), "fonts.toml")


def font_file(name: str) -> Path:
    """Return the path of a font file: beside `fonts.toml`, or of the package fontpkg-lato.

    Raises:
        PrintkitError: No such font is installed.
    """
    own = root() / "fonts" / name
    if own.is_file():
        return own
    shipped = Path(str(files("fontpkg_lato"))) / "files" / name
    if shipped.is_file():
        return shipped
    message = f"the font file {name!r} is not installed"
    raise PrintkitError(message, "pip install fontpkg-lato")


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """Return the tables of a TOML text (a byte-order mark is passed over).

    Raises:
        DataError: It is not TOML; the message names the file and the place.
    """
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        message = f"{name} is not valid TOML: {error}"
        raise DataError(message, "the place stands in brackets: line and column") from error
