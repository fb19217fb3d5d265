"""`printkit score GAME --live`: a whole game at the table, where nothing typed is lost."""

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from printkit.plays import log
from printkit.plays.store import Store
from tests.cli.terminals import Terminal
from tests.rules.darjeeling.game import GAME_LINES, SCORES, TALLY

Run = Callable[..., "subprocess.CompletedProcess[str]"]
Open = Callable[..., Terminal]
LIVE = ("score", "darjeeling", "--live")
ALL = (*GAME_LINES, *TALLY)


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


def lines_of(path: Path) -> list[dict[str, Any]]:
    """Return the lines of the last play that count."""
    with Store(path) as store:
        return [dict(line) for line in log.lines(store.plays()[-1].entries)]


def typed(*lines: str) -> str:
    """Return lines as a pipe gives them."""
    return "".join(f"{line}\n" for line in lines)


def test_a_whole_game_through_a_pipe(run: Run, here: Path) -> None:
    """The result is the tally of the sheet, with the turns; the play keeps both."""
    done = run(*LIVE, "--new", "--json", "--db", "p.db", stdin=typed(*ALL))
    assert (0, "") == (done.returncode, "".join(done.stderr.split("Traceback")[1:]))
    result = json.loads(done.stdout)
    assert [112, 29] == [one["total"] for one in result["players"]]
    assert [-4, -4] == [one["rows"]["halves"] for one in result["players"]]
    assert (["Ann"], "total") == (result["winners"], result["decided_by"])
    assert ["Ann", "Ben"] * 5 + ["Ann"] == [turn["player"] for turn in result["turns"][1:]]
    assert [116, 33] == result["turns"][-1]["scores"]
    assert result == json.loads(run("plays", "show", "1", "--json", "--db", "p.db").stdout)
    (exported,) = json.loads(run("plays", "export", "--format", "json", "--db", "p.db").stdout)
    assert result["turns"] == exported["turns"]
    rows = run("plays", "export", "--rows", "--db", "p.db").stdout
    assert "Ann,,track,116,116" in rows
    assert here.is_dir()


def test_a_finished_game_shows_its_turns(run: Run) -> None:
    """Every turn stands above the result: number, who, what was entered, the score."""
    run(*LIVE, "--new", "--db", "p.db", stdin=typed(*ALL))
    lines = run("plays", "show", "1", "--db", "p.db").stdout.splitlines()
    assert " 2  Ann  income move 2 ship G 4 near double → 13" in lines
    assert "31  Ann  income → 116" in lines
    assert lines.index("31  Ann  income → 116") < lines.index("place 1: Ann, total 112")
    listed = run("plays", "list", "--db", "p.db").stdout
    assert listed.rstrip().endswith("Ann, Ben, won by Ann")


def test_an_open_game_shows_its_state(run: Run) -> None:
    """Turns, scores, ships and chute are shown, and how to go on; as JSON too."""
    done = run(*LIVE, "--new", "--db", "p.db", stdin=typed(*GAME_LINES[:5], "q"))
    assert 0 == done.returncode
    done = run("plays", "show", "1", "--db", "p.db")
    lines = [line.replace("\N{NO-BREAK SPACE}", " ") for line in done.stdout.splitlines()]
    assert lines[0].startswith("play: darjeeling-1, ")
    assert " 8  Ann  income 8 move 2t → 19" in [f" {line}" for line in lines]
    assert "Scores: Ann 19, Ben 3 (the game ends at 100)." in lines
    assert "Ships, top first: ×3 Ben 3, ×2 Ann 4, ×1 empty." in lines
    assert "--resume darjeeling-1 goes on" in done.stderr
    found = json.loads(run("plays", "show", "1", "--json", "--db", "p.db").stdout)
    assert [None, None] == [one["total"] for one in found["players"]]
    assert [19, 3] == [one["rows"]["track"] for one in found["players"]]
    assert lines[-3:] == [line.replace("\N{NO-BREAK SPACE}", " ") for line in found["state"]]
    assert [19, 3] == found["turns"][-1]["scores"]


def test_br_109_killed_after_each_line(table: Open, here: Path, run: Run) -> None:
    """Kill -9 after every single line of a whole game: nothing is lost, and it ends as it should."""
    lines = 0
    for k, line in enumerate(ALL[:-1]):
        one = table(*LIVE, "--resume" if k else "--new", "--db", "p.db")
        one.wait_for(_prompt(k))
        one.type(line)
        one.wait_for(_prompt(k + 1))
        one.kill()
        found = lines_of(here / "p.db")
        assert len(found) > lines, line
        lines = len(found)
    done = run("score", "darjeeling", "--resume", "--json", "--db", "p.db", stdin=f"{ALL[-1]}\n")
    assert 0 == done.returncode
    assert [112, 29] == [one["total"] for one in json.loads(done.stdout)["players"]]


