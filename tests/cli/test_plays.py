"""`printkit plays`: what was kept can be listed, shown and exported."""

import csv
import io
import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from printkit.app import registry
from printkit.app.sitting import begin

Run = Callable[..., "subprocess.CompletedProcess[str]"]
LINES = ('"Kovács, Anna"; Bob; Cili; Ödön', "7", "9", "10", "16", "-3", "-", "O G P Y", "G B Y O")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with one finished and one open play."""
    path = tmp_path_factory.mktemp("kept") / "p.db"
    game = registry.load("kraby")
    for lines in (LINES, ("Eva, Fred", "4")):
        sitting = begin(path, game, {}, clock=lambda: "2025-03-01T19:30:00+01:00")
        for line in lines:
            sitting.enter(line)
        if sitting.prompt is None:
            sitting.finish()
        sitting.close()
    return path


@pytest.fixture
def here(tmp_path: Path, kept: Path, run: Run) -> Path:
    """A folder with a copy of that file."""
    assert run is not None
    shutil.copy(kept, tmp_path / "here" / "p.db")
    return tmp_path / "here"


def test_the_list_tells_open_and_finished_plays_apart(run: Run, here: Path) -> None:
    """A line for each: id, date, names, who won or how far it is."""
    assert here.is_dir()
    lines = run("plays", "list", "--db", "p.db").stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["kraby-1", "kraby-2"]
    assert lines[0].endswith("won by Ödön")
    assert lines[1].endswith("open, 2 lines")


def test_without_plays_the_list_is_empty_and_no_file_is_made(run: Run, tmp_path: Path) -> None:
    """Looking makes nothing."""
    done = run("plays", "list", "--db", "none.db")
    assert (done.returncode, done.stdout) == (0, "")
    assert list((tmp_path / "here").iterdir()) == []


def test_a_shown_play_is_the_result_of_that_day(run: Run, here: Path) -> None:
    """JSON is the result as it was given; the lines for people are the same too."""
    assert here.is_dir()
    text = "\n".join(LINES)
    fresh = run("score", "kraby", "--new", "--json", "--db", "q.db", stdin=text).stdout
    assert run("plays", "show", "1", "--json", "--db", "p.db").stdout == fresh
    lines = run("score", "kraby", "--new", "--db", "q.db", stdin=text).stdout
    assert run("plays", "show", "kraby-1", "--db", "p.db").stdout == lines


def test_without_a_number_the_last_play_is_shown(run: Run, here: Path) -> None:
    """`plays show` alone is the play that was begun last; without any play it says so."""
    assert here.is_dir()
    last = run("plays", "show", "2", "--json", "--db", "p.db").stdout
    assert run("plays", "show", "--json", "--db", "p.db").stdout == last
    done = run("plays", "show", "--db", "none.db")
    assert (done.returncode, "there is no play" in done.stderr) == (2, True)


def test_br_106_an_open_play_has_no_ranks(run: Run, here: Path) -> None:
    """What is open is null, never 0, and nobody wins."""
    assert here.is_dir()
    result = json.loads(run("plays", "show", "2", "--json", "--db", "p.db").stdout)
    assert [one["total"] for one in result["players"]] == [None, None]
    assert [one["rank"] for one in result["players"]] == [None, None]
    assert result["winners"] == []
    assert "value of orange: 4" in run("plays", "show", "2", "--db", "p.db").stdout


def test_results_are_exported_as_a_table(run: Run, here: Path) -> None:
    """One line for each player; a comma in a name is quoted; open plays stay out."""
    assert here.is_dir()
    rows = list(csv.DictReader(io.StringIO(run("plays", "export", "--db", "p.db").stdout)))
    assert [row["player"] for row in rows] == ["Kovács, Anna", "Bob", "Cili", "Ödön"]
    assert [row["total"] for row in rows] == ["41", "48", "42", "53"]
    assert [row["winner"] for row in rows] == ["0", "0", "0", "1"]
    assert {row["play_id"] for row in rows} == {"kraby-1"}


def test_br_091_rows_are_exported_with_their_sign(run: Run, here: Path) -> None:
    """One line for each row of the sheet; −6 is -6."""
    assert here.is_dir()
    rows = list(
        csv.DictReader(io.StringIO(run("plays", "export", "--rows", "--db", "p.db").stdout))
    )
    cili = [row for row in rows if row["player"] == "Cili"]
    assert [(row["row"], row["entered"], row["points"]) for row in cili] == [
        ("x2", "P", "-6"),
        ("x3", "Y", "48"),
    ]


def test_br_124_an_export_does_not_replace_another_file(run: Run, here: Path) -> None:
    """Refused without --force; the same bytes again are no reason to refuse."""
    words = ("plays", "export", "--db", "p.db", "--out", "deep/x.csv")
    assert run(*words).returncode == 0
    assert "unchanged" in run(*words).stderr
    path = here / "deep" / "x.csv"
    assert "Kovács" in path.read_text(encoding="utf-8")
    path.write_text("mine", encoding="utf-8")
    assert run(*words).returncode == 5
    assert path.read_text(encoding="utf-8") == "mine"
    assert run(*words, "--force").returncode == 0


def test_results_are_exported_as_json(run: Run, here: Path) -> None:
    """Each finished play with its id."""
    assert here.is_dir()
    found = json.loads(run("plays", "export", "--format", "JSON", "--db", "p.db").stdout)
    assert [one["play"] for one in found] == ["kraby-1"]
    assert found[0]["winners"] == ["Ödön"]
