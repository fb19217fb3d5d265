"""`--data FILE`: what an owner's copy of a game says counts in every command that takes it."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

Run = Callable[..., "subprocess.CompletedProcess[str]"]
PEOPLE = [
    {
        "name": name,
        "track": track,
        "cards": 0,
        "emperor": [],
        "scroll_strength": 0,
        "scroll_teapot": 0,
        "scroll_repeat": 0,
        "emperor_tokens": 0,
        "river": "S12",
        "uni_center": 0,
        "uni_sectors": [],
        "cups": 0,
    }
    for name, track in (("A", 1), ("B", 2))
]
TYPED = (
    "A, B",
    "1 2",
    "0 0",
    "- -",
    "0 0",
    "0 0",
    "0 0",
    "0 0",
    "S2 S2",
    "0 0",
    "- | -",
    "",
    "0 0",
)


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """The folder in which the program runs, with answers and two files of data."""
    folder = tmp_path / "here"
    folder.mkdir(exist_ok=True)
    (folder / "answers.json").write_text(json.dumps({"players": PEOPLE}), encoding="utf-8")
    (folder / "mine.toml").write_text(
        '[river]\npoints = [0, 4, 8]\nbonuses = ["", "draw", "swap"]\n'
        "[action_cards.A100.price]\nleaves = 9\n",
        encoding="utf-8",
    )
    (folder / "bad.toml").write_text("[rivr]\npoints = [1]\n", encoding="utf-8")
    return folder


def test_score_with_own_data(run: Run, here: Path) -> None:
    """The points of the owner's river count; sections that it does not have are refused."""
    words = ("score", "tea-garden", "--answers", "answers.json", "--json")
    assert [26, 27] == [one["total"] for one in json.loads(run(*words).stdout)["players"]]
    refused = run(*words, "--data", "mine.toml")
    assert 3 == refused.returncode
    assert {"E_RANGE"} == {one["code"] for one in json.loads(refused.stdout)["errors"]}
    for one in PEOPLE:
        assert one["river"] == "S12"
    short = json.dumps({"players": [{**one, "river": "s2"} for one in PEOPLE]})
    (here / "answers.json").write_text(short, encoding="utf-8")
    found = json.loads(run(*words, "--data", "mine.toml").stdout)
    assert [9, 10] == [one["total"] for one in found["players"]]
    assert f"1+{found['data']}" == found["rules"]
    lines = run(*words[:-1], "--data", "mine.toml").stdout
    assert f"Tea Garden, 2 players, data {found['data']}" in lines


def test_data_that_cannot_be_used(run: Run, here: Path) -> None:
    """File, key and near match are told; nothing else happens."""
    assert here.is_dir()
    for words in (
        ("score", "tea-garden", "--answers", "answers.json"),
        ("setup", "tea-garden", "--players", "3"),
        ("calc", "tea-garden", "sale", "--fresh", "1"),
        ("print", "tea-garden", "--dry-run"),
        ("rules", "tea-garden"),
        ("check", "tea-garden"),
    ):
        done = run(*words, "--data", "bad.toml")
        assert (3, "") == (done.returncode, done.stdout), words
        assert "bad.toml: nobody knows the key 'rivr'" in done.stderr
        assert "did you mean 'river'?" in done.stderr
    missing = run("setup", "tea-garden", "--players", "3", "--data", "none.toml")
    assert 5 == missing.returncode


def test_set_up_with_own_data(run: Run, here: Path) -> None:
    """The fingerprint stands in the set-up, the file in the command that deals it again."""
    assert here.is_dir()
    words = ("setup", "tea-garden", "--players", "3", "--seed", "7", "--data", "mine.toml")
    done = run(*words, "--json")
    found = json.loads(done.stdout)
    assert ("mine.toml", f"1+{found['data']}") == (found["options"]["data"], found["rules"])
    told = run(*words)
    assert told.stdout.startswith(f"Tea Garden, 3 players, seed 7, data {found['data']}\n")
    assert "--seed 7 --data mine.toml" in told.stderr


