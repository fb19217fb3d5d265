"""From results and messages to lines on stdout and stderr that are safe in any terminal.

Results go to stdout, talk goes to stderr. Text of people is never read as markup and its control
characters never reach the terminal; what the code page cannot show becomes a look-alike or a ``?``.
"""

import codecs
import os
import sys
from collections.abc import Mapping
from typing import IO, TYPE_CHECKING, Any

from printkit.base.errors import DataError, FileError, PrintkitError

if TYPE_CHECKING:
    from rich.console import Console

NEAR = "printkit.near"
_LOOKS_LIKE = {
    "×": "x",
    "−": "-",
    "–": "-",
    "—": "-",
    "→": "->",
    "←": "<-",
    "…": "...",
    "·": "*",
    "•": "*",
    "✓": "v",
    "≥": ">=",
    "≤": "<=",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "─": "-",
    "━": "-",
    "│": "|",
    "\u00a0": " ",
    "\u2009": " ",
}
_C0, _DEL, _C1_END = 0x20, 0x7F, 0xA0
_BIDI = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")
_NARROW = 60


class Screen:
    """How one command talks.

    Attributes:
        lang: Language of the texts, checked.
        json: The result is JSON on stdout.
        plain: No colours, no boxes: labelled lines.
        debug: A fault shows its traceback.
    """

    def __init__(
        self, *, lang: str = "en", json: bool = False, plain: bool = False, debug: bool = False
    ) -> None:
        """Keep the global options."""
        self.lang = lang
        self.json = json
        self.plain = plain
        self.debug = debug

    @property
    def rich(self) -> bool:
        """Whether results may be tables with boxes: a terminal wide enough, and nobody objects."""
        return (
            not self.plain
            and not os.environ.get("NO_COLOR")
            and os.environ.get("TERM") != "dumb"
            and is_terminal(sys.stdout)
            and self.width >= _NARROW
        )

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        import shutil  # noqa: PLC0415 - Typer has it loaded; keeps --version quick

        return shutil.get_terminal_size((80, 24)).columns

    def result(self, text: str = "") -> None:
        """Write a line (or several) of the result to stdout."""
        sys.stdout.write(f"{clean(text)}\n")

    def say(self, text: str = "") -> None:
        """Write a line of talk to stderr; in a terminal it is broken between words."""
        if sys.stderr is None:
            return
        words = clean(text)
        if len(words) >= _NARROW and is_terminal(sys.stderr):
            words = _wrapped(words, self.width)
        sys.stderr.write(f"{words}\n")
        sys.stderr.flush()

    def result_json(self, value: object) -> None:
        """Write a value to stdout as JSON; plain ASCII where the code page is not Unicode."""
        wide = "utf" in (getattr(sys.stdout, "encoding", None) or "utf-8").lower()
        sys.stdout.write(f"{written_json(value, ascii_only=not wide)}\n")

    def console(self) -> "Console":
        """Return rich's console on stdout; texts of people must be wrapped in `rich.text.Text`."""
        from rich.console import Console  # noqa: PLC0415 - slow, and only tables need it

        return Console(highlight=False, markup=False, emoji=False, width=self.width)


def _wrapped(text: str, width: int) -> str:
    import textwrap  # noqa: PLC0415 - keeps --version quick

    lines = []
    for line in text.split("\n"):
        indent = line[: len(line) - len(line.lstrip())]
        lines += textwrap.wrap(
            line, max(width, 20), subsequent_indent=indent, break_on_hyphens=False
        ) or [line]
    return "\n".join(lines)


def written_json(value: object, *, ascii_only: bool = False) -> str:
    """Return the value as indented JSON without any control character."""
    import json  # noqa: PLC0415 - keeps --version quick

    text = json.dumps(value, ensure_ascii=ascii_only, indent=2)
    return "".join(f"\\u{ord(c):04x}" if _hidden(c) and c != "\n" else c for c in text)


def clean(text: str) -> str:
    """Return the text with control characters made visible: ESC as a backslash, x1b."""
    if text.isprintable():
        return text
    return "".join(_visible(sign) if _hidden(sign) else sign for sign in text)


def _hidden(sign: str) -> bool:
    code = ord(sign)
    if code < _C0:
        return sign != "\n"
    return _DEL <= code < _C1_END or sign in _BIDI


def _visible(sign: str) -> str:
    code = ord(sign)
    if sign == "\t":
        return " "
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"  # noqa: PLR2004 - one byte


def is_terminal(stream: IO[Any] | None) -> bool:
    """Whether a person sits at the other end of the stream."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


def make_safe() -> None:
    """Let stdout and stderr replace what their code page cannot show instead of failing."""
    codecs.register_error(NEAR, _near)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=NEAR)


def _near(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    part = error.object[error.start : error.end]
    return "".join(_LOOKS_LIKE.get(sign, "?") for sign in part), error.end


def show_error(error: PrintkitError, screen: Screen) -> None:
    """Tell what went wrong: the faults with their codes, or the message and what to do about it.

    With JSON, refused data is an object with ``errors`` on stdout; all else is told on stderr.
    """
    if isinstance(error, DataError) and screen.json:
        screen.result_json({"errors": fault_list(error)})
    elif isinstance(error, DataError) and error.faults:
        for fault in error.faults:
            hint = f" ({fault.hint})" if fault.hint else ""
            screen.say(f"{fault.message}{hint}  {fault.code}")
    else:
        screen.say(f"Error: {_sentence(error.message)}")
        if error.hint:
            screen.say(f"Hint: {_sentence(error.hint)}")


def fault_list(error: DataError) -> list[Mapping[str, str]]:
    """Return the faults of refused data as plain values; the message alone where there are none."""
    if not error.faults:
        return [{"code": "E_DATA", "where": "", "message": error.message, "hint": error.hint}]
    return [
        {"code": f.code, "where": f.where, "message": f.message, "hint": f.hint}
        for f in error.faults
    ]


def _sentence(text: str) -> str:
    """Return the text ended with a full stop, unless it already ends in some sign."""
    return f"{text}." if text and (text[-1].isalnum() or text[-1] in "'\")]}") else text


def closed_output(error: OSError) -> FileError:
    """Return what to tell when stdout itself cannot take the result, e.g. on a full disk."""
    return FileError(
        f"the output cannot be written: {(error.strerror or str(error)).lower()}",
        "nothing is lost; send the output elsewhere and run the command again",
    )
