"""Lengths come in with any unit and go on in millimetres."""

import pytest

from printkit.base import units
from printkit.base.errors import UsageError


@pytest.mark.parametrize(
    ("typed", "mm"),
    [
        ("3", 3.0),
        ("3mm", 3.0),
        ("3 mm", 3.0),
        (" 3MM ", 3.0),
        ("0.3cm", 3.0),
        (".5", 0.5),
        ("0.125in", 3.175),
        ("1in", 25.4),
        ("72pt", 25.4),
        ("0", 0.0),
    ],
)
def test_lengths(typed: str, mm: float) -> None:
    """Each unit is worth what it is worth."""
    assert units.parse_length(typed) == pytest.approx(mm, abs=1e-12)


@pytest.mark.parametrize(
    "typed",
    ["", "mm", "3,5mm", "3 mmm", "nan", "inf", "-1", "+1", "1e3", "3 m", "3.", "0x10", "٣", "3;3"],
)
def test_br_025_a_length_that_is_none_shows_the_accepted_forms(typed: str) -> None:
    """The message names the option and the word, the hint shows how to write it."""
    with pytest.raises(UsageError) as told:
        units.parse_length(typed, "--gap")
    assert "--gap" in told.value.message
    assert repr(typed) in told.value.message
    for form in ("3mm", "0.3cm", "0.125in", "9pt"):
        assert form in told.value.hint


@pytest.mark.parametrize("typed", ["20001", "900in", "9" * 400])
def test_a_hopeless_length_is_refused(typed: str) -> None:
    """No paper is twenty metres long; a number too large for a float is no crash."""
    with pytest.raises(UsageError, match="too large"):
        units.parse_length(typed)


@pytest.mark.parametrize(
    ("typed", "size"),
    [
        ("63x88mm", (63.0, 88.0)),
        ("63 x 88", (63.0, 88.0)),
        ("63×88mm", (63.0, 88.0)),
        ("8.5x11in", (215.9, 279.4)),
        ("21X29.7cm", (210.0, 297.0)),
    ],
)
def test_sizes(typed: str, size: tuple[float, float]) -> None:
    """Width comes first; the unit holds for both."""
    assert units.parse_size(typed) == pytest.approx(size)


@pytest.mark.parametrize("typed", ["210x", "x297", "210", "210x297x3", "1.2.3x4", "axb", "210x-1"])
def test_br_025_a_size_that_is_none_shows_the_accepted_forms(typed: str) -> None:
    """A size with a missing side is refused with an example."""
    with pytest.raises(UsageError) as told:
        units.parse_size(typed, "--paper")
    assert "--paper" in told.value.message


@pytest.mark.parametrize("typed", ["0x297mm", "210x0"])
def test_a_side_of_no_length_is_refused(typed: str) -> None:
    """Paper of no width cannot be printed on."""
    with pytest.raises(UsageError, match="no length"):
        units.parse_size(typed)


def test_an_inch_is_exact() -> None:
    """25.4 mm and 72 points make an inch, both ways."""
    assert units.MM_PER_INCH == 25.4
    assert units.PT_PER_INCH == 72.0
    assert units.PT_PER_MM * units.MM_PER_PT == pytest.approx(1.0, abs=1e-15)
    assert pytest.approx(283.465, abs=0.001) == 100 * units.PT_PER_MM
