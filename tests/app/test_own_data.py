"""A file of an owner's own data adjusts a game, marks what comes of it, and is refused by its keys."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from printkit.app import own_data, registry, template_files
from printkit.app.overrides import laid_over, misfits
from printkit.app.printing import Request, base_name, file_name, prepare
from printkit.app.selection import Wishes
from printkit.app.setups import on_paper
from printkit.base.errors import DataError, FileError, UsageError
from printkit.base.resources import parse_toml
from printkit.display.items import TextItem
from printkit.model.codec import fingerprint, sheet_fingerprint
from printkit.scoring.answers import read_answers
from printkit.scoring.totals import result_json, tally
from printkit.setups.deal import deal
from printkit.setups.describe import dealt_json, dealt_lines, seed_line
from tests.components.drawn import walk
from tests.rules.tea_garden.answers import player

TEA = registry.load("tea-garden")
RIVER = "[river]\npoints = [0, 0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 21, 30]\n"
Write = Callable[[str], str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return what writes a file of data and gives its path."""

    def work(text: str) -> str:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return work


def refused(path: str) -> DataError:
    """Return why a file is refused."""
    with pytest.raises(DataError) as told:
        own_data.adjusted(TEA, path)
    return told.value


def test_a_small_file_replaces_only_what_it_says(write: Write) -> None:
    """One key is another, everything else stays as printkit has it."""
    game = own_data.adjusted(TEA, write(RIVER))
    raw = {"players": [player("A", river="S12"), player("B", river="S11")]}
    result = tally(game, read_answers(game, raw))
    assert [30, 21] == [one.rows["river"] for one in result.players]
    assert TEA.setup() == game.setup()
    assert sheet_fingerprint(TEA) != sheet_fingerprint(game)


def test_results_and_set_ups_are_marked(write: Write) -> None:
    """The fingerprint stands in results, in set-ups and in the version of the rules."""
    path = write(RIVER)
    game = own_data.adjusted(TEA, path)
    assert re.fullmatch("[0-9a-f]{12}", game.mark)
    assert f"1+{game.mark}" == game.rules
    raw = {"players": [player("A", track=2), player("B")]}
    found = result_json(tally(game, read_answers(game, raw)))
    assert (game.rules, game.mark) == (found["rules"], found["data"])
    dealt = deal(game, 3, "7", {"data": path})
    assert (game.rules, game.mark) == (dealt_json(dealt)["rules"], dealt_json(dealt)["data"])
    assert dealt_lines(dealt)[0].endswith(f"seed 7, data {game.mark}")
    assert f"--data {path}" in seed_line(dealt)


def test_without_such_a_file_nothing_is_marked() -> None:
    """What printkit brings has no mark, and keys that other games do not have."""
    raw = {"players": [player("A", track=2), player("B")]}
    assert "data" not in result_json(tally(TEA, read_answers(TEA, raw)))
    assert "data" not in dealt_json(deal(TEA, 3, "7", {}))
    assert ("1", "tea-garden") == (TEA.rules, base_name(TEA))


def test_the_mark_tells_data_apart_and_not_files(write: Write) -> None:
    """Blanks, comments and the order of keys change nothing; a number does."""
    one = own_data.adjusted(TEA, write(RIVER)).mark
    again = own_data.adjusted(TEA, write(f"# mine\n\n{RIVER.replace(', ', ',  ')}")).mark
    other = own_data.adjusted(TEA, write(RIVER.replace("30", "31"))).mark
    assert one == again != other


def test_files_that_are_written_do_not_meet(write: Write) -> None:
    """The mark stands in the names of printed files."""
    game = own_data.adjusted(TEA, write(RIVER))
    assert f"tea-garden-data-{game.mark}" == file_name(game, Request())


