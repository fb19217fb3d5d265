"""`printkit setup`: the same seed, the same set-up; secrets only when asked for."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def test_a_set_up_in_words(run: Run) -> None:
    """Steps on stdout; the command that deals it again on stderr."""
    done = run("setup", "kraby", "--players", "2", "--seed", "monday", "--colours", "ygob")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "Kraby, 2 players, seed monday"
    assert "Colours in play: orange, green, blue, yellow." in done.stdout
    again = done.stderr.strip().removeprefix("The same again: printkit ")
    assert run(*again.split()).stdout == done.stdout


def test_br_073_one_seed_one_set_up_in_every_process(run: Run) -> None:
    """Different hash seeds, the same bytes."""
    words = ("setup", "kraby", "--players", "4", "--seed", "42", "--json", "--reveal")
    found = {run(*words, PYTHONHASHSEED=seed).stdout for seed in ("0", "1", "2", "random")}
    assert len(found) == 1
    assert json.loads(found.pop())["secret"]["hands"]


def test_br_074_seed_0(run: Run) -> None:
    """0 twice is the same, and the output says seed 0."""
    words = ("setup", "kraby", "--players", "3", "--seed", "0", "--json")
    first, second = run(*words).stdout, run(*words).stdout
    assert first == second
    assert json.loads(first)["seed"] == "0"


def test_br_120_a_negative_seed(run: Run) -> None:
    """-1 is a seed, with a blank or an equals sign before it."""
    words = ("setup", "kraby", "--players", "3", "--json")
    assert run(*words, "--seed", "-1").stdout == run(*words, "--seed=-1").stdout


def test_secrets_stay_hidden(run: Run) -> None:
    """Without --reveal neither JSON nor text has hands or bag."""
    words = ("setup", "kraby", "--players", "3", "--seed", "7")
    assert json.loads(run(*words, "--json").stdout)["secret"] == {}
    hand = " ".join(json.loads(run(*words, "--json", "--reveal").stdout)["secret"]["hands"][0])
    assert hand not in run(*words).stdout
    assert hand in run(*words, "--reveal").stdout


def test_without_a_seed_the_new_one_is_told(run: Run) -> None:
    """What was drawn now can be drawn again."""
    done = json.loads(run("setup", "kraby", "--players", "3", "--json").stdout)
    again = run("setup", "kraby", "--players", "3", "--seed", done["seed"], "--json").stdout
    assert json.loads(again) == done


@pytest.mark.parametrize("players", ["1", "5", "0", "-1", "two"])
def test_br_083_numbers_of_players(run: Run, players: str) -> None:
    """Exit code 2 and the allowed numbers; nothing on stdout."""
    done = run("setup", "kraby", "--players", players)
    assert (done.returncode, done.stdout) == (2, "")
    assert players in done.stderr
    assert "2, 3, 4" in done.stderr


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--seed", ""], "seed"),
        (["--colours", "OGBX"], "X"),
        (["--colours", "OGB"], "OGBY"),
        (["--start", "oldest"], "oldest"),
        (["--color", "OGBY"], "--colours"),
    ],
)
def test_what_cannot_be_dealt(run: Run, words: list[str], named: str) -> None:
    """A usage error that names what is wrong or what was meant."""
    done = run("setup", "kraby", "--players", "2", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert named in done.stderr


def test_a_printed_sheet(run: Run, tmp_path: Path) -> None:
    """One PDF; again it is unchanged; another set-up of that name is not written over it."""
    words = ("setup", "kraby", "--players", "3", "--seed", "7", "--print", "--out", "sheet.pdf")
    first = run(*words)
    assert first.returncode == 0
    assert "written: sheet.pdf" in first.stdout
    assert (tmp_path / "here" / "sheet.pdf").read_bytes().startswith(b"%PDF")
    assert "unchanged: sheet.pdf" in run(*words).stdout
    other = run(*words[:5], "8", *words[6:])
    assert other.returncode == 5
    assert "sheet.pdf" in other.stderr
    assert run(*words[:5], "8", *words[6:], "--force").returncode == 0


def test_a_dry_run_writes_nothing(run: Run, tmp_path: Path) -> None:
    """Sheets are counted and no folder appears."""
    done = run("setup", "kraby", "--players", "3", "--seed", "7", "--dry-run")
    assert done.returncode == 0
    assert "1 sheet" in done.stdout
    assert list((tmp_path / "here").iterdir()) == []


def test_defaults_of_the_settings_file(run: Run, tmp_path: Path) -> None:
    """A game's own options may stand in printkit.toml, and other commands do not mind them."""
    settings = '[kraby]\nstart = "random"\n'
    (tmp_path / "here" / "printkit.toml").write_text(settings, encoding="utf-8")
    done = run("setup", "kraby", "--players", "3", "--seed", "7", "--json")
    assert json.loads(done.stdout)["options"] == {"start": "random"}
    assert run("pad", "kraby", "--dry-run").returncode == 0
