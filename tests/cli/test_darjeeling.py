"""Darjeeling from the command line: set-ups, scores and questions, as a user gets them."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]

ANSWERS = {
    "game": "darjeeling",
    "players": [
        {"name": "A", "track": 100, "h1": 1, "h2": 2, "h3": 0},
        {"name": "B", "track": 97, "h1": 1, "h2": 0, "h3": 0},
    ],
}


def kept(folder: Path, answers: object, name: str = "answers.json") -> str:
    """Write answers into a file and return its path."""
    path = folder / name
    path.write_text(json.dumps(answers), encoding="utf-8")
    return str(path)


def test_a_set_up_in_words(run: Run) -> None:
    """The steps and the map on stdout; the line on stderr deals the same again."""
    words = ("--players", "3", "--seed", "monday", "--balanced", "--two-half", "mixed")
    done = run("setup", "darjeeling", *words)
    assert 0 == done.returncode
    assert "Sri Lanka" in done.stdout
    assert "Map:" in done.stdout.splitlines()
    again = done.stderr.strip().removeprefix("The same again: printkit ")
    assert "--balanced --two-half mixed" in again
    assert done.stdout == run(*again.split()).stdout


def test_br_073_one_seed_one_set_up_in_every_process(run: Run) -> None:
    """Different hash seeds, the same bytes."""
    words = ("--players", "4", "--seed", "42", "--balanced", "--json", "--reveal")
    seeds = ("0", "1", "2", "random")
    found = {run("setup", "darjeeling", *words, PYTHONHASHSEED=seed).stdout for seed in seeds}
    assert 1 == len(found)
    assert 60 == len(json.loads(found.pop())["secret"]["bag"])


@pytest.mark.parametrize("players", ["1", "6", "0", "-1", "two"])
def test_br_083_numbers_of_players(run: Run, players: str) -> None:
    """Who cannot be seated is told who can."""
    done = run("setup", "darjeeling", "--players", players)
    assert 2 == done.returncode
    assert "2, 3, 4, 5" in done.stderr


def test_own_map(run: Run, tmp_path: Path) -> None:
    """A map of one's own is dealt; a bad one ends with the code of bad data, row and column told."""
    good, bad = tmp_path / "good map.txt", tmp_path / "bad.txt"
    good.write_text("##C##\r\n##.##\r\n#####\r\n", encoding="utf-8-sig")
    bad.write_text("##C#\n#x##\n##\n", encoding="utf-8")
    done = run("setup", "darjeeling", "--players", "2", "--map", str(good), "--json")
    assert "own" == json.loads(done.stdout)["places"]["map"]["id"]
    done = run("setup", "darjeeling", "--players", "2", "--map", str(bad))
    assert 3 == done.returncode
    assert "row 2, column 2: 'x' is not a cell of a map" in done.stderr
    assert "Traceback" not in done.stderr


def test_unusual_map_is_told_beside_the_set_up(run: Run) -> None:
    """A warning is talk, so it stands on stderr."""
    done = run("setup", "darjeeling", "--players", "2", "--map", "CHINA")
    assert 0 == done.returncode
    assert "W_MAP" in done.stderr
    assert "W_MAP" not in done.stdout


def test_score_from_a_file(run: Run, tmp_path: Path) -> None:
    """The tally tells who won, and that the one who ended the game did not."""
    done = run("score", "darjeeling", "--answers", kept(tmp_path, ANSWERS), "--json")
    found = json.loads(done.stdout)
    assert [95, 96] == [player["total"] for player in found["players"]]
    assert [True, False] == [player["ended_game"] for player in found["players"]]
    assert found["story"].endswith("A ended the game, but does not win.")
    assert {"target": {"value": 100}} == found["table"]


def test_score_with_another_target(run: Run, tmp_path: Path) -> None:
    """The target is an option; with it the game of this file is not finished."""
    path = kept(tmp_path, ANSWERS)
    done = run("score", "darjeeling", "--answers", path, "--target", "150", "--json")
    assert 3 == done.returncode
    assert ["W_UNFINISHED"] == [fault["code"] for fault in json.loads(done.stdout)["errors"]]
    words = ("--target", "150", "--allow-unfinished", "--json")
    done = run("score", "darjeeling", "--answers", path, *words)
    assert 0 == done.returncode
    assert {"target": {"value": 150}} == json.loads(done.stdout)["table"]


def test_score_at_the_table(run: Run, tmp_path: Path) -> None:
    """The prompts ask for the track and the three sizes of tiles, a line each."""
    lines = "A, B\n103 96\n2 0\n1 0\n0 0\n"
    done = run("score", "darjeeling", "--db", str(tmp_path / "plays.db"), stdin=lines)
    assert 0 == done.returncode
    assert "A wins with 99 points, ahead of B with 96." in done.stdout


def test_br_135_csv_of_any_kind(run: Run, tmp_path: Path) -> None:
    """Answers come as CSV too, with a byte-order mark and semicolons."""
    path = tmp_path / "answers.csv"
    text = "table.target;150\r\nname;track;halves\r\nÁgi;151;1\r\nŁucja;149;0\r\n"
    path.write_text(text, encoding="utf-8-sig")
    done = run("score", "darjeeling", "--answers", str(path), "--json")
    assert [150, 149] == [player["total"] for player in json.loads(done.stdout)["players"]]


def test_all_questions_are_asked_by_their_options(run: Run) -> None:
    """Each question of the game answers from the command line."""
    asked = {
        "income": "--strip 3,2,1 --crates 3,0,1",
        "move": "--map india --from 4,2 --facing e --to 4,6 --others 4,5 --before -3",
        "ship": "--n1 2 --n2 3",
        "best": "--n1 3 --n2a 2 --n2o 1 --n3 1 --near",
        "demand": "--order GKGWRKWR --kind g --double",
        "load": "--demand 5 --loaded 3 --actions double",
        "harbour": "--ships A3,B1,C2,D1,A2,B1 --player C --load 4",
        "end": "--before 92 --gain 8",
    }
    due = {
        "income": ("points", 10),
        "move": ("after", -8),
        "ship": ("loaded", 3),
        "best": ("crates", 6),
        "demand": ("bonus", 10),
        "load": ("gain", 10),
        "harbour": ("ships", ["C4", "A3", "B1", "C2", "D1", "A2"]),
        "end": ("over", True),
    }
    for helper, words in asked.items():
        done = run("calc", "darjeeling", helper, *words.split(), "--json")
        assert 0 == done.returncode, done.stderr
        key, value = due[helper]
        assert value == json.loads(done.stdout)["result"][key], helper


def test_a_no_of_the_rules_is_an_answer(run: Run) -> None:
    """An illegal move ends with 0 and its reason; a bad map with the code of bad data."""
    move = ("calc", "darjeeling", "move", "--from", "3,5", "--facing", "E", "--to", "3,9", "--json")
    done = run(*move, "--map", "india")
    assert 0 == done.returncode
    found = json.loads(done.stdout)
    assert (False, ["E_GAP"]) == (found["ok"], [one["code"] for one in found["reasons"]])
    assert 5 == run(*move, "--map", "atlantis").returncode
