"""Colours are told apart on paper, in grey too, and letters stand out from them."""

from itertools import pairwise

import pytest

from printkit.base.errors import DataError
from printkit.components.theme import Theme, contrast, luminance, read_theme
from printkit.model.game import Game


def lightness(theme: Theme, key: str) -> float:
    """Return L* of CIELAB, 0 to 100, which is what a grey print keeps of a colour."""
    return float(116 * luminance(theme.colour(key)) ** (1 / 3) - 16)


def test_letters_on_every_kind_and_sail_reach_the_contrast_of_text(
    theme: Theme, game: Game
) -> None:
    """What stands on a colour has a contrast of at least 4.5 : 1."""
    keys = [*(kind.colour for kind in game.kinds), *(seat.colour for seat in game.seats)]
    weak = {
        key: round(contrast(theme.colour(key), theme.on_colour(key)), 2)
        for key in keys
        if contrast(theme.colour(key), theme.on_colour(key)) < 4.5
    }
    assert {} == weak


def test_the_five_crabs_differ_in_grey(theme: Theme, game: Game) -> None:
    """Two neighbours in lightness are at least 10 L* apart; blue is darkest, yellow lightest."""
    shades = sorted((lightness(theme, kind.colour), kind.colour) for kind in game.kinds)
    gaps = [b[0] - a[0] for a, b in pairwise(shades)]
    assert min(gaps) >= 10
    assert ("blue", "yellow") == (shades[0][1], shades[-1][1])


def test_every_kind_has_its_own_letter_and_pattern(game: Game) -> None:
    """Colour is never the only thing that tells two kinds apart."""
    kinds = game.kinds
    assert len(kinds) == len({kind.letter for kind in kinds}) == len({k.pattern for k in kinds})


def test_an_unknown_colour_is_refused_with_a_near_match(theme: Theme) -> None:
    """A slip in a template names the key and what was probably meant."""
    with pytest.raises(DataError) as caught:
        theme.colour("ornage")
    assert "ornage" in caught.value.message
    assert "orange" in caught.value.hint


def test_a_colour_that_is_none_is_refused(theme: Theme) -> None:
    """A value that is not #rrggbb names template, key and value."""
    tables = {"colours": {"sea": "bluish"}, "weights": {}}
    with pytest.raises(DataError, match=r"my\.toml: the colour sea = 'bluish'"):
        read_theme("my.toml", tables, {}, theme.book)
