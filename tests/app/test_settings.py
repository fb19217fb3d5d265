"""Defaults from printkit.toml: the folder's over the user's own, each mistake named."""

from pathlib import Path

import pytest

from printkit.app import files, settings
from printkit.base.errors import DataError
from printkit.model.options import Option
from printkit.model.text import text

SIZE = Option("cell_size", "choice", text("Size."), choices=("normal", "small"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that stands for the user's own settings."""
    own = tmp_path / "own"
    own.mkdir()
    monkeypatch.setattr(files, "settings_dir", lambda: own)
    return own


def test_the_folder_s_settings_come_before_the_user_s(tmp_path: Path, home: Path) -> None:
    """Both files count; where both speak, the folder does."""
    (home / "printkit.toml").write_text('paper = "a4"\ndpi = 600\n', encoding="utf-8")
    (tmp_path / "printkit.toml").write_text('\ufeffpaper = "letter"\n', encoding="utf-8")
    assert settings.load(tmp_path).common == {"paper": "letter", "dpi": 600}


def test_no_file_gives_no_defaults(tmp_path: Path, home: Path) -> None:
    """Nothing has to be set."""
    found = settings.load(tmp_path)
    assert not found.common
    assert str(home) not in found.source


@pytest.mark.parametrize(
    ("line", "named", "meant"),
    [
        ('papr = "a4"', "papr", "paper"),
        ("dpi = 3.5", "dpi", "whole number"),
        ("dpi = true", "dpi", "whole number"),
        ('gap = "3 mmm"', "gap", "number of mm"),
        ("margin = true", "margin", "number of mm"),
        ("no-overrides = 1", "no-overrides", "true or false"),
        ("paper = 4", "paper", "in quotes"),
        ("[krabi]", "krabi", "kraby"),
    ],
)
def test_br_137_a_mistake_is_named_with_what_was_meant(
    tmp_path: Path, home: Path, line: str, named: str, meant: str
) -> None:
    """The message names the file and the key, the hint what may stand there."""
    assert home.is_dir()
    (tmp_path / "printkit.toml").write_text(line, encoding="utf-8")
    with pytest.raises(DataError, match=named) as told:
        settings.load(tmp_path)
    assert "printkit.toml" in told.value.message
    assert meant in told.value.hint


def test_a_game_s_own_options_are_checked_against_its_declarations(
    tmp_path: Path, home: Path
) -> None:
    """A game's table holds options that the game has."""
    assert home.is_dir()
    path = tmp_path / "printkit.toml"
    path.write_text('[kraby]\ncell-size = "small"\n', encoding="utf-8")
    found = settings.of_game(settings.load(tmp_path), "kraby", (SIZE,))
    assert found == {"cell_size": "small"}
    path.write_text('[kraby]\ncell-siez = "small"\n', encoding="utf-8")
    with pytest.raises(DataError, match="cell-siez") as told:
        settings.of_game(settings.load(tmp_path), "kraby", (SIZE,))
    assert "cell-size" in told.value.hint
    for value in ("5", '"smal"'):
        path.write_text(f"[kraby]\ncell-size = {value}\n", encoding="utf-8")
        with pytest.raises(DataError, match=r"printkit\.toml.*cell-size"):
            settings.of_game(settings.load(tmp_path), "kraby", (SIZE,))
