"""Every command that the README shows is run, in the order of a person who reads it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from printkit.app import own_data, registry
from printkit.rules.tea_garden.effects import SORTS
from tests.rules.darjeeling.game import GAME_LINES, TALLY
from tests.rules.kraby import boards

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(sh|json|toml|csv)\n(.*?)```", README, re.DOTALL)
LINES = [line for kind, block in BLOCKS if kind == "sh" for line in block.splitlines()]
COMMANDS = sorted(
    {line.partition(" #")[0].strip() for line in LINES if line.startswith("printkit")}
)
TYPED = "4\nAnna\nBéla\nCsilla\nDani\n7\n9\n10\n16\n−3\n- - - -\nO G P Y\nG B Y O\n"
"""What four people answer to the questions, as in the worked example of the rules."""
AT_THE_TABLE = {
    "printkit score kraby": TYPED,
    "printkit score darjeeling --live": "\n".join((*GAME_LINES, *TALLY)),
}


def run(folder: Path, words: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run the program in a folder with a data folder of its own."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "XDG_DATA_HOME": str(folder / "data"),
        "PYTHONIOENCODING": "utf-8",
    }
    return subprocess.run(
        [sys.executable, "-m", "printkit", *words],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the files that the README speaks of, and one finished play."""
    answers, turns = (block for kind, block in BLOCKS if kind == "json")
    (tmp_path / "turns.json").write_text(turns, encoding="utf-8")
    (tmp_path / "answers.json").write_text(answers, encoding="utf-8")
    players = json.loads(answers)
    del players["table"]
    (tmp_path / "players.json").write_text(json.dumps(players), encoding="utf-8")
    (tmp_path / "board.txt").write_text("\n".join(boards.FULL), encoding="utf-8")
    table = ["." * 11 for _ in range(11)]
    table[4], table[5] = "....." + "O" + ".....", ".....#....."
    (tmp_path / "table.txt").write_text("\n".join(table), encoding="utf-8")
    own = own_data.written(registry.load("tea-garden"))
    (tmp_path / "tea-garden.toml").write_text(own, encoding="utf-8")
    return tmp_path


def test_the_readme_shows_commands_for_each_task() -> None:
    """The examples are found, and they show every command that a person needs."""
    shown = {command.split()[1] for command in COMMANDS}
    assert {"games", "print", "score", "setup", "calc", "rules"} <= shown
    assert len(COMMANDS) >= 18


@pytest.mark.parametrize("command", COMMANDS)
def test_an_example_of_the_readme_does_what_it_says(command: str, folder: Path) -> None:
    """The command ends with 0 and shows or writes something."""
    words = command.split()[1:]
    typed = AT_THE_TABLE.get(command, "")
    if typed:
        words.append("--new")
    done = run(folder, words, typed)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()
    if words[0] == "print" and "--dry-run" not in words:
        assert list((folder / "output").glob("*.pdf"))


def test_the_worked_example_of_the_readme_is_won_by_dani(folder: Path) -> None:
    """Prompts, file and typed board agree: 41, 48, 42 and 53."""
    for words, typed in (
        (["score", "kraby", "--new", "--json"], TYPED),
        (["score", "kraby", "--answers", "answers.json", "--json"], ""),
        (["score", "kraby", "--board", "board.txt", "--answers", "players.json", "--json"], ""),
    ):
        done = run(folder, words, typed)
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        assert [41, 48, 42, 53] == [player["total"] for player in told["players"]]
        assert ["Dani"] == told["winners"]
    listed = run(folder, ["plays", "list"]).stdout
    assert "Dani" in listed


def test_the_settings_of_the_readme_are_read(folder: Path) -> None:
    """The printkit.toml that is shown changes paper and size."""
    settings = next(block for kind, block in BLOCKS if kind == "toml")
    (folder / "printkit.toml").write_text(settings, encoding="utf-8")
    done = run(folder, ["print", "kraby", "--parts", "tokens"])
    assert done.returncode == 0, done.stderr
    assert "small-letter" in done.stdout


def test_the_data_of_the_readme_is_read(folder: Path) -> None:
    """The file of an owner's own data that is shown may be used as it stands."""
    block = next(b for kind, b in BLOCKS if kind == "toml" and "[action_cards.A100]" in b)
    (folder / "mine.toml").write_text(block, encoding="utf-8")
    words = ["calc", "tea-garden", "pay", "--fresh", "q6:9", "--card", "A100", "--json"]
    done = run(folder, [*words, "--data", "mine.toml"])
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["result"]["fresh"] == [0, 0, 0, 0, 0, 2]


def test_the_words_of_bonuses_in_the_readme_are_all() -> None:
    """Every word that a file of Tea Garden's data may hold stands in the README."""
    for name in SORTS:
        assert re.search(rf"`{name}(-[0-9]+)?(-q[0-9])?`", README), name


def test_the_exit_codes_of_the_readme_are_those_of_the_program() -> None:
    """The table in the README lists each error class with its own code."""
    from printkit.base import errors  # noqa: PLC0415 - the other tests start processes

    shown = {int(code) for code in re.findall(r"^\| (\d+) \|", README, re.MULTILINE)}
    classes = (
        errors.PrintkitError,
        errors.UsageError,
        errors.DataError,
        errors.FitError,
        errors.FileError,
        errors.RulesError,
    )
    codes = {each.exit_code for each in classes}
    assert codes | {errors.EXIT_DONE, errors.EXIT_INTERRUPTED} <= shown


def test_the_pictures_of_the_readme_are_there() -> None:
    """Every picture that the README shows lies in the project."""
    for path in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README):
        assert (ROOT / path).is_file(), path


def test_the_csv_of_the_readme_is_the_game_of_its_json(folder: Path) -> None:
    """Both forms give the same result, to the last digit."""
    (folder / "answers.csv").write_text(
        next(block for kind, block in BLOCKS if kind == "csv"), encoding="utf-8"
    )
    as_json, as_csv = (
        run(folder, ["score", "kraby", "--json", "--answers", f"answers.{kind}"])
        for kind in ("json", "csv")
    )
    assert as_json.returncode == 0
    assert as_json.stdout == as_csv.stdout


def test_the_turns_of_the_readme_are_a_whole_game(folder: Path) -> None:
    """The game ends with the third turn: 21 and 3 points, less 3 half crates."""
    done = run(folder, ["score", "darjeeling", "--live", "--answers", "turns.json", "--json"])
    told = json.loads(done.stdout)
    assert [18, 3] == [player["total"] for player in told["players"]]
    assert ["Anna"] == told["winners"]
