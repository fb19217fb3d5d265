"""Guatemala Café from the command line: set-ups, scores and questions, as a user gets them."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.rules.guatemala_cafe import boards

Run = Callable[..., "subprocess.CompletedProcess[str]"]
GAME = "guatemala-cafe"


def kept(folder: Path, name: str, words: str) -> str:
    """Write a file and return its path."""
    path = folder / name
    path.write_text(words, encoding="utf-8")
    return str(path)


def test_a_set_up_in_words(run: Run) -> None:
    """Steps and squares on stdout, hands hidden; the line on stderr deals the same again."""
    done = run("setup", "guatemala_cafe", "--players", "3", "--seed", "monday", "--mode", "random")
    assert 0 == done.returncode
    assert "Squares:" in done.stdout.splitlines()
    assert "hands, player 1" not in done.stdout
    again = done.stderr.strip().removeprefix("The same again: printkit ")
    assert "--mode random" in again
    assert done.stdout == run(*again.split()).stdout
    assert "hands, player 3" in run(*again.split(), "--reveal").stdout


def test_br_073_one_seed_one_set_up_in_every_process(run: Run) -> None:
    """Different hash seeds, the same bytes."""
    words = ("--players", "4", "--seed", "42", "--mode", "random", "--json", "--reveal")
    seeds = ("0", "1", "random")
    found = {run("setup", GAME, *words, PYTHONHASHSEED=seed).stdout for seed in seeds}
    assert 1 == len(found)
    assert [6] * 4 == [len(hand) for hand in json.loads(found.pop())["secret"]["hands"]]


@pytest.mark.parametrize("players", ["1", "5", "0", "-1", "two"])
def test_br_083_numbers_of_players(run: Run, players: str) -> None:
    """Who cannot be seated is told who can."""
    done = run("setup", GAME, "--players", players)
    assert 2 == done.returncode
    assert "2, 3, 4" in done.stderr


@pytest.mark.parametrize(
    ("words", "told"), [(("--track", "61"), "60 or 62"), (("--roads", "99"), "50")]
)
def test_a_set_up_that_cannot_be(run: Run, words: tuple[str, ...], told: str) -> None:
    """A wrong option ends with the code of wrong usage and names what is allowed."""
    done = run("setup", GAME, "--players", "3", *words)
    assert 2 == done.returncode
    assert words[0] in done.stderr
    assert told in done.stderr


def test_a_score_from_a_file(run: Run, tmp_path: Path) -> None:
    """The tally knows the last sack, who reached it, and that money decided."""
    answers = {
        "players": [
            {"name": "A", "score": 44, "money": 3},
            {"name": "B", "score": 44, "money": 9},
        ],
        "table": {"sacks_on_track": 18},
    }
    path = kept(tmp_path, "answers.json", json.dumps(answers))
    found = json.loads(run("score", GAME, "--answers", path, "--json").stdout)
    assert (["B"], "money", 43) == (
        found["winners"],
        found["decided_by"],
        found["table"]["last_sack"]["value"],
    )
    longer = run("score", GAME, "--answers", path, "--track", "62")
    assert 3 == longer.returncode
    assert "W_UNFINISHED" not in longer.stdout
    assert "45" in longer.stderr


def test_a_score_from_a_csv_file(run: Run, tmp_path: Path) -> None:
    """One line a player, the table above."""
    table = "table.sacks_on_track,16\nname,score,money\nAnna,45,6\nBéla,41,12\n"
    done = run("score", GAME, "--answers", kept(tmp_path, "answers.csv", table))
    assert 0 == done.returncode
    assert "Anna wins with 45 points, ahead of Béla with 41." in done.stdout


def test_a_coffee_from_a_board(run: Run, tmp_path: Path) -> None:
    """The worked file gives 6 and 2, with the path of each warehouse."""
    path = kept(tmp_path, "board.txt", "\n".join(boards.WORKED) + "\n")
    words = ("calc", GAME, "coffee", "--kind", "w", "--board", path)
    assert [2, 6, 0] == json.loads(run(*words, "--json").stdout)["result"]["points"]
    told = run(*words, "--sacks-on-track", "19", "--scores", "39,35,0").stdout
    assert "Béla: site B2 is connected to harbour B: (3,6) (4,6) (4,7) (4,8) (4,9)" in told
    assert "The sack goes on space 41" in told
    assert "the game is over" in told


def test_a_board_with_faults(run: Run, tmp_path: Path) -> None:
    """Every fault is told with line and column, and the exit code is that of bad data."""
    lines = boards.planted(boards.WORKED, c9_9="??", c12_1="K1")
    path = kept(tmp_path, "board.txt", "\n".join(lines))
    done = run("calc", GAME, "roads", "--board", path, "--site", "B2")
    assert 3 == done.returncode
    assert "line 11, column 9: '??' is not a field of a board" in done.stderr
    assert "line 3, column 12: the warehouse K1 does not stand on a site" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_no_is_not_an_error(run: Run) -> None:
    """What the rules forbid ends with 0 and its reason."""
    items = "warehouse:green,worker:green,worker:yellow"
    done = run("calc", GAME, "buy", "--items", items, "--money", "8", "--json")
    found = json.loads(done.stdout)
    assert (0, False, ["E_MONEY"]) == (
        done.returncode,
        found["ok"],
        [reason["code"] for reason in found["reasons"]],
    )
    assert 3 == run("calc", GAME, "coffee", "--kind", "W", "--workers", "5,5").returncode


def test_a_game_is_kept_scoring_by_scoring(run: Run, tmp_path: Path) -> None:
    """Points that cannot be are refused, an entry is taken back, the end comes of itself."""
    lines = (
        "Anna, Béla, Cili", "W Anna 2 6 0", "W Béla 36 36 0", "W Béla blocked Cili", "u",
        "K Cili 36 0 0", "B 1 10 0 0", "4 5 6",
    )  # fmt: skip
    db = str(tmp_path / "plays.db")
    words = ("score", GAME, "--live", "--track", "50", "--json", "--db", db)
    done = run(*words, stdin="\n".join(lines) + "\n")
    assert 0 == done.returncode
    assert "E_POINTS" in done.stderr
    assert "Taken back: score W Béla blocked Cili" in done.stderr
    assert "Anna reached the last sack on 48: the game is over." in done.stderr
    found = json.loads(done.stdout)
    assert [(48, 4), (6, 5), (0, 6)] == [(p["total"], p["money"]) for p in found["players"]]
