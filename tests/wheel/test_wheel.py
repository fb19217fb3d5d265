"""The wheel holds everything: installed in an empty environment it prints from an empty folder."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = (
    "games", "print", "pad", "proof", "setup", "score", "calc", "plays", "rules", "templates",
    "check",
)  # fmt: skip
LOWEST_TYPER = "0.21.0"
ANSWERS = {
    "game": "kraby",
    "table": {"O": 7, "G": 9, "B": 10, "Y": 16, "P": -3},
    "players": [
        {"name": "P1", "x2": "O", "x3": "G"},
        {"name": "P2", "x2": "G", "x3": "B"},
        {"name": "P3", "x2": "P", "x3": "Y"},
        {"name": "P4", "x2": "Y", "x3": "O"},
    ],
}


def run(*words: str | Path, folder: Path) -> str:
    """Run a program and return its output; its complaint is the test's message."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in words],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{words}: {done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel, install it in an empty environment, return the folder of its programs."""
    dist = tmp_path_factory.mktemp("dist")
    run(
        sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", dist, ROOT,
        folder=dist,
    )  # fmt: skip
    (wheel,) = dist.glob("*.whl")
    home = tmp_path_factory.mktemp("environment")
    venv.create(home, with_pip=True)
    programs = home / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel, folder=dist)
    return programs


@pytest.mark.slow
def test_br_147_the_installed_wheel_prints_deals_and_scores_from_an_empty_folder(
    installed: Path, tmp_path: Path
) -> None:
    """Fonts, templates and rules travel inside the wheel: a kit, a set-up and a tally come out."""
    program = installed / "printkit"
    run(program, "print", "kraby", folder=tmp_path)
    run(program, "pad", "kraby", "--format", "svg", folder=tmp_path)
    assert (tmp_path / "output" / "kraby.pdf").stat().st_size > 100_000
    assert list((tmp_path / "output" / "kraby-pad-svg").glob("*.svg"))
    run(program, "setup", "kraby", "--players", "3", "--seed", "7", folder=tmp_path)
    (tmp_path / "answers.json").write_text(json.dumps(ANSWERS), encoding="utf-8")
    told = json.loads(
        run(program, "score", "kraby", "--answers", "answers.json", "--json", folder=tmp_path)
    )
    assert [41, 48, 42, 53] == [player["total"] for player in told["players"]]
    assert "kraby" in run(program, "games", folder=tmp_path)


@pytest.mark.slow
def test_br_148_help_of_every_command_works_with_the_lowest_and_the_newest_typer(
    installed: Path, tmp_path: Path
) -> None:
    """`--help` ends with 0 for each command, with both ends of the range that the pin allows."""
    program = installed / "printkit"

    def try_all() -> None:
        assert "print" in run(program, "--help", folder=tmp_path)
        for command in COMMANDS:
            assert "help" in run(program, command, "--help", folder=tmp_path)

    try_all()
    python = installed / "python"
    run(python, "-m", "pip", "install", "--quiet", f"typer=={LOWEST_TYPER}", folder=tmp_path)
    try_all()
    (tmp_path / "answers.json").write_text(json.dumps(ANSWERS), encoding="utf-8")
    run(program, "score", "kraby", "--answers", "answers.json", folder=tmp_path)