def test_a_question_with_own_data(run: Run, here: Path) -> None:
    """The price is that of the owner's card, and the answer is marked."""
    assert here.is_dir()
    words = ("calc", "tea-garden", "pay", "--fresh", "q6:2", "--card", "A100", "--json")
    assert json.loads(run(*words).stdout)["ok"]
    found = json.loads(run(*words, "--data", "mine.toml").stdout)
    assert (False, 7) == (found["ok"], found["result"]["missing"])
    assert 12 == len(found["data"])


def test_a_play_remembers_its_data(run: Run, here: Path) -> None:
    """What was begun with data goes on with that data only, and the result keeps the mark."""
    assert here.is_dir()
    db = ("--db", "p.db")
    half = run("score", "tea-garden", "--data", "mine.toml", *db, stdin="\n".join(TYPED[:6]))
    assert 3 == half.returncode
    assert "kept" in half.stderr
    again = ("score", "tea-garden", "--resume", *db)
    other = run(*again, stdin="\n".join(TYPED[6:]))
    assert 3 == other.returncode
    assert "--data FILE" in other.stderr
    shown = run("plays", "show", "1", *db)
    assert 3 == shown.returncode
    assert "--resume tea-garden-1 --data FILE" in shown.stderr
    done = run(*again, "--data", "mine.toml", "--json", stdin="\n".join(TYPED[6:]))
    found = json.loads(done.stdout)
    assert [9, 10] == [one["total"] for one in found["players"]]
    kept = json.loads(run("plays", "show", "1", *db, "--json").stdout)
    assert found == kept
    assert found["data"] in run("plays", "show", "1", *db).stdout
    listed = run("plays", "list", "--game", "tea-garden", *db).stdout
    assert "tea-garden-1" in listed


def test_a_play_without_data_refuses_data(run: Run, here: Path) -> None:
    """The other way round it is refused too."""
    assert here.is_dir()
    run("score", "tea-garden", "--db", "p.db", stdin="\n".join(TYPED[:4]))
    words = ("score", "tea-garden", "--resume", "--db", "p.db", "--data", "mine.toml")
    other = run(*words, stdin="")
    assert 3 == other.returncode
    assert "without data of your own" in other.stderr


def test_data_has_no_default_in_the_settings(run: Run, here: Path) -> None:
    """A tally reads no settings, so a file that only some commands use would tell lies."""
    (here / "printkit.toml").write_text('[tea-garden]\ndata = "mine.toml"\n', encoding="utf-8")
    done = run("setup", "tea-garden", "--players", "3")
    assert 3 == done.returncode
    assert "--data FILE" in done.stderr


def test_the_file_to_begin_with(run: Run, here: Path) -> None:
    """The template is written here, says everything, and may be named at once."""
    done = run("templates", "copy", "data/tea-garden")
    assert "written: tea-garden.toml" in done.stdout
    assert "--data tea-garden.toml" in done.stderr
    assert (here / "tea-garden.toml").is_file()
    words = ("setup", "tea-garden", "--players", "2", "--seed", "1", "--json")
    own = json.loads(run(*words, "--data", "tea-garden.toml").stdout)
    ours = json.loads(run(*words).stdout)
    assert ours["places"] == own["places"]


def test_other_games_take_no_data(run: Run, here: Path) -> None:
    """Where nothing can be replaced there is no such option."""
    assert here.is_dir()
    done = run("setup", "kraby", "--players", "3", "--data", "mine.toml")
    assert 2 == done.returncode


def test_the_plays_of_one_game_are_listed(run: Run, here: Path) -> None:
    """--game leaves the others out."""
    assert here.is_dir()
    run("score", "tea-garden", "--db", "p.db", stdin="A, B\n1 2\n")
    run("score", "kraby", "--db", "p.db", stdin="A, B\n4\n")
    listed = run("plays", "list", "--db", "p.db", "--game", "kraby")
    assert 0 == listed.returncode
    assert "kraby-2" in listed.stdout
    assert "tea-garden" not in listed.stdout