def test_every_printed_sheet_is_marked() -> None:
    """The fingerprint stands beside the name of the game on each page, of kits and set-ups."""
    game = replace(registry.load("kraby"), mark="0123456789ab")
    request = Request(wishes=Wishes(parts=("tokens", "markers")), overrides=False)
    dealt = deal(game, 3, "7", {})
    for prepared in (prepare(game, request), on_paper(game, dealt, request)):
        assert prepared.document.pages
        for page in prepared.document.pages:
            items = tuple(item for layer in page.layers for item in layer.items)
            told = [item.text for item, _, _ in walk(items) if isinstance(item, TextItem)]
            assert any("data 0123456789ab" in words for words in told)


def test_the_written_file_is_the_whole_design(write: Write) -> None:
    """What `templates copy` writes is read back, and the game is the same but for its mark."""
    text = own_data.written(TEA)
    game = own_data.adjusted(TEA, write(text))
    assert TEA.data is not None
    assert parse_toml(text, "data") == TEA.data()
    assert sheet_fingerprint(TEA) == sheet_fingerprint(game)
    assert TEA.setup() == game.setup()
    assert fingerprint(TEA) != fingerprint(game)


def test_the_template_of_the_data_is_listed_and_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is copied beside the user and not into templates/, where nobody would look for it."""
    monkeypatch.chdir(tmp_path)
    assert "data/tea-garden.toml" in template_files.listing()
    assert "data/kraby.toml" not in template_files.listing()
    assert ("tea-garden.toml", "written") == template_files.copy("data/tea-garden")
    assert own_data.adjusted(TEA, "tea-garden.toml").mark


def test_every_key_that_nobody_knows_is_told(write: Write) -> None:
    """File, key and near match; all at once."""
    path = write('[river]\npoint = [1]\n[universty]\npoints = [1]\n[cups]\ntiles = "BG"\n')
    error = refused(path)
    assert [
        ("E_UNKNOWN", "river.point"),
        ("E_UNKNOWN", "universty"),
        ("E_TYPE", "cups.tiles"),
    ] == [(fault.code, fault.where) for fault in error.faults]
    for fault in error.faults:
        assert fault.message.startswith(f"{path}: ")
        assert fault.where in fault.message
        assert len(fault.hint) < 200
    assert "did you mean 'river.points'?" in error.faults[0].hint
    assert "did you mean 'university'?" in error.faults[1].hint


def test_every_value_that_cannot_be_is_told(write: Write) -> None:
    """What the game itself refuses carries the file too."""
    path = write('[university]\npoints = [1, 2, 3, 999]\n[bonuses]\ntiles = ["drow"]\n')
    error = refused(path)
    assert ["university.points[3]", "bonuses.tiles[0]", "bonuses.tiles"] == [
        fault.where for fault in error.faults
    ]
    assert all(path in fault.message for fault in error.faults)


def test_a_file_that_is_no_toml(write: Write) -> None:
    """The message names file, line and column."""
    error = refused(write("[river]\npoints = = 1\n"))
    assert "mine.toml" in error.message
    assert "line" in error.message


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """It cannot be read."""
    with pytest.raises(FileError, match="data"):
        own_data.adjusted(TEA, str(tmp_path / "none.toml"))


@pytest.mark.parametrize("path", ["-", "mine.toml"])
def test_what_cannot_be_adjusted(path: str) -> None:
    """Standard input, which answers may need, and a game that has nothing to replace."""
    game = TEA if path == "-" else registry.load("kraby")
    with pytest.raises(UsageError):
        own_data.adjusted(game, path)


def test_tables_are_laid_over_each_other() -> None:
    """Keys of inner tables one by one, lists as a whole; the shipped tables stay as they are."""
    shipped = {"a": {"x": 1, "y": [1, 2]}, "b": 2}
    own = {"a": {"y": [3]}}
    assert [] == list(misfits(shipped, own))
    assert {"a": {"x": 1, "y": [3]}, "b": 2} == laid_over(shipped, own)
    assert {"a": {"x": 1, "y": [1, 2]}, "b": 2} == shipped
