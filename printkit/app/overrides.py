"""From the shipped templates and fonts and a folder of the user's own to the tables that are used.

A `templates/` or `fonts/` folder where the command is run is merged over the shipped one: same file,
same table, same key. Nothing new can be said there, so a key that nobody knows is a mistake.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from printkit.app import files
from printkit.base import resources
from printkit.base.errors import DataError
from printkit.base.nearest import nearest

TEMPLATES = "templates"
FONTS = "fonts"
FONT_TABLE = "fonts.toml"


class Library:
    """The templates and font roles that hold for one command.

    Attributes:
        notices: One sentence for each file of the user's that changes something, for stderr.
    """

    def __init__(self, folder: str | Path = ".", *, overrides: bool = True) -> None:
        """Look for the user's folders; with `overrides` False only the shipped data counts.

        Raises:
            DataError: One of the user's files has no shipped one beside it.
        """
        self._folder = Path(folder)
        self._overrides = overrides
        self._own: dict[str, Path] = {}
        self.notices: tuple[str, ...] = ()
        if overrides:
            self._find(TEMPLATES, resources.template_names())
            self._find(FONTS, (FONT_TABLE,))

    def _find(self, kind: str, known: tuple[str, ...]) -> None:
        for name in files.folder_files(str(self._folder / kind), ".toml"):
            if name not in known:
                near = nearest(name, known)
                raise DataError(
                    f"{kind}/{name} is not the name of one of printkit's files",
                    f"did you mean {kind}/{near}?"
                    if near
                    else "rename it, move it away, or use --no-overrides",
                )
            own = self._folder / kind / name
            shipped = resources.root() / kind / name
            if _same(own, shipped):
                continue
            self._own[f"{kind}/{name}"] = own
            self.notices += (f"{kind}/{name} of this folder is used over the shipped one",)

    def template(self, name: str) -> dict[str, Any]:
        """Return the tables of a template, e.g. ``symbols.toml``, with the user's merged in.

        Raises:
            DataError: The user's file is not TOML, has a key nobody knows or a value of another
                type.
        """
        return self._merged(f"{TEMPLATES}/{name}", resources.template_text(name))

    def fonts(self) -> dict[str, Any]:
        """Return the tables of `fonts/fonts.toml` with the user's merged in."""
        shipped = dict(resources.font_roles())
        return self._over(f"{FONTS}/{FONT_TABLE}", shipped)

    @property
    def font_folders(self) -> tuple[Path, ...]:
        """The folders whose .ttf files come before the installed ones."""
        own = self._folder / FONTS
        return (own,) if self._overrides and own.is_dir() else ()

    def _merged(self, key: str, text: str) -> dict[str, Any]:
        return self._over(key, resources.parse_toml(text, key))

    def _over(self, key: str, shipped: dict[str, Any]) -> dict[str, Any]:
        path = self._own.get(key)
        if path is None:
            return shipped
        own = resources.parse_toml(files.read_text(str(path), "template"), str(path))
        return merged(shipped, own, str(path))


def _same(own: Path, shipped: Path) -> bool:
    """Return whether a file says nothing new: a fresh copy, or the shipped one itself."""
    return files.read_text(str(own), "template") == files.read_text(str(shipped), "template")


def merged(shipped: Mapping[str, Any], own: Mapping[str, Any], name: str) -> dict[str, Any]:
    """Return the shipped tables with the user's keys put over them, table by table.

    Args:
        shipped: What printkit brings; every key that may be given stands there.
        own: What the user gives.
        name: The user's file, for the messages.

    Raises:
        DataError: A key that the shipped table does not have, or a value of another type.
    """
    return _merge_table(shipped, own, name, "")


def _merge_table(
    shipped: Mapping[str, Any], own: Mapping[str, Any], name: str, place: str
) -> dict[str, Any]:
    result = dict(shipped)
    for key, value in own.items():
        path = f"{place}{key}"
        if key not in shipped:
            raise DataError(f"{name}: nobody knows the key {path!r}", _advice(key, shipped, place))
        old = shipped[key]
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            result[key] = _merge_table(old, value, name, f"{path}.")
        elif _alike(old, value):
            result[key] = value
        else:
            raise DataError(
                f"{name}: {path} must be {_called(old)}, not {_called(value)}",
                f"the shipped file says {path} = {_written(old)}",
            )
    return result


def _advice(key: str, shipped: Mapping[str, Any], place: str) -> str:
    near = nearest(key, shipped)
    if near:
        return f"did you mean {place + near!r}?"
    return f"the keys there are: {', '.join(shipped)}"


def _alike(old: object, new: object) -> bool:
    if isinstance(old, bool) or isinstance(new, bool):
        return isinstance(old, bool) and isinstance(new, bool)
    if isinstance(old, int | float):
        return isinstance(new, int | float)
    return type(old) is type(new)


def _called(value: object) -> str:
    names: tuple[tuple[type | tuple[type, ...], str], ...] = (
        (bool, "true or false"),
        ((int, float), "a number"),
        (str, "a text in quotes"),
        (list, "a list"),
        (dict, "a table"),
    )
    return next((name for kind, name in names if isinstance(value, kind)), "a date or time")


def _written(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    return "{ ... }" if isinstance(value, Mapping) else str(value)
