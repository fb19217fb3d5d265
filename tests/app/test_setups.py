"""Set-ups are asked for in words and numbers, and a new seed is made where none is given."""

from pathlib import Path

import pytest

from printkit.app import setups
from printkit.app.printing import Request
from printkit.base.errors import DataError, FileError, UsageError
from printkit.rules.darjeeling import GAME as DARJEELING
from printkit.rules.kraby import GAME


@pytest.mark.parametrize(("typed", "number"), [("2", 2), (" 3 ", 3), ("4", 4), ("03", 3)])
def test_numbers_of_players(typed: str, number: int) -> None:
    """Blanks do not count."""
    assert number == setups.read_players(GAME, typed)


@pytest.mark.parametrize(
    "typed", ["1", "5", "0", "-1", "two", "", "2.0", "٣", "²", "9" * 30, "2,3", None]
)
def test_br_083_who_cannot_be_seated_is_told_who_can(typed: str | None) -> None:
    """Below, above, no number at all: the hint lists the allowed numbers."""
    with pytest.raises(UsageError) as refused:
        setups.read_players(GAME, typed)
    assert "2, 3, 4" in refused.value.hint
    assert "--players" in refused.value.message + refused.value.hint


def test_a_new_seed_can_be_told_and_dealt_again() -> None:
    """Without a seed one is made, kept with the set-up, and deals the same again."""
    dealt = setups.set_up(GAME, 3, None, {})
    assert dealt.seed.isdecimal()
    assert len(dealt.seed) <= 6
    assert dealt == setups.set_up(GAME, 3, dealt.seed, {})


def test_new_seeds_differ() -> None:
    """Nobody gets the same set-up twice by not asking for one."""
    assert len({setups.new_seed() for _ in range(50)}) > 45


def test_br_074_an_empty_seed_is_not_no_seed() -> None:
    """A blank seed is refused; 0 is kept as it is."""
    with pytest.raises(UsageError, match="blank"):
        setups.set_up(GAME, 3, "", {})
    assert setups.set_up(GAME, 3, "0", {}).seed == "0"


@pytest.mark.parametrize(
    ("seed", "reveal", "name"),
    [
        ("7", False, "kraby-setup-3-players-7"),
        ("-7", False, "kraby-setup-3-players-_7"),
        ("Kör 1:2 / finálé?", False, "kraby-setup-3-players-Kör 1-2 - finálé"),
        ("7", True, "kraby-setup-3-players-7-revealed"),
    ],
)
def test_br_131_the_file_is_named_safely(seed: str, reveal: bool, name: str) -> None:  # noqa: FBT001
    """Names hold on every system; secrets are in a file of another name; -7 and 7 are two."""
    dealt = setups.set_up(GAME, 3, seed, {})
    assert name == setups.file_name(dealt, reveal=reveal)


def test_br_078_paper_and_format_do_not_change_the_set_up() -> None:
    """What is printed is what was dealt, on any paper, secrets on pages of their own."""
    dealt = setups.set_up(GAME, 2, "42", {})
    pages = set()
    for paper in ("a4", "letter"):
        open_part = setups.on_paper(GAME, dealt, Request(paper=paper, overrides=False))
        whole = setups.on_paper(GAME, dealt, Request(paper=paper, overrides=False), reveal=True)
        assert "seed 42" in open_part.document.title
        assert len(whole.document.pages) > len(open_part.document.pages)
        pages.add(len(open_part.document.pages))
    assert pages == {1}


def test_a_map_of_ones_own_is_read_from_its_file(tmp_path: Path) -> None:
    """A file is read with any line ends and a byte-order mark; a word that is known is no file."""
    own = tmp_path / "own.txt"
    own.write_bytes(b"\xef\xbb\xbf##C##\r\n#####\r\n")
    dealt = setups.set_up(DARJEELING, 2, "7", {"map": str(own)})
    assert dict(dealt.options)["map"] == str(own)
    assert "own" == dict(dealt.places)["map"]["id"]  # type: ignore[index]
    named = setups.set_up(DARJEELING, 2, "7", {"map": "India"})
    assert "india" == dict(named.places)["map"]["id"]  # type: ignore[index]
    with pytest.raises(FileError, match="atlantis"):
        setups.set_up(DARJEELING, 2, "7", {"map": "atlantis"})


def test_a_map_that_cannot_be_right_leaves_all_its_faults(tmp_path: Path) -> None:
    """What is wrong with a map is told with row and column, all at once."""
    own = tmp_path / "own.txt"
    own.write_text("#?#\n#C!\n", encoding="utf-8")
    with pytest.raises(DataError) as refused:
        setups.set_up(DARJEELING, 2, "7", {"map": str(own)})
    assert ["row 1, column 2", "row 2, column 3"] == [
        fault.message.partition(":")[0] for fault in refused.value.faults
    ]
