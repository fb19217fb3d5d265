"""From a question to the line a person typed, or a program piped; the end of input is None."""

import sys

from printkit.cli.screen import Screen, clean, is_terminal


class Keyboard:
    """Asks at the terminal, or reads piped lines; prompts go to stderr, results stay clean.

    The terminal's own line editing is used and not the readline library, which misses a Ctrl-C that
    comes right behind the prompt.

    Attributes:
        terminal: Whether a person sits there, who can be asked things.
    """

    def __init__(self, screen: Screen) -> None:
        """Look who is there; piped lines are UTF-8 under any locale."""
        self.terminal = is_terminal(sys.stdin)
        self._screen = screen
        self._first = True
        if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
            if self.terminal:
                sys.stdin.reconfigure(errors="replace")
            else:
                sys.stdin.reconfigure(encoding="utf-8", errors="replace")

    def ask(self, prompt: str) -> str | None:
        """Show the prompt and return the next line without its end; None: no more input."""
        if sys.stderr is not None:
            sys.stderr.write(clean(prompt))
            sys.stderr.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not self.terminal or not line:
            self._screen.say(line.rstrip("\r\n"))
        if not line:
            return None
        text = line.rstrip("\r\n")
        if self._first:
            text, self._first = text.removeprefix("\ufeff"), False
        return text
