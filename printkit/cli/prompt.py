"""From a question to the line a person typed, or a program piped; the end of input is None."""

import contextlib
import sys
from typing import Protocol

from printkit.cli.screen import Screen, is_terminal


class Source(Protocol):
    """Where answers come from."""

    @property
    def terminal(self) -> bool:
        """Whether a person sits there, who can be asked things."""

    def ask(self, prompt: str) -> str | None:
        """Show the prompt and return the next line without its end; None: no more input."""


class Keyboard:
    """Asks on the terminal (with line editing where the system has it), or reads piped lines."""

    def __init__(self, screen: Screen) -> None:
        """Look who is there; piped lines are UTF-8, with or without a byte-order mark."""
        self._screen = screen
        self.terminal = is_terminal(sys.stdin)
        self._first = True
        if self.terminal and is_terminal(sys.stdout):
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415 - lets `input` edit lines
        elif sys.stdin is not None and hasattr(sys.stdin, "reconfigure") and not self.terminal:
            sys.stdin.reconfigure(encoding="utf-8", errors="replace")

    def ask(self, prompt: str) -> str | None:
        """Show the prompt on the terminal and return the line; None at the end of input.

        Where stdout is no terminal the prompt goes to stderr, so that results stay clean.
        """
        if self.terminal and is_terminal(sys.stdout):
            sys.stderr.flush()
            try:
                return input(_shown(prompt))
            except EOFError:
                self._screen.say()
                return None
        if sys.stderr is not None:
            sys.stderr.write(_shown(prompt))
            sys.stderr.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not self.terminal:
            self._screen.say(line.rstrip("\n"))
        if not line:
            return None
        text = line.rstrip("\r\n")
        if self._first:
            text, self._first = text.removeprefix("\ufeff"), False
        return text


def _shown(prompt: str) -> str:
    from printkit.cli.screen import clean  # noqa: PLC0415 - names may hold anything

    return clean(prompt)
