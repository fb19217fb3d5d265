"""Drives the program in a terminal of its own, as a person sees it."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self


class Terminal:
    """The program in a terminal of its own, as a person sees it."""

    def __init__(self, home: dict[str, str], folder: Path, *words: str, width: int = 100) -> None:
        """Start it."""
        self.shown = ""
        ours, theirs = pty.openpty()
        env = {**home, "COLUMNS": str(width), "TERM": "xterm", "PYTHONUTF8": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "printkit", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            cwd=folder,
            start_new_session=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - one thread only
        )
        os.close(theirs)
        self._ours = ours

    def __enter__(self) -> Self:
        """Return the running program."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Make sure that it has ended."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._ours)

    def wait_for(self, words: str, seconds: float = 20) -> None:
        """Read until the words are shown for the first time since the last call."""
        end = time.monotonic() + seconds
        start = len(self.shown)
        while words not in self.shown[start:]:
            left = end - time.monotonic()
            assert left > 0, f"{words!r} was not shown: {self.shown}"
            if not self._read(left):
                break
        assert words in self.shown[start:], self.shown

    def type(self, line: str) -> None:
        """Type a line and Enter."""
        os.write(self._ours, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        """Press one key."""
        os.write(self._ours, key)

    def kill(self) -> None:
        """End the program at once, without a chance to tidy up."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def end(self) -> int:
        """Read to the end and return the exit code."""
        while self._read(20):
            pass
        return self._process.wait(20)

    def _read(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._ours], [], [], seconds)
        try:
            data = os.read(self._ours, 65536) if ready else b""
        except OSError:
            data = b""
        self.shown += data.decode("utf-8", "replace")
        return bool(data)


def _take_terminal() -> None:
    import fcntl  # noqa: PLC0415 - runs in the child only
    import termios  # noqa: PLC0415 - the same

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
