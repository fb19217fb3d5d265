"""From `printkit.toml` (this folder's, else the user's own) to defaults of command-line options.

```toml
paper = "letter"      # any of the common options
[kraby]               # options of one game
size = "small"
```
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from printkit.app import files
from printkit.base.errors import DataError, UsageError
from printkit.base.nearest import nearest
from printkit.base.resources import parse_toml

if TYPE_CHECKING:
    from printkit.model.options import Option

FILE = "printkit.toml"
_TEXTS = ("paper", "board-paper", "format", "duplex", "marks", "out", "db")
_LENGTHS = ("margin", "gap", "bleed", "overlap")
_NUMBERS = ("dpi",)
_FLAGS = ("no-overrides",)
COMMON = (*_TEXTS, *_LENGTHS, *_NUMBERS, *_FLAGS)


class Settings:
    """The defaults that a user has set.

    Attributes:
        common: Values of the common options, by option name with hyphens.
        games: For each game's id, values of its own options.
        source: The file they come from, or an empty string.
    """

    def __init__(
        self,
        common: Mapping[str, Any],
        games: Mapping[str, Mapping[str, Any]],
        source: str,
    ) -> None:
        """Keep the checked values."""
        self.common = common
        self.games = games
        self.source = source


def load(folder: str | Path = ".") -> Settings:
    """Return the defaults of the folder's `printkit.toml`, put over those of the user's own.

    Raises:
        DataError: A key that nobody knows or a value of the wrong type; the message names both.
        FileError: A file is there and cannot be read.
    """
    common: dict[str, Any] = {}
    games: dict[str, dict[str, Any]] = {}
    sources = []
    for path in (files.settings_dir() / FILE, Path(folder) / FILE):
        if not path.exists():
            continue
        sources.append(str(path))
        tables = parse_toml(files.read_text(str(path), "settings"), str(path))
        for key, value in tables.items():
            if isinstance(value, Mapping):
                games.setdefault(_game(key, path), {}).update(value)
            else:
                common[key] = _checked(key, value, path)
    return Settings(common, games, ", ".join(sources))


def of_game(settings: Settings, game_id: str, options: "tuple[Option, ...]") -> Mapping[str, Any]:
    """Return a game's own defaults, checked against what the game declares.

    Raises:
        DataError: An option the game does not have, or a value of the wrong type.
    """
    known = {option.id.replace("_", "-"): option for option in options}
    result = {}
    for key, value in settings.games.get(game_id, {}).items():
        option = known.get(key)
        if option is None:
            raise DataError(
                f"{settings.source}: {game_id} has no option {key!r}", _advice(key, known)
            )
        wanted = {"int": int, "flag": bool}.get(option.type, str)
        if type(value) is not wanted and not (option.type == "length" and _is_number(value)):
            raise DataError(
                f"{settings.source}: {game_id}.{key} cannot be {value!r}",
                f"give {_FORMS[wanted]}",
            )
        if option.choices and str(value).casefold() not in map(str.casefold, option.choices):
            raise DataError(
                f"{settings.source}: {game_id}.{key} cannot be {value!r}",
                f"one of {', '.join(option.choices)}",
            )
        result[option.id] = value
    return result


_FORMS: Mapping[type, str] = {int: "a whole number", bool: "true or false", str: "a text in quotes"}


def _checked(key: str, value: object, path: Path) -> object:
    if key in _LENGTHS:
        right = _is_number(value) or _is_length(value)
        form = 'a number of mm, or a text such as "0.25in"'
    elif key in _NUMBERS:
        right, form = isinstance(value, int) and not isinstance(value, bool), _FORMS[int]
    elif key in _FLAGS:
        right, form = isinstance(value, bool), _FORMS[bool]
    elif key in _TEXTS:
        right, form = isinstance(value, str), _FORMS[str]
    else:
        raise DataError(f"{path}: nobody knows the setting {key!r}", _advice(key, COMMON))
    if not right:
        raise DataError(f"{path}: {key} cannot be {value!r}", f"give {form}")
    return value


def _is_length(value: object) -> bool:
    from printkit.base.units import parse_length  # noqa: PLC0415 - only where a length is set

    if not isinstance(value, str):
        return False
    try:
        parse_length(value)
    except UsageError:
        return False
    return True


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _game(key: str, path: Path) -> str:
    from printkit.app import registry  # noqa: PLC0415 - only where a game's table is given

    known = registry.names()
    name = registry.canonical(key)
    if name not in known:
        raise DataError(f"{path}: nobody knows the table [{key}]", _advice(name, known))
    return name


def _advice(key: str, known: object) -> str:
    words = tuple(str(word) for word in known)  # type: ignore[attr-defined]
    near = nearest(key, words)
    return f"did you mean {near!r}?" if near else f"there are: {', '.join(words)}"
