"""A folder of the user's own is merged over the shipped data, and every mistake in it is named."""

from pathlib import Path

import pytest

from printkit.app.overrides import Library, merged
from printkit.base import resources
from printkit.base.errors import DataError

SHIPPED = {"page": {"margin": "6mm", "lines": 3, "bold": True}, "names": ["a"], "scale": 1.5}


def test_given_keys_replace_shipped_ones_and_all_others_stay() -> None:
    """Tables are merged, lists and values replaced; the shipped table is not changed."""
    got = merged(SHIPPED, {"page": {"lines": 4}, "names": ["b", "c"], "scale": 2}, "x.toml")
    expected = {
        "page": {"margin": "6mm", "lines": 4, "bold": True},
        "names": ["b", "c"],
        "scale": 2,
    }
    assert expected == got
    assert SHIPPED["names"] == ["a"]


def test_br_137_a_misspelt_key_is_an_error_with_the_near_match() -> None:
    """The message names file and key, the hint the key that was meant."""
    with pytest.raises(DataError, match=r"x\.toml.*page\.margn") as told:
        merged(SHIPPED, {"page": {"margn": "3mm"}}, "x.toml")
    assert "page.margin" in told.value.hint


@pytest.mark.parametrize(
    "own",
    [{"page": 3}, {"scale": "2"}, {"page": {"bold": 1}}, {"page": {"lines": True}}, {"names": "a"}],
)
def test_a_value_of_another_type_is_refused(own: dict[str, object]) -> None:
    """A number does not stand for a text, nor a flag for a number."""
    with pytest.raises(DataError, match=r"x\.toml.* must be "):
        merged(SHIPPED, own, "x.toml")


def test_the_folder_s_file_is_used_and_told(tmp_path: Path) -> None:
    """A notice names each file that takes part; --no-overrides leaves it out."""
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "fonts.toml").write_text("", encoding="utf-8")
    library = Library(tmp_path)
    assert len(library.notices) == 1
    assert "fonts/fonts.toml" in library.notices[0]
    assert Library(tmp_path, overrides=False).fonts() == library.fonts()
    assert Library(tmp_path, overrides=False).notices == ()


def test_a_copy_that_says_nothing_new_is_not_told(tmp_path: Path) -> None:
    """A fresh copy, or the shipped folder itself, changes nothing and gives no notice."""
    name = "themes/kraby.toml"
    (tmp_path / "templates" / "themes").mkdir(parents=True)
    own = tmp_path / "templates" / name
    own.write_text(resources.template_text(name), encoding="utf-8")
    assert Library(tmp_path).notices == ()
    own.write_text('[colours]\norange = "#e4007f"\n', encoding="utf-8")
    assert len(Library(tmp_path).notices) == 1


def test_a_file_that_overrides_nothing_is_a_mistake(tmp_path: Path) -> None:
    """A misspelt file name is not passed over."""
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "simbols.toml").write_text("", encoding="utf-8")
    with pytest.raises(DataError, match=r"simbols\.toml") as told:
        Library(tmp_path)
    assert "symbols.toml" in told.value.hint


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    """TOML that cannot be read names the file and the place."""
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "symbols.toml").write_text("a = \n", encoding="utf-8")
    with pytest.raises(DataError, match=r"symbols\.toml.*line 1"):
        Library(tmp_path).template("symbols.toml")


def test_fonts_of_the_folder_come_first(tmp_path: Path) -> None:
    """A folder with fonts is searched before the installed ones, unless overrides are off."""
    (tmp_path / "fonts").mkdir()
    assert Library(tmp_path).font_folders == (tmp_path / "fonts",)
    assert Library(tmp_path, overrides=False).font_folders == ()
