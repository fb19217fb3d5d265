"""From the name of a game to its record, wherever its rules module lives.

The only importer of `printkit.rules`. A built-in game is found by its module's name alone, so that
nothing else is imported; installed packages are asked (entry-point group ``printkit.games``) only
where no built-in game matches.
"""

import importlib
import importlib.util
import re
from typing import TYPE_CHECKING

from printkit import rules
from printkit.base.errors import RulesError, UsageError
from printkit.model.game import OWN_DATA, Game, Helper
from printkit.model.options import Option

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

__all__ = [
    "OWN_DATA",
    "Game",
    "Helper",
    "Option",
    "built_in",
    "canonical",
    "exists",
    "load",
    "names",
    "options_of",
]

GROUP = "printkit.games"
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def canonical(word: str) -> str:
    """Return a game's name as it is written everywhere: small letters and hyphens."""
    return re.sub(r"[\s_-]+", "-", word.strip().casefold())


def built_in() -> tuple[str, ...]:
    """Return the ids of the games that printkit brings, sorted; imports none of them."""
    import pkgutil  # noqa: PLC0415 - only the list needs it

    found = (module.name for module in pkgutil.iter_modules(rules.__path__))
    return tuple(sorted(canonical(name) for name in found if not name.startswith("_")))


def names() -> tuple[str, ...]:
    """Return the ids of all games: the built-in ones first, then those of installed packages."""
    own = built_in()
    others = sorted({canonical(entry.name) for entry in _installed()} - set(own))
    return (*own, *others)


def exists(word: str) -> bool:
    """Whether a built-in game has that name, however it is written; imports nothing."""
    name = canonical(word)
    return bool(_NAME.fullmatch(name)) and importlib.util.find_spec(_module(name)) is not None


def load(word: str) -> Game:
    """Return the game of that name; letter case does not count, an underscore is a hyphen.

    Raises:
        UsageError: There is no such game.
        RulesError: Its rules module cannot be imported or gives no `Game`.
    """
    name = canonical(word)
    if _NAME.fullmatch(name):
        module = _module(name)
        if importlib.util.find_spec(module) is not None:
            return _checked(getattr(importlib.import_module(module), "GAME", None), name, module)
        for entry in _installed():
            if canonical(entry.name) == name:
                return _from_package(entry.value, name)
    known = names()
    raise UsageError(f"there is no game {word!r}", _advice(name, known))


def options_of(game: Game, command: str) -> tuple[Option, ...]:
    """Return the options of a game that one of its commands takes."""
    return tuple(option for option in game.options() if command in option.commands)


def _module(name: str) -> str:
    return f"{rules.__name__}.{name.replace('-', '_')}"


def _advice(name: str, known: tuple[str, ...]) -> str:
    from printkit.base.nearest import nearest  # noqa: PLC0415 - only a refusal needs it

    near = nearest(name, known)
    games = f"games: {', '.join(known)}"
    return f"did you mean {near!r}? {games}" if near else games


def _installed() -> "EntryPoints":
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow, and rarely needed

    return entry_points(group=GROUP)


def _from_package(value: str, name: str) -> Game:
    """Load ``package.module`` or ``package.module:NAME`` (NAME is GAME where it is left out)."""
    module, _, attribute = value.partition(":")
    try:
        found = getattr(importlib.import_module(module.strip()), attribute.strip() or "GAME", None)
    except Exception as error:
        raise RulesError(
            f"the game {name!r} of the installed package {module!r} cannot be loaded: {error}",
            "update or remove that package",
        ) from error
    return _checked(found, name, module)


def _checked(found: object, name: str, module: str) -> Game:
    if not isinstance(found, Game):
        raise RulesError(
            f"the rules module {module} gives no GAME", "it must hold GAME = Game(...)"
        )
    if found.id != name:
        raise RulesError(
            f"the rules module {module} calls its game {found.id!r}",
            f"the id must be the module's name with hyphens: {name!r}",
        )
    return found
