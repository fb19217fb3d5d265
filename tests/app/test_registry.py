"""Games are found by name, without importing any other."""

import subprocess
import sys
from pathlib import Path

import pytest

from printkit.app import registry
from printkit.base.errors import RulesError, UsageError


@pytest.mark.parametrize("word", ["kraby", "Kraby", " KRABY "])
def test_letter_case_does_not_count(word: str) -> None:
    """However it is written, it is one game."""
    assert registry.load(word).id == "kraby"


def test_an_underscore_is_a_hyphen() -> None:
    """Modules are named with underscores, games with hyphens."""
    assert registry.canonical("Tea_Garden") == "tea-garden"


def test_br_121_an_unknown_game_is_named_with_the_near_match() -> None:
    """The message has the word, the hint what was meant and all there is."""
    with pytest.raises(UsageError, match="krabi") as told:
        registry.load("krabi")
    assert "did you mean 'kraby'" in told.value.hint


@pytest.mark.parametrize("word", ["", "..", "../kraby", "kraby.sheet", "__init__", "_kraby", "é"])
def test_odd_words_are_no_games(word: str) -> None:
    """A word is never taken for a path or a module."""
    with pytest.raises(UsageError):
        registry.load(word)


def _package(folder: Path, module: str, entry: str, source: str) -> None:
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    info = folder / f"{module}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8"
    )
    (info / "entry_points.txt").write_text(f"[printkit.games]\n{entry}\n", encoding="utf-8")


def test_a_game_of_an_installed_package_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The entry-point group is asked where no built-in game matches."""
    source = "import dataclasses\nfrom printkit.rules.kraby import GAME as K\n"
    source += "GAME = dataclasses.replace(K, id='my-game')\n"
    _package(tmp_path, "my_game_pkg", "my-game = my_game_pkg:GAME", source)
    monkeypatch.syspath_prepend(tmp_path)
    assert registry.load("My_Game").id == "my-game"
    assert registry.names()[-1] == "my-game"
    assert not registry.exists("my-game")


@pytest.mark.parametrize(
    ("source", "told"),
    [("1 / 0", "ZeroDivision|division"), ("GAME = 3", "gives no GAME")],
)
def test_a_broken_package_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, told: str
) -> None:
    """Whatever another package does, the message says which one."""
    name = f"broken_{len(source)}"
    _package(tmp_path, name, f"broken-{len(source)} = {name}", source)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(RulesError, match=f"{name}.*({told})|({told})"):
        registry.load(f"broken-{len(source)}")


def test_a_game_brings_no_other_along() -> None:
    """Loading one game imports neither other games nor anything that prints."""
    script = (
        "import sys; from printkit.app import registry; registry.load('kraby')\n"
        "rules = {m.split('.')[2] for m in sys.modules if m.startswith('printkit.rules.')}\n"
        "assert rules == {'kraby'}, rules\n"
        "heavy = {'reportlab', 'svgwrite', 'qrcode', 'fontTools', 'rich', 'sqlite3', 'importlib.metadata'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
