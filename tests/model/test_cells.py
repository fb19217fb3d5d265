"""The cells of a picture are read as they are written."""

import pytest

from printkit.model.cells import Sign, cells_of, is_sided, read_sign


def test_lines_of_letters_and_lines_of_words() -> None:
    """Without blanks each letter is a cell; one blank anywhere, and the words stand apart."""
    assert (("O", ".", "G"), ("#", "o", "x")) == cells_of(("O.G", "#ox"))
    assert (("O>", "."), ("GG--", "city")) == cells_of(("O> .", "GG--   city"))


@pytest.mark.parametrize(
    ("word", "sign"),
    [
        ("O", Sign("O")),
        ("O<", Sign("O", 270)),
        ("v", Sign("v")),
        ("collector.1v", Sign("collector.1", 180)),
        ("GG--", Sign("GG--")),
        ("action.back", Sign("action.back")),
        ("ship/crate.1*3", Sign("ship", 0, (("crate.1", 3),))),
        ("ship/crate.1/crate.2*2", Sign("ship", 0, (("crate.1", 1), ("crate.2", 2)))),
    ],
)
def test_a_word_says_what_lies_there(word: str, sign: Sign) -> None:
    """A piece, how far it is turned, what lies on it."""
    assert sign == read_sign(word)


def test_a_load_without_a_number_is_refused() -> None:
    """``*`` wants a number."""
    with pytest.raises(ValueError, match="many"):
        read_sign("ship/crate.1*many")


@pytest.mark.parametrize(
    ("word", "sided"),
    [
        ("G--G", True),
        ("GKWR", True),
        ("----", False),
        ("GG-", False),
        ("G--Z", False),
        ("city", False),
    ],
)
def test_four_letters_of_kinds_are_the_sides_of_a_tile(word: str, *, sided: bool) -> None:
    """Not all four of them nothing."""
    assert sided == is_sided(word, frozenset("GKWR"))
