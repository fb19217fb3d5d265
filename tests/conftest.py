"""What all tests share: the fonts, and goldens that are rewritten on request."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from printkit.display.fonts import FontBook, load_fonts

GOLDENS = Path(__file__).parent / "golden"

# A busy machine is no fault; under CI the same examples are tried every time.
settings.register_profile("printkit", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("printkit")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that rewrites goldens."""
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="rewrite the goldens instead of comparing; look at the difference before it is kept",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to rewrite goldens under CI, where nobody looks; let children hear Ctrl-C."""
    if config.getoption("--update-golden") and os.environ.get("CI"):
        raise pytest.UsageError("--update-golden is refused where CI is set")
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A shell starts what runs in the background deaf to Ctrl-C, and children inherit it: the
        # tests that press Ctrl-C would wait for ever.
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compare a text with the golden of that name, e.g. ``kraby/tokens.txt``."""
    update = bool(request.config.getoption("--update-golden"))

    def compare(name: str, actual: str) -> None:
        path = GOLDENS / name
        if update:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(actual, encoding="utf-8", newline="\n")
            return
        if not path.is_file():
            pytest.fail(f"there is no golden {name}: run pytest --update-golden and look at it")
        expected = path.read_text(encoding="utf-8")
        assert expected.splitlines() == actual.splitlines()
        assert expected == actual

    return compare


@pytest.fixture(scope="session")
def fonts() -> FontBook:
    """The shipped fonts; for tests that do not ask what was noted in the book."""
    return load_fonts()


@pytest.fixture
def book() -> FontBook:
    """The shipped fonts in a book of the test's own."""
    return load_fonts()
