"""The sizes of paper, and how they are asked for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printkit.base.errors import DataError, UsageError
from printkit.base.resources import parse_toml, template_text
from printkit.impose.paper import Paper, parse_paper, read_papers

PAPERS = read_papers(parse_toml(template_text("papers.toml"), "papers.toml"))

SIZES = {
    "A3": (297, 420),
    "A4": (210, 297),
    "A5": (148, 210),
    "Letter": (215.9, 279.4),
    "Legal": (215.9, 355.6),
    "Tabloid": (279.4, 431.8),
}


@pytest.mark.parametrize("name", SIZES)
def test_papers_have_their_exact_sizes(name: str) -> None:
    """A4 is 210 x 297 mm, Letter 215.9 x 279.4, to the last digit."""
    paper = parse_paper(name, PAPERS)
    assert (name, *SIZES[name]) == (paper.name, paper.width, paper.height)


def test_the_table_has_these_papers_and_no_others() -> None:
    """The list in the manual is the list in the table."""
    assert sorted(SIZES) == sorted(paper.name for paper in PAPERS.values())


@pytest.mark.parametrize("asked", ["A4", "a4", " A4 "])
def test_br_122_a_paper_is_known_in_any_letter_case(asked: str) -> None:
    """Letter case and blanks around a name do not count."""
    assert PAPERS["a4"] == parse_paper(asked, PAPERS)


@pytest.mark.parametrize(
    ("asked", "width", "height"),
    [
        ("200x250mm", 200, 250),
        ("200X250MM", 200, 250),
        ("250x200mm", 200, 250),
        ("20 x 25 cm", 200, 250),
        ("200×250", 200, 250),
        ("8.5x11in", 215.9, 279.4),
    ],
)
def test_any_size_is_a_paper(asked: str, width: float, height: float) -> None:
    """A size with its unit is a paper, upright whichever side comes first."""
    paper = parse_paper(asked, PAPERS)
    assert (width, height) == (paper.width, paper.height)


@pytest.mark.parametrize("asked", ["210x", "x297", "210x297pc", "0x100mm", "210", "9000x9000mm"])
def test_br_025_a_size_that_is_none_is_refused_with_the_forms(asked: str) -> None:
    """The refusal shows how a paper is written."""
    with pytest.raises(UsageError) as caught:
        parse_paper(asked, PAPERS)
    told = f"{caught.value.message} {caught.value.hint}"
    assert "200x250mm" in told or "at most 5080 mm" in told


def test_a_misspelt_paper_is_told_the_nearest() -> None:
    """A name that nobody knows is answered with the one that was probably meant."""
    with pytest.raises(UsageError, match="'leter'") as caught:
        parse_paper("leter", PAPERS)
    assert "did you mean Letter?" in caught.value.hint
    assert "Tabloid" in caught.value.hint


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        ({"name": "X", "width": "10mm"}, "height"),
        ({"name": "X", "width": "10mm", "height": 20}, "height"),
        ({"name": "X", "width": "10mm", "heigth": "20mm"}, "did you mean 'height'"),
        ({"name": "X", "width": "10 ells", "height": "20mm"}, "x.width"),
        ("10x20mm", "not a table"),
    ],
)
def test_a_broken_table_is_refused_by_name(entry: object, told: str) -> None:
    """The message names the paper and the key."""
    with pytest.raises(DataError) as caught:
        read_papers({"x": entry})
    assert told in f"{caught.value.message} {caught.value.hint}"


@given(width=st.floats(0.1, 5080, allow_nan=False), height=st.floats(0.1, 5080, allow_nan=False))
def test_a_paper_is_upright_whatever_is_asked(width: float, height: float) -> None:
    """The first side is the shorter one."""
    paper = parse_paper(f"{width:.4f}x{height:.4f}mm", PAPERS)
    assert isinstance(paper, Paper)
    assert paper.width <= paper.height
