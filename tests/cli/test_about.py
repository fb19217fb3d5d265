"""`printkit games`, `rules` and `check`: what there is, how it is played, whether it is sound."""

import json
import subprocess
from collections.abc import Callable

Run = Callable[..., "subprocess.CompletedProcess[str]"]


def test_games_lists_the_parts(run: Run) -> None:
    """Every game with its players and the ids for --parts."""
    done = run("games")
    assert done.returncode == 0
    assert "kraby: Kraby, 2 to 4 players" in done.stdout
    for part in ("board", "tokens", "screens", "figures", "markers", "rules", "pad", "cover"):
        assert f"\n  {part} " in done.stdout
    found = json.loads(run("games", "--json").stdout)
    assert "kraby" in [game["game"] for game in found]


def test_rules_in_a_pipe_are_narrow_and_plain(run: Run) -> None:
    """At most 80 signs a line, the topics told on stderr."""
    done = run("rules", "kraby")
    assert done.returncode == 0
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "two-players" in done.stderr
    one = run("rules", "kraby", "ties")
    assert one.stdout.rpartition("\n\n")[0] in done.stdout
    assert one.stderr == ""


def test_rules_as_json(run: Run) -> None:
    """The topics with their blocks."""
    found = json.loads(run("rules", "kraby", "aim", "--json").stdout)
    assert (found["game"], found["rules"]) == ("kraby", "1")
    assert [topic["id"] for topic in found["topics"]] == ["aim"]


def test_br_121_an_unknown_topic(run: Run) -> None:
    """A usage error with the near match."""
    done = run("rules", "kraby", "scorng")
    assert (done.returncode, done.stdout) == (2, "")
    assert "'scoring'" in done.stderr


def test_br_116_rules_on_an_old_code_page(run: Run) -> None:
    """Signs that the terminal does not know become look-alikes."""
    done = run("rules", "kraby", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "* One figure a turn" in done.stdout


def test_check_finds_nothing(run: Run) -> None:
    """Exit code 0 and one line a game; as JSON with the whole fingerprint."""
    done = run("check")
    assert (done.returncode, done.stderr) == (0, "")
    assert "kraby: consistent, rules 1, fingerprint " in done.stdout
    (found,) = json.loads(run("check", "kraby", "--json").stdout)
    assert found["faults"] == []
    assert len(found["fingerprint"]) == 64
