"""Scoring at the table: nothing typed is lost, whatever happens to the program."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from printkit.plays import log
from printkit.plays.store import Store
from tests.cli.terminals import Terminal

Run = Callable[..., "subprocess.CompletedProcess[str]"]
LINES = ("P1, P2, P3, P4", "7", "9", "10", "16", "-3", "-", "O G P Y", "G B Y O")
PROMPTS = (
    "Players",
    "Value of orange",
    "Value of green",
    "Value of blue",
    "Value of yellow",
    "Value of pink",
    "Figure on x1",
    "Figure on x2",
    "Figure on x3",
)

Open = Callable[..., Terminal]


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """An empty folder."""
    folder = tmp_path / "here"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def table(home: dict[str, str], here: Path) -> Iterator[Open]:
    """Opens terminals and closes them at the end."""
    opened: list[Terminal] = []

    def start(*words: str, width: int = 100) -> Terminal:
        opened.append(Terminal(home, here, *words, width=width))
        return opened[-1]

    yield start
    for one in opened:
        one.__exit__(None, None, None)


def _kept(path: Path) -> list[str]:
    with Store(path) as store:
        return [line["typed"] for line in log.lines(store.plays()[-1].entries)]


def test_a_person_enters_a_game_and_sees_the_result(table: Open, here: Path) -> None:
    """Every prompt in turn, then the table with the winner first, and the play is kept."""
    one = table("score", "kraby", "--db", "p.db")
    for prompt, line in zip(PROMPTS, LINES, strict=True):
        one.wait_for(prompt)
        one.type(line)
    assert one.end() == 0
    places = [_bare(one.shown).index(words) for words in (" 1   P4", " 2   P2", "P4 wins")]
    assert places == sorted(places)
    with Store(here / "p.db") as store:
        result = log.result(store.play("1").entries)
    assert result is not None
    assert result["winners"] == ["P4"]


@pytest.mark.parametrize("width", [60, 100])
def test_the_result_fits_the_terminal(table: Open, here: Path, width: int) -> None:
    """No line is longer than the terminal is wide."""
    people = [{"name": f"Anna Mária {k}", "x1": None, "x2": c} for k, c in enumerate("OGBY")]
    raw = {"table": {"O": [5, 5, 5, 5, 4], "G": 9, "B": 10, "Y": 16, "P": -3}, "players": people}
    (here / "a.json").write_text(json.dumps(raw), encoding="utf-8")
    one = table("score", "kraby", "--answers", "a.json", width=width)
    assert one.end() == 0
    lines = [line.rstrip("\r") for line in _bare(one.shown).split("\n")]
    assert max(map(len, lines)) <= width
    assert "2 × 16 = 32" in _bare(one.shown)


def _bare(shown: str) -> str:
    import re  # noqa: PLC0415 - only here

    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)


def test_br_109_a_kill_after_any_entry_loses_nothing(table: Open, here: Path) -> None:
    """Kill -9 after the k-th line, for each k: exactly k lines are there, and the game goes on."""
    for k in range(1, len(LINES)):
        path = here / f"{k}.db"
        one = table("score", "kraby", "--new", "--db", path.name)
        for prompt, line in zip(PROMPTS[:k], LINES[:k], strict=True):
            one.wait_for(prompt)
            one.type(line)
        one.wait_for(PROMPTS[k])
        one.kill()
        assert _kept(path) == list(LINES[:k])


def test_br_109_after_a_kill_the_game_ends_as_it_would_have(
    table: Open, here: Path, run: Run
) -> None:
    """Killed in the middle, resumed, finished: the totals of an undisturbed game."""
    one = table("score", "kraby", "--new", "--db", "p.db")
    for prompt, line in zip(PROMPTS[:5], LINES[:5], strict=True):
        one.wait_for(prompt)
        one.type(line)
    one.wait_for(PROMPTS[5])
    one.kill()
    assert here.is_dir()
    rest = "".join(f"{line}\n" for line in LINES[5:])
    done = run("score", "kraby", "--resume", "--json", "--db", "p.db", stdin=rest)
    assert done.returncode == 0
    assert [one["total"] for one in json.loads(done.stdout)["players"]] == [41, 48, 42, 53]


def test_br_115_ctrl_c_at_every_prompt(table: Open) -> None:
    """Aborted, exit code 130, no traceback, everything before is kept."""
    for k, prompt in enumerate(PROMPTS):
        one = table("score", "kraby", "--new", "--db", f"{k}.db")
        for before, line in zip(PROMPTS[:k], LINES[:k], strict=True):
            one.wait_for(before)
            one.type(line)
        one.wait_for(prompt)
        one.press(b"\x03")
        assert one.end() == 130
        assert "Aborted" in one.shown
        assert "Traceback" not in one.shown
        assert ("nothing was entered" if k == 0 else "--resume 1 goes on") in one.shown


def test_br_115_an_interrupt_without_a_terminal(home: dict[str, str], here: Path) -> None:
    """A program that is fed by a pipe ends in the same way."""
    words = [sys.executable, "-m", "printkit", "score", "kraby", "--new", "--db", "p.db"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stderr=pipe, env=home, cwd=here) as one:
        assert one.stdin is not None
        assert one.stderr is not None
        one.stdin.write(b"A, B, C\n7\n")
        one.stdin.flush()
        told = b""
        while b"Value of green" not in told:
            told += os.read(one.stderr.fileno(), 4096)
        one.send_signal(signal.SIGINT)
        told += one.stderr.read()
    assert one.returncode == 130
    assert b"Aborted; 2 lines are kept" in told
    assert b"Traceback" not in told


def test_standings_so_far_leave_the_play_open(run: Run) -> None:
    """An unfinished game can be looked at, gone on with, and finished."""
    start = "A, B, C\n7\n9\nc 6 6\n16\n\nO - -\n-\n\n"
    done = run("score", "kraby", "--new", "--allow-unfinished", "--db", "p.db", stdin=start)
    assert done.returncode == 0
    assert "not finished" in done.stdout
    assert run("plays", "list", "--db", "p.db").stdout.rstrip().endswith("open, 9 lines")
    rest = "-3\n-\nc 6 6 6 6\n"
    done = run("score", "kraby", "--resume", "--json", "--db", "p.db", stdin=rest)
    assert done.returncode == 0
    assert "E_SUM" in done.stderr
    assert json.loads(done.stdout)["table"]["B"]["sizes"] == [6, 6, 6, 6]


def test_br_115_ctrl_c_at_the_choice_of_plays(table: Open, run: Run) -> None:
    """The question which play to go on with can be left too."""
    run("score", "kraby", "--new", "--db", "p.db", stdin="A, B, C\n")
    one = table("score", "kraby", "--db", "p.db")
    one.wait_for("Enter goes on with kraby-1")
    one.press(b"\x03")
    assert one.end() == 130
    assert "Aborted" in one.shown
    assert "Traceback" not in one.shown


def test_br_113_open_plays_are_offered_with_resume_as_the_default(table: Open, run: Run) -> None:
    """Date and names are shown; Enter goes on, n begins anew, and the old play stays."""
    run("score", "kraby", "--new", "--db", "p.db", stdin="Anna, Béla, Cili\n7\n")
    one = table("score", "kraby", "--db", "p.db")
    one.wait_for("Enter goes on with kraby-1")
    assert "Anna, Béla, Cili" in one.shown
    assert time.strftime("%Y-") in one.shown
    one.type("")
    one.wait_for("Value of green")
    one.type("q")
    assert one.end() == 0
    other = table("score", "kraby", "--db", "p.db")
    other.wait_for("Enter goes on with kraby-1")
    other.type("n")
    other.wait_for("Players")
    other.type("D, E")
    other.wait_for("Value of orange")
    other.type("q")
    assert other.end() == 0
    listed = json.loads(run("plays", "list", "--json", "--db", "p.db").stdout)
    assert [one["players"] for one in listed] == [["Anna", "Béla", "Cili"], ["D", "E"]]
    assert [one["lines"] for one in listed] == [2, 1]


def test_br_113_without_a_terminal_nothing_is_guessed(run: Run) -> None:
    """With an open play and no terminal: exit code 2, and the play is as it was."""
    run("score", "kraby", "--new", "--db", "p.db", stdin="Anna, Béla, Cili\n")
    done = run("score", "kraby", "--db", "p.db", stdin="7\n")
    assert done.returncode == 2
    assert "--new" in done.stderr
    assert "--resume" in done.stderr
    assert json.loads(run("plays", "list", "--json", "--db", "p.db").stdout)[0]["lines"] == 1


@pytest.mark.parametrize("count", [0, 2, 8])
def test_br_114_the_end_of_input_stops_at_once(run: Run, here: Path, count: int) -> None:
    """No question comes twice, the exit code is not 0, and what was answered is kept."""
    start = time.monotonic()
    text = "".join(f"{line}\n" for line in LINES[:count])
    done = run("score", "kraby", "--new", "--db", "p.db", stdin=text)
    assert time.monotonic() - start < 2
    assert done.returncode == 3
    assert done.stderr.count(PROMPTS[count]) == 1
    assert "Traceback" not in done.stderr
    if count:
        assert _kept(here / "p.db") == list(LINES[:count])
    else:
        assert not (here / "p.db").exists()


def test_br_114_the_last_line_needs_no_line_end(run: Run) -> None:
    """The end of input right behind the last answer is fine."""
    done = run("score", "kraby", "--new", "--json", stdin="\n".join(LINES))
    assert done.returncode == 0
    assert json.loads(done.stdout)["winners"] == ["P4"]


def test_br_135_piped_lines_may_have_a_mark_and_any_line_ends(run: Run) -> None:
    """Lines from a file of any editor are read, as UTF-8 under any locale."""
    text = "\ufeff" + "\r\n".join(("Őze, B, C, D", *LINES[1:])) + "\r\n"
    done = run("score", "kraby", "--new", "--json", stdin=text, LC_ALL="C", PYTHONUTF8="0")
    assert done.returncode == 0
    assert json.loads(done.stdout)["players"][0]["name"] == "Őze"


def test_br_018_brackets_in_names_are_shown_in_the_table(table: Open, run: Run) -> None:
    """Neither prompts nor the table read a name as markup."""
    assert run is not None
    one = table("score", "kraby", "--new", "--db", "p.db")
    for prompt, line in zip(PROMPTS, ("Bob [red], Eve [/], [b], D", *LINES[1:]), strict=True):
        one.wait_for(prompt)
        one.type(line)
    assert one.end() == 0
    result = one.shown[one.shown.rindex("Figure on x3") :]
    assert all(name in result for name in ("Bob [red]", "Eve [/]", "[b]"))


def test_br_129_the_second_window_on_one_play_is_refused(table: Open, run: Run, here: Path) -> None:
    """Both windows are told apart: the first line stays, the second is refused with exit code 5."""
    run("score", "kraby", "--new", "--db", "p.db", stdin="A, B, C\n")
    one = table("score", "kraby", "--resume", "--db", "p.db")
    two = table("score", "kraby", "--resume", "--db", "p.db")
    for window in (one, two):
        window.wait_for("Value of orange")
    one.type("7")
    one.wait_for("Value of green")
    two.type("8")
    assert two.end() == 5
    assert "another window" in two.shown
    one.type("9")
    one.wait_for("Value of blue")
    one.kill()
    assert _kept(here / "p.db") == ["A, B, C", "7", "9"]


def test_br_110_a_file_of_another_version_is_left_alone(run: Run, here: Path) -> None:
    """Exit code 5 and one message, whatever the command; the bytes stay."""
    path = here / "p.db"
    path.write_bytes(b"SQLite format 3\0 of another world")
    before = path.read_bytes()
    for words in (
        ["score", "kraby", "--new"],
        ["score", "kraby"],
        ["plays", "list"],
        ["plays", "show", "1"],
    ):
        done = run(*words, "--db", "p.db", stdin="A, B, C\n")
        assert done.returncode == 5
        assert "p.db" in done.stderr
        assert "Traceback" not in done.stderr
    assert path.read_bytes() == before


def test_a_finished_play_can_be_mended(table: Open, run: Run) -> None:
    """--resume opens a finished play again; u takes back its last line."""
    run("score", "kraby", "--new", "--db", "p.db", stdin="\n".join(LINES))
    one = table("score", "kraby", "--resume", "1", "--db", "p.db")
    one.wait_for("Everything is entered")
    one.type("u")
    one.wait_for("Figure on x3")
    one.type("B O G -")
    assert one.end() == 0
    result = json.loads(run("plays", "show", "1", "--json", "--db", "p.db").stdout)
    assert [one["total"] for one in result["players"]] == [44, 39, 21, 32]
    assert result["winners"] == ["P1"]


@pytest.mark.parametrize("name", ["2", "kraby-2", "nothing", "last"])
def test_a_play_that_is_not_there_is_named(run: Run, name: str) -> None:
    """Exit code 2, and nothing is begun instead."""
    done = run("score", "kraby", "--resume", name, "--db", "p.db", stdin="A, B, C\n")
    assert done.returncode == 2
    assert not done.stdout


def test_a_board_is_read_before_anything_is_asked(run: Run, here: Path) -> None:
    """A board that cannot be right ends with its faults and keeps nothing."""
    (here / "b.txt").write_text("OOO\nO#O\nOOO\n", encoding="utf-8")
    done = run("score", "kraby", "--new", "--board", "b.txt", "--db", "p.db", stdin="A, B, C\n")
    assert done.returncode == 3
    assert "E_SIZE" in done.stderr
    assert not (here / "p.db").exists()


def test_plain_output_in_a_terminal_has_no_boxes(table: Open, run: Run, here: Path) -> None:
    """--plain and NO_COLOR give labelled lines in a terminal too."""
    assert run is not None
    raw = {
        "table": {"O": 7, "G": 9, "B": 10, "Y": 16, "P": -3},
        "players": [{"name": n} for n in "ABC"],
    }
    (here / "a.json").write_text(json.dumps(raw), encoding="utf-8")
    one = table("score", "kraby", "--answers", "a.json", "--plain")
    assert one.end() == 0
    assert "place 1: A, total 0" in one.shown
    assert "\x1b" not in one.shown
