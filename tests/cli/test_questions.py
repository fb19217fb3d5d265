"""`printkit calc`: answers on stdout, faults on stderr, exit codes that tell them apart."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.rules.kraby import boards as known

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def board(tmp_path: Path) -> str:
    """An empty board as Notepad saves it."""
    path = tmp_path / "my board.txt"
    path.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(known.EMPTY).encode() + b"\r\n")
    return str(path)


def test_a_legal_move(run: Run, board: str) -> None:
    """The answer in words, on stdout alone."""
    done = run("calc", "kraby", "move", "--board", board, "--at", "t6", "--colour", "o")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "T6: the crab stops on (5,6).\norange −1\n"


def test_a_no_of_the_rules_is_an_answer(run: Run, board: str) -> None:
    """An illegal move: ok is false with its code, and the exit code is 0."""
    done = run("calc", "kraby", "move", "--board", board, "--at", "T1", "--json")
    found = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert (found["ok"], found["errors"]) == (False, [])
    assert [reason["code"] for reason in found["reasons"]] == ["E_NO_STOP"]
    told = run("calc", "kraby", "move", "--board", board, "--at", "T1")
    assert told.returncode == 0
    assert told.stdout.rstrip().endswith("E_NO_STOP")


def test_br_121_bad_input_ends_with_the_code_of_bad_answers(run: Run, board: str) -> None:
    """All faults at once, each with its code at the end of its line; as JSON on stdout."""
    words = ("calc", "kraby", "move", "--board", board, "--at", "Q", "--players", "9")
    done = run(*words)
    assert (done.returncode, done.stdout) == (3, "")
    assert [line.split()[-1] for line in done.stderr.splitlines()] == ["E_PLAYERS", "E_TYPE"]
    found = run(*words, "--json")
    assert found.returncode == 3
    assert [e["code"] for e in json.loads(found.stdout)["errors"]] == ["E_PLAYERS", "E_TYPE"]


def test_a_board_from_standard_input(run: Run) -> None:
    """A hyphen reads what is piped in."""
    lines = "\n".join(known.FULL)
    done = run("calc", "kraby", "colonies", "--board", "-", "--json", stdin=lines)
    found = json.loads(done.stdout)["result"]
    assert {k: found[k]["value"] for k in known.FULL_VALUES} == known.FULL_VALUES
    assert found["holes"] == []


def test_a_file_that_is_not_there(run: Run) -> None:
    """Exit code 5, the file named, no traceback."""
    done = run("calc", "kraby", "odds", "--board", "nothing.txt", "--hand", "O")
    assert done.returncode == 5
    assert "nothing.txt" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_helpers_are_listed(run: Run) -> None:
    """Without a helper's name all are told; an unknown one gets the near match."""
    for words in (("calc",), ("calc", "kraby")):
        done = run(*words)
        assert done.returncode == 0
        for name in ("move", "landings", "colonies", "odds", "squares"):
            assert f"printkit calc kraby {name}: " in done.stdout
    unknown = run("calc", "kraby", "mov")
    assert unknown.returncode == 2
    assert "'move'" in unknown.stderr


def test_the_declared_inputs_are_the_options(run: Run) -> None:
    """Help is built from the helper: names, what is needed, choices."""
    done = run("calc", "kraby", "move", "--help")
    for part in ("--board FILE", "--at TEXT", "(needed)", "--colour [O|G|B|Y|P]", "Rule: Kraby"):
        assert part in done.stdout
    wrong = run("calc", "kraby", "move", "--bord", "x")
    assert wrong.returncode == 2
    assert "--board" in wrong.stderr