def _prompt(k: int) -> str:
    """Return the words before the cursor when so many lines were entered."""
    prompts = (
        "Players in turn order (names with commas, or how many): ",
        "Demand markers on the chute, bottom first: ",
        "Ann, income: the ships pay 1 (Enter books it): ",
        "Ben, income: the ships pay 1 (Enter books it): ",
        "Ann, income: the ships pay 8 (Enter books it): ",
        "Ann, shipment (Enter for none): ",
        "Ben, income: the ships pay 6 (Enter books it): ",
        "Ann, income: the ships pay 10 (Enter books it): ",
        "Ben, income: the ships pay 10 (Enter books it): ",
        "Ann, income: the ships pay 17 (Enter books it): ",
        "Ben, income: the ships pay 5 (Enter books it): ",
        "Ann, income: the ships pay 23 (Enter books it): ",
        "Ann, cost of the move (Enter for none): ",
        "Ann, shipment (Enter for none): ",
        "Ben, cost of the move (Enter for none): ",
        "Ben, shipment (Enter for none): ",
        "Ann, income: the ships pay 20 (Enter books it): ",
        "Left-over tiles with 1 half crate (Ann, Ben; 0 for none): ",
        "Left-over tiles with 2 half crates (Ann, Ben; 0 for none): ",
        "Left-over tiles with 3 half crates (Ann, Ben; 0 for none): ",
    )
    return prompts[k]


def test_br_113_without_a_terminal_nothing_is_guessed(run: Run) -> None:
    """With an open game and no terminal: exit code 2, and the game is as it was; tallies do not count."""
    run("score", "darjeeling", "--new", "--db", "p.db", stdin="Ann, Ben\n")
    run(*LIVE, "--db", "p.db", stdin=typed(*GAME_LINES[:2]))
    done = run(*LIVE, "--db", "p.db", stdin=typed("i"))
    assert 2 == done.returncode
    assert "there are open plays of darjeeling: darjeeling-2" in done.stderr
    listed = json.loads(run("plays", "list", "--json", "--db", "p.db").stdout)
    assert [1, 2] == [one["lines"] for one in listed]


def test_br_115_ctrl_c_keeps_everything(table: Open, run: Run) -> None:
    """Exit code 130, no traceback; the next start offers the game, n begins another one."""
    one = table(*LIVE, "--db", "p.db")
    for k in range(3):
        one.wait_for(_prompt(k))
        one.type(GAME_LINES[k])
    one.wait_for(_prompt(3))
    one.press(b"\x03")
    assert 130 == one.end()
    assert "5 lines are kept" in one.shown
    again = table("score", "darjeeling", "--db", "p.db")
    again.wait_for("Enter goes on with darjeeling-1")
    assert "Ann, Ben  (5 lines, turn by turn)" in again.shown
    again.type("")
    again.wait_for(_prompt(3))
    assert "Ann  income move 2 ship G 4 near double → 13" in again.shown
    again.type("q")
    assert 0 == again.end()
    assert 1 == len(json.loads(run("plays", "list", "--json", "--db", "p.db").stdout))


@pytest.mark.parametrize("count", [0, 1, 2, 5, 13, 18])
def test_br_114_the_end_of_input_stops_at_once(run: Run, here: Path, count: int) -> None:
    """No question comes twice, the exit code is not 0, and what was entered is kept."""
    done = run(*LIVE, "--new", "--db", "p.db", stdin=typed(*ALL[:count]))
    assert 3 == done.returncode
    assert done.stderr.count(_prompt(count)) == 1 + sum(
        _prompt(k) == _prompt(count) for k in range(count)
    )
    assert "Traceback" not in done.stderr
    assert (count > 0) == (here / "p.db").exists()
    if count:
        assert f"{len(lines_of(here / 'p.db'))} line" in done.stderr


def test_br_129_two_windows_on_one_game(table: Open, run: Run, here: Path) -> None:
    """The second window is refused with exit code 5; none of the entries of its line is kept."""
    run(*LIVE, "--new", "--db", "p.db", stdin=typed(*GAME_LINES[:2]))
    one = table(*LIVE, "--resume", "--db", "p.db")
    two = table(*LIVE, "--resume", "--db", "p.db")
    for window in (one, two):
        window.wait_for(_prompt(2))
    one.type("i")
    one.wait_for("Ann, cost of the move")
    two.type("i m5 g4 n")
    assert 5 == two.end()
    assert "these last lines were not kept" in " ".join(two.shown.split())
    one.type("m2")
    one.wait_for("Ann, shipment")
    one.kill()
    assert ["Ann, Ben", "GKGWRKWR", "i", "m2"] == [
        line["typed"] for line in lines_of(here / "p.db")
    ]


