"""From the words typed behind `printkit` to an exit code: the one boundary where errors are caught.

Only the command that was named is imported and built, with the options of the game that was named;
`--help` alone imports them all.
"""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from printkit import __version__

if TYPE_CHECKING:
    import typer

    from printkit.app.registry import Game
    from printkit.cli.screen import Screen

PROGRAM = "printkit"
COMMANDS = (
    "games",
    "print",
    "pad",
    "proof",
    "setup",
    "score",
    "calc",
    "plays",
    "rules",
    "templates",
    "check",
)
WITH_GAME = frozenset(("print", "pad", "proof", "setup", "score", "calc", "rules", "check"))
FLAGS = frozenset(("--json", "--plain", "--debug", "--help"))
INTERRUPTED, READER_GONE = 130, 141
HELP = """Board games on paper: print the pieces, deal the set-up, score the game.

printkit COMMAND GAME --help shows the options that a game brings along.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code (see `base.errors`; 130 interrupted).

    A reader of the output that went away (``| head -1``) is no error to tell: exit code 141, as
    other programs that write to a closed pipe.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if words == ["--version"]:
        sys.stdout.write(f"{PROGRAM} {__version__}\n")
        return 0
    from printkit.cli.screen import Screen, make_safe  # noqa: PLC0415 - keeps --version quick

    make_safe()
    screen = Screen(
        json="--json" in words,
        plain="--plain" in words,
        debug="--debug" in words,
    )
    try:
        code = _guarded(words, screen)
        sys.stdout.flush()
    except BrokenPipeError:
        _let_go()
        return READER_GONE
    except OSError as error:
        _let_go()
        return _output_failed(error, screen)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _guarded(words: list[str], screen: "Screen") -> int:
    from printkit.base.errors import PrintkitError  # noqa: PLC0415 - keeps --version quick
    from printkit.cli.screen import show_error  # noqa: PLC0415 - the same

    try:
        return _run(words, screen)
    except KeyboardInterrupt:
        screen.say("\nAborted.")
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:  # noqa: BLE001 - the one place where any fault ends
        if screen.debug:
            import traceback  # noqa: PLC0415 - Typer has it loaded

            traceback.print_exc()
        told = error if isinstance(error, PrintkitError) else _unexpected(error)
        show_error(told, screen)
        return told.exit_code


def _unexpected(error: Exception) -> "PrintkitError":
    from printkit.base.errors import FileError, PrintkitError  # noqa: PLC0415 - keeps --version quick

    if isinstance(error, OSError):
        place = f"{error.filename}: " if error.filename else ""
        return FileError(f"{place}{(error.strerror or str(error)).lower()}", "")
    words = " ".join(str(error).split())[:200]
    return PrintkitError(
        f"a fault of printkit: {type(error).__name__}: {words}",
        "run the command again with --debug and report what it shows",
    )


def _output_failed(error: OSError, screen: "Screen") -> int:
    from printkit.cli.screen import closed_output, show_error  # noqa: PLC0415 - rare

    told = closed_output(error)
    show_error(told, screen)
    return told.exit_code


def _let_go() -> None:
    """Point stdout at nothing, so that Python's last flush cannot fail again."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())


def _run(words: list[str], screen: "Screen") -> int:
    import typer  # noqa: PLC0415 - keeps --version quick
    import typer.main  # noqa: PLC0415 - the same

    completing = f"_{PROGRAM.upper()}_COMPLETE" in os.environ
    given = _completed_words() if completing else (words or ["--help"])
    app = _app(given, screen, completing=completing)
    command = typer.main.get_command(app)
    # Typer carries its own click or the installed one: the class is found through what it exports.
    refused: Any = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")
    if completing:
        command.main(prog_name=PROGRAM)
        return 0
    try:
        with command.make_context(PROGRAM, list(given)) as context:
            result = command.invoke(context)
    except typer.Exit as error:
        return int(error.exit_code)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except refused as error:
        raise _usage(error, given) from error
    return result if isinstance(result, int) else 0


def _app(words: list[str], screen: "Screen", *, completing: bool) -> "typer.Typer":
    """Build the application that these words need, and write the game's name as its id."""
    import typer  # noqa: PLC0415 - keeps --version quick

    from printkit.cli.screen import is_terminal  # noqa: PLC0415 - the same

    boxes = is_terminal(sys.stdout) and not screen.plain and not os.environ.get("NO_COLOR")
    about_completion = any(word.endswith("-completion") for word in words)
    at = _command_at(words)
    name = words[at] if at is not None else ""
    app = typer.Typer(
        name=PROGRAM,
        help=HELP,
        rich_markup_mode="rich" if boxes else None,
        pretty_exceptions_enable=False,
        add_completion=completing or about_completion or name not in COMMANDS,
        context_settings={"help_option_names": ["--help", "-h"], "max_content_width": 100},
    )
    _add_globals(app)
    game = None
    if at is not None and name in WITH_GAME:
        game = _find_game(words, at + 1)
    for command in (name,) if name in COMMANDS and not completing else COMMANDS:
        _register(app, command, game if command == name else None, words)
    return app


