"""Runs printkit as a user does: a process of its own, in an empty folder, with an empty home."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import printkit

ROOT = Path(printkit.__file__).resolve().parent.parent
Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """The environment of a user who has nothing yet."""
    keep = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "PYTHON", "LC_"))}
    return {
        **keep,
        "HOME": str(tmp_path / "home"),
        "XDG_DATA_HOME": str(tmp_path / "home" / "data"),
        "XDG_CONFIG_HOME": str(tmp_path / "home" / "config"),
        "PYTHONPATH": str(ROOT),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "80",
    }


@pytest.fixture
def run(tmp_path: Path, home: dict[str, str]) -> Run:
    """Run the program with some words in an empty folder."""
    folder = tmp_path / "here"
    folder.mkdir(exist_ok=True)

    def start(*words: str, stdin: str = "", **env: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [sys.executable, "-m", "printkit", *words],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**home, **env},
            cwd=folder,
            timeout=60,
            check=False,
        )

    return start