def test_a_finished_game_is_mended(table: Open, run: Run) -> None:
    """--resume opens it again; an early entry is changed, and the tally follows."""
    run(*LIVE, "--new", "--db", "p.db", stdin=typed(*ALL))
    one = table("score", "darjeeling", "--resume", "1", "--db", "p.db")
    one.wait_for("Everything is entered")
    one.type("e 3 m5")
    one.wait_for("In its place: move 5")
    one.type("")
    assert 0 == one.end()
    result = json.loads(run("plays", "show", "1", "--json", "--db", "p.db").stdout)
    assert [109, 29] == [one["total"] for one in result["players"]]
    assert "income move 5 ship G 4 near double" == result["turns"][1]["line"]


@pytest.mark.parametrize("width", [60, 100])
def test_nothing_is_wider_than_the_terminal(table: Open, width: int) -> None:
    """What is told is broken between words; a ship's place, owner and crates stay together."""
    one = table(*LIVE, "--new", "--db", "p.db", width=width)
    people = "Annamária, Bertalan, Cecília, Dávid, Eleonóra"
    for prompt, line in (
        ("how many): ", people),
        ("first: ", "GKGWRKWR"),
        ("it): ", "?"),
        ("it): ", "q"),
    ):
        one.wait_for(prompt)
        one.type(line)
    assert 0 == one.end()
    lines = [line.rstrip("\r") for line in one.shown.split("\n")]
    told = [line for line in lines if line.startswith("  ")]
    assert len(told) > 20
    assert max(map(len, told)) <= width
    ships = one.shown.split("Ships, top first:")[1].split("Demand markers")[0]
    assert "×2\N{NO-BREAK SPACE}Cecília\N{NO-BREAK SPACE}1" in ships


def test_a_game_of_other_rules_is_shown_as_it_was_typed(run: Run, here: Path) -> None:
    """It cannot be gone on with, and nothing is counted by rules it was not played by."""
    run(*LIVE, "--new", "--db", "p.db", stdin=typed(*GAME_LINES[:3]))
    lines = lines_of(here / "p.db")
    with Store(here / "q.db") as store:
        play = store.begin("darjeeling", "0", {"live": True}, "2025-03-01T19:30:00+01:00")
        store.extend(play, [("line", line) for line in lines], "2025-03-01T19:30:00+01:00")
    shown = run("plays", "show", "--db", "q.db")
    assert 0 == shown.returncode
    assert ["Ann, Ben", "GKGWRKWR", "i", "m2", "g4 n d"] == shown.stdout.splitlines()[1:]
    found = json.loads(run("plays", "show", "--json", "--db", "q.db").stdout)
    assert [None, None] == [one["rows"]["track"] for one in found["players"]]
    done = run(*LIVE, "--resume", "--db", "q.db")
    assert 3 == done.returncode
    assert "was begun with rules 0" in done.stderr


# Files


@pytest.fixture
def turns(here: Path) -> Path:
    """A file with a whole game."""
    tiles = [{"name": "Ann", "h1": 2, "h2": 1, "h3": 0}, {"name": "Ben", "h1": 1, "h2": 0, "h3": 1}]
    lines: list[Any] = list(GAME_LINES[2:])
    lines[0] = {"player": "Ann", "line": lines[0], "scores": list(SCORES[2])}
    lines[1] = "m1 k 3 n"
    path = here / "turns.json"
    raw = {"game": "darjeeling", "players": tiles, "chute": GAME_LINES[1], "turns": lines}
    path.write_text(json.dumps(raw), encoding="utf-8")
    return path


def test_turns_from_a_file(run: Run, turns: Path) -> None:
    """The result is that of the prompts, with the turns and what was odd about them."""
    done = run(*LIVE, "--answers", turns.name, "--json")
    assert (0, "") == (done.returncode, done.stderr)
    result = json.loads(done.stdout)
    assert [112, 29] == [one["total"] for one in result["players"]]
    assert ["W_FORGOTTEN"] == [one["code"] for one in result["turns"][1]["warnings"]]
    done = run(*LIVE, "--answers", turns.name)
    assert "Turn 2: Ben forgot the income of 1; it is booked  W_FORGOTTEN" in done.stderr
    assert "place 1: Ann, total 112" in done.stdout


