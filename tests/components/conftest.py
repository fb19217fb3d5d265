"""What the tests of drawings share: the theme and layouts of Kraby, without anybody's overrides."""

from collections.abc import Mapping

import pytest

from printkit.app.registry import load
from printkit.app.studio import Studio, open_studio
from printkit.components.template import Layout
from printkit.components.theme import Theme
from printkit.model.game import Game


@pytest.fixture(scope="session")
def game() -> Game:
    """Kraby."""
    return load("kraby")


@pytest.fixture(scope="session")
def studio(game: Game) -> Studio:
    """The shipped templates of Kraby."""
    return open_studio(game, overrides=False)


@pytest.fixture(scope="session")
def theme(studio: Studio) -> Theme:
    """The look of Kraby."""
    return studio.theme


@pytest.fixture(scope="session")
def layouts(studio: Studio) -> Mapping[str, Layout]:
    """The sizes of Kraby."""
    return studio.layouts