def _register(app: "typer.Typer", command: str, game: "Game | None", words: list[str]) -> None:
    """Let a command add itself; one with `prepare(words, game)` may rewrite the words before."""
    import importlib  # noqa: PLC0415 - keeps --version quick

    module = importlib.import_module(f"printkit.cli.{command}")
    if game is not None and hasattr(module, "prepare"):
        words[:] = module.prepare(words, game)
    module.register(app, game)


def _add_globals(app: "typer.Typer") -> None:
    """Add the options that may stand before the command."""
    import inspect  # noqa: PLC0415 - keeps --version quick

    import typer  # noqa: PLC0415 - the same

    from printkit.cli.options import global_parameters, version_parameter  # noqa: PLC0415 - the same

    context = inspect.Parameter("context", inspect.Parameter.KEYWORD_ONLY, annotation=typer.Context)
    parameters = [context, *global_parameters(), version_parameter(f"{PROGRAM} {__version__}")]

    def everywhere(context: typer.Context, **values: object) -> None:
        context.obj = {name.removeprefix("global_"): value for name, value in values.items()}

    everywhere.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    everywhere.__annotations__ = {p.name: p.annotation for p in parameters}
    app.callback()(everywhere)


def _command_at(words: list[str]) -> int | None:
    """Return where the command stands: the first word that is no option and no option's value."""
    passed = False
    for k, word in enumerate(words):
        if passed:
            passed = False
        elif word == "--lang":
            passed = True
        elif not word.startswith("-"):
            return k
    return None


def _find_game(words: list[str], start: int) -> "Game | None":
    """Load the game that is named behind the command and write its id in the place of the word.

    A word behind an option may be that option's value; such a word counts only where no other one
    names a game.
    """
    from printkit.app import registry  # noqa: PLC0415 - keeps --version quick

    sure: list[int] = []
    perhaps: list[int] = []
    for k in range(start, len(words)):
        if words[k] == "--":
            sure += range(k + 1, len(words))
            break
        if words[k].startswith("-"):
            continue
        before = words[k - 1]
        option = k > start and before.startswith("-") and "=" not in before and before not in FLAGS
        (perhaps if option else sure).append(k)
    found = next((k for k in (*sure, *perhaps) if registry.exists(words[k])), None)
    if found is None:
        found = next(iter(sure), None)
    if found is None:
        return None
    game = registry.load(words[found])
    words[found] = game.id
    return game


def _completed_words() -> list[str]:
    """Return the words on the line that a shell wants to have completed."""
    import shlex  # noqa: PLC0415 - only completion needs it

    line = os.environ.get("_TYPER_COMPLETE_ARGS") or os.environ.get("COMP_WORDS") or ""
    try:
        return shlex.split(line)[1:]
    except ValueError:
        return line.split()[1:]


def _usage(error: Exception, words: Sequence[str]) -> "PrintkitError":
    """Say in our way what Typer found wrong with the words, or with a default of the user's."""
    import re  # noqa: PLC0415 - Typer has it loaded

    from printkit.base.errors import UsageError  # noqa: PLC0415 - keeps --version quick

    told = getattr(error, "format_message", lambda: str(error))()
    if type(error).__name__ == "NoArgsIsHelpError":  # its message is the whole help
        told = "missing command"
    message = " ".join(str(told).split()).rstrip(".")
    context = getattr(error, "ctx", None)
    path = getattr(context, "command_path", None) or PROGRAM
    hint = f"{path} --help shows what can be given"
    message = re.sub(r"( Did you mean .*\?)\1$", r"\1", message)
    if "'GAME'" in message:
        from printkit.app import registry  # noqa: PLC0415 - only for this message

        hint = f"name one of: {', '.join(registry.names())}"
    options = tuple(getattr(getattr(error, "param", None), "opts", ()))
    typed = any(word.startswith(options) for word in words)
    missing = type(error).__name__ == "MissingParameter"
    if any(one.startswith("--") for one in options) and not typed and not missing:
        hint = f"that default stands in printkit.toml; {hint}"
    if re.search(r"[Nn]o such option:? '?-\d", message):
        hint = (
            "a value with a minus stands behind its option (--before -3); "
            "a word of its own that starts with a minus stands behind --"
        )
    return UsageError(f"{message[:1].lower()}{message[1:]}", hint)


if TYPE_CHECKING:
    from printkit.base.errors import PrintkitError
