"""From a plain function and the options a game declares to a Typer command with help.

How a command is written (`cli/<command>.py`):

```python
HELP = "One line for `printkit --help`."

def register(app: typer.Typer, game: Game | None) -> None:
    add(app, deal, "setup", game, help=HELP)

def deal(
    screen: Screen,                      # how to talk: result, say, result_json, rich, lang, json
    game: Game,                          # becomes the argument GAME; the record arrives
                                         # (`game: Game | None = None`: it may be left out)
    chosen: Chosen,                      # values of the options that the game declares
    players: Annotated[int, typer.Option(help="How many play.")],
    gap: Annotated[float | None, length("--gap", "Between pieces.")] = None,
) -> None:
    from printkit.app import setup       # heavy things are imported here, not at the top
    ...
```

`screen`, `game` and `chosen` are filled in and may be left out; every other parameter is handed to
Typer as it stands. `add` puts the game's declared options and the global ones (--lang, --json,
--plain, --debug) behind them, so that help, completion and errors are Typer's own. A command that
is a group (`plays list`) makes a `typer.Typer`, adds its commands to that, and adds it to the app.
Return nothing, or an exit code; raise `PrintkitError` for everything that goes wrong.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, cast

import typer

from printkit.base.errors import UsageError
from printkit.base.i18n import check_language, resolve
from printkit.cli.screen import Screen

if TYPE_CHECKING:
    from printkit.app.registry import Game, Option

Chosen: TypeAlias = Mapping[str, Any]
GLOBAL_PANEL = "Everywhere"
_FILLED = ("screen", "game", "chosen")
_MARK = "declared_"
_METAVARS = {"file": "FILE", "length": "LENGTH", "int": "NUMBER", "text": "TEXT"}


def global_parameters() -> list[inspect.Parameter]:
    """Return the options that every command takes."""
    said: dict[str, tuple[Any, str]] = {
        "lang": (str, "Language of the texts: en."),
        "json": (bool, "Give the result as JSON."),
        "plain": (bool, "Plain labelled lines: no boxes, no colours."),
        "debug": (bool, "Show the traceback when something fails."),
    }
    return [
        _keyword(
            f"global_{name}",
            kind | None,
            typer.Option(
                f"--{name}",
                help=words,
                metavar="LANG" if kind is str else None,
                rich_help_panel=GLOBAL_PANEL,
                show_default=False,
            ),
        )
        for name, (kind, words) in said.items()
    ]


def version_parameter(words: str) -> inspect.Parameter:
    """Return the option --version, which shows the words and ends."""

    def show(value: bool) -> None:
        if value:
            typer.echo(words)
            raise typer.Exit

    info = typer.Option("--version", callback=show, is_eager=True, help="Show the version.")
    return _keyword("version", bool, info, default=False)


def make_screen(context: typer.Context, values: dict[str, Any]) -> Screen:
    """Take the global options out of the values and return how to talk.

    An option given before the command counts as if it stood behind it.
    """
    before: Mapping[str, Any] = context.obj or {}
    given = {}
    for name in ("lang", "json", "plain", "debug"):
        value = values.pop(f"global_{name}", None)
        given[name] = before.get(name) if value is None else value
    return Screen(
        lang=check_language(given["lang"] or "en"),
        json=bool(given["json"]),
        plain=bool(given["plain"]),
        debug=bool(given["debug"]),
    )


def add(
    app: typer.Typer,
    function: Callable[..., Any],
    name: str,
    game: "Game | None" = None,
    *,
    help: str,  # noqa: A002 - Typer's own word
    declared: Iterable["Option"] | None = None,
    defaults: Mapping[str, Any] | None = None,
    raw: bool = False,
    filled: bool = True,
) -> None:
    """Make a Typer command of a function.

    Args:
        app: Where the command belongs.
        function: See the example at the top of this module.
        name: The command's name.
        game: The game named on the command line, or None where none was named.
        help: The first lines of its help.
        declared: The declared options; left out, those that the game declares for this command.
        defaults: Defaults from the user's settings, by the name of the option with hyphens or the
            id of a declared option.
        raw: Declared values arrive as they were typed (a helper checks them itself).
        filled: Declared options that were not typed arrive with their default; otherwise they do
            not arrive, so that a file may say something else.
    """
    own = inspect.signature(function).parameters
    extra = declared if declared is not None else _declared(game, name)
    options = tuple(extra) if "chosen" in own else ()
    kept = dict(defaults or {})
    parameters = [_keyword("context", typer.Context, None)]
    if "game" in own:
        needed = own["game"].default is inspect.Parameter.empty
        parameters.append(_game_argument(required=needed))
    parameters += [
        _configured(_evaluated(parameter, function), kept)
        for key, parameter in own.items()
        if key not in _FILLED
    ]
    parameters += [_parameter(option, kept, raw=raw, filled=filled) for option in options]
    parameters += global_parameters()

    def command(**values: Any) -> Any:  # noqa: ANN401 - whatever the options are
        screen = make_screen(values.pop("context"), values)
        filled: dict[str, Any] = {"screen": screen}
        if "game" in own:
            filled["game"] = _the_game(values.pop("game"), game)
        filled["chosen"] = {
            option.id: value
            for option in options
            if (value := values.pop(f"{_MARK}{option.id}")) is not None
        }
        return function(**{k: v for k, v in filled.items() if k in own}, **values)

    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {p.name: p.annotation for p in parameters}
    text = help if game is not None or "chosen" not in own else f"{help}\n\n{_MORE}"
    app.command(name, help=text, short_help=help.partition("\n")[0])(command)


def user_defaults(game: "Game | None") -> dict[str, Any]:
    """Return what the user's `printkit.toml` sets, for `add(..., defaults=...)`.

    Raises:
        DataError: The file has a key that nobody knows, or a value of the wrong type.
    """
    from printkit.app import settings  # noqa: PLC0415 - a tally has no such options

    found = settings.load()
    own = settings.of_game(found, game.id, game.options()) if game else {}
    return {**found.common, **own}


_MORE = "Name a game to see the options of its own: printkit COMMAND GAME --help"


def length(name: str, words: str, **more: Any) -> Any:  # noqa: ANN401 - Typer's own type
    """Return a Typer option that reads a length and gives mm (``3``, ``3mm``, ``0.125in``).

    Its default is written as a text: ``"6.35mm"``.
    """
    from printkit.base.units import parse_length  # noqa: PLC0415 - a tally needs no lengths

    return typer.Option(
        name, help=words, metavar="LENGTH", parser=lambda text: parse_length(text, name), **more
    )


def _declared(game: "Game | None", command: str) -> tuple["Option", ...]:
    if game is None:
        return ()
    return tuple(option for option in game.options() if command in option.commands)


def _the_game(word: str | None, game: "Game | None") -> "Game | None":
    if word is None or (game is not None and word == game.id):
        return game
    from printkit.app import registry  # noqa: PLC0415 - only for the message of a wrong word

    registry.load(word)
    message = f"the game stands in an odd place: {word!r}"
    raise UsageError(message, "name the game right behind the command")


def _game_argument(*, required: bool) -> inspect.Parameter:
    info = typer.Argument(metavar="GAME", help="Which game; printkit games lists them.")
    return _keyword("game", str if required else str | None, info, required=required)


def _parameter(
    option: "Option", defaults: dict[str, Any], *, raw: bool, filled: bool
) -> inspect.Parameter:
    """Return the Typer parameter of one declared option."""
    flag = f"--{option.id.replace('_', '-')}"
    words = resolve(option.help)
    if option.required:
        words = f"{words} (needed)"
    default = defaults.get(option.id, option.default)
    if raw and option.type != "flag":
        kind: Any = str
        info = typer.Option(flag, help=words, metavar=_metavar(option), show_default=False)
        return _keyword(f"{_MARK}{option.id}", kind | None, info, default=_text(default))
    if option.type == "length":
        return _keyword(
            f"{_MARK}{option.id}", str | None, length(flag, words), default=_text(default)
        )
    if option.type == "flag":
        info = typer.Option(flag, help=words, show_default=False)
        return _keyword(f"{_MARK}{option.id}", bool | None, info, default=default or None)
    kind = int if option.type == "int" else str
    metavar = None
    if option.type == "choice":
        kind = cast("Any", Literal)[option.choices]
    else:
        metavar = _metavar(option)
    shown: bool | str = True
    if not filled and default is not None:
        shown, default = str(default), None
    info = typer.Option(flag, help=words, case_sensitive=False, metavar=metavar, show_default=shown)
    return _keyword(f"{_MARK}{option.id}", kind | None, info, default=default)


def _metavar(option: "Option") -> str | None:
    if option.type == "choice":
        return f"[{'|'.join(option.choices)}]"
    return _METAVARS.get(option.type)


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _evaluated(parameter: inspect.Parameter, function: Callable[..., Any]) -> inspect.Parameter:
    """Read an annotation that was written as a text; `screen`, `game` and `chosen` need none."""
    words = parameter.annotation
    if not isinstance(words, str):
        return parameter
    return parameter.replace(annotation=eval(words, function.__globals__))  # noqa: S307 - our own


def _configured(parameter: inspect.Parameter, defaults: dict[str, Any]) -> inspect.Parameter:
    """Put the user's own default in the place of the shipped one; the help shows it."""
    value = defaults.get(parameter.name.replace("_", "-"))
    if value is None or parameter.default is parameter.empty:
        kind = inspect.Parameter.KEYWORD_ONLY
        return parameter.replace(kind=kind)
    if isinstance(parameter.default, str):
        value = str(value)
    return parameter.replace(default=value, kind=inspect.Parameter.KEYWORD_ONLY)


def _keyword(
    name: str,
    annotation: Any,  # noqa: ANN401 - any type
    info: Any,  # noqa: ANN401 - what typer.Option gives
    *,
    default: object = None,
    required: bool = False,
) -> inspect.Parameter:
    return inspect.Parameter(
        name,
        inspect.Parameter.KEYWORD_ONLY,
        annotation=annotation if info is None else Annotated[annotation, info],
        default=inspect.Parameter.empty if required or info is None else default,
    )
