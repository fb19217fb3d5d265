"""Goldens: a difference fails, a rewrite is asked for, and never happens under CI."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEST = """
def test_it(golden):
    golden("a/b.txt", {actual!r})
"""


@pytest.fixture
def run(tmp_path: Path) -> "Run":
    """A folder of tests with our conftest and one golden."""
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path / "conftest.py")
    return Run(tmp_path)


class Run:
    """Runs one test that compares with a golden."""

    def __init__(self, folder: Path) -> None:
        """Keep the folder."""
        self.golden = folder / "golden" / "a" / "b.txt"
        self._folder = folder

    def __call__(self, actual: str, *options: str, ci: str = "") -> "tuple[int, str]":
        """Return exit code and output."""
        (self._folder / "test_it.py").write_text(TEST.format(actual=actual), encoding="utf-8")
        environment = {k: v for k, v in os.environ.items() if k != "CI"}
        environment |= {"PYTHONPATH": str(ROOT), **({"CI": ci} if ci else {})}
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-q",
                "-p",
                "no:cacheprovider",
                "test_it.py",
                *options,
            ],
            cwd=self._folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr


def test_a_golden_is_written_on_request_and_compared_after_that(run: Run) -> None:
    """Missing fails with what to do; rewritten passes; another text fails and changes nothing."""
    code, said = run("line 1\nline 2\n")
    assert 1 == code
    assert "--update-golden" in said
    assert 0 == run("line 1\nline 2\n", "--update-golden")[0]
    assert "line 1\nline 2\n" == run.golden.read_text(encoding="utf-8")
    assert 0 == run("line 1\nline 2\n")[0]
    code, said = run("line 1\nline 3\n")
    assert 1 == code
    assert "line 3" in said
    assert "line 1\nline 2\n" == run.golden.read_text(encoding="utf-8")


def test_goldens_are_not_rewritten_under_ci(run: Run) -> None:
    """Where CI is set the rewrite is refused, and nothing is written."""
    code, said = run("line 1\n", "--update-golden", ci="true")
    assert 4 == code
    assert "refused" in said
    assert not run.golden.exists()
