"""The same request gives the same bytes: in another process, with another hash seed, later."""

import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def run(folder: Path, hash_seed: str, *words: str) -> bytes:
    """Run a command in a folder of its own and return its output."""
    folder.mkdir(exist_ok=True)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-m", "printkit", *words],
        cwd=folder,
        env=environment,
        capture_output=True,
        check=True,
    )
    return done.stdout


def hashes(folder: Path) -> dict[str, str]:
    """Return the hash of every file below a folder."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.slow
def test_br_085_two_runs_two_seconds_apart_give_equal_bytes(tmp_path: Path) -> None:
    """PDF, SVG and set-ups are the same under another hash seed, time zone and two seconds later."""
    commands = (
        ("print", "kraby"),
        ("print", "kraby", "--format", "svg", "--duplex", "long-edge"),
        ("setup", "kraby", "--players", "3", "--seed", "7", "--print"),
    )
    for command in commands:
        run(tmp_path / "one", "0", *command)
    time.sleep(2)
    for command in commands:
        run(tmp_path / "two", "4242", *command)
    first, second = hashes(tmp_path / "one"), hashes(tmp_path / "two")
    assert len(first) > 20
    assert first == second


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_br_073_a_set_up_is_the_same_under_every_hash_seed(tmp_path: Path, players: str) -> None:
    """Seed 42 gives the same JSON with four hash seeds, secrets included."""
    words = ("setup", "kraby", "--players", players, "--seed", "42", "--json", "--reveal")
    found = {run(tmp_path, seed, *words) for seed in ("0", "1", "2", "random")}
    assert 1 == len(found)


def test_br_078_paper_and_format_do_not_change_a_set_up(tmp_path: Path) -> None:
    """The printed set-up of a seed is the one that the JSON tells, whatever the paper."""
    import json  # noqa: PLC0415 - the same

    from printkit.app.registry import load  # noqa: PLC0415 - the other tests start processes
    from printkit.setups.deal import deal  # noqa: PLC0415 - the same
    from printkit.setups.describe import dealt_json  # noqa: PLC0415 - the same

    words = ("setup", "kraby", "--players", "4", "--seed", "42", "--json", "--reveal")
    told = json.loads(run(tmp_path, "0", *words, "--lang", "en"))
    own = dealt_json(deal(load("kraby"), 4, "42", {}), reveal=True)
    assert own["places"] == told["places"]
    assert own["secret"] == told["secret"]
