"""`printkit score` with answers from files: forms, faults, tables, exit codes."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]
NAMES = ("P1", "P2", "P3", "P4")
SQUARES = (
    {"x2": "O", "x3": "G"},
    {"x2": "G", "x3": "B"},
    {"x2": "P", "x3": "Y"},
    {"x2": "Y", "x3": "O"},
)
VALUES = {"O": 7, "G": 9, "B": 10, "Y": 16, "P": -3}
BOARD = """YYPBPBBBBOP
YGOGGOBPPPY
PPPGGBYPYYY
GGGPOYYBBBB
YPGPBYBBOBG
YGOOO#PPOYY
GGGOYYGGOYO
GPPYYBGPOYO
GBBYGBGOBYO
GPOOBBOOGOO
POBGPBYPPPO
"""
CSV = """table.O,7
table.G,9
table.B,10
table.Y,16
table.P,-3
name,x1,x2,x3
P1,,O,G
P2,,G,B
P3,,P,Y
P4,,Y,O
"""


def _answers(names: tuple[str, ...] = NAMES, **more: Any) -> str:
    people = [{"name": name, **given} for name, given in zip(names, SQUARES, strict=True)]
    return json.dumps({"game": "kraby", "table": VALUES, "players": people, **more})


@pytest.fixture
def here(tmp_path: Path, run: Run) -> Path:
    """The folder where the program runs, with answers and a board in it."""
    assert run is not None
    folder = tmp_path / "here"
    (folder / "a.json").write_text(_answers(), encoding="utf-8")
    (folder / "b.txt").write_text(BOARD, encoding="utf-8")
    (folder / "a.csv").write_text(CSV, encoding="utf-8")
    people = "".join(CSV.splitlines(keepends=True)[5:])
    (folder / "people.csv").write_text(people, encoding="utf-8")
    return folder


def test_the_board_of_the_rule_book_s_example_gives_its_numbers(run: Run, here: Path) -> None:
    """The typed board and the wharves of the example: 41, 48, 42, 53, and P4 first."""
    assert here.is_dir()
    done = run("score", "kraby", "--board", "b.txt", "--answers", "people.csv")
    assert done.returncode == 0
    places = [line for line in done.stdout.splitlines() if line.startswith("place")]
    assert places == [
        "place 1: P4, total 53",
        "place 2: P2, total 48",
        "place 3: P3, total 42",
        "place 4: P1, total 41",
    ]
    assert "value of orange: colonies 1 1 1 1 4 4 6 3 2 1" in done.stdout
    assert "winner: P4" in done.stdout


def test_br_091_a_negative_value_is_shown_everywhere(run: Run, here: Path) -> None:
    """−3 and −6 stand in the lines and in JSON."""
    assert here.is_dir()
    lines = run("score", "kraby", "--answers", "a.json").stdout
    assert "value of pink: −3" in lines
    assert "2 × −3 = −6" in lines
    result = json.loads(run("score", "kraby", "--answers", "a.json", "--json").stdout)
    assert result["table"]["P"]["value"] == -3
    assert result["players"][2]["rows"]["x2"] == -6


def test_json_has_every_part_of_the_result(run: Run, here: Path) -> None:
    """Rows, totals, ranks, winners and the story, as the result is defined."""
    assert here.is_dir()
    result = json.loads(run("--json", "score", "kraby", "--answers", "a.json").stdout)
    assert result["players"][0]["rows"] == {"x2": 14, "x3": 27}
    assert [one["total"] for one in result["players"]] == [41, 48, 42, 53]
    assert [one["rank"] for one in result["players"]] == [4, 2, 3, 1]
    assert result["winners"] == ["P4"]
    assert result["decided_by"] == "total"
    assert "P4" in result["story"]
    assert result["warnings"] == []


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("form", ["json", "csv"])
def test_br_135_a_mark_and_line_ends_make_no_difference(
    run: Run, here: Path, form: str, end: str, mark: str
) -> None:
    """A file from any editor gives the same result."""
    text = (_answers() if form == "json" else CSV).replace("\n", end)
    (here / f"x.{form}").write_bytes((mark + text).encode())
    done = run("score", "kraby", "--answers", f"x.{form}", "--json")
    assert done.stdout == run("score", "kraby", "--answers", "a.json", "--json").stdout


@pytest.mark.parametrize("separator", [";", "\t"])
def test_br_139_other_separators_are_read(run: Run, here: Path, separator: str) -> None:
    """Semicolons and tabs give the result of commas."""
    (here / "x.csv").write_text(CSV.replace(",", separator), encoding="utf-8")
    done = run("score", "kraby", "--answers", "x.csv")
    assert done.stdout == run("score", "kraby", "--answers", "a.csv").stdout
    assert done.returncode == 0


def test_answers_come_from_standard_input_in_both_forms(run: Run, here: Path) -> None:
    """A dash reads JSON or CSV from the pipe."""
    assert here.is_dir()
    expected = run("score", "kraby", "--answers", "a.json").stdout
    for text in (_answers(), CSV):
        assert run("score", "kraby", "--answers", "-", stdin=text).stdout == expected


def test_br_137_misspelt_keys_are_refused_with_a_near_match(run: Run, here: Path) -> None:
    """The key, its place and what was meant are told; the default does not step in."""
    (here / "x.json").write_text(_answers().replace('"players"', '"plyers"'), encoding="utf-8")
    done = run("score", "kraby", "--answers", "x.json")
    assert done.returncode == 3
    assert "plyers" in done.stderr
    assert "did you mean players" in done.stderr
    assert "E_UNKNOWN" in done.stderr


def test_br_121_refused_answers_are_exit_code_3_with_all_faults_at_once(
    run: Run, here: Path
) -> None:
    """Each fault is a line that ends in its code; nothing on stdout; with --json all are data."""
    people = [{"name": "A", "x1": "O", "x3": "O"}, {"name": "B", "x3": "O"}, {"name": "a"}]
    raw = {"table": {**VALUES, "O": 24}, "players": people}
    (here / "x.json").write_text(json.dumps(raw), encoding="utf-8")
    done = run("score", "kraby", "--answers", "x.json")
    assert (done.returncode, done.stdout) == (3, "")
    codes = [line.split()[-1] for line in done.stderr.splitlines()]
    assert set(codes) >= {"E_NAME", "E_RANGE", "E_DUP_COLOUR", "E_SAME_SQUARE"}
    told = run("score", "kraby", "--answers", "x.json", "--json")
    errors = json.loads(told.stdout)["errors"]
    assert (told.returncode, told.stderr) == (3, "")
    assert [one["code"] for one in errors] == codes
    assert {"code", "where", "message", "hint"} == set(errors[0])
    assert any(one["where"] == "players[1].x3" and "B" in one["message"] for one in errors)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--answers", "missing.json"], 5),
        (["--answers", "."], 5),
        (["--answers", "broken.json"], 3),
        (["--answers", "a.json", "--board", "b.txt"], 3),
        (["--answers", "people.csv", "--board", "empty.txt"], 3),
        (["--answers", "a.json", "--variant", "horns"], 2),
        (["--answers", "a.json", "--resume"], 2),
        (["--answers", "a.json", "--new"], 2),
        (["--new", "--resume", "1"], 2),
        (["--save"], 2),
        (["--board", "-", "--answers", "-"], 2),
    ],
)
def test_br_121_each_way_to_fail_has_its_code(
    run: Run, here: Path, words: list[str], code: int
) -> None:
    """One message, no traceback, nothing on stdout."""
    (here / "broken.json").write_text('{"players": [', encoding="utf-8")
    (here / "empty.txt").write_text("\n\n", encoding="utf-8")
    done = run("score", "kraby", *words)
    assert done.returncode == code
    assert done.stdout == ""
    assert done.stderr.count("\n") <= 2
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("word", ["claws", "CLAWS", "Claws"])
def test_br_122_a_variant_is_known_in_any_letter_case(run: Run, here: Path, word: str) -> None:
    """The variant counts the board anew."""
    assert here.is_dir()
    done = run("score", "kraby", "--board", "b.txt", "--answers", "people.csv", "--variant", word)
    assert done.returncode == 0
    assert "= −14" in done.stdout


def test_the_variant_of_a_file_holds_unless_the_command_says_otherwise(
    run: Run, here: Path
) -> None:
    """A default of the command line does not override what a file says."""
    people = [{"name": name, **given} for name, given in zip(NAMES, SQUARES, strict=True)]
    raw = {"variant": "claws", "board": BOARD.split(), "players": people}
    (here / "x.json").write_text(json.dumps(raw), encoding="utf-8")
    values = [
        json.loads(run("score", "kraby", "--answers", "x.json", "--json", *words).stdout)["table"][
            "O"
        ]["value"]
        for words in ([], ["--variant", "edges"])
    ]
    assert values == [-14, 7]


def test_br_101_102_ties_are_told(run: Run, here: Path) -> None:
    """Equal totals: the best product decides and is named; equal in both, two win (S5, S6)."""
    broken = {
        "table": {"O": 6, "G": 4, "B": 5, "Y": 0, "P": 0},
        "players": [
            {"name": "A", "x3": "G", "x2": "B"},
            {"name": "B", "x3": "O", "x1": "G"},
            {"name": "C"},
        ],
    }
    shared = {
        "table": {"O": 6, "G": 4, "B": 0, "Y": 10, "P": 10},
        "players": [
            {"name": "A", "x3": "G", "x1": "Y"},
            {"name": "B", "x2": "O", "x1": "P"},
            {"name": "C"},
        ],
    }
    (here / "x.json").write_text(json.dumps(broken), encoding="utf-8")
    done = run("score", "kraby", "--answers", "x.json").stdout
    assert "place 1: B, total 22" in done
    assert "best single product" in done.splitlines()[-1]
    (here / "x.json").write_text(json.dumps(shared), encoding="utf-8")
    done = run("score", "kraby", "--answers", "x.json").stdout
    places = [line[:8] for line in done.splitlines() if line.startswith("place")]
    assert places == ["place 1:", "place 1:", "place 3:"]
    assert "winners: A, B" in done


def test_br_106_a_missing_value_is_never_zero(run: Run, here: Path) -> None:
    """Without a value the answers are refused, and nobody is ranked."""
    values = {key: value for key, value in VALUES.items() if key != "P"}
    (here / "x.json").write_text(_answers(table=values), encoding="utf-8")
    done = run("score", "kraby", "--answers", "x.json")
    assert (done.returncode, done.stdout) == (3, "")
    assert "pink" in done.stderr


def test_br_018_brackets_in_names_are_shown_as_they_are(run: Run, here: Path) -> None:
    """Nothing in a name is markup."""
    names = ("Bob [red]", "Eve [/]", "[b]", "a[link=x]")
    (here / "x.json").write_text(_answers(names), encoding="utf-8")
    done = run("score", "kraby", "--answers", "x.json")
    assert done.returncode == 0
    assert all(name in done.stdout for name in names)


@pytest.mark.parametrize("name", ["A\x03B", "A\x00", "A\x1b[31m", "A\x9b31m", "A\u202eB"])
def test_br_019_control_characters_never_reach_the_terminal(
    run: Run, here: Path, name: str
) -> None:
    """Such a name is refused, and what is written holds none of it."""
    (here / "x.json").write_text(_answers((name, "P2", "P3", "P4")), encoding="utf-8")
    for words in ([], ["--json"]):
        done = run("score", "kraby", "--answers", "x.json", *words)
        assert done.returncode == 3
        shown = done.stdout + done.stderr
        assert "E_NAME" in shown
        assert all(sign.isprintable() or sign == "\n" for sign in shown)


@pytest.mark.parametrize("code_page", ["cp1252", "ascii"])
def test_br_116_old_code_pages(run: Run, here: Path, code_page: str) -> None:
    """Letters that are not there become signs; JSON stays the same data."""
    names = ("Őze", "Łucja", "Kata 🎲", "P4")
    (here / "x.json").write_text(_answers(names), encoding="utf-8")
    done = run("score", "kraby", "--answers", "x.json", PYTHONIOENCODING=code_page)
    assert done.returncode == 0
    assert "?ze" in done.stdout
    assert "Traceback" not in done.stderr
    told = run("score", "kraby", "--answers", "x.json", "--json", PYTHONIOENCODING=code_page)
    assert [one["name"] for one in json.loads(told.stdout)["players"]] == list(names)


def test_br_117_a_reader_that_leaves_is_no_traceback(home: dict[str, str], here: Path) -> None:
    """`| head -1` ends silently."""
    command = f"{sys.executable} -m printkit score kraby --answers a.json | head -1"
    env = {**home, "PYTHONUNBUFFERED": "1"}
    done = subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, env=env, cwd=here, check=False
    )
    assert done.stdout == "game: Kraby, 4 players\n"
    assert done.stderr == ""


def test_a_result_is_kept_only_when_asked(run: Run, here: Path) -> None:
    """Without --save nothing is written; with it the result is in the list."""
    run("score", "kraby", "--answers", "a.json", "--db", "p.db")
    assert not (here / "p.db").exists()
    assert (
        "kraby-1" in run("score", "kraby", "--answers", "a.json", "--save", "--db", "p.db").stderr
    )
    assert "P4" in run("plays", "list", "--db", "p.db").stdout


def test_nothing_that_prints_is_loaded_for_a_tally(home: dict[str, str], here: Path) -> None:
    """A tally as JSON loads no rich, no SQLite, no drawing; as lines neither."""
    for words in (["--json"], []):
        command = [sys.executable, "-X", "importtime", "-m", "printkit", "score", "kraby"]
        command += ["--answers", "a.json", *words]
        done = subprocess.run(
            command, capture_output=True, text=True, env=home, cwd=here, check=True
        )
        loaded = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
        heavy = {"rich", "sqlite3", "reportlab", "svgwrite", "fontTools", "platformdirs", "tomllib"}
        assert not heavy & loaded
        assert "printkit.app.score" in loaded