def test_a_game_from_a_file_is_kept_like_one_that_was_typed(run: Run, turns: Path) -> None:
    """--save keeps its turns; the play can be shown and mended."""
    done = run(*LIVE, "--answers", turns.name, "--save", "--db", "p.db")
    assert (0, "Kept as darjeeling-1." in done.stderr) == (done.returncode, True)
    shown = run("plays", "show", "1", "--db", "p.db").stdout
    assert "Ann  income move 2 ship G 4 near double → 13" in shown
    run("score", "darjeeling", "--resume", "1", "--db", "p.db", stdin="e 2 m5\n\n")
    shown = run("plays", "show", "1", "--db", "p.db").stdout
    assert "Ann  income move 5 ship G 4 near double → 10" in shown


def test_an_unfinished_file(run: Run, here: Path, turns: Path) -> None:
    """Without its end a game is refused, or counted so far on request and left open."""
    raw = json.loads(turns.read_text(encoding="utf-8"))
    raw["turns"] = raw["turns"][:4]
    turns.write_text(json.dumps(raw), encoding="utf-8")
    done = run(*LIVE, "--answers", turns.name, "--json")
    assert 3 == done.returncode
    (fault,) = json.loads(done.stdout)["errors"]
    assert ("W_UNFINISHED", "turns") == (fault["code"], fault["where"])
    done = run(
        *LIVE, "--answers", turns.name, "--json", "--allow-unfinished", "--save", "--db", "p.db"
    )
    assert 0 == done.returncode
    assert json.loads(done.stdout)["unfinished"] is True
    assert "open" in run("plays", "list", "--db", "p.db").stdout
    assert here.is_dir()


def test_faults_of_a_file_say_where(run: Run, turns: Path) -> None:
    """Exit code 3, and the place of the turn in the file."""
    raw = json.loads(turns.read_text(encoding="utf-8"))
    raw["turns"][0]["scores"] = [12, 0]
    turns.write_text(json.dumps(raw), encoding="utf-8")
    done = run(*LIVE, "--answers", turns.name, "--json")
    assert 3 == done.returncode
    (fault,) = json.loads(done.stdout)["errors"]
    assert ("E_SCORES", "turns[0].scores") == (fault["code"], fault["where"])


# What does not go together


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("score", "kraby", "--live"), "kraby cannot be kept turn by turn"),
        (("score", "kraby", "--live", "--answers", "a.json"), "kraby cannot be kept turn by turn"),
        ((*LIVE, "--board", "b.txt"), "--board belongs to a tally"),
        ((*LIVE, "--multiplier", "4"), "--multiplier does not go with --live"),
        (("score", "darjeeling", "--chute", "GKGWRKWR"), "--chute belongs to --live"),
        ((*LIVE, "--new", "--resume"), "do not go together"),
        ((*LIVE, "--resume", "--chute", "GKGWRKWR"), "is chosen when a play begins"),
        ((*LIVE, "--resume", "1"), "is a tally, not kept turn by turn"),
        ((*LIVE, "--resume"), "there is no open play of darjeeling that is kept turn by turn"),
    ],
)
def test_usage(run: Run, words: tuple[str, ...], said: str) -> None:
    """Exit code 2 and one sentence; nothing is begun."""
    run("score", "darjeeling", "--new", "--db", "p.db", stdin="Ann, Ben\n")
    done = run(*words, "--db", "p.db")
    assert 2 == done.returncode
    assert said in done.stderr
    assert 1 == len(json.loads(run("plays", "list", "--json", "--db", "p.db").stdout))


def test_options_begin_the_game(run: Run) -> None:
    """Strip, start player, chute and target are options; wrong ones are refused at once."""
    words = ("--strip", "4,2,1", "--start", "2", "--chute", "GKGWRKWR", "--target", "5")
    done = run(
        *LIVE,
        *words,
        "--new",
        "--json",
        "--db",
        "p.db",
        stdin="Ann, Ben\ni m g 4 n\n0 0\n0 0\n0 0\n",
    )
    assert 0 == done.returncode
    result = json.loads(done.stdout)
    assert [0, 6] == [one["total"] for one in result["players"]]
    assert {"target": 5, "multiplier": 4} == {k: v["value"] for k, v in result["table"].items()}
    done = run(*LIVE, "--chute", "KKKGWWRR", "--new", "--db", "q.db", stdin="Ann, Ben\n")
    assert 3 == done.returncode
    assert "E_ORDER" in done.stderr


def test_help_names_the_options_of_the_game(run: Run) -> None:
    """--help of a game that is kept turn by turn shows what --live takes."""
    shown = run("score", "darjeeling", "--help").stdout
    assert all(word in shown for word in ("--live", "--chute", "--strip", "--both-bonuses"))
    assert "--chute" not in run("score", "kraby", "--help").stdout
